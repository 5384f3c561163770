//! What all tables that are over come to, who played at them, and who plays together.

use kernel::{Answering, Chair};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Which tables are counted: those of which all of this is so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct StatisticsFilter {
    /// All of them were at the table.
    #[ts(as = "Option<Vec<String>>", optional)]
    pub people: Vec<String>,
    #[ts(optional)]
    pub game: Option<String>,
    /// So many played.
    #[ts(optional)]
    pub seats: Option<u8>,
    /// Played at this time or later (RFC 3339 in UTC, or a day of it).
    #[ts(optional)]
    pub from: Option<String>,
    /// Played before this time (likewise).
    #[ts(optional)]
    pub to: Option<String>,
}

/// What the tables come to that are over. Demos and people who are left out are not in it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Statistics {
    /// How many tables were counted.
    pub tables: u32,
    /// For how long they were played, in seconds.
    pub seconds: u32,
    /// When the first and the last of them were played (RFC 3339); empty if there is none.
    pub from: String,
    pub to: String,
    /// By game, the one that was played most first.
    pub games: Vec<GamePlayed>,
    /// Everybody who was at one of them, who played most first.
    pub people: Vec<PersonFigures>,
    /// Every two who were at the same table, who played together most first.
    pub pairs: Vec<HeadToHead>,
    /// Tables that are over and could not be read.
    pub unread: u32,
}

/// How often a game was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GamePlayed {
    pub game: String,
    pub tables: u32,
    /// For how long in all, in seconds.
    pub seconds: u32,
}

/// What one person's games come to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct PersonFigures {
    pub name: String,
    pub games: u32,
    /// Alone or shared, where not everybody was level.
    pub wins: u32,
    /// How often each place was reached, from the first; a tie of all seats counts for no place.
    pub places: Vec<u32>,
    /// The average of these; `null` if there is none.
    pub average_place: Option<f64>,
    /// What came in and went out, by game and source.
    pub flows: Vec<SourceSum>,
    /// What was begun with, by game, the most frequent first.
    pub starts: Vec<StartCount>,
    /// How often they attacked another seat.
    pub attacks: u32,
    /// How often they were attacked.
    pub attacked: u32,
    /// By whom, the most frequent first.
    pub attacked_by: Vec<AttackedBy>,
    /// Dice, by game.
    pub luck: Vec<GameLuck>,
    pub decisions: u32,
    /// For how long the others waited for them, in seconds.
    pub seconds: u32,
    /// The most games in a row that were won.
    pub longest_streak: u32,
    /// How many of the last ones were won in a row.
    pub streak: u32,
}

/// What a source brought in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SourceSum {
    pub game: String,
    /// See [`kernel::account::Flow`].
    pub source: String,
    /// Over all tables.
    pub amount: i32,
}

/// How often a game was begun with something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StartCount {
    pub game: String,
    /// See [`kernel::account::GameReport::starts`].
    pub start: String,
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
}

/// How often one person attacked another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AttackedBy {
    pub name: String,
    pub times: u32,
}

/// Dice over the years.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameLuck {
    pub game: String,
    pub throws: u32,
    pub dice: u32,
    /// What they showed in all.
    pub got: u32,
    /// What so many show on average.
    pub expected: f64,
    /// How far from it they were, in standard deviations; 0 if nothing could vary.
    pub deviations: f64,
    /// How likely at least so much was, from 0 to 1, by the normal distribution.
    pub at_least: f64,
    /// How likely at most so much was, likewise.
    pub at_most: f64,
}

/// How two people fared at the same tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HeadToHead {
    /// In the order of their names.
    pub people: [String; 2],
    pub games: u32,
    /// How often each was before the other; level in the rest.
    pub ahead: [u32; 2],
}

/// A person as the home of records knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Other names that stand for them, at tables or before they were renamed.
    pub names: Vec<String>,
    /// Whether they are left out of statistics.
    pub out: bool,
}

/// People who play together, with everything that their next table begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// 1 to 32 characters; no two groups have the same.
    pub name: String,
    pub game: String,
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// Who answers chance questions.
    pub answering: Answering,
    /// The rules that they waive for good, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub waivers: Vec<String>,
    /// The game's own set-up.
    #[ts(type = "unknown")]
    pub setup: Value,
}
