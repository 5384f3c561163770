//! Programs play whole games against each other.

use kernel::agent::{AgentGame, Belief as _, Observation};
use kernel::random::RandomPlay;
use kernel::{Actor, Draw, Places, Play, Seat, Viewer, chance};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use crate::Evaluator;
use crate::search::{Program, WorkerPool, think_with};

/// The maximum number of commands in a game. No game with sensible players needs as many.
const MOST_COMMANDS: u32 = 50_000;

/// Who plays a seat in a league.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays legal commands at random: the weaker anchor.
    Random,
    /// Plays the game's fast policy, a page of rules of thumb: the stronger anchor.
    Plain,
    /// Plays plans, weighed by this evaluator.
    Program(Program, Evaluator),
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The places by seat.
    pub places: Places,
    /// The number of commands of players.
    pub commands: u32,
    /// The number of commands that programs tried in samples.
    pub steps: u64,
}

/// The reason why a game was not finished: a defect of the game or of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The position, in table notation.
    pub position: String,
    /// What happened.
    pub problem: String,
}

/// Plays a game from a state to its end. `seed` decides chance and all choices. `watch` sees each settled position
/// before a decision.
///
/// # Errors
/// If a player has no command, its command is refused, or the game does not end.
pub fn play_game<G: AgentGame>(
    start: &G,
    players: &[Player],
    seed: u64,
    pool: &dyn WorkerPool,
    watch: &mut dyn FnMut(&G),
) -> Result<Played, Unfinished> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut play = Play::new(start);
    let viewer = |seat: usize| Viewer::Seat(Seat(seat as u8));
    let mut beliefs: Vec<G::Belief> = (0..players.len())
        .map(|seat| G::Belief::new(&start.information_state(viewer(seat)), Seat(seat as u8)))
        .collect();
    let mut random = RandomPlay::new(start);
    let mut plan: Vec<Vec<G::Command>> = vec![vec![]; players.len()];
    let mut played = Played { places: Places::default(), commands: 0, steps: 0 };
    let unfinished = |state: &G, problem: String| Unfinished { position: state.position(), problem };
    loop {
        let state = play.state();
        if let Some(places) = state.result() {
            played.places = places;
            return Ok(played);
        }
        if played.commands > MOST_COMMANDS {
            return Err(unfinished(state, "the game does not end".into()));
        }
        let asks = state.asks();
        let Some((actor, _)) = asks.first() else {
            return Err(unfinished(state, "no actor is asked".into()));
        };
        let actor = *actor;
        let command = match actor {
            Actor::Chance => chance(state, &mut draw),
            Actor::Seat(seat) => {
                played.commands += 1;
                let waiting = &mut plan[seat.index()];
                if waiting.is_empty() {
                    if state.is_settled() {
                        watch(state);
                    }
                    match players.get(seat.index()) {
                        Some(Player::Program(program, evaluator)) => {
                            let observation = Observation {
                                seat,
                                known: state.information_state(Viewer::Seat(seat)),
                                belief: beliefs[seat.index()].clone(),
                                waivers: vec![],
                                stream: stream(&mut draw),
                            };
                            let thought = think_with(&observation, *program, evaluator, pool);
                            played.steps += thought.steps;
                            waiting.extend(thought.plans.into_iter().next().into_iter().flat_map(|best| best.commands));
                            waiting.reverse();
                        }
                        Some(Player::Plain) => waiting.extend(state.policy(seat, &mut draw)),
                        Some(Player::Random) | None => {
                            random.put(state);
                            let chosen = random.choose_for(actor, &mut draw);
                            waiting.extend(chosen);
                        }
                    }
                }
                waiting.pop()
            }
        };
        let Some(command) = command else {
            return Err(unfinished(state, format!("{actor:?} has no command")));
        };
        if let Err(refusal) = play.apply_legal(actor, &command) {
            return Err(Unfinished { position: start.position(), problem: format!("{command:?}: {refusal:?}") });
        }
        for (seat, belief) in beliefs.iter_mut().enumerate() {
            let state = play.state();
            let visible = play.events().iter().filter_map(|event| state.redact_event(event, viewer(seat)));
            visible.for_each(|event| belief.observe(&event));
        }
        // When its seat is not asked any more, a plan has ended, whatever else it contained.
        if let Actor::Seat(seat) = actor
            && !play.state().asks().iter().any(|(asked, _)| *asked == actor)
        {
            plan[seat.index()].clear();
        }
    }
}

fn stream(draw: &mut dyn Draw) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes.iter_mut().for_each(|byte| *byte = draw.below(256) as u8);
    bytes
}
