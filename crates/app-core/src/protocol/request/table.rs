//! A request at one game.

use kernel::record::Settings;
use kernel::{Actor, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{Access, DeviceAccess, Subject};
use crate::protocol::SeatName;

/// A request at one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, strum::EnumDiscriminants)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(
    name(TableRequestKind),
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
pub enum TableRequest {
    /// Watches a table from now on (one at a time) and returns it whole.
    Open {
        table: u32,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// Stops watching.
    Leave,
    /// Says something at a table.
    Command {
        table: u32,
        /// The request's id, for retries: 1 to 64 bytes, stored with the entry.
        id: String,
        /// The head that it was made on.
        head: u32,
        /// The id of the question that it answers. Without an id, the command is late when the head has moved. So is
        /// one with waivers, and one for the whole table.
        #[serde(default)]
        question: Option<u32>,
        /// Who says it.
        by: Actor,
        #[ts(type = "unknown")]
        command: Value,
        /// The rules that the table waives for it.
        #[serde(default)]
        waive: Vec<String>,
    },
    /// Would this stand? Changes nothing.
    Try {
        table: u32,
        /// Who would say it.
        by: Actor,
        #[ts(type = "unknown")]
        command: Value,
    },
    /// Makes the app answer the open chance question now.
    Answer {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Undoes the last decision.
    Undo {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Redoes what was undone last.
    Redo {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Moves the head to an entry.
    Jump {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        to: u32,
    },
    /// Changes names, sides, who answers chance, or what is waived for good.
    Settings {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        /// All of them.
        settings: Settings,
    },
    /// Seats a player in place of the present one, or empties the seat.
    Sit {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        seat: kernel::Seat,
        /// The new player; `null`: the seat is empty. The devices of the player who leaves become spectators.
        #[serde(deserialize_with = "kernel::said")]
        name: Option<String>,
    },
    /// Begins the game of a table that waits for players. The table answers for the seats that stay empty.
    Begin {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
    },
    /// Renames players, all at once or none: each stays the same player, with the same devices.
    Rename {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head that it was made on.
        head: u32,
        /// The seats, none twice, and what their players are called from then on.
        names: Vec<SeatName>,
    },
    /// A look through other eyes, behind the cover of the shared tablet.
    Peek {
        table: u32,
        /// Whose eyes.
        viewer: Viewer,
    },
    /// Covers the uncovered seat of this device: a table's screen then requests nothing that only that seat may know.
    Cover { table: u32 },
    /// What could decide the game in a seat's favour now, as far as a viewer can know it.
    Hints {
        table: u32,
        /// In whose favour.
        seat: kernel::Seat,
        /// Whose eyes.
        viewer: Viewer,
    },
    /// Which parts of the table are most likely to differ from the record.
    Doubts {
        table: u32,
        /// Parts that the table has confirmed, each with the entry at which it did.
        seen: Vec<(String, u32)>,
    },
    /// A table with its entries, as a spectator sees it, for display elsewhere. It is not watched.
    Story { table: u32 },
    /// The views at some entries, for looking back, charts and replays; nothing moves.
    Timeline {
        table: u32,
        /// The entries, 0 for the set-up: at most 256, in the order in which they are shown.
        entries: Vec<u32>,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// The views before an entry and after each event of it that the viewer hears, for walking through it step by
    /// step; nothing moves. Answered with a timeline.
    Steps {
        table: u32,
        /// An entry that did something at the table.
        entry: u32,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// How the game went up to where the table stands, in figures, as a viewer may know it.
    Account {
        table: u32,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// The seeds that a table's draws were made with, once its game is over. Future draws are committed to
    /// another one first, by an entry.
    RevealSeed { table: u32 },
}

impl TableRequestKind {
    /// Who may send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Open | Self::Steps | Self::Account => Access::of(DeviceAccess::Sees),
            Self::Leave => Access::of(DeviceAccess::Anyone),
            Self::Command => Access::of(DeviceAccess::Commands),
            Self::Try => Access::of(DeviceAccess::Tries),
            Self::Answer | Self::Undo | Self::Redo => Access::of(DeviceAccess::Speaks),
            Self::Begin => Access::of(DeviceAccess::Speaks).and_organiser(),
            Self::Jump | Self::Settings => Access::of(DeviceAccess::ScreenSpeaks),
            Self::Sit | Self::Rename => Access::of(DeviceAccess::Sits),
            Self::Peek => Access::of(DeviceAccess::Peeks),
            Self::Cover | Self::Story => Access::of(DeviceAccess::AtTable),
            Self::Hints => Access::of(DeviceAccess::Advised),
            Self::Doubts => Access::of(DeviceAccess::ScreenSees),
            Self::Timeline => Access::of(DeviceAccess::LooksBack),
            Self::RevealSeed => Access::of(DeviceAccess::Host),
        }
    }
}

impl TableRequest {
    /// What of it decides whether a device may send it.
    pub(crate) fn subject(&self) -> Subject {
        match self {
            Self::Open { table, viewer, .. }
            | Self::Peek { table, viewer, .. }
            | Self::Timeline { table, viewer, .. }
            | Self::Steps { table, viewer, .. }
            | Self::Account { table, viewer, .. } => {
                Subject { table: Some(*table), viewer: Some(*viewer), ..Subject::default() }
            }
            Self::Leave => Subject::default(),
            Self::Command { table, by, waive, .. } => {
                Subject { table: Some(*table), actor: Some(*by), waives: !waive.is_empty(), ..Subject::default() }
            }
            Self::Try { table, by, .. } => Subject { table: Some(*table), actor: Some(*by), ..Subject::default() },
            Self::Answer { table, .. }
            | Self::Undo { table, .. }
            | Self::Redo { table, .. }
            | Self::Begin { table, .. }
            | Self::Jump { table, .. }
            | Self::Settings { table, .. }
            | Self::Cover { table, .. }
            | Self::Doubts { table, .. }
            | Self::Story { table, .. }
            | Self::RevealSeed { table, .. } => Subject { table: Some(*table), ..Subject::default() },
            Self::Sit { table, seat, .. } => Subject { table: Some(*table), seats: vec![*seat], ..Subject::default() },
            Self::Rename { table, names, .. } => Subject {
                table: Some(*table),
                seats: names.iter().map(|renamed| renamed.seat).collect(),
                ..Subject::default()
            },
            Self::Hints { table, viewer, seat, .. } => Subject {
                table: Some(*table),
                viewer: Some(*viewer),
                actor: Some(Actor::Seat(*seat)),
                ..Subject::default()
            },
        }
    }
}
