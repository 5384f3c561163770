//! Pseudonyms of addresses: a tablet limits tries by them without learning an address.

use std::net::IpAddr;

use app_core::token_bucket::rate_limit_key;
use ring::hmac::{HMAC_SHA256, Key, sign};

use crate::wire::{Pseudonym, RoomId};

/// Makes pseudonyms under a key of this start of the relay.
pub(crate) struct Pseudonyms(Key);

impl Pseudonyms {
    /// Creates a key.
    pub fn new() -> Self {
        Self(Key::new(HMAC_SHA256, &rand::random::<[u8; 32]>()))
    }

    /// Returns the pseudonym of an address in a room; of an IPv6 address, that of its /64 network. Each room has
    /// others, so two tablets cannot compare their guests.
    pub fn pseudonym(&self, room: RoomId, address: IpAddr) -> Pseudonym {
        let mut message = room.as_bytes().to_vec();
        match rate_limit_key(address) {
            IpAddr::V4(address) => message.extend(address.octets()),
            IpAddr::V6(address) => message.extend(address.octets()),
        }
        let mut pseudonym = Pseudonym::default();
        for (to, from) in pseudonym.iter_mut().zip(sign(&self.0, &message).as_ref()) {
            *to = *from;
        }
        pseudonym
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test")]
mod tests {
    use super::*;

    #[test]
    fn pseudonym_depends_on_network_room_and_start() {
        let (pseudonyms, rooms) = (Pseudonyms::new(), [[4; 65], [5; 65]].map(|key| RoomId::of_key(&key)));
        let of = |address: &str| pseudonyms.pseudonym(rooms[0], address.parse().expect("an address"));
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.1"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        let address = "192.0.2.1".parse().expect("an address");
        assert_ne!(of("192.0.2.1"), pseudonyms.pseudonym(rooms[1], address));
        assert_ne!(of("192.0.2.1"), Pseudonyms::new().pseudonym(rooms[0], address));
    }
}
