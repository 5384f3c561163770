//! Pushes about the devices at a hosted table: to the host about all of them, to a device about itself.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::mpsc;

use crate::membership::{Guest, Membership, NO_TABLE};
use crate::protocol::{GuestStatus, Push};
use crate::runtime::sleep;
use crate::tables::rooms::Rooms;

/// The minimum interval between two lists of devices for the host.
const HOST_PAUSE: Duration = Duration::from_millis(250);

/// The membership whose changes are pushed to a session of the host: that of the table last opened or hosted, otherwise
/// that of the first hosted table.
#[derive(Clone, Default)]
pub(crate) struct FollowedMembership(Arc<Mutex<Weak<Membership>>>);

impl FollowedMembership {
    /// Follows this membership from now on. Returns true if it was not followed before.
    pub fn follow(&self, membership: &Arc<Membership>) -> bool {
        let membership = Arc::downgrade(membership);
        let before = std::mem::replace(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner), membership.clone());
        !membership.ptr_eq(&before)
    }

    /// Returns the followed membership.
    pub fn membership(&self, app: &Rooms) -> Option<Arc<Membership>> {
        let membership = self.0.lock().unwrap_or_else(PoisonError::into_inner).upgrade();
        let hosted = membership.filter(|membership| membership.table().is_some());
        let any = || app.lobby().all().into_iter().find(|membership| membership.table() != Some(NO_TABLE));
        hosted.or_else(any)
    }
}

/// Pushes to a session of the host the devices at the table, and the stopped services.
pub(crate) async fn push_to_host(app: Rooms, followed: FollowedMembership, pushes: mpsc::Sender<Push>) {
    let mut hosted = app.lobby().changes();
    let mut stopped = app.supervisor().stopped();
    let mut told = None;
    let mut told_stopped = vec![];
    loop {
        let mut services = stopped.borrow_and_update().clone();
        services.sort_unstable();
        services.dedup();
        if services != told_stopped {
            told_stopped.clone_from(&services);
            if pushes.send(Push::Stopped { services }).await.is_err() {
                return;
            }
        }
        let membership = followed.membership(&app);
        let mut changes = membership.as_ref().map(|membership| membership.changes());
        let hosting = match &membership {
            Some(membership) => membership.hosting().await,
            None => None,
        };
        // Nothing is sent before the first table is hosted, nor about a device that joined and left in between.
        if app.lobby().was_hosted() && told.as_ref() != Some(&hosting) {
            told = Some(hosting.clone());
            if pushes.send(Push::Hosting { hosting: hosting.map(Box::new) }).await.is_err() {
                return;
            }
            sleep(HOST_PAUSE).await;
        }
        let changed = async {
            match &mut changes {
                Some(changes) => changes.changed().await.is_ok(),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            changed = hosted.changed() => if changed.is_err() { return },
            changed = stopped.changed() => if changed.is_err() { return },
            _ = changed => {}
        }
    }
}

/// Pushes to a device its own status; to a table's screen also the devices at the table.
pub(crate) async fn push_to_guest(guest: Arc<Guest>, pushes: mpsc::Sender<Push>) {
    tokio::select! {
        () = push_own_status(&guest, &pushes) => {}
        () = push_devices(&guest, &pushes) => {}
    }
}

/// Pushes the devices at the table to a table's screen, as often as to the host.
async fn push_devices(guest: &Guest, pushes: &mpsc::Sender<Push>) {
    let mut changes = guest.changes();
    let mut told = None;
    loop {
        let hosting = guest.hosting().await;
        if told != hosting {
            told.clone_from(&hosting);
            if pushes.send(Push::Hosting { hosting: hosting.map(Box::new) }).await.is_err() {
                return;
            }
            sleep(HOST_PAUSE).await;
        }
        if changes.changed().await.is_err() {
            return;
        }
    }
}

async fn push_own_status(guest: &Guest, pushes: &mpsc::Sender<Push>) {
    let mut changes = guest.changes();
    // The device knows the status with which it was welcomed.
    let mut status = guest.welcomed;
    let mut redirected = false;
    loop {
        if let Some(push) = status_change(guest, &mut status, &mut redirected) {
            let gone = matches!(push, Push::Dismissed | Push::Closed);
            if pushes.send(push).await.is_err() || gone {
                return;
            }
        }
        if changes.changed().await.is_err() {
            return;
        }
    }
}

/// Returns the push about a device's own status, if it has changed.
fn status_change(guest: &Guest, status: &mut Option<GuestStatus>, redirected: &mut bool) -> Option<Push> {
    match (guest.redirect_url(), guest.status()) {
        (Some(url), _) if !*redirected => {
            *redirected = true;
            Some(Push::GoTo { url })
        }
        // The table is no longer hosted: the connection is about to end.
        (_, None) if guest.is_table_closed() => Some(Push::Closed),
        (_, None) => Some(Push::Dismissed),
        (_, now) if now != *status => {
            *status = now;
            now.map(|guest| Push::Guest { guest })
        }
        _ => None,
    }
}
