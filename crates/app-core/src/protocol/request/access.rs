//! Rights to send a request. The host's own screen may send any.

use kernel::{Actor, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// The rights needed to send a request. The host's own screen needs none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The guests' devices that may send it.
    pub device: DeviceAccess,
    /// True if the organiser of a club may send it, at any table.
    pub organiser: bool,
}

impl Access {
    /// Grants access to these devices, and not to the organiser.
    pub(super) const fn of(device: DeviceAccess) -> Self {
        Self { device, organiser: false }
    }

    /// Grants access to the organiser as well.
    pub(super) const fn and_organiser(self) -> Self {
        Self { organiser: true, ..self }
    }
}

/// The guests' devices that may send a request. The rights of a spectator's device, a seat's device and a table's
/// screen increase in this order. About its own table, each may send what the earlier ones may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceAccess {
    /// Any device.
    Anyone,
    /// Any device at the table.
    AtTable,
    /// A device that watches as the viewer of the request.
    Sees,
    /// The devices of `Sees`, and any device at the table for the viewer `Spectator`.
    LooksBack,
    /// The devices of `Sees`, and a table's screen for a seat without a device of its own.
    Peeks,
    /// A seat's device for that seat, and a table's screen for the seat uncovered on it.
    Advised,
    /// The devices of `Advised` that are not muted.
    Tries,
    /// A device that may act for the command's actor: a seat, or chance.
    Commands,
    /// A device that may act for this seat; a table's screen for any.
    Sits,
    /// A seat's device or a table's screen that is not muted.
    Speaks,
    /// Any table's screen.
    Screen,
    /// The screen of the table that the request names.
    ScreenSees,
    /// The screen of that table, unless it is muted.
    ScreenSpeaks,
    /// The screen of that table, to manage its players.
    ScreenHosts,
    /// A table's screen with rights to the list of games.
    TablesScreen,
    /// The screens of `TablesScreen`, to manage the players of their own table.
    TablesScreenHosts,
    /// The screens of `TablesScreen`, for their own table if it is hosted, and for any table that is not.
    Rematches,
    /// The host only.
    Host,
}

impl DeviceAccess {
    /// Returns the lowest level of device that may ever send the request.
    pub const fn least(self) -> Least {
        match self {
            Self::Anyone | Self::AtTable | Self::Sees | Self::LooksBack | Self::Peeks => Least::Anyone,
            Self::Advised | Self::Tries | Self::Commands | Self::Sits | Self::Speaks => Least::Seat,
            Self::Screen | Self::ScreenSees | Self::ScreenSpeaks | Self::ScreenHosts => Least::Screen,
            Self::TablesScreen | Self::TablesScreenHosts | Self::Rematches => Least::TablesScreen,
            Self::Host => Least::Host,
        }
    }
}

/// Levels of devices; each may send what the lower levels may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Least {
    /// Every device, also a spectator's.
    Anyone,
    /// A seat's device.
    Seat,
    /// A table's screen.
    Screen,
    /// A table's screen with rights to the list of games.
    TablesScreen,
    /// The host's own screen.
    Host,
}

/// The parts of a request that decide whether a device may send it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Subject {
    pub table: Option<u32>,
    pub viewer: Option<Viewer>,
    pub actor: Option<Actor>,
    /// The seats that the request fills, empties or renames.
    pub seats: Vec<Seat>,
    /// True if the request waives a rule.
    pub waives: bool,
    /// True if the content reserves the request for the host: a backup that restores devices, or a device that becomes
    /// a screen.
    pub host_only: bool,
}
