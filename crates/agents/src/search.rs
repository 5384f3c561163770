//! Weighs the plans of a seat and chooses one.
//!
//! All plans are weighed by the position to which they lead. The best, with some of each purpose, are then compared in
//! samples of what the seat cannot know: every plan meets the same samples and the same random numbers. Level 3 plays
//! on from there and halves the number of plans again and again (sequential halving).

use std::sync::Mutex;

use kernel::agent::{AgentGame, Belief as _, Level, Observation, Temperament};
use kernel::{Actor, Play, Seat};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use crate::evaluation::{Evaluator, WHOLE};
use crate::plans::{Plan, Plans, keep_best, plans};
use crate::playout::{play_on, settle};

/// A program that can play a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// Its strength.
    pub level: Level,
    /// Its temperament.
    pub temperament: Temperament,
    /// The number of commands that it may try in playouts; only level 3 uses it.
    pub steps: u64,
}

impl Program {
    /// Creates a program with the usual budget.
    pub fn new(level: Level) -> Self {
        Self { level, temperament: Temperament::default(), steps: 60_000 }
    }

    /// Returns the evaluator of the program for a number of seats.
    pub fn evaluator<G: AgentGame>(&self, seats: usize) -> Evaluator {
        Evaluator::new::<G>(seats, self.temperament, self.level == Level::ShortSighted)
    }
}

/// Runs independent jobs, on one thread or several. The answer of a program does not depend on their number.
pub trait WorkerPool: Sync {
    /// Calls `job` once with each number below `jobs`, in any order, and returns when all have ended.
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync));

    /// True if the answer is no longer wanted, or is late.
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// Runs all jobs on the caller's thread, and is never cancelled.
#[derive(Clone, Copy, Debug, Default)]
pub struct OneThread;

impl WorkerPool for OneThread {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..jobs).for_each(job);
    }
}

/// What a program thinks of the plans of its seat, the best first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought<C> {
    /// The plans that were compared in samples. Empty if the seat is not asked.
    pub plans: Vec<WeighedPlan<C>>,
    /// The number of commands that were tried in samples.
    pub steps: u64,
    /// The number of positions met while plans were enumerated.
    pub positions: usize,
    /// The number of these positions that were not followed, because there were too many.
    pub cut: usize,
    /// True if the program was cancelled before it had used its budget.
    pub cut_short: bool,
}

/// A plan and its value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WeighedPlan<C> {
    /// The commands, in order.
    pub commands: Vec<C>,
    /// The chance of first place after it, from 0 to 1.
    pub win: f64,
    /// The standard error of that chance.
    pub error: f64,
    /// The money that it brings, where the game has money. Negative if it costs more.
    pub ducats: Option<i32>,
    /// The facts that distinguish it from the next best plan, or the best plan from it.
    pub reasons: Vec<Reason>,
}

/// A fact in favour of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The name of the feature.
    pub key: &'static str,
    /// Its values.
    pub args: ReasonArgs,
}

/// The values of a feature after two plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ReasonArgs {
    /// After this plan.
    pub value: i32,
    /// After the plan with which it is compared.
    pub other: i32,
}

/// The maximum number of positions that are met while plans are enumerated.
pub const MOST_POSITIONS: usize = 5_000;

/// The number of plans that are compared in samples.
const COMPARED: usize = 24;

/// The number of samples of levels 1 and 2 for each plan.
const SAMPLES: usize = 8;

/// The number of random streams. Samples are distributed over them, so that threads can share the work.
const STREAMS: usize = 8;

/// The number of commands that level 3 plays on after a plan, before it weighs the position.
const HORIZON: u32 = 40;

/// The number of reasons for a plan.
const REASONS: usize = 2;

/// Weighs the plans of the observing seat. The answer depends on the observation and the program alone.
pub fn think<G: AgentGame>(
    observation: &Observation<G>,
    program: Program,
    pool: &dyn WorkerPool,
) -> Thought<G::Command> {
    think_with(observation, program, &program.evaluator::<G>(observation.known.seats()), pool)
}

/// Weighs the plans of the observing seat with an evaluator, for tuning. See [`think`].
pub fn think_with<G: AgentGame>(
    observation: &Observation<G>,
    program: Program,
    evaluator: &Evaluator,
    pool: &dyn WorkerPool,
) -> Thought<G::Command> {
    let seat = observation.seat;
    let mut thought = Thought { plans: vec![], steps: 0, positions: 0, cut: 0, cut_short: false };
    if !observation.known.asks().iter().any(|(actor, _)| *actor == Actor::Seat(seat)) {
        return thought;
    }
    let search = Search { observation, evaluator, pool };
    let Plans { mut plans, positions, cut } = search.enumerate();
    (thought.positions, thought.cut) = (positions, cut);
    keep_best(&mut plans, COMPARED, |plan| (plan.purpose, search.weigh(&plan.end)));
    let mut compared: Vec<Compared<G>> =
        plans.into_iter().map(|plan| Compared { plan, results: Results::default() }).collect();
    (thought.steps, thought.cut_short) = match program.level {
        Level::ShortSighted | Level::AllFeatures => search.compare_once(&mut compared),
        Level::Search => search.halve(&mut compared, program.steps),
    };
    compared.sort_by_key(|one| std::cmp::Reverse(one.results.order()));
    thought.plans = search.explain(&compared);
    thought
}

/// A plan with its results in samples.
struct Compared<G: AgentGame> {
    plan: Plan<G>,
    results: Results,
}

/// The shares of first place in samples.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    samples: u64,
    /// The sum of shares, in millionths.
    sum: i64,
    /// The sum of squares of shares, in thousandths of thousandths.
    squares: i64,
    /// The number of rounds of halving in which the plan was compared.
    rounds: u32,
}

impl Results {
    fn add(&mut self, share: i64) {
        self.samples += 1;
        self.sum += share;
        self.squares += (share / 1_000) * (share / 1_000);
    }

    fn merge(&mut self, other: &Self) {
        self.samples += other.samples;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> i64 {
        self.sum / (self.samples.max(1) as i64)
    }

    /// The plans that stayed longest come first, then those with the higher share.
    fn order(&self) -> (u32, i64) {
        (self.rounds, self.mean())
    }

    fn win(&self) -> f64 {
        self.mean() as f64 / WHOLE as f64
    }

    fn error(&self) -> f64 {
        if self.samples < 2 {
            return 0.0;
        }
        let mean = self.win();
        let square = self.squares as f64 / WHOLE as f64 / self.samples as f64;
        libm::sqrt((square - mean * mean).max(0.0) / (self.samples - 1) as f64)
    }
}

/// The results of the plans in the samples of one stream, and the number of commands.
type StreamResults = (Vec<Results>, u64);

struct Search<'a, G: AgentGame> {
    observation: &'a Observation<G>,
    evaluator: &'a Evaluator,
    pool: &'a dyn WorkerPool,
}

impl<G: AgentGame> Search<'_, G> {
    fn seat(&self) -> Seat {
        self.observation.seat
    }

    /// Returns a stream of random numbers. Streams with different numbers are independent.
    fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(self.observation.stream);
        stream.set_stream(number);
        stream
    }

    /// Returns the plans, the best first. A plan that only moves pieces back and forth has to improve the position:
    /// samples are noisy, and could prefer such plans without end.
    fn enumerate(&self) -> Plans<G> {
        let (seat, known) = (self.seat(), &self.observation.known);
        let mut found = plans(known, seat, MOST_POSITIONS, |state| self.weigh(state));
        let now = self.weigh(known);
        let progresses = |plan: &Plan<G>| !plan.commands.iter().all(G::is_reversible) || self.weigh(&plan.end) > now;
        if found.plans.iter().any(progresses) {
            found.plans.retain(progresses);
        }
        found.plans.sort_by_cached_key(|plan| std::cmp::Reverse(self.weigh(&plan.end)));
        found
    }

    fn weigh(&self, state: &G) -> i64 {
        self.evaluator.share(state, self.seat())
    }

    /// Compares all plans in the same few samples, until each position is settled.
    fn compare_once(&self, compared: &mut [Compared<G>]) -> (u64, bool) {
        let all: Vec<usize> = (0..compared.len()).collect();
        self.sample(compared, &all, 0, SAMPLES.div_ceil(STREAMS), 0)
    }

    /// Compares all plans, then the better half, and so on, each time with the same part of the budget.
    fn halve(&self, compared: &mut [Compared<G>], budget: u64) -> (u64, bool) {
        let mut left: Vec<usize> = (0..compared.len()).collect();
        let rounds = u64::from(left.len().max(2).ilog2() + 1);
        let (mut steps, mut first) = (0, 0);
        loop {
            let until = steps + budget / rounds;
            while steps < until {
                let (more, cancelled) = self.sample(compared, &left, first, 1, HORIZON);
                steps += more;
                first += 1;
                if cancelled {
                    return (steps, true);
                }
                // A finished game has nothing to play on.
                if more == 0 {
                    break;
                }
            }
            if left.len() <= 2 {
                return (steps, false);
            }
            left.sort_by_key(|&one| std::cmp::Reverse(compared[one].results.mean()));
            left.truncate(left.len().div_ceil(2));
            left.sort_unstable();
            left.iter().for_each(|&one| compared[one].results.rounds += 1);
        }
    }

    /// Compares these plans in `each` samples of every stream, from sample number `first` on. Plays on for `horizon`
    /// commands. Returns the number of commands, and true if the program was cancelled.
    fn sample(
        &self,
        compared: &mut [Compared<G>],
        which: &[usize],
        first: usize,
        each: usize,
        horizon: u32,
    ) -> (u64, bool) {
        let slots: Vec<Mutex<Option<StreamResults>>> = (0..STREAMS).map(|_| Mutex::new(None)).collect();
        let plans: Vec<&Plan<G>> = which.iter().map(|&one| &compared[one].plan).collect();
        self.pool.run(STREAMS, &|stream| {
            let done = self.sample_stream(&plans, stream, first, each, horizon);
            if let (Some(slot), Some(done)) = (slots.get(stream), done) {
                *slot.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(done);
            }
        });
        let (mut steps, mut cancelled) = (0, false);
        for slot in slots {
            let Some((results, more)) = slot.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) else {
                cancelled = true;
                continue;
            };
            steps += more;
            for (&one, result) in which.iter().zip(&results) {
                compared[one].results.merge(result);
            }
        }
        (steps, cancelled)
    }

    /// Compares plans in the samples of one stream. `None` if the program was cancelled.
    fn sample_stream(
        &self,
        plans: &[&Plan<G>],
        stream: usize,
        first: usize,
        each: usize,
        horizon: u32,
    ) -> Option<StreamResults> {
        let mut results = vec![Results::default(); plans.len()];
        let mut steps = 0;
        let Observation { known, belief, .. } = self.observation;
        let mut play = Play::new(known);
        for nth in first..first + each {
            // Two streams for each sample: one draws the world, the other everything after the plan.
            let number = (nth * STREAMS + stream) as u64 * 2;
            let world = belief.sample(known, &mut self.stream(number));
            for (plan, result) in plans.iter().zip(&mut results) {
                if self.pool.is_cancelled() {
                    return None;
                }
                play.replace_state(&mut world.clone());
                let by = Actor::Seat(self.seat());
                let possible = plan.commands.iter().all(|command| play.apply_legal(by, command).is_ok());
                if !possible {
                    // The plan depends on a secret, and fails in this world.
                    result.add(0);
                    continue;
                }
                let mut draw = self.stream(number + 1);
                steps += plan.commands.len() as u64;
                steps += u64::from(if horizon == 0 {
                    settle(&mut play, &mut draw)
                } else {
                    play_on(&mut play, horizon, &mut draw)
                });
                result.add(self.weigh(play.state()));
            }
        }
        Some((results, steps))
    }

    /// Returns the compared plans with their reasons.
    fn explain(&self, compared: &[Compared<G>]) -> Vec<WeighedPlan<G::Command>> {
        let features = |plan: &Plan<G>| {
            let mut features = vec![0; G::FEATURES.len()];
            plan.end.features(self.seat(), &mut features);
            features
        };
        let each = |(nth, one): (usize, &Compared<G>)| {
            // The best plan is compared with the next, all others with the best.
            let other = compared.get(usize::from(nth == 0));
            let reasons = other.map(|other| self.reasons(&features(&one.plan), &features(&other.plan)));
            WeighedPlan {
                commands: one.plan.commands.clone(),
                win: one.results.win(),
                error: one.results.error(),
                ducats: self.gain(&one.plan.end),
                reasons: reasons.unwrap_or_default(),
            }
        };
        compared.iter().enumerate().map(each).collect()
    }

    fn gain(&self, end: &G) -> Option<i32> {
        let [now, then] = [&self.observation.known, end].map(|state| state.money(self.seat()));
        Some(then? - now?)
    }

    /// Returns the features that speak most for the first position.
    fn reasons(&self, features: &[i32], other: &[i32]) -> Vec<Reason> {
        let (own, others) = (self.evaluator.contributions(features), self.evaluator.contributions(other));
        let mut gains: Vec<(i64, usize)> =
            own.iter().zip(&others).enumerate().map(|(nth, (own, other))| (own - other, nth)).collect();
        gains.sort_by_key(|&(gain, nth)| (std::cmp::Reverse(gain), nth));
        let reason = |&(_, nth): &(i64, usize)| Reason {
            key: G::FEATURES[nth].name,
            args: ReasonArgs { value: features[nth], other: other[nth] },
        };
        gains.iter().filter(|(gain, _)| *gain > 0).take(REASONS).map(reason).collect()
    }
}
