//! Requests about the owner's boards.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::{Access, DeviceAccess, Subject};

/// A request about the owner's boards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, strum::EnumDiscriminants)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(tag = "type", rename_all = "snake_case")]
#[strum_discriminants(
    name(BoardRequestKind),
    doc = "The kinds of requests about boards, named on the wire as `type`.",
    derive(strum::VariantArray, strum::IntoStaticStr),
    strum(serialize_all = "snake_case")
)]
#[expect(missing_docs, reason = "the fields game, board and id say what they are")]
pub enum BoardRequest {
    /// All boards of a game.
    Boards { game: String },
    /// Stores a board for later tables, replacing one with the same id.
    KeepBoard {
        game: String,
        #[ts(type = "unknown")]
        board: Value,
    },
    /// Copies a board to a new id and name.
    CopyBoard {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
        game: String,
        /// The id of the copied board.
        from: String,
        /// The copy's id.
        id: String,
        /// The copy's name.
        name: String,
    },
    /// Changes a stored board.
    EditBoard {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
        game: String,
        id: String,
        /// The change in the game's own format.
        #[ts(type = "unknown")]
        edit: Value,
    },
    /// Exports a board as a file.
    ExportBoard { game: String, id: String },
    /// Imports a board file.
    ImportBoard {
        /// The request's id, for retries.
        #[serde(default)]
        #[ts(type = "string")]
        request: Option<String>,
        game: String,
        /// The content of the file.
        text: String,
        /// The id to use if another board has the file's own id.
        id: String,
    },
    /// Deletes a stored board.
    DropBoard { game: String, id: String },
}

impl BoardRequestKind {
    /// Returns the rights needed to send it.
    pub const fn access(self) -> Access {
        match self {
            Self::Boards => Access::of(DeviceAccess::TablesScreen).and_organiser(),
            Self::KeepBoard
            | Self::CopyBoard
            | Self::EditBoard
            | Self::ExportBoard
            | Self::ImportBoard
            | Self::DropBoard => Access::of(DeviceAccess::TablesScreen),
        }
    }
}

impl BoardRequest {
    /// Returns the parts of the request that decide whether a device may send it.
    pub(crate) fn subject(&self) -> Subject {
        match self {
            Self::Boards { .. }
            | Self::KeepBoard { .. }
            | Self::CopyBoard { .. }
            | Self::EditBoard { .. }
            | Self::ExportBoard { .. }
            | Self::ImportBoard { .. }
            | Self::DropBoard { .. } => Subject::default(),
        }
    }
}
