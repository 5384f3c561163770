//! Opening, backup, restore and rematch, for every game and every storage backend.

use app_core::Session;
use app_core::protocol::{
    BoardRequest, Damage, FileRequest, LibraryRequest, Loss, Problem, Reply, Role, TableRequest, TableState,
};
use app_core::storage::{RememberedName, StorageBackend, StoredBoard, StoredDevice, StoredTable};
use bucintoro_tests::backends::{Backend, InFolder, InMemory, InPostgres, InSqlite};
use bucintoro_tests::files::{backup, done, fresh_id, import_copy, import_file, import_own_backup};
use bucintoro_tests::memory::Fault;
use bucintoro_tests::{GAME, Table, awaited};
use catalogue::GAMES;
use host::App;
use kernel::{AnswerBy, Answering, Chair, Seat, Side, Viewer};
use serde_json::{Value, json};
use sha2::Digest as _;

/// Runs each test with each backend, or with each pair of backends.
macro_rules! everywhere {
    ($($law:ident),* $(,)?) => {
        mod in_sqlite {
            $(#[tokio::test] async fn $law() { super::$law::<super::InSqlite>().await })*
        }
        mod in_files {
            $(#[tokio::test] async fn $law() { super::$law::<super::InFolder>().await })*
        }
        mod in_postgres {
            $(#[tokio::test]
            #[ignore = "needs PostgreSQL"]
            async fn $law() { super::$law::<super::InPostgres>().await })*
        }
        mod in_memory {
            $(#[tokio::test] async fn $law() { super::$law::<super::InMemory>().await })*
        }
    };
}

everywhere![
    a_table_of_every_game_opens_as_it_was_left,
    the_same_people_play_every_game_again_and_once,
    a_backup_brings_everything_to_an_empty_place_and_nothing_twice,
    what_people_write_on_a_table_stays,
    a_restore_brings_every_game_that_was_played_on_from_a_copy,
    a_restore_keeps_a_copy_apart_of_which_one_was_played_on,
];

#[tokio::test]
async fn backup_moves_between_storage_backends() {
    goes_over::<InSqlite, InMemory>().await;
    goes_over::<InMemory, InSqlite>().await;
    goes_over::<InSqlite, InFolder>().await;
    goes_over::<InFolder, InSqlite>().await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn backup_moves_to_club_and_back() {
    goes_over::<InSqlite, InPostgres>().await;
    goes_over::<InPostgres, InSqlite>().await;
}

async fn state(session: &Session, table: u32, viewer: Viewer) -> TableState {
    match session.request(TableRequest::Open { table, viewer }).await {
        Ok(Reply::State { state }) => *state,
        other => panic!("{other:?}"),
    }
}

/// Returns the most chairs that the game allows.
fn chairs(game: &str) -> Vec<Chair> {
    let seats = GAMES.iter().find(|known| known.id() == game).expect("the game").seats().last().expect("a number");
    let sides = [Side::North, Side::East, Side::South, Side::West];
    let chair = |n: usize| Chair { side: sides[n % 4], ..Chair::with_player(format!("{game} Ægle {n} ⚓")) };
    (0..seats).map(chair).collect()
}

/// Plays a table of a game: commands of people and chance, an undo, a branch, changed settings.
async fn played(app: &App, game: &str) -> u32 {
    let (session, _pushes) = app.session();
    let seating = chairs(game);
    let Ok(Reply::Setup { setup, .. }) = session
        .request(LibraryRequest::DefaultSetup { game: game.into(), seats: seating.len() as u8, programs: false })
        .await
    else {
        panic!("no set-up")
    };
    let answering = Answering::all(AnswerBy::App);
    let new = LibraryRequest::NewTable {
        id: Some(format!("make {game}")),
        game: game.into(),
        seating,
        answering,
        waivers: vec![],
        suggestions: false,
        setup,
    };
    let Ok(Reply::Table { table: id }) = session.request(new).await else { panic!("not set up") };
    let (session, pushes) = app.session();
    let mut table = Table { app: app.clone(), session, pushes, id };
    let play = async |table: &mut Table, commands: usize| {
        for nth in 0..commands {
            let now = table.state().await;
            let Some((by, commands)) = awaited(&now) else { return };
            // If purses are hidden, the legal commands include some that only their owners can pay.
            let _ = table.say(by, commands[nth % commands.len()].clone(), now.head).await;
        }
    };
    play(&mut table, 12).await;
    let head = table.state().await.head;
    let undo = TableRequest::Undo { table: id, id: fresh_id(), head };
    assert!(matches!(table.session.request(undo).await, Ok(Reply::Moved { .. })), "{game}");
    play(&mut table, 9).await;
    let now = table.state().await;
    let mut settings = now.settings;
    settings.seating[0].name = format!("{game} renamed");
    settings.answering = Answering::all(AnswerBy::Table);
    let set = TableRequest::Settings { table: id, id: fresh_id(), head: now.head, settings };
    assert!(matches!(table.session.request(set).await, Ok(Reply::Moved { .. })), "{game}");
    id
}

async fn a_table_of_every_game_opens_as_it_was_left<H: Backend>() {
    let home = H::new().await;
    let app = home.app();
    let mut before = Vec::new();
    for game in GAMES {
        let table = played(&app, game.id()).await;
        let (session, _pushes) = app.session();
        for viewer in viewers(game.id()) {
            before.push((table, viewer, state(&session, table, viewer).await));
        }
    }
    let (session, _pushes) = app.session();
    let list = session.request(LibraryRequest::Tables).await;
    app.close().await;
    let home = home.again().await;
    let (session, _pushes) = home.app().session();
    assert_eq!(session.request(LibraryRequest::Tables).await, list);
    for (table, viewer, before) in before {
        assert_eq!(state(&session, table, viewer).await, before, "{viewer:?}");
        assert_eq!(before.damage, []);
    }
}

fn viewers(game: &str) -> Vec<Viewer> {
    let seats = (0..chairs(game).len()).map(|seat| Viewer::Seat(Seat(seat as u8)));
    [Viewer::Table, Viewer::Spectator].into_iter().chain(seats).collect()
}

async fn what_people_write_on_a_table_stays<H: Backend>() {
    let home = H::new().await;
    let app = home.app();
    let (session, _pushes) = app.session();
    let table = bucintoro_tests::new_table(&session, 3).await;
    let label = |table, name: &str, filed| LibraryRequest::Label {
        table,
        name: name.to_owned(),
        filed,
        location: None,
        note: None,
    };
    let with_note = |location: &str, note: &str| LibraryRequest::Label {
        table,
        name: "Tuesday".to_owned(),
        filed: true,
        location: Some(location.to_owned()),
        note: Some(note.to_owned()),
    };
    assert_eq!(session.request(with_note(" Café\u{7}\nRialto ", " First\r\nsecond \u{202e}\n")).await, Ok(Reply::Done));
    let said = session.request(label(table, "  Tuesday \u{202e}\n evening 🎲 ", true)).await;
    assert_eq!(said, Ok(Reply::Done));
    let nowhere = session.request(label(table + 1, "Nobody's", false)).await;
    assert!(matches!(nowhere, Err(Problem::NotFound { .. })), "{nowhere:?}");
    app.close().await;
    let home = home.again().await;
    let (session, _pushes) = home.app().session();
    let line = |reply| match reply {
        Ok(Reply::Tables { mut tables }) => tables.remove(0),
        other => panic!("{other:?}"),
    };
    let written = line(session.request(LibraryRequest::Tables).await);
    assert_eq!((written.name.as_str(), written.filed), ("Tuesday  evening 🎲", true));
    // A request without a location and a note leaves both unchanged.
    assert_eq!((written.location.as_str(), written.note.as_str()), ("CaféRialto", "First\nsecond"));
    for too_long in [with_note(&"x".repeat(61), ""), with_note("", &"x".repeat(501))] {
        assert_eq!(session.request(too_long).await, Err(Problem::TooLong));
    }
    assert_eq!(line(session.request(LibraryRequest::Tables).await), written);
    session.request(label(table, &"🎲".repeat(99), false)).await.expect("written");
    let written = line(session.request(LibraryRequest::Tables).await);
    assert_eq!((written.name, written.filed), ("🎲".repeat(32), false));
    session.request(with_note("", " \n")).await.expect("written");
    let written = line(session.request(LibraryRequest::Tables).await);
    assert_eq!((written.location.as_str(), written.note.as_str()), ("", ""));
}

async fn the_same_people_play_every_game_again_and_once<H: Backend>() {
    let mut home = H::new().await;
    for game in GAMES {
        let app = home.app();
        let table = played(&app, game.id()).await;
        let (session, _pushes) = app.session();
        let first = state(&session, table, Viewer::Table).await;
        let request = LibraryRequest::Rematch { table, id: Some(format!("again {}", game.id())) };
        let made = session.request(request.clone()).await;
        let Ok(Reply::Table { table: again }) = made else { panic!("{made:?}") };
        let second = state(&session, again, Viewer::Table).await;
        assert_eq!((&second.game, &second.settings), (&first.game, &first.settings));
        assert_eq!((second.length, second.progress.over), (1, false));
        assert_ne!((again, &second.commitment), (table, &first.commitment));
        app.close().await;
        home = home.again().await;
        let app = home.app();
        let (session, _pushes) = app.session();
        assert_eq!(session.request(request).await, made, "the request is known after a restart");
        assert_eq!(state(&session, again, Viewer::Table).await, second);
        app.close().await;
        home = home.again().await;
    }
}

/// Returns everything that a backup contains. A new stored field does not compile until it is listed here.
async fn brought(records: &dyn StorageBackend) -> Vec<String> {
    let mut all = Vec::new();
    for listed in records.list().await.expect("read").into_iter().rev() {
        let stored = records.read(listed.table).await.expect("read").expect("it exists");
        // Request ids are not restored, because the requests were answered before.
        // The end of the record follows from its lines.
        let StoredTable { seed, gone_to, lines, requests: _, known: _ } = stored;
        let lines: Vec<String> = lines.into_iter().map(|line| String::from_utf8(line).expect("text")).collect();
        let summary: Value = serde_json::from_str(&listed.summary.expect("a summary")).expect("JSON");
        let line = json!([listed.game, seed, gone_to, lines, summary["seating"], summary["progress"]]);
        all.push(format!("{line} {:?}", listed.label));
        for StoredDevice { id: _, name, role, muted, token, seen } in
            records.devices(listed.table, "").await.expect("read")
        {
            all.push(json!([name, role, muted, token, seen]).to_string());
        }
        for Loss { id: _, table: _, found, damage } in
            records.corruption_reports(Some(listed.table)).await.expect("read")
        {
            all.push(json!([found, damage]).to_string());
        }
    }
    for StoredBoard { game, id, board, changed } in records.boards().await.expect("read") {
        all.push(json!([game, id, serde_json::from_str::<Value>(&board).expect("JSON"), changed]).to_string());
    }
    all.push(json!(records.people().await.expect("read")).to_string());
    all.push(json!(records.preferences().await.expect("read")).to_string());
    // Hosted tables and the folder of daily backups belong to each app.
    all.push(json!(records.remembered_names().await.expect("read")).to_string());
    for Loss { id: _, table, found, damage } in records.corruption_reports(None).await.expect("read") {
        all.extend(table.is_none().then(|| json!([found, damage]).to_string()));
    }
    all
}

/// Returns a backend with everything that a backup contains, and its number of tables.
async fn furnished<H: Backend>() -> (H, u32) {
    let home = H::new().await;
    let app = home.app();
    for game in GAMES {
        played(&app, game.id()).await;
    }
    let (session, _pushes) = app.session();
    // A second table was handed over to another host.
    let gone = bucintoro_tests::new_table(&session, 3).await;
    home.records().set_gone(gone, Some("192.0.2.1:7")).await.expect("stored");
    let label = LibraryRequest::Label {
        table: gone,
        name: "Elsewhere".into(),
        filed: true,
        location: Some("Café Rialto".into()),
        note: Some("Two lines:\nthis is the second.".into()),
    };
    session.request(label).await.expect("written");
    let Ok(Reply::Boards { boards }) = session.request(BoardRequest::Boards { game: GAME.into() }).await else {
        panic!("no boards")
    };
    for id in ["mine", "yours"] {
        let copy = BoardRequest::CopyBoard {
            request: None,
            game: GAME.into(),
            from: boards[0].id.clone(),
            id: id.into(),
            name: id.to_uppercase(),
        };
        session.request(copy).await.expect("a board");
    }
    home.records().record_players(&["Zoë", "Anna"], "2026-01-01T00:00:00Z").await.expect("stored");
    home.records().record_players(&["Bruno"], "2026-01-02T00:00:00Z").await.expect("stored");
    // Only the node that owns a table writes to it.
    furnish_beside(&*home.records(), gone).await;
    app.close().await;
    (home.again().await, GAMES.len() as u32 + 1)
}

/// Stores data that no screen creates: devices and reports of a table, and settings.
async fn furnish_beside(records: &dyn StorageBackend, table: u32) {
    let (role, seen) = (Role::Seat(Seat(1)), app_core::now());
    let device = |name: &str, role, muted| {
        let token = hex::encode(sha2::Sha256::digest(name));
        StoredDevice { id: 0, name: name.into(), role, muted, token, seen: seen.clone() }
    };
    for device in [device("Ann's phone 🦁", role, true), device("Bo's", Role::Spectator, false)] {
        records.add_device(table, &device).await.expect("stored");
    }
    let at = "2026-01-03T00:00:00Z";
    records.report_corruption(Some(table), &Damage::LostTail { last: 3, known: 5 }, at).await.expect("stored");
    records.report_corruption(None, &Damage::Unknown, at).await.expect("stored");
    let (file, backup) = ("old.db".into(), Some("2026-01-02".into()));
    let database = Damage::Database { file, tables: 2, lines: 30, broken: 1, lost: 2, backup };
    records.report_corruption(None, &database, at).await.expect("stored");
    for (key, value) in [("tone", "off"), ("name \" é", "Zoë\n")] {
        records.set_preference(key, value).await.expect("stored");
    }
    let zoe = RememberedName { name: "Zoë \"".into(), stands_for: Some("Zo".into()), left_out: true };
    records.remember_name(&zoe).await.expect("stored");
    records.set_hosted_tables(&[77]).await.expect("stored");
    records.set_daily_backups("{\"folder\":\"here\"}").await.expect("stored");
}

async fn a_backup_brings_everything_to_an_empty_place_and_nothing_twice<H: Backend>() {
    goes_over::<H, H>().await;
}

async fn goes_over<From: Backend, To: Backend>() {
    let (from, many) = furnished::<From>().await;
    let wanted = brought(&*from.records()).await;
    let (session, _pushes) = from.app().session();
    let text = backup(&session).await;
    // Every field that a backup can contain is filled.
    let whole: Value = serde_json::from_str(&text).expect("JSON");
    for list in ["tables", "people", "boards", "preferences", "losses"] {
        assert!(whole[list].as_array().is_some_and(|list| list.len() > 1), "{list}");
    }
    for field in ["seed", "record", "gone_to", "label", "devices", "losses"] {
        let filled = |table: &Value| table[field].as_str().map_or(!table[field].is_null(), |text| !text.is_empty());
        assert!(whole["tables"].as_array().expect("tables").iter().any(filled), "{field}");
    }

    let to = To::new().await;
    let app = to.app();
    let (session, _pushes) = app.session();
    let restored = |added, known, devices| Ok(Reply::Restored { added, known, devices, cut: vec![], boards: vec![] });
    // No owner of this backup is given, so no device is restored.
    assert_eq!(import_file(&session, &text).await, restored(many, 0, 2));
    for listed in to.records().list().await.expect("read") {
        assert_eq!(to.records().devices(listed.table, "").await.expect("read"), []);
    }
    assert_eq!(import_file(&session, &text).await, restored(0, many, 2));
    assert_eq!(import_own_backup(&session, &text).await, restored(0, many, 0));
    let there = brought(&*to.records()).await;
    for (wanted, there) in wanted.iter().zip(&there) {
        assert!(wanted == there, "{:.200} was restored as {there:.200}", wanted);
    }
    assert_eq!(wanted.len(), there.len());
    assert_eq!(import_file(&session, &text).await, restored(0, many, 0));
    assert_eq!(import_own_backup(&session, &text).await, restored(0, many, 0));
    assert_eq!(brought(&*to.records()).await, there, "nothing twice");
    app.close().await;
    let to = to.again().await;
    assert_eq!(brought(&*to.records()).await, there, "the same after a restart");
    // Every table can be continued, except the one that was handed over.
    let app = to.app();
    let (session, _pushes) = app.session();
    let Ok(Reply::Tables { tables }) = session.request(LibraryRequest::Tables).await else { panic!("no list") };
    for line in &tables {
        let now = state(&session, line.table, Viewer::Table).await;
        let mut settings = now.settings;
        settings.seating[0].name = "played on".into();
        let set = TableRequest::Settings { table: line.table, id: fresh_id(), head: now.head, settings };
        let set = session.request(set).await;
        assert_eq!(set.is_ok(), now.gone_to.is_none(), "{set:?}");
    }
    assert!(tables.iter().all(|line| !line.seating.is_empty()));
}

/// A game or its copy is continued. A restore brings both, whichever was continued, and nothing twice.
async fn a_restore_keeps_a_copy_apart_of_which_one_was_played_on<H: Backend>() {
    for copy_goes_on in [false, true] {
        let stores = [H::new().await, H::new().await];
        let [one, empty] = [0, 1].map(|nth| stores[nth].app());
        let mut table = Table::on(one.clone(), 2).await;
        table.play(0).await.expect("accepted");
        let lines = one.records().read(table.id).await.expect("read").expect("it exists").lines;
        let record: String = lines.iter().map(|line| String::from_utf8_lossy(line).into_owned() + "\n").collect();
        let Ok(Reply::Table { table: copy }) = import_copy(&table.session, &record).await else { panic!("no copy") };
        if copy_goes_on {
            let (session, pushes) = one.session();
            table = Table { app: one.clone(), session, pushes, id: copy };
        }
        table.play(1).await.expect("accepted");
        let saved = backup(&table.session).await;
        let (session, _pushes) = empty.session();
        let restored = |added, known| Ok(Reply::Restored { added, known, devices: 0, cut: vec![], boards: vec![] });
        assert_eq!(import_file(&session, &saved).await, restored(2, 0), "the copy continues: {copy_goes_on}");
        assert_eq!(import_file(&session, &saved).await, restored(0, 2), "the copy continues: {copy_goes_on}");
    }
}

/// Two apps have the same game and continue it differently. One restores the backup of the other.
async fn a_restore_brings_every_game_that_was_played_on_from_a_copy<H: Backend>() {
    let stores = [H::new().await, H::new().await, H::new().await];
    let [one, other, empty] = [0, 1, 2].map(|nth| stores[nth].app());
    let mut first = Table::on(one.clone(), 2).await;
    for nth in 0..4 {
        first.play(nth).await.expect("accepted");
    }
    let (session, _pushes) = other.session();
    import_file(&session, &backup(&first.session).await).await.expect("restored");
    let (copied, pushes) = other.session();
    let id = other.records().list().await.expect("read")[0].table;
    let mut second = Table { app: other.clone(), session: copied, pushes, id };
    for nth in 0..3 {
        first.play(0).await.expect("accepted");
        second.play(1 + nth).await.expect("accepted");
    }
    let restored = |added, known| Ok(Reply::Restored { added, known, devices: 0, cut: vec![], boards: vec![] });
    for (taken_in_again, wanted) in [(false, restored(1, 0)), (true, restored(0, 1))] {
        let came = import_own_backup(&first.session, &backup(&second.session).await).await;
        assert_eq!(came, wanted, "again: {taken_in_again}");
    }
    let both = backup(&first.session).await;
    let (session, _pushes) = empty.session();
    assert_eq!(import_file(&session, &both).await, restored(2, 0));
    assert_eq!(import_file(&session, &both).await, restored(0, 2));
    let records = |home: &H| {
        let records = home.records();
        async move {
            let mut all = Vec::new();
            for listed in records.list().await.expect("read") {
                all.push(records.read(listed.table).await.expect("read").expect("it exists").lines);
            }
            all
        }
    };
    assert_eq!(records(&stores[2]).await, records(&stores[0]).await);
    // A later backup of one app continues its own game and leaves the other.
    first.play(0).await.expect("accepted");
    let later = backup(&first.session).await;
    assert_eq!(import_own_backup(&session, &later).await, restored(1, 1));
    assert_eq!(records(&stores[2]).await, records(&stores[0]).await);
}

#[tokio::test]
async fn restored_names_follow_local_names() {
    let (from, to) = (InMemory::new().await, InMemory::new().await);
    from.records().record_players(&["Anna"], "2026-01-01T00:00:00Z").await.expect("stored");
    from.records().record_players(&["Zoë"], "2026-02-01T00:00:00Z").await.expect("stored");
    from.records().record_players(&["Bruno"], "2026-03-01T00:00:00Z").await.expect("stored");
    to.records().record_players(&["Chiara"], "2026-01-01T00:00:00Z").await.expect("stored");
    to.records().record_players(&["Anna"], "2026-02-01T00:00:00Z").await.expect("stored");
    let (session, _pushes) = from.app().session();
    let text = backup(&session).await;
    let (session, _pushes) = to.app().session();
    import_file(&session, &text).await.expect("imported");
    assert_eq!(to.records().people().await.expect("read"), ["Anna", "Chiara", "Bruno", "Zoë"]);
}

#[tokio::test]
async fn backup_omits_table_deleted_meanwhile() {
    let home = InMemory::new().await;
    let app = home.app();
    let (session, _pushes) = app.session();
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(bucintoro_tests::new_table(&session, 3).await);
    }
    app.close().await;
    let home = home.again().await;
    let app = home.app();
    let (session, _pushes) = app.session();
    // People, the list, the first table, and its reports twice; the second table waits.
    home.memory.reads([[Fault::None; 5].as_slice(), &[Fault::Held]].concat());
    let request = FileRequest::Backup { id: fresh_id() };
    let begun = session.request(request.clone()).await;
    assert!(matches!(begun, Ok(Reply::Working { .. })), "{begun:?}");
    home.memory.holds().await;
    assert!(home.records().delete(tables[2]).await.expect("deleted"));
    home.memory.release();
    let made = done(&session, request).await;
    assert!(matches!(made, Ok(Reply::Parcel { .. })), "{made:?}");
    let whole: Value = serde_json::from_str(&backup(&session).await).expect("JSON");
    assert_eq!(whole["tables"].as_array().map(Vec::len), Some(2));
}

/// Only one table at a time is in memory, during backup and restore.
#[cfg(target_os = "linux")]
#[test]
fn backup_memory_is_constant() {
    const MOST: u64 = 9 << 20;
    // With several arenas the allocator keeps a varying amount of unused memory.
    let mut hoard = std::process::Command::new(env!("CARGO_BIN_EXE_hoard"));
    let out = hoard.arg("80").env("MALLOC_ARENA_MAX", "1").output().expect("it runs");
    let said = String::from_utf8(out.stdout).expect("text");
    let [size, going, coming] =
        said.split_whitespace().map(|word| word.parse::<u64>().expect("a number")).collect::<Vec<_>>()[..]
    else {
        panic!("{said}: {}", String::from_utf8_lossy(&out.stderr))
    };
    assert!(size > 2 * MOST, "{size}");
    assert!(going < MOST && coming < MOST, "a backup of {size} bytes took {going}, then {coming}");
}
