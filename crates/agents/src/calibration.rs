//! Calibrated chances of first place: of positions with a chance of 30 %, 30 % end in first place.
//!
//! Weights are chosen for play, so their chances can be too bold or too timid. One temperature for each game and number
//! of seats corrects that: all scores are divided by it, before the softmax. It changes no order, and no choice.

use kernel::Seat;
use kernel::agent::{AgentGame, Temperament};

use crate::evaluation::{Evaluator, Shares, WHOLE};
use crate::temperatures::TEMPERATURES;

/// The temperature of a game for a number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temperature {
    /// The game's id.
    pub game: &'static str,
    /// The number of seats.
    pub seats: usize,
    /// The temperature in percent. Above 100 the weights alone are too bold, below too timid.
    pub percent: u32,
    /// The number of games to which it is fitted.
    pub games: u64,
    /// The seed of the first of them.
    pub seed: u64,
}

/// Returns all fitted temperatures.
pub fn temperatures() -> &'static [Temperature] {
    TEMPERATURES
}

/// Returns the temperature of a game in percent. A number of seats without one gets that of the nearest; a game without
/// any gets 100.
pub fn temperature(game: &str, seats: usize) -> u32 {
    let of_game = TEMPERATURES.iter().filter(|one| one.game == game);
    of_game.min_by_key(|one| one.seats.abs_diff(seats)).map_or(100, |one| one.percent)
}

/// Returns the shares at a temperature in percent. `seats` is the number of shares that count.
pub fn at_temperature(shares: &Shares, seats: usize, percent: u32) -> Shares {
    let mut odds = [0.0; 8];
    for (odd, share) in odds.iter_mut().zip(shares).take(seats) {
        *odd = libm::pow(*share as f64 / WHOLE as f64, 100.0 / f64::from(percent.max(1)));
    }
    let sum: f64 = odds.iter().sum();
    odds.map(|odd| libm::round(odd / sum * WHOLE as f64) as i64)
}

/// Returns each seat's calibrated chance of first place in a settled position, or the result of a finished game.
pub fn win_chances<G: AgentGame>(state: &G) -> Shares {
    let seats = state.seats();
    let shares = Evaluator::new::<G>(seats, Temperament::default(), false).shares(state);
    match state.result() {
        Some(_) => shares,
        None => at_temperature(&shares, seats, temperature(G::INFO.id, seats)),
    }
}

/// Returns one seat's calibrated chance of first place, from 0 to 1.
pub fn win_chance<G: AgentGame>(state: &G, seat: Seat) -> f64 {
    win_chances(state).get(seat.index()).map_or(0.0, |share| *share as f64 / WHOLE as f64)
}

/// Shares that were predicted for the seats of a position, and those at the end of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct Prediction {
    /// The predicted shares.
    pub shares: Shares,
    /// The share of first place of each seat at the end. They add up to 1.
    pub results: Vec<f64>,
}

/// The lowest and the highest temperature that is tried, in percent.
const RANGE: (u32, u32) = (20, 2_000);

/// Returns the temperature in percent at which the results are most likely.
pub fn fit(predictions: &[Prediction]) -> u32 {
    // The loss has one minimum, because it is convex in the inverse of the temperature.
    let (mut low, mut high) = RANGE;
    while high - low > 2 {
        let (left, right) = (low + (high - low) / 3, high - (high - low) / 3);
        if loss(predictions, left) <= loss(predictions, right) {
            high = right;
        } else {
            low = left;
        }
    }
    (low..=high).min_by(|one, other| loss(predictions, *one).total_cmp(&loss(predictions, *other))).unwrap_or(100)
}

/// Returns the sum of the log losses at a temperature: the lower, the more likely the results.
pub fn loss(predictions: &[Prediction], percent: u32) -> f64 {
    let of = |one: &Prediction| -> f64 {
        let shares = at_temperature(&one.shares, one.results.len(), percent);
        // A share is rounded to millionths, so 0 stands for up to half of one.
        let log = |share: &i64| libm::log((*share as f64).max(0.5) / WHOLE as f64);
        one.results.iter().zip(&shares).map(|(result, share)| -result * log(share)).sum()
    };
    predictions.iter().map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(first: f64) -> Shares {
        let first = (first * WHOLE as f64) as i64;
        [first, WHOLE - first, 0, 0, 0, 0, 0, 0]
    }

    #[test]
    fn fit_finds_temperature_of_overconfident_shares() {
        // The log odds are twice what they should be.
        let predictions: Vec<Prediction> = (1..20)
            .map(|nth| {
                let chance = f64::from(nth) / 20.0;
                let odds = chance / (1.0 - chance);
                let bold = odds * odds / (1.0 + odds * odds);
                Prediction { shares: shares(bold), results: vec![chance, 1.0 - chance] }
            })
            .collect();
        let percent = fit(&predictions);
        assert!((198..=202).contains(&percent), "{percent}");
        let calmer = at_temperature(&predictions[2].shares, 2, percent);
        assert!((calmer[0] - 150_000).abs() < 2_000, "{calmer:?}");
    }

    #[test]
    fn temperature_keeps_order_and_sum_of_shares() {
        let before = [600_000, 300_000, 0, 100_000, 0, 0, 0, 0];
        let after = at_temperature(&before, 4, 250);
        assert!(after[0] > after[1] && after[1] > after[3] && after[3] > after[2], "{after:?}");
        assert!((after.iter().sum::<i64>() - WHOLE).abs() <= 4, "{after:?}");
        assert_eq!(at_temperature(&before, 4, 100), before);
    }
}
