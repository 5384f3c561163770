//! Changes to the devices at a hosted table and to their roles, in the list and in the storage backend.

use std::sync::atomic::{AtomicU32, Ordering};

use kernel::Seat;

use super::codes::{new_token, sha256_hex};
use super::hosted::{Code, JoinedDevice, NO_TABLE};
use super::types::{TransferredDevice, no_device};
use super::{Membership, name_of};
use crate::problems::outcome_unknown;
use crate::protocol::{DeviceChange, Problem, Role};
use crate::retry::retry_until_known;
use crate::storage::StoredDevice;

impl Membership {
    /// Removes the devices with a role and replaces the role's code.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or errors of [`Self::change`].
    pub(crate) async fn vacate(&self, role: Role) -> Result<(), Problem> {
        for device in self.with(|hosted| hosted.at(role)).ok_or(Problem::NotHosted)? {
            self.change(device, DeviceChange::Remove, true).await?;
        }
        self.with(|hosted| hosted.renew(role));
        self.notify_changed();
        Ok(())
    }

    /// Answers a device that asked to join.
    ///
    /// # Errors
    /// [`Problem::SeatTaken`] if the seat accepts no other device; [`Problem::NotFound`] if the table lacks the role,
    /// or the device no longer asks.
    pub(crate) fn admit(&self, asking: u32, role: Option<Role>) -> Result<(), Problem> {
        if self.with(|hosted| role.is_some_and(|role| hosted.is_taken(role, None))).unwrap_or_default() {
            return Err(Problem::SeatTaken);
        }
        let answer = self.with(|hosted| {
            if role.is_some_and(|role| !hosted.knows(role)) {
                return None;
            }
            let at = hosted.asking.iter().position(|waiting| waiting.asking.id == asking)?;
            Some(hosted.asking.remove(at).answer)
        });
        let answer = answer.flatten().ok_or_else(no_device)?;
        self.notify_changed();
        answer.send(role).map_err(|_| no_device())
    }

    /// Changes the role, the rights or the name of a device. If `releases`, a table's screen may show a seat that has
    /// no device afterwards. The host and the seat's own player release seats.
    ///
    /// # Errors
    /// [`Problem::NotHosted`]; [`Problem::NotFound`] for an unknown device or role; [`Problem::SeatTaken`] if the seat
    /// accepts no other device; [`Problem::Nameless`] or [`Problem::TooLong`] for an invalid name; or errors of the
    /// store.
    pub(crate) async fn change(&self, device: u32, change: DeviceChange, releases: bool) -> Result<(), Problem> {
        // Changes are serialised, so that the list matches the store.
        let _placing = self.placing.lock().await;
        let changed =
            self.with(|hosted| hosted.device_after(device, change, self.now()).map(|changed| (hosted.table, changed)));
        let (table, changed) = changed.ok_or(Problem::NotHosted)??;
        match &changed {
            Some(changed) => retry_until_known(|| self.records.change_device(table, changed)).await,
            None => retry_until_known(|| self.records.delete_device(table, device)).await,
        }
        .map_err(outcome_unknown)?;
        let before = self.with(|hosted| {
            let before = hosted.device(device).map(|known| known.stored.role);
            match changed {
                Some(changed) => hosted.update_device(changed),
                None => hosted.remove_device(device),
            }
            before
        });
        if let (Some(Some(Role::Seat(seat))), true) = (before, releases) {
            self.release(seat).await;
        }
        self.notify_changed();
        Ok(())
    }

    /// Releases a seat, unless a device is there. The caller holds `placing`, so that no device joins meanwhile.
    pub(super) async fn release(&self, seat: Seat) {
        let place = self.with(|hosted| hosted.at(Role::Seat(seat)).is_empty().then_some(hosted.table)).flatten();
        let Some(table) = place else { return };
        self.reservations.release(table, seat);
        // If that fails, the seat is reserved again after a restart, and the host can release it then.
        if table != NO_TABLE
            && let Err(problem) = retry_until_known(|| self.records.release_seat(table, seat)).await
        {
            tracing::warn!(%problem, "that a seat is released could not be stored");
        }
    }

    /// Removes the devices of a seat for the host; a table's screen may show the seat from then on.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or errors of [`Self::change`].
    pub(crate) async fn release_seat(&self, seat: Seat) -> Result<(), Problem> {
        for device in self.with(|hosted| hosted.at(Role::Seat(seat))).ok_or(Problem::NotHosted)? {
            self.change(device, DeviceChange::Remove, true).await?;
        }
        let placing = self.placing.lock().await;
        self.release(seat).await;
        drop(placing);
        self.notify_changed();
        Ok(())
    }

    /// Makes the devices of a seat spectators, because its player has left. `releases` as in [`Self::change`]; false if
    /// a table's screen made the request.
    ///
    /// # Errors
    /// Errors of [`Self::change`].
    pub(crate) async fn leave(&self, seat: Seat, releases: bool) -> Result<(), Problem> {
        for device in self.with(|hosted| hosted.at(Role::Seat(seat))).unwrap_or_default() {
            self.change(device, DeviceChange::Move { role: Role::Spectator }, releases).await?;
        }
        Ok(())
    }

    /// Stores a device and adds it to the list.
    pub(super) async fn add(&self, table: u32, mut stored: StoredDevice) -> Result<u32, Problem> {
        stored.id = match table {
            // Stored with the first table once that exists.
            NO_TABLE => number_without_table(),
            _ => retry_until_known(|| self.records.add_device(table, &stored)).await.map_err(outcome_unknown)?,
        };
        let id = stored.id;
        self.with(|hosted| {
            // The devices may have moved to another table meanwhile.
            if hosted.table == table {
                hosted.devices.push(JoinedDevice::of(stored));
            }
        });
        Ok(id)
    }

    /// Returns the devices of the table, and whether it trusts them, for another host.
    pub fn transferred_devices(&self) -> Option<(Vec<TransferredDevice>, bool)> {
        self.with(|hosted| (hosted.transferred_devices(), hosted.trusting))
    }

    /// Registers devices from another host. Returns the number of each device at that host with its new code here,
    /// which is valid once and only for that device.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or errors of the store.
    pub(crate) async fn import_devices(
        &self,
        handed: Vec<TransferredDevice>,
        trusting: bool,
    ) -> Result<Vec<(u32, String)>, Problem> {
        let Some(table) = self.table() else { return Err(Problem::NotHosted) };
        // All devices that were here before the hand-over are among those that return.
        let before = self.with(|hosted| std::mem::take(&mut hosted.devices)).unwrap_or_default();
        for known in before {
            retry_until_known(|| self.records.delete_device(table, known.stored.id)).await.map_err(outcome_unknown)?;
        }
        let mut codes = Vec::new();
        for TransferredDevice { id, name, role, muted } in handed {
            // No device has this token: the device gets its real one when it joins with its code.
            let (name, token, seen) = (name_of(&name), sha256_hex(&new_token()), self.now());
            let role = role.at_another_host();
            let stored = StoredDevice { id: 0, name, role, muted, token, seen };
            let here = self.add(table, stored).await?;
            let code = Code::returning(role, here);
            codes.push((id, code.code.clone()));
            self.with(|hosted| hosted.codes.push(code));
        }
        self.with(|hosted| hosted.trusting = trusting);
        self.notify_changed();
        Ok(codes)
    }
}

/// Returns a number for a device that is not stored yet, far from all stored numbers.
fn number_without_table() -> u32 {
    static GIVEN: AtomicU32 = AtomicU32::new(u32::MAX);
    GIVEN.fetch_sub(1, Ordering::Relaxed)
}
