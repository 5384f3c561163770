//! What a galley can gain and lose in a zone in reach, for the planner on the chart.

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::galleys::Galley;
use crate::odds::BattleOdds;

/// What a galley can gain in a zone in reach, and what it risks there.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ProspectView {
    /// The bank's payment for the best sale there, as far as the printed numbers are known.
    pub ducats: u32,
    /// The number of cubes in this sale.
    pub cubes: u8,
    /// True if the printed number of one of its slots is unknown.
    pub unknown: bool,
    /// The free slots of the port, before the sale.
    pub free: u8,
    /// What the port brings to its holder, now and after the sale: ducats in a scoring, or wealth points, by game.
    /// `None` without an open port.
    pub worth: Option<[u16; 2]>,
    /// The galleys of others that can act there first, in order.
    pub first: Vec<Galley>,
    /// The players who can blockade the sale, in the order of asking.
    pub blockades: Vec<BlockadeRisk>,
    /// The attack with the highest expected cost, before the galley acts again.
    pub attack: Option<AttackRisk>,
}

/// A possible blockade of a sale.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct BlockadeRisk {
    /// The player who can call it.
    pub seat: Seat,
    /// The player's sailors in the zone.
    pub sailors: u8,
    /// The probability, from 0 to 1, of sinking this player's weakest galley there; `None` if the galley cannot fight.
    pub wins: Option<f64>,
}

/// A possible attack on the galley.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct AttackRisk {
    /// The attacking galley.
    pub galley: Galley,
    /// Its owner.
    pub seat: Seat,
    /// The probability that the attacked galley is lost, from 0 to 1, if the attacker fights to the end.
    pub loses: f64,
    /// The expected price of the lost sailors and the lost galley, in ducats.
    pub cost: f64,
}

impl AttackRisk {
    /// Values an attack on a galley with this crew by the prices of a sailor and of a galley.
    pub fn new(galley: Galley, seat: Seat, odds: &BattleOdds, crew: u8, [sailor, hull]: [u32; 2]) -> Self {
        let loses = odds.attacker_wins + odds.both_lost;
        let dead = |end: &crate::Survivors| f64::from(crew.saturating_sub(end.defender)) * end.probability;
        let dead: f64 = odds.survivors.iter().map(dead).sum();
        Self { galley, seat, loses, cost: dead * f64::from(sailor) + loses * f64::from(hull) }
    }
}

/// Finds the sale that brings the most: one cube of each kind, on the lowest free slots.
///
/// `wanted` are the kinds that the port takes, each with its bonus. `slots` are the payments of the free slots from the
/// lowest; `None` if the number is unknown. Returns the sold goods, their payment, and true if a number is unknown.
pub fn best_sale<G>(
    wanted: impl IntoIterator<Item = (G, u32)>,
    slots: impl IntoIterator<Item = Option<u32>>,
) -> (Vec<G>, u32, bool) {
    let mut wanted: Vec<(G, u32)> = wanted.into_iter().collect();
    wanted.sort_by_key(|(_, bonus)| std::cmp::Reverse(*bonus));
    let (mut ducats, mut unknown) = (0, false);
    let mut sold = Vec::new();
    for ((good, bonus), slot) in wanted.into_iter().zip(slots) {
        ducats += bonus + slot.unwrap_or(0);
        unknown |= slot.is_none();
        sold.push(good);
    }
    (sold, ducats, unknown)
}
