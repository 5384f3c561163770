//! Statistics over finished games, the persons who played, and the groups that play together.

use kernel::{Answering, Chair};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Selects the tables that the statistics count. A table must meet all conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the field game says what it is")]
pub struct StatisticsFilter {
    /// The persons who all played at the table.
    #[ts(as = "Option<Vec<String>>", optional)]
    pub people: Vec<String>,
    #[ts(optional)]
    pub game: Option<String>,
    /// The number of players.
    #[ts(optional)]
    pub seats: Option<u8>,
    /// The earliest time of play, inclusive (RFC 3339 in UTC, or the day alone).
    #[ts(optional)]
    pub from: Option<String>,
    /// The latest time of play, exclusive, in the same form.
    #[ts(optional)]
    pub to: Option<String>,
    /// True to count games in which a program played as well.
    #[ts(as = "Option<bool>", optional)]
    pub programs: bool,
}

/// Statistics over finished games, without demos and excluded persons.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Statistics {
    /// The number of counted tables.
    pub tables: u32,
    /// The time of play in seconds.
    pub seconds: u32,
    /// The times of the first and the last play (RFC 3339); empty if there is none.
    pub from: String,
    /// The end of that period, in the same form.
    pub to: String,
    /// The games, the most played first.
    pub games: Vec<GamePlayed>,
    /// All persons at the counted tables, the most frequent player first.
    pub people: Vec<PersonFigures>,
    /// All pairs of persons at the same tables, the most frequent pair first.
    pub pairs: Vec<HeadToHead>,
    /// The number of finished tables that could not be read.
    pub unread: u32,
}

/// The number and the length of plays of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GamePlayed {
    /// The game's id.
    pub game: String,
    /// The number of its finished tables.
    pub tables: u32,
    /// The time of play in seconds.
    pub seconds: u32,
}

/// The figures of one person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields name, games and decisions say what they are")]
pub struct PersonFigures {
    pub name: String,
    pub games: u32,
    /// Wins, alone or shared, except ties of all seats.
    pub wins: u32,
    /// The number of times that each place was reached, from the first. A tie of all seats counts for no place.
    pub places: Vec<u32>,
    /// The average place; `null` if there is none.
    pub average_place: Option<f64>,
    /// Income and spending by game and source.
    pub flows: Vec<SourceSum>,
    /// The starts by game, the most frequent first.
    pub starts: Vec<StartCount>,
    /// The number of attacks on other seats.
    pub attacks: u32,
    /// The number of attacks suffered.
    pub attacked: u32,
    /// The attackers, the most frequent first.
    pub attacked_by: Vec<AttackedBy>,
    /// The luck at dice, by game.
    pub luck: Vec<GameLuck>,
    pub decisions: u32,
    /// The time that the other players waited for this person, in seconds.
    pub seconds: u32,
    /// The longest streak of wins.
    pub longest_streak: u32,
    /// The current streak of wins.
    pub streak: u32,
}

/// The income or spending from one source of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the field game says what it is")]
pub struct SourceSum {
    pub game: String,
    /// The source; see [`kernel::account::Flow`].
    pub source: String,
    /// The sum over all tables.
    pub amount: i32,
}

/// The number of games with a certain start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StartCount {
    /// The game's id.
    pub game: String,
    /// The start; see [`kernel::account::GameReport::starts`].
    pub start: String,
    /// The number of finished games with this start.
    pub games: u32,
    /// The number of these games that were won.
    pub wins: u32,
}

/// The number of attacks of one person on another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AttackedBy {
    /// The attacker.
    pub name: String,
    /// The number of attacks, over all games.
    pub times: u32,
}

/// The luck at dice over all games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameLuck {
    /// The game's id.
    pub game: String,
    /// The number of throws, each of one or more dice.
    pub throws: u32,
    /// The number of dice in all throws.
    pub dice: u32,
    /// The sum of all rolls.
    pub got: u32,
    /// The expected sum of as many rolls.
    pub expected: f64,
    /// The difference from the expected sum, in standard deviations; 0 if nothing could vary.
    pub deviations: f64,
    /// The probability of at least this sum, from 0 to 1, by the normal distribution.
    pub at_least: f64,
    /// The probability of at most this sum, in the same form.
    pub at_most: f64,
}

/// The results of two persons at the same tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HeadToHead {
    /// The two names, in order.
    pub people: [String; 2],
    /// The number of finished games that both played.
    pub games: u32,
    /// The number of games in which each finished before the other; the rest were ties.
    pub ahead: [u32; 2],
}

/// A person as the storage backend knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Person {
    /// The name under which the statistics count this person.
    pub name: String,
    /// Other names that stand for this person, at tables or before a renaming.
    pub names: Vec<String>,
    /// True if statistics exclude this person.
    pub out: bool,
}

/// People who play together, with the settings of their next table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the field game says what it is")]
pub struct Group {
    /// The unique name, 1 to 32 characters.
    pub name: String,
    pub game: String,
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// The answerers of chance questions.
    pub answering: Answering,
    /// The ids of the rules that the group waives for good.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub waivers: Vec<String>,
    /// True if the group's games suggest plans to players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub suggestions: bool,
    /// The set-up in the game's own format.
    #[ts(type = "unknown")]
    pub setup: Value,
}
