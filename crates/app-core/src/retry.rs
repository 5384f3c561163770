//! Retries storage calls whose outcome is unknown.

use std::time::Duration;

use crate::runtime::sleep;
use crate::storage::{StoreError, StoreResult};

/// The pause before each attempt. A backend that has just failed may need a moment.
const PAUSES: [Duration; 4] =
    [Duration::ZERO, Duration::from_millis(50), Duration::from_millis(250), Duration::from_secs(1)];

/// Retries a deletion until its outcome is known. Returns true if the object existed; true after an unknown outcome.
pub(crate) async fn dropped<F: Future<Output = StoreResult<bool>>>(drop: impl Fn() -> F) -> StoreResult<bool> {
    match drop().await {
        Err(StoreError::Unknown(_)) => retry_until_known(drop).await.map(|_| true),
        answer => answer,
    }
}

/// Retries an idempotent call until its outcome is known, at most four times.
pub(crate) async fn retry_until_known<T, F: Future<Output = StoreResult<T>>>(ask: impl Fn() -> F) -> StoreResult<T> {
    let mut answer = Err(StoreError::Full);
    for pause in PAUSES {
        sleep(pause).await;
        answer = ask().await;
        if !matches!(answer, Err(StoreError::Unknown(_))) {
            break;
        }
    }
    answer
}
