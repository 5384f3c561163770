//! Per-viewer projection of a table; the only API that exposes table data.
//!
//! Everything is computed from what the viewer knows, so a secret cannot influence it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::record::{Accepted, By, EntryKind, EntryOf, Renaming, Settings};
use crate::shared_seed::SharedSeed;
use crate::{
    Actor, Asks, Chair, Consequence, Draw, Game, Named, Redoing, Seat, SeatChange, Table, Undoing, Viewer, candidates,
    seat_changes,
};

/// The maximum number of events of an entry that are shown one by one. The longest entry of a recorded game has 45.
const MOST_STEPS: usize = 256;

/// An entry as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "ToldEntry")]
pub struct VisibleEntry {
    /// The number of the entry.
    pub n: u32,
    /// The head before the entry (0: the set-up).
    pub after: u32,
    /// The author.
    pub by: By,
    /// The time (RFC 3339).
    pub at: String,
    /// The events that this viewer may see. Their tags are message keys.
    #[ts(type = "unknown[]")]
    pub events: Vec<Value>,
    /// The ids of the rules that the table waived for it.
    pub waived: Vec<String>,
    /// True if the app drew it.
    pub drawn: bool,
    /// True if the table gave the answer automatically: a forced answer, or one for an empty seat.
    pub auto: bool,
    /// True if the asked seat was empty.
    pub absent: bool,
    /// True if a program played the seat.
    pub program: bool,
    /// The target of a head move.
    pub head: Option<u32>,
    /// The new names, sides, answerers and waivers of a settings entry.
    pub settings: Option<Settings>,
    /// The players who came or left by the entry.
    pub seats: Vec<SeatChange>,
    /// The renamed players.
    pub renamed: Vec<SeatChange>,
    /// The commitment of later draws, in such an entry: the SHA-256 of the seed.
    pub seed: Option<String>,
    /// The entry of a round of the shared seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shared_seed: Option<SharedSeed>,
}

/// A table as one viewer may see it.
pub struct TableView<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    pub(crate) viewer: Viewer,
    known: G,
}

impl<G: Game> Table<G> {
    /// Returns the projection of a table for one viewer.
    pub fn view_for(&self, viewer: Viewer) -> TableView<'_, G> {
        TableView { table: self, viewer, known: self.state().information_state(viewer) }
    }
}

impl<G: Game> TableView<'_, G> {
    /// Returns the state as far as the viewer can know it.
    pub fn known(&self) -> &G {
        &self.known
    }

    /// Returns a complete state that could be the true one, as far as the viewer knows.
    pub fn determinize(&self, draw: &mut dyn Draw) -> G {
        self.known.determinize(self.viewer, draw)
    }

    /// Returns the current view.
    pub fn view(&self) -> G::View {
        self.shown(&self.known)
    }

    fn shown(&self, known: &G) -> G::View {
        known.view_waiving(self.viewer, &self.table.settings().waived())
    }

    /// Returns the view at an entry, with what the table would offer there now.
    pub fn view_at(&self, n: u32) -> Option<G::View> {
        Some(self.shown(&self.table.state_at(n)?.information_state(self.viewer)))
    }

    /// Returns the views before an entry and after each of its [visible events](Self::visible_entries). A hidden event
    /// is applied before the next visible one, or at the end. `None` if the entry does not exist, has no command, or
    /// has more than 256 events.
    pub fn steps(&self, n: u32) -> Option<Vec<G::View>> {
        let entry = self.table.entries().get((n as usize).checked_sub(1)?)?;
        let EntryKind::Command(deed) = &entry.kind else { return None };
        if deed.events.len() > MOST_STEPS {
            return None;
        }
        let then = self.table.state_at(n)?.information_state(self.viewer);
        let mut state = self.table.state_at(entry.after)?;
        let shown = |state: &G| self.shown(&state.information_state(self.viewer));
        let mut views = vec![shown(&state)];
        let mut heard = false;
        for event in &deed.events {
            let hears = self.visible_event(event, &then).is_some();
            if hears && heard {
                views.push(shown(&state));
            }
            heard |= hears;
            state.apply(event);
        }
        if heard {
            views.push(shown(&state));
        }
        Some(views)
    }

    /// Returns the open questions; none before the game has begun. Empty seats are asked only if no other seat is.
    pub fn asks(&self) -> Named<G::Question> {
        if self.table.settings().awaits_players {
            return Named::new();
        }
        let mut asks = self.known.asks();
        let there = |actor: Actor| self.table.settings().is_there(actor);
        if asks.iter().any(|(actor, _)| there(*actor)) {
            asks.retain(|(actor, _)| there(*actor));
        }
        self.named(asks)
    }

    /// Returns the questions with committed answers. See [`crate::Rules::committed_answers`].
    pub fn committed_answers(&self) -> Named<G::Question> {
        self.named(self.known.committed_answers())
    }

    fn named(&self, asks: Asks<G::Question>) -> Named<G::Question> {
        let id = |actor| self.table.question_of(actor).unwrap_or_default();
        asks.into_iter().map(|(actor, question)| (actor, question, id(actor))).collect()
    }

    /// Returns the legal commands of an actor, as far as the viewer can know. A seat's own device is not offered
    /// commands whose verdict it may not see.
    pub fn legal(&self, by: Actor) -> Vec<G::Command> {
        let mut legal = self.table.legal_commands(&self.known, by);
        if matches!(self.viewer, Viewer::Seat(_)) {
            legal.retain(|command| self.may_see_verdict(by, command));
        }
        legal
    }

    /// Returns the [legal](Self::legal) commands that need confirmation, with their consequences.
    pub fn needs_confirmation(&self, by: Actor) -> Vec<(G::Command, G::Consequences)> {
        let all = candidates(&self.known, by, &self.table.settings().waived())
            .into_iter()
            .filter(|one| one.offered() && one.consequences.needs_confirmation());
        let heard = |command: &G::Command| !matches!(self.viewer, Viewer::Seat(_)) || self.may_see_verdict(by, command);
        all.filter(|one| heard(&one.command)).map(|one| (one.command, one.consequences)).collect()
    }

    /// True if the viewer may see the verdict on a command.
    pub fn may_see_verdict(&self, by: Actor, command: &G::Command) -> bool {
        !self.known.reveals_secret(by, command, self.viewer)
    }

    /// Returns what could decide the game in a seat's favour.
    pub fn hints(&self, seat: Seat) -> Vec<G::Hint> {
        self.known.hints(seat)
    }

    /// Returns the parts of the table that are most likely wrong. See [`crate::mismatches`].
    pub fn likely_mismatches(&self, seen: &[(String, u32)]) -> Vec<String> {
        crate::likely_mismatches(self.table, self.viewer, seen)
    }

    /// Returns the position in table notation, as far as it is known.
    pub fn position(&self) -> String {
        self.known.position()
    }

    /// Returns the effect of an undo.
    pub fn undoing(&self) -> Option<Undoing> {
        self.table.undoing()
    }

    /// Returns the effect of a redo.
    pub fn redoing(&self) -> Option<Redoing> {
        self.table.redoing()
    }

    fn is_own(&self, by: By) -> bool {
        matches!((self.viewer, by), (Viewer::Seat(own), By::Seat(seat)) if own == seat)
    }

    /// Returns the entries from `from` on, on all branches. Each is redacted by what could be known when it happened
    /// and by what can be known now.
    pub fn visible_entries(&self, from: u32) -> impl Iterator<Item = VisibleEntry> {
        let mut last: Option<(u32, G)> = None;
        let mut seating = self.table.seating_before(from);
        self.table.entries().iter().skip((from as usize).saturating_sub(1)).map(move |entry| {
            if let EntryKind::Command(deed) = &entry.kind {
                let before = last.take().filter(|(n, _)| *n == entry.after).map(|(_, state)| state);
                last = before.or_else(|| self.table.state_at(entry.after)).map(|mut state| {
                    deed.events.iter().for_each(|event| state.apply(event));
                    (entry.n, state)
                });
            }
            let told = self.redact_entry(entry, last.as_ref().map(|(_, state)| state), &seating);
            entry.kind.change_seating(&mut seating);
            told
        })
    }

    /// Redacts an event by what was known then and by what is known now.
    pub(crate) fn visible_event(&self, event: &G::Event, then: &G) -> Option<G::Event> {
        self.known.redact_event(&then.redact_event(event, self.viewer)?, self.viewer)
    }

    /// True if the viewer may see that the answer was automatic. For a committed answer this shows that its owner had
    /// no choice, which is the owner's secret.
    pub(crate) fn shows_auto(&self, entry: &EntryOf<G>, deed: &Accepted<G::Command, G::Event>) -> bool {
        deed.auto && (deed.absent || self.is_own(entry.by) || !self.table.seals(entry.n))
    }

    /// Redacts an entry, given the state that it led to and the seating before it.
    fn redact_entry(&self, entry: &EntryOf<G>, then: Option<&G>, seating: &[Chair]) -> VisibleEntry {
        let mut told = VisibleEntry {
            n: entry.n,
            after: entry.after,
            by: entry.by,
            at: entry.at.clone(),
            events: Vec::new(),
            waived: Vec::new(),
            drawn: false,
            auto: false,
            absent: false,
            program: false,
            head: None,
            settings: None,
            seats: Vec::new(),
            renamed: vec![],
            seed: None,
            shared_seed: None,
        };
        match &entry.kind {
            EntryKind::Command(deed) => {
                let then = then.map(|state| state.information_state(self.viewer));
                let heard = deed.events.iter().filter_map(|event| self.visible_event(event, then.as_ref()?));
                told.events = heard.map(|event| json!(event)).collect();
                told.waived.clone_from(&deed.waived);
                told.drawn = deed.drawn;
                told.absent = deed.absent;
                told.program = deed.program;
                told.auto = self.shows_auto(entry, deed);
            }
            EntryKind::Head(to) => told.head = Some(*to),
            EntryKind::Settings(settings) => {
                told.seats = seat_changes(seating, &settings.seating);
                told.settings = Some(settings.clone());
            }
            EntryKind::Seed(commitment) => told.seed = Some(commitment.clone()),
            EntryKind::SharedSeed(shared) => told.shared_seed = Some(shared.clone()),
            EntryKind::Renamed(renamings) => {
                let change = |renaming: &Renaming| {
                    let name = seating.get(renaming.seat.index()).map(|chair| chair.name.clone());
                    SeatChange { seat: renaming.seat, before: name, now: Some(renaming.name.clone()) }
                };
                told.renamed = renamings.all().iter().map(change).collect();
            }
        }
        told
    }

    /// Returns a closure that writes the visible entries as JSON Lines. Its first line says that the file proves
    /// nothing. The closure no longer needs the table.
    pub fn export(&self) -> impl FnOnce() -> Vec<String> + Send + use<G> {
        let head = json!({
            "bucintoro_told": 1,
            "game": G::INFO.id,
            "at": self.table.header().at,
            "viewer": self.viewer,
            "verifiable": false,
            "settings": self.table.settings(),
        });
        let told: Vec<VisibleEntry> = self.visible_entries(1).collect();
        move || {
            let told = told.into_iter().map(|entry| json!(entry));
            std::iter::once(head).chain(told).map(|line| line.to_string()).collect()
        }
    }
}
