//! The 54 cards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a card moves, masquerade apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, strum::EnumIter)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    Doge,
    Guards,
    Merchant,
    Harlequin,
}

/// The faces of the cards, in the order of the box's list.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    TS,
    strum::EnumString,
    strum::Display,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Card {
    /// The Doge, one cell.
    Doge,
    /// One Guard, one cell.
    #[serde(rename = "guard-1")]
    #[strum(serialize = "guard-1")]
    Guard1,
    /// Both Guards one cell each, or one Guard two.
    #[serde(rename = "guard-11")]
    #[strum(serialize = "guard-11")]
    Guard11,
    /// Both Guards close in on the Doge.
    GuardClose,
    /// The Merchant, one cell.
    #[serde(rename = "merchant-1")]
    #[strum(serialize = "merchant-1")]
    Merchant1,
    /// The Merchant, two cells.
    #[serde(rename = "merchant-2")]
    #[strum(serialize = "merchant-2")]
    Merchant2,
    /// The Merchant, three cells.
    #[serde(rename = "merchant-3")]
    #[strum(serialize = "merchant-3")]
    Merchant3,
    /// The Harlequin, one cell.
    #[serde(rename = "harlequin-1")]
    #[strum(serialize = "harlequin-1")]
    Harlequin1,
    /// The Harlequin, two cells.
    #[serde(rename = "harlequin-2")]
    #[strum(serialize = "harlequin-2")]
    Harlequin2,
    /// The Harlequin, three cells.
    #[serde(rename = "harlequin-3")]
    #[strum(serialize = "harlequin-3")]
    Harlequin3,
    /// The Harlequin, four cells.
    #[serde(rename = "harlequin-4")]
    #[strum(serialize = "harlequin-4")]
    Harlequin4,
    /// The Harlequin, five cells.
    #[serde(rename = "harlequin-5")]
    #[strum(serialize = "harlequin-5")]
    Harlequin5,
    /// The Harlequin to cell 0.
    HarlequinCentre,
}

impl Card {
    /// Every face.
    pub const ALL: [Self; 13] = [
        Self::Doge,
        Self::Guard1,
        Self::Guard11,
        Self::GuardClose,
        Self::Merchant1,
        Self::Merchant2,
        Self::Merchant3,
        Self::Harlequin1,
        Self::Harlequin2,
        Self::Harlequin3,
        Self::Harlequin4,
        Self::Harlequin5,
        Self::HarlequinCentre,
    ];

    /// Its place in [`Card::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// What it moves.
    pub fn suit(self) -> Suit {
        match self {
            Self::Doge => Suit::Doge,
            Self::Guard1 | Self::Guard11 | Self::GuardClose => Suit::Guards,
            Self::Merchant1 | Self::Merchant2 | Self::Merchant3 => Suit::Merchant,
            _ => Suit::Harlequin,
        }
    }

    /// How many of it are in the box.
    pub fn copies(self) -> u8 {
        match self {
            Self::Doge => 12,
            Self::Guard11 => 10,
            Self::Merchant2 => 8,
            Self::Guard1 | Self::Harlequin3 => 4,
            Self::Harlequin2 | Self::Harlequin4 => 3,
            Self::Harlequin1 | Self::Harlequin5 => 1,
            Self::GuardClose | Self::Merchant1 | Self::Merchant3 | Self::HarlequinCentre => 2,
        }
    }

    /// Its points: how many cells it moves altogether; 0 for `close in` and `to the centre`.
    pub fn points(self) -> i8 {
        match self {
            Self::GuardClose | Self::HarlequinCentre => 0,
            Self::Doge | Self::Guard1 | Self::Merchant1 | Self::Harlequin1 => 1,
            Self::Guard11 | Self::Merchant2 | Self::Harlequin2 => 2,
            Self::Merchant3 | Self::Harlequin3 => 3,
            Self::Harlequin4 => 4,
            Self::Harlequin5 => 5,
        }
    }
}

/// A face as it is printed, and how many of it the box holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Face {
    pub card: Card,
    /// What it moves by itself.
    pub suit: Suit,
    /// By how many cells altogether; 0 for the cards that say it themselves.
    pub points: i8,
    /// In the box.
    pub copies: u8,
}

impl Face {
    /// Every face, in the order of the box's list.
    pub fn all() -> [Self; 13] {
        Card::ALL.map(|card| Self { card, suit: card.suit(), points: card.points(), copies: card.copies() })
    }
}

/// So many of each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Card, u8>", into = "BTreeMap<Card, u8>")]
#[ts(type = "Partial<Record<Card, number>>")]
pub struct Cards([u8; 13]);

impl Cards {
    /// The whole box: 54 cards.
    pub fn all() -> Self {
        Self(Card::ALL.map(Card::copies))
    }

    /// How many of this face.
    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Puts so many of a face.
    pub fn put(&mut self, card: Card, count: u8) {
        self.0[card.index()] = count;
    }

    /// Adds so many of a face.
    pub fn add(&mut self, card: Card, count: u8) {
        let slot = &mut self.0[card.index()];
        *slot = slot.saturating_add(count);
    }

    /// Takes so many of a face, as far as there are any.
    pub fn take(&mut self, card: Card, count: u8) {
        let slot = &mut self.0[card.index()];
        *slot = slot.saturating_sub(count);
    }

    /// How many cards.
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// What is here and not there; never less than nothing of a face.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut left = *self;
        for (slot, gone) in left.0.iter_mut().zip(other.0) {
            *slot = slot.saturating_sub(gone);
        }
        left
    }

    /// Both together.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        let mut sum = *self;
        for (slot, more) in sum.0.iter_mut().zip(other.0) {
            *slot = slot.saturating_add(more);
        }
        sum
    }

    /// Whether there are at least as many of each face here as there.
    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(here, there)| *here >= there)
    }

    /// The faces that are here, with how many.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL.into_iter().map(|card| (card, self.of(card))).filter(|(_, count)| *count > 0)
    }

    /// The one type that all these cards are of.
    pub fn single_suit(&self) -> Option<Suit> {
        let mut suits = self.iter().map(|(card, _)| card.suit());
        let first = suits.next()?;
        suits.all(|suit| suit == first).then_some(first)
    }

    /// The card with this number when all lie in a row; `None` beyond the last.
    pub fn nth(&self, mut n: u32) -> Option<Card> {
        for (card, count) in self.iter() {
            if n < u32::from(count) {
                return Some(card);
            }
            n -= u32::from(count);
        }
        None
    }
}

impl From<BTreeMap<Card, u8>> for Cards {
    fn from(counts: BTreeMap<Card, u8>) -> Self {
        let mut cards = Self::default();
        counts.into_iter().for_each(|(card, count)| cards.add(card, count));
        cards
    }
}

impl From<Cards> for BTreeMap<Card, u8> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

impl FromIterator<(Card, u8)> for Cards {
    fn from_iter<I: IntoIterator<Item = (Card, u8)>>(counts: I) -> Self {
        let mut cards = Self::default();
        counts.into_iter().for_each(|(card, count)| cards.add(card, count));
        cards
    }
}
