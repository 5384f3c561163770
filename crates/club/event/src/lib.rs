//! A club's event: its tables, its people, their seats, and what each page may see and request.
//!
//! [`ClubEvent`] is a value, stored as one versioned text. A writer reads it, applies a transition, and stores it
//! unless the version has changed. So one of two people who want a seat gets it, even through different nodes. The
//! state of the tables themselves (open questions, progress of the game) comes as [`Facts`] and is joined for display
//! ([`ClubEvent::view`]). The caller supplies codes, tokens, times and table ids. Only the hash of a person's token is
//! stored.

use app_core::unix_seconds;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use app_core::protocol::Resource;
use wire::{CodeOf, MOST_PROGRAM_TABLES, Opening, Place, Plan, Problem, Seating};

pub mod wire;

mod archive;
mod contest;
mod names;
mod program_tables;
mod projection;

pub use archive::ClosedTable;
pub use contest::ToOpen;
pub use projection::{Facts, Links, Who};

use names::{named, same};

/// Maximum length of a request's id, in bytes.
const LONGEST_REQUEST: usize = 32;

/// Maximum length of the name of an event and of a person, and of a table's label, in characters.
const LONGEST_NAME: usize = 64;
const LONGEST_LABEL: usize = 32;

/// Maximum number of tables open at a time, in the event and by one person.
const MOST_TABLES: usize = 500;
const MOST_OF_PERSON: usize = 2;

/// A day, in seconds.
const DAY: i64 = 24 * 60 * 60;

/// Maximum number of people who join.
const MOST_PEOPLE: usize = 3_000;

/// A club's event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubEvent {
    plan: Plan,
    began: String,
    ended: Option<String>,
    codes: Codes,
    /// Open tables, in the organiser's order.
    tables: Vec<Table>,
    /// Closed tables, in the order of closing.
    closed: Vec<ClosedTable>,
    people: Vec<Person>,
    /// Number of people who ever joined, including removed ones. It gives the next person's number.
    joined: u32,
    /// The event's tournament; `None` in events stored before tournaments existed.
    #[serde(default)]
    contest: Option<contest::Contest>,
    /// Id of the request that started the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    request: Option<String>,
}

/// Codes that admit pages to the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Codes {
    /// Code for people who want to play.
    pub joining: String,
    /// Token of the room display.
    pub wall: String,
}

/// An open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Table {
    table: u32,
    label: String,
    seats: u8,
    watchable: bool,
    /// The person who opened the table; `None` for the organiser.
    by: Option<u32>,
    /// Everyone who sat at the table, once each. [`ClubEvent::note_strangers`] handles players who have not joined.
    sat: Vec<u32>,
    /// The time of the last permit for program players (RFC 3339). A table without one has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    programs: Option<String>,
    /// True if the record marks empty seats. In older tables, only the default name shows that a seat is free.
    #[serde(default)]
    marks_empty: bool,
}

/// A person who has joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Person {
    id: u32,
    name: String,
    /// SHA-256 of the person's token, as hex text.
    token: String,
    at: Option<Place>,
    /// Time of joining (RFC 3339); empty in events stored before it was recorded.
    #[serde(default)]
    joined: String,
}

/// Settings of a table to open.
pub struct NewTable<'a> {
    /// The table's id.
    pub table: u32,
    /// The table's label.
    pub label: &'a str,
    /// Number of seats.
    pub seats: u8,
    /// True if the people of this event may watch the table.
    pub watchable: bool,
    /// The person who opens the table; `None` for the organiser.
    pub by: Option<u32>,
}

fn not_found(what: Resource) -> Problem {
    Problem::NotFound { what }
}

fn tidy(plan: Plan) -> Result<Plan, Problem> {
    if plan.program_tables > MOST_PROGRAM_TABLES {
        return Err(Problem::TooMany { most: MOST_PROGRAM_TABLES });
    }
    Ok(Plan { name: named(&plan.name, LONGEST_NAME)?, ..plan })
}

impl ClubEvent {
    /// Starts an event.
    ///
    /// # Errors
    /// [`Problem::Nameless`], [`Problem::TooLong`], [`Problem::TooMany`].
    pub fn start(plan: Plan, codes: Codes, now: &str) -> Result<Self, Problem> {
        let (plan, began) = (tidy(plan)?, now.to_owned());
        Ok(Self {
            plan,
            began,
            ended: None,
            codes,
            tables: vec![],
            closed: vec![],
            people: vec![],
            joined: 0,
            contest: None,
            request: None,
        })
    }

    /// Sets the id of the request that starts the event, so that a repeated request is recognised.
    ///
    /// # Errors
    /// [`Problem::TooLong`].
    pub fn with_request(self, request: Option<String>) -> Result<Self, Problem> {
        match &request {
            Some(id) if id.len() > LONGEST_REQUEST => Err(Problem::TooLong),
            _ => Ok(Self { request, ..self }),
        }
    }

    /// True if this request started the event.
    pub fn was_started_by(&self, request: Option<&str>) -> bool {
        request.is_some() && self.request.as_deref() == request
    }

    /// Returns the organiser's settings of the event.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns the codes that admit pages.
    pub fn codes(&self) -> &Codes {
        &self.codes
    }

    /// True if the event has not ended.
    pub fn is_running(&self) -> bool {
        self.ended.is_none()
    }

    fn running(&self) -> Result<(), Problem> {
        if self.is_running() { Ok(()) } else { Err(Problem::NoEvening) }
    }

    /// Returns the ids of the open tables.
    pub fn open_tables(&self) -> Vec<u32> {
        self.tables.iter().map(|table| table.table).collect()
    }

    /// True if a table belongs to this event, closed or not.
    pub fn knows(&self, table: u32) -> bool {
        self.table(table).is_ok() || self.closed.iter().any(|closed| closed.table == table)
    }

    /// True if both values are states of the same event.
    pub fn is_that(&self, other: &Self) -> bool {
        self.began == other.began
    }

    fn table(&self, table: u32) -> Result<&Table, Problem> {
        self.tables.iter().find(|known| known.table == table).ok_or_else(|| not_found(Resource::Table))
    }

    fn person(&self, person: u32) -> Result<&Person, Problem> {
        self.people.iter().find(|known| known.id == person).ok_or_else(|| not_found(Resource::Person))
    }

    fn person_mut(&mut self, person: u32) -> Result<&mut Person, Problem> {
        self.people.iter_mut().find(|known| known.id == person).ok_or_else(|| not_found(Resource::Person))
    }

    /// Returns a person's name.
    pub fn name_of(&self, person: u32) -> Option<&str> {
        self.person(person).ok().map(|person| person.name.as_str())
    }

    /// Returns a person's seat.
    pub fn at(&self, person: u32) -> Option<Place> {
        self.person(person).ok()?.at
    }

    /// Returns the person whose token has this hash. Compares all people, so that timing reveals little.
    pub fn with_token(&self, hash: &str) -> Option<u32> {
        self.people
            .iter()
            .filter(|person| same(&person.token, hash))
            .map(|person| person.id)
            .fold(None, |_, id| Some(id))
    }

    /// Returns the person at a seat.
    fn sitter(&self, at: Place) -> Option<&Person> {
        self.people.iter().find(|person| person.at == Some(at))
    }

    /// Changes the organiser's settings of the event.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::Nameless`], [`Problem::TooLong`], [`Problem::TooMany`].
    pub fn change(&mut self, plan: Plan) -> Result<(), Problem> {
        self.running()?;
        self.plan = tidy(plan)?;
        Ok(())
    }

    /// Ends the event, once its tables are closed.
    ///
    /// # Errors
    /// [`Problem::NotFound`] if a table is open, because it was opened meanwhile.
    pub fn end(&mut self, now: &str) -> Result<(), Problem> {
        if !self.tables.is_empty() {
            return Err(not_found(Resource::Table));
        }
        self.ended.get_or_insert_with(|| now.to_owned());
        Ok(())
    }

    /// Checks that one more table may be opened, by a person or the organiser.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotAllowed`], [`Problem::Full`].
    pub fn may_open(&self, by: Option<u32>) -> Result<(), Problem> {
        self.running()?;
        let own = self.tables.iter().filter(|table| by.is_some() && table.by == by).count();
        match by {
            Some(_) if self.plan.opening == Opening::Organiser => Err(Problem::NotAllowed),
            _ if own >= MOST_OF_PERSON || self.tables.len() >= MOST_TABLES => Err(Problem::Full),
            _ => Ok(()),
        }
    }

    /// Adds an open table. Does nothing if the event has it already.
    ///
    /// # Errors
    /// Those of [`Self::may_open`], [`Problem::Nameless`], [`Problem::TooLong`].
    pub fn open(&mut self, new: &NewTable<'_>) -> Result<(), Problem> {
        if self.knows(new.table) {
            return Ok(());
        }
        self.may_open(new.by)?;
        let label = named(new.label, LONGEST_LABEL)?;
        let NewTable { table, seats, watchable, by, .. } = *new;
        self.tables.push(Table { table, label, seats, watchable, by, sat: vec![], programs: None, marks_empty: true });
        Ok(())
    }

    /// Opens a table with these people, by seat. Does nothing if it is open already. Leaves the seat free of a person
    /// who has left or sits at another table.
    ///
    /// # Errors
    /// Those of [`Self::open`].
    pub fn open_with(&mut self, new: &NewTable<'_>, people: &[Option<u32>]) -> Result<(), Problem> {
        if self.knows(new.table) {
            return Ok(());
        }
        self.open(new)?;
        for (seat, person) in (0..).map(Seat).zip(people) {
            if let Some(person) = *person {
                // A missing person must not keep the others from playing, so the error is ignored.
                let _ = self.give(person, Place { table: new.table, seat }, &[]);
            }
        }
        Ok(())
    }

    /// Changes a table's label and whether it may be watched.
    ///
    /// # Errors
    /// [`Problem::NotFound`], [`Problem::Nameless`], [`Problem::TooLong`].
    pub fn change_table(&mut self, table: u32, label: &str, watchable: bool) -> Result<(), Problem> {
        let label = named(label, LONGEST_LABEL)?;
        let known =
            self.tables.iter_mut().find(|known| known.table == table).ok_or_else(|| not_found(Resource::Table))?;
        (known.label, known.watchable) = (label, watchable);
        Ok(())
    }

    /// Moves a table to another position in the order.
    ///
    /// # Errors
    /// [`Problem::NotFound`].
    pub fn arrange(&mut self, table: u32, at: u32) -> Result<(), Problem> {
        let from =
            self.tables.iter().position(|known| known.table == table).ok_or_else(|| not_found(Resource::Table))?;
        let moved = self.tables.remove(from);
        let to = usize::try_from(at).unwrap_or(usize::MAX).min(self.tables.len());
        self.tables.insert(to, moved);
        Ok(())
    }

    /// True if this code lets people join.
    pub fn lets_join(&self, code: &str) -> bool {
        same(&self.codes.joining, code)
    }

    /// True if this is the token of the room display.
    pub fn is_room_display(&self, token: &str) -> bool {
        same(&self.codes.wall, token)
    }

    /// Adds a person with the hash of their token. A known token returns the same person.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::Nameless`], [`Problem::TooLong`], [`Problem::NameTaken`], [`Problem::Full`].
    pub fn join(&mut self, name: &str, token: &str, now: &str) -> Result<u32, Problem> {
        if let Some(known) = self.with_token(token) {
            return Ok(known);
        }
        self.running()?;
        let name = named(name, LONGEST_LABEL)?;
        if self.people.iter().any(|person| app_core::names::are_confusable(&person.name, &name)) {
            return Err(Problem::NameTaken);
        }
        if self.people.len() >= MOST_PEOPLE {
            return Err(Problem::Full);
        }
        self.joined += 1;
        if let Some(contest) = self.contest.as_mut().filter(|contest| !contest.is_over()) {
            contest.enter(self.joined, &name);
        }
        let (token, joined) = (token.to_owned(), now.to_owned());
        self.people.push(Person { id: self.joined, name, token, at: None, joined });
        Ok(self.joined)
    }

    /// Renames a person. Returns their seat, because the name there must change too.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`], [`Problem::Nameless`], [`Problem::TooLong`],
    /// [`Problem::NameTaken`].
    pub fn rename(&mut self, person: u32, name: &str) -> Result<Option<Place>, Problem> {
        self.running()?;
        let name = named(name, LONGEST_LABEL)?;
        let alike = |other: &Person| other.id != person && app_core::names::are_confusable(&other.name, &name);
        if self.people.iter().any(alike) {
            return Err(Problem::NameTaken);
        }
        let known =
            self.people.iter_mut().find(|known| known.id == person).ok_or_else(|| not_found(Resource::Person))?;
        known.name.clone_from(&name);
        if let Some(contest) = &mut self.contest {
            contest.rename(person, &name);
        }
        Ok(self.at(person))
    }

    /// Seats a person at their own request. Does nothing if they sit there already. A drawn seat is only for its player,
    /// because its result counts for that player. `others` lists the seats taken by players who have not joined.
    ///
    /// # Errors
    /// [`Problem::Given`] if seats at this table are assigned and this one is not the person's; errors of
    /// [`Self::give`].
    pub fn sit(&mut self, person: u32, place: Place, others: &[Seat]) -> Result<(), Problem> {
        let own = self.person(person)?.at == Some(place) || self.is_given(person, place);
        if (self.plan.seating == Seating::Tournament || self.is_drawn_table(place.table)) && !own {
            return Err(Problem::Given);
        }
        self.give(person, place, others)
    }

    /// Seats a person.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`], [`Problem::Taken`], [`Problem::Seated`].
    pub fn give(&mut self, person: u32, place: Place, others: &[Seat]) -> Result<(), Problem> {
        self.running()?;
        let table = self.table(place.table)?;
        if place.seat.0 >= table.seats {
            return Err(not_found(Resource::Seat));
        }
        match self.person(person)?.at {
            Some(at) if at == place => return Ok(()),
            Some(at) => return Err(Problem::Seated { at }),
            None if self.sitter(place).is_some() || others.contains(&place.seat) => return Err(Problem::Taken),
            None => {}
        }
        self.person_mut(person)?.at = Some(place);
        if let Some(table) = self.tables.iter_mut().find(|table| table.table == place.table)
            && !table.sat.contains(&person)
        {
            table.sat.push(person);
        }
        Ok(())
    }

    /// Frees a person's seat. Returns it.
    ///
    /// # Errors
    /// [`Problem::NotFound`].
    pub fn stand_up(&mut self, person: u32) -> Result<Option<Place>, Problem> {
        Ok(self.person_mut(person)?.at.take())
    }

    /// Removes a person. Returns their seat.
    ///
    /// # Errors
    /// [`Problem::NotFound`].
    pub fn remove(&mut self, person: u32) -> Result<Option<Place>, Problem> {
        let at = self.stand_up(person)?;
        if let Some(contest) = &mut self.contest {
            contest.removed(person);
        }
        self.people.retain(|known| known.id != person);
        Ok(at)
    }

    /// Returns the people who joined at or after a moment (RFC 3339). The clocks of nodes differ a little, so a stored
    /// time of joining never counts as in the future.
    ///
    /// # Errors
    /// [`Problem::NoSuchTime`] if `since` is no time, in the future, or more than a day before the event began.
    pub fn joined_since(&self, since: &str, now: &str) -> Result<Vec<u32>, Problem> {
        let since = unix_seconds(since).ok_or(Problem::NoSuchTime)?;
        // People stored before the time of joining was recorded have none.
        let joined = |person: &Person| unix_seconds(&person.joined);
        let latest = self.people.iter().filter_map(joined).chain(unix_seconds(now)).max();
        let earliest = unix_seconds(&self.began).map(|began| began - DAY);
        if latest.is_some_and(|latest| since > latest) || earliest.is_some_and(|earliest| since < earliest) {
            return Err(Problem::NoSuchTime);
        }
        let is_since = |person: &&Person| joined(person).is_some_and(|joined| joined >= since);
        Ok(self.people.iter().filter(is_since).map(|person| person.id).collect())
    }

    /// Replaces a code; the old one stops working.
    pub fn renew(&mut self, of: CodeOf, code: String) {
        match of {
            CodeOf::Joining => self.codes.joining = code,
            CodeOf::Wall => self.codes.wall = code,
        }
    }

    /// Checks that a table may be watched.
    ///
    /// # Errors
    /// [`Problem::NotFound`], [`Problem::Unwatched`].
    pub fn may_watch(&self, table: u32) -> Result<(), Problem> {
        if self.table(table)?.watchable { Ok(()) } else { Err(Problem::Unwatched) }
    }
}
