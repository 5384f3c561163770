//! Examples by rule: a position in table notation, commands, and their results.
//!
//! Each test is named after the rule that it checks: `load_4_breaks_…` and `load_4_keeps_…` for a rule,
//! `box_1_stops_…` for a limit, `sell_3_shows_…` for an effect. `cargo xtask rules` reads the names.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod helper;

mod battle;
mod blockade;
mod boards;
mod box_limits;
mod capture;
mod chance_and_fixes;
mod corrections;
mod doge_and_scoring;
mod investment;
mod loading;
mod moving;
mod notation;
mod odds;
mod older_records;
mod programs;
mod promises;
mod prospects;
mod referee;
mod selling;
mod setting_up;
mod wheel;
mod worked_example;
