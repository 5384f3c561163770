//! Notifications to systemd: ready, watchdog, and stopping. Without a notify socket nothing is sent.

use std::sync::Arc;
use std::time::Duration;

use sd_notify::NotifyState;
use tokio::time::{Instant, sleep};

use crate::node::Node;

/// Pause between checks whether the node answers.
const PAUSE: Duration = Duration::from_millis(100);

fn notify(state: NotifyState) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "systemd could not be notified");
    }
}

/// True if the watchdog must be notified at this renewal attempt, because the next one, a second later, may be too
/// late. Twice as often as required, because one notification may be late.
fn is_due(since: Duration, wanted: Duration) -> bool {
    since + Duration::from_secs(1) >= wanted / 2
}

/// Notifies readiness once the node answers, and then the watchdog with each renewal attempt. An unreachable database
/// is no reason for a restart.
pub(crate) async fn report_state(node: Arc<Node>) -> &'static str {
    while node.unready().await.is_some() {
        sleep(PAUSE).await;
    }
    notify(NotifyState::Ready);
    let Some(wanted) = sd_notify::watchdog_enabled() else { return std::future::pending().await };
    let (mut tries, mut told) = (node.club().node().tries(), Instant::now());
    while tries.changed().await.is_ok() {
        if is_due(told.elapsed(), wanted) {
            notify(NotifyState::Watchdog);
            told = Instant::now();
        }
    }
    "the node beats no more"
}

/// Notifies that the node is stopping.
pub(crate) fn notify_stopping() {
    notify(NotifyState::Stopping);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_watchdog_is_notified_twice_as_often_as_required() {
        for wanted in [4, 10, 30].map(Duration::from_secs) {
            let (mut since, mut longest) = (Duration::ZERO, Duration::ZERO);
            for _attempt in 0..120 {
                since += Duration::from_secs(1);
                longest = longest.max(since);
                if is_due(since, wanted) {
                    since = Duration::ZERO;
                }
            }
            assert!(longest <= wanted / 2, "{longest:?} of {wanted:?}");
        }
    }
}
