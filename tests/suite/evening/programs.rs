//! Program players at a club's event: off until the organiser allows them, at a limited number of tables, and given by
//! the organiser alone in a tournament. Hints are never on.

use app_core::protocol::Problem as Refusal;
use club_event::wire::tournament::{TournamentPlan, TournamentRequest};
use club_event::wire::{MOST_PROGRAM_TABLES, Seen};
use club_tournament::{First, Scale, Settings as Course, Sizes};
use kernel::agent::{Level, ProgramPlayer, Temperament};
use kernel::record::Settings;

use super::*;

/// A game that programs play with its usual options.
const PLAYED: &str = "libertalia";

const PROGRAM: ProgramPlayer = ProgramPlayer { level: Level::ShortSighted, temperament: Temperament::Trader };

/// Draws a round of a tournament for two, and returns the place of one of the players.
async fn draw_round(club: &mut Club, player: &mut Player) -> Place {
    let sizes = Sizes { least: 2, wanted: 2, most: 2 };
    let settings = Course { sizes, rounds: 1, scale: Scale::Even, bye: None, first: First::Lot };
    let plan = TournamentPlan { game: PLAYED.to_owned(), watchable: true, settings };
    let draw = TournamentRequest::Draw { label: "Table".to_owned(), round: None };
    for request in [TournamentRequest::SetUp { plan }, draw] {
        club.organiser.ask(&Request::Tournament { request }).await.expect("done");
    }
    let at = |seen: &Seen| seen.evening.as_ref().and_then(|now| now.me.as_ref()?.at);
    player.page.until(|seen| at(seen).is_some()).await;
    at(&player.page.seen).expect("a place")
}

fn give(Place { table, seat }: Place, program: Option<ProgramPlayer>) -> TableRequest {
    TableRequest::Program { table, id: token(), seat, program }
}

impl Club {
    /// Allows program players at this many tables.
    async fn allow_programs(&mut self, program_tables: u8) -> Result<Reply, Problem> {
        self.organiser.ask(&Request::Change { plan: Plan { program_tables, ..plan("Thursday") } }).await
    }

    /// The organiser gives a seat to a program, or back.
    async fn gives(&mut self, place: Place, program: Option<ProgramPlayer>) -> Result<(), Problem> {
        let request = Box::new(give(place, program).into());
        self.organiser.ask(&Request::Ask { request }).await.map(|_| ())
    }

    /// Opens a table of a game that programs play with its usual options.
    async fn opens_for_programs(&mut self, label: &str) -> u32 {
        let Request::OpenTable { open } = table(label, true) else { panic!("a table") };
        let open = Box::new(OpenTable { game: PLAYED.to_owned(), ..*open });
        let opened = self.organiser.ask(&Request::OpenTable { open }).await;
        let Ok(Reply::Opened { table }) = opened else { panic!("{opened:?}") };
        table
    }

    /// Waits until a seat is shown with a program, or without.
    async fn until_program(&mut self, Place { table, seat }: Place, program: Option<ProgramPlayer>) {
        let shown = |seen: &Seen| {
            let tables = seen.evening.as_ref().map(|event| &event.tables);
            let found = tables.and_then(|tables| tables.iter().find(|one| one.table == table));
            found.is_some_and(|found| found.seats[seat.index()].program == program)
        };
        self.organiser.until(shown).await;
    }
}

fn refusal(of: Refusal) -> Problem {
    Problem::Table { problem: Box::new(of) }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn programs_are_refused_until_the_organiser_allows_them() {
    let mut club = Club::new(&[]).await;
    let mut anna = club.joins(1, "Anna").await;
    let place = Place { table: club.opens_for_programs("Free").await, seat: Seat(0) };
    let code = anna.sits(place.table, 0).await.expect("her seat");
    let mut device = anna.device(club.at(1), code).await;
    assert_eq!(device.ask(&give(place, Some(PROGRAM))).await, Err(Refusal::ProgramsOff));
    assert_eq!(club.gives(place, Some(PROGRAM)).await, Err(refusal(Refusal::ProgramsOff)));
    let too_many = club.allow_programs(MOST_PROGRAM_TABLES + 1).await;
    assert_eq!(too_many, Err(Problem::TooMany { most: MOST_PROGRAM_TABLES }));

    // It takes effect at once, at every node.
    club.allow_programs(1).await.expect("changed");
    assert!(matches!(device.ask(&give(place, Some(PROGRAM))).await, Ok(Told::Moved { .. })));
    club.until_program(place, Some(PROGRAM)).await;
    club.allow_programs(0).await.expect("changed");
    let level = Some(ProgramPlayer { level: Level::AllFeatures, ..PROGRAM });
    assert!(matches!(device.ask(&give(place, level)).await, Ok(Told::Moved { .. })), "the program keeps its seat");
    assert!(matches!(device.ask(&give(place, None)).await, Ok(Told::Moved { .. })));
    club.until_program(place, None).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn tables_with_programs_are_limited_over_all_nodes() {
    let mut club = Club::new(&[]).await;
    let [first, second, third] = [
        club.opens_for_programs("One").await,
        club.opens_for_programs("Two").await,
        club.opens_for_programs("Three").await,
    ];
    // The tables are played at two nodes.
    club.organiser.until(|seen| seen.nodes.len() == 2).await;
    let nodes = club.organiser.seen.nodes.clone();
    for (table, node) in [(first, 0), (second, 1), (third, 1)] {
        let request = Request::MoveTable { table, node: nodes[node].node.clone() };
        club.organiser.ask(&request).await.expect("moved");
    }
    club.allow_programs(2).await.expect("changed");
    let place = |table, seat| Place { table, seat: Seat(seat) };
    // A free seat is taken by the program.
    club.gives(place(first, 0), Some(PROGRAM)).await.expect("the first table");
    club.gives(place(second, 1), Some(PROGRAM)).await.expect("the second table");
    assert_eq!(club.gives(place(third, 0), Some(PROGRAM)).await, Err(refusal(Refusal::ProgramsFull { most: 2 })));
    club.gives(place(first, 1), Some(PROGRAM)).await.expect("another seat of a table with programs");
    club.until_program(place(first, 1), Some(PROGRAM)).await;

    // With a lower number the programs play on, and no table gets others.
    club.allow_programs(1).await.expect("changed");
    club.gives(place(second, 0), Some(PROGRAM)).await.expect("a table with programs keeps them");
    assert_eq!(club.gives(place(third, 0), Some(PROGRAM)).await, Err(refusal(Refusal::ProgramsFull { most: 1 })));
    // A closed table leaves its place to another.
    club.allow_programs(2).await.expect("changed");
    club.organiser.ask(&Request::CloseTable { table: second }).await.expect("closed");
    club.gives(place(third, 0), Some(PROGRAM)).await.expect("the third table");
    club.until_program(place(third, 0), Some(PROGRAM)).await;
    club.gives(place(third, 0), None).await.expect("given back");
    let is_free = |seen: &Seen| {
        let tables = seen.evening.as_ref().map(|event| &event.tables);
        tables.is_some_and(|tables| tables.iter().any(|one| one.table == third && one.seats[0].free))
    };
    club.organiser.until(is_free).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn only_the_organiser_gives_seats_of_a_tournament_to_programs_and_hints_stay_off() {
    let mut club = Club::new(&[]).await;
    club.allow_programs(5).await.expect("changed");
    let (mut anna, _bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    let place = draw_round(&mut club, &mut anna).await;
    let Place { table, seat } = place;
    let code = anna.sits(table, seat.0).await.expect("her seat");
    let mut device = anna.device(club.at(0), code).await;
    let open = TableRequest::Open { table, viewer: Viewer::Seat(seat) };
    let Ok(Told::State { state }) = device.ask(&open).await else { panic!("no state") };
    let suggestions = TableRequest::Suggestions { table, seat };
    assert_eq!(device.ask(&suggestions).await, Err(Refusal::SuggestionsOff));
    let (head, settings) = (state.head, Settings { suggestions: true, ..state.settings });
    let set = TableRequest::Settings { table, id: token(), head, settings };
    assert_eq!(device.ask(&set).await, Err(Refusal::HostOnly));
    let refused = club.organiser.ask(&Request::Ask { request: Box::new(set.into()) }).await;
    assert_eq!(refused, Err(refusal(Refusal::HostOnly)));
    assert_eq!(device.ask(&give(place, Some(PROGRAM))).await, Err(Refusal::ProgramsByOrganiser));
    club.gives(place, Some(PROGRAM)).await.expect("the organiser may");
}
