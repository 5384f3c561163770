//! What happened.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::command::Fix;
use crate::words::{
    Bid, Cargo, Crew, Deal, Ducats, Foe, Galley, Good, Lapse, Loads, MOST_SEATS, Outcomes, Path, Place, PortId, Seats,
    Standing, Step, Thrown, ZoneId,
};

/// Something that happened. The tag is the message key from which the screen narrates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[ts(tag = "event")]
pub enum Event {
    /// The starting sailors were placed (`SETUP-2`).
    SailorsPlaced { seat: Seat, aboard: [u8; 2], ashore: u8 },
    /// A game already under way continues.
    PlayBegan,
    /// A round began (`BID-1`).
    RoundBegan { round: u8 },
    /// A player bid; how much is the bidder's secret (`BID-1`).
    BidGiven { seat: Seat, ducats: Option<Ducats> },
    /// The bids were revealed and paid to the bank (`BID-1`).
    BidsRevealed {
        #[ts(as = "Vec<Bid>")]
        bids: ArrayVec<Bid, MOST_SEATS>,
    },
    /// Dice were thrown by those who were tied (`BID-2`).
    OrderRolled {
        #[ts(as = "Vec<Thrown>")]
        dice: ArrayVec<Thrown, MOST_SEATS>,
    },
    /// A place in the order was picked (`BID-2`).
    PlacePicked { seat: Seat, place: u8 },
    /// It is this seat's turn in this phase (`BID-3`).
    TurnBegan { seat: Seat, step: Step },
    /// Goods were bought (`BUY-1`): `paid` in all, to `to` or to the bank.
    Bought {
        seat: Seat,
        port: PortId,
        good: Good,
        #[ts(as = "Vec<crate::words::Load>")]
        loads: Loads,
        paid: Ducats,
        to: Option<Seat>,
    },
    /// A buyer asked the owner of a port for a price; it may be up to `most` (`BUY-2`).
    PriceAsked { seat: Seat, owner: Seat, port: PortId, good: Good, count: u8, galley: Galley, most: Ducats },
    /// The owner named a price for each piece (`BUY-2`).
    PriceNamed { owner: Seat, ducats: Ducats },
    /// A price above 300 rests on what the board assumes (`BUY-3`).
    MonopolyDoubted { owner: Seat, good: Good, ducats: Ducats },
    /// The table said whether the board is right about who supplies a good (`BUY-3`).
    MonopolyConfirmed { good: Good, holds: bool },
    /// The buyer made a counter-offer for each piece (`BUY-2`).
    PriceCountered { seat: Seat, ducats: Ducats },
    /// A counter-offer was refused.
    CounterRefused { seat: Seat },
    /// The buyer left the price, which stands until the turn ends (`BUY-2`).
    PriceLeft { seat: Seat, port: PortId, ducats: Ducats },
    /// After a correction the price that stood at a port is asked again: another holds the port, or its monopoly is
    /// gone (`FIX-3`).
    PriceLapsed { port: PortId },
    /// An exchange was offered (`TRADE-1`).
    DealOffered { seat: Seat, with: Seat, deal: Deal },
    /// A counter-offer was made to an exchange (`TRADE-1`).
    DealCountered { seat: Seat, with: Seat, deal: Deal },
    /// An exchange was made; `seat` is the active player (`TRADE-1`).
    DealDone { seat: Seat, with: Seat, deal: Deal },
    /// An exchange was left.
    DealLeft { seat: Seat, with: Seat },
    /// A galley was built with its first sailors (`BUILD-2`); `paid` in all.
    GalleyBuilt { seat: Seat, galley: Galley, port: PortId, crew: Crew, sailors: u8, paid: Ducats },
    /// A fortress was built (`BUILD-4`).
    FortressBuilt {
        seat: Seat,
        port: PortId,
        #[serde(default = "unnoted::building")]
        paid: Ducats,
    },
    /// Sailors were hired for so many ducats `each` (`HIRE-1`).
    Hired {
        seat: Seat,
        port: PortId,
        to: Place,
        count: u8,
        #[serde(default = "unnoted::sailor")]
        each: Ducats,
    },
    /// Sailors moved within a zone (`PLACE-1`).
    SailorsMoved { seat: Seat, from: Place, to: Place, count: u8 },
    /// Goods moved between galleys (`PLACE-1`, `FIGHT-3`).
    GoodsMoved { good: Good, from: Galley, to: Galley, count: u8 },
    /// Goods went back to the box (`PLACE-2`).
    Discarded { galley: Galley, good: Good, count: u8 },
    /// Sailors went ashore in a port not their own, to the box (`PLACE-2`).
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
    /// A galley's move is over (`MOVE-1`).
    MoveEnded { galley: Galley },
    /// These are asked for leave of passage; `rest` is still to sail, and to `stay` there (`MOVE-1`).
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
    /// Leave was given, as that seat always does in this phase when `standing` (`MOVE-1`).
    LeaveGiven { seat: Seat, galley: Galley, zone: ZoneId, standing: bool },
    /// Leave was refused: the galley's move is over (`MOVE-1`).
    LeaveRefused { seat: Seat, galley: Galley, zone: ZoneId, standing: bool },
    /// What a seat answers from now on (`MOVE-1`).
    StandingSet { seat: Seat, answer: Standing },
    /// An attack was declared, with so many sailors against so many (`FIGHT-1`).
    Attacked { seat: Seat, galley: Galley, foe: Foe, against: Option<Seat>, sailors: [u8; 2], fortress: bool },
    /// Both sides rolled (`FIGHT-1`): dice, sums, what they were divided by, and losses, the attacker's first.
    Fought { galley: Galley, foe: Foe, dice: [u8; 2], sums: [u8; 2], divisors: [u8; 2], lost: [u8; 2] },
    /// A galley has no sailors left, and its fate is the winner's (`FIGHT-3`).
    PrizeWon { seat: Seat, winner: Galley, prize: Galley },
    /// Sailors boarded the beaten galley, which belongs to the winner now (`FIGHT-3`).
    Boarded { seat: Seat, winner: Galley, prize: Galley, sailors: u8 },
    /// The winner is done with the beaten galley.
    PrizeLeft { seat: Seat },
    /// A garrison died; the port stays held (`FIGHT-5`).
    GarrisonFell { seat: Seat, port: PortId },
    /// Sailors landed in a port, which was `from`'s before (`TAKE-1`).
    Landed { seat: Seat, galley: Galley, port: PortId, sailors: u8, from: Option<Seat> },
    /// The table is asked for the number at a space, from 1 (`MAP-3`).
    NumberAsked { seat: Seat, galley: Galley, good: Good, port: PortId, slot: u8 },
    /// The number at a space was read off the box (`MAP-3`).
    NumberRead { port: PortId, slot: u8, number: u8 },
    /// A piece was sold (`SALE-1`): it lies on `slot`, from 1; the bank paid `paid`, of which `bonus` for a new
    /// market (`SALE-2`).
    Sold { seat: Seat, galley: Galley, port: PortId, good: Good, slot: u8, paid: Ducats, bonus: Ducats },
    /// The player's own major town pays (`INCOME-1`).
    Income { seat: Seat, ducats: Ducats },
    /// The last round is over, and wealth is about to be counted (`SCORE-1`).
    LastRoundOver,
    /// A player without port and galley was let go (`SEAT-1`).
    LetGo { seat: Seat },
    /// The table stopped (`END-1`).
    EndedEarly { score: bool },
    /// The game is over (`SCORE-2`).
    GameEnded {
        #[ts(as = "Vec<crate::words::Outcome>")]
        outcomes: Outcomes,
    },
    /// A correction has made void what was awaited (`FIX-2`).
    Lapsed { seat: Seat, what: Lapse },
    /// Something was put right (`FIX-1`).
    Corrected { fix: Box<Fix> },
}

/// What was paid where an older record's line does not note it: prices were these.
mod unnoted {
    use crate::words::{BUILDING_PRICE, Ducats, PIECE_PRICE};

    pub(super) fn building() -> Ducats {
        BUILDING_PRICE
    }

    pub(super) fn sailor() -> Ducats {
        PIECE_PRICE
    }
}
