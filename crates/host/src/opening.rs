//! Opens the application as a desktop program does: its records in SQLite, in a data folder.
#![expect(clippy::disallowed_types, reason = "the records are opened here")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use app_core::Limits;
use app_core::protocol::Unopened;

use crate::{App, daily};
use storage_sqlite::{Store, StoreProblem};

/// The reason why the application cannot start on a data folder.
#[derive(Debug, thiserror::Error)]
pub enum OpenProblem {
    /// Another instance of the app has the folder open.
    #[error("another copy of Bucintoro is using {0}; close it, or choose another folder with BUCINTORO_DATA")]
    SecondApp(PathBuf),
    /// The folder cannot be created or locked.
    #[error("the data folder {0} cannot be used ({1}); choose another with BUCINTORO_DATA")]
    Folder(PathBuf, std::io::Error),
    /// A newer program has written the database.
    #[error(
        "a newer Bucintoro has written the data in {0}; update this one, or choose another folder with BUCINTORO_DATA"
    )]
    Newer(PathBuf),
    /// A migration of this build differs from the one that was run on the database.
    #[error(
        "the data in {0} was made by another build of Bucintoro, which differs in step {1} of the database; start that \
         one, or choose another folder with BUCINTORO_DATA"
    )]
    OtherBuild(PathBuf, i64),
    /// The disk of the data folder is full.
    #[error("the disk with {0} is full; make room, then start again")]
    Full(PathBuf),
    /// The database in the data folder cannot be opened, for any other reason.
    #[error("the database in {0} cannot be opened: {1}")]
    Store(PathBuf, StoreProblem),
    /// The system has no default folder for data.
    #[error("no data folder is known on this system; set BUCINTORO_DATA")]
    Nowhere,
}

impl From<&OpenProblem> for Unopened {
    fn from(problem: &OpenProblem) -> Self {
        match problem {
            OpenProblem::SecondApp(_) => Self::SecondApp,
            OpenProblem::Newer(_) => Self::Newer,
            OpenProblem::Full(_) => Self::DiskFull,
            other @ (OpenProblem::Folder(..)
            | OpenProblem::OtherBuild(..)
            | OpenProblem::Store(..)
            | OpenProblem::Nowhere) => Self::Unusable { detail: other.to_string() },
        }
    }
}

impl App {
    /// Returns the default data folder: `BUCINTORO_DATA`, or the system's own folder for data.
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
    /// If another instance has the folder open, or it cannot be used.
    pub async fn open(folder: &Path) -> Result<Self, OpenProblem> {
        Self::open_within(folder, Limits::default()).await
    }

    /// Opens the application with limits on the number of open tables.
    ///
    /// # Errors
    /// If another instance has the folder open, or it cannot be used.
    pub async fn open_within(folder: &Path, limits: Limits) -> Result<Self, OpenProblem> {
        let at = || folder.to_owned();
        let store = Store::open(folder).await.map_err(|problem| match problem {
            StoreProblem::InUse => OpenProblem::SecondApp(at()),
            StoreProblem::Folder(error) => OpenProblem::Folder(at(), error),
            StoreProblem::Newer => OpenProblem::Newer(at()),
            StoreProblem::OtherBuild(step) => OpenProblem::OtherBuild(at(), step),
            StoreProblem::Full => OpenProblem::Full(at()),
            other => OpenProblem::Store(at(), other),
        })?;
        let (rebuilt, should_check_all) = (store.rebuilt().cloned(), store.should_check_all());
        let data = folder.to_owned();
        let transfers = tokio::task::spawn_blocking(move || Self::transfers(&data)).await;
        let transfers = transfers.map_err(|error| OpenProblem::Folder(at(), error.into()))?;
        let app = Self::on(Arc::new(store.clone()), transfers, folder, limits);
        if let Some(rebuilt) = rebuilt.filter(|rebuilt| rebuilt.is_incomplete)
            && daily::restore_missing(&app, &rebuilt).await
            && let Err(error) = store.set_complete().await
        {
            tracing::warn!(%error, "the backup will be restored again at the next start");
        }
        if should_check_all {
            app.check_all_tables().await;
        }
        Ok(app)
    }
}
