//! Lets program players play leagues, and fits the weights of their features to the results.
#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "it measures time, and reads positions from a file"
)]

mod league;
mod positions;
mod tactics;
mod tune;

use std::process::ExitCode;

use agents::league::Player;
use agents::{Level, Program};
use clap::{Parser, Subcommand};
use kernel::agent::AgentGame;

/// Leagues of program players.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// What every command needs to know.
#[derive(clap::Args, Clone)]
struct Common {
    /// The id of the game.
    #[arg(long)]
    game: String,
    /// The number of seats.
    #[arg(long)]
    seats: usize,
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

#[derive(Subcommand)]
enum Command {
    /// Compares one player with several weaker ones. Each seed is played with the player in every seat.
    League {
        #[command(flatten)]
        common: Common,
        /// The player: `random`, `plain`, or a level from 1 to 3.
        #[arg(long)]
        player: String,
        /// The players of all other seats.
        #[arg(long)]
        against: String,
        /// The budget of level 3, in commands.
        #[arg(long, default_value_t = 60_000)]
        steps: u64,
    },
    /// Fits the weights to games of level 2 and prints them.
    Tune {
        #[command(flatten)]
        common: Common,
        /// How often games are played with the last weights.
        #[arg(long, default_value_t = 3)]
        rounds: u32,
    },
    /// Lets a program choose in the positions of a file, and prints where its plan is not sensible.
    Tactics {
        /// The id of the game.
        #[arg(long)]
        game: String,
        /// The level, from 1 to 3.
        #[arg(long)]
        player: String,
        /// The budget of level 3, in commands.
        #[arg(long, default_value_t = 60_000)]
        steps: u64,
        /// The positions: JSON, such as `tests/tactics/twilight.json`.
        file: std::path::PathBuf,
    },
    /// Prints how many plans and positions a turn has, how long an answer takes, and the features.
    Positions {
        #[command(flatten)]
        common: Common,
        /// The level that is measured.
        #[arg(long, default_value = "2")]
        player: String,
    },
}

/// A kind of player, which can play any game.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Random,
    Plain,
    Program(Program),
}

impl Kind {
    fn read(text: &str, steps: u64) -> Result<Self, String> {
        match text {
            "random" => Ok(Self::Random),
            "plain" => Ok(Self::Plain),
            level => {
                let level: u8 = level.parse().map_err(|_| format!("{text} is neither random, plain nor a level"))?;
                Ok(Self::Program(Program { steps, ..Program::new(Level::try_from(level)?) }))
            }
        }
    }

    fn player<G: AgentGame>(self, seats: usize) -> Player {
        match self {
            Self::Random => Player::Random,
            Self::Plain => Player::Plain,
            Self::Program(program) => Player::Program(program, program.evaluator::<G>(seats)),
        }
    }
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
    use league::run as run_league;
    use positions::run as run_positions;
    use tactics::run as run_tactics;
    use tune::run as run_tune;
    match command {
        Command::League { common, player, against, steps } => {
            let (player, against) = (Kind::read(&player, steps)?, Kind::read(&against, steps)?);
            with_game!(common.game.as_str(), run_league(&common, player, against))
        }
        Command::Tune { common, rounds } => with_game!(common.game.as_str(), run_tune(&common, rounds)),
        Command::Tactics { game, player, steps, file } => {
            let player = Kind::read(&player, steps)?;
            with_game!(game.as_str(), run_tactics(&file, player))
        }
        Command::Positions { common, player } => {
            let player = Kind::read(&player, 60_000)?;
            with_game!(common.game.as_str(), run_positions(&common, player))
        }
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
