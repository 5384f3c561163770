//! Chance as an actor: who answers for it, and the source of the app's answers.

use arrayvec::ArrayVec;
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Rules;

/// The subject of a chance question. Who answers can be chosen for each kind separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum ChanceKind {
    /// Rolled dice.
    Dice,
    /// Cards turned during play.
    Cards,
    /// All other draws: first player, random set-up.
    Draws,
    /// A draw from cards that not every viewer may see. The app always draws, because a player who entered it would
    /// learn the secret.
    Secret,
    /// The reveal of committed answers. Nothing is drawn, and the app does it at once.
    Reveal,
}

/// The answerer of a chance question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum AnswerBy {
    /// The app draws at once.
    #[default]
    App,
    /// The table rolls its own dice, turns its own cards, and enters the result.
    Table,
}

/// The answerers of chance questions: a setting of the table that can be changed at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Answering {
    /// The answerer for rolled dice.
    pub dice: AnswerBy,
    /// The answerer for cards turned during play.
    pub cards: AnswerBy,
    /// The answerer for the first player and the random set-up.
    pub draws: AnswerBy,
}

impl Answering {
    /// Creates the setting with the same answerer for all kinds.
    pub fn all(by: AnswerBy) -> Self {
        Self { dice: by, cards: by, draws: by }
    }

    /// Returns the answerer for questions of this kind.
    pub fn of(self, kind: ChanceKind) -> AnswerBy {
        match kind {
            ChanceKind::Dice => self.dice,
            ChanceKind::Cards => self.cards,
            ChanceKind::Draws => self.draws,
            ChanceKind::Secret | ChanceKind::Reveal => AnswerBy::App,
        }
    }
}

/// A source of random numbers: the only randomness that a game ever sees.
pub trait Draw {
    /// Returns a uniform number from 0 to `n - 1`; 0 if `n` is 0.
    fn below(&mut self, n: u32) -> u32;
}

impl Draw for ChaCha20Rng {
    fn below(&mut self, n: u32) -> u32 {
        // Not left to a library, because records will always be checked against it (docs/reference/file-format.md).
        let mut scaled = || u64::from(self.next_u32()) * u64::from(n);
        let first = scaled();
        let (number, rest) = ((first >> 32) as u32, first as u32);
        if rest <= n.wrapping_neg() {
            return number;
        }
        let more = (scaled() >> 32) as u32;
        number + u32::from(rest.checked_add(more).is_none())
    }
}

/// The maximum number of kinds, and of draws.
const MOST_LOTS: usize = 64;

/// The specification of a draw: a multiset of outcomes and the number of draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceSpec {
    /// The number of outcomes of each kind.
    pub outcomes: ArrayVec<u16, MOST_LOTS>,
    /// The number of draws.
    pub draws: u8,
    /// True if each outcome is replaced before the next draw, as with dice and unlike cards.
    pub back: bool,
}

impl ChanceSpec {
    /// Returns the empty draw, which has one answer.
    pub fn empty() -> Self {
        Self { outcomes: ArrayVec::new(), draws: 0, back: true }
    }

    /// Returns a uniform choice among `kinds` kinds.
    pub fn one_of(kinds: usize) -> Self {
        Self { outcomes: std::iter::repeat_n(1, kinds.min(MOST_LOTS)).collect(), draws: 1, back: true }
    }

    /// Returns the draw of `draws` cards from a pile with these numbers of each kind.
    pub fn cards(heap: impl IntoIterator<Item = u16>, draws: u8) -> Self {
        Self { outcomes: heap.into_iter().take(MOST_LOTS).collect(), draws, back: false }
    }

    /// Returns the throw of `draws` dice with these numbers of sides of each kind.
    pub fn dice(sides: impl IntoIterator<Item = u16>, draws: u8) -> Self {
        Self { outcomes: sides.into_iter().take(MOST_LOTS).collect(), draws, back: true }
    }

    fn total(&self) -> u32 {
        self.outcomes.iter().map(|&lots| u32::from(lots)).sum()
    }

    /// Draws one outcome and returns its kind.
    fn draw(&mut self, draw: &mut dyn Draw) -> Option<u8> {
        let mut nth = draw.below(self.total());
        for (kind, lots) in self.outcomes.iter_mut().enumerate() {
            let there = u32::from(*lots);
            if nth < there {
                *lots -= u16::from(!self.back);
                return Some(kind as u8);
            }
            nth -= there;
        }
        None
    }
}

/// Returns a random answer to the open chance question; `None` if none is open.
pub fn chance<G: Rules>(state: &G, draw: &mut dyn Draw) -> Option<G::Command> {
    let mut urn = state.chance_spec()?;
    let mut kinds = ArrayVec::<u8, MOST_LOTS>::new();
    for _ in 0..urn.draws {
        kinds.try_push(urn.draw(draw)?).ok()?;
    }
    state.command_for(&kinds)
}

/// Returns every possible answer to the open chance question with its probability. `None` if none is open, or if there
/// are more than `most` ways to draw; a search should then sample.
pub fn outcomes<G: Rules>(state: &G, most: usize) -> Option<Vec<(G::Command, f64)>> {
    let urn = state.chance_spec()?;
    let mut ways = vec![(ArrayVec::<u8, MOST_LOTS>::new(), urn.clone(), 1.0)];
    for _ in 0..urn.draws {
        let mut longer = Vec::new();
        for (kinds, urn, likely) in ways {
            let total = f64::from(urn.total());
            for (kind, &lots) in urn.outcomes.iter().enumerate().filter(|(_, lots)| **lots > 0) {
                let (mut kinds, mut left) = (kinds.clone(), urn.clone());
                kinds.try_push(kind as u8).ok()?;
                left.outcomes[kind] -= u16::from(!urn.back);
                longer.push((kinds, left, likely * f64::from(lots) / total));
            }
            if longer.len() > most {
                return None;
            }
        }
        ways = longer;
    }
    let mut outcomes: Vec<(G::Command, f64)> = Vec::new();
    for (kinds, _, likely) in ways {
        let command = state.command_for(&kinds)?;
        match outcomes.iter_mut().find(|(known, _)| *known == command) {
            Some((_, sum)) => *sum += likely,
            None => outcomes.push((command, likely)),
        }
    }
    Some(outcomes)
}

/// The secret from which the app draws at one table. The table starts with a commitment to its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Creates a seed from 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads a seed from hex text.
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// Reads the seeds of one table from hex texts separated by spaces. Ignores texts that are not seeds.
    pub fn all_from_text(text: &str) -> Vec<Self> {
        text.split_whitespace().filter_map(Self::from_hex).collect()
    }

    /// Returns the seed as hex text, for storage and for the reveal at the end only.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Returns the SHA-256 of the seed as hex text, which is published at the start.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// Returns the random stream of the draw with this number. Draws are numbered, so that a draw repeated after an
    /// undo has the same outcome.
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
