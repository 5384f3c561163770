//! The actor of one open table: the task that owns it and processes its messages in order.
//!
//! Additions to the record are stored before any reply or broadcast. A failed write is rolled back. If its outcome is
//! unknown, the task ends, and the next request reads the table again. The task also ends when idle: no watcher and no
//! request for a while. A panic ends the program ([`crate::supervision`]), because the table may be inconsistent.

use crate::problems::command_to_problem;
use crate::problems::table_to_problem;
use std::collections::HashMap;
use std::sync::Arc;

use kernel::erased::{AnyTable, VerdictAudience};
use kernel::record::{self, HashedLine, LineFault};
use kernel::{Actor, Appended, Seat, Seed, Viewer};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::problems::not_found;
use crate::problems::{outcome_unknown, to_problem};
use crate::protocol::{Damage, Loss, Problem, Reply, Resource, SeedLine, TableState};
use crate::retry::retry_until_known;
use crate::runtime::{Instant, spawn, timeout};
use crate::storage::{EntryRef, NewEntries, StorageBackend, StoreError, StoreResult};
use crate::tables::actor::context::RoomContext;
use crate::tables::actor::programs::ProgramState;
use crate::tables::actor::seed_rounds::SeedRounds;
use crate::tables::actor::suggestions::OpenSuggestions;
use crate::tables::projection::snapshots::{Audience, Snapshot, Snapshots};
use crate::tables::summary::summary;
use crate::tables::validation;
use crate::{new_seed, now, stamps};

/// A message to the actor. The write that it returns is stored before any reply.
pub(crate) type Message = Box<dyn FnOnce(&mut TableActor) -> Option<PendingWrite> + Send>;

/// The state that the actor of one open table owns.
pub(crate) struct TableActor {
    id: u32,
    table: Box<dyn AnyTable>,
    /// The answered requests, each with the last entry that it produced.
    answered: HashMap<String, u32>,
    damage: Vec<Loss>,
    hold: Option<Hold>,
    /// The last snapshot of each audience.
    snapshots: Snapshots,
    /// The number of changes that are not entries; part of the snapshot version.
    changes: u32,
    pub(super) programs: ProgramState,
    pub(super) suggestions: Vec<OpenSuggestions>,
    pub(super) rounds: SeedRounds,
    /// True if the task ends after this message.
    ended: bool,
}

/// The reason why the table accepts no entries.
pub(crate) enum Hold {
    /// A hand-over is in progress, until this time at the latest.
    Until(Instant),
    /// The table was handed over to the host at this address.
    Gone(String),
}

/// The continuation that gets the outcome of a write.
pub(super) type Done = Box<dyn FnOnce(Result<&TableActor, Problem>) + Send>;

/// New lines that must be stored before any reply.
pub(crate) struct PendingWrite {
    request: Option<String>,
    mark: kernel::Mark,
    appended: Appended,
    /// Called with the outcome, and with the table after it.
    done: Done,
}

/// Runs the actor: one message after another, each stored before it is answered. `own` is the mailbox, to which program
/// players send their plans.
pub(crate) async fn run_actor(
    mut open: TableActor,
    context: RoomContext,
    mut queue: mpsc::Receiver<Message>,
    own: mpsc::WeakSender<Message>,
    moves: broadcast::Sender<()>,
) {
    loop {
        if let Some(decision) = context.programs.get().and_then(|programs| open.prepare_decision(&**programs)) {
            let task = format!("program at table {}", open.id);
            spawn(context.supervisor.guarded(&task, decision.think(context.program_pause, own.clone())));
        }
        open.stop_outdated_suggestions();
        if open.update_shown_programs() {
            open.changes += 1;
            let _ = moves.send(());
        }
        let job = if open.has_ready_plan() {
            Box::new(TableActor::play_plan)
        } else if open.has_round_step() {
            Box::new(TableActor::step_round)
        } else {
            let step = open.time_of_step().filter(|step| *step < context.quiet);
            match timeout(step.unwrap_or(context.quiet), queue.recv()).await {
                Ok(Some(job)) => job,
                Ok(None) => return,
                Err(_) if step.is_some() => continue,
                Err(_) => {
                    if moves.receiver_count() == 0 && !open.is_handing_over() {
                        // Messages already in the queue are still answered.
                        queue.close();
                    }
                    continue;
                }
            }
        };
        let Some(PendingWrite { request, mark, appended, done }) = job(&mut open) else {
            if open.ended {
                return;
            }
            continue;
        };
        match open.store(&*context.records, request.as_deref(), appended).await {
            Ok(()) => {
                open.answered.extend(request.map(|request| (request, appended.to)));
                let _ = moves.send(());
                done(Ok(&open));
            }
            Err(unstored) => {
                open.table.roll_back(mark);
                let (problem, stands) = match unstored {
                    Unstored::Nothing(problem) => (to_problem(problem), true),
                    Unstored::Otherwise => (Problem::Stale { head: open.table.head() }, false),
                    Unstored::Unknown(problem) => (outcome_unknown(problem), false),
                };
                done(Err(problem));
                // The task's table no longer matches the record, which will be read again.
                if !stands {
                    return;
                }
            }
        }
    }
}

/// The reason why new lines were not stored.
enum Unstored {
    /// The record is unchanged.
    Nothing(StoreError),
    /// The record has other entries than expected.
    Otherwise,
    /// The outcome is unknown.
    Unknown(StoreError),
}

impl TableActor {
    /// Appends to the record, unless the request was answered before.
    pub(crate) fn apply_change(
        &mut self,
        request: String,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<Appended, Problem>,
        done: oneshot::Sender<Result<u32, Problem>>,
    ) -> Option<PendingWrite> {
        let refused = match self.answered.get(&request) {
            Some(&last) => Some(Ok(self.table.head_after(last).unwrap_or(self.table.head()))),
            None => self.held().map(Err),
        };
        if let Some(answer) = refused {
            let _ = done.send(answer);
            return None;
        }
        let done = Box::new(|stored: Result<&Self, Problem>| {
            let _ = done.send(stored.map(|open| open.table.head()));
        });
        self.write(Some(request), change, done).unwrap_or_else(|(problem, done)| {
            done(Err(problem));
            None
        })
    }

    /// Makes a change, which is stored next. `done` is called with the outcome.
    ///
    /// # Errors
    /// The problem of the change, with `done`. Nothing has changed.
    pub(super) fn write(
        &mut self,
        request: Option<String>,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<Appended, Problem>,
        done: Done,
    ) -> Result<Option<PendingWrite>, (Problem, Done)> {
        let mark = self.table.mark();
        match self.renew_lost_seed().and_then(|from| Ok((from, change(&mut *self.table)?))) {
            Ok((from, appended)) => {
                let appended = Appended { from: from.unwrap_or(appended.from), ..appended };
                Ok(Some(PendingWrite { request, mark, appended, done }))
            }
            Err(problem) => {
                self.table.roll_back(mark);
                Err((problem, done))
            }
        }
    }

    /// Retires the seeds of the draws, and then returns them.
    pub(crate) fn reveal_seeds(
        &mut self,
        done: oneshot::Sender<Result<Vec<SeedLine>, Problem>>,
    ) -> Option<PendingWrite> {
        let mark = self.table.mark();
        match self.retire_seeds() {
            Ok(Some(appended)) => {
                let done = Box::new(|stored: Result<&Self, Problem>| {
                    let _ = done.send(stored.map(Self::shown_seeds));
                });
                Some(PendingWrite { request: None, mark, appended, done })
            }
            nothing_new => {
                let _ = done.send(nothing_new.map(|_| self.shown_seeds()));
                None
            }
        }
    }

    /// Ends the task after this message.
    pub(crate) fn end(&mut self) {
        self.ended = true;
    }

    /// True if a hand-over is in progress, which only the task knows.
    fn is_handing_over(&self) -> bool {
        matches!(&self.hold, Some(Hold::Until(end)) if Instant::now() < *end)
    }

    /// Returns the current snapshot for an audience, computed once for all its devices.
    pub(crate) fn snapshot(&mut self, audience: Audience) -> Arc<Snapshot> {
        let version = (self.table.length(), self.changes);
        let from = match self.snapshots.last(audience, version) {
            Some((snapshot, true)) => return Arc::clone(snapshot),
            Some((before, false)) => before.length(),
            None => self.table.length(),
        };
        let state = self.state(audience, from);
        self.snapshots.replace(audience, version, state)
    }

    /// Returns the current snapshot for an audience, and the whole state.
    pub(crate) fn whole(&mut self, audience: Audience) -> Result<(Arc<Snapshot>, TableState), Problem> {
        let snapshot = self.snapshot(audience);
        let state = snapshot.state(self.table.view_for(audience.viewer).visible_entries(1))?;
        Ok((snapshot, state))
    }

    /// Stores the new lines. If the outcome of the commit is unknown, reads the record back to find out.
    #[expect(clippy::disallowed_methods, reason = "it stores the record")]
    async fn store(
        &self,
        records: &dyn StorageBackend,
        request: Option<&str>,
        appended: Appended,
    ) -> Result<(), Unstored> {
        let (before, fresh) = self.table.owner_view().lines().split_at(appended.from as usize);
        let fresh = &fresh[..=(appended.to - appended.from) as usize];
        let after = EntryRef::of(before).ok_or(Unstored::Otherwise)?;
        let (seeds, summary) = (self.seeds_to_store(appended.from), summary(&*self.table));
        let lines = NewEntries { after, lines: fresh, request, seeds: seeds.as_deref(), summary: &summary };
        let problem = match records.append(self.id, lines).await {
            Ok(()) => return Ok(()),
            Err(StoreError::DoesNotFollow) => return Err(Unstored::Otherwise),
            Err(certain @ (StoreError::Full | StoreError::Twice | StoreError::Closed)) => {
                return Err(Unstored::Nothing(certain));
            }
            // The new owner knows whether an earlier attempt was stored.
            Err(problem @ StoreError::Elsewhere) => return Err(Unstored::Unknown(problem)),
            Err(problem @ StoreError::Unknown(_)) => problem,
        };
        // Takes ownership again, so that no write in flight lands after the read.
        let Ok(Some(stored)) = retry_until_known(|| records.take(self.id)).await else {
            return Err(Unstored::Unknown(problem));
        };
        let same = |lines: &[HashedLine]| {
            stored.lines.len() == lines.len()
                && stored.lines.iter().zip(lines).all(|(stored, line)| *stored == line.line.as_bytes())
        };
        if same(&self.table.owner_view().lines()[..=appended.to as usize]) {
            tracing::warn!(table = self.id, %problem, "a write that reported a failure was stored, so its entries stay");
            Ok(())
        } else if same(before) {
            Err(Unstored::Nothing(problem))
        } else {
            Err(Unstored::Otherwise)
        }
    }

    #[expect(clippy::disallowed_methods, reason = "it stores the record")]
    pub(crate) async fn load(context: &RoomContext, id: u32) -> Result<Self, Problem> {
        let records = &*context.records;
        let stored = records.take(id).await.map_err(to_problem)?.ok_or_else(|| not_found(Resource::Table))?;
        // Bytes that are not text cannot have the right hash: they are detected below.
        let texts: Vec<_> = stored.lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
        let lines: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
        // The record names its game; the metadata beside it is only for the list.
        let first = lines.first().copied().ok_or(Problem::Damaged { fault: LineFault::Empty })?;
        // The game is looked up before the hash is verified.
        let unread = |fault| unopened(1, record::verify_hash(first, "").err().unwrap_or(fault));
        let game = validation::game_of(context.games, first).map_err(unread)?;
        let seeds = Seed::all_from_text(stored.seed.as_deref().unwrap_or_default());
        let (table, bad) = game.open(&lines, &seeds, false).map_err(unread)?;
        // A line with a valid hash is not damaged: a newer program wrote it and can read it.
        if let Some((line, fault)) = bad.as_ref().filter(|(_, fault)| !is_damage(fault)) {
            return Err(unopened(*line as u32, fault.clone()));
        }
        let kept = table.length();
        let answered = stored.requests.into_iter().filter(|(_, n)| *n < kept).collect();
        let hold = stored.gone_to.map(Hold::Gone);
        let snapshots = Snapshots::default();
        let programs = ProgramState::new(&*table);
        let mut open = Self {
            id,
            table,
            answered,
            damage: vec![],
            hold,
            snapshots,
            changes: 0,
            programs,
            suggestions: vec![],
            rounds: SeedRounds::new(context.round_time),
            ended: false,
        };
        match bad {
            Some((line, fault)) => {
                let last = EntryRef::of(open.table.owner_view().lines())
                    .ok_or(Problem::Damaged { fault: LineFault::Empty })?;
                tracing::warn!(table = id, line, %fault, "a damaged tail is set aside");
                records.quarantine_tail(id, &last, line as u32, fault, &now()).await.map_err(to_problem)?;
            }
            None => open.note_lost_tail(records, stored.known).await.map_err(to_problem)?,
        }
        open.note_lost_seed(records, stored.seed.as_deref()).await.map_err(to_problem)?;
        open.damage = records.corruption_reports(Some(id)).await.map_err(to_problem)?;
        Ok(open)
    }

    /// Reports missing entries, and entries that differ from those known to have been stored.
    #[expect(clippy::disallowed_methods, reason = "it stores the record")]
    async fn note_lost_tail(&self, records: &dyn StorageBackend, known: Option<EntryRef>) -> StoreResult<()> {
        let lines = self.table.owner_view().lines();
        let (Some(known), Some(last)) = (known, EntryRef::of(lines)) else { return Ok(()) };
        let damage = match lines.get(known.n as usize) {
            None => Damage::LostTail { last: last.n, known: known.n },
            Some(line) if !known.hash.is_empty() && known.hash != line.hash => Damage::Replaced { entry: known.n },
            Some(_) => return Ok(()),
        };
        tracing::warn!(table = self.id, ?damage, "the record is not the one that was stored");
        records.note_lost_tail(self.id, &last, &damage, &now()).await
    }

    /// Reports a lost or altered seed, and keeps only the good ones. If it was in force, the next move commits to a new
    /// one.
    #[expect(clippy::disallowed_methods, reason = "it stores the record")]
    async fn note_lost_seed(&self, records: &dyn StorageBackend, stored: Option<&str>) -> StoreResult<()> {
        let known = self.table.owner_view().seeds().iter().filter(|line| line.seed.is_some()).count();
        let all_hold = stored.is_some_and(|stored| stored.split_whitespace().count() <= known);
        // A table that continued elsewhere returns with its seeds.
        if all_hold || self.hold.is_some() {
            return Ok(());
        }
        tracing::warn!(table = self.id, "a seed is lost or altered");
        records.report_corruption(Some(self.id), &Damage::Seed, &now()).await?;
        records.store_seeds(self.id, &self.table.owner_view().known_seeds().unwrap_or_default()).await
    }

    /// Returns the number of unacknowledged corruption reports.
    pub(crate) fn corruption_reports(&self) -> usize {
        self.damage.len()
    }

    /// Removes reports that a user has read.
    pub(crate) fn acknowledge_reports(&mut self, losses: &[u32]) {
        self.changes += 1;
        self.damage.retain(|loss| !losses.contains(&loss.id));
    }

    /// Pauses the table, or resumes it.
    pub(crate) fn hold(&mut self, hold: Option<Hold>) {
        self.changes += 1;
        self.hold = hold;
    }

    /// Returns the address at which the game continues, if it was handed over.
    pub(crate) fn gone_to(&self) -> Option<String> {
        match &self.hold {
            Some(Hold::Gone(to)) => Some(to.clone()),
            _ => None,
        }
    }

    /// True if the table accepts no entries now.
    pub(super) fn is_held(&self) -> bool {
        self.held().is_some()
    }

    /// Returns the id of the table.
    pub(super) fn id(&self) -> u32 {
        self.id
    }

    /// Returns why the table accepts no entries now.
    fn held(&self) -> Option<Problem> {
        match &self.hold {
            Some(Hold::Gone(to)) => Some(Problem::HandedOver { to: to.clone() }),
            Some(Hold::Until(end)) if Instant::now() < *end => Some(Problem::HandedOver { to: String::new() }),
            _ => None,
        }
    }

    /// Returns the last entry of its record.
    #[expect(clippy::disallowed_methods, reason = "only the number and the hash of the last line")]
    pub(crate) fn last(&self) -> Option<EntryRef> {
        EntryRef::of(self.table.owner_view().lines())
    }

    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Returns the table as an audience may see it, with the visible entries from `from` on.
    fn state(&self, Audience { viewer, trusted, hosts }: Audience, from: u32) -> TableState {
        tracing::trace!(table = self.id, ?viewer, "rendered");
        let table = &*self.table;
        let seen = table.view_for(viewer);
        let view = seen.view();
        let view_hash = hex::encode(Sha256::digest(view.to_string()));
        let mut speakers = seen.speakers();
        let programs = self.shown_programs();
        let is_awaited = |seat: &Seat| seen.awaited().contains(&Actor::Seat(*seat));
        speakers.retain(|actor| *actor != Actor::Chance && (trusted || may_see_commands(viewer, *actor)));
        let each = |of: &dyn Fn(Actor) -> Value| speakers.iter().map(|actor| json!([actor, of(*actor)])).collect();
        TableState {
            table: self.id,
            game: table.game().to_owned(),
            head: table.head(),
            length: table.length(),
            view,
            view_hash,
            asks: seen.asks(),
            sealed: seen.committed_answers(),
            legal: Value::Array(each(&|actor| seen.legal(actor))),
            grave: Value::Array(each(&|actor| seen.needs_confirmation(actor))),
            waits: table.waits(),
            undoing: seen.undoing(),
            redoing: seen.redoing(),
            chain: table.chain(table.head()),
            settings: table.settings().clone(),
            progress: table.progress(),
            commitment: table.commitment().to_owned(),
            told: seen.visible_entries(from),
            // Only the host may see paths of its files.
            damage: if hosts { self.damage.clone() } else { vec![] },
            gone_to: self.gone_to(),
            thinking: programs.thinking.filter(is_awaited),
            unconfirmed: programs.unconfirmed,
            shared_seed: Some(self.shared_seed()),
        }
    }

    /// Tries a command on the table and reverts it.
    pub(crate) fn try_command(&mut self, by: Actor, command: Value, hearer: VerdictAudience) -> Result<Reply, Problem> {
        let mark = self.table.mark();
        let tried = self.table.command(by, command, &[], hearer, &mut stamps());
        self.table.roll_back(mark);
        tried.map(|_| Reply::Done).map_err(command_to_problem)
    }

    /// Commits to a new seed if a later draw could need one that is unknown here: it was lost, or never arrived. Returns
    /// the entry, if one was added.
    fn renew_lost_seed(&mut self) -> Result<Option<u32>, Problem> {
        if !self.table.lacks_seed() {
            return Ok(None);
        }
        Ok(Some(self.table.reseed(new_seed(), &mut stamps()).map_err(table_to_problem)?.from))
    }

    /// Retires the seeds of the draws, as soon as they may be revealed.
    fn retire_seeds(&mut self) -> Result<Option<Appended>, Problem> {
        if !self.table.progress().over {
            return Err(Problem::NotOver);
        }
        let mark = self.table.mark();
        let appended = self.table.retire_seeds(new_seed(), &mut stamps()).map_err(table_to_problem)?;
        if let Some(held) = self.held().filter(|_| appended.is_some()) {
            self.table.roll_back(mark);
            return Err(held);
        }
        Ok(appended)
    }

    /// Returns all seeds except the one in force.
    #[expect(clippy::disallowed_methods, reason = "it stores the record")]
    fn shown_seeds(&self) -> Vec<SeedLine> {
        let lines = self.table.owner_view().seeds();
        let ends = lines.iter().skip(1).map(|line| line.entry);
        lines.iter().zip(ends).map(|(line, to)| SeedLine::shown(line, to)).collect()
    }

    /// Returns the seeds to store with new lines, if one of those commits to a new seed.
    #[expect(clippy::disallowed_methods, reason = "it stores the record")]
    fn seeds_to_store(&self, from: u32) -> Option<String> {
        let owned = self.table.owner_view();
        owned.known_seeds().filter(|_| owned.seeds().last().is_some_and(|line| line.entry >= from))
    }
}

/// True if the viewer may see an actor's legal commands: the shared tablet and that actor.
fn may_see_commands(viewer: Viewer, actor: Actor) -> bool {
    match (viewer, actor) {
        (Viewer::Table, _) => true,
        (Viewer::Seat(seat), Actor::Seat(other)) => seat == other,
        _ => false,
    }
}

/// True if a line differs from its stored form. The hash of an undamaged line matches.
fn is_damage(fault: &LineFault) -> bool {
    matches!(fault, LineFault::NoHash | LineFault::WrongHash | LineFault::Empty)
}

fn unopened(line: u32, fault: LineFault) -> Problem {
    if is_damage(&fault) { Problem::Damaged { fault } } else { Problem::Newer { line, fault } }
}
