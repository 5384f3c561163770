//! Compares a player with weaker ones.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use agents::OneThread;
use agents::league::{Played, play_game};
use kernel::agent::AgentGame;
use kernel::read_exactly;

use crate::{Common, Kind};

/// The number of standard errors on each side of a 95 % interval.
const SPREAD: f64 = 1.96;

/// Returns the first state of a game, with default options if no set-up is given.
pub fn first_state<G: AgentGame>(common: &Common) -> Result<G, String> {
    let setup = match &common.setup {
        Some(text) => read_exactly(text)?,
        None => G::program_setup(common.seats),
    };
    G::start(&G::complete(setup), common.seats).map_err(|flaws| format!("{flaws:?}"))
}

/// Calls `play` once with each number below `games`, on several threads. Returns the results in order.
pub fn in_parallel<T: Send>(
    games: u64,
    threads: usize,
    play: impl Fn(u64) -> Result<T, String> + Sync,
) -> Result<Vec<T>, String> {
    let next = AtomicU64::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        return;
                    }
                    let result = play(game);
                    let failed = result.is_err();
                    results.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((game, result));
                    if failed {
                        next.store(games, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    results.sort_by_key(|(game, _)| *game);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Plays the league and prints the share of first places with its 95 % interval.
pub fn run<G: AgentGame>(common: &Common, player: Kind, against: Kind) -> Result<(), String> {
    let start = first_state::<G>(common)?;
    let began = Instant::now();
    // Each seed is played once with the player in each seat, so that no seat is favoured.
    let played = in_parallel(common.games, common.threads, |game| {
        let seat = (game % common.seats as u64) as usize;
        let seed = common.seed + game / common.seats as u64;
        let mut players = vec![against.player::<G>(common.seats); common.seats];
        players[seat] = player.player::<G>(common.seats);
        let own_start = start.apart();
        play_game(&own_start, &players, seed, &OneThread, &mut |_| {})
            .map(|played| (seat, played))
            .map_err(|unfinished| format!("seed {seed}: {}\n{}", unfinished.problem, unfinished.position))
    })?;
    let shares: Vec<f64> = played.iter().map(|(seat, played)| share(played, *seat)).collect();
    let (mean, spread) = interval(&shares);
    let commands: u32 = played.iter().map(|(_, played)| played.commands).sum();
    let steps: u64 = played.iter().map(|(_, played)| played.steps).sum();
    println!(
        "{} {} seats: {player:?} against {against:?}\nshare of first places {mean:.3} ± {spread:.3} ({} games, {} commands \
         and {} sampled steps a game, {:.1} games a second)",
        common.game,
        common.seats,
        played.len(),
        commands / played.len().max(1) as u32,
        steps / played.len().max(1) as u64,
        played.len() as f64 / began.elapsed().as_secs_f64(),
    );
    Ok(())
}

/// Returns a seat's share of first place: a tie between n seats counts 1/n.
fn share(played: &Played, seat: usize) -> f64 {
    let firsts = played.places.iter().filter(|place| **place == 1).count().max(1);
    if played.places.get(seat) == Some(&1) { 1.0 / firsts as f64 } else { 0.0 }
}

/// Returns the mean and half of the 95 % interval.
fn interval(shares: &[f64]) -> (f64, f64) {
    let count = shares.len().max(1) as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|share| (share - mean) * (share - mean)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, SPREAD * (variance / count).sqrt())
}
