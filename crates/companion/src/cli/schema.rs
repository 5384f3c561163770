//! `bucintoro schema`: what a board file looks like.

use std::process::ExitCode;

use clap::Args;

use super::{Done, Usage, say};

#[derive(Args)]
pub(super) struct SchemaArgs {
    /// The game.
    #[arg(long)]
    game: String,
}

impl SchemaArgs {
    pub(super) fn run(self) -> Done {
        let boards = super::game(&self.game)?.boards();
        let boards = boards.ok_or_else(|| Usage(format!("the board of {} is not data", self.game)))?;
        say(&serde_json::to_string_pretty(&boards.schema())?)?;
        Ok(ExitCode::SUCCESS)
    }
}
