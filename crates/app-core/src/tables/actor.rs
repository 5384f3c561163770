//! The task that owns an open table, and the messages to it.

pub(crate) mod context;
pub(crate) mod programs;
pub(crate) mod room;
pub(crate) mod seed_rounds;
pub(crate) mod suggestions;
pub(crate) mod table_actor;
