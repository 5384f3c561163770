//! The program that hosts tables, without a screen: its data folder, and the listeners that screens connect to.
//!
//! [`App`] puts the tables of [`app_core`] on a storage backend. A listener ([`listener`]) serves the files of the
//! screen and one socket for each screen; its [`gatekeeper::Gatekeeper`] decides about admission. This crate has two of
//! them: [`serve`] for the host's own screen, on the loopback address, and [`serve_lan`] for guests, on the local
//! network while a table is hosted. The two are separate. This crate knows neither clubs nor rules of games, and
//! contains no texts for players.

pub mod accept;
#[cfg(feature = "ingress")]
pub mod certificate;
pub mod compression;
pub mod connection;
pub mod daily;
pub mod gatekeeper;
#[cfg(feature = "ingress")]
pub mod ingress;
#[cfg(feature = "ingress")]
pub mod ingress_args;
pub mod limits;
pub mod listener;
pub mod log;
pub mod screen_files;
pub mod terminal;

mod app;
mod arrivals;
mod battery;
mod disk;
mod feed;
mod guests;
mod interfaces;
mod lan;
mod networks;
mod open_requests;
mod opening;
mod own_screen;
mod program_players;
mod screen_key;
mod session;
mod slots;
mod throttle;
mod transfer;

pub use app::{App, CLOSING};
pub use arrivals::ArrivalStep;
pub use disk::OnDisk;
pub use lan::{Front, LAN_PORT, serve_lan, serve_lan_as, serve_lan_in_foreground};
pub use networks::machine_address;
pub use open_requests::{OpenRequest, OpenRequests};
pub use opening::OpenProblem;
pub use own_screen::{Host, OWN_PORT, ServeProblem, serve};
pub use slots::{Slot, Slots};
pub use throttle::Throttled;
