//! Why a phone cannot connect: what this machine observed about its networks and its listener, and the conclusions.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The observations and conclusions about how phones reach a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reach {
    /// The networks of this machine, the likeliest for phones first.
    pub networks: Vec<Network>,
    /// The port of the listener for phones; `None` while it is closed.
    pub port: Option<u16>,
    /// The devices that have connected so far.
    pub arrivals: Arrivals,
    /// The conclusions: first the certain ones, then the likely ones, then those that people must check.
    pub found: Vec<Found>,
}

/// A network of this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field kind says what it is")]
pub struct Network {
    /// The system's name of the interface.
    pub name: String,
    /// This machine's address in the network, without a port.
    pub address: String,
    pub kind: NetworkKind,
    /// True if the system reports the network as working.
    pub up: bool,
    /// True if the listener answered this machine at that address; `None` while it is closed.
    pub answers: Option<bool>,
}

/// The type of a network, from the view of a phone in the same room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NetworkKind {
    /// A private network, such as that of a home or a hotspot.
    Private,
    /// A network that gave this machine a public internet address.
    Public,
    /// A network that assigned no address, so that this machine chose its own.
    Unassigned,
    /// The network of a mobile operator.
    Mobile,
    /// A tunnel to another network (VPN).
    Tunnel,
    /// A network within this machine, such as that of containers.
    Inner,
}

/// Counts of devices by how far they got since the listener opened. A device is counted by its address; this machine is
/// not counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Arrivals {
    /// Devices that connected.
    pub came: u32,
    /// Devices that loaded the page.
    pub loaded: u32,
    /// Devices that presented a code or asked to join.
    pub asked: u32,
    /// Devices that joined.
    pub entered: u32,
    /// The refusals, each reason once, including those of this machine.
    pub refused: Vec<Refused>,
}

/// The number of refusals for one reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields why and times say what they are")]
pub struct Refused {
    pub why: Refusal,
    pub times: u32,
}

/// The reason why a guest's connection was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The device is outside the local networks.
    Far,
    /// The device opened too many connections or sent too many requests.
    Often,
    /// The device used a host name or address that is not this machine's.
    Name,
    /// The code is wrong or was used.
    Code,
    /// The token is not known any more.
    Token,
    /// The host declined or did not answer.
    Declined,
    /// The device has no code, and a code is required.
    Closed,
    /// The device tried too often.
    Busy,
}

/// A conclusion and how certain it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields finding and certainty say what they are")]
pub struct Found {
    pub certainty: Certainty,
    pub finding: Finding,
}

/// The certainty of a conclusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Certainty {
    /// The conclusion is certain.
    Sure,
    /// The observations support the conclusion.
    Likely,
    /// This machine cannot find out.
    Open,
}

/// A possible cause that keeps a phone away, or evidence against one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "finding", rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields such as address and name say what they are")]
pub enum Finding {
    /// The table is not hosted for phones.
    NotOpen,
    /// This machine is on no network.
    NoNetwork,
    /// The network has IPv6 addresses only, and phones connect by IPv4.
    OnlyIpv6,
    /// The network has given this machine no address.
    NoAddress { address: String },
    /// The address in the codes is no longer this machine's.
    Moved { address: String },
    /// The listener does not answer at the address in the codes, not even to this machine.
    Silent { address: String },
    /// The address in the codes belongs to a network without phones.
    Elsewhere { address: String, name: String },
    /// The usual port was taken, so addresses with that port lead elsewhere.
    OtherPort { port: u16, usual: u16 },
    /// Connections were refused.
    Refused { why: Refusal, times: u32 },
    /// Devices have connected, so a phone can.
    Came { devices: u32 },
    /// The network is public, and such networks isolate devices from each other.
    Public { address: String },
    /// A tunnel on this machine may redirect its answers.
    Tunnel { name: String },
    /// This machine is on several networks, and the phone may be on another than the codes name.
    Several,
    /// The phone is on another network, or on mobile data.
    OtherNetwork,
    /// A firewall on this machine blocks all connections.
    Firewall,
    /// The network isolates its devices from each other, as guest networks do.
    Isolation,
    /// The address was mistyped.
    Typed,
    /// A tunnel is open on the phone.
    PhoneTunnel,
}
