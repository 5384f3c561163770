//! A correction at every kind of open question, then play goes on.
//!
//! One law for all games: a correction changes the corrected values. Beyond that it only closes questions that have no
//! object any more, opens questions that are due, and lets the app answer a question with one legal answer. No piece
//! moves or sinks, nothing is paid, no open choice is made. Each consequence is an event.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::Broken;
use crate::random::{RandomPlay, StepResult};
use crate::{Actor, Draw, Play, Rules, Seat, Trials};

/// Who looks on: hears each state and the events that led there, and says what does not hold.
pub type Watch<'a, G> = dyn FnMut(&G, &[<G as Rules>::Event]) -> Result<(), Broken> + 'a;

/// Random play with random corrections at each open question. After every entry the audit is empty and a
/// question is open or the game is over; after some, what is listed stands and the position is read as it is
/// written. Each correction keeps the law above. `watch` hears every entry's events and the state after them.
///
/// Gives the tags of the questions at which a correction stood.
///
/// # Errors
/// The first thing that does not hold, or what `watch` says.
pub fn corrections_at_every_question<G: Trials>(
    start: G,
    seed: u64,
    entries: u32,
    watch: &mut Watch<'_, G>,
) -> Result<BTreeSet<String>, Broken> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(&start);
    let mut play = Play::new(random.state());
    let mut corrected_at = BTreeSet::new();
    for _ in 0..entries {
        let question = random.state().asks().first().map(|(_, question)| tag(question));
        // A correction at one entry in three; some are beyond the box and refused.
        if draw.below(3) == 0 {
            let command = random.state().some_correction(&mut draw);
            if play.attempt(random.state(), Actor::Seat(Seat(0)), &command, &[]).is_ok() {
                corrected_at.extend(question);
                keeps_the_law(random.state(), &command, play.events(), play.state())
                    .map_err(|broken| format!("{broken}\nby {command:?} at\n{}", random.state().position()))?;
                random.put(play.state());
                watch(random.state(), play.events())
                    .map_err(|broken| format!("{broken}\nafter {command:?} at\n{}", random.state().position()))?;
                sound(random.state(), &mut play, draw.below(4) == 0)
                    .map_err(|broken| format!("{broken} after {command:?}"))?;
            }
            continue;
        }
        match random.step(&mut draw) {
            StepResult::Played => {
                watch(random.state(), random.events())
                    .map_err(|broken| format!("{broken}\nat\n{}", random.state().position()))?;
                sound(random.state(), &mut play, draw.below(16) == 0)?;
            }
            StepResult::Over => break,
            StepResult::Stuck => return Err(format!("stuck at\n{}", random.state().position())),
        }
    }
    Ok(corrected_at)
}

/// The words of a position that say how far play is, and not what is on the table.
const PROGRESS: [&str; 9] = ["phase", "asked", "pawn", "turn", "turns", "moved", "round", "order", "results"];

/// What is on the table: the lines of the position that say where pieces, cards and money are.
fn on_the_table<G: Rules>(state: &G) -> Vec<String> {
    let position = state.position();
    let lines = position.lines().filter(|line| !PROGRESS.contains(&line.split(' ').next().unwrap_or_default()));
    lines.map(str::to_owned).collect()
}

/// Whether what is asked could be asked at a table that begins like this.
fn has_an_object<G: Rules>(state: &G) -> bool {
    super::start::<G>(&G::complete(G::setup_at(&state.position()))).is_ok_and(|read| read == *state)
}

/// Whether a correction, whose event is the first of these, keeps the law.
fn keeps_the_law<G: Trials>(before: &G, command: &G::Command, events: &[G::Event], after: &G) -> Result<(), Broken> {
    let Some((correction, consequences)) = events.split_first() else {
        return Err("a correction without an event".to_owned());
    };
    let mut bare = before.clone();
    bare.apply(correction);
    // A question that could be asked if the table had been so from the beginning has an object.
    let stands = !before.names_the_question(command) && has_an_object(&bare);
    let asks = after.asks();
    if let Some(closed) = bare.asks().iter().find(|open| stands && !asks.contains(open)) {
        return Err(format!("{closed:?} is closed, {asks:?} is open after {consequences:?}"));
    }
    // As long as such a question is open, nothing happens on the table. Where none is left, play follows the rules.
    let mut state = bare;
    for event in consequences {
        let earlier = state.clone();
        state.apply(event);
        let moves = !earlier.asks().is_empty() && on_the_table(&state) != on_the_table(&earlier);
        if moves && has_an_object(&earlier) {
            return Err(format!("{event:?} of {consequences:?} moves something"));
        }
    }
    // Said again, it finds everything as it is; unless it says how far play is, and play went on from there.
    let mut corrected = after.clone();
    corrected.apply(correction);
    if before.names_the_question(command) && corrected != *after {
        return Ok(());
    }
    let mut again = Play::new(after);
    if again.attempt(after, Actor::Seat(Seat(0)), command, &[]).is_ok() && again.state() != after {
        return Err(format!("said again, it changes more: {:?}", again.events()));
    }
    Ok(())
}

/// The tag of a question: the only text of its JSON, or the text of its first field.
pub(super) fn tag<Q: serde::Serialize>(question: &Q) -> String {
    match serde_json::to_value(question) {
        Ok(serde_json::Value::Object(fields)) => {
            fields.get("ask").and_then(serde_json::Value::as_str).unwrap_or_default().to_owned()
        }
        _ => String::new(),
    }
}

/// What holds of every state: the box, somebody to ask, and, `wholly`, lists that stand and its own
/// notation.
pub(super) fn sound<G: Rules>(state: &G, play: &mut Play<G>, wholly: bool) -> Result<(), Broken> {
    let broken = |what: String| Err(format!("{what} at\n{}", state.position()));
    let flaws = state.audit();
    if !flaws.is_empty() {
        return broken(format!("{flaws:?}"));
    }
    let asks = state.asks();
    if asks.is_empty() != state.progress().over {
        return broken(format!("over: {}, asked: {asks:?}", state.progress().over));
    }
    if state.result().is_some() != state.progress().over {
        return broken(format!("over: {}, but {:?}", state.progress().over, state.result()));
    }
    if !wholly {
        return Ok(());
    }
    let mut legal = Vec::new();
    for (actor, _) in asks.iter().filter(|(actor, _)| *actor != Actor::Chance) {
        state.legal(*actor, &mut legal);
        if legal.is_empty() {
            return broken(format!("{actor:?} has nothing to say"));
        }
        for command in legal.drain(..) {
            if let Err(refusal) = play.attempt(state, *actor, &command, &[]) {
                return broken(format!("{command:?} is listed but {refusal:?}"));
            }
        }
    }
    match super::start::<G>(&G::complete(G::setup_at(&state.position()))) {
        Ok(read) if read == *state => Ok(()),
        Ok(read) => broken(format!("read otherwise:\n{}", read.position())),
        Err(flaws) => broken(format!("not read: {flaws:?}")),
    }
}
