//! Galleys, and the places in which they and their sailors are: the same in every game on ports and seas.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::places::{PortId, PortIx, ZoneId};

/// The most players of a game on ports and seas.
pub const MOST_SEATS: usize = 4;

/// The spaces of a galley, for sailors and goods together.
pub const SPACES: u8 = 5;

/// The zones that a galley enters, in order: at most 8 in one command.
pub type Path = ArrayVec<ZoneId, 8>;

/// Seats in some order, none twice.
pub type Seats = ArrayVec<Seat, MOST_SEATS>;

/// A galley's number, from 1. How many there are is the box's: `count` below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Galley(pub u8);

impl Galley {
    /// All galleys of the box, ascending.
    pub fn all(count: usize) -> impl Iterator<Item = Self> {
        (1..=count as u8).map(Self)
    }

    /// As an index into arrays by galley; `None` when the box has no such galley.
    pub fn index(self, count: usize) -> Option<usize> {
        usize::from(self.0).checked_sub(1).filter(|index| *index < count)
    }
}

/// A place for sailors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "a port says what it is")]
pub enum Place {
    /// Aboard a galley.
    Galley(Galley),
    Port(PortId),
}

/// Whom an attack or a battle is against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "a galley says what it is")]
pub enum Foe {
    Galley(Galley),
    /// The garrison of a port.
    Port(PortId),
}

/// A galley or a port in a state: where sailors are, and whom a battle is against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "galley and port say what they are")]
pub enum Spot {
    Galley(Galley),
    Port(PortIx),
}
