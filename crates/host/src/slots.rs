//! Slots: the number of open connections, in total and for each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use app_core::token_bucket::rate_limit_key;

use crate::limits::ConnectionLimits;

/// The open connections of a listener, counted by address.
#[derive(Clone, Default)]
pub struct Slots {
    taken: Arc<Mutex<HashMap<IpAddr, AddressSlots>>>,
}

/// The connections of one address.
#[derive(Clone, Copy, Default)]
struct AddressSlots {
    connections: usize,
    /// Number of admitted sockets among them.
    admitted: usize,
}

/// The slot of one connection. Dropping it frees the slot.
pub struct Slot {
    slots: Slots,
    peer: IpAddr,
    admitted: AtomicBool,
}

impl Slots {
    fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, AddressSlots>> {
        // All are plain numbers, so a panic elsewhere leaves them consistent.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a slot for a connection from this address. Returns `None` if there are too many.
    pub fn take(&self, peer: IpAddr, limits: ConnectionLimits) -> Option<Slot> {
        let peer = rate_limit_key(peer);
        let mut taken = self.taken();
        let all: usize = taken.values().map(|taken| taken.connections).sum();
        let here = taken.get(&peer).copied().unwrap_or_default();
        let here_at_most = if here.admitted > 0 { limits.per_address } else { limits.per_new_address };
        if all >= limits.total || here.connections >= here_at_most {
            return None;
        }
        taken.entry(peer).or_default().connections += 1;
        Some(Slot { slots: self.clone(), peer, admitted: AtomicBool::new(false) })
    }
}

impl Slot {
    /// Marks the connection as admitted: its address may open more connections from now on.
    pub fn admit(&self) {
        if !self.admitted.swap(true, Ordering::Relaxed) {
            self.slots.taken().entry(self.peer).or_default().admitted += 1;
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.slots.taken();
        if let Some(here) = taken.get_mut(&self.peer) {
            here.connections -= 1;
            here.admitted -= usize::from(*self.admitted.get_mut());
            if here.connections == 0 {
                taken.remove(&self.peer);
            }
        }
    }
}
