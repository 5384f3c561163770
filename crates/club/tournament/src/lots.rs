//! Lots (`T-2`): chance derived from the seed, the round and the player.

use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

use crate::Player;

/// Returns the lot of a player in a round, counted from 1; round 0 is for standings. The player's number breaks
/// ties between equal lots.
pub(crate) fn lot(seed: u32, round: usize, player: Player) -> (u64, Player) {
    (stream(seed, round, u64::from(player.0) + 1).next_u64(), player)
}

/// Source of random numbers for the search of one round.
pub(crate) struct Chance(ChaCha20Rng);

impl Chance {
    pub(crate) fn new(seed: u32, round: usize) -> Self {
        Self(stream(seed, round, 0))
    }

    /// Returns a number below `end`, which must not be 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end)
    }
}

/// Creates a separate random stream for each round and player.
fn stream(seed: u32, round: usize, number: u64) -> ChaCha20Rng {
    let mut random = ChaCha20Rng::seed_from_u64(u64::from(seed));
    random.set_stream((round as u64) << 40 | number);
    random
}
