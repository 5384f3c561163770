//! Tests that cross crates, in one binary.

mod laws;
