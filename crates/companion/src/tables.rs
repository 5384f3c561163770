//! Open tables: one task owns each; sessions ask it and hear when it moved.

use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::erased::{AnyTable, CommandProblem};
use kernel::record::{By, Peek, Settings};
use kernel::{Actor, Moved, Seed, TableProblem, Viewer};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::{Mutex, broadcast, mpsc, oneshot};

use crate::catalogue;
use crate::store::{Store, StoreProblem};
use crate::wire::{Damage, FileFault, FlawLine, Problem, Push, Reply, Request, RuleLine, TableLine, TableState};
use crate::{new_seed, now, stamps};

mod files;

/// The longest text that is remembered as a preference, in bytes.
const LONGEST_PREFERENCE: usize = 4_096;

/// Why the application cannot start on this data folder.
#[derive(Debug, thiserror::Error)]
pub enum OpenProblem {
    /// Another copy of the app has the folder open.
    #[error("another copy of Bucintoro is using {0}; close it, or choose another folder with BUCINTORO_DATA")]
    SecondApp(PathBuf),
    /// The folder cannot be made or locked.
    #[error("the data folder {0} cannot be used ({1}); choose another with BUCINTORO_DATA")]
    Folder(PathBuf, std::io::Error),
    /// The database cannot be opened.
    #[error("the database in {0} cannot be opened: {1}")]
    Store(PathBuf, StoreProblem),
    /// The system names no place for data.
    #[error("no data folder is known on this system; set BUCINTORO_DATA")]
    Nowhere,
}

/// The application on one data folder.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    open: Mutex<HashMap<u32, Owner>>,
    /// Held as long as the app runs: the lock goes with the process, however it ends.
    lock: File,
}

impl App {
    /// Where data is kept unless told otherwise: `BUCINTORO_DATA`, or the system's own place.
    ///
    /// # Errors
    /// [`OpenProblem::Nowhere`].
    pub fn default_data_dir() -> Result<PathBuf, OpenProblem> {
        if let Some(folder) = std::env::var_os("BUCINTORO_DATA").filter(|folder| !folder.is_empty()) {
            return Ok(folder.into());
        }
        let folders = directories::ProjectDirs::from("app", "", "Bucintoro").ok_or(OpenProblem::Nowhere)?;
        Ok(folders.data_dir().to_owned())
    }

    /// Opens the application on a data folder.
    ///
    /// # Errors
    /// When another copy has it open, or it cannot be used.
    pub async fn open(folder: &Path) -> Result<Self, OpenProblem> {
        let bad = |error| OpenProblem::Folder(folder.to_owned(), error);
        std::fs::create_dir_all(folder).map_err(bad)?;
        let lock = File::create(folder.join("lock")).map_err(bad)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenProblem::SecondApp(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(bad(error)),
        }
        let store = Store::open(folder).await.map_err(|problem| OpenProblem::Store(folder.to_owned(), problem))?;
        Ok(Self { inner: Arc::new(Inner { store, open: Mutex::default(), lock }) })
    }

    /// A new session, and what is pushed to it.
    pub fn session(&self) -> (Session, mpsc::Receiver<Push>) {
        let (pushes, receiver) = mpsc::channel(64);
        (Session { app: self.clone(), pushes, watching: Mutex::default() }, receiver)
    }

    /// The database, for benches.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Closes the database and lets the folder go; for a clean end.
    pub async fn close(&self) {
        self.inner.open.lock().await.clear();
        self.inner.store.close().await;
        if let Err(error) = self.inner.lock.unlock() {
            tracing::warn!(%error, "the data folder could not be unlocked");
        }
    }

    async fn owner(&self, table: u32) -> Result<Owner, Problem> {
        let mut open = self.inner.open.lock().await;
        if let Some(owner) = open.get(&table).filter(|owner| !owner.jobs.is_closed()) {
            return Ok(owner.clone());
        }
        let owner = Owner::load(self.inner.store.clone(), table).await?;
        open.insert(table, owner.clone());
        Ok(owner)
    }

    async fn ask<T: Send + 'static>(
        &self,
        table: u32,
        question: impl FnOnce(&mut Seat) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.owner(table).await?.ask(question).await
    }

    async fn state(&self, table: u32, viewer: Viewer, from: u32) -> Result<TableState, Problem> {
        self.ask(table, move |seat| Ok(seat.state(viewer, from))).await
    }

    async fn tables(&self) -> Result<Vec<TableLine>, Problem> {
        let mut tables = Vec::new();
        for (table, game, summary) in self.inner.store.list().await.map_err(trouble)? {
            let Ok(summary) = serde_json::from_str::<Summary>(&summary) else {
                continue;
            };
            let Summary { seating, progress, played } = summary;
            tables.push(TableLine { table, game, seating, progress, played });
        }
        tables.sort_by(|a, b| b.played.cmp(&a.played).then(b.table.cmp(&a.table)));
        Ok(tables)
    }

    async fn new_table(
        &self,
        game: &str,
        seating: Vec<kernel::Chair>,
        answering: kernel::Answering,
        setup: Value,
    ) -> Result<u32, Problem> {
        let known = catalogue::game(game).ok_or_else(|| missing("game"))?;
        let names: Vec<String> = seating.iter().map(|chair| chair.name.trim().to_owned()).collect();
        let seating = seating
            .into_iter()
            .zip(&names)
            .map(|(chair, name)| kernel::Chair { name: name.clone(), ..chair })
            .collect();
        let seed = new_seed();
        let hex = seed.to_hex();
        let table = known
            .start(seating, answering, setup, seed, &mut stamps())
            .map_err(|flaws| Problem::Setup { flaws: flaws.into_iter().map(FlawLine::from).collect() })?;
        let store = &self.inner.store;
        let id = store.create(game, Some(&hex), table.lines(), &summary(&*table)).await.map_err(trouble)?;
        store.met(names.iter().map(String::as_str)).await.map_err(trouble)?;
        Ok(id)
    }

    async fn rematch(&self, table: u32) -> Result<u32, Problem> {
        let (game, settings, mut setup) =
            self.ask(table, |seat| Ok((seat.table.game(), seat.table.settings().clone(), seat.table.setup()))).await?;
        if let Some(setup) = setup.as_object_mut() {
            // A rematch begins at the beginning, wherever the table before it began.
            setup.remove("position");
            setup.insert("under_way".into(), json!(false));
        }
        self.new_table(game, settings.seating, settings.answering, setup).await
    }
}

fn missing(what: &str) -> Problem {
    Problem::NotFound { what: what.to_owned() }
}

/// What the user is told of a failed store; the log has the rest.
fn trouble(problem: StoreProblem) -> Problem {
    match problem {
        StoreProblem::Full => Problem::DiskFull,
        other => {
            let ticket = hex::encode(rand::random::<[u8; 4]>());
            tracing::error!(ticket, error = %other, "the store failed");
            Problem::Internal { ticket }
        }
    }
}

/// What the list of tables shows, stored with the last entry.
#[derive(serde::Serialize, serde::Deserialize)]
struct Summary {
    seating: Vec<kernel::Chair>,
    progress: kernel::Progress,
    played: String,
}

fn summary(table: &dyn AnyTable) -> String {
    let seating = table.settings().seating.clone();
    serde_json::to_string(&Summary { seating, progress: table.progress(), played: now() }).unwrap_or_default()
}

// ---- one open table ----

type Job = Box<dyn FnOnce(&mut Seat) -> Option<Write> + Send>;

/// The way to the task that owns a table.
#[derive(Clone)]
struct Owner {
    jobs: mpsc::Sender<Job>,
    moves: broadcast::Sender<u32>,
}

/// What the owning task holds.
struct Seat {
    id: u32,
    table: Box<dyn AnyTable>,
    /// Requests that were answered: the last entry that each made.
    answered: HashMap<String, u32>,
    damage: Option<Damage>,
}

/// New lines that must be stored before anybody hears of them.
struct Write {
    request: String,
    mark: kernel::Mark,
    moved: Moved,
    done: oneshot::Sender<Result<u32, Problem>>,
}

impl Owner {
    async fn load(store: Store, id: u32) -> Result<Self, Problem> {
        let seat = Seat::load(&store, id).await?;
        let (jobs, queue) = mpsc::channel(32);
        let (moves, _) = broadcast::channel(64);
        tokio::spawn(own(seat, store, queue, moves.clone()));
        Ok(Self { jobs, moves })
    }

    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Seat) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let (answer, wait) = oneshot::channel();
        let job: Job = Box::new(move |seat| {
            let _ = answer.send(question(seat));
            None
        });
        self.jobs.send(job).await.map_err(|_| missing("table"))?;
        wait.await.map_err(|_| missing("table"))?
    }

    async fn change(
        &self,
        request: String,
        head: u32,
        deed: impl FnOnce(&mut dyn AnyTable) -> Result<Moved, Problem> + Send + 'static,
    ) -> Result<u32, Problem> {
        let (done, wait) = oneshot::channel();
        let job: Job = Box::new(move |seat| {
            if seat.answered.contains_key(&request) {
                let _ = done.send(Ok(seat.table.head()));
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
        self.jobs.send(job).await.map_err(|_| missing("table"))?;
        wait.await.map_err(|_| missing("table"))?
    }
}

/// The task that owns a table: one job after the other, stored before it is answered.
async fn own(mut seat: Seat, store: Store, mut queue: mpsc::Receiver<Job>, moves: broadcast::Sender<u32>) {
    while let Some(job) = queue.recv().await {
        let Some(write) = job(&mut seat) else {
            continue;
        };
        let Write { request, mark, moved, done } = write;
        let lines = &seat.table.lines()[moved.from as usize..=moved.to as usize];
        let stored = store.append(seat.id, moved.from, lines, Some(&request), &summary(&*seat.table)).await;
        let answer = match stored {
            Ok(()) => {
                seat.answered.insert(request, moved.to);
                let _ = moves.send(moved.from);
                Ok(seat.table.head())
            }
            Err(problem) => {
                seat.table.roll_back(mark);
                Err(trouble(problem))
            }
        };
        let stands = answer.is_ok();
        let _ = done.send(answer);
        // Nobody waits for the marker: it only tells later of a lost tail.
        if stands {
            store.mark_head(seat.id, moved.to);
        }
    }
}

impl Seat {
    async fn load(store: &Store, id: u32) -> Result<Self, Problem> {
        let stored = store.read(id).await.map_err(trouble)?.ok_or_else(|| missing("table"))?;
        let game = catalogue::game(&stored.game).ok_or_else(|| missing("game"))?;
        let lines: Vec<&str> = stored.lines.iter().map(String::as_str).collect();
        let seed = stored.seed.as_deref().and_then(Seed::from_hex);
        let (table, bad) = game.open(&lines, seed, false).map_err(|fault| Problem::Damaged { fault })?;
        let mut damage = None;
        if let Some((line, fault)) = bad {
            let from = line as u32 - 1;
            let file = store.set_aside(id, from, &stored.lines[line - 1..]).await.map_err(trouble)?;
            tracing::warn!(table = id, line, %fault, file, "a damaged tail was set aside");
            damage = Some(Damage::SetAside { line: line as u32, fault, file });
        } else if let Some(known) = store.marked_head(id).filter(|known| *known as usize >= stored.lines.len()) {
            damage = Some(Damage::LostTail { last: stored.lines.len() as u32 - 1, known });
        }
        let kept = table.lines().len() as u32;
        let answered = stored.requests.into_iter().filter(|(_, n)| *n < kept).collect();
        Ok(Self { id, table, answered, damage })
    }

    fn state(&self, viewer: Viewer, from: u32) -> TableState {
        let table = &*self.table;
        let view = table.view(viewer);
        let view_hash = hex::encode(Sha256::digest(view.to_string()));
        let legal: Vec<Value> = table
            .awaited()
            .into_iter()
            .filter(|actor| *actor != Actor::Chance && may_hear(viewer, *actor))
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
        }
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

fn told_by_table(problem: TableProblem<Value>) -> Problem {
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

fn told_of_command(problem: CommandProblem) -> Problem {
    match problem {
        CommandProblem::Unreadable(detail) => Problem::Unreadable { detail },
        CommandProblem::Table(problem) => told_by_table(problem),
    }
}

// ---- sessions ----

/// One screen, or whoever else asks. Watches one table at a time.
pub struct Session {
    app: App,
    pushes: mpsc::Sender<Push>,
    watching: Mutex<Option<tokio::task::JoinHandle<()>>>,
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(task) = self.watching.get_mut().take() {
            task.abort();
        }
    }
}

impl Session {
    /// Does what is asked. Whatever the transport, this is the one door.
    ///
    /// # Errors
    /// A [`Problem`]; nothing was changed.
    pub async fn request(&self, request: Request) -> Result<Reply, Problem> {
        let app = &self.app;
        match request {
            Request::Tables => Ok(Reply::Tables { tables: app.tables().await? }),
            Request::DefaultSetup { game, seats } => default_setup(&game, seats),
            Request::NewTable { game, seating, answering, setup } => {
                Ok(Reply::Table { table: app.new_table(&game, seating, answering, setup).await? })
            }
            Request::Rematch { table } => Ok(Reply::Table { table: app.rematch(table).await? }),
            Request::Open { table, viewer } => self.watch(table, viewer).await,
            Request::Leave => {
                self.stop_watching().await;
                Ok(Reply::Done)
            }
            Request::Try { table, by, command } => app.ask(table, move |seat| seat.try_command(by, command)).await,
            Request::Peek { table, viewer } => {
                app.ask(table, move |seat| Ok(Reply::View { view: seat.table.view(viewer) })).await
            }
            Request::LookBack { table, entry, viewer } => {
                let view = move |seat: &mut Seat| seat.table.view_at(entry, viewer).ok_or_else(|| missing("entry"));
                Ok(Reply::View { view: app.ask(table, view).await? })
            }
            Request::Export { table } => app.export(table).await,
            Request::Import { text } => Ok(Reply::Table { table: app.import(&text).await? }),
            Request::Backup => app.back_up().await,
            Request::Restore { text } => app.restore(&text).await,
            Request::Delete { table } => app.delete(table).await,
            Request::People => Ok(Reply::People { names: app.inner.store.people().await.map_err(trouble)? }),
            Request::Preferences => {
                Ok(Reply::Preferences { preferences: app.inner.store.preferences().await.map_err(trouble)? })
            }
            Request::SetPreference { key, value } => app.prefer(&key, &value).await,
            Request::Rules { game } => rules(&game),
            Request::RevealSeed { table } => app.ask(table, |seat| seat.reveal()).await,
            change => self.change(change).await,
        }
    }

    /// The requests that add to a record.
    async fn change(&self, request: Request) -> Result<Reply, Problem> {
        let by = By::Table;
        let head = match request {
            Request::Command { table, id, head, by, command, waive } => {
                let deed = move |table: &mut dyn AnyTable| {
                    table.command(by, command, &waive, &mut stamps()).map_err(told_of_command)
                };
                self.app.owner(table).await?.change(id, head, deed).await?
            }
            Request::Answer { table, id, head } => {
                let deed = |table: &mut dyn AnyTable| table.answer(&mut stamps()).map_err(told_by_table);
                self.app.owner(table).await?.change(id, head, deed).await?
            }
            Request::Undo { table, id, head } => {
                let deed = move |table: &mut dyn AnyTable| table.undo(by, &mut stamps()).map_err(told_by_table);
                self.app.owner(table).await?.change(id, head, deed).await?
            }
            Request::Redo { table, id, head } => {
                let deed = move |table: &mut dyn AnyTable| table.redo(by, &mut stamps()).map_err(told_by_table);
                self.app.owner(table).await?.change(id, head, deed).await?
            }
            Request::Jump { table, id, head, to } => {
                let deed = move |table: &mut dyn AnyTable| table.jump(to, by, &mut stamps()).map_err(told_by_table);
                self.app.owner(table).await?.change(id, head, deed).await?
            }
            Request::Settings { table, id, head, settings } => {
                let deed = move |table: &mut dyn AnyTable| set(table, settings, by);
                self.app.owner(table).await?.change(id, head, deed).await?
            }
            _ => return Err(missing("request")),
        };
        Ok(Reply::Moved { head })
    }

    async fn stop_watching(&self) {
        if let Some(task) = self.watching.lock().await.take() {
            task.abort();
        }
    }

    async fn watch(&self, table: u32, viewer: Viewer) -> Result<Reply, Problem> {
        self.stop_watching().await;
        let mut moves = self.app.owner(table).await?.moves.subscribe();
        let state = self.app.state(table, viewer, 1).await?;
        let (app, pushes) = (self.app.clone(), self.pushes.clone());
        let task = tokio::spawn(async move {
            loop {
                let from = match moves.recv().await {
                    Ok(from) => from,
                    // Too slow to hear every move: everything is told again.
                    Err(broadcast::error::RecvError::Lagged(_)) => 1,
                    Err(broadcast::error::RecvError::Closed) => return,
                };
                let Ok(state) = app.state(table, viewer, from).await else {
                    return;
                };
                if pushes.send(Push::State { state: Box::new(state) }).await.is_err() {
                    return;
                }
            }
        });
        *self.watching.lock().await = Some(task);
        Ok(Reply::State { state: Box::new(state) })
    }
}

fn set(table: &mut dyn AnyTable, settings: Settings, by: By) -> Result<Moved, Problem> {
    table.set(settings, by, &mut stamps()).map_err(told_by_table)
}

fn default_setup(game: &str, seats: u8) -> Result<Reply, Problem> {
    let game = catalogue::game(game).ok_or_else(|| missing("game"))?;
    let range = game.seats();
    let setup = game.default_setup(usize::from(seats).clamp(*range.start(), *range.end()));
    Ok(Reply::Setup { setup, seats: [*range.start() as u8, *range.end() as u8] })
}

fn rules(game: &str) -> Result<Reply, Problem> {
    let game = catalogue::game(game).ok_or_else(|| missing("game"))?;
    Ok(Reply::Rules { rules: game.rules().iter().map(RuleLine::from).collect() })
}

impl Seat {
    /// Tries a command on the table and takes it back.
    fn try_command(&mut self, by: Actor, command: Value) -> Result<Reply, Problem> {
        let mark = self.table.mark();
        let tried = self.table.command(by, command, &[], &mut stamps());
        self.table.roll_back(mark);
        tried.map(|_| Reply::Done).map_err(told_of_command)
    }

    fn reveal(&mut self) -> Result<Reply, Problem> {
        if !self.table.progress().over {
            return Err(Problem::NotOver);
        }
        let seed = self.table.seed().ok_or_else(|| missing("seed"))?;
        Ok(Reply::Seed { seed: seed.to_hex(), commitment: seed.commitment() })
    }
}
