//! What can be said, and what is asked.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{Board, BoardEdit};
use crate::words::{
    Cargo, Crew, Deal, Ducats, Foe, Galley, Good, MOST_SEATS, Nation, Options, Path, Place, PortId, Seats, Standing,
    Step, ZoneId,
};

/// One gesture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[ts(tag = "do")]
pub enum Command {
    // ---- chance answers ----
    /// The bids are revealed (`BID-1`).
    Reveal,
    /// A die each for those who are tied, in seat order (`BID-2`).
    RollOrder {
        /// 1 to 6 each.
        #[ts(as = "Vec<u8>")]
        dice: ArrayVec<u8, MOST_SEATS>,
    },
    /// A die each in a battle, the attacker's first (`FIGHT-1`).
    Rolled {
        /// 1 to 6 each.
        dice: [u8; 2],
    },
    /// Wealth is counted (`SCORE-1`).
    Count,
    // ---- set-up ----
    /// Places the ten sailors: so many on the two galleys, the rest in the town (`SETUP-2`).
    PlaceSailors {
        /// 1 to 5 each.
        aboard: [u8; 2],
    },
    /// Everything lies as it does on the table: a game already under way continues with the bids.
    BeginPlay,
    // ---- phase 1 ----
    /// Bids for the order, in secret (`BID-1`).
    Bid { ducats: Ducats },
    /// Picks a place in the order (`BID-2`).
    PickPlace {
        /// From 1.
        place: u8,
    },
    // ---- phase 2 ----
    /// Buys goods (`BUY-1`): in a neutral or own port at once, in another player's port by asking for a
    /// price first, unless one stands.
    Buy {
        port: PortId,
        good: Good,
        /// Pieces.
        count: u8,
        /// Filled first; then other own galleys beside it.
        galley: Galley,
    },
    /// The owner of the port names a price for each piece (`BUY-2`).
    NamePrice { ducats: Ducats },
    /// The table says whether the ports that supply the good are, on the box, those of the board
    /// (`BUY-3`).
    ConfirmMonopoly { holds: bool },
    /// Takes what is offered: a price, or an exchange.
    TakeOffer,
    /// The one counter-offer to a price (`BUY-2`).
    CounterPrice { ducats: Ducats },
    /// Leaves what is offered.
    LeaveOffer,
    /// Whether a counter-offer is accepted.
    AnswerCounter { accept: bool },
    /// Offers an exchange (`TRADE-1`).
    OfferDeal { deal: Deal },
    /// The one counter-offer to an exchange, between the same galleys (`TRADE-1`).
    CounterDeal { deal: Deal },
    /// Builds a galley with its first sailors (`BUILD-1`, `BUILD-2`).
    BuildGalley {
        port: PortId,
        crew: Crew,
        /// 1 to 5.
        sailors: u8,
    },
    /// Builds a fortress (`BUILD-1`).
    BuildFortress { port: PortId },
    /// Hires sailors (`HIRE-1`).
    Hire {
        port: PortId,
        /// The port itself, or an own galley beside it.
        to: Place,
        count: u8,
    },
    /// Moves sailors within a zone (`PLACE-1`).
    MoveSailors { from: Place, to: Place, count: u8 },
    /// Moves goods between own galleys within a zone (`PLACE-1`); also between the two galleys of a battle that
    /// was won (`FIGHT-3`).
    MoveGoods { good: Good, from: Galley, to: Galley, count: u8 },
    /// Throws goods away (`PLACE-2`).
    Discard { galley: Galley, good: Good, count: u8 },
    /// Puts sailors ashore in a port that is not one's own: they go to the box (`PLACE-2`).
    PutAshore { galley: Galley, count: u8 },
    // ---- phase 3 ----
    /// Sails zone by zone, pausing where leave of passage must be asked (`MOVE-1`).
    Sail {
        galley: Galley,
        /// The zones entered, in order.
        #[ts(type = "string[]")]
        path: Path,
        /// Whether its move ends there, so that no player needs to be asked for leave.
        stay: bool,
    },
    /// Gives leave of passage, or refuses it (`MOVE-1`).
    GiveLeave { leave: bool },
    /// From now on in this phase this is answered, no matter who passes (`MOVE-1`).
    StandingLeave { answer: Standing },
    // ---- phases 4 to 6 ----
    /// Attacks a galley (`FIGHT-1`) or a garrison (`FIGHT-4`).
    Attack { galley: Galley, foe: Foe },
    /// The winner boards the beaten galley with so many sailors, and so captures it (`FIGHT-3`).
    Board { sailors: u8 },
    /// The winner is done with the beaten galley: whichever of the two has no sailors sinks (`FIGHT-3`).
    LeavePrize,
    /// Lands sailors in a port without garrison (`TAKE-1`).
    Land { galley: Galley, sailors: u8 },
    /// Sells a piece of goods (`SALE-1`).
    Sell { galley: Galley, good: Good },
    /// The number that is printed at the space which was asked about (`MAP-3`).
    ReadNumber {
        /// 1 to 9.
        number: u8,
    },
    /// Is done with this phase (`BID-3`).
    EndTurn,
    // ---- the table's own ----
    /// Lets a player go who has neither port nor galley (`SEAT-1`).
    LetGo { seat: Seat },
    /// Sets a tracked value by hand (`FIX-1`).
    Correct {
        /// What is true.
        // Large and rare: what is said in play stays flat.
        fix: Box<Fix>,
    },
    /// Ends the game before its time (`END-1`).
    EndEarly {
        /// Whether wealth is counted.
        score: bool,
    },
}

/// A tracked value, as it lies on the table (`FIX-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", deny_unknown_fields)]
#[ts(tag = "what")]
pub enum Fix {
    Purse {
        /// Whose.
        seat: Seat,
        /// What is in it; `None` only in what others hear of it when purses are hidden.
        #[serde(deserialize_with = "kernel::said")]
        ducats: Option<Ducats>,
    },
    /// A galley, whole.
    Galley {
        galley: Galley,
        /// Its owner; `None`: in the box, and the rest means nothing.
        #[serde(deserialize_with = "kernel::said")]
        seat: Option<Seat>,
        /// Where it lies.
        zone: ZoneId,
        /// 1 to 5.
        sailors: u8,
        #[ts(as = "Vec<Good>")]
        goods: Cargo,
        /// Whether it has moved in this phase 3.
        moved: bool,
    },
    /// A port's owner and garrison.
    Port {
        port: PortId,
        /// Its owner; `None`: neutral.
        #[serde(deserialize_with = "kernel::said")]
        seat: Option<Seat>,
        /// None can be left in a held port (`HOLD-1`); means nothing when neutral.
        sailors: u8,
    },
    /// A port's warehouse, space by space.
    Warehouse {
        port: PortId,
        /// One for each space.
        slots: Vec<Option<Good>>,
    },
    /// Whether a fortress stands in a port.
    Fortress { port: PortId, fortress: bool },
    /// What has been used of a port in this round (`BUILD-1`, `HIRE-1`).
    Used {
        port: PortId,
        /// Whether something was built.
        built: bool,
        /// Sailors hired.
        hired: u8,
    },
    /// The round.
    Round {
        /// From 1.
        round: u8,
    },
    /// The order of this round, once it is known.
    Order {
        /// Everybody who plays, from the first.
        #[ts(as = "Vec<Seat>")]
        seats: Seats,
    },
    /// Whose turn it is, in which phase, once the order is known.
    Turn { step: Step, seat: Seat },
    /// Which nation a seat plays; the player who had it gets the other.
    Nation { seat: Seat, nation: Nation },
    /// Whether a player was let go (`SEAT-1`).
    Gone { seat: Seat, gone: bool },
    /// What the table agreed on.
    Options {
        /// From now on: all of it.
        #[serde(deserialize_with = "kernel::whole")]
        options: Options,
    },
    /// One printed value, as the owner reads it on the box (`MAP-1`).
    Printed {
        /// The value; not the shape of the board.
        printed: BoardEdit,
    },
    /// The board as it is printed: same ports and zones, other values (`MAP-1`).
    Board {
        /// The whole board.
        board: Box<Board>,
    },
}

/// What is awaited, of one actor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
pub enum Question {
    /// Chance: the bids are revealed.
    Reveal,
    /// Chance: a die for each of these, who are tied.
    Order {
        #[ts(as = "Vec<Seat>")]
        seats: Seats,
    },
    /// Chance: a die for each side of a battle.
    Dice,
    /// Chance: wealth is counted.
    Count,
    /// How many sailors begin on each galley.
    Place,
    /// What lies on the table, in a game already under way.
    Prepare,
    /// A bid for the order.
    Bid,
    /// A place in the order.
    Pick,
    /// Phase 2.
    Trade,
    /// Phase 3.
    Move,
    /// Phase 4.
    Fight,
    /// Phase 5.
    Take,
    /// Phase 6.
    Sell,
    /// Which price for each of so many pieces.
    Price {
        /// Who would buy.
        buyer: Seat,
        port: PortId,
        good: Good,
        count: u8,
    },
    /// Whether the box agrees with the board on who supplies a good.
    Monopoly { good: Good },
    /// Whether to take a price, to counter it, or to leave it.
    Offer {
        good: Good,
        count: u8,
        /// For each piece.
        ducats: Ducats,
    },
    /// Whether to accept a counter-offer to a price.
    Counter {
        good: Good,
        count: u8,
        /// For each piece.
        ducats: Ducats,
    },
    /// Whether to take the first price after all.
    LastOffer {
        good: Good,
        count: u8,
        /// For each piece.
        ducats: Ducats,
    },
    /// Whether to take an exchange, to counter it, or to leave it.
    Deal {
        /// Who offers it.
        with: Seat,
        deal: Deal,
    },
    /// Whether to accept a counter-offer to an exchange.
    DealCounter { deal: Deal },
    /// Whether to take the first exchange after all.
    LastDeal { deal: Deal },
    /// Whether a galley may go on through this zone.
    Leave {
        /// Whose galley.
        seat: Seat,
        galley: Galley,
        zone: ZoneId,
    },
    /// What becomes of the beaten galley.
    Prize { winner: Galley, prize: Galley },
    /// Which number is printed at a space.
    Number {
        port: PortId,
        /// From 1.
        slot: u8,
    },
}
