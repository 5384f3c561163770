//! Faulty positions must be refused with flaws, or be playable.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::Violation;
use super::corrections::{sound, step_towards};
use crate::random::{RandomPlay, StepResult};
use crate::{Actor, Draw, Game, GameTestExt, Play, Seat, Viewer};

/// The number of random decisions played from an accepted position.
const MANY: u32 = 60;
const FEW: u32 = 4;

/// Boundary values.
const NUMBERS: [&str; 15] = ["0", "1", "2", "3", "4", "5", "7", "9", "12", "15", "16", "99", "255", "256", "-1"];

/// Damages positions of random games at random. Every accepted position must pass the checks, have views, and be played
/// on without getting stuck. Returns the number of accepted positions.
///
/// # Errors
/// The first accepted position that fails.
pub fn check_damaged_positions<G: Game>(start: G, seats: usize, seed: u64, trials: u32) -> Result<u32, Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(&start);
    let mut play = Play::new(&start);
    let (mut before, mut accepted) = (start.position(), 0);
    for _ in 0..trials {
        let text = random.state().position();
        let spoilt = spoil(&text, &before, &mut draw);
        if draw.below(16) == 0 {
            before = text;
        }
        accepted += u32::from(refused_or_played(&spoilt, seats, MANY, &mut draw, &mut play)?);
        if random.step(&mut draw) != StepResult::Played {
            random = RandomPlay::new(&start);
        }
    }
    Ok(accepted)
}

/// The number of damaged positions in each kind of phase.
const SPOILT_PER_PHASE: u32 = 12;

/// Damages positions in each kind of phase: at random, and by each boundary value in each number of the progress lines.
/// Accepted positions are played on. Each kind of phase is tried once; `tried` has their names.
///
/// # Errors
/// The first position that panics, or fails although it is accepted; a phase that the game does not name.
pub fn check_wrong_numbers<G: GameTestExt>(
    start: G,
    seats: usize,
    seed: u64,
    entries: u32,
    tried: &mut BTreeSet<String>,
) -> Result<(), Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(&start);
    let (mut play, mut scratch) = (Play::new(&start), Play::new(&start));
    let (phases, first) = (G::phases(), start.position());
    for _ in 0..entries {
        let phase = random.state().phase();
        if !phases.contains(&phase) {
            return Err(format!("{phase} is not named among the phases"));
        }
        if tried.insert(phase) {
            let text = random.state().position();
            for wrong in wrong_numbers(&text) {
                refused_or_played(&wrong, seats, FEW, &mut draw, &mut scratch)?;
            }
            for _ in 0..SPOILT_PER_PHASE {
                refused_or_played(&spoil(&text, &first, &mut draw), seats, FEW, &mut draw, &mut scratch)?;
            }
        }
        // Corrections lead to rare phases.
        let correction = (draw.below(4) == 0).then(|| random.state().some_correction(&mut draw));
        if let Some(command) = correction {
            if play.try_apply(random.state(), Actor::Seat(Seat(0)), &command, &[]).is_ok() {
                random.put(play.state());
            }
            continue;
        }
        let new = |state: &G| !tried.contains(&state.phase());
        if step_towards(&mut random, &mut play, &new, &mut draw) != StepResult::Played {
            random = RandomPlay::new(&start);
        }
    }
    Ok(())
}

/// Returns a position with one number replaced, in all ways. Lines about places of pieces are skipped: there are many.
fn wrong_numbers(text: &str) -> impl Iterator<Item = String> {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let what_goes_on =
        |line: &str| ["phase ", "asked ", "ship ", "results ", "turns "].iter().any(|word| line.starts_with(word));
    let places: Vec<(usize, usize)> = (0..lines.len())
        .filter(|at| what_goes_on(&lines[*at]))
        .flat_map(|at| numbers(&tokens(&lines[at])).into_iter().map(move |place| (at, place)))
        .collect();
    places.into_iter().flat_map(move |(at, place)| {
        let lines = lines.clone();
        NUMBERS.iter().map(move |number| {
            let mut wrong = lines.clone();
            let mut tokens = tokens(&lines[at]);
            tokens[place] = (*number).to_owned();
            wrong[at] = tokens.concat();
            wrong.join("\n")
        })
    })
}

/// Reads a position as for a new table and as for a record. Returns true if a new table accepts it and can be played
/// on, false if it refuses the position.
///
/// # Errors
/// If the position panics, or fails although it is accepted.
pub fn refused_or_played<G: Game>(
    text: &str,
    seats: usize,
    decisions: u32,
    draw: &mut dyn Draw,
    play: &mut Play<G>,
) -> Result<bool, Violation> {
    let setup = G::complete(G::setup_at(text));
    let tried = catch_unwind(AssertUnwindSafe(|| {
        // The set-up of a record is checked less, but must have views.
        if let Ok(state) = G::recorded(&setup, seats) {
            show::<G>(&state, seats)?;
        }
        let Ok(state) = super::start::<G>(&setup) else { return Ok(false) };
        lives(state, seats, decisions, draw, play).map(|()| true)
    }));
    tried.unwrap_or_else(|_| Err("a panic".to_owned())).map_err(|broken| format!("{broken}\nfrom\n{text}"))
}

fn show<G: Game>(state: &G, seats: usize) -> Result<(), Violation> {
    let viewers = (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table, Viewer::Spectator]);
    for viewer in viewers {
        serde_json::to_string(&state.information_state(viewer).view(viewer)).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn lives<G: Game>(
    state: G,
    seats: usize,
    decisions: u32,
    draw: &mut dyn Draw,
    play: &mut Play<G>,
) -> Result<(), Violation> {
    sound(&state, play, true)?;
    show(&state, seats)?;
    let mut random = RandomPlay::new(&state);
    for _ in 0..decisions {
        match random.step(draw) {
            StepResult::Played => {}
            StepResult::Over => break,
            StepResult::Stuck => return Err(format!("stuck at\n{}", random.state().position())),
        }
        let flaws = random.state().audit();
        if !flaws.is_empty() {
            return Err(format!("{flaws:?} at\n{}", random.state().position()));
        }
    }
    Ok(())
}

/// Makes one to three slips: another number, two swapped words, or a line lost, repeated, or taken from another
/// position.
fn spoil(text: &str, other: &str, draw: &mut dyn Draw) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=draw.below(3) {
        let at = draw.below(lines.len() as u32) as usize;
        match draw.below(10) {
            0 => drop(lines.remove(at)),
            1 | 2 => {
                let strange = other.lines().nth(at).unwrap_or_default().to_owned();
                let word = |line: &str| line.split_whitespace().next().map(str::to_owned);
                lines.retain(|line| word(line) != word(&strange) || word(line).is_none());
                lines.push(strange);
            }
            3 => {
                let with = draw.below(lines.len() as u32) as usize;
                (lines[at], lines[with]) = swapped(&lines[at], &lines[with], draw);
            }
            _ => lines[at] = renumbered(&lines[at], draw),
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

/// Returns two lines with a word exchanged.
fn swapped(one: &str, two: &str, draw: &mut dyn Draw) -> (String, String) {
    let (mut one, mut two) = (words(one), words(two));
    if one.len() > 1 && two.len() > 1 {
        let (a, b) = (1 + draw.below(one.len() as u32 - 1), 1 + draw.below(two.len() as u32 - 1));
        std::mem::swap(&mut one[a as usize], &mut two[b as usize]);
    }
    (one.join(" "), two.join(" "))
}

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

/// Splits a line into words, numbers and the signs between them.
fn tokens(line: &str) -> Vec<String> {
    let mut tokens: Vec<String> = vec![String::new()];
    for c in line.chars() {
        let plain = c.is_ascii_alphanumeric();
        let last = tokens.last().and_then(|token| token.chars().last());
        if last.is_some_and(|last| last.is_ascii_alphanumeric() != plain || !plain) {
            tokens.push(String::new());
        }
        if let Some(token) = tokens.last_mut() {
            token.push(c);
        }
    }
    tokens
}

/// Returns the indices of numbers, Booleans and nulls.
fn numbers(tokens: &[String]) -> Vec<usize> {
    let exchanged = |token: &str| matches!(token, "true" | "false" | "null") || token.parse::<u32>().is_ok();
    (0..tokens.len()).filter(|&index| exchanged(&tokens[index])).collect()
}

/// Replaces one number, Boolean or null of a line by another.
fn renumbered(line: &str, draw: &mut dyn Draw) -> String {
    let mut tokens = tokens(line);
    let places = numbers(&tokens);
    if let Some(&at) = places.get(draw.below(places.len() as u32) as usize) {
        tokens[at] = match tokens[at].as_str() {
            "true" => "false".to_owned(),
            "false" => "true".to_owned(),
            _ => NUMBERS[draw.below(NUMBERS.len() as u32) as usize].to_owned(),
        };
    }
    tokens.concat()
}
