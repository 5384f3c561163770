//! Why a phone cannot connect: conclusions from the observations of this machine.

use crate::protocol::{Arrivals, Certainty, Finding, Found, Network, NetworkKind, Problem, Reach, Reply};
use crate::tables::host_requests::Examined;
use crate::tables::host_requests::HostRequest;
use crate::tables::rooms::Rooms;

impl Rooms {
    /// Returns reasons why phones cannot reach a table, as far as this machine can find out.
    pub(crate) async fn reach(&self, table: u32) -> Result<Reply, Problem> {
        let examined = self.ask_host(HostRequest::Examine).await?;
        let hosting = self.lobby().active_membership(table).and_then(|membership| membership.hosting_without_qr());
        let named = hosting.map(|hosting| hosting.address);
        let found = found(&examined, named.as_deref().and_then(|address| address.rsplit_once(':')).map(|(ip, _)| ip));
        let Examined { networks, port, arrivals, .. } = examined;
        Ok(Reply::Reach { reach: Box::new(Reach { networks, port, arrivals, found }) })
    }
}

/// Returns the possible causes, the surest first. `named` is the address in the codes, while the table is hosted.
fn found(examined: &Examined, named: Option<&str>) -> Vec<Found> {
    let sure = |finding| Found { certainty: Certainty::Sure, finding };
    let outer: Vec<&Network> =
        examined.networks.iter().filter(|network| network.up && network.kind != NetworkKind::Inner).collect();
    // Mobile data has IPv4 too, but is another cause.
    let has_ipv4 =
        |network: &&Network| matches!(network.kind, NetworkKind::Private | NetworkKind::Public | NetworkKind::Mobile);
    if examined.has_ipv6 && !outer.iter().any(has_ipv4) {
        return vec![sure(Finding::OnlyIpv6)];
    }
    if outer.is_empty() {
        return vec![sure(Finding::NoNetwork)];
    }
    let (Some(named), Some(port)) = (named, examined.port) else { return vec![sure(Finding::NotOpen)] };
    let mut all: Vec<Found> = of_the_address(examined, &outer, named).map(sure).into_iter().collect();
    if port != examined.usual && examined.usual != 0 {
        all.push(sure(Finding::OtherPort { port, usual: examined.usual }));
    }
    let Arrivals { came, ref refused, .. } = examined.arrivals;
    all.extend(refused.iter().map(|refused| sure(Finding::Refused { why: refused.why, times: refused.times })));
    if came > 0 {
        all.push(sure(Finding::Came { devices: came }));
    }
    let likely = |finding| Found { certainty: Certainty::Likely, finding };
    all.extend(of_the_networks(&outer, named).into_iter().map(likely));
    // A connected device proves that this machine admits phones and that the network does not isolate devices.
    let nobody = [Finding::OtherNetwork, Finding::Firewall, Finding::Isolation, Finding::Typed, Finding::PhoneTunnel];
    let open = |finding: Finding| {
        let likely = came == 0 && matches!(finding, Finding::OtherNetwork | Finding::Firewall);
        Found { certainty: if likely { Certainty::Likely } else { Certainty::Open }, finding }
    };
    let told = |finding: &Finding| came == 0 || !matches!(finding, Finding::Firewall | Finding::Isolation);
    all.extend(nobody.into_iter().filter(told).map(open));
    all
}

/// Returns the fault of the address in the codes.
fn of_the_address(examined: &Examined, outer: &[&Network], named: &str) -> Option<Finding> {
    let address = || named.to_owned();
    if outer.iter().all(|network| network.kind == NetworkKind::Unassigned) {
        return Some(Finding::NoAddress { address: address() });
    }
    let Some(network) = examined.networks.iter().find(|network| network.address == named && network.up) else {
        return Some(Finding::Moved { address: address() });
    };
    if network.answers == Some(false) {
        return Some(Finding::Silent { address: address() });
    }
    let elsewhere = matches!(
        network.kind,
        NetworkKind::Mobile | NetworkKind::Tunnel | NetworkKind::Inner | NetworkKind::Unassigned
    );
    elsewhere.then(|| Finding::Elsewhere { address: address(), name: network.name.clone() })
}

/// Returns the properties of this machine's networks that may keep a phone away.
fn of_the_networks(outer: &[&Network], named: &str) -> Vec<Finding> {
    let of_kind = |kind| outer.iter().filter(move |network| network.kind == kind);
    let mut all = Vec::new();
    if let Some(tunnel) = of_kind(NetworkKind::Tunnel).next() {
        all.push(Finding::Tunnel { name: tunnel.name.clone() });
    }
    if of_kind(NetworkKind::Private).count() > 1 {
        all.push(Finding::Several);
    }
    if of_kind(NetworkKind::Public).any(|network| network.address == named) {
        all.push(Finding::Public { address: named.to_owned() });
    }
    all
}
