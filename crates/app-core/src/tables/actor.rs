//! The task that owns an open table, and the ways to ask it.

pub(crate) mod context;
pub(crate) mod room;
pub(crate) mod table_actor;
