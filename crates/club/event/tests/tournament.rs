//! The tournament of an event: its players, the tables opened for it, and the results it takes.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use app_core::Summary;
use app_core::protocol::Link;
use club_event::wire::tournament::{TournamentPlan, TournamentSeen};
use club_event::wire::{Opening, Place, Plan, Problem, Seating};
use club_event::{ClubEvent, Codes, Facts, Links, NewTable, ToOpen, Who};
use club_tournament::{First, Player, Problem as Swiss, Scale, Settings, Sizes};
use kernel::{Progress, Seat};

const NOW: &str = "2026-11-25T19:00:00Z";

fn plan(seating: Seating) -> Plan {
    Plan { name: "Swiss".to_owned(), opening: Opening::Organiser, seating, house_rules: false, program_tables: 0 }
}

/// Returns an event that people can join with this code; no one has joined yet.
fn event(seating: Seating, joining: &str) -> ClubEvent {
    let codes = Codes { joining: joining.to_owned(), wall: "0".repeat(32) };
    ClubEvent::start(plan(seating), codes, NOW).unwrap()
}

/// Returns an event with a tournament and the given number of people, numbered from 1.
fn evening(people: u32) -> ClubEvent {
    let mut evening = event(Seating::Tournament, "abcdef");
    evening.set_up(plan_of(4), &(2..=4), 7).unwrap();
    for person in 1..=people {
        assert_eq!(evening.join(&format!("P{person}"), &format!("{person:064}"), NOW), Ok(person));
    }
    evening
}

fn plan_of(most: u8) -> TournamentPlan {
    let sizes = Sizes { least: 3, wanted: most, most };
    let settings = Settings { sizes, rounds: 2, scale: Scale::Even, bye: None, first: First::Lot };
    TournamentPlan { game: "libertalia".to_owned(), watchable: true, settings }
}

fn seen(evening: &ClubEvent) -> TournamentSeen {
    let link = || Link { url: String::new(), code: String::new(), qr: String::new() };
    evening.view(1, Who::Wall, &[], Links { join: link(), wall: link() }).tournament.expect("a tournament")
}

/// Opens the drawn tables as a node does, with ids from `first` on.
fn open(evening: &mut ClubEvent, first: u32) -> Vec<ToOpen> {
    let drawn = evening.to_open();
    for (table, one) in (first..).zip(&drawn) {
        let seats = one.people.len() as u8;
        evening.open(&NewTable { table, label: &one.label, seats, watchable: one.watchable, by: None }).unwrap();
        for (seat, person) in (0..).zip(&one.people) {
            evening.give(person.unwrap(), Place { table, seat: Seat(seat) }, &[]).unwrap();
        }
        assert!(evening.opened(one, table));
    }
    drawn
}

/// Facts of a table: over with these places, or unfinished if there are none.
fn facts(table: u32, places: &[u8]) -> Facts {
    let progress = Progress { turn: 1, over: !places.is_empty() };
    let stands = Summary { progress, places: places.to_vec(), played: NOW.to_owned(), ..Summary::default() };
    Facts { table, game: "libertalia".to_owned(), stands, node: None, scores: vec![], devices: vec![] }
}

#[test]
fn joined_guests_play_at_their_drawn_seats() {
    let mut evening = evening(8);
    assert_eq!(seen(&evening).players.len(), 8);
    evening.draw("Table").unwrap();
    let drawn = open(&mut evening, 10);
    assert_eq!(drawn.iter().map(|one| one.label.as_str()).collect::<Vec<_>>(), ["Table 1", "Table 2"]);
    assert!(evening.to_open().is_empty());
    for (id, table) in (10..).zip(&seen(&evening).rounds[0].tables) {
        assert_eq!(table.table, Some(id));
        for (seat, player) in (0..).zip(&table.seats) {
            assert_eq!(evening.at(player.0), Some(Place { table: id, seat: Seat(seat) }));
        }
    }
    // A person who stood up may sit down at the same seat again, and at no other.
    let player = seen(&evening).rounds[0].tables[0].seats[2].0;
    let own = evening.stand_up(player).unwrap().unwrap();
    assert_eq!(evening.sit(player, Place { seat: Seat(1), ..own }, &[]), Err(Problem::Given));
    assert_eq!(evening.sit(player, own, &[]), Ok(()));
    // A person who joins now plays from the next round on.
    let late = evening.join("Late", &"f".repeat(64), NOW).unwrap();
    assert!(seen(&evening).players.iter().any(|one| one.player == Player(late)));
}

#[test]
fn games_report_results_and_next_round_waits_for_them() {
    let mut evening = evening(8);
    evening.draw("Table").unwrap();
    open(&mut evening, 10);
    let unfinished = |tables| Err(Problem::from(Swiss::Unfinished { tables }));
    assert_eq!(evening.before_draw(), unfinished(2));
    let known = [facts(10, &[2, 1, 2, 4]), facts(11, &[])];
    assert!(evening.has_news(&known));
    evening.report(&known);
    assert!(!evening.has_news(&known));
    assert_eq!(evening.before_draw(), unfinished(1));
    // The end of the game was undone.
    evening.report(&[facts(10, &[])]);
    assert_eq!(evening.before_draw(), unfinished(2));
    // A table that is closed after its end is reported at once.
    evening.close(&facts(10, &[2, 1, 2, 4]), NOW);
    evening.correct(0, 1, &[Some(1), None, Some(2), Some(3)]).unwrap();
    assert_eq!(evening.before_draw(), Ok(vec![11]));
    evening.report(&[facts(11, &[4, 3, 2, 1])]);
    let tables = seen(&evening).rounds[0].tables.clone();
    assert_eq!(tables[0].outcome.as_ref().unwrap().places, [Some(2), Some(1), Some(2), Some(4)]);
    assert_eq!(tables[1].outcome.as_ref().unwrap().places[1], None, "what the organiser says counts");
    evening.close(&facts(11, &[]), NOW);
    // The archive has the places that count, even if the game ended in another order.
    let places: Vec<_> = evening.past(1, Who::Organiser).tables.into_iter().map(|past| past.places).collect();
    assert_eq!(places, [vec![2, 1, 2, 4], vec![1, 0, 2, 3]]);
    evening.draw("Table").unwrap();
    assert_eq!(open(&mut evening, 20).len(), 2);
    evening.call_time().unwrap();
    let seen = seen(&evening);
    assert!(seen.over);
    assert_eq!(seen.standings.iter().map(|one| one.points.0).sum::<u32>(), 4 * 12 * 60, "twelve points for each table");
    assert!(evening.sheet().unwrap().contains("P1"));
}

#[test]
fn departed_or_removed_players_are_not_drawn() {
    let mut evening = evening(9);
    evening.leave(Player(3)).unwrap();
    evening.draw("Table").unwrap();
    open(&mut evening, 10);
    evening.call_time().unwrap();
    evening.remove(5).unwrap();
    evening.close(&facts(10, &[]), NOW);
    evening.close(&facts(11, &[]), NOW);
    evening.enter(Player(3)).unwrap();
    assert!(evening.enter(Player(5)).is_err(), "removed");
    evening.draw("Table").unwrap();
    let people: Vec<_> = evening.to_open().into_iter().flat_map(|one| one.people).flatten().collect();
    assert!(people.contains(&3) && !people.contains(&5));
    assert!(seen(&evening).players.iter().any(|one| one.player == Player(5) && one.left && one.name == "P5"));
}

#[test]
fn t_25_keeps_departed_players_out_and_order_after_setup_change() {
    let mut evening = evening(4);
    evening.leave(Player(2)).unwrap();
    evening.arrange_players(&[Player(4), Player(3)]).unwrap();
    evening.set_up(plan_of(3), &(2..=4), 8).unwrap();
    let players = |evening: &ClubEvent| seen(evening).players.iter().map(|one| one.player.0).collect::<Vec<_>>();
    assert_eq!(players(&evening), [4, 3, 1]);
    evening.enter(Player(2)).unwrap();
    assert_eq!(players(&evening), [4, 3, 1, 2]);
}

#[test]
fn set_up_is_refused_after_draw_and_take_back_after_results() {
    let mut evening = evening(8);
    evening.set_up(plan_of(3), &(2..=4), 8).unwrap();
    assert_eq!(evening.set_up(plan_of(4), &(2..=3), 8), Err(Problem::from(Swiss::Sizes)));
    evening.draw("Table").unwrap();
    let drawn = open(&mut evening, 10);
    assert_eq!(evening.set_up(plan_of(4), &(2..=4), 8), Err(Problem::from(Swiss::Begun)));
    assert_eq!(evening.take_back(), Ok(vec![10, 11]));
    evening.draw("Table").unwrap();
    assert_ne!(evening.to_open()[0].id, drawn[0].id, "another table");
    assert!(!evening.opened(&drawn[0], 10), "that table is not needed any more");
    evening.call_time().unwrap();
    assert_eq!(evening.take_back(), Err(Problem::from(Swiss::Played)));
}

#[test]
fn player_at_another_table_takes_the_drawn_seat_later() {
    let mut evening = evening(4);
    evening.open(&NewTable { table: 5, label: "Free", seats: 2, watchable: true, by: None }).unwrap();
    evening.give(2, Place { table: 5, seat: Seat(0) }, &[]).unwrap();
    evening.draw("Table").unwrap();
    let drawn = evening.to_open().remove(0);
    assert_eq!(drawn.people.iter().flatten().count(), 3);
    evening.open(&NewTable { table: 6, label: &drawn.label, seats: 4, watchable: true, by: None }).unwrap();
    assert!(evening.opened(&drawn, 6));
    evening.stand_up(2).unwrap();
    let seat = drawn.people.iter().position(Option::is_none).unwrap() as u8;
    assert_eq!(evening.sit(2, Place { table: 6, seat: Seat(seat) }, &[]), Ok(()));
}

#[test]
fn drawn_seats_admit_only_their_players_under_free_seating() {
    let mut event = evening(8);
    event.draw("Table").unwrap();
    open(&mut event, 10);
    let late = event.join("Late", &"f".repeat(64), NOW).unwrap();
    event.open(&NewTable { table: 5, label: "Free", seats: 2, watchable: true, by: None }).unwrap();
    let free = Place { table: 5, seat: Seat(0) };
    assert_eq!(event.sit(late, free, &[]), Err(Problem::Given));
    // In the middle of the round, guests may choose seats: at every table but the drawn ones.
    let before = seen(&event);
    event.change(plan(Seating::Free)).unwrap();
    assert_eq!(seen(&event), before);
    let player = before.rounds[0].tables[0].seats[2].0;
    let own = event.stand_up(player).unwrap().unwrap();
    assert_eq!(event.sit(late, own, &[]), Err(Problem::Given));
    assert_eq!(event.sit(late, free, &[]), Ok(()));
    assert_eq!(event.sit(player, own, &[]), Ok(()));
    // Results count as before, and stay when seats are assigned again.
    event.report(&[facts(10, &[1, 2, 3, 4])]);
    event.change(plan(Seating::Tournament)).unwrap();
    assert!(seen(&event).rounds[0].tables[0].outcome.is_some());
    assert_eq!(event.before_draw(), Err(Problem::from(Swiss::Unfinished { tables: 1 })));
    event.change(plan(Seating::Free)).unwrap();
    event.report(&[facts(11, &[1, 2, 3, 4])]);
    assert_eq!(event.before_draw(), Ok(vec![10, 11]), "other tables stay open");
}

#[test]
fn event_ended_in_an_open_round_accepts_missing_results() {
    let mut event = evening(8);
    event.draw("Table").unwrap();
    open(&mut event, 10);
    assert!(event.end(NOW).is_err(), "tables are open");
    event.close(&facts(10, &[1, 2, 3, 4]), NOW);
    event.close(&facts(11, &[]), NOW);
    event.end(NOW).unwrap();
    let ended = seen(&event);
    let outcomes: Vec<_> = ended.rounds[0].tables.iter().map(|table| table.outcome.is_some()).collect();
    assert_eq!((outcomes, ended.over), (vec![true, false], false));
    let sum = |seen: &TournamentSeen| seen.standings.iter().map(|one| one.points.0).sum::<u32>();
    assert_eq!(sum(&ended), 12 * 60, "twelve points for each table");
    let places = |event: &ClubEvent| event.past(1, Who::Organiser).tables.into_iter().map(|past| past.places);
    assert_eq!(places(&event).collect::<Vec<_>>(), [vec![1, 2, 3, 4], vec![]]);
    // The round has ended unfinished: the organiser can only enter what is missing, and save the standings.
    assert_eq!(event.draw("Table"), Err(Problem::NoEvening));
    assert_eq!(event.call_time(), Err(Problem::NoEvening));
    assert_eq!(event.change(plan(Seating::Free)), Err(Problem::NoEvening));
    event.correct(0, 1, &[Some(1), Some(1), Some(1), Some(1)]).unwrap();
    assert_eq!(sum(&seen(&event)), 2 * 12 * 60);
    assert_eq!(places(&event).collect::<Vec<_>>(), [vec![1, 2, 3, 4], vec![1, 1, 1, 1]]);
    assert!(event.sheet().unwrap().contains("P1"));
}

#[test]
fn token_of_one_event_is_unknown_to_the_next() {
    let first = evening(2);
    let mut second = event(Seating::Free, "ghijkl");
    let token = format!("{:064}", 2);
    assert_eq!((first.with_token(&token), second.with_token(&token)), (Some(2), None));
    assert!(!second.lets_join(&first.codes().joining));
    assert_eq!(second.join("P2", &token, NOW), Ok(1));
    assert!(matches!(second.sheet(), Err(Problem::NotFound { .. })), "no tournament");
}

#[test]
fn event_stored_without_a_tournament_is_read() {
    let mut kept = serde_json::to_value(evening(2)).unwrap();
    kept.as_object_mut().unwrap().remove("contest");
    let read: ClubEvent = serde_json::from_value(kept).unwrap();
    assert!(read.to_open().is_empty());
    assert!(!read.has_news(&[facts(1, &[1, 2])]));
    assert!(matches!(read.sheet(), Err(Problem::NotFound { .. })));
}
