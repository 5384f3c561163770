//! Corrections at every kind of open question, followed by play.
//!
//! One law for all games: a correction changes the corrected values. Beyond that it only closes questions without an
//! object and opens questions that are due. It also lets the app answer a question with one legal answer. No piece
//! moves or sinks, nothing is paid, no open choice is made. Each consequence is an event that every viewer sees.
//!
//! States are compared as JSON, value by value: a value that a game fails to name counts as changed.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

use super::Violation;
use crate::random::{RandomPlay, StepResult};
use crate::{Actor, Draw, GameTestExt, Play, Rules, Seat, Viewer};

/// An observer of play: gets each state with the events before it, and returns violations.
pub type Watch<'a, G> = dyn FnMut(&G, &[<G as Rules>::Event]) -> Result<(), Violation> + 'a;

/// The cases that random corrections have covered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CorrectionCoverage {
    /// The tags of the questions that were open at an accepted correction.
    pub at: BTreeSet<String>,
    /// The names of the consequences that moved something, once the correction had left no question open.
    pub moved_by: BTreeSet<String>,
}

/// Plays at random with random corrections at each open question. After every entry the audit must be empty, and a
/// question open or the game over. After some, listed commands must be accepted and the position must round-trip. Each
/// correction keeps the law above. `watch` gets every entry's events and the state after them.
///
/// Play prefers commands that lead to questions that `met` lacks.
///
/// # Errors
/// The first violation, or an error of `watch`.
pub fn check_corrections<G: GameTestExt>(
    start: G,
    seed: u64,
    entries: u32,
    met: &mut CorrectionCoverage,
    watch: &mut Watch<'_, G>,
) -> Result<(), Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(&start);
    let mut play = Play::new(random.state());
    for _ in 0..entries {
        let open: Vec<String> = random.state().asks().iter().map(|(_, question)| tag(question)).collect();
        // A correction at one entry in three, and at every new question; some exceed the box and are refused.
        let new = open.iter().any(|tag| !met.at.contains(tag));
        if draw.below(3) == 0 || (new && draw.below(4) > 0) {
            let command = random.state().some_correction(&mut draw);
            if play.try_apply(random.state(), Actor::Seat(Seat(0)), &command, &[]).is_ok() {
                met.at.extend(open);
                let moved_by = check_correction(random.state(), &command, play.events(), play.state())
                    .map_err(|broken| format!("{broken}\nby {command:?} at\n{}", random.state().position()))?;
                met.moved_by.extend(moved_by);
                random.put(play.state());
                watch(random.state(), play.events())
                    .map_err(|broken| format!("{broken}\nafter {command:?} at\n{}", random.state().position()))?;
                sound(random.state(), &mut play, draw.below(4) == 0)
                    .map_err(|broken| format!("{broken} after {command:?}"))?;
            }
            continue;
        }
        let unmet = |state: &G| state.asks().iter().any(|(_, question)| !met.at.contains(&tag(question)));
        match step_towards(&mut random, &mut play, &unmet, &mut draw) {
            StepResult::Played => {
                watch(random.state(), play.events())
                    .map_err(|broken| format!("{broken}\nat\n{}", random.state().position()))?;
                sound(random.state(), &mut play, draw.below(16) == 0)?;
            }
            StepResult::Over => break,
            StepResult::Stuck => return Err(format!("stuck at\n{}", random.state().position())),
        }
    }
    Ok(())
}

/// The maximum number of answers tried to reach a wanted state.
const ANSWERS: u32 = 24;

/// The maximum number of chance draws tried.
const THROWS: u32 = 4;

/// True if chance is asked and one of a few draws reaches a wanted state.
fn chance_leads_to<G: Rules>(state: &G, looked_for: &dyn Fn(&G) -> bool, draw: &mut dyn Draw) -> bool {
    let asked = state.asks().iter().any(|(actor, _)| *actor == Actor::Chance);
    let mut play = Play::new(state);
    (0..if asked { THROWS } else { 0 }).any(|_| {
        let command = crate::chance(state, draw);
        let stands = command.is_some_and(|command| play.try_apply(state, Actor::Chance, &command, &[]).is_ok());
        stands && looked_for(play.state())
    })
}

/// Makes one decision: half the time one that leads to a wanted state, if there is one; otherwise any. The events are
/// in `play`.
pub(super) fn step_towards<G: Rules>(
    random: &mut RandomPlay<G>,
    play: &mut Play<G>,
    looked_for: &dyn Fn(&G) -> bool,
    draw: &mut dyn Draw,
) -> StepResult {
    let asks = random.state().asks();
    if draw.below(2) == 0 && !looked_for(random.state()) {
        let mut legal = Vec::new();
        for (actor, _) in asks {
            legal.clear();
            match actor {
                Actor::Chance => legal.extend((0..THROWS).filter_map(|_| crate::chance(random.state(), draw))),
                Actor::Seat(_) => random.state().legal(actor, &mut legal),
            }
            for _ in 0..ANSWERS.min(legal.len() as u32) {
                let command = legal.swap_remove(draw.below(legal.len() as u32) as usize);
                let stands = play.try_apply(random.state(), actor, &command, &[]).is_ok();
                if stands && (looked_for(play.state()) || chance_leads_to(play.state(), looked_for, draw)) {
                    random.put(play.state());
                    return StepResult::Played;
                }
            }
        }
    }
    let Some((actor, command)) = random.choose(draw) else { return StepResult::Over };
    let stands = |command: G::Command| play.try_apply(random.state(), actor, &command, &[]).is_ok();
    if !command.is_some_and(stands) {
        return StepResult::Stuck;
    }
    random.put(play.state());
    StepResult::Played
}

/// True if the open question could be asked at a table that begins with this state.
fn has_object<G: Rules>(state: &G) -> bool {
    super::start::<G>(&G::complete(G::setup_at(&state.position()))).is_ok_and(|read| read == *state)
}

/// The maximum number of questions that can be asked before a waiting one.
const MOST_ASKED_FIRST: usize = 4;

/// True if a question waits until others have answered what is due before it: some of their answers lead back to it.
fn waits<G: Rules>(state: &G, open: &(Actor, G::Question), most: usize) -> bool {
    let asks = state.asks();
    let Some((actor, _)) = asks.first().filter(|(actor, _)| most > 0 && *actor != open.0) else { return false };
    let (mut legal, mut play) = (Vec::new(), Play::new(state));
    state.legal(*actor, &mut legal);
    legal.iter().any(|command| {
        let stands = play.try_apply(state, *actor, command, &[]).is_ok();
        stands && (play.state().asks().contains(open) || waits(&play.state().clone(), open, most - 1))
    })
}

/// Checks that a correction, whose event is the first, keeps the law. Returns the names of the consequences that moved
/// something where no question was left open.
fn check_correction<G: GameTestExt>(
    before: &G,
    command: &G::Command,
    events: &[G::Event],
    after: &G,
) -> Result<BTreeSet<String>, Violation> {
    let Some((correction, consequences)) = events.split_first() else {
        return Err("a correction without an event".to_owned());
    };
    check_visibility(events, after)?;
    let mut bare = before.clone();
    bare.apply(correction);
    let values = before.corrected_values(command);
    let named = |pointer: &str| values.iter().any(|value| is_within(pointer, value));
    if let Some(other) = differences(before, &bare)?.iter().find(|pointer| !named(pointer)) {
        return Err(format!("{correction:?} changes {other}, which it does not name"));
    }
    // A question that could be asked at a table that begins so has an object.
    let names = before.sets_question(command);
    let stands = !names && !before.removes_question_object(command) && has_object(&bare);
    let kept = |open: &(Actor, G::Question)| after.asks().contains(open) || waits(after, open, MOST_ASKED_FIRST);
    if let Some(closed) = bare.asks().iter().find(|open| stands && !kept(open)) {
        return Err(format!("{closed:?} is closed, {:?} is open after {consequences:?}", after.asks()));
    }
    let mut moved_by = BTreeSet::new();
    let mut state = bare;
    for event in consequences {
        let earlier = state.clone();
        state.apply(event);
        let Some(moved) = differences(&earlier, &state)?.into_iter().find(|pointer| !G::is_progress(pointer)) else {
            continue;
        };
        // While a question is open, nothing happens on the table. Without one, or if the correction moves play past it,
        // play follows the rules.
        if !earlier.asks().is_empty() && (!names || has_object(&earlier)) {
            return Err(format!("{event:?} of {consequences:?} changes {moved}"));
        }
        moved_by.insert(name(event));
    }
    // Repeated, the correction changes nothing, unless it sets the progress and play continued from there.
    let mut corrected = after.clone();
    corrected.apply(correction);
    if names && corrected != *after {
        return Ok(moved_by);
    }
    let mut again = Play::new(after);
    if again.try_apply(after, Actor::Seat(Seat(0)), command, &[]).is_ok() && again.state() != after {
        return Err(format!("said again, it changes more: {:?}", again.events()));
    }
    Ok(moved_by)
}

/// Checks that every viewer sees every event, perhaps in redacted form.
fn check_visibility<G: GameTestExt>(events: &[G::Event], after: &G) -> Result<(), Violation> {
    let seats = (0..*G::INFO.seats.end() as u8).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Table, Viewer::Spectator]) {
        let known = after.information_state(viewer);
        if let Some(untold) = events.iter().find(|event| known.redact_event(event, viewer).is_none()) {
            return Err(format!("{viewer:?} is not told of {untold:?}"));
        }
    }
    Ok(())
}

/// True if a JSON Pointer leads to a value or below it.
fn is_within(pointer: &str, value: &str) -> bool {
    pointer.strip_prefix(value).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Returns JSON Pointers to the values in which two states differ.
fn differences<G: Rules>(one: &G, other: &G) -> Result<Vec<String>, Violation> {
    let json = |state: &G| serde_json::to_value(state).map_err(|error| error.to_string());
    let mut found = Vec::new();
    if one != other {
        compare(&json(one)?, &json(other)?, "", &mut found);
        if found.is_empty() {
            return Err("the states differ in what their JSON does not say".to_owned());
        }
    }
    Ok(found)
}

/// Appends pointers to the smallest values that differ. An absent value equals `null`, `false`, or an empty one.
fn compare(one: &Value, other: &Value, pointer: &str, found: &mut Vec<String>) {
    let absent = Value::Null;
    let at = |key: &dyn std::fmt::Display| format!("{pointer}/{key}");
    match (one, other) {
        _ if one == other => {}
        (Value::Null | Value::Bool(false), Value::Null | Value::Bool(false)) => {}
        (Value::Object(_) | Value::Null, Value::Object(_) | Value::Null) => {
            let keys = [one, other].into_iter().filter_map(Value::as_object).flat_map(|fields| fields.keys());
            for key in keys.collect::<BTreeSet<_>>() {
                let [one, other] = [one, other].map(|value| value.get(key).unwrap_or(&absent));
                compare(one, other, &at(key), found);
            }
        }
        (Value::Array(_) | Value::Null, Value::Array(_) | Value::Null) => {
            let length = |value: &Value| value.as_array().map_or(0, Vec::len);
            let lists = one.is_array() && other.is_array();
            for index in 0..length(one).max(length(other)) {
                match [one.get(index), other.get(index)] {
                    [None, _] | [_, None] if lists => found.push(at(&index)),
                    both => {
                        let [one, other] = both.map(|value| value.unwrap_or(&absent));
                        compare(one, other, &at(&index), found);
                    }
                }
            }
        }
        _ => found.push(pointer.to_owned()),
    }
}

/// Returns the name of an event.
fn name<E: std::fmt::Debug>(event: &E) -> String {
    format!("{event:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// Returns the tag of a question: the only text of its JSON, or the text of its first field.
pub(super) fn tag<Q: serde::Serialize>(question: &Q) -> String {
    match serde_json::to_value(question) {
        Ok(serde_json::Value::Object(fields)) => {
            fields.get("ask").and_then(serde_json::Value::as_str).unwrap_or_default().to_owned()
        }
        _ => String::new(),
    }
}

/// Checks a state: limits, an open question, and, if `wholly`, legal lists and notation.
pub(super) fn sound<G: Rules>(state: &G, play: &mut Play<G>, wholly: bool) -> Result<(), Violation> {
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
            if let Err(refusal) = play.try_apply(state, *actor, &command, &[]) {
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
