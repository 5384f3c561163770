//! Programs at a table: they play a game that has a record, and their choices in a record are repeated.
//!
//! A program thinks when its seat is asked and its last plan is used up. A plan also ends when its seat is no longer
//! asked, or when its next command is refused.

use agents::league::Unfinished;
use agents::{Program, WorkerPool, think};
use kernel::agent::{AgentGame, Mover, Observation, Playback};
use kernel::random::RandomPlay;
use kernel::record::{By, Entry, EntryKind};
use kernel::{
    Actor, Answering, Chair, EntryMetaSource, Play, Rules, Seat, Seed, Table, TableProblem, Viewer, to_json_value,
};
use serde::Serialize;
use serde_json::Value;

use crate::PlayProblem;

/// The maximum number of commands in a game. No game with sensible players needs as many.
const MOST_COMMANDS: u32 = 50_000;

/// The number of the stream from which players of random commands draw. The table's draws have low numbers.
const RANDOM_STREAM: u64 = u64::MAX;

/// The result of repeating the choices of programs.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Repeated {
    /// The number of commands that the programs choose again.
    pub same: u32,
    /// The commands that they do not choose.
    pub differ: Vec<OtherChoice>,
    /// The number of commands that were not repeated, because the seed is not known.
    pub unchecked: u32,
}

/// A command that a program does not choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OtherChoice {
    /// The entry.
    pub entry: u32,
    /// The seat.
    pub seat: Seat,
    /// What the program chooses; `None` if it has no plan.
    pub chosen: Option<Value>,
}

/// The plans of the seats, each with its next command last.
struct OpenPlans<C>(Vec<Vec<C>>);

impl<C: Clone + PartialEq> OpenPlans<C> {
    fn new(seats: usize) -> Self {
        Self(vec![vec![]; seats])
    }

    /// Returns the next command of a program.
    fn choose<G: AgentGame<Command = C>>(
        &mut self,
        state: &G,
        seat: Seat,
        program: Program,
        observation: impl FnOnce() -> Option<Observation<G>>,
        pool: &dyn WorkerPool,
    ) -> Option<C> {
        let plan = self.0.get_mut(seat.index())?;
        let is_accepted = |command: &C| Play::new(state).apply_legal(Actor::Seat(seat), command).is_ok();
        if !plan.last().is_some_and(is_accepted) {
            let thought = think(&observation()?, program, pool);
            *plan = thought.plans.into_iter().next()?.commands;
            plan.reverse();
        }
        plan.last().cloned()
    }

    /// Notes a command that led to this state.
    fn note<G: Rules<Command = C>>(&mut self, by: Mover, command: &C, state: &G) {
        if let Mover::Seat(seat) = by
            && let Some(plan) = self.0.get_mut(seat.index())
            && plan.pop().is_some_and(|next| next != *command)
        {
            plan.clear();
        }
        let asks = state.asks();
        for (nth, plan) in self.0.iter_mut().enumerate() {
            if !asks.iter().any(|(actor, _)| *actor == Actor::Seat(Seat(nth as u8))) {
                plan.clear();
            }
        }
    }
}

/// Repeats the choices of programs.
pub(crate) fn repeat<G: AgentGame>(
    mut game: Playback<'_, G>,
    players: &[Option<Program>],
    pool: &dyn WorkerPool,
) -> Repeated {
    let mut open = OpenPlans::new(game.seats());
    let mut repeated = Repeated::default();
    while let Some(next) = game.rest().first().copied() {
        if let Mover::Seat(seat) = next.by
            && !next.auto
            && let Some(program) = players.get(seat.index()).copied().flatten()
        {
            if game.knows_seed() {
                let chosen = open.choose(game.state(), seat, program, || game.observation(seat), pool);
                if chosen.as_ref() == Some(next.command) {
                    repeated.same += 1;
                } else {
                    let chosen = chosen.as_ref().map(to_json_value);
                    repeated.differ.push(OtherChoice { entry: next.entry, seat, chosen });
                }
            } else {
                repeated.unchecked += 1;
            }
        }
        game.advance();
        open.note(next.by, next.command, game.state());
    }
    repeated
}

/// Plays a whole game at a table. The seed decides chance and all choices.
pub(crate) fn play<G: AgentGame>(
    players: &[Option<Program>],
    seed: Seed,
    stamps: &mut dyn EntryMetaSource,
    pool: &dyn WorkerPool,
) -> Result<Table<G>, PlayProblem> {
    let seats = players.len();
    let chair = |nth: usize| Chair::with_player(format!("Player {}", nth + 1));
    let seating = (0..seats).map(chair).collect();
    let mut draw = seed.draw(RANDOM_STREAM);
    let mut table = Table::<G>::start(seating, Answering::default(), G::program_setup(seats), seed, stamps)
        .map_err(PlayProblem::Setup)?;
    let mut open = OpenPlans::new(seats);
    let mut random = RandomPlay::new(table.state());
    for _ in 0..MOST_COMMANDS {
        if table.progress().over {
            return Ok(table);
        }
        let state = table.state();
        let asked = state.asks().iter().find_map(|(actor, _)| match actor {
            Actor::Seat(seat) => Some(*seat),
            Actor::Chance => None,
        });
        let Some(seat) = asked else { return Err(unfinished(state, "no seat is asked")) };
        let command = match players.get(seat.index()).copied().flatten() {
            Some(program) => {
                let observe = || table.view_for(Viewer::Seat(seat)).observation();
                open.choose(state, seat, program, observe, pool)
            }
            None => {
                random.put(state);
                random.choose_for(Actor::Seat(seat), &mut draw)
            }
        };
        let Some(command) = command else { return Err(unfinished(state, "a seat has no command")) };
        let appended = match table.command(Actor::Seat(seat), command, &[], stamps) {
            Ok(appended) => appended,
            Err(TableProblem::Refused(refusal)) => return Err(unfinished(table.state(), &format!("{refusal:?}"))),
            Err(problem) => return Err(unfinished(table.state(), &problem.to_string())),
        };
        for n in appended.from..=appended.to {
            let entry = table.entries().get(n as usize - 1);
            if let (Some(Entry { by, kind: EntryKind::Command(accepted), .. }), Some(state)) =
                (entry, table.state_at(n))
            {
                let by = if let By::Seat(seat) = by { Mover::Seat(*seat) } else { Mover::Chance };
                open.note(by, &accepted.command, &state);
            }
        }
    }
    Err(unfinished(table.state(), "the game does not end"))
}

fn unfinished<G: Rules>(state: &G, problem: &str) -> PlayProblem {
    PlayProblem::Unfinished(Unfinished { position: state.position(), problem: problem.to_owned() })
}
