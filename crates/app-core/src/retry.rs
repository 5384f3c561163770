//! Retries storage calls whose outcome is unknown.

use std::time::Duration;

use crate::runtime::sleep;
use crate::storage::{KeepProblem, Kept};

/// The pause before each try. A backend that has just failed may need a moment.
const PAUSES: [Duration; 4] =
    [Duration::ZERO, Duration::from_millis(50), Duration::from_millis(250), Duration::from_secs(1)];

/// Retries a deletion until its outcome is known. Returns whether the thing was there; after an unknown outcome, true.
pub(crate) async fn dropped<F: Future<Output = Kept<bool>>>(drop: impl Fn() -> F) -> Kept<bool> {
    match drop().await {
        Err(KeepProblem::Unknown(_)) => retry_until_known(drop).await.map(|_| true),
        answer => answer,
    }
}

/// Retries an idempotent call until its outcome is known, four times at most.
pub(crate) async fn retry_until_known<T, F: Future<Output = Kept<T>>>(ask: impl Fn() -> F) -> Kept<T> {
    let mut answer = Err(KeepProblem::Full);
    for pause in PAUSES {
        sleep(pause).await;
        answer = ask().await;
        if !matches!(answer, Err(KeepProblem::Unknown(_))) {
            break;
        }
    }
    answer
}
