//! Table notation: a match as short lines of text.
//!
//! ```text
//! options hands:dealt no-op
//! results 0 1
//! merchant 0
//! pawn doge 1
//! discard doge 3
//! hand 1 doge:2 guard-1:1
//! deal 2 ran-out 0
//! turns 12 opening
//! phase {"phase":"turn","seat":0,"played":[]}
//! ```

use kernel::{Flaw, Seat, option_words, read_option_words, to_json, to_json_value};
use serde::Deserialize;

use crate::chapters::{decided, leader};
use crate::setup::{Hands, Options};
use crate::state::{Hand, Phase, SEATS};
use crate::{Card, Cards, Pawn, Twilight};

/// Writes a state in table notation.
pub(crate) fn write(state: &Twilight) -> String {
    let mut lines = vec!["twilight 1".to_owned()];
    let mut line = |word: &str, rest: Vec<String>| lines.push([vec![word.to_owned()], rest].concat().join(" "));
    line("options", option_words(&state.options));
    let seat_or_none = |seat: &Option<Seat>| seat.map_or("-".to_owned(), |seat| seat.0.to_string());
    line("results", state.results.iter().map(seat_or_none).collect());
    line("merchant", vec![state.merchant.0.to_string()]);
    for pawn in Pawn::ALL {
        line("pawn", vec![pawn.to_string(), state.board.at(pawn).to_string()]);
    }
    for (card, count) in state.discard.iter() {
        line("discard", vec![card.to_string(), count.to_string()]);
    }
    for seat in SEATS {
        let hand = state.hand(seat);
        let cards = match hand.known {
            None => vec![hand.count.to_string()],
            Some(cards) => cards.iter().map(|(card, count)| format!("{card}:{count}")).collect(),
        };
        line("hand", [vec![seat.0.to_string()], cards].concat());
    }
    let ran_out = state.ran_out.map_or(vec![], |seat| vec!["ran-out".to_owned(), seat.0.to_string()]);
    line("deal", [vec![state.deal.to_string()], ran_out].concat());
    let opening = if state.opening { vec!["opening".to_owned()] } else { vec![] };
    line("turns", [vec![state.turns.to_string()], opening].concat());
    line("phase", vec![to_json(&state.phase)]);
    lines.join("\n") + "\n"
}

/// Reads the initial state of a new table, or returns every fault with its line.
pub(crate) fn read(text: &str) -> Result<Twilight, Vec<Flaw>> {
    read_for(text, true)
}

/// Reads the position at the start of a record. Accepts positions that were valid before the checks became stricter.
pub(crate) fn recorded(text: &str) -> Result<Twilight, Vec<Flaw>> {
    read_for(text, false)
}

fn read_for(text: &str, new: bool) -> Result<Twilight, Vec<Flaw>> {
    let mut state = Twilight::new(Options::default());
    let mut flaws = Vec::new();
    let mut lines: Vec<_> = text.lines().map(|line| line.split('#').next().unwrap_or("").trim()).enumerate().collect();
    // Lines may come in any order, but the options decide how a hand is written.
    lines.sort_by_key(|(_, line)| !line.starts_with("options"));
    for (index, line) in lines {
        if !line.is_empty() && read_line(&mut state, line, new).is_none() {
            flaws.push(Flaw::new("position-line").with("line", index + 1).with("text", line));
        }
    }
    if flaws.is_empty() {
        flaws = state.flaws();
        if new {
            flaws.extend(contradictions(&state));
        }
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

/// Finds contradictions that the limits of the box permit. Either no player could continue, or the end contradicts
/// the rounds.
fn contradictions(state: &Twilight) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let over = match state.phase {
        Phase::Over { winner } => Some(winner),
        _ => None,
    };
    // A match continues only until it is decided; players may stop before that in any round.
    let goes_on = if over.is_some() { state.results.len().saturating_sub(1) } else { state.results.len() };
    if decided(&state.results[..goes_on]).is_some() {
        flaws.push(Flaw::new("match-decided"));
    }
    if over.is_some_and(|winner| winner != leader(&state.results)) {
        flaws.push(Flaw::new("not-the-winner"));
    }
    if state.running() && state.board.home().is_some() {
        flaws.push(Flaw::new("round-decided"));
    }
    if state.check_due() {
        flaws.push(Flaw::new("check-due"));
    }
    if matches!(state.phase, Phase::Filling { .. }) {
        let drawn = state.filled_next().map_or(0, |seat| state.to_draw(seat));
        if state.options.hands == Hands::Own || drawn == 0 {
            flaws.push(Flaw::new("nothing-to-draw"));
        }
    }
    flaws
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|seat| *seat < 2).map(Seat)
}

/// Reads one line; returns `None` if it makes no sense.
fn read_line(state: &mut Twilight, line: &str, new: bool) -> Option<()> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    match (word, &words[..]) {
        ("twilight", ["1"]) => {}
        ("options", words) => *state = Twilight::new(read_option_words(words)?),
        ("results", words) if words.len() <= 3 => {
            let results: Option<Vec<_>> =
                words.iter().map(|word| if *word == "-" { Some(None) } else { seat(word).map(Some) }).collect();
            state.results = results?.into_iter().collect();
        }
        ("merchant", [who]) => state.merchant = seat(who)?,
        ("pawn", [pawn, cell]) => {
            let (pawn, cell): (Pawn, i8) = (pawn.parse().ok()?, cell.parse().ok()?);
            state.board.put(pawn, (-8..=8).contains(&cell).then_some(cell)?);
        }
        ("discard", [card, count]) => state.discard.put(card.parse().ok()?, count.parse().ok()?),
        ("hand", [who, cards @ ..]) => state.hands[seat(who)?.index()] = hand(state.options.hands, cards)?,
        ("deal", [deal]) => (state.deal, state.ran_out) = (deal.parse().ok()?, None),
        ("deal", [deal, "ran-out", who]) => (state.deal, state.ran_out) = (deal.parse().ok()?, Some(seat(who)?)),
        ("turns", [turns]) => (state.turns, state.opening) = (turns.parse().ok()?, false),
        ("turns", [turns, "opening"]) => (state.turns, state.opening) = (turns.parse().ok()?, true),
        ("phase", _) => state.phase = phase(rest, new)?,
        _ => return None,
    }
    Some(())
}

fn phase(text: &str, new: bool) -> Option<Phase> {
    let said: serde_json::Value = serde_json::from_str(text).ok()?;
    let phase: Phase = Phase::deserialize(&said).ok()?;
    // A field that the phase would not write itself is unknown.
    let known = !new || to_json_value(&phase) == said;
    (known && phase.seat().is_none_or(|seat| seat.0 < 2)).then_some(phase)
}

/// Reads a hand: the number of cards, or the cards if the app holds them.
fn hand(hands: Hands, words: &[&str]) -> Option<Hand> {
    if hands == Hands::Own {
        let [count] = words else { return None };
        return Some(Hand { count: count.parse().ok()?, known: None });
    }
    let mut cards = Cards::default();
    for word in words {
        let (card, count) = word.split_once(':')?;
        cards.add(card.parse::<Card>().ok()?, count.parse().ok()?);
    }
    Some(Hand { count: cards.total(), known: Some(cards) })
}
