//! Records of games that are played at random, for questions that no golden record asks.

use kernel::erased::AnyGame;
use kernel::random::RandomPlay;
use kernel::suite::test_stamps;
use kernel::{AnswerBy, Answering, Game, Seed, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};

use bucintoro_tests::golden::chairs;

use crate::moments::Record;

/// The most decisions of one game, and the most games that are played in search of a question.
const MOST_DECISIONS: usize = 1_500;
const MOST_GAMES: u8 = 60;

/// A record of a game up to this question. None if random play does not reach it.
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

/// What is changed of the default set-up, in turn.
fn changes() -> [Value; 3] {
    [json!({}), json!({"options": {"board_as_assumed": false}}), json!({"under_way": true})]
}

fn search<G: Game>(question: &str) -> Option<Vec<String>> {
    let games = (0..MOST_GAMES).map(|seed| {
        let seats = *G::seats().start() + usize::from(seed) % (G::seats().end() - G::seats().start() + 1);
        let change = &changes()[usize::from(seed) % 3];
        play::<G>(question, seats, change, seed)
    });
    games.flatten().next()
}

fn play<G: Game>(question: &str, seats: usize, change: &Value, seed: u8) -> Option<Vec<String>> {
    let mut setup = json!(G::default_setup(seats));
    for (key, value) in change.as_object()? {
        match value.as_object() {
            Some(inner) => inner.iter().for_each(|(key_of, value)| setup[key][key_of] = value.clone()),
            None => setup[key] = value.clone(),
        }
    }
    let setup = serde_json::from_value(setup).ok()?;
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
