//! The application: its tables, and the data folder.

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use app_core::storage::StorageBackend;
use app_core::{Failure, Games, Limits, Program, Rooms};
use storage_files::InFiles;

use crate::OnDisk;
use crate::log;
use catalogue::GAMES;

/// How long closing may take after a task has failed.
pub const CLOSING: Duration = Duration::from_secs(5);

/// The subfolder of files in transfer.
const PARCELS: &str = "parcels";

/// The tables of one storage backend, with a data folder.
#[derive(Clone)]
pub struct App {
    rooms: Rooms,
    folder: Arc<Path>,
}

impl App {
    /// The application on a storage backend. The folder contains what the network needs, and files in transfer.
    pub fn new(records: Arc<dyn StorageBackend>, folder: &Path) -> Self {
        Self::within(records, folder, Limits::default())
    }

    /// The same, for as many tables at a time as these limits say.
    pub fn within(records: Arc<dyn StorageBackend>, folder: &Path, limits: Limits) -> Self {
        Self::on(records, Self::parcels(folder), folder, limits)
    }

    /// Where files lie that are on their way, without those of an earlier run: that can take a while.
    pub(crate) fn parcels(folder: &Path) -> OnDisk {
        OnDisk::emptied(&folder.join(PARCELS))
    }

    pub(crate) fn on(records: Arc<dyn StorageBackend>, parcels: OnDisk, folder: &Path, limits: Limits) -> Self {
        let parcels = InFiles::new(Arc::new(parcels));
        let rooms = Rooms::new(records, Arc::new(parcels), Games(GAMES), limits);
        rooms.runs_in(Program {
            version: env!("CARGO_PKG_VERSION"),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            notes: log::recent,
        });
        Self { rooms, folder: folder.into() }
    }

    /// Closes it because a task has failed. That may be what keeps it from closing: it is waited for, but not for long.
    pub async fn close_after(&self, failure: &Failure) {
        if tokio::time::timeout(CLOSING, self.close()).await.is_err() {
            tracing::warn!(%failure, "what is open could not be closed in time");
        }
    }

    /// The folder.
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
