//! A guest's connection to a hosted table: its status, its rights and its limits.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Seat, Viewer};
use tokio::sync::{Notify, watch};

use super::Membership;
use super::codes::draw_qr_codes;
use super::hosted::{DeviceLimits, HostState, NO_TABLE};
use super::rights::DeviceRights;
use crate::protocol::{DeviceChange, GuestStatus, Hosting, Link, Problem, Role};

/// A guest's connection to the host, from its greeting until it ends.
pub struct Guest {
    pub(super) membership: Arc<Membership>,
    /// The device's id at this host.
    pub device: u32,
    pub(super) bounds: ClientLimits,
    /// The status sent to the device when it joined.
    pub(crate) welcomed: Option<GuestStatus>,
    /// The table and the seat that a table's screen shows uncovered. Never locked across an await.
    pub(super) uncovered: Mutex<Option<(u32, Seat)>>,
}

/// The limits of a guest's connection.
#[derive(Clone)]
pub struct ClientLimits {
    /// Notified when the connection must end because the device opened too many others.
    pub ended: Arc<Notify>,
    /// The limits of the device, over all its connections.
    pub device: Arc<DeviceLimits>,
}

impl Guest {
    /// Returns the limits of the connection.
    pub fn limits(&self) -> ClientLimits {
        self.bounds.clone()
    }

    /// Returns the current status of the device; `None` if it was removed or nothing is hosted.
    pub fn status(&self) -> Option<GuestStatus> {
        self.membership.status(self.device)
    }

    /// Records the current time as the device's last connection.
    pub(crate) async fn note_seen(&self) {
        self.membership.note_seen(self.device).await;
    }

    /// Removes the device from the table, as if the host had done so.
    ///
    /// # Errors
    /// Errors of [`Membership::change`].
    pub(crate) async fn give_up_place(&self) -> Result<(), Problem> {
        let device = self.status().map_or(self.device, |status| status.device);
        self.membership.change(device, DeviceChange::Remove, true).await
    }

    /// Returns the role and rights of the device; `None` if it was removed. `hosted` are the memberships of all tables.
    pub fn device_rights(&self, hosted: &[Arc<Membership>]) -> Option<DeviceRights> {
        let status = self.status()?;
        let hosted = hosted.iter().filter_map(|membership| membership.table()).collect();
        let reserved = self.membership.reservations.seats().clone();
        let uncovered = *self.uncovered.lock().unwrap_or_else(PoisonError::into_inner);
        Some(DeviceRights { status, hosted, reserved, uncovered })
    }

    /// Sets the seat that this device shows uncovered, or none.
    pub(crate) fn uncover(&self, uncovered: Option<(u32, Seat)>) {
        *self.uncovered.lock().unwrap_or_else(PoisonError::into_inner) = uncovered;
    }

    /// True if the device may see this table as this viewer.
    pub fn may_watch(&self, table: u32, viewer: Viewer) -> bool {
        self.device_rights(&[]).is_some_and(|rights| rights.may_watch(table, viewer))
    }

    /// True if the device may act for every seat and has its own view.
    pub fn may_act_for_all(&self) -> bool {
        self.status().is_some_and(|status| status.trusting && matches!(status.role, Role::Seat(_)))
    }

    /// Returns the hosting state of a table screen's table, without the codes for a hand-over or another screen. `None`
    /// if the device is not a table screen.
    pub(crate) async fn hosting(&self) -> Option<Hosting> {
        self.status().filter(|status| status.role.is_screen() && status.table != NO_TABLE)?;
        Some(Hosting { hand_over: None, screen: None, ..self.membership.hosting().await? })
    }

    /// Returns the link by which others join the guest's table.
    pub(crate) async fn join_link(&self) -> Option<Link> {
        let mut link = self.membership.with(|hosted| hosted.join_link(self.membership.public().as_ref()))?;
        draw_qr_codes(&mut [&mut link], HashMap::new()).await;
        Some(link)
    }

    /// Subscribes to changes at the guest's table.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.membership.changes()
    }

    /// True if the table is no longer hosted.
    pub(crate) fn is_table_closed(&self) -> bool {
        self.membership.table().is_none()
    }

    /// Returns the address to which a handed-over table has redirected the device.
    pub fn redirect_url(&self) -> Option<String> {
        let to = |hosted: &mut HostState| {
            let device = hosted.status(self.device)?.device;
            hosted.redirects.iter().find(|(other, _)| *other == device).cloned()
        };
        self.membership.with(to).flatten().map(|(_, url)| url)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let line = &self.bounds.ended;
        self.membership.with(|hosted| {
            let known = hosted.device(self.device);
            known.into_iter().for_each(|known| known.lines.close(line));
        });
        self.membership.notify_changed();
    }
}
