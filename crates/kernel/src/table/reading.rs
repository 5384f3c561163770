//! Reading a table from its record, up to the first damage.

use super::entries::answers;
use super::{Opened, Table};
use crate::record::{self, Accepted, By, EntryKind, EntryOf, FORMAT, HashedLine, Header, LineFault, Peek, Settings};
use crate::rules::recorded_waiver_flaws;
use crate::validate::catch_panic;
use crate::{Actor, Game, Seat, Seed, seating_flaws};

impl<G: Game> Table<G> {
    /// Reads a record up to the first bad line.
    ///
    /// `seeds` are the known seeds of the table, in any order. `strict` decides every command again and stops where the
    /// events differ.
    ///
    /// # Errors
    /// The fault of the first line: without that line there is no table.
    pub fn open<'a>(
        lines: impl IntoIterator<Item = &'a str>,
        seeds: impl IntoIterator<Item = Seed>,
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
        table.attach_seeds(seeds);
        Ok(Opened { table, damage })
    }

    pub(crate) fn open_header(line: &str) -> Result<Self, LineFault> {
        let (bare, hash) = record::verify_hash(line, "")?;
        let peek: Peek = record::parse(&bare)?;
        if peek.format > FORMAT {
            return Err(LineFault::Newer { found: peek.format, known: FORMAT });
        }
        if peek.game != G::INFO.id {
            return Err(LineFault::UnknownGame { game: peek.game });
        }
        let header: Header<G::Setup> = record::parse(&bare)?;
        let mut flaws = seating_flaws(&header.seating, G::INFO.seats);
        flaws.extend(recorded_waiver_flaws(&header.waivers));
        let state = G::recorded(&header.setup, header.seating.len()).map_err(|more| flaws.extend(more)).ok();
        let Some(state) = state.filter(|_| flaws.is_empty()) else {
            return Err(LineFault::Setup { flaws: record::codes(&flaws) });
        };
        let (seating, waivers) = (header.seating.clone(), header.waivers.clone());
        let settings = Settings::new(seating, header.answering, waivers);
        let awaits_players = header.awaits_players && settings.has_empty_seat();
        let settings = Settings { awaits_players, suggestions: header.suggestions, ..settings };
        let sealed = HashedLine { line: line.to_owned(), hash: hash.to_owned() };
        Ok(Self::at_setup(header, sealed, settings, state))
    }

    pub(crate) fn read_line(&mut self, line: &str, strict: bool) -> Result<(), LineFault> {
        let previous = self.lines.last().map_or("", |sealed| &sealed.hash);
        let (bare, hash) = record::verify_hash(line, previous)?;
        let entry: EntryOf<G> = record::parse(&bare)?;
        if entry.n != self.next() {
            return Err(LineFault::Number { expected: self.next(), found: entry.n });
        }
        if entry.after != self.head {
            return Err(LineFault::After { expected: self.head, found: entry.after });
        }
        let sealed = HashedLine { line: line.to_owned(), hash: hash.to_owned() };
        let n = entry.n;
        match &entry.kind {
            EntryKind::Command(accepted) => {
                if strict {
                    self.decides_the_same(entry.by, accepted)?;
                }
                let answered = answers::<G>(entry.by, &accepted.command);
                for event in &accepted.events {
                    self.state.apply(event);
                }
                self.lines.push(sealed);
                self.take(entry);
                self.stand_at(n);
                self.name_questions(n, answered);
            }
            EntryKind::Head(to) => {
                let to = *to;
                if self.settings.awaits_players {
                    return Err(LineFault::Differs);
                }
                let state = self.state_at(to).ok_or(LineFault::Head { to })?;
                self.lines.push(sealed);
                self.take(entry);
                self.leave_for(to, state);
            }
            EntryKind::Settings(settings) => {
                let seats = self.settings.seating.len();
                let mut flaws = seating_flaws(&settings.seating, seats..=seats);
                flaws.extend(recorded_waiver_flaws(&settings.waivers));
                if !flaws.is_empty() {
                    return Err(LineFault::Settings { flaws: record::codes(&flaws) });
                }
                let settings = settings.clone().after(&self.settings);
                self.lines.push(sealed);
                self.take(entry);
                self.adopt(settings, n);
            }
            EntryKind::Renamed(renamings) => {
                let seating = renamings.seating(&self.settings.seating);
                let seating = seating.map_err(|seat| LineFault::NoSeat { seat: seat.0 })?;
                let flaws = seating_flaws(&seating, seating.len()..=seating.len());
                if !flaws.is_empty() {
                    return Err(LineFault::Settings { flaws: record::codes(&flaws) });
                }
                self.settings.seating = seating;
                self.lines.push(sealed);
                self.take(entry);
            }
            EntryKind::SharedSeed(shared) => {
                let checked = self.check_shared(shared);
                checked.map_err(|why| LineFault::SharedSeed { detail: why.to_owned() })?;
                self.lines.push(sealed);
                self.take(entry);
            }
            EntryKind::Seed(_) => {
                self.lines.push(sealed);
                self.take(entry);
            }
        }
        Ok(())
    }

    fn decides_the_same(&mut self, by: By, accepted: &Accepted<G::Command, G::Event>) -> Result<(), LineFault> {
        if self.settings.awaits_players {
            return Err(LineFault::Differs);
        }
        let by = match by {
            By::Seat(seat) => Actor::Seat(seat),
            By::Chance => Actor::Chance,
            By::Table => Actor::Seat(Seat(0)),
        };
        let waive: Vec<&str> = accepted.waived.iter().map(String::as_str).collect();
        let Ok(attempt) = self.play.try_apply(&self.state, by, &accepted.command, &waive) else {
            return Err(LineFault::Differs);
        };
        if self.play.events() != accepted.events {
            return Err(LineFault::Differs);
        }
        let wrong = |mark: &str| Err(LineFault::Mark { mark: mark.to_owned() });
        if attempt.waived.len() != waive.len() || !waive.iter().all(|rule| attempt.waived.contains(rule)) {
            return wrong("waived");
        }
        let given = || Some((by, accepted.command.clone()));
        let reveals = by == Actor::Chance && self.reveals();
        let is_for_empty_seat = accepted.absent && self.answer_for_empty_seat() == given();
        if accepted.drawn && (by != Actor::Chance || reveals) {
            return wrong("drawn");
        }
        if accepted.absent && !is_for_empty_seat {
            return wrong("absent");
        }
        if accepted.program && !matches!(by, Actor::Seat(seat) if self.settings.program(seat).is_some()) {
            return wrong("program");
        }
        if accepted.auto && !(reveals || is_for_empty_seat || self.state.forced() == given()) {
            return wrong("auto");
        }
        Ok(())
    }

    /// Returns all faults of a record, by line (from 1). After a fault it continues as well as it can: the chain with
    /// the line's own hash, and the entries as long as they can be followed.
    pub fn faults<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<(usize, LineFault)> {
        let mut lines = lines.into_iter();
        let Some(first) = lines.next() else {
            return vec![(1, LineFault::Empty)];
        };
        let mut faults = Vec::new();
        let mut table = catch_panic(|| Self::open_header(first)).map_err(|fault| faults.push((1, fault))).ok();
        let mut previous = claimed_hash(first).to_owned();
        for (index, line) in lines.enumerate() {
            let fault = match &mut table {
                Some(table) => {
                    let read = catch_panic(|| table.read_line(line, false));
                    if let (Err(LineFault::WrongHash), Some(last)) = (&read, table.lines.last_mut()) {
                        last.hash = claimed_hash(line).to_owned();
                    }
                    read.err()
                }
                None => record::verify_hash(line, &previous).err(),
            };
            // Once an entry is missing from the chain, later entries cannot be distinguished from wrong ones.
            let follows = matches!(fault, Some(LineFault::After { .. } | LineFault::Number { .. }));
            if let Some(fault) = fault.filter(|_| !follows || faults.is_empty()) {
                let fails = fault == LineFault::Fails;
                faults.push((index + 2, fault));
                if fails {
                    // The state is undefined after a panic.
                    break;
                }
            }
            previous = claimed_hash(line).to_owned();
        }
        faults
    }
}

fn claimed_hash(line: &str) -> &str {
    line.rsplit_once(",\"hash\":\"").and_then(|(_, rest)| rest.strip_suffix("\"}")).unwrap_or("")
}
