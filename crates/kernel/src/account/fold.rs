//! The fold that computes the report of a table.

use super::clock::Clock;
use super::ledger::{Closed, Ledger};
use super::{GameReport, Moment, Pace};
use crate::record::{Accepted, By, EntryKind, EntryOf};
use crate::{Actor, Asks, Game, Seat, TableView};

impl<G: Game> TableView<'_, G> {
    /// Returns the report of the game up to the head, as the viewer may know it.
    pub fn account(&self) -> GameReport {
        let chain = self.table.chain(self.table.head());
        let seats = self.table.settings().seating.len();
        let clock = Clock::of(self.table);
        let Some(begun) = self.table.state_at(0) else { return GameReport::default() };
        let mut fold = Fold::begin(self, begun, &clock, seats);
        for n in chain {
            if let Some(entry) = self.table.entry(n)
                && let EntryKind::Command(deed) = &entry.kind
            {
                fold.take(entry, deed);
            }
        }
        fold.finish()
    }
}

/// The state of the fold.
struct Fold<'a, G: Game> {
    seen: &'a TableView<'a, G>,
    clock: &'a Clock,
    state: G,
    seats: usize,
    ledger: Ledger,
    curve: Vec<Moment>,
    pace: Vec<Pace>,
    /// The open questions, each with its actor and the time of play when it opened.
    asked: Vec<(Actor, G::Question, u32)>,
    seconds: u32,
    ended: &'a str,
}

impl<'a, G: Game> Fold<'a, G> {
    fn begin(seen: &'a TableView<'a, G>, state: G, clock: &'a Clock, seats: usize) -> Self {
        let pace = (0..seats as u8).map(|seat| Pace { seat: Seat(seat), decisions: 0, seconds: 0 }).collect();
        let known = state.information_state(seen.viewer);
        let (ledger, ended) = (Ledger::default(), seen.table.header().at.as_str());
        let mut fold =
            Self { seen, clock, state, seats, ledger, curve: vec![], pace, asked: vec![], seconds: 0, ended };
        known.record_start(&mut fold.ledger);
        fold.record_holdings(&known);
        fold.record_scores(&known, known.progress().turn.saturating_sub(1));
        fold.record_questions(known.asks(), None, 0);
        fold
    }

    /// Adds one entry.
    fn take(&mut self, entry: &'a EntryOf<G>, deed: &'a Accepted<G::Command, G::Event>) {
        (self.ended, self.ledger.entry) = (&entry.at, entry.n);
        self.seconds += self.clock.at(entry.n) - self.clock.at(entry.n - 1);
        self.count_decision(entry, deed);
        let then = {
            let mut after = self.state.clone();
            deed.events.iter().for_each(|event| after.apply(event));
            after.information_state(self.seen.viewer)
        };
        for event in &deed.events {
            let known = self.state.information_state(self.seen.viewer);
            let turn = self.state.progress().turn;
            self.state.apply(event);
            if turn > 0 && self.state.progress().turn > turn {
                // The turn was over before the following events.
                self.record_scores(&known, turn);
            }
            if let Some(heard) = self.seen.visible_event(event, &then) {
                known.record_flow(&heard, &mut self.ledger);
            }
        }
        self.record_holdings(&then);
        let answered = Some(entry.by).filter(|_| !G::is_table_command(&deed.command));
        self.record_questions(then.asks(), answered, entry.n);
    }

    fn record_scores(&mut self, known: &G, turn: u16) {
        let worth = known.scores().to_vec();
        if !worth.is_empty() {
            self.curve.push(Moment { entry: self.ledger.entry, turn, worth });
        }
    }

    fn record_holdings(&mut self, known: &G) {
        let ledger = &mut self.ledger;
        known.holdings(&mut |what, seat| ledger.record_holder(what, seat));
        ledger.end_unnamed_holdings();
    }

    /// Counts a decision of the seat that made this entry, with the time it took. Automatic answers, empty seats and
    /// commands of the whole table do not count.
    fn count_decision(&mut self, entry: &EntryOf<G>, deed: &Accepted<G::Command, G::Event>) {
        let By::Seat(seat) = entry.by else { return };
        if deed.absent || self.seen.shows_auto(entry, deed) || G::is_table_command(&deed.command) {
            return;
        }
        let since = self.asked.iter().find(|(asked, ..)| *asked == Actor::Seat(seat)).map(|(.., since)| *since);
        // Undone entries in between were another attempt: this one began when the head returned.
        let back = self.last_return(entry);
        let now = self.clock.at(entry.n);
        if let Some(pace) = self.pace.get_mut(seat.index()) {
            pace.decisions += 1;
            pace.seconds += since.map_or(0, |since| now.saturating_sub(since.max(back)));
        }
    }

    /// Returns the time at which the head last returned to the entry that this one follows.
    fn last_return(&self, entry: &EntryOf<G>) -> u32 {
        let between = (entry.after + 1..entry.n).rev();
        let moved =
            between.filter(|n| matches!(self.seen.table.entry(*n).map(|one| &one.kind), Some(EntryKind::Head(_))));
        moved.map(|n| self.clock.at(n)).next().unwrap_or_default()
    }

    fn record_questions(&mut self, asks: Asks<G::Question>, answered: Option<By>, n: u32) {
        let now = self.clock.at(n);
        let before = std::mem::take(&mut self.asked);
        let since = |actor: Actor, question: &G::Question| {
            let kept = before.iter().find(|(of, asked, _)| *of == actor && asked == question);
            kept.filter(|_| answered != Some(By::from(actor))).map_or(now, |(.., since)| *since)
        };
        self.asked = asks
            .into_iter()
            .map(|(actor, question)| {
                let since = since(actor, &question);
                (actor, question, since)
            })
            .collect();
    }

    fn finish(mut self) -> GameReport {
        let head = self.seen.table.head();
        if head > 0 {
            let known = self.state.information_state(self.seen.viewer);
            self.record_scores(&known, known.progress().turn);
        }
        let Closed { starts, flows, unsure, held, contests, luck, unknown_throws } = self.ledger.close(self.seats);
        GameReport {
            entry: head,
            began: self.seen.table.header().at.clone(),
            ended: self.ended.to_owned(),
            seconds: self.seconds,
            places: self.state.result().unwrap_or_default().to_vec(),
            starts,
            curve: self.curve,
            flows,
            unsure,
            held,
            contests,
            luck,
            unknown_throws,
            pace: self.pace,
            laid_out: G::is_laid_out(&self.seen.table.header().setup),
        }
    }
}
