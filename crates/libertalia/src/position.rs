//! Table notation: a campaign as short lines of text.
//!
//! ```text
//! libertalia 1
//! options {"hidden_purses":true}
//! raid 1 day 3
//! drawn [1,2,3,4,5,6,7,8,9]
//! cell 3 {"Chest":1,"Relic":2}
//! seat 0 {"colour":"red","hand":[1,2],"den":[3],"purse":12,"open":{"Map":1},"scores":[20]}
//! ship [{"seat":0,"rank":14,"acted":true}]
//! phase {"phase":"dawn","late":false}
//! asked {"seat":0,"what":"take","count":0}
//! ```
//!
//! Omitted fields of a seat's line are empty.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{Flaw, Seat, read_exactly, to_json};
use serde::{Deserialize, Serialize};

use crate::state::{Choice, DAYS, SEATS, Unplaced, What};
use crate::{Ask, Colour, Libertalia, OnShip, Options, Phase, Player, RankSet, Reputation, Tokens, chapters};

/// A player as written in a line.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Line {
    colour: Option<Colour>,
    hand: RankSet,
    den: RankSet,
    graveyard: RankSet,
    gone: RankSet,
    blurred: RankSet,
    unplaced: Unplaced,
    choice: Option<Choice>,
    purse: Option<u16>,
    open: Tokens,
    down: Tokens,
    covered: u8,
    scores: ArrayVec<i16, 3>,
}

impl From<&Player> for Line {
    fn from(player: &Player) -> Self {
        let Player { colour, hand, den, graveyard, gone, blurred, unplaced, choice, .. } = *player;
        let Player { purse, open, down, covered, .. } = *player;
        let scores = player.scores.clone();
        Self { colour, hand, den, graveyard, gone, blurred, unplaced, choice, purse, open, down, covered, scores }
    }
}

impl From<Line> for Player {
    fn from(line: Line) -> Self {
        let Line { colour, hand, den, graveyard, gone, blurred, unplaced, choice, .. } = line;
        let Line { purse, open, down, covered, scores, .. } = line;
        Self { colour, hand, den, graveyard, gone, blurred, unplaced, choice, purse, open, down, covered, scores }
    }
}

/// Writes a state in table notation.
pub(crate) fn write(state: &Libertalia) -> String {
    let mut lines = vec!["libertalia 1".to_owned()];
    lines.push(format!("options {}", to_json(&state.options)));
    if state.reputation != Reputation::shipped() {
        lines.push(format!("reputation {}", to_json(&*state.reputation)));
    }
    lines.push(format!("raid {} day {}", state.raid, state.day));
    lines.push(format!("drawn {}", to_json(&state.drawn)));
    for (cell, day) in state.cells.iter().zip(1..).filter(|(cell, _)| !cell.is_empty()) {
        lines.push(format!("cell {day} {}", to_json(cell)));
    }
    for (player, seat) in state.players.iter().zip(0..) {
        lines.push(format!("seat {seat} {}", to_json(&Line::from(player))));
    }
    if !state.ship.is_empty() {
        lines.push(format!("ship {}", to_json(&state.ship)));
    }
    lines.push(format!("phase {}", to_json(&state.phase)));
    if let Some(asked) = &state.asked {
        lines.push(format!("asked {}", to_json(asked)));
    }
    lines.join("\n") + "\n"
}

/// Reads a position, or returns every fault with its line. If `recorded`, only the limits of the box are checked, so
/// that records once accepted stay valid.
pub(crate) fn read(text: &str, recorded: bool) -> Result<Libertalia, Vec<Flaw>> {
    let mut state = Libertalia::new(0, Options::default(), None, Reputation::shipped());
    state.raid = 0;
    let mut flaws = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() && read_line(&mut state, line).is_none() {
            flaws.push(Flaw::new("position-line").with("line", index + 1).with("text", line));
        }
    }
    complete(&mut state);
    if flaws.is_empty() && state.raid > 0 {
        flaws = state.flaws();
    } else if flaws.is_empty() {
        flaws.push(Flaw::new("no-such-raid").with("raid", 0));
    }
    if flaws.is_empty() && !recorded {
        flaws.extend(contradictions(&state));
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

fn read_line(state: &mut Libertalia, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "libertalia" if rest == "1" => {}
        // Options reject unknown fields themselves, and omitted ones are valid.
        "options" => state.options = serde_json::from_str(rest).ok()?,
        "reputation" => state.reputation = Arc::new(read_exactly(rest).ok()?),
        "raid" => {
            let (raid, day) = rest.split_once(" day ")?;
            (state.raid, state.day) = (raid.parse().ok()?, day.parse().ok()?);
        }
        "drawn" => state.drawn = read_exactly(rest).ok()?,
        "cell" => {
            let (day, cell) = rest.split_once(' ')?;
            let day: usize = day.parse().ok().filter(|day| (1..=DAYS).contains(day))?;
            state.cells[day - 1] = read_exactly(cell).ok()?;
        }
        "seat" => {
            let (seat, line) = rest.split_once(' ')?;
            let fits = seat.parse() == Ok(state.players.len()) && state.players.len() < SEATS;
            let line: Line = read_exactly(line).ok().filter(|_| fits)?;
            state.players.push(line.into());
        }
        "ship" => state.ship = read_exactly::<ArrayVec<OnShip, SEATS>>(rest).ok()?,
        "phase" => state.phase = read_exactly::<Phase>(rest).ok()?,
        "asked" => state.asked = Some(read_exactly::<Ask>(rest).ok()?),
        _ => return None,
    }
    Some(())
}

/// Fills in what a position may omit. The asked player shares the booty; an older position names only the last
/// character that acted at night.
fn complete(state: &mut Libertalia) {
    let shares = state.asked.filter(|ask| matches!(ask.what, What::Take | What::Kill)).map(|ask| ask.seat);
    if let Phase::Dusk { by: by @ None, .. } = &mut state.phase {
        *by = shares;
    }
    if let Phase::Night { after: Some(last), .. } = state.phase {
        state.phase = Phase::Night { worked: chapters::worked_until(state, last), after: None };
    }
}

/// Finds contradictions that the limits of the box permit but that stop play.
fn contradictions(state: &Libertalia) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let going = matches!(state.phase, Phase::Day | Phase::Dusk { .. } | Phase::Night { .. });
    if state.asked.map_or(going, |ask| !chapters::due(state, ask)) {
        flaws.push(Flaw::new("nothing-asked"));
    }
    let aboard = |seat: Seat| state.ship.iter().any(|card| card.seat == seat);
    if matches!(state.phase, Phase::Dusk { by: Some(seat), .. } if !aboard(seat)) {
        flaws.push(Flaw::new("nothing-asked"));
    }
    let nobody = state.players.iter().all(|player| player.cards() == 0);
    if matches!(state.phase, Phase::Dawn { .. }) && nobody {
        flaws.push(Flaw::new("nothing-asked"));
    }
    if state.options.countdown == Some(0) {
        flaws.push(Flaw::new("countdown-zero"));
    }
    let spying = state.asked.is_some_and(|ask| state.spying() && state.bag().total() < ask.count);
    flaws.extend(spying.then(|| Flaw::new("bag-empty")));
    flaws
}
