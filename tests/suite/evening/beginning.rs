//! The start of a game at an event: all seats are taken, or a person starts it.

use super::*;

/// The organiser opens a table for three. Libertalia deals its cards when it starts.
async fn opens_for_three(club: &mut Club) -> u32 {
    let (id, label, game) = (token(), "Table 3".to_owned(), "libertalia".to_owned());
    let open = OpenTable { id, label, game, seats: 3, watchable: true, answering: None, waivers: vec![], setup: None };
    let opened = club.organiser.ask(&Request::OpenTable { open: Box::new(open) }).await;
    let Ok(Reply::Opened { table }) = opened else { panic!("{opened:?}") };
    table
}

async fn state(device: &mut Line, table: u32, viewer: Viewer) -> TableState {
    match device.ask(&TableRequest::Open { table, viewer }).await {
        Ok(Told::State { state }) => *state,
        other => panic!("{other:?}"),
    }
}

/// Returns the number of events in the game, without changes of seats.
fn played(state: &TableState) -> usize {
    state.told.iter().filter(|entry| entry.settings.is_none() && entry.seed.is_none()).count()
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn game_begins_when_all_seats_are_taken_or_a_player_starts_it() {
    let mut club = Club::new(&[]).await;
    let mut people = [club.joins(0, "Anna").await, club.joins(1, "№ 1").await, club.joins(0, "№ 3").await];
    for is_begun_by_hand in [false, true] {
        let id = opens_for_three(&mut club).await;
        let begin = |id: &str, table| TableRequest::Begin { table, id: id.to_owned(), head: 0 };
        let code = people[0].sits(id, 1).await.expect("free");
        let mut device = people[0].device(club.at(0), code).await;
        people[1].sits(id, 0).await.expect("free");
        // No card is dealt and no question is asked. A guest with the name of a free seat does not change that.
        let waits = state(&mut device, id, Viewer::Seat(Seat(1))).await;
        assert!(waits.settings.awaits_players && played(&waits) == 0, "{:?}", waits.told);
        assert_eq!((&waits.asks, &waits.legal), (&json!([]), &json!([])));
        assert_eq!(waits.settings.seating.iter().map(|chair| chair.empty).collect::<Vec<_>>(), [false, false, true]);
        let by = Actor::Seat(Seat(1));
        let said = TableRequest::Command {
            table: id,
            id: token(),
            head: 0,
            question: None,
            by,
            command: json!({"do": "Choose"}),
            waive: vec![],
        };
        assert!(device.ask(&said).await.is_err());
        let answer = TableRequest::Answer { table: id, id: token(), head: 0 };
        assert_eq!(device.ask(&answer).await, Err(app_core::protocol::Problem::NotBegun));
        club.organiser
            .until(|seen| {
                let table = seen.evening.as_ref().and_then(|now| now.tables.iter().find(|table| table.table == id));
                table.is_some_and(|table| table.awaits_players && free(table) == [false, false, true])
            })
            .await;
        if is_begun_by_hand {
            // A spectator cannot start it. A seated player can, once.
            let Ok(Reply::Way { code }) = club.organiser.ask(&Request::Watch { table: id }).await else {
                panic!("watched")
            };
            let greeting = ToTable::Code { code, name: String::new(), token: None };
            let mut watches = Line::answered(club.at(1), &greeting).await.expect("admitted");
            assert_eq!(watches.ask(&begin("w", id)).await, Err(app_core::protocol::Problem::NotYourSeat));
            let begun = device.ask(&begin("b", id)).await;
            assert!(matches!(begun, Ok(Told::Moved { .. })), "{begun:?}");
            assert_eq!(device.ask(&begin("b", id)).await, begun, "the same request again");
            let late = Request::Ask { request: Box::new(begin("late", id).into()) };
            let late = club.organiser.ask(&late).await;
            assert!(matches!(late, Err(Problem::Table { .. })), "{late:?}");
        } else {
            people[2].sits(id, 2).await.expect("free");
        }
        let plays = state(&mut device, id, Viewer::Seat(Seat(1))).await;
        assert!(!plays.settings.awaits_players && played(&plays) > 0, "{:?}", plays.told);
        assert_ne!(plays.asks, json!([]));
        // A person with the name of the seat stands up and is removed like any other.
        people[1].page.ask(&Request::StandUp).await.expect("stood up");
        let left = state(&mut device, id, Viewer::Seat(Seat(1))).await;
        assert!(left.settings.seating[0].empty, "{:?}", left.settings.seating);
        club.organiser.ask(&Request::CloseTable { table: id }).await.expect("closed");
        let sat = if is_begun_by_hand { 2 } else { 3 };
        for person in &mut people[..sat] {
            person.page.ask(&Request::Agree { table: id }).await.expect("they sat there");
        }
        let record = people[0].page.ask(&Request::Record { table: id }).await;
        let Ok(Reply::File { text, .. }) = record else { panic!("{record:?}") };
        opens_in_the_app(&text).await;
        assert!(text.lines().next().expect("a line").contains("\"awaits_players\":true"));
    }
    let guest = club.organiser.seen.evening.as_ref().expect("one").people[1].person;
    club.organiser.ask(&Request::RemovePerson { person: guest }).await.expect("removed");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn organiser_starts_game_with_free_seats() {
    let mut club = Club::new(&[]).await;
    let id = opens_for_three(&mut club).await;
    let mut anna = club.joins(1, "Anna").await;
    let code = anna.sits(id, 0).await.expect("free");
    let mut device = anna.device(club.at(1), code).await;
    let begin = TableRequest::Begin { table: id, id: token(), head: 0 };
    club.organiser.ask(&Request::Ask { request: Box::new(begin.into()) }).await.expect("started");
    let plays = state(&mut device, id, Viewer::Seat(Seat(0))).await;
    assert!(!plays.settings.awaits_players && played(&plays) > 0, "{:?}", plays.told);
}
