//! Table notation: a position as short lines of text, for tests, bug reports and `--position`.
//!
//! One line a thing, in any order; `#` begins a comment. What is left out is as the box is packed:
//! ports neutral, galleys in the supply, purses of 5 ducats, the deck full.
//!
//! ```text
//! players red blue            seats in order, by colour
//! options hidden blockade-start hire-anywhere
//! first blue                  the first player
//! turn 3                      the turn
//! track 6                     the space of the white pawn
//! scorings 1                  scorings so far
//! pawn 4                      the number of the black pawn
//! purse red 12
//! port valencia blue 3        owner and garrison
//! stores valencia wine - gold  slot by slot, - for a free one
//! fort valencia
//! basilica valencia
//! closed tunis
//! galley 4 blue valencia 3 wood wood   number, owner, zone, sailors, cubes
//! deck wine one one two shuffle   Doge cards face down; a lone "deck" for none
//! board {...}                 a board of one's own, as JSON on one line
//! phase {...}                 what is going on, as JSON on one line
//! ```
//!
//! Without a `phase` line the galley on the black pawn's number is about to be activated, or the
//! next above it.

use std::fmt::Write as _;

use arrayvec::ArrayVec;
use kernel::{Flaw, Seat, option_words, read_option_words, to_json};
use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use crate::board::{Board, Chart, PortIx, shipped};
use crate::setup::blank;
use crate::state::{GalleyState, Go, MOST_SEATS, Phase, Serenissima};
use crate::words::{Cards, Colour, DogeCard, Galley, Good, Options, PortId, SpecialHiring, ZoneId};

/// The options under their names in the notation.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct OptionWords {
    hidden: bool,
    blockade_start: bool,
    hire_anywhere: bool,
}

impl From<Options> for OptionWords {
    fn from(options: Options) -> Self {
        let Options { hidden_money: hidden, blockade_where_it_started: blockade_start, special_hiring } = options;
        Self { hidden, blockade_start, hire_anywhere: special_hiring == SpecialHiring::Anywhere }
    }
}

impl From<OptionWords> for Options {
    fn from(words: OptionWords) -> Self {
        let OptionWords { hidden, blockade_start, hire_anywhere } = words;
        let special_hiring = if hire_anywhere { SpecialHiring::Anywhere } else { SpecialHiring::Bought };
        Self { hidden_money: hidden, blockade_where_it_started: blockade_start, special_hiring }
    }
}

/// The most lines that say something.
const MOST_LINES: usize = 500;

/// How many players a position names; 2 when that cannot be read.
pub(crate) fn seats(text: &str) -> usize {
    let line = lines(text).find(|(_, words)| words[0] == "players");
    line.map_or(2, |(_, words)| words.len().saturating_sub(1)).clamp(2, MOST_SEATS)
}

/// The numbered lines that say something, as words. Comments are cut off, except behind JSON.
fn lines(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, words(line))).filter(|(_, words)| !words.is_empty())
}

/// What a line speaks of: no piece lies at two places, so nothing is said twice (`BOX-7`).
fn about<'a>(words: &[&'a str]) -> [&'a str; 2] {
    let named = ["purse", "port", "stores", "fort", "basilica", "closed", "galley"].contains(&words[0]);
    [words[0], words.get(1).copied().filter(|_| named).unwrap_or("")]
}

fn words(line: &str) -> Vec<&str> {
    let json = line.trim_start().starts_with("phase ") || line.trim_start().starts_with("board ");
    let bare = if json { line } else { line.split('#').next().unwrap_or("") };
    bare.split_whitespace().collect()
}

/// Reads a position for a new table.
///
/// # Errors
/// Every line that cannot be read, then every flaw of the whole.
pub(crate) fn read(text: &str, board: Option<Board>) -> Result<Serenissima, Vec<Flaw>> {
    // Far more than there are pieces in the box: nothing is said twice.
    if lines(text).nth(MOST_LINES).is_some() {
        let detail = format!("more than {MOST_LINES} lines");
        return Err(vec![Flaw::new("position-line").with("line", MOST_LINES + 1).with("detail", detail)]);
    }
    read_for(text, board, true)
}

/// Reads a position that a record begins with: whatever could be played from before positions were
/// looked at more closely still can.
///
/// # Errors
/// As [`read`].
pub(crate) fn recorded(text: &str, board: Option<Board>) -> Result<Serenissima, Vec<Flaw>> {
    read_for(text, board, false)
}

fn read_for(text: &str, board: Option<Board>, new: bool) -> Result<Serenissima, Vec<Flaw>> {
    let mut flaws = Vec::new();
    let mut state = opening(text, board)?;
    let mut phase = None;
    let mut said = Vec::new();
    for (line, words) in lines(text) {
        let json = || {
            text.lines()
                .nth(line - 1)
                .and_then(|line| line.trim().split_once(char::is_whitespace))
                .map_or("", |(_, json)| json)
        };
        let about = about(&words);
        let again = said.contains(&about);
        said.push(about);
        let read = match words[0] {
            _ if again => Err("said twice".to_owned()),
            "players" | "board" => Ok(()),
            "phase" if new => kernel::read_exactly(json()).map(|read| phase = Some(read)),
            "phase" => serde_json::from_str(json()).map(|read| phase = Some(read)).map_err(|error| error.to_string()),
            _ => read_line(&mut state, &words).map_err(str::to_owned),
        };
        if let Err(detail) = read {
            flaws.push(Flaw::new("position-line").with("line", line).with("detail", detail));
        }
    }
    // Whatever goes on, no pawn stands on a number that there is not.
    if new && state.black > Galley::LAST.0 {
        flaws.push(Flaw::new("audit-track"));
    }
    // The phase first: what is adrift in it is not in the bank.
    state.phase = phase.unwrap_or_else(|| state.about_to_activate());
    state.recount();
    flaws.extend(state.flaws());
    if flaws.is_empty() {
        // Nothing may read the phase before each of its indices is checked.
        let mut unsound = (!state.phase_is_there()).then_some("phase");
        if unsound.is_none() {
            state.who_declined();
            unsound = if new { state.unsound() } else { None };
        }
        flaws.extend(unsound.map(|detail| Flaw::new("position-flaw").with("detail", detail)));
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

/// The box unpacked on the board, by the lines that the others rest on: players and board.
fn opening(text: &str, board: Option<Board>) -> Result<Serenissima, Vec<Flaw>> {
    let bad = |line: usize, detail: String| vec![Flaw::new("position-line").with("line", line).with("detail", detail)];
    let mut chart = match board {
        Some(board) => Chart::new(board)?,
        None => shipped(),
    };
    let mut colours: ArrayVec<Colour, MOST_SEATS> = ArrayVec::new();
    for (line, words) in lines(text) {
        match words[0] {
            "players" => {
                for word in &words[1..] {
                    let colour = word.parse().map_err(|_| bad(line, (*word).to_owned()))?;
                    if colours.contains(&colour) || colours.try_push(colour).is_err() {
                        return Err(bad(line, (*word).to_owned()));
                    }
                }
            }
            "board" => {
                let json = text.lines().nth(line - 1).and_then(|line| line.trim().strip_prefix("board")).unwrap_or("");
                let board = serde_json::from_str(json).map_err(|error| bad(line, error.to_string()))?;
                chart = Chart::new(board)?;
            }
            _ => {}
        }
    }
    if colours.len() < 2 {
        return Err(bad(1, "players".into()));
    }
    Ok(blank(chart.into(), colours, Options::default(), Phase::Preparing))
}

type Read = Result<(), &'static str>;

fn read_line(state: &mut Serenissima, words: &[&str]) -> Read {
    let (key, rest) = (words[0], &words[1..]);
    match (key, rest) {
        ("options", _) => {
            state.options = read_option_words::<OptionWords>(rest).ok_or("no such option")?.into();
        }
        ("first", [who]) => state.first = seat(state, who)?,
        ("turn", [n]) => state.turn = number(n)?,
        ("track", [n]) => state.white = number(n)?,
        ("scorings", [n]) => state.scorings = number(n)?,
        ("pawn", [n]) => state.black = number(n)?,
        ("purse", [who, n]) => {
            let seat = seat(state, who)?;
            state.purses[seat.index()] = number(n)?;
        }
        ("port", [name, who, sailors]) => {
            let (port, owner) = (port(state, name)?, seat(state, who)?);
            let held = &mut state.ports[port.index()];
            (held.owner, held.sailors) = (Some(owner), number(sailors)?);
        }
        ("stores", [name, slots @ ..]) => {
            let port = port(state, name)?;
            let most = usize::from(state.board.facts(port).slots);
            for (index, word) in slots.iter().enumerate() {
                let place =
                    state.ports[port.index()].slots.get_mut(index).filter(|_| index < most).ok_or("too many slots")?;
                *place = if *word == "-" { None } else { Some(good(word)?) };
            }
        }
        ("fort", [name]) => state.ports[port(state, name)?.index()].fort = true,
        ("basilica", [name]) => state.ports[port(state, name)?.index()].basilica = true,
        ("closed", [name]) => state.ports[port(state, name)?.index()].closed = true,
        ("galley", [n, who, zone, sailors, cubes @ ..]) => {
            let index = Galley(number(n)?).index().ok_or("galleys are numbered 1 to 15")?;
            let id = zone.parse().map(ZoneId).map_err(|_| "no such zone")?;
            let zone = state.board.zone(id).ok_or("no such zone")?;
            let mut goods = [0_u8; 6];
            for word in cubes {
                let cubes = &mut goods[good(word)?.index()];
                *cubes = cubes.saturating_add(1);
            }
            state.galleys[index] =
                GalleyState { owner: Some(seat(state, who)?), zone, sailors: number(sailors)?, goods };
        }
        ("deck", cards) => {
            state.deck = Cards::default();
            for word in cards {
                let card: DogeCard = word.parse().map_err(|_| "no such card")?;
                let cards = state.deck.of_mut(card);
                *cards = cards.saturating_add(1);
            }
        }
        _ => return Err("not a line of the notation"),
    }
    Ok(())
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, &'static str> {
    word.parse().map_err(|_| "not a number that fits")
}

fn good(word: &str) -> Result<Good, &'static str> {
    word.parse().map_err(|_| "no such good")
}

fn seat(state: &Serenissima, word: &str) -> Result<Seat, &'static str> {
    let colour: Colour = word.parse().map_err(|_| "no such colour")?;
    let index = state.colours.iter().position(|other| *other == colour).ok_or("nobody plays that colour")?;
    Ok(Seat(index as u8))
}

fn port(state: &Serenissima, word: &str) -> Result<PortIx, &'static str> {
    let id = word.parse().map(PortId).map_err(|_| "no such port")?;
    state.board.port(id).ok_or("no such port")
}

impl Serenissima {
    /// What goes on when nothing is said about it: the pawn's galley, or the next, is activated.
    fn about_to_activate(&mut self) -> Phase {
        let from = self.black;
        let ahead = self.fleet().map(|(galley, seat, _)| (galley, seat)).find(|(galley, _)| galley.0 >= from);
        match ahead {
            Some((galley, seat)) => {
                self.black = galley.0;
                Phase::Activation { go: Go::new(seat, galley, self.galley(galley).zone) }
            }
            None => {
                self.black = 0;
                Phase::Doge
            }
        }
    }
}

/// Writes a position so that [`read`] gives the same state.
pub(crate) fn write(state: &Serenissima) -> String {
    let mut text = String::new();
    let colour = |seat: Seat| state.colours.get(seat.index()).map_or_else(String::new, Colour::to_string);
    let mut line = |words: String| {
        text.push_str(words.trim_end());
        text.push('\n');
    };
    line(format!("players {}", join(state.colours.iter())));
    let options = option_words(&OptionWords::from(state.options));
    if !options.is_empty() {
        line(format!("options {}", options.join(" ")));
    }
    if *state.board != *shipped() {
        line(format!("board {}", to_json(state.board.board())));
    }
    line(format!("first {}", colour(state.first)));
    line(format!("turn {}", state.turn));
    line(format!("track {}", state.white));
    line(format!("scorings {}", state.scorings));
    line(format!("pawn {}", state.black));
    for seat in state.all_seats() {
        line(format!("purse {} {}", colour(seat), state.purses[seat.index()]));
    }
    for port in state.board.ports() {
        let (id, held) = (state.board.facts(port).id.0, &state.ports[port.index()]);
        if let Some(owner) = held.owner {
            line(format!("port {id} {} {}", colour(owner), held.sailors));
        }
        if held.cubes() > 0 {
            let slot = |slot: &Option<Good>| slot.map_or("-".to_owned(), |good| good.to_string());
            let slots = &held.slots[..usize::from(state.board.facts(port).slots)];
            line(format!("stores {id} {}", slots.iter().map(slot).collect::<Vec<_>>().join(" ")));
        }
        for (there, word) in [(held.fort, "fort"), (held.basilica, "basilica"), (held.closed, "closed")] {
            if there {
                line(format!("{word} {id}"));
            }
        }
    }
    for (galley, owner, afloat) in state.fleet() {
        let zone = state.board.zone_id(afloat.zone).0;
        let goods = join(crate::chapters::load::listed(&afloat.goods).iter());
        line(format!("galley {} {} {zone} {} {goods}", galley.0, colour(owner), afloat.sailors));
    }
    let cards = DogeCard::iter().flat_map(|card| std::iter::repeat_n(card, usize::from(state.deck.of(card))));
    line(format!("deck {}", join(cards)));
    line(format!("phase {}", to_json(&state.phase)));
    text
}

fn join<T: std::fmt::Display>(words: impl Iterator<Item = T>) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        let _ = write!(text, "{word}");
    }
    text
}

/// A position with something of everything, for the documentation and its test.
pub fn example() -> &'static str {
    include_str!("../boards/example.position")
}
