//! The words of the box: goods, colours, numbers, places.

use kernel::Seat;
use schemars::JsonSchema;
use sea_board::Goods;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use ts_rs::TS;

pub use sea_board::{Foe, Galley, MOST_SEATS, Path, Place, PortId, SPACES, Seats, ZoneId};

/// Money. Not limited by the coins in the box.
pub type Ducats = u16;

/// The most ducats that a purse is tracked up to.
pub const MOST_DUCATS: Ducats = 9_999;

/// What everybody begins with (`SETUP-2`).
pub const START_DUCATS: Ducats = 5;

/// What a held port with wine brings when the wine card is turned (`DOGE-1`).
pub const WINE_PAYS: Ducats = 3;

/// What a basilica in a held port pays when ports are scored (`SCORE-2`).
pub const BASILICA_PAYS: Ducats = 5;

/// What spice brings more than other goods (`SELL-3`).
pub const SPICE_BONUS: Ducats = 2;

/// What a cube of goods costs that is loaded and not free (`LOAD-6`).
pub const LOAD_PRICE: Ducats = 1;

/// What a hired sailor costs (`INV-2`).
pub const SAILOR_PRICE: Ducats = 1;

/// What a fort or a basilica costs (`INV-5`, `INV-6`).
pub const BUILDING_PRICE: Ducats = 2;

/// A kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, Display, EnumString)]
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
    /// 10 violet cubes; sells for 2 ducats more everywhere.
    Spice,
}

impl Good {
    /// All kinds, in the order of the box list.
    pub const ALL: [Self; 6] = [Self::Wood, Self::Stone, Self::Marble, Self::Wine, Self::Gold, Self::Spice];

    /// As an index into arrays by good.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Cubes in the box (section 0).
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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
    /// The white pawn stays; wine pays.
    Wine,
    /// One hourglass.
    One,
    /// Two hourglasses.
    Two,
    /// Two hourglasses and arrows: all cards are shuffled afterwards.
    Shuffle,
}

impl DogeCard {
    /// All kinds of cards.
    pub const ALL: [Self; 4] = [Self::Wine, Self::One, Self::Two, Self::Shuffle];

    /// As an index into arrays by card.
    pub fn index(self) -> usize {
        self as usize
    }

    /// How many spaces the white pawn advances.
    pub fn steps(self) -> u8 {
        [0, 1, 2, 2][self.index()]
    }
}

/// How many galleys the box has, numbered from 1.
pub const GALLEYS: usize = 15;

/// Sailors in the box, of each colour.
pub const SAILORS: u8 = 30;

/// Sailors that a starting port and each starting galley get (`SETUP-4`).
pub const START_SAILORS: u8 = 3;

/// Dice in the box.
pub const DICE: u8 = 5;

/// Cubes a player can put on the wheel (`BOX-4`).
pub const MOST_GALLEYS: u8 = 6;

/// Forts in the box, and basilicas likewise (`INV-7`).
pub const BUILDINGS: u8 = 5;

/// The cubes of one galley, one by one.
pub type Cubes = sea_board::Cargo<Good>;

/// Everybody's place at the end.
pub type Standings = arrayvec::ArrayVec<Standing, MOST_SEATS>;

/// Where the first sailor of a bought galley comes from (`INV-4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Crew {
    /// Hired from the reserve for 1 ducat.
    Hired,
    /// From the port beside which the galley is placed.
    Port,
    /// From an own galley in that zone.
    Galley(Galley),
}

/// What both sides of a battle throw at once, the attacker first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Throw {
    /// Who throws; no player for a neutral port.
    pub seats: [Option<Seat>; 2],
    /// How many dice.
    pub dice: [u8; 2],
    /// How many of the six faces of a die have a skull.
    pub faces: u8,
}

/// What a blockade would stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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
        /// How many sailors would land.
        sailors: u8,
    },
}

/// What a correction can make void (`FIX-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Lapse {
    /// The rest of a move.
    Move,
    Sale,
    Capture,
    /// A blockade that was called, declined or asked about: it is asked again where a player is entitled to
    /// it.
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

/// Where special investments may put hired sailors (`DOGE-3`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SpecialHiring {
    /// Only on the galleys bought in it.
    #[default]
    Bought,
    /// Wherever an investment could (`INV-2`).
    Anywhere,
}

/// What the table agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Purses are shown to their owners alone (`SETUP-7`).
    pub hidden_money: bool,
    /// Sales and neutral captures can be blockaded in the zone where the activation began too
    /// (`SELL-5`).
    pub blockade_where_it_started: bool,
    /// `DOGE-3`.
    pub special_hiring: SpecialHiring,
}

/// Cards by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Wine.
    pub wine: u8,
    /// One hourglass.
    pub one: u8,
    /// Two hourglasses.
    pub two: u8,
    /// Two hourglasses and arrows.
    pub shuffle: u8,
}

impl Cards {
    /// How many of this kind.
    pub fn of(&self, card: DogeCard) -> u8 {
        [self.wine, self.one, self.two, self.shuffle][card.index()]
    }

    /// How many of this kind, to change.
    pub fn of_mut(&mut self, card: DogeCard) -> &mut u8 {
        match card {
            DogeCard::Wine => &mut self.wine,
            DogeCard::One => &mut self.one,
            DogeCard::Two => &mut self.two,
            DogeCard::Shuffle => &mut self.shuffle,
        }
    }

    /// All cards together.
    pub fn total(&self) -> u32 {
        DogeCard::ALL.iter().map(|&card| u32::from(self.of(card))).sum()
    }
}

/// How the game ended, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    pub seat: Seat,
    /// Ducats at the end: open now, even with hidden money.
    pub ducats: Ducats,
    /// Held ports, which break ties (`SCORE-5`).
    pub ports: u8,
    /// 1 for the winner; ties share the number.
    pub place: u8,
}
