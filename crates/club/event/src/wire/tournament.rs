//! Requests about an event's tournament, and its state on the screen.

use club_tournament::{Outcome, PlaceAt, Settings, Standing};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use club_tournament::Player;

/// A request about a tournament. A player has the number of the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "TournamentRequest")]
#[expect(missing_docs, reason = "fields such as plan and players say what they are")]
pub enum TournamentRequest {
    /// The organiser sets up the tournament; possible until the first round is drawn. Everyone who has joined plays,
    /// and everyone who joins later.
    SetUp { plan: TournamentPlan },
    /// The organiser sets the order of the players, by which the first round may be drawn.
    Arrange { players: Vec<Player> },
    /// The organiser adds a person who has joined and does not play, or people add themselves.
    Enter { player: Player },
    /// The organiser removes a player, or players leave by themselves.
    Leave { player: Player },
    /// The organiser draws the next round. This closes the tables of the last round, opens new ones, and seats the
    /// players.
    Draw {
        /// Label of the tables, before their number: 1 to 24 characters.
        label: String,
        /// The round to draw, from 0; the next by default. A repeated request for a drawn round does nothing.
        #[serde(default)]
        #[ts(optional)]
        round: Option<u32>,
    },
    /// The organiser takes back the last round, as long as it has no result. Its tables are closed.
    TakeBack,
    /// The organiser sets or corrects the result of a table.
    Correct {
        /// The round, from 0.
        round: u32,
        /// The table's position in its round, from 0.
        table: u32,
        /// Places by seat; `None` for a seat that did not play.
        places: Vec<PlaceAt>,
    },
    /// The organiser calls time: seats that still play share a place.
    CallTime,
    /// The organiser changes the number of rounds.
    Plan { rounds: u8 },
    /// The organiser requests the standings as a spreadsheet.
    Sheet,
}

/// The game and the settings of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields game and settings say what they are")]
pub struct TournamentPlan {
    pub game: String,
    /// True if the people of this event may watch the tables.
    pub watchable: bool,
    pub settings: Settings,
}

/// A tournament, as every page sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields plan, rounds and standings say what they are")]
pub struct TournamentSeen {
    pub plan: TournamentPlan,
    /// Seed of every lot.
    pub seed: u32,
    /// All present and former players, in the order of the list.
    pub players: Vec<PlayerSeen>,
    pub rounds: Vec<RoundSeen>,
    pub standings: Vec<Standing>,
    /// True if the standings are final.
    pub over: bool,
}

/// A player, present or former.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentPlayerSeen")]
#[expect(missing_docs, reason = "the fields player and name say what they are")]
pub struct PlayerSeen {
    pub player: Player,
    pub name: String,
    /// True if the player has left the tournament.
    pub left: bool,
}

/// A drawn round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentRoundSeen")]
#[expect(missing_docs, reason = "the field tables says what it is")]
pub struct RoundSeen {
    pub tables: Vec<DrawnTable>,
    /// Players with a bye in this round.
    pub byes: Vec<Player>,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "the fields outcome and label say what they are")]
pub struct DrawnTable {
    /// The event's table; `None` until it is opened.
    pub table: Option<u32>,
    pub label: String,
    /// Players in the order of seats.
    pub seats: Vec<Player>,
    pub outcome: Option<Outcome>,
}
