//! Joining a table: with a code or token, or with the host's permission.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use time::SignedDuration;

use super::codes::{new_token, sha256_hex};
use super::hosted::{Admission, Code, HostState, JoinedDevice, PendingDevice};
use super::{ClientLimits, Entered, Guest, Membership, turned};
use crate::clock::read;
use crate::problems::outcome_unknown;
use crate::protocol::{Problem, Role, Turned, Welcome};
use crate::retry::retry_until_known;
use crate::runtime::{spawn, timeout};
use crate::storage::StoredDevice;
use crate::tickets::log_with_ticket;

/// The time in which the host must answer a device that asks to join.
const ANSWER_TIME: Duration = Duration::from_secs(5 * 60);

/// The minimum interval between two records of a device's last connection.
const SEEN_INTERVAL: SignedDuration = SignedDuration::HOUR;

/// True if two times (RFC 3339) are further apart than [`SEEN_INTERVAL`].
fn is_another_time(noted: &str, now: &str) -> bool {
    let (Ok(noted), Ok(now)) = (read(noted), read(now)) else { return true };
    (now - noted).abs() > SEEN_INTERVAL
}

/// A device that tries to join.
pub(super) struct JoinAttempt {
    pub name: String,
    /// The token for later recognition, made by the device or given to it earlier.
    pub token: Option<String>,
    pub from: IpAddr,
}

/// The role that a code grants, and the code itself if this lookup used it up.
pub(super) struct CodeMatch {
    admission: Admission,
    spent: Option<Code>,
}

impl Membership {
    /// Admits a device that has joined before.
    pub(super) async fn reconnect(self: &Arc<Self>, device: u32) -> Result<Entered, Problem> {
        self.note_seen(device).await;
        self.open_connection(device, None).await
    }

    /// Returns what a code grants, if it belongs to this table. A code for one device is used up if its seat
    /// is free.
    pub(super) fn match_code(&self, code: &str, token: Option<&str>) -> Option<CodeMatch> {
        self.with(|hosted| {
            let admission = hosted.match_code(code, token)?;
            // A code that is refused now is valid again when the seat is free.
            let spent = if matches!(admission, Admission::Taken) { None } else { hosted.spend(code) };
            Some(CodeMatch { admission, spent })
        })
        .flatten()
    }

    /// Admits a device with a checked code, which is used up when the device has joined.
    pub(super) async fn admit_by_code(
        self: &Arc<Self>,
        CodeMatch { admission, spent }: CodeMatch,
        code: String,
        attempt: JoinAttempt,
    ) -> Result<Entered, Problem> {
        let entered = match admission {
            Admission::Taken => Err(turned(Turned::Taken)),
            Admission::Again(device) => self.open_connection(device, None).await,
            Admission::Moves(device, role) => self.readmit(device, role, attempt, code).await,
            // With the spectators' code one device could join as any number of devices.
            Admission::New(Role::Spectator) if !self.tries.take(attempt.from) => Err(turned(Turned::Busy)),
            Admission::New(role) => self.admit_new(attempt, role, Some(code)).await,
        };
        // If the device could not be stored, the code stays valid; if it was removed meanwhile, it does not.
        if let (Err(problem), Some(spent)) = (&entered, spent)
            && !matches!(problem, Problem::TurnedAway { .. })
        {
            self.with(|hosted| hosted.unspend(spent));
        }
        self.notify_changed();
        entered
    }

    /// Admits a device without code or token, if the host agrees.
    pub(super) async fn admit_if_host_agrees(self: &Arc<Self>, attempt: JoinAttempt) -> Result<Entered, Problem> {
        let role = self.ask(&attempt).await?;
        self.admit_new(attempt, role, None).await
    }

    /// True if this code hands the table to another host. It works once.
    pub(super) fn accept_hand_over(&self, code: &str) -> bool {
        let right = self.with(|hosted| hosted.use_hand_over_code(code)).unwrap_or_default();
        if right {
            self.notify_changed();
        }
        right
    }

    /// Returns the position of the device with this token in the order of arrivals.
    pub(super) fn arrival_of(&self, token: &str) -> Option<u64> {
        self.with(|hosted| hosted.arrival_of(token)).flatten()
    }

    /// Removes a device that joined another table later than this one, and releases its seat.
    ///
    /// # Errors
    /// Errors of the store when it deletes the device.
    pub(super) async fn leave_for(&self, token: &str, elsewhere: u64) -> Result<(), Problem> {
        let _placing = self.placing.lock().await;
        let left =
            self.with(|hosted| hosted.leave_for(token, elsewhere).map(|(device, role)| (hosted.table, device, role)));
        let Some((table, device, role)) = left.flatten() else { return Ok(()) };
        self.notify_changed();
        retry_until_known(|| self.records.delete_device(table, device)).await.map_err(outcome_unknown)?;
        if let Role::Seat(seat) = role {
            self.release(seat).await;
            self.notify_changed();
        }
        Ok(())
    }

    /// Waits for the host's answer.
    async fn ask(&self, attempt: &JoinAttempt) -> Result<Role, Problem> {
        /// Withdraws the request if the device disconnects or the host does not answer.
        struct AskGuard<'a>(&'a Membership, u32);
        impl Drop for AskGuard<'_> {
            fn drop(&mut self) {
                self.0.with(|hosted| hosted.asking.retain(|waiting| waiting.time != self.1));
                self.0.notify_changed();
            }
        }
        if !self.tries.take(attempt.from) {
            return Err(turned(Turned::Busy));
        }
        let token = attempt.token.as_deref().map(sha256_hex);
        let asks = self.with(|hosted| hosted.register_request(attempt.name.clone(), token, attempt.from));
        let PendingDevice { time, answer } = asks.unwrap_or(Err(Turned::Closed)).map_err(turned)?;
        let _asks = AskGuard(self, time);
        self.notify_changed();
        match timeout(ANSWER_TIME, answer).await {
            Ok(Ok(Some(role))) => Ok(role),
            _ => Err(turned(Turned::Declined)),
        }
    }

    /// Admits a new device. Once started, this finishes even if the device disconnects, so that store and list stay
    /// consistent.
    async fn admit_new(
        self: &Arc<Self>,
        attempt: JoinAttempt,
        role: Role,
        code: Option<String>,
    ) -> Result<Entered, Problem> {
        let membership = Arc::clone(self);
        let done = spawn(async move {
            let JoinAttempt { name, token, from } = attempt;
            // Serialised, so that simultaneous devices are counted correctly.
            let placing = membership.placing.lock().await;
            let room = membership
                .with(|hosted| hosted.make_room(role, from, membership.watching).map(|gone| (hosted.table, gone)));
            let (table, gone) = room.ok_or(Problem::NotHosted)?.map_err(turned)?;
            if let Some(gone) = gone {
                retry_until_known(|| membership.records.delete_device(table, gone)).await.map_err(outcome_unknown)?;
            }
            let drawn = token.is_none().then(new_token);
            let hash = sha256_hex(token.as_ref().or(drawn.as_ref()).map_or("", String::as_str));
            let stored = StoredDevice { id: 0, name, role, muted: false, token: hash, seen: membership.now() };
            let id = membership.add(table, stored).await?;
            membership.with(|hosted| {
                if let Some(known) = hosted.device(id) {
                    known.record_arrival(from, code);
                }
            });
            drop(placing);
            membership.open_connection(id, drawn).await
        });
        done.await.unwrap_or_else(|error| Err(Problem::Internal { ticket: log_with_ticket(error) }))
    }

    /// Admits a known device, or one from another host, in the role of its code. The device keeps its token, or gets
    /// one if it has none.
    async fn readmit(
        self: &Arc<Self>,
        device: u32,
        role: Role,
        attempt: JoinAttempt,
        code: String,
    ) -> Result<Entered, Problem> {
        let drawn = attempt.token.is_none().then(new_token);
        let hash = sha256_hex(attempt.token.as_ref().or(drawn.as_ref()).map_or("", String::as_str));
        let placing = self.placing.lock().await;
        // A device from another host may have joined by itself meanwhile.
        let other = self.device_with_token(&hash).filter(|other| *other != device);
        let table = self.table().ok_or(Problem::NotHosted)?;
        if let Some(other) = other {
            retry_until_known(|| self.records.delete_device(table, other)).await.map_err(outcome_unknown)?;
            self.with(|hosted| hosted.devices.retain(|known| known.stored.id != other));
        }
        let known = self.with(|hosted| hosted.device(device).map(|known| known.stored.clone())).flatten();
        let known = known.ok_or_else(|| turned(Turned::Code))?;
        let before = known.role;
        let stored = StoredDevice { role, token: hash, seen: self.now(), ..known };
        retry_until_known(|| self.records.change_device(table, &stored)).await.map_err(outcome_unknown)?;
        self.with(|hosted| {
            hosted.update_device(stored);
            if let Some(known) = hosted.device(device) {
                known.record_arrival(attempt.from, Some(code));
            }
        });
        // The player has moved the device to another seat.
        if let Role::Seat(seat) = before {
            self.release(seat).await;
        }
        drop(placing);
        self.open_connection(device, drawn).await
    }

    /// Records the current time as the device's last connection. Writes only if the recorded time differs by more than
    /// [`SEEN_INTERVAL`]: an hour has passed, or the clock was corrected.
    pub(super) async fn note_seen(&self, device: u32) {
        let is_due = |known: &mut JoinedDevice| !known.seen || is_another_time(&known.stored.seen, &self.now());
        if !self.with(|hosted| hosted.device(device).is_some_and(is_due)).unwrap_or_default() {
            return;
        }
        let _placing = self.placing.lock().await;
        let first = |hosted: &mut HostState| {
            let known = hosted.device(device)?;
            known.seen = true;
            known.stored.seen = self.now();
            let stored = known.stored.clone();
            Some((hosted.table, stored))
        };
        if let Some((table, stored)) = self.with(first).flatten()
            && let Err(problem) = self.records.change_device(table, &stored).await
        {
            tracing::warn!(%problem, "the return of a device could not be stored");
        }
    }

    /// Opens a connection for a device that has joined, unless it reconnects too often.
    pub(super) async fn open_connection(
        self: &Arc<Self>,
        device: u32,
        token: Option<String>,
    ) -> Result<Entered, Problem> {
        let gone = || turned(Turned::Token);
        let bounds = self.with(|hosted| hosted.device(device).map(|known| known.bounds.clone())).flatten();
        let bounds = bounds.ok_or_else(gone)?;
        bounds.entries.take_when_available(1.0).await;
        let came = self.with(|hosted| {
            let status = hosted.status(device)?;
            Some((status, hosted.device(device)?.open_line()))
        });
        // The device may have been removed while it was being stored, or while it waited.
        let (status, ended) = came.flatten().ok_or_else(gone)?;
        self.notify_changed();
        let welcomed = Some(status);
        let bounds = ClientLimits { ended, device: bounds };
        let guest = Guest { membership: Arc::clone(self), device, bounds, welcomed, uncovered: Default::default() };
        Ok(Entered::Guest(guest, Welcome { guest: welcomed, token }))
    }
}

#[cfg(test)]
mod tests {
    use super::is_another_time;

    #[test]
    fn device_is_recorded_again_after_an_hour_or_clock_change() {
        for (noted, due) in [
            ("2026-11-25T20:00:00Z", false),
            ("2026-11-25T19:30:00Z", false),
            ("2026-11-25T20:59:00Z", false),
            ("2026-11-25T18:30:00Z", true),
            ("1970-01-01T00:10:00Z", true),
            ("2031-01-01T00:00:00Z", true),
            ("", true),
        ] {
            assert_eq!(is_another_time(noted, "2026-11-25T20:00:00Z"), due, "{noted}");
        }
    }
}
