//! The rules by their ids. What a table looks like before and after is written in a line or two
//! (`table.rs`).
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod campaign;
mod characters;
mod components;
mod corrections;
mod days;
mod matrix;
mod raid_ends;
mod secrets;
mod table;
