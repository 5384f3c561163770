//! Several rooms on one host: no device of a room sees or delays another room.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use app_core::Limits;
use app_core::protocol::{
    DeviceChange, FileRequest, Greeting, HostingRequest, LibraryRequest, MembershipRequest, Problem, Push, Reply, Role,
    TableRequest, Turned,
};
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::files::fresh_id;
use bucintoro_tests::lines::{Evening, Line, PATIENCE, Shown, serve_network};
use bucintoro_tests::memory::Fault;
use bucintoro_tests::{Table, new_table, new_table_of};
use host::App;
use kernel::{Actor, Seat, Viewer};
use serde_json::json;
use tracing::field::{Field, Visit};
use tracing::span;

const A: Role = Role::Seat(Seat(0));
const B: Role = Role::Seat(Seat(1));

/// Hosts this number of tables in one app, of both games in turn.
async fn evenings(home: &InMemory, many: usize) -> Vec<Evening> {
    let app = App::within(home.records(), home.folder(), Limits { hosted: many, ..Limits::default() });
    serve_network(&app).await;
    let (session, _pushes) = app.session();
    let mut evenings = Vec::new();
    for nth in 0..many {
        let game = ["serenissima-2e", "twilight"][nth % 2];
        let table = new_table_of(&session, game, 2, &[]).await;
        evenings.push(Evening::at(app.clone(), table).await);
    }
    evenings
}

/// Returns the tables of the pushes that a phone has received. After the answer to a ping, no earlier push is in
/// progress.
async fn heard(phone: &mut Line) -> Vec<u32> {
    phone.ask(&HostingRequest::Ping).await.expect("it exists");
    let of = |push: Push| match push {
        Push::Moved { moved } => Some(moved.table),
        Push::State { state } => Some(state.table),
        _ => None,
    };
    phone.waiting.drain(..).filter_map(of).collect()
}

#[tokio::test]
async fn code_and_token_lead_to_their_own_room() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 3).await;
    let door = evenings[0].door().await;
    for evening in &evenings {
        assert_eq!(evening.door().await, door, "they share a listener");
        let phone = evening.phone(B).await;
        let guest = phone.guest.expect("a guest");
        assert_eq!((guest.table, guest.role), (evening.table, B));
        let again = evenings[0].again(&phone.token.expect("a token")).await.expect("the token is valid");
        assert_eq!(again.guest.expect("a guest").table, evening.table);
    }
    for evening in &evenings {
        assert_eq!(evening.hosting().await.devices.len(), 1);
    }
}

#[tokio::test]
async fn guest_has_no_access_to_another_room() {
    let home = InMemory::new().await;
    let mut evenings = evenings(&home, 3).await;
    let mut phones = Vec::new();
    for evening in &evenings {
        let mut phone = evening.phone(A).await;
        let state = phone.look().await;
        phones.push((phone, Shown::of(&state)));
    }
    let (others, played) = ([0, 2], 1);
    evenings[played].play(0).await.expect("accepted");
    let device = phones[played].0.guest.expect("a guest").device;
    let change = DeviceChange::Rename { name: "Renamed".into() };
    evenings[played].ask(MembershipRequest::ChangeDevice { table: evenings[played].table, device, change }).await;
    let (phone, _) = &mut phones[played];
    let table = phone.push_until(|push| match push {
        Push::Moved { moved } => Some(moved.table),
        _ => None,
    });
    assert_eq!(table.await, evenings[played].table);
    // Pushes while the devices were admitted do not contain it.
    let table = evenings[played].table;
    let tells = |push: &Push| match push {
        Push::Moved { moved } => moved.table == table,
        Push::State { state } => state.table == table,
        push => format!("{push:?}").contains("Renamed"),
    };
    while !tells(&evenings[played].pushes.recv().await.expect("its own screen receives it")) {}
    for other in others {
        let (phone, _) = &mut phones[other];
        assert_eq!(heard(phone).await, [0; 0]);
        while let Ok(push) = evenings[other].pushes.try_recv() {
            assert!(!tells(&push), "the host's screen of another room receives it: {push:?}");
        }
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
            let looks = phone.ask(&TableRequest::Open { table, viewer }).await;
            assert_eq!(looks, Err(Problem::HostOnly));
        }
        let exported = phone.ask(&FileRequest::Export { table }).await;
        assert_eq!(exported, Err(Problem::HostOnly));
    }
}

#[tokio::test]
async fn table_screen_cannot_act_for_reserved_seat_of_another_table() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    let table = evenings[1].table;
    let mut phone = evenings[1].phone(A).await;
    let mut screen = evenings[0].table_screen(true).await;
    let peek = |seat| TableRequest::Peek { table, viewer: Viewer::Seat(Seat(seat)) };
    let head = evenings[1].state(Viewer::Table).await.head;
    let says = |id: &str, seat| TableRequest::Command {
        table,
        id: id.into(),
        head,
        by: Actor::Seat(Seat(seat)),
        command: json!({"do": "EndTurn"}),
        waive: vec![],
        question: None,
    };
    assert_eq!(screen.ask(&peek(0)).await, Err(Problem::NotYourSeat));
    assert_eq!(screen.ask(&says("a", 0)).await, Err(Problem::NotYourSeat));
    assert!(matches!(screen.ask(&peek(1)).await, Ok(Reply::View { .. })), "no other device acts for it");
    assert_ne!(screen.ask(&says("b", 1)).await, Err(Problem::NotYourSeat));
    phone.ask(&MembershipRequest::GiveUpPlace).await.expect("the device leaves");
    evenings[1].until(|hosting| hosting.devices.is_empty()).await;
    assert!(matches!(screen.ask(&peek(0)).await, Ok(Reply::View { .. })), "the seat has no device any more");
}

#[tokio::test]
async fn table_screen_rematch_moves_no_guest_of_another_table() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    let [own, other] = [0, 1].map(|nth| evenings[nth].table);
    let mut screen = evenings[0].table_screen(true).await;
    let phone = evenings[1].phone(A).await;
    let again = |table| LibraryRequest::Rematch { table, id: None };
    assert_eq!(screen.ask(&again(other)).await, Err(Problem::HostOnly));
    assert_eq!(evenings[1].hosting().await.table, other);
    let back = evenings[1].again(&phone.token.expect("a token")).await.expect("the token is valid");
    assert_eq!(back.guest.map(|guest| (guest.table, guest.role)), Some((other, A)));
    // It may start a rematch of its own table, and of a table that is not hosted.
    let Ok(Reply::Table { table }) = screen.ask(&again(own)).await else { panic!("no rematch") };
    assert_eq!(evenings[0].hosting().await.table, table);
    evenings[1].screen.request(HostingRequest::StopHosting { table: other }).await.expect("it stops");
    assert!(matches!(screen.ask(&again(other)).await, Ok(Reply::Table { .. })));
    assert_eq!(evenings[0].hosting().await.table, table);
}

#[tokio::test]
async fn device_that_enters_another_room_leaves_the_first() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    let token = "0123456789abcdef0123456789abcdef";
    let mut lines = Vec::new();
    for evening in &evenings {
        let code = evening.code(B).await;
        let greeting = Greeting::Code { code, name: "Phone".into(), token: Some(token.into()) };
        lines.push(Line::enter(evening.door().await, &greeting).await.expect("admitted"));
    }
    assert!(lines[0].ends().await, "its connection there is closed");
    assert!(evenings[0].hosting().await.devices.is_empty());
    assert_eq!(evenings[1].hosting().await.devices.len(), 1);
    let again = evenings[0].again(token).await.expect("the token is valid");
    assert_eq!(again.guest.expect("a guest").table, evenings[1].table);
    assert_eq!(home.records().devices(evenings[0].table, "").await.expect("read"), []);
}

#[tokio::test]
async fn closing_one_room_closes_no_other() {
    let home = InMemory::new().await;
    let mut evenings = evenings(&home, 2).await;
    let (mut first, mut second) = (evenings[0].phone(B).await, evenings[1].phone(B).await);
    second.look().await;
    let code = evenings[0].code(A).await;
    evenings[0].screen.request(HostingRequest::StopHosting { table: evenings[0].table }).await.expect("it stops");
    first.push_until(|push| matches!(push, Push::Closed).then_some(())).await;
    assert!(first.ends().await);
    let late = Greeting::Code { code, name: String::new(), token: None };
    let late = Line::enter(evenings[1].door().await, &late).await;
    assert_eq!(late.err(), Some(Problem::TurnedAway { why: Turned::Code }));
    evenings[1].play(0).await.expect("accepted");
    second.push_until(|push| matches!(push, Push::Moved { .. }).then_some(())).await;
    evenings[1].phone(A).await;
    // There is room for another table again, at the same listener.
    let door = evenings[1].door().await;
    evenings[0].ask(HostingRequest::Host { table: evenings[0].table }).await;
    assert_eq!(evenings[0].door().await, door);
}

#[tokio::test]
async fn number_of_hosted_tables_is_limited() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    let (session, _pushes) = evenings[0].app.session();
    let table = new_table(&session, 2).await;
    let refused = session.request(HostingRequest::Host { table }).await;
    assert_eq!(refused, Err(Problem::HostsAnother { table: evenings[0].table }));
}

/// A request to join without a code names no room. If several rooms accept such requests, a code is needed.
#[tokio::test]
async fn request_to_join_reaches_the_only_open_room() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    let (door, ask) = (evenings[0].door().await, Greeting::Ask { name: "Anna".into(), token: None });
    evenings[1].options(true, false).await;
    let (asks, _) = tokio::join!(Line::enter(door, &ask), async {
        let hosting = evenings[1].until(|hosting| !hosting.asking.is_empty()).await;
        let asking = hosting.asking[0].id;
        evenings[1].ask(MembershipRequest::Admit { table: evenings[1].table, asking, role: Some(B) }).await
    });
    assert_eq!(asks.expect("admitted").guest.expect("a guest").table, evenings[1].table);
    assert_eq!(evenings[1].hosting().await.devices.len(), 1);
    evenings[0].options(true, false).await;
    assert_eq!(Line::enter(door, &ask).await.err(), Some(Problem::TurnedAway { why: Turned::Closed }));
}

/// Opening a long record, or slow storage of one table, delays no other table.
#[tokio::test]
async fn slowly_opening_table_delays_no_other() {
    let mut home = InMemory::new().await;
    let limits = Limits { hosted: 2, ..Limits::default() };
    let slow = Table::on(home.app(), 2).await;
    let quick = Table::on(slow.app.clone(), 2).await.id;
    slow.app.close().await;
    home = home.again().await;
    let app = App::within(home.records(), home.folder(), limits);
    serve_network(&app).await;
    home.memory.hold(slow.id);
    let (opens, _pushes) = app.session();
    let (hosts, _pushes) = app.session();
    let slow = slow.id;
    let opening = tokio::spawn(async move {
        let asked = TableRequest::Open { table: slow, viewer: Viewer::Table };
        opens.request(asked).await
    });
    let hosting = tokio::spawn(async move { hosts.request(HostingRequest::Host { table: slow }).await.is_ok() });
    let (copies, _pushes) = app.session();
    let copying = tokio::spawn(async move { copies.request(FileRequest::Backup { id: "copy".into() }).await.is_ok() });
    home.memory.holds().await;
    let (session, pushes) = app.session();
    let mut table = Table { app: app.clone(), session, pushes, id: quick };
    for nth in 0..3 {
        table.play(nth).await.expect("accepted");
    }
    assert!(matches!(table.session.request(LibraryRequest::Tables).await, Ok(Reply::Tables { .. })));
    let mut evening = Evening::at(app.clone(), quick).await;
    evening.phone(B).await.look().await;
    evening.play(0).await.expect("accepted");
    let deleted = new_table(&table.session, 2).await;
    assert_eq!(table.session.request(LibraryRequest::Delete { table: deleted }).await, Ok(Reply::Done));
    assert!(!opening.is_finished() && !hosting.is_finished(), "it waits");
    home.memory.release();
    opening.await.expect("the task ends").expect("opened");
    hosting.abort();
    copying.await.expect("the task ends");
}

#[tokio::test]
async fn idle_room_closes_without_loss() {
    let home = InMemory::new().await;
    let quiet = Duration::from_millis(300);
    let app = App::within(home.records(), home.folder(), Limits { quiet, ..Limits::default() });
    let mut table = Table::on(app, 3).await;
    let head = table.play(0).await.expect("accepted");
    // A viewer is connected: the table stays open, and the record is not read again.
    tokio::time::sleep(3 * quiet).await;
    home.memory.reads([Fault::Undone]);
    let peek = TableRequest::Peek { table: table.id, viewer: Viewer::Table };
    let Ok(Reply::View { view }) = table.session.request(peek.clone()).await else { panic!("the table was closed") };
    assert!(!home.memory.all_faults_met());
    // No viewer is connected: the next viewer causes a read.
    table.session.request(TableRequest::Leave).await.expect("done");
    let mut pause = 3 * quiet;
    tokio::time::sleep(pause).await;
    // On a busy machine it closes later. Each view keeps it open for a while.
    while table.session.request(peek.clone()).await.is_ok() {
        pause *= 2;
        assert!(pause < 2 * PATIENCE, "it stays open");
        tokio::time::sleep(pause).await;
    }
    assert!(home.memory.all_faults_met());
    assert_eq!(table.session.request(peek).await, Ok(Reply::View { view }));
    let state = table.state().await;
    assert_eq!(state.head, head);
    table.play(1).await.expect("the game continues");
    // Even requests that arrive while a room closes are answered.
    for _ in 0..10 {
        table.session.request(TableRequest::Leave).await.expect("done");
        tokio::time::sleep(quiet).await;
        table.play(0).await.expect("accepted");
    }
}

/// Counts how often a table was rendered.
#[derive(Clone, Default)]
struct Renders(Arc<AtomicUsize>, Arc<Mutex<Vec<String>>>);

impl Visit for Renders {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "viewer" {
            self.1.lock().expect("the lock is not poisoned").push(format!("{value:?}"));
        }
        if field.name() == "message" && format!("{value:?}") == "rendered" {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl tracing::Subscriber for Renders {
    fn enabled(&self, metadata: &tracing::Metadata<'_>) -> bool {
        metadata.target().starts_with("app_core::tables")
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &tracing::Event<'_>) {
        event.record(&mut self.clone());
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

#[tokio::test]
async fn projection_is_rendered_once_per_audience() {
    let renders = Renders::default();
    // Set for this thread only, on which the whole test runs.
    let _guard = tracing::subscriber::set_default(renders.clone());
    let home = InMemory::new().await;
    let mut table = Table::on(home.app(), 3).await;
    let mut evening = Evening::at(table.app.clone(), table.id).await;
    let mut phones = Vec::new();
    for role in [A, A, B, Role::Spectator, Role::Spectator, Role::Spectator, Role::Spectator] {
        let mut phone = evening.phone(role).await;
        let shown = Shown::of(&phone.look().await);
        phones.push((phone, shown));
    }
    let state = table.state().await;
    let mut screen = Shown::of(&state);
    for nth in 0..6 {
        // A thread without this subscriber may have been the first to reach the log statement.
        tracing::callsite::rebuild_interest_cache();
        renders.0.store(0, Ordering::Relaxed);
        renders.1.lock().expect("the lock is not poisoned").clear();
        evening.play(nth).await.expect("accepted");
        for (phone, shown) in &mut phones {
            let push = phone.push_until(|push| matches!(push, Push::Moved { .. }).then_some(push)).await;
            assert!(shown.follows(&push));
        }
        while !matches!(table.pushes.recv().await, Some(push @ Push::Moved { .. }) if screen.follows(&push)) {}
        // Two seats, the spectators, and the host's own screens.
        assert_eq!(renders.0.load(Ordering::Relaxed), 4, "{:?}", renders.1);
    }
    // The pushes lead to the same state that a new device receives.
    for (phone, shown) in &mut phones {
        let fresh = Shown::of(&phone.look().await);
        assert_eq!((&shown.state, &shown.told), (&fresh.state, &fresh.told));
    }
    assert_eq!(screen.state, Shown::of(&table.state().await).state);
}

/// Starts a rematch and returns its table.
async fn again(evening: &Evening) -> u32 {
    match evening.screen.request(LibraryRequest::Rematch { table: evening.table, id: Some(fresh_id()) }).await {
        Ok(Reply::Table { table }) => table,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn rematch_keeps_host_session_on_its_own_table() {
    let home = InMemory::new().await;
    let mut evenings = evenings(&home, 2).await;
    let next = again(&evenings[1]).await;
    assert_eq!(evenings[1].hosting().await.table, next);
    evenings[1].table = next;
    evenings[1].options(true, true).await;
    let first = evenings[0].hosting().await;
    assert_eq!((first.table, first.open, first.trusting), (evenings[0].table, false, false));
}

#[tokio::test]
async fn retried_host_request_affects_no_other_table() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    let stop = HostingRequest::StopHosting { table: evenings[1].table };
    evenings[1].screen.request(stop.clone()).await.expect("it stops");
    // Its answer was lost with the connection, so the next session repeats it.
    let (screen, _pushes) = evenings[1].app.session();
    for session in [&evenings[1].screen, &screen] {
        session.request(stop.clone()).await.expect("it has stopped");
        let options = HostingRequest::HostOptions {
            table: evenings[1].table,
            open: true,
            trusting: true,
            address: String::new(),
        };
        assert_eq!(session.request(options).await, Err(Problem::NotHosted));
    }
    let first = evenings[0].hosting().await;
    assert_eq!((first.table, first.open, first.trusting), (evenings[0].table, false, false));
}

#[tokio::test]
async fn host_screen_manages_the_table_that_it_opened() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    let (screen, _pushes) = evenings[0].app.session();
    for evening in [&evenings[1], &evenings[0], &evenings[1]] {
        screen.request(TableRequest::Open { table: evening.table, viewer: Viewer::Table }).await.expect("opened");
        let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = screen.request(HostingRequest::Hosting).await else {
            panic!("the table is hosted")
        };
        assert_eq!(hosting.table, evening.table);
    }
}

const TOKEN: &str = "0123456789abcdef0123456789abcdef";

async fn comes(evening: &Evening, role: Role) -> Line {
    let greeting = Greeting::Code { code: evening.code(role).await, name: "Phone".into(), token: Some(TOKEN.into()) };
    Line::enter(evening.door().await, &greeting).await.expect("admitted")
}

/// A device has only one table, whichever tables are hosted.
#[tokio::test]
async fn device_leaves_closed_table_when_it_joins_another() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    let [first, second] = [&evenings[0], &evenings[1]];
    comes(first, A).await;
    first.screen.request(HostingRequest::StopHosting { table: first.table }).await.expect("it stops");
    comes(second, B).await;
    first.ask(HostingRequest::Host { table: first.table }).await;
    assert_eq!(first.hosting().await.devices, [], "it is at the other table now");
    let guest = second.again(TOKEN).await.expect("the token is valid").guest.expect("a guest");
    assert_eq!((guest.table, guest.role), (second.table, B));
}

#[tokio::test]
async fn device_admitted_at_two_tables_stays_at_one() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    evenings[1].options(true, false).await;
    let ask = Greeting::Ask { name: "Anna".into(), token: Some(TOKEN.into()) };
    let (asks, _) = tokio::join!(Line::enter(evenings[1].door().await, &ask), async {
        let hosting = evenings[1].until(|hosting| !hosting.asking.is_empty()).await;
        comes(&evenings[0], A).await;
        let (table, asking) = (evenings[1].table, hosting.asking[0].id);
        evenings[1].ask(MembershipRequest::Admit { table, asking, role: Some(B) }).await
    });
    assert_eq!(asks.expect("admitted").guest.expect("a guest").table, evenings[1].table);
    assert_eq!(evenings[0].hosting().await.devices, []);
    assert_eq!(evenings[1].hosting().await.devices.len(), 1);
}

#[tokio::test]
async fn device_that_joins_two_tables_at_once_is_at_one() {
    let home = InMemory::new().await;
    let evenings = evenings(&home, 2).await;
    for _ in 0..10 {
        tokio::join!(comes(&evenings[0], Role::Spectator), comes(&evenings[1], Role::Spectator));
        let mut there = 0;
        for evening in &evenings {
            there += evening.hosting().await.devices.len();
        }
        assert_eq!(there, 1, "a device has one table");
    }
}

#[tokio::test]
async fn guest_moved_by_rematch_gets_no_pushes_of_old_table() {
    let home = InMemory::new().await;
    let mut evenings = evenings(&home, 2).await;
    let mut phone = evenings[1].phone(A).await;
    phone.look().await;
    let before = evenings[1].table;
    let next = again(&evenings[1]).await;
    phone.push_until(|push| matches!(push, Push::Guest { guest } if guest.table == next).then_some(())).await;
    for nth in 0..2 {
        evenings[1].play(nth).await.expect("the old table can be continued");
    }
    assert_eq!(evenings[1].table, before);
    assert_eq!(heard(&mut phone).await, [0; 0]);
    let looks = phone.ask(&TableRequest::Open { table: before, viewer: Viewer::Seat(Seat(0)) }).await;
    assert_eq!(looks, Err(Problem::HostOnly));
}
