//! Closed tables, which no node continues. Their players may download the record: the whole one if the game is over
//! or all of them agree.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::projection::{Facts, Who};
use crate::wire::{PastEvening, PastTable, Place, Problem};
use crate::{ClubEvent, Table, not_found};
use app_core::protocol::Resource;

/// Number of a player who sat at a table without joining the event. No person has it, so no one can agree for that
/// player.
const STRANGER: u32 = 0;

/// A closed table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedTable {
    pub(crate) table: u32,
    label: String,
    game: String,
    closed: String,
    over: bool,
    /// Players by seat; an empty text for a seat that was empty at the end.
    names: Vec<String>,
    places: Vec<u8>,
    /// Everyone who sat at the table, with their last seat if it is known; [`STRANGER`] for a player who has not
    /// joined.
    sat: Vec<(u32, Option<Seat>)>,
    /// Persons who agreed that the other players get the whole record of an unfinished game.
    agreed: Vec<u32>,
}

impl ClosedTable {
    /// Returns the table's id.
    pub fn table(&self) -> u32 {
        self.table
    }

    /// Returns the table's game.
    pub fn game(&self) -> &str {
        &self.game
    }

    fn has(&self, person: u32) -> bool {
        self.sat.iter().any(|(sat, _)| *sat == person)
    }

    /// True if the record may be shown whole: the game was over, or every player has agreed.
    fn is_whole(&self) -> bool {
        self.over || (!self.sat.is_empty() && self.sat.iter().all(|(person, _)| self.agreed.contains(person)))
    }

    /// True if a page may download the record, once nothing in it is hidden.
    fn is_of(&self, who: Who) -> bool {
        match who {
            Who::Organiser => true,
            Who::Person(person) => self.has(person),
            Who::Wall => false,
        }
    }

    /// Returns the table as `who` may see it. `result` holds the places that count in a tournament.
    fn shown(&self, who: Who, result: Option<Vec<u8>>) -> PastTable {
        let asks = matches!(who, Who::Person(person) if self.has(person) && !self.agreed.contains(&person));
        PastTable {
            table: self.table,
            label: self.label.clone(),
            game: self.game.clone(),
            closed: self.closed.clone(),
            over: self.over,
            names: self.names.clone(),
            places: result.unwrap_or_else(|| self.places.clone()),
            mine: self.is_of(who),
            whole: self.is_whole(),
            asks: asks && !self.over && !self.has(STRANGER),
        }
    }
}

impl ClubEvent {
    /// Returns a counter that grows with each closed table and with each agreement.
    pub(crate) fn archive_changes(&self) -> u32 {
        self.closed.iter().map(|closed| 1 + closed.agreed.len() as u32).sum()
    }

    /// Records players who sit at a table by a code of the organiser, without having joined. Must be called before the
    /// table is closed, because closing removes its devices.
    pub fn note_strangers(&mut self, facts: &Facts) {
        if self.is_untouched(facts) {
            return;
        }
        let joined = |seat| self.sitter(Place { table: facts.table, seat }).is_some();
        let mut taken = facts.seats_with_devices().into_iter().chain(facts.taken_chairs());
        if taken.all(joined) {
            return;
        }
        let known = self.tables.iter_mut().find(|known| known.table == facts.table);
        if let Some(table) = known.filter(|table| !table.sat.contains(&STRANGER)) {
            table.sat.push(STRANGER);
        }
    }

    /// True if no one has sat or played at a table.
    fn is_untouched(&self, facts: &Facts) -> bool {
        let is_free = |table: &Table| facts.seats().all(|seat| table.recorded_sitter(facts, seat, false).is_none());
        self.table(facts.table).is_ok_and(|table| table.sat.is_empty() && is_free(table))
            && facts.seats_with_devices().is_empty()
            && facts.stands.progress.turn <= 1
    }

    /// Closes a table in its current state. Does nothing if it is closed already. A table at which no one sat is not
    /// archived.
    pub fn close(&mut self, facts: &Facts, now: &str) {
        let Some(at) = self.tables.iter().position(|known| known.table == facts.table) else { return };
        self.note_strangers(facts);
        self.report(std::slice::from_ref(facts));
        let untouched = self.is_untouched(facts);
        let table = self.tables.remove(at);
        if untouched {
            return;
        }
        let seat = |person: &u32| self.at(*person).filter(|at| at.table == table.table).map(|at| at.seat);
        let sat: Vec<_> = table.sat.iter().map(|person| (*person, seat(person))).collect();
        let name = |seat: Seat| {
            let has_joined = sat.iter().any(|(_, at)| *at == Some(seat));
            table.recorded_sitter(facts, seat, has_joined).unwrap_or_default().to_owned()
        };
        let names = facts.seats().map(name).collect();
        let stood = &facts.stands;
        self.closed.push(ClosedTable {
            table: table.table,
            label: table.label,
            game: facts.game.clone(),
            closed: now.to_owned(),
            over: stood.progress.over,
            names,
            places: if stood.progress.over { stood.places.clone() } else { vec![] },
            sat,
            agreed: vec![],
        });
        for person in self.people.iter_mut().filter(|person| person.at.is_some_and(|at| at.table == table.table)) {
            person.at = None;
        }
    }

    /// Returns the closed tables, in the order of closing.
    pub fn closed(&self) -> &[ClosedTable] {
        &self.closed
    }

    fn closed_table(&self, table: u32) -> Result<&ClosedTable, Problem> {
        self.closed.iter().find(|known| known.table == table).ok_or_else(|| not_found(Resource::Table))
    }

    /// Returns the label of a table of the event, closed or not; `None` for a closed table at which no one sat.
    pub fn label_of(&self, table: u32) -> Option<&str> {
        let closed = self.closed.iter().find(|closed| closed.table == table).map(|closed| closed.label.as_str());
        closed.or_else(|| self.table(table).ok().map(|open| open.label.as_str()))
    }

    /// Records a person's agreement that the other players of a closed table get its whole record.
    ///
    /// # Errors
    /// [`Problem::NotFound`], [`Problem::NotAllowed`].
    pub fn agree(&mut self, person: u32, table: u32) -> Result<(), Problem> {
        let closed =
            self.closed.iter_mut().find(|known| known.table == table).ok_or_else(|| not_found(Resource::Table))?;
        if !closed.has(person) {
            return Err(Problem::NotAllowed);
        }
        if !closed.agreed.contains(&person) {
            closed.agreed.push(person);
        }
        Ok(())
    }

    /// Checks that a page may download the record of a closed table: nothing in it is hidden any more.
    ///
    /// # Errors
    /// [`Problem::NotFound`], [`Problem::NotAllowed`].
    pub fn may_take(&self, who: Who, table: u32) -> Result<(), Problem> {
        let closed = self.closed_table(table)?;
        if closed.is_of(who) && closed.is_whole() { Ok(()) } else { Err(Problem::NotAllowed) }
    }

    /// Returns the closed tables, as this viewer may see them.
    pub fn past(&self, id: u32, who: Who) -> PastEvening {
        PastEvening {
            id,
            name: self.plan.name.clone(),
            began: self.began.clone(),
            ended: self.ended.clone(),
            tables: self.closed.iter().map(|closed| closed.shown(who, self.result_of(closed.table))).collect(),
        }
    }
}
