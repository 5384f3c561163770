//! Exact odds of battles, without sampling (sections 4 and 6).
//!
//! A battle is a walk over pairs (attacker's sailors, defender's sailors) that never go up. Probability is pushed
//! from the starting pair to the pairs below it. A round without hits leads back to the same pair. It is left out,
//! and the other probabilities are divided by their sum.

pub use sea_board::{BattleOdds, Losses, Survivors};

use crate::words::SPACES;

/// Number of possible sailor counts on a side: 0 to 5.
const SIZE: usize = SPACES as usize + 1;

/// Number of dice of a fort (`PORT-4`).
const FORT_DICE: usize = 2;

/// The reason why a battle has no odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoFight {
    /// A side does not have 1 to 5 sailors.
    #[error("each side has 1 to 5 sailors")]
    Sailors,
    /// The attacker has no strength (`FIGHT-2`).
    #[error("the attacker has no strength: sailors less zones moved must be at least 1")]
    Strength,
    /// A side would roll more than 5 dice (`FIGHT-3`).
    #[error("a side rolls at most 5 dice")]
    Dice,
}

/// Computes the odds of an activation's first battle. The attacker's strength is sailors minus zones moved
/// (`FIGHT-2`). A fort's hits count as losses; both sides can die (`FIGHT-5`, `PORT-6`).
///
/// # Errors
/// [`NoFight`] if a side does not have 1 to 5 sailors or the attacker has no strength.
pub fn odds(sailors: u8, moved: u8, against: u8, fort: bool) -> Result<BattleOdds, NoFight> {
    odds_from(sailors, sailors.saturating_sub(moved), against, fort)
}

/// Computes the odds of the rest of a battle, with the strength that caps the attacker's dice (`FIGHT-4`).
///
/// # Errors
/// As [`odds`].
pub fn odds_from(sailors: u8, strength: u8, against: u8, fort: bool) -> Result<BattleOdds, NoFight> {
    let (attackers, defenders) = (usize::from(sailors), usize::from(against));
    if !(1..SIZE).contains(&attackers) || !(1..SIZE).contains(&defenders) {
        return Err(NoFight::Sailors);
    }
    if strength == 0 {
        return Err(NoFight::Strength);
    }
    let mut likely = [[0.0; SIZE]; SIZE];
    if fort {
        for hits in 0..=FORT_DICE {
            likely[attackers.saturating_sub(hits)][defenders] += chance(FORT_DICE, hits);
        }
    } else {
        likely[attackers][defenders] = 1.0;
    }
    for a in (1..=attackers).rev() {
        for d in (1..=defenders).rev() {
            let here = std::mem::take(&mut likely[a][d]);
            if here > 0.0 {
                fight_round(&mut likely, here, [a, d], usize::from(strength).min(a));
            }
        }
    }
    Ok(summed(&likely, attackers, defenders))
}

/// Computes every possible pair of losses in the next round (`FIGHT-3`), from none up. No side loses more sailors
/// than it has. A fort's volley (`PORT-4`) is 0 dice against 2.
///
/// # Errors
/// [`NoFight`] if a side does not have 1 to 5 sailors or rolls more than 5 dice.
pub fn round(attacker_dice: u8, defender_dice: u8, attacker: u8, defender: u8) -> Result<Vec<Losses>, NoFight> {
    let [dice, answer, attackers, defenders] = [attacker_dice, defender_dice, attacker, defender].map(usize::from);
    if !(1..SIZE).contains(&attackers) || !(1..SIZE).contains(&defenders) {
        return Err(NoFight::Sailors);
    }
    if dice >= SIZE || answer >= SIZE {
        return Err(NoFight::Dice);
    }
    let mut likely = [[0.0; SIZE]; SIZE];
    for hits in 0..=dice {
        for taken in 0..=answer {
            likely[taken.min(attackers)][hits.min(defenders)] += chance(dice, hits) * chance(answer, taken);
        }
    }
    let mut losses = Vec::with_capacity(SIZE * SIZE);
    for (attacker, row) in (0..).zip(likely) {
        for (defender, probability) in (0..).zip(row) {
            if probability > 0.0 {
                losses.push(Losses { attacker, defender, probability });
            }
        }
    }
    Ok(losses)
}

/// Moves the probability of the pair `[a, d]` through one decisive round.
fn fight_round(likely: &mut [[f64; SIZE]; SIZE], here: f64, [a, d]: [usize; 2], dice: usize) {
    let somebody_is_hit = 1.0 - chance(dice, 0) * chance(d, 0);
    for hits in 0..=dice {
        for taken in 0..=d {
            if hits + taken > 0 {
                let likelihood = chance(dice, hits) * chance(d, taken) / somebody_is_hit;
                likely[a.saturating_sub(taken)][d.saturating_sub(hits)] += here * likelihood;
            }
        }
    }
}

/// Returns the probability of this number of skulls; each die shows one with probability 1/2.
fn chance(dice: usize, skulls: usize) -> f64 {
    const CHOOSE: [[u8; SIZE]; SIZE] = [
        [1, 0, 0, 0, 0, 0],
        [1, 1, 0, 0, 0, 0],
        [1, 2, 1, 0, 0, 0],
        [1, 3, 3, 1, 0, 0],
        [1, 4, 6, 4, 1, 0],
        [1, 5, 10, 10, 5, 1],
    ];
    f64::from(CHOOSE[dice][skulls]) / f64::from(1_u8 << dice)
}

fn summed(likely: &[[f64; SIZE]; SIZE], attackers: usize, defenders: usize) -> BattleOdds {
    let mut expected = [0.0; 2];
    let mut survivors = Vec::with_capacity(2 * SIZE);
    for a in (0..=attackers).rev() {
        for d in (0..=defenders).rev() {
            let probability = likely[a][d];
            if probability > 0.0 {
                expected[0] += probability * (attackers - a) as f64;
                expected[1] += probability * (defenders - d) as f64;
                survivors.push(Survivors { attacker: a as u8, defender: d as u8, probability });
            }
        }
    }
    BattleOdds::new(survivors, expected)
}
