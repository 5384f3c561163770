//! Tests that cross crates, in one binary.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod boards;
mod doors;
mod doubts;
mod files;
mod fuzz;
mod hand_over;
mod host;
mod house;
mod kill;
mod laws;
mod liveness;
mod phones;
mod records;
mod secrets_on_the_wire;
mod store;
mod twilight;
mod wire;
