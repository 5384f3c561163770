//! Estimates which parts of the table are most likely to differ from the record: entered by hand, moved by a battle,
//! changed often, or not confirmed for a long time.

use serde_json::Value;

use crate::record::EntryKind;
use crate::{Actor, Game, Table, Viewer, record::By};

/// A part of the table that people can check at a glance.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckArea {
    /// The id, by which the screen shows the part.
    pub id: String,
    /// The record's value of each object in the part.
    pub things: Vec<Value>,
}

/// The maximum number of parts in one question.
const AT_ONCE: usize = 3;
/// The number of earlier entries that are considered.
const LOOK_BACK: usize = 200;
/// The additional weight of a change by hand: a die rolled at the table, a correction. Every change has the weight 1.
const BY_HAND: f64 = 3.0;
/// The additional weight of a change with an error-prone event, such as a battle.
const SHAKY: f64 = 2.0;
/// The factor by which each later entry reduces the weight of a change, because people have had time to notice older
/// slips.
const FADING: f64 = 0.985;
/// The weight of a part's changes until it is first confirmed.
const NEVER_SEEN: f64 = 3.0;
/// The number of unconfirmed entries that weigh as much as one change, in a part of four objects.
const STALE: f64 = 30.0;

/// Returns the parts of a table that are most likely wrong, as far as a viewer knows: at most three, the likeliest
/// first. `seen` lists the confirmed parts with the entry of the confirmation.
pub(crate) fn likely_mismatches<G: Game>(table: &Table<G>, viewer: Viewer, seen: &[(String, u32)]) -> Vec<String> {
    let chain = table.chain(table.head());
    let from = chain.len().saturating_sub(LOOK_BACK);
    let Some(start) = table.state_at(if from == 0 { 0 } else { chain[from - 1] }) else {
        return vec![];
    };
    let seen_at = |id: &str| seen.iter().filter(|(part, _)| part == id).map(|(_, at)| *at).max().unwrap_or(0);
    let parts_of = |state: G| state.information_state(viewer).check_areas();
    let mut before = parts_of(start);
    let mut weights: Vec<(String, f64)> = Vec::new();
    let mut add = |id: &str, weight: f64| match weights.iter_mut().find(|(part, _)| part == id) {
        Some((_, sum)) => *sum += weight,
        None => weights.push((id.to_owned(), weight)),
    };
    for (index, &n) in chain.iter().enumerate().skip(from) {
        let Some(state) = table.state_at(n) else { continue };
        let faded = FADING.powi((chain.len() - index) as i32);
        let parts = parts_of(state);
        let weight = weight_of(table, n);
        for part in parts.iter().filter(|part| seen_at(&part.id) < n) {
            let moved = moved(before.iter().find(|old| old.id == part.id), part);
            let never = if seen_at(&part.id) == 0 { NEVER_SEEN } else { 1.0 };
            add(&part.id, weight * moved as f64 * faded * never);
        }
        before = parts;
    }
    for part in &before {
        let unseen = chain.iter().filter(|n| **n > seen_at(&part.id)).count();
        // The more objects a part has, the more can be wrong.
        add(&part.id, unseen as f64 / STALE * part.things.len() as f64 / 4.0);
    }
    weights.retain(|(id, weight)| *weight > 0.0 && before.iter().any(|part| part.id == *id && !part.things.is_empty()));
    weights.sort_by(|one, other| other.1.total_cmp(&one.1));
    weights.into_iter().take(AT_ONCE).map(|(id, _)| id).collect()
}

/// Counts the objects that an entry put, took or changed in a part.
fn moved(old: Option<&CheckArea>, new: &CheckArea) -> usize {
    let old = old.map(|part| part.things.as_slice()).unwrap_or_default();
    let come = new.things.iter().filter(|thing| !old.contains(thing)).count();
    let gone = old.len().saturating_sub(new.things.len());
    come + gone
}

fn weight_of<G: Game>(table: &Table<G>, n: u32) -> f64 {
    let Some(entry) = (n as usize).checked_sub(1).and_then(|at| table.entries().get(at)) else {
        return 0.0;
    };
    let EntryKind::Command(accepted) = &entry.kind else { return 0.0 };
    let typed = entry.by == By::from(Actor::Chance) && !accepted.drawn;
    let by_hand = typed || G::is_manual_value(&accepted.command);
    1.0 + if by_hand { BY_HAND } else { 0.0 } + if accepted.events.iter().any(G::is_error_prone) { SHAKY } else { 0.0 }
}
