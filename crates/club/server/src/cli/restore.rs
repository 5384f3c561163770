//! `bucintoro restore`: imports a club's archive into this device's app or a club. Each table is validated like any
//! import. Existing tables stay unchanged, so the command can be repeated.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use app_core::protocol::{FileRequest, Problem, Reply};
use app_core::storage::StoredTable;
use app_core::table_as_backup;
use clap::Args;
use club_postgres::{Club, LeaseConfig};

use super::archive::{Archived, REST, archived};
use super::serve::{Folder, database};
use app_core::Session;
use host::terminal::{CommandResult, UsageError, print_line};
use host::{App, log};

use crate::LIMITS;

/// Size of an uploaded part of a file, in bytes.
const PART: usize = 256 << 10;

#[derive(Args)]
pub struct RestoreArgs {
    /// The folder of `bucintoro archive`.
    folder: PathBuf,
    /// Into a club's database, that of BUCINTORO_DATABASE if none is named; without this into this device's own app,
    /// which is not open meanwhile.
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "")]
    database: Option<String>,
}

/// Counts of the import.
#[derive(Default, serde::Serialize)]
struct Taken {
    added: u32,
    known: u32,
    failed: u32,
}

impl RestoreArgs {
    pub(super) fn run(self) -> CommandResult {
        log::to_standard_error(log::Form::Text);
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.restore())
    }

    async fn restore(self) -> CommandResult {
        let tables = archived(&self.folder)?;
        if tables.is_empty() {
            return Err(UsageError(format!("{} is no archive, or an empty one", self.folder.display())).into());
        }
        let (app, _folder) = self.app().await?;
        let (session, _pushes) = app.session();
        let mut taken = Taken::default();
        for table in tables.values() {
            match self.table(&session, table).await {
                Ok((added, known)) => {
                    taken.added += added;
                    taken.known += known;
                }
                Err(problem) => {
                    eprintln!("bucintoro: table {}: {problem}", table.table);
                    taken.failed += 1;
                }
            }
        }
        let rest = std::fs::read_to_string(self.folder.join(REST))?;
        upload_and_import(&session, &rest).await?;
        app.close().await;
        print_line(&serde_json::to_string(&taken)?)?;
        Ok(if taken.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    async fn app(&self) -> Result<(App, Option<Folder>), Box<dyn std::error::Error>> {
        let Some(url) = &self.database else { return Ok((App::open(&App::default_data_dir()?).await?, None)) };
        let url = database(Some(url.as_str()).filter(|url| !url.is_empty()))?;
        // No device is sent to this node: it owns only the tables that it creates, and releases them at its end.
        let club = Arc::new(Club::open(&url, "", LeaseConfig::default()).await?);
        let folder = Folder::of(&club);
        Ok((App::within(club, folder.path(), LIMITS), Some(folder)))
    }

    /// Imports a table. Returns how many were added, and how many were known.
    async fn table(&self, session: &Session, table: &Archived) -> Result<(u32, u32), Box<dyn std::error::Error>> {
        let text = std::fs::read_to_string(table.file(&self.folder))?;
        if text.len() as u64 != table.bytes {
            return Err(io::Error::other("its file is not as it was archived").into());
        }
        let lines = text.lines().map(|line| line.as_bytes().to_vec()).collect();
        let (seed, gone_to) = (table.seed.clone(), table.gone_to.clone());
        let stored = StoredTable { seed, gone_to, lines, ..StoredTable::default() };
        match upload_and_import(session, &table_as_backup(&stored, table.label.clone())?).await? {
            Reply::Restored { added, known, cut, .. } => match cut.first() {
                Some(cut) => Err(cut.fault.fault.to_string().into()),
                None => Ok((added, known)),
            },
            _ => Err("it was not taken in".into()),
        }
    }
}

/// Uploads a file and imports it.
async fn upload_and_import(session: &Session, mut text: &str) -> Result<Reply, Problem> {
    let parcel = app_core::membership::codes::new_token();
    let mut parts = 0;
    while !text.is_empty() {
        let (part, rest) = text.split_at(text.ceil_char_boundary(PART));
        let send = FileRequest::Send { parcel: parcel.clone(), part: parts, text: part.to_owned() };
        session.request(send).await?;
        (text, parts) = (rest, parts + 1);
    }
    let take = FileRequest::TakeIn { id: parcel.clone(), parcel, parts, sound_part: false, own: false, copy: false };
    loop {
        match session.request(take.clone()).await? {
            Reply::Working { .. } => {}
            done => return Ok(done),
        }
    }
}
