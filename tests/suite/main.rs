//! Tests that cross crates, in one binary.

mod files;
mod host;
mod house;
mod kill;
mod laws;
mod records;
mod store;
mod wire;
