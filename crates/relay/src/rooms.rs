//! The open rooms, each with its tablet and its guests.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use tokio::sync::{Notify, Semaphore};
use tokio::time::timeout;

use crate::limits::RelayLimits;
use crate::outbox::{Budget, Outbox, cost};
use crate::pseudonym::Pseudonyms;
use crate::wire::{self, CloseCode, GuestId, LARGEST_PAYLOAD, Pseudonym, RoomId, TabletKey};

/// The open rooms of a relay.
pub(crate) struct Rooms {
    open: Mutex<HashMap<RoomId, Arc<Room>>>,
    limits: RelayLimits,
    budget: Arc<Budget>,
    pseudonyms: Pseudonyms,
    /// Notified when a room opens.
    opened: Notify,
}

impl Rooms {
    /// Creates a relay's list of rooms, with a new key for pseudonyms.
    pub fn new(limits: RelayLimits) -> Self {
        let budget = Arc::new(Budget::new(limits.waiting_in_all));
        Self { open: Mutex::default(), limits, budget, pseudonyms: Pseudonyms::new(), opened: Notify::new() }
    }

    fn open_rooms(&self) -> MutexGuard<'_, HashMap<RoomId, Arc<Room>>> {
        // Inserting and removing are single calls, so a panic elsewhere leaves the map consistent.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens the room of a key whose possession is proven. An open one is replaced, and its connections end.
    pub fn open(self: &Arc<Self>, id: RoomId, key: &TabletKey) -> OpenRoom {
        let room = Arc::new(Room {
            key: Bytes::copy_from_slice(key),
            tablet: Outbox::new(self.limits.waiting, Arc::clone(&self.budget)),
            space: Arc::new(Semaphore::new(self.limits.waiting_for_tablet)),
            guests: Mutex::default(),
        });
        // Before any guest can join.
        room.tablet.push(wire::open(), None);
        let before = self.open_rooms().insert(id, Arc::clone(&room));
        if let Some(before) = before {
            before.tablet.abort(CloseCode::Replaced);
            before.close();
        }
        self.opened.notify_waiters();
        OpenRoom { rooms: Arc::clone(self), id, room }
    }

    /// Joins a room as a guest at this address. Waits for a room that is not open.
    ///
    /// # Errors
    /// The code with which the connection is closed.
    pub async fn join_when_open(&self, id: RoomId, address: IpAddr) -> Result<Guest, CloseCode> {
        let joining = async {
            loop {
                // Registered first, so that no room opens in between unnoticed.
                let mut opened = pin!(self.opened.notified());
                opened.as_mut().enable();
                match self.join(id, address) {
                    Err(CloseCode::NoRoom) => opened.await,
                    joined => return joined,
                }
            }
        };
        timeout(self.limits.room, joining).await.unwrap_or(Err(CloseCode::NoRoom))
    }

    fn join(&self, id: RoomId, address: IpAddr) -> Result<Guest, CloseCode> {
        let room = self.open_rooms().get(&id).cloned().ok_or(CloseCode::NoRoom)?;
        let outbox = Arc::new(Outbox::new(self.limits.waiting, Arc::clone(&self.budget)));
        outbox.push(room.key.clone(), None);
        let pseudonym = self.pseudonyms.pseudonym(id, address);
        let number = room.admit(&outbox, &pseudonym, self.limits.guests)?;
        Ok(Guest { room, number, outbox })
    }
}

/// A room.
struct Room {
    key: Bytes,
    tablet: Outbox,
    /// Bytes of payloads that may still wait for the tablet. Guests wait for space in turn.
    space: Arc<Semaphore>,
    guests: Mutex<Guests>,
}

#[derive(Default)]
struct Guests {
    open: HashMap<GuestId, Arc<Outbox>>,
    last: GuestId,
    is_closed: bool,
}

impl Room {
    fn guests(&self) -> MutexGuard<'_, Guests> {
        // As for the map of rooms.
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a guest, and announces it to the tablet.
    fn admit(&self, outbox: &Arc<Outbox>, pseudonym: &Pseudonym, most: usize) -> Result<GuestId, CloseCode> {
        let mut guests = self.guests();
        if guests.is_closed {
            return Err(CloseCode::NoRoom);
        }
        if guests.open.len() >= most {
            return Err(CloseCode::Full);
        }
        loop {
            guests.last = guests.last.wrapping_add(1);
            if !guests.open.contains_key(&guests.last) {
                break;
            }
        }
        let number = guests.last;
        guests.open.insert(number, Arc::clone(outbox));
        // Under the lock, so that the tablet hears of a guest before its payloads.
        self.tablet.push(wire::joined(number, pseudonym), None);
        Ok(number)
    }

    /// Removes a guest whose connection has ended, and tells the tablet, unless it has dismissed that guest.
    fn leave(&self, number: GuestId) {
        let mut guests = self.guests();
        if guests.open.remove(&number).is_some() {
            self.tablet.push(wire::left(number), None);
        }
    }

    /// Ends all guests' connections after what waits for them, and admits no others.
    fn close(&self) {
        let mut guests = self.guests();
        guests.is_closed = true;
        guests.open.drain().for_each(|(_, outbox)| outbox.finish(CloseCode::NoRoom));
    }
}

/// The room of a connected tablet. It closes when this is dropped.
pub(crate) struct OpenRoom {
    rooms: Arc<Rooms>,
    id: RoomId,
    room: Arc<Room>,
}

impl OpenRoom {
    /// Returns what waits for the tablet.
    pub fn outbox(&self) -> &Outbox {
        &self.room.tablet
    }

    /// Sends a payload to a guest, if it is still here.
    pub fn send(&self, guest: GuestId, payload: Bytes) {
        if let Some(outbox) = self.room.guests().open.get(&guest) {
            outbox.push(payload, None);
        }
    }

    /// Ends the connection of a guest, if it is still here.
    pub fn dismiss(&self, guest: GuestId) {
        if let Some(outbox) = self.room.guests().open.remove(&guest) {
            outbox.finish(CloseCode::Dismissed);
        }
    }
}

impl Drop for OpenRoom {
    fn drop(&mut self) {
        let mut open = self.rooms.open_rooms();
        // Another connection of the same tablet may have replaced it.
        if open.get(&self.id).is_some_and(|room| Arc::ptr_eq(room, &self.room)) {
            open.remove(&self.id);
        }
        drop(open);
        self.room.close();
    }
}

/// A connected guest. It leaves its room when this is dropped.
pub(crate) struct Guest {
    room: Arc<Room>,
    number: GuestId,
    outbox: Arc<Outbox>,
}

impl Guest {
    /// Returns what waits for the guest.
    pub fn outbox(&self) -> &Arc<Outbox> {
        &self.outbox
    }

    /// Sends a payload to the tablet. Waits until there is space.
    ///
    /// # Errors
    /// The code with which the connection is closed.
    pub async fn send(&self, payload: &[u8]) -> Result<(), CloseCode> {
        match payload.len() {
            0 => return Err(CloseCode::Malformed),
            1..=LARGEST_PAYLOAD => {}
            _ => return Err(CloseCode::TooLarge),
        }
        let message = wire::payload(self.number, payload);
        let space = Arc::clone(&self.room.space);
        let permits = u32::try_from(cost(&message)).map_err(|_| CloseCode::TooLarge)?;
        let permit = space.acquire_many_owned(permits).await.map_err(|_| CloseCode::NoRoom)?;
        let guests = self.room.guests();
        // A tablet hears no more of a guest that it has dismissed.
        if guests.open.contains_key(&self.number) {
            self.room.tablet.push(message, Some(permit));
        }
        Ok(())
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.room.leave(self.number);
    }
}
