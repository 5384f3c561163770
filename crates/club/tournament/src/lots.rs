//! The lot (`T-2`): what chance decides follows from the seed, the round and the player.

use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

use crate::Player;

/// The lot of a player in a round, the rounds counted from 1; that of round 0 is for standings. The player's number
/// tells apart whose are the same.
pub(crate) fn lot(seed: u32, round: usize, player: Player) -> (u64, Player) {
    (stream(seed, round, u64::from(player.0) + 1).next_u64(), player)
}

/// The chance that a search of a round takes its steps by.
pub(crate) struct Chance(ChaCha20Rng);

impl Chance {
    pub(crate) fn new(seed: u32, round: usize) -> Self {
        Self(stream(seed, round, 0))
    }

    /// A number below `end`, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end)
    }
}

/// A stream of its own for each round and player.
fn stream(seed: u32, round: usize, number: u64) -> ChaCha20Rng {
    let mut random = ChaCha20Rng::seed_from_u64(u64::from(seed));
    random.set_stream((round as u64) << 40 | number);
    random
}
