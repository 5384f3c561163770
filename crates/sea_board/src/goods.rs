//! Goods: what ports produce and galleys carry. Each game has kinds of its own.

use std::fmt::Display;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::galleys::SPACES;

/// A kind of goods. Its text is its word in table notation.
pub trait Goods: Copy + Eq + Display + FromStr + 'static {
    /// All kinds, in the order of the box list.
    const KINDS: &'static [Self];

    /// As an index into arrays by kind.
    fn index(self) -> usize;
}

/// Pieces of goods, one by one: as many as one galley carries.
pub type Cargo<G> = ArrayVec<G, { SPACES as usize }>;

/// All pieces of goods by kind. A position read from outside may say any number.
pub fn total(goods: &[u8]) -> u8 {
    goods.iter().fold(0, |sum, &of_kind| sum.saturating_add(of_kind))
}

/// The kinds of which there are any.
pub fn kinds<G: Goods, const KINDS: usize>(goods: [u8; KINDS]) -> impl Iterator<Item = G> {
    G::KINDS.iter().copied().filter(move |good| goods[good.index()] > 0)
}

/// Goods by kind as a list, one by one: as many as a galley carries.
pub fn listed<G: Goods>(goods: &[u8]) -> Cargo<G> {
    let of = |good: &G| std::iter::repeat_n(*good, usize::from(goods[good.index()]));
    G::KINDS.iter().flat_map(of).take(usize::from(SPACES)).collect()
}

/// A list of goods by kind.
pub fn counted<G: Goods, const KINDS: usize>(goods: &[G]) -> [u8; KINDS] {
    let mut all = [0_u8; KINDS];
    for good in goods {
        all[good.index()] = all[good.index()].saturating_add(1);
    }
    all
}
