//! One open table: the task that owns it, and the way to ask that task.
//!
//! Jobs come one after the other. What a job adds to the record is stored before anybody hears of
//! it; what cannot be stored is taken back. When the task ends, by a panic or by a store that no
//! longer says what it holds, the next request reads the table anew.

use std::collections::HashMap;
use std::time::Instant;

use kernel::erased::{AnyTable, CommandProblem};
use kernel::{Actor, Moved, Seed, TableProblem, Viewer};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::{missing, summary};
use crate::store::{Store, StoreProblem};
use crate::trouble::{ticket, trouble};
use crate::wire::{Damage, FlawLine, Problem, Reply, TableState};
use crate::{catalogue, stamps};

type Job = Box<dyn FnOnce(&mut Seat) -> Option<Write> + Send>;

/// The way to the task that owns a table.
#[derive(Clone)]
pub(super) struct Owner {
    jobs: mpsc::Sender<Job>,
    /// The first new entry of each move.
    moves: broadcast::Sender<u32>,
}

/// What the owning task holds.
pub(super) struct Seat {
    id: u32,
    table: Box<dyn AnyTable>,
    /// Requests that were answered: the last entry that each made.
    answered: HashMap<String, u32>,
    damage: Option<Damage>,
    hold: Option<Hold>,
}

/// Why nothing is added to a table for now.
pub(super) enum Hold {
    /// It is being handed over, and has until then.
    Until(Instant),
    /// It was handed over to the device that hosted it there.
    Gone(String),
}

/// New lines that must be stored before anybody hears of them.
struct Write {
    request: String,
    mark: kernel::Mark,
    moved: Moved,
    done: oneshot::Sender<Result<u32, Problem>>,
}

impl Owner {
    /// Reads a table and starts the task that owns it.
    pub(super) async fn load(store: Store, id: u32) -> Result<Self, Problem> {
        let seat = Seat::load(&store, id).await?;
        let (jobs, queue) = mpsc::channel(32);
        let (moves, _) = broadcast::channel(64);
        tokio::spawn(own(seat, store, queue, moves.clone()));
        Ok(Self { jobs, moves })
    }

    /// Whether the task is still there.
    pub(super) fn is_open(&self) -> bool {
        !self.jobs.is_closed()
    }

    /// Hears of moves from now on.
    pub(super) fn moves(&self) -> broadcast::Receiver<u32> {
        self.moves.subscribe()
    }

    /// Asks something that changes nothing.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Seat) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let (answer, wait) = oneshot::channel();
        let job: Job = Box::new(move |seat| {
            let _ = answer.send(question(seat));
            None
        });
        self.jobs.send(job).await.map_err(|_| ended())?;
        wait.await.map_err(|_| ended())?
    }

    /// Adds to the record, unless the request was answered before or the head has moved on. Gives
    /// the head after it.
    pub(super) async fn change(
        &self,
        request: String,
        head: u32,
        deed: impl FnOnce(&mut dyn AnyTable) -> Result<Moved, Problem> + Send + 'static,
    ) -> Result<u32, Problem> {
        let (done, wait) = oneshot::channel();
        let job: Job = Box::new(move |seat| {
            if let Some(&last) = seat.answered.get(&request) {
                let _ = done.send(Ok(seat.head_after(last)));
                return None;
            }
            if let Some(held) = seat.held() {
                let _ = done.send(Err(held));
                return None;
            }
            if head != seat.table.head() {
                let _ = done.send(Err(Problem::Stale { head: seat.table.head() }));
                return None;
            }
            let mark = seat.table.mark();
            match deed(&mut *seat.table) {
                Ok(moved) => Some(Write { request, mark, moved, done }),
                Err(problem) => {
                    let _ = done.send(Err(problem));
                    None
                }
            }
        });
        self.jobs.send(job).await.map_err(|_| ended())?;
        wait.await.map_err(|_| ended())?
    }
}

/// The task is gone in the middle of a job; the next request finds a new one.
fn ended() -> Problem {
    Problem::Internal { ticket: ticket("the task of a table has ended") }
}

/// The task that owns a table: one job after the other, stored before it is answered.
async fn own(mut seat: Seat, store: Store, mut queue: mpsc::Receiver<Job>, moves: broadcast::Sender<u32>) {
    while let Some(job) = queue.recv().await {
        let Some(Write { request, mark, moved, done }) = job(&mut seat) else {
            continue;
        };
        let lines = &seat.table.lines()[moved.from as usize..=moved.to as usize];
        match store.append(seat.id, moved.from, lines, Some(&request), &summary(&*seat.table)).await {
            Ok(()) => {
                seat.answered.insert(request, moved.to);
                let _ = moves.send(moved.from);
                let _ = done.send(Ok(seat.table.head()));
                // Nobody waits for the marker: it only tells later of a lost tail.
                seat.mark_head(&store);
            }
            Err(problem) => {
                seat.table.roll_back(mark);
                // A full disk is known to have stored nothing. Of anything else only the database
                // knows what it holds: the table is read anew.
                let certain = matches!(problem, StoreProblem::Full);
                let _ = done.send(Err(trouble(problem)));
                if !certain {
                    return;
                }
            }
        }
    }
}

impl Seat {
    async fn load(store: &Store, id: u32) -> Result<Self, Problem> {
        let stored = store.read(id).await.map_err(trouble)?.ok_or_else(|| missing("table"))?;
        let game = catalogue::game(&stored.game).ok_or_else(|| missing("game"))?;
        // Bytes that are no text cannot have the right hash: they are found out below.
        let texts: Vec<_> = stored.lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
        let lines: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
        let seed = stored.seed.as_deref().and_then(Seed::from_hex);
        let (table, bad) = game.open(&lines, seed, false).map_err(|fault| Problem::Damaged { fault })?;
        let kept = table.lines().len() as u32;
        let answered = stored.requests.into_iter().filter(|(_, n)| *n < kept).collect();
        let hold = stored.gone_to.map(Hold::Gone);
        let mut seat = Self { id, table, answered, damage: None, hold };
        seat.damage = match bad {
            Some((line, fault)) => {
                let last = seat.table.lines().last().map_or("", |sealed| &sealed.hash);
                let file = store.set_aside(id, kept, &stored.lines[kept as usize..], last).await.map_err(trouble)?;
                tracing::warn!(table = id, line, %fault, file, "a damaged tail was set aside");
                Some(Damage::SetAside { line: line as u32, fault, file })
            }
            None => seat.lost_tail(store),
        };
        Ok(seat)
    }

    /// Whether entries are missing that are known to have been stored.
    fn lost_tail(&self, store: &Store) -> Option<Damage> {
        let known = store.marked_head(self.id)?;
        let lines = self.table.lines();
        let last = (lines.len() as u32).saturating_sub(1);
        match lines.get(known.n as usize) {
            None => {
                tracing::warn!(table = self.id, last, known = known.n, "the record has lost its tail");
                Some(Damage::LostTail { last, known: known.n })
            }
            Some(line) => {
                if !known.hash.is_empty() && known.hash != line.hash {
                    tracing::warn!(table = self.id, n = known.n, "the entry is another than the one that was stored");
                }
                None
            }
        }
    }

    fn mark_head(&self, store: &Store) {
        if let Some(last) = self.table.lines().last() {
            store.mark_head(self.id, self.table.lines().len() as u32 - 1, &last.hash);
        }
    }

    /// Adds nothing for now, or goes on.
    pub(super) fn hold(&mut self, hold: Option<Hold>) {
        self.hold = hold;
    }

    /// Where the table goes on, when it was handed over.
    pub(super) fn gone_to(&self) -> Option<String> {
        match &self.hold {
            Some(Hold::Gone(to)) => Some(to.clone()),
            _ => None,
        }
    }

    /// Why nothing can be added now.
    fn held(&self) -> Option<Problem> {
        match &self.hold {
            Some(Hold::Gone(to)) => Some(Problem::HandedOver { to: to.clone() }),
            Some(Hold::Until(end)) if Instant::now() < *end => Some(Problem::HandedOver { to: String::new() }),
            _ => None,
        }
    }

    /// The table itself.
    pub(super) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Where the head stood after an entry.
    fn head_after(&self, n: u32) -> u32 {
        match self.table.told(n, Viewer::Table).first() {
            Some(entry) if entry.settings.is_some() => entry.after,
            Some(entry) => entry.head.unwrap_or(n),
            None => self.table.head(),
        }
    }

    /// The table as a viewer may see it, with the entries from `from` on told. With `trusted` it hears
    /// what everybody may say, as far as it can know: it may say it.
    pub(super) fn state(&self, viewer: Viewer, from: u32, trusted: bool) -> TableState {
        let table = &*self.table;
        let view = table.view(viewer);
        let view_hash = hex::encode(Sha256::digest(view.to_string()));
        let legal: Vec<Value> = table
            .awaited()
            .into_iter()
            .filter(|actor| *actor != Actor::Chance && (trusted || may_hear(viewer, *actor)))
            .map(|actor| json!([actor, table.legal_known(actor, viewer)]))
            .collect();
        TableState {
            table: self.id,
            game: table.game().to_owned(),
            head: table.head(),
            length: table.lines().len() as u32,
            view,
            view_hash,
            asks: table.asks(),
            legal: Value::Array(legal),
            waits: table.waits(),
            undoing: table.undoing(),
            redoing: table.redoing(),
            chain: table.chain(table.head()),
            settings: table.settings().clone(),
            progress: table.progress(),
            commitment: table.commitment().to_owned(),
            told: table.told(from, viewer),
            damage: self.damage.clone(),
            gone_to: self.gone_to(),
        }
    }

    /// Tries a command on the table and takes it back.
    pub(super) fn try_command(&mut self, by: Actor, command: Value) -> Result<Reply, Problem> {
        let mark = self.table.mark();
        let tried = self.table.command(by, command, &[], &mut stamps());
        self.table.roll_back(mark);
        tried.map(|_| Reply::Done).map_err(told_of_command)
    }

    /// The seed, once the game is over.
    pub(super) fn reveal(&mut self) -> Result<Reply, Problem> {
        if !self.table.progress().over {
            return Err(Problem::NotOver);
        }
        let seed = self.table.seed().ok_or_else(|| missing("seed"))?;
        Ok(Reply::Seed { seed: seed.to_hex(), commitment: seed.commitment() })
    }
}

/// What an actor may say is shown on the shared tablet and to that actor.
fn may_hear(viewer: Viewer, actor: Actor) -> bool {
    match (viewer, actor) {
        (Viewer::Table, _) => true,
        (Viewer::Seat(seat), Actor::Seat(other)) => seat == other,
        _ => false,
    }
}

/// A table's problem as it travels.
pub(super) fn told_by_table(problem: TableProblem<Value>) -> Problem {
    match problem {
        TableProblem::Refused(refusal) => Problem::Refused {
            breaches: refusal.breaches,
            impossible: refusal.impossible.map(|impossible| json!(impossible)),
            waivable: refusal.waivable,
        },
        TableProblem::UnknownRule(_) => missing("rule"),
        TableProblem::NothingToUndo => Problem::NothingToUndo,
        TableProblem::NothingToRedo => Problem::NothingToRedo,
        TableProblem::NoSuchEntry(_) => missing("entry"),
        TableProblem::NoChance => Problem::NoChance,
        TableProblem::Settings(flaws) => Problem::Setup { flaws: flaws.into_iter().map(FlawLine::from).collect() },
        TableProblem::Write(detail) => Problem::Unreadable { detail },
    }
}

/// A command's problem as it travels.
pub(super) fn told_of_command(problem: CommandProblem) -> Problem {
    match problem {
        CommandProblem::Unreadable(detail) => Problem::Unreadable { detail },
        CommandProblem::Table(problem) => told_by_table(problem),
    }
}
