//! The thirty characters as ranks, and sets of ranks.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use ts_rs::TS;

/// The time at which an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Time {
    /// Once when the character was played, by ascending rank.
    Day,
    /// Once when booty is shared, by descending rank.
    Dusk,
    /// Every night in the den, by descending rank.
    Night,
    /// Once in the den at the end of the raid, by descending rank.
    End,
}

/// A character, named by its rank, 1 to 30. No player has two cards of one rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, TS)]
pub struct Rank(u8);

#[expect(missing_docs, reason = "named after the characters of the box")]
impl Rank {
    pub const PARROT: Self = Self(1);
    pub const MONKEY: Self = Self(2);
    pub const BEGGAR: Self = Self(3);
    pub const RECRUITER: Self = Self(4);
    pub const CABIN_BOY: Self = Self(5);
    pub const PREACHER: Self = Self(6);
    pub const BARKEEP: Self = Self(7);
    pub const WAITRESS: Self = Self(8);
    pub const CARPENTER: Self = Self(9);
    pub const FRENCH_OFFICER: Self = Self(10);
    pub const VOODOO_WITCH: Self = Self(11);
    pub const FREED_SLAVE: Self = Self(12);
    pub const MUTINEER: Self = Self(13);
    pub const BRUTE: Self = Self(14);
    pub const GUNNER: Self = Self(15);
    pub const TOPMAN: Self = Self(16);
    pub const SPANISH_SPY: Self = Self(17);
    pub const COOK: Self = Self(18);
    pub const BOSUN: Self = Self(19);
    pub const ARMORER: Self = Self(20);
    pub const MERCHANT: Self = Self(21);
    pub const SURGEON: Self = Self(22);
    pub const TREASURER: Self = Self(23);
    pub const GAMBLER: Self = Self(24);
    pub const GOVERNORS_DAUGHTER: Self = Self(25);
    pub const QUARTER_MASTER: Self = Self(26);
    pub const GRANNY_WATA: Self = Self(27);
    pub const FIRST_MATE: Self = Self(28);
    pub const CAPTAIN: Self = Self(29);
    pub const SPANISH_GOVERNOR: Self = Self(30);
}

impl Rank {
    /// The highest rank.
    pub const LAST: u8 = 30;

    /// Returns the character of a rank; `None` outside 1 to 30.
    pub fn new(rank: u8) -> Option<Self> {
        (1..=Self::LAST).contains(&rank).then_some(Self(rank))
    }

    /// Returns all thirty characters, in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::LAST).map(Self)
    }

    /// Returns the rank as a number, 1 to 30.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Returns the index in a list of all ranks, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rank = u8::deserialize(deserializer)?;
        Self::new(rank).ok_or_else(|| D::Error::custom("a rank is a number from 1 to 30"))
    }
}

/// A set of ranks, serialised as an ascending list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RankSet(u32);

impl RankSet {
    /// All thirty ranks.
    pub const ALL: Self = Self(((1 << Rank::LAST) - 1) << 1);
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns the set of this rank alone.
    pub fn one(rank: Rank) -> Self {
        Self(1 << rank.0)
    }

    /// True if the set contains a rank.
    pub fn has(self, rank: Rank) -> bool {
        self.0 & (1 << rank.0) != 0
    }

    /// True if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of ranks in the set.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns the union of both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the ranks that are not in `other`.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the intersection of both sets.
    #[must_use]
    pub fn within(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Adds a rank.
    pub fn add(&mut self, rank: Rank) {
        self.0 |= 1 << rank.0;
    }

    /// Removes a rank.
    pub fn remove(&mut self, rank: Rank) {
        self.0 &= !(1 << rank.0);
    }

    /// Returns the lowest rank.
    pub fn first(self) -> Option<Rank> {
        (self.0 != 0).then(|| Rank(self.0.trailing_zeros() as u8))
    }

    /// Returns the highest rank.
    pub fn last(self) -> Option<Rank> {
        (self.0 != 0).then(|| Rank(31 - self.0.leading_zeros() as u8))
    }

    /// Returns the only rank, if there is exactly one.
    pub fn only(self) -> Option<Rank> {
        self.first().filter(|_| self.len() == 1)
    }

    /// Returns the ranks below a rank.
    #[must_use]
    pub fn below(self, rank: Rank) -> Self {
        Self(self.0 & ((1 << rank.0) - 1))
    }

    /// Returns the ranks above a rank.
    #[must_use]
    pub fn above(self, rank: Rank) -> Self {
        Self(self.0 & !((2 << rank.0) - 1))
    }

    /// Returns the ranks in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.remove(first);
            Some(first)
        })
    }
}

impl FromIterator<Rank> for RankSet {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Self {
        let mut set = Self::default();
        ranks.into_iter().for_each(|rank| set.add(rank));
        set
    }
}

impl Serialize for RankSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for RankSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ranks = Vec::<Rank>::deserialize(deserializer)?;
        let set: Self = ranks.iter().copied().collect();
        if usize::from(set.len()) == ranks.len() { Ok(set) } else { Err(D::Error::custom("a rank is there twice")) }
    }
}
