//! Positions that somebody wrote wrongly: refused with flaws, or played.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::Broken;
use super::corrections::sound;
use crate::random::{RandomPlay, StepResult};
use crate::{Draw, Game, Play, Seat, Viewer};

/// How many random decisions an accepted position is played on.
const PLAYED: u32 = 60;

/// Numbers that stand at edges.
const NUMBERS: [&str; 14] = ["0", "1", "2", "3", "4", "5", "9", "12", "15", "16", "99", "255", "256", "-1"];

/// Positions of random games, spoilt at random: whatever is accepted holds together, is shown to
/// everybody, and is played on without getting stuck. Gives how many were accepted.
///
/// # Errors
/// The first accepted position that does not hold.
pub fn spoilt_positions_are_refused_or_played<G: Game>(
    start: G,
    seats: usize,
    seed: u64,
    trials: u32,
) -> Result<u32, Broken> {
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
        if let Ok(state) = super::start::<G>(&G::complete(G::setup_at(&spoilt))) {
            accepted += 1;
            lives(state, seats, &mut draw, &mut play).map_err(|broken| format!("{broken}\nfrom\n{spoilt}"))?;
        }
        if random.step(&mut draw) != StepResult::Played {
            random = RandomPlay::new(&start);
        }
    }
    Ok(accepted)
}

fn lives<G: Game>(state: G, seats: usize, draw: &mut dyn Draw, play: &mut Play<G>) -> Result<(), Broken> {
    sound(&state, play, true)?;
    let viewers = (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table, Viewer::Spectator]);
    for viewer in viewers {
        serde_json::to_string(&state.known_to(viewer).view(viewer)).map_err(|error| error.to_string())?;
    }
    let mut random = RandomPlay::new(&state);
    for _ in 0..PLAYED {
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

/// One to three slips: a number, two words swapped, a line lost, said twice, or from another position.
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

/// Two lines with a word exchanged.
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

/// One number, truth or nothing of a line exchanged for another.
fn renumbered(line: &str, draw: &mut dyn Draw) -> String {
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
    let exchanged =
        |token: &String| matches!(token.as_str(), "true" | "false" | "null") || token.parse::<u32>().is_ok();
    let places: Vec<usize> = (0..tokens.len()).filter(|&index| exchanged(&tokens[index])).collect();
    if let Some(&at) = places.get(draw.below(places.len() as u32) as usize) {
        tokens[at] = match tokens[at].as_str() {
            "true" => "false".to_owned(),
            "false" => "true".to_owned(),
            _ => NUMBERS[draw.below(NUMBERS.len() as u32) as usize].to_owned(),
        };
    }
    tokens.concat()
}
