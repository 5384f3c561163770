//! The names of people at an event, and at its tables.

use super::*;

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn event_refuses_name_that_the_table_refuses() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let mut anna = club.joins(1, "Anna").await;
    let code = anna.sits(id, 0).await.expect("free");
    let mut device = anna.device(club.at(0), code).await;
    let ask = Request::Ask { request: Box::new(HostingRequest::Host { table: id }.into()) };
    let Ok(Reply::Answer { reply }) = club.organiser.ask(&ask).await else { panic!("not hosted") };
    let Told::Hosting { hosting: Some(hosting), .. } = *reply else { panic!("{reply:?}") };
    let link = hosting.links.iter().find(|link| link.role == Role::Seat(Seat(1))).expect("a code");
    let greeting = ToTable::Code { code: link.link.code.clone(), name: "Guest".to_owned(), token: Some(token()) };
    let mut guest = Line::answered(club.at(0), &greeting).await.expect("the code is right");
    // A Zoe who did not join the event sits at the table.
    let state = guest.open(id, Viewer::Seat(Seat(1))).await;
    let (request, name) = (token(), Some("Zoe".to_owned()));
    let sits = TableRequest::Sit { table: id, id: request, head: state.head, seat: Seat(1), name };
    guest.ask(&sits).await.expect("she sits there");
    let refused = anna.page.ask(&Request::Rename { name: "Zoe".to_owned() }).await;
    assert!(matches!(refused, Err(Problem::Table { .. })), "{refused:?}");
    let back = Page::comes(club.at(0), &Greeting::Back { token: anna.token.clone() }).await;
    assert_eq!(back.seen.evening.and_then(|evening| evening.me).map(|me| me.name).as_deref(), Some("Anna"));
    assert_eq!(device.open(id, Viewer::Seat(Seat(0))).await.settings.seating[0].name, "Anna");
    // They share another name.
    anna.page.ask(&Request::Rename { name: "Annika".to_owned() }).await.expect("renamed");
    assert_eq!(device.open(id, Viewer::Seat(Seat(0))).await.settings.seating[0].name, "Annika");
}

#[test]
fn renamed_guest_keeps_seat_and_taken_name_is_refused() {
    const NOW: &str = "2026-11-25T19:00:00Z";
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, NOW).expect("started");
    let anna = evening.join("Anna", &"1".repeat(64), NOW).expect("joined");
    evening.join("Bruno", &"2".repeat(64), NOW).expect("joined");
    let new = NewTable { table: 7, label: "Table 1", seats: 2, watchable: true, by: None };
    evening.open(&new).expect("open");
    let place = Place { table: 7, seat: Seat(0) };
    evening.sit(anna, place, &[]).expect("free");
    assert_eq!(evening.rename(anna, "bruno\u{200b}"), Err(Problem::NameTaken));
    assert_eq!(evening.rename(anna, "\u{200b}"), Err(Problem::Nameless));
    assert_eq!(evening.rename(anna, " Annika "), Ok(Some(place)));
    assert_eq!((evening.name_of(anna), evening.at(anna)), (Some("Annika"), Some(place)));
    assert!(evening.rename(99, "Zoe").is_err());
}

#[test]
fn event_shows_guest_named_like_an_empty_seat() {
    const NOW: &str = "2026-11-25T19:00:00Z";
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, NOW).expect("started");
    let guest = evening.join("№ 1", &"1".repeat(64), NOW).expect("joined");
    let new = NewTable { table: 7, label: "Table 1", seats: 2, watchable: true, by: None };
    evening.open(&new).expect("open");
    evening.sit(guest, Place { table: 7, seat: Seat(0) }, &[]).expect("free");
    let shown = |evening: &ClubEvent, facts: Facts| {
        let link = || Link { url: String::new(), code: String::new(), qr: String::new() };
        let links = Links { join: link(), wall: link() };
        let mut tables = evening.view(1, Who::Wall, &[facts], links).tables;
        tables.remove(0).seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>()
    };
    let mut over = facts(7, &[("№ 1", false), ("№ 2", false)], &[]);
    over.stands.progress.over = true;
    // A table from an older program does not mark empty seats. A seat is empty if it has the name of a seat without a
    // player, unless a person is known to have it.
    let mut older: Value = json!(evening);
    older["tables"][0].as_object_mut().expect("a table").remove("marks_empty");
    let mut older: ClubEvent = serde_json::from_value(older).expect("an event of an older program");
    assert_eq!(shown(&older, over.clone()), ["№ 1", ""]);
    older.close(&facts(7, &[("№ 1", false), ("№ 2", false)], &[]), NOW);
    assert_eq!(older.past(1, Who::Person(guest)).tables[0].names, ["№ 1", ""]);
    // Otherwise only the mark counts, even for a guest who has left the event.
    assert_eq!(shown(&evening, over.clone()), ["№ 1", "№ 2"]);
    over.stands.seating[1].empty = true;
    assert_eq!(shown(&evening, over.clone()), ["№ 1", ""]);
    evening.close(&over, NOW);
    assert_eq!(evening.past(1, Who::Person(guest)).tables[0].names, ["№ 1", ""]);
}
