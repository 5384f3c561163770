//! Exports for other programs: plays, and an evening. `docs/reference/export-and-feed.md` specifies the files.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a file of plays is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PlaysFormat {
    /// A spreadsheet: a line for each seat.
    Csv,
    /// All exported fields of a table.
    Json,
    /// As BoardGameGeek itself gives plays out: those that are over.
    Bgg,
    /// As BG Stats takes one from other programs: a link.
    BgStats,
}

/// What a game is called where a file goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameNamed {
    pub name: String,
    /// The number that BoardGameGeek gives it, if known.
    pub bgg: Option<u32>,
}

/// An evening on which people mean to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Evening {
    /// RFC 3339.
    pub begins: String,
    /// How long it is meant to be.
    pub minutes: u32,
    pub title: String,
    /// Empty for nowhere in particular.
    pub place: String,
    /// Empty for none.
    pub note: String,
}
