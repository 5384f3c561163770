//! Random choices that the bytes of an input make.

use kernel::Draw;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

/// Draws from bytes. Once they are used up, a fixed generator continues, because some play ends only by chance.
pub(crate) struct Choices<'a> {
    bytes: &'a [u8],
    after: ChaCha20Rng,
}

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, after: ChaCha20Rng::seed_from_u64(0) }
    }

    /// Returns the number of unused bytes.
    pub fn left(&self) -> usize {
        self.bytes.len()
    }
}

impl Draw for Choices<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let width = if n <= 1 << 8 { 1 } else { 4 };
        match self.bytes.split_at_checked(width) {
            Some((head, rest)) => {
                self.bytes = rest;
                let number = head.iter().fold(0_u32, |number, byte| number << 8 | u32::from(*byte));
                number.checked_rem(n).unwrap_or_default()
            }
            None => self.after.below(n),
        }
    }
}
