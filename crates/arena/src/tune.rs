//! Fits weights to the results of games between programs.

use agents::league::{Player, play_game};
use agents::tuning::{Example, fit};
use agents::{Evaluator, Level, OneThread, Program};
use kernel::Seat;
use kernel::agent::AgentGame;

use crate::Common;
use crate::league::{first_state, in_parallel};

/// Of this many decisions, one becomes an example. Positions that follow each other are much alike.
const EVERY: usize = 7;

/// Plays games, fits the weights to their results, and prints them as the lines of a game's `weights.rs`.
pub fn run<G: AgentGame>(common: &Common, rounds: u32) -> Result<(), String> {
    let start = first_state::<G>(common)?;
    let mut weights = G::WEIGHTS.of(G::FEATURES, common.seats, Default::default());
    for round in 0..rounds {
        let program =
            Player::Program(Program::new(Level::AllFeatures), Evaluator::with_weights(common.seats, weights.clone()));
        let programs = vec![program; common.seats];
        let games = in_parallel(common.games, common.threads, |game| {
            let seed = common.seed + u64::from(round) * common.games + game;
            let mut positions: Vec<Vec<Vec<i32>>> = vec![];
            // Games differ in which positions count, because the same decision of each game may be of one kind.
            let mut met = game as usize % EVERY;
            let mut watch = |state: &G| {
                met += 1;
                if met.is_multiple_of(EVERY) {
                    positions.push(features(state, common.seats));
                }
            };
            let own_start = start.apart();
            let played = play_game(&own_start, &programs, seed, &OneThread, &mut watch)
                .map_err(|unfinished| format!("seed {seed}: {}\n{}", unfinished.problem, unfinished.position))?;
            let firsts = played.places.iter().filter(|place| **place == 1).count().max(1) as f64;
            let shares: Vec<f64> =
                played.places.iter().map(|place| if *place == 1 { 1.0 / firsts } else { 0.0 }).collect();
            let example = |features| Example { features, shares: shares.clone() };
            Ok(positions.into_iter().map(example).collect::<Vec<_>>())
        })?;
        let examples: Vec<Example> = games.into_iter().flatten().collect();
        weights = fit(&examples);
        println!("// round {}: {} positions of {} games", round + 1, examples.len(), common.games);
        print_weights::<G>(common.seats, &weights);
    }
    Ok(())
}

fn features<G: AgentGame>(state: &G, seats: usize) -> Vec<Vec<i32>> {
    let of = |seat: usize| {
        let mut features = vec![0; G::FEATURES.len()];
        state.features(Seat(seat as u8), &mut features);
        features
    };
    (0..seats).map(of).collect()
}

fn print_weights<G: AgentGame>(seats: usize, weights: &[i32]) {
    println!("        (");
    println!("            {seats},");
    println!("            &[");
    for (feature, weight) in G::FEATURES.iter().zip(weights) {
        println!("                (\"{}\", {weight}),", feature.name);
    }
    println!("            ],");
    println!("        ),");
}
