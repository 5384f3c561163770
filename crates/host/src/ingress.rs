//! The side of a server that faces the network: its own certificate, and the proxies in front of it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::HeaderMap;
use ipnet::IpNet;

use crate::Throttled;
use crate::accept::Stream;
use crate::certificate::Certificate;

/// Header in which proxies list client addresses; each proxy appends on the right.
const FORWARDED: &str = "x-forwarded-for";

/// The part of a server that faces the network: proxies and encryption.
#[derive(Clone, Default)]
pub struct Ingress {
    /// The certificate of this server; `None` if a proxy encrypts, or nothing does.
    pub certificate: Option<Arc<Certificate>>,
    /// Networks of trusted proxies, whose forwarded addresses are believed.
    pub behind: Vec<IpNet>,
}

impl Ingress {
    /// Returns the scheme of the server's addresses.
    pub fn scheme(&self) -> &'static str {
        if self.certificate.is_some() { "https" } else { "http" }
    }

    /// True if a proxy at this address is trusted.
    pub fn trusts(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        self.behind.iter().any(|net| net.contains(&peer))
    }

    /// Returns the client's address: the last forwarded address that is not a trusted proxy's. An untrusted peer
    /// counts as the client.
    pub fn real(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let said = headers.get_all(FORWARDED).iter().map(|value| value.to_str().unwrap_or_default());
        let said: Vec<&str> = said.flat_map(|text| text.split(',')).map(str::trim).collect();
        let (mut real, mut before) = (peer, said.into_iter().rev());
        while self.trusts(real) {
            match before.next().map(str::parse::<IpAddr>) {
                Some(Ok(address)) => real = address.to_canonical(),
                // Missing, or not an address.
                _ => break,
            }
        }
        real
    }

    /// Encrypts a connection, if this server itself does that. Returns `None` if the handshake fails.
    pub async fn encrypt(&self, stream: Throttled) -> Option<Box<dyn Stream>> {
        match &self.certificate {
            Some(certificate) => Some(Box::new(certificate.accept(stream).await?)),
            None => Some(Box::new(stream)),
        }
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test")]
mod tests {
    use super::*;

    fn real(peer: &str, said: &[&str]) -> String {
        let behind = ["192.0.2.1/32", "10.0.0.0/8", "fd00::/64"].map(|text| text.parse().expect("a network"));
        let gate = Ingress { certificate: None, behind: behind.to_vec() };
        let mut headers = HeaderMap::new();
        for said in said {
            headers.append(FORWARDED, said.parse().expect("a value"));
        }
        gate.real(peer.parse().expect("an address"), &headers).to_string()
    }

    #[test]
    fn forwarded_address_is_trusted_only_from_a_proxy() {
        assert_eq!(real("192.0.2.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(real("::ffff:192.0.2.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(real("fd00::5", &["2001:db8::1"]), "2001:db8::1");
        assert_eq!(real("198.51.100.7", &["192.0.2.99"]), "198.51.100.7", "who is no proxy says what it likes");
        assert_eq!(real("192.0.2.2", &["198.51.100.7"]), "192.0.2.2");
    }

    #[test]
    fn forged_forwarded_address_is_ignored() {
        assert_eq!(real("192.0.2.1", &["203.0.113.5, 198.51.100.7"]), "198.51.100.7");
        assert_eq!(real("192.0.2.1", &["203.0.113.5", "198.51.100.7"]), "198.51.100.7");
        assert_eq!(real("192.0.2.1", &["203.0.113.5, 198.51.100.7, 10.1.2.3"]), "198.51.100.7", "two proxies");
    }

    #[test]
    fn invalid_forwarded_address_falls_back_to_the_proxy() {
        assert_eq!(real("192.0.2.1", &[]), "192.0.2.1");
        assert_eq!(real("192.0.2.1", &["unknown"]), "192.0.2.1");
        assert_eq!(real("192.0.2.1", &["198.51.100.7, "]), "192.0.2.1");
    }
}
