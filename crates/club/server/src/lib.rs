//! A node of a club: any of several programs on one PostgreSQL database.
//!
//! A device presents a code or a token. The database maps it to a table, and the lease of the table to a node. A
//! table without a lease is claimed by the node that was asked. A node forwards connections to the node that owns
//! the table, over a second socket to that node's inner listener; frames stay unchanged. When a node's lease
//! expires, all its connections end, and the screens reconnect by themselves.

pub mod cli;

mod bounds;
mod event;
mod gatekeeper;
mod health;
mod live_event;
mod metrics;
mod node;
mod node_requests;
mod page;
mod scores;
mod server;
mod systemd;

pub use event::JOINING;
pub use node::LIMITS;
pub use server::{Addresses, Serving, serve};
