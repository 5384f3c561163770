//! The application on one data folder: who has it open, which tables there are, how they come about.
//!
//! [`owner`] holds the task that owns one open table; [`session`] is the one door through which a
//! screen asks; [`files`] reads and writes records and backups.

use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::erased::AnyTable;
use kernel::{Answering, Chair, Viewer};
use serde_json::{Value, json};
use tokio::sync::{Mutex, mpsc};

use crate::catalogue;
use crate::people::{Guest, People};
use crate::store::{Listed, NewTable, Store, StoreProblem};
use crate::trouble::trouble;
use crate::wire::{FlawLine, Problem, Push, TableLine, TableState};
use crate::{new_seed, now, stamps};

pub(crate) use files::written_lines;
use owner::{Owner, Seat};
pub use session::Session;

mod boards;
mod files;
mod hosting;
mod owner;
mod session;
mod watch;

pub use hosting::{Errand, HandedTable, TakenTable};

/// Why the application cannot start on this data folder.
#[derive(Debug, thiserror::Error)]
pub enum OpenProblem {
    /// Another copy of the app has the folder open.
    #[error("another copy of Bucintoro is using {0}; close it, or choose another folder with BUCINTORO_DATA")]
    SecondApp(PathBuf),
    /// The folder cannot be made or locked.
    #[error("the data folder {0} cannot be used ({1}); choose another with BUCINTORO_DATA")]
    Folder(PathBuf, std::io::Error),
    /// A newer program has written the database.
    #[error(
        "a newer Bucintoro has written the data in {0}; update this one, or choose another folder with BUCINTORO_DATA"
    )]
    Newer(PathBuf),
    /// The disk is full.
    #[error("the disk with {0} is full; make room, then start again")]
    Full(PathBuf),
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
    people: Arc<People>,
    /// Who serves the local network, once somebody does.
    errands: std::sync::OnceLock<mpsc::Sender<Errand>>,
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
        let store = Store::open(folder).await.map_err(|problem| match problem {
            StoreProblem::Newer => OpenProblem::Newer(folder.to_owned()),
            StoreProblem::Full => OpenProblem::Full(folder.to_owned()),
            other => OpenProblem::Store(folder.to_owned(), other),
        })?;
        let people = Arc::new(People::new(store.clone()));
        Ok(Self { inner: Arc::new(Inner { store, people, errands: Default::default(), open: Mutex::default(), lock }) })
    }

    /// A new session of the host's own, and what is pushed to it. Within a runtime.
    pub fn session(&self) -> (Session, mpsc::Receiver<Push>) {
        Session::new(self.clone(), None)
    }

    /// A new session of a guest's, and what is pushed to it. Within a runtime.
    pub fn guest(&self, guest: Guest) -> (Session, mpsc::Receiver<Push>) {
        Session::new(self.clone(), Some(guest))
    }

    /// The people around the hosted table.
    pub fn people(&self) -> &Arc<People> {
        &self.inner.people
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

    /// Whether the folder was let go.
    fn is_closed(&self) -> bool {
        self.inner.store.pool().is_closed()
    }

    async fn owner(&self, table: u32) -> Result<Owner, Problem> {
        let mut open = self.inner.open.lock().await;
        if let Some(owner) = open.get(&table).filter(|owner| owner.is_open()) {
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

    async fn state(&self, table: u32, viewer: Viewer, from: u32, trusted: bool) -> Result<TableState, Problem> {
        self.ask(table, move |seat| Ok(seat.state(viewer, from, trusted))).await
    }

    async fn tables(&self) -> Result<Vec<TableLine>, Problem> {
        let mut tables = Vec::new();
        for listed in self.inner.store.list().await.map_err(trouble)? {
            let Listed { table, game, .. } = &listed;
            let Summary { seating, progress, played } = match listed.summary.as_deref().map(serde_json::from_str) {
                Some(Ok(summary)) => summary,
                // Damage took it: the table itself knows, and when not even that can be opened, the
                // line still stands, so that it can be looked at and deleted.
                _ => self.ask(*table, |seat| Ok(Summary::of(seat.table()))).await.unwrap_or_default(),
            };
            tables.push(TableLine { table: *table, game: game.clone(), seating, progress, played });
        }
        tables.sort_by(|a, b| b.played.cmp(&a.played).then(b.table.cmp(&a.table)));
        Ok(tables)
    }

    async fn new_table(&self, wanted: Wanted) -> Result<u32, Problem> {
        if let Some(table) = self.made_by(wanted.request.as_deref()).await? {
            return Ok(table);
        }
        let game = catalogue::game(&wanted.game).ok_or_else(|| missing("game"))?;
        let trimmed = |chair: Chair| Chair { name: chair.name.trim().to_owned(), ..chair };
        let seating: Vec<Chair> = wanted.seating.into_iter().map(trimmed).collect();
        let names: Vec<String> = seating.iter().map(|chair| chair.name.clone()).collect();
        let seed = new_seed();
        let hex = seed.to_hex();
        let table = game
            .start(seating, wanted.answering, wanted.setup, seed, &mut stamps())
            .map_err(|flaws| Problem::Setup { flaws: flaws.into_iter().map(FlawLine::from).collect() })?;
        let id = self.store_new(&*table, Some(&hex), wanted.request.as_deref()).await?;
        // The table stands, whether or not its people can be remembered.
        if let Err(problem) = self.inner.store.met(names.iter().map(String::as_str)).await {
            tracing::warn!(%problem, "people could not be remembered");
        }
        Ok(id)
    }

    /// The table that an earlier sending of this request made.
    async fn made_by(&self, request: Option<&str>) -> Result<Option<u32>, Problem> {
        let Some(request) = request else { return Ok(None) };
        session::check_id(request)?;
        self.inner.store.made_by(request).await.map_err(trouble)
    }

    async fn store_new(&self, table: &dyn AnyTable, seed: Option<&str>, request: Option<&str>) -> Result<u32, Problem> {
        let summary = summary(table);
        let new = NewTable { game: table.game(), seed, lines: table.lines(), summary: &summary, request };
        match self.inner.store.create(new).await {
            // Two sendings of one request met: the first has made the table.
            Err(StoreProblem::Twice) => self.made_by(request).await?.ok_or_else(|| trouble(StoreProblem::Twice)),
            made => made.map_err(trouble),
        }
    }

    async fn rematch(&self, table: u32, request: Option<String>) -> Result<u32, Problem> {
        let (game, settings, mut setup) = self
            .ask(table, |seat| {
                let table = seat.table();
                Ok((table.game().to_owned(), table.settings().clone(), table.setup()))
            })
            .await?;
        if let Some(setup) = setup.as_object_mut() {
            // A rematch begins at the beginning, wherever the table before it began.
            setup.remove("position");
            setup.insert("under_way".into(), json!(false));
        }
        let (seating, answering) = (settings.seating, settings.answering);
        let again = self.new_table(Wanted { request, game, seating, answering, setup }).await?;
        self.people().take_along(table, again).await.map_err(trouble)?;
        Ok(again)
    }
}

/// A table to be set up.
struct Wanted {
    request: Option<String>,
    game: String,
    seating: Vec<Chair>,
    answering: Answering,
    setup: Value,
}

fn missing(what: &str) -> Problem {
    Problem::NotFound { what: what.to_owned() }
}

/// What the list of tables shows, stored with the last entry.
#[derive(serde::Serialize, serde::Deserialize)]
struct Summary {
    seating: Vec<Chair>,
    progress: kernel::Progress,
    played: String,
}

impl Summary {
    /// Of a table that was last played nobody knows when: since its set-up.
    fn of(table: &dyn AnyTable) -> Self {
        let seating = table.settings().seating.clone();
        Self { seating, progress: table.progress(), played: table.at().to_owned() }
    }
}

impl Default for Summary {
    fn default() -> Self {
        Self { seating: vec![], progress: kernel::Progress { turn: 0, over: false }, played: String::new() }
    }
}

fn summary(table: &dyn AnyTable) -> String {
    serde_json::to_string(&Summary { played: now(), ..Summary::of(table) }).unwrap_or_default()
}
