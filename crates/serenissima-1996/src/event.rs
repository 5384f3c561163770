//! The events of a game.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::command::Fix;
use crate::words::{
    Bid, Cargo, Crew, Deal, Ducats, Foe, Galley, Good, Lapse, Loads, MOST_SEATS, Outcomes, Path, Place, PortId, Seats,
    Standing, Step, Thrown, ZoneId,
};

/// An event of the game. Its tag is the message key from which the screen narrates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[ts(tag = "event")]
#[expect(missing_docs, reason = "fields such as seat and galley say what they are")]
pub enum Event {
    /// The starting sailors were placed (`SETUP-2`).
    SailorsPlaced { seat: Seat, aboard: [u8; 2], ashore: u8 },
    /// A game already under way continues.
    PlayBegan,
    /// A round began (`BID-1`).
    RoundBegan { round: u8 },
    /// A player bid. The amount is the bidder's secret (`BID-1`).
    BidGiven { seat: Seat, ducats: Option<Ducats> },
    /// The bids were revealed and paid to the bank (`BID-1`).
    BidsRevealed {
        #[ts(as = "Vec<Bid>")]
        bids: ArrayVec<Bid, MOST_SEATS>,
    },
    /// The tied players rolled dice (`BID-2`).
    OrderRolled {
        #[ts(as = "Vec<Thrown>")]
        dice: ArrayVec<Thrown, MOST_SEATS>,
    },
    /// A place in the order was picked (`BID-2`).
    PlacePicked { seat: Seat, place: u8 },
    /// A seat's turn in a phase began (`BID-3`).
    TurnBegan { seat: Seat, step: Step },
    /// Goods were bought (`BUY-1`). `paid` is the total, to player `to` or to the bank.
    Bought {
        seat: Seat,
        port: PortId,
        good: Good,
        #[ts(as = "Vec<crate::words::Load>")]
        loads: Loads,
        paid: Ducats,
        to: Option<Seat>,
    },
    /// A buyer asked the owner of a port for a price of at most `most` (`BUY-2`).
    PriceAsked { seat: Seat, owner: Seat, port: PortId, good: Good, count: u8, galley: Galley, most: Ducats },
    /// The owner named a price for each piece (`BUY-2`).
    PriceNamed { owner: Seat, ducats: Ducats },
    /// A price above 300 depends on suppliers that the board only assumes (`BUY-3`).
    MonopolyDoubted { owner: Seat, good: Good, ducats: Ducats },
    /// The players said whether the board is right about the suppliers of a good (`BUY-3`).
    MonopolyConfirmed { good: Good, holds: bool },
    /// The buyer made a counter-offer for each piece (`BUY-2`).
    PriceCountered { seat: Seat, ducats: Ducats },
    /// A counter-offer was declined.
    CounterRefused { seat: Seat },
    /// The buyer declined the price, which stays in force until the turn ends (`BUY-2`).
    PriceLeft { seat: Seat, port: PortId, ducats: Ducats },
    /// A correction ended a price in force at a port, because its owner or monopoly changed (`FIX-3`).
    PriceLapsed { port: PortId },
    /// An exchange was offered (`TRADE-1`).
    DealOffered { seat: Seat, with: Seat, deal: Deal },
    /// A counter-offer was made to an exchange (`TRADE-1`).
    DealCountered { seat: Seat, with: Seat, deal: Deal },
    /// An exchange was made; `seat` is the active player (`TRADE-1`).
    DealDone { seat: Seat, with: Seat, deal: Deal },
    /// An exchange was declined.
    DealLeft { seat: Seat, with: Seat },
    /// A galley was built with its first sailors (`BUILD-2`). `paid` is the total.
    GalleyBuilt { seat: Seat, galley: Galley, port: PortId, crew: Crew, sailors: u8, paid: Ducats },
    /// A fortress was built (`BUILD-4`).
    FortressBuilt {
        seat: Seat,
        port: PortId,
        #[serde(default = "default_price::building")]
        paid: Ducats,
    },
    /// Sailors were hired for `each` ducats apiece (`HIRE-1`).
    Hired {
        seat: Seat,
        port: PortId,
        to: Place,
        count: u8,
        #[serde(default = "default_price::sailor")]
        each: Ducats,
    },
    /// Sailors moved within a zone (`PLACE-1`).
    SailorsMoved { seat: Seat, from: Place, to: Place, count: u8 },
    /// Goods moved between galleys (`PLACE-1`, `FIGHT-3`).
    GoodsMoved { good: Good, from: Galley, to: Galley, count: u8 },
    /// Goods were thrown away and returned to the box (`PLACE-2`).
    Discarded { galley: Galley, good: Good, count: u8 },
    /// Sailors went ashore in a port of another player or of none, and returned to the box (`PLACE-2`).
    PutAshore { seat: Seat, galley: Galley, port: Option<PortId>, count: u8 },
    /// A galley without sailors sank with its goods (`PLACE-1`, `FIGHT-3`, `FIGHT-4`, `TAKE-1`).
    Sunk {
        seat: Seat,
        galley: Galley,
        #[ts(as = "Vec<Good>")]
        goods: Cargo,
    },
    /// A galley entered a zone (`MOVE-1`).
    Sailed { galley: Galley, from: ZoneId, to: ZoneId },
    /// A galley's move ended (`MOVE-1`).
    MoveEnded { galley: Galley },
    /// Seats are asked for leave of passage. `rest` is the remaining path; `stay` ends the move with it (`MOVE-1`).
    LeaveAsked {
        seat: Seat,
        galley: Galley,
        zone: ZoneId,
        #[ts(as = "Vec<Seat>")]
        seats: Seats,
        #[ts(type = "string[]")]
        rest: Path,
        stay: bool,
    },
    /// A player gave leave; `standing` marks a standing answer (`MOVE-1`).
    LeaveGiven { seat: Seat, galley: Galley, zone: ZoneId, standing: bool },
    /// A player refused leave, which ended the galley's move (`MOVE-1`).
    LeaveRefused { seat: Seat, galley: Galley, zone: ZoneId, standing: bool },
    /// A player set a standing answer (`MOVE-1`).
    StandingSet { seat: Seat, answer: Standing },
    /// An attack was declared, with the sailors of both sides (`FIGHT-1`).
    Attacked { seat: Seat, galley: Galley, foe: Foe, against: Option<Seat>, sailors: [u8; 2], fortress: bool },
    /// Both sides rolled (`FIGHT-1`): dice, sums, divisors and losses, attacker first.
    Fought { galley: Galley, foe: Foe, dice: [u8; 2], sums: [u8; 2], divisors: [u8; 2], lost: [u8; 2] },
    /// A galley lost its last sailor; the winner decides about it (`FIGHT-3`).
    PrizeWon { seat: Seat, winner: Galley, prize: Galley },
    /// Sailors boarded the beaten galley, which now belongs to the winner (`FIGHT-3`).
    Boarded { seat: Seat, winner: Galley, prize: Galley, sailors: u8 },
    /// The winner ended the decision about the beaten galley.
    PrizeLeft { seat: Seat },
    /// A garrison was killed; the port stays held (`FIGHT-5`).
    GarrisonFell { seat: Seat, port: PortId },
    /// Sailors landed in a port, previously held by `from` (`TAKE-1`).
    Landed { seat: Seat, galley: Galley, port: PortId, sailors: u8, from: Option<Seat> },
    /// The players are asked for the number printed at a space, from 1 (`MAP-3`).
    NumberAsked { seat: Seat, galley: Galley, good: Good, port: PortId, slot: u8 },
    /// The number printed at a space was read from the box (`MAP-3`).
    NumberRead { port: PortId, slot: u8, number: u8 },
    /// A piece was sold to `slot`, from 1 (`SALE-1`). The bank paid `paid`, including `bonus` for a new market
    /// (`SALE-2`).
    Sold { seat: Seat, galley: Galley, port: PortId, good: Good, slot: u8, paid: Ducats, bonus: Ducats },
    /// The player's own major town paid income (`INCOME-1`).
    Income { seat: Seat, ducats: Ducats },
    /// The last round ended, before wealth is counted (`SCORE-1`).
    LastRoundOver,
    /// A player without a port or galley was let go (`SEAT-1`).
    LetGo { seat: Seat },
    /// The players stopped early (`END-1`).
    EndedEarly { score: bool },
    /// The game ended (`SCORE-2`).
    GameEnded {
        #[ts(as = "Vec<crate::words::Outcome>")]
        outcomes: Outcomes,
    },
    /// A correction voided a pending matter of this seat (`FIX-2`).
    Lapsed { seat: Seat, what: Lapse },
    /// A value was corrected by hand (`FIX-1`).
    Corrected { fix: Box<Fix> },
}

/// Payments for events of older records that do not state them, at the prices of that time.
mod default_price {
    use crate::words::{BUILDING_PRICE, Ducats, PIECE_PRICE};

    pub(super) fn building() -> Ducats {
        BUILDING_PRICE
    }

    pub(super) fn sailor() -> Ducats {
        PIECE_PRICE
    }
}
