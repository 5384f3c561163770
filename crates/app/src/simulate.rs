//! `bucintoro simulate`

use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use serde_json::json;

use host::terminal::{CommandResult, print_line};

#[derive(Args)]
pub(super) struct SimulateArgs {
    /// The game.
    #[arg(long)]
    game: String,
    /// Number of games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// How many players; as many as can play, if left out.
    #[arg(long)]
    players: Option<usize>,
    /// The seed of the random players.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl SimulateArgs {
    pub(super) fn run(self) -> CommandResult {
        let game = super::game(&self.game)?;
        let players = super::players(game, self.players)?;
        let begun = Instant::now();
        let done = game.simulate(self.games, players, self.seed);
        let seconds = begun.elapsed().as_secs_f64();
        let a_second = done.games as f64 / seconds.max(f64::EPSILON);
        if self.json {
            print_line(&json!({
                "games": done.games, "decisions": done.decisions, "entries": done.entries, "firsts": done.firsts,
                "seconds": seconds, "games_per_second": a_second,
            }))?;
        } else {
            print_line(&format_args!("games     {}", done.games))?;
            print_line(&format_args!("decisions {}", done.decisions))?;
            print_line(&format_args!("entries   {}", done.entries))?;
            let firsts: Vec<String> = done.firsts.iter().map(u64::to_string).collect();
            print_line(&format_args!("firsts    {} (by seat)", firsts.join(" ")))?;
            print_line(&format_args!("seconds   {seconds:.3} ({a_second:.0} games a second)"))?;
        }
        match done.fault {
            None => Ok(ExitCode::SUCCESS),
            Some(fault) => Err(format!("the audit failed: {fault}").into()),
        }
    }
}
