//! Evaluates positions: weighted features, and the chances of first place that they mean.

use kernel::agent::{AgentGame, Temperament};
use kernel::{Places, Seat};

/// The number of seats that a position can have.
const MOST_SEATS: usize = 8;

/// A whole first place, in millionths. Shares are added up as whole numbers, so their order does not matter.
pub const WHOLE: i64 = 1_000_000;

/// The values of the same share that a margin distinguishes. See [`Evaluator::value`].
pub const MARGINS: i64 = 1 << 20;

/// The shares of first place by seat, in millionths. They add up to [`WHOLE`], apart from rounding.
pub type Shares = [i64; MOST_SEATS];

/// Evaluates positions of one game for a number of seats.
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: Vec<i32>,
    seats: usize,
}

impl Evaluator {
    /// Creates an evaluator with the game's weights. A short-sighted one ignores all features that are not obvious.
    pub fn new<G: AgentGame>(seats: usize, temperament: Temperament, short_sighted: bool) -> Self {
        let mut weights = G::WEIGHTS.of(G::FEATURES, seats, temperament);
        for (weight, feature) in weights.iter_mut().zip(G::FEATURES) {
            if short_sighted && !feature.obvious {
                *weight = 0;
            }
        }
        Self { weights, seats: seats.min(MOST_SEATS) }
    }

    /// Creates an evaluator with these weights, for tuning.
    pub fn with_weights(seats: usize, weights: Vec<i32>) -> Self {
        Self { weights, seats: seats.min(MOST_SEATS) }
    }

    /// Returns the weighted contribution of each feature, in thousandths of log odds.
    pub fn contributions(&self, features: &[i32]) -> Vec<i64> {
        features.iter().zip(&self.weights).map(|(value, weight)| i64::from(*value) * i64::from(*weight)).collect()
    }

    fn weigh(&self, features: &[i32]) -> i64 {
        features.iter().zip(&self.weights).map(|(value, weight)| i64::from(*value) * i64::from(*weight)).sum()
    }

    /// Returns each seat's chance of first place in a settled position, or the result of a finished game.
    pub fn shares<G: AgentGame>(&self, state: &G) -> Shares {
        match state.result() {
            Some(places) => shares_of(&places),
            None => softmax(&self.scores(state)[..self.seats]),
        }
    }

    /// Returns the value of a position for a seat: its chance of first place, times [`MARGINS`]. The margin over the
    /// best other seat decides between equal chances, such as those of a finished game.
    pub fn value<G: AgentGame>(&self, state: &G, seat: Seat) -> i64 {
        let own = seat.index() % MOST_SEATS;
        let scores = self.scores(state);
        let shares = match state.result() {
            Some(places) => shares_of(&places),
            None => softmax(&scores[..self.seats]),
        };
        let others = scores.iter().take(self.seats).enumerate().filter(|(other, _)| *other != own);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        shares[own] * MARGINS + (scores[own] - best).clamp(-MARGINS / 2, MARGINS / 2 - 1)
    }

    /// Returns the score of each seat, in thousandths of log odds.
    fn scores<G: AgentGame>(&self, state: &G) -> [i64; MOST_SEATS] {
        let mut scores = [0; MOST_SEATS];
        let mut features = vec![0; G::FEATURES.len()];
        for (seat, score) in scores.iter_mut().enumerate().take(self.seats) {
            features.fill(0);
            state.features(Seat(seat as u8), &mut features);
            *score = self.weigh(&features);
        }
        scores
    }
}

/// Returns the shares of first place of a finished game: a tie between n seats counts 1/n for each.
pub fn shares_of(places: &Places) -> Shares {
    let firsts = places.iter().filter(|place| **place == 1).count().max(1) as i64;
    let mut shares = [0; MOST_SEATS];
    for (share, place) in shares.iter_mut().zip(places) {
        *share = if *place == 1 { WHOLE / firsts } else { 0 };
    }
    shares
}

/// Returns probabilities in proportion to the exponentials of the scores. The same on every device: `libm` does not use
/// the system's functions.
fn softmax(scores: &[i64]) -> Shares {
    let most = scores.iter().copied().max().unwrap_or(0);
    let mut odds = [0.0; MOST_SEATS];
    for (odd, score) in odds.iter_mut().zip(scores) {
        *odd = libm::exp((score - most) as f64 / 1_000.0);
    }
    let sum: f64 = odds.iter().sum();
    odds.map(|odd| libm::round(odd / sum * WHOLE as f64) as i64)
}
