//! Programs play whole games against each other.

use kernel::agent::{AgentGame, Listener, Observation};
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

impl Played {
    /// Returns a seat's share of first place: a tie between n seats counts 1/n for each.
    pub fn share(&self, seat: usize) -> f64 {
        let firsts = self.places.iter().filter(|place| **place == 1).count();
        if self.places.get(seat) == Some(&1) { 1.0 / firsts as f64 } else { 0.0 }
    }
}

/// The reason why a game was not finished: a defect of the game or of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The position, in table notation.
    pub position: String,
    /// What happened.
    pub problem: String,
}

/// A plan that a program chose and played.
pub struct PlayedPlan<'a, G: AgentGame> {
    /// What the program knew.
    pub observation: &'a Observation<G>,
    /// The state before the plan.
    pub before: &'a G,
    /// The commands that were played.
    pub commands: &'a [G::Command],
    /// The state after them.
    pub after: &'a G,
}

/// Watches a game.
pub trait Watch<G: AgentGame> {
    /// Sees each settled position before a decision.
    fn position(&mut self, state: &G) {
        let _ = state;
    }

    /// Sees each command, also of chance, before it is played.
    fn command(&mut self, by: Actor, command: &G::Command) {
        let _ = (by, command);
    }

    /// Sees each plan of a program when it has ended.
    fn plan(&mut self, plan: &PlayedPlan<'_, G>) {
        let _ = plan;
    }

    /// Sees the end of the game.
    fn end(&mut self, state: &G) {
        let _ = state;
    }
}

/// Hands the positions of a game to a closure.
struct Positions<'a, G>(&'a mut dyn FnMut(&G));

impl<G: AgentGame> Watch<G> for Positions<'_, G> {
    fn position(&mut self, state: &G) {
        (self.0)(state);
    }
}

/// A player in its seat.
struct Seated<'a, G: AgentGame> {
    player: &'a Player,
    listener: Listener<G>,
    /// The commands that are still to be played, the last one first.
    waiting: Vec<G::Command>,
    /// What a program knew when it chose its plan, the state then, and the commands since.
    chosen: Option<(Observation<G>, G, Vec<G::Command>)>,
}

impl<G: AgentGame> Seated<'_, G> {
    /// Notes that a command of this seat was accepted. `asked` is true if the seat is still asked: a plan has ended
    /// when it is not, whatever else the plan contained.
    fn note(&mut self, command: &G::Command, after: &G, asked: bool, watch: &mut dyn Watch<G>) {
        if let Some((.., commands)) = &mut self.chosen {
            commands.push(command.clone());
        }
        if !asked {
            self.waiting.clear();
        }
        if self.waiting.is_empty()
            && let Some((observation, before, commands)) = self.chosen.take()
        {
            watch.plan(&PlayedPlan { observation: &observation, before: &before, commands: &commands, after });
        }
    }
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
    watch_game(start, players, seed, pool, &mut Positions(watch))
}

/// Plays a game as [`play_game`] does, and shows the plans too.
///
/// # Errors
/// If a player has no command, its command is refused, or the game does not end.
pub fn watch_game<G: AgentGame>(
    start: &G,
    players: &[Player],
    seed: u64,
    pool: &dyn WorkerPool,
    watch: &mut dyn Watch<G>,
) -> Result<Played, Unfinished> {
    // Chance has a stream of its own, so games of one seed have the same chance as long as they draw the same.
    let [mut dice, mut choices] = [0, 1].map(|stream| {
        let mut draw = ChaCha20Rng::seed_from_u64(seed);
        draw.set_stream(stream);
        draw
    });
    let mut play = Play::new(start);
    let mut seats: Vec<Seated<'_, G>> = (0..)
        .zip(players)
        .map(|(seat, player)| Seated {
            player,
            listener: Listener::new(start, Seat(seat)),
            waiting: vec![],
            chosen: None,
        })
        .collect();
    let mut random = RandomPlay::new(start);
    let mut played = Played { places: Places::default(), commands: 0, steps: 0 };
    loop {
        let state = play.state();
        let unfinished = |problem: String| Unfinished { position: state.position(), problem };
        if let Some(places) = state.result() {
            watch.end(state);
            played.places = places;
            return Ok(played);
        }
        if played.commands > MOST_COMMANDS {
            return Err(unfinished("the game does not end".into()));
        }
        let Some(actor) = state.asks().first().map(|(actor, _)| *actor) else {
            return Err(unfinished("no actor is asked".into()));
        };
        let command = match actor {
            Actor::Chance => chance(state, &mut dice),
            Actor::Seat(seat) => {
                played.commands += 1;
                let Some(seated) = seats.get_mut(seat.index()) else {
                    return Err(unfinished(format!("{actor:?} has no player")));
                };
                if seated.waiting.is_empty() {
                    if state.is_settled() {
                        watch.position(state);
                    }
                    match seated.player {
                        Player::Program(program, evaluator) => {
                            let known = state.information_state(Viewer::Seat(seat));
                            let belief = seated.listener.belief(&known);
                            let stream = stream(&mut choices);
                            let observation = Observation { seat, known, belief, waivers: vec![], stream };
                            let thought = think_with(&observation, *program, evaluator, pool);
                            played.steps += thought.steps;
                            let best = thought.plans.into_iter().next();
                            seated.waiting.extend(best.into_iter().flat_map(|best| best.commands));
                            seated.waiting.reverse();
                            seated.chosen = Some((observation, state.clone(), vec![]));
                        }
                        Player::Plain => seated.waiting.extend(state.policy(seat, &mut choices)),
                        Player::Random => {
                            random.put(state);
                            seated.waiting.extend(random.choose_for(actor, &mut choices));
                        }
                    }
                }
                seated.waiting.pop()
            }
        };
        let Some(command) = command else {
            return Err(unfinished(format!("{actor:?} has no command")));
        };
        watch.command(actor, &command);
        let before = state.clone();
        if let Err(refusal) = play.apply_legal(actor, &command) {
            return Err(Unfinished { position: before.position(), problem: format!("{command:?}: {refusal:?}") });
        }
        let state = play.state();
        seats.iter_mut().for_each(|seated| seated.listener.hear(state, play.events()));
        if let Actor::Seat(seat) = actor
            && let Some(seated) = seats.get_mut(seat.index())
        {
            let asked = state.asks().iter().any(|(asked, _)| *asked == actor);
            seated.note(&command, state, asked, watch);
        }
    }
}

fn stream(draw: &mut dyn Draw) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes.iter_mut().for_each(|byte| *byte = draw.below(256) as u8);
    bytes
}
