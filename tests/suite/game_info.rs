//! The facts about each game in the screen's build match what a session returns and accepts.

use app_core::protocol::{BoardRequest, LibraryRequest, Reply};
use bucintoro_tests::chairs;
use catalogue::GAMES;
use host::App;
use kernel::Answering;
use serde_json::{Value, json};

/// Returns the facts of a game from the file that the screen imports.
fn on_screen(game: &str) -> Value {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/wire/games.ts");
    let text = std::fs::read_to_string(file).expect("the generated file");
    let line = text.lines().find_map(|line| line.trim_start().strip_prefix(&format!("\"{game}\": ")));
    let facts = line.and_then(|line| line.strip_suffix(',')).expect("the game has a line");
    serde_json::from_str(facts).expect("JSON")
}

#[tokio::test]
async fn screen_offers_the_seats_and_boards_that_a_session_accepts() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    for game in GAMES {
        let (id, facts) = (game.id().to_owned(), on_screen(game.id()));
        let seats = |end: &str| facts["seats"][end].as_u64().expect("a number") as u8;
        let (least, most) = (seats("least"), seats("most"));
        let mut accepted = Vec::new();
        for seats in 1..=most + 1 {
            let request = LibraryRequest::DefaultSetup { game: id.clone(), seats, programs: false };
            let setup = match session.request(request).await {
                Ok(Reply::Setup { setup, seats }) if seats == [least, most] => setup,
                other => panic!("{id}: {other:?}"),
            };
            let request = LibraryRequest::NewTable {
                id: None,
                game: id.clone(),
                seating: chairs(seats.into()),
                answering: Answering::default(),
                waivers: vec![],
                suggestions: false,
                setup,
            };
            accepted.extend(session.request(request).await.is_ok().then_some(seats));
        }
        assert_eq!(accepted, (least..=most).collect::<Vec<_>>(), "{id}");
        let boards = session.request(BoardRequest::Boards { game: id.clone() }).await;
        assert_eq!(json!(boards.is_ok()), facts["boards"], "{id}");
    }
}
