//! The requests of a table: each appends entries, or changes nothing and returns the reason.

use super::{Appended, EntryMetaSource, Redoing, Table, TableProblem, Undoing};
use crate::record::{Accepted, By, EntryKind, EntryOf, Renamings, Settings};
use crate::rules::waiver_flaws;
use crate::{Actor, Flaw, Game, Refusal, Rule, Seat, seating_flaws};

impl<G: Game> Table<G> {
    /// Decides a command at the head, then lets the app answer what it may. The permanent waivers apply along with
    /// those for this command.
    ///
    /// # Errors
    /// [`TableProblem::Refused`], [`TableProblem::UnknownRule`], [`TableProblem::NotBegun`] or [`TableProblem::Write`];
    /// nothing changed.
    pub fn command(
        &mut self,
        by: Actor,
        command: G::Command,
        waive: &[String],
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        self.has_begun()?;
        let known = |id: &&String| G::Breach::REGISTER.iter().any(|info| info.id == **id);
        if let Some(id) = waive.iter().find(|id| !known(id)) {
            return Err(TableProblem::UnknownRule(id.clone()));
        }
        let standing = self.settings.waivers.clone();
        let waive: Vec<&str> = standing.iter().chain(waive).map(String::as_str).collect();
        // The seat does not exist, so even commands without a question are refused.
        if matches!(by, Actor::Seat(seat) if seat.index() >= self.settings.seating.len()) {
            return Err(TableProblem::Refused(Refusal::not_asked()));
        }
        let mark = self.mark();
        let from = self.next();
        self.play_one(by, command, &waive, Accepted::said(), stamps)?;
        self.settle_or_roll_back(mark, stamps)?;
        Ok(Appended { from, to: self.next() - 1 })
    }

    /// Lets the app answer the open chance question or the question of an empty seat, regardless of the table's
    /// settings.
    ///
    /// # Errors
    /// [`TableProblem::NoChance`] if neither is open or the seed is not known here; [`TableProblem::NotBegun`];
    /// [`TableProblem::Write`].
    pub fn answer(&mut self, stamps: &mut dyn EntryMetaSource) -> Result<Appended, TableProblem<G::Breach>> {
        self.has_begun()?;
        let mark = self.mark();
        let from = self.next();
        if !self.draw(stamps)? && !self.answer_for_nobody(stamps, |_| true)? {
            return Err(TableProblem::NoChance);
        }
        self.settle_or_roll_back(mark, stamps)?;
        Ok(Appended { from, to: self.next() - 1 })
    }

    /// Decides a command of the program that plays a seat, without waivers for this command, then lets the app answer
    /// what it may.
    ///
    /// # Errors
    /// As [`Self::command`]; [`crate::Impossible::NotAsked`] if no program plays the seat.
    pub fn program_command(
        &mut self,
        seat: Seat,
        command: G::Command,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        self.has_begun()?;
        if self.settings.program(seat).is_none() {
            return Err(TableProblem::Refused(Refusal::not_asked()));
        }
        let mark = self.mark();
        let from = self.next();
        let settings = self.settings.clone();
        let how = Accepted { program: true, ..Accepted::said() };
        self.play_one(Actor::Seat(seat), command, &settings.waived(), how, stamps)?;
        self.settle_or_roll_back(mark, stamps)?;
        Ok(Appended { from, to: self.next() - 1 })
    }

    fn has_begun(&self) -> Result<(), TableProblem<G::Breach>> {
        if self.settings.awaits_players { Err(TableProblem::NotBegun) } else { Ok(()) }
    }

    /// Returns the effect of an undo: it goes back before the last decision of a person, past later answers of chance
    /// or the table. Committed answers are undone together, with everything since the first.
    pub fn undoing(&self) -> Option<Undoing> {
        let mut revealed = Vec::new();
        for n in self.back_from(self.head) {
            let entry = self.entry(n)?;
            if self.is_decision(entry) {
                let to = self.before_seals(entry.after);
                return Some(Undoing { entry: n, to, owner: self.owner(to, self.head), revealed });
            }
            if entry.by == By::Chance {
                revealed.push(n);
            }
        }
        // No seat has decided anything yet, but an answer typed in by hand can still be undone.
        let typed = self.back_from(self.head).find(|&n| self.is_typed(n))?;
        Some(Undoing { entry: typed, to: self.entry(typed)?.after, owner: None, revealed: vec![] })
    }

    /// True if a person made the decision. A committed answer of a person's seat always counts, because an automatic one
    /// is its owner's secret.
    fn is_decision(&self, entry: &EntryOf<G>) -> bool {
        let EntryKind::Command(accepted) = &entry.kind else { return false };
        let is_persons = || match entry.by {
            By::Seat(seat) => self.settings.program(seat).is_none(),
            By::Chance => false,
            By::Table => true,
        };
        let is_automatic = accepted.auto && !(self.seals(entry.n) && is_persons());
        entry.by != By::Chance && !accepted.absent && !accepted.program && !is_automatic
    }

    /// True if a person entered it: neither the app nor a program nor the table gave it.
    fn is_typed(&self, n: u32) -> bool {
        self.accepted(n).is_some_and(|accepted| !accepted.drawn && !accepted.auto && !accepted.program)
    }

    /// True if an entry is a committed answer.
    pub(crate) fn seals(&self, n: u32) -> bool {
        self.notes.get(n as usize).is_some_and(|note| note.seals)
    }

    /// True if there are committed answers at an entry.
    pub(crate) fn lies_sealed(&self, n: u32) -> bool {
        self.notes.get(n as usize).is_some_and(|note| note.sealed)
    }

    /// Returns the entry before the first of the committed answers at `n`, or `n` itself if there are none. If chance
    /// gave the first, returns the entry before the decision that led to it. A program gives its answer again.
    fn before_seals(&self, n: u32) -> u32 {
        let sealed = self.back_from(n).take_while(|&n| self.lies_sealed(n));
        let Some(first) = sealed.last() else { return n };
        if self.accepted(first).is_some_and(|accepted| accepted.program) {
            return self.entry(first).map_or(n, |entry| entry.after);
        }
        let decision = self.back_from(first).filter_map(|n| self.entry(n)).find(|entry| self.is_decision(entry));
        decision.or_else(|| self.entry(first)).map_or(n, |entry| entry.after)
    }

    /// Returns the seat that made every decision between an entry and a later one; `None` if a command of the whole
    /// table is among them.
    fn owner(&self, from: u32, to: u32) -> Option<Seat> {
        let own = |entry: &EntryOf<G>| match (&entry.kind, entry.by) {
            (EntryKind::Command(accepted), By::Seat(seat)) if !G::is_table_command(&accepted.command) => Some(seat),
            _ => None,
        };
        let way = self.back_from(to).take_while(|&n| n != from).filter_map(|n| self.entry(n));
        let mut owners = way.filter(|entry| self.is_decision(entry)).map(own);
        let first = owners.next()??;
        owners.all(|owner| owner == Some(first)).then_some(first)
    }

    /// Returns the effect of a redo. It goes to the following entry from which the head last moved away, and past the
    /// answers of chance or the table after that. Committed answers are redone together.
    pub fn redoing(&self) -> Option<Redoing> {
        let follower = |n: u32| self.notes.get(n as usize).map(|note| note.redo).filter(|&redo| redo != 0);
        let decides = |n: u32| self.entry(n).is_none_or(|entry| self.is_decision(entry));
        let mut at = follower(self.head)?;
        let mut begun = self.back_from(self.head).any(decides);
        while let Some(next) = follower(at) {
            begun |= decides(at);
            // Stops as undo does: at each decision, and before the first at each typed answer.
            let stops = decides(next) || (!begun && self.is_typed(next));
            if stops && !self.lies_sealed(at) {
                break;
            }
            at = next;
        }
        let last = self.entry(at)?.by;
        Some(Redoing { to: at, owner: self.owner(self.head, at).filter(|seat| last == By::Seat(*seat)) })
    }

    /// Moves the head by one [undo](Self::undoing).
    ///
    /// # Errors
    /// [`TableProblem::NothingToUndo`], or errors of [`Self::jump`].
    pub fn undo(&mut self, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, TableProblem<G::Breach>> {
        let to = self.undoing().ok_or(TableProblem::NothingToUndo)?.to;
        self.jump(to, by, stamps)
    }

    /// Moves the head by one [redo](Self::redoing).
    ///
    /// # Errors
    /// [`TableProblem::NothingToRedo`], or errors of [`Self::jump`].
    pub fn redo(&mut self, by: By, stamps: &mut dyn EntryMetaSource) -> Result<Appended, TableProblem<G::Breach>> {
        let to = self.redoing().ok_or(TableProblem::NothingToRedo)?.to;
        self.jump(to, by, stamps)
    }

    /// Moves the head to a command entry or to the set-up (0). If a chance question is open there, it waits for a tap.
    ///
    /// # Errors
    /// [`TableProblem::NoSuchEntry`], [`TableProblem::NotBegun`], [`TableProblem::Write`].
    pub fn jump(
        &mut self,
        to: u32,
        by: By,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        self.has_begun()?;
        let state = self.state_at(to).ok_or(TableProblem::NoSuchEntry(to))?;
        let n = self.push(by, EntryKind::Head(to), stamps)?;
        self.leave_for(to, state);
        Ok(Appended { from: n, to: n })
    }

    pub(super) fn leave_for(&mut self, to: u32, state: G) {
        let left: Vec<u32> = self.back_from(self.head).collect();
        for n in left {
            if let Some(after) = self.entry(n).map(|entry| entry.after) {
                self.notes[after as usize].redo = n;
            }
        }
        self.head = to;
        self.state = state;
        // All open questions here were asked by the line that led here.
        self.open.clear();
        self.name_questions(self.next() - 1, None);
    }

    /// Renames players, atomically. The entry belongs to no branch: undo does not touch it.
    ///
    /// # Errors
    /// [`TableProblem::Settings`] with all flaws; `seat-empty` for a seat that is unknown, empty or named twice.
    /// [`TableProblem::Write`]. In these cases no name is changed.
    pub fn rename(
        &mut self,
        renamings: Renamings,
        by: By,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        let empty =
            |seat: Seat| TableProblem::<G::Breach>::Settings(vec![Flaw::new("seat-empty").with("seat", seat.0)]);
        let seating = renamings.seating(&self.settings.seating).map_err(empty)?;
        let flaws = seating_flaws(&seating, seating.len()..=seating.len());
        if !flaws.is_empty() {
            return Err(TableProblem::Settings(flaws));
        }
        let n = self.push(by, EntryKind::Renamed(renamings), stamps)?;
        self.settings.seating = seating;
        Ok(Appended { from: n, to: n })
    }

    /// Changes names, sides, answerers or permanent waivers. The entry belongs to no branch: undo does not touch it. A
    /// waiting game begins if all seats are taken or [`Settings::awaits_players`] is false from now on.
    ///
    /// # Errors
    /// [`TableProblem::Settings`] with all flaws, or [`TableProblem::Write`].
    pub fn set(
        &mut self,
        settings: Settings,
        by: By,
        stamps: &mut dyn EntryMetaSource,
    ) -> Result<Appended, TableProblem<G::Breach>> {
        let seats = self.settings.seating.len();
        let mut flaws = seating_flaws(&settings.seating, seats..=seats);
        flaws.extend(waiver_flaws::<G::Breach>(&settings.waivers));
        if !flaws.is_empty() {
            return Err(TableProblem::Settings(flaws));
        }
        let settings = settings.after(&self.settings);
        let mark = self.mark();
        let from = self.push(by, EntryKind::Settings(settings.clone()), stamps)?;
        self.adopt(settings, from);
        self.settle_or_roll_back(mark, stamps)?;
        Ok(Appended { from, to: self.next() - 1 })
    }
}
