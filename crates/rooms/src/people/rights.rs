//! What a guest's device may ask. The host may ask anything.
//!
//! What a request names is checked here. What depends on the table (whose decision an undo takes
//! back, whether a command is the whole table's) is checked by the table's owner, with
//! [`Rights`].
//!
//! A table's screen stands between the two: it has the duties of the host's own screen for its table, and, if its
//! role says so, for the list of tables; but the seed, whole records, backups and hosting itself stay with the host,
//! and of what is secret it is told one seat's at a time, which is [uncovered](Standing::uncovers) there and has no
//! device of its own.

use std::collections::{BTreeMap, BTreeSet};

use kernel::erased::Hearer;
use kernel::{Actor, Seat, Viewer};

use crate::wire::{DeviceChange, GuestStatus, Problem, Request, Role};

/// What the sender of a request may do at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rights {
    /// Everything: the host, a table's screen, or any seat where the table trusts everybody.
    All,
    /// A seat's own decisions.
    Own(Seat),
}

/// Where a guest's device stands while it asks something.
#[derive(Clone, Debug)]
pub struct Standing {
    /// As it was told.
    pub status: GuestStatus,
    /// The hosted tables.
    pub(super) hosted: Vec<u32>,
    /// The seats whose players came with devices of their own, by table.
    pub(super) reserved: BTreeMap<u32, BTreeSet<Seat>>,
    /// The table and the seat that is uncovered on this device.
    pub(super) uncovered: Option<(u32, Seat)>,
}

/// Checks a request of a club's organiser: tables and who comes to them, and nothing that shows a record. Whoever
/// plays or watches comes in by a code.
///
/// # Errors
/// [`Problem::HostOnly`].
pub fn organiser_may(request: &Request) -> Result<(), Problem> {
    match request {
        // A club takes no screens of tables.
        request if makes_a_screen(request) => Err(Problem::HostOnly),
        Request::Ping
        | Request::Tables
        | Request::DefaultSetup { .. }
        | Request::NewTable { .. }
        | Request::Rematch { .. }
        | Request::Label { .. }
        | Request::Delete { .. }
        | Request::People
        | Request::Rules { .. }
        | Request::Boards { .. }
        | Request::Host { .. }
        | Request::StopHosting { .. }
        | Request::Hosting
        | Request::HostOptions { .. }
        | Request::Admit { .. }
        | Request::Begin { .. }
        | Request::ChangeDevice { .. } => Ok(()),
        _ => Err(Problem::HostOnly),
    }
}

impl Standing {
    /// Checks a request of this device as far as the request itself shows.
    ///
    /// # Errors
    /// [`Problem::HostOnly`], [`Problem::NotYourSeat`] or [`Problem::Muted`].
    pub fn may(&self, request: &Request) -> Result<(), Problem> {
        match request {
            Request::Ping | Request::Leave | Request::GiveUpPlace => Ok(()),
            Request::Rules { .. } | Request::Door => Ok(()),
            // What whoever comes by knows is told to anybody, when it is asked for as such.
            Request::Story { table } | Request::Timeline { table, viewer: Viewer::Spectator, .. } => self.at(*table),
            Request::Open { table, viewer }
            | Request::Account { table, viewer }
            | Request::Timeline { table, viewer, .. }
            | Request::Steps { table, viewer, .. } => self.sees(*table, *viewer),
            Request::Peek { table, viewer } => self.peeks(*table, *viewer),
            Request::Cover { table } => self.at(*table),
            Request::Hints { table, seat, viewer } => {
                self.advised(*table, *viewer)?;
                self.is(*table, Actor::Seat(*seat))
            }
            Request::Export { table } | Request::Play { table, .. } => self.at(*table),
            Request::Try { table, by, .. } => self.tries(*table, *by),
            Request::Command { table, by, waive, .. } => {
                self.speaks(*table)?;
                // Whether it is the whole table's, whichever seat is named, the table knows.
                if !self.status.role.is_screen() {
                    self.is(*table, *by)?;
                }
                if waive.is_empty() || self.decides() || self.may_waive(*by) { Ok(()) } else { Err(Problem::HostOnly) }
            }
            Request::Sit { table, seat, .. } | Request::Rename { table, seat, .. } => {
                self.speaks(*table)?;
                if self.status.role.is_screen() { Ok(()) } else { self.is(*table, Actor::Seat(*seat)) }
            }
            // Whether chance is asked, which is not a seat's to answer, the table knows.
            Request::Answer { table, .. } => self.speaks(*table),
            Request::Undo { table, .. } | Request::Redo { table, .. } => self.speaks(*table),
            // Whether anybody sits at the device's seat, the table knows.
            Request::Begin { table, .. } => self.speaks(*table),
            other => self.may_as_screen(other),
        }
    }

    /// What only a table's screen may ask, of all guests' devices.
    fn may_as_screen(&self, request: &Request) -> Result<(), Problem> {
        let Role::Screen { tables } = self.status.role else { return Err(Problem::HostOnly) };
        match request {
            Request::Doubts { table, .. } => self.at(*table),
            Request::Jump { table, .. } | Request::Settings { table, .. } => self.speaks(*table),
            Request::Hosting => Ok(()),
            Request::HostOptions { table, .. } => self.hosts(*table),
            // No device makes another what it is itself, or more.
            request if makes_a_screen(request) => Err(Problem::HostOnly),
            Request::Admit { table, .. } | Request::ChangeDevice { table, .. } => self.hosts(*table),
            // Its own people, to whatever table is played next.
            Request::HostInstead { from, .. } if tables => self.hosts(*from),
            // Whoever is at the table goes along to the next.
            Request::Rematch { table, .. } if tables && self.is_hosted(*table) => self.hosts(*table),
            request if tables && keeps_tables(request) => self.is_heard(),
            _ => Err(Problem::HostOnly),
        }
    }

    /// Its rights where only the table can judge; `None` for a spectator.
    pub fn rights(&self) -> Option<Rights> {
        match self.status.role {
            Role::Screen { .. } => Some(Rights::All),
            Role::Seat(_) if self.status.trusting => Some(Rights::All),
            Role::Seat(seat) => Some(Rights::Own(seat)),
            Role::Spectator => None,
        }
    }

    /// Whether the device may say a command, once the table knows whether it is the whole table's.
    ///
    /// # Errors
    /// [`Problem::HostOnly`] or [`Problem::NotYourSeat`].
    pub fn may_say(&self, table: u32, by: Actor, of_table: bool) -> Result<(), Problem> {
        if self.status.role.is_screen() {
            return if of_table { Ok(()) } else { self.is(table, by) };
        }
        if of_table && self.rights() != Some(Rights::All) { Err(Problem::HostOnly) } else { Ok(()) }
    }

    /// Whose ears the verdict on a command is for. At a table's screen whoever is asked and has no other device hears
    /// what that seat may hear, and so does whoever is uncovered; what is the table's to say is heard whole if
    /// no seat has a device, from which anything would be kept.
    #[expect(clippy::disallowed_methods, reason = "at a table's screen without devices nothing is kept from anybody")]
    pub fn hearer(&self, table: u32, by: Actor, of_table: bool, asked: bool) -> Hearer {
        let viewer = self.status.role.viewer();
        if !self.status.role.is_screen() {
            return Hearer::Viewer(viewer);
        }
        match by {
            Actor::Seat(seat) if !of_table && self.shares(table, seat) && (asked || self.uncovers(table, seat)) => {
                Hearer::Viewer(Viewer::Seat(seat))
            }
            Actor::Seat(_) if !of_table => Hearer::Viewer(viewer),
            _ if self.reserved.get(&table).is_none_or(BTreeSet::is_empty) => Hearer::owner(),
            _ => Hearer::Viewer(viewer),
        }
    }

    /// Whether it may watch a table through these eyes.
    pub fn watches(&self, table: u32, viewer: Viewer) -> bool {
        self.sees(table, viewer).is_ok()
    }

    /// Whether a seat is uncovered on this device, and may still be.
    fn uncovers(&self, table: u32, seat: Seat) -> bool {
        self.uncovered == Some((table, seat)) && self.shares(table, seat)
    }

    /// Whether the player of a seat has no device but this one. One that sleeps is a device all the same.
    fn shares(&self, table: u32, seat: Seat) -> bool {
        let is_reserved = self.reserved.get(&table).is_some_and(|seats| seats.contains(&seat));
        self.status.role.is_screen() && !is_reserved
    }

    /// Whether its seat may allow what a rule forbids it: a club's event permits that.
    fn may_waive(&self, by: Actor) -> bool {
        self.is_own(by) && self.status.club.is_some_and(|club| club.house_rules)
    }

    /// Whether it says what is the whole table's to say.
    fn decides(&self) -> bool {
        self.rights() == Some(Rights::All)
    }

    fn at(&self, table: u32) -> Result<(), Problem> {
        let any = self.status.role == Role::Screen { tables: true };
        if any || table == self.status.table { Ok(()) } else { Err(Problem::HostOnly) }
    }

    fn sees(&self, table: u32, viewer: Viewer) -> Result<(), Problem> {
        self.at(table)?;
        if viewer == self.status.role.viewer() { Ok(()) } else { Err(Problem::NotYourSeat) }
    }

    /// A table's screen looks for a moment, not from one move to the next, through the eyes of a seat that it shares.
    fn peeks(&self, table: u32, viewer: Viewer) -> Result<(), Problem> {
        match viewer {
            Viewer::Spectator if self.status.role.is_screen() => self.at(table),
            Viewer::Seat(seat) if self.shares(table, seat) => self.at(table),
            _ => self.sees(table, viewer),
        }
    }

    /// Advice through the eyes of a seat is for whoever is uncovered.
    fn advised(&self, table: u32, viewer: Viewer) -> Result<(), Problem> {
        match viewer {
            Viewer::Seat(seat) if self.uncovers(table, seat) => self.at(table),
            _ => self.sees(table, viewer),
        }
    }

    /// Even where everybody is trusted a seat tries for itself alone: whether a command would stand can reveal what
    /// another player holds. On a table's screen whoever is uncovered tries.
    fn tries(&self, table: u32, by: Actor) -> Result<(), Problem> {
        self.speaks(table)?;
        let uncovered = matches!(by, Actor::Seat(seat) if self.uncovers(table, seat));
        if self.is_own(by) || uncovered { Ok(()) } else { Err(Problem::NotYourSeat) }
    }

    fn speaks(&self, table: u32) -> Result<(), Problem> {
        self.at(table)?;
        match self.status.role {
            Role::Spectator => Err(Problem::NotYourSeat),
            Role::Seat(_) | Role::Screen { .. } => self.is_heard(),
        }
    }

    /// A muted device can only look.
    fn is_heard(&self) -> Result<(), Problem> {
        if self.status.muted { Err(Problem::Muted) } else { Ok(()) }
    }

    fn is_hosted(&self, table: u32) -> bool {
        self.hosted.contains(&table)
    }

    /// Looks after the people of its own table.
    fn hosts(&self, table: u32) -> Result<(), Problem> {
        if table == self.status.table { self.is_heard() } else { Err(Problem::HostOnly) }
    }

    fn is_own(&self, actor: Actor) -> bool {
        matches!((self.status.role, actor), (Role::Seat(seat), Actor::Seat(other)) if seat == other)
    }

    fn is(&self, table: u32, actor: Actor) -> Result<(), Problem> {
        let shared = match actor {
            Actor::Seat(seat) => self.shares(table, seat),
            Actor::Chance => self.status.role.is_screen(),
        };
        let trusted = self.status.trusting && self.status.role != Role::Spectator;
        if self.is_own(actor) || shared || trusted { Ok(()) } else { Err(Problem::NotYourSeat) }
    }
}

/// Whether it makes another device a table's screen.
fn makes_a_screen(request: &Request) -> bool {
    let role = match request {
        Request::Admit { role, .. } => *role,
        Request::ChangeDevice { change: DeviceChange::Move { role }, .. } => Some(*role),
        _ => None,
    };
    role.is_some_and(Role::is_screen)
}

/// What belongs to the list of tables and the boards, and takes nothing away for good.
fn keeps_tables(request: &Request) -> bool {
    match request {
        Request::Tables | Request::DefaultSetup { .. } | Request::NewTable { .. } | Request::NewDemo { .. } => true,
        Request::Rematch { .. } | Request::Label { .. } | Request::People | Request::Evening { .. } => true,
        Request::Boards { .. } | Request::KeepBoard { .. } | Request::CopyBoard { .. } => true,
        Request::EditBoard { .. } | Request::ExportBoard { .. } => true,
        Request::ImportBoard { .. } | Request::DropBoard { .. } => true,
        // A record is judged like any other; a backup restores, and names devices.
        Request::Send { .. } | Request::TakeIn { own: false, .. } => true,
        _ => false,
    }
}
