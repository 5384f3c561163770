//! The seats that are reserved for players with devices of their own.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kernel::Seat;

/// The seats reserved by devices of their players this evening, by table. A seat stays reserved when its device is away
/// or is moved by a table's screen. It also stays reserved when another table is hosted, and after a restart. Otherwise
/// a table's screen could reveal the hand of such a seat. [`StorageBackend`] stores the reservations with the devices.
#[derive(Default)]
pub(crate) struct Reservations {
    /// Never locked across an await.
    seats: Mutex<BTreeMap<u32, BTreeSet<Seat>>>,
}

impl Reservations {
    pub(super) fn seats(&self) -> MutexGuard<'_, BTreeMap<u32, BTreeSet<Seat>>> {
        // Plain lists: a panic elsewhere leaves them consistent.
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn reserve(&self, table: u32, seats: impl IntoIterator<Item = Seat>) {
        let mut seats = seats.into_iter().peekable();
        if seats.peek().is_some() {
            self.seats().entry(table).or_default().extend(seats);
        }
    }

    pub(super) fn release(&self, table: u32, seat: Seat) {
        if let Some(seats) = self.seats().get_mut(&table) {
            seats.remove(&seat);
        }
    }

    pub(super) fn of(&self, table: u32) -> BTreeSet<Seat> {
        self.seats().get(&table).cloned().unwrap_or_default()
    }
}
