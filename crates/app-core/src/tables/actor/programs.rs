//! Program players at a table.
//!
//! The table's task prepares a decision, which reads only what the seat may know. The decision is thought out on another
//! thread, and comes back as a message. It is applied like any other change if the head has not moved meanwhile, and
//! prepared again otherwise. A table thinks for one seat at a time.

use std::time::Duration;

use kernel::agent::ProgramPlayer;
use kernel::erased::AnyTable;
use kernel::{Actor, Appended, Seat, Viewer};
use serde_json::Value;
use tokio::sync::mpsc;

use crate::problems::command_to_problem;
use crate::protocol::{GameAnalysis, Problem};
use crate::runtime::{Instant, sleep, spawn_blocking};
use crate::stamps;
use crate::tables::actor::table_actor::{Message, PendingWrite, TableActor};

/// The time from a program's question to its answer, unless it thinks longer. Players can follow the game, and the time
/// of a committed answer tells nothing.
pub(crate) const ANSWER_PAUSE: Duration = Duration::from_secs(2);

/// A prepared decision. It returns the commands of the chosen plan, in order, and does not need the table.
pub type Decision = Box<dyn FnOnce() -> Vec<Value> + Send>;

/// The program players of the games. The caller passes them in, because this crate depends on no game.
pub trait ProgramPlayers: Send + Sync {
    /// True if programs can play the game with this id.
    fn can_play(&self, game: &str) -> bool;

    /// Reads what a seat may know and returns its decision. `None` if no program can play the game.
    fn prepare(&self, table: &dyn AnyTable, seat: Seat, program: ProgramPlayer) -> Option<Decision>;

    /// Analyses a finished game, with all secrets. Takes seconds. `None` if no program can play the game.
    fn analyse(&self, table: &dyn AnyTable) -> Option<GameAnalysis>;
}

/// The decision of one seat at one head.
pub(crate) struct DueDecision {
    seat: Seat,
    head: u32,
    decision: Decision,
}

impl DueDecision {
    /// Thinks the decision out, and sends the plan to the table.
    pub(crate) async fn think(self, pause: Duration, table: mpsc::WeakSender<Message>) {
        let Self { seat, head, decision } = self;
        let begun = Instant::now();
        let plan = spawn_blocking(decision).await;
        sleep(pause.saturating_sub(begun.elapsed())).await;
        // Without a sender the table has closed. It prepares the decision again when it opens.
        if let Some(table) = table.upgrade() {
            let _ = table.send(Box::new(move |open| open.play_plan(seat, head, plan))).await;
        }
    }
}

/// The state of the programs at an open table.
#[derive(Default)]
pub(crate) struct ProgramState {
    /// True while a decision is thought out.
    thinking: bool,
    /// The length of the record when a plan was last applied. If the record still has it, the plan was refused or could
    /// not be stored. It is not tried again before something else is recorded, and a person can answer for the seat.
    tried: Option<u32>,
}

impl TableActor {
    /// Prepares the decision of the first asked seat that a program plays, unless one is already being thought out.
    pub(crate) fn prepare_decision(&mut self, programs: &dyn ProgramPlayers) -> Option<DueDecision> {
        let (head, length) = (self.table().head(), self.table().length());
        if self.programs.thinking || self.programs.tried == Some(length) || self.is_held() {
            return None;
        }
        let (seat, program) = self.asked_program()?;
        let decision = programs.prepare(self.table(), seat, program)?;
        self.programs.thinking = true;
        Some(DueDecision { seat, head, decision })
    }

    /// Returns the first asked seat that a program plays. A committed answer is not given again.
    fn asked_program(&self) -> Option<(Seat, ProgramPlayer)> {
        let seats = (0..).map(Seat).zip(&self.table().settings().seating);
        let mut programs = seats.filter_map(|(seat, chair)| Some((seat, chair.program?)));
        programs.find(|(seat, _)| self.table().view_for(Viewer::Seat(*seat)).awaited().contains(&Actor::Seat(*seat)))
    }

    /// Applies a plan, unless the table has moved on since its decision was prepared.
    fn play_plan(&mut self, seat: Seat, head: u32, plan: Result<Vec<Value>, Problem>) -> Option<PendingWrite> {
        self.programs.thinking = false;
        let is_asked = self.asked_program().is_some_and(|(asked, _)| asked == seat);
        if self.table().head() != head || self.is_held() || !is_asked {
            return None;
        }
        self.programs.tried = Some(self.table().length());
        let change = |table: &mut dyn AnyTable| apply_plan(table, seat, &plan?);
        self.write(None, change, Box::new(|_| ())).unwrap_or_else(|(problem, _)| {
            tracing::error!(table = self.id(), seat = seat.0, head, ?problem, "a program could not play");
            None
        })
    }
}

/// Applies the commands of a plan, as long as nothing else happens in between: after a draw or another seat's answer the
/// rest is decided again.
fn apply_plan(table: &mut dyn AnyTable, seat: Seat, plan: &[Value]) -> Result<Appended, Problem> {
    let mut all: Option<Appended> = None;
    for command in plan {
        let one = table.program_command(seat, command.clone(), &mut stamps()).map_err(command_to_problem)?;
        all = Some(Appended { from: all.map_or(one.from, |all| all.from), to: one.to });
        if one.to > one.from {
            break;
        }
    }
    all.ok_or_else(|| Problem::Internal { ticket: crate::tickets::log_with_ticket("a program has no plan") })
}
