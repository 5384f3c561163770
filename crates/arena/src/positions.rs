//! Measures turns: how many plans they have, and how long an answer takes.

use agents::league::play_game;
use agents::search::MOST_POSITIONS;
use agents::{Level, OneThread, Program, plans, think};
use kernel::Actor;
use kernel::agent::AgentGame;

use crate::Common;
use crate::side::{Side, SideArgs};
use crate::stopwatch::{Stopwatch, summary};
use crate::tactics::observation_at;

/// The turns from one that levels 2 and 3 think about to the next. No turn of a game repeats at this distance.
const MEASURED: usize = 17;

/// Plays games and prints the median and the highest figures of their turns. Levels 2 and 3 think about some of them.
pub fn run<G: AgentGame>(common: &Common, side: &SideArgs) -> Result<(), String> {
    let seats = common.only_seats()?;
    let start: G = common.first_state(seats)?;
    let players = vec![Side::new::<G>(side, seats)?.player(seats); seats];
    let (mut positions, mut found, mut cut, mut times) = (vec![], vec![], vec![], vec![]);
    let measured = [Level::AllFeatures, Level::Search];
    let mut thinking = [vec![], vec![]];
    for game in 0..common.games {
        let mut watch = |state: &G| {
            let asks = state.asks();
            let Some((Actor::Seat(seat), _)) = asks.first() else { return };
            let began = Stopwatch::start();
            let all = plans(state, *seat, MOST_POSITIONS, |_| 0);
            times.push(began.elapsed());
            positions.push(all.positions);
            found.push(all.plans.len());
            cut.push(all.cut);
            if cut.len() % MEASURED == 0 {
                let observation = observation_at(state, *seat, [cut.len() as u8; 32]);
                for (level, times) in measured.into_iter().zip(&mut thinking) {
                    let began = Stopwatch::start();
                    think(&observation, Program { steps: side.steps, ..Program::new(level) }, &OneThread);
                    times.push(began.elapsed());
                }
            }
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
    println!("processor time in ms          median      95 %      most");
    let [two, three] = &mut thinking;
    let rows = [("to list the plans", &mut times), ("of level 2", two), ("of level 3", three)];
    for (name, times) in rows {
        let count = times.len();
        let [median, most_of_them, most] = summary(times);
        println!("{name:<18}({count:>8}) {median:>8.2}  {most_of_them:>8.2}  {most:>8.2}");
    }
    Ok(())
}

fn quantiles<T: Copy + Default>(sorted: &[T]) -> [T; 3] {
    let at = |part: usize| sorted.get((sorted.len() * part / 100).min(sorted.len().saturating_sub(1)));
    [50, 90, 100].map(|part| at(part).copied().unwrap_or_default())
}
