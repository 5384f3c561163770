//! A player leaves, another takes over, a latecomer sits down: by requests of the host's screen and of phones.

use app_core::Limits;
use app_core::membership::ClubTable;
use app_core::protocol::{
    AtClub, DeviceChange, Greeting, MembershipRequest, Problem, Push, Reply, Request, Resource, Role, SeatName,
    TableRequest, TableState, Turned,
};
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::lines::{Evening, Line};
use bucintoro_tests::memory::Fault;
use bucintoro_tests::{GAME, Table, new_table_of};
use host::App;
use kernel::record::{Releaser, Settings};
use kernel::{Actor, Seat, SeatChange, Viewer};
use serde_json::json;
use tempfile::TempDir;

const OWN: Seat = Seat(1);

/// Hosts a table of three at which that seat is asked.
async fn own_turn() -> (TempDir, Evening) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 3).await;
    for nth in 0.. {
        if asked(&evening.state(Viewer::Table).await) == [Actor::Seat(OWN)] {
            break;
        }
        evening.play(nth).await.expect("accepted");
    }
    (folder, evening)
}

fn asked(state: &TableState) -> Vec<Actor> {
    let asks: Vec<(Actor, serde_json::Value, u32)> = serde_json::from_value(state.asks.clone()).expect("questions");
    asks.into_iter().map(|(actor, ..)| actor).collect()
}

/// Returns the request that gives a seat a person, based on the current head.
async fn sit(evening: &Evening, id: &str, seat: Seat, name: Option<&str>) -> Request {
    let (head, name) = (evening.state(Viewer::Table).await.head, name.map(str::to_owned));
    TableRequest::Sit { table: evening.table, id: id.to_owned(), head, seat, name }.into()
}

#[tokio::test]
async fn leaving_player_is_not_asked_and_table_continues() {
    let (_folder, evening) = own_turn().await;
    let before = evening.state(Viewer::Table).await;
    let leaves = sit(&evening, "leaves", OWN, None).await;
    let moved = evening.screen.request(leaves.clone()).await;
    let left = evening.state(Viewer::Table).await;
    assert_eq!(moved, Ok(Reply::Moved { head: left.head }));
    assert!(!asked(&left).contains(&Actor::Seat(OWN)), "{:?}", left.asks);
    let name = before.settings.seating[1].name.clone();
    let news = &left.told[before.length as usize - 1..];
    assert_eq!(news[0].seats, [SeatChange { seat: OWN, before: Some(name), now: None }]);
    assert!(news[1..].iter().any(|entry| entry.absent && entry.auto), "{news:?}");
    // A repeated request is answered and has one effect.
    assert_eq!(evening.screen.request(leaves).await, moved);
    assert_eq!(evening.state(Viewer::Table).await.length, left.length);
}

#[tokio::test]
async fn device_of_leaving_player_becomes_spectator() {
    let (_folder, evening) = own_turn().await;
    let mut phone = evening.phone(Role::Seat(OWN)).await;
    let others = sit(&evening, "others", Seat(0), None).await;
    assert_eq!(phone.ask(&others).await, Err(Problem::NotYourSeat));
    let leaves = sit(&evening, "leaves", OWN, None).await;
    assert!(matches!(phone.ask(&leaves).await, Ok(Reply::Moved { .. })));
    let hosting = evening.until(|hosting| hosting.devices.iter().all(|device| device.role == Role::Spectator)).await;
    assert_eq!(hosting.devices.len(), 1);
    let back = sit(&evening, "back", OWN, Some("Anna again")).await;
    assert_eq!(phone.ask(&back).await, Err(Problem::NotYourSeat), "a spectator cannot take a seat by itself");
}

/// The record of a departure is stored before the phone becomes a spectator. If the second step fails, a repeated
/// request completes it.
#[tokio::test]
async fn retried_leave_request_completes_change_to_spectator() {
    for (fault, starts_anew) in [(Fault::Undone, true), (Fault::Undone, false), (Fault::Full, false)] {
        let home = InMemory::new().await;
        let mut evening = Evening::at(home.app(), Table::on(home.app(), 3).await.id).await;
        let token = evening.phone(Role::Seat(OWN)).await.token.expect("a token");
        let leaves = sit(&evening, "leaves", OWN, None).await;
        home.memory.writes([[Fault::None].as_slice(), &[fault; 4]].concat());
        let answer = evening.screen.request(leaves.clone()).await;
        assert!(matches!(answer, Err(Problem::Unsettled { .. })), "{answer:?}");
        home.memory.writes([]);
        if starts_anew {
            let table = evening.table;
            evening.app.close().await;
            evening = Evening::at(home.again().await.app(), table).await;
        }
        let mut phone = evening.again(&token).await.expect("the token is valid");
        assert_eq!(phone.guest.map(|guest| guest.role), Some(Role::Seat(OWN)));
        let again = phone.ask(&leaves).await;
        assert!(matches!(again, Ok(Reply::Moved { .. })), "{again:?}");
        let back = evening.again(&token).await.expect("the token is valid");
        assert_eq!(back.guest.map(|guest| guest.role), Some(Role::Spectator), "{fault:?}");
        // Another person sits down. The earlier request does not remove them.
        let late = evening.phone(Role::Seat(OWN)).await.token.expect("a token");
        evening.screen.request(sit(&evening, "sits", OWN, Some("Fosca")).await).await.expect("accepted");
        assert_eq!(evening.screen.request(leaves).await, again);
        let late = evening.again(&late).await.expect("the token is valid");
        assert_eq!(late.guest.map(|guest| guest.role), Some(Role::Seat(OWN)));
    }
}

#[tokio::test]
async fn two_players_swap_their_names_in_one_step() {
    let (folder, evening) = own_turn().await;
    let mut phone = evening.phone(Role::Seat(OWN)).await;
    let before = evening.state(Viewer::Table).await;
    let old: Vec<String> = before.settings.seating.iter().map(|chair| chair.name.clone()).collect();
    let rename = |id: &str, names: &[(Seat, &str)]| {
        let names = names.iter().map(|(seat, name)| SeatName { seat: *seat, name: (*name).to_owned() }).collect();
        TableRequest::Rename { table: evening.table, id: id.to_owned(), head: before.head, names }
    };
    let swap = [(Seat(0), old[1].as_str()), (OWN, old[0].as_str())];
    assert_eq!(phone.ask(&rename("not hers", &swap)).await, Err(Problem::NotYourSeat));
    // All changes or none.
    for (id, names) in [
        ("taken", [(Seat(0), "Zoe"), (OWN, "zoe")]),
        ("empty", [(Seat(0), "Zoe"), (OWN, " ")]),
        ("twice", [(OWN, "Zoe"), (OWN, "Annika")]),
    ] {
        let refused = evening.screen.request(rename(id, &names)).await;
        assert!(matches!(refused, Err(Problem::Setup { .. })), "{id}: {refused:?}");
    }
    assert!(evening.screen.request(rename("none", &[])).await.is_err());
    assert_eq!(evening.state(Viewer::Table).await.length, before.length);
    evening.screen.request(rename("swap", &swap)).await.expect("renamed");
    let after = evening.state(Viewer::Table).await;
    let names: Vec<String> = after.settings.seating.iter().map(|chair| chair.name.clone()).collect();
    assert_eq!((&names[0], &names[1], after.length), (&old[1], &old[0], before.length + 1));
    let told = after.told.last().expect("an entry");
    let changes: Vec<_> = told.renamed.iter().map(|change| (change.seat, change.now.clone())).collect();
    assert_eq!(changes, [(Seat(0), Some(old[1].clone())), (OWN, Some(old[0].clone()))]);
    // The same after a restart.
    let table = evening.table;
    evening.app.close().await;
    let app = App::open(folder.path()).await.expect("the folder is free");
    let evening = Evening::at(app, table).await;
    assert_eq!(evening.state(Viewer::Table).await.settings.seating, after.settings.seating);
}

#[tokio::test]
async fn renamed_player_keeps_seat_and_device() {
    let (folder, evening) = own_turn().await;
    let mut phone = evening.phone(Role::Seat(OWN)).await;
    let before = evening.state(Viewer::Table).await;
    let old = before.settings.seating[1].name.clone();
    let rename = |id: &str, seat: Seat, name: &str| {
        let (table, id, name) = (evening.table, id.to_owned(), name.to_owned());
        TableRequest::Rename { table, id, head: before.head, names: vec![SeatName { seat, name }] }
    };
    assert_eq!(phone.ask(&rename("others", Seat(0), "Zoe")).await, Err(Problem::NotYourSeat));
    let taken = before.settings.seating[0].name.to_lowercase();
    assert!(matches!(phone.ask(&rename("taken", OWN, &taken)).await, Err(Problem::Setup { .. })));
    let moved = phone.ask(&rename("own", OWN, " Annika\u{200b}")).await;
    assert_eq!(moved, Ok(Reply::Moved { head: before.head }));
    assert_eq!(phone.ask(&rename("own", OWN, " Annika\u{200b}")).await, moved, "a repeated request has one effect");
    let after = evening.state(Viewer::Table).await;
    assert_eq!((after.settings.seating[1].name.as_str(), after.length), ("Annika", before.length + 1));
    assert_eq!((&after.asks, &after.view), (&before.asks, &before.view));
    let told = after.told.last().expect("an entry");
    let renamed = SeatChange { seat: OWN, before: Some(old), now: Some("Annika".into()) };
    assert_eq!((&told.renamed, told.seats.len()), (&vec![renamed], 0));
    assert_eq!(evening.hosting().await.devices[0].role, Role::Seat(OWN));
    // After a restart the name is known, and the departure has it.
    let leaves = sit(&evening, "leaves", OWN, None).await;
    evening.screen.request(leaves).await.expect("accepted");
    let table = evening.table;
    evening.app.close().await;
    let app = App::open(folder.path()).await.expect("the folder is free");
    let evening = Evening::at(app, table).await;
    let left = evening.state(Viewer::Table).await;
    let change = left.told.iter().find_map(|entry| entry.seats.first()).expect("a player has left");
    assert_eq!((change.before.as_deref(), &change.now), (Some("Annika"), &None));
    let names = vec![SeatName { seat: OWN, name: "Zoe".into() }];
    let nobody = TableRequest::Rename { table, id: "nobody".into(), head: left.head, names };
    assert!(matches!(evening.screen.request(nobody).await, Err(Problem::Setup { .. })), "the seat is empty");
}

#[tokio::test]
async fn replacement_releases_old_device_and_late_player_keeps_theirs() {
    let (_folder, evening) = own_turn().await;
    let _before = evening.phone(Role::Seat(OWN)).await;
    let replaced = sit(&evening, "replaced", OWN, Some("  Emma ")).await;
    evening.screen.request(replaced).await.expect("accepted");
    assert_eq!(evening.state(Viewer::Table).await.settings.seating[1].name, "Emma");
    assert_eq!(evening.hosting().await.devices[0].role, Role::Spectator);
    evening.screen.request(sit(&evening, "leaves", OWN, None).await).await.expect("accepted");
    let mut late = evening.phone(Role::Seat(OWN)).await;
    let sits = sit(&evening, "sits", OWN, Some("Fosca")).await;
    assert!(matches!(late.ask(&sits).await, Ok(Reply::Moved { .. })));
    let state = evening.state(Viewer::Table).await;
    let chair = &state.settings.seating[1];
    assert_eq!((chair.name.as_str(), chair.empty), ("Fosca", false));
    assert!(evening.hosting().await.devices.iter().any(|device| device.role == Role::Seat(OWN)));
}

#[tokio::test]
async fn missing_seat_and_taken_name_are_refused() {
    let (_folder, evening) = own_turn().await;
    let nowhere = sit(&evening, "nowhere", Seat(7), Some("Gino")).await;
    assert_eq!(evening.screen.request(nowhere).await, Err(Problem::NotFound { what: Resource::Seat }));
    let taken = evening.state(Viewer::Table).await.settings.seating[0].name.clone();
    let twice = sit(&evening, "twice", OWN, Some(&taken)).await;
    assert!(matches!(evening.screen.request(twice).await, Err(Problem::Setup { .. })));
}

#[tokio::test]
async fn undo_before_departure_makes_empty_seat_wait_for_confirmation() {
    let (_folder, mut evening) = own_turn().await;
    evening.play(0).await.expect("accepted");
    while asked(&evening.state(Viewer::Table).await) != [Actor::Seat(OWN)] {
        let (table, id, head) = (evening.table, evening.request_id(), evening.state(Viewer::Table).await.head);
        evening.screen.request(TableRequest::Undo { table, id, head }).await.expect("there is something to undo");
    }
    evening.play(0).await.expect("accepted");
    evening.screen.request(sit(&evening, "leaves", OWN, None).await).await.expect("accepted");
    loop {
        let (table, id, state) = (evening.table, evening.request_id(), evening.state(Viewer::Table).await);
        if state.waits && asked(&state) == [Actor::Seat(OWN)] {
            break;
        }
        evening.screen.request(TableRequest::Undo { table, id, head: state.head }).await.expect("a step back");
    }
    let (table, id, state) = (evening.table, evening.request_id(), evening.state(Viewer::Table).await);
    evening.screen.request(TableRequest::Answer { table, id, head: state.head }).await.expect("it continues");
    let on = evening.state(Viewer::Table).await;
    assert!(!on.waits && !asked(&on).contains(&Actor::Seat(OWN)));
}

/// If one of two players leaves, the match is resigned only after a person at the table confirms it.
#[tokio::test]
async fn answer_of_empty_seat_that_ends_game_needs_confirmation() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let table = new_table_of(&session, "twilight", 2, &[]).await;
    let mut evening = Evening::at(app, table).await;
    while !matches!(asked(&evening.state(Viewer::Table).await)[..], [Actor::Seat(_)]) {
        evening.play(0).await.expect("accepted");
    }
    let [Actor::Seat(gone)] = asked(&evening.state(Viewer::Table).await)[..] else { panic!("a seat is asked") };
    let stays = Seat(1 - gone.0);
    let mut phone = evening.phone(Role::Seat(stays)).await;
    evening.screen.request(sit(&evening, "leaves", gone, None).await).await.expect("accepted");
    let left = evening.state(Viewer::Table).await;
    assert!(left.waits && !left.progress.over, "{:?}", left.progress);
    assert_eq!(asked(&left), [Actor::Seat(gone)]);
    // Another person sits down, and nothing is lost.
    evening.screen.request(sit(&evening, "comes", gone, Some("Fosca")).await).await.expect("accepted");
    let back = evening.state(Viewer::Table).await;
    assert!(!back.waits && asked(&back) == [Actor::Seat(gone)]);
    evening.screen.request(sit(&evening, "leaves again", gone, None).await).await.expect("accepted");
    // The remaining players continue it.
    let head = evening.state(Viewer::Table).await.head;
    let goes_on = TableRequest::Answer { table, id: "goes on".to_owned(), head };
    assert!(matches!(phone.ask(&goes_on).await, Ok(Reply::Moved { .. })));
    let over = evening.state(Viewer::Table).await;
    assert!(over.progress.over && !over.waits);
    assert!(over.told.last().is_some_and(|entry| entry.absent), "{:?}", over.told.last());
}

#[tokio::test]
async fn seat_cannot_make_app_answer_for_chance() {
    let (_folder, mut evening) = own_turn().await;
    let mut phone = evening.phone(Role::Seat(OWN)).await;
    // Back to a question to chance.
    while asked(&evening.state(Viewer::Table).await) != [Actor::Chance] {
        let (table, id, state) = (evening.table, evening.request_id(), evening.state(Viewer::Table).await);
        let jump = TableRequest::Jump { table, id, head: state.head, to: state.head - 1 };
        evening.screen.request(jump).await.expect("an earlier entry");
    }
    let (table, id, state) = (evening.table, evening.request_id(), evening.state(Viewer::Table).await);
    assert!(state.waits);
    let answer = TableRequest::Answer { table, id, head: state.head };
    assert_eq!(phone.ask(&answer).await, Err(Problem::NotYourSeat));
    assert!(matches!(evening.screen.request(answer).await, Ok(Reply::Moved { .. })));
}

#[tokio::test]
async fn seat_waives_rule_only_for_itself_if_event_permits() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let mut phone = evening.phone(Role::Seat(Seat(0))).await;
    let head = phone.look().await.head;
    let says = |id: &str, seat| TableRequest::Command {
        table: evening.table,
        id: id.to_owned(),
        head,
        question: None,
        by: Actor::Seat(Seat(seat)),
        command: json!({"do": "EndTurn"}),
        waive: vec!["MOVE-1".to_owned()],
    };
    assert_eq!(phone.ask(&says("one", 0)).await, Err(Problem::HostOnly));
    let membership = evening.app.lobby().membership_of(evening.table).expect("hosted");
    membership.at_club(ClubTable { places: vec![Some(2), Some(1)], house_rules: true });
    let club = phone.push_until(|push| if let Push::Guest { guest } = push { guest.club } else { None }).await;
    assert_eq!(club, AtClub { ended: true, tied: false, place: Some(2), house_rules: true });
    let judged = phone.ask(&says("two", 0)).await;
    assert!(!matches!(judged, Err(Problem::HostOnly)), "the rules decide: {judged:?}");
    assert_eq!(phone.ask(&says("three", 1)).await, Err(Problem::NotYourSeat), "for its own seat only");
    let mut watches = evening.phone(Role::Spectator).await;
    assert_eq!(watches.ask(&says("four", 0)).await, Err(Problem::NotYourSeat));
}

/// Hosts a table for an organiser who does not know the players, as at a club, with a phone at [`OWN`] and a spectator.
async fn guarded() -> (TempDir, Evening, [Line; 2]) {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { guarded: true, ..Limits::default() };
    let app = App::open_within(folder.path(), limits).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let table = new_table_of(&session, GAME, 3, &[]).await;
    let evening = Evening::at(app, table).await;
    let phones = [evening.phone(Role::Seat(OWN)).await, evening.phone(Role::Spectator).await];
    (folder, evening, phones)
}

/// Returns the problem of a device with the code of [`OWN`], perhaps with a token.
async fn shows_code(evening: &Evening, token: Option<&Line>) -> Option<Problem> {
    let token = token.map(|line| line.token.clone().expect("a token"));
    let greeting = Greeting::Code { code: evening.code(Role::Seat(OWN)).await, name: "Phone".to_owned(), token };
    Line::enter(evening.door().await, &greeting).await.err()
}

#[tokio::test]
async fn guarded_seat_admits_second_device_only_with_consent() {
    let (_folder, evening, [own, watches]) = guarded().await;
    let table = evening.table;
    let taken = Some(Problem::TurnedAway { why: Turned::Taken });
    // A new device, and a known one.
    assert_eq!(shows_code(&evening, None).await, taken);
    assert_eq!(shows_code(&evening, Some(&watches)).await, taken);
    let device = watches.guest.expect("a guest").device;
    let change = DeviceChange::Move { role: Role::Seat(OWN) };
    let moved = evening.screen.request(MembershipRequest::ChangeDevice { table, device, change }).await;
    assert_eq!(moved, Err(Problem::SeatTaken));
    // A sleeping phone keeps its place, and can return to its seat.
    let (device, token) = (own.guest.expect("a guest").device, own.token.clone().expect("a token"));
    drop(own);
    evening.until(|hosting| hosting.devices.iter().all(|known| known.id != device || !known.connected)).await;
    assert_eq!(shows_code(&evening, None).await, taken);
    assert!(evening.again(&token).await.is_ok());
    // The player asks for a way to join: a new code, valid for one more device.
    let before = evening.code(Role::Seat(OWN)).await;
    evening.app.lobby().membership_of(table).expect("hosted").grant_consent(OWN);
    assert_ne!(evening.code(Role::Seat(OWN)).await, before);
    assert_eq!(shows_code(&evening, None).await, None);
    assert_eq!(shows_code(&evening, None).await, taken);
    // The code admits a device again after the seat's devices were removed.
    for known in evening.hosting().await.devices.into_iter().filter(|known| known.role == Role::Seat(OWN)) {
        evening.ask(MembershipRequest::ChangeDevice { table, device: known.id, change: DeviceChange::Remove }).await;
    }
    assert_eq!(shows_code(&evening, None).await, None);
}

#[tokio::test]
async fn record_keeps_releases_of_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 3).await;
    let table = evening.table;
    evening.app.note_release(table, OWN, Releaser::Organiser).await.expect("recorded");
    let _phone = evening.phone(Role::Seat(OWN)).await;
    evening.ask(MembershipRequest::ReleaseSeat { table, seat: OWN }).await;
    // All viewers read it, and so does the next device of the seat.
    for viewer in [Viewer::Spectator, Viewer::Seat(OWN), Viewer::Seat(Seat(0))] {
        let released = evening.state(viewer).await.settings.released;
        let by: Vec<_> = released.iter().map(|release| (release.seat, release.by)).collect();
        assert_eq!(by, [(OWN, Releaser::Organiser), (OWN, Releaser::Host)]);
    }
    let state = evening.state(Viewer::Table).await;
    let settings = Settings { released: vec![], ..state.settings.clone() };
    let set = TableRequest::Settings { table, id: evening.request_id(), head: state.head, settings };
    evening.screen.request(set).await.expect("it is set");
    assert_eq!(evening.state(Viewer::Table).await.settings, state.settings);
    // Removing the device from a seat also releases the seat. A seat without a device is not released again.
    evening.ask(MembershipRequest::ReleaseSeat { table, seat: OWN }).await;
    for change in [DeviceChange::Move { role: Role::Spectator }, DeviceChange::Remove] {
        let phone = evening.phone(Role::Seat(OWN)).await;
        let device = phone.guest.expect("a guest").device;
        evening.ask(MembershipRequest::ChangeDevice { table, device, change }).await;
    }
    let released = evening.state(Viewer::Spectator).await.settings.released;
    assert_eq!(released.iter().filter(|release| release.by == Releaser::Host).count(), 3);
    let missing = evening.app.note_release(table, Seat(9), Releaser::Host).await;
    assert!(matches!(missing, Err(Problem::NotFound { .. })), "{missing:?}");
}
