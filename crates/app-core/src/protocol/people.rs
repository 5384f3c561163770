//! Devices around a hosted table: how they come in, and what the host sees of them.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the player at a seat is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatName {
    pub seat: Seat,
    pub name: String,
}

/// What a guest's device is at a hosted table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// A player's own: sees what the seat may see, and says what the seat may say.
    Seat(Seat),
    /// It only watches.
    Spectator,
    /// The table's screen: it sees what the shared tablet sees, and acts as that does.
    Screen {
        /// Whether it also looks after the list of tables: sets up new ones, keeps boards, takes records in.
        tables: bool,
    },
}

impl Role {
    /// Through whose eyes such a device looks.
    pub fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::Spectator => Viewer::Spectator,
            Self::Screen { .. } => Viewer::Table,
        }
    }

    /// Whether such a device is a table's screen.
    pub fn is_screen(self) -> bool {
        matches!(self, Self::Screen { .. })
    }

    /// The role of such a device at another host: rights over a host are granted by that host only.
    #[must_use]
    pub fn at_another_host(self) -> Self {
        if self.is_screen() { Self::Spectator } else { self }
    }
}

/// The first message of a screen: why it should be let in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "greeting", rename_all = "snake_case", deny_unknown_fields)]
pub enum Greeting {
    /// Without code or token: returns whose table this is.
    Knock,
    /// It was let in before, or is the host's own.
    Token {
        /// What it was given then: 32 hex digits.
        token: String,
    },
    /// It has a code that the host shows.
    Code {
        /// The code, in any case, with or without its dash.
        code: String,
        /// What kind of device it says it is.
        name: String,
        /// The token by which it will be recognised: 32 hex digits that it made itself, or was given when it
        /// was let in before. In the latter case it moves to another place instead of becoming one more
        /// device.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
    },
    /// It has nothing and asks to be let in.
    Ask {
        /// Whose device it says it is.
        name: String,
        /// The same. A device that was asleep asks again with it, and does not become one more.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
    },
    /// It runs the app itself and wants to take the table over.
    TakeOver {
        /// The code that the host shows for this alone.
        code: String,
    },
}

/// The first message to a device that has joined.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// Where a guest stands; none for the host's own screen.
    pub guest: Option<GuestStatus>,
    /// What it should show from now on, if it is a new guest or the host's own screen.
    pub token: Option<String>,
}

/// Where a guest's device stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GuestStatus {
    pub device: u32,
    pub table: u32,
    pub role: Role,
    /// It may look, but say nothing.
    pub muted: bool,
    /// Any seat's device may speak for anyone.
    pub trusting: bool,
    /// What a club says of the table; none where a host has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub club: Option<AtClub>,
}

/// What a club says of a table to one of its devices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AtClub {
    /// Whether the organiser has ended the game: the result that was entered counts.
    pub ended: bool,
    /// Whether everybody shares the points then, as when time was called.
    pub tied: bool,
    /// The place of this seat then; none for who did not play, and for spectators.
    pub place: Option<u8>,
    /// Whether a seat may allow what a rule forbids it.
    pub house_rules: bool,
}

/// A hosted table, as the host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Hosting {
    pub table: u32,
    /// The networks in which it can be reached.
    pub networks: Vec<HostNetwork>,
    /// The one that the links name.
    pub address: String,
    /// Whether devices without a code may ask to be let in.
    pub open: bool,
    /// Whether any seat's device may speak for anyone.
    pub trusting: bool,
    /// The bare address, for those who ask.
    pub door: Link,
    /// One a seat, good for one device each; then the spectators', good for many.
    pub links: Vec<RoleLink>,
    /// For a device that is to take the table over, while that is offered. Told to the host's own screen alone.
    pub hand_over: Option<Link>,
    /// For a device that is to be the table's screen, while that is offered: good for one. Told to the host's own
    /// screen alone.
    pub screen: Option<RoleLink>,
    /// Devices that wait to be let in.
    pub asking: Vec<Asking>,
    /// Devices that were let in, in the order in which they came.
    pub devices: Vec<Device>,
    /// Seats without a device whose players came with one: a table's screen does not show them until the host releases
    /// them.
    pub kept: Vec<Seat>,
}

/// A network in which a hosted table can be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HostNetwork {
    /// What the system calls it; empty if there is none.
    pub name: String,
    /// `address:port`.
    pub address: String,
}

/// A table that was hosted when the program ended, and is not yet again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LeftOpen {
    pub table: u32,
    /// How many devices that were let in this evening will come back by themselves.
    pub devices: u32,
}

/// A link to join with, to be scanned or typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Link {
    /// The whole address.
    pub url: String,
    /// The code in it, for people who type it; empty for the bare address.
    pub code: String,
    /// The address as a QR code: an SVG picture.
    pub qr: String,
}

/// A link to join in a role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoleLink {
    /// As whom.
    pub role: Role,
    /// The way.
    pub link: Link,
}

/// A device that waits to be let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Asking {
    /// To answer it by.
    pub id: u32,
    /// Whose it says it is.
    pub name: String,
}

/// A device that was let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Device {
    /// Its number.
    pub id: u32,
    pub name: String,
    /// What it is at the table.
    pub role: Role,
    /// It may look, but say nothing.
    pub muted: bool,
    /// Whether it is there now.
    pub connected: bool,
}

/// What the host does with a device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "change", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeviceChange {
    /// Calls it otherwise.
    Rename {
        /// Its name from now on: 1 to 32 characters.
        name: String,
    },
    /// Gives it another place.
    Move { role: Role },
    /// Lets it look only, or speak again.
    Mute {
        /// Whether it may say nothing.
        muted: bool,
    },
    /// Sends it away.
    Remove,
}

impl DeviceChange {
    /// Whether a device leaves this place by it.
    pub fn leaves(&self, place: Role) -> bool {
        match self {
            Self::Remove => true,
            Self::Move { role } => *role != place,
            Self::Rename { .. } | Self::Mute { .. } => false,
        }
    }
}
