//! `bucintoro simulate`

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use agents::{Level, Program};
use clap::Args;
use kernel::Seed;
use kernel::erased::AnyGame;
use players::{GamePlayers, Threads};
use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng};
use serde_json::json;

use app_core::stamps;
use host::terminal::{CommandResult, UsageError, print_line};

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
    /// Program players instead of random ones: a level from 1 to 3 for each seat, or 0 for random, such as `3,2,2,2`.
    #[arg(long, value_delimiter = ',', conflicts_with = "players")]
    by: Vec<u8>,
    /// Write the record of each game between programs into this folder.
    #[arg(long, value_name = "FOLDER", requires = "by")]
    records: Option<PathBuf>,
    /// The seed of the players and of chance.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl SimulateArgs {
    pub(super) fn run(self) -> CommandResult {
        let game = super::game(&self.game)?;
        if !self.by.is_empty() {
            return self.run_programs(game);
        }
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

    /// Plays games between programs.
    fn run_programs(&self, game: &dyn AnyGame) -> CommandResult {
        let seats = super::players(game, Some(self.by.len()))?;
        let programs = programs(&self.by)?;
        let players =
            players::of(game.id()).ok_or_else(|| UsageError(format!("{} has no program players", game.id())))?;
        if let Some(folder) = &self.records {
            return self.record_programs(players, &programs, folder);
        }
        let pool = threads();
        let begun = Instant::now();
        let (mut decisions, mut shares) = (0, vec![0.0; seats]);
        for number in 0..self.games {
            let played = players.play(&programs, self.seed.wrapping_add(number), &pool)?;
            decisions += u64::from(played.commands);
            let firsts = played.places.iter().filter(|place| **place == 1).count().max(1) as f64;
            let firsts_of = shares.iter_mut().zip(&played.places);
            firsts_of.for_each(|(share, place)| *share += if *place == 1 { 1.0 / firsts } else { 0.0 });
        }
        let seconds = begun.elapsed().as_secs_f64();
        let a_second = self.games as f64 / seconds.max(f64::EPSILON);
        if self.json {
            print_line(&json!({
                "games": self.games, "decisions": decisions, "firsts": shares, "seconds": seconds,
                "games_per_second": a_second,
            }))?;
        } else {
            print_line(&format_args!("games     {}", self.games))?;
            print_line(&format_args!("decisions {decisions}"))?;
            let firsts: Vec<String> = shares.iter().map(|share| format!("{share:.1}")).collect();
            print_line(&format_args!("firsts    {} (by seat; a tie is shared)", firsts.join(" ")))?;
            print_line(&format_args!("seconds   {seconds:.3} ({a_second:.1} games a second)"))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Plays games between programs at tables, and writes their records.
    #[expect(clippy::disallowed_methods, reason = "the command line is the owner's")]
    fn record_programs(&self, players: &dyn GamePlayers, programs: &[Option<Program>], folder: &Path) -> CommandResult {
        std::fs::create_dir_all(folder).map_err(|error| format!("{} cannot be created: {error}", folder.display()))?;
        for number in 0..self.games {
            let number = self.seed.wrapping_add(number);
            let mut bytes = [0; 32];
            ChaCha20Rng::seed_from_u64(number).fill_bytes(&mut bytes);
            let seed = Seed::new(bytes);
            let table = players.play_at_table(programs, seed.clone(), &mut stamps(), &threads())?;
            let lines: Vec<&str> = table.owner_view().lines().iter().map(|hashed| hashed.line.as_str()).collect();
            let file = folder.join(format!("{}-{number}.jsonl", table.game()));
            std::fs::write(&file, lines.join("\n") + "\n")
                .map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
            let (places, file) = (table.places(), file.display().to_string());
            match self.json {
                true => print_line(&json!({"file": file, "seed": seed.to_hex(), "places": places}))?,
                false => print_line(&format_args!("{file} --seed {}", seed.to_hex()))?,
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Reads the levels of programs by seat, with 0 for none.
pub(super) fn programs(levels: &[u8]) -> Result<Vec<Option<Program>>, UsageError> {
    let program = |level: &u8| match level {
        0 => Ok(None),
        level => Level::try_from(*level).map(|level| Some(Program::new(level))).map_err(UsageError),
    };
    levels.iter().map(program).collect()
}

/// Returns a thread for each core.
pub(super) fn threads() -> Threads {
    Threads::new(std::thread::available_parallelism().map_or(1, usize::from), None)
}
