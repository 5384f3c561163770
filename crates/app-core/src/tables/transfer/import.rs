//! Import of files: records and backups, each validated before it is stored.

use crate::tables::transfer::backup::LARGEST_RECORD;
use std::collections::BTreeSet;
use std::io::{BufReader, ErrorKind, Read as _};
use std::sync::Arc;

use kernel::erased::AnyTable;
use kernel::record::LineFault;
use serde_json::Value;

use crate::Games;
use crate::clock::{now, past};
use crate::membership::codes::sha256_hex;
use crate::membership::{MOST_DEVICES, name_of};
use crate::names::label_of;
use crate::problems::not_found;
use crate::problems::{outcome_unknown, to_problem};
use crate::protocol::{Cut, FileFault, Problem, Reply, Resource};
use crate::retry::{dropped, retry_until_known};
use crate::runtime::spawn_blocking;
use crate::settings::preferences::{is_demo, is_preference};
use crate::storage::{DeletedRecord, Label, MOST_PEOPLE, StoredDevice, is_settings_key};
use crate::tables::background_work::ProgressReport;
use crate::tables::boards::is_id;
use crate::tables::record_text::written_lines;
use crate::tables::related::RelatedTable;
use crate::tables::rooms::Rooms;
use crate::tables::transfer::backup::{self, BackedUp, BackedUpBoard, BackedUpDevice, BackedUpLoss, Contents, Item};
use crate::tables::validation::{PATIENCE, ValidationResult, renew_lost_seed, validate_in_background, validate_record};
use crate::tickets::log_with_ticket;
use crate::transfer_files::{Transfer, blocking, failed};

/// The maximum number of items of one kind in a backup, except tables.
const MOST_KEPT: usize = 1_000;

/// The maximum number of characters shown of a board's name.
const LONGEST_NAME: usize = 60;

/// The maximum number of shortened tables that are listed individually.
const MOST_CUTS: usize = 100;

/// A game of a backup that is stored here.
#[derive(Clone, Debug)]
pub struct RestoredGame {
    /// The table's id on this device.
    pub table: u32,
    /// The hash of the first line.
    pub first: String,
    /// The length of its record in the backup.
    pub lines: u32,
}

/// The options of an import.
#[derive(Clone, Copy)]
pub(crate) struct ImportOptions {
    /// True to import a faulty record up to the fault.
    pub sound_part: bool,
    /// True if a backup is the host's own, so that its devices are restored.
    pub own: bool,
    /// True if the file may be a backup.
    pub backups: bool,
    /// True to import a record as another game, even if it is stored here already.
    pub copy: bool,
}

impl Rooms {
    /// Imports an uploaded file. If it is incomplete, asks for the next missing part.
    pub(crate) async fn import_transfer(
        &self,
        id: String,
        parcel: String,
        parts: u32,
        options: ImportOptions,
    ) -> Result<Reply, Problem> {
        if let Some(table) = self.table_of_request(Some(&id)).await? {
            return Ok(Reply::Table { table });
        }
        let file = match self.inner.transfers.complete(&parcel, parts).await {
            Ok(file) => Some(file),
            Err(_) if self.has_started(&id) => None,
            Err(part) => return Ok(Reply::Next { part }),
        };
        let request = id.clone();
        let work = |app: Self, progress: ProgressReport| async move {
            let file = file.ok_or_else(|| not_found(Resource::Parcel))?;
            let taken = app.import_file(file, &request, options, progress).await;
            // A file stays if more of it could be imported, or if the outcome is unknown.
            let stays = matches!(
                taken,
                Err(Problem::Import { sound: Some(_), .. } | Problem::Unsettled { .. })
                    | Ok(Reply::Restored { devices: 1.., .. } | Reply::AlreadyHere { .. })
            );
            if !stays {
                app.inner.transfers.delete(&parcel).await;
            }
            taken
        };
        self.run_with_progress(&id, work).await
    }

    async fn import_file(
        &self,
        file: Arc<dyn Transfer>,
        request: &str,
        ImportOptions { sound_part, own, backups, copy }: ImportOptions,
        progress: ProgressReport,
    ) -> Result<Reply, Problem> {
        let begins = Arc::clone(&file);
        let (begins, length) = blocking(move || {
            let mut first = Vec::new();
            begins.read()?.take(backup::BEGINS.len() as u64).read_to_end(&mut first)?;
            Ok((first, begins.length()?))
        })
        .await?;
        if begins == backup::BEGINS {
            if !backups {
                return Err(Problem::HostOnly);
            }
            return self.import_backup(file, own, progress).await;
        }
        let _alone = self.inner.taking_in.lock().await;
        if length > LARGEST_RECORD {
            return Err(Problem::TooLong);
        }
        let text = blocking(move || {
            let mut bytes = Vec::new();
            file.read()?.read_to_end(&mut bytes)?;
            Ok(bytes)
        })
        .await?;
        let text = String::from_utf8(text).map_err(|_| {
            let fault = FileFault { line: 1, fault: LineFault::NotARecord };
            Problem::Import { faults: vec![fault], sound: None }
        })?;
        self.import(&text, request, sound_part, copy, progress).await
    }

    /// Imports a whole record or, if allowed, its sound part. A record that is stored here changes nothing. A record
    /// that continues a stored game replaces it. Any other record, and one wanted as a copy, becomes another game with
    /// a new committed seed.
    async fn import(
        &self,
        text: &str,
        request: &str,
        sound_part: bool,
        copy: bool,
        progress: ProgressReport,
    ) -> Result<Reply, Problem> {
        let (numbers, lines): (Vec<usize>, Vec<String>) =
            written_lines(text).map(|(number, line)| (number, line.to_owned())).unzip();
        let all = lines.len();
        let mut validation =
            validate_in_background(self.games(), lines, None, PATIENCE, move |done| progress.at(done, all)).await?;
        for fault in &mut validation.faults {
            // Numbered as in the file, including blank lines.
            fault.line = numbers.get(fault.line as usize - 1).map_or(fault.line, |&number| number as u32);
        }
        let table = validation.into_table(sound_part)?;
        if !copy {
            let related = self.related_tables(&*table, table.length()).await?;
            if let Some(known) = related.iter().find(|found| found.common >= table.played_length()) {
                return Ok(Reply::AlreadyHere { table: known.table, continues: false });
            }
            if let Some(found) = related.iter().filter(|found| found.is_continued()).max_by_key(|found| found.common) {
                return match self.lobby().membership_of(found.table) {
                    Some(_) => Ok(Reply::AlreadyHere { table: found.table, continues: true }),
                    None => Ok(Reply::Table { table: self.replace(found, table, request).await? }),
                };
            }
        }
        let played = table.last_at().to_owned();
        let table = self.store_played(&*renew_lost_seed(table)?, Some(request), played, None, Label::default()).await?;
        Ok(Reply::Table { table })
    }

    /// Extends a stored game to a record that continues it, and returns its id. If its own seed commitment prevents
    /// that, a new game with its name and devices replaces it.
    async fn replace(&self, found: &RelatedTable, table: Box<dyn AnyTable>, request: &str) -> Result<u32, Problem> {
        let old = found.table;
        if found.is_beginning() && self.extend(old, &*table, table.length() as usize).await?.is_some() {
            return Ok(old);
        }
        // Nothing may be added to the old game from here until it is deleted.
        let room = self.room(old);
        let _shut = room.close_exclusive().await;
        let records = self.records();
        let stored = records.read(old).await.map_err(to_problem)?.ok_or_else(|| not_found(Resource::Table))?;
        if stored.lines.len() != found.length as usize || self.lobby().membership_of(old).is_some() {
            return Err(Problem::Unsettled {
                ticket: log_with_ticket("a game was played on while a record was to replace it"),
            });
        }
        let listed = records.list().await.map_err(to_problem)?.into_iter().find(|listed| listed.table == old);
        let label = listed.map(|listed| listed.label).unwrap_or_default();
        let played = table.last_at().to_owned();
        let new = self.store_played(&*renew_lost_seed(table)?, Some(request), played, None, label).await?;
        retry_until_known(|| records.move_devices(old, new)).await.map_err(outcome_unknown)?;
        dropped(|| records.delete(old)).await.map_err(outcome_unknown)?;
        Ok(new)
    }

    /// Imports a backup, one item at a time. A faulty table is imported up to the fault, and reported.
    pub(crate) async fn import_backup(
        &self,
        file: Arc<dyn Transfer>,
        own: bool,
        progress: ProgressReport,
    ) -> Result<Reply, Problem> {
        // Serialised, because a backup is compared with the stored data, and to limit memory.
        let _alone = self.inner.taking_in.lock().await;
        // Read to its end before the import, so that a truncated file changes nothing.
        let contents = self.read_backup(Arc::clone(&file)).await?;
        let games = self.games();
        let mut restored = Restored { own, ..Restored::default() };
        for place in contents.places {
            let file = Arc::clone(&file);
            let item = spawn_blocking(move || backup::thing(&*file, place).map(|item| check_item(games, item))).await?;
            match item.map_err(failed)? {
                CheckedItem::Table(table) => {
                    progress.at(restored.done(), contents.tables);
                    self.restore_table(*table, &mut restored).await?;
                }
                CheckedItem::Person(name) => restored.people.push(name),
                CheckedItem::Board(board) => restored.boards.extend(self.restore_board(board).await?),
                CheckedItem::Preference(key, value) => self.restore_preference(&key, &value).await?,
                CheckedItem::Loss(loss) => self.restore_loss(None, &loss).await?,
            }
        }
        let Restored { added, known, devices, mut cut, people, boards, .. } = restored;
        self.restore_people(&people).await?;
        cut.truncate(MOST_CUTS);
        Ok(Reply::Restored { added, known, devices, cut, boards })
    }

    /// Restores missing data from the host's own backup after a rebuild of the storage. This includes boards,
    /// preferences, people, and games that are missing or shorter here and were not deleted. Returns the games of the
    /// backup that are stored here then, or `None` if nothing was missing.
    ///
    /// # Errors
    /// If the backup cannot be read, and errors of the store.
    pub async fn restore_missing(
        &self,
        file: Arc<dyn Transfer>,
        deleted: &[DeletedRecord],
    ) -> Result<Option<Vec<RestoredGame>>, Problem> {
        let _alone = self.inner.taking_in.lock().await;
        let contents = self.read_backup(Arc::clone(&file)).await?;
        let (games, before) = (self.games(), self.count_unmirrored_items().await?);
        let mut restored = Restored { own: true, ..Restored::default() };
        for place in contents.places {
            let file = Arc::clone(&file);
            let item = spawn_blocking(move || backup::thing(&*file, place)).await?.map_err(failed)?;
            if let Item::Table(table) = &item
                && (deleted.iter().any(|game| game.is_of(&table.record))
                    || self.is_complete(table, &mut restored).await?)
            {
                continue;
            }
            match spawn_blocking(move || check_item(games, item)).await? {
                CheckedItem::Table(table) => self.restore_table(*table, &mut restored).await?,
                CheckedItem::Person(name) => restored.people.push(name),
                CheckedItem::Board(board) => drop(self.restore_board(board).await?),
                CheckedItem::Preference(key, value) => self.restore_preference(&key, &value).await?,
                // Losses before the backup were reported at that time.
                CheckedItem::Loss(_) => {}
            }
        }
        self.restore_people(&restored.people).await?;
        let was_missing = restored.added > 0 || self.count_unmirrored_items().await? != before;
        Ok(was_missing.then_some(restored.games))
    }

    /// Returns true if a stored game begins with this record. Restores that game's seeds if only they are missing.
    async fn is_complete(&self, table: &BackedUp, restored: &mut Restored) -> Result<bool, Problem> {
        let (Some(first), Some(last)) = (table.record.first(), table.record.last()) else { return Ok(true) };
        let records = self.records();
        for id in records.with_header(first).await.map_err(to_problem)? {
            let stored = records.read(id).await.map_err(to_problem)?;
            // The hashes are chained: equal lines mean equal records up to there.
            let is_same =
                |lines: &[Vec<u8>]| lines.get(table.record.len() - 1).is_some_and(|line| line == last.as_bytes());
            let Some(stored) = stored.filter(|stored| is_same(&stored.lines)) else { continue };
            if stored.seed.is_none()
                && let Some(seeds) = &table.seed
            {
                retry_until_known(|| records.store_seeds(id, seeds)).await.map_err(outcome_unknown)?;
            }
            restored.matched.insert(id);
            let (first, lines) = (hash_of(first).to_owned(), table.record.len() as u32);
            restored.games.push(RestoredGame { table: id, first, lines });
            return Ok(true);
        }
        Ok(false)
    }

    /// Counts boards, people and preferences.
    async fn count_unmirrored_items(&self) -> Result<[usize; 3], Problem> {
        let records = self.records();
        let boards = records.boards().await.map_err(to_problem)?.len();
        let people = records.people().await.map_err(to_problem)?.len();
        Ok([boards, people, records.preferences().await.map_err(to_problem)?.len()])
    }

    async fn read_backup(&self, file: Arc<dyn Transfer>) -> Result<Contents, Problem> {
        let contents = spawn_blocking(move || {
            let file = file.read().map_err(failed)?;
            backup::read(BufReader::new(file)).map_err(|error| match error.is_io() {
                // An item exceeds the maximum size.
                true if error.io_error_kind() == Some(ErrorKind::FileTooLarge) => Problem::TooLong,
                _ => Problem::Unreadable { detail: error.to_string() },
            })
        })
        .await??;
        match contents.format {
            Some(found) if found > backup::FORMAT => {
                let fault = LineFault::Newer { found, known: backup::FORMAT };
                Err(Problem::Import { faults: vec![FileFault { line: 1, fault }], sound: None })
            }
            _ if contents.others().any(|many| many > MOST_KEPT) => Err(Problem::TooLong),
            _ if contents.tables > backup::MOST_PLACES => Err(Problem::TooLong),
            _ => Ok(contents),
        }
    }

    async fn restore_table(&self, table: CheckedTable, restored: &mut Restored) -> Result<(), Problem> {
        let CheckedTable {
            validation: ValidationResult { table, faults },
            first,
            lines,
            gone_to,
            label,
            devices,
            losses,
        } = table;
        if let Some(fault) = faults.into_iter().next() {
            restored.cut.push(Cut {
                game: table.as_ref().map_or_else(String::new, |table| table.game().to_owned()),
                seating: table.as_ref().map_or_else(Vec::new, |table| table.settings().seating.clone()),
                kept: table.as_ref().map(|table| table.length() - 1),
                of: (lines as u32).saturating_sub(1),
                fault,
            });
        }
        let Some(table) = table else { return Ok(()) };
        let mut related = self.related_tables(&*table, table.length()).await?;
        // Two games of one backup stay two games, even if one begins with all lines of the other.
        related.retain(|found| !restored.new_tables.contains(&found.table));
        if let Some(known) = related.iter().find(|found| found.common >= table.played_length()) {
            restored.known += 1;
            restored.matched.insert(known.table);
            return self.restore_devices(known.table, devices, restored).await;
        }
        related.retain(|found| !restored.matched.contains(&found.table));
        if gone_to.is_none()
            && let Some(regained) = self.regained(related, &*table).await?
        {
            restored.added += 1;
            restored.matched.insert(regained);
            return self.restore_devices(regained, devices, restored).await;
        }
        let lines = table.length();
        let played = table.last_at().to_owned();
        let id = self.store_played(&*renew_lost_seed(table)?, None, played, gone_to.as_deref(), label).await?;
        restored.added += 1;
        restored.new_tables.insert(id);
        restored.games.push(RestoredGame { table: id, first, lines });
        for loss in losses.iter().take(MOST_KEPT) {
            self.restore_loss(Some(id), loss).await?;
        }
        self.restore_devices(id, devices, restored).await
    }

    /// Restores lost entries of a stored table, if the record continues one that is neither hosted nor handed over.
    /// Returns the table.
    async fn regained(&self, mut related: Vec<RelatedTable>, whole: &dyn AnyTable) -> Result<Option<u32>, Problem> {
        related
            .retain(|found| found.is_beginning() && !found.gone && self.lobby().membership_of(found.table).is_none());
        let Some(RelatedTable { table, .. }) = related.into_iter().max_by_key(|found| found.common) else {
            return Ok(None);
        };
        Ok(self.extend(table, whole, whole.length() as usize).await?.map(|_| table))
    }

    /// Restores a board, unless it is stored here already. An id that was valid only in an earlier version is replaced,
    /// always by the same one. No game refers to a board by its id, because each holds its board whole. Returns the
    /// name of a board that cannot be stored.
    async fn restore_board(&self, board: BackedUpBoard) -> Result<Option<String>, Problem> {
        let BackedUpBoard { game, mut board, changed } = board;
        let here = self.boards(&game).await.unwrap_or_default();
        let is_here = |board: &Value| here.iter().any(|line| board["id"] == line.id.as_str());
        if is_here(&board) {
            return Ok(None);
        }
        let fresh = board["id"].as_str().filter(|id| !is_id(id)).map(|id| format!("own-{:.16}", sha256_hex(id)));
        if let (Some(fresh), Some(fields)) = (fresh, board.as_object_mut()) {
            fields.insert("id".to_owned(), fresh.into());
        }
        if is_here(&board) {
            return Ok(None);
        }
        let name = board["name"].as_str().unwrap_or_default().chars().take(LONGEST_NAME).collect();
        match self.save_board_at(&game, board, past(&changed).unwrap_or_else(now)).await {
            Ok(_) => Ok(None),
            Err(Problem::DiskFull) => Err(Problem::DiskFull),
            Err(_) => Ok(Some(name)),
        }
    }

    /// Restores devices from the host's own backup, for as long as they would have stayed known. A stranger's backup
    /// could name any device. Devices known here stay unchanged.
    async fn restore_devices(
        &self,
        table: u32,
        devices: Vec<BackedUpDevice>,
        restored: &mut Restored,
    ) -> Result<(), Problem> {
        if devices.is_empty() {
            return Ok(());
        }
        let here = self.lobby().known_devices(table).await.map_err(to_problem)?;
        for BackedUpDevice { name, role, muted, token, seen } in devices.into_iter().take(MOST_DEVICES) {
            let known = here.iter().any(|known| known.token == token) || self.lobby().has_token(&token);
            let Some(seen) = past(&seen).filter(|seen| !known && self.lobby().is_still_known(seen)) else { continue };
            if restored.own {
                let (name, role) = (name_of(&name), role.at_another_host());
                let device = StoredDevice { id: 0, name, role, muted, token, seen };
                retry_until_known(|| self.records().add_device(table, &device)).await.map_err(outcome_unknown)?;
            } else {
                restored.devices += 1;
            }
        }
        Ok(())
    }

    async fn restore_loss(&self, table: Option<u32>, loss: &BackedUpLoss) -> Result<(), Problem> {
        let found = past(&loss.found).unwrap_or_else(now);
        retry_until_known(|| self.records().report_corruption(table, &loss.damage, &found))
            .await
            .map_err(outcome_unknown)
    }

    /// Restores a preference, unless it is stored here already.
    async fn restore_preference(&self, key: &str, value: &str) -> Result<(), Problem> {
        if is_settings_key(key) {
            return self.settings().restore(key, value).await;
        }
        let here = self.records().preferences().await.map_err(to_problem)?;
        if is_demo(key) || here.contains_key(key) || !is_preference(key, value) {
            return Ok(());
        }
        retry_until_known(|| self.records().set_preference(key, value)).await.map_err(outcome_unknown)
    }

    /// Restores people after those who played here, in the order in which they played, because a backup lacks the
    /// times.
    async fn restore_people(&self, names: &[String]) -> Result<(), Problem> {
        for (nth, name) in names.iter().filter(|name| is_name(name)).take(MOST_PEOPLE).enumerate() {
            let second = MOST_PEOPLE - nth;
            let long_ago = format!("1970-01-01T00:{:02}:{:02}Z", second / 60, second % 60);
            let name = [name.as_str()];
            retry_until_known(|| self.records().record_players(&name, &long_ago)).await.map_err(outcome_unknown)?;
        }
        Ok(())
    }
}

/// The data restored so far.
#[derive(Default)]
struct Restored {
    /// True if the backup is the host's own.
    own: bool,
    added: u32,
    known: u32,
    /// The number of devices not restored, because the backup may be another host's.
    devices: u32,
    cut: Vec<Cut>,
    people: Vec<String>,
    /// The names of boards that could not be stored.
    boards: Vec<String>,
    /// The stored games that match a game of the backup.
    matched: BTreeSet<u32>,
    /// The games that were added as new ones.
    new_tables: BTreeSet<u32>,
    /// The games of the backup that were here already, or were added as new ones.
    games: Vec<RestoredGame>,
}

impl Restored {
    fn done(&self) -> usize {
        self.added as usize + self.known as usize + self.cut.iter().filter(|cut| cut.kept.is_none()).count()
    }
}

/// An item of a backup, ready to be stored.
enum CheckedItem {
    Table(Box<CheckedTable>),
    Person(String),
    Board(BackedUpBoard),
    Preference(String, String),
    Loss(BackedUpLoss),
}

/// A validated table of a backup: the hash of its first line, the length of its record, and its other data.
struct CheckedTable {
    validation: ValidationResult,
    first: String,
    lines: usize,
    gone_to: Option<String>,
    label: Label,
    devices: Vec<BackedUpDevice>,
    losses: Vec<BackedUpLoss>,
}

fn check_item(games: Games, item: Item) -> CheckedItem {
    match item {
        Item::Table(table) => {
            let lines: Vec<&str> = table.record.iter().map(String::as_str).collect();
            let validation = validate_record(games, &lines, table.seed.as_deref(), PATIENCE, |_| ());
            let (lines, gone_to, label) = (lines.len(), table.gone_to(), label_of(&table.label));
            let first = table.record.first().map_or("", |line| hash_of(line)).to_owned();
            let BackedUp { devices, losses, .. } = table;
            CheckedItem::Table(Box::new(CheckedTable { validation, first, lines, gone_to, label, devices, losses }))
        }
        Item::Person(name) => CheckedItem::Person(name),
        Item::Board(board) => CheckedItem::Board(board),
        Item::Preference((key, value)) => CheckedItem::Preference(key, value),
        Item::Loss(loss) => CheckedItem::Loss(loss),
    }
}

/// Returns the hash at the end of a record's line, before a quote and a brace.
fn hash_of(line: &str) -> &str {
    let hash = line.strip_suffix("\"}").and_then(|line| line.rsplit_once('"'));
    hash.map_or("", |(_, hash)| hash)
}

/// True for a valid player's name.
fn is_name(name: &str) -> bool {
    let chair = kernel::Chair::with_player(name);
    kernel::seating_flaws(&[chair], 1..=1).is_empty()
}
