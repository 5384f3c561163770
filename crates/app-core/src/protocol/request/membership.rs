//! Requests about the devices at a hosted game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Access, DeviceAccess, Subject};
use crate::protocol::{DeviceChange, Role};

/// A request about the devices at a hosted game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, strum::EnumDiscriminants)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(
    name(MembershipRequestKind),
    doc = "The kinds of requests about devices at a table.",
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
#[expect(missing_docs, reason = "fields such as table and asking say what they are")]
pub enum MembershipRequest {
    /// Returns the link by which others join this guest's table, for a public display.
    Door,
    /// Removes the requesting guest's device from its table.
    GiveUpPlace,
    /// Answers a device that asked to join.
    Admit {
        table: u32,
        asking: u32,
        /// The role of the device; `null` declines it.
        #[serde(deserialize_with = "kernel::said")]
        role: Option<Role>,
    },
    /// Changes the role, the rights or the name of a device.
    ChangeDevice { table: u32, device: u32, change: DeviceChange },
    /// Removes the devices of a seat and lets a table's screen show the seat from then on.
    ReleaseSeat { table: u32, seat: kernel::Seat },
}

impl MembershipRequestKind {
    /// Returns the rights needed to send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Door | Self::GiveUpPlace => Access::of(DeviceAccess::Anyone),
            Self::Admit | Self::ChangeDevice => Access::of(DeviceAccess::ScreenHosts).and_organiser(),
            Self::ReleaseSeat => Access::of(DeviceAccess::Host),
        }
    }
}

impl MembershipRequest {
    /// Returns the parts of the request that decide whether a device may send it.
    pub(crate) fn subject(&self) -> Subject {
        match self {
            Self::Door | Self::GiveUpPlace => Subject::default(),
            Self::Admit { table, role, .. } => {
                Subject { table: Some(*table), host_only: role.is_some_and(Role::is_screen), ..Subject::default() }
            }
            Self::ChangeDevice { table, change, .. } => Subject {
                table: Some(*table),
                host_only: matches!(change, DeviceChange::Move { role } if role.is_screen()),
                ..Subject::default()
            },
            Self::ReleaseSeat { table, .. } => Subject { table: Some(*table), ..Subject::default() },
        }
    }
}
