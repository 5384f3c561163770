//! Program players at a table.
//!
//! The table's task prepares a decision, which reads only what the seat may know. The decision is thought out on another
//! thread, and comes back as a message. It is applied like any other change, and prepared again if the head has moved
//! meanwhile. A table thinks for one seat at a time.
//!
//! After a plan, people move its pieces. The next plan is thought out meanwhile, and applied once a person has confirmed
//! the last one. Any other entry also confirms it. Plans of one unit of play, such as several purchases of a galley, are
//! confirmed together. At a new table the first plan waits until people have set the table up, or have made a move.
//! Nothing of this is stored.

use std::pin::Pin;
use std::time::Duration;

use kernel::agent::ProgramPlayer;
use kernel::erased::AnyTable;
use kernel::record::By;
use kernel::{Actor, Appended, Seat, Viewer, VisibleEntry};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::problems::command_to_problem;
use crate::protocol::{GameAnalysis, Problem, SuggestedPlan};
use crate::runtime::{Instant, sleep};
use crate::stamps;
use crate::tables::actor::table_actor::{Message, PendingWrite, TableActor};

/// The time from a program's question to its answer, unless it thinks longer. Players can follow the game, and the time
/// of a committed answer tells nothing.
pub const ANSWER_PAUSE: Duration = Duration::from_secs(2);

/// Work of a program that takes long. It runs on another thread, or in another worker of a browser.
pub type ProgramWork<T> = Pin<Box<dyn Future<Output = Result<T, Problem>> + Send>>;

/// Cancelled when a decision is no longer wanted, or wanted at once. The program then answers with the best plan so far.
pub type StopFlag = CancellationToken;

/// A prepared decision. It returns the commands of the chosen plan, in order, and does not need the table.
pub type Decision = Box<dyn FnOnce(StopFlag) -> ProgramWork<Vec<Value>> + Send>;

/// The record of a table, with all that is known of its secrets.
#[derive(Clone, Debug)]
pub struct WholeRecord {
    /// The game's id.
    pub game: String,
    /// The lines of the record.
    pub lines: Vec<String>,
    /// The known seeds as hex text, separated by spaces.
    pub seeds: String,
}

impl WholeRecord {
    /// Copies the record of a table, for work that continues without the table.
    #[expect(clippy::disallowed_methods, reason = "a program reads the record where the table is kept")]
    pub fn of(table: &dyn AnyTable) -> Self {
        let owner = table.owner_view();
        let lines = owner.lines().iter().map(|line| line.line.clone()).collect();
        Self { game: table.game().to_owned(), lines, seeds: owner.known_seeds().unwrap_or_default() }
    }
}

/// Prepared suggestions. It returns the best plans of the seat, the best first, and does not need the table.
pub type SuggestionWork = Box<dyn FnOnce(StopFlag) -> ProgramWork<Vec<SuggestedPlan>> + Send>;

/// The program players of the games. The caller passes them in, because this crate depends on no game.
pub trait ProgramPlayers: Send + Sync {
    /// True if programs can play the game with this id.
    fn can_play(&self, game: &str) -> bool;

    /// Reads what a seat may know and returns its decision. `None` if no program can play the game.
    fn prepare(&self, table: &dyn AnyTable, seat: Seat, program: ProgramPlayer) -> Option<Decision>;

    /// Reads what a seat may know and returns the search for suggestions at full strength. `viewer` is shown where they
    /// lead. `None` if no program can play the game.
    fn suggest(&self, table: &dyn AnyTable, seat: Seat, viewer: Viewer) -> Option<SuggestionWork>;

    /// Analyses a finished game, with all secrets. The result is `None` if no program can play the game.
    fn analyse(&self, record: WholeRecord) -> ProgramWork<Option<GameAnalysis>>;
}

type Plan = Result<Vec<Value>, Problem>;

/// A prepared decision that is not thought out yet.
pub(crate) struct DueDecision {
    decision: Decision,
    number: u64,
    stop: StopFlag,
    asked: Instant,
    answer: AnswerTime,
}

/// When the answer to a question comes, once it is thought out.
#[derive(Clone, Copy)]
enum AnswerTime {
    /// At once, because the plan before continues.
    AtOnce,
    /// After one pause, or later.
    OnePause,
    /// After a whole number of pauses, because other seats answer the same question. The time then tells little about
    /// the thought.
    WholePauses,
}

impl AnswerTime {
    /// Returns the time from the question to the answer.
    fn after(self, pause: Duration, thought: Duration) -> Duration {
        match self {
            Self::AtOnce => thought,
            Self::WholePauses if !pause.is_zero() => {
                let pauses = thought.as_millis().div_ceil(pause.as_millis().max(1)).max(1);
                pause.saturating_mul(u32::try_from(pauses).unwrap_or(u32::MAX))
            }
            Self::OnePause | Self::WholePauses => pause.max(thought),
        }
    }
}

impl DueDecision {
    /// Thinks the decision out, and sends the plan to the table.
    pub(crate) async fn think(self, pause: Duration, table: mpsc::WeakSender<Message>) {
        let Self { decision, number, stop, asked, answer } = self;
        let plan = decision(stop).await;
        let thought = asked.elapsed();
        sleep(answer.after(pause, thought).saturating_sub(thought)).await;
        // Without a sender the table has closed. It prepares the decision again when it opens.
        if let Some(table) = table.upgrade() {
            let receive: Message = Box::new(move |open| {
                open.receive_plan(number, plan);
                None
            });
            let _ = table.send(receive).await;
        }
    }
}

/// The decision of one seat at one head. Dropping it stops the program.
struct OpenDecision {
    number: u64,
    seat: Seat,
    head: u32,
    stop: StopFlag,
    /// The plan, once it is thought out.
    plan: Option<Plan>,
}

impl Drop for OpenDecision {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

/// The state of the programs that screens show.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct ShownPrograms {
    /// The seat whose program thinks.
    pub thinking: Option<Seat>,
    /// The length of the record after a plan that is not confirmed.
    pub unconfirmed: Option<u32>,
}

/// A question to a program's seat.
struct AskedProgram {
    seat: Seat,
    id: Option<u32>,
    since: Instant,
    /// The first question of the unit of play, such as the activation of a galley.
    unit: Option<Value>,
}

/// The state of the programs at an open table.
pub(crate) struct ProgramState {
    open: Option<OpenDecision>,
    /// The number of decisions that were prepared.
    prepared: u64,
    /// The last question to a program's seat.
    asked: Option<AskedProgram>,
    /// True if the last plan continues: its unit of play is not over.
    continues: bool,
    /// True if the last plan led to dice or cards, which people watch.
    was_drawn: bool,
    /// The length of the record when a plan was last applied. If the record still has it, the plan was refused or could
    /// not be stored. It is not tried again before something else is recorded, and a person can answer for the seat.
    tried: Option<u32>,
    /// The length of the record after a plan whose pieces still have to be moved, or after the set-up.
    unconfirmed: Option<u32>,
    /// True once people have confirmed the set-up, or a seat has made a move. False without programs.
    is_set_up: bool,
    /// The length and the head of the record, and whether it has a committed answer of a program, as last seen.
    seen: (u32, u32, bool),
    shown: ShownPrograms,
}

impl ProgramState {
    pub(super) fn new(table: &dyn AnyTable) -> Self {
        let seen = (table.length(), table.head(), has_committed_program(table));
        let has_programs = has_programs(table);
        let is_set_up = has_programs && has_moved(table);
        let shown = ShownPrograms::default();
        Self {
            open: None,
            prepared: 0,
            asked: None,
            continues: false,
            was_drawn: false,
            tried: None,
            unconfirmed: (has_programs && !is_set_up).then(|| table.length()),
            is_set_up,
            seen,
            shown,
        }
    }

    fn to_shown(&self) -> ShownPrograms {
        let thinking = self.open.as_ref().filter(|open| open.plan.is_none()).map(|open| open.seat);
        ShownPrograms { thinking, unconfirmed: self.unconfirmed }
    }
}

/// True if a program's seat has a committed answer.
fn has_committed_program(table: &dyn AnyTable) -> bool {
    let seats = programs_of(table).map(|(seat, _)| Actor::Seat(seat)).collect::<Vec<_>>();
    if seats.is_empty() {
        return false;
    }
    let view = table.view_for(Viewer::Table);
    let awaited = view.awaited();
    view.speakers().iter().any(|actor| seats.contains(actor) && !awaited.contains(actor))
}

/// True if programs wait for the steps of every move: screens list them, and a program plays a seat.
fn lists_steps(table: &dyn AnyTable) -> bool {
    table.info().lists_steps && has_programs(table)
}

/// True if a program plays a seat.
fn has_programs(table: &dyn AnyTable) -> bool {
    programs_of(table).next().is_some()
}

/// The tag of the event of a correction, in every game.
const CORRECTED: &str = "Corrected";

/// True if a seat has made a move. Forced moves and corrections do not count.
fn has_moved(table: &dyn AnyTable) -> bool {
    let is_move = |event: &Value| event["event"] != CORRECTED;
    let moved =
        |entry: &VisibleEntry| matches!(entry.by, By::Seat(_)) && !entry.auto && entry.events.iter().any(is_move);
    table.view_for(Viewer::Table).visible_entries(1).iter().any(moved)
}

/// Returns the question to a seat, as the seat sees it.
fn question_to(table: &dyn AnyTable, seat: Seat) -> Option<Value> {
    let asks = table.view_for(Viewer::Seat(seat)).asks();
    let actor = kernel::to_json_value(&Actor::Seat(seat));
    asks.as_array()?.iter().find(|ask| ask.get(0) == Some(&actor))?.get(1).cloned()
}

/// Returns the seats that programs play.
fn programs_of(table: &dyn AnyTable) -> impl Iterator<Item = (Seat, ProgramPlayer)> {
    let seats = (0..).map(Seat).zip(&table.settings().seating);
    seats.filter_map(|(seat, chair)| Some((seat, chair.program?)))
}

impl TableActor {
    /// Returns what screens show of the programs.
    pub(super) fn shown_programs(&self) -> ShownPrograms {
        self.programs.to_shown()
    }

    /// Notes what was recorded since the last call, and stops an unwanted decision. Prepares the decision
    /// of the first asked seat that a program plays, unless there is one.
    pub(super) fn prepare_decision(&mut self, programs: &dyn ProgramPlayers) -> Option<DueDecision> {
        self.note_recorded();
        let asked = self.asked_program().filter(|_| !self.is_held());
        let head = self.table().head();
        let is_wanted = |open: &OpenDecision| open.head == head && asked.is_some_and(|(seat, _)| seat == open.seat);
        self.programs.open = self.programs.open.take().filter(is_wanted);
        if self.programs.open.is_some() || self.programs.tried == Some(self.table().length()) {
            return None;
        }
        let (seat, program) = asked?;
        let decision = programs.prepare(self.table(), seat, program)?;
        let stop = StopFlag::new();
        self.programs.prepared += 1;
        let number = self.programs.prepared;
        self.programs.open = Some(OpenDecision { number, seat, head, stop: stop.clone(), plan: None });
        let id = self.table().question_of(Actor::Seat(seat));
        let same = self.programs.asked.as_ref().filter(|asked| (asked.seat, asked.id) == (seat, id));
        let since = same.map_or_else(Instant::now, |asked| asked.since);
        let before = self.programs.asked.take().filter(|_| self.programs.continues);
        let unit = before.map_or_else(|| question_to(self.table(), seat), |before| before.unit);
        self.programs.asked = Some(AskedProgram { seat, id, since, unit });
        let answer = match self.programs.continues && !self.programs.was_drawn {
            true => AnswerTime::AtOnce,
            false if self.is_shared_question() => AnswerTime::WholePauses,
            false => AnswerTime::OnePause,
        };
        Some(DueDecision { decision, number, stop, asked: since, answer })
    }

    /// True if screens do not show the present state of the programs yet. Afterwards it counts as shown.
    pub(super) fn update_shown_programs(&mut self) -> bool {
        let now = self.programs.to_shown();
        std::mem::replace(&mut self.programs.shown, now) != now
    }

    /// Notes new entries. After a program's plan its pieces have to be moved; also after the reveal of committed answers,
    /// which moved none before. Where screens list the steps of every move, programs wait for those of people too. An undo
    /// or any other entry confirms what was before, except that only a move confirms the set-up.
    fn note_recorded(&mut self) {
        let (length, head, was_committed) = self.programs.seen;
        let table = self.table();
        if table.length() == length {
            return;
        }
        let new = table.view_for(Viewer::Table).visible_entries(length);
        // A round of the shared seed is no move: it neither confirms a plan nor changes what a program is asked.
        if !new.is_empty() && new.iter().all(|entry| entry.shared_seed.is_some()) {
            self.programs.seen.0 = table.length();
            return;
        }
        let is_committed = has_committed_program(table);
        let is_forward = table.head() > head;
        let by_program = new.iter().any(|entry| entry.program);
        let is_listed = lists_steps(table) && new.iter().any(|entry| !entry.events.is_empty());
        let has_pieces = !is_committed && (was_committed || by_program || is_listed);
        let continues = is_forward && by_program && self.is_same_unit();
        let was_drawn = new.iter().any(|entry| !entry.program);
        let is_set_up = self.programs.is_set_up || !has_programs(table) || has_moved(table);
        let waits = !is_set_up || (is_forward && has_pieces && !continues && !table.progress().over);
        let (unconfirmed, seen) = (waits.then(|| table.length()), (table.length(), table.head(), is_committed));
        self.programs.continues = continues;
        self.programs.was_drawn = was_drawn;
        self.programs.unconfirmed = unconfirmed;
        self.programs.is_set_up = is_set_up && has_programs(self.table());
        self.programs.seen = seen;
        if !is_forward {
            self.programs.asked = None;
        }
    }

    /// True if the program that was asked last still plays the same unit: it is asked the first question again, or one of
    /// another kind. A new unit begins with a question of the same kind, such as for the next galley.
    fn is_same_unit(&self) -> bool {
        let Some(AskedProgram { seat, unit: Some(unit), .. }) = &self.programs.asked else { return false };
        if self.asked_program().is_none_or(|(next, _)| next != *seat) {
            return false;
        }
        question_to(self.table(), *seat).is_some_and(|now| now == *unit || now["ask"] != unit["ask"])
    }

    /// Confirms that the pieces of the plans, or of the set-up, are in place up to this length of the record.
    pub(crate) fn confirm_plans(&mut self, length: u32) {
        if self.programs.unconfirmed.is_some_and(|unconfirmed| unconfirmed <= length) {
            self.programs.unconfirmed = None;
            self.programs.is_set_up = true;
        }
    }

    /// Makes the program that thinks answer with the best plan so far.
    pub(crate) fn decide_now(&self) {
        if let Some(open) = &self.programs.open {
            open.stop.cancel();
        }
    }

    /// Returns the first asked seat that a program plays. A committed answer is not given again.
    fn asked_program(&self) -> Option<(Seat, ProgramPlayer)> {
        let mut programs = programs_of(self.table());
        programs.find(|(seat, _)| self.table().view_for(Viewer::Seat(*seat)).awaited().contains(&Actor::Seat(*seat)))
    }

    /// True if several seats answer the open question, each without knowing the other answers.
    fn is_shared_question(&self) -> bool {
        self.table().view_for(Viewer::Table).speakers().len() > 1
    }

    /// Stores a plan until it can be applied, if it is still wanted.
    fn receive_plan(&mut self, number: u64, plan: Plan) {
        if let Some(open) = self.programs.open.as_mut().filter(|open| open.number == number) {
            open.plan = Some(plan);
        }
    }

    /// True if a plan can be applied now.
    pub(super) fn has_ready_plan(&self) -> bool {
        let is_ready = self.programs.open.as_ref().is_some_and(|open| open.plan.is_some());
        is_ready && self.programs.unconfirmed.is_none()
    }

    /// Applies the plan that is ready.
    pub(super) fn play_plan(&mut self) -> Option<PendingWrite> {
        let mut open = self.programs.open.take()?;
        let (seat, head, plan) = (open.seat, open.head, open.plan.take()?);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answer_to_a_shared_question_comes_after_a_whole_number_of_pauses() {
        let [pause, short, long] = [2_000, 300, 4_100].map(Duration::from_millis);
        let whole = |thought| AnswerTime::WholePauses.after(pause, thought);
        assert_eq!([short, pause, long].map(whole), [pause, pause, pause * 3]);
        assert_eq!([short, long].map(|thought| AnswerTime::OnePause.after(pause, thought)), [pause, long]);
        assert_eq!(AnswerTime::AtOnce.after(pause, short), short);
        assert_eq!(AnswerTime::WholePauses.after(Duration::ZERO, long), long);
    }
}
