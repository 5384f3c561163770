//! A tournament on two nodes: each of them can draw rounds, open tables and rank the players.

use std::time::{Duration, Instant};

use app_core::protocol::{HostingRequest, Resource, TableRequest};
use bucintoro_tests::lines::PATIENCE;
use club_event::wire::tournament::{Player as Number, TournamentPlan, TournamentRequest as Asks, TournamentSeen};
use club_event::wire::{Plan, Problem, Reply, Request, Seating, Seen};
use club_tournament::{First, Problem as Swiss, Scale, Settings, Sizes};
use kernel::{Seat, Viewer};
use serde_json::Value;
use sqlx::postgres::PgPool;
use tokio::time::sleep;

use crate::evening::{Club, GAME, Player, plan, play};

fn asks(request: Asks) -> Request {
    Request::Tournament { request }
}

fn swiss(seen: &Seen) -> Option<&TournamentSeen> {
    seen.evening.as_ref()?.tournament.as_ref()
}

/// True if every table of the last round is open.
fn is_open(seen: &Seen) -> bool {
    swiss(seen)
        .and_then(|swiss| swiss.rounds.last())
        .is_some_and(|round| round.tables.iter().all(|at| at.table.is_some()))
}

fn settled() -> Asks {
    let sizes = Sizes { least: 2, wanted: 2, most: 2 };
    let settings = Settings { sizes, rounds: 2, scale: Scale::Even, bye: None, first: First::Lot };
    Asks::SetUp { plan: TournamentPlan { game: GAME.to_owned(), watchable: true, settings } }
}

fn draw() -> Asks {
    Asks::Draw { label: "Tisch".to_owned(), round: None }
}

impl Club {
    async fn swiss(&mut self, request: Asks) -> Result<Reply, Problem> {
        self.organiser.ask(&asks(request)).await
    }

    /// Waits until the organiser sees a tournament that meets a condition.
    async fn sees(&mut self, is_so: impl Fn(&Seen) -> bool) -> TournamentSeen {
        self.organiser.until(is_so).await;
        swiss(&self.organiser.seen).expect("a tournament").clone()
    }

    /// Removes the first table of the first round from the tournament, but not from the event, as when a node ends in
    /// between. Returns the table that another node has opened then.
    async fn opens_again(&self) -> u32 {
        let pool = PgPool::connect(&self.database).await.expect("the database");
        let begun = Instant::now();
        let mut is_forgotten = false;
        loop {
            let (id, version, evening): (i64, i64, String) =
                sqlx::query_as("SELECT id, version, evening FROM evenings").fetch_one(&pool).await.expect("an event");
            let mut evening: Value = serde_json::from_str(&evening).expect("JSON");
            let slot = &mut evening["contest"]["rounds"][0]["tables"][0];
            match slot.take().as_u64().filter(|_| is_forgotten) {
                Some(table) => return u32::try_from(table).expect("a number"),
                None if is_forgotten => sleep(Duration::from_millis(50)).await,
                None => {
                    let keep = "UPDATE evenings SET version = version + 1, evening = $3 WHERE id = $1 AND version = $2";
                    let kept = sqlx::query(keep).bind(id).bind(version).bind(evening.to_string()).execute(&pool).await;
                    is_forgotten = kept.expect("stored").rows_affected() == 1;
                }
            }
            assert!(begun.elapsed() < PATIENCE, "no node opens the table");
        }
    }

    /// Plays a table of the last round to its end, on the phone of the player at the first seat.
    async fn plays(&mut self, at: usize, people: &mut [Player]) {
        let drawn = self.sees(is_open).await.rounds.last().expect("drawn").tables[at].clone();
        let table = drawn.table.expect("open");
        let trusting = HostingRequest::HostOptions { table, open: false, trusting: true, address: String::new() };
        self.organiser.ask(&Request::Ask { request: Box::new(trusting.into()) }).await.expect("the setting is changed");
        let first = people.iter_mut().find(|one| one.number() == drawn.seats[0]).expect("a guest");
        let code = first.sits(table, 0).await.expect("their own seat");
        let mut device = first.device(self.at(1), code).await;
        assert!(play(&mut device, table, Viewer::Seat(Seat(0)), 3_000).await, "the game ends");
    }
}

impl Player {
    fn number(&self) -> Number {
        Number(self.page.seen.evening.as_ref().and_then(|evening| evening.me.as_ref()).expect("a guest").person)
    }

    /// Waits until the person is notified of a seat at this table.
    async fn is_seated(&mut self, table: u32) {
        let at = |seen: &Seen| seen.evening.as_ref()?.me.as_ref()?.at;
        self.page.until(|seen| at(seen).is_some_and(|at| at.table == table)).await;
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_tournament_is_drawn_played_corrected_and_ranked() {
    let mut club = Club::new(&[]).await;
    let given = Plan { seating: Seating::Tournament, ..plan("Swiss") };
    club.organiser.ask(&Request::Change { plan: given }).await.expect("changed");
    let mut people = vec![];
    for (node, name) in [(0, "Anna"), (1, "Bruno"), (0, "Clara"), (1, "=1+1")] {
        people.push(club.joins(node, name).await);
    }
    assert_eq!(club.swiss(draw()).await, Err(Problem::NotFound { what: Resource::Tournament }));
    club.swiss(settled()).await.expect("settled");
    for denied in [settled(), draw(), Asks::CallTime, Asks::Sheet, Asks::Leave { player: people[1].number() }] {
        assert_eq!(people[0].page.ask(&asks(denied)).await, Err(Problem::NotAllowed));
    }

    // Two tables are opened, and all players are notified of their seats.
    club.swiss(draw()).await.expect("drawn");
    let again = Asks::Draw { label: "Tisch".to_owned(), round: Some(0) };
    assert_eq!(club.swiss(again).await, Ok(Reply::Done), "the same request again");
    let seen = club.sees(is_open).await;
    assert_eq!(seen.rounds.len(), 1, "the repeated draw has no effect");
    assert_eq!(seen.rounds[0].tables.iter().map(|at| at.label.as_str()).collect::<Vec<_>>(), ["Tisch 1", "Tisch 2"]);
    for table in &seen.rounds[0].tables {
        for one in people.iter_mut().filter(|one| table.seats.contains(&one.number())) {
            one.is_seated(table.table.expect("open")).await;
        }
    }
    let stranger = people.iter_mut().find(|one| !seen.rounds[0].tables[0].seats.contains(&one.number()));
    let elsewhere = stranger.expect("a guest").sits(seen.rounds[0].tables[0].table.expect("open"), 0).await;
    assert_eq!(elsewhere, Err(Problem::Given));

    // The end of a game is a result; the other result is entered by the organiser.
    club.plays(0, &mut people).await;
    let has = |seen: &Seen, at: usize| swiss(seen).is_some_and(|swiss| swiss.rounds[0].tables[at].outcome.is_some());
    let seen = club.sees(|seen| has(seen, 0)).await;
    let outcome = seen.rounds[0].tables[0].outcome.clone().expect("a result");
    assert!(!outcome.by_hand && outcome.places.contains(&Some(1)), "{outcome:?}");
    assert_eq!(club.swiss(draw()).await, Err(Problem::Tournament { problem: Swiss::Unfinished { tables: 1 } }));
    club.swiss(Asks::Correct { round: 0, table: 1, places: vec![Some(2), Some(1)] }).await.expect("entered");

    // One player leaves and another joins late. The node that draws is killed at once, and the other opens the tables.
    let gone = people[0].number();
    people[0].page.ask(&asks(Asks::Leave { player: gone })).await.expect("gone");
    people.push(club.joins(1, "Late").await);
    club.swiss(draw()).await.expect("drawn");
    club.fails_over().await;
    let seen = club.sees(is_open).await;
    let seats: Vec<_> = seen.rounds[1].tables.iter().flat_map(|at| at.seats.clone()).collect();
    assert!(seats.len() == 4 && !seats.contains(&gone), "{seen:?}");
    let tables: Vec<_> = seen.rounds.iter().flat_map(|round| round.tables.iter().map(|at| at.table)).collect();
    assert!(tables.iter().all(|table| tables.iter().filter(|other| *other == table).count() == 1), "each table once");
    club.swiss(Asks::CallTime).await.expect("called");
    let seen = club.sees(|seen| swiss(seen).is_some_and(|swiss| swiss.over)).await;
    assert_eq!(seen.standings.len(), 5);
    assert_eq!(seen.standings.iter().map(|one| one.points.0).sum::<u32>(), 4 * 6 * 60, "six points for each table");

    // A result of the first round is corrected. The standings change, the draws stay.
    let before = seen.rounds[1].tables.clone();
    let otherwise = if outcome.places == [Some(1), Some(2)] { [2, 1] } else { [1, 2] };
    let places = otherwise.map(Some).to_vec();
    club.swiss(Asks::Correct { round: 0, table: 0, places }).await.expect("corrected");
    let seen = club.sees(|now| swiss(now).is_some_and(|swiss| swiss.standings != seen.standings)).await;
    assert_eq!(seen.rounds[1].tables, before);
    let Ok(Reply::File { name, text }) = club.swiss(Asks::Sheet).await else { panic!("a file") };
    assert!(name.ends_with(".csv") && text.contains("'=1+1") && !text.contains("\n=1+1"), "{text}");

    // It is stored with the event. The tables that are closed at its end are in the archive.
    club.organiser.ask(&Request::End).await.expect("ended");
    let seen = club.sees(|seen| seen.evening.as_ref().is_some_and(|evening| evening.ended.is_some())).await;
    assert!(seen.over);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn round_is_withdrawn_and_redrawn_with_present_players() {
    let mut club = Club::new(&[]).await;
    let mut people = vec![];
    for name in ["Anna", "Bruno", "Clara"] {
        people.push(club.joins(0, name).await);
    }
    club.swiss(settled()).await.expect("settled");
    club.swiss(draw()).await.expect("drawn");
    let seen = club.sees(is_open).await;
    let (first, byes) = (seen.rounds[0].tables[0].table.expect("open"), seen.rounds[0].byes.clone());
    assert_eq!((seen.rounds[0].tables.len(), byes.len()), (1, 1));
    club.swiss(Asks::TakeBack).await.expect("taken back");
    let gone = people.iter().map(Player::number).find(|number| *number != byes[0]).expect("a guest");
    club.swiss(Asks::Leave { player: gone }).await.expect("gone");
    club.swiss(draw()).await.expect("drawn");
    let again = |seen: &Seen| is_open(seen) && swiss(seen).is_some_and(|swiss| swiss.rounds[0].byes.is_empty());
    let seen = club.sees(again).await;
    let second = seen.rounds[0].tables[0].table.expect("open");
    assert_ne!(first, second);
    for one in people.iter_mut().filter(|one| one.number() != gone) {
        one.is_seated(second).await;
    }
    assert_eq!(club.organiser.tables().iter().map(|table| table.table).collect::<Vec<_>>(), [second]);
}

/// A guest may have the name of a free seat: the table opens, and waits for missing players.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn drawn_table_opens_for_guests_named_like_empty_seats() {
    let mut club = Club::new(&[]).await;
    let Ok(Reply::Opened { table: elsewhere }) = club.organiser.ask(&crate::evening::table("Other", true)).await else {
        panic!("the table is not open")
    };
    let mut people = [club.joins(0, "№ 1").await, club.joins(1, "№ 2").await];
    people[0].sits(elsewhere, 0).await.expect("free");
    club.swiss(settled()).await.expect("settled");
    club.swiss(draw()).await.expect("drawn");
    let drawn = club.sees(is_open).await.rounds[0].tables[0].clone();
    let table = drawn.table.expect("open");
    people[1].is_seated(table).await;
    let waits = |seen: &Seen| {
        let tables = seen.evening.as_ref().map_or(&[][..], |evening| &evening.tables);
        let shown = tables.iter().find(|shown| shown.table == table);
        shown.is_some_and(|shown| {
            let names: Vec<&str> = shown.seats.iter().map(|seat| seat.name.as_str()).collect();
            shown.awaits_players && (names == ["", "№ 2"] || names == ["№ 2", ""])
        })
    };
    club.sees(waits).await;
    // The missing player arrives, and the game begins.
    let seat = drawn.seats.iter().position(|seat| *seat == people[0].number()).expect("drawn") as u8;
    people[0].page.ask(&Request::StandUp).await.expect("stood up");
    people[0].sits(table, seat).await.expect("their own seat");
    let begun = |seen: &Seen| {
        let tables = seen.evening.as_ref().map_or(&[][..], |evening| &evening.tables);
        tables.iter().any(|shown| shown.table == table && !shown.awaits_players)
    };
    club.sees(begun).await;
}

/// Two nodes that open the table of a round at the same time open one table. The later node's list of people is stale
/// then, but removes no player.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn second_opening_of_drawn_table_keeps_its_players() {
    let mut club = Club::new(&[]).await;
    let mut people = [club.joins(0, "Anna").await, club.joins(1, "Bruno").await];
    club.swiss(settled()).await.expect("settled");
    club.swiss(draw()).await.expect("drawn");
    let drawn = club.sees(is_open).await.rounds[0].tables[0].clone();
    let table = drawn.table.expect("open");
    people.sort_by_key(|one| drawn.seats.iter().position(|seat| *seat == one.number()));
    people[0].is_seated(table).await;
    people[0].page.ask(&Request::StandUp).await.expect("stood up");
    let mut clara = club.joins(1, "Clara").await;
    assert_eq!(clara.sits(table, 0).await, Err(Problem::Given), "the seat is assigned");
    let code = people[0].sits(table, 0).await.expect("their own seat");
    let mut device = people[0].device(club.at(0), code).await;
    let name = people[0].page.seen.evening.as_ref().and_then(|evening| evening.me.clone()).expect("a guest").name;

    assert_eq!(club.opens_again().await, table, "the same");
    device.ask(&TableRequest::Open { table, viewer: Viewer::Seat(Seat(0)) }).await.expect("it exists");
    let sits = |seen: &Seen| {
        let tables = seen.evening.as_ref().map_or(&[][..], |evening| &evening.tables);
        tables.iter().any(|shown| shown.table == table && shown.seats[0].name == name)
    };
    club.sees(sits).await;

    // A table that was closed in the meantime is not opened again, and is unchanged in the archive.
    club.organiser.ask(&Request::CloseTable { table }).await.expect("closed");
    assert_eq!(club.opens_again().await, table, "the same");
    club.sees(|seen| seen.evening.as_ref().is_some_and(|evening| evening.tables.is_empty())).await;
    let Ok(Reply::Archive { evenings }) = club.organiser.ask(&Request::Archive).await else { panic!("an archive") };
    assert_eq!(evenings[0].tables.iter().map(|past| past.table).collect::<Vec<_>>(), [table]);
}
