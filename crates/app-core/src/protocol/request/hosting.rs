//! A request about hosting games to other devices.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Access, DeviceAccess, Subject};

/// A request about hosting games to other devices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, strum::EnumDiscriminants)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(
    name(HostingRequestKind),
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
pub enum HostingRequest {
    /// Is anybody there?
    Ping,
    /// The hosted table that this screen looks after, if there is one: the one that it looked at or hosted last.
    Hosting,
    /// Why a phone cannot connect to a table.
    Reach { table: u32 },
    /// How much the battery of the machine that holds the tables has left.
    Battery,
    /// Lets devices on the local network join a table.
    Host { table: u32 },
    /// Hosts a table instead of one that is hosted: the devices there come along, each to the seat of the
    /// same name, or else to watch.
    HostInstead {
        /// The table that is hosted.
        from: u32,
        table: u32,
    },
    /// Stops hosting a table.
    StopHosting { table: u32 },
    /// Changes how a table is hosted.
    HostOptions {
        table: u32,
        /// Whether devices without a code may ask to be let in.
        open: bool,
        /// Whether any seat's device may speak for anyone.
        trusting: bool,
        /// Which of the addresses the links name.
        address: String,
    },
    /// Shows a code with which another device can take a hosted table over, or withdraws it.
    OfferHandOver {
        table: u32,
        /// Whether.
        offered: bool,
    },
    /// Shows a code with which one other device becomes the table's screen, or withdraws it.
    OfferScreen {
        table: u32,
        /// Whether.
        offered: bool,
        /// Whether that device also looks after the list of tables.
        tables: bool,
    },
    /// Takes over a table that another device hosts, and hosts it from now on.
    TakeOver {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
        /// The link that the other device shows.
        link: String,
    },
    /// Continues here at a table that was handed over.
    TakeBack { table: u32 },
}

impl HostingRequestKind {
    /// Who may send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Ping => Access::of(DeviceAccess::Anyone).and_organiser(),
            Self::Hosting => Access::of(DeviceAccess::Screen).and_organiser(),
            Self::Reach | Self::Battery | Self::OfferHandOver | Self::OfferScreen | Self::TakeOver | Self::TakeBack => {
                Access::of(DeviceAccess::Host)
            }
            Self::Host | Self::StopHosting => Access::of(DeviceAccess::Host).and_organiser(),
            Self::HostInstead => Access::of(DeviceAccess::TablesScreenHosts),
            Self::HostOptions => Access::of(DeviceAccess::ScreenHosts).and_organiser(),
        }
    }
}

impl HostingRequest {
    /// What of it decides whether a device may send it.
    pub(crate) fn subject(&self) -> Subject {
        match self {
            Self::Ping | Self::Hosting | Self::Battery | Self::TakeOver { .. } => Subject::default(),
            Self::Reach { table, .. }
            | Self::Host { table, .. }
            | Self::StopHosting { table, .. }
            | Self::HostOptions { table, .. }
            | Self::OfferHandOver { table, .. }
            | Self::OfferScreen { table, .. }
            | Self::TakeBack { table, .. } => Subject { table: Some(*table), ..Subject::default() },
            Self::HostInstead { from, .. } => Subject { table: Some(*from), ..Subject::default() },
        }
    }
}
