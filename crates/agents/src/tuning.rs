//! Fits the weights of features to the results of games: multinomial logistic regression.
//!
//! Each example is a position with the features of all seats and the shares of first place at the end of its game. The
//! weights make those shares likely, so the chances that they give are calibrated.

/// A position and the end of its game.
#[derive(Clone, Debug)]
pub struct Example {
    /// The features of each seat.
    pub features: Vec<Vec<i32>>,
    /// The share of first place of each seat at the end. They add up to 1.
    pub shares: Vec<f64>,
}

/// The number of steps of the descent. More do not change a weight by a hundredth.
const STEPS: usize = 400;

/// The size of the first steps, in standardised weights.
const RATE: f64 = 0.05;

/// The penalty on large weights.
const RIDGE: f64 = 1e-3;

/// Returns the weights that fit the examples, in thousandths of log odds for each unit.
pub fn fit(examples: &[Example]) -> Vec<i32> {
    let count = examples.first().and_then(|example| example.features.first()).map_or(0, Vec::len);
    let scales = scales(examples, count);
    let (mut weights, mut momentum, mut squares) = (vec![0.0; count], vec![0.0; count], vec![0.0; count]);
    for step in 1..=STEPS {
        let gradient = gradient(examples, &scales, &weights);
        for nth in 0..count {
            let slope = gradient[nth] - RIDGE * weights[nth];
            momentum[nth] = 0.9 * momentum[nth] + 0.1 * slope;
            squares[nth] = 0.99 * squares[nth] + 0.01 * slope * slope;
            let unbiased = momentum[nth] / (1.0 - libm::pow(0.9, step as f64));
            let size = libm::sqrt(squares[nth] / (1.0 - libm::pow(0.99, step as f64)));
            weights[nth] += RATE * unbiased / (size + 1e-8);
        }
    }
    weights.iter().zip(&scales).map(|(weight, scale)| libm::round(weight / scale * 1_000.0) as i32).collect()
}

/// Returns the standard deviation of each feature between the seats of a position.
fn scales(examples: &[Example], count: usize) -> Vec<f64> {
    let mut sums = vec![0.0; count];
    let mut seats = 0.0;
    for example in examples {
        let each = example.features.len() as f64;
        seats += each;
        for (nth, sum) in sums.iter_mut().enumerate() {
            let mean = example.features.iter().map(|own| f64::from(own[nth])).sum::<f64>() / each;
            *sum += example
                .features
                .iter()
                .map(|own| {
                    let far = f64::from(own[nth]) - mean;
                    far * far
                })
                .sum::<f64>();
        }
    }
    // A feature that never differs keeps the weight 0.
    sums.iter().map(|sum| libm::sqrt(sum / f64::max(seats, 1.0)).max(1e-3)).collect()
}

/// Returns the slope of the mean log likelihood.
fn gradient(examples: &[Example], scales: &[f64], weights: &[f64]) -> Vec<f64> {
    let mut slope = vec![0.0; weights.len()];
    for example in examples {
        let chances = chances(example, scales, weights);
        for ((own, share), chance) in example.features.iter().zip(&example.shares).zip(chances) {
            for nth in 0..weights.len() {
                slope[nth] += (share - chance) * f64::from(own[nth]) / scales[nth];
            }
        }
    }
    slope.iter().map(|sum| sum / examples.len().max(1) as f64).collect()
}

fn chances(example: &Example, scales: &[f64], weights: &[f64]) -> Vec<f64> {
    let score = |own: &Vec<i32>| -> f64 {
        own.iter().zip(scales).zip(weights).map(|((value, scale), weight)| f64::from(*value) / scale * weight).sum()
    };
    let scores: Vec<f64> = example.features.iter().map(score).collect();
    let most = scores.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = scores.iter().map(|score| libm::exp(score - most)).collect();
    let sum: f64 = odds.iter().sum();
    odds.iter().map(|odd| odd / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fit_recovers_weights_that_generated_results() {
        // The share of the first of two seats follows 0.3 times the difference of one feature; the other is noise.
        let mut examples = vec![];
        for difference in -8..=8_i32 {
            for noise in -1..=1 {
                let chance = 1.0 / (1.0 + libm::exp(-0.3 * f64::from(difference)));
                let features = vec![vec![difference + 10, noise], vec![10, 0]];
                examples.push(Example { features, shares: vec![chance, 1.0 - chance] });
            }
        }
        let weights = fit(&examples);
        assert!((290..=310).contains(&weights[0]), "{weights:?}");
        assert!(weights[1].abs() < 5, "{weights:?}");
    }
}
