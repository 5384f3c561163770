//! Asking a home of records again, as long as nobody knows what came of the request.

use std::time::Duration;

use crate::runtime::sleep;
use crate::storage::{KeepProblem, Kept};

/// How long to wait before each try. A home that has just failed may need a moment.
const PAUSES: [Duration; 4] =
    [Duration::ZERO, Duration::from_millis(50), Duration::from_millis(250), Duration::from_secs(1)];

/// Has something dropped, until the home gives a definite answer: whether it was there. What was there when
/// nobody could say is gone by now or then.
pub(crate) async fn dropped<F: Future<Output = Kept<bool>>>(drop: impl Fn() -> F) -> Kept<bool> {
    match drop().await {
        Err(KeepProblem::Unknown(_)) => insist(drop).await.map(|_| true),
        answer => answer,
    }
}

/// Asks for something that may safely be done twice, until the home gives a definite answer.
pub(crate) async fn insist<T, F: Future<Output = Kept<T>>>(ask: impl Fn() -> F) -> Kept<T> {
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
