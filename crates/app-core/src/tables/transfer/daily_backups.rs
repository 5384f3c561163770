//! Automatic backups. This module makes and restores one. [`DailyBackupStore`] knows the folder and decides when one is
//! due.

use crate::tables::rooms::DailyBackupStore;
use std::io;
use std::sync::Arc;

use crate::problems::not_found;
use crate::problems::{outcome_unknown, to_problem};
use crate::protocol::{Problem, Reply, Resource};
use crate::retry::retry_until_known;
use crate::runtime::spawn_blocking;
use crate::tables::background_work::ProgressReport;
use crate::tables::rooms::Rooms;
use crate::transfer_files::Transfer;

impl Rooms {
    /// Attaches the store of daily backups for the rest of the program. Only the first call has an effect.
    pub fn attach_daily_backups(&self, store: Arc<dyn DailyBackupStore>) {
        // A second store would make the same backups.
        let _ = self.inner.daily.set(store);
    }

    /// Returns the stored setting of daily backups, as the store wrote it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn daily_setting(&self) -> Result<Option<String>, Problem> {
        self.records().daily_backups().await.map_err(to_problem)
    }

    /// Replaces the stored setting of daily backups.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub async fn set_daily(&self, setting: &str) -> Result<(), Problem> {
        retry_until_known(|| self.records().set_daily_backups(setting)).await.map_err(outcome_unknown)
    }

    /// Makes a backup that stays on this machine. `take` stores it, runs on a blocking thread, and receives the number
    /// of tables. The backup contains no devices, because they are valid for one evening only.
    ///
    /// # Errors
    /// If the backup cannot be made. Errors of `take` are in the inner result.
    pub async fn with_daily_backup<T: Send + 'static>(
        &self,
        take: impl FnOnce(&dyn Transfer, usize) -> io::Result<T> + Send + 'static,
    ) -> Result<io::Result<T>, Problem> {
        let transfers = &self.inner.transfers;
        // The id is random, so no uploaded file can have it.
        let id = hex::encode(rand::random::<[u8; 16]>());
        let taken = async {
            let tables = self.write_backup(&id, false, &|_, _| {}).await?;
            let parcel = transfers.complete(&id, 0).await.map_err(|_| not_found(Resource::Parcel))?;
            spawn_blocking(move || take(&*parcel, tables)).await
        };
        let taken = taken.await;
        transfers.delete(&id).await;
        taken
    }

    fn daily_backup_store(&self) -> Result<&Arc<dyn DailyBackupStore>, Problem> {
        self.inner.daily.get().ok_or_else(|| not_found(Resource::Folder))
    }

    /// Returns the state of daily backups; not available in a browser and on mobile devices.
    pub(crate) async fn daily(&self) -> Result<Reply, Problem> {
        let backups = match self.inner.daily.get() {
            Some(store) => Some(Box::new(store.status(self).await?)),
            None => None,
        };
        Ok(Reply::DailyBackups { backups })
    }

    pub(crate) async fn set_backup_folder(self, folder: Option<String>) -> Result<Reply, Problem> {
        let backups = self.daily_backup_store()?.set_folder(&self, folder).await?;
        Ok(Reply::DailyBackups { backups: Some(Box::new(backups)) })
    }

    /// Imports what is missing here from a daily backup. Ignores its devices.
    pub(crate) async fn restore_daily(self, name: String, progress: ProgressReport) -> Result<Reply, Problem> {
        let parcel = self.daily_backup_store()?.find(&self, &name).await?;
        self.import_backup(parcel, false, progress).await
    }
}
