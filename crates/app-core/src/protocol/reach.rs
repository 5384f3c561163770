//! Why a phone cannot connect: what this machine found out about itself and its door, and what that means.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is known about the way from phones to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reach {
    /// The networks of this machine, those that a phone is most likely on first.
    pub networks: Vec<Network>,
    /// The port at which it listens for phones; none while it does not.
    pub port: Option<u16>,
    /// Who has come so far.
    pub arrivals: Arrivals,
    /// What that means: first what is sure, then what is likely, then what can only be tried.
    pub found: Vec<Found>,
}

/// A network of this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Network {
    /// What the system calls its interface.
    pub name: String,
    /// This machine's address there, without a port.
    pub address: String,
    pub kind: NetworkKind,
    /// Whether the system says that it is in working order.
    pub up: bool,
    /// Whether the door answered when this machine asked at that address; none while it is not open.
    pub answers: Option<bool>,
}

/// What a network is to a phone in the same room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NetworkKind {
    /// A private one, as that of a home or a hotspot.
    Private,
    /// One that gave this machine an address of the whole internet.
    Public,
    /// One that gave this machine no address: it has made up its own.
    Unassigned,
    /// The network of a mobile operator.
    Mobile,
    /// A tunnel to somewhere else (VPN).
    Tunnel,
    /// One within this machine, as those of containers.
    Inner,
}

/// Which devices, told apart by their addresses, have come since the door was opened, and how far. This machine
/// is none of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Arrivals {
    /// How many have connected.
    pub came: u32,
    /// How many of them came as far as the page.
    pub loaded: u32,
    /// How many have shown a code or asked to be let in.
    pub asked: u32,
    /// How many were let in.
    pub entered: u32,
    /// What was refused, each reason once. Here this machine counts too.
    pub refused: Vec<Refused>,
}

/// How often something was refused at the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refused {
    pub why: Refusal,
    pub times: u32,
}

/// Why a guest's connection was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// It came from outside the local networks.
    Far,
    /// It opened too many connections, or asked for too much.
    Often,
    /// It used another name or address than that of this machine.
    Name,
    /// Its code is wrong, or was used.
    Code,
    /// It is not known any more.
    Token,
    /// The host said no, or did not answer.
    Declined,
    /// It has no code, and a code is required.
    Closed,
    /// It tried too often.
    Busy,
}

/// A thing that was found, and how sure it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Found {
    pub certainty: Certainty,
    pub finding: Finding,
}

/// How sure a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Certainty {
    /// It is so.
    Sure,
    /// What is known speaks for it.
    Likely,
    /// This machine cannot find it out.
    Open,
}

/// What may keep a phone away, or shows that something does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "finding", rename_all = "snake_case")]
pub enum Finding {
    /// The table is not open to phones.
    NotOpen,
    /// This machine is on no network.
    NoNetwork,
    /// The network has addresses of IPv6 only, and phones come by IPv4.
    OnlyIpv6,
    /// The network has given this machine no address.
    NoAddress { address: String },
    /// The address that the codes lead to is no longer this machine's.
    Moved { address: String },
    /// The door does not answer at the address that the codes lead to, not even to this machine.
    Silent { address: String },
    /// The address that the codes lead to is in a network where no phone is.
    Elsewhere { address: String, name: String },
    /// The usual port was taken: addresses that name it lead somewhere else.
    OtherPort { port: u16, usual: u16 },
    /// Connections were refused.
    Refused { why: Refusal, times: u32 },
    /// Devices have come to the door, so that a phone can.
    Came { devices: u32 },
    /// The network is not a private one: such networks keep devices apart.
    Public { address: String },
    /// A tunnel is open on this machine, which may take its answers elsewhere.
    Tunnel { name: String },
    /// This machine is on several networks, and the phone may be on another than the codes lead to.
    Several,
    /// The phone is on another network, or on mobile data.
    OtherNetwork,
    /// A firewall on this machine blocks all connections.
    Firewall,
    /// The network keeps its devices apart, as those for guests do.
    Isolation,
    /// The address was typed wrongly.
    Typed,
    /// A tunnel is open on the phone.
    PhoneTunnel,
}
