//! The words of the box: goods, nations, numbers, places.

use arrayvec::ArrayVec;
use kernel::Seat;
use schemars::JsonSchema;
use sea_board::Goods;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use ts_rs::TS;

pub use sea_board::{Foe, Galley, MOST_SEATS, Path, Place, PortId, SPACES, Seats, ZoneId};

/// Money, in ducats. Not limited by the coins in the box, the smallest of which is 100.
pub type Ducats = u32;

/// The least coin; every sum is so many of it.
pub const COIN: Ducats = 100;

/// The most ducats that a purse is tracked up to.
pub const MOST_DUCATS: Ducats = 999_900;

/// A purse that the viewer may not know: more than any, so that nothing seems too dear.
pub(crate) const COVERED: Ducats = MOST_DUCATS + COIN;

/// What a piece of goods costs in a neutral or own port, and a sailor (`BUY-2`, `HIRE-1`).
pub const PIECE_PRICE: Ducats = 100;

/// What a galley or a fortress costs (`BUILD-1`).
pub const BUILDING_PRICE: Ducats = 500;

/// The money of the box: so many notes of each value (section 0). It sets no limit.
pub const MONEY: [(Ducats, u8); 3] = [(1_000, 20), (500, 30), (100, 51)];

/// Pieces of each kind of goods in the box (section 0).
pub const GOODS_EACH: u8 = 15;

/// Fortresses in the box.
pub const FORTRESSES: u8 = 20;

/// Galleys in the box. Those on the table bear no numbers: numbers from 1 tell them apart here.
pub const GALLEYS: usize = 28;

/// Sailors and galleys that everybody begins with (`SETUP-2`).
pub const START_SAILORS: u8 = 10;

/// Spaces of the largest warehouse.
pub const MOST_SLOTS: usize = 6;

/// A kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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
    /// All kinds, in the order of the box list.
    pub const ALL: [Self; 7] = [Self::Gems, Self::Gold, Self::Spices, Self::Wine, Self::Iron, Self::Cloth, Self::Wood];

    /// As an index into arrays by good.
    pub fn index(self) -> usize {
        self as usize
    }

    /// How many ports of the printed board supply it (section 0).
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

/// Something for each kind of goods.
pub type ByGood<T> = [T; 7];

/// A seafaring nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Nation {
    /// Its major town is Venice.
    Venice,
    /// Its major town is Genoa.
    Genoa,
    /// Its major town is Valencia.
    Spain,
    /// Their major town is Istanbul.
    Turks,
}

impl Nation {
    /// All nations, in the order in which the rules name them.
    pub const ALL: [Self; 4] = [Self::Venice, Self::Genoa, Self::Spain, Self::Turks];

    /// As an index into arrays by nation.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Pieces of goods, one by one: as many as one galley carries.
pub type Cargo = sea_board::Cargo<Good>;

/// Where the first sailors of a new galley come from (`BUILD-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Crew {
    /// Hired in the port, 100 ducats each (`HIRE-1`).
    Hired,
    /// From the garrison of the port.
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
    /// All of them, in order.
    pub const ALL: [Self; 5] = [Self::Trade, Self::Move, Self::Fight, Self::Take, Self::Sell];
}

/// What a seat answers whenever it is asked for leave of passage in this phase (`MOVE-1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// It is asked each time.
    #[default]
    Ask,
    /// Everybody passes.
    Everybody,
    /// No player passes.
    Nobody,
}

/// An exchange between the active player and another, as the active player sees it (`TRADE-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The active player's galley.
    pub mine: Galley,
    /// The other player's galley, in the same zone.
    pub theirs: Galley,
    /// Goods that go from mine to theirs.
    #[ts(as = "Vec<Good>")]
    pub gives: Cargo,
    /// Goods that go from theirs to mine.
    #[ts(as = "Vec<Good>")]
    pub takes: Cargo,
    /// Ducats that the active player pays.
    pub pays: Ducats,
    /// Ducats that the other player pays.
    pub gets: Ducats,
}

/// What of a purchase goes aboard one galley (`BUY-4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Load {
    pub galley: Galley,
    pub count: u8,
}

/// A purchase, galley by galley: no more than there are pieces of a kind.
pub type Loads = ArrayVec<Load, { GOODS_EACH as usize }>;

/// A bid that was revealed (`BID-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Bid {
    pub seat: Seat,
    pub ducats: Ducats,
}

/// A die thrown for the order (`BID-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Thrown {
    pub seat: Seat,
    /// 1 to 6.
    pub die: u8,
}

/// What a correction can make void (`FIX-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Lapse {
    /// The placing of starting sailors.
    Placing,
    /// A purchase or exchange that was talked over.
    Talk,
    /// The rest of a move.
    Move,
    /// The leave that was asked: no player is there any more to give it.
    Leave,
    /// A battle whose dice or prize were awaited.
    Battle,
    /// A sale for which a number was asked.
    Sale,
}

/// What the table agreed on. Each default is the ruling of the specification.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The box has 180 sailors, as the English one does, and not 176 (`BOX-2`).
    pub sailors_180: bool,
    /// Everybody sees all purses (`MONEY-1`).
    pub open_purses: bool,
    /// Players exchange goods on the high seas too (`TRADE-1`).
    pub high_seas_trade: bool,
    /// Sales in one's own port pay nothing (`SALE-1`).
    pub unpaid_at_home: bool,
    /// Of equal wealth, more ducats win (`SCORE-2`).
    pub ducats_break_ties: bool,
    /// The table plays on what the board only assumes: no player is asked about it (`MAP-2`, `MAP-3`).
    pub board_as_assumed: bool,
    /// A house rule: any two or three nations play, whatever the number of players (`SETUP-1`).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub any_nations: bool,
}

impl Options {
    /// Sailors in the box (`BOX-2`).
    pub fn sailors(&self) -> u8 {
        if self.sailors_180 { 180 } else { 176 }
    }
}

/// Wealth points and where they come from (`SCORE-1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Wealth {
    /// 10 for holding their own major town.
    pub town: u16,
    /// For held ports; their own major town only when it is full.
    pub ports: u16,
    /// One for each full 500 ducats.
    pub money: u16,
}

impl Wealth {
    /// All points.
    pub fn total(&self) -> u16 {
        self.town.saturating_add(self.ports).saturating_add(self.money)
    }
}

/// How the game ended for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    pub seat: Seat,
    /// Wealth points; `None` when the table stopped without counting (`END-1`).
    pub wealth: Option<Wealth>,
    /// Ducats at the end: open now.
    pub ducats: Ducats,
    /// 1 for the winner; ties share the number (`SCORE-2`).
    pub place: u8,
}

/// Everybody's outcome, from the winner down.
pub type Outcomes = ArrayVec<Outcome, MOST_SEATS>;
