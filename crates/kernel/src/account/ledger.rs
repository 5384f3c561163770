//! The ledger in which a game records flows during the fold.

use std::collections::BTreeMap;

use super::dice::Thrown;
use super::{Contest, Flow, Holding, Luck};
use crate::Seat;

/// The ledger of one table, in which a game records the effects of events
/// ([`Rules::record_flow`](crate::Rules::record_flow)).
#[derive(Debug, Default)]
pub struct Ledger {
    /// The entry that is being recorded.
    pub(super) entry: u32,
    starts: BTreeMap<Seat, String>,
    flows: BTreeMap<(Seat, &'static str), i32>,
    unsure: Vec<Seat>,
    held: Vec<Holding>,
    /// Current holdings: the owner, the index in `held`, and the last entry that confirmed it.
    holds: BTreeMap<String, Held>,
    contests: Vec<Contest>,
    /// The game's name of the last contest, while it is fought.
    fight: Option<String>,
    dice: BTreeMap<Seat, Thrown>,
    unknown_throws: u32,
}

#[derive(Debug)]
struct Held {
    seat: Seat,
    at: usize,
    seen: u32,
}

impl Ledger {
    /// Records the start of a seat, as an id of the game. A second call replaces the first.
    pub fn record_start(&mut self, seat: Seat, with: impl Into<String>) {
        self.starts.insert(seat, with.into());
    }

    /// Records a flow of the score from a source; below 0 for a loss.
    pub fn add_flow(&mut self, seat: Seat, source: &'static str, amount: i32) {
        if amount != 0 {
            let sum = self.flows.entry((seat, source)).or_default();
            *sum = sum.saturating_add(amount);
        }
    }

    /// Marks this seat's flows as incomplete: an unknown amount came or went.
    pub fn mark_incomplete(&mut self, seat: Seat) {
        if !self.unsure.contains(&seat) {
            self.unsure.push(seat);
        }
    }

    /// Begins a contest between seats and ends the one before it.
    pub fn begin_contest(
        &mut self,
        seat: Seat,
        against: Option<Seat>,
        kind: &str,
        place: Option<String>,
        chance: Option<f64>,
    ) {
        let (entry, kind) = (self.entry, kind.to_owned());
        self.contests.push(Contest { entry, seat, against, kind, place, chance, won: None, lost: [0; 2] });
        self.fight = Some(String::new());
    }

    /// Names the current contest, so that the game recognises it later.
    pub fn name_contest(&mut self, fight: String) {
        self.fight = Some(fight);
    }

    /// True if the current contest has this name.
    pub fn is_contest(&self, fight: &str) -> bool {
        self.fight.as_deref() == Some(fight)
    }

    /// Records losses of both sides in the current contest, the attacker's first.
    pub fn record_losses(&mut self, lost: [u8; 2]) {
        if let Some(contest) = self.contest() {
            for (sum, lost) in contest.lost.iter_mut().zip(lost) {
                *sum = sum.saturating_add(lost.into());
            }
        }
    }

    /// Ends the current contest with the attacker's result; `None` for a contest that was broken off.
    pub fn end_contest(&mut self, won: Option<bool>) {
        if let Some(contest) = self.contest() {
            contest.won = won;
        }
        self.fight = None;
    }

    fn contest(&mut self) -> Option<&mut Contest> {
        self.contests.last_mut().filter(|_| self.fight.is_some())
    }

    /// Records a throw of `dice` fair dice with these sides; `got` is the total. `seat` is `None` for dice that belong
    /// to no player; those count for no seat's luck.
    pub fn record_throw(&mut self, seat: Option<Seat>, got: u32, dice: u8, sides: &[u8]) {
        if let Some(seat) = seat.filter(|_| dice > 0) {
            self.dice.entry(seat).or_default().add(got, dice, sides);
        }
    }

    /// Records a throw whose thrower the record does not name.
    pub fn record_unknown_throw(&mut self) {
        self.unknown_throws += 1;
    }

    /// Records the holder of an object after the current entry.
    pub(super) fn record_holder(&mut self, what: &str, seat: Seat) {
        let entry = self.entry;
        match self.holds.get_mut(what) {
            Some(held) if held.seat == seat => {
                held.seen = entry;
                return;
            }
            Some(held) => self.held[held.at].to = Some(entry),
            None => {}
        }
        let held = Held { seat, at: self.held.len(), seen: entry };
        self.held.push(Holding { what: what.to_owned(), seat, from: entry, to: None });
        self.holds.insert(what.to_owned(), held);
    }

    /// Ends each holding that the current entry did not name.
    pub(super) fn end_unnamed_holdings(&mut self) {
        let (entry, all) = (self.entry, &mut self.held);
        self.holds.retain(|_, held| {
            let still = held.seen == entry;
            if !still {
                all[held.at].to = Some(entry);
            }
            still
        });
    }

    /// Closes the ledger of a table with `seats` seats. Drops what an imported record has about other seats.
    pub(super) fn close(self, seats: usize) -> Closed {
        let there = |seat: Seat| seat.index() < seats;
        let mut starts = vec![None; seats];
        for (seat, start) in self.starts.into_iter().filter(|(seat, _)| there(*seat)) {
            starts[seat.index()] = Some(start);
        }
        let flows = self.flows.into_iter().filter(|((seat, _), amount)| there(*seat) && *amount != 0);
        let flows = flows.map(|((seat, source), amount)| Flow { seat, source: source.to_owned(), amount });
        let mut unsure: Vec<Seat> = self.unsure.into_iter().filter(|seat| there(*seat)).collect();
        unsure.sort_unstable();
        let fought = |contest: &Contest| there(contest.seat) && contest.against.is_none_or(there);
        Closed {
            starts,
            flows: flows.collect(),
            unsure,
            held: self.held.into_iter().filter(|held| there(held.seat)).collect(),
            contests: self.contests.into_iter().filter(fought).collect(),
            luck: self.dice.into_iter().filter(|(seat, _)| there(*seat)).map(|(seat, one)| one.luck(seat)).collect(),
            unknown_throws: self.unknown_throws,
        }
    }
}

/// The contents of a closed ledger.
pub(super) struct Closed {
    pub starts: Vec<Option<String>>,
    pub flows: Vec<Flow>,
    pub unsure: Vec<Seat>,
    pub held: Vec<Holding>,
    pub contests: Vec<Contest>,
    pub luck: Vec<Luck>,
    pub unknown_throws: u32,
}
