//! Plans that are suggested to a player, with where they lead.

use kernel::agent::{AgentGame, Level, Observation};
use kernel::{Viewer, to_json_value};
use serde::Serialize;
use serde_json::Value;

use crate::plans::follow;
use crate::search::{Program, WeighedPlan, WorkerPool, think};

/// The maximum number of plans that are suggested.
const MOST_SUGGESTED: usize = 3;

/// A plan and where it leads, as far as its seat can know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SuggestedPlan {
    /// The plan and its value.
    #[serde(flatten)]
    pub plan: WeighedPlan<Value>,
    /// Its events, as the seat sees them.
    pub events: Vec<Value>,
    /// The view of the requested viewer after it.
    pub view: Value,
}

/// Returns the best plans of a seat at full strength, the best first.
pub fn suggest<G: AgentGame>(
    observation: &Observation<G>,
    viewer: Viewer,
    pool: &dyn WorkerPool,
) -> Vec<SuggestedPlan> {
    let Observation { seat, known, waivers, .. } = observation;
    let waivers: Vec<&str> = waivers.iter().map(String::as_str).collect();
    let suggested = |plan: WeighedPlan<G::Command>| {
        let (events, end) = follow(known, *seat, &plan.commands);
        let visible = events.iter().filter_map(|event| end.redact_event(event, Viewer::Seat(*seat)));
        SuggestedPlan {
            events: visible.map(|event| to_json_value(&event)).collect(),
            view: to_json_value(&end.information_state(viewer).view_waiving(viewer, &waivers)),
            plan: plan.as_json(),
        }
    };
    let thought = think(observation, Program::new(Level::Search), pool);
    thought.plans.into_iter().take(MOST_SUGGESTED).map(suggested).collect()
}
