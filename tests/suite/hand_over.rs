//! Hand-over of a table to another host: two apps with two folders, each with its own listener.

use std::net::SocketAddr;

use app_core::HandedTable;
use app_core::protocol::{
    DeviceChange, Greeting, Hosting, HostingRequest, LibraryRequest, MembershipRequest, NotHanded, Problem, Push,
    Reply, Role, TableRequest, Turned,
};
use bucintoro_tests::lines::{Evening, Line, PATIENCE, connect, heard, serve_network};
use futures_util::SinkExt;
use host::App;
use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio_tungstenite::tungstenite::Message;

const A: Role = Role::Seat(Seat(0));
const B: Role = Role::Seat(Seat(1));

/// Opens an app that hosts nothing yet.
async fn device() -> (TempDir, App) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    serve_network(&app).await;
    (folder, app)
}

/// Creates a hosted table with some commands.
async fn played() -> (TempDir, Evening) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 3).await;
    for nth in 0..12 {
        evening.play(nth).await.expect("accepted");
    }
    (folder, evening)
}

async fn offered(evening: &Evening) -> String {
    evening
        .ask(HostingRequest::OfferHandOver { table: evening.table, offered: true })
        .await
        .hand_over
        .expect("a way")
        .url
}

/// Lets an app take over the table of a link.
async fn taken_over(app: &App, link: &str) -> Result<u32, Problem> {
    let (screen, _pushes) = app.session();
    match screen.request(HostingRequest::TakeOver { request: None, link: link.to_owned() }).await? {
        Reply::Table { table } => Ok(table),
        other => panic!("{other:?}"),
    }
}

/// Returns an app that already hosts a table.
async fn hosted_at(app: App, table: u32) -> Evening {
    let evening = Evening::at(app, table).await;
    assert_eq!(evening.hosting().await.table, table);
    evening
}

/// Returns the lines of the record, and the seeds.
async fn stored(app: &App, table: u32) -> (Vec<String>, Option<String>) {
    let stored = app.records().read(table).await.expect("read").expect("it exists");
    let lines = stored.lines.into_iter().map(|line| String::from_utf8(line).expect("text")).collect();
    (lines, stored.seed)
}

/// Returns the address and greeting to which a phone is redirected.
async fn goes_on(phone: &mut Line) -> (SocketAddr, Greeting) {
    let url = phone.push_until(|push| if let Push::GoTo { url } = push { Some(url) } else { None }).await;
    let (address, code) = url.strip_prefix("http://").and_then(|url| url.split_once("/#code=")).expect("a link");
    let greeting = Greeting::Code { code: code.to_owned(), name: "Somebody else".to_owned(), token: None };
    (address.parse().expect("an address"), greeting)
}

fn names(hosting: &Hosting) -> Vec<(&str, Role, bool)> {
    hosting.devices.iter().map(|device| (device.name.as_str(), device.role, device.muted)).collect()
}

#[tokio::test]
async fn hand_over_fails_if_target_hosts_a_table_meanwhile() {
    let (_here, mut first) = played().await;
    let (_there, app) = device().await;
    let (screen, _pushes) = app.session();
    let other = bucintoro_tests::new_table(&screen, 2).await;
    let link = offered(&first).await;
    let (taken, hosted) = tokio::join!(taken_over(&app, &link), screen.request(HostingRequest::Host { table: other }));
    assert!(matches!(hosted, Ok(Reply::Hosting { .. })), "{hosted:?}");
    assert_eq!(taken, Err(Problem::HostsAnother { table: other }));
    let second = hosted_at(app, other).await;
    assert!(second.phone(A).await.guest.is_some());
    let Ok(Reply::Tables { tables }) = screen.request(LibraryRequest::Tables).await else { panic!("no list") };
    assert_eq!(tables.iter().map(|line| line.table).collect::<Vec<_>>(), [other]);
    // The old host notices that the connection was closed, continues, and offers the table again.
    first.until(|hosting| hosting.hand_over.is_some()).await;
    first.play(0).await.expect("accepted");
}

#[tokio::test]
async fn hand_over_moves_table_and_its_devices() {
    let (here, mut first) = played().await;
    let (_there, app) = device().await;
    let mut phones = Vec::new();
    for role in [A, B, Role::Spectator] {
        let mut phone = first.phone(role).await;
        phone.look().await;
        phones.push(phone);
    }
    let device = phones[0].guest.expect("a guest").device;
    first
        .ask(MembershipRequest::ChangeDevice { table: first.table, device, change: DeviceChange::Mute { muted: true } })
        .await;
    first
        .ask(MembershipRequest::ChangeDevice {
            table: first.table,
            device,
            change: DeviceChange::Rename { name: "Anna's".to_owned() },
        })
        .await;
    first.options(false, true).await;
    let before = first.state(Viewer::Table).await;
    let devices = first.hosting().await;

    let link = offered(&first).await;
    let table = taken_over(&app, &link).await.expect("taken over");
    let mut second = hosted_at(app, table).await;
    let (lines, seed) = stored(&first.app, first.table).await;
    assert_eq!(stored(&second.app, table).await, (lines, seed.clone()));
    assert!(seed.is_some(), "it continues with the same seed");
    let there = second.state(Viewer::Table).await;
    assert_eq!((there.view_hash, there.head, there.settings), (before.view_hash, before.head, before.settings));
    assert_eq!((there.told, there.commitment), (before.told, before.commitment));

    // The new host knows the same people; none is connected.
    let hosting = second.hosting().await;
    assert_eq!((names(&hosting), hosting.trusting, hosting.open), (names(&devices), true, false));
    assert_eq!(hosting.links.len(), 4, "a link for each seat and for spectators");
    assert!(hosting.devices.iter().all(|device| !device.connected));
    for (phone, role) in phones.iter_mut().zip([A, B, Role::Spectator]) {
        let (address, greeting) = goes_on(phone).await;
        let mut line = Line::enter(address, &greeting).await.expect("admitted");
        let guest = line.guest.expect("a guest");
        assert_eq!((guest.table, guest.role, guest.muted, guest.trusting), (table, role, role == A, true));
        assert_eq!(Line::enter(address, &greeting).await.err(), Some(Problem::TurnedAway { why: Turned::Code }));
        assert!(line.look().await.length >= before.length);
        assert!(second.again(line.token.as_deref().expect("a token")).await.is_ok());
        if role == B {
            second.play(3).await.expect("accepted");
            line.push_until(|push| matches!(push, Push::Moved { .. }).then_some(())).await;
        }
    }
    assert_eq!(names(&second.hosting().await), names(&devices), "each device is listed once");

    // At the old host the table is closed. It returns the new address, and redirects late phones.
    let gone = |answer: Result<Reply, Problem>| match answer {
        Err(Problem::HandedOver { to }) => to,
        other => panic!("{other:?}"),
    };
    let to = gone(first.play(0).await);
    let address: SocketAddr = to.parse().expect("an address");
    assert_eq!(address.port(), second.door().await.port());
    let (table, id, head) = (first.table, first.request_id(), before.head);
    assert_eq!(gone(first.screen.request(TableRequest::Undo { table, id, head }).await), to);
    assert_eq!(first.state(Viewer::Table).await.gone_to, Some(to.clone()));
    let hosting = first.hosting().await;
    assert_eq!((hosting.links, hosting.hand_over), (vec![], None));
    let mut late = first.again(phones[1].token.as_deref().expect("a token")).await.expect("the token is valid");
    goes_on(&mut late).await;
    // Also after a restart.
    first.app.close().await;
    let app = App::open(here.path()).await.expect("the folder is free");
    let (screen, _pushes) = app.session();
    let again = screen.request(HostingRequest::Host { table }).await;
    assert_eq!(again, Err(Problem::HandedOver { to }));
}

#[tokio::test]
async fn hand_over_requires_its_code() {
    let (_here, mut first) = played().await;
    let (_there, app) = device().await;
    let address = first.hosting().await.address;
    let failed = |why| move |answer: &Result<u32, Problem>| matches!(answer, Err(Problem::NotHandedOver { why: told, .. }) if *told == why);
    // A separate message: the code is wrong, not the device.
    let wrong = Err(Problem::NotHandedOver { why: NotHanded::Code, detail: String::new() });
    // Nothing is offered yet.
    assert_eq!(taken_over(&app, &format!("http://{address}/#take-over=ABCD-EFGH")).await, wrong);
    let link = offered(&first).await;
    assert_eq!(taken_over(&app, &format!("http://{address}/#take-over=ABCD-EFGH")).await, wrong);
    // The code of a seat does not hand over a table.
    assert_eq!(taken_over(&app, &format!("{address} {}", first.code(A).await)).await, wrong);
    for (nonsense, why) in [
        ("", NotHanded::Link),
        ("http://", NotHanded::Link),
        ("nowhere", NotHanded::Link),
        ("http://x/#code=ABCD-EFGH", NotHanded::Link),
        ("http://127.0.0.1:1/#take-over=ABCD-EFGH", NotHanded::Silent),
    ] {
        let answer = taken_over(&app, nonsense).await;
        assert!(failed(why)(&answer), "{nonsense}: {answer:?}");
    }
    first.ask(HostingRequest::OfferHandOver { table: first.table, offered: false }).await;
    assert_eq!(taken_over(&app, &link).await, wrong);
    first.play(0).await.expect("it continues here");
    let (screen, _pushes) = app.session();
    assert_eq!(screen.request(LibraryRequest::Tables).await, Ok(Reply::Tables { tables: vec![] }));
    // A code typed in lower case is accepted, once.
    let link = offered(&first).await;
    let typed = link.strip_prefix("http://").expect("a link").replace("/#take-over=", "  ").to_lowercase();
    assert!(taken_over(&app, &typed).await.is_ok());
}

/// Waits until the host can continue the game.
async fn plays_on(evening: &mut Evening) {
    let waited = async {
        while let Err(problem) = evening.play(0).await {
            assert_eq!(problem, Problem::HandedOver { to: String::new() });
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waited).await.expect("the game continues in time");
}

#[tokio::test]
async fn interrupted_hand_over_leaves_table_at_old_host() {
    let (_here, mut first) = played().await;
    let mut phone = first.phone(A).await;
    phone.look().await;
    let (lines, _) = stored(&first.app, first.table).await;
    let code = first
        .ask(HostingRequest::OfferHandOver { table: first.table, offered: true })
        .await
        .hand_over
        .expect("a way")
        .code;
    let mut next = connect(first.door().await).await;
    next.send(Message::text(json!(Greeting::TakeOver { code: code.clone() }).to_string())).await.expect("sent");
    let mut given: Value = serde_json::from_str(&heard(&mut next).await.expect("the table")).expect("JSON");
    let given: HandedTable = serde_json::from_value(given["table"].take()).expect("a table");
    assert_eq!(given.record, lines);
    // The table cannot be played while its owner is uncertain.
    assert_eq!(first.play(0).await, Err(Problem::HandedOver { to: String::new() }));
    assert_eq!(first.hosting().await.hand_over, None, "the code is in use");
    drop(next);
    plays_on(&mut first).await;
    // The code that is shown is valid again, for another attempt.
    first.until(|hosting| hosting.hand_over.as_ref().is_some_and(|way| way.code == code)).await;
    let redirected = phone.push_until(|push| match push {
        Push::GoTo { .. } => Some(true),
        Push::Moved { .. } => Some(false),
        _ => None,
    });
    assert!(!redirected.await);
    assert_eq!(stored(&first.app, first.table).await.0[..lines.len()], lines);
    assert_eq!(first.state(Viewer::Table).await.gone_to, None);
}

/// Starts a fake old host. It sends one of these messages after each message that it receives, and closes the
/// connection.
async fn old_host(said: Vec<Value>) -> (SocketAddr, tokio::task::JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let heard = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("a connection");
        let stream = tokio_tungstenite::MaybeTlsStream::Plain(stream);
        let mut socket = tokio_tungstenite::accept_async(stream).await.expect("opened");
        let mut all = Vec::new();
        for text in said {
            all.push(heard(&mut socket).await.expect("a message"));
            socket.send(Message::text(text.to_string())).await.expect("sent");
        }
        let _ = socket.close(None).await;
        all
    });
    (address, heard)
}

async fn handed() -> Value {
    let (_here, first) = played().await;
    let (record, seed) = stored(&first.app, first.table).await;
    json!({"table": HandedTable { seed, record, devices: vec![], trusting: false }})
}

#[tokio::test]
async fn failing_old_host_leaves_no_partial_table() {
    let (_there, app) = device().await;
    let (screen, _pushes) = app.session();
    let take = async |said: Vec<Value>| {
        let (address, old) = old_host(said).await;
        let taken = taken_over(&app, &format!("{address} ABCD-EFGH")).await;
        (taken, old.await.expect("the task ends"))
    };
    let tables = async || match screen.request(LibraryRequest::Tables).await {
        Ok(Reply::Tables { tables }) => tables.len(),
        other => panic!("{other:?}"),
    };
    // It closes the connection, or sends malformed data or an invalid record.
    let mut damaged = handed().await;
    damaged["table"]["record"][5] = json!("{}");
    let (taken, greeting) = take(vec![]).await;
    assert!(matches!(taken, Err(Problem::NotHandedOver { .. })), "{taken:?}");
    assert_eq!(greeting, Vec::<String>::new());
    let busy = json!({"id": null, "problem": {"problem": "turned_away", "why": "busy"}});
    let (taken, _) = take(vec![busy]).await;
    assert_eq!(taken, Err(Problem::NotHandedOver { why: NotHanded::Busy, detail: String::new() }));
    for said in [json!({"welcome": 1}), json!("done"), json!([]), json!({"table": {"record": []}})] {
        let (taken, _) = take(vec![said.clone()]).await;
        assert!(matches!(taken, Err(Problem::NotHandedOver { .. })), "{said}: {taken:?}");
    }
    let (taken, _) = take(vec![damaged]).await;
    assert!(matches!(taken, Err(Problem::Import { .. })), "{taken:?}");
    assert_eq!(tables().await, 0);
    assert_eq!(screen.request(HostingRequest::Hosting).await, Ok(Reply::Hosting { hosting: None, left: None }));

    // It sends the table but does not confirm, so the new host must not continue it.
    let kept = json!({"problem": {"problem": "stale", "head": 3}});
    let (taken, _) = take(vec![handed().await, kept]).await;
    assert_eq!(taken, Err(Problem::Stale { head: 3 }));
    assert_eq!(screen.request(HostingRequest::Hosting).await, Ok(Reply::Hosting { hosting: None, left: None }));
    assert_eq!(tables().await, 0);

    // The old host ends before its last message: the new host has the table.
    let (taken, heard) = take(vec![handed().await]).await;
    let table = taken.expect("the table was taken over");
    assert_eq!(heard.len(), 1);
    hosted_at(app.clone(), table).await.play(0).await.expect("accepted");
}

#[tokio::test]
async fn table_handed_back_continues_under_its_old_id() {
    let (_here, mut first) = played().await;
    let (_there, app) = device().await;
    let mut phone = first.phone(A).await;
    phone.look().await;
    let begun = first.table;
    let other = {
        let (session, _pushes) = first.app.session();
        bucintoro_tests::new_table(&session, 3).await
    };
    let link = offered(&first).await;
    let table = taken_over(&app, &link).await.expect("taken over");
    let mut second = hosted_at(app, table).await;
    let (address, greeting) = goes_on(&mut phone).await;
    let mut phone = Line::enter(address, &greeting).await.expect("admitted");
    phone.look().await;
    for nth in 0..5 {
        second.play(nth).await.expect("accepted");
    }
    let link = offered(&second).await;
    assert_eq!(taken_over(&first.app, &link).await, Ok(begun), "the same table, no copy");
    assert_eq!(stored(&first.app, begun).await, stored(&second.app, table).await);
    let Ok(Reply::Tables { tables }) = first.screen.request(LibraryRequest::Tables).await else { panic!("no list") };
    let mut ids: Vec<u32> = tables.iter().map(|line| line.table).collect();
    ids.sort_unstable();
    assert_eq!(ids, [begun, other]);

    // It is hosted like any table: with a link for each role, and each person once.
    let hosting = first.hosting().await;
    assert_eq!(hosting.table, begun);
    assert_eq!(hosting.links.len(), 4);
    assert_eq!(names(&hosting), [("Phone", A, false)]);
    let (address, greeting) = goes_on(&mut phone).await;
    let mut phone = Line::enter(address, &greeting).await.expect("admitted");
    assert_eq!(phone.guest.map(|guest| (guest.table, guest.role)), Some((begun, A)));
    phone.look().await;
    first.play(2).await.expect("accepted");
    phone.push_until(|push| matches!(push, Push::Moved { .. }).then_some(())).await;
    assert_eq!(phone.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
    assert!(phone.waiting.iter().all(|push| !matches!(push, Push::GoTo { .. })), "the phone is not redirected");
    let mut new = first.phone(B).await;
    assert_eq!(new.look().await.gone_to, None);
    assert!(matches!(second.play(0).await, Err(Problem::HandedOver { .. })));
}

/// The seed was revealed there, and a new commitment was made. It comes back with the table.
#[tokio::test]
async fn table_handed_back_keeps_seeds_of_its_draws() {
    let (_here, first) = played().await;
    let (_there, app) = device().await;
    let link = offered(&first).await;
    let table = taken_over(&app, &link).await.expect("taken over");
    let mut second = hosted_at(app, table).await;
    let head = second.state(Viewer::Table).await.head;
    let end = json!({"do": "EndEarly", "score": false});
    let (id, by) = (second.request_id(), kernel::Actor::Seat(Seat(0)));
    let said = TableRequest::Command { table, id, head, question: None, by, command: end, waive: vec![] };
    second.screen.request(said).await.expect("the task ends");
    let shown = second.screen.request(TableRequest::RevealSeed { table }).await.expect("shown");
    let there = second.state(Viewer::Table).await;
    let link = offered(&second).await;
    let begun = taken_over(&first.app, &link).await.expect("taken back");
    let mut first = hosted_at(first.app.clone(), begun).await;
    let here = first.state(Viewer::Table).await;
    assert_eq!(here.commitment, there.commitment);
    assert_eq!(first.screen.request(TableRequest::RevealSeed { table: begun }).await, Ok(shown));
    let request = TableRequest::Undo { table: begun, id: first.request_id(), head: here.head };
    first.screen.request(request).await.expect("undone");
    for nth in 0..40 {
        if first.state(Viewer::Table).await.progress.over {
            break;
        }
        first.play(nth * 7).await.expect("accepted");
    }
    assert_eq!(first.state(Viewer::Table).await.commitment, there.commitment, "it continues with the transferred seed");
    // At the host without the table, the current seed is not shown.
    let gone = second.screen.request(TableRequest::RevealSeed { table }).await;
    assert!(matches!(gone, Ok(Reply::Seeds { ref seeds }) if seeds.len() == 1), "{gone:?}");
}

#[tokio::test]
async fn two_simultaneous_requests_host_a_table_once() {
    let (_here, evening) = played().await;
    for _ in 0..8 {
        evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
        let host = || evening.screen.request(HostingRequest::Host { table: evening.table });
        let (one, other) = tokio::join!(host(), host());
        for answer in [one, other] {
            let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = answer else { panic!("{answer:?}") };
            assert_eq!(hosting.links, evening.hosting().await.links, "a screen shows invalid codes");
        }
    }
}

#[tokio::test]
async fn rematch_after_hand_over_can_be_hosted() {
    let (_here, first) = played().await;
    let (_there, app) = device().await;
    taken_over(&app, &offered(&first).await).await.expect("taken over");
    let again = match first.screen.request(LibraryRequest::Rematch { id: None, table: first.table }).await {
        Ok(Reply::Table { table }) => table,
        other => panic!("{other:?}"),
    };
    match first.screen.request(HostingRequest::Host { table: again }).await {
        Ok(Reply::Hosting { hosting: Some(hosting), .. }) => {
            assert_eq!((hosting.table, hosting.links.len()), (again, 4), "no link");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn failed_return_keeps_hand_over_address() {
    let folder = tempfile::tempdir().expect("a folder");
    // No network is served here, so the table cannot be hosted.
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (screen, _pushes) = app.session();
    let table = bucintoro_tests::new_table(&screen, 3).await;
    let (record, seed) = stored(&app, table).await;
    for gone in [Some("10.0.0.2:47200"), None] {
        app.records().set_gone(table, gone).await.expect("stored");
        let handed = HandedTable { seed: seed.clone(), record: record.clone(), devices: vec![], trusting: false };
        assert!(matches!(app.import_handed_over(handed).await, Err(Problem::NoNetwork { .. })));
        let stored = app.records().read(table).await.expect("read").expect("it exists");
        assert_eq!(stored.gone_to.as_deref(), gone);
    }
}

#[tokio::test]
async fn backup_restores_handed_over_table_as_handed_over() {
    let (_here, first) = played().await;
    let (_there, app) = device().await;
    taken_over(&app, &offered(&first).await).await.expect("taken over");
    let gone = first.state(Viewer::Table).await.gone_to.expect("a new address");
    let backup = bucintoro_tests::files::backup(&first.screen).await;
    let (_third, third) = device().await;
    let (screen, _pushes) = third.session();
    bucintoro_tests::files::import_file(&screen, &backup).await.expect("imported");
    let stored = third.records().read(1).await.expect("read").expect("it exists");
    assert_eq!(stored.gone_to, Some(gone.clone()));
    assert_eq!(screen.request(HostingRequest::Host { table: 1 }).await, Err(Problem::HandedOver { to: gone }));
}
