//! A correction at every kind of open question, then play goes on.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::Broken;
use crate::random::{RandomPlay, StepResult};
use crate::{Actor, Draw, Play, Rules, Seat, Trials};

/// Who looks on: hears each state and the events that led there, and says what does not hold.
pub type Watch<'a, G> = dyn FnMut(&G, &[<G as Rules>::Event]) -> Result<(), Broken> + 'a;

/// Random play with random corrections at whatever question is open. After every entry the audit is
/// empty and somebody is asked or the game is over; after some, what is listed stands and the position
/// is read as it is written. `watch` hears every entry's events and the state after them.
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
