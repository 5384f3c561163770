//! The archive of an event: its tables, and who may download a record.

use super::*;

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn archive_lists_closed_tables_and_gives_records_to_players() {
    let mut club = Club::new(&[]).await;
    let (over, given_up) = (club.opens("Table 1", true).await, club.opens("Table 2", true).await);
    let (mut anna, mut bruno, mut clara) =
        (club.joins(0, "Anna").await, club.joins(1, "Bruno").await, club.joins(1, "Clara").await);
    let trusting = HostingRequest::HostOptions { table: over, open: false, trusting: true, address: String::new() };
    club.organiser.ask(&Request::Ask { request: Box::new(trusting.into()) }).await.expect("the setting is changed");
    let code = anna.sits(over, 0).await.expect("free");
    bruno.sits(over, 1).await.expect("free");
    let mut device = anna.device(club.at(0), code).await;
    assert!(play(&mut device, over, Viewer::Seat(Seat(0)), 3_000).await, "the game ends");
    let late = clara.sits(over, 0).await;
    assert_eq!(late, Err(Problem::Taken));
    club.organiser.ask(&Request::CloseTable { table: over }).await.expect("closed");
    // Neither a token nor the organiser can continue it, on any node.
    while device.push().await.is_some() {}
    for node in 0..2 {
        let again = Line::answered(club.at(node), &ToTable::Token { token: anna.token.clone() }).await;
        let closed = app_core::protocol::Problem::TableClosed { label: "Table 1".to_owned() };
        assert_eq!(again.err(), Some(closed), "the reason");
    }
    let host =
        club.organiser.ask(&Request::Ask { request: Box::new(HostingRequest::Host { table: over }.into()) }).await;
    assert!(host.is_err(), "{host:?}");
    anna.page.until(|seen| seen.evening.as_ref().is_some_and(|evening| evening.tables.len() == 1)).await;
    let Ok(Reply::Archive { evenings }) = anna.page.ask(&Request::Archive).await else { panic!("an archive") };
    let line = &evenings[0].tables[0];
    assert_eq!((line.table, line.over, line.game.as_str(), line.label.as_str()), (over, true, GAME, "Table 1"));
    assert_eq!(line.names, ["Anna", "Bruno"]);
    assert!(line.places.contains(&1) && line.mine && line.whole && !line.asks, "{line:?}");
    // The whole record, for its players and the organiser only.
    assert_eq!(clara.page.ask(&Request::Record { table: over }).await, Err(Problem::NotAllowed));
    let Ok(Reply::File { name, text }) = bruno.page.ask(&Request::Record { table: over }).await else {
        panic!("a file")
    };
    assert!(name.ends_with(".bucintoro"), "{name}");
    let organisers = club.organiser.ask(&Request::Record { table: over }).await;
    assert_eq!(organisers, Ok(Reply::File { name, text: text.clone() }));
    opens_in_the_app(&text).await;

    // An abandoned game is closed too. Its secrets stay hidden until all players have agreed.
    let code = anna.sits(given_up, 0).await.expect("free");
    clara.sits(given_up, 1).await.expect("free");
    let mut device = anna.device(club.at(1), code).await;
    play(&mut device, given_up, Viewer::Seat(Seat(0)), 4).await;
    club.organiser.ask(&Request::End).await.expect("ended");
    club.organiser.until(|seen| seen.evening.as_ref().is_some_and(|evening| evening.ended.is_some())).await;
    anna.page.ask(&Request::Agree { table: given_up }).await.expect("agreed");
    assert_eq!(bruno.page.ask(&Request::Agree { table: given_up }).await, Err(Problem::NotAllowed));
    for page in [&mut anna.page, &mut club.organiser] {
        let denied = page.ask(&Request::Record { table: given_up }).await;
        assert_eq!(denied, Err(Problem::NotAllowed), "the other has not agreed");
    }
    clara.page.ask(&Request::Agree { table: given_up }).await.expect("agreed");
    let Ok(Reply::File { text, .. }) = anna.page.ask(&Request::Record { table: given_up }).await else {
        panic!("whole")
    };
    opens_in_the_app(&text).await;
    // The next event has another id; its archive has both. Screens in the room stay connected.
    let mut display = club.wall(1).await;
    club.organiser.ask(&Request::Begin { plan: plan("Friday"), id: Some("asked".to_owned()) }).await.expect("started");
    assert_eq!(club.organiser.ask(&Request::Begin { plan: plan("Twice"), id: None }).await, Err(Problem::Running));
    let again = Request::Begin { plan: plan("Friday"), id: Some("asked".to_owned()) };
    assert_eq!(club.organiser.ask(&again).await, Ok(Reply::Done), "the same request again");
    let friday = |seen: &club_event::wire::Seen| seen.evening.as_ref().is_some_and(|now| now.plan.name == "Friday");
    display.until(friday).await;
    assert!(!display.gone);
    let Ok(Reply::Archive { evenings }) = club.organiser.ask(&Request::Archive).await else { panic!("an archive") };
    let names = evenings.iter().map(|evening| (evening.name.as_str(), evening.tables.len())).collect::<Vec<_>>();
    assert_eq!(names, [("Friday", 0), ("Thursday", 2)]);
}

/// True if Anna may download the record of an unfinished table. Of the people who have joined, only she sat there, and
/// she has agreed.
fn anna_takes(before: &Facts, at_last: &Facts) -> bool {
    const NOW: &str = "2026-11-25T19:00:00Z";
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, NOW).expect("started");
    let anna = evening.join("Anna", &"1".repeat(64), NOW).expect("joined");
    let new = NewTable { table: 7, label: "Table 1", seats: 2, watchable: true, by: None };
    evening.open(&new).expect("open");
    evening.sit(anna, Place { table: 7, seat: Seat(0) }, &[]).expect("free");
    evening.note_strangers(before);
    evening.close(at_last, NOW);
    evening.agree(anna, 7).expect("she sat there");
    let takes = evening.may_take(Who::Person(anna), 7).is_ok();
    let PastEvening { tables, .. } = evening.past(1, Who::Person(anna));
    assert_eq!(tables[0].whole, takes);
    takes
}

#[test]
fn unfinished_record_with_unjoined_player_stays_hidden() {
    let (alone, beside) = (facts(7, &[("Anna", false), ("№ 2", true)], &[0]), &[("Anna", false), ("№ 2", false)]);
    assert!(anna_takes(&alone, &alone), "no other player");
    // A device joined the seat with a code of the organiser: the seat has no person's name, or a name that the
    // organiser wrote.
    assert!(!anna_takes(&facts(7, beside, &[0, 1]), &facts(7, beside, &[])));
    assert!(!anna_takes(&facts(7, beside, &[]), &facts(7, beside, &[])));
    let named = facts(7, &[("Anna", false), ("Zoe", false)], &[]);
    assert!(!anna_takes(&named, &named));
    // A player stood up from a seat. A closed table has no devices.
    let stood = &[("Anna", false), ("№ 2", true)];
    assert!(!anna_takes(&facts(7, stood, &[0, 1]), &facts(7, stood, &[])));
    // A finished game has no secrets.
    let mut over = facts(7, beside, &[]);
    over.stands.progress.over = true;
    assert!(anna_takes(&facts(7, beside, &[0, 1]), &over));
}

#[test]
fn archive_omits_tables_without_players() {
    let nobody = &[("№ 1", true), ("№ 2", true)];
    let mut played = facts(7, nobody, &[]);
    played.stands.progress.turn = 2;
    for (seen, archived) in [
        (facts(7, nobody, &[]), false),
        (facts(7, nobody, &[1]), true),
        (facts(7, &[("№ 1", true), ("Zoe", false)], &[]), true),
        (facts(7, &[("№ 1", true), ("№ 2", false)], &[]), true),
        (played, true),
    ] {
        let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
        let mut evening = ClubEvent::start(plan("Thursday"), codes, "2026-11-25T19:00:00Z").expect("started");
        let new = NewTable { table: 7, label: "Table 1", seats: 2, watchable: true, by: None };
        evening.open(&new).expect("open");
        evening.note_strangers(&seen);
        // Its devices have disconnected by then.
        evening.close(&Facts { devices: vec![], ..seen.clone() }, "2026-11-25T20:00:00Z");
        assert_eq!(evening.closed().len(), usize::from(archived), "{seen:?}");
        assert!(evening.open_tables().is_empty());
    }
}

/// A game of three that two people left unfinished. Only the consent of those who sat there is needed.
#[test]
fn record_of_abandoned_game_needs_consent_of_all_players() {
    const NOW: &str = "2026-11-25T19:00:00Z";
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, NOW).expect("started");
    let anna = evening.join("Anna", &"1".repeat(64), NOW).expect("joined");
    let bruno = evening.join("№ 3", &"2".repeat(64), NOW).expect("joined");
    let new = NewTable { table: 7, label: "Table 1", seats: 3, watchable: true, by: None };
    evening.open(&new).expect("open");
    for (person, seat) in [(anna, 0), (bruno, 1)] {
        evening.sit(person, Place { table: 7, seat: Seat(seat) }, &[]).expect("free");
    }
    let stands = facts(7, &[("Anna", false), ("№ 3", false), ("№ 3", true)], &[0, 1]);
    evening.note_strangers(&stands);
    evening.close(&Facts { devices: vec![], ..stands }, NOW);
    evening.agree(anna, 7).expect("she sat there");
    assert_eq!(evening.may_take(Who::Person(anna), 7), Err(Problem::NotAllowed));
    let waiting = &evening.past(1, Who::Person(bruno)).tables[0];
    assert!(waiting.asks, "{waiting:?}");
    assert_eq!(waiting.names, ["Anna", "№ 3", ""]);
    evening.agree(bruno, 7).expect("he sat there");
    assert_eq!(evening.may_take(Who::Person(anna), 7), Ok(()));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn guest_outside_the_event_blocks_release_of_unfinished_record() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let (mut anna, mut bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    anna.sits(id, 0).await.expect("free");
    bruno.sits(id, 1).await.expect("free");
    bruno.page.ask(&Request::StandUp).await.expect("stood up");
    let host = club.organiser.ask(&Request::Ask { request: Box::new(HostingRequest::Host { table: id }.into()) }).await;
    let Ok(Reply::Answer { reply }) = host else { panic!("{host:?}") };
    let Told::Hosting { hosting: Some(hosting), .. } = *reply else { panic!("{reply:?}") };
    let way = hosting.links.iter().find(|way| way.role == Role::Seat(Seat(1))).expect("a link for the seat");
    let greeting = ToTable::Code { code: way.link.code.clone(), name: "Zoe".to_owned(), token: Some(token()) };
    let zoe = Line::answered(club.at(1), &greeting).await.expect("the code is right");
    assert_eq!(zoe.guest.expect("a guest").role, Role::Seat(Seat(1)));
    club.organiser.ask(&Request::CloseTable { table: id }).await.expect("closed");
    for player in [&mut anna, &mut bruno] {
        player.page.ask(&Request::Agree { table: id }).await.expect("they sat there");
    }
    let record = anna.page.ask(&Request::Record { table: id }).await;
    assert_eq!(record, Err(Problem::NotAllowed), "Zoe's secrets stay hidden");
    let Ok(Reply::Archive { evenings }) = anna.page.ask(&Request::Archive).await else { panic!("an archive") };
    assert!(!evenings[0].tables[0].whole && !evenings[0].tables[0].asks, "{evenings:?}");
}
