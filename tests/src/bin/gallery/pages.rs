//! The states of the pages outside a table, on the host's own screen.

use std::sync::Arc;

use app_core::protocol::{
    BoardLine, BoardRequest, DailyBackup, DailyBackups, Damage, FileRequest, FolderFault, HostingRequest,
    LibraryRequest, Problem, Reply, Request, Resource, Role, StatisticsFilter, TableLine, TableRequest,
};
use app_core::transfer_files::Transfer;
use app_core::{DailyBackupStore, Rooms};
use async_trait::async_trait;
use bucintoro_tests::files::{backup, import_file};
use catalogue::GAMES;
use kernel::Viewer;
use serde_json::{Value, json};

use crate::Gallery;
use crate::app::AppInMemory;
use crate::device::{Recording, host, join};
use crate::moments::{LONG_NAMES, Record};

/// Records the pages in each state that they can be in. Returns their names.
pub async fn record_pages(gallery: &Gallery, records: &[Record]) -> Vec<Value> {
    let mut names = Vec::new();
    let mut write = |name: &'static str, recording: &Value| {
        gallery.write(&format!("pages/{name}"), recording);
        names.push(json!(name));
    };
    let empty = AppInMemory::new();
    keep_daily(&empty, None);
    write("empty", &record_all(&empty).await.to_json());
    let used = AppInMemory::new();
    keep_daily(&used, None);
    let tables = import_all(&used, records).await;
    furnish(&used, tables[0]).await;
    write("used", &record_all(&used).await.to_json());
    let damaged = damage(&used, tables[0]).await;
    keep_daily(&damaged, Some(Problem::Folder { why: FolderFault::Full, detail: String::new() }));
    write("damaged", &record_all(&damaged).await.to_json());
    write("files", &record_files(&used, &records[0]).await);
    names
}

/// Imports the records that were not written by older versions.
async fn import_all(app: &AppInMemory, records: &[Record]) -> Vec<u32> {
    let mut tables = Vec::new();
    for record in records.iter().filter(|record| !record.is_old()) {
        tables.push(app.import(&record.until(record.lines.len() as u32 - 1)).await);
    }
    tables
}

/// Stores a group, people with several names, the owner's boards, and a filed table.
async fn furnish(app: &AppInMemory, table: u32) {
    let Reply::Group { mut group } = app.ask(LibraryRequest::GroupOf { table }).await else { panic!("no group") };
    group.name = "Thursday at the Golden Lion".to_owned();
    app.ask(LibraryRequest::KeepGroup { group }).await;
    for (name, person) in [("Bruno", "Bruno"), ("Chiara", LONG_NAMES[2])] {
        app.ask(LibraryRequest::JoinPerson { name: name.to_owned(), person: Some(person.to_owned()) }).await;
    }
    app.ask(LibraryRequest::LeaveOut { person: "Dario".to_owned(), out: true }).await;
    let label = LibraryRequest::Label {
        table,
        name: "The long evening in the harbour".to_owned(),
        filed: true,
        location: Some("Café Rialto".to_owned()),
        note: Some("Anna’s first game.\nNext time with the long board.".to_owned()),
    };
    app.ask(label).await;
    for game in GAMES.iter().filter(|game| game.boards().is_some()) {
        let game = game.id().to_owned();
        let Reply::Boards { boards } = app.ask(BoardRequest::Boards { game: game.clone() }).await else {
            panic!("the game has boards")
        };
        let BoardLine { id: from, .. } = boards.into_iter().next().expect("a board that comes with the game");
        let copy = BoardRequest::CopyBoard {
            request: None,
            game,
            from,
            id: "own".to_owned(),
            name: "Our board of 2012".to_owned(),
        };
        app.ask(copy).await;
    }
}

/// Returns the app after a restart, with a hosted table and two corruption reports.
async fn damage(app: &AppInMemory, table: u32) -> AppInMemory {
    host(app, table).await;
    drop(join(app, table, Role::Spectator, "Android").await);
    let found = "2026-01-01T10:00:00Z";
    let records = app.app.records();
    records
        .report_corruption(Some(table), &Damage::LostTail { last: 4, known: 7 }, found)
        .await
        .expect("the report is stored");
    records.report_corruption(None, &Damage::Unknown, found).await.expect("the report is stored");
    app.restarted()
}

/// A fixed status of daily backups.
struct Daily(DailyBackups);

#[async_trait]
impl DailyBackupStore for Daily {
    async fn status(&self, _rooms: &Rooms) -> Result<DailyBackups, Problem> {
        Ok(self.0.clone())
    }

    async fn set_folder(&self, _rooms: &Rooms, _folder: Option<String>) -> Result<DailyBackups, Problem> {
        Ok(self.0.clone())
    }

    async fn find(&self, _rooms: &Rooms, _name: &str) -> Result<Arc<dyn Transfer>, Problem> {
        Err(Problem::NotFound { what: Resource::Backup })
    }
}

fn keep_daily(app: &AppInMemory, failed: Option<Problem>) {
    let folder = "/home/anna/Documents/Games/Bucintoro/backups".to_owned();
    let backup = |nth: u32| DailyBackup {
        name: format!("bucintoro-{nth}.bucintoro"),
        day: format!("2026-01-{:02}", 28 - nth),
        tables: 40 - nth,
        kilobytes: 1_400 - 10 * nth,
        own: nth != 1,
    };
    let kept = (0..6).map(backup).collect();
    app.app.attach_daily_backups(Arc::new(Daily(DailyBackups {
        folder: Some(folder.clone()),
        usual: folder,
        kept,
        failed,
    })));
}

async fn record_all(app: &AppInMemory) -> Recording {
    let mut recording = Recording::default();
    for request in [
        Request::from(LibraryRequest::Preferences),
        HostingRequest::Hosting.into(),
        LibraryRequest::Tables.into(),
        LibraryRequest::Losses.into(),
        FileRequest::DailyBackups.into(),
        LibraryRequest::People.into(),
        LibraryRequest::Persons.into(),
        LibraryRequest::Groups.into(),
        HostingRequest::Battery.into(),
    ] {
        recording.ask(&app.host, request).await;
    }
    for game in GAMES {
        let game_id = || game.id().to_owned();
        recording.ask(&app.host, BoardRequest::Boards { game: game_id() }).await;
        recording.ask(&app.host, LibraryRequest::Rules { game: game_id() }).await;
        for seats in game.seats() {
            recording
                .ask(&app.host, LibraryRequest::DefaultSetup { game: game_id(), seats: seats as u8, programs: false })
                .await;
        }
    }
    let Reply::Tables { tables } = app.ask(LibraryRequest::Tables).await else { panic!("no list of tables") };
    for TableLine { table, .. } in tables {
        recording.ask(&app.host, TableRequest::Peek { table, viewer: Viewer::Spectator }).await;
    }
    count(app, &mut recording).await;
    recording
}

/// Records the statistics, after the app has counted them.
async fn count(app: &AppInMemory, recording: &mut Recording) {
    let filters = GAMES.iter().map(|game| StatisticsFilter { game: Some(game.id().to_owned()), ..Default::default() });
    for filter in std::iter::once(StatisticsFilter::default()).chain(filters) {
        while matches!(app.ask(LibraryRequest::Statistics { filter: filter.clone() }).await, Reply::Working { .. }) {}
        recording.ask(&app.host, LibraryRequest::Statistics { filter }).await;
    }
}

/// Records the outcomes of imports: a damaged record, a backup of another app, a damaged backup, and a game that the
/// app already has.
async fn record_files(app: &AppInMemory, record: &Record) -> Value {
    let mut lines = record.lines.clone();
    let last = lines.len() - 1;
    lines[last] = lines[last].replace("\"at\":\"2012", "\"at\":\"2013");
    let unsound = import_file(&AppInMemory::new().host, &(lines.join("\n") + "\n")).await;
    let whole = backup(&app.host).await;
    let others = import_file(&AppInMemory::new().host, &whole).await;
    let cut =
        import_file(&AppInMemory::new().host, &whole.replace("\"at\":\"2012-01-01T00:00:30Z", "\"at\":\"2013")).await;
    let said = |reply: Result<Reply, Problem>| match reply {
        Ok(reply) => json!({"ok": reply}),
        Err(problem) => json!({"problem": problem}),
    };
    let known = AppInMemory::new();
    known.import(&(record.lines.join("\n") + "\n")).await;
    let here = import_file(&known.host, &(record.lines.join("\n") + "\n")).await;
    json!({"unsound": said(unsound), "backup": said(others), "cut": said(cut), "here": said(here)})
}
