//! Compares plans in samples: each is a likely state and one stream of random numbers, the same for every plan.

use std::sync::Mutex;

use kernel::agent::{AgentGame, Belief as _, Observation};
use kernel::{Actor, Draw, Play};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use crate::evaluation::{Evaluator, MARGINS, WHOLE};
use crate::plans::Plan;
use crate::playout::play_on;

/// The number of samples of levels 1 and 2 for each plan, and of the first look of level 3.
const SAMPLES: usize = 8;

/// The maximum number of samples between two looks at the budget: threads can share them.
const BATCH: usize = 8;

/// The number of samples for which the first look of level 3 counts, so that few playouts do not overturn it.
const PRIOR: i64 = 2;

/// The number of rounds in which the most plans are halved until two are left.
const ROUNDS: u32 = 4;

/// A plan with its results in samples.
pub(crate) struct Compared<G: AgentGame> {
    pub plan: Plan<G>,
    /// The mean value of the position after the plan, without playing on.
    prior: Option<i64>,
    results: Results,
    /// The number of rounds of halving in which the plan was compared.
    rounds: u32,
}

impl<G: AgentGame> Compared<G> {
    pub fn new(plan: Plan<G>) -> Self {
        Self { plan, prior: None, results: Results::default(), rounds: 0 }
    }

    fn value(&self) -> i64 {
        match self.prior {
            Some(prior) => {
                let samples = self.results.samples as i64;
                (prior * PRIOR + self.results.mean() * samples) / (PRIOR + samples)
            }
            None => self.results.mean(),
        }
    }

    /// The plans that stayed longest come first, then those with the higher value.
    pub fn order(&self) -> (u32, i64) {
        (self.rounds, self.value())
    }

    /// Returns the chance of first place.
    pub fn win(&self) -> f64 {
        // Without the margin.
        (self.value() as f64 / MARGINS as f64).round() / WHOLE as f64
    }

    /// Returns the standard error of the chance.
    pub fn error(&self) -> f64 {
        self.results.error()
    }
}

/// The values of a plan in samples.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    samples: u64,
    /// The sum of values: see [`Evaluator::value`].
    sum: i64,
    /// The sum of squares of shares, in thousandths of thousandths.
    squares: i64,
    /// True if no sample had chance in it: all others would be the same.
    exact: bool,
}

impl Results {
    fn of(value: i64, exact: bool) -> Self {
        let share = value / MARGINS / 1_000;
        Self { samples: 1, sum: value, squares: share * share, exact }
    }

    fn merge(&mut self, other: &Self) {
        self.exact = other.exact;
        self.samples += other.samples;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> i64 {
        self.sum / (self.samples.max(1) as i64)
    }

    fn error(&self) -> f64 {
        if self.samples < 2 {
            return 0.0;
        }
        let mean = self.mean() as f64 / MARGINS as f64 / WHOLE as f64;
        let square = self.squares as f64 / WHOLE as f64 / self.samples as f64;
        libm::sqrt((square - mean * mean).max(0.0) / (self.samples - 1) as f64)
    }
}

/// A draw that notes whether it was used.
struct Noting {
    stream: ChaCha20Rng,
    used: bool,
}

impl Draw for Noting {
    fn below(&mut self, n: u32) -> u32 {
        self.used = true;
        self.stream.below(n)
    }
}

/// The results of the plans in one sample, and the number of steps.
type SampleResults = (Vec<Results>, u64);

/// Compares plans of a seat in samples.
pub(crate) struct Sampler<'a, G: AgentGame> {
    pub observation: &'a Observation<G>,
    pub evaluator: &'a Evaluator,
    pub pool: &'a dyn crate::WorkerPool,
}

impl<G: AgentGame> Sampler<'_, G> {
    /// Compares all plans in the same few samples, until each position is settled. Returns the number of steps, and true
    /// if the program was cancelled.
    pub fn compare_once(&self, compared: &mut [Compared<G>]) -> (u64, bool) {
        let all: Vec<usize> = (0..compared.len()).collect();
        // Most plans end without chance, and one sample tells all.
        let (first, cancelled) = self.sample(compared, &all, 0, 1, 0);
        if cancelled {
            return (0, true);
        }
        let (more, cancelled) = self.sample(compared, &all, 1, SAMPLES - 1, 0);
        (first + more, cancelled)
    }

    /// Compares the best plans, then the better half, and so on, each time with the same part of the budget.
    pub fn halve(&self, compared: &mut [Compared<G>], budget: u64) -> (u64, bool) {
        let (mut steps, cancelled) = self.compare_once(compared);
        if cancelled {
            return (steps, true);
        }
        for one in compared.iter_mut() {
            one.prior = Some(one.results.mean());
            one.results = Results::default();
        }
        let mut left: Vec<usize> = (0..compared.len()).collect();
        // A small budget compares fewer plans, so that each gets a sample in every round.
        let affordable = budget / u64::from(ROUNDS * G::HORIZON);
        keep_highest(compared, &mut left, (affordable as usize).max(2));
        let rounds = u64::from(left.len().max(2).ilog2());
        let mut first = SAMPLES;
        loop {
            left.iter().for_each(|&one| compared[one].rounds += 1);
            let until = steps + budget / rounds;
            let mut batch = 1;
            while steps < until {
                let (more, cancelled) = self.sample(compared, &left, first, batch, G::HORIZON);
                steps += more;
                first += batch;
                batch = (batch * 2).min(BATCH);
                if cancelled {
                    return (steps, true);
                }
                // Without chance nothing is left to compare, and a finished game has nothing to play on.
                if more == 0 {
                    break;
                }
            }
            if left.len() <= 2 {
                return (steps, false);
            }
            let half = left.len().div_ceil(2);
            keep_highest(compared, &mut left, half);
        }
    }

    /// Compares these plans in `count` samples from sample number `first` on, and plays on for `horizon` commands.
    /// Returns the number of steps, and true if the program was cancelled.
    fn sample(
        &self,
        compared: &mut [Compared<G>],
        which: &[usize],
        first: usize,
        count: usize,
        horizon: u32,
    ) -> (u64, bool) {
        let which: Vec<usize> = which.iter().copied().filter(|&one| !compared[one].results.exact).collect();
        if which.is_empty() {
            return (0, false);
        }
        let slots: Vec<Mutex<Option<SampleResults>>> = (0..count).map(|_| Mutex::new(None)).collect();
        let plans: Vec<&Plan<G>> = which.iter().map(|&one| &compared[one].plan).collect();
        self.pool.run(count, &|nth| {
            let done = self.sample_once(&plans, first + nth, horizon);
            if let (Some(slot), Some(done)) = (slots.get(nth), done) {
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

    /// Compares plans in one sample. `None` if the program was cancelled.
    fn sample_once(&self, plans: &[&Plan<G>], number: usize, horizon: u32) -> Option<SampleResults> {
        let Observation { known, belief, .. } = self.observation;
        // Two streams for each sample: one draws the world, the other everything after the plan.
        let number = number as u64 * 2;
        let mut draw = self.stream(number);
        let world = belief.sample(known, &mut draw);
        let (mut results, mut steps) = (vec![], 0);
        let mut play = Play::new(known);
        for plan in plans {
            if self.pool.is_cancelled() {
                return None;
            }
            let mut rest = Noting { used: draw.used, ..self.stream(number + 1) };
            self.carry_out(plan, &world, &mut play, &mut rest);
            steps += plan.commands.len() as u64 + u64::from(play_on(&mut play, horizon, &mut rest));
            results.push(Results::of(self.evaluator.value(play.state(), self.observation.seat), !rest.used));
        }
        Some((results, steps))
    }

    /// Applies the commands of a plan to a world. A plan that depends on a secret can fail there: then the policy
    /// continues it.
    fn carry_out(&self, plan: &Plan<G>, world: &G, play: &mut Play<G>, rest: &mut Noting) {
        let by = Actor::Seat(self.observation.seat);
        let mut possible = &plan.commands[..];
        loop {
            play.replace_state(&mut world.clone());
            let Some(failed) = possible.iter().position(|command| play.apply_legal(by, command).is_err()) else {
                break;
            };
            possible = &possible[..failed];
        }
        if possible.len() < plan.commands.len() {
            play_on(play, 1, rest);
        }
    }

    /// Returns a stream of random numbers. Streams with different numbers are independent.
    fn stream(&self, number: u64) -> Noting {
        let mut stream = ChaCha20Rng::from_seed(self.observation.stream);
        stream.set_stream(number);
        Noting { stream, used: false }
    }
}

/// Keeps the plans with the highest values, in their order.
fn keep_highest<G: AgentGame>(compared: &[Compared<G>], which: &mut Vec<usize>, most: usize) {
    which.sort_by_key(|&one| std::cmp::Reverse(compared[one].value()));
    which.truncate(most);
    which.sort_unstable();
}
