//! What is asked and shown of an evening's tournament.

use club_tournament::{Outcome, PlaceAt, Settings, Standing};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use club_tournament::Player;

/// What is asked of a tournament. A player is known by the number of the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "TournamentRequest")]
pub enum TournamentRequest {
    /// The organiser sets it up; possible until the first round is drawn. Everybody who has joined plays, and
    /// everybody who joins later.
    SetUp { plan: TournamentPlan },
    /// The organiser puts the players in order, by which the first round may be drawn.
    Arrange { players: Vec<Player> },
    /// The organiser adds a person who has joined and does not play; or they add themselves.
    Enter { player: Player },
    /// The organiser removes a player; or they leave by themselves.
    Leave { player: Player },
    /// The organiser draws the next round: the tables of the last are closed, new ones opened, and people seated.
    Draw {
        /// What tables are called, before their number: 1 to 24 characters.
        label: String,
        /// Which round, from 0: asked again once it is drawn, it is done. By default the next.
        #[serde(default)]
        #[ts(optional)]
        round: Option<u32>,
    },
    /// The organiser takes the last round back, as long as it has no result: its tables are closed.
    TakeBack,
    /// The organiser settles the result of a table, or corrects it.
    Correct {
        /// From 0.
        round: u32,
        /// From 0, in its round.
        table: u32,
        /// For each seat; none for who did not play.
        places: Vec<PlaceAt>,
    },
    /// The organiser calls time: seats that still play share a place.
    CallTime,
    /// The organiser plans another number of rounds.
    Plan { rounds: u8 },
    /// The organiser has the standings as a spreadsheet.
    Sheet,
}

/// What is played, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TournamentPlan {
    pub game: String,
    /// Whether the people of this event may watch the tables.
    pub watchable: bool,
    pub settings: Settings,
}

/// A tournament as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TournamentSeen {
    pub plan: TournamentPlan,
    /// What every lot follows from.
    pub seed: u32,
    /// Everybody who plays or has played, in the order of the list.
    pub players: Vec<PlayerSeen>,
    pub rounds: Vec<RoundSeen>,
    pub standings: Vec<Standing>,
    /// Whether the standings are final.
    pub over: bool,
}

/// A player, present or former.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentPlayerSeen")]
pub struct PlayerSeen {
    pub player: Player,
    pub name: String,
    /// Whether they went home.
    pub left: bool,
}

/// A drawn round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentRoundSeen")]
pub struct RoundSeen {
    pub tables: Vec<DrawnTable>,
    /// Who does not play.
    pub byes: Vec<Player>,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DrawnTable {
    /// Its table; none until it is opened.
    pub table: Option<u32>,
    pub label: String,
    /// Who sits there, in the order of seats.
    pub seats: Vec<Player>,
    pub outcome: Option<Outcome>,
}
