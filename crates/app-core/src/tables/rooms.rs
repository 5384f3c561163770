//! The tables of one storage backend: which are open, and the access to each.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as Lock, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use kernel::erased::AnyTable;
use kernel::{Chair, Flaw};
use tokio::sync::watch::{Receiver, Sender};
use tokio::sync::{Mutex, mpsc};

use crate::games::Games;
use crate::membership::Lobby;
use crate::names::setup_problem;
use crate::protocol::{DailyBackups, Problem, Reply};
use crate::settings::Settings;
use crate::storage::StorageBackend;
use crate::supervision::Supervisor;
use crate::tables::actor::context::RoomContext;
use crate::tables::actor::programs::{ANSWER_PAUSE, ProgramPlayers};
use crate::tables::actor::room::Room;
use crate::tables::actor::seed_rounds::ROUND_TIME;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::background_work::{BackgroundWork, ProgressReport};
use crate::tables::host_requests::HostRequest;
use crate::tables::request_ids::check_id;
use crate::token_bucket::Rate;
use crate::transfer_files::{Transfer, TransferStore};

/// The limits of a host.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The maximum number of tables hosted at one time.
    pub hosted: usize,
    /// The time after which a room without watchers and requests closes.
    pub quiet: Duration,
    /// The rate limit per address for devices that have not joined: requests to join, spectator seats, wrong codes or
    /// tokens.
    pub comers: Rate,
    /// The rate limit of wrong codes and tokens from all addresses together, where addresses may be false; `None` for
    /// no other limit than that per address.
    pub wrong_in_total: Option<Rate>,
    /// The maximum number of spectators' devices per address.
    pub watching: usize,
    /// True if players are renamed at the table. At a club the event has their names.
    pub renames: bool,
    /// True if a seat with a device accepts another only with its player's consent. Needed where players do not know
    /// the host.
    pub guarded: bool,
    /// The time from a program's question to its answer, unless it thinks longer. `None` if no seat can be given to a
    /// program.
    pub program_pause: Option<Duration>,
    /// The time limit of each step of a round of the shared seed. A device that reveals later makes it void.
    pub round_time: Duration,
    /// The host's clock, in the form of [`crate::now`]. It decides which devices are still known.
    pub clock: fn() -> String,
}

/// The limits for a device at home: one hosted table, and the devices of the people in one room.
impl Default for Limits {
    fn default() -> Self {
        let comers = Rate { at_once: 24.0, a_second: 0.2 };
        let quiet = Duration::from_secs(10 * 60);
        Self {
            hosted: 1,
            quiet,
            comers,
            wrong_in_total: None,
            watching: 6,
            renames: true,
            guarded: false,
            program_pause: Some(ANSWER_PAUSE),
            round_time: ROUND_TIME,
            clock: crate::now,
        }
    }
}

/// True if a program plays a seat, or has to suggest plans.
pub(crate) fn uses_programs(seating: &[Chair], suggests: bool) -> bool {
    suggests || seating.iter().any(|chair| chair.program.is_some())
}

/// The tables of one storage backend, with their membership.
#[derive(Clone)]
pub struct Rooms {
    pub(crate) inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub(crate) context: RoomContext,
    pub(crate) lobby: Lobby,
    /// True if players are renamed at the table.
    pub(crate) renames: bool,
    /// Channel to the listener of the local network, once it is attached.
    pub(crate) host_requests: std::sync::OnceLock<mpsc::Sender<HostRequest>>,
    /// The program's data for reports, once set.
    pub(crate) program: std::sync::OnceLock<Program>,
    /// The permits for program players, once attached. Without them every table may have some.
    pub(crate) program_permits: std::sync::OnceLock<Box<dyn ProgramPermits>>,
    /// The store of daily backups, once attached.
    pub(crate) daily: std::sync::OnceLock<Arc<dyn DailyBackupStore>>,
    /// Notified of each new table.
    pub(crate) made: Sender<()>,
    /// Locked while the hosted table changes.
    pub(crate) hosting: Mutex<()>,
    /// Never locked across an await.
    pub(crate) rooms: Lock<HashMap<u32, Arc<Room>>>,
    pub(crate) background_work: BackgroundWork,
    pub(crate) transfers: Arc<dyn TransferStore>,
    /// Locked while a file is imported.
    pub(crate) taking_in: Mutex<()>,
    /// Locked while tables are counted.
    pub(crate) counting: Mutex<()>,
    /// Set when the app begins to close. Then no room is opened any more.
    pub(crate) closing: AtomicBool,
}

impl Rooms {
    /// Creates the tables of these games in a storage backend.
    pub fn new(
        records: Arc<dyn StorageBackend>,
        transfers: Arc<dyn TransferStore>,
        games: Games,
        limits: Limits,
    ) -> Self {
        let supervisor = records.supervisor();
        let inner = Inner {
            lobby: Lobby::new(Arc::clone(&records), limits),
            renames: limits.renames,
            context: RoomContext {
                records,
                games,
                quiet: limits.quiet,
                supervisor,
                programs: Arc::default(),
                program_pause: limits.program_pause.unwrap_or_default(),
                round_time: limits.round_time,
            },
            host_requests: Default::default(),
            program: Default::default(),
            program_permits: Default::default(),
            daily: Default::default(),
            made: Sender::new(()),
            hosting: Mutex::default(),
            rooms: Lock::default(),
            background_work: BackgroundWork::default(),
            transfers,
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

    /// Attaches the program players. Without them no seat can be given to a program.
    pub fn set_program_players(&self, programs: Box<dyn ProgramPlayers>) {
        // Only the first call counts.
        let _ = self.inner.context.programs.set(programs);
    }

    /// Attaches the permits for program players. From then on no table has program players without one.
    pub fn set_program_permits(&self, permits: Box<dyn ProgramPermits>) {
        // Only the first call counts.
        let _ = self.inner.program_permits.set(permits);
    }

    /// Checks that the table may have program players. The call is idempotent.
    ///
    /// # Errors
    /// Those of [`ProgramPermits::permit`].
    pub(crate) async fn permit_programs(&self, table: u32, by_organiser: bool) -> Result<(), Problem> {
        match self.inner.program_permits.get() {
            Some(permits) => permits.permit(table, by_organiser).await,
            None => Ok(()),
        }
    }

    /// Checks that programs can play at the table, if any seat has one or they have to suggest plans.
    pub(crate) fn check_programs(
        &self,
        table: &dyn AnyTable,
        seating: &[Chair],
        suggests: bool,
    ) -> Result<(), Problem> {
        if !uses_programs(seating, suggests) {
            return Ok(());
        }
        let refusal = match self.can_programs_play(table.game()) {
            true => table.refuses_programs(),
            false => Some(Flaw::new("no-programs")),
        };
        refusal.map_or(Ok(()), |flaw| Err(setup_problem(vec![flaw])))
    }

    /// Returns the ids of the games that programs can play.
    pub(crate) fn program_games(&self) -> Vec<String> {
        let ids = self.games().0.iter().map(|game| game.id());
        ids.filter(|game| self.can_programs_play(game)).map(str::to_owned).collect()
    }

    pub(crate) fn can_programs_play(&self, game: &str) -> bool {
        self.inner.context.programs.get().is_some_and(|programs| programs.can_play(game))
    }

    /// Returns the program players, if any are attached.
    pub(crate) fn programs(&self) -> &Arc<OnceLock<Box<dyn ProgramPlayers>>> {
        &self.inner.context.programs
    }

    /// Returns the lobby, which has the memberships of all hosted tables and admits devices to them.
    pub fn lobby(&self) -> &Lobby {
        &self.inner.lobby
    }

    pub(crate) fn games(&self) -> Games {
        self.inner.context.games
    }

    /// Returns the supervisor of the program's long-lived tasks.
    pub fn supervisor(&self) -> &Supervisor {
        &self.inner.context.supervisor
    }

    pub(crate) fn settings(&self) -> Settings<'_> {
        Settings::new(&**self.records(), self.games())
    }

    /// Returns the storage backend, without any check of rights.
    pub fn records(&self) -> &Arc<dyn StorageBackend> {
        &self.inner.context.records
    }

    /// Closes all rooms and the storage, for a clean exit.
    pub async fn close(&self) {
        self.inner.closing.store(true, Ordering::SeqCst);
        self.stop_all().await;
        self.inner.transfers.clear().await;
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

    /// True if the program is closing.
    pub(crate) fn is_closing(&self) -> bool {
        self.inner.closing.load(Ordering::SeqCst)
    }

    /// True if work with this id was started.
    pub(crate) fn has_started(&self, id: &str) -> bool {
        self.inner.background_work.is_known(id)
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

    /// Runs long work once per request id. If the work takes long, returns its progress, and the caller asks again.
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

    /// Returns the room of a table.
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
        // The lock guards a plain map: a panic elsewhere leaves it consistent.
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

/// The program's data for reports.
pub struct Program {
    /// The version of the program, as in `Cargo.toml`.
    pub version: &'static str,
    /// The operating system.
    pub system: String,
    /// Reads the last lines of the log, the oldest first, without secrets.
    pub notes: fn() -> Vec<String>,
}

/// Permits for program players, where an organiser limits them.
#[async_trait]
pub trait ProgramPermits: Send + Sync {
    /// Permits program players at a table, or reports why it may have none. `by_organiser` is true if the organiser
    /// asks, otherwise a device at the table does.
    async fn permit(&self, table: u32, by_organiser: bool) -> Result<(), Problem>;
}

/// A store of daily backups in a folder.
#[async_trait]
pub trait DailyBackupStore: Send + Sync {
    /// Returns the setting of daily backups and the existing ones.
    async fn status(&self, rooms: &Rooms) -> Result<DailyBackups, Problem>;

    /// Sets the folder of daily backups, where the first is made at once. `None` ends them.
    async fn set_folder(&self, rooms: &Rooms, folder: Option<String>) -> Result<DailyBackups, Problem>;

    /// Returns one of the backups, by its file name.
    async fn find(&self, rooms: &Rooms, name: &str) -> Result<Arc<dyn Transfer>, Problem>;
}
