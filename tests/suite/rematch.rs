//! Rematches of the same people: each game defines the set-up of its rematch.

use std::collections::BTreeSet;

use app_core::Session;
use app_core::protocol::{LibraryRequest, Reply, TableRequest, TableState};
use bucintoro_tests::{awaited, chairs};
use catalogue::GAMES;
use host::App;
use kernel::erased::{AnyGame, AnyTable, VerdictAudience};
use kernel::suite::test_stamps;
use kernel::{AnswerBy, Answering, Chair, Seed, Side, Viewer};
use serde_json::{Value, json};

/// Returns the default set-up and others: each option changed, lists reversed, an own board.
fn setups(game: &dyn AnyGame, seats: usize) -> Vec<Value> {
    let first = game.default_setup(seats);
    let mut all = vec![first.clone()];
    for name in game.info().unstated_options {
        let mut setup = first.clone();
        setup["options"][name] = json!(true);
        all.push(setup);
    }
    for (name, value) in first["options"].as_object().into_iter().flatten() {
        let other = match value {
            Value::Bool(on) => json!(!on),
            // An optional number.
            Value::Null => json!(60),
            // The game's other value, by the types of the screen.
            Value::String(word) if word == "own" => json!("dealt"),
            Value::String(word) if word == "bought" => json!("anywhere"),
            other => panic!("{}: no other value of {name}: {other}", game.id()),
        };
        let mut setup = first.clone();
        setup["options"][name] = other;
        all.push(setup);
    }
    for (name, value) in first.as_object().into_iter().flatten() {
        if let Value::Array(list) = value {
            let mut setup = first.clone();
            setup[name] = list.iter().rev().cloned().collect();
            all.push(setup);
        }
    }
    if let Some(boards) = game.boards() {
        let mut board = boards.shipped().remove(0);
        (board["id"], board["name"]) = (json!("own"), json!("My own box"));
        let mut setup = first;
        setup["board"] = board;
        all.push(setup);
    }
    all
}

/// Returns the number of players in a set-up. If it names none, the smallest number of the game.
fn named(game: &dyn AnyGame, seats: usize) -> usize {
    let fewest = *game.seats().start();
    if game.default_setup(seats) == game.default_setup(fewest) { fewest } else { seats }
}

fn table(game: &dyn AnyGame, seats: usize, setup: Value, answering: AnswerBy) -> Box<dyn AnyTable> {
    let seed = Seed::new([7; 32]);
    match game.start(chairs(seats), Answering::all(answering), setup.clone(), seed, &mut test_stamps()) {
        Ok(table) => table,
        Err(flaws) => panic!("{}: {flaws:?} of {setup}", game.id()),
    }
}

/// Plays some legal commands.
fn played(table: &mut dyn AnyTable, commands: usize) {
    let mut stamps = test_stamps();
    for nth in 0..commands {
        let Some(by) = table.view_for(Viewer::Table).awaited().first().copied() else { return };
        let legal = table.owner_view().legal(by);
        let Some(commands) = legal.as_array().filter(|commands| !commands.is_empty()) else { return };
        let command = commands[(nth * 7) % commands.len()].clone();
        table.command(by, command, &[], VerdictAudience::owner(), &mut stamps).expect("a listed command is accepted");
    }
}

/// Returns the agreed options, on the table's current board: values read from the box are kept.
fn on_the_board_in_play(again: &Value, table: &dyn AnyTable) -> Value {
    let (mut again, view) = (again.clone(), json!(table.view_for(Viewer::Table).view()));
    if let (Some(board), Some(now)) = (again.get_mut("board"), view.get("board")) {
        *board = now.clone();
    }
    again
}

/// The screen knows options from the default set-up and from the list of unstated options.
#[test]
fn every_option_is_in_default_setup_or_unstated_options() {
    for game in GAMES {
        let mut setup = game.default_setup(*game.seats().start());
        let Some(options) = setup["options"].as_object_mut() else { continue };
        let stated: BTreeSet<String> = options.keys().cloned().collect();
        options.insert("?".to_owned(), json!(true));
        let seed = Seed::new([7; 32]);
        let chairs = chairs(*game.seats().start());
        let refused = game.start(chairs, Answering::all(AnswerBy::Table), setup, seed, &mut test_stamps());
        let refusal = format!("{:?}", refused.err().expect("an unknown option is refused"));
        // "unknown field `?`, expected one of `a`, `b`"
        let expected: BTreeSet<String> = refusal.split('`').skip(3).step_by(2).map(str::to_owned).collect();
        let unstated = game.info().unstated_options.iter().map(|name| (*name).to_owned());
        assert_eq!(expected, stated.into_iter().chain(unstated).collect(), "{}: {refusal}", game.id());
    }
}

#[test]
fn rematch_setup_equals_agreed_setup_at_any_position() {
    for game in GAMES {
        for seats in game.seats() {
            for setup in setups(*game, seats) {
                let name = format!("{} for {seats}", game.id());
                assert_eq!(game.seats_of(&setup), Some(named(*game, seats)), "{name}");
                let mut first = table(*game, seats, setup.clone(), AnswerBy::App);
                let again = first.again();
                // The set-up is that of the table, and is stable under a second rematch.
                let start = table(*game, seats, setup.clone(), AnswerBy::Table);
                let second = table(*game, seats, again.clone(), AnswerBy::Table);
                assert_eq!(second.owner_view().position(), start.owner_view().position(), "{name}: {setup}");
                assert_eq!(second.again(), again, "{name}");
                for commands in [3, 40, 200] {
                    played(&mut *first, commands);
                    let again = on_the_board_in_play(&again, &*first);
                    assert_eq!(first.again(), again, "{name}, played");
                    // A rematch of a table that began in the middle of a game begins at the start.
                    let position = game.setup_at(&first.owner_view().position());
                    assert_eq!(game.seats_of(&position), Some(seats), "{name}");
                    let midway = table(*game, seats, position, AnswerBy::Table);
                    assert_eq!(midway.owner_view().position(), first.owner_view().position(), "{name}");
                    assert_eq!(midway.again(), again, "{name}, from a position: {setup}");
                }
            }
        }
    }
}

async fn state(session: &Session, table: u32) -> TableState {
    match session.request(TableRequest::Open { table, viewer: Viewer::Table }).await {
        Ok(Reply::State { state }) => *state,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn rematch_of_every_game_keeps_corrected_names_and_sides() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    for game in GAMES {
        for seats in game.seats() {
            let mut middle = table(*game, seats, game.default_setup(seats), AnswerBy::App);
            played(&mut *middle, 30);
            for setup in setups(*game, seats).into_iter().chain([game.setup_at(&middle.owner_view().position())]) {
                let request = LibraryRequest::NewTable {
                    id: None,
                    game: game.id().into(),
                    seating: chairs(seats),
                    answering: Answering::default(),
                    waivers: vec![],
                    suggestions: false,
                    setup,
                };
                let Ok(Reply::Table { table }) = session.request(request).await else { panic!("no table") };
                let mut head = state(&session, table).await.head;
                for nth in 0..6 {
                    let now = state(&session, table).await;
                    // With hidden hands the shared list of legal commands may be empty.
                    let Some((by, commands)) = awaited(&now).filter(|(_, all)| !all.is_empty()) else { break };
                    let (id, command) = (format!("{table}-{nth}"), commands[nth % commands.len()].clone());
                    let said =
                        TableRequest::Command { table, id, head: now.head, question: None, by, command, waive: vec![] };
                    // If purses are hidden, the legal commands include some that only their owners can pay.
                    if let Ok(Reply::Moved { head: moved }) = session.request(said).await {
                        head = moved;
                    }
                }
                let mut settings = state(&session, table).await.settings;
                settings.seating[0] = Chair { side: Side::North, ..Chair::with_player("Ægle ⚓") };
                settings.answering = Answering::all(AnswerBy::Table);
                let set =
                    TableRequest::Settings { table, id: format!("{table}-set"), head, settings: settings.clone() };
                session.request(set).await.expect("set");
                let played = state(&session, table).await;
                let again = match session.request(LibraryRequest::Rematch { id: None, table }).await {
                    Ok(Reply::Table { table }) => state(&session, table).await,
                    other => panic!("{} for {seats}: {other:?}", game.id()),
                };
                assert_eq!((&again.game, &again.settings), (&played.game, &settings));
                assert_ne!(again.table, table);
                assert_eq!((again.length, again.progress.over, again.waits), (1, false, false));
                for agreed in ["options", "board"] {
                    // Twilight's board is the placement of its pawns.
                    if game.boards().is_some() || agreed == "options" {
                        assert_eq!(again.view[agreed], played.view[agreed], "{agreed}");
                    }
                }
            }
        }
    }
}
