//! The task that owns an open table, and the ways to ask it.

pub(crate) mod context;
pub(crate) mod open_table;
pub(crate) mod room;
