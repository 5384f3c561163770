//! Seats that programs play. Programs answer like a device, and people can undo their moves.

use std::time::Duration;

use app_core::Limits;
use app_core::protocol::{
    GameAnalysis, LibraryRequest, Problem, Push, Reply, SeatName, Statistics, StatisticsFilter, SuggestedPlan,
    TableRequest, TableState,
};
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::memory::Fault;
use bucintoro_tests::{awaited, chairs};
use host::App;
use kernel::agent::{Level, ProgramPlayer, Temperament};
use kernel::record::Settings;
use kernel::{Actor, AnswerBy, Answering, Seat, Viewer};
use serde_json::Value;
use tokio::sync::mpsc::Receiver;

const PROGRAM: ProgramPlayer = ProgramPlayer { level: Level::ShortSighted, temperament: Temperament::Trader };

/// A table on the host's screen, at which programs answer at once.
struct WithPrograms {
    app: App,
    session: app_core::Session,
    pushes: Receiver<Push>,
    table: u32,
    requests: u32,
    /// True if all parts of a program's plan are confirmed at once.
    confirms: bool,
}

impl WithPrograms {
    async fn new(app: &App, game: &str, seats: usize, programs: &[usize]) -> Self {
        let (session, pushes) = app.session();
        let default = LibraryRequest::DefaultSetup { game: game.into(), seats: seats as u8, programs: true };
        let Ok(Reply::Setup { setup, .. }) = session.request(default).await else { panic!("no set-up") };
        let mut seating = chairs(seats);
        programs.iter().for_each(|seat| seating[*seat].program = Some(PROGRAM));
        let new = LibraryRequest::NewTable {
            id: None,
            game: game.into(),
            seating,
            answering: Answering::all(AnswerBy::App),
            waivers: vec![],
            suggestions: false,
            setup,
        };
        let table = match session.request(new).await {
            Ok(Reply::Table { table }) => table,
            other => panic!("{other:?}"),
        };
        Self { app: app.clone(), session, pushes, table, requests: 0, confirms: true }
    }

    async fn state(&self) -> TableState {
        match self.session.request(TableRequest::Open { table: self.table, viewer: Viewer::Table }).await {
            Ok(Reply::State { state }) => *state,
            other => panic!("{other:?}"),
        }
    }

    /// Waits until a condition holds, checking after each push.
    async fn until(&mut self, condition: impl Fn(&TableState) -> bool) -> TableState {
        let mut state = self.state().await;
        while !condition(&state) {
            if let Some(length) = state.unconfirmed.filter(|_| self.confirms) {
                state = self.confirm(length).await;
                continue;
            }
            let push = tokio::time::timeout(Duration::from_secs(60), self.pushes.recv()).await;
            push.unwrap_or_else(|_| panic!("the table stopped: {state:?}")).expect("the session is open");
            state = self.state().await;
        }
        state
    }

    /// Confirms the plans up to a length of the record, and returns the state after it.
    async fn confirm(&self, length: u32) -> TableState {
        let done = TableRequest::ProgramDone { table: self.table, length };
        assert_eq!(self.session.request(done).await, Ok(Reply::Done));
        self.state().await
    }

    /// Confirms that the table is set up.
    async fn confirm_set_up(&self) {
        let state = self.state().await;
        assert_eq!(state.unconfirmed, Some(state.length), "the program does not wait for the set-up");
        self.confirm(state.length).await;
    }

    fn id(&mut self) -> String {
        self.requests += 1;
        format!("request-{}", self.requests)
    }

    /// A person answers with the first legal command, which depends on the hand of the seat.
    async fn answer(&mut self, state: &TableState) -> u32 {
        let (asked, _) = awaited(state).expect("a person is asked");
        let Actor::Seat(seat) = asked else { panic!("a seat is asked") };
        let open = TableRequest::Open { table: self.table, viewer: Viewer::Seat(seat) };
        let Ok(Reply::State { state: own }) = self.app.session().0.request(open).await else { panic!("not opened") };
        let (by, commands) = awaited(&own).expect("a person is asked");
        let (table, id, head, command) = (self.table, self.id(), state.head, commands[0].clone());
        let command = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
        match self.session.request(command).await {
            Ok(Reply::Moved { head }) => head,
            other => panic!("{other:?}"),
        }
    }

    async fn give(&mut self, seat: Seat, program: Option<ProgramPlayer>) -> Result<Reply, Problem> {
        let (table, id) = (self.table, self.id());
        self.session.request(TableRequest::Program { table, id, seat, program }).await
    }
}

fn is_asked(state: &TableState, seat: Seat) -> bool {
    let asks: Vec<(Actor, Value, u32)> = serde_json::from_value(state.asks.clone()).expect("questions");
    asks.iter().any(|(actor, ..)| *actor == Actor::Seat(seat))
}

async fn app() -> (InMemory, App) {
    let home = InMemory::new().await;
    let limits = Limits { program_pause: Some(Duration::ZERO), ..Limits::default() };
    let app = App::within(home.records(), home.folder(), limits);
    (home, app)
}

#[tokio::test]
async fn program_players_finish_game_with_strictly_valid_record() {
    for (game, seats) in [("twilight", 2), ("libertalia", 3)] {
        let (home, app) = app().await;
        let mut table = WithPrograms::new(&app, game, seats, &(0..seats).collect::<Vec<_>>()).await;
        let over = table.until(|state| state.progress.over).await;
        let of_seats = over.told.iter().filter(|entry| entry.head.is_none() && !entry.events.is_empty());
        let mut by_programs = 0;
        for entry in of_seats.filter(|entry| matches!(entry.by, kernel::record::By::Seat(_))) {
            assert!(entry.program || entry.auto, "{game}: {entry:?}");
            by_programs += u32::from(entry.program);
        }
        assert!(by_programs > 5, "{game}: {by_programs}");
        assert_eq!(over.undoing, None, "{game}: no person has made a decision");
        let stored = home.records().read(table.table).await.expect("read").expect("a stored table");
        let lines: Vec<_> = stored.lines.iter().map(|line| String::from_utf8_lossy(line).into_owned()).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let rules = catalogue::GAMES.iter().find(|one| one.id() == game).expect("it exists");
        let (_, damage) = rules.open(&lines, &[], true).expect("a valid record");
        assert_eq!(damage, None, "{game}");
    }
}

#[tokio::test]
async fn undo_returns_to_last_human_decision_and_programs_repeat_answers() {
    let (_home, app) = app().await;
    let mut table = WithPrograms::new(&app, "twilight", 2, &[1]).await;
    let person_asked = |state: &TableState| is_asked(state, Seat(0));
    let mut answered = table.until(person_asked).await;
    // The person answers until a program has played after one of the answers.
    let before = loop {
        let before = answered;
        table.answer(&before).await;
        answered = table.until(|state| person_asked(state) && state.length > before.length).await;
        if answered.told.iter().any(|entry| entry.n >= before.length && entry.program) {
            break before;
        }
    };
    let events = |state: &TableState, from: u32| -> Vec<Value> {
        let told = state.told.iter().filter(|entry| entry.n >= from && entry.head.is_none());
        told.flat_map(|entry| entry.events.clone()).collect()
    };
    let once = events(&answered, before.length);

    let id = table.id();
    let undo = TableRequest::Undo { table: table.table, id, head: answered.head };
    assert_eq!(table.session.request(undo).await, Ok(Reply::Moved { head: before.head }));
    let back = table.state().await;
    table.answer(&back).await;
    let again = table.until(|state| is_asked(state, Seat(0)) && state.length > back.length + 1).await;
    assert_eq!(events(&again, back.length), once);
}

#[tokio::test]
async fn program_player_acts_until_seat_is_given_back() {
    let (_home, app) = app().await;
    let mut table = WithPrograms::new(&app, "serenissima-2e", 3, &[]).await;
    let asked = table.state().await;
    let (Actor::Seat(seat), _) = awaited(&asked).expect("a player is asked") else { panic!("chance is asked") };
    assert!(matches!(table.give(seat, Some(PROGRAM)).await, Ok(Reply::Moved { .. })));
    let played = table.until(|state| state.told.iter().any(|entry| entry.program)).await;
    assert_eq!(played.settings.seating[seat.index()].name, asked.settings.seating[seat.index()].name);
    assert!(matches!(table.give(seat, None).await, Ok(Reply::Moved { .. })));
    let back = table.state().await;
    assert_eq!(back.settings.seating[seat.index()].program, None);
}

#[tokio::test]
async fn program_player_retries_unstored_answer_after_next_entry() {
    let (home, app) = app().await;
    let mut table = WithPrograms::new(&app, "serenissima-2e", 3, &[]).await;
    let (Actor::Seat(seat), _) = awaited(&table.state().await).expect("a player is asked") else {
        panic!("chance is asked")
    };
    // The seat is given, and the next write fails: usually the program's.
    home.memory.writes([Fault::None, Fault::Full]);
    assert!(matches!(table.give(seat, Some(PROGRAM)).await, Ok(Reply::Moved { .. })));
    table.confirm_set_up().await;
    loop {
        let (id, head) = (table.id(), table.state().await.head);
        let names = vec![SeatName { seat: Seat(2), name: "Fosca".to_owned() }];
        match table.session.request(TableRequest::Rename { table: table.table, id, head, names }).await {
            Err(Problem::DiskFull) => {}
            Ok(Reply::Moved { .. }) | Err(Problem::Stale { .. }) => break,
            other => panic!("{other:?}"),
        }
    }
    table.until(|state| state.told.iter().any(|entry| entry.program)).await;
}

#[tokio::test]
async fn next_program_waits_until_previous_plan_is_confirmed() {
    let (_home, app) = app().await;
    let mut table = WithPrograms::new(&app, "serenissima-2e", 3, &[0, 1, 2]).await;
    table.confirm_set_up().await;
    table.confirms = false;
    // The next plan is computed, and waits for confirmation.
    let ready = |state: &TableState| state.unconfirmed.is_some() && state.thinking.is_none();
    let before = table.until(ready).await;
    assert_eq!(before.unconfirmed, Some(before.length));
    let late = table.confirm(before.length - 1).await;
    assert_eq!(
        (late.length, late.unconfirmed),
        (before.length, before.unconfirmed),
        "the confirmation was for an earlier plan"
    );
    let played = table.confirm(before.length).await;
    assert!(played.length > before.length && played.told.iter().any(|entry| entry.n >= before.length && entry.program));
}

#[tokio::test]
async fn human_entry_confirms_previous_plan() {
    let (_home, app) = app().await;
    let mut table = WithPrograms::new(&app, "twilight", 2, &[1]).await;
    let person_asked = |state: &TableState| is_asked(state, Seat(0));
    let mut state = table.until(|state| person_asked(state) && state.unconfirmed.is_none()).await;
    table.confirms = false;
    for _ in 0..2 {
        // The person plays until the program has played.
        while state.unconfirmed.is_none() {
            table.answer(&state).await;
            state = table.until(|state| person_asked(state)).await;
        }
        table.answer(&state).await;
        let length = state.length;
        state = table.until(|state| person_asked(state) && state.length > length).await;
        assert!(state.unconfirmed.is_none_or(|unconfirmed| unconfirmed > length), "{state:?}");
    }
}

#[tokio::test]
async fn plans_of_one_unit_of_play_are_confirmed_together() {
    let (_home, app) = app().await;
    let mut table = WithPrograms::new(&app, "serenissima-2e", 3, &[0, 1, 2]).await;
    table.confirm_set_up().await;
    table.confirms = false;
    let purchases = serde_json::json!({"ask": "Purchases"});
    let mut bought = 0;
    while bought < 3 {
        let state = table.until(|state| state.unconfirmed.is_some()).await;
        let last = state.told.iter().rev().find(|entry| entry.program).expect("a plan");
        let goes_on = state.asks[0][1] == purchases && state.asks[0][0] == serde_json::json!(last.by);
        assert!(!goes_on, "{last:?}");
        let of_entry = |entry: &kernel::VisibleEntry| entry.events.iter().any(|event| event["event"] == "Hired");
        bought += u32::from(state.told.iter().any(of_entry));
        table.confirm(state.length).await;
    }
}

/// Asks until the analysis is done.
async fn analysis(table: &WithPrograms) -> Result<Option<Box<GameAnalysis>>, Problem> {
    loop {
        match table.session.request(TableRequest::Analysis { table: table.table }).await? {
            Reply::Analysis { analysis } => return Ok(analysis),
            Reply::Working { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn analysis_of_finished_game_adds_up_for_each_seat() {
    let (_backend, app) = app().await;
    let mut table = WithPrograms::new(&app, "twilight", 2, &[0]).await;
    assert_eq!(analysis(&table).await, Err(Problem::NotOver));
    let program = Some(PROGRAM);
    table.give(Seat(1), program).await.expect("the seat has a program");
    let over = table.until(|state| state.progress.over).await;
    let analysed = analysis(&table).await.expect("the game is over").expect("programs play it");
    assert_eq!(analysed.seats.len(), 2);
    for (seat, parts) in analysed.seats.iter().enumerate() {
        let sum = parts.luck + parts.own + parts.others + parts.unexplained;
        assert!((parts.end - parts.start - sum).abs() < 1e-6, "seat {seat}: {parts:?}");
    }
    assert!(analysed.moves.iter().all(|after| after.entry <= over.head && after.win.len() == 2));
    assert!(!analysed.moves.is_empty() && analysed.turning_points.len() <= 3);
    assert_eq!(analysis(&table).await, Ok(Some(analysed)));
}

/// Asks until the plans are found.
async fn suggested(table: &WithPrograms, seat: Seat) -> Result<Vec<SuggestedPlan>, Problem> {
    loop {
        match table.session.request(TableRequest::Suggestions { table: table.table, seat }).await? {
            Reply::Suggestions { plans } => return Ok(plans),
            Reply::Working { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn suggestions_are_off_by_default_and_always_legal() {
    for (game, seats) in [("twilight", 2), ("libertalia", 3)] {
        let (_home, app) = app().await;
        let mut table = WithPrograms::new(&app, game, seats, &[]).await;
        let state = table.state().await;
        let (Actor::Seat(seat), _) = awaited(&state).expect("a person is asked") else { panic!("a seat is asked") };
        assert_eq!(suggested(&table, seat).await, Err(Problem::SuggestionsOff));
        let (id, head) = (table.id(), state.head);
        let settings = Settings { suggestions: true, ..state.settings };
        let set = TableRequest::Settings { table: table.table, id, head, settings };
        assert!(matches!(table.session.request(set).await, Ok(Reply::Moved { .. })));
        let set = table.state().await;
        let entry = set.told.last().expect("the setting is recorded");
        assert!(entry.settings.as_ref().is_some_and(|settings| settings.suggestions), "{entry:?}");
        let plans = suggested(&table, seat).await.expect("the seat is asked");
        assert!((4..=24).contains(&plans.len()), "all compared plans, each with its reasons: {plans:?}");
        assert!(plans.iter().all(|plan| (0.0..=1.0).contains(&plan.win) && !plan.events.is_empty()), "{plans:?}");
        assert!(plans[0].against.is_empty() && plans.iter().any(|plan| !plan.against.is_empty()), "{plans:?}");
        assert_eq!(suggested(&table, seat).await, Ok(plans.clone()), "the same position gets the same plans");
        for plan in plans {
            for command in plan.commands {
                let (table_id, id, head, by) = (table.table, table.id(), table.state().await.head, Actor::Seat(seat));
                let command =
                    TableRequest::Command { table: table_id, id, head, question: None, by, command, waive: vec![] };
                let played = table.session.request(command).await;
                assert!(matches!(played, Ok(Reply::Moved { .. })), "{game}: {played:?}");
            }
            let (id, head) = (table.id(), table.state().await.head);
            let back = TableRequest::Jump { table: table.table, id, head, to: state.head };
            assert!(matches!(table.session.request(back).await, Ok(Reply::Moved { .. })));
        }
        table.give(seat, Some(PROGRAM)).await.expect("the seat has a program");
        assert_eq!(suggested(&table, seat).await, Err(Problem::NotYourSeat));
    }
}

#[tokio::test]
async fn rematch_keeps_suggestions_and_a_game_without_programs_refuses_them() {
    let (_home, app) = app().await;
    let mut table = WithPrograms::new(&app, "twilight", 2, &[]).await;
    let state = table.state().await;
    let settings = Settings { suggestions: true, ..state.settings };
    let set =
        TableRequest::Settings { table: table.table, id: table.id(), head: state.head, settings: settings.clone() };
    table.session.request(set.clone()).await.expect("the setting is changed");
    let again = LibraryRequest::Rematch { id: None, table: table.table };
    let Ok(Reply::Table { table: again }) = table.session.request(again).await else { panic!("no rematch") };
    table.table = again;
    assert!(table.state().await.settings.suggestions);
    let home = InMemory::new().await;
    let without = App::within(home.records(), home.folder(), Limits { program_pause: None, ..Limits::default() });
    let (session, _pushes) = without.session();
    let new = LibraryRequest::NewTable {
        id: None,
        game: "twilight".into(),
        seating: chairs(2),
        answering: Answering::default(),
        waivers: vec![],
        suggestions: true,
        setup: serde_json::json!({}),
    };
    let refused = session.request(new).await;
    assert!(matches!(&refused, Err(Problem::Setup { flaws }) if flaws[0].flaw == "no-programs"), "{refused:?}");
}

#[tokio::test]
async fn programs_and_suggestions_need_cards_dealt_by_the_app() {
    let (_home, app) = app().await;
    let (session, _pushes) = app.session();
    let default = LibraryRequest::DefaultSetup { game: "twilight".into(), seats: 2, programs: false };
    let Ok(Reply::Setup { setup, .. }) = session.request(default).await else { panic!("no set-up") };
    let new = |program, suggestions| {
        let mut seating = chairs(2);
        seating[1].program = program;
        LibraryRequest::NewTable {
            id: None,
            game: "twilight".into(),
            seating,
            answering: Answering::default(),
            waivers: vec![],
            suggestions,
            setup: setup.clone(),
        }
    };
    let is_refused = |reply: Result<Reply, Problem>| matches!(&reply, Err(Problem::Setup { flaws }) if flaws[0].flaw == "programs-need-dealt-hands");
    assert!(is_refused(session.request(new(Some(PROGRAM), false)).await));
    assert!(is_refused(session.request(new(None, true)).await));
    let Ok(Reply::Table { table }) = session.request(new(None, false)).await else { panic!("no table") };
    let give = TableRequest::Program { table, id: "1".repeat(32), seat: Seat(1), program: Some(PROGRAM) };
    assert!(is_refused(session.request(give).await));
    let Ok(Reply::State { state }) = session.request(TableRequest::Open { table, viewer: Viewer::Table }).await else {
        panic!("not opened")
    };
    let settings = Settings { suggestions: true, ..state.settings.clone() };
    let suggest = TableRequest::Settings { table, id: "2".repeat(32), head: state.head, settings };
    assert!(is_refused(session.request(suggest).await));
}

async fn statistics(app: &App, programs: bool) -> Statistics {
    let filter = StatisticsFilter { programs, ..StatisticsFilter::default() };
    match app.session().0.request(LibraryRequest::Statistics { filter }).await {
        Ok(Reply::Statistics { statistics }) => *statistics,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn statistics_count_program_games_only_on_request() {
    let (_home, app) = app().await;
    // Programs play to the end; then a person ends the game after taking the seat back.
    for takes_back in [false, true] {
        let mut table = WithPrograms::new(&app, "twilight", 2, &[0, 1]).await;
        if takes_back {
            table.until(|state| state.told.iter().any(|entry| entry.program)).await;
            assert!(matches!(table.give(Seat(0), None).await, Ok(Reply::Moved { .. })));
            assert!(matches!(table.give(Seat(1), None).await, Ok(Reply::Moved { .. })));
            let mut state = table.state().await;
            while !state.progress.over {
                table.answer(&state).await;
                state = table.state().await;
            }
        } else {
            table.until(|state| state.progress.over).await;
        }
        assert_eq!(statistics(&app, false).await.tables, 0);
    }
    let counted = statistics(&app, true).await;
    assert_eq!(counted.tables, 2);
    let games: Vec<u32> = counted.people.iter().map(|person| person.games).collect();
    assert_eq!(games, [1, 1], "a person is counted where a person sat: {:?}", counted.people);
}

#[tokio::test]
async fn device_lists_games_with_program_players() {
    let (_home, app) = app().await;
    let all: Vec<String> = catalogue::GAMES.iter().map(|game| game.id().to_owned()).collect();
    let told = app.session().0.request(LibraryRequest::ProgramGames).await;
    assert_eq!(told, Ok(Reply::ProgramGames { games: all }));
    let home = InMemory::new().await;
    let without = App::within(home.records(), home.folder(), Limits { program_pause: None, ..Limits::default() });
    let told = without.session().0.request(LibraryRequest::ProgramGames).await;
    assert_eq!(told, Ok(Reply::ProgramGames { games: vec![] }));
}

/// A day of Libertalia's dawn in which all programs have chosen.
async fn dawn(app: &App) -> (WithPrograms, TableState) {
    let mut table = WithPrograms::new(app, "libertalia", 3, &[1, 2]).await;
    let has_chosen = |state: &TableState| !is_asked(state, Seat(1)) && !is_asked(state, Seat(2));
    let state = table.until(has_chosen).await;
    (table, state)
}

#[tokio::test]
async fn programs_wait_for_confirmation_of_set_up_and_moves() {
    let (_home, app) = app().await;
    let mut table = WithPrograms::new(&app, "libertalia", 3, &[1, 2]).await;
    table.confirms = false;
    let ready = |state: &TableState| state.unconfirmed.is_some() && state.thinking.is_none();
    let set_up = table.until(ready).await;
    assert!(is_asked(&set_up, Seat(1)) && is_asked(&set_up, Seat(2)), "a program chose before the table was set up");
    table.confirms = true;
    // A person's own move is listed too: its pieces are in place before a program answers.
    loop {
        let state = table.until(|state| is_asked(state, Seat(0)) || state.progress.over).await;
        assert!(!state.progress.over, "no person moved pieces");
        table.confirms = false;
        table.answer(&state).await;
        let next = table.state().await;
        let moved = next.told.iter().any(|entry| entry.n >= state.length && !entry.program && !entry.events.is_empty());
        if moved && is_asked(&next, Seat(1)) {
            assert_eq!(next.unconfirmed, Some(next.length));
            return;
        }
        table.confirms = true;
    }
}

#[tokio::test]
async fn first_program_waits_until_people_have_set_up_the_table() {
    for (game, seats) in [("serenissima-2e", 3), ("serenissima-1996", 3), ("twilight", 2), ("libertalia", 3)] {
        let (_home, app) = app().await;
        let mut table = WithPrograms::new(&app, game, seats, &(0..seats).collect::<Vec<_>>()).await;
        table.confirms = false;
        let ready = |state: &TableState| state.unconfirmed == Some(state.length) && state.thinking.is_none();
        let set_up = table.until(ready).await;
        assert!(set_up.told.iter().all(|entry| !entry.program), "{game}: a program played before the set-up");
        // A new name is no move.
        let names = vec![SeatName { seat: Seat(0), name: "Fosca".to_owned() }];
        let rename = TableRequest::Rename { table: table.table, id: table.id(), head: set_up.head, names };
        assert!(matches!(table.session.request(rename).await, Ok(Reply::Moved { .. })), "{game}");
        let renamed = table.until(ready).await;
        assert!(renamed.length > set_up.length && renamed.told.iter().all(|entry| !entry.program), "{game}");
        table.confirm(renamed.length).await;
        table.until(|state| state.told.iter().any(|entry| entry.program)).await;
    }
}

#[tokio::test]
async fn first_move_of_a_person_confirms_the_set_up() {
    for (game, seats) in [("serenissima-2e", 3), ("serenissima-1996", 3), ("twilight", 2)] {
        let (_home, app) = app().await;
        let mut table = WithPrograms::new(&app, game, seats, &[]).await;
        table.confirms = false;
        let state = table.state().await;
        let (Actor::Seat(first), _) = awaited(&state).expect("a seat is asked") else { panic!("a seat is asked") };
        for seat in (0..seats as u8).map(Seat).filter(|seat| *seat != first) {
            table.give(seat, Some(PROGRAM)).await.expect("the seat has a program");
        }
        let mut state = table.state().await;
        assert_eq!(state.unconfirmed, Some(state.length), "{game}");
        while is_asked(&state, first) && !state.told.iter().any(|entry| entry.program) {
            table.answer(&state).await;
            state = table.state().await;
        }
        table.until(|state| state.told.iter().any(|entry| entry.program)).await;
    }
}

#[tokio::test]
async fn undo_of_correction_keeps_committed_answers_of_programs() {
    let (_home, app) = app().await;
    let (mut table, before) = dawn(&app).await;
    let command = serde_json::json!({"do": "Correct", "fix": {"what": "Purse", "seat": 0, "doubloons": 12}});
    let (id, head) = (table.id(), before.head);
    let by = Actor::Seat(Seat(0));
    let correct = TableRequest::Command { table: table.table, id, head, question: None, by, command, waive: vec![] };
    let reply = table.session.request(correct).await;
    assert!(matches!(reply, Ok(Reply::Moved { .. })), "{reply:?}");
    let undo = TableRequest::Undo { table: table.table, id: table.id(), head: table.state().await.head };
    let reply = table.session.request(undo).await;
    assert!(matches!(reply, Ok(Reply::Moved { .. })), "{reply:?}");
    // They give the same answers again.
    let chosen = |state: &TableState| !is_asked(state, Seat(1)) && !is_asked(state, Seat(2));
    let after = table.until(chosen).await;
    assert_eq!((after.view, after.undoing), (before.view, before.undoing));
}

#[tokio::test]
async fn secret_choice_of_program_is_hidden_and_protected() {
    let (_home, app) = app().await;
    let (mut table, before) = dawn(&app).await;
    let peek = TableRequest::Peek { table: table.table, viewer: Viewer::Seat(Seat(1)) };
    assert_eq!(table.session.request(peek).await, Err(Problem::NotYourSeat));
    let own = TableRequest::Peek { table: table.table, viewer: Viewer::Seat(Seat(0)) };
    assert!(matches!(table.session.request(own).await, Ok(Reply::View { .. })));
    let (_, commands) = awaited(&before).expect("a person is asked");
    let of_table = table.table;
    let choice = |id, seat| TableRequest::Command {
        table: of_table,
        id,
        head: before.head,
        question: None,
        by: Actor::Seat(Seat(seat)),
        command: commands[0].clone(),
        waive: vec![],
    };
    let of_the_program = choice(table.id(), 1);
    assert_eq!(table.session.request(of_the_program).await, Err(Problem::NotYourSeat));
    let own = choice(table.id(), 0);
    assert!(matches!(table.session.request(own).await, Ok(Reply::Moved { .. })));
}
