//! Losses and results of battles, for the exact odds that each game computes by its own rules.

use serde::Serialize;
use ts_rs::TS;

/// The possible losses in one round of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Losses {
    /// The number of sailors that the attacker loses.
    pub attacker: u8,
    /// The number of sailors that the defender loses.
    pub defender: u8,
    /// The probability of these losses together, from 0 to 1.
    pub probability: f64,
}

/// A possible end of a battle that is fought to the end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Survivors {
    /// The number of sailors left to the attacker.
    pub attacker: u8,
    /// The number of sailors left to the defender.
    pub defender: u8,
    /// The probability of this end, from 0 to 1.
    pub probability: f64,
}

/// The odds of a battle that is fought to the end.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BattleOdds {
    /// The probability that the defender dies and the attacker lives, from 0 to 1.
    pub attacker_wins: f64,
    /// The probability that the attacker dies and the defender lives, from 0 to 1.
    pub defender_wins: f64,
    /// The probability that both die, from 0 to 1.
    pub both_lost: f64,
    /// The expected losses of the attacker in sailors: in the whole battle or its next round, as the game needs them.
    pub expected_attacker_losses: f64,
    /// The expected losses of the defender in sailors, likewise.
    pub expected_defender_losses: f64,
    /// Every possible end, from the most surviving attackers down.
    pub survivors: Vec<Survivors>,
}

impl BattleOdds {
    /// Sums up the possible ends. `expected` are the losses of both sides, attacker first.
    pub fn new(survivors: Vec<Survivors>, expected: [f64; 2]) -> Self {
        let [expected_attacker_losses, expected_defender_losses] = expected;
        let [attacker_wins, defender_wins, both_lost] = [0.0; 3];
        let mut odds = Self {
            attacker_wins,
            defender_wins,
            both_lost,
            expected_attacker_losses,
            expected_defender_losses,
            survivors,
        };
        for end in &odds.survivors {
            let sum = match (end.attacker, end.defender) {
                (0, 0) => &mut odds.both_lost,
                (0, _) => &mut odds.defender_wins,
                _ => &mut odds.attacker_wins,
            };
            *sum += end.probability;
        }
        odds
    }
}
