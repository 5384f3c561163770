//! The event as a page may see it: no seat codes, no tokens, and of a table no more than a spectator knows.

use std::collections::BTreeMap;

use app_core::Summary;
use app_core::protocol::Link;
use app_core::protocol::Role as DeviceRole;
use kernel::{Seat, Viewer};

use crate::wire::{EveningState, PersonSeen, Place, Role, SeatSeen, TableSeen};
use crate::{ClubEvent, Person, Table};

/// The owner of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The organiser.
    Organiser,
    /// The room display, which everyone in the room sees.
    Wall,
    /// A person who has joined.
    Person(u32),
}

impl Who {
    /// Returns the role in which the owner's page is admitted.
    pub fn role(self) -> Role {
        match self {
            Self::Organiser => Role::Organiser,
            Self::Wall => Role::Wall,
            Self::Person(_) => Role::Person,
        }
    }
}

/// The state of a table as the table itself reports it; the event only reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The table's id.
    pub table: u32,
    /// The table's game.
    pub game: String,
    /// Summary of the table, stored with its last entry: only open information.
    pub stands: Summary,
    /// The node that currently owns the table.
    pub node: Option<String>,
    /// Scores by seat, as far as a spectator knows them.
    pub scores: Vec<Option<i32>>,
    /// Roles of the devices admitted to the table.
    pub devices: Vec<DeviceRole>,
}

impl Facts {
    /// Returns placeholder facts for a table that no longer exists.
    pub fn unknown(table: u32) -> Self {
        let (game, stands) = (String::new(), Summary::default());
        Self { table, game, stands, node: None, scores: vec![], devices: vec![] }
    }

    /// Returns the seats that have devices.
    pub fn seats_with_devices(&self) -> Vec<Seat> {
        let seat = |role: &DeviceRole| match role.viewer() {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        self.devices.iter().filter_map(seat).collect()
    }

    /// Returns all seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.stands.seating.len()).filter_map(|seat| u8::try_from(seat).ok()).map(Seat)
    }

    /// Returns the seats that the record does not mark as empty, whether or not their player has joined. In older
    /// records, a seat with a default name may have a player who joined with a code and whose device is gone.
    pub(crate) fn taken_chairs(&self) -> impl Iterator<Item = Seat> {
        self.seats().zip(&self.stands.seating).filter(|(_, chair)| !chair.empty).map(|(seat, _)| seat)
    }
}

/// Names of people by seat.
type Sitters<'a> = BTreeMap<Place, &'a str>;

/// Links that a page may show.
#[derive(Clone)]
pub struct Links {
    /// Link for people who want to play.
    pub join: Link,
    /// Link for the room display.
    pub wall: Link,
}

impl ClubEvent {
    /// Returns the event as one page may see it, joined with the facts of its tables.
    pub fn view(&self, id: u32, who: Who, facts: &[Facts], links: Links) -> EveningState {
        let organises = who == Who::Organiser;
        let facts: BTreeMap<u32, &Facts> = facts.iter().map(|facts| (facts.table, facts)).collect();
        let sitters = self.people.iter().filter_map(|person| Some((person.at?, person.name.as_str()))).collect();
        let seen = |table: &Table| Some(table.view(facts.get(&table.table)?, &sitters, organises));
        let tables = self.tables.iter().filter_map(seen);
        let me = match who {
            Who::Person(person) => self.person(person).ok().map(Person::view),
            Who::Organiser | Who::Wall => None,
        };
        EveningState {
            id,
            plan: self.plan.clone(),
            began: self.began.clone(),
            ended: self.ended.clone(),
            tables: tables.collect(),
            joined: self.people.len() as u32,
            people: if organises { self.people.iter().map(Person::organiser_view).collect() } else { vec![] },
            me,
            join: (!matches!(who, Who::Person(_)) && self.is_running()).then_some(links.join),
            wall: organises.then_some(links.wall),
            tournament: self.tournament_view(),
            archive_changes: self.archive_changes(),
        }
    }
}

impl Table {
    fn view(&self, facts: &Facts, sitters: &Sitters<'_>, organises: bool) -> TableSeen {
        let devices = facts.seats_with_devices();
        let seats = (0..self.seats).map(Seat).map(|seat| {
            let sitter = sitters.get(&Place { table: self.table, seat }).copied();
            self.seat_view(facts, seat, sitter, devices.contains(&seat))
        });
        TableSeen {
            table: self.table,
            label: self.label.clone(),
            game: facts.game.clone(),
            watchable: self.watchable,
            turn: facts.stands.progress.turn,
            over: facts.stands.progress.over,
            awaits_players: facts.stands.awaits_players,
            played: facts.stands.played.clone(),
            seats: seats.collect(),
            node: facts.node.clone().filter(|_| organises),
        }
    }

    /// Returns the player at a seat according to the record; `None` if the seat is empty. `is_there` is true if a
    /// player is known by a device or by having joined. Otherwise, in a table that [marks no empty
    /// seats](Table::marks_empty), the default name of a seat means that it is empty.
    pub(crate) fn recorded_sitter<'a>(&self, facts: &'a Facts, seat: Seat, is_there: bool) -> Option<&'a str> {
        let chair = facts.stands.seating.get(seat.index())?;
        let is_known = self.marks_empty || is_there || !chair.is_placeholder(seat);
        chair.sitter().filter(|_| is_known)
    }

    fn seat_view(&self, facts: &Facts, seat: Seat, sitter: Option<&str>, has_device: bool) -> SeatSeen {
        let (stands, at) = (&facts.stands, seat.index());
        let program = stands.seating.get(at).and_then(|chair| chair.program);
        let free = sitter.is_none() && !has_device && program.is_none() && !stands.progress.over;
        let name = match sitter {
            Some(name) => name,
            None if free => "",
            None => self.recorded_sitter(facts, seat, has_device).unwrap_or_default(),
        };
        let name = name.to_owned();
        SeatSeen {
            seat,
            name,
            free,
            asked: stands.asked.contains(&seat),
            place: stands.places.get(at).copied(),
            score: facts.scores.get(at).copied().flatten(),
            program,
        }
    }
}

impl Person {
    fn view(&self) -> PersonSeen {
        PersonSeen { person: self.id, name: self.name.clone(), at: self.at, joined: None }
    }

    fn organiser_view(&self) -> PersonSeen {
        PersonSeen { joined: (!self.joined.is_empty()).then(|| self.joined.clone()), ..self.view() }
    }
}
