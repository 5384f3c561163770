//! Plans that are suggested to a player, with where they lead.

use kernel::agent::{AgentGame, Level, Observation};
use kernel::{Viewer, to_json_value};
use serde::Serialize;
use serde_json::Value;

use crate::plans::follow;
use crate::review::features_after;
use crate::search::{Program, Reason, WeighedPlan, WorkerPool, reasons, think_with};

/// A plan and where it leads, as far as its seat can know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SuggestedPlan {
    /// The plan and its value.
    #[serde(flatten)]
    pub plan: WeighedPlan<Value>,
    /// The facts that speak most for the best plan instead.
    pub against: Vec<Reason>,
    /// Its events, as the seat sees them.
    pub events: Vec<Value>,
    /// The view of the requested viewer after it.
    pub view: Value,
}

/// Returns the compared plans of a seat at full strength, the best first.
pub fn suggest<G: AgentGame>(
    observation: &Observation<G>,
    viewer: Viewer,
    pool: &dyn WorkerPool,
) -> Vec<SuggestedPlan> {
    let Observation { seat, known, waivers, .. } = observation;
    let waivers: Vec<&str> = waivers.iter().map(String::as_str).collect();
    let program = Program::new(Level::Search);
    let evaluator = program.evaluator::<G>(known.seats());
    let plans = think_with(observation, program, &evaluator, pool).plans;
    // A plan often shows its effect only after the answers of others, such as those to a secret choice.
    let after = |plan: &WeighedPlan<G::Command>| features_after(observation, &evaluator, &plan.commands);
    let facts: Vec<Vec<i32>> = plans.iter().map(after).collect();
    let speaks_for = |nth: usize, other: usize| match (facts.get(nth), facts.get(other)) {
        (Some(one), Some(other)) => reasons::<G>(&evaluator, [one, other]),
        _ => vec![],
    };
    let suggested = |(nth, plan): (usize, WeighedPlan<G::Command>)| {
        let (events, end) = follow(known, *seat, &plan.commands);
        let visible = events.iter().filter_map(|event| end.redact_event(event, Viewer::Seat(*seat)));
        SuggestedPlan {
            against: speaks_for(0, nth),
            events: visible.map(|event| to_json_value(&event)).collect(),
            view: to_json_value(&end.information_state(viewer).view_waiving(viewer, &waivers)),
            plan: WeighedPlan { reasons: speaks_for(nth, usize::from(nth == 0)), ..plan.as_json() },
        }
    };
    plans.into_iter().enumerate().map(suggested).collect()
}
