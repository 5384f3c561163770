//! Fits weights to the results of games between programs.

use std::collections::BTreeMap;
use std::path::Path;

use agents::league::{Player, play_game};
use agents::tuning::{Example, fit};
use agents::{Evaluator, Level, OneThread, Program};
use kernel::Seat;
use kernel::agent::AgentGame;

use crate::Common;
use crate::parallel::in_order;
use crate::weights::{Fitted, WeightsFile};

/// Of this many decisions, one becomes an example. Positions that follow each other are much alike.
pub const EVERY: usize = 7;

/// The files that are written.
pub struct Files<'a> {
    /// The weights as JSON.
    pub json: Option<&'a Path>,
    /// The weights as Rust.
    pub rust: Option<&'a Path>,
}

/// Plays games, fits the weights to their results, and writes them. Without a file it prints the JSON.
///
/// # Errors
/// If a game cannot be finished, or a file cannot be written.
pub fn run<G: AgentGame>(common: &Common, rounds: u32, files: &Files<'_>) -> Result<(), String> {
    let mut seats = BTreeMap::new();
    for &number in &common.seats {
        let weights = tune::<G>(common, number, rounds)?;
        let named = G::FEATURES.iter().zip(weights).map(|(feature, weight)| (feature.name.to_owned(), weight));
        seats.insert(number, named.collect());
    }
    let fitted = Fitted { seed: common.seed, games: common.games, rounds, setup: common.setup.clone() };
    let file = WeightsFile { game: common.game.clone(), fitted, seats };
    let write =
        |path: &Path, text: String| std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()));
    match files {
        Files { json: None, rust: None } => print!("{}", file.to_json()),
        Files { json, rust } => {
            json.map(|path| write(path, file.to_json())).transpose()?;
            rust.map(|path| write(path, file.to_rust::<G>())).transpose()?;
        }
    }
    Ok(())
}

fn tune<G: AgentGame>(common: &Common, seats: usize, rounds: u32) -> Result<Vec<i32>, String> {
    let start: G = common.first_state(seats)?;
    let mut weights = G::WEIGHTS.of(G::FEATURES, seats, Default::default());
    for round in 0..rounds {
        let program = Program::new(Level::AllFeatures);
        let players = vec![Player::Program(program, Evaluator::with_weights(seats, weights.clone())); seats];
        let first = common.seed + u64::from(round) * common.games;
        let games = in_order(common.games, common.threads, |game| {
            let (positions, shares) =
                sampled_positions(&start, &players, first + game, |state| features(state, seats))?;
            let example = |features| Example { features, shares: shares.clone() };
            Ok(positions.into_iter().map(example).collect::<Vec<_>>())
        })?;
        let examples: Vec<Example> = games.into_iter().flatten().collect();
        weights = fit(&examples);
        eprintln!("{seats} seats, round {}: {} positions of {} games", round + 1, examples.len(), common.games);
    }
    Ok(weights)
}

/// Plays a game. Returns what `look` sees in some of its positions, and the share of first place of each seat.
///
/// # Errors
/// If the game cannot be finished.
pub fn sampled_positions<G: AgentGame, T>(
    start: &G,
    players: &[Player],
    seed: u64,
    mut look: impl FnMut(&G) -> T,
) -> Result<(Vec<T>, Vec<f64>), String> {
    let mut positions = vec![];
    // Games differ in which positions count, because the same decision of each game may be of one kind.
    let mut met = seed as usize % EVERY;
    let mut watch = |state: &G| {
        met += 1;
        if met.is_multiple_of(EVERY) {
            positions.push(look(state));
        }
    };
    let played = play_game(&start.apart(), players, seed, &OneThread, &mut watch)
        .map_err(|unfinished| format!("seed {seed}: {}\n{}", unfinished.problem, unfinished.position))?;
    let shares = (0..players.len()).map(|seat| played.share(seat)).collect();
    Ok((positions, shares))
}

fn features<G: AgentGame>(state: &G, seats: usize) -> Vec<Vec<i32>> {
    let of = |seat: usize| {
        let mut features = vec![0; G::FEATURES.len()];
        state.features(Seat(seat as u8), &mut features);
        features
    };
    (0..seats).map(of).collect()
}
