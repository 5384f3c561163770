//! The limits of a listener.

use app_core::token_bucket::Rate;
use app_core::transfer_files::LONGEST_PART;

/// The largest message of a guest, in bytes: a command is a hundredth of this.
pub const LARGEST_OF_GUEST: usize = 64 << 10;

/// The largest message of the host's own screen, in bytes: a part of a file, however it is written as JSON. Larger
/// files travel in parts.
pub(crate) const LARGEST_OF_HOST: usize = 6 * LONGEST_PART + (64 << 10);

/// How many connections a listener takes at a time.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// Of all addresses.
    pub total: usize,
    /// Of one address before any of its sockets was admitted.
    pub per_new_address: usize,
    /// Of one address afterwards.
    pub per_address: usize,
}

/// What a listener allows.
#[derive(Clone, Copy, Debug)]
pub struct ListenerLimits {
    /// How many connections there may be at one time.
    pub connections: ConnectionLimits,
    /// How many connections one address may open.
    pub opened: Rate,
    /// How many HTTP requests one address may make. None: any number.
    pub requests: Option<Rate>,
    /// The largest message, in bytes.
    pub message: usize,
    /// Whether connections are read no faster than a guest has a reason to write.
    pub throttled: bool,
}

impl ListenerLimits {
    /// The limits for guests in a local network.
    pub(crate) const GUESTS: Self = Self {
        // A phone opens up to seven connections for the page, and eight phones may share one address.
        connections: ConnectionLimits { total: 256, per_new_address: 64, per_address: 96 },
        // A phone that comes back opens one; each code or token that is tried takes one.
        opened: Rate { at_once: 300.0, a_second: 5.0 },
        // A page that is loaded for the first time makes some forty requests, and up to three hundred for what it may
        // need later, ten a second; eight phones may share one address.
        requests: Some(Rate { at_once: 3_000.0, a_second: 80.0 }),
        message: LARGEST_OF_GUEST,
        throttled: true,
    };

    /// The limits for the host's own screen.
    pub(crate) const OWN_SCREEN: Self =
        Self { requests: None, message: LARGEST_OF_HOST, throttled: false, ..Self::GUESTS };
}
