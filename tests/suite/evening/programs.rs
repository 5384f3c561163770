//! A club has no program players and no suggestions: neither at a free table nor at a table of a tournament.

use app_core::protocol::Problem as Refusal;
use club_event::wire::Seen;
use club_event::wire::tournament::{TournamentPlan, TournamentRequest};
use club_tournament::{First, Scale, Settings as Course, Sizes};
use kernel::agent::{Level, ProgramPlayer, Temperament};
use kernel::record::Settings;

use super::*;

/// Draws a round of a tournament for two, and returns the place of one of the players.
async fn draw_round(club: &mut Club, player: &mut Player) -> Place {
    let sizes = Sizes { least: 2, wanted: 2, most: 2 };
    let settings = Course { sizes, rounds: 1, scale: Scale::Even, bye: None, first: First::Lot };
    let plan = TournamentPlan { game: GAME.to_owned(), watchable: true, settings };
    let draw = TournamentRequest::Draw { label: "Table".to_owned(), round: None };
    for request in [TournamentRequest::SetUp { plan }, draw] {
        club.organiser.ask(&Request::Tournament { request }).await.expect("done");
    }
    let at = |seen: &Seen| seen.evening.as_ref().and_then(|now| now.me.as_ref()?.at);
    player.page.until(|seen| at(seen).is_some()).await;
    at(&player.page.seen).expect("a place")
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn club_refuses_hints_and_program_players() {
    let mut club = Club::new(&[]).await;
    let (mut anna, _bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    let drawn = draw_round(&mut club, &mut anna).await;
    let mut clara = club.joins(0, "Clara").await;
    let chosen = Place { table: club.opens("Free", true).await, seat: Seat(0) };
    for (Place { table, seat }, player) in [(drawn, &mut anna), (chosen, &mut clara)] {
        let code = player.sits(table, seat.0).await.expect("their seat");
        let mut device = player.device(club.at(0), code).await;
        let open = TableRequest::Open { table, viewer: Viewer::Seat(seat) };
        let Ok(Told::State { state }) = device.ask(&open).await else { panic!("no state") };

        let suggestions = TableRequest::Suggestions { table, seat };
        assert_eq!(device.ask(&suggestions).await, Err(Refusal::SuggestionsOff));
        let (head, settings) = (state.head, Settings { suggestions: true, ..state.settings });
        let set = TableRequest::Settings { table, id: token(), head, settings };
        assert_eq!(device.ask(&set).await, Err(Refusal::HostOnly));
        let program = Some(ProgramPlayer { level: Level::Search, temperament: Temperament::default() });
        let stand_in = TableRequest::Program { table, id: token(), seat, program };
        let refused = device.ask(&stand_in).await;
        assert!(matches!(&refused, Err(Refusal::Setup { flaws }) if flaws[0].flaw == "no-programs"), "{refused:?}");
        assert_eq!(device.ask(&LibraryRequest::ProgramGames).await, Ok(Told::ProgramGames { games: vec![] }));

        // The organiser cannot give a seat to a program or change that setting either.
        for request in [set.into(), stand_in.into()] {
            let refused = club.organiser.ask(&Request::Ask { request: Box::new(request) }).await;
            assert!(matches!(refused, Err(Problem::Table { .. } | Problem::NotAllowed)), "{refused:?}");
        }
        let Ok(Told::State { state }) = device.ask(&open).await else { panic!("no state") };
        assert!(!state.settings.suggestions && state.settings.program(seat).is_none());
    }
}
