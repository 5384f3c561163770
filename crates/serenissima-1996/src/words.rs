//! Basic types of the game: goods, nations, numbers, places.

use arrayvec::ArrayVec;
use kernel::Seat;
use schemars::JsonSchema;
use sea_board::Goods;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use ts_rs::TS;

pub use sea_board::{Foe, Galley, MOST_SEATS, Path, Place, PortId, SPACES, Seats, ZoneId};

/// An amount in ducats, not limited by the coins in the box, the smallest of which is 100.
pub type Ducats = u32;

/// The smallest coin; every amount is a multiple of it.
pub const COIN: Ducats = 100;

/// The highest amount that a purse can record.
pub const MOST_DUCATS: Ducats = 999_900;

/// The value of a purse that the viewer may not know: above every real one, so that no price exceeds it.
pub(crate) const COVERED: Ducats = MOST_DUCATS + COIN;

/// Price of a piece of goods in a neutral or own port, and of a sailor (`BUY-2`, `HIRE-1`).
pub const PIECE_PRICE: Ducats = 100;

/// Price of a galley or a fortress (`BUILD-1`).
pub const BUILDING_PRICE: Ducats = 500;

/// The money in the box: value and number of notes (section 0). It sets no limit.
pub const MONEY: [(Ducats, u8); 3] = [(1_000, 20), (500, 30), (100, 51)];

/// Number of pieces of each kind of goods in the box (section 0).
pub const GOODS_EACH: u8 = 15;

/// Number of fortresses in the box.
pub const FORTRESSES: u8 = 20;

/// Number of galleys in the box. Real galleys bear no numbers; numbers from 1 identify them here.
pub const GALLEYS: usize = 28;

/// Sailors of each player at the start (`SETUP-2`).
pub const START_SAILORS: u8 = 10;

/// Number of spaces in the largest warehouse.
pub const MOST_SLOTS: usize = 6;

/// A kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[expect(missing_docs, reason = "the goods of the box")]
pub enum Good {
    Gems,
    Gold,
    Spices,
    Wine,
    Iron,
    Cloth,
    Wood,
}

impl Good {
    /// All kinds, in the order of the box contents.
    pub const ALL: [Self; 7] = [Self::Gems, Self::Gold, Self::Spices, Self::Wine, Self::Iron, Self::Cloth, Self::Wood];

    /// Returns the index into arrays by good.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the number of ports on the printed board that supply it (section 0).
    pub fn ports(self) -> usize {
        [1, 2, 2, 4, 4, 4, 6][self.index()]
    }
}

impl Goods for Good {
    type Counts = [u8; 7];

    const KINDS: &'static [Self] = &Self::ALL;
    const NONE: [u8; 7] = [0; 7];

    fn index(self) -> usize {
        Self::index(self)
    }
}

/// One value for each kind of goods.
pub type ByGood<T> = [T; 7];

/// A seafaring nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Nation {
    /// Venice, with the major town Venice.
    Venice,
    /// Genoa, with the major town Genoa.
    Genoa,
    /// Spain, with the major town Valencia.
    Spain,
    /// The Turks, with the major town Istanbul.
    Turks,
}

impl Nation {
    /// All nations, in the order in which the rules name them.
    pub const ALL: [Self; 4] = [Self::Venice, Self::Genoa, Self::Spain, Self::Turks];

    /// Returns the index into arrays by nation.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Pieces of goods, listed one by one: as many as a galley carries.
pub type Cargo = sea_board::Cargo<Good>;

/// The source of a new galley's first sailors (`BUILD-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Crew {
    /// Hired in the port, 100 ducats each (`HIRE-1`).
    Hired,
    /// Moved from the garrison of the port.
    Garrison,
}

/// A phase of a round that seats play one after the other (`BID-3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Phase 2: trade, build, hire, place.
    Trade,
    /// Phase 3: movement.
    Move,
    /// Phase 4: battles.
    Fight,
    /// Phase 5: taking ports.
    Take,
    /// Phase 6: sales and income.
    Sell,
}

impl Step {
    /// All phases, in order.
    pub const ALL: [Self; 5] = [Self::Trade, Self::Move, Self::Fight, Self::Take, Self::Sell];
}

/// A seat's standing answer to requests for leave of passage in this phase (`MOVE-1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// The seat is asked each time.
    #[default]
    Ask,
    /// All players pass.
    Everybody,
    /// No player passes.
    Nobody,
}

/// An exchange between the active player and another, as the active player sees it (`TRADE-1`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The active player's galley.
    pub mine: Galley,
    /// The other player's galley, in the same zone.
    pub theirs: Galley,
    /// Goods that move from `mine` to `theirs`.
    #[ts(as = "Vec<Good>")]
    pub gives: Cargo,
    /// Goods that move from `theirs` to `mine`.
    #[ts(as = "Vec<Good>")]
    pub takes: Cargo,
    /// Ducats that the active player pays.
    pub pays: Ducats,
    /// Ducats that the other player pays.
    pub gets: Ducats,
}

/// The part of a purchase that one galley loads (`BUY-4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields galley and count say what they are")]
pub struct Load {
    pub galley: Galley,
    pub count: u8,
}

/// A purchase by galleys: at most as many loads as there are pieces of a kind.
pub type Loads = ArrayVec<Load, { GOODS_EACH as usize }>;

/// A bid that was revealed (`BID-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Bid {
    /// The bidding player.
    pub seat: Seat,
    /// The bid, which is paid in any case; 0 is no bid.
    pub ducats: Ducats,
}

/// A die thrown for the order (`BID-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Thrown {
    /// The player who rolled.
    pub seat: Seat,
    /// The die, 1 to 6.
    pub die: u8,
}

/// The pending matter that a correction made void (`FIX-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Lapse {
    /// The placing of starting sailors.
    Placing,
    /// A purchase or exchange under negotiation.
    Talk,
    /// The rest of a move.
    Move,
    /// A request for leave, because no player remains who could give it.
    Leave,
    /// A battle that waits for dice or for the decision about a prize.
    Battle,
    /// A sale that waits for a printed number.
    Sale,
}

/// The options that the players agreed on. Each default is the ruling of the specification.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// True if the box has 180 sailors, as the English edition does, instead of 176 (`BOX-2`).
    pub sailors_180: bool,
    /// True if all players see all purses (`MONEY-1`).
    pub open_purses: bool,
    /// True if players may exchange goods on the high seas too (`TRADE-1`).
    pub high_seas_trade: bool,
    /// True if sales in the seller's own port pay nothing (`SALE-1`).
    pub unpaid_at_home: bool,
    /// True if more ducats win among equal wealth (`SCORE-2`).
    pub ducats_break_ties: bool,
    /// True if the assumed values of the board count as known, so that no player is asked about them (`MAP-2`,
    /// `MAP-3`).
    pub board_as_assumed: bool,
    /// True for the house rule that any two or three nations play, for any number of players (`SETUP-1`).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub any_nations: bool,
}

impl Options {
    /// Returns the number of sailors in the box (`BOX-2`).
    pub fn sailors(&self) -> u8 {
        if self.sailors_180 { 180 } else { 176 }
    }
}

/// Wealth points by source (`SCORE-1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Wealth {
    /// 10 points for holding the nation's own major town.
    pub town: u16,
    /// Points for held ports; the nation's own major town counts here only if full.
    pub ports: u16,
    /// One point for each full 500 ducats.
    pub money: u16,
}

impl Wealth {
    /// Returns the total of all points.
    pub fn total(&self) -> u16 {
        self.town.saturating_add(self.ports).saturating_add(self.money)
    }
}

/// The final result of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// The player's seat.
    pub seat: Seat,
    /// Wealth points; `None` if the players stopped without counting (`END-1`).
    pub wealth: Option<Wealth>,
    /// Ducats at the end; public now.
    pub ducats: Ducats,
    /// Rank from 1; tied players share it (`SCORE-2`).
    pub place: u8,
}

/// The outcomes of all players, from the winner down.
pub type Outcomes = ArrayVec<Outcome, MOST_SEATS>;
