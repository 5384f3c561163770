//! The fifty booty tokens.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A kind of booty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the other kinds are named as in the box")]
pub enum Token {
    Chest,
    Jewel,
    Goods,
    /// A Spanish officer.
    Officer,
    Saber,
    /// A treasure map.
    Map,
    /// A cursed relic.
    Relic,
}

impl Token {
    /// All kinds, in the order of the box contents.
    pub const ALL: [Self; 7] =
        [Self::Chest, Self::Jewel, Self::Goods, Self::Officer, Self::Saber, Self::Map, Self::Relic];

    /// Returns the kind's index in [`Token::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A heap of booty, serialised as a map from kind to number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, TS)]
#[ts(type = "Partial<Record<Token, number>>")]
pub struct Tokens([u8; 7]);

impl Tokens {
    /// All tokens of the box (`BOX-1`).
    pub const BOX: Self = Self([4, 6, 10, 6, 6, 8, 10]);

    /// Number of maps in a set that is worth points (`RAID-2`).
    pub const SET_OF_MAPS: u8 = 3;

    /// Returns a heap of one kind.
    pub fn some(token: Token, count: u8) -> Self {
        let mut heap = Self::default();
        heap.0[token.index()] = count;
        heap
    }

    /// Returns the number of tokens of a kind.
    pub fn of(&self, token: Token) -> u8 {
        self.0[token.index()]
    }

    /// Returns the total number of tokens.
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// True if the heap is empty.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the kinds that occur, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Token, u8)> + use<> {
        let all = *self;
        Token::ALL.into_iter().map(move |token| (token, all.of(token))).filter(|(_, count)| *count > 0)
    }

    /// Returns the only kind, if all tokens are of one kind.
    pub fn only_kind(&self) -> Option<Token> {
        let mut kinds = self.iter();
        kinds.next().filter(|_| kinds.next().is_none()).map(|(token, _)| token)
    }

    /// Returns the sum of both heaps.
    #[must_use]
    pub fn with(self, other: &Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n].saturating_add(other.0[n])))
    }

    /// Returns the tokens that remain without `other`, at least 0 of each kind.
    #[must_use]
    pub fn without(self, other: &Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n].saturating_sub(other.0[n])))
    }

    /// True if there are at least as many tokens of each kind as in `other`.
    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(count, wanted)| *count >= wanted)
    }

    /// Adds tokens of a kind.
    pub fn add(&mut self, token: Token, count: u8) {
        let there = &mut self.0[token.index()];
        *there = there.saturating_add(count);
    }

    /// Sets the number of tokens of a kind.
    pub fn put(&mut self, token: Token, count: u8) {
        self.0[token.index()] = count;
    }

    /// Returns the points at the end of a raid: chest 5, jewel 3, goods 1, relic -3, three maps 12 (`RAID-2`).
    pub fn worth(&self) -> i16 {
        let each = |token: Token, worth: i16| i16::from(self.of(token)) * worth;
        each(Token::Chest, 5)
            + each(Token::Jewel, 3)
            + each(Token::Goods, 1)
            + each(Token::Relic, -3)
            + i16::from(self.of(Token::Map) / Self::SET_OF_MAPS) * 12
    }
}

impl FromIterator<(Token, u8)> for Tokens {
    fn from_iter<I: IntoIterator<Item = (Token, u8)>>(counts: I) -> Self {
        let mut heap = Self::default();
        counts.into_iter().for_each(|(token, count)| heap.add(token, count));
        heap
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(BTreeMap::<Token, u8>::deserialize(deserializer)?.into_iter().collect())
    }
}
