//! The two tracks and the pawns on them. Positions are signed: + is the first seat's side, - the second seat's.

use kernel::{BreachSink, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::event::Decider;
use crate::rules::Breach;
use crate::{Checked, Suit};

/// The last cell on either side.
pub const EDGE: i8 = 8;
/// The first cell of a mansion.
pub const MANSION: i8 = 7;

/// A pawn of the box. The Guards are distinguished by their side of the Doge.
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
#[expect(missing_docs, reason = "named after the pieces of the box")]
pub enum Pawn {
    Doge,
    /// The Guard on the second seat's side of the Doge.
    LowerGuard,
    /// The Guard on the first seat's side of the Doge.
    UpperGuard,
    Merchant,
    Harlequin,
    /// The Favourite, on its own track; no card moves it.
    Favourite,
}

impl Pawn {
    /// All pawns.
    pub const ALL: [Self; 6] =
        [Self::Doge, Self::LowerGuard, Self::UpperGuard, Self::Merchant, Self::Harlequin, Self::Favourite];

    /// Returns the type of cards that move it; `None` for the Favourite.
    pub fn suit(self) -> Option<Suit> {
        match self {
            Self::Doge => Some(Suit::Doge),
            Self::LowerGuard | Self::UpperGuard => Some(Suit::Guards),
            Self::Merchant => Some(Suit::Merchant),
            Self::Harlequin => Some(Suit::Harlequin),
            Self::Favourite => None,
        }
    }
}

/// The cells of all pawns, each from -8 to 8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields such as doge and lower_guard say what they are")]
pub struct Board {
    pub doge: i8,
    pub lower_guard: i8,
    pub upper_guard: i8,
    pub merchant: i8,
    pub harlequin: i8,
    pub favourite: i8,
}

impl Board {
    /// Returns the first position of a round (`SETUP-1`, `SETUP-2`). The Merchant is on cell 1 of its owner's side,
    /// the Harlequin on cell 1 of the other side.
    pub fn first(merchant: Seat) -> Self {
        let side = sign(merchant);
        Self { doge: 0, lower_guard: -2, upper_guard: 2, merchant: side, harlequin: -side, favourite: 0 }
    }

    /// Returns the board with the sides swapped.
    #[must_use]
    pub(crate) fn mirrored(&self) -> Self {
        Self {
            doge: -self.doge,
            lower_guard: -self.upper_guard,
            upper_guard: -self.lower_guard,
            merchant: -self.merchant,
            harlequin: -self.harlequin,
            favourite: -self.favourite,
        }
    }

    /// Returns a pawn's cell.
    pub fn at(&self, pawn: Pawn) -> i8 {
        match pawn {
            Pawn::Doge => self.doge,
            Pawn::LowerGuard => self.lower_guard,
            Pawn::UpperGuard => self.upper_guard,
            Pawn::Merchant => self.merchant,
            Pawn::Harlequin => self.harlequin,
            Pawn::Favourite => self.favourite,
        }
    }

    /// Moves a pawn to a cell, at most to the last one.
    pub fn put(&mut self, pawn: Pawn, cell: i8) {
        let cell = cell.clamp(-EDGE, EDGE);
        match pawn {
            Pawn::Doge => self.doge = cell,
            Pawn::LowerGuard => self.lower_guard = cell,
            Pawn::UpperGuard => self.upper_guard = cell,
            Pawn::Merchant => self.merchant = cell,
            Pawn::Harlequin => self.harlequin = cell,
            Pawn::Favourite => self.favourite = cell,
        }
    }

    /// True if the Doge stands strictly between the Guards (`NOBLE-1`).
    pub fn noble(&self) -> bool {
        self.lower_guard < self.doge && self.doge < self.upper_guard
    }

    /// Checks that the Doge stands strictly between the Guards (`NOBLE-1`).
    pub(crate) fn keeps_order<N: BreachSink<Breach>>(&self, sink: &mut N) -> Checked<N> {
        let Self { doge, lower_guard: lower, upper_guard: upper, .. } = *self;
        sink.rule(self.noble(), || Breach::DogeBetween { doge, lower, upper })
    }

    /// Returns the winner of a round by Doge or Favourite in a mansion (`END-1`).
    pub fn home(&self) -> Option<(Seat, Decider)> {
        let doge = mansion(self.doge).map(|seat| (seat, Decider::DogeHome));
        doge.or_else(|| mansion(self.favourite).map(|seat| (seat, Decider::FavouriteHome)))
    }

    /// Returns the winner when the deck has run out: by the Doge's side, then by the Favourite's (`END-3`).
    pub fn checked(&self) -> Option<(Seat, Decider)> {
        let doge = half(self.doge).map(|seat| (seat, Decider::DogeSide));
        doge.or_else(|| half(self.favourite).map(|seat| (seat, Decider::FavouriteSide)))
    }

    /// Returns the Favourite's count for each seat (`FAV-1`).
    pub fn counts(&self) -> [u8; 2] {
        [Seat(0), Seat(1)].map(|seat| {
            let side = sign(seat);
            let pawns = [self.lower_guard, self.upper_guard, self.merchant, self.harlequin];
            let home = pawns.iter().filter(|&&cell| cell * side >= MANSION).count() as u8;
            let half = [self.doge, self.lower_guard, self.upper_guard].iter().all(|&cell| cell * side > 0);
            home + u8::from(half)
        })
    }

    /// Returns the Favourite's cell if the turn ended now (`FAV-1`); `FAV-2` keeps it on the track.
    pub fn favoured(&self) -> i8 {
        let [first, second] = self.counts();
        (self.favourite + first as i8 - second as i8).clamp(-EDGE, EDGE)
    }

    /// True if the Harlequin stands between this seat and the Doge (`MASK-1`).
    pub fn masquerade(&self, seat: Seat) -> bool {
        (self.harlequin - self.doge) * sign(seat) > 0
    }
}

/// Returns the sign of a seat's half: + for the first, - for the second.
pub fn sign(seat: Seat) -> i8 {
    if seat.0 == 0 { 1 } else { -1 }
}

/// Returns the owner of a cell's half; `None` for cell 0.
pub fn half(cell: i8) -> Option<Seat> {
    match cell.signum() {
        1 => Some(Seat(0)),
        -1 => Some(Seat(1)),
        _ => None,
    }
}

/// Returns the owner of the mansion that a cell belongs to.
pub fn mansion(cell: i8) -> Option<Seat> {
    half(cell).filter(|_| cell.abs() >= MANSION)
}
