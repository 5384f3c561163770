//! The shared seed: rounds in which players' devices contribute to the seed of the draws, by commit and reveal.
//!
//! The host commits to a new seed and each device to a random contribution, all in one entry. Only then the devices
//! reveal. So no one can choose the result, if at least one of them is honest. See docs/reference/file-format.md.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Seat, Seed};

/// An entry of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum SharedSeed {
    /// Opens a round.
    Committed {
        /// The number of the round in this record, from 1.
        round: u32,
        /// The SHA-256 of the host's new seed, as hex text.
        seed: String,
        /// The commitments to contributions, at most one for each seat.
        commitments: Vec<SeatCommitment>,
    },
    /// Ends the open round with its contributions.
    Revealed {
        /// The first draw number that uses the shared seed. No branch has used it before.
        from: u32,
        /// The contributions, in the order of their commitments.
        contributions: Vec<String>,
    },
    /// Ends the open round without a result.
    Void {
        /// The seats that did not reveal in time; empty if the host interrupted the round.
        silent: Vec<Seat>,
    },
}

/// The commitment of a seat to its contribution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct SeatCommitment {
    /// The seat.
    pub seat: Seat,
    /// The hash by [`commitment_to`].
    pub commitment: String,
    /// True if the player typed a word on the host's screen, because the seat has no device.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub word: bool,
}

/// The round that a commitment of the host opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedRound {
    /// The number of the round, from 1.
    pub number: u32,
    /// The commitments to contributions.
    pub commitments: Vec<SeatCommitment>,
    /// The state of the round.
    pub state: RoundState,
}

/// The state of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundState {
    /// The devices reveal.
    Open,
    /// The shared seed is in force.
    Revealed {
        /// The entry with the contributions.
        entry: u32,
        /// The first draw number that uses the shared seed.
        from: u32,
        /// The contributions, in the order of their commitments.
        contributions: Vec<String>,
    },
    /// The round has no result.
    Void {
        /// The entry that ended the round.
        entry: u32,
        /// The seats that did not reveal in time.
        silent: Vec<Seat>,
        /// The first unused draw number at that entry.
        unused: u32,
    },
}

/// Returns the commitment to a contribution, as hex text. `game` is the commitment in the first line, which is unique to
/// the game.
pub fn commitment_to(game: &str, round: u32, contribution: &str) -> String {
    hex::encode(Sha256::digest(format!("bucintoro contribution\n{game}\n{round}\n{contribution}")))
}

/// Returns the contribution of a typed word.
pub fn contribution_of_word(word: &str) -> String {
    let mut text = hex::encode(Sha256::digest(word));
    text.truncate(32);
    text
}

/// True for a contribution: 16 bytes as lower-case hex text.
pub fn is_contribution(text: &str) -> bool {
    is_lower_hex(text, 32)
}

/// True for a SHA-256 as lower-case hex text.
pub fn is_hash(text: &str) -> bool {
    is_lower_hex(text, 64)
}

fn is_lower_hex(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Returns the shared seed of the host's seed and the contributions.
pub(crate) fn combine(seed: &Seed, contributions: &[String]) -> Seed {
    Seed::new(Sha256::digest(format!("bucintoro seed\n{}\n{}", seed.to_hex(), contributions.join("\n"))).into())
}
