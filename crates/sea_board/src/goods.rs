//! Goods: what ports produce and galleys carry. Each game has kinds of its own.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A kind of goods. Its text is its word in table notation.
pub trait Goods: Copy + Debug + Eq + Display + FromStr + 'static {
    /// A number for each kind: an array.
    type Counts: Copy + Debug + Eq + AsRef<[u8]> + AsMut<[u8]> + Serialize + DeserializeOwned;

    /// All kinds, in the order of the box list.
    const KINDS: &'static [Self];

    /// None of any kind.
    const NONE: Self::Counts;

    /// As an index into arrays by kind.
    fn index(self) -> usize;
}

/// The spaces of a galley, for sailors and goods together.
pub const SPACES: u8 = 5;

/// Pieces of goods, one by one: as many as one galley carries.
pub type Cargo<G> = ArrayVec<G, { SPACES as usize }>;

/// All pieces of goods by kind. A position read from outside may say any number.
pub fn total(goods: &[u8]) -> u8 {
    goods.iter().fold(0, |sum, &of_kind| sum.saturating_add(of_kind))
}

/// Goods by kind as a list, one by one: as many as a galley carries.
pub fn listed<G: Goods>(goods: &[u8]) -> Cargo<G> {
    let of = |good: &G| std::iter::repeat_n(*good, usize::from(goods[good.index()]));
    G::KINDS.iter().flat_map(of).take(usize::from(SPACES)).collect()
}

/// A list of goods by kind.
pub fn counted<G: Goods>(goods: &[G]) -> G::Counts {
    let mut all = G::NONE;
    for good in goods {
        let pieces = &mut all.as_mut()[good.index()];
        *pieces = pieces.saturating_add(1);
    }
    all
}
