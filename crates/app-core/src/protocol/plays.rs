//! Exports for other programs: plays, and an event for a calendar. `docs/reference/export-and-feed.md` specifies the
//! files.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The format of an export of plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PlaysFormat {
    /// A spreadsheet with one line per seat.
    Csv,
    /// All exported fields of a table.
    Json,
    /// The format in which BoardGameGeek exports plays; only finished games.
    Bgg,
    /// The link with which BG Stats imports a play from other programs.
    BgStats,
}

/// The names of a game in an export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field name says what it is")]
pub struct GameNamed {
    pub name: String,
    /// The game's number at BoardGameGeek, if known.
    pub bgg: Option<u32>,
}

/// An evening that players plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field title says what it is")]
pub struct Evening {
    /// The start (RFC 3339).
    pub begins: String,
    /// The planned length in minutes.
    pub minutes: u32,
    pub title: String,
    /// The location; empty if none was entered.
    pub place: String,
    /// A note; empty if there is none.
    pub note: String,
}
