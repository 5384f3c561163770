//! Weighs the plans of a seat and chooses one.
//!
//! All plans are weighed by the position to which they lead. The best, with some of each purpose, are then compared in
//! samples of what the seat cannot know: every plan meets the same samples and the same random numbers. Level 3 plays
//! on from there and halves the number of plans again and again (sequential halving).

use kernel::agent::{AgentGame, Level, Observation, Temperament};
use kernel::{Actor, Seat, to_json_value};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::evaluation::Evaluator;
use crate::plans::{Plan, Plans, keep_best, plans};
use crate::samples::{Compared, Sampler};

/// A program that can play a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// Its strength.
    pub level: Level,
    /// Its temperament.
    pub temperament: Temperament,
    /// The number of commands that it may try in playouts; only level 3 uses it. `None` is the usual number of the game.
    pub steps: Option<u64>,
}

impl Program {
    /// Creates a program with the usual budget.
    pub fn new(level: Level) -> Self {
        Self { level, temperament: Temperament::default(), steps: None }
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

impl<C: Serialize> WeighedPlan<C> {
    /// Converts the commands to JSON.
    pub fn as_json(self) -> WeighedPlan<Value> {
        let Self { commands, win, error, ducats, reasons } = self;
        WeighedPlan { commands: commands.iter().map(to_json_value).collect(), win, error, ducats, reasons }
    }
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
    let search = Search { observation, evaluator };
    let Plans { plans, positions, cut } = search.enumerate();
    (thought.positions, thought.cut) = (positions, cut);
    let sampler = Sampler { observation, evaluator, pool };
    let mut compared: Vec<Compared<G>> = plans.into_iter().map(Compared::new).collect();
    (thought.steps, thought.cut_short) = match program.level {
        Level::ShortSighted | Level::AllFeatures => sampler.compare_once(&mut compared),
        Level::Search => sampler.halve(&mut compared, program.steps.unwrap_or(G::STEPS)),
    };
    compared.sort_by_key(|one| std::cmp::Reverse(one.order()));
    thought.plans = search.explain(&compared);
    thought
}

struct Search<'a, G: AgentGame> {
    observation: &'a Observation<G>,
    evaluator: &'a Evaluator,
}

impl<G: AgentGame> Search<'_, G> {
    fn seat(&self) -> Seat {
        self.observation.seat
    }

    /// Returns the plans to compare, the best first. A plan that only moves pieces back and forth has to improve the
    /// position: samples are noisy, and could prefer such plans without end.
    fn enumerate(&self) -> Plans<G> {
        let (seat, known) = (self.seat(), &self.observation.known);
        let weigh = |state: &G| self.evaluator.value(state, seat);
        let found = plans(known, seat, MOST_POSITIONS, weigh);
        let now = weigh(known);
        let mut weighed: Vec<(i64, Plan<G>)> = found.plans.into_iter().map(|plan| (weigh(&plan.end), plan)).collect();
        let progresses = |(value, plan): &(i64, Plan<G>)| *value > now || !plan.commands.iter().all(G::is_reversible);
        if weighed.iter().any(progresses) {
            weighed.retain(progresses);
        }
        weighed.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        keep_best(&mut weighed, COMPARED, |(value, plan)| (plan.purpose, *value));
        Plans { plans: weighed.into_iter().map(|(_, plan)| plan).collect(), ..found }
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
            let reasons = other.map(|other| {
                let [own, other] = [&one.plan, &other.plan].map(&features);
                reasons::<G>(self.evaluator, [&own, &other])
            });
            WeighedPlan {
                commands: one.plan.commands.clone(),
                win: one.win(),
                error: one.error(),
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
}

/// Returns the features that speak most for the first of two positions.
pub(crate) fn reasons<G: AgentGame>(evaluator: &Evaluator, [first, second]: [&[i32]; 2]) -> Vec<Reason> {
    let (for_first, for_second) = (evaluator.contributions(first), evaluator.contributions(second));
    let gains = for_first.iter().zip(&for_second).map(|(first, second)| first - second);
    let mut gains: Vec<(i64, usize)> = gains.zip(0..).filter(|(gain, _)| *gain > 0).collect();
    gains.sort_by_key(|&(gain, nth)| (std::cmp::Reverse(gain), nth));
    let reason = |(_, nth): (i64, usize)| Reason {
        key: G::FEATURES[nth].name,
        args: ReasonArgs { value: first[nth], other: second[nth] },
    };
    gains.into_iter().take(REASONS).map(reason).collect()
}
