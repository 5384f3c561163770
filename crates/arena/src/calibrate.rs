//! Compares predicted chances of first place with results, and fits temperatures.

use std::path::Path;

use agents::calibration::{Prediction, Temperature, at_temperature, fit, loss, temperature, temperatures};
use agents::evaluation::WHOLE;
use agents::{Evaluator, Level, Program};
use kernel::agent::AgentGame;

use crate::Common;
use crate::parallel::in_order;
use crate::side::Side;
use crate::tune::sampled_positions;
use crate::weights::list;

/// Added to the seed, so that no game of a calibration is one of the tuning.
const APART: u64 = 1_000_000;

/// The largest difference between predicted and true shares of a tenth, as a goal.
const GOAL: f64 = 0.04;

/// The fewest games that decide on a tenth.
const FEWEST: usize = 20;

/// The predictions of one game.
type Game = Vec<Prediction>;

/// Fits the temperature of each number of seats. Half of the games are tested with the temperature of the other half,
/// and the other way round. If that improves nothing, the temperature stays 100 %.
///
/// # Errors
/// If a game cannot be finished, or the file cannot be written.
pub fn run<G: AgentGame>(common: &Common, file: Option<&Path>) -> Result<(), String> {
    let mut all = temperatures().to_vec();
    for &seats in &common.seats {
        let games = predictions::<G>(common, seats)?;
        let (first, second) = games.split_at(games.len() / 2);
        let held_out = [(first, fit(&second.concat())), (second, fit(&first.concat()))];
        let loss_at = |halves: &[(&[Game], u32)]| -> f64 {
            halves.iter().map(|(half, percent)| loss(&half.concat(), *percent)).sum()
        };
        let before = [(&games[..], 100)];
        let improves = loss_at(&held_out) < loss_at(&before);
        let fitted = fit(&games.concat());
        let percent = if improves { fitted } else { 100 };
        let [(_, one), (_, other)] = held_out;
        println!(
            "{}, {seats} seats, {} games: temperature {percent} % (fitted {fitted} %, halves {other} and {one} %)\n",
            G::INFO.id,
            games.len(),
        );
        println!("{}", report(&before, "without temperature"));
        println!("{}", report(&held_out, "held-out games"));
        let stored = temperature(G::INFO.id, seats);
        if stored != 100 {
            println!("{}", report(&[(&games, stored)], &format!("stored temperature {stored} %")));
        }
        all.retain(|one| (one.game, one.seats) != (G::INFO.id, seats));
        all.push(Temperature { game: G::INFO.id, seats, percent, games: games.len() as u64, seed: common.seed });
    }
    all.sort_by_key(|one| (one.game, one.seats));
    let write =
        |path: &Path| std::fs::write(path, to_rust(&all)).map_err(|error| format!("{}: {error}", path.display()));
    file.map_or(Ok(()), write)
}

/// Plays games of level 2. Returns their predictions.
fn predictions<G: AgentGame>(common: &Common, seats: usize) -> Result<Vec<Game>, String> {
    let start: G = common.first_state(seats)?;
    let program = Program::new(Level::AllFeatures);
    let players = vec![Side::of_program::<G>(program, seats, None)?.player(seats); seats];
    let evaluator: Evaluator = program.evaluator::<G>(seats);
    in_order(common.games, common.threads, |game| {
        let seed = APART + common.seed + game;
        let (positions, results) = sampled_positions(&start, &players, seed, |state| evaluator.shares(state))?;
        let prediction = |shares| Prediction { shares, results: results.clone() };
        Ok(positions.into_iter().map(prediction).collect::<Game>())
    })
}

/// The predictions of a tenth: of all chances from 0 to 10 %, and so on.
#[derive(Clone, Default)]
struct Tenth {
    count: f64,
    predicted: f64,
    result: f64,
    /// The sums of prediction minus result, and the counts, of each game.
    games: Vec<(f64, f64)>,
}

impl Tenth {
    fn difference(&self) -> f64 {
        (self.predicted - self.result) / self.count.max(1.0)
    }

    /// Returns half of the 95 % interval of the difference. Positions of one game share their result, so the games are
    /// the independent units.
    fn error(&self) -> f64 {
        let mean = self.difference();
        let squares: f64 = self.games.iter().map(|(sum, count)| (sum - mean * count) * (sum - mean * count)).sum();
        1.96 * squares.sqrt() / self.count.max(1.0)
    }

    /// True if the games are enough for an interval: the spread of a few games is not known.
    fn is_known(&self) -> bool {
        self.games.iter().filter(|(_, count)| *count > 0.0).count() >= FEWEST
    }
}

/// Returns the tenths of games, with the temperature of each group of games.
fn tenths(groups: &[(&[Game], u32)]) -> Vec<Tenth> {
    let mut tenths = vec![Tenth::default(); 10];
    let all = groups.iter().flat_map(|(games, percent)| games.iter().map(move |game| (game, *percent)));
    for (game, percent) in all {
        let mut of_game = [(0.0, 0.0); 10];
        for one in game {
            let shares = at_temperature(&one.shares, one.results.len(), percent);
            for (share, result) in shares.iter().zip(&one.results) {
                let nth = ((share * 10 / WHOLE) as usize).min(9);
                let predicted = *share as f64 / WHOLE as f64;
                tenths[nth].count += 1.0;
                tenths[nth].predicted += predicted;
                tenths[nth].result += result;
                of_game[nth].0 += predicted - result;
                of_game[nth].1 += 1.0;
            }
        }
        for (tenth, game) in tenths.iter_mut().zip(of_game) {
            tenth.games.push(game);
        }
    }
    tenths
}

/// Returns the table of all tenths.
fn report(groups: &[(&[Game], u32)], name: &str) -> String {
    let mut text = format!(
        "| {name} | predicted | result | difference (95 %) | positions |\n\
         | --- | --- | --- | --- | --- |\n"
    );
    let tenths = tenths(groups);
    for (nth, tenth) in tenths.iter().enumerate().filter(|(_, tenth)| tenth.count > 0.0) {
        text.push_str(&format!(
            "| {}–{} % | {:.3} | {:.3} | {:+.3} ± {:.3} | {} |\n",
            nth * 10,
            nth * 10 + 10,
            tenth.predicted / tenth.count,
            tenth.result / tenth.count,
            tenth.difference(),
            tenth.error(),
            tenth.count,
        ));
    }
    let all: f64 = tenths.iter().map(|tenth| tenth.count).sum();
    let off: f64 = tenths.iter().map(|tenth| (tenth.predicted - tenth.result).abs()).sum();
    let worst = tenths.iter().map(|tenth| tenth.difference().abs()).fold(0.0, f64::max);
    let surely_off = tenths.iter().any(|tenth| tenth.is_known() && tenth.difference().abs() - tenth.error() > GOAL);
    let verdict = match worst <= GOAL {
        true => "met",
        false if surely_off => "missed",
        false => "open, because the intervals are too wide",
    };
    text.push_str(&format!(
        "\nWorst tenth {worst:.3}, goal {GOAL}: {verdict}. Mean difference {:.3}, in {} games.\n",
        off / all.max(1.0),
        groups.iter().map(|(games, _)| games.len()).sum::<usize>(),
    ));
    text
}

/// Returns the text of `temperatures.rs`.
fn to_rust(all: &[Temperature]) -> String {
    let item = |Temperature { game, seats, percent, games, seed }: &Temperature| {
        format!("Temperature {{ game: \"{game}\", seats: {seats}, percent: {percent}, games: {games}, seed: {seed} }}")
    };
    let items = all.iter().map(item).collect();
    "//! The temperatures, as `cargo xtask arena -- calibrate --write` wrote them.\n\n\
     use crate::calibration::Temperature;\n\n"
        .to_owned()
        + &list("pub(crate) const TEMPERATURES: &[Temperature] = &[", items, "];")
}
