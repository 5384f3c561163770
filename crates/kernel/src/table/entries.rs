//! Appending entries, and rolling them back if they cannot be stored.

use super::{EntryMeta, EntryMetaSource, Mark, Note, SNAPSHOT_EVERY, SeedCommitment, Table, TableProblem};
use crate::record::{self, Accepted, By, Entry, EntryKind, EntryOf, Settings};
use crate::{Actor, AnswerBy, Game};

impl<G: Game> Table<G> {
    pub(super) fn next(&self) -> u32 {
        self.lines.len() as u32
    }

    pub(super) fn push(
        &mut self,
        by: By,
        deed: EntryKind<G::Command, G::Event>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<u32, TableProblem<G::Breach>> {
        let EntryMeta { at, nonce } = stamps.next_meta();
        let entry = Entry { n: self.next(), after: self.head, by, at, nonce, kind: deed };
        let previous = self.lines.last().map_or("", |sealed| &sealed.hash);
        let sealed = record::append_hash(&entry, previous).map_err(|error| TableProblem::Write(error.to_string()))?;
        let n = entry.n;
        self.lines.push(sealed);
        self.take(entry);
        Ok(n)
    }

    /// Appends an entry whose `after` is the head. The caller moves the head and the state.
    pub(super) fn take(&mut self, entry: EntryOf<G>) {
        let here = self.notes[self.head as usize];
        let drawn = matches!(&entry.kind, EntryKind::Command(accepted) if accepted.drawn);
        self.notes.push(Note { depth: here.depth + 1, draws: here.draws + u32::from(drawn), ..Note::default() });
        match &entry.kind {
            EntryKind::Seed(commitment) => self.seeds.push(SeedCommitment::new(entry.n, commitment)),
            EntryKind::SharedSeed(shared) => self.take_shared(entry.n, shared),
            EntryKind::Command(_) => {
                self.waits = false;
                if let Some(line) = self.line_number(here.draws, entry.n).filter(|_| drawn) {
                    self.seeds[line].draws += 1;
                }
            }
            EntryKind::Head(_) => self.waits = true,
            EntryKind::Settings(_) | EntryKind::Renamed(_) => {}
        }
        self.entries.push(entry);
    }

    pub(super) fn stand_at(&mut self, n: u32) {
        self.head = n;
        if self.notes[n as usize].depth.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.insert(n, self.state.clone());
        }
    }

    pub(super) fn play_one(
        &mut self,
        by: Actor,
        command: G::Command,
        waive: &[&str],
        how: Accepted<(), G::Event>,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<(), TableProblem<G::Breach>> {
        let attempt = self.play.try_apply(&self.state, by, &command, waive).map_err(TableProblem::Refused)?;
        let answered = answers::<G>(By::from(by), &command);
        let waived = attempt.waived.iter().map(|&id| id.to_owned()).collect();
        let events = self.play.take_events();
        let n = self.push(
            By::from(by),
            EntryKind::Command(Accepted {
                command,
                waived,
                events,
                drawn: how.drawn,
                auto: how.auto,
                absent: how.absent,
                program: how.program,
            }),
            stamps,
        )?;
        self.play.replace_state(&mut self.state);
        self.stand_at(n);
        self.name_questions(n, answered);
        Ok(())
    }

    /// Assigns ids to the questions that are open after line `n`. An unchanged question keeps its id, unless it was
    /// just answered: then it is new.
    pub(super) fn name_questions(&mut self, n: u32, answered: Option<By>) {
        let sealed = self.state.committed_answers();
        let note = &mut self.notes[n as usize];
        note.sealed = !sealed.is_empty();
        note.seals = sealed.iter().any(|(actor, _)| answered == Some(By::from(*actor)));
        let begun = !self.settings.awaits_players;
        let open = open_of(&self.state).filter(|_| begun).map(|(actor, question)| {
            let before = self.open.iter().find(|(of, asked, _)| *of == actor && *asked == question);
            let kept = before.filter(|_| answered != Some(By::from(actor)));
            let id = kept.map_or(n, |(.., id)| *id);
            (actor, question, id)
        });
        self.open = open.collect();
    }

    /// Applies new settings from entry `n`. A game that begins with them asks its first questions.
    pub(super) fn adopt(&mut self, settings: Settings, n: u32) {
        let begins = self.settings.awaits_players && !settings.awaits_players;
        self.settings = settings;
        if begins {
            self.name_questions(n, None);
        }
    }

    /// Answers all questions that need no person; none before the game has begun.
    pub(super) fn settle(&mut self, stamps: &mut dyn EntryMetaSource) -> Result<(), TableProblem<G::Breach>> {
        if self.settings.awaits_players {
            return Ok(());
        }
        loop {
            let asks = self.state.asks();
            let chance = asks.iter().find(|(actor, _)| *actor == Actor::Chance);
            if let Some((_, question)) = chance {
                let by_app = self.settings.answering.of(G::chance_kind(question)) == AnswerBy::App;
                if !by_app || self.waits || !self.draw(stamps)? {
                    return Ok(());
                }
            } else if let Some((by, command)) = self.forced().filter(|_| !self.waits) {
                let how = Accepted { auto: true, ..Accepted::said() };
                self.play_one(by, command, &[], how, stamps)?;
            } else if self.waits || !self.answer_for_nobody(stamps, |command| !G::is_resignation(command))? {
                return Ok(());
            }
        }
    }

    /// Returns the automatic answer, unless permanent waivers allow other commands.
    fn forced(&self) -> Option<(Actor, G::Command)> {
        let (by, command) = self.state.forced()?;
        let more = |waived: Vec<G::Command>| {
            let mut legal = Vec::new();
            self.state.legal(by, &mut legal);
            waived.iter().any(|command| !legal.contains(command))
        };
        let asked = !self.settings.waivers.is_empty() && more(self.legal_commands(&self.state, by));
        (!asked).then_some((by, command))
    }

    /// Returns the answer for an empty seat, once no taken seat is asked, and as long as one is taken.
    pub(crate) fn answer_for_empty_seat(&self) -> Option<(Actor, G::Command)> {
        let asks = self.state.asks();
        let anybody = self.settings.seating.iter().any(|chair| !chair.empty);
        if self.settings.awaits_players || !anybody || asks.iter().any(|(actor, _)| self.settings.is_there(*actor)) {
            return None;
        }
        asks.iter().find_map(|(actor, question)| match actor {
            Actor::Seat(seat) => Some((*actor, self.state.answer_for_empty_seat(*seat, question)?)),
            Actor::Chance => None,
        })
    }

    /// Answers for an empty seat as [`Self::answer_for_empty_seat`] says, if `may` allows it. Returns true if it did; a
    /// present player answers the other questions.
    pub(super) fn answer_for_nobody(
        &mut self,
        stamps: &mut dyn EntryMetaSource,
        may: impl Fn(&G::Command) -> bool,
    ) -> Result<bool, TableProblem<G::Breach>> {
        let Some((by, command)) = self.answer_for_empty_seat().filter(|(_, command)| may(command)) else {
            return Ok(false);
        };
        let how = Accepted { auto: true, absent: true, ..Accepted::said() };
        match self.play_one(by, command, &[], how, stamps) {
            Err(TableProblem::Refused(_)) => Ok(false),
            given => given.map(|()| true),
        }
    }

    pub(super) fn settle_or_roll_back(
        &mut self,
        mark: Mark,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<(), TableProblem<G::Breach>> {
        let settled = self.settle(stamps);
        if settled.is_err() {
            self.roll_back(mark);
        }
        settled
    }

    /// Returns a savepoint for [`Self::roll_back`].
    pub fn mark(&self) -> Mark {
        Mark {
            lines: self.lines.len(),
            head: self.head,
            open: self.open.iter().map(|(.., id)| *id).collect(),
            settings: self.settings.clone(),
            seeds: self.seeds.clone(),
            waits: self.waits,
            notes: self.notes.clone(),
        }
    }

    /// Drops all entries since the savepoint, because they could not be stored.
    pub fn roll_back(&mut self, mark: Mark) {
        self.lines.truncate(mark.lines);
        self.entries.truncate(mark.lines.saturating_sub(1));
        self.snapshots.retain(|&n, _| (n as usize) < mark.lines);
        self.notes = mark.notes;
        self.settings = mark.settings;
        self.seeds = mark.seeds;
        self.waits = mark.waits;
        self.head = mark.head;
        if let Some(state) = self.state_at(mark.head) {
            self.state = state;
        }
        let open = open_of(&self.state).zip(mark.open);
        self.open = open.map(|((actor, question), id)| (actor, question, id)).collect();
    }
}

/// Returns all questions that can be answered, for the first time or again.
fn open_of<G: Game>(state: &G) -> impl Iterator<Item = (Actor, G::Question)> + use<G> {
    state.asks().into_iter().chain(state.committed_answers())
}

/// Returns the actor whose question a command answers; `None` for a command of the whole table.
pub(super) fn answers<G: Game>(by: By, command: &G::Command) -> Option<By> {
    (!G::is_table_command(command)).then_some(by)
}
