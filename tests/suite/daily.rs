//! Daily backups: when they are made, which ones are kept, and what a restore brings back.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use app_core::DailyBackupStore;
use app_core::Session;
use app_core::protocol::{DailyBackups, FileRequest, FolderFault, LibraryRequest, Problem, Reply, Role};
use bucintoro_tests::files::{done, fresh_id};
use bucintoro_tests::lines::Evening;
use bucintoro_tests::{Table, new_table};
use host::App;
use host::daily::{Daily, KEPT};
use kernel::{Seat, Viewer};
use tempfile::TempDir;

/// An app with daily backups; the test sets the date.
struct Kept {
    data: TempDir,
    app: App,
    session: Session,
    daily: Arc<Daily>,
}

impl Kept {
    async fn new() -> Self {
        Self::at(tempfile::tempdir().expect("a folder")).await
    }

    async fn at(data: TempDir) -> Self {
        let app = App::open(data.path()).await.expect("the folder is free");
        let daily = Arc::new(Daily::for_data_folder(data.path()));
        app.attach_daily_backups(Arc::clone(&daily) as Arc<dyn DailyBackupStore>);
        let (session, _) = app.session();
        Self { data, app, session, daily }
    }

    /// Restarts the program.
    async fn again(self) -> Self {
        self.app.close().await;
        drop((self.app, self.session, self.daily));
        Self::at(self.data).await
    }

    async fn look(&self, day: &str) -> Result<(), Problem> {
        self.daily.check(&self.app, day.to_owned()).await
    }

    async fn told(&self) -> DailyBackups {
        match self.session.request(FileRequest::DailyBackups).await {
            Ok(Reply::DailyBackups { backups }) => *backups.expect("daily backups are available"),
            other => panic!("{other:?}"),
        }
    }

    /// Returns the days of the backups, the latest first.
    async fn days(&self) -> Vec<String> {
        self.told().await.kept.into_iter().map(|backup| backup.day).collect()
    }

    async fn keep_in(&self, folder: Option<&Path>) -> Result<DailyBackups, Problem> {
        let folder = folder.map(|folder| folder.to_str().expect("text").to_owned());
        match done(&self.session, FileRequest::KeepDailyBackups { id: fresh_id(), folder }).await? {
            Reply::DailyBackups { backups } => Ok(*backups.expect("daily backups are available")),
            other => panic!("{other:?}"),
        }
    }

    async fn restore(&self, name: &str) -> Result<Reply, Problem> {
        done(&self.session, FileRequest::RestoreDaily { id: fresh_id(), name: name.to_owned() }).await
    }

    /// Changes a setting, so that the next backup differs.
    async fn change(&self, value: &str) {
        let change = LibraryRequest::SetPreference { key: "tone".to_owned(), value: value.to_owned() };
        assert_eq!(self.session.request(change).await, Ok(Reply::Done));
    }
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("it exists");
    entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect()
}

/// Returns the reason for which a folder was refused.
fn fault<T: std::fmt::Debug>(told: Result<T, Problem>) -> FolderFault {
    match told {
        Err(Problem::Folder { why, .. }) => why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn daily_backup_is_made_once_a_day_and_only_after_changes() {
    let kept = Kept::new().await;
    kept.look("2026-03-01").await.expect("no backup is needed yet");
    assert_eq!(kept.told().await.kept, []);
    let folder = kept.data.path().join("backups");
    assert_eq!(kept.told().await.folder.as_deref(), folder.to_str());

    new_table(&kept.session, 3).await;
    kept.look("2026-03-02").await.expect("made");
    let first = kept.told().await;
    assert_eq!((first.kept.len(), first.kept[0].tables, first.kept[0].own), (1, 1, true));
    let bytes = fs::metadata(folder.join(&first.kept[0].name)).expect("it exists").len();
    assert_eq!(u64::from(first.kept[0].kilobytes), bytes.div_ceil(1_000));

    new_table(&kept.session, 2).await;
    kept.look("2026-03-02").await.expect("a backup exists");
    assert_eq!(kept.told().await, first, "no second backup on a day");
    kept.look("2026-03-03").await.expect("made");
    kept.look("2026-03-04").await.expect("nothing has changed");
    let kept = kept.again().await;
    kept.look("2026-03-05").await.expect("nothing has changed after a restart");
    assert_eq!(kept.days().await, ["2026-03-03", "2026-03-02"]);
    kept.change("off").await;
    kept.look("2026-03-06").await.expect("made");
    assert_eq!(kept.days().await, ["2026-03-06", "2026-03-03", "2026-03-02"]);
}

#[tokio::test]
async fn cleanup_keeps_fourteen_own_backups_and_all_foreign_files() {
    let kept = Kept::new().await;
    let chosen = tempfile::tempdir().expect("a folder");
    new_table(&kept.session, 2).await;
    kept.keep_in(Some(chosen.path())).await.expect("the folder is accepted");
    let first = kept.told().await.kept.remove(0).name;
    let mark = first.split('-').nth(4).expect("a mark").to_owned();
    fs::remove_file(chosen.path().join(first)).expect("removed");

    let others = [
        "notes.txt".to_owned(),
        "bucintoro-2020-01-01.bucintoro".to_owned(),
        "bucintoro-2020-01-01-000000-3.bucintoro".to_owned(),
        format!("bucintoro-2020-01-01-{mark}-3.bucintoro.part"),
        format!("bucintoro-2020-01-01-{mark}-03.bucintoro"),
        format!("bucintoro-2020-13-01-{mark}-3.bucintoro"),
        format!("copy of bucintoro-2020-01-01-{mark}-3.bucintoro"),
        format!("bucintoro-2020-01-01-{}-3.bucintoro", mark.to_uppercase() + "A"),
    ];
    others.iter().for_each(|name| fs::write(chosen.path().join(name), name).expect("written"));
    let folder = format!("bucintoro-2019-01-01-{mark}-3.bucintoro");
    fs::create_dir(chosen.path().join(&folder)).expect("a folder");

    for day in 1..=20 {
        kept.change(&day.to_string()).await;
        kept.look(&format!("2026-03-{day:02}")).await.expect("made");
        let own = kept.told().await.kept.iter().filter(|backup| backup.own).count();
        assert_eq!(own, KEPT.min(day));
    }
    let days: Vec<String> = (7..=20).rev().map(|day| format!("2026-03-{day:02}")).collect();
    assert_eq!(kept.days().await, [days, vec!["2020-01-01".to_owned()]].concat());
    for name in &others {
        assert_eq!(fs::read_to_string(chosen.path().join(name)).expect("it exists"), *name);
    }
    assert!(chosen.path().join(folder).is_dir());
    assert_eq!(names(chosen.path()).len(), others.len() + 1 + KEPT);

    // After the clock was set back, only the oldest backup is removed, not the new one.
    kept.change("back").await;
    kept.look("1999-01-01").await.expect("made");
    assert!(kept.days().await.contains(&"1999-01-01".to_owned()));
    assert!(kept.days().await.contains(&"2026-03-08".to_owned()));
}

/// Two devices share a folder: neither treats the other's backups as its own. A backup with a wrong date is not
/// compared with today, and is not kept longest.
#[tokio::test]
async fn backup_with_future_date_displaces_no_other() {
    let kept = Kept::new().await;
    new_table(&kept.session, 2).await;
    kept.look("2031-01-01").await.expect("made");
    kept.change("back").await;
    for day in 1..=20 {
        kept.look(&format!("2026-03-{day:02}")).await.expect("looked");
    }
    assert_eq!(kept.days().await, ["2031-01-01", "2026-03-01"], "nothing has changed since the first");
    for day in 1..=KEPT {
        kept.change(&day.to_string()).await;
        kept.look(&format!("2026-04-{day:02}")).await.expect("made");
    }
    let days: Vec<String> = (1..=KEPT).rev().map(|day| format!("2026-04-{day:02}")).collect();
    assert_eq!(kept.days().await, days);
}

#[tokio::test]
async fn two_devices_share_one_backup_folder() {
    let chosen = tempfile::tempdir().expect("a folder");
    let (one, other) = (Kept::new().await, Kept::new().await);
    for kept in [&one, &other] {
        new_table(&kept.session, 2).await;
        kept.keep_in(Some(chosen.path())).await.expect("the folder is accepted");
    }
    let told = one.told().await.kept;
    assert_eq!(told.iter().map(|backup| backup.own).filter(|own| *own).count(), 1);
    assert_eq!(told.len(), 2);
    // Backups of the other device can also be restored from there.
    let theirs = told.iter().find(|backup| !backup.own).expect("a backup of the other device");
    let Ok(Reply::Restored { added: 1, known: 0, .. }) = one.restore(&theirs.name).await else {
        panic!("not restored")
    };
}

#[tokio::test]
async fn copied_data_folder_removes_no_backups_of_original() {
    let chosen = tempfile::tempdir().expect("a folder");
    let original = Kept::new().await;
    new_table(&original.session, 2).await;
    original.keep_in(Some(chosen.path())).await.expect("the folder is accepted");
    for day in 1..=3 {
        original.change(&format!("original {day}")).await;
        original.look(&format!("2026-04-{day:02}")).await.expect("made");
    }
    let original = original.again().await;
    let before = names(chosen.path());
    original.app.close().await;
    let copy = tempfile::tempdir().expect("a folder");
    for file in fs::read_dir(original.data.path()).expect("read").flatten().filter(|file| file.path().is_file()) {
        fs::copy(file.path(), copy.path().join(file.file_name())).expect("copied");
    }
    let copied = Kept::at(copy).await;
    assert_eq!(copied.told().await.folder.as_deref(), chosen.path().to_str());
    for day in 1..=KEPT + 3 {
        copied.change(&format!("copy {day}")).await;
        copied.look(&format!("2026-05-{day:02}")).await.expect("made");
    }
    assert!(names(chosen.path()).is_superset(&before), "the original's backups exist");
    assert_eq!(names(chosen.path()).len(), before.len() + KEPT);
    // The original device still recognises its own backups.
    let Kept { data, .. } = original;
    let own = Kept::at(data).await.told().await.kept.into_iter().filter(|backup| backup.own).count();
    assert_eq!(own, before.len());
}

#[tokio::test]
async fn backup_folder_is_validated_when_chosen_and_survives_restart() {
    let kept = Kept::new().await;
    new_table(&kept.session, 2).await;
    let other = tempfile::tempdir().expect("a folder");
    let file = other.path().join("file");
    fs::write(&file, "no folder").expect("written");
    for (path, why) in [
        (PathBuf::from("backups"), FolderFault::Relative),
        (PathBuf::new(), FolderFault::Relative),
        (other.path().join("not/there"), FolderFault::Gone),
        (file, FolderFault::Gone),
    ] {
        assert_eq!(fault(kept.keep_in(Some(&path)).await), why, "{path:?}");
    }
    let usual = kept.told().await;
    assert_eq!((usual.folder, usual.failed), (Some(usual.usual), None), "the setting is unchanged");
    // A missing folder is created, and receives a backup at once.
    let made = other.path().join("made");
    let told = kept.keep_in(Some(&made)).await.expect("created");
    assert_eq!((told.kept.len(), told.failed), (1, None));
    assert_eq!(names(other.path()), BTreeSet::from(["file".to_owned(), "made".to_owned()]));
    assert_eq!(names(&made).len(), 1);
    let kept = kept.again().await;
    assert_eq!(kept.told().await.folder.as_deref(), made.to_str());
    // Backups are switched off, and then on again with the usual folder.
    kept.keep_in(None).await.expect("switched off");
    kept.change("off").await;
    kept.look("2031-01-01").await.expect("backups are switched off");
    assert_eq!((kept.told().await.folder, names(&made).len()), (None, 1));
    let usual = kept.told().await.usual;
    assert_eq!(kept.keep_in(Some(Path::new(&usual))).await.expect("switched on").kept.len(), 1);
}

#[tokio::test]
async fn missing_backup_folder_is_reported_and_retried() {
    let kept = Kept::new().await;
    let stick = tempfile::tempdir().expect("a folder");
    let folder = stick.path().join("stick");
    let mut table = Table::on(kept.app.clone(), 2).await;
    kept.keep_in(Some(&folder)).await.expect("the folder is accepted");
    fs::rename(&folder, stick.path().join("pulled out")).expect("gone");

    table.play(0).await.expect("the game continues");
    assert_eq!(fault(kept.look("2030-01-01").await), FolderFault::Gone);
    assert_eq!(fault(kept.told().await.failed.map_or(Ok(()), Err)), FolderFault::Gone);
    assert!(!folder.exists(), "no folder is created without the drive");
    table.play(0).await.expect("the game continues");

    fs::rename(stick.path().join("pulled out"), &folder).expect("back");
    kept.look("2030-01-01").await.expect("made");
    let told = kept.told().await;
    assert_eq!((told.failed, told.kept.len()), (None, 2));
}

/// An incomplete file of an earlier attempt is ignored and does not block a new backup. If a new backup cannot be
/// written, the old ones are kept.
#[tokio::test]
async fn failed_backup_removes_no_older_backup() {
    let kept = Kept::new().await;
    new_table(&kept.session, 2).await;
    for day in 1..=KEPT {
        kept.change(&day.to_string()).await;
        kept.look(&format!("2026-03-{day:02}")).await.expect("made");
    }
    let folder = kept.data.path().join("backups");
    let (before, first) = (names(&folder), kept.told().await.kept);
    let part = folder.join(format!("bucintoro-{}.part", first[0].name.split('-').nth(4).expect("a mark")));
    // The name of the temporary file is blocked.
    fs::create_dir(&part).expect("a folder");
    kept.change("more").await;
    assert!(matches!(kept.look("2026-04-01").await, Err(Problem::Folder { .. })));
    assert_eq!(kept.told().await.kept, first);
    fs::remove_dir(&part).expect("removed");
    assert_eq!(names(&folder), before);
    // A power cut interrupted a backup.
    fs::write(&part, "{\"bucintoro_backup\":2,\"tables\":[").expect("written");
    assert_eq!(kept.told().await.kept, first);
    kept.look("2026-04-01").await.expect("made");
    assert_eq!((kept.told().await.failed, names(&folder).len(), part.exists()), (None, KEPT, false));
}

#[tokio::test]
async fn daily_backup_restores_deleted_table_and_changes_no_other() {
    let kept = Kept::new().await;
    let mut stays = Table::on(kept.app.clone(), 2).await;
    let mut lost = Table::on(kept.app.clone(), 3).await;
    for nth in 0..8 {
        lost.play(nth).await.expect("accepted");
        stays.play(nth).await.expect("accepted");
    }
    let hashes = async |app: &App, table| {
        let stored = app.records().read(table).await.expect("read").expect("it exists");
        stored.lines
    };
    let before = hashes(&kept.app, lost.id).await;
    kept.look("2026-03-01").await.expect("made");
    let name = kept.told().await.kept.remove(0).name;
    assert_eq!(kept.session.request(LibraryRequest::Delete { table: lost.id }).await, Ok(Reply::Done));
    stays.play(0).await.expect("the game continues");
    let played_on = stays.state().await;

    let id = fresh_id();
    let restore = FileRequest::RestoreDaily { id: id.clone(), name: name.clone() };
    let restored = done(&kept.session, restore.clone()).await;
    assert_eq!(restored, Ok(Reply::Restored { added: 1, known: 1, devices: 0, cut: vec![], boards: vec![] }));
    assert_eq!(done(&kept.session, restore).await, restored, "a repeated request has one effect");
    let Ok(Reply::Tables { tables }) = kept.session.request(LibraryRequest::Tables).await else { panic!("no list") };
    let back = tables.iter().map(|line| line.table).max().expect("a table");
    assert_eq!(tables.len(), 2);
    let after = hashes(&kept.app, back).await;
    // A new seed is drawn, as for every imported record.
    assert_eq!(after[..before.len()], before);
    assert!(after.len() <= before.len() + 1);
    assert_eq!(stays.state().await, played_on);

    for name in ["../bucintoro.db", "bucintoro-2026-03-01-000000-2.bucintoro", "", "/etc/passwd"] {
        assert!(matches!(kept.restore(name).await, Err(Problem::NotFound { .. })), "{name}");
    }
}

/// Only the host can fetch its own backup with devices; daily backups stay for weeks, so they contain none.
#[tokio::test]
async fn daily_backup_contains_no_device() {
    let data = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(data.path(), 3).await;
    let phone = evening.phone(Role::Seat(Seat(0))).await;
    let daily = Daily::for_data_folder(data.path());
    daily.check(&evening.app, "2026-03-01".to_owned()).await.expect("made");
    let folder = data.path().join("backups");
    let name = names(&folder).pop_first().expect("one");
    let text = fs::read_to_string(folder.join(&name)).expect("text");
    assert!(text.contains(&evening.state(Viewer::Table).await.settings.seating[0].name));
    for secret in ["\"devices\"", "\"token\"", "daily-backups", "\"hosted\""] {
        assert!(!text.contains(secret), "{secret}");
    }
    drop(phone);
    #[cfg(unix)]
    for path in [folder.clone(), folder.join(name)] {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(path).expect("it exists").permissions().mode() & 0o077, 0);
    }
}

#[tokio::test]
async fn missing_daily_backup_service_is_reported() {
    let data = tempfile::tempdir().expect("a folder");
    let app = App::open(data.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    assert_eq!(session.request(FileRequest::DailyBackups).await, Ok(Reply::DailyBackups { backups: None }));
    let keep = FileRequest::KeepDailyBackups { id: fresh_id(), folder: None };
    assert!(matches!(done(&session, keep).await, Err(Problem::NotFound { .. })));
}
