//! The laws of a table's report.

use std::collections::BTreeMap;

use super::{Violation, test_stamps};
use crate::account::{GameReport, Holding, SeatScores};
use crate::record::{By, EntryKind};
use crate::{Game, GameTestExt, Seat, Table, Viewer};

/// Checks that a table's report is consistent with itself and with the head. The last scores are those of the state,
/// and flows add up to their change. No object has two holders, and undone entries count nothing. Returns the number of
/// flows.
///
/// # Errors
/// The inconsistency.
pub fn check_accounts<G: GameTestExt>(table: &mut Table<G>, viewer: Viewer) -> Result<usize, Violation> {
    let account = table.view_for(viewer).account();
    let known = table.state().information_state(viewer);
    check_final_scores(&account, &known)?;
    let begun = table.state_at(0).ok_or("there is no set-up")?.information_state(viewer);
    let added = check_flows(&account, &begun.funds(), &known.funds())?;
    check_holdings(&account, &known)?;
    check_luck(&account)?;
    check_pace(&account, table)?;
    check_undone_commands(account, table, viewer)?;
    Ok(added)
}

fn check_final_scores<G: Game>(account: &GameReport, known: &G) -> Result<(), Violation> {
    let worth = known.scores();
    let last = account.curve.last().map_or(&[][..], |moment| &moment.worth);
    if last != worth.as_slice() {
        return Err(format!("the curve ends with {last:?} instead of {worth:?}"));
    }
    if account.curve.windows(2).any(|two| two[0].entry > two[1].entry) {
        return Err(format!("the curve goes back: {:?}", account.curve));
    }
    let places = known.result().unwrap_or_default();
    if places[..] != account.places[..] {
        return Err(format!("the places are {places:?}, not {:?}", account.places));
    }
    // A better place never has a lower score.
    for (one, place) in places.iter().enumerate() {
        for (other, behind) in places.iter().enumerate().filter(|(_, behind)| place < *behind) {
            if worth.get(one) < worth.get(other) {
                return Err(format!("{one} is {place}, {other} is {behind}, and they have {worth:?}"));
            }
        }
    }
    Ok(())
}

fn check_flows(account: &GameReport, begun: &SeatScores, now: &SeatScores) -> Result<usize, Violation> {
    let mut sums: BTreeMap<Seat, i32> = BTreeMap::new();
    for flow in &account.flows {
        *sums.entry(flow.seat).or_default() += flow.amount;
    }
    let seats = (0..).map(Seat).zip(begun.iter().zip(now));
    for (seat, (begun, now)) in seats.filter(|(seat, _)| !account.unsure.contains(seat)) {
        let (Some(begun), Some(now)) = (begun, now) else { continue };
        let sum = sums.get(&seat).copied().unwrap_or_default();
        if now - begun != sum {
            return Err(format!("{seat:?} went from {begun} to {now}, but by {:?}", account.flows));
        }
    }
    Ok(account.flows.len())
}

fn check_holdings<G: Game>(account: &GameReport, known: &G) -> Result<(), Violation> {
    let mut by_thing: BTreeMap<&str, Vec<&Holding>> = BTreeMap::new();
    for held in &account.held {
        by_thing.entry(&held.what).or_default().push(held);
    }
    for all in by_thing.values() {
        let overlap = all.windows(2).any(|two| two[0].to.is_none_or(|to| to > two[1].from));
        if overlap || all.iter().any(|held| held.to.is_some_and(|to| to <= held.from)) {
            return Err(format!("{all:?} overlap"));
        }
    }
    let mut now = BTreeMap::new();
    known.holdings(&mut |what, seat| {
        now.insert(what.to_owned(), seat);
    });
    let still = account.held.iter().filter(|held| held.to.is_none());
    let still: BTreeMap<String, Seat> = still.map(|held| (held.what.clone(), held.seat)).collect();
    if still == now { Ok(()) } else { Err(format!("{still:?} are held still, and {now:?} now")) }
}

fn check_luck(account: &GameReport) -> Result<(), Violation> {
    for luck in &account.luck {
        let likely = |share: f64| (0.0..=1.0 + 1e-9).contains(&share);
        let both = luck.at_least + luck.at_most;
        // The shown result counts on both sides.
        let holds = likely(luck.at_least) && likely(luck.at_most) && both > 1.0 - 1e-9 && luck.variance >= 0.0;
        if !holds || luck.dice < luck.throws || luck.expected < 0.0 {
            return Err(format!("{luck:?}"));
        }
    }
    let odds = account.contests.iter().filter_map(|contest| contest.chance);
    match odds.into_iter().find(|chance| !(0.0..=1.0 + 1e-9).contains(chance)) {
        Some(chance) => Err(format!("a chance of {chance}")),
        None => Ok(()),
    }
}

/// Checks that no seat has more decisions than followed entries, nor is asked for longer than the game took.
fn check_pace<G: Game>(account: &GameReport, table: &Table<G>) -> Result<(), Violation> {
    for pace in &account.pace {
        let chain = table.chain(table.head()).into_iter().filter_map(|n| table.entry(n));
        let own = chain.filter(|entry| entry.by == By::Seat(pace.seat) && matches!(entry.kind, EntryKind::Command(_)));
        if pace.decisions as usize > own.count() {
            return Err(format!("{pace:?} decided more than it said"));
        }
    }
    Ok(())
}

/// Checks that undone commands leave the report unchanged.
fn check_undone_commands<G: GameTestExt>(
    account: GameReport,
    table: &mut Table<G>,
    viewer: Viewer,
) -> Result<(), Violation> {
    let (mark, head) = (table.mark(), table.head());
    let mut stamps = test_stamps();
    let undone = table.undo(By::Table, &mut stamps).and_then(|_| table.jump(head, By::Table, &mut stamps)).is_ok();
    let again = table.view_for(viewer).account();
    table.roll_back(mark);
    if undone && again != account {
        return Err(format!("undone and taken back, it comes to\n{again:?}\ninstead of\n{account:?}"));
    }
    Ok(())
}
