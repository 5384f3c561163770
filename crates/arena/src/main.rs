//! Lets program players play leagues, and measures and tunes them.
#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "it measures time, and reads and writes files"
)]

mod absurd;
mod calibrate;
mod league;
mod parallel;
mod positions;
mod results;
mod side;
mod statistics;
mod stopwatch;
mod tactics;
mod tune;
mod weights;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kernel::agent::AgentGame;

use side::SideArgs;

/// Leagues of program players.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The games that are played.
#[derive(clap::Args, Clone)]
struct Common {
    /// The id of the game.
    #[arg(long)]
    game: String,
    /// The number of seats; some commands accept several, separated by commas.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<usize>,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the first game; the next one has the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// The set-up as JSON, such as `{"options":{"hands":"dealt"}}`.
    #[arg(long)]
    setup: Option<String>,
}

impl Common {
    /// Returns the only number of seats.
    fn only_seats(&self) -> Result<usize, String> {
        match self.seats[..] {
            [seats] => Ok(seats),
            _ => Err("this command needs one number of seats".into()),
        }
    }

    /// Returns the first state of a game, with default options if no set-up is given.
    fn first_state<G: AgentGame>(&self, seats: usize) -> Result<G, String> {
        let setup = match &self.setup {
            Some(text) => kernel::read_exactly(text)?,
            None => G::program_setup(seats),
        };
        G::start(&G::complete(setup), seats).map_err(|flaws| format!("{flaws:?}"))
    }
}

#[derive(Subcommand)]
enum Command {
    /// Compares one player with several others. Each seed is played with the player in every seat, and once without it.
    League {
        #[command(flatten)]
        common: Common,
        #[command(flatten)]
        sides: league::SidesArgs,
        #[command(flatten)]
        test: league::TestArgs,
        /// The file of results. If it exists, the league continues where it stopped.
        #[arg(long)]
        results: Option<PathBuf>,
    },
    /// Fits the weights to games of level 2, and writes them.
    Tune {
        #[command(flatten)]
        common: Common,
        /// How often games are played with the last weights.
        #[arg(long, default_value_t = 3)]
        rounds: u32,
        /// Writes the weights as JSON, for `league --weights`.
        #[arg(long)]
        write: Option<PathBuf>,
        /// Writes the weights as the file `weights.rs` of the game.
        #[arg(long)]
        rust: Option<PathBuf>,
    },
    /// Compares the predicted chances of first place with the results of games of level 2.
    Calibrate {
        #[command(flatten)]
        common: Common,
        /// Writes all temperatures: the file `crates/agents/src/temperatures.rs`.
        #[arg(long)]
        write: Option<PathBuf>,
    },
    /// Counts absurd moves.
    Absurd {
        #[command(flatten)]
        common: Common,
        #[command(flatten)]
        side: SideArgs,
    },
    /// Lets a program choose in the positions of a file, and prints where its plan is not sensible.
    Tactics {
        /// The id of the game.
        #[arg(long)]
        game: String,
        #[command(flatten)]
        side: SideArgs,
        /// The positions: JSON, such as `tests/tactics/twilight.json`.
        file: PathBuf,
    },
    /// Prints how many plans and positions a turn has, and how long it takes to list them and to choose one.
    Positions {
        #[command(flatten)]
        common: Common,
        #[command(flatten)]
        side: SideArgs,
    },
}

/// Calls a function with the type of the game with this id.
macro_rules! with_game {
    ($id:expr, $function:ident ( $($argument:expr),* )) => {
        match $id {
            "serenissima-2e" => $function::<serenissima::Serenissima>($($argument),*),
            "serenissima-1996" => $function::<serenissima_1996::Serenissima1996>($($argument),*),
            "twilight" => $function::<twilight::Twilight>($($argument),*),
            "libertalia" => $function::<libertalia::Libertalia>($($argument),*),
            other => Err(format!("there is no game {other}")),
        }
    };
}

fn run(command: Command) -> Result<(), String> {
    use absurd::run as run_absurd;
    use calibrate::run as run_calibrate;
    use league::run as run_league;
    use positions::run as run_positions;
    use tactics::run as run_tactics;
    use tune::run as run_tune;
    match command {
        Command::League { common, sides, test, results } => {
            with_game!(common.game.as_str(), run_league(&common, &sides, &test, results.as_deref()))
        }
        Command::Tune { common, rounds, write, rust } => {
            let files = tune::Files { json: write.as_deref(), rust: rust.as_deref() };
            with_game!(common.game.as_str(), run_tune(&common, rounds, &files))
        }
        Command::Calibrate { common, write } => {
            with_game!(common.game.as_str(), run_calibrate(&common, write.as_deref()))
        }
        Command::Absurd { common, side } => with_game!(common.game.as_str(), run_absurd(&common, &side)),
        Command::Tactics { game, side, file } => with_game!(game.as_str(), run_tactics(&file, &side)),
        Command::Positions { common, side } => with_game!(common.game.as_str(), run_positions(&common, &side)),
    }
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("arena: {problem}");
            ExitCode::FAILURE
        }
    }
}
