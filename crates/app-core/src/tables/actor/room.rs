//! A room: a table and the mailbox of its actor while it is open.
//!
//! Each room has its own lock, so a slow room blocks no other.

use crate::tables::actor::context::RoomContext;
use std::sync::Arc;

use kernel::Appended;
use kernel::erased::AnyTable;
use tokio::sync::{Mutex, MutexGuard, broadcast, mpsc, oneshot};

use crate::problems::timed_out;
use crate::protocol::{Problem, SeedLine};
use crate::runtime::spawn;
use crate::tables::actor::table_actor::{Message, TableActor, run_actor};
use crate::tickets::log_with_ticket;

/// A table whose actor starts with the first request.
pub(crate) struct Room {
    table: u32,
    context: RoomContext,
    /// Locked while the record is read, or while reading is forbidden.
    task: Mutex<Option<Task>>,
    /// Locked by the actor until it has ended, so that there is never a second one.
    owning: Arc<Mutex<()>>,
}

/// The mailbox of the actor.
#[derive(Clone)]
struct Task {
    jobs: mpsc::Sender<Message>,
    moves: broadcast::Sender<()>,
}

/// Keeps a room closed until dropped: the record is not read meanwhile.
pub(crate) struct ClosedRoom<'a>(#[expect(dead_code, reason = "it is held")] MutexGuard<'a, Option<Task>>);

impl Room {
    /// Creates a closed room.
    pub(crate) fn new(context: RoomContext, table: u32) -> Self {
        Self { table, context, task: Mutex::default(), owning: Arc::default() }
    }

    pub(crate) fn table(&self) -> u32 {
        self.table
    }

    /// True if the table is open, or is being opened or closed.
    pub(crate) fn is_open(&self) -> bool {
        let is_there = |task: MutexGuard<'_, Option<Task>>| task.as_ref().is_some_and(Task::is_there);
        self.task.try_lock().map_or(true, is_there)
    }

    /// Returns the running actor; starts one if there is none.
    async fn task(&self) -> Result<Task, Problem> {
        let mut task = self.task.lock().await;
        if let Some(task) = task.as_ref().filter(|task| task.is_there()) {
            return Ok(task.clone());
        }
        let begun = self.start().await?;
        *task = Some(begun.clone());
        Ok(begun)
    }

    /// Reads the table and starts its actor, once the previous one has ended.
    async fn start(&self) -> Result<Task, Problem> {
        let owning = Arc::clone(&self.owning).lock_owned().await;
        let open = TableActor::load(&self.context, self.table).await?;
        let (jobs, queue) = mpsc::channel(32);
        let (moves, _) = broadcast::channel(64);
        let owned = run_actor(open, self.context.clone(), queue, jobs.downgrade(), moves.clone());
        let owned = self.context.supervisor.guarded(&format!("table {}", self.table), owned);
        spawn(async move {
            owned.await;
            drop(owning);
        });
        Ok(Task { jobs, moves })
    }

    /// Sends a message to the actor. If the actor ends at that moment, sends it to the next one.
    async fn send(&self, mut job: Message) -> Result<(), Problem> {
        loop {
            match self.task().await?.jobs.send(job).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => job = unsent,
            }
        }
    }

    /// Subscribes to changes of the table.
    pub(crate) async fn subscribe(&self) -> Result<broadcast::Receiver<()>, Problem> {
        Ok(self.task().await?.moves.subscribe())
    }

    /// Drops the mailbox, so that the actor ends. Watchers reconnect to the next actor and receive a full snapshot.
    pub(crate) async fn stop(&self) {
        *self.task.lock().await = None;
    }

    /// Ends the actor, waits for its end, and prevents a new one while the result is held.
    pub(crate) async fn close_exclusive(&self) -> ClosedRoom<'_> {
        let mut task = self.task.lock().await;
        if let Some(task) = task.take() {
            let job: Message = Box::new(|open| {
                open.end();
                None
            });
            if task.jobs.send(job).await.is_ok() {
                task.jobs.closed().await;
            }
        }
        ClosedRoom(task)
    }

    /// Asks a question that changes nothing.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut TableActor) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let (job, wait) = message_for(question);
        self.send(job).await?;
        wait.await.map_err(|_| ended())?
    }

    /// Asks a question without keeping the actor in memory afterwards.
    pub(crate) async fn ask_transient<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut TableActor) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let held = self.task.lock().await;
        let task = match held.as_ref().filter(|task| task.is_there()) {
            Some(task) => task.clone(),
            // The lock is held meanwhile: reading may repair the record, and no write may come in between.
            None => self.start().await?,
        };
        drop(held);
        let (job, wait) = message_for(question);
        task.jobs.send(job).await.map_err(|_| ended())?;
        wait.await.map_err(|_| ended())?
    }

    /// Appends to the record, unless the request was answered before. Returns the new head.
    pub(crate) async fn change(
        &self,
        request: String,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<Appended, Problem> + Send + 'static,
    ) -> Result<u32, Problem> {
        let (done, wait) = oneshot::channel();
        self.send(Box::new(move |open| open.apply_change(request, change, done))).await.map_err(timed_out)?;
        wait.await.map_err(|_| timed_out(ended()))?
    }

    /// Reveals the seeds of the draws, once the game is over. The table commits to a new seed first, so that none of
    /// them is in force.
    pub(crate) async fn reveal(&self) -> Result<Vec<SeedLine>, Problem> {
        let (done, wait) = oneshot::channel();
        self.send(Box::new(move |open| open.reveal_seeds(done))).await.map_err(timed_out)?;
        wait.await.map_err(|_| timed_out(ended()))?
    }
}

impl Task {
    fn is_there(&self) -> bool {
        !self.jobs.is_closed()
    }
}

/// Wraps a question as a message, and returns it with the channel for the answer.
fn message_for<T: Send + 'static>(
    question: impl FnOnce(&mut TableActor) -> Result<T, Problem> + Send + 'static,
) -> (Message, oneshot::Receiver<Result<T, Problem>>) {
    let (answer, wait) = oneshot::channel();
    let job = move |open: &mut TableActor| {
        let _ = answer.send(question(open));
        None
    };
    (Box::new(job), wait)
}

/// Returns the problem to report if the actor ended during a message. The next request starts a new actor.
fn ended() -> Problem {
    Problem::Internal { ticket: log_with_ticket("the task of a table has ended") }
}
