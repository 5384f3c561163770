//! Prints the tags that the audits of languages and tests use.

use serde_json::{Map, Value, json};

use app_core::protocol::RuleLine;
use catalogue::GAMES;
use host::terminal::{CommandResult, print_line};

#[derive(clap::Args)]
pub(super) struct Tags {
    /// Print JSON, which is what is printed anyway.
    #[arg(long)]
    json: bool,
}

impl Tags {
    pub(super) fn run(self) -> CommandResult {
        let Self { json: _ } = self;
        print_line(&tags())?;
        Ok(std::process::ExitCode::SUCCESS)
    }
}

fn tags() -> Value {
    let mut games = Map::new();
    for game in GAMES {
        let rules: Vec<RuleLine> = game.rules().iter().map(RuleLine::from).collect();
        let tags = json!({ "rules": rules, "events": game.info().events, "questions": game.info().questions });
        games.insert(game.id().to_owned(), tags);
    }
    Value::Object(games)
}
