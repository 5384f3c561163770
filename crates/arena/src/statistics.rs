//! Shares of first places: intervals, differences in Elo, and a sequential test.
//!
//! The unit is a seed, which is played with the player in every seat. Games of one seed are not independent, so their
//! mean counts as one observation, as pairs of games do in the testing of chess engines
//! (<https://official-stockfish.github.io/docs/fishtest-wiki/Fishtest-Mathematics.html>).

/// The number of standard errors on each side of a 95 % interval.
const SPREAD: f64 = 1.96;

/// The bound of the log likelihood ratio at which a test is decided, for errors of 5 % of both kinds: ln(0.95/0.05).
pub const BOUND: f64 = 2.944;

/// The number of seeds before which no test is decided, because their variance is not known well.
const FIRST: usize = 4;

/// The mean shares of first places of a player, by seed.
#[derive(Clone, Debug, Default)]
pub struct Shares {
    count: usize,
    sum: f64,
    squares: f64,
}

impl Shares {
    /// Adds the mean share of one seed.
    pub fn add(&mut self, share: f64) {
        self.count += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// Returns the number of seeds.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Returns the mean.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// Returns the sum of the squared distances from the mean.
    fn spread(&self) -> f64 {
        (self.squares - self.mean() * self.sum).max(0.0)
    }

    /// Returns the 95 % interval (Wilson's). `games` is the number of games of each seed. Without any difference
    /// between the seeds all games count as independent.
    pub fn interval(&self, games: usize) -> (f64, f64) {
        if self.count == 0 {
            return (0.0, 1.0);
        }
        let mean = self.mean();
        let variance = self.spread() / (self.count as f64 - 1.0).max(1.0);
        let all = if variance > 1e-9 {
            mean * (1.0 - mean) * self.count as f64 / variance
        } else {
            (self.count * games) as f64
        };
        let square = SPREAD * SPREAD;
        let middle = (mean + square / (2.0 * all)) / (1.0 + square / all);
        let error = mean * (1.0 - mean) / all + square / (4.0 * all * all);
        let half = SPREAD / (1.0 + square / all) * error.sqrt();
        ((middle - half).max(0.0), (middle + half).min(1.0))
    }
}

/// Returns the difference in Elo that makes a share of first places likely, for one player among equal others. Infinite
/// for 0 and 1.
pub fn elo(share: f64, seats: usize) -> f64 {
    400.0 * (share * (seats as f64 - 1.0) / (1.0 - share)).log10()
}

/// A test of a goal: is the share nearer to `share + margin`, or to `share - margin`?
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goal {
    /// The share of first places.
    pub share: f64,
    /// Half of the range in which both answers are right.
    pub margin: f64,
}

/// The answer of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The goal is met.
    Accepted,
    /// The goal is missed.
    Rejected,
    /// There are too few games.
    Open,
}

impl Goal {
    /// Returns the two shares between which the test decides. Neither is certain to win or to lose.
    pub fn range(&self) -> (f64, f64) {
        let (lowest, highest) = (self.share / 5.0, 1.0 - (1.0 - self.share) / 5.0);
        ((self.share - self.margin).max(lowest), (self.share + self.margin).min(highest))
    }

    /// Returns the log likelihood ratio of the generalised sequential probability ratio test: that of independent
    /// games, corrected for the variance between seeds. `games` is the number of games of each seed.
    pub fn log_likelihood_ratio(&self, shares: &Shares, games: usize) -> f64 {
        let ((low, high), mean) = (self.range(), shares.mean());
        let seeds = shares.count as f64;
        // The variance that the mean of a seed has if its games are independent. Two such seeds are added to the
        // observed ones, because the variance of a few seeds is not known well.
        let independent = mean * (1.0 - mean) / games.max(1) as f64;
        let observed = (shares.spread() + 2.0 * independent) / (seeds + 1.0);
        let correction = if observed > 0.0 { independent / observed } else { 1.0 };
        let ratio = mean * (high / low).ln() + (1.0 - mean) * ((1.0 - high) / (1.0 - low)).ln();
        seeds * games as f64 * correction * ratio
    }

    /// Decides the test.
    pub fn verdict(&self, shares: &Shares, games: usize) -> Verdict {
        let ratio = self.log_likelihood_ratio(shares, games);
        match shares.count >= FIRST {
            true if ratio >= BOUND => Verdict::Accepted,
            true if ratio <= -BOUND => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::ChaCha20Rng;
    use rand::{Rng as _, SeedableRng as _};

    use super::*;

    fn shares(values: &[f64]) -> Shares {
        let mut shares = Shares::default();
        values.iter().for_each(|value| shares.add(*value));
        shares
    }

    #[test]
    fn one_sided_results_give_wilson_interval() {
        // Wilson's interval of 16 successes in 16 trials.
        let (low, high) = shares(&[1.0; 8]).interval(2);
        assert!((low - 0.806).abs() < 0.001 && high == 1.0, "{low} {high}");
        let (low, high) = shares(&[0.0; 8]).interval(2);
        assert!(low == 0.0 && (high - 0.194).abs() < 0.001, "{low} {high}");
    }

    #[test]
    fn an_interval_depends_on_the_variance_between_seeds() {
        // Each seed is won once and lost once: the seats decide, and the players are certainly equal.
        let (low, high) = shares(&[&[0.5; 199][..], &[0.0]].concat()).interval(2);
        assert!(high - low < 0.02, "{low} {high}");
        // Each seed is won or lost twice, as if it was one game.
        let (low, high) = shares(&[[0.0; 100], [1.0; 100]].concat()).interval(2);
        assert!((0.13..0.15).contains(&(high - low)), "{low} {high}");
    }

    #[test]
    fn equal_players_have_no_elo_difference() {
        for seats in [2, 4, 6] {
            assert!(elo(1.0 / seats as f64, seats).abs() < 1e-9);
        }
        assert!((elo(0.64, 2) - 99.95).abs() < 0.1);
        assert_eq!(elo(1.0, 2), f64::INFINITY);
    }

    /// Plays leagues with a known share until they are decided. Returns the part of accepted goals.
    fn accepted(goal: Goal, share: f64, seats: usize, seed: u64) -> f64 {
        let mut draw = ChaCha20Rng::seed_from_u64(seed);
        let leagues = 1_000;
        let all = (0..leagues).filter(|_| {
            let mut shares = Shares::default();
            loop {
                let wins = (0..seats).filter(|_| f64::from(draw.next_u32()) / 4_294_967_296.0 < share).count();
                shares.add(wins as f64 / seats as f64);
                match goal.verdict(&shares, seats) {
                    Verdict::Open => {}
                    verdict => return verdict == Verdict::Accepted,
                }
            }
        });
        all.count() as f64 / f64::from(leagues)
    }

    #[test]
    fn goal_verdict_errs_in_about_one_of_twenty_leagues() {
        for (share, seats) in [(0.95, 2), (0.65, 2), (0.38, 4), (0.24, 6)] {
            let goal = Goal { share, margin: 0.05 };
            let (low, high) = goal.range();
            let wrong = accepted(goal, low, seats, 1);
            assert!(wrong < 0.07, "{seats} seats: {wrong} accepted by mistake");
            let right = accepted(goal, high, seats, 2);
            assert!(right > 0.93, "{seats} seats: only {right} accepted");
        }
    }

    #[test]
    fn a_goal_of_nearly_all_games_can_be_met() {
        let goal = Goal { share: 0.95, margin: 0.05 };
        assert_eq!(goal.verdict(&shares(&[1.0; 10]), 2), Verdict::Open);
        assert_eq!(goal.verdict(&shares(&[1.0; 20]), 2), Verdict::Accepted);
        assert_eq!(goal.verdict(&shares(&[0.5; 10]), 2), Verdict::Rejected);
    }
}
