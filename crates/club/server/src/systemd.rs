//! What a node tells the system that has started it (systemd): that it answers, that it goes on, and that it ends.
//! Where nobody has asked for that, nothing is told.

use std::sync::Arc;
use std::time::Duration;

use sd_notify::NotifyState;
use tokio::time::{Instant, sleep};

use crate::node::Node;

/// How long to wait before asking again whether it answers.
const PAUSE: Duration = Duration::from_millis(100);

fn tell(state: NotifyState) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "the system could not be told how this node is");
    }
}

/// Tells that it answers, once it does; then, as often as it is wanted, that its beating goes on. That the database
/// cannot be reached is no reason to be started anew.
pub(crate) async fn attend(node: Arc<Node>) -> &'static str {
    while node.unready().await.is_some() {
        sleep(PAUSE).await;
    }
    tell(NotifyState::Ready);
    let Some(wanted) = sd_notify::watchdog_enabled() else { return std::future::pending().await };
    let (mut tries, mut told) = (node.club().node().tries(), Instant::now());
    while tries.changed().await.is_ok() {
        // Twice as often as it must be: one may come late.
        if told.elapsed() + Duration::from_secs(1) >= wanted / 2 {
            tell(NotifyState::Watchdog);
            told = Instant::now();
        }
    }
    "the node beats no more"
}

/// Tells that it ends.
pub(crate) fn ends() {
    tell(NotifyState::Stopping);
}
