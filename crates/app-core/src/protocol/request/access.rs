//! Who may send a request. The host's own screen may send any.

use kernel::{Actor, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// Who may send a request, besides the host's own screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Which devices of guests may.
    pub device: DeviceAccess,
    /// Whether the organiser of a club may, at any table.
    pub organiser: bool,
}

impl Access {
    /// These devices, and no organiser.
    pub(super) const fn of(device: DeviceAccess) -> Self {
        Self { device, organiser: false }
    }

    /// The organiser as well.
    pub(super) const fn and_organiser(self) -> Self {
        Self { organiser: true, ..self }
    }
}

/// Which devices of guests may send a request. A spectator, a seat's device and a table's screen each may send what those
/// before it may, as far as it is about their own table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceAccess {
    /// Any device.
    Anyone,
    /// A device at the table.
    AtTable,
    /// A device whose viewer is the one of the request.
    Sees,
    /// As `Sees`, and any device at the table that asks as a spectator.
    LooksBack,
    /// As `Sees`, and a table's screen that asks as a seat without a device of its own.
    Peeks,
    /// A seat's device for that seat, and a table's screen for the seat uncovered on it.
    Advised,
    /// As `Advised`, unless the device is muted.
    Tries,
    /// A device that may speak for this seat, or for chance.
    Commands,
    /// A device that may speak for this seat; a table's screen for any.
    Sits,
    /// A seat's device or a table's screen that is not muted.
    Speaks,
    /// A table's screen.
    Screen,
    /// The screen of the table.
    ScreenSees,
    /// The screen of the table that is not muted.
    ScreenSpeaks,
    /// The screen of the table, to manage its players.
    ScreenHosts,
    /// A table's screen with rights to the list of games.
    TablesScreen,
    /// As `TablesScreen`, to manage the players of its own table.
    TablesScreenHosts,
    /// As `TablesScreen`, for its own table if that is hosted, and for any table that is not.
    Rematches,
    /// The host alone.
    Host,
}

impl DeviceAccess {
    /// The lowest level of device that may ever send it.
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
    /// A spectator's, and every other.
    Anyone,
    /// A seat's.
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
    /// The table.
    pub table: Option<u32>,
    /// The viewer of the request.
    pub viewer: Option<Viewer>,
    /// The actor of the request.
    pub actor: Option<Actor>,
    /// The seats that it fills, empties or renames.
    pub seats: Vec<Seat>,
    /// Whether it waives a rule.
    pub waives: bool,
    /// Whether its content makes it the host's alone: a backup that restores devices, a device that becomes a screen.
    pub host_only: bool,
}
