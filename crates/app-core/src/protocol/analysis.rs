//! What program players find out for people: the analysis of a finished game, and suggested plans.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What decided a game. Chances are shares of first place, from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameAnalysis {
    /// The parts of each seat's change, by seat.
    pub seats: Vec<ChanceParts>,
    /// The moves after which the chance of at least one seat was different, in order.
    pub moves: Vec<ChanceAfter>,
    /// The choices that cost their seats most, the largest loss first; at most three.
    pub turning_points: Vec<TurningPoint>,
}

/// The change of a seat's chance: `end - start` is the sum of the four parts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ChanceParts {
    /// The chance after the set-up.
    pub start: f64,
    /// The result: 1 for first place, 1/n if n seats share it, otherwise 0.
    pub end: f64,
    /// Chance events: the chance after each, against the mean of all outcomes.
    pub luck: f64,
    /// The seat's own choices.
    pub own: f64,
    /// The choices of other seats.
    pub others: f64,
    /// The rest: corrections and an early end.
    pub unexplained: f64,
}

/// The chances after a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ChanceAfter {
    /// The entry of the move.
    pub entry: u32,
    /// The chance of each seat, by seat.
    pub win: Vec<f64>,
}

/// A choice that cost its seat much, judged by what the seat knew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TurningPoint {
    /// The first entry of what was played.
    pub entry: u32,
    /// The seat that chose.
    pub seat: Seat,
    /// The loss of chance against the better plan.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// The commands that were played.
    #[ts(type = "unknown[]")]
    pub played: Vec<Value>,
    /// The commands of the better plan.
    #[ts(type = "unknown[]")]
    pub better: Vec<Value>,
    /// The events of the better plan that the seat could foresee.
    #[ts(type = "unknown[]")]
    pub better_events: Vec<Value>,
    /// The facts that speak most for the better plan.
    pub reasons: Vec<Reason>,
}

/// A plan that the app suggests to a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SuggestedPlan {
    /// The commands, in order.
    #[ts(type = "unknown[]")]
    pub commands: Vec<Value>,
    /// The chance of first place after it, from 0 to 1.
    pub win: f64,
    /// The standard error of that chance.
    pub error: f64,
    /// The money that it brings, negative if it costs more; `null` in games without money.
    pub ducats: Option<i32>,
    /// The facts that speak for it: the best plan against the next, any other against the best.
    pub reasons: Vec<Reason>,
    /// The facts that speak most for the best plan instead; empty for the best.
    pub against: Vec<Reason>,
    /// Its events, as the player sees them.
    #[ts(type = "unknown[]")]
    pub events: Vec<Value>,
    /// The view after it, for the device that asked.
    #[ts(type = "unknown")]
    pub view: Value,
}

/// A fact about a seat's position, which differs between two plans.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reason {
    /// The name of the fact in its game.
    pub key: String,
    /// Its values.
    pub args: ReasonValues,
}

/// The values of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReasonValues {
    /// After the plan for which it speaks.
    pub value: i32,
    /// After the plan with which it is compared.
    pub other: i32,
}
