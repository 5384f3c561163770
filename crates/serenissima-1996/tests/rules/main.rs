//! The rules, one by one, through the game's public API. Each test is named after the rule that it checks.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod bids;
mod boards;
mod building;
mod buying;
mod corrections;
mod ducats;
mod ending;
mod exchanging;
mod fighting;
mod helper;
mod moving;
mod notation;
mod odds;
mod placing;
mod programs;
mod prospects;
mod secrets;
mod selling;
mod setting_up;
mod taking;
mod worked_examples;
