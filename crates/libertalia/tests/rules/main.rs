//! The rules by their ids. `table.rs` describes a table before and after in a line or two.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod campaign;
mod characters;
mod components;
mod corrections;
mod days;
mod matrix;
mod programs;
mod raid_ends;
mod secrets;
mod table;
