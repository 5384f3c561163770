//! Requests about hosting games for other devices.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Access, DeviceAccess, Subject};

/// A request about hosting games for other devices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, strum::EnumDiscriminants)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(
    name(HostingRequestKind),
    doc = "The kinds of requests about hosting.",
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
#[expect(missing_docs, reason = "the field table says what it is")]
pub enum HostingRequest {
    /// Checks that the application answers.
    Ping,
    /// Returns the hosted table that this screen looks after, if any: the one that it last opened or hosted.
    Hosting,
    /// Returns reasons why a phone cannot connect to a table.
    Reach { table: u32 },
    /// Returns the charge of the battery of the machine that stores the tables.
    Battery,
    /// Hosts a table for devices on the local network.
    Host { table: u32 },
    /// Hosts another table in place of the hosted one. Each device moves to the seat of the same player name, or
    /// becomes a spectator if there is none.
    HostInstead {
        /// The table that is hosted now.
        from: u32,
        table: u32,
    },
    /// Stops hosting a table.
    StopHosting { table: u32 },
    /// Changes how a table is hosted.
    HostOptions {
        table: u32,
        /// True if devices without a code may ask to join.
        open: bool,
        /// True if any seat's device may act for any seat.
        trusting: bool,
        /// The address that the links name.
        address: String,
    },
    /// Shows or withdraws a code with which another device can take over a hosted table.
    OfferHandOver {
        table: u32,
        /// True to show the code, false to withdraw it.
        offered: bool,
    },
    /// Shows or withdraws a code with which one other device becomes the table's screen.
    OfferScreen {
        table: u32,
        /// True to show the code, false to withdraw it.
        offered: bool,
        /// True if that device may also use the list of tables.
        tables: bool,
    },
    /// Takes over a table that another device hosts, and hosts it here.
    TakeOver {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
        /// The link that the other device shows.
        link: String,
    },
    /// Continues here with a table that was handed over.
    TakeBack { table: u32 },
}

impl HostingRequestKind {
    /// Returns the rights needed to send it.
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
    /// Returns the parts of the request that decide whether a device may send it.
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
