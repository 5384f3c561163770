//! The relay: carries encrypted messages between a tablet that hosts a table in a browser, and its phones.
//!
//! A tablet opens a room by proving possession of its key (`proof.rs`), phones join it by the hash of that key. Messages
//! are encrypted from end to end, so the relay sees addresses, times and sizes only. Everything is in memory, and no
//! room id, address or content is logged. `docs/reference/relay.md` specifies the format.

pub mod cli;

mod limits;
mod origin;
mod outbox;
mod phone;
mod proof;
mod pseudonym;
mod rooms;
mod server;
mod socket;
mod tablet;
mod wire;

pub use limits::RelayLimits;
pub use origin::{Origin, OriginProblem};
pub use server::{RelayConfig, serve};
pub use wire::{CloseCode, LARGEST_PAYLOAD, RoomId, TabletMessage, parse_key, parse_nonce};
