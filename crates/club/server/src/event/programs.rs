//! Permits for program players at the tables of the event.

use std::sync::Weak;

use app_core::ProgramPermits;
use app_core::protocol::Problem;
use async_trait::async_trait;
use club_event::wire::Problem as EventProblem;

use crate::node::Node;

/// The permits of the running event, for the tables that this node owns.
pub(crate) struct EventPermits(pub Weak<Node>);

#[async_trait]
impl ProgramPermits for EventPermits {
    async fn permit(&self, table: u32, by_organiser: bool) -> Result<(), Problem> {
        let node = self.0.upgrade().ok_or(Problem::NotHosted)?;
        node.permit_programs(table, by_organiser).await
    }
}

impl Node {
    async fn permit_programs(&self, table: u32, by_organiser: bool) -> Result<(), Problem> {
        let Some(event) = self.event().await? else { return Err(Problem::ProgramsOff) };
        let facts = self.facts(&event.program_tables()).await.map_err(to_problem_of_table)?;
        let permit = |event: &mut club_event::ClubEvent| {
            event.permit_programs(table, by_organiser, &facts, &app_core::now()).map_err(EventProblem::from)
        };
        self.change(permit).await.map_err(to_problem_of_table)
    }
}

/// Converts the problem of a transition for a device at a table.
fn to_problem_of_table(problem: EventProblem) -> Problem {
    match problem {
        EventProblem::Table { problem } => *problem,
        // The event has just ended.
        _ => Problem::ProgramsOff,
    }
}
