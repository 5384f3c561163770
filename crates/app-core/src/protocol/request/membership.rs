//! A request about the devices at a hosted game.

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
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
pub enum MembershipRequest {
    /// Where others come in to the table that this guest is at: for a screen that everybody sees.
    Door,
    /// A guest's device gives up its place.
    GiveUpPlace,
    /// Answers a device that asked to be let in.
    Admit {
        table: u32,
        asking: u32,
        /// As whom; `null` sends it away.
        #[serde(deserialize_with = "kernel::said")]
        role: Option<Role>,
    },
    /// Changes what a device is or may do.
    ChangeDevice { table: u32, device: u32, change: DeviceChange },
    /// Removes the devices of a seat, and lets a table's screen show the seat from then on.
    ReleaseSeat { table: u32, seat: kernel::Seat },
}

impl MembershipRequestKind {
    /// Who may send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Door | Self::GiveUpPlace => Access::of(DeviceAccess::Anyone),
            Self::Admit | Self::ChangeDevice => Access::of(DeviceAccess::ScreenHosts).and_organiser(),
            Self::ReleaseSeat => Access::of(DeviceAccess::Host),
        }
    }
}

impl MembershipRequest {
    /// What of it decides whether a device may send it.
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
