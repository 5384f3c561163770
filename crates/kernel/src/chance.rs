//! Chance as an actor: who answers for it, and where the app's answers come from.

use arrayvec::ArrayVec;
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Rules;

/// What a chance question is about. Who answers can be chosen for each kind separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum ChanceKind {
    /// Dice that are rolled.
    Dice,
    /// Cards that are turned during play.
    Cards,
    /// Everything else: first player, random set-up.
    Draws,
    /// Drawn from cards that not every viewer may see. The app always draws, because no one at the table could enter
    /// it without learning the secret.
    Secret,
    /// Sealed answers are revealed. Nothing is drawn, and the app does it at once.
    Reveal,
}

/// Who answers a chance question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum AnswerBy {
    /// The app draws at once.
    #[default]
    App,
    /// The table rolls its own dice, turns its own cards, and enters the result.
    Table,
}

/// Who answers which chance questions: a setting of the table that can be changed at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Answering {
    /// Dice that are rolled.
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
    /// A number from 0 to `n - 1`, each equally likely; 0 when `n` is 0.
    fn below(&mut self, n: u32) -> u32;
}

impl Draw for ChaCha20Rng {
    fn below(&mut self, n: u32) -> u32 {
        // Written out here rather than left to a library, because records will always be checked by it
        // (docs/reference/file-format.md).
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

/// The most kinds of outcomes, and the most draws.
const MOST_LOTS: usize = 64;

/// The specification of a draw: a multiset of outcomes and the number of draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceSpec {
    /// How many outcomes there are of each kind.
    pub outcomes: ArrayVec<u16, MOST_LOTS>,
    /// How many are drawn.
    pub draws: u8,
    /// Whether each goes back before the next is drawn, as with dice and unlike cards.
    pub back: bool,
}

impl ChanceSpec {
    /// Nothing to draw: there is one answer.
    pub fn empty() -> Self {
        Self { outcomes: ArrayVec::new(), draws: 0, back: true }
    }

    /// One outcome of each of `kinds` kinds, of which one is drawn: a uniform choice.
    pub fn one_of(kinds: usize) -> Self {
        Self { outcomes: std::iter::repeat_n(1, kinds.min(MOST_LOTS)).collect(), draws: 1, back: true }
    }

    /// So many cards from a pile with these numbers of each kind.
    pub fn cards(heap: impl IntoIterator<Item = u16>, draws: u8) -> Self {
        Self { outcomes: heap.into_iter().take(MOST_LOTS).collect(), draws, back: false }
    }

    /// So many dice with these numbers of sides of each kind.
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

/// A random answer to the open chance question; `None` when none is open.
pub fn chance<G: Rules>(state: &G, draw: &mut dyn Draw) -> Option<G::Command> {
    let mut urn = state.chance_spec()?;
    let mut kinds = ArrayVec::<u8, MOST_LOTS>::new();
    for _ in 0..urn.draws {
        kinds.try_push(urn.draw(draw)?).ok()?;
    }
    state.command_for(&kinds)
}

/// Every possible answer to the open chance question with its probability; `None` when none is open, or when
/// there are more than `most` ways to draw (a search should then sample).
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

    /// The seeds of one table, from hex texts separated by blanks. Anything that is not a seed is ignored.
    pub fn all_from_text(text: &str) -> Vec<Self> {
        text.split_whitespace().filter_map(Self::from_hex).collect()
    }

    /// The seed as hex text: only for the store, and for showing it at the end.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// The SHA-256 of the seed, as hex text: what is published at the start.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The random stream of the draw with this number. Because draws are numbered, the same draw made again
    /// after an undo gives the same outcome.
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
