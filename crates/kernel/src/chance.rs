//! Chance as an actor: who answers it, and where the app's answers come from.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What a chance question is about. Who answers can be chosen for each apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Dice.
    Dice,
    /// Cards that are turned during play.
    Cards,
    /// Everything else: first player, random set-up.
    Draws,
}

/// Who answers a chance question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum AnswerBy {
    /// The app draws at once.
    #[default]
    App,
    /// The table rolls its own dice, turns its own cards and says what came.
    Table,
}

/// Who answers which chance questions; changeable at any moment (a setting of the table).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Answering {
    /// Dice.
    pub dice: AnswerBy,
    /// Cards turned during play.
    pub cards: AnswerBy,
    /// First player, random set-up.
    pub draws: AnswerBy,
}

impl Answering {
    /// The same answerer for everything.
    pub fn all(by: AnswerBy) -> Self {
        Self { dice: by, cards: by, draws: by }
    }

    /// Who answers a question of this kind.
    pub fn of(self, source: Source) -> AnswerBy {
        match source {
            Source::Dice => self.dice,
            Source::Cards => self.cards,
            Source::Draws => self.draws,
        }
    }
}

/// A source of random numbers. The only randomness that a game ever sees.
pub trait Draw {
    /// A number from 0 to `n - 1`, each equally likely; 0 when `n` is 0.
    fn below(&mut self, n: u32) -> u32;
}

impl Draw for ChaCha20Rng {
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 { 0 } else { self.random_range(0..n) }
    }
}

/// The secret from which the app draws at one table, committed to by hash when the table starts.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from its hex text.
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// The seed as hex text. Only for the store, and for showing it when the table is closed.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// What is published at the start: the SHA-256 of the seed, as hex text.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The stream of the draw with this number. Addressed, so that the same draw made again after
    /// an undo gives the same outcome.
    pub fn draw(&self, number: u64) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(number);
        stream
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}
