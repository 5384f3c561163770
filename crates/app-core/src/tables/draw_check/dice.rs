//! The distribution of the dice on the branch to the head of a record, tested against fair dice by chi-square.

use std::collections::BTreeMap;

use kernel::AnswerBy;
use kernel::account::above;
use serde_json::Value;

use crate::protocol::{DiceKind, DiceTest};

/// The kind of dice: the number of faces with a skull, or `None` for pips; and whether the table entered them.
type Kind = (Option<u8>, bool);

/// Returns the dice of each kind in these entries, and the number of throws whose dice an older record does not
/// state.
pub(super) fn test_dice<'a>(entries: impl Iterator<Item = &'a Value>) -> (Vec<DiceTest>, u32) {
    let (mut kinds, mut unstated) = (BTreeMap::<Kind, [u32; 7]>::new(), 0_u32);
    for entry in entries {
        let command = &entry["deed"]["command"];
        if !matches!(command["command"]["do"].as_str(), Some("Rolled" | "FortRolled" | "RollOrder")) {
            continue;
        }
        let entered = command["drawn"] != true;
        let events = command["events"].as_array().into_iter().flatten();
        let thrown = events.map(|event| &event["thrown"]).find(|thrown| thrown.is_object());
        let (kind, results) = match (&command["command"]["dice"], thrown) {
            (Value::Array(dice), _) => (None, dice.iter().map(number).collect()),
            (_, Some(thrown)) => (u8::try_from(number(&thrown["faces"])).ok(), skulls(command, thrown)),
            _ => {
                unstated += 1;
                continue;
            }
        };
        let counts = kinds.entry((kind, entered)).or_default();
        for result in results {
            let count = usize::try_from(result).ok().and_then(|result| counts.get_mut(result));
            count.into_iter().for_each(|count| *count += 1);
        }
    }
    (kinds.into_iter().map(|(kind, counts)| test(kind, &counts)).collect(), unstated)
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

fn sum(value: &Value) -> u64 {
    value.as_array().map_or_else(|| number(value), |all| all.iter().map(number).sum())
}

/// Returns 1 for each die with a skull and 0 for each other.
fn skulls(command: &Value, thrown: &Value) -> Vec<u64> {
    let (dice, skulls) = (sum(&thrown["dice"]).min(64), sum(&command["command"]["skulls"]));
    (0..dice).map(|die| u64::from(die < skulls)).collect()
}

fn test((skulls, entered): Kind, counts: &[u32; 7]) -> DiceTest {
    let (kind, values, faces) = match skulls {
        None => (DiceKind::Pips, 1..=6, vec![1; 6]),
        Some(skulls) => (DiceKind::Skulls, 0..=1, vec![6_u8.saturating_sub(skulls), skulls.min(6)]),
    };
    let by = if entered { AnswerBy::Table } else { AnswerBy::App };
    let thrown: Vec<(u8, u32)> = values.map(|value| (value, counts[usize::from(value)])).collect();
    let counts: Vec<u32> = thrown.iter().map(|(_, count)| *count).collect();
    let probability = chi_square(&counts, &faces);
    DiceTest { kind, by, thrown, faces, probability }
}

/// Returns the probability of at least this deviation of counts from their weights. The distribution has a closed form
/// for an odd number of degrees of freedom, and dice have 1 or 5.
fn chi_square(counts: &[u32], weights: &[u8]) -> f64 {
    let all: f64 = counts.iter().map(|count| f64::from(*count)).sum();
    let sides: f64 = weights.iter().map(|weight| f64::from(*weight)).sum();
    let (mut statistic, mut cells) = (0.0, 0_u8);
    for (count, weight) in counts.iter().zip(weights) {
        let expected = all * f64::from(*weight) / sides;
        if expected > 0.0 {
            statistic += (f64::from(*count) - expected).powi(2) / expected;
            cells += 1;
        } else if *count > 0 {
            return 0.0;
        }
    }
    if cells < 2 {
        return 1.0;
    }
    let root = statistic.sqrt();
    let mut term = 2.0 * (-statistic / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * root;
    let mut tail = 2.0 * above(root);
    for degrees in (3..cells).step_by(2) {
        tail += term;
        term *= statistic / f64::from(degrees);
    }
    tail.min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chi_square_matches_published_tables() {
        // The critical values at 5 % and 1 %: 3.841 and 6.635 for one degree of freedom, 11.070 and 15.086 for five.
        for (statistic, probability) in [(3.841_f64, 0.05), (6.635, 0.01)] {
            // Two cells of 10,000 that each deviate by d have the statistic d² / 5,000.
            let deviation = (statistic * 5_000.0).sqrt() as u32;
            let found = chi_square(&[10_000 + deviation, 10_000 - deviation], &[3, 3]);
            assert!((found - probability).abs() < 0.002, "{statistic}: {found}");
        }
        for (statistic, probability) in [(11.070_f64, 0.05), (15.086, 0.01)] {
            let deviation = (statistic * 5_000.0).sqrt() as u32;
            let counts = [10_000 + deviation, 10_000 - deviation, 10_000, 10_000, 10_000, 10_000];
            let found = chi_square(&counts, &[1; 6]);
            assert!((found - probability).abs() < 0.002, "{statistic}: {found}");
        }
        assert_eq!(chi_square(&[0, 4], &[0, 6]), 1.0, "such dice have one result");
        assert_eq!(chi_square(&[1, 4], &[0, 6]), 0.0, "an impossible result");
    }
}
