//! Tests that cross crates, in one binary.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod boards;
mod by_the_document;
mod crowd;
mod doors;
mod doubts;
mod everywhere;
mod files;
mod floods;
mod fuzz;
mod hand_over;
mod homes;
mod host;
mod house;
mod imports;
mod kill;
mod laws;
mod libertalia;
mod liveness;
mod manual;
mod many_rooms;
mod numbers;
mod phones;
mod read_back;
mod refusals_on_the_wire;
mod rematch;
mod restart;
mod retries;
mod salvage;
mod secrets_on_the_wire;
mod seeds;
mod serenissima;
mod store;
mod together;
mod twilight;
mod wire;
