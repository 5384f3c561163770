//! Exact odds of battles, without sampling (`FIGHT-1`, `FIGHT-4`).
//!
//! Each side rolls one die and adds its sailors; the divided sums are the other side's losses. A battle fought to the
//! end is a walk over pairs (attacker's sailors, defender's sailors) that never go up. A round without losses leads
//! back to the same pair. It is left out, and the other probabilities are divided by their sum.

use serde::Serialize;
use ts_rs::TS;

pub use sea_board::{BattleOdds, Losses, Survivors};

use crate::words::SPACES;

/// Number of faces of a die.
pub const FACES: u8 = 6;

/// The divisor of a sum (`FIGHT-1`).
pub const DIVISOR: u8 = 3;

/// The divisor of the attacker's sum against a fortress (`FIGHT-4`).
pub const FORTRESS_DIVISOR: u8 = 4;

/// The largest supported garrison, as large as the sailors of the larger box.
pub const MOST_DEFENDERS: u8 = 180;

/// The reason why a battle has no odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoFight {
    /// A galley must attack with 1 to 5 sailors.
    #[error("the attacker has 1 to 5 sailors")]
    Attackers,
    /// A garrison or galley must defend with 1 to 180 sailors.
    #[error("the defender has 1 to 180 sailors")]
    Defenders,
}

/// Probabilities and expected losses of a battle.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Odds {
    /// Every possible pair of losses in the next round, from none up.
    pub round: Vec<Losses>,
    /// The ends, if this galley fights on to the end. The expected losses are those of the next round.
    #[serde(flatten)]
    pub battle: BattleOdds,
}

/// Returns the divisors of both sides' sums, attacker first.
pub fn divisors(fortress: bool) -> [u8; 2] {
    [if fortress { FORTRESS_DIVISOR } else { DIVISOR }, DIVISOR]
}

/// Computes the losses of one round from dice and sailors, attacker first (`FIGHT-1`, `FIGHT-4`). No side loses more
/// sailors than it has.
pub fn losses(dice: [u8; 2], sailors: [u8; 2], fortress: bool) -> [u8; 2] {
    let [own, other] = divisors(fortress);
    let hits = |side: usize, by: u8| dice[side].saturating_add(sailors[side]) / by;
    [hits(1, other).min(sailors[0]), hits(0, own).min(sailors[1])]
}

/// Computes the odds of an attack.
///
/// # Errors
/// [`NoFight`] if a side has no sailors or too many.
pub fn odds(sailors: u8, against: u8, fortress: bool) -> Result<Odds, NoFight> {
    if !(1..=SPACES).contains(&sailors) {
        return Err(NoFight::Attackers);
    }
    if !(1..=MOST_DEFENDERS).contains(&against) {
        return Err(NoFight::Defenders);
    }
    let round = round([sailors, against], fortress);
    let expected = |of: fn(&Losses) -> u8| round.iter().map(|one| f64::from(of(one)) * one.probability).sum();
    let expected = [expected(|one| one.attacker), expected(|one| one.defender)];
    let survivors = survivors(usize::from(sailors), usize::from(against), fortress);
    Ok(Odds { battle: BattleOdds::new(survivors, expected), round })
}

/// Returns every pair of losses of one round, from none up.
fn round(sailors: [u8; 2], fortress: bool) -> Vec<Losses> {
    let mut all: Vec<Losses> = Vec::new();
    for own in 1..=FACES {
        for other in 1..=FACES {
            let [attacker, defender] = losses([own, other], sailors, fortress);
            let probability = 1.0 / f64::from(FACES * FACES);
            match all.iter_mut().find(|one| (one.attacker, one.defender) == (attacker, defender)) {
                Some(one) => one.probability += probability,
                None => all.push(Losses { attacker, defender, probability }),
            }
        }
    }
    all.sort_by_key(|one| (one.attacker, one.defender));
    all
}

fn survivors(attackers: usize, defenders: usize, fortress: bool) -> Vec<Survivors> {
    let mut likely = vec![vec![0.0; defenders + 1]; attackers + 1];
    likely[attackers][defenders] = 1.0;
    for a in (1..=attackers).rev() {
        for d in (1..=defenders).rev() {
            let here = std::mem::take(&mut likely[a][d]);
            if here > 0.0 {
                spread(&mut likely, here, [a, d], fortress);
            }
        }
    }
    let mut all = Vec::new();
    for (a, row) in likely.iter().enumerate().rev() {
        for (d, &probability) in row.iter().enumerate().filter(|(_, likely)| **likely > 0.0) {
            all.push(Survivors { attacker: a as u8, defender: d as u8, probability });
        }
    }
    all
}

/// Distributes the probability of a pair to the pairs below it.
fn spread(likely: &mut [Vec<f64>], here: f64, [a, d]: [usize; 2], fortress: bool) {
    let round = round([a as u8, d as u8], fortress);
    let nobody = |one: &Losses| one.attacker == 0 && one.defender == 0;
    let dies: f64 = round.iter().filter(|one| !nobody(one)).map(|one| one.probability).sum();
    for one in round.iter().filter(|one| !nobody(one)) {
        likely[a - usize::from(one.attacker)][d - usize::from(one.defender)] += here * one.probability / dies;
    }
}
