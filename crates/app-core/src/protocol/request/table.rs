//! Requests at one game.

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
    doc = "The kinds of requests about one table.",
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
#[expect(missing_docs, reason = "fields such as table and seat say what they are")]
pub enum TableRequest {
    /// Watches a table, one at a time, and returns it whole.
    Open {
        table: u32,
        /// The viewer for whom the table is shown.
        viewer: Viewer,
    },
    /// Stops watching.
    Leave,
    /// Makes a command at a table.
    Command {
        table: u32,
        /// The request's id, for retries: 1 to 64 bytes, stored with the entry.
        id: String,
        /// The head on which the request is based.
        head: u32,
        /// The id of the answered question. Without an id, the command is late if the head has moved. So is a command
        /// with waivers, and one for the whole table.
        #[serde(default)]
        question: Option<u32>,
        /// The actor who makes the command.
        by: Actor,
        #[ts(type = "unknown")]
        command: Value,
        /// The ids of the rules that the table waives for this command.
        #[serde(default)]
        waive: Vec<String>,
    },
    /// Checks whether a command would be accepted, without making it.
    Try {
        table: u32,
        /// The actor who would make it.
        by: Actor,
        #[ts(type = "unknown")]
        command: Value,
    },
    /// Makes the app answer the open chance question now.
    Answer {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head on which the request is based.
        head: u32,
    },
    /// Undoes the last decision.
    Undo {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head on which the request is based.
        head: u32,
    },
    /// Redoes the last undone decision.
    Redo {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head on which the request is based.
        head: u32,
    },
    /// Moves the head to an entry.
    Jump {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head on which the request is based.
        head: u32,
        to: u32,
    },
    /// Changes names, sides, the answerers of chance questions, the permanent waivers, or whether plans are suggested.
    Settings {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head on which the request is based.
        head: u32,
        /// All settings, also the unchanged ones.
        settings: Settings,
    },
    /// Seats a player in place of the present one, or empties the seat.
    Sit {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head on which the request is based.
        head: u32,
        seat: kernel::Seat,
        /// The new player; `null` empties the seat. The devices of the leaving player become spectators.
        #[serde(deserialize_with = "kernel::said")]
        name: Option<String>,
    },
    /// Gives a seat to a program, or back to its player. The seat keeps its name and its devices. A seat without a
    /// player is empty again afterwards. The head does not matter, because programs may move it at any time.
    Program {
        table: u32,
        /// The request's id, for retries.
        id: String,
        seat: kernel::Seat,
        /// The program; `null` gives the seat back.
        #[serde(deserialize_with = "kernel::said")]
        program: Option<kernel::agent::ProgramPlayer>,
    },
    /// Confirms that the pieces of the programs' plans are in place, so that the next program plays. Nothing is recorded.
    ProgramDone {
        table: u32,
        /// The length of the record after the last of these plans.
        length: u32,
    },
    /// Makes the program that thinks play the best plan that it has found so far.
    ProgramDecide { table: u32 },
    /// Begins the game of a table that waits for players. The table answers for the empty seats.
    Begin {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head on which the request is based.
        head: u32,
    },
    /// Renames players, atomically. Each stays the same player with the same devices.
    Rename {
        table: u32,
        /// The request's id, for retries.
        id: String,
        /// The head on which the request is based.
        head: u32,
        /// The seats, each at most once, with the new names.
        names: Vec<SeatName>,
    },
    /// Returns the view of another viewer, behind the cover of the shared tablet.
    Peek {
        table: u32,
        /// The other viewer.
        viewer: Viewer,
    },
    /// Covers the uncovered seat of this device. A table's screen then requests nothing that only that seat may know.
    Cover { table: u32 },
    /// Returns what could decide the game in a seat's favour now, as far as a viewer can know.
    Hints {
        table: u32,
        /// The favoured seat.
        seat: kernel::Seat,
        /// The viewer who asks.
        viewer: Viewer,
    },
    /// Returns the best plans of an asked seat at full strength, if the settings permit it. The reply is its progress
    /// until they are found.
    Suggestions {
        table: u32,
        /// The seat that asks.
        seat: kernel::Seat,
    },
    /// Returns the parts of the table that are most likely to differ from the record.
    Doubts {
        table: u32,
        /// The parts that the players have confirmed, each with the entry at which they did.
        seen: Vec<(String, u32)>,
    },
    /// Returns a table with its entries, as a spectator sees it, for display elsewhere. The session does not watch it.
    Story { table: u32 },
    /// Returns the views at some entries, for review, charts and replays. The head does not move.
    Timeline {
        table: u32,
        /// The entries in the requested order, at most 256; 0 is the set-up.
        entries: Vec<u32>,
        /// The viewer of the views.
        viewer: Viewer,
    },
    /// Returns the views before an entry and after each of its events that the viewer can see. The reply is a timeline;
    /// the head does not move.
    Steps {
        table: u32,
        /// The entry, which must have caused events.
        entry: u32,
        /// The viewer of the views.
        viewer: Viewer,
    },
    /// Returns a report of the game up to the head, as far as a viewer may know.
    Account {
        table: u32,
        /// The viewer of the report.
        viewer: Viewer,
    },
    /// Explains what decided a finished game. The reply is its progress until the analysis is done.
    Analysis { table: u32 },
    /// Reveals the seeds of a table's draws, once its game is over. An entry first commits future draws to another
    /// seed.
    RevealSeed { table: u32 },
    /// Checks the app's draws of a finished game, with the stored seeds and the given ones, which are not stored.
    CheckDraws {
        table: u32,
        /// Seeds as hex text, at most 256.
        seeds: Vec<String>,
    },
    /// Offers a seat's commitment to a contribution to the shared seed, for the next round.
    CommitContribution {
        table: u32,
        seat: kernel::Seat,
        /// The number of the next round.
        round: u32,
        /// The SHA-256, as hex text. See docs/reference/file-format.md.
        commitment: String,
    },
    /// Reveals a seat's contribution to the open round.
    RevealContribution {
        table: u32,
        seat: kernel::Seat,
        /// The number of the open round.
        round: u32,
        /// 16 random bytes as hex text.
        contribution: String,
    },
    /// Contributes a word that a player typed on a table's screen, and asks for a round.
    ContributeWord { table: u32, seat: kernel::Seat, word: String },
    /// Asks for a new round of the shared seed, at most once a turn.
    RenewSeed { table: u32 },
}

impl TableRequestKind {
    /// Returns the rights needed to send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Open | Self::Steps | Self::Account => Access::of(DeviceAccess::Sees),
            Self::Leave => Access::of(DeviceAccess::Anyone),
            Self::Command => Access::of(DeviceAccess::Commands),
            Self::Try => Access::of(DeviceAccess::Tries),
            Self::Answer | Self::Undo | Self::Redo | Self::ProgramDone | Self::ProgramDecide | Self::RenewSeed => {
                Access::of(DeviceAccess::Speaks)
            }
            Self::Begin => Access::of(DeviceAccess::Speaks).and_organiser(),
            Self::Jump | Self::Settings | Self::ContributeWord => Access::of(DeviceAccess::ScreenSpeaks),
            Self::Sit | Self::Rename | Self::CommitContribution | Self::RevealContribution => {
                Access::of(DeviceAccess::Sits)
            }
            Self::Program => Access::of(DeviceAccess::Sits).and_organiser(),
            Self::Peek => Access::of(DeviceAccess::Peeks),
            Self::Cover | Self::Story => Access::of(DeviceAccess::AtTable),
            Self::Hints | Self::Suggestions => Access::of(DeviceAccess::Advised),
            Self::Doubts | Self::Analysis => Access::of(DeviceAccess::ScreenSees),
            Self::Timeline => Access::of(DeviceAccess::LooksBack),
            Self::RevealSeed | Self::CheckDraws => Access::of(DeviceAccess::Host),
        }
    }
}

impl TableRequest {
    /// Returns the parts of the request that decide whether a device may send it.
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
            | Self::ProgramDone { table, .. }
            | Self::ProgramDecide { table }
            | Self::Begin { table, .. }
            | Self::Jump { table, .. }
            | Self::Settings { table, .. }
            | Self::Cover { table, .. }
            | Self::Doubts { table, .. }
            | Self::Story { table, .. }
            | Self::Analysis { table, .. }
            | Self::RenewSeed { table }
            | Self::RevealSeed { table, .. }
            | Self::CheckDraws { table, .. } => Subject { table: Some(*table), ..Subject::default() },
            Self::Sit { table, seat, .. }
            | Self::Program { table, seat, .. }
            | Self::CommitContribution { table, seat, .. }
            | Self::RevealContribution { table, seat, .. }
            | Self::ContributeWord { table, seat, .. } => {
                Subject { table: Some(*table), seats: vec![*seat], ..Subject::default() }
            }
            Self::Rename { table, names, .. } => Subject {
                table: Some(*table),
                seats: names.iter().map(|renamed| renamed.seat).collect(),
                ..Subject::default()
            },
            Self::Suggestions { table, seat } => Subject {
                table: Some(*table),
                viewer: Some(Viewer::Seat(*seat)),
                actor: Some(Actor::Seat(*seat)),
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
