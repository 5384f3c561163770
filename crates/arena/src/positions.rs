//! Measures turns: how many plans they have, and how long an answer takes.

use std::time::{Duration, Instant};

use agents::OneThread;
use agents::league::play_game;
use agents::plans;
use agents::search::MOST_POSITIONS;
use kernel::Actor;
use kernel::agent::AgentGame;

use crate::Common;
use crate::side::{Side, SideArgs};

/// Plays games and prints the median and the highest figures of their turns.
pub fn run<G: AgentGame>(common: &Common, side: &SideArgs) -> Result<(), String> {
    let seats = common.only_seats()?;
    let start: G = common.first_state(seats)?;
    let players = vec![Side::new::<G>(side, seats)?.player(seats); seats];
    let (mut positions, mut found, mut cut, mut times) = (vec![], vec![], vec![], vec![]);
    for game in 0..common.games {
        let mut watch = |state: &G| {
            let asks = state.asks();
            let Some((Actor::Seat(seat), _)) = asks.first() else { return };
            let began = Instant::now();
            let all = plans(state, *seat, MOST_POSITIONS, |_| 0);
            times.push(began.elapsed());
            positions.push(all.positions);
            found.push(all.plans.len());
            cut.push(all.cut);
        };
        play_game(&start, &players, common.seed + game, &OneThread, &mut watch)
            .map_err(|unfinished| format!("{}\n{}", unfinished.problem, unfinished.position))?;
    }
    println!("{} turns of {} games            median      90 %      most", positions.len(), common.games);
    for (name, values) in [("positions", &mut positions), ("plans", &mut found), ("cut positions", &mut cut)] {
        values.sort_unstable();
        let [median, ninety, most] = quantiles(values);
        println!("{name:<28} {median:>8}  {ninety:>8}  {most:>8}");
    }
    times.sort_unstable();
    let [median, ninety, most] = quantiles(&times).map(|time: Duration| time.as_secs_f64() * 1e3);
    println!("{:<28} {median:>8.2}  {ninety:>8.2}  {most:>8.2}", "milliseconds to list them");
    Ok(())
}

fn quantiles<T: Copy + Default>(sorted: &[T]) -> [T; 3] {
    let at = |part: usize| sorted.get((sorted.len() * part / 100).min(sorted.len().saturating_sub(1)));
    [50, 90, 100].map(|part| at(part).copied().unwrap_or_default())
}
