//! Goods, which ports produce and galleys carry. Each game has its own kinds.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A kind of goods. Its text is its word in table notation.
pub trait Goods: Copy + Debug + Eq + Display + FromStr + 'static {
    /// The number of each kind: an array.
    type Counts: Copy + Debug + Eq + AsRef<[u8]> + AsMut<[u8]> + Serialize + DeserializeOwned;

    /// All kinds, in the order of the box list.
    const KINDS: &'static [Self];

    /// The counts of no goods.
    const NONE: Self::Counts;

    /// Returns the index into arrays by kind.
    fn index(self) -> usize;
}

/// The spaces of a galley, for sailors and goods together.
pub const SPACES: u8 = 5;

/// A list of goods, as many as one galley carries.
pub type Cargo<G> = ArrayVec<G, { SPACES as usize }>;

/// Returns the number of all goods. It saturates, because an imported position may have any number.
pub fn total(goods: &[u8]) -> u8 {
    goods.iter().fold(0, |sum, &of_kind| sum.saturating_add(of_kind))
}

/// Converts counts by kind to a list, as long as one galley can carry.
pub fn listed<G: Goods>(goods: &[u8]) -> Cargo<G> {
    let of = |good: &G| std::iter::repeat_n(*good, usize::from(goods[good.index()]));
    G::KINDS.iter().flat_map(of).take(usize::from(SPACES)).collect()
}

/// Converts a list of goods to counts by kind.
pub fn counted<G: Goods>(goods: &[G]) -> G::Counts {
    let mut all = G::NONE;
    for good in goods {
        let pieces = &mut all.as_mut()[good.index()];
        *pieces = pieces.saturating_add(1);
    }
    all
}
