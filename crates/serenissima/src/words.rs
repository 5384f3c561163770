//! Basic types of the game: goods, colours, numbers, places.

use kernel::Seat;
use schemars::JsonSchema;
use sea_board::Goods;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use ts_rs::TS;

pub use sea_board::{Foe, Galley, MOST_SEATS, Path, Place, PortId, SPACES, Seats, ZoneId};

/// An amount of money, not limited by the coins in the box.
pub type Ducats = u16;

/// The highest amount that a purse can record.
pub const MOST_DUCATS: Ducats = 9_999;

/// Ducats of each player at the start (`SETUP-2`).
pub const START_DUCATS: Ducats = 5;

/// Payment for a held port with wine when the wine card is turned (`DOGE-1`).
pub const WINE_PAYS: Ducats = 3;

/// Payment for a basilica in a held port in a scoring (`SCORE-2`).
pub const BASILICA_PAYS: Ducats = 5;

/// Additional selling price of spice (`SELL-3`).
pub const SPICE_BONUS: Ducats = 2;

/// Price of a loaded cube that is not free (`LOAD-6`).
pub const LOAD_PRICE: Ducats = 1;

/// Price of a hired sailor (`INV-2`).
pub const SAILOR_PRICE: Ducats = 1;

/// Price of a fort or a basilica (`INV-5`, `INV-6`).
pub const BUILDING_PRICE: Ducats = 2;

/// A kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Good {
    /// 14 cubes.
    Wood,
    /// 12 cubes.
    Stone,
    /// 12 cubes.
    Marble,
    /// 12 cubes.
    Wine,
    /// 10 cubes.
    Gold,
    /// 10 violet cubes, each sold for 2 additional ducats (`SELL-3`).
    Spice,
}

impl Good {
    /// All kinds, in the order of the box contents.
    pub const ALL: [Self; 6] = [Self::Wood, Self::Stone, Self::Marble, Self::Wine, Self::Gold, Self::Spice];

    /// Returns the index into arrays by good.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the number of cubes in the box (section 0).
    pub fn in_the_box(self) -> u8 {
        [14, 12, 12, 12, 10, 10][self.index()]
    }
}

impl Goods for Good {
    type Counts = [u8; 6];

    const KINDS: &'static [Self] = &Self::ALL;
    const NONE: [u8; 6] = [0; 6];

    fn index(self) -> usize {
        Self::index(self)
    }
}

/// A player's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[expect(missing_docs, reason = "the colours of the box")]
pub enum Colour {
    Red,
    Blue,
    Orange,
    Black,
}

impl Colour {
    /// All colours of the box.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Orange, Self::Black];
}

/// A Doge card (`DOGE-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum DogeCard {
    /// The white pawn stays and wine pays.
    Wine,
    /// One hourglass: the white pawn moves 1 space.
    One,
    /// Two hourglasses: the white pawn moves 2 spaces.
    Two,
    /// Two hourglasses and arrows: the white pawn moves 2 spaces, then all cards are shuffled.
    Shuffle,
}

impl DogeCard {
    /// All kinds of cards.
    pub const ALL: [Self; 4] = [Self::Wine, Self::One, Self::Two, Self::Shuffle];

    /// Returns the index into arrays by card.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the number of spaces that the white pawn advances.
    pub fn steps(self) -> u8 {
        [0, 1, 2, 2][self.index()]
    }
}

/// Number of galleys in the box, numbered from 1.
pub const GALLEYS: usize = 15;

/// Number of sailors of each colour in the box.
pub const SAILORS: u8 = 30;

/// Sailors on a starting port and on each starting galley (`SETUP-4`).
pub const START_SAILORS: u8 = 3;

/// Number of dice in the box.
pub const DICE: u8 = 5;

/// Highest number of a player's galleys in play, one cube each on the wheel (`BOX-4`).
pub const MOST_GALLEYS: u8 = 6;

/// Number of forts in the box, and also of basilicas (`INV-7`).
pub const BUILDINGS: u8 = 5;

/// The cubes of one galley, listed one by one.
pub type Cubes = sea_board::Cargo<Good>;

/// The final standing of each player.
pub type Standings = arrayvec::ArrayVec<Standing, MOST_SEATS>;

/// The source of a bought galley's first sailor (`INV-4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Crew {
    /// Hired from the reserve for 1 ducat.
    Hired,
    /// A sailor of the port beside which the galley is placed.
    Port,
    /// A sailor of an own galley in that zone.
    Galley(Galley),
}

/// The dice that both sides of a battle throw together, attacker first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Throw {
    /// The throwing players; `None` for a neutral port.
    pub seats: [Option<Seat>; 2],
    /// Number of dice.
    pub dice: [u8; 2],
    /// Number of faces with a skull, of six.
    pub faces: u8,
}

/// The action that a blockade would stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "stops", rename_all = "lowercase")]
pub enum Cause {
    /// The move (`MOVE-2`).
    Move,
    /// The whole sale, before its first cube (`SELL-5`).
    Sale {
        /// The first cube.
        good: Good,
    },
    /// The capture of a neutral port (`CAPT-2`).
    Capture {
        /// Number of landing sailors.
        sailors: u8,
    },
}

/// The pending matter that a correction made void (`FIX-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Lapse {
    /// The rest of a move.
    Move,
    /// A sale of goods.
    Sale,
    /// A capture of a port.
    Capture,
    /// A blockade that was called, declined or asked about. Players who are still entitled are asked again.
    Blockade,
}

impl From<Cause> for Lapse {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Move => Self::Move,
            Cause::Sale { .. } => Self::Sale,
            Cause::Capture { .. } => Self::Capture,
        }
    }
}

/// Permitted destinations of sailors hired under `DOGE-3`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SpecialHiring {
    /// Only onto the galleys bought on that occasion.
    #[default]
    Bought,
    /// Wherever an investment could put them (`INV-2`).
    Anywhere,
}

/// The options that the players agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// True if each purse is shown to its owner only (`SETUP-7`).
    pub hidden_money: bool,
    /// True if sales and neutral captures can also be blockaded in the zone where the activation began (`SELL-5`).
    pub blockade_where_it_started: bool,
    /// Destinations of sailors hired under `DOGE-3`.
    pub special_hiring: SpecialHiring,
}

/// A number of cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Cards with wine.
    pub wine: u8,
    /// Cards with one hourglass.
    pub one: u8,
    /// Cards with two hourglasses.
    pub two: u8,
    /// Cards with two hourglasses and arrows.
    pub shuffle: u8,
}

impl Cards {
    /// Returns the number of cards of this kind.
    pub fn of(&self, card: DogeCard) -> u8 {
        [self.wine, self.one, self.two, self.shuffle][card.index()]
    }

    /// Returns the number of cards of this kind, mutably.
    pub fn of_mut(&mut self, card: DogeCard) -> &mut u8 {
        match card {
            DogeCard::Wine => &mut self.wine,
            DogeCard::One => &mut self.one,
            DogeCard::Two => &mut self.two,
            DogeCard::Shuffle => &mut self.shuffle,
        }
    }

    /// Returns the number of all cards.
    pub fn total(&self) -> u32 {
        DogeCard::ALL.iter().map(|&card| u32::from(self.of(card))).sum()
    }
}

/// The final result of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Standing {
    /// The player's seat.
    pub seat: Seat,
    /// Ducats at the end; public now, even with hidden money.
    pub ducats: Ducats,
    /// Number of held ports, which breaks ties (`SCORE-5`).
    pub ports: u8,
    /// Rank from 1; tied players share it.
    pub place: u8,
}
