//! The 54 cards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The type of pawn that a card moves, outside a masquerade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, strum::EnumIter)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "named after the pawns")]
pub enum Suit {
    Doge,
    Guards,
    Merchant,
    Harlequin,
}

/// The face of a card, in the order of the box contents.
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
    /// Moves the Doge one cell.
    Doge,
    /// Moves one Guard one cell.
    #[serde(rename = "guard-1")]
    #[strum(serialize = "guard-1")]
    Guard1,
    /// Moves both Guards one cell each, or one Guard two.
    #[serde(rename = "guard-11")]
    #[strum(serialize = "guard-11")]
    Guard11,
    /// Moves both Guards next to the Doge (`CARD-GUARD-CLOSE`).
    GuardClose,
    /// Moves the Merchant one cell.
    #[serde(rename = "merchant-1")]
    #[strum(serialize = "merchant-1")]
    Merchant1,
    /// Moves the Merchant two cells.
    #[serde(rename = "merchant-2")]
    #[strum(serialize = "merchant-2")]
    Merchant2,
    /// Moves the Merchant three cells.
    #[serde(rename = "merchant-3")]
    #[strum(serialize = "merchant-3")]
    Merchant3,
    /// Moves the Harlequin one cell.
    #[serde(rename = "harlequin-1")]
    #[strum(serialize = "harlequin-1")]
    Harlequin1,
    /// Moves the Harlequin two cells.
    #[serde(rename = "harlequin-2")]
    #[strum(serialize = "harlequin-2")]
    Harlequin2,
    /// Moves the Harlequin three cells.
    #[serde(rename = "harlequin-3")]
    #[strum(serialize = "harlequin-3")]
    Harlequin3,
    /// Moves the Harlequin four cells.
    #[serde(rename = "harlequin-4")]
    #[strum(serialize = "harlequin-4")]
    Harlequin4,
    /// Moves the Harlequin five cells.
    #[serde(rename = "harlequin-5")]
    #[strum(serialize = "harlequin-5")]
    Harlequin5,
    /// Moves the Harlequin to cell 0.
    HarlequinCentre,
}

impl Card {
    /// All faces.
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

    /// Returns the face's index in [`Card::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the type of pawn that the card moves by itself.
    pub fn suit(self) -> Suit {
        match self {
            Self::Doge => Suit::Doge,
            Self::Guard1 | Self::Guard11 | Self::GuardClose => Suit::Guards,
            Self::Merchant1 | Self::Merchant2 | Self::Merchant3 => Suit::Merchant,
            _ => Suit::Harlequin,
        }
    }

    /// Returns the number of copies in the box.
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

    /// Returns the total number of cells that the card moves; 0 for `close in` and `to the centre`.
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

/// A printed face, with its number of copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[expect(missing_docs, reason = "the field card says what it is")]
pub struct Face {
    pub card: Card,
    /// The type of pawn that the card moves by itself.
    pub suit: Suit,
    /// The total number of cells; 0 for cards whose text fixes the move.
    pub points: i8,
    /// Number of copies in the box.
    pub copies: u8,
}

impl Face {
    /// Returns all faces, in the order of the box contents.
    pub fn all() -> [Self; 13] {
        Card::ALL.map(|card| Self { card, suit: card.suit(), points: card.points(), copies: card.copies() })
    }
}

/// The number of cards of each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Card, u8>", into = "BTreeMap<Card, u8>")]
#[ts(type = "Partial<Record<Card, number>>")]
pub struct Cards([u8; 13]);

impl Cards {
    /// Returns all 54 cards of the box.
    pub fn all() -> Self {
        Self(Card::ALL.map(Card::copies))
    }

    /// Returns the number of cards of this face.
    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Sets the number of cards of a face.
    pub fn put(&mut self, card: Card, count: u8) {
        self.0[card.index()] = count;
    }

    /// Adds cards of a face.
    pub fn add(&mut self, card: Card, count: u8) {
        let slot = &mut self.0[card.index()];
        *slot = slot.saturating_add(count);
    }

    /// Removes cards of a face, as far as there are any.
    pub fn take(&mut self, card: Card, count: u8) {
        let slot = &mut self.0[card.index()];
        *slot = slot.saturating_sub(count);
    }

    /// Returns the total number of cards.
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Returns the cards that remain without `other`, at least 0 of each face.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut left = *self;
        for (slot, gone) in left.0.iter_mut().zip(other.0) {
            *slot = slot.saturating_sub(gone);
        }
        left
    }

    /// Returns the sum of both.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        let mut sum = *self;
        for (slot, more) in sum.0.iter_mut().zip(other.0) {
            *slot = slot.saturating_add(more);
        }
        sum
    }

    /// True if there are at least as many cards of each face as in `other`.
    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(here, there)| *here >= there)
    }

    /// Returns the faces that occur, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL.into_iter().map(|card| (card, self.of(card))).filter(|(_, count)| *count > 0)
    }

    /// Returns the common type of all these cards, if there is one.
    pub fn single_suit(&self) -> Option<Suit> {
        let mut suits = self.iter().map(|(card, _)| card.suit());
        let first = suits.next()?;
        suits.all(|suit| suit == first).then_some(first)
    }

    /// Returns card number `n` of all cards in order; `None` after the last.
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
