//! Galleys, and the places of galleys and their sailors: the same in every game on ports and seas.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::goods::{self, Goods, SPACES};
use crate::places::{PortId, PortIx, ZoneId, ZoneIx};

/// The maximum number of players of a game on ports and seas.
pub const MOST_SEATS: usize = 4;

/// The zones that a galley enters, in order: at most 8 in one command.
pub type Path = ArrayVec<ZoneId, 8>;

/// Seats in some order, each at most once.
pub type Seats = ArrayVec<Seat, MOST_SEATS>;

/// The number of a galley, from 1. The box limits it (`count` below).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Galley(pub u8);

impl Galley {
    /// Returns all galleys of the box, ascending.
    pub fn all(count: usize) -> impl Iterator<Item = Self> {
        (1..=count as u8).map(Self)
    }

    /// Returns the index into arrays by galley; `None` if the box has no such galley.
    pub fn index(self, count: usize) -> Option<usize> {
        usize::from(self.0).checked_sub(1).filter(|index| *index < count)
    }
}

/// A galley in a state. Without an owner it is in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
#[expect(missing_docs, reason = "owner, zone and sailors say what they are")]
pub struct GalleyState<G: Goods> {
    pub owner: Option<Seat>,
    pub zone: ZoneIx,
    pub sailors: u8,
    /// The pieces of goods aboard, by kind.
    pub goods: G::Counts,
}

impl<G: Goods> GalleyState<G> {
    /// A galley without an owner.
    pub const IN_THE_BOX: Self = Self { owner: None, zone: ZoneIx(0), sailors: 0, goods: G::NONE };

    /// Returns the number of goods aboard.
    pub fn cargo(&self) -> u8 {
        goods::total(self.goods.as_ref())
    }

    /// Returns the number of sailors and goods. It saturates, because an imported position may have any number.
    pub fn pieces(&self) -> u8 {
        self.sailors.saturating_add(self.cargo())
    }

    /// Returns the number of free spaces.
    pub fn room(&self) -> u8 {
        SPACES.saturating_sub(self.pieces())
    }

    /// Returns the kinds of goods aboard.
    pub fn kinds(&self) -> impl Iterator<Item = G> + use<G> {
        let goods = self.goods;
        G::KINDS.iter().copied().filter(move |good| goods.as_ref()[good.index()] > 0)
    }
}

/// Returns the players, by seat, after one has taken another's colour or nation: the two swap.
pub fn swapped<P: Copy + Eq>(players: &[P], seat: Seat, wanted: P) -> ArrayVec<P, MOST_SEATS> {
    let had = players.get(seat.index()).copied();
    let of = |(nth, own): (usize, &P)| match had {
        _ if nth == seat.index() => wanted,
        Some(had) if *own == wanted => had,
        _ => *own,
    };
    players.iter().enumerate().map(of).take(MOST_SEATS).collect()
}

/// A place that can hold sailors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "a port says what it is")]
pub enum Place {
    /// A galley, with sailors aboard.
    Galley(Galley),
    Port(PortId),
}

/// The target of an attack or a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "a galley says what it is")]
pub enum Foe {
    Galley(Galley),
    /// The garrison of a port.
    Port(PortId),
}

/// A galley or a port in a state: a place of sailors, and a target of battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "galley and port say what they are")]
pub enum Spot {
    Galley(Galley),
    Port(PortIx),
}
