//! Commands of the game, and the questions that they answer.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{Board, BoardEdit};
use crate::words::{
    Cargo, Crew, Deal, Ducats, Foe, Galley, Good, MOST_SEATS, Nation, Options, Path, Place, PortId, Seats, Standing,
    Step, ZoneId,
};

/// A command: one action of a player, of chance, or of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[ts(tag = "do")]
#[expect(missing_docs, reason = "fields such as galley and good say what they are")]
pub enum Command {
    // ---- chance answers ----
    /// Chance: the bids are revealed (`BID-1`).
    Reveal,
    /// Chance: one die for each tied player, in seat order (`BID-2`).
    RollOrder {
        /// The dice, each 1 to 6.
        #[ts(as = "Vec<u8>")]
        dice: ArrayVec<u8, MOST_SEATS>,
    },
    /// Chance: one die for each side of a battle, attacker first (`FIGHT-1`).
    Rolled {
        /// The dice, each 1 to 6.
        dice: [u8; 2],
    },
    /// Chance: wealth is counted (`SCORE-1`).
    Count,
    // ---- set-up ----
    /// Places the ten starting sailors: on the two galleys, the rest in the town (`SETUP-2`).
    PlaceSailors {
        /// Sailors on each galley, each 1 to 5.
        aboard: [u8; 2],
    },
    /// Starts a game already under way with the pieces as entered. Play continues with the bids.
    BeginPlay,
    // ---- phase 1 ----
    /// Bids for the order, in secret (`BID-1`).
    Bid { ducats: Ducats },
    /// Picks a place in the order (`BID-2`).
    PickPlace {
        /// The place, from 1.
        place: u8,
    },
    // ---- phase 2 ----
    /// Buys goods (`BUY-1`). In a neutral or own port the purchase is immediate. In another player's port it first
    /// asks for a price, unless a price is in force.
    Buy {
        port: PortId,
        good: Good,
        /// Number of pieces.
        count: u8,
        /// The galley that is filled first; other own galleys in the zone follow.
        galley: Galley,
    },
    /// Names the port owner's price for each piece (`BUY-2`).
    NamePrice { ducats: Ducats },
    /// Confirms or denies that the suppliers of the good on the box are those of the board (`BUY-3`).
    ConfirmMonopoly { holds: bool },
    /// Accepts the offered price or exchange.
    TakeOffer,
    /// Makes the one counter-offer to a price (`BUY-2`).
    CounterPrice { ducats: Ducats },
    /// Declines the offered price or exchange.
    LeaveOffer,
    /// Accepts or declines a counter-offer.
    AnswerCounter { accept: bool },
    /// Offers an exchange (`TRADE-1`).
    OfferDeal { deal: Deal },
    /// Makes the one counter-offer to an exchange, between the same galleys (`TRADE-1`).
    CounterDeal { deal: Deal },
    /// Builds a galley with its first sailors (`BUILD-1`, `BUILD-2`).
    BuildGalley {
        port: PortId,
        crew: Crew,
        /// Number of sailors, 1 to 5.
        sailors: u8,
    },
    /// Builds a fortress (`BUILD-1`).
    BuildFortress { port: PortId },
    /// Hires sailors (`HIRE-1`).
    Hire {
        port: PortId,
        /// The port itself, or an own galley in its zone.
        to: Place,
        count: u8,
    },
    /// Moves sailors within a zone (`PLACE-1`).
    MoveSailors { from: Place, to: Place, count: u8 },
    /// Moves goods between own galleys within a zone (`PLACE-1`). Also moves goods between winner and prize
    /// (`FIGHT-3`).
    MoveGoods { good: Good, from: Galley, to: Galley, count: u8 },
    /// Throws goods away (`PLACE-2`).
    Discard { galley: Galley, good: Good, count: u8 },
    /// Puts sailors ashore in a port of another player or of none; they go to the box (`PLACE-2`).
    PutAshore { galley: Galley, count: u8 },
    // ---- phase 3 ----
    /// Sails zone by zone, pausing where leave of passage must be asked (`MOVE-1`).
    Sail {
        galley: Galley,
        /// The zones entered, in order.
        #[ts(type = "string[]")]
        path: Path,
        /// True if the move ends there, so that no leave is asked.
        stay: bool,
    },
    /// Gives leave of passage, or refuses it (`MOVE-1`).
    GiveLeave { leave: bool },
    /// Sets a standing answer to requests for leave, for all players and the rest of this phase (`MOVE-1`).
    StandingLeave { answer: Standing },
    // ---- phases 4 to 6 ----
    /// Attacks a galley (`FIGHT-1`) or a garrison (`FIGHT-4`).
    Attack { galley: Galley, foe: Foe },
    /// Boards the beaten galley with sailors of the winner, and so captures it (`FIGHT-3`).
    Board { sailors: u8 },
    /// Ends the winner's decision about the beaten galley. A galley of the two without sailors sinks (`FIGHT-3`).
    LeavePrize,
    /// Lands sailors in a port without a garrison (`TAKE-1`).
    Land { galley: Galley, sailors: u8 },
    /// Sells one piece of goods (`SALE-1`).
    Sell { galley: Galley, good: Good },
    /// Enters the number printed at the space in question (`MAP-3`).
    ReadNumber {
        /// The number, 1 to 9.
        number: u8,
    },
    /// Ends the player's turn in this phase (`BID-3`).
    EndTurn,
    // ---- the table ----
    /// Lets a player go who has neither a port nor a galley (`SEAT-1`).
    LetGo { seat: Seat },
    /// Sets a tracked value by hand (`FIX-1`).
    Correct {
        /// The corrected value.
        // Boxed because corrections are large and rare, so that the usual commands stay small.
        fix: Box<Fix>,
    },
    /// Ends the game early (`END-1`).
    EndEarly {
        /// True if wealth is counted.
        score: bool,
    },
}

/// The corrected state of a tracked value, as on the table (`FIX-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", deny_unknown_fields)]
#[ts(tag = "what")]
#[expect(missing_docs, reason = "fields such as galley and goods say what they are")]
pub enum Fix {
    /// The ducats of a player.
    Purse {
        /// The purse's owner.
        seat: Seat,
        /// The ducats; `None` only in the copies for other viewers, with hidden purses.
        #[serde(deserialize_with = "kernel::said")]
        ducats: Option<Ducats>,
    },
    /// The complete state of a galley.
    Galley {
        galley: Galley,
        /// The galley's owner; `None` puts it into the box, and the other fields are ignored.
        #[serde(deserialize_with = "kernel::said")]
        seat: Option<Seat>,
        /// The zone where the galley lies.
        zone: ZoneId,
        /// Sailors aboard, 1 to 5.
        sailors: u8,
        #[ts(as = "Vec<Good>")]
        goods: Cargo,
        /// True if the galley has moved in this phase 3.
        moved: bool,
    },
    /// A port's owner and garrison.
    Port {
        port: PortId,
        /// The port's owner; `None` for a neutral port.
        #[serde(deserialize_with = "kernel::said")]
        seat: Option<Seat>,
        /// The garrison, which may be 0 in a held port (`HOLD-1`); ignored if the port is neutral.
        sailors: u8,
    },
    /// A port's warehouse, space by space.
    Warehouse {
        port: PortId,
        /// One piece or none for each space.
        slots: Vec<Option<Good>>,
    },
    /// Sets whether a fortress stands in a port.
    Fortress { port: PortId, fortress: bool },
    /// The building and hiring done in a port in this round (`BUILD-1`, `HIRE-1`).
    Used {
        port: PortId,
        /// True if something was built.
        built: bool,
        /// Number of sailors hired.
        hired: u8,
    },
    /// The number of the current round.
    Round {
        /// The round, from 1.
        round: u8,
    },
    /// The order of this round, once it is known.
    Order {
        /// All seats in the game, in order of play.
        #[ts(as = "Vec<Seat>")]
        seats: Seats,
    },
    /// The active seat and phase, once the order is known.
    Turn { step: Step, seat: Seat },
    /// The nation of a seat. The player who had that nation gets the other one.
    Nation { seat: Seat, nation: Nation },
    /// Sets whether a player was let go (`SEAT-1`).
    Gone { seat: Seat, gone: bool },
    /// The table options.
    Options {
        /// All options, as valid from now on.
        #[serde(deserialize_with = "kernel::whole")]
        options: Options,
    },
    /// One printed value of the board, as on the owner's copy (`MAP-1`).
    Printed {
        /// The changed value; the shape of the board cannot change.
        printed: BoardEdit,
    },
    /// The printed board: same ports and zones, other values (`MAP-1`).
    Board {
        /// The new board, complete.
        board: Box<Board>,
    },
}

/// The question that the game puts to one actor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
#[expect(missing_docs, reason = "fields such as seats and port say what they are")]
pub enum Question {
    /// Chance: the bids are revealed.
    Reveal,
    /// Chance: a die for each of these tied seats.
    Order {
        #[ts(as = "Vec<Seat>")]
        seats: Seats,
    },
    /// Chance: a die for each side of a battle.
    Dice,
    /// Chance: wealth is counted.
    Count,
    /// The number of starting sailors on each galley.
    Place,
    /// The corrections that lay out a game already under way.
    Prepare,
    /// A bid for the order.
    Bid,
    /// A place in the order.
    Pick,
    /// The actions of phase 2: trade, build, hire, place.
    Trade,
    /// The actions of phase 3: movement.
    Move,
    /// The actions of phase 4: battles.
    Fight,
    /// The actions of phase 5: taking ports.
    Take,
    /// The actions of phase 6: sales.
    Sell,
    /// The owner's price for each of these pieces.
    Price {
        /// The buyer.
        buyer: Seat,
        port: PortId,
        good: Good,
        count: u8,
    },
    /// Whether the suppliers of a good on the box are those of the board.
    Monopoly { good: Good },
    /// Whether to accept a price, make a counter-offer, or decline.
    Offer {
        good: Good,
        count: u8,
        /// Price for each piece.
        ducats: Ducats,
    },
    /// Whether to accept a counter-offer to a price.
    Counter {
        good: Good,
        count: u8,
        /// Price for each piece.
        ducats: Ducats,
    },
    /// Whether to accept the first price after all.
    LastOffer {
        good: Good,
        count: u8,
        /// Price for each piece.
        ducats: Ducats,
    },
    /// Whether to accept an exchange, make a counter-offer, or decline.
    Deal {
        /// The player who offers it.
        with: Seat,
        deal: Deal,
    },
    /// Whether to accept a counter-offer to an exchange.
    DealCounter { deal: Deal },
    /// Whether to accept the first exchange after all.
    LastDeal { deal: Deal },
    /// Whether a galley may continue through this zone.
    Leave {
        /// The galley's owner.
        seat: Seat,
        galley: Galley,
        zone: ZoneId,
    },
    /// The decision about the beaten galley.
    Prize { winner: Galley, prize: Galley },
    /// The number printed at a space.
    Number {
        port: PortId,
        /// The space, from 1.
        slot: u8,
    },
}
