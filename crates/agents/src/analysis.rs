//! Analyses a finished game: the win chance of each seat over time, and how much of its change was luck and choice.
//!
//! The value of a position is the evaluation of level 2. Values use the whole record, because the game is over. Choices
//! are reviewed by what the seat knew: see [`review`](crate::review).

use std::sync::Mutex;

use kernel::agent::{AgentGame, Level, Mover, Observation, Playback, PlayedMove};
use kernel::{Actor, Play, Seat, chance, outcomes};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde::{Serialize, Serializer};

use crate::evaluation::{Evaluator, Shares, WHOLE};
use crate::playout::play_on;
use crate::review::{Review, first_look, played_plan, review};
use crate::search::{Program, WorkerPool};

/// The usual budget of an analysis, in positions met while plans are enumerated.
pub const USUAL_STEPS: u64 = 200_000;

/// The smallest and largest number of positions that are met for one choice.
const POSITIONS: (u64, u64) = (100, 2_000);

/// The maximum number of ways to draw that are listed. Of more ways, [`SAMPLES`] are drawn.
const MOST_OUTCOMES: usize = 200;

/// The number of draws and of policy games by which an unsettled position is weighed.
const SAMPLES: u64 = 8;

/// The maximum number of chance events in a row whose outcomes are listed.
const DEPTH: u32 = 2;

/// The number of turning points that are reported.
const TURNING_POINTS: usize = 3;

/// The smallest loss of a turning point, in millionths.
const SMALLEST_LOSS: i64 = WHOLE / 20;

/// An analysed game. Chances are in millionths, and serialised as numbers from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis<C> {
    /// True if the game has ended. Otherwise the last value takes the place of the result.
    pub over: bool,
    /// The parts of each seat's change, by seat.
    pub seats: Vec<SeatParts>,
    /// The moves after which the chance of at least one seat was different.
    pub moves: Vec<WeighedMove>,
    /// The choices that cost their seats most, the largest loss first.
    pub turning_points: Vec<TurningPoint<C>>,
    /// The number of choices that were reviewed. Where a seat has only one plan, it has no choice.
    pub reviewed: usize,
    /// The number of choices that were not reviewed, because they broke waived rules.
    pub unreviewed: usize,
    /// The number of positions and commands that were tried for reviewing choices.
    pub steps: u64,
    /// True if the analysis was cancelled, and not all choices were reviewed.
    pub cut_short: bool,
}

/// The change of a seat's win chance from the start to the result: `end - start` is the sum of the four parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatParts {
    /// The chance at the start.
    #[serde(serialize_with = "share")]
    pub start: i64,
    /// The result: 1 for first place, 1/n for one of n.
    #[serde(serialize_with = "share")]
    pub end: i64,
    /// Chance events: the value after each, against the mean of all outcomes.
    #[serde(serialize_with = "share")]
    pub luck: i64,
    /// The seat's own choices.
    #[serde(serialize_with = "share")]
    pub own: i64,
    /// The choices of other seats.
    #[serde(serialize_with = "share")]
    pub others: i64,
    /// The rest: corrections and an early end.
    #[serde(serialize_with = "share")]
    pub unexplained: i64,
}

/// A move and the chances after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WeighedMove {
    /// The number of its entry.
    pub entry: u32,
    /// The author.
    pub by: Mover,
    /// Each seat's chance after it, by seat.
    #[serde(serialize_with = "shares")]
    pub win: Vec<i64>,
}

/// A choice that cost its seat much, as far as the seat could know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurningPoint<C> {
    /// The entry of its first command.
    pub entry: u32,
    /// The seat.
    pub seat: Seat,
    /// The review of the choice.
    #[serde(flatten)]
    pub review: Review<C>,
}

fn share<S: Serializer>(share: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(*share as f64 / WHOLE as f64)
}

#[expect(clippy::ptr_arg, reason = "serde passes the type of the field")]
fn shares<S: Serializer>(shares: &Vec<i64>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(shares.iter().map(|share| *share as f64 / WHOLE as f64))
}

/// Analyses a game from its set-up to the head. `steps` is the budget for reviewing choices. The answer depends on the
/// game and the budget alone.
pub fn analyse<G: AgentGame>(mut game: Playback<'_, G>, steps: u64, pool: &dyn WorkerPool) -> Analysis<G::Command> {
    let seats = game.seats();
    let evaluator = Program::new(Level::AllFeatures).evaluator::<G>(seats);
    let mut choices = vec![];
    let (mut states, mut movers, mut unreviewed) = (vec![game.state().clone()], vec![], 0);
    while let Some(next) = game.rest().first() {
        movers.push((next.entry, next.by));
        if matches!(next.by, Mover::Seat(_)) && !next.auto && !is_continued(&choices, next) {
            match choice(&game) {
                Some(choice) => choices.push(choice),
                None => unreviewed += 1,
            }
        }
        game.advance();
        states.push(game.state().clone());
    }
    let values = in_parallel(pool, states.len(), |nth| Weigher { evaluator: &evaluator }.value(&states[nth], DEPTH));
    let over = game.state().result().is_some();
    let (seats, moves) = explain(seats, &movers, &values);
    let reviewed = Reviewer { evaluator: &evaluator, pool, steps }.review(&choices);
    let (turning_points, steps) = (reviewed.turning_points, reviewed.steps);
    let cut_short = pool.is_cancelled();
    Analysis { over, seats, moves, turning_points, reviewed: reviewed.count, unreviewed, steps, cut_short }
}

/// A choice of a seat: what it knew, and what it did.
struct Choice<G: AgentGame> {
    entry: u32,
    /// The entry of the last command.
    until: u32,
    observation: Observation<G>,
    played: Vec<G::Command>,
}

/// True if the move belongs to the last choice of its seat.
fn is_continued<G: AgentGame>(choices: &[Choice<G>], next: &PlayedMove<'_, G>) -> bool {
    let own = choices.iter().rev().find(|choice| Mover::Seat(choice.observation.seat) == next.by);
    own.is_some_and(|choice| next.entry <= choice.until)
}

/// Returns the choice that begins with the next move; `None` if it cannot be reviewed.
fn choice<G: AgentGame>(game: &Playback<'_, G>) -> Option<Choice<G>> {
    let next = game.rest().first()?;
    let Mover::Seat(seat) = next.by else { return None };
    let observation = game.observation(seat)?;
    let (played, until) = played_plan(&observation, game.rest())?;
    Some(Choice { entry: next.entry, until, observation, played })
}

/// Calls `job` with each number below `jobs`, and returns the results in that order.
fn in_parallel<T: Send>(pool: &dyn WorkerPool, jobs: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let slots: Vec<Mutex<Option<T>>> = (0..jobs).map(|_| Mutex::new(None)).collect();
    pool.run(jobs, &|nth| {
        let done = job(nth);
        if let Some(slot) = slots.get(nth) {
            *slot.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(done);
        }
    });
    slots.into_iter().filter_map(|slot| slot.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())).collect()
}

/// Splits the changes of value by cause. Before a chance event, the value is the mean of its outcomes.
fn explain(seats: usize, movers: &[(u32, Mover)], values: &[Shares]) -> (Vec<SeatParts>, Vec<WeighedMove>) {
    let part = |nth: usize| SeatParts {
        start: values.first().map_or(0, |first| first[nth]),
        end: values.last().map_or(0, |last| last[nth]),
        ..SeatParts::default()
    };
    let mut parts: Vec<SeatParts> = (0..seats).map(part).collect();
    let mut moves = vec![];
    for ((entry, by), pair) in movers.iter().zip(values.windows(2)) {
        let change: Vec<i64> = pair[1].iter().zip(pair[0]).map(|(after, before)| after - before).take(seats).collect();
        for (nth, part) in parts.iter_mut().enumerate() {
            *match by {
                Mover::Chance => &mut part.luck,
                Mover::Seat(seat) if seat.index() == nth => &mut part.own,
                Mover::Seat(_) => &mut part.others,
                Mover::Everyone => &mut part.unexplained,
            } += change[nth];
        }
        if change.iter().any(|change| *change != 0) {
            moves.push(WeighedMove { entry: *entry, by: *by, win: pair[1][..seats].to_vec() });
        }
    }
    (parts, moves)
}

/// Weighs complete positions.
struct Weigher<'a> {
    evaluator: &'a Evaluator,
}

impl Weigher<'_> {
    /// Returns the value of a position: before a chance event the mean of its outcomes, and of an unsettled position
    /// what the policy makes of it.
    fn value<G: AgentGame>(&self, state: &G, depth: u32) -> Shares {
        if state.result().is_some() {
            return self.evaluator.shares(state);
        }
        let by_chance = state.asks().first().is_some_and(|(actor, _)| *actor == Actor::Chance);
        match depth {
            1.. if by_chance => self.mean(state, depth),
            _ if state.is_settled() => self.evaluator.shares(state),
            _ => self.sampled(state, |_, _| {}),
        }
    }

    /// Returns the mean value after the open chance event.
    fn mean<G: AgentGame>(&self, state: &G, depth: u32) -> Shares {
        let Some(outcomes) = outcomes(state, MOST_OUTCOMES) else {
            return self.sampled(state, |play, draw| {
                let command = chance(play.state(), draw);
                let _ = command.map(|command| play.apply_legal(Actor::Chance, &command));
            });
        };
        let mut play = Play::new(state);
        let mut sums = [0.0; 8];
        for (command, likely) in outcomes {
            play.replace_state(&mut state.clone());
            if play.apply_legal(Actor::Chance, &command).is_ok() {
                let value = self.value(play.state(), depth - 1);
                sums.iter_mut().zip(value).for_each(|(sum, value)| *sum += likely * value as f64);
            }
        }
        sums.map(|sum| libm::round(sum) as i64)
    }

    /// Returns the mean value in samples. Every position meets the same random numbers.
    fn sampled<G: AgentGame>(&self, state: &G, first: impl Fn(&mut Play<G>, &mut ChaCha20Rng)) -> Shares {
        let mut sums = Shares::default();
        for sample in 0..SAMPLES {
            let mut draw = ChaCha20Rng::seed_from_u64(sample);
            let mut play = Play::new(state);
            first(&mut play, &mut draw);
            play_on(&mut play, 0, &mut draw);
            let value = self.evaluator.shares(play.state());
            sums.iter_mut().zip(value).for_each(|(sum, value)| *sum += value);
        }
        sums.map(|sum| sum / SAMPLES as i64)
    }
}

/// Reviews choices within a budget.
struct Reviewer<'a> {
    evaluator: &'a Evaluator,
    pool: &'a dyn WorkerPool,
    steps: u64,
}

/// The result of reviewing all choices.
struct Reviewed<C> {
    turning_points: Vec<TurningPoint<C>>,
    count: usize,
    steps: u64,
}

impl Reviewer<'_> {
    /// Reviews each choice with an equal part of the budget, and those that seem worst again with four times as many
    /// samples.
    fn review<G: AgentGame>(&self, choices: &[Choice<G>]) -> Reviewed<G::Command> {
        let each = (self.steps / choices.len().max(1) as u64).clamp(POSITIONS.0, POSITIONS.1) as usize;
        let first = in_parallel(self.pool, choices.len(), |nth| {
            let Choice { observation, played, .. } = choices.get(nth).filter(|_| !self.pool.is_cancelled())?;
            first_look(observation, played, self.evaluator, each)
        });
        let count = first.iter().flatten().count();
        let mut steps = first.iter().flatten().map(|look| look.steps).sum();
        let mut losses: Vec<_> = first
            .into_iter()
            .enumerate()
            .filter_map(|(nth, look)| Some((nth, look?)))
            .filter(|(_, look)| look.loss > SMALLEST_LOSS)
            .collect();
        losses.sort_by_key(|(nth, look)| (std::cmp::Reverse(look.loss), *nth));
        let closely = in_parallel(self.pool, losses.len(), |nth| {
            let (choice, look) = losses.get(nth).filter(|_| !self.pool.is_cancelled())?;
            let choice = choices.get(*choice)?;
            let (review, steps) = review(&choice.observation, &choice.played, look, self.evaluator);
            let seat = choice.observation.seat;
            Some((TurningPoint { entry: choice.entry, seat, review }, steps))
        });
        let mut turning_points = vec![];
        for (point, more) in closely.into_iter().flatten() {
            steps += more;
            if point.review.loss > SMALLEST_LOSS && point.review.is_sure() {
                turning_points.push(point);
            }
        }
        turning_points.sort_by_key(|point| (std::cmp::Reverse(point.review.loss), point.entry));
        turning_points.truncate(TURNING_POINTS);
        Reviewed { turning_points, count, steps }
    }
}
