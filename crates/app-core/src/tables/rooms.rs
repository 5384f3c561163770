//! The tables of one storage backend: which are open, and how to reach each of them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as Lock, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::watch::{Receiver, Sender};
use tokio::sync::{Mutex, mpsc};

use crate::games::Games;
use crate::membership::Lobby;
use crate::protocol::{DailyBackups, Problem, Reply};
use crate::settings::Settings;
use crate::storage::StorageBackend;
use crate::supervision::Supervisor;
use crate::tables::actor::context::RoomContext;
use crate::tables::actor::room::Room;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::background_work::{BackgroundWork, ProgressReport};
use crate::tables::host_requests::HostRequest;
use crate::tables::request_ids::check_id;
use crate::token_bucket::Rate;
use crate::transfer_files::{Transfer, TransferStore};

/// How much a host carries, and how long.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many tables can be hosted at one time.
    pub hosted: usize,
    /// How long a room without watchers and requests stays open.
    pub quiet: Duration,
    /// What one address may make the host do before it is let in: ask it, find it a place to watch, say that a code
    /// or a token is wrong.
    pub comers: Rate,
    /// How many devices of one address may watch a table.
    pub watching: usize,
    /// Whether players are renamed at the table. At a club their names are the event's.
    pub renames: bool,
    /// Whether a seat with a device takes another one only with its player's consent, because its players
    /// do not know the host.
    pub guarded: bool,
    /// What the host takes for the time, as [`crate::now`] writes it: by it devices are known for an evening.
    pub clock: fn() -> String,
}

/// What a device on a table carries: one hosted table, and the people of a living room.
impl Default for Limits {
    fn default() -> Self {
        let comers = Rate { at_once: 24.0, a_second: 0.2 };
        let quiet = Duration::from_secs(10 * 60);
        Self { hosted: 1, quiet, comers, watching: 6, renames: true, guarded: false, clock: crate::now }
    }
}

/// The tables of one storage backend, and their members.
#[derive(Clone)]
pub struct Rooms {
    pub(crate) inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub(crate) context: RoomContext,
    pub(crate) lobby: Lobby,
    /// Whether players are renamed at the table.
    pub(crate) renames: bool,
    /// Channel to the listener of the local network, once it is attached.
    pub(crate) host_requests: std::sync::OnceLock<mpsc::Sender<HostRequest>>,
    /// What reports say of the program, once it has said it.
    pub(crate) program: std::sync::OnceLock<Program>,
    /// Keeps daily backups, once it is attached.
    pub(crate) daily: std::sync::OnceLock<Arc<dyn DailyBackupStore>>,
    /// Changes with each table that is stored.
    pub(crate) made: Sender<()>,
    /// Held while it changes which table is hosted.
    pub(crate) hosting: Mutex<()>,
    /// Never held over an await.
    pub(crate) rooms: Lock<HashMap<u32, Arc<Room>>>,
    pub(crate) background_work: BackgroundWork,
    pub(crate) parcels: Arc<dyn TransferStore>,
    /// Held while a file is taken in.
    pub(crate) taking_in: Mutex<()>,
    /// Held while tables are counted.
    pub(crate) counting: Mutex<()>,
    /// Set when the app begins to close. No room is opened from then on.
    pub(crate) closing: AtomicBool,
}

impl Rooms {
    /// The tables of these games in a home of records.
    pub fn new(
        records: Arc<dyn StorageBackend>,
        parcels: Arc<dyn TransferStore>,
        games: Games,
        limits: Limits,
    ) -> Self {
        let supervisor = records.supervisor();
        let inner = Inner {
            lobby: Lobby::new(Arc::clone(&records), limits),
            renames: limits.renames,
            context: RoomContext { records, games, quiet: limits.quiet, supervisor },
            host_requests: Default::default(),
            program: Default::default(),
            daily: Default::default(),
            made: Sender::new(()),
            hosting: Mutex::default(),
            rooms: Lock::default(),
            background_work: BackgroundWork::default(),
            parcels,
            closing: AtomicBool::new(false),
            taking_in: Mutex::default(),
            counting: Mutex::default(),
        };
        Self { inner: Arc::new(inner) }
    }

    /// Subscribes to new tables.
    pub fn made(&self) -> Receiver<()> {
        self.inner.made.subscribe()
    }

    /// The people around every hosted table, and the way in to them.
    pub fn lobby(&self) -> &Lobby {
        &self.inner.lobby
    }

    pub(crate) fn games(&self) -> Games {
        self.inner.context.games
    }

    /// Watches over the long-lived tasks of the program.
    pub fn supervisor(&self) -> &Supervisor {
        &self.inner.context.supervisor
    }

    /// The settings of this place.
    pub(crate) fn settings(&self) -> Settings<'_> {
        Settings::new(&**self.records(), self.games())
    }

    /// The storage backend.
    pub fn records(&self) -> &Arc<dyn StorageBackend> {
        &self.inner.context.records
    }

    /// Closes all rooms and the storage, for a clean end.
    pub async fn close(&self) {
        self.inner.closing.store(true, Ordering::SeqCst);
        self.stop_all().await;
        self.inner.parcels.clear().await;
        self.records().close().await;
    }

    /// Stops hosting and closes every room, because other processes now own the tables.
    pub async fn forget_all(&self) {
        self.inner.lobby.forget_all();
        self.stop_all().await;
    }

    /// Closes every room.
    pub(crate) async fn stop_all(&self) {
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        for room in rooms {
            room.stop().await;
        }
    }

    /// Whether the program is closing.
    pub(crate) fn is_closing(&self) -> bool {
        self.inner.closing.load(Ordering::SeqCst)
    }

    /// Whether work with this id was started.
    pub(crate) fn has_started(&self, id: &str) -> bool {
        self.inner.background_work.knows(id)
    }

    /// Runs work once per request id; without an id, every time.
    pub(crate) async fn run_once<F>(&self, id: Option<&str>, work: impl FnOnce(Self) -> F) -> Result<Reply, Problem>
    where
        F: Future<Output = Result<Reply, Problem>> + Send + 'static,
    {
        let Some(id) = id else { return work(self.clone()).await };
        check_id(id)?;
        self.inner.background_work.run_once(id, || work(self.clone())).await
    }

    /// Runs long work once per request id. If it takes long, returns progress, and the caller asks again.
    pub(crate) async fn run_with_progress<F>(
        &self,
        id: &str,
        work: impl FnOnce(Self, ProgressReport) -> F,
    ) -> Result<Reply, Problem>
    where
        F: Future<Output = Result<Reply, Problem>> + Send + 'static,
    {
        check_id(id)?;
        self.inner.background_work.run_with_progress(id, |progress| work(self.clone(), progress)).await
    }

    /// The room of a table.
    pub(crate) fn room(&self, table: u32) -> Arc<Room> {
        let mut rooms = self.rooms();
        if !rooms.contains_key(&table) {
            // Rooms without users are dropped, so that the list does not grow.
            rooms.retain(|_, room| Arc::strong_count(room) > 1 || room.is_open());
        }
        let room = || Arc::new(Room::new(self.inner.context.clone(), table));
        Arc::clone(rooms.entry(table).or_insert_with(room))
    }

    pub(crate) fn rooms(&self) -> MutexGuard<'_, HashMap<u32, Arc<Room>>> {
        // A plain list: a panic elsewhere leaves it consistent.
        self.inner.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        table: u32,
        question: impl FnOnce(&mut TableActor) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.room(table).ask(question).await
    }
}

/// What a report says of the program that runs here.
pub struct Program {
    /// Its version.
    pub version: &'static str,
    /// What it runs on.
    pub system: String,
    /// Reads its last notes of itself, the oldest first, each a line without secrets.
    pub notes: fn() -> Vec<String>,
}

/// Keeps daily backups in a folder.
#[async_trait]
pub trait DailyBackupStore: Send + Sync {
    /// The settings of daily backups and the existing ones.
    async fn told(&self, rooms: &Rooms) -> Result<DailyBackups, Problem>;

    /// Keeps them in another folder from now on, or with none makes none; the first is made at once.
    async fn keep_in(&self, rooms: &Rooms, folder: Option<String>) -> Result<DailyBackups, Problem>;

    /// One of the backups, by its file name.
    async fn find(&self, rooms: &Rooms, name: &str) -> Result<Arc<dyn Transfer>, Problem>;
}
