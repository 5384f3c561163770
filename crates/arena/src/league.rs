//! Compares a player with others.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use agents::OneThread;
use agents::league::{Player, play_game};
use kernel::agent::AgentGame;
use serde_json::json;

use crate::Common;
use crate::parallel::for_each;
use crate::results::{GameId, GameResult, Results};
use crate::side::{Side, SideArgs};
use crate::statistics::{BOUND, Goal, Shares, Verdict, elo};

/// The options of both sides.
#[derive(clap::Args, Clone)]
pub struct SidesArgs {
    #[command(flatten)]
    player: SideArgs,
    /// The players of all other seats: `random`, `plain`, or a level from 1 to 3.
    #[arg(long)]
    against: String,
    /// Their temperament.
    #[arg(long, default_value = "trader")]
    against_temperament: String,
    /// A file of weights for them.
    #[arg(long)]
    against_weights: Option<PathBuf>,
}

impl SidesArgs {
    /// Returns the player and the others.
    fn sides<G: AgentGame>(&self, seats: usize) -> Result<(Side, Side), String> {
        let others = SideArgs {
            player: self.against.clone(),
            temperament: self.against_temperament.clone(),
            weights: self.against_weights.clone(),
            steps: self.player.steps,
        };
        Ok((Side::new::<G>(&self.player, seats)?, Side::new::<G>(&others, seats)?))
    }
}

/// The options of the sequential test.
#[derive(clap::Args, Clone)]
pub struct TestArgs {
    /// The goal for the share of first places. The league stops when it is accepted or rejected.
    #[arg(long)]
    goal: Option<f64>,
    /// Half of the range around the goal in which both answers are right.
    #[arg(long, default_value_t = 0.05)]
    margin: f64,
}

/// Seeds whose games are all finished, from the first seed on without a gap, until the test is decided.
struct Tally {
    seats: usize,
    next: u64,
    shares: Shares,
    /// The sum of the shares of each seat in the mirror matches.
    mirror: Vec<f64>,
    commands: u64,
    steps: u64,
    goal: Option<Goal>,
}

impl Tally {
    fn new(seats: usize, seed: u64, goal: Option<Goal>) -> Self {
        Self { seats, next: seed, shares: Shares::default(), mirror: vec![0.0; seats], commands: 0, steps: 0, goal }
    }

    fn verdict(&self) -> Verdict {
        self.goal.map_or(Verdict::Open, |goal| goal.verdict(&self.shares, self.seats))
    }

    /// Counts the seeds that are finished. So the answer does not depend on the order in which games end.
    fn count(&mut self, results: &Results, end: u64) {
        while self.next < end && self.verdict() == Verdict::Open {
            let games: Vec<&GameResult> =
                games_of(self.next, self.seats).filter_map(|id| results.games.get(&id)).collect();
            if games.len() <= self.seats {
                return;
            }
            let mut sum = 0.0;
            for game in games {
                match game.seat {
                    Some(seat) => {
                        sum += game.share(seat);
                        self.commands += u64::from(game.commands);
                        self.steps += game.steps;
                    }
                    None => self.mirror.iter_mut().enumerate().for_each(|(seat, all)| *all += game.share(seat)),
                }
            }
            self.shares.add(sum / self.seats as f64);
            self.next += 1;
            eprintln!("{}", self.progress());
        }
    }

    fn progress(&self) -> String {
        let (low, high) = self.shares.interval(self.seats);
        let mut text =
            format!("{} seeds: share {:.3} ({low:.3} to {high:.3})", self.shares.count(), self.shares.mean());
        if let Some(goal) = self.goal {
            let ratio = goal.log_likelihood_ratio(&self.shares, self.seats);
            text.push_str(&format!(", log likelihood ratio {ratio:.2} of ±{BOUND:.2}"));
        }
        text
    }

    /// Returns the row of a table in Markdown, with its head.
    fn table(&self, what: &str, first: u64) -> String {
        let (low, high) = self.shares.interval(self.seats);
        let elo = |share| match elo(share, self.seats) {
            infinite if infinite.is_infinite() => if infinite > 0.0 { "∞" } else { "−∞" }.to_owned(),
            elo => format!("{elo:+.0}"),
        };
        let goal = match (self.goal, self.verdict()) {
            (None, _) => "none".to_owned(),
            (Some(goal), Verdict::Accepted) => format!("{:.2}: accepted", goal.share),
            (Some(goal), Verdict::Rejected) => format!("{:.2}: rejected", goal.share),
            (Some(goal), Verdict::Open) => format!("{:.2}: open", goal.share),
        };
        let mean = self.shares.mean();
        format!(
            "| league | share (95 %) | Elo (95 %) | games | seeds | goal |\n| --- | --- | --- | --- | --- | --- |\n\
             | {what} | {mean:.3} ({low:.3} to {high:.3}) | {} ({} to {}) | {} | {first} to {} | {goal} |",
            elo(mean),
            elo(low),
            elo(high),
            self.shares.count() * self.seats,
            self.next.saturating_sub(1),
        )
    }

    fn details(&self) -> String {
        let seeds = self.shares.count().max(1);
        let mirror: Vec<String> = self.mirror.iter().map(|sum| format!("{:.3}", sum / seeds as f64)).collect();
        let games = (seeds * self.seats) as u64;
        format!(
            "Mirror match, shares by seat: {}. A game has {} commands, and {} sampled ones.",
            mirror.join(", "),
            self.commands / games,
            self.steps / games,
        )
    }
}

/// Returns the games of a seed: one with the player in each seat, and the mirror match.
fn games_of(seed: u64, seats: usize) -> impl Iterator<Item = GameId> {
    (0..seats).map(Some).chain([None]).map(move |seat| (seed, seat))
}

/// Plays a league and prints its table.
///
/// # Errors
/// If the arguments have no meaning, the results cannot be kept, or a game cannot be finished.
pub fn run<G: AgentGame>(
    common: &Common,
    sides: &SidesArgs,
    test: &TestArgs,
    file: Option<&Path>,
) -> Result<(), String> {
    let seats = common.only_seats()?;
    let start: G = common.first_state(seats)?;
    let (player, others) = sides.sides::<G>(seats)?;
    let arguments = json!({
        "league": 1, "game": common.game, "seats": seats, "seed": common.seed, "setup": common.setup,
        "player": player, "against": others,
    });
    let mut results = Results::open(file, &arguments)?;
    let goal = test.goal.map(|share| Goal { share, margin: test.margin });
    let end = common.seed + common.games.div_ceil(seats as u64);
    let mut tally = Tally::new(seats, common.seed, goal);
    tally.count(&results, end);
    let began = Instant::now();
    let mut played = 0;
    if tally.verdict() == Verdict::Open {
        let all = (common.seed..end).flat_map(|seed| games_of(seed, seats));
        let todo: Vec<GameId> = all.filter(|id| !results.games.contains_key(id)).collect();
        let players = [player.player(seats), others.player(seats)];
        let play = |(seed, seat): GameId| play_one(&start, &players, seats, seed, seat);
        for_each(todo.into_iter(), common.threads, play, |_, game| {
            played += 1;
            results.add(game)?;
            tally.count(&results, end);
            Ok(if tally.verdict() == Verdict::Open { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
        })?;
    }
    eprintln!("{played} games played, {:.2} a second", f64::from(played) / began.elapsed().as_secs_f64());
    println!("{}", tally.table(&format!("{}, {seats} seats: {player} over {others}", common.game), common.seed));
    println!("\n{}", tally.details());
    Ok(())
}

fn play_one<G: AgentGame>(
    start: &G,
    [player, others]: &[Player; 2],
    seats: usize,
    seed: u64,
    seat: Option<usize>,
) -> Result<GameResult, String> {
    let mut players = vec![others.clone(); seats];
    if let Some(own) = seat.and_then(|seat| players.get_mut(seat)) {
        *own = player.clone();
    }
    // Threads do not share the parts of a state that are counted by reference.
    let played = play_game(&start.apart(), &players, seed, &OneThread, &mut |_| {})
        .map_err(|unfinished| format!("seed {seed}: {}\n{}", unfinished.problem, unfinished.position))?;
    let places = played.places.to_vec();
    Ok(GameResult { seed, seat, places, commands: played.commands, steps: played.steps })
}
