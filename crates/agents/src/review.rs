//! Reviews one choice of a seat by what the seat knew: how much better was the best other plan?
//!
//! Nothing here gets more than an observation, so no secret can influence a review.

use kernel::agent::{AgentGame, Belief as _, Mover, Observation, PlayedMove};
use kernel::{Actor, Play, Viewer, to_json_value};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::evaluation::{Evaluator, WHOLE};
use crate::plans::{Plan, Plans, follow, keep_best, plans};
use crate::playout::play_on;
use crate::search::{Reason, reasons};

/// The number of plans that are compared with the one that was played.
const COMPARED: usize = 8;

/// The number of samples in which they are compared.
const SAMPLES: u64 = 8;

/// The factor by which the samples of a turning point exceed [`SAMPLES`].
const CLOSELY: u64 = 4;

/// The first of the random streams. Programs use the lower ones for their own choices.
const FIRST_STREAM: u64 = 1 << 40;

/// How much a plan was worse than another, from what the seat knew. Chances are serialised as numbers from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review<C> {
    /// The loss of win chance, in millionths.
    #[serde(serialize_with = "share")]
    pub loss: i64,
    /// The standard error of the loss.
    pub error: f64,
    /// The chance after the better plan, in millionths.
    #[serde(serialize_with = "share")]
    pub win: i64,
    /// The commands that were played.
    pub played: Vec<C>,
    /// The commands of the better plan.
    pub better: Vec<C>,
    /// The events of the better plan that the seat can foresee, as JSON.
    pub better_events: Vec<Value>,
    /// The facts that speak most for the better plan, on average over the samples: `value` after it, `other` after what
    /// was played.
    pub reasons: Vec<Reason>,
}

impl<C> Review<C> {
    /// True if the loss exceeds two standard errors.
    pub fn is_sure(&self) -> bool {
        self.loss as f64 / WHOLE as f64 > 2.0 * self.error
    }
}

fn share<S: Serializer>(share: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(*share as f64 / WHOLE as f64)
}

/// A choice at the first look.
pub struct FirstLook<G: AgentGame> {
    /// The loss in the first samples, in millionths. Of several plans the best is chosen, so it tends to be too large.
    pub loss: i64,
    /// The number of positions and commands that were tried.
    pub steps: u64,
    better: Plan<G>,
}

/// Returns the commands of the plan that begins with the first of these moves, and the entry of the last. `None` if it
/// cannot be reviewed: it broke a waived rule.
pub fn played_plan<G: AgentGame>(
    observation: &Observation<G>,
    moves: &[PlayedMove<'_, G>],
) -> Option<(Vec<G::Command>, u32)> {
    let Observation { seat, known, .. } = observation;
    let mut play = Play::new(known);
    let mut commands = vec![];
    let mut until = None;
    for next in moves.iter().take_while(|next| next.by == Mover::Seat(*seat)) {
        if next.waived || play.apply_legal(Actor::Seat(*seat), next.command).is_err() {
            return None;
        }
        commands.push(next.command.clone());
        until = Some(next.entry);
        if play.state().is_plan_complete(known, *seat) {
            break;
        }
    }
    Some((commands, until?))
}

/// Compares a plan with the other plans of the seat, of which at most `limit` positions are met. `None` if there is no
/// other plan.
pub fn first_look<G: AgentGame>(
    observation: &Observation<G>,
    played: &[G::Command],
    evaluator: &Evaluator,
    limit: usize,
) -> Option<FirstLook<G>> {
    let (seat, known) = (observation.seat, &observation.known);
    let weigh = |state: &G| evaluator.shares(state)[seat.index()];
    let (_, end) = follow(known, seat, played);
    let Plans { plans: mut others, positions, .. } = plans(known, seat, limit, weigh);
    others.retain(|plan| plan.end != end);
    keep_best(&mut others, COMPARED, |plan| (plan.purpose, weigh(&plan.end)));
    let mut steps = positions as u64;
    let mut differences = vec![0; others.len()];
    for sample in 0..SAMPLES {
        let mut sampler = Sampler::new(observation, evaluator, sample);
        let own = sampler.value(played);
        let values = others.iter().map(|plan| sampler.value(&plan.commands) - own);
        differences.iter_mut().zip(values).for_each(|(sum, difference)| *sum += difference);
        steps += sampler.steps;
    }
    let best = (0..others.len()).max_by_key(|&nth| (differences[nth], std::cmp::Reverse(nth)))?;
    Some(FirstLook { loss: differences[best] / SAMPLES as i64, steps, better: others.swap_remove(best) })
}

/// Compares a plan with the better one in four times as many samples, which are new. Returns the review, and the number
/// of commands that were tried.
pub fn review<G: AgentGame>(
    observation: &Observation<G>,
    played: &[G::Command],
    look: &FirstLook<G>,
    evaluator: &Evaluator,
) -> (Review<G::Command>, u64) {
    let better = &look.better;
    let samples = SAMPLES * CLOSELY;
    let (mut steps, mut win, mut losses) = (0, 0, vec![]);
    let mut facts = [vec![0; G::FEATURES.len()], vec![0; G::FEATURES.len()]];
    for sample in 0..samples {
        let mut sampler = Sampler::new(observation, evaluator, SAMPLES + sample);
        let value = sampler.value(&better.commands);
        sampler.add_features(&mut facts[0]);
        losses.push(value - sampler.value(played));
        sampler.add_features(&mut facts[1]);
        win += value;
        steps += sampler.steps;
    }
    let facts = facts.map(|sums| mean(&sums, samples));
    let (loss, win) = (losses.iter().sum::<i64>() / samples as i64, win / samples as i64);
    let squares: i64 = losses.iter().map(|one| (one - loss) * (one - loss)).sum();
    let (events, end) = follow(&observation.known, observation.seat, &better.commands);
    let visible = events.iter().filter_map(|event| end.redact_event(event, Viewer::Seat(observation.seat)));
    let review = Review {
        loss,
        error: libm::sqrt(squares as f64 / (samples * (samples - 1)) as f64) / WHOLE as f64,
        win,
        played: played.to_vec(),
        better: better.commands.clone(),
        better_events: visible.map(|event| to_json_value(&event)).collect(),
        reasons: reasons::<G>(evaluator, [&facts[0], &facts[1]]),
    };
    (review, steps)
}

/// Returns the features of the seat after a plan, once the position is settled: the mean of some samples.
pub(crate) fn features_after<G: AgentGame>(
    observation: &Observation<G>,
    evaluator: &Evaluator,
    plan: &[G::Command],
) -> Vec<i32> {
    let mut sums = vec![0; G::FEATURES.len()];
    for sample in 0..SAMPLES {
        let mut sampler = Sampler::new(observation, evaluator, sample);
        sampler.value(plan);
        sampler.add_features(&mut sums);
    }
    mean(&sums, SAMPLES)
}

fn mean(sums: &[i32], samples: u64) -> Vec<i32> {
    sums.iter().map(|sum| sum / samples as i32).collect()
}

/// Returns a stream of random numbers.
fn stream<G: AgentGame>(observation: &Observation<G>, number: u64) -> ChaCha20Rng {
    let mut stream = ChaCha20Rng::from_seed(observation.stream);
    stream.set_stream(FIRST_STREAM + number);
    stream
}

/// One likely state, in which plans are compared with the same random numbers.
struct Sampler<'a, G: AgentGame> {
    observation: &'a Observation<G>,
    evaluator: &'a Evaluator,
    world: G,
    /// The position after the plan that was tried last.
    end: G,
    sample: u64,
    steps: u64,
}

impl<'a, G: AgentGame> Sampler<'a, G> {
    fn new(observation: &'a Observation<G>, evaluator: &'a Evaluator, sample: u64) -> Self {
        let world = observation.belief.sample(&observation.known, &mut stream(observation, 2 * sample));
        Self { observation, evaluator, end: world.clone(), world, sample, steps: 0 }
    }

    /// Returns the seat's chance after a plan, in millionths. Where a secret makes a command impossible, the policy
    /// plays on.
    fn value(&mut self, commands: &[G::Command]) -> i64 {
        let seat = self.observation.seat;
        let mut state = self.world.clone();
        let mut play = Play::new(&state);
        for command in commands {
            if play.try_apply(&state, Actor::Seat(seat), command, &[]).is_err() {
                play.replace_state(&mut state);
                break;
            }
            state.clone_from(play.state());
            self.steps += 1;
        }
        self.steps += u64::from(play_on(&mut play, 0, &mut stream(self.observation, 2 * self.sample + 1)));
        play.replace_state(&mut self.end);
        self.evaluator.shares(&self.end)[seat.index()]
    }

    /// Adds the facts of the position after the plan that was tried last.
    fn add_features(&self, sums: &mut [i32]) {
        let mut features = vec![0; sums.len()];
        self.end.features(self.observation.seat, &mut features);
        sums.iter_mut().zip(features).for_each(|(sum, feature)| *sum += feature);
    }
}
