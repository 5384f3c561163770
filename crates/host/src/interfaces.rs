//! The network interfaces of this machine, ranked by how likely phones can reach them.
//!
//! [`rank`] is a pure function over plain data, so that one test covers the layouts of all systems. [`read`] asks
//! the system.

use std::cmp::Reverse;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::path::Path;

use app_core::protocol::NetworkKind;
use if_addrs::IfAddr;

/// Folder where Linux describes its interfaces. Other systems have no such folder, and Android lets no app read it.
const SYSTEM: &str = "/sys/class/net";

/// An address outside every network (RFC 5737). No packet is sent there; only its route is looked up.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// Addresses through which old programs reach the internet in a network of IPv6 only (RFC 7335), and their mask. No
/// other device can reach them.
const SHARED: (u32, u32) = (Ipv4Addr::new(192, 0, 0, 0).to_bits(), 0xffff_fff8);

/// Prefixes of interface names, in lower case.
const LOCAL: [&str; 21] = [
    "eth",
    "en",
    "em",
    "wl",
    "ap",
    "swlan",
    "softap",
    "wifi",
    "wi-fi",
    "ethernet",
    "local area connection",
    "wireless network connection",
    "lan-verbindung",
    "drahtlosnetzwerkverbindung",
    "connexion au réseau local",
    "connexion réseau sans fil",
    "conexión de área local",
    "conexión de red inalámbrica",
    "беспроводн",
    "подключение по локальной сети",
    "p2p-wl",
];
const MOBILE: [&str; 12] = [
    "rmnet",
    "v4-rmnet",
    "ccmni",
    "v4-ccmni",
    "wwan",
    "wwp",
    "pdp_ip",
    "seth_",
    "cellular",
    "mobile",
    "mobilfunk",
    "сотовая",
];
const INNER: [&str; 28] = [
    "docker",
    "veth",
    "br-",
    "virbr",
    "vethernet",
    "lxc",
    "lxd",
    "vboxnet",
    "virtualbox",
    "vmnet",
    "vmware",
    "podman",
    "waydroid",
    "anbox",
    "bridge",
    "cni",
    "flannel",
    "cali",
    "cilium",
    "kube",
    "incus",
    "vnic",
    "vmenet",
    "dummy",
    "ifb",
    "npcap loopback",
    "loopback",
    "hyper-v",
];
const TUNNELS: [&str; 26] = [
    "tun",
    "tap",
    "utun",
    "wg",
    "ppp",
    "ipsec",
    "tailscale",
    "zt",
    "zerotier",
    "feth",
    "proton",
    "nord",
    "cloudflare",
    "warp",
    "mullvad",
    "cscotun",
    "gpd",
    "openvpn",
    "wireguard",
    "surfshark",
    "expressvpn",
    "hamachi",
    "gre",
    "sit",
    "teredo",
    "outline",
];

/// Exceptions: a router's own network, and bridges that users name. `bridge100` and above are created by macOS.
const NOT_INNER: [&str; 2] = ["br-lan", "bridge0"];

/// An interface with an IPv4 address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Interface {
    pub name: String,
    /// Kind according to the system; `None` if the system reports none.
    pub kind: Option<LinkKind>,
    pub address: Ipv4Addr,
    pub mask: Ipv4Addr,
    /// True if the system reports a single machine at the other end.
    pub point_to_point: bool,
    /// True if traffic to the internet uses this interface.
    pub default_route: bool,
    /// True if the system reports the interface as working.
    pub up: bool,
}

/// The kind of network behind an interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkKind {
    /// A wired or wireless network around this machine.
    Local,
    /// The network of a mobile operator.
    Mobile,
    /// A single other machine.
    PointToPoint,
    /// Virtual machines and containers within this machine.
    Inner,
    /// A remote network (VPN).
    Tunnel,
}

impl Interface {
    /// Returns the kind that the system reports, otherwise the one that the interface's name suggests.
    fn link(&self) -> Option<LinkKind> {
        if self.address.to_bits() & SHARED.1 == SHARED.0 {
            return Some(LinkKind::Tunnel);
        }
        self.kind.or_else(|| match kind_of_name(&self.name) {
            None | Some(LinkKind::Local) if self.point_to_point => Some(LinkKind::PointToPoint),
            kind => kind,
        })
    }

    /// True if phones in the same room may be in this network.
    pub fn is_near(&self) -> bool {
        let works = self.up && !self.address.is_link_local();
        works && matches!(self.link(), Some(LinkKind::Local) | None)
    }

    /// Returns the kind of network as a phone in the same room sees it.
    pub fn network_kind(&self) -> NetworkKind {
        match self.link() {
            Some(LinkKind::Inner) => NetworkKind::Inner,
            Some(LinkKind::Tunnel | LinkKind::PointToPoint) => NetworkKind::Tunnel,
            Some(LinkKind::Mobile) => NetworkKind::Mobile,
            Some(LinkKind::Local) | None if self.address.is_link_local() => NetworkKind::Unassigned,
            Some(LinkKind::Local) | None if self.address.is_private() => NetworkKind::Private,
            Some(LinkKind::Local) | None => NetworkKind::Public,
        }
    }
}

/// Sorts interfaces so that those most likely to reach a phone come first.
pub(crate) fn rank(interfaces: &mut [Interface]) {
    interfaces.sort_by_key(|interface| {
        let tier = match interface.link() {
            Some(LinkKind::Local) if interface.is_near() => 0,
            None if interface.is_near() => 1,
            Some(LinkKind::Local) | None => 2,
            Some(LinkKind::Mobile) => 3,
            Some(LinkKind::PointToPoint) => 4,
            Some(LinkKind::Inner | LinkKind::Tunnel) => 5,
        };
        (tier, !interface.address.is_private(), Reverse(interface.default_route), interface.address)
    });
}

fn kind_of_name(name: &str) -> Option<LinkKind> {
    let name = name.to_lowercase();
    let begins = |names: &[&str]| names.iter().any(|begin| name.starts_with(begin));
    // Companies put "vpn" anywhere in the names of their tunnels.
    if begins(&TUNNELS) || name.contains("vpn") {
        Some(LinkKind::Tunnel)
    } else if begins(&MOBILE) {
        Some(LinkKind::Mobile)
    } else if begins(&INNER) && !NOT_INNER.contains(&name.as_str()) {
        Some(LinkKind::Inner)
    } else if begins(&LOCAL) {
        Some(LinkKind::Local)
    } else {
        None
    }
}

/// The addresses of this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Interfaces {
    /// Interfaces to other machines, the most likely ones for phones first.
    pub outer: Vec<Interface>,
    /// All addresses, of both IP versions.
    pub own: Vec<IpAddr>,
}

/// Networks, each as address and mask.
pub(crate) type Nets = Vec<(u32, u32)>;

impl Interfaces {
    /// True if this machine has an IPv6 address that others can reach.
    pub fn has_ipv6(&self) -> bool {
        let is_outer = |ip: &IpAddr| match ip {
            IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local(),
            IpAddr::V4(_) => false,
        };
        self.own.iter().any(is_outer)
    }

    /// Returns the networks around this machine.
    pub fn nets(&self) -> Nets {
        self.outer.iter().map(|interface| (interface.address.to_bits(), interface.mask.to_bits())).collect()
    }
}

/// Reads the interfaces from the system.
pub(crate) fn read() -> std::io::Result<Interfaces> {
    let all = if_addrs::get_if_addrs()?;
    let own: Vec<IpAddr> = all.iter().map(if_addrs::Interface::ip).collect();
    let default = default_address();
    let away = all.into_iter().filter(|interface| !interface.is_loopback());
    let mut outer: Vec<Interface> = away.filter_map(|interface| of_system(interface, default)).collect();
    rank(&mut outer);
    Ok(Interfaces { outer, own })
}

fn of_system(interface: if_addrs::Interface, default: Option<IpAddr>) -> Option<Interface> {
    let up = interface.is_oper_up();
    let IfAddr::V4(v4) = interface.addr else { return None };
    Some(Interface {
        kind: kind_of_system(Path::new(SYSTEM), &interface.name),
        name: interface.name,
        address: v4.ip,
        mask: v4.netmask,
        point_to_point: interface.is_p2p,
        default_route: default == Some(v4.ip.into()),
        up,
    })
}

/// Returns the address from which this machine would reach the internet.
fn default_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Returns the kind that Linux reports for an interface; `None` if it reports none.
fn kind_of_system(folder: &Path, name: &str) -> Option<LinkKind> {
    let own = folder.join(name);
    let has = |file: &str| own.join(file).exists();
    let event = std::fs::read_to_string(own.join("uevent")).unwrap_or_default();
    let is_of_type = |of: &str| event.lines().any(|line| line.strip_prefix("DEVTYPE=") == Some(of));
    if is_of_type("wwan") {
        Some(LinkKind::Mobile)
    } else if is_of_type("wireguard") || has("tun_flags") {
        Some(LinkKind::Tunnel)
    } else if has("wireless") || has("phy80211") {
        Some(LinkKind::Local)
    } else if has("bridge") {
        // A bridge belongs to the network of this room if a real device is part of it.
        let members = std::fs::read_dir(own.join("brif")).into_iter().flatten().flatten();
        let is_real =
            members.map(|member| folder.join(member.file_name()).join("device")).any(|device| device.exists());
        Some(if is_real { LinkKind::Local } else { LinkKind::Inner })
    } else if has("device") && kind_of_name(name) != Some(LinkKind::Mobile) {
        // Modems are devices too, and some drivers show that only in the name.
        Some(LinkKind::Local)
    } else {
        None
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
mod tests {
    use super::*;

    /// Parses a row such as `*wlan0 192.168.1.5`. `*` marks the default route, `~` a point-to-point interface, and `-`
    /// one that is down. `!` marks one that the system reports as local, and `^` one that it reports as inner.
    fn row(text: &str) -> Interface {
        let (head, address) = text.rsplit_once(' ').expect("a name and an address");
        let name = head.trim_start_matches(['*', '~', '-', '!', '^']);
        let is = |mark| head[..head.len() - name.len()].contains(mark);
        let kind = if is('!') { Some(LinkKind::Local) } else { is('^').then_some(LinkKind::Inner) };
        Interface {
            name: name.to_owned(),
            kind,
            address: address.parse().expect("an address"),
            mask: Ipv4Addr::new(255, 255, 255, 0),
            point_to_point: is('~'),
            default_route: is('*'),
            up: !is('-'),
        }
    }

    #[test]
    fn local_network_ranks_first_in_every_layout() {
        // The first interface of each layout is the expected one.
        let layouts: [&[&str]; 39] = [
            // Linux: containers, virtual machines, tunnels.
            &["*wlan0 192.168.1.5", "vboxnet0 192.168.56.1"],
            &["*wlan0 192.168.1.5", "vmnet8 172.16.40.1", "vmnet1 172.16.90.1"],
            &["*wlp3s0 192.168.178.20", "docker0 172.17.0.1", "br-3f2a9c0d1e4b 172.18.0.1"],
            &["*enp0s31f6 10.0.0.8", "lxdbr0 10.114.3.1"],
            &["*wlan0 192.168.1.5", "podman0 10.88.0.1"],
            &["*wlp2s0 192.168.0.14", "waydroid0 192.168.240.1"],
            &["*wlan0 192.168.1.5", "virbr0 192.168.122.1", "-docker0 172.17.0.1"],
            &["wlan0 192.168.1.5", "*proton0 10.2.0.2"],
            &["wlan0 192.168.1.5", "*~nordlynx 10.5.0.2"],
            &["wlp1s0 192.168.1.5", "*mullvad0 10.64.1.2"],
            &["wlan0 192.168.1.5", "~tailscale0 100.101.102.103"],
            &["eno1 192.168.1.5", "ztabcdefgh 10.147.17.5"],
            &["*!net7 192.168.1.5", "^cluster0 10.42.0.1"],
            &["*!br0 192.168.1.5", "^mybridge 10.9.0.1"],
            &["*br-lan 192.168.1.1", "docker0 172.17.0.1"],
            // Linux: several real networks.
            &["*wlan0 192.168.1.5", "eth0 169.254.10.20"],
            &["*wlan0 192.168.1.5", "-eth0 192.168.0.9"],
            &["*enp5s0 192.168.9.2", "wlp1s0 192.168.1.5"],
            &["wlan0 10.42.0.1", "*wwp0s20 100.70.1.2"],
            &["wlan0 192.168.1.5", "*eth0 198.51.100.7"],
            // macOS.
            &["*en0 192.168.1.5", "bridge100 192.168.64.1"],
            &["*en0 192.168.1.5", "~utun4 10.8.0.2", "~utun5 100.90.1.1"],
            &["*en0 192.168.1.5", "CloudflareWARP 172.16.0.2"],
            &["*en0 192.168.1.5", "en5 169.254.87.3"],
            &["en0 192.168.1.5", "*~ppp0 10.30.0.4"],
            &["*en0 192.168.1.5", "vmenet0 192.168.65.1", "vnic0 10.211.55.2"],
            // Windows.
            &["*Wi-Fi 192.168.1.5", "CloudflareWARP 172.16.0.2"],
            &["*Wi-Fi 192.168.1.5", "Ethernet 2 192.168.56.1"],
            &["*Wi-Fi 192.168.1.5", "vEthernet (WSL (Hyper-V firewall)) 172.29.80.1"],
            &["*Wi-Fi 192.168.1.5", "VMware Network Adapter VMnet8 192.168.137.2"],
            &["*WLAN 192.168.178.3", "VirtualBox Host-Only Network 192.168.56.1"],
            &["Wi-Fi 192.168.1.5", "*NordLynx 10.5.0.2", "Local Area Connection* 3 169.254.7.7"],
            &["*Беспроводная сеть 192.168.1.5", "Radmin VPN 26.4.5.6"],
            &["Local Area Connection* 10 192.168.137.1", "*Mobilfunk 10.77.1.9"],
            // Android and iOS.
            &["*wlan0 192.168.1.5", "rmnet_data0 10.21.3.4"],
            &["*wlan0 192.168.1.5", "ccmni0 10.21.3.4", "~tun0 10.1.10.1"],
            &["swlan0 192.168.43.1", "*~v4-rmnet_data2 192.0.0.4"],
            &["*en0 192.168.1.5", "pdp_ip0 10.33.1.2"],
            &["ap1 172.20.10.1", "*en0 192.0.0.2"],
        ];
        for layout in layouts {
            // The result must not depend on the order in which the system lists them.
            for turn in 0..layout.len() {
                let mut interfaces: Vec<Interface> = layout.iter().map(|text| row(text)).collect();
                interfaces.rotate_left(turn);
                rank(&mut interfaces);
                assert_eq!(interfaces.first(), Some(&row(layout[0])), "{layout:?}");
            }
        }
    }

    #[test]
    fn unknown_networks_rank_before_mobile_networks_and_tunnels() {
        let expected = ["foo 10.0.0.9", "rmnet0 10.0.0.7", "~bar 10.0.0.6", "docker0 10.0.0.5"].map(row);
        let mut interfaces = expected.to_vec();
        interfaces.reverse();
        rank(&mut interfaces);
        assert_eq!(interfaces, expected);
    }

    #[test]
    fn linux_classifies_radio_bridge_tunnel_and_modem_interfaces() {
        let folder = tempfile::tempdir().expect("a folder");
        let put = |path: &str, text: &str| {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
            std::fs::write(path, text).expect("it is written");
        };
        for path in ["a/phy80211", "b/device", "c/brif/b/state", "c/bridge", "d/bridge", "e/tun_flags"] {
            put(path, "");
        }
        put("f/uevent", "INTERFACE=f\nDEVTYPE=wireguard\n");
        put("g/uevent", "DEVTYPE=wwan\n");
        put("g/device", "");
        put("rmnet0/device", "");
        put("bond0/uevent", "DEVTYPE=bond\n");
        let kinds = ["a", "b", "c", "d", "e", "f", "g", "rmnet0", "bond0", "absent"];
        let kinds = kinds.map(|name| kind_of_system(folder.path(), name));
        use LinkKind::{Inner, Local, Mobile, Tunnel};
        let of = |kind| Some(kind);
        let expected =
            [of(Local), of(Local), of(Local), of(Inner), of(Tunnel), of(Tunnel), of(Mobile), None, None, None];
        assert_eq!(kinds, expected);
    }
}
