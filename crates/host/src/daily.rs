//! Daily backups: the first check of a day writes one to a folder, if anything has changed since the last.
//!
//! They are on by default, in a folder inside the data folder. No permission is needed there, and only the owner
//! can read it. The settings offer another folder, on another disk. [`KEPT`] backups are retained. A failed check
//! is reported until one succeeds, and blocks nothing else. [`folder`] works on the folder.

use std::convert::Infallible;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, UNIX_EPOCH};

use app_core::problems::to_problem;
use app_core::protocol::{DailyBackups, Damage, FolderFault, Problem, Resource, Service};
use app_core::runtime::{sleep, spawn_blocking};
use app_core::storage::DeletedRecord;
use app_core::transfer_files::Transfer;
use app_core::{DailyBackupStore, RestoredGame, Rooms, now};
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tokio::sync::OnceCell;

use crate::App;
use folder::{Folder, MARK, Name, fault_of, is_mark};
use storage_sqlite::Rebuilt;

mod folder;

pub use folder::KEPT;

/// Name of the default folder, in the data folder.
const USUAL: &str = "backups";

/// Delay from the start of the program to the first check, because the program is in use just then.
const FIRST: Duration = Duration::from_secs(60);

/// Interval between checks.
const NEXT: Duration = Duration::from_secs(60 * 60);

/// Delay after a failed check, because a memory stick may be back.
const AGAIN: Duration = Duration::from_secs(5 * 60);

/// Maximum number of listed backups.
const LISTED: usize = 100;

/// Makes daily backups of the app's data as long as it runs. Answers requests of the screen about them from the
/// call of this function on.
pub fn run_daily_backups(app: App) -> impl Future<Output = Infallible> {
    let daily = Arc::new(Daily::for_data_folder(app.folder()));
    app.attach_daily_backups(Arc::clone(&daily) as Arc<dyn DailyBackupStore>);
    let supervisor = app.supervisor().clone();
    let look = move || run_daily_checks(Arc::clone(&daily), app.clone());
    supervisor.restarted("daily backups", Some(Service::Backups), look)
}

async fn run_daily_checks(daily: Arc<Daily>, app: App) -> Infallible {
    sleep(FIRST).await;
    loop {
        let checked = daily.check(&app, today()).await;
        sleep(if checked.is_ok() { NEXT } else { AGAIN }).await;
    }
}

/// Restores data that a rebuild of the database has not recovered, from the newest readable daily backup. Returns
/// false if that failed and has to be tried again.
pub(crate) async fn restore_missing(app: &App, rebuilt: &Rebuilt) -> bool {
    let daily = Daily::for_data_folder(app.folder());
    let restored = async {
        let restored = daily.restore_newest(app, &rebuilt.deleted).await?;
        if let (Some(before), Some((day, games))) = (&rebuilt.damage, restored) {
            let restored = app.withdraw_restored(games).await?;
            let mut after = before.clone();
            if let Damage::Database { lost, backup, .. } = &mut after {
                *lost = lost.saturating_sub(restored);
                *backup = Some(day);
            }
            app.replace_loss(before, &after).await?;
        }
        Ok::<_, Problem>(())
    };
    let restored = restored.await;
    if let Err(problem) = &restored {
        tracing::warn!(%problem, "nothing could be restored from a daily backup");
    }
    restored.is_ok()
}

/// Returns the current day in UTC, like every timestamp of a record.
fn today() -> String {
    now().chars().take_while(|letter| *letter != 'T').collect()
}

/// The stored setting of daily backups.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Setting {
    /// Random part of the mark in the names of backups. The mark also depends on the data folder.
    mark: String,
    place: Place,
}

/// Where the backups are stored.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Place {
    /// The default folder.
    Usual,
    /// A folder that the user chose.
    Chosen(PathBuf),
    /// No folder: backups are off.
    Nowhere,
}

impl Setting {
    /// Returns the setting that applies until the user chooses one.
    fn first() -> Self {
        Self { mark: hex::encode(rand::random::<[u8; MARK]>()), place: Place::Usual }
    }
}

/// Result of the last check.
#[derive(Default)]
struct LastCheck {
    /// The failure, if the check failed.
    failed: Option<Problem>,
    /// The last day that needs no further check: a backup of it exists, or nothing had changed.
    done: Option<String>,
}

/// Keeps daily backups in a folder.
pub struct Daily {
    data: PathBuf,
    usual: PathBuf,
    /// Identity of the data folder, which a copy of it does not have; empty if the system reports none.
    home: OnceCell<String>,
    last_check: Mutex<LastCheck>,
    /// Locked during a check, so that only one runs at a time.
    turn: tokio::sync::Mutex<()>,
}

impl Daily {
    /// Returns the backups of a data folder: inside it, unless the user has chosen another folder.
    pub fn for_data_folder(data: &Path) -> Self {
        let (data, usual, home) = (data.to_owned(), data.join(USUAL), OnceCell::new());
        Self { data, usual, home, last_check: Mutex::default(), turn: tokio::sync::Mutex::default() }
    }

    /// Makes the backup of a day (`2026-03-01`), if none exists and anything has changed since the last.
    ///
    /// # Errors
    /// The reason why the check failed. [`DailyBackupStore::status`] reports it until a check succeeds.
    pub async fn check(&self, rooms: &Rooms, day: String) -> Result<(), Problem> {
        let _turn = self.turn.lock().await;
        let tried = self.write_if_due(rooms, day).await;
        if let Err(problem) = &tried {
            tracing::warn!(%problem, "no daily backup could be made");
        }
        self.last_check().failed = tried.clone().err();
        tried
    }

    async fn write_if_due(&self, rooms: &Rooms, day: String) -> Result<(), Problem> {
        if self.last_check().done.as_ref() == Some(&day) {
            return Ok(());
        }
        let records = rooms.records();
        if records.list().await.map_err(to_problem)?.is_empty()
            && records.boards().await.map_err(to_problem)?.is_empty()
        {
            return Ok(());
        }
        let Setting { mark, place } = match remembered(rooms).await? {
            Some(setting) => setting,
            None => set(rooms, Setting::first()).await?,
        };
        let Some(folder) = self.folder(place) else { return Ok(()) };
        let mark = self.mark(&mark).await?;
        let (there, own, of) = (folder.clone(), mark.clone(), day.clone());
        let backups = in_folder(move || there.ensure_exists()?.list_backups()).await?;
        if !backups.iter().any(|(name, _)| name.mark == own && name.day == of) {
            let keep = move |backup: &dyn Transfer, tables| folder.keep(backup, &Name { day: of, mark, tables });
            rooms.with_daily_backup(keep).await?.map_err(folder_problem)?;
        }
        self.last_check().done = Some(day);
        Ok(())
    }

    /// Restores missing data from the newest readable backup of this folder. Returns its day and its games, if
    /// anything was missing.
    async fn restore_newest(
        &self,
        rooms: &Rooms,
        deleted: &[DeletedRecord],
    ) -> Result<Option<(String, Vec<RestoredGame>)>, Problem> {
        let setting = remembered(rooms).await?;
        let mark = match &setting {
            Some(setting) => Some(self.mark(&setting.mark).await?),
            // The default folder has no backups of other places, unless the user has copied them.
            None => None,
        };
        let place = setting.map_or(Place::Usual, |setting| setting.place);
        let Some(folder) = self.folder(place) else { return Ok(None) };
        let (at, today) = (folder.clone(), today());
        let names = in_folder(move || {
            let is_own = |name: &Name| mark.as_ref().is_none_or(|mark| name.mark == *mark);
            let own = at.list_backups()?.into_iter().map(|(name, _)| name).filter(is_own);
            // A backup dated later than today was made while the clock was wrong.
            let (later, real): (Vec<Name>, Vec<Name>) = own.partition(|name| name.day > today);
            Ok(real.into_iter().chain(later).collect::<Vec<_>>())
        });
        let mut failed = None;
        for name in names.await? {
            let (at, day) = (folder.clone(), name.day.clone());
            let restored = async {
                let Some(file) = in_folder(move || at.find(&name)).await? else { return Ok(None) };
                rooms.restore_missing(file, deleted).await
            };
            match restored.await {
                Ok(restored) => return Ok(restored.map(|games| (day, games))),
                Err(problem) => {
                    tracing::warn!(%problem, day, "a daily backup could not be restored");
                    failed.get_or_insert(problem);
                }
            }
        }
        failed.map_or(Ok(None), Err)
    }

    fn folder(&self, place: Place) -> Option<Folder> {
        match place {
            Place::Usual => Some(Folder::usual(&self.usual)),
            Place::Chosen(path) => Some(Folder::chosen(path)),
            Place::Nowhere => None,
        }
    }

    /// Returns this installation's mark, which the names of its own backups contain. Only backups with this mark are
    /// ever removed. A copy of the data folder has another mark.
    async fn mark(&self, remembered: &str) -> Result<String, Problem> {
        let data = self.data.clone();
        let home = self.home.get_or_try_init(|| spawn_blocking(move || identity(&data))).await?;
        Ok(hex::encode(&Sha256::digest(format!("{remembered} {home}"))[..MARK]))
    }

    fn last_check(&self) -> MutexGuard<'_, LastCheck> {
        self.last_check.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl DailyBackupStore for Daily {
    async fn status(&self, rooms: &Rooms) -> Result<DailyBackups, Problem> {
        let Setting { mark, place } = remembered(rooms).await?.unwrap_or_else(Setting::first);
        let mark = self.mark(&mark).await?;
        let usual = self.usual.to_string_lossy().into_owned();
        let Some(folder) = self.folder(place) else {
            return Ok(DailyBackups { folder: None, usual, kept: vec![], failed: None });
        };
        let path = folder.path().to_string_lossy().into_owned();
        let (kept, unread) = match in_folder(move || folder.list_backups()).await {
            Ok(backups) => (backups.iter().take(LISTED).map(|(name, bytes)| name.told(*bytes, &mark)).collect(), None),
            Err(problem) => (vec![], Some(problem)),
        };
        let failed = unread.or_else(|| self.last_check().failed.clone());
        Ok(DailyBackups { folder: Some(path), usual, kept, failed })
    }

    async fn set_folder(&self, rooms: &Rooms, folder: Option<String>) -> Result<DailyBackups, Problem> {
        let place = match folder.as_deref().map(|folder| Path::new(folder.trim())) {
            None => Place::Nowhere,
            Some(folder) if folder == self.usual => Place::Usual,
            Some(folder) if !folder.is_absolute() => {
                return Err(Problem::Folder { why: FolderFault::Relative, detail: String::new() });
            }
            Some(folder) => {
                let chosen = Folder::chosen(folder.to_owned());
                in_folder(move || chosen.check_writable()).await?;
                Place::Chosen(folder.to_owned())
            }
        };
        let turn = self.turn.lock().await;
        let before = remembered(rooms).await?.unwrap_or_else(Setting::first);
        set(rooms, Setting { place, ..before }).await?;
        *self.last_check() = LastCheck::default();
        drop(turn);
        // The next line reports the result.
        let _ = self.check(rooms, today()).await;
        self.status(rooms).await
    }

    async fn find(&self, rooms: &Rooms, name: &str) -> Result<Arc<dyn Transfer>, Problem> {
        let missing = || Problem::NotFound { what: Resource::Backup };
        let name = Name::read(name).ok_or_else(missing)?;
        let place = remembered(rooms).await?.map_or(Place::Usual, |setting| setting.place);
        let folder = self.folder(place).ok_or_else(missing)?;
        in_folder(move || folder.find(&name)).await?.ok_or_else(missing)
    }
}

/// Returns the identity of a folder, which a copy of it does not have. It is the creation time, where the system has
/// one, and on Unix the inode. Both are needed: a copy may keep the time, and a system may reuse an inode.
fn identity(folder: &Path) -> String {
    let Ok(data) = std::fs::metadata(folder) else { return String::new() };
    let made = data.created().ok().and_then(|made| made.duration_since(UNIX_EPOCH).ok());
    let made = made.map_or_else(String::new, |made| made.as_nanos().to_string());
    #[cfg(unix)]
    let made = format!("{made} {}", std::os::unix::fs::MetadataExt::ino(&data));
    made
}

/// The stored setting; `None` before the first check or choice, or if it cannot be read.
async fn remembered(rooms: &Rooms) -> Result<Option<Setting>, Problem> {
    let read: Option<Setting> = rooms.daily_setting().await?.and_then(|text| serde_json::from_str(&text).ok());
    Ok(read.filter(|setting| is_mark(&setting.mark)))
}

async fn set(rooms: &Rooms, setting: Setting) -> Result<Setting, Problem> {
    let text = serde_json::to_string(&setting).map_err(|error| folder_problem(error.into()))?;
    rooms.set_daily(&text).await?;
    Ok(setting)
}

/// Runs file work on a blocking thread, because a memory stick can be slow.
async fn in_folder<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> Result<T, Problem> {
    spawn_blocking(work).await?.map_err(folder_problem)
}

fn folder_problem(error: io::Error) -> Problem {
    let why = fault_of(&error);
    let detail = if why == FolderFault::Unusable { error.to_string() } else { String::new() };
    Problem::Folder { why, detail }
}
