//! What the audits of languages and tests go by.

use serde_json::{Map, Value, json};

use super::Done;
use crate::catalogue::GAMES;
use crate::wire::RuleLine;

pub(super) fn run() -> Done {
    let mut games = Map::new();
    for game in GAMES {
        let rules: Vec<RuleLine> = game.rules().iter().map(RuleLine::from).collect();
        let tags = json!({ "rules": rules, "events": game.events(), "questions": game.questions() });
        games.insert(game.id().to_owned(), tags);
    }
    println!("{}", Value::Object(games));
    Ok(std::process::ExitCode::SUCCESS)
}
