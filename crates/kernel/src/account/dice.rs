//! The probabilities of dice results.

use super::Luck;
use crate::Seat;

/// The maximum number of dice that are computed exactly: more than a long evening has. Beyond it the normal
/// distribution is used, because an imported record may contain any number.
const MOST_DICE: u32 = 4_000;

/// All dice that one seat has thrown.
#[derive(Debug, Default)]
pub(super) struct Thrown {
    throws: u32,
    dice: u32,
    got: u32,
    /// The kinds of dice: the number of sides with the value 0, 1, 2 and so on, and the number of thrown dice.
    kinds: Vec<(Vec<u8>, u32)>,
}

impl Thrown {
    pub(super) fn add(&mut self, got: u32, dice: u8, sides: &[u8]) {
        let Some(most) = sides.iter().max() else { return };
        let mut weights = vec![0; usize::from(*most) + 1];
        sides.iter().for_each(|side| weights[usize::from(*side)] += 1);
        self.throws += 1;
        self.dice = self.dice.saturating_add(dice.into());
        self.got = self.got.saturating_add(got);
        match self.kinds.iter_mut().find(|(kind, _)| *kind == weights) {
            Some((_, thrown)) => *thrown = thrown.saturating_add(dice.into()),
            None => self.kinds.push((weights, dice.into())),
        }
    }

    pub(super) fn luck(&self, seat: Seat) -> Luck {
        let (mut expected, mut variance) = (0.0, 0.0);
        for (weights, dice) in &self.kinds {
            let (mean, spread) = moments(weights);
            expected += mean * f64::from(*dice);
            variance += spread * f64::from(*dice);
        }
        let (at_least, at_most) = if self.dice <= MOST_DICE {
            tails(&self.distribution(), self.got)
        } else {
            let deviations = (f64::from(self.got) - expected) / variance.sqrt();
            (above(deviations), above(-deviations))
        };
        let Self { throws, dice, got, .. } = *self;
        Luck { seat, throws, dice, got, expected, variance, at_least, at_most }
    }

    /// Returns the probability of each sum of all dice, from 0 up.
    fn distribution(&self) -> Vec<f64> {
        let mut likely = vec![1.0];
        for (weights, dice) in &self.kinds {
            let sides = sides(weights);
            for _ in 0..*dice {
                let mut next = vec![0.0; likely.len() + weights.len() - 1];
                for (value, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0) {
                    let share = f64::from(*weight) / sides;
                    likely.iter().enumerate().for_each(|(sum, here)| next[sum + value] += here * share);
                }
                likely = next;
            }
        }
        likely
    }
}

fn sides(weights: &[u8]) -> f64 {
    weights.iter().map(|weight| f64::from(*weight)).sum()
}

/// Returns the mean and the variance of a die.
fn moments(weights: &[u8]) -> (f64, f64) {
    let average = |of: &dyn Fn(f64) -> f64| {
        let sum: f64 = (0_u32..).zip(weights).map(|(value, weight)| of(value.into()) * f64::from(*weight)).sum();
        sum / sides(weights)
    };
    let mean = average(&|value| value);
    (mean, average(&|value| (value - mean).powi(2)))
}

/// Returns the probabilities of at least and at most this sum.
fn tails(likely: &[f64], got: u32) -> (f64, f64) {
    let got = got as usize;
    let at_least: f64 = likely.iter().skip(got).sum();
    let at_most: f64 = likely.iter().take(got.saturating_add(1)).sum();
    (at_least.min(1.0), at_most.min(1.0))
}

/// Returns the probability of more than so many standard deviations above the mean, by the normal distribution. Exact
/// to seven places (Abramowitz and Stegun, 26.2.17).
pub fn above(deviations: f64) -> f64 {
    const TERMS: [f64; 5] = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    if deviations.is_nan() {
        return 0.5;
    }
    let far = deviations.abs();
    let t = 1.0 / (1.0 + 0.231_641_9 * far);
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let tail = sum * (-far * far / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    if deviations < 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-6
    }

    fn luck(throws: &[(u32, u8, &[u8])]) -> Luck {
        let mut thrown = Thrown::default();
        throws.iter().for_each(|(got, dice, sides)| thrown.add(*got, *dice, sides));
        thrown.luck(Seat(0))
    }

    #[test]
    fn dice_luck_equals_enumeration_of_all_throws() {
        // Two dice of pips and two of skulls: 36 × 4 ways, counted one by one.
        const PIPS: [u8; 6] = [1, 2, 3, 4, 5, 6];
        const SKULLS: [u8; 6] = [1, 1, 1, 0, 0, 0];
        for got in 2..=14 {
            let (mut least, mut most, mut all, mut sum, mut square) = (0.0, 0.0, 0.0, 0.0, 0.0);
            for one in PIPS {
                for two in PIPS {
                    for three in SKULLS {
                        for four in SKULLS {
                            let shown = u32::from(one + two + three + four);
                            all += 1.0;
                            sum += f64::from(shown);
                            square += f64::from(shown * shown);
                            least += f64::from(u8::from(shown >= got));
                            most += f64::from(u8::from(shown <= got));
                        }
                    }
                }
            }
            let luck = luck(&[(got - 1, 1, &PIPS), (1, 2, &SKULLS), (0, 1, &PIPS)]);
            assert_eq!((luck.throws, luck.dice, luck.got), (3, 4, got));
            assert!(close(luck.at_least, least / all) && close(luck.at_most, most / all), "{got}: {luck:?}");
            let mean = sum / all;
            assert!(close(luck.expected, mean) && close(luck.variance, square / all - mean * mean), "{luck:?}");
        }
    }

    #[test]
    fn extreme_and_impossible_dice_counts_are_accepted() {
        let many: Vec<(u32, u8, &[u8])> = (0..40_000).map(|_| (127, 255, &[1, 1, 1, 0, 0, 0][..])).collect();
        let luck = luck(&many);
        assert!(luck.expected > 5e6 && luck.at_least > 0.999 && luck.at_most < 0.001, "{luck:?}");
        let none = self::luck(&[(0, 3, &[0, 0])]);
        assert_eq!((none.at_least, none.at_most), (1.0, 1.0));
        let impossible = self::luck(&[(9, 1, &[0, 1])]);
        assert_eq!((impossible.at_least, impossible.at_most), (0.0, 1.0));
    }

    #[test]
    fn normal_distribution_matches_published_tables() {
        for (deviations, tail) in [(0.0, 0.5), (1.0, 0.158_655), (1.96, 0.024_998), (-1.0, 0.841_345), (4.0, 0.000_032)]
        {
            assert!(close(above(deviations), tail), "{deviations}: {}", above(deviations));
        }
    }
}
