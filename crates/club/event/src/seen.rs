//! The evening as a page may see it: no code of a seat, no token, and of a table no more than a spectator knows.

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
    /// A screen that everybody sees.
    Wall,
    /// A person who has joined.
    Person(u32),
}

impl Who {
    /// As whom their page is let in.
    pub fn role(self) -> Role {
        match self {
            Self::Organiser => Role::Organiser,
            Self::Wall => Role::Wall,
            Self::Person(_) => Role::Person,
        }
    }
}

/// What a table itself knows; read only here.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// Its id.
    pub table: u32,
    /// Its game.
    pub game: String,
    /// Its summary, stored with its last entry: only open information.
    pub stands: Summary,
    /// The node that has it just now.
    pub node: Option<String>,
    /// What counts, by seat, as far as a spectator knows it.
    pub scores: Vec<Option<i32>>,
    /// What the devices are that were let in there.
    pub devices: Vec<DeviceRole>,
}

impl Facts {
    /// Of a table that is not there any more.
    pub fn unknown(table: u32) -> Self {
        let (game, stands) = (String::new(), Summary::default());
        Self { table, game, stands, node: None, scores: vec![], devices: vec![] }
    }

    /// The seats that have devices.
    pub fn seats_with_devices(&self) -> Vec<Seat> {
        let seat = |role: &DeviceRole| match role.viewer() {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        self.devices.iter().filter_map(seat).collect()
    }

    /// Its seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.stands.seating.len()).filter_map(|seat| u8::try_from(seat).ok()).map(Seat)
    }

    /// The seats that the record has not as empty, whether or not anybody who has joined is there. In older records, a
    /// seat with a default name may belong to a player who came by a code and has no device any more.
    pub(crate) fn taken_chairs(&self) -> impl Iterator<Item = Seat> {
        self.seats().zip(&self.stands.seating).filter(|(_, chair)| !chair.empty).map(|(seat, _)| seat)
    }
}

/// Who sits where.
type Sitters<'a> = BTreeMap<Place, &'a str>;

/// The ways in that are shown.
#[derive(Clone)]
pub struct Links {
    /// For people who want to play.
    pub join: Link,
    /// To the wall.
    pub wall: Link,
}

impl ClubEvent {
    /// The event as one page may see it, joined with what its tables know.
    pub fn seen(&self, id: u32, who: Who, facts: &[Facts], links: Links) -> EveningState {
        let organises = who == Who::Organiser;
        let facts: BTreeMap<u32, &Facts> = facts.iter().map(|facts| (facts.table, facts)).collect();
        let sitters = self.people.iter().filter_map(|person| Some((person.at?, person.name.as_str()))).collect();
        let seen = |table: &Table| Some(table.seen(facts.get(&table.table)?, &sitters, organises));
        let tables = self.tables.iter().filter_map(seen);
        let me = match who {
            Who::Person(person) => self.person(person).ok().map(Person::seen),
            Who::Organiser | Who::Wall => None,
        };
        EveningState {
            id,
            plan: self.plan.clone(),
            began: self.began.clone(),
            ended: self.ended.clone(),
            tables: tables.collect(),
            joined: self.people.len() as u32,
            people: if organises { self.people.iter().map(Person::seen_by_organiser).collect() } else { vec![] },
            me,
            join: (!matches!(who, Who::Person(_)) && self.is_running()).then_some(links.join),
            wall: organises.then_some(links.wall),
            tournament: self.tournament_seen(),
            archive_changes: self.archive_changes(),
        }
    }
}

impl Table {
    fn seen(&self, facts: &Facts, sitters: &Sitters<'_>, organises: bool) -> TableSeen {
        let devices = facts.seats_with_devices();
        let seats = (0..self.seats).map(Seat).map(|seat| {
            let sitter = sitters.get(&Place { table: self.table, seat }).copied();
            self.seat_seen(facts, seat, sitter, devices.contains(&seat))
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

    /// Who sits at a seat, as its record says; none if it is empty. `is_there`: a player is known to be there, by a
    /// device or because they have joined. Without, in a table that [marks no empty seats](Table::marks_empty), the
    /// name of a seat without a player says that it is empty.
    pub(crate) fn recorded_sitter<'a>(&self, facts: &'a Facts, seat: Seat, is_there: bool) -> Option<&'a str> {
        let chair = facts.stands.seating.get(seat.index())?;
        let is_known = self.marks_empty || is_there || !chair.is_placeholder(seat);
        chair.sitter().filter(|_| is_known)
    }

    fn seat_seen(&self, facts: &Facts, seat: Seat, sitter: Option<&str>, has_device: bool) -> SeatSeen {
        let (stands, at) = (&facts.stands, seat.index());
        let free = sitter.is_none() && !has_device && !stands.progress.over;
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
        }
    }
}

impl Person {
    fn seen(&self) -> PersonSeen {
        PersonSeen { person: self.id, name: self.name.clone(), at: self.at, joined: None }
    }

    fn seen_by_organiser(&self) -> PersonSeen {
        PersonSeen { joined: (!self.joined.is_empty()).then(|| self.joined.clone()), ..self.seen() }
    }
}
