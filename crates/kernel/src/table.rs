//! A table: the record of one play, and the head at which it stands.
//!
//! The state is the fold of **events** along the chain of entries that leads to the head. Undo, redo
//! and jump are entries that move the head; nothing is ever taken out of the record.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::record::{self, By, Deed, Entry, EntryOf, FORMAT, Header, LineFault, Peek, Sealed, Settings, Told};
use crate::{Actor, AnswerBy, Flaw, Game, Play, Progress, Refusal, Rule, Seat, Seed, seating_flaws};

/// A state is kept every so many entries along a chain, so that a jump is at most so many `apply`s.
const SNAPSHOT_EVERY: u32 = 64;

/// A moment and a random text, from the caller: the kernel has neither clock nor randomness.
#[derive(Clone, Debug)]
pub struct Stamp {
    /// RFC 3339.
    pub at: String,
    /// At least 64 random bits, as text.
    pub nonce: String,
}

/// Where stamps come from: one for each new line.
pub trait Stamps {
    /// The next stamp.
    fn stamp(&mut self) -> Stamp;
}

impl<F: FnMut() -> Stamp> Stamps for F {
    fn stamp(&mut self) -> Stamp {
        self()
    }
}

/// Why a request to a table changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum TableProblem<B> {
    /// The command breaks rules.
    #[error("refused")]
    Refused(Refusal<B>),
    /// A waiver names a rule that the game does not have.
    #[error("there is no rule {0}")]
    UnknownRule(String),
    /// There is no decision to undo.
    #[error("nothing to undo")]
    NothingToUndo,
    /// Nothing was undone here.
    #[error("nothing to redo")]
    NothingToRedo,
    /// The head cannot stand at this entry.
    #[error("the head cannot stand at entry {0}")]
    NoSuchEntry(u32),
    /// No chance question is open that the app could answer.
    #[error("no chance question is open")]
    NoChance,
    /// The settings have faults.
    #[error("faulty settings")]
    Settings(Vec<Flaw>),
    /// The entry could not be written as JSON.
    #[error("cannot write the entry: {0}")]
    Write(String),
}

/// What a successful request did: the entries `from..=to` are new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// The first new entry.
    pub from: u32,
    /// The last new entry.
    pub to: u32,
}

/// What an undo would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Undoing {
    /// The decision that would be undone.
    pub entry: u32,
    /// Where the head would stand.
    pub to: u32,
    /// The chance entries since: what was revealed and cannot be made unseen.
    pub revealed: Vec<u32>,
}

/// A table read from its record.
pub struct Opened<G: Game> {
    /// The table, at the last good entry.
    pub table: Table<G>,
    /// The first bad line (from 1) and what is wrong with it; everything from there on was left out.
    pub damage: Option<(usize, LineFault)>,
}

/// One play of a game, in memory.
pub struct Table<G: Game> {
    header: Header<G::Setup>,
    lines: Vec<Sealed>,
    entries: Vec<EntryOf<G>>,
    /// By entry number, 0 for the set-up.
    notes: Vec<Note>,
    snapshots: BTreeMap<u32, G>,
    head: u32,
    state: G,
    settings: Settings,
    seed: Option<Seed>,
    /// An open chance question was reached by a move of the head and waits for a tap.
    waits: bool,
    play: Play<G>,
}

#[derive(Clone, Copy, Default)]
struct Note {
    /// How many entries lead here.
    depth: u32,
    /// How many of them the app drew.
    draws: u32,
    /// The follower last left, 0 for none.
    redo: u32,
}

/// Where a table stood before a request, to go back to when it could not be stored.
pub struct Mark {
    lines: usize,
    head: u32,
    settings: Settings,
    waits: bool,
    notes: Vec<Note>,
}

impl<G: Game> Table<G> {
    /// Sets up a table and lets the app answer what it may.
    ///
    /// # Errors
    /// Every fault of seating and set-up at once.
    pub fn start(
        seating: Vec<crate::Chair>,
        answering: crate::Answering,
        setup: G::Setup,
        seed: Seed,
        stamps: &mut dyn Stamps,
    ) -> Result<Self, Vec<Flaw>> {
        let setup = G::complete(setup);
        let mut flaws = seating_flaws(&seating, G::seats());
        let state = match G::start(&setup) {
            Ok(state) if flaws.is_empty() => state,
            Ok(_) => return Err(flaws),
            Err(more) => {
                flaws.extend(more);
                return Err(flaws);
            }
        };
        let Stamp { at, nonce } = stamps.stamp();
        let settings = Settings { seating: seating.clone(), answering };
        let commitment = seed.commitment();
        let header =
            Header { format: FORMAT, game: G::ID.into(), at, nonce, seating, answering, seed: commitment, setup };
        let unwritable = |e: &dyn std::fmt::Display| vec![Flaw::new("setup-unreadable").with("detail", e.to_string())];
        let sealed = record::seal(&header, "").map_err(|e| unwritable(&e))?;
        let mut table = Self::at_setup(header, sealed, settings, state);
        table.seed = Some(seed);
        table.settle(stamps).map_err(|e| unwritable(&e))?;
        Ok(table)
    }

    fn at_setup(header: Header<G::Setup>, sealed: Sealed, settings: Settings, state: G) -> Self {
        Self {
            header,
            lines: vec![sealed],
            entries: Vec::new(),
            notes: vec![Note::default()],
            snapshots: BTreeMap::from([(0, state.clone())]),
            head: 0,
            play: Play::new(&state),
            state,
            settings,
            seed: None,
            waits: false,
        }
    }

    /// The state at the head.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The entry at which the table stands.
    pub fn head(&self) -> u32 {
        self.head
    }

    /// The first line, read.
    pub fn header(&self) -> &Header<G::Setup> {
        &self.header
    }

    /// The lines as stored, header first.
    pub fn lines(&self) -> &[Sealed] {
        &self.lines
    }

    /// All entries; number `n` is at index `n - 1`.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// Names, sides and answerers as they are now.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The seed, when it is known here.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// Whether an open chance question waits for a tap before the app answers it.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// How far the game is.
    pub fn progress(&self) -> Progress {
        self.state.progress()
    }

    /// The followed entries from the set-up to `n`, oldest first.
    pub fn chain(&self, n: u32) -> Vec<u32> {
        let mut chain: Vec<u32> = self.back_from(n).collect();
        chain.reverse();
        chain
    }

    fn back_from(&self, n: u32) -> impl Iterator<Item = u32> + '_ {
        let mut at = n;
        std::iter::from_fn(move || {
            let entry = self.entry(at)?;
            let here = at;
            at = entry.after;
            Some(here)
        })
    }

    fn entry(&self, n: u32) -> Option<&EntryOf<G>> {
        self.entries.get(usize::try_from(n).ok()?.checked_sub(1)?)
    }

    fn told(&self, n: u32) -> Option<&Told<G::Command, G::Event>> {
        match &self.entry(n)?.deed {
            Deed::Command(told) => Some(told),
            _ => None,
        }
    }

    /// The state at a command entry or at the set-up (0).
    pub fn state_at(&self, n: u32) -> Option<G> {
        if n != 0 {
            self.told(n)?;
        }
        let mut missing = Vec::new();
        let mut at = n;
        let mut state = loop {
            if let Some(state) = self.snapshots.get(&at) {
                break state.clone();
            }
            missing.push(at);
            at = self.entry(at)?.after;
        };
        for n in missing.into_iter().rev() {
            for event in &self.told(n)?.events {
                state.apply(event);
            }
        }
        Some(state)
    }

    // ---- requests ----

    /// Decides a command at the head, then lets the app answer what it may.
    ///
    /// # Errors
    /// [`TableProblem::Refused`] or [`TableProblem::UnknownRule`]; nothing changed.
    pub fn command(
        &mut self,
        by: Actor,
        command: G::Command,
        waive: &[String],
        stamps: &mut dyn Stamps,
    ) -> Result<Moved, TableProblem<G::Breach>> {
        let waive: Vec<&str> = waive.iter().map(String::as_str).collect();
        let known = |id: &&str| G::Breach::REGISTER.iter().any(|info| info.id == *id);
        if let Some(id) = waive.iter().find(|id| !known(id)) {
            return Err(TableProblem::UnknownRule((*id).to_owned()));
        }
        let mark = self.mark();
        let from = self.next();
        self.play_one(
            by,
            command,
            &waive,
            Told { command: (), waived: vec![], events: vec![], drawn: false, auto: false },
            stamps,
        )?;
        self.waits = false;
        self.settle_or_roll_back(mark, stamps)?;
        Ok(Moved { from, to: self.next() - 1 })
    }

    /// Lets the app answer the open chance question now, whoever usually does.
    ///
    /// # Errors
    /// [`TableProblem::NoChance`] when none is open or the seed is not known here.
    pub fn answer(&mut self, stamps: &mut dyn Stamps) -> Result<Moved, TableProblem<G::Breach>> {
        let mark = self.mark();
        let from = self.next();
        self.waits = false;
        if !self.draw(stamps)? {
            return Err(TableProblem::NoChance);
        }
        self.settle_or_roll_back(mark, stamps)?;
        Ok(Moved { from, to: self.next() - 1 })
    }

    /// What an undo would do: back to the last decision of a person, past what chance or the table
    /// itself answered since.
    pub fn undoing(&self) -> Option<Undoing> {
        let mut revealed = Vec::new();
        for n in self.back_from(self.head) {
            let entry = self.entry(n)?;
            if self.is_decision(entry) {
                return Some(Undoing { entry: n, to: entry.after, revealed });
            }
            if entry.by == By::Chance {
                revealed.push(n);
            }
        }
        // Nobody decided anything yet: an answer typed in by hand can still be taken back.
        let typed = self.back_from(self.head).find(|&n| self.told(n).is_some_and(|told| !told.drawn && !told.auto))?;
        Some(Undoing { entry: typed, to: self.entry(typed)?.after, revealed: vec![] })
    }

    fn is_decision(&self, entry: &EntryOf<G>) -> bool {
        matches!(&entry.deed, Deed::Command(told) if entry.by != By::Chance && !told.auto)
    }

    /// Where a redo would go: the follower last left, and what chance or the table answered to it.
    pub fn redoing(&self) -> Option<u32> {
        let follower = |n: u32| self.notes.get(n as usize).map(|note| note.redo).filter(|&redo| redo != 0);
        let mut at = follower(self.head)?;
        while let Some(next) = follower(at) {
            if self.entry(next).is_none_or(|entry| self.is_decision(entry)) {
                break;
            }
            at = next;
        }
        Some(at)
    }

    /// Moves the head as [`Self::undoing`] says.
    ///
    /// # Errors
    /// [`TableProblem::NothingToUndo`].
    pub fn undo(&mut self, by: By, stamps: &mut dyn Stamps) -> Result<Moved, TableProblem<G::Breach>> {
        let to = self.undoing().ok_or(TableProblem::NothingToUndo)?.to;
        self.jump(to, by, stamps)
    }

    /// Moves the head as [`Self::redoing`] says.
    ///
    /// # Errors
    /// [`TableProblem::NothingToRedo`].
    pub fn redo(&mut self, by: By, stamps: &mut dyn Stamps) -> Result<Moved, TableProblem<G::Breach>> {
        let to = self.redoing().ok_or(TableProblem::NothingToRedo)?;
        self.jump(to, by, stamps)
    }

    /// Moves the head to a command entry or to the set-up (0). A chance question that is open there
    /// waits for a tap.
    ///
    /// # Errors
    /// [`TableProblem::NoSuchEntry`].
    pub fn jump(&mut self, to: u32, by: By, stamps: &mut dyn Stamps) -> Result<Moved, TableProblem<G::Breach>> {
        let state = self.state_at(to).ok_or(TableProblem::NoSuchEntry(to))?;
        let n = self.push(by, Deed::Head(to), stamps)?;
        self.leave_for(to, state);
        Ok(Moved { from: n, to: n })
    }

    fn leave_for(&mut self, to: u32, state: G) {
        let left: Vec<u32> = self.back_from(self.head).collect();
        for n in left {
            if let Some(after) = self.entry(n).map(|entry| entry.after) {
                self.notes[after as usize].redo = n;
            }
        }
        self.head = to;
        self.state = state;
        self.waits = true;
    }

    /// Changes names, sides or answerers. Part of no branch: undo does not touch it.
    ///
    /// # Errors
    /// [`TableProblem::Settings`] with every fault.
    pub fn set(
        &mut self,
        settings: Settings,
        by: By,
        stamps: &mut dyn Stamps,
    ) -> Result<Moved, TableProblem<G::Breach>> {
        let seats = self.settings.seating.len();
        let flaws = seating_flaws(&settings.seating, seats..=seats);
        if !flaws.is_empty() {
            return Err(TableProblem::Settings(flaws));
        }
        let mark = self.mark();
        let from = self.push(by, Deed::Settings(settings.clone()), stamps)?;
        self.settings = settings;
        self.settle_or_roll_back(mark, stamps)?;
        Ok(Moved { from, to: self.next() - 1 })
    }

    /// Commits to a new seed, for a table that goes on from a record without one.
    ///
    /// # Errors
    /// [`TableProblem::Write`].
    pub fn reseed(&mut self, seed: Seed, stamps: &mut dyn Stamps) -> Result<Moved, TableProblem<G::Breach>> {
        let n = self.push(By::Table, Deed::Seed(seed.commitment()), stamps)?;
        self.seed = Some(seed);
        Ok(Moved { from: n, to: n })
    }

    // ---- how entries come about ----

    fn next(&self) -> u32 {
        self.lines.len() as u32
    }

    fn push(
        &mut self,
        by: By,
        deed: Deed<G::Command, G::Event>,
        stamps: &mut dyn Stamps,
    ) -> Result<u32, TableProblem<G::Breach>> {
        let Stamp { at, nonce } = stamps.stamp();
        let entry = Entry { n: self.next(), after: self.head, by, at, nonce, deed };
        let previous = self.lines.last().map_or("", |sealed| &sealed.hash);
        let sealed = record::seal(&entry, previous).map_err(|error| TableProblem::Write(error.to_string()))?;
        let n = entry.n;
        self.lines.push(sealed);
        self.take(entry);
        Ok(n)
    }

    /// Files an entry whose `after` is the head. The head and the state are the caller's to move.
    fn take(&mut self, entry: EntryOf<G>) {
        let here = self.notes[self.head as usize];
        let drawn = matches!(&entry.deed, Deed::Command(told) if told.drawn);
        self.notes.push(Note { depth: here.depth + 1, draws: here.draws + u32::from(drawn), redo: 0 });
        self.entries.push(entry);
    }

    fn stand_at(&mut self, n: u32) {
        self.head = n;
        if self.notes[n as usize].depth.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.insert(n, self.state.clone());
        }
    }

    fn play_one(
        &mut self,
        by: Actor,
        command: G::Command,
        waive: &[&str],
        how: Told<(), G::Event>,
        stamps: &mut dyn Stamps,
    ) -> Result<(), TableProblem<G::Breach>> {
        let attempt = self.play.attempt(&self.state, by, &command, waive).map_err(TableProblem::Refused)?;
        let waived = attempt.waived.iter().map(|&id| id.to_owned()).collect();
        let events = self.play.events().to_vec();
        let n = self.push(
            By::from(by),
            Deed::Command(Told { command, waived, events, drawn: how.drawn, auto: how.auto }),
            stamps,
        )?;
        self.state.clone_from(self.play.outcome().0);
        self.stand_at(n);
        Ok(())
    }

    fn draw(&mut self, stamps: &mut dyn Stamps) -> Result<bool, TableProblem<G::Breach>> {
        let Some(seed) = &self.seed else {
            return Ok(false);
        };
        let mut stream = seed.draw(u64::from(self.notes[self.head as usize].draws));
        let Some(command) = self.state.chance(&mut stream) else {
            return Ok(false);
        };
        let how = Told { command: (), waived: vec![], events: vec![], drawn: true, auto: false };
        self.play_one(Actor::Chance, command, &[], how, stamps)?;
        Ok(true)
    }

    /// Answers by itself whatever needs no person.
    fn settle(&mut self, stamps: &mut dyn Stamps) -> Result<(), TableProblem<G::Breach>> {
        loop {
            let asks = self.state.asks();
            let chance = asks.iter().find(|(actor, _)| *actor == Actor::Chance);
            if let Some((_, question)) = chance {
                let by_app = self.settings.answering.of(G::source(question)) == AnswerBy::App;
                if !by_app || self.waits || !self.draw(stamps)? {
                    return Ok(());
                }
            } else if let Some((by, command)) = self.state.forced().filter(|_| !self.waits) {
                let how = Told { command: (), waived: vec![], events: vec![], drawn: false, auto: true };
                self.play_one(by, command, &[], how, stamps)?;
            } else {
                return Ok(());
            }
        }
    }

    fn settle_or_roll_back(&mut self, mark: Mark, stamps: &mut dyn Stamps) -> Result<(), TableProblem<G::Breach>> {
        let settled = self.settle(stamps);
        if settled.is_err() {
            self.roll_back(mark);
        }
        settled
    }

    /// Where the table stands, to go back to with [`Self::roll_back`].
    pub fn mark(&self) -> Mark {
        Mark {
            lines: self.lines.len(),
            head: self.head,
            settings: self.settings.clone(),
            waits: self.waits,
            notes: self.notes.clone(),
        }
    }

    /// Forgets everything since the mark: it could not be stored, so it did not happen.
    pub fn roll_back(&mut self, mark: Mark) {
        self.lines.truncate(mark.lines);
        self.entries.truncate(mark.lines.saturating_sub(1));
        self.snapshots.retain(|&n, _| (n as usize) < mark.lines);
        self.notes = mark.notes;
        self.settings = mark.settings;
        self.waits = mark.waits;
        self.head = mark.head;
        if let Some(state) = self.state_at(mark.head) {
            self.state = state;
        }
    }

    // ---- reading a record ----

    /// Reads a record as far as it is intact.
    ///
    /// `strict` decides every command again and stops where the events differ.
    ///
    /// # Errors
    /// The fault of the first line; without it there is no table.
    pub fn open<'a>(
        lines: impl IntoIterator<Item = &'a str>,
        seed: Option<Seed>,
        strict: bool,
    ) -> Result<Opened<G>, LineFault> {
        let mut lines = lines.into_iter();
        let mut table = Self::open_header(lines.next().ok_or(LineFault::Empty)?)?;
        let mut damage = None;
        for (index, line) in lines.enumerate() {
            if let Err(fault) = table.read_line(line, strict) {
                damage = Some((index + 2, fault));
                break;
            }
        }
        let committed = table.entries.iter().rev().find_map(|entry| match &entry.deed {
            Deed::Seed(commitment) => Some(commitment),
            _ => None,
        });
        let committed = committed.unwrap_or(&table.header.seed);
        table.seed = seed.filter(|seed| seed.commitment() == *committed);
        // Whatever question is open, the table was away: the app answers nothing unasked, unless
        // it was just about to.
        table.waits = matches!(table.entries.last().map(|entry| &entry.deed), Some(Deed::Head(_)));
        Ok(Opened { table, damage })
    }

    fn open_header(line: &str) -> Result<Self, LineFault> {
        let (bare, hash) = record::unseal(line, "")?;
        let peek: Peek = record::parse(&bare)?;
        if peek.format > FORMAT {
            return Err(LineFault::Newer { found: peek.format, known: FORMAT });
        }
        if peek.game != G::ID {
            return Err(LineFault::UnknownGame { game: peek.game });
        }
        let header: Header<G::Setup> = record::parse(&bare)?;
        let mut flaws = seating_flaws(&header.seating, G::seats());
        let state = G::start(&header.setup).map_err(|more| flaws.extend(more)).ok();
        let Some(state) = state.filter(|_| flaws.is_empty()) else {
            let flaws = flaws.iter().map(|flaw| flaw.flaw).collect::<Vec<_>>().join(", ");
            return Err(LineFault::Setup { flaws });
        };
        let settings = Settings { seating: header.seating.clone(), answering: header.answering };
        let sealed = Sealed { line: line.to_owned(), hash: hash.to_owned() };
        Ok(Self::at_setup(header, sealed, settings, state))
    }

    fn read_line(&mut self, line: &str, strict: bool) -> Result<(), LineFault> {
        let previous = self.lines.last().map_or("", |sealed| &sealed.hash);
        let (bare, hash) = record::unseal(line, previous)?;
        let entry: EntryOf<G> = record::parse(&bare)?;
        if entry.n != self.next() {
            return Err(LineFault::Number { expected: self.next(), found: entry.n });
        }
        if entry.after != self.head {
            return Err(LineFault::After { expected: self.head, found: entry.after });
        }
        let sealed = Sealed { line: line.to_owned(), hash: hash.to_owned() };
        let n = entry.n;
        match &entry.deed {
            Deed::Command(told) => {
                if strict {
                    self.decides_the_same(entry.by, told)?;
                }
                for event in &told.events {
                    self.state.apply(event);
                }
                self.lines.push(sealed);
                self.take(entry);
                self.stand_at(n);
            }
            Deed::Head(to) => {
                let to = *to;
                let state = self.state_at(to).ok_or(LineFault::Head { to })?;
                self.lines.push(sealed);
                self.take(entry);
                self.leave_for(to, state);
            }
            Deed::Settings(settings) => {
                self.settings = settings.clone();
                self.lines.push(sealed);
                self.take(entry);
            }
            Deed::Seed(_) => {
                self.lines.push(sealed);
                self.take(entry);
            }
        }
        Ok(())
    }

    fn decides_the_same(&mut self, by: By, told: &Told<G::Command, G::Event>) -> Result<(), LineFault> {
        let by = match by {
            By::Seat(seat) => Actor::Seat(seat),
            By::Chance => Actor::Chance,
            By::Table => Actor::Seat(Seat(0)),
        };
        let waive: Vec<&str> = told.waived.iter().map(String::as_str).collect();
        match self.play.attempt(&self.state, by, &told.command, &waive) {
            Ok(_) if self.play.events() == told.events => Ok(()),
            _ => Err(LineFault::Differs),
        }
    }

    /// Every fault of a record, by line (from 1). Goes on after a fault as well as it can: the
    /// chain with the hash that the line claims, the entries as long as they can be followed.
    pub fn faults<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<(usize, LineFault)> {
        let mut lines = lines.into_iter();
        let Some(first) = lines.next() else {
            return vec![(1, LineFault::Empty)];
        };
        let mut faults = Vec::new();
        let mut table = Self::open_header(first).map_err(|fault| faults.push((1, fault))).ok();
        let mut previous = claimed_hash(first).to_owned();
        for (index, line) in lines.enumerate() {
            let fault = match &mut table {
                Some(table) => {
                    let read = table.read_line(line, false);
                    if let (Err(LineFault::WrongHash), Some(last)) = (&read, table.lines.last_mut()) {
                        last.hash = claimed_hash(line).to_owned();
                    }
                    read.err()
                }
                None => record::unseal(line, &previous).err(),
            };
            // Once an entry is missing from the chain the followers cannot be told from wrong ones.
            let follows = matches!(fault, Some(LineFault::After { .. } | LineFault::Number { .. }));
            if let Some(fault) = fault.filter(|_| !follows || faults.is_empty()) {
                faults.push((index + 2, fault));
            }
            previous = claimed_hash(line).to_owned();
        }
        faults
    }
}

fn claimed_hash(line: &str) -> &str {
    line.rsplit_once(",\"hash\":\"").and_then(|(_, rest)| rest.strip_suffix("\"}")).unwrap_or("")
}
