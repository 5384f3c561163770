//! Tasks, time and long work on each platform.
//!
//! A computer has threads and Tokio's clock ([`native`]). A browser has one thread and its own timers (`web`). Both
//! modules offer the same functions, and the rooms use nothing else of either.

#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(target_family = "wasm")]
mod web;

#[cfg(not(target_family = "wasm"))]
use native as here;
#[cfg(target_family = "wasm")]
use web as here;

pub(crate) use here::{Instant, Task, spawn, timeout};
pub use here::{sleep, spawn_blocking};
