//! Storage that fails without a known outcome. Answers are still correct, and no entry is stored twice or lost.

use std::collections::BTreeSet;

use app_core::Session;
use app_core::protocol::{
    BoardRequest, DeviceChange, FileRequest, HostingRequest, LibraryRequest, MembershipRequest, Problem, Push, Reply,
    Request, Resource, Role, TableRequest,
};
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::files::{fresh_id, import_copy};
use bucintoro_tests::lines::{Evening, PATIENCE};
use bucintoro_tests::memory::Fault;
use bucintoro_tests::{GAME, Table, awaited, chairs, new_table};
use host::App;
use kernel::{Answering, Seat, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// Returns a request with the first legal command and this id.
async fn said(table: &Table, id: &str) -> Request {
    let state = table.state().await;
    let (by, commands) = awaited(&state).expect("an actor is asked");
    let (id, command) = (id.to_owned(), commands[0].clone());
    TableRequest::Command { table: table.id, id, head: state.head, question: None, by, command, waive: vec![] }.into()
}

/// Returns the stored record: its lines, and the ids of its requests.
async fn kept(home: &InMemory, table: u32) -> (Vec<Vec<u8>>, Vec<String>) {
    let stored = home.records().read(table).await.expect("read").expect("it exists");
    (stored.lines, stored.requests.into_iter().map(|(request, _)| request).collect())
}

/// Checks that every entry follows the previous one, so none is duplicated or missing.
fn is_whole(lines: &[Vec<u8>]) {
    let mut previous = String::new();
    for line in lines {
        let line = std::str::from_utf8(line).expect("text");
        let (_, hash) = kernel::record::verify_hash(line, &previous).expect("a valid hash");
        previous = hash.to_owned();
    }
}

#[tokio::test]
async fn stored_entry_with_lost_confirmation_is_acknowledged() {
    let home = InMemory::new().await;
    let mut table = Table::on(home.app(), 3).await;
    let request = said(&table, "once").await;
    while table.pushes.try_recv().is_ok() {}
    home.memory.writes([Fault::Done]);
    // The first read may fail too.
    home.memory.reads([Fault::Undone, Fault::Done]);
    let answer = table.session.request(request.clone()).await;
    assert!(matches!(answer, Ok(Reply::Moved { .. })), "{answer:?}");
    assert!(home.memory.all_faults_met());
    let pushed = tokio::time::timeout(PATIENCE, table.pushes.recv()).await.expect("a push in time");
    assert!(matches!(pushed, Some(Push::Moved { .. })), "viewers receive a push");
    let (lines, requests) = kept(&home, table.id).await;
    assert_eq!((requests, table.session.request(request).await), (vec!["once".to_owned()], answer));
    assert_eq!(kept(&home, table.id).await.0, lines, "a repeated request has one effect");
    assert_eq!(table.state().await.length as usize, lines.len());
    table.play(0).await.expect("the game continues");
    is_whole(&kept(&home, table.id).await.0);
}

#[tokio::test]
async fn failed_write_is_reported_and_changes_nothing() {
    let home = InMemory::new().await;
    let table = Table::on(home.app(), 3).await;
    let (before, request) = (table.state().await, said(&table, "once").await);
    for (fault, wanted) in [(Fault::Full, "full"), (Fault::Undone, "failed")] {
        home.memory.writes([fault]);
        let answer = table.session.request(request.clone()).await;
        match wanted {
            "full" => assert_eq!(answer, Err(Problem::DiskFull)),
            _ => assert!(matches!(answer, Err(Problem::Internal { .. })), "{answer:?}"),
        }
        assert_eq!(table.state().await, before, "nothing was changed");
        assert_eq!(kept(&home, table.id).await.1, Vec::<String>::new());
    }
    assert!(matches!(table.session.request(request).await, Ok(Reply::Moved { .. })), "it can be repeated");
    assert_eq!(kept(&home, table.id).await.1, ["once"]);
}

#[tokio::test]
async fn unknown_write_outcome_is_unsettled_and_request_can_be_retried() {
    for (fault, kept_before) in [(Fault::Done, 1), (Fault::Undone, 0)] {
        let home = InMemory::new().await;
        let table = Table::on(home.app(), 3).await;
        let request = said(&table, "once").await;
        home.memory.writes([fault]);
        home.memory.reads([Fault::Undone; 4]);
        let answer = table.session.request(request.clone()).await;
        assert!(matches!(answer, Err(Problem::Unsettled { .. })), "{answer:?}");
        assert!(home.memory.all_faults_met(), "it was retried to the time limit");
        assert_eq!(kept(&home, table.id).await.1.len(), kept_before);
        let again = table.session.request(request).await;
        assert!(matches!(again, Ok(Reply::Moved { .. })), "{again:?}");
        let (lines, requests) = kept(&home, table.id).await;
        assert_eq!((requests, table.state().await.length as usize), (vec!["once".to_owned()], lines.len()));
        is_whole(&lines);
    }
}

#[tokio::test]
async fn stored_seed_with_lost_confirmation_is_used() {
    let home = InMemory::new().await;
    let mut table = Table::on(home.app(), 3).await;
    home.records().store_seeds(table.id, "").await.expect("lost");
    table.app.close().await;
    let home = home.again().await;
    table = Table { app: home.app(), ..table };
    (table.session, table.pushes) = table.app.session();
    let before = table.state().await.commitment;
    home.memory.writes([Fault::Done]);
    table.play(0).await.expect("accepted");
    assert_ne!(table.state().await.commitment, before, "a commitment to a new seed");
    let commitment = table.state().await.commitment;
    table.play(0).await.expect("accepted");
    assert_eq!(table.state().await.commitment, commitment, "the commitment is unchanged");
}

#[tokio::test]
async fn slow_storage_delays_only_its_own_table() {
    let home = InMemory::new().await;
    let mut slow = Table::on(home.app(), 3).await;
    let mut other = Table::on(slow.app.clone(), 3).await;
    home.memory.writes([Fault::Held]);
    let playing = tokio::spawn(async move { slow.play(0).await });
    home.memory.holds().await;
    for nth in 0..3 {
        other.play(nth).await.expect("accepted");
    }
    assert!(!playing.is_finished());
    home.memory.release();
    playing.await.expect("the task ends").expect("accepted");
}

#[tokio::test]
async fn entries_of_another_program_are_read_and_not_overwritten() {
    let home = InMemory::new().await;
    let mut here = Table::on(home.app(), 3).await;
    here.play(0).await.expect("accepted");
    let elsewhere = App::new(std::sync::Arc::new(home.memory.again()), home.folder());
    let (session, pushes) = elsewhere.session();
    let mut there = Table { app: elsewhere, session, pushes, id: here.id };
    there.play(1).await.expect("accepted");
    let request = said(&here, "late").await;
    let before = kept(&home, here.id).await;
    let late = here.session.request(request.clone()).await;
    assert!(matches!(late, Err(Problem::Stale { .. })), "{late:?}");
    assert_eq!(kept(&home, here.id).await, before);
    assert_eq!(here.state().await.length as usize, before.0.len(), "the next read shows the stored entries");
    here.play(2).await.expect("the game continues from there");
    is_whole(&kept(&home, here.id).await.0);
}

async fn tables(session: &Session) -> usize {
    match session.request(LibraryRequest::Tables).await {
        Ok(Reply::Tables { tables }) => tables.len(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn table_created_with_lost_confirmation_exists_once() {
    let home = InMemory::new().await;
    let app = home.app();
    let (session, _pushes) = app.session();
    let Ok(Reply::Setup { setup, .. }) =
        session.request(LibraryRequest::DefaultSetup { game: GAME.into(), seats: 3, programs: false }).await
    else {
        panic!("no set-up")
    };
    let new = |id: Option<&str>| LibraryRequest::NewTable {
        id: id.map(str::to_owned),
        game: GAME.into(),
        seating: chairs(3),
        answering: Answering::default(),
        waivers: vec![],
        suggestions: false,
        setup: setup.clone(),
    };
    let first = session.request(new(None)).await;
    let Ok(Reply::Table { table }) = first else { panic!("{first:?}") };
    let Ok(Reply::File { text, .. }) = session.request(FileRequest::Export { table }).await else {
        panic!("no record")
    };
    let mut wanted = 1;
    for (what, id) in
        [("new", None), ("new", Some("made")), ("rematch", None), ("rematch", Some("again")), ("file", None)]
    {
        for fault in [Fault::Done, Fault::Undone] {
            home.memory.writes([fault]);
            let id = id.map(|id| format!("{id} {fault:?}"));
            let answer = match what {
                "new" => session.request(new(id.as_deref())).await,
                "rematch" => session.request(LibraryRequest::Rematch { table, id }).await,
                _ => import_copy(&session, &text).await,
            };
            assert!(home.memory.all_faults_met());
            match fault {
                Fault::Done => {
                    assert!(matches!(answer, Ok(Reply::Table { .. })), "{what}: {answer:?}");
                    wanted += 1;
                }
                _ => assert!(matches!(answer, Err(Problem::Internal { .. })), "{what}: {answer:?}"),
            }
            assert_eq!(tables(&session).await, wanted, "{what} {fault:?}");
        }
    }
}

/// The outcome of creating the table was unknown. The same request, repeated, creates or finds it.
#[tokio::test]
async fn retry_of_unsettled_table_creation_creates_one_table() {
    for fault in [Fault::Done, Fault::Undone] {
        let home = InMemory::new().await;
        let (session, _pushes) = home.app().session();
        let setup = LibraryRequest::DefaultSetup { game: GAME.into(), seats: 3, programs: false };
        let Ok(Reply::Setup { setup, .. }) = session.request(setup).await else { panic!("no set-up") };
        let (seating, answering) = (chairs(3), Answering::default());
        let new = LibraryRequest::NewTable {
            id: Some("made".into()),
            game: GAME.into(),
            seating,
            answering,
            waivers: vec![],
            suggestions: false,
            setup,
        };
        home.memory.writes([fault]);
        // One read before it is created, and then four failed ones.
        home.memory.reads([[Fault::None].as_slice(), &[Fault::Undone; 4]].concat());
        let answer = session.request(new.clone()).await;
        assert!(matches!(answer, Err(Problem::Unsettled { .. })), "{answer:?}");
        assert!(home.memory.all_faults_met());
        let again = session.request(new.clone()).await;
        assert!(matches!(again, Ok(Reply::Table { .. })), "{again:?}");
        assert_eq!((session.request(new).await, tables(&session).await), (again, 1));
    }
}

/// Whole games with faults at every move: acknowledged commands are stored once, in order, and refused ones are not.
#[tokio::test]
async fn storage_faults_neither_lose_nor_duplicate_entries() {
    let mut chance = StdRng::seed_from_u64(13);
    for _ in 0..4 {
        let mut home = InMemory::new().await;
        let mut table = Table::on(home.app(), 3).await;
        let mut stand = BTreeSet::new();
        let (mut done, mut undone) = (0, 0);
        for _ in 0..100 {
            let fault = |chance: &mut StdRng| match chance.random_range(0..8) {
                0 => Fault::Full,
                1 | 2 => Fault::Undone,
                3 | 4 => Fault::Done,
                _ => Fault::None,
            };
            let state = table.state().await;
            let Some((by, commands)) = awaited(&state) else { break };
            let (id, command) = (fresh_id(), commands[chance.random_range(0..commands.len())].clone());
            let request = TableRequest::Command {
                table: table.id,
                id: id.clone(),
                head: state.head,
                question: None,
                by,
                command,
                waive: vec![],
            };
            home.memory.writes([fault(&mut chance)]);
            // Mostly the outcome can be read, at once or a little later.
            let silent = if chance.random_range(0..20) == 0 { 4 } else { chance.random_range(0..2) };
            home.memory.reads(vec![Fault::Undone; silent]);
            let answer = table.session.request(request.clone()).await;
            home.memory.writes([]);
            home.memory.reads([]);
            let stored = kept(&home, table.id).await;
            is_whole(&stored.0);
            match &answer {
                Ok(_) => {
                    assert!(stand.insert(id.clone()));
                    done += 1;
                }
                Err(problem) if stored.1.contains(&id) => {
                    assert_eq!(silent, 4, "{answer:?}");
                    assert!(
                        matches!(problem, Problem::Unsettled { .. }),
                        "no answer says that nothing changed: {problem:?}"
                    );
                    // The outcome was unknown: the repeated request is answered and has one effect.
                    assert!(matches!(table.session.request(request).await, Ok(Reply::Moved { .. })));
                    stand.insert(id.clone());
                }
                Err(_) => undone += 1,
            }
            let (lines, requests) = kept(&home, table.id).await;
            assert_eq!((lines.len(), requests.len()), (stored.0.len(), stored.1.len()));
            assert_eq!(requests.iter().cloned().collect::<BTreeSet<_>>(), stand, "{answer:?}");
            assert_eq!(requests.len(), stand.len(), "each request once");
            assert_eq!(table.state().await.length as usize, lines.len());
            if chance.random_range(0..20) == 0 {
                // The same after a restart.
                let view = view(&table.session, table.id).await;
                table.app.close().await;
                home = home.again().await;
                table.app = home.app();
                (table.session, table.pushes) = table.app.session();
                assert_eq!(self::view(&table.session, table.id).await, view);
            }
        }
        assert!(done > 20 && undone > 5, "{done} {undone}");
    }
}

async fn view(session: &Session, table: u32) -> Value {
    match session.request(TableRequest::Peek { table, viewer: Viewer::Table }).await {
        Ok(Reply::View { view }) => view,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn deletion_with_lost_confirmation_is_complete() {
    for fault in [Fault::Done, Fault::Undone] {
        let home = InMemory::new().await;
        let table = Table::on(home.app(), 3).await;
        home.memory.writes([fault]);
        assert_eq!(table.session.request(LibraryRequest::Delete { table: table.id }).await, Ok(Reply::Done));
        assert_eq!(home.records().list().await.expect("read"), []);
        let again = table.session.request(LibraryRequest::Delete { table: table.id }).await;
        assert_eq!(again, Err(Problem::NotFound { what: Resource::Table }));
    }
}

#[tokio::test]
async fn device_stored_with_lost_confirmation_exists_once() {
    for fault in [Fault::Done, Fault::Undone] {
        let home = InMemory::new().await;
        let table = Table::on(home.app(), 3).await;
        let evening = Evening::at(table.app.clone(), table.id).await;
        home.memory.writes([fault]);
        evening.phone(Role::Seat(Seat(1))).await;
        assert!(home.memory.all_faults_met());
        assert_eq!(home.records().devices(table.id, "").await.expect("read").len(), 1);
        assert_eq!(evening.hosting().await.devices.len(), 1);
    }
}

/// The first request was stored with unknown outcome. While the record cannot be read, a repeated request must not get
/// the answer that nothing changed.
#[tokio::test]
async fn request_stays_unsettled_while_record_is_unreadable() {
    let home = InMemory::new().await;
    let table = Table::on(home.app(), 3).await;
    let request = said(&table, "once").await;
    home.memory.writes([Fault::Done]);
    home.memory.reads([Fault::Undone; 4]);
    for _ in 0..3 {
        let answer = table.session.request(request.clone()).await;
        assert!(matches!(answer, Err(Problem::Unsettled { .. })), "{answer:?}");
        home.memory.reads([Fault::Undone]);
    }
    home.memory.reads([]);
    assert!(matches!(table.session.request(request).await, Ok(Reply::Moved { .. })));
    assert_eq!(kept(&home, table.id).await.1, ["once"]);
}

#[tokio::test]
async fn table_creation_stays_unsettled_while_storage_is_unreadable() {
    let home = InMemory::new().await;
    let table = Table::on(home.app(), 3).await;
    table.state().await;
    let again = LibraryRequest::Rematch { table: table.id, id: Some("again".into()) };
    home.memory.writes([Fault::Done]);
    // Two reads before it is created, and then four failed ones.
    home.memory.reads([[Fault::None; 2].as_slice(), &[Fault::Undone; 4]].concat());
    for _ in 0..3 {
        let answer = table.session.request(again.clone()).await;
        assert!(matches!(answer, Err(Problem::Unsettled { .. })), "{answer:?}");
        home.memory.reads([Fault::Undone; 4]);
    }
    home.memory.reads([]);
    assert!(matches!(table.session.request(again).await, Ok(Reply::Table { .. })));
    assert_eq!(tables(&table.session).await, 2);
}

/// Writes outside tables are retried until their outcome is known. Otherwise the answer never says that nothing
/// changed.
#[tokio::test]
async fn writes_outside_tables_are_retried_or_unsettled() {
    let home = InMemory::new().await;
    let evening = Evening::at(home.app(), Table::on(home.app(), 3).await.id).await;
    let phone = evening.phone(Role::Seat(Seat(0))).await;
    let (table, device) = (evening.table, phone.guest.expect("a guest").device);
    let copy = BoardRequest::CopyBoard {
        request: None,
        game: GAME.into(),
        from: "mediterranean-2012".into(),
        id: "mine".into(),
        name: "Mine".into(),
    };
    let rename = DeviceChange::Rename { name: "Anna's".into() };
    let asked = [
        Request::from(LibraryRequest::SetPreference { key: "tone".into(), value: "off".into() }),
        copy.into(),
        BoardRequest::EditBoard {
            request: Some("edit".into()),
            game: GAME.into(),
            id: "mine".into(),
            edit: json!({"edit": "Rename", "name": "Ours"}),
        }
        .into(),
        BoardRequest::DropBoard { game: GAME.into(), id: "mine".into() }.into(),
        MembershipRequest::ChangeDevice { table, device, change: rename }.into(),
        MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Mute { muted: true } }.into(),
        LibraryRequest::LossesRead { losses: vec![] }.into(),
    ];
    for request in asked {
        home.memory.writes([Fault::Undone; 5]);
        let answer = evening.screen.request(request.clone()).await;
        assert!(matches!(answer, Err(Problem::Unsettled { .. })), "{request:?}: {answer:?}");
        home.memory.writes([Fault::Undone, Fault::Done]);
        let answer = evening.screen.request(request.clone()).await;
        assert!(answer.is_ok(), "{request:?}: {answer:?}");
        assert!(home.memory.all_faults_met());
    }
    let known = home.records().devices(table, "").await.expect("read");
    assert_eq!((known[0].name.as_str(), known[0].muted), ("Anna's", true));
    assert_eq!(home.records().boards().await.expect("read"), []);
}

/// A removed device stays removed, even if the storage fails.
#[tokio::test]
async fn device_removal_is_permanent_or_has_no_effect() {
    let home = InMemory::new().await;
    let evening = Evening::at(home.app(), Table::on(home.app(), 3).await.id).await;
    // The release of the seat is recorded first. If that fails, the device stays.
    let seated = evening.phone(Role::Seat(Seat(0))).await;
    let (table, device) = (evening.table, seated.guest.expect("a guest").device);
    let away = MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Remove };
    home.memory.writes([Fault::Full]);
    evening.screen.request(away.clone()).await.expect_err("the release is not stored");
    assert_eq!(evening.hosting().await.devices.len(), 1);
    evening.ask(away).await;
    let mut phone = evening.phone(Role::Spectator).await;
    let device = phone.guest.expect("a guest").device;
    let away = MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Remove };
    for (faults, kept) in [(vec![Fault::Full], 1), (vec![Fault::Undone; 4], 1)] {
        home.memory.writes(faults);
        evening.screen.request(away.clone()).await.expect_err("the removal is not stored");
        let stored = home.records().devices(table, "").await.expect("read");
        assert_eq!((stored.len(), evening.hosting().await.devices.len()), (kept, kept), "the list matches the storage");
    }
    home.memory.writes([Fault::Done]);
    evening.ask(away).await;
    assert!(phone.ends().await);
    assert_eq!(evening.hosting().await.devices, []);
    assert_eq!(home.records().devices(table, "").await.expect("read"), []);
}

#[tokio::test]
async fn retried_rematch_moves_devices_once() {
    for faults in
        [vec![Fault::None, Fault::None, Fault::Done], [[Fault::None; 2].as_slice(), &[Fault::Undone; 4]].concat()]
    {
        let home = InMemory::new().await;
        let evening = Evening::at(home.app(), Table::on(home.app(), 3).await.id).await;
        let phone = evening.phone(Role::Seat(Seat(0))).await;
        let again = LibraryRequest::Rematch { table: evening.table, id: Some("again".into()) };
        // The table, its people, and then the devices.
        home.memory.writes(faults);
        let mut answer = evening.screen.request(again.clone()).await;
        assert!(home.memory.all_faults_met());
        if let Err(Problem::Unsettled { .. }) = answer {
            answer = evening.screen.request(again).await;
        }
        let Ok(Reply::Table { table }) = answer else { panic!("{answer:?}") };
        let hosting = evening.hosting().await;
        assert_eq!((hosting.table, hosting.devices.len()), (table, 1));
        assert_eq!(home.records().devices(table, "").await.expect("read").len(), 1);
        drop(phone);
    }
}

/// Creates a table for two, with the names of the first two players in reverse order.
async fn table_the_other_way_round(evening: &Evening) -> u32 {
    let (session, _pushes) = evening.app.session();
    let table = new_table(&session, 2).await;
    let Ok(Reply::State { state }) = session.request(TableRequest::Open { table, viewer: Viewer::Table }).await else {
        panic!("no table")
    };
    let mut settings = state.settings;
    for (chair, of) in settings.seating.iter_mut().zip([1, 0]) {
        chair.name.clone_from(&evening.state(Viewer::Table).await.settings.seating[of].name);
    }
    let set = TableRequest::Settings { table, id: "set".into(), head: state.head, settings };
    session.request(set).await.expect("the setting is changed");
    table
}

/// The program may end, or the disk may be full, after any number of writes.
#[tokio::test]
async fn interrupted_move_never_gives_device_a_foreign_seat() {
    for again in [false, true] {
        for kept in 0.. {
            let home = InMemory::new().await;
            let evening = Evening::at(home.app(), Table::on(home.app(), 3).await.id).await;
            let mut tokens = vec![];
            for seat in 0..3 {
                tokens.push(evening.phone(Role::Seat(Seat(seat))).await.token.expect("a token"));
            }
            let next = table_the_other_way_round(&evening).await;
            let instead = HostingRequest::HostInstead { from: evening.table, table: next };
            home.memory.writes([vec![Fault::None; kept], vec![Fault::Full; 64]].concat());
            let done = evening.screen.request(instead.clone()).await.is_ok();
            home.memory.writes([]);
            if again {
                evening.ask(instead).await;
            }
            evening.app.close().await;
            let evening = Evening::at(home.again().await.app(), next).await;
            for (token, own) in tokens.iter().zip([Role::Seat(Seat(1)), Role::Seat(Seat(0)), Role::Spectator]) {
                let back = evening.again(token).await.ok().and_then(|line| line.guest).map(|guest| guest.role);
                if done || again {
                    assert_eq!(back, Some(own), "after {kept} writes");
                } else {
                    let safe = [None, Some(Role::Spectator), Some(own)];
                    assert!(safe.contains(&back), "after {kept} writes {own:?} reconnects as {back:?}");
                }
            }
            if done {
                break;
            }
        }
    }
}

#[tokio::test]
async fn seeds_are_revealed_after_their_retirement_is_confirmed() {
    let home = InMemory::new().await;
    let mut table = Table::on(home.app(), 3).await;
    for nth in 0..9 {
        table.play(nth).await.expect("accepted");
    }
    let state = table.state().await;
    let by = awaited(&state).expect("an actor is asked").0;
    table.say(by, json!({"do": "EndEarly", "score": false}), state.head).await.expect("the task ends");
    home.memory.writes([Fault::Done]);
    home.memory.reads([Fault::Undone; 4]);
    let reveal = TableRequest::RevealSeed { table: table.id };
    for _ in 0..2 {
        let answer = table.session.request(reveal.clone()).await;
        assert!(matches!(answer, Err(Problem::Unsettled { .. })), "{answer:?}");
        home.memory.reads([Fault::Undone]);
    }
    home.memory.reads([]);
    let Ok(Reply::Seeds { seeds }) = table.session.request(reveal.clone()).await else { panic!("no seeds") };
    assert_eq!(seeds.len(), 1, "the current seed is not revealed");
    assert_eq!(table.session.request(reveal).await, Ok(Reply::Seeds { seeds }));
}
