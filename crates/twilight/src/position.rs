//! Table notation: a match as lines of text.
//!
//! ```text
//! options hands:dealt no-op
//! results 0 -
//! merchant 1
//! pawn doge 3
//! discard doge 3
//! hand 0 8
//! hand 1 doge:2 guard-1:1
//! deal 2 ran-out 1
//! turns 12 opening
//! phase {"phase":"turn","seat":0,"played":[]}
//! ```

use kernel::{Flaw, Seat};

use crate::setup::{Hands, Options};
use crate::state::{Hand, Phase, SEATS};
use crate::{Card, Cards, Pawn, Twilight};

/// A state in notation.
pub(crate) fn write(state: &Twilight) -> String {
    let mut lines = vec!["twilight 1".to_owned()];
    let options = &state.options;
    let words = [
        (options.hands == Hands::Dealt, "hands:dealt"),
        (options.no_op, "no-op"),
        (options.centre_in_masquerade, "centre-in-masquerade"),
        (options.split_guards, "split-guards"),
    ];
    let mut line = |word: &str, rest: Vec<String>| lines.push([vec![word.to_owned()], rest].concat().join(" "));
    line("options", words.iter().filter(|(on, _)| *on).map(|(_, word)| (*word).to_owned()).collect());
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
        let hand = &state.hands[seat.index()];
        let cards = match hand.known {
            None => vec![hand.count.to_string()],
            Some(cards) => cards.iter().map(|(card, count)| format!("{card}:{count}")).collect(),
        };
        line("hand", [vec![seat.0.to_string()], cards].concat());
    }
    let ran_out = state.ran_out.map(|seat| vec!["ran-out".to_owned(), seat.0.to_string()]);
    line("deal", [vec![state.deal.to_string()], ran_out.unwrap_or_default()].concat());
    let opening = if state.opening { vec!["opening".to_owned()] } else { vec![] };
    line("turns", [vec![state.turns.to_string()], opening].concat());
    line("phase", vec![serde_json::to_string(&state.phase).unwrap_or_default()]);
    lines.join("\n") + "\n"
}

/// A state from notation, or every fault with its line.
pub(crate) fn read(text: &str) -> Result<Twilight, Vec<Flaw>> {
    let mut state = Twilight::new(Options::default());
    let mut flaws = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() && read_line(&mut state, line).is_none() {
            flaws.push(Flaw::new("position-line").with("line", index + 1).with("text", line));
        }
    }
    if flaws.is_empty() {
        flaws = state.flaws();
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|seat| *seat < 2).map(Seat)
}

/// What one line says; `None` when it says nothing that can be.
fn read_line(state: &mut Twilight, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    match (word, &words[..]) {
        ("twilight", ["1"]) => {}
        ("options", words) => state.options = options(words)?,
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
        ("phase", _) => state.phase = phase(rest)?,
        _ => return None,
    }
    Some(())
}

fn phase(text: &str) -> Option<Phase> {
    let phase: Phase = serde_json::from_str(text).ok()?;
    let seats = match &phase {
        Phase::Turn { seat, .. } => Some(*seat),
        Phase::Filling { why: crate::state::Filling::Turn(seat) } => Some(*seat),
        Phase::Over { winner } => *winner,
        _ => None,
    };
    seats.is_none_or(|seat| seat.0 < 2).then_some(phase)
}

fn options(words: &[&str]) -> Option<Options> {
    let mut options = Options::default();
    for word in words {
        match *word {
            "hands:own" => options.hands = Hands::Own,
            "hands:dealt" => options.hands = Hands::Dealt,
            "no-op" => options.no_op = true,
            "centre-in-masquerade" => options.centre_in_masquerade = true,
            "split-guards" => options.split_guards = true,
            _ => return None,
        }
    }
    Some(options)
}

/// A hand: a number of cards, or the cards when the app holds them.
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
