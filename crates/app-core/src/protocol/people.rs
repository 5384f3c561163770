//! Devices at a hosted table: how they join, and what the host sees of them.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The name of the player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields seat and name say what they are")]
pub struct SeatName {
    pub seat: Seat,
    pub name: String,
}

/// The role of a guest's device at a hosted table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// A player's own device: sees what the seat may see, and acts for the seat.
    Seat(Seat),
    /// A device that only watches.
    Spectator,
    /// The table's screen: sees and does what the shared tablet does.
    Screen {
        /// True if the screen may also use the list of tables: set up tables, store boards, import records.
        tables: bool,
    },
}

impl Role {
    /// Returns the viewer of a device in this role.
    pub fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::Spectator => Viewer::Spectator,
            Self::Screen { .. } => Viewer::Table,
        }
    }

    /// True for a table's screen.
    pub fn is_screen(self) -> bool {
        matches!(self, Self::Screen { .. })
    }

    /// Returns the role of such a device at another host, because each host grants its rights only for itself.
    #[must_use]
    pub fn at_another_host(self) -> Self {
        if self.is_screen() { Self::Spectator } else { self }
    }
}

/// The first message of a screen, with its reason to join.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "greeting", rename_all = "snake_case", deny_unknown_fields)]
pub enum Greeting {
    /// Neither code nor token. The reply is a refusal, whose reason tells what the device can present.
    Knock,
    /// The device has joined before, or is the host's own.
    Token {
        /// The token that the device received when it joined: 32 hex digits.
        token: String,
    },
    /// The device presents a code that the host shows.
    Code {
        /// The code, in upper or lower case, with or without its dash.
        code: String,
        /// The name of the device's user, as stated, or else the type of the device.
        name: String,
        /// The token by which the device is recognised later: 32 hex digits. The device makes it, or sends the token of
        /// an earlier visit. With an earlier token the device changes its role, and is not counted as another device.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
    },
    /// The device has neither code nor token, and asks to join.
    Ask {
        /// The name of the device's user, as stated.
        name: String,
        /// The token, as in `Code`. A device that was asleep repeats its request with it and is not counted twice.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
    },
    /// Another host's app asks to take the table over.
    TakeOver {
        /// The code that the host shows only for a hand-over.
        code: String,
    },
}

/// The first message to a device that has joined.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The status of a guest; `None` for the host's own screen.
    pub guest: Option<GuestStatus>,
    /// The token to present from now on, for a new guest or the host's own screen.
    pub token: Option<String>,
}

/// The status of a guest's device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields device, table and role say what they are")]
pub struct GuestStatus {
    pub device: u32,
    pub table: u32,
    pub role: Role,
    /// True if the device may only watch.
    pub muted: bool,
    /// True if any seat's device may act for any seat.
    pub trusting: bool,
    /// The club's data about the table; `None` if no club runs it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub club: Option<AtClub>,
}

/// A club's data about a table, for one of its devices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AtClub {
    /// True if the organiser has ended the game, so that the entered result counts.
    pub ended: bool,
    /// True if the organiser has ended the game and all seats share the points, as when time is called.
    pub tied: bool,
    /// The place of this seat if the organiser has ended the game; `None` for a seat that did not play, and for
    /// spectators.
    pub place: Option<u8>,
    /// True if a seat may waive a rule that forbids its command.
    pub house_rules: bool,
}

/// A hosted table, as the host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field table says what it is")]
pub struct Hosting {
    pub table: u32,
    /// The networks in which the table can be reached.
    pub networks: Vec<HostNetwork>,
    /// The address that the links name.
    pub address: String,
    /// True if devices without a code may ask to join.
    pub open: bool,
    /// True if any seat's device may act for any seat.
    pub trusting: bool,
    /// The link without a code, for devices that ask to join.
    pub door: Link,
    /// One link for each seat, valid for one device; then the spectators' link, valid for many.
    pub links: Vec<RoleLink>,
    /// The link for a device that takes the table over, while offered. Only the host's own screen gets it.
    pub hand_over: Option<Link>,
    /// The link for a device that becomes the table's screen, while offered: valid for one device. Only the host's own
    /// screen gets it.
    pub screen: Option<RoleLink>,
    /// Devices that wait for the host's answer.
    pub asking: Vec<Asking>,
    /// Devices that have joined, in the order of joining.
    pub devices: Vec<Device>,
    /// Seats that have no device now, but whose player joined with one. A table's screen shows them only after the host
    /// releases them.
    pub kept: Vec<Seat>,
}

/// A network in which a hosted table can be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HostNetwork {
    /// The name of the network in the system; empty if it has none.
    pub name: String,
    /// The address as `address:port`.
    pub address: String,
}

/// A table that was hosted when the program ended, and is not hosted again yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field table says what it is")]
pub struct LeftOpen {
    pub table: u32,
    /// The number of devices that joined this evening and will reconnect by themselves.
    pub devices: u32,
}

/// A link to join, which is scanned or typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Link {
    /// The whole address.
    pub url: String,
    /// The code in the address, for typing; empty for the link without a code.
    pub code: String,
    /// The address as a QR code, an SVG picture.
    pub qr: String,
}

/// A link to join in a role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field link says what it is")]
pub struct RoleLink {
    /// The role that the link grants.
    pub role: Role,
    pub link: Link,
}

/// A device that waits for the host's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Asking {
    /// The id that the host's answer names.
    pub id: u32,
    /// The name of the device's user, as stated.
    pub name: String,
}

/// A device that has joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields id, name and role say what they are")]
pub struct Device {
    pub id: u32,
    pub name: String,
    pub role: Role,
    /// True if the device may only watch.
    pub muted: bool,
    /// True if the device is connected now.
    pub connected: bool,
}

/// A change that the host makes to a device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "change", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the field role says what it is")]
pub enum DeviceChange {
    /// Renames the device.
    Rename {
        /// The new name: 1 to 32 characters.
        name: String,
    },
    /// Gives the device another role.
    Move { role: Role },
    /// Restricts the device to watching, or lifts that.
    Mute {
        /// True if the device may only watch.
        muted: bool,
    },
    /// Removes the device.
    Remove,
}

impl DeviceChange {
    /// True if a device with this role loses it by the change.
    pub fn leaves(&self, place: Role) -> bool {
        match self {
            Self::Remove => true,
            Self::Move { role } => *role != place,
            Self::Rename { .. } | Self::Mute { .. } => false,
        }
    }
}
