//! A table with phones, through real sockets: which devices join, in which roles, and what each may do.

use std::collections::BTreeSet;

use app_core::protocol::{
    DeviceChange, Greeting, Hosting, HostingRequest, LibraryRequest, MembershipRequest, Problem, Push, Reply, Request,
    Resource, Role, TableRequest, Turned,
};
use bucintoro_tests::awaited;
use bucintoro_tests::files::{backup, import_file, import_own_backup};
use bucintoro_tests::lines::{Evening, Line, PATIENCE, connect};
use futures_util::SinkExt;
use host::App;
use kernel::record::By;
use kernel::{Actor, Seat, Viewer};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::rights::samples;

const A: Role = Role::Seat(Seat(0));
const B: Role = Role::Seat(Seat(1));

fn turned(why: Turned) -> Problem {
    Problem::TurnedAway { why }
}

async fn with_code(evening: &Evening, code: &str) -> Result<Line, Problem> {
    let greeting = Greeting::Code { code: code.to_owned(), name: "Phone".to_owned(), token: None };
    Line::enter(evening.door().await, &greeting).await
}

#[tokio::test]
async fn seat_code_admits_one_device() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let code = evening.code(B).await;
    let phone = with_code(&evening, &code).await.expect("admitted");
    let guest = phone.guest.expect("a guest");
    assert_eq!((guest.role, guest.table, guest.muted, guest.trusting), (B, evening.table, false, false));
    assert_eq!(phone.token.as_ref().map(String::len), Some(32));
    assert_eq!(with_code(&evening, &code).await.err(), Some(turned(Turned::Code)));
    let fresh = evening.code(B).await;
    assert_ne!(fresh, code);
    // Typed by hand: in lower case, with a space instead of the dash.
    let typed = fresh.to_lowercase().replace('-', " ");
    assert_eq!(with_code(&evening, &typed).await.expect("admitted").guest.map(|guest| guest.role), Some(B));
}

#[tokio::test]
async fn device_that_enters_another_code_changes_its_role() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let mut phone = evening.phone(A).await;
    let (device, token) = (phone.guest.expect("a guest").device, phone.token.clone());
    let greeting = Greeting::Code { code: evening.code(B).await, name: "Phone".to_owned(), token: token.clone() };
    let again = Line::enter(evening.door().await, &greeting).await.expect("admitted");
    assert_eq!(again.guest.map(|guest| (guest.device, guest.role)), Some((device, B)));
    assert_eq!(evening.hosting().await.devices.len(), 1);
    // Its token admits it at the new place, and its other connection is moved too.
    assert_eq!(again.token, None);
    let later = evening.again(&token.expect("a token")).await.expect("the token is valid");
    assert_eq!(later.guest, again.guest);
    phone.push_until(|push| matches!(push, Push::Guest { guest } if guest.role == B).then_some(())).await;
    // A code works equally with another device's token and with none.
    let greeting =
        Greeting::Code { code: evening.code(A).await, name: "Phone".to_owned(), token: Some("0".repeat(32)) };
    let other = Line::enter(evening.door().await, &greeting).await.expect("admitted");
    assert_eq!(other.guest.map(|guest| guest.role), Some(A));
    assert_eq!(evening.hosting().await.devices.len(), 2);
}

#[tokio::test]
async fn spectator_code_is_reusable() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let code = evening.code(Role::Spectator).await;
    for _ in 0..3 {
        let phone = with_code(&evening, &code).await.expect("admitted");
        assert_eq!(phone.guest.map(|guest| guest.role), Some(Role::Spectator));
    }
    assert_eq!(evening.code(Role::Spectator).await, code);
}

#[tokio::test]
async fn token_readmits_device_after_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 3).await;
    let phone = evening.phone(B).await;
    let (token, guest) = (phone.token.clone().expect("a token"), phone.guest);
    drop(phone);
    let again = evening.again(&token).await.expect("admitted");
    assert_eq!((again.guest, &again.token), (guest, &None));
    // Not while no table, or another table, is hosted.
    let change = DeviceChange::Mute { muted: true };
    evening
        .ask(MembershipRequest::ChangeDevice {
            table: evening.table,
            device: again.guest.expect("a guest").device,
            change,
        })
        .await;
    let (session, _pushes) = evening.app.session();
    let other = bucintoro_tests::new_table(&session, 2).await;
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
    evening.ask(HostingRequest::Host { table: other }).await;
    assert_eq!(evening.again(&token).await.err(), Some(turned(Turned::Token)));
    evening.screen.request(HostingRequest::StopHosting { table: other }).await.expect("it stops");
    let table = evening.table;
    evening.app.close().await;
    evening = Evening::at(App::open(folder.path()).await.expect("the folder is free"), table).await;
    let mut later = evening.again(&token).await.expect("admitted");
    let guest = later.guest.expect("a guest");
    assert_eq!((guest.role, guest.muted), (B, true));
    assert_eq!(later.look().await.table, table);
    assert_eq!(
        evening.again(&token.replace(|c: char| c.is_ascii_digit(), "f")).await.err(),
        Some(turned(Turned::Token))
    );
}

#[tokio::test]
async fn end_of_hosting_closes_connections_and_voids_codes() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let code = evening.code(A).await;
    let mut phone = evening.phone(B).await;
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
    phone.push_until(|push| matches!(push, Push::Closed).then_some(())).await;
    assert!(phone.ends().await);
    assert_eq!(evening.screen.request(HostingRequest::Hosting).await, Ok(Reply::Hosting { hosting: None, left: None }));
    evening.ask(HostingRequest::Host { table: evening.table }).await;
    assert_eq!(with_code(&evening, &code).await.err(), Some(turned(Turned::Code)));
}

#[tokio::test]
async fn deletion_ends_hosting() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let mut phone = evening.phone(B).await;
    evening.screen.request(LibraryRequest::Delete { table: evening.table }).await.expect("it is deleted");
    assert!(phone.ends().await);
    assert_eq!(evening.screen.request(HostingRequest::Hosting).await, Ok(Reply::Hosting { hosting: None, left: None }));
}

#[tokio::test]
async fn only_host_admits_device_without_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let ask = |name: &str| Greeting::Ask { name: name.to_owned(), token: None };
    assert_eq!(Line::enter(evening.door().await, &ask("Anna")).await.err(), Some(turned(Turned::Closed)));
    evening.options(true, false).await;
    let asks = async |name: &str| {
        let mut socket = connect(evening.door().await).await;
        socket.send(Message::text(json!(ask(name)).to_string())).await.expect("sent");
        let hosting = evening.until(|hosting| hosting.asking.iter().any(|asking| asking.name == name)).await;
        (socket, hosting.asking[0].id)
    };
    let (socket, asking) = asks("Anna").await;
    evening.ask(MembershipRequest::Admit { table: evening.table, asking, role: Some(B) }).await;
    let phone = Line::read_welcome(socket).await.expect("admitted");
    assert_eq!(phone.guest.map(|guest| guest.role), Some(B));
    let hosting = evening.until(|hosting| hosting.asking.is_empty()).await;
    assert_eq!(hosting.devices.iter().map(|device| device.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
    assert!(evening.again(phone.token.as_deref().expect("a token")).await.is_ok());

    let (socket, asking) = asks("Bruno").await;
    evening.ask(MembershipRequest::Admit { table: evening.table, asking, role: None }).await;
    assert_eq!(Line::read_welcome(socket).await.err(), Some(turned(Turned::Declined)));

    // A role that the table does not have is refused. The device continues to wait, and then leaves.
    let (socket, asking) = asks("Carla").await;
    let none = Err(Problem::NotFound { what: Resource::Device });
    let nowhere = MembershipRequest::Admit { table: evening.table, asking, role: Some(Role::Seat(Seat(9))) };
    assert_eq!(evening.screen.request(nowhere).await, none);
    drop(socket);
    evening.until(|hosting| hosting.asking.is_empty()).await;
    assert_eq!(
        evening.screen.request(MembershipRequest::Admit { table: evening.table, asking, role: Some(A) }).await,
        none
    );

    // Devices without a code may not ask any more, and waiting devices are notified.
    let (socket, _) = asks("Dario").await;
    evening.options(false, false).await;
    assert_eq!(Line::read_welcome(socket).await.err(), Some(turned(Turned::Declined)));
}

#[tokio::test]
async fn guest_cannot_read_or_act_for_other_seats_or_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let (session, _pushes) = evening.app.session();
    let other = bucintoro_tests::new_table(&session, 2).await;
    let table = evening.table;
    let mut phone = evening.phone(A).await;
    let mut spectator = evening.phone(Role::Spectator).await;
    let looks = |table, viewer| {
        [
            TableRequest::Open { table, viewer },
            TableRequest::Peek { table, viewer },
            TableRequest::Timeline { table, entries: vec![0], viewer },
            TableRequest::Steps { table, entry: 1, viewer },
            TableRequest::Hints { table, seat: Seat(0), viewer },
        ]
        .map(Request::from)
    };
    for trusting in [false, true] {
        evening.options(false, trusting).await;
        // Trust concerns commands only; it reveals no secrets.
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(9)), Viewer::Table, Viewer::Spectator] {
            for request in looks(table, viewer) {
                let answer = phone.ask(&request).await;
                // Every device may request what a spectator sees.
                if matches!(request, Request::Table(TableRequest::Timeline { viewer: Viewer::Spectator, .. })) {
                    assert!(matches!(answer, Ok(Reply::Timeline { .. })), "{answer:?}");
                } else {
                    assert_eq!(answer, Err(Problem::NotYourSeat), "{request:?}");
                }
            }
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Table] {
            for request in looks(table, viewer) {
                assert_eq!(spectator.ask(&request).await, Err(Problem::NotYourSeat), "{request:?}");
            }
        }
        let own = Viewer::Seat(Seat(0));
        let at_the_other = samples(other, &evening.state(Viewer::Table).await);
        for request in looks(other, own).into_iter().chain(at_the_other) {
            if json!(request).get("table").is_none() {
                continue;
            }
            assert_eq!(phone.ask(&request).await, Err(Problem::HostOnly), "{request:?}");
        }
    }
    evening.options(false, false).await;
    for by in [Actor::Seat(Seat(1)), Actor::Chance] {
        let command = json!({"do": "EndActivation"});
        let said = [
            TableRequest::Try { table, by, command: command.clone() },
            TableRequest::Command {
                table,
                id: "y".to_owned(),
                head: 9_999,
                question: None,
                by,
                command,
                waive: vec![],
            },
        ];
        for request in said {
            assert_eq!(phone.ask(&request).await, Err(Problem::NotYourSeat), "{request:?}");
        }
    }
    let hints = TableRequest::Hints { table, seat: Seat(1), viewer: Viewer::Seat(Seat(0)) };
    assert_eq!(phone.ask(&hints).await, Err(Problem::NotYourSeat));
}

/// Connects a phone for each seat, in the order of the seats.
async fn with_all_seats(evening: &Evening, seats: usize) -> Vec<Line> {
    let mut phones = Vec::new();
    for seat in 0..seats {
        phones.push(evening.phone(Role::Seat(Seat(seat as u8))).await);
    }
    phones
}

fn of_seat(by: Actor) -> usize {
    match by {
        Actor::Seat(seat) => seat.index(),
        Actor::Chance => panic!("the app answers for chance"),
    }
}

#[tokio::test]
async fn seat_acts_for_itself_and_for_any_seat_if_trusted() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 3).await;
    let table = evening.table;
    let mut phones = with_all_seats(&evening, 3).await;
    let state = evening.state(Viewer::Table).await;
    let (by, commands) = awaited(&state).expect("an actor is asked");
    let (own, other) = (of_seat(by), (of_seat(by) + 1) % 3);
    let says = |id: &str, head, command: &Value, waive: Vec<String>| {
        let (id, command) = (id.to_owned(), command.clone());
        TableRequest::Command { table, id, head, question: None, by, command, waive }
    };
    let plain = says("one", state.head, &commands[0], vec![]);
    assert_eq!(phones[other].ask(&plain).await, Err(Problem::NotYourSeat));
    assert!(matches!(phones[own].ask(&plain).await, Ok(Reply::Moved { .. })));

    // Only the host may send what needs the agreement of the whole table: corrections, an early end, waivers.
    let head = evening.state(Viewer::Table).await.head;
    let fix = json!({"do": "Correct", "fix": {"what": "Purse", "seat": own, "ducats": 44}});
    let end = json!({"do": "EndEarly", "score": true});
    for command in [&fix, &end] {
        assert_eq!(phones[own].ask(&says("two", head, command, vec![])).await, Err(Problem::HostOnly), "{command}");
        let tried = TableRequest::Try { table, by, command: command.clone() };
        assert_eq!(phones[own].ask(&tried).await, Err(Problem::HostOnly), "a trial would reveal as much: {command}");
    }
    let waived = says("two", head, &commands[0], vec!["MOVE-1".to_owned()]);
    assert_eq!(phones[own].ask(&waived).await, Err(Problem::HostOnly));
    assert_eq!(evening.state(Viewer::Table).await.head, head);

    evening.options(false, true).await;
    let tried = TableRequest::Try { table, by, command: commands[0].clone() };
    assert_eq!(phones[other].ask(&tried).await, Err(Problem::NotYourSeat), "a trial could reveal another hand");
    let corrected = phones[other].ask(&says("two", head, &fix, vec![])).await;
    let Ok(Reply::Moved { head }) = corrected else { panic!("{corrected:?}") };
    let waived = phones[other].ask(&says("three", head, &fix, vec!["no-such-rule".to_owned()])).await;
    assert_eq!(waived, Err(Problem::NotFound { what: Resource::Rule }), "the request reached the table");
    let state = evening.state(Viewer::Table).await;
    assert_eq!(state.told.last().map(|entry| entry.by), Some(By::Seat(Seat(own as u8))));
    let (by, commands) = awaited(&state).expect("an actor is asked");
    let (id, command) = ("four".to_owned(), commands[0].clone());
    let said = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
    let another = (of_seat(by) + 1) % 3;
    assert!(matches!(phones[another].ask(&said).await, Ok(Reply::Moved { .. })));
}

#[tokio::test]
async fn seat_undoes_its_own_last_entry_unless_it_revealed_something() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 3).await;
    let table = evening.table;
    let mut phones = with_all_seats(&evening, 3).await;
    let mut seen = BTreeSet::new();
    for n in 0_usize.. {
        let state = evening.state(Viewer::Table).await;
        let undoing = state.undoing.clone();
        if let Some(undoing) = undoing.filter(|undoing| undoing.entry > 0) {
            let By::Seat(seat) = state.told[undoing.entry as usize - 1].by else { panic!("not the command of a seat") };
            let (own, other) = (seat.index(), (seat.index() + 1) % 3);
            let undo = |who: &str| TableRequest::Undo { table, id: format!("undo-{who}-{n}"), head: state.head };
            let redo = |who: &str, head| TableRequest::Redo { table, id: format!("redo-{who}-{n}"), head };
            assert_eq!(phones[other].ask(&undo("other")).await, Err(Problem::NotYourSeat));
            let back = phones[own].ask(&undo("own")).await;
            seen.insert(undoing.revealed.is_empty());
            if undoing.revealed.is_empty() {
                assert_eq!(back, Ok(Reply::Moved { head: undoing.to }));
                assert_eq!(phones[other].ask(&redo("other", undoing.to)).await, Err(Problem::NotYourSeat));
                let again = phones[own].ask(&redo("own", undoing.to)).await;
                assert_eq!(again, Ok(Reply::Moved { head: state.head }));
            } else {
                assert_eq!(back, Err(Problem::HostOnly));
                evening.options(false, true).await;
                let trusted = phones[other].ask(&undo("trusted")).await;
                assert_eq!(trusted, Ok(Reply::Moved { head: undoing.to }));
                evening.options(false, false).await;
                evening.screen.request(redo("host", undoing.to)).await.expect("the host may redo");
            }
        }
        if seen.len() == 2 {
            return;
        }
        assert!(n < 400, "a whole game contains both: {seen:?}");
        evening.play(n * 7).await.expect("accepted");
    }
}

#[tokio::test]
async fn moved_device_receives_only_views_of_new_role() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 4).await;
    let mut phone = evening.phone(A).await;
    let mut witness = evening.phone(Role::Spectator).await;
    phone.look().await;
    witness.look().await;
    let device = phone.guest.expect("a guest").device;
    let table = evening.table;
    let none = MembershipRequest::ChangeDevice {
        table: evening.table,
        device,
        change: DeviceChange::Move { role: Role::Seat(Seat(9)) },
    };
    assert_eq!(evening.screen.request(none).await, Err(Problem::NotFound { what: Resource::Device }));
    evening
        .ask(MembershipRequest::ChangeDevice { table: evening.table, device, change: DeviceChange::Move { role: B } })
        .await;
    let guest = phone.push_until(|push| if let Push::Guest { guest } = push { Some(guest) } else { None }).await;
    assert_eq!((guest.role, guest.device), (B, device));
    evening.play(0).await.expect("accepted");
    witness.push_until(|push| matches!(push, Push::Moved { .. }).then_some(())).await;
    assert_eq!(phone.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
    assert_eq!(phone.waiting, [], "no more pushes for the first seat");
    let old = TableRequest::Open { table, viewer: Viewer::Seat(Seat(0)) };
    assert_eq!(phone.ask(&old).await, Err(Problem::NotYourSeat));
    phone.open(table, Viewer::Seat(Seat(1))).await;
    evening.play(0).await.expect("accepted");
    phone.push_until(|push| matches!(push, Push::Moved { .. }).then_some(())).await;
    // The device keeps its new role when it reconnects.
    let again = evening.again(phone.token.as_deref().expect("a token")).await.expect("admitted");
    assert_eq!(again.guest.map(|guest| guest.role), Some(B));
}

#[tokio::test]
async fn removed_device_stays_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let mut phone = evening.phone(A).await;
    let mut other = evening.phone(B).await;
    let device = phone.guest.expect("a guest").device;
    evening.ask(MembershipRequest::ChangeDevice { table: evening.table, device, change: DeviceChange::Remove }).await;
    phone.push_until(|push| matches!(push, Push::Dismissed).then_some(())).await;
    assert!(phone.ends().await);
    let token = phone.token.expect("a token");
    assert_eq!(evening.again(&token).await.err(), Some(turned(Turned::Token)));
    assert_eq!(other.ask(&HostingRequest::Ping).await, Ok(Reply::Done));
    let table = evening.table;
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
    evening.ask(HostingRequest::Host { table }).await;
    assert_eq!(evening.again(&token).await.err(), Some(turned(Turned::Token)), "the token stays invalid");
    assert!(evening.again(other.token.as_deref().expect("a token")).await.is_ok());
}

#[tokio::test]
async fn seat_of_leaving_device_can_be_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let mut phone = evening.phone(A).await;
    assert_eq!(phone.ask(&MembershipRequest::GiveUpPlace).await, Ok(Reply::Done));
    phone.push_until(|push| matches!(push, Push::Dismissed).then_some(())).await;
    let token = phone.token.expect("a token");
    assert_eq!(evening.again(&token).await.err(), Some(turned(Turned::Token)));
    assert!(evening.hosting().await.devices.is_empty());
    assert_eq!(evening.phone(A).await.guest.map(|guest| guest.role), Some(A));
    // The host's own screen has no role to give up.
    assert!(evening.screen.request(MembershipRequest::GiveUpPlace).await.is_err());
}

#[tokio::test]
async fn devices_follow_to_next_table_by_player_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 3).await;
    let (mut first, mut third) = (evening.phone(A).await, evening.phone(Role::Seat(Seat(2))).await);
    let (session, _pushes) = evening.app.session();
    let other = bucintoro_tests::new_table(&session, 2).await;
    let call = async |table, names: &[&str]| {
        let Ok(Reply::State { state }) = session.request(TableRequest::Open { table, viewer: Viewer::Table }).await
        else {
            panic!("no table")
        };
        let mut settings = state.settings;
        settings.seating.iter_mut().zip(names).for_each(|(chair, name)| chair.name = (*name).to_owned());
        let set = TableRequest::Settings { table, id: format!("{table}-set"), head: state.head, settings };
        session.request(set).await.expect("the setting is changed");
    };
    call(evening.table, &["Anna", "Bruno", "Chiara"]).await;
    call(other, &["Bruno", "Anna"]).await;
    let hosting = evening.ask(HostingRequest::HostInstead { from: evening.table, table: other }).await;
    assert_eq!((hosting.table, hosting.links.len()), (other, 3));
    let status = |push: &Push| if let Push::Guest { guest } = push { Some((guest.table, guest.role)) } else { None };
    assert_eq!(first.push_until(|push| status(&push)).await, (other, Role::Seat(Seat(1))), "Anna sits elsewhere");
    assert_eq!(third.push_until(|push| status(&push)).await, (other, Role::Spectator), "no seat has her name");
    // The roles stay the same when the phone reconnects, and when the table is hosted again.
    for _ in 0..2 {
        let again = evening.again(first.token.as_deref().expect("a token")).await.expect("admitted");
        assert_eq!(again.guest.map(|guest| (guest.table, guest.role)), Some((other, Role::Seat(Seat(1)))));
        evening.screen.request(HostingRequest::StopHosting { table: other }).await.expect("it stops");
        evening.ask(HostingRequest::Host { table: other }).await;
    }
}

#[tokio::test]
async fn host_sees_connected_devices_and_renames_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 2).await;
    let phone = evening.phone(A).await;
    let device = phone.guest.expect("a guest").device;
    let pushed = async |evening: &mut Evening, sought: fn(&Hosting) -> bool| {
        let waited = async {
            loop {
                if let Some(Push::Hosting { hosting: Some(hosting) }) = evening.pushes.recv().await
                    && sought(&hosting)
                {
                    return hosting;
                }
            }
        };
        tokio::time::timeout(PATIENCE, waited).await.expect("the host receives it")
    };
    let hosting = pushed(&mut evening, |hosting| hosting.devices.iter().any(|device| device.connected)).await;
    assert_eq!((hosting.devices[0].id, hosting.devices[0].name.as_str()), (device, "Phone"));
    let second = evening.again(phone.token.as_deref().expect("a token")).await.expect("admitted");
    drop(phone);
    // One of the device's two connections was closed: the device is still connected.
    let table = evening.table;
    let rename = |name: &str| MembershipRequest::ChangeDevice {
        table,
        device,
        change: DeviceChange::Rename { name: name.to_owned() },
    };
    assert_eq!(evening.ask(rename("  Anna's \u{202e}phone ")).await.devices[0].name, "Anna's phone");
    assert!(evening.hosting().await.devices[0].connected);
    drop(second);
    let hosting = pushed(&mut evening, |hosting| hosting.devices.iter().all(|device| !device.connected)).await;
    assert_eq!(hosting.devices[0].name, "Anna's phone");
    assert_eq!(evening.screen.request(rename(&"x".repeat(33))).await, Err(Problem::TooLong));
    for name in ["", "  ", "\u{202e}"] {
        assert_eq!(evening.screen.request(rename(name)).await, Err(Problem::Nameless), "{name:?}");
    }
    let nobody = MembershipRequest::ChangeDevice { table, device: 999, change: DeviceChange::Mute { muted: true } };
    assert_eq!(evening.screen.request(nobody).await, Err(Problem::NotFound { what: Resource::Device }));
}

/// The author of a backup could put any device into it. So its devices are admitted only after the host has confirmed
/// that the backup is its own.
#[tokio::test]
async fn device_from_backup_is_admitted_after_host_confirms_backup() {
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let there = Evening::new(folders[0].path(), 2).await;
    let token = there.phone(B).await.token.expect("a token");
    let text = backup(&there.screen).await;
    let app = App::open(folders[1].path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let restored = |added, known, devices| Ok(Reply::Restored { added, known, devices, cut: vec![], boards: vec![] });
    assert_eq!(import_file(&session, &text).await, restored(1, 0, 1));
    let Ok(Reply::Tables { tables }) = session.request(LibraryRequest::Tables).await else { panic!("no list") };
    let evening = Evening::at(app, tables[0].table).await;
    assert_eq!(evening.hosting().await.devices, []);
    assert_eq!(evening.again(&token).await.err(), Some(turned(Turned::Token)));
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
    assert_eq!(import_own_backup(&evening.screen, &text).await, restored(0, 1, 0));
    evening.ask(HostingRequest::Host { table: evening.table }).await;
    let phone = evening.again(&token).await.expect("the token is valid");
    assert_eq!(phone.guest.map(|guest| (guest.table, guest.role)), Some((evening.table, B)));
    // The device is known now, so a second import needs no confirmation.
    assert_eq!(import_file(&evening.screen, &text).await, restored(0, 1, 0));
}
