//! Random games for the questions that no golden record asks.

use kernel::erased::AnyGame;
use kernel::random::RandomPlay;
use kernel::suite::test_stamps;
use kernel::{AnswerBy, Answering, Game, Seed, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};

use bucintoro_tests::golden::chairs;

use crate::moments::Record;

/// Maximum number of decisions of one game, and of games in the search for one question.
const MOST_DECISIONS: usize = 1_500;
const MOST_GAMES: u8 = 60;

/// Returns the record of a game up to this question; `None` if random play does not reach it.
pub fn play_until(game: &'static dyn AnyGame, question: &str) -> Option<Record> {
    let play = match game.id() {
        "serenissima-2e" => search::<serenissima::Serenissima>,
        "serenissima-1996" => search::<serenissima_1996::Serenissima1996>,
        "twilight" => search::<twilight::Twilight>,
        "libertalia" => search::<libertalia::Libertalia>,
        _ => return None,
    };
    let lines = play(question)?;
    Some(Record { game, name: format!("played/{question}"), lines })
}

/// Returns the changes of the default set-up that the games use in turn.
fn changes() -> [Value; 3] {
    [json!({}), json!({"options": {"board_as_assumed": false}}), json!({"under_way": true})]
}

/// Returns a position, in table notation, shortly before a question that is rare in games from the beginning.
fn position_near(question: &str) -> Option<&'static str> {
    match question {
        "Fort" => Some(
            "players red blue
            pawn 1
            port valencia red 1
            port genova blue 1
            port alger blue 2
            fort alger
            galley 1 red alger 5",
        ),
        "Monopoly" => Some(
            "options open
            nations venice genoa
            order venice genoa
            purse venice 5000
            purse genoa 1000
            port venezia venice 4
            port tunis genoa 2
            port tripoli genoa 1
            galley 1 venice venezia 2
            galley 4 venice tunis 1
            galley 9 genoa genova 1
            phase trade venice",
        ),
        "Prize" => Some(
            "nations venice genoa spain
            order venice genoa spain
            port venezia venice 1
            port genova genoa 2
            port crete genoa 3
            port valencia spain 1
            galley 1 venice crete 4 wine
            galley 2 venice crete 1
            galley 4 genoa crete 2 iron iron
            galley 5 spain alger 2
            phase fight venice",
        ),
        _ => None,
    }
}

fn search<G: Game>(question: &str) -> Option<Vec<String>> {
    let games = (0..MOST_GAMES).map(|seed| {
        if let Some(position) = position_near(question) {
            let setup = G::setup_at(position);
            let seats = G::INFO.seats.clone().find(|seats| G::start(&G::complete(setup.clone()), *seats).is_ok())?;
            return play::<G>(question, seats, setup, seed);
        }
        let seats = *G::INFO.seats.start() + usize::from(seed) % (G::INFO.seats.end() - G::INFO.seats.start() + 1);
        let setup = changed::<G>(seats, &changes()[usize::from(seed) % 3])?;
        play::<G>(question, seats, setup, seed)
    });
    games.flatten().next()
}

/// Returns the default set-up with some values changed; `None` if the game does not have these values.
fn changed<G: Game>(seats: usize, change: &Value) -> Option<G::Setup> {
    let mut setup = json!(G::default_setup(seats));
    for (key, value) in change.as_object()? {
        match value.as_object() {
            Some(inner) => inner.iter().for_each(|(key_of, value)| setup[key][key_of] = value.clone()),
            None => setup[key] = value.clone(),
        }
    }
    serde_json::from_value(setup).ok()
}

fn play<G: Game>(question: &str, seats: usize, setup: G::Setup, seed: u8) -> Option<Vec<String>> {
    let answering = Answering::all(AnswerBy::Table);
    let mut stamps = test_stamps();
    let mut table = Table::<G>::start(chairs(seats), answering, setup, Seed::new([seed; 32]), &mut stamps).ok()?;
    let mut draw = ChaCha20Rng::seed_from_u64(u64::from(seed));
    let mut random = RandomPlay::new(table.state());
    for _ in 0..MOST_DECISIONS {
        if table.state().asks().iter().any(|(_, asked)| json!(asked)["ask"] == question) {
            return Some(table.lines().iter().map(|sealed| sealed.line.clone()).collect());
        }
        random.put(table.state());
        let (by, command) = random.choose(&mut draw)?;
        table.command(by, command?, &[], &mut stamps).ok()?;
    }
    None
}
