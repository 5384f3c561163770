//! The rights of guests' devices. The host may request anything.
//!
//! This module checks the content of a request. The table's actor checks with [`Rights`] what depends on the table:
//! whose decision an undo reverts, and whether a command belongs to the whole table.
//!
//! A table's screen has more rights than other guests and fewer than the host. For its table it has the rights of the
//! host's own screen, with a few exceptions. The seed, whole records, backups and hosting itself are reserved for the
//! host. Its role may add the rights to the list of tables. It sees the secrets of one seat at a time: a seat without a
//! device of its own that is [uncovered](DeviceRights::shows_uncovered) on the screen.

use std::collections::{BTreeMap, BTreeSet};

use kernel::erased::VerdictAudience;
use kernel::{Actor, Seat, Viewer};

use crate::protocol::{DeviceAccess, GuestStatus, Problem, Request, Role};

/// The rights of a request's sender at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rights {
    /// All decisions: for the host, a table's screen, or any seat where the table trusts all devices.
    All,
    /// Decisions of one seat.
    Own(Seat),
}

/// The role and the rights of the sending device.
#[derive(Clone, Debug)]
pub struct DeviceRights {
    /// The status that was sent to the device.
    pub status: GuestStatus,
    /// The hosted tables.
    pub(super) hosted: Vec<u32>,
    /// The seats whose players came with devices of their own, by table.
    pub(super) reserved: BTreeMap<u32, BTreeSet<Seat>>,
    /// The table and the seat that this device shows uncovered.
    pub(super) uncovered: Option<(u32, Seat)>,
}

/// Checks a request of a club's organiser. The organiser may manage tables and their players, and see no record.
/// Players and spectators join by a code.
///
/// # Errors
/// [`Problem::HostOnly`].
pub fn organiser_may(request: &Request) -> Result<(), Problem> {
    // A club has no table's screens.
    if request.access().organiser && !request.subject().host_only { Ok(()) } else { Err(Problem::HostOnly) }
}

impl DeviceRights {
    /// Checks a request of this device by its content alone.
    ///
    /// # Errors
    /// [`Problem::HostOnly`], [`Problem::NotYourSeat`] or [`Problem::Muted`].
    pub fn check_request(&self, request: &Request) -> Result<(), Problem> {
        let subject = request.subject();
        if subject.host_only {
            return Err(Problem::HostOnly);
        }
        let table = subject.table.ok_or(Problem::HostOnly);
        let viewer = subject.viewer.ok_or(Problem::HostOnly);
        let actor = subject.actor.ok_or(Problem::HostOnly);
        match request.access().device {
            DeviceAccess::Anyone => Ok(()),
            DeviceAccess::AtTable => self.check_table(table?),
            DeviceAccess::LooksBack if viewer == Ok(Viewer::Spectator) => self.check_table(table?),
            DeviceAccess::LooksBack | DeviceAccess::Sees => self.check_viewer(table?, viewer?),
            DeviceAccess::Peeks => self.check_peek(table?, viewer?),
            DeviceAccess::Advised => {
                let table = table?;
                self.check_hint(table, viewer?)?;
                self.check_actor(table, actor?)
            }
            DeviceAccess::Tries => self.check_trial(table?, actor?),
            DeviceAccess::Commands => {
                let (table, actor) = (table?, actor?);
                self.check_acting(table)?;
                // Only the table knows whether the command belongs to the whole table.
                if !self.status.role.is_screen() {
                    self.check_actor(table, actor)?;
                }
                if !subject.waives || self.may_decide_for_all() || self.may_waive(actor) {
                    Ok(())
                } else {
                    Err(Problem::HostOnly)
                }
            }
            DeviceAccess::Sits => {
                let table = table?;
                self.check_acting(table)?;
                if self.status.role.is_screen() {
                    return Ok(());
                }
                subject.seats.iter().try_for_each(|seat| self.check_actor(table, Actor::Seat(*seat)))
            }
            DeviceAccess::Speaks => self.check_acting(table?),
            DeviceAccess::Host => Err(Problem::HostOnly),
            as_screen => {
                let Role::Screen { tables } = self.status.role else { return Err(Problem::HostOnly) };
                match as_screen {
                    DeviceAccess::Screen => Ok(()),
                    DeviceAccess::ScreenSees => self.check_table(table?),
                    DeviceAccess::ScreenSpeaks => self.check_acting(table?),
                    DeviceAccess::ScreenHosts => self.check_hosting(table?),
                    DeviceAccess::TablesScreen if tables => self.check_not_muted(),
                    DeviceAccess::TablesScreenHosts if tables => self.check_hosting(table?),
                    DeviceAccess::Rematches if tables => {
                        let table = table?;
                        if self.is_hosted(table) { self.check_hosting(table) } else { self.check_not_muted() }
                    }
                    _ => Err(Problem::HostOnly),
                }
            }
        }
    }

    /// Returns the rights that only the table can check; `None` for a spectator.
    pub fn rights(&self) -> Option<Rights> {
        match self.status.role {
            Role::Screen { .. } => Some(Rights::All),
            Role::Seat(_) if self.status.trusting => Some(Rights::All),
            Role::Seat(seat) => Some(Rights::Own(seat)),
            Role::Spectator => None,
        }
    }

    /// Checks whether the device may submit a command, given whether it belongs to the whole table.
    ///
    /// # Errors
    /// [`Problem::HostOnly`] or [`Problem::NotYourSeat`].
    pub fn check_command(&self, table: u32, by: Actor, of_table: bool) -> Result<(), Problem> {
        if self.status.role.is_screen() {
            return if of_table { Ok(()) } else { self.check_actor(table, by) };
        }
        if of_table && self.rights() != Some(Rights::All) { Err(Problem::HostOnly) } else { Ok(()) }
    }

    /// Returns the viewer whose knowledge limits the verdict.
    ///
    /// At a table's screen, a seat without its own device gets its own verdict if it is asked or uncovered. If no seat
    /// has a device, nothing is secret from that screen. Then a command of the whole table gets the full verdict.
    #[expect(clippy::disallowed_methods, reason = "at a table's screen without devices nothing is kept from anybody")]
    pub fn verdict_audience(&self, table: u32, by: Actor, of_table: bool, asked: bool) -> VerdictAudience {
        let viewer = self.status.role.viewer();
        if !self.status.role.is_screen() {
            return VerdictAudience::Viewer(viewer);
        }
        match by {
            Actor::Seat(seat)
                if !of_table && self.shares_seat(table, seat) && (asked || self.shows_uncovered(table, seat)) =>
            {
                VerdictAudience::Viewer(Viewer::Seat(seat))
            }
            Actor::Seat(_) if !of_table => VerdictAudience::Viewer(viewer),
            _ if self.reserved.get(&table).is_none_or(BTreeSet::is_empty) => VerdictAudience::owner(),
            _ => VerdictAudience::Viewer(viewer),
        }
    }

    /// True if the device may watch a table as this viewer.
    pub fn may_watch(&self, table: u32, viewer: Viewer) -> bool {
        self.check_viewer(table, viewer).is_ok()
    }

    /// True if the seat is uncovered on this device, and the device may still show it.
    fn shows_uncovered(&self, table: u32, seat: Seat) -> bool {
        self.uncovered == Some((table, seat)) && self.shares_seat(table, seat)
    }

    /// True if this device is a table's screen and the seat is not reserved for another device.
    fn shares_seat(&self, table: u32, seat: Seat) -> bool {
        let is_reserved = self.reserved.get(&table).is_some_and(|seats| seats.contains(&seat));
        self.status.role.is_screen() && !is_reserved
    }

    /// True if the seat may waive a rule that forbids its command, as a club's event can permit.
    fn may_waive(&self, by: Actor) -> bool {
        self.is_own(by) && self.status.club.is_some_and(|club| club.house_rules)
    }

    /// True if the device may decide for the whole table.
    fn may_decide_for_all(&self) -> bool {
        self.rights() == Some(Rights::All)
    }

    fn check_table(&self, table: u32) -> Result<(), Problem> {
        let any = self.status.role == Role::Screen { tables: true };
        if any || table == self.status.table { Ok(()) } else { Err(Problem::HostOnly) }
    }

    fn check_viewer(&self, table: u32, viewer: Viewer) -> Result<(), Problem> {
        self.check_table(table)?;
        if viewer == self.status.role.viewer() { Ok(()) } else { Err(Problem::NotYourSeat) }
    }

    /// Checks a request for one view, without watching the table. A table's screen may request that of a seat that it
    /// shares.
    fn check_peek(&self, table: u32, viewer: Viewer) -> Result<(), Problem> {
        match viewer {
            Viewer::Spectator if self.status.role.is_screen() => self.check_table(table),
            Viewer::Seat(seat) if self.shares_seat(table, seat) => self.check_table(table),
            _ => self.check_viewer(table, viewer),
        }
    }

    /// Checks a request for advice. On a table's screen it is allowed only for the uncovered seat.
    fn check_hint(&self, table: u32, viewer: Viewer) -> Result<(), Problem> {
        match viewer {
            Viewer::Seat(seat) if self.shows_uncovered(table, seat) => self.check_table(table),
            _ => self.check_viewer(table, viewer),
        }
    }

    /// Checks a trial command. Even at a trusting table, a seat's device may try only its own seat's commands, because
    /// the verdict can reveal another player's secret. A table's screen may try those of the uncovered seat.
    fn check_trial(&self, table: u32, by: Actor) -> Result<(), Problem> {
        self.check_acting(table)?;
        let uncovered = matches!(by, Actor::Seat(seat) if self.shows_uncovered(table, seat));
        if self.is_own(by) || uncovered { Ok(()) } else { Err(Problem::NotYourSeat) }
    }

    fn check_acting(&self, table: u32) -> Result<(), Problem> {
        self.check_table(table)?;
        match self.status.role {
            Role::Spectator => Err(Problem::NotYourSeat),
            Role::Seat(_) | Role::Screen { .. } => self.check_not_muted(),
        }
    }

    /// Refuses a muted device, which may only watch.
    fn check_not_muted(&self) -> Result<(), Problem> {
        if self.status.muted { Err(Problem::Muted) } else { Ok(()) }
    }

    fn is_hosted(&self, table: u32) -> bool {
        self.hosted.contains(&table)
    }

    /// Checks whether a table's screen may manage the players of this table.
    fn check_hosting(&self, table: u32) -> Result<(), Problem> {
        if table == self.status.table { self.check_not_muted() } else { Err(Problem::HostOnly) }
    }

    fn is_own(&self, actor: Actor) -> bool {
        matches!((self.status.role, actor), (Role::Seat(seat), Actor::Seat(other)) if seat == other)
    }

    fn check_actor(&self, table: u32, actor: Actor) -> Result<(), Problem> {
        let shared = match actor {
            Actor::Seat(seat) => self.shares_seat(table, seat),
            Actor::Chance => self.status.role.is_screen(),
        };
        let trusted = self.status.trusting && self.status.role != Role::Spectator;
        if self.is_own(actor) || shared || trusted { Ok(()) } else { Err(Problem::NotYourSeat) }
    }
}
