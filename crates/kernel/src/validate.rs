//! Validates imported records before they are stored.
//!
//! Correct hashes show that a record was not changed, not that any table produced it. The record is followed line by
//! line, and at each new state every view and list is computed once. The sound part ends where a limit of the box is
//! broken or the program panics. The rules are not checked: a record may contain waivers, and rules may have been fixed
//! since.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::record::{By, EntryKind, LineFault, codes};
use crate::{Actor, Game, Play, Seat, Seed, Table, Viewer, chance};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

/// The maximum length of a line, in bytes: a set-up with the largest board takes a tenth of this.
pub const LONGEST_LINE: usize = 512 << 10;

/// The maximum number of lines: fifty evenings at one table.
pub const MOST_LINES: usize = 100_000;

/// The maximum length of a line's time or nonce, in bytes.
const LONGEST_STAMP: usize = 128;

/// The result of validating a record.
pub struct ValidatedRecord<G: Game> {
    /// The table up to the first fault; `None` if the first line is faulty.
    pub table: Option<Table<G>>,
    /// The first faulty line, from 1, and its fault.
    pub fault: Option<(usize, LineFault)>,
}

impl<G: Game> Table<G> {
    /// Validates a record. `goes_on` is called before each line with the number of validated lines. If it returns
    /// false, the record counts as unsound from there on.
    pub fn validate(lines: &[&str], seeds: &[Seed], goes_on: &mut dyn FnMut(usize) -> bool) -> ValidatedRecord<G> {
        let fault = first_fault::<G>(lines, goes_on);
        let sound = &lines[..fault.as_ref().map_or(lines.len(), |(line, _)| line - 1)];
        // Read again, as later programs will read it: a panic may have left the validator's table half-changed.
        let opened = Self::open(sound.iter().copied(), seeds.iter().cloned(), false);
        ValidatedRecord { table: opened.ok().map(|opened| opened.table), fault }
    }
}

fn first_fault<G: Game>(lines: &[&str], goes_on: &mut dyn FnMut(usize) -> bool) -> Option<(usize, LineFault)> {
    let (first, rest) = match lines {
        [] => return Some((1, LineFault::Empty)),
        [first, rest @ ..] => (first, rest),
    };
    let mut judge = match catch_panic(|| Validator::<G>::begin(first)) {
        Ok(judge) => judge,
        Err(fault) => return Some((1, fault)),
    };
    for (index, line) in rest.iter().enumerate() {
        if !goes_on(index + 1) {
            return Some((index + 2, LineFault::TooLong));
        }
        if let Err(fault) = catch_panic(|| judge.follow(line)) {
            return Some((index + 2, fault));
        }
    }
    catch_panic(|| judge.end()).err().map(|fault| (lines.len(), fault))
}

/// Converts a panic to a fault of the line, because the program that reads it is sound.
pub(crate) fn catch_panic<T>(look: impl FnOnce() -> Result<T, LineFault>) -> Result<T, LineFault> {
    catch_unwind(AssertUnwindSafe(look)).unwrap_or(Err(LineFault::Fails))
}

/// A table during validation.
struct Validator<G: Game> {
    table: Table<G>,
    play: Play<G>,
    legal: Vec<G::Command>,
}

impl<G: Game> Validator<G> {
    fn begin(line: &str) -> Result<Self, LineFault> {
        check_size(0, line)?;
        let table = Table::<G>::open_header(line)?;
        let header = table.header();
        check_form("at", is_moment(&header.at))?;
        check_form("nonce", header.nonce.len() <= LONGEST_STAMP)?;
        check_form("seed", is_commitment(&header.seed))?;
        let mut judge = Self { play: Play::new(table.state()), legal: Vec::new(), table };
        judge.probe()?;
        Ok(judge)
    }

    fn follow(&mut self, line: &str) -> Result<(), LineFault> {
        check_size(self.table.lines().len(), line)?;
        self.table.read_line(line, false)?;
        let Some(entry) = self.table.entries().last() else { return Ok(()) };
        check_form("at", is_moment(&entry.at))?;
        check_form("nonce", entry.nonce.len() <= LONGEST_STAMP)?;
        if let By::Seat(seat) = entry.by {
            self.check_seat(seat)?;
        }
        match &entry.kind {
            EntryKind::Command(_) => {
                let n = entry.n;
                self.viewers().for_each(|viewer| self.table.view_for(viewer).visible_entries(n).for_each(drop));
                self.probe()
            }
            EntryKind::Seed(commitment) => check_form("seed", is_commitment(commitment)),
            // The head moved to a state that was checked before, or the game was not touched.
            EntryKind::Head(_) | EntryKind::Settings(_) | EntryKind::Renamed(_) | EntryKind::SharedSeed(_) => Ok(()),
        }
    }

    /// Makes the checks that need the whole record.
    fn end(&self) -> Result<(), LineFault> {
        for viewer in self.viewers() {
            let seen = self.table.view_for(viewer);
            seen.visible_entries(1).for_each(drop);
            seen.likely_mismatches(&[]);
            drop((seen.undoing(), seen.redoing()));
        }
        Ok(())
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = self.table.settings().seating.len() as u8;
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table, Viewer::Spectator])
    }

    fn check_seat(&self, seat: Seat) -> Result<(), LineFault> {
        let there = seat.index() < self.table.settings().seating.len();
        if there { Ok(()) } else { Err(LineFault::NoSeat { seat: seat.0 }) }
    }

    /// Computes everything that a table can compute at this state, for every viewer.
    fn probe(&mut self) -> Result<(), LineFault> {
        let state = self.table.state();
        // The box first: a state beyond its limits needs no views.
        let flaws = state.audit();
        if !flaws.is_empty() {
            return Err(LineFault::Limits { flaws: codes(&flaws) });
        }
        let asks = state.asks();
        for (actor, question) in &asks {
            match actor {
                Actor::Seat(seat) => self.check_seat(*seat)?,
                Actor::Chance => {
                    G::chance_kind(question);
                    let answer = chance(state, &mut ChaCha20Rng::seed_from_u64(0));
                    let _ = answer.map(|command| self.play.try_apply(state, Actor::Chance, &command, &[]));
                }
            }
            self.legal.clear();
            state.legal(*actor, &mut self.legal);
            for command in &self.legal {
                let _ = self.play.try_apply(state, *actor, command, &[]);
            }
        }
        for viewer in self.viewers() {
            let known = state.information_state(viewer);
            drop(known.view(viewer));
            for (actor, _) in &asks {
                self.legal.clear();
                known.legal(*actor, &mut self.legal);
            }
            if let Viewer::Seat(seat) = viewer {
                drop(known.hints(seat));
            }
        }
        if let Some((by, command)) = state.forced() {
            let _ = self.play.try_apply(state, by, &command, &[]);
        }
        state.position();
        state.check_areas();
        state.progress();
        state.result();
        state.again();
        Ok(())
    }
}

fn check_size(lines: usize, line: &str) -> Result<(), LineFault> {
    if lines < MOST_LINES && line.len() <= LONGEST_LINE { Ok(()) } else { Err(LineFault::TooLong) }
}

fn check_form(what: &str, sound: bool) -> Result<(), LineFault> {
    if sound { Ok(()) } else { Err(LineFault::Unreadable { detail: format!("`{what}` is none") }) }
}

fn is_commitment(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// True if a text has the form of an RFC 3339 time.
fn is_moment(text: &str) -> bool {
    let form = |(index, byte): (usize, u8)| match index {
        4 | 7 => byte == b'-',
        10 => byte == b'T',
        13 | 16 => byte == b':',
        0..19 => byte.is_ascii_digit(),
        _ => byte.is_ascii_digit() || b"+-.:Z".contains(&byte),
    };
    (20..=LONGEST_STAMP).contains(&text.len()) && text.bytes().enumerate().all(form)
}
