//! The limits of a listener.

use app_core::connection::LARGEST_OF_GUEST;
use app_core::token_bucket::Rate;
use app_core::transfer_files::LONGEST_PART;

/// Maximum size of a message of the host's own screen, in bytes: one part of a file, with the worst escaping in
/// JSON. Larger files are sent in parts.
pub(crate) const LARGEST_OF_HOST: usize = 6 * LONGEST_PART + (64 << 10);

/// Rate of bytes read from a guest's connection. A tap takes a few hundred.
pub const READ_OF_GUEST: Rate = Rate { at_once: (256 << 10) as f64, a_second: (64 << 10) as f64 };

/// Maximum number of connections of a listener at a time.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// All addresses together.
    pub total: usize,
    /// One address before any of its sockets was admitted.
    pub per_new_address: usize,
    /// One address afterwards.
    pub per_address: usize,
}

/// The limits of a listener.
#[derive(Clone, Copy, Debug)]
pub struct ListenerLimits {
    /// Maximum number of simultaneous connections.
    pub connections: ConnectionLimits,
    /// Rate of new connections for each address.
    pub opened: Rate,
    /// Rate of HTTP requests for each address; `None` for no limit.
    pub requests: Option<Rate>,
    /// Maximum size of a message, in bytes.
    pub message: usize,
    /// Rate at which a connection is read, in bytes; `None` for no limit.
    pub read: Option<Rate>,
}

impl ListenerLimits {
    /// The limits for guests in a local network.
    pub(crate) const GUESTS: Self = Self {
        // A phone opens up to seven connections for the page, and eight phones may share one address.
        connections: ConnectionLimits { total: 256, per_new_address: 64, per_address: 96 },
        // A returning phone opens one connection; each try of a code or token takes one.
        opened: Rate { at_once: 300.0, a_second: 5.0 },
        // The first load of a page makes some forty requests. Prefetching adds up to 335, ten a second.
        // Eight phones may share one address.
        requests: Some(Rate { at_once: 3_000.0, a_second: 80.0 }),
        message: LARGEST_OF_GUEST,
        read: Some(READ_OF_GUEST),
    };

    /// The limits for the host's own screen.
    pub(crate) const OWN_SCREEN: Self = Self { requests: None, message: LARGEST_OF_HOST, read: None, ..Self::GUESTS };
}
