//! Examples by rule. Each test is named after the rule that it checks: `play_1_breaks_…` and `play_1_keeps_…` for a
//! rule, `move_2_stops_…` for a limit, `fav_1_shows_…` for an effect.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod cards;
mod corrections;
mod helper;
mod hints;
mod listing;
mod masquerade;
mod positions;
mod programs;
mod rounds;
mod secrets;
mod setting_up;
mod source_examples;
mod turns;
