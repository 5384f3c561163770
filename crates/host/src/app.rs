//! The application: its tables and the data folder.

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use app_core::storage::StorageBackend;
use app_core::{Failure, Games, Limits, Program, Rooms};
use storage_files::FileTransfers;

use crate::OnDisk;
use crate::log;
use crate::program_players::DevicePrograms;
use catalogue::GAMES;

/// Maximum time for closing after a task has failed.
pub const CLOSING: Duration = Duration::from_secs(5);

/// The subfolder of files in transfer.
const TRANSFER_FOLDER: &str = "parcels";

/// The tables of one storage backend, with a data folder.
#[derive(Clone)]
pub struct App {
    rooms: Rooms,
    folder: Arc<Path>,
}

impl App {
    /// Creates the application on a storage backend. The folder contains the files of the network, and files in
    /// transfer.
    pub fn new(records: Arc<dyn StorageBackend>, folder: &Path) -> Self {
        Self::within(records, folder, Limits::default())
    }

    /// Creates the application with limits on the number of open tables.
    pub fn within(records: Arc<dyn StorageBackend>, folder: &Path, limits: Limits) -> Self {
        Self::on(records, Self::transfers(folder), folder, limits)
    }

    /// Returns the empty folder for files in transfer. Removes files of an earlier run, which can take a while.
    pub(crate) fn transfers(folder: &Path) -> OnDisk {
        OnDisk::emptied(&folder.join(TRANSFER_FOLDER))
    }

    pub(crate) fn on(records: Arc<dyn StorageBackend>, transfers: OnDisk, folder: &Path, limits: Limits) -> Self {
        let transfers = FileTransfers::new(Arc::new(transfers));
        let rooms = Rooms::new(records, Arc::new(transfers), Games(GAMES), limits);
        if limits.program_pause.is_some() {
            rooms.set_program_players(Box::new(DevicePrograms::default()));
        }
        rooms.set_program(Program {
            version: env!("CARGO_PKG_VERSION"),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            notes: log::recent,
        });
        Self { rooms, folder: folder.into() }
    }

    /// Closes the application because a task has failed. Waits at most [`CLOSING`], because the failure may block
    /// closing.
    pub async fn close_after(&self, failure: &Failure) {
        if tokio::time::timeout(CLOSING, self.close()).await.is_err() {
            tracing::warn!(%failure, "the application could not be closed in time");
        }
    }

    /// Returns the data folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Deref for App {
    type Target = Rooms;

    fn deref(&self) -> &Rooms {
        &self.rooms
    }
}
