//! The gatekeeper of the local network: admits guests of hosted tables, as the lobby decides.

use std::net::IpAddr;
use std::sync::Arc;

use app_core::protocol::{Greeting, Problem};
use async_trait::async_trait;
use tokio::sync::watch;

use crate::accept::{Admission, Observed};
use crate::arrivals::ArrivalCounts;
use crate::gatekeeper::{Entry, Gatekeeper, HostNames, Visit};
use crate::interfaces::Nets;
use crate::limits::ListenerLimits;

/// Admits guests in the local network.
pub(crate) struct Guests {
    /// The networks of accepted devices.
    pub nets: watch::Receiver<Nets>,
    /// Host names of this machine, besides its addresses.
    pub names: Arc<[String]>,
    /// Counts of devices, for help with connecting.
    pub arrivals: Arc<ArrivalCounts>,
}

#[async_trait]
impl Gatekeeper for Guests {
    fn limits(&self) -> ListenerLimits {
        ListenerLimits::GUESTS
    }

    fn admit(&self, peer: IpAddr) -> Admission {
        let is_near = match peer {
            peer if peer.is_loopback() => true,
            IpAddr::V4(peer) => {
                let near = |&(address, mask): &(u32, u32)| peer.to_bits() & mask == address & mask;
                peer.is_private() || peer.is_link_local() || self.nets.borrow().iter().any(near)
            }
            IpAddr::V6(_) => false,
        };
        if is_near { Admission::Limited(self.limits().connections) } else { Admission::Refused }
    }

    async fn greet(&self, _visit: &mut Visit<'_>, greeting: Greeting) -> Result<Entry, Problem> {
        Ok(Entry::Lobby(greeting))
    }

    fn observe(&self, observed: Observed) {
        match observed {
            Observed::Reached(from, step) => self.arrivals.record_step(from, step),
            Observed::Refused(why) => self.arrivals.count_refusal(why),
            Observed::SocketOpened | Observed::SocketClosed => {}
        }
    }

    fn host_names(&self) -> HostNames {
        HostNames::Named(Arc::clone(&self.names))
    }

    fn has_feed(&self) -> bool {
        true
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
mod tests {
    use super::*;

    #[test]
    fn guests_may_connect_from_the_networks_that_this_machine_has_now() {
        let net = |text: &str| (text.parse::<std::net::Ipv4Addr>().expect("an address").to_bits(), 0xffff_ff00);
        let (nets, near) = watch::channel(vec![net("203.0.113.5")]);
        let guests = Guests { nets: near, names: Arc::default(), arrivals: Arc::default() };
        let may = |text: &str| matches!(guests.admit(text.parse().expect("an address")), Admission::Limited(_));
        assert!(may("203.0.113.77") && may("192.168.1.2") && !may("198.51.100.7"));
        nets.send_replace(vec![net("198.51.100.9")]);
        assert!(may("198.51.100.7") && !may("203.0.113.77"));
    }
}
