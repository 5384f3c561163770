//! The limits of a relay.

use std::time::Duration;

use app_core::token_bucket::Rate;
use host::limits::{ConnectionLimits, ListenerLimits, READ_OF_GUEST};

use crate::wire::LARGEST_PAYLOAD;

/// Connections of one address. A household shares one, and so can all guests of a hall.
const PER_ADDRESS: usize = 512;

/// Connections of all addresses.
const TOTAL: usize = 8_192;

/// Limits of a trusted proxy, which may bring all guests.
pub(crate) const PROXY: ConnectionLimits =
    ConnectionLimits { total: TOTAL, per_new_address: TOTAL, per_address: TOTAL };

/// Rate of bytes read from a tablet's connection. At once a table of the largest size, which is read as parts.
const READ_OF_TABLET: Rate = Rate { at_once: (16 << 20) as f64, a_second: (1 << 20) as f64 };

/// The limits of the port. The role of a connection is unknown when it is accepted, so the rate is a tablet's.
pub(crate) const PORT: ListenerLimits = ListenerLimits {
    connections: ConnectionLimits { total: TOTAL, per_new_address: PER_ADDRESS, per_address: PER_ADDRESS },
    opened: Rate { at_once: 600.0, a_second: 10.0 },
    requests: None,
    message: LARGEST_PAYLOAD,
    read: Some(READ_OF_TABLET),
};

/// The limits of rooms and connections.
#[derive(Clone, Copy, Debug)]
pub struct RelayLimits {
    /// Maximum number of guests of a room at a time.
    pub guests: usize,
    /// Rate of joins of an address: rooms that it opens or enters.
    pub joins: Rate,
    /// Maximum number of bytes that wait for a slow phone, which then loses its connection.
    pub waiting: usize,
    /// Maximum number of bytes of payloads that wait for a slow tablet. Beyond them, its phones are not read.
    pub waiting_for_tablet: usize,
    /// Number of bytes waiting in the whole relay from which on slow readers lose their connections.
    pub waiting_in_all: usize,
    /// Rate of bytes read from a phone.
    pub phone: Rate,
    /// Rate of bytes read from a tablet.
    pub tablet: Rate,
    /// Time limit for each step of the proof of possession.
    pub proof: Duration,
    /// Time that a phone waits for its room to open, so that it joins at once when a tablet's page has reloaded. It is
    /// shorter than the time that a page waits for a connection (3 s).
    pub room: Duration,
    /// Interval of pings.
    pub ping: Duration,
    /// A connection without any message for this time is closed.
    pub silence: Duration,
}

impl Default for RelayLimits {
    fn default() -> Self {
        Self {
            guests: 32,
            joins: Rate { at_once: 150.0, a_second: 2.0 },
            waiting: 4 << 20,
            waiting_for_tablet: 1 << 20,
            waiting_in_all: 256 << 20,
            phone: READ_OF_GUEST,
            tablet: READ_OF_TABLET,
            proof: Duration::from_secs(10),
            room: Duration::from_secs(2),
            ping: Duration::from_secs(10),
            silence: Duration::from_secs(35),
        }
    }
}
