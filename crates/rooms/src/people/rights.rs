//! What a guest's device may ask. The host may ask anything.
//!
//! What a request names is checked here. What depends on the table (whose decision an undo takes
//! back, whether a command is the whole table's) is checked by the table's owner, with
//! [`Rights`].

use kernel::{Actor, Viewer};

use crate::wire::{GuestStatus, Problem, Request, Role};

/// What the sender of a request may do at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rights {
    /// Everything: the host, or any seat where the table trusts everybody.
    All,
    /// A seat's own decisions.
    Own(kernel::Seat),
}

impl GuestStatus {
    /// Checks a request of this device as far as the request itself shows.
    ///
    /// # Errors
    /// [`Problem::HostOnly`], [`Problem::NotYourSeat`] or [`Problem::Muted`].
    pub fn may(&self, request: &Request) -> Result<(), Problem> {
        match request {
            Request::Ping | Request::Leave | Request::GiveUpPlace => Ok(()),
            Request::Rules { .. } | Request::Door => Ok(()),
            Request::Open { table, viewer }
            | Request::Peek { table, viewer }
            | Request::Timeline { table, viewer, .. }
            | Request::Steps { table, viewer, .. } => self.sees(*table, *viewer),
            Request::Hints { table, seat, viewer } => {
                self.sees(*table, *viewer)?;
                self.is(Actor::Seat(*seat))
            }
            Request::Export { table } => self.at(*table),
            // Even where everybody is trusted: whether a command would stand can reveal what another player
            // holds.
            Request::Try { table, by, .. } => {
                self.speaks(*table)?;
                if self.is_own(*by) { Ok(()) } else { Err(Problem::NotYourSeat) }
            }
            Request::Command { table, by, waive, .. } => {
                self.speaks(*table)?;
                self.is(*by)?;
                if waive.is_empty() || self.trusting { Ok(()) } else { Err(Problem::HostOnly) }
            }
            Request::Sit { table, seat, .. } => {
                self.speaks(*table)?;
                self.is(Actor::Seat(*seat))
            }
            Request::Answer { table, .. } => {
                self.speaks(*table)?;
                self.is(Actor::Chance)
            }
            Request::Undo { table, .. } | Request::Redo { table, .. } => self.speaks(*table),
            _ => Err(Problem::HostOnly),
        }
    }

    /// Its rights where only the table can judge; `None` for a spectator.
    pub fn rights(&self) -> Option<Rights> {
        match self.role {
            Role::Seat(_) if self.trusting => Some(Rights::All),
            Role::Seat(seat) => Some(Rights::Own(seat)),
            Role::Spectator => None,
        }
    }

    fn at(&self, table: u32) -> Result<(), Problem> {
        if table == self.table { Ok(()) } else { Err(Problem::HostOnly) }
    }

    fn sees(&self, table: u32, viewer: Viewer) -> Result<(), Problem> {
        self.at(table)?;
        if viewer == self.role.viewer() { Ok(()) } else { Err(Problem::NotYourSeat) }
    }

    fn speaks(&self, table: u32) -> Result<(), Problem> {
        self.at(table)?;
        match self.role {
            Role::Spectator => Err(Problem::NotYourSeat),
            Role::Seat(_) if self.muted => Err(Problem::Muted),
            Role::Seat(_) => Ok(()),
        }
    }

    fn is_own(&self, actor: Actor) -> bool {
        matches!((self.role, actor), (Role::Seat(seat), Actor::Seat(other)) if seat == other)
    }

    fn is(&self, actor: Actor) -> Result<(), Problem> {
        if self.is_own(actor) || (self.trusting && self.role != Role::Spectator) {
            Ok(())
        } else {
            Err(Problem::NotYourSeat)
        }
    }
}
