//! Table notation: a position as short lines of text, for tests, bug reports and `--position`.
//!
//! One item on each line, in any order; `#` begins a comment. Omitted items are as in the box at the start. Ports are
//! neutral, galleys are in the supply, purses hold 5 ducats, and the deck is full.
//!
//! ```text
//! players red blue            seats in order, by colour
//! options hidden blockade-start hire-anywhere
//! first blue                  the first player
//! turn 3                      the turn number
//! track 6                     the white pawn's space
//! scorings 1                  completed scorings
//! pawn 4                      the black pawn's number
//! purse red 12
//! port valencia blue 3        owner and garrison
//! stores valencia wine - gold  slot by slot, - for a free one
//! fort valencia
//! basilica valencia
//! closed tunis
//! galley 4 blue valencia 3 wood wood   number, owner, zone, sailors, cubes
//! deck wine one one two shuffle   Doge cards face down; a lone "deck" for none
//! board {...}                 a custom board, as JSON on one line
//! phase {...}                 the current phase, as JSON on one line
//! ```
//!
//! Without a `phase` line, the galley of the black pawn's number, or the next above it, is activated next.

use kernel::{Flaw, Seat, read_option_words};
use sea_board::goods;
use sea_board::notation::{self, Line, Read, Writer, goods as read_goods, join, number, port, seat, zone};
use serde::{Deserialize, Serialize};

use crate::board::{Board, shipped};
use crate::state::{Activation, GalleyState, Phase, Serenissima};
use crate::unpacked::blank;
use crate::words::{Cards, Colour, DogeCard, GALLEYS, Good, Options, SpecialHiring};

/// The key of the line that names the players.
const PLAYERS: &str = "players";

/// The keys of lines whose second word names their object, so that each object occurs once (`BOX-7`).
const NAMED: [&str; 7] = ["purse", "port", "stores", "fort", "basilica", "closed", "galley"];

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

/// Returns the number of players of a position; 2 if it cannot be read.
pub(crate) fn seats(text: &str) -> usize {
    notation::seats(text, PLAYERS)
}

/// Reads a position for a new table.
///
/// # Errors
/// One fault for each line that cannot be read, then every flaw of the whole position.
pub(crate) fn read(text: &str, board: Option<Board>) -> Result<Serenissima, Vec<Flaw>> {
    notation::check_length(text)?;
    read_for(text, board, true)
}

/// Reads the position at the start of a record. Accepts every position that was playable before the checks became
/// stricter.
///
/// # Errors
/// As [`read`].
pub(crate) fn recorded(text: &str, board: Option<Board>) -> Result<Serenissima, Vec<Flaw>> {
    read_for(text, board, false)
}

fn read_for(text: &str, board: Option<Board>, new: bool) -> Result<Serenissima, Vec<Flaw>> {
    let (chart, colours) = notation::opening(text, PLAYERS, board, shipped())?;
    let mut state = blank(chart.into(), colours, Options::default(), Phase::Preparing);
    let mut phase = None;
    let mut flaws = notation::read_lines(text, &NAMED, |line| match line.key() {
        PLAYERS | "board" => Ok(()),
        "phase" => read_phase(line, new).map(|read| phase = Some(read)),
        _ => read_line(&mut state, &line.words),
    });
    // In every phase, a pawn must stand on an existing number.
    if new && state.black > GALLEYS as u8 {
        flaws.push(Flaw::new("audit-track"));
    }
    // The phase is set first, because goods adrift in it are not in the bank.
    state.phase = phase.unwrap_or_else(|| state.about_to_activate());
    state.recount();
    flaws.extend(state.flaws());
    if flaws.is_empty() {
        // Each index of the phase is checked before anything reads it.
        let mut unsound = (!state.phase_is_there()).then_some("phase");
        if unsound.is_none() {
            state.who_declined();
            unsound = if new { state.unsound() } else { None };
        }
        flaws.extend(unsound.map(|detail| Flaw::new("position-flaw").with("detail", detail)));
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

fn read_phase(line: &Line, new: bool) -> Read<Phase> {
    if new {
        return kernel::read_exactly(line.rest());
    }
    serde_json::from_str(line.rest()).map_err(|error| error.to_string())
}

fn read_line(state: &mut Serenissima, words: &[&str]) -> Read {
    let (key, rest) = (words[0], &words[1..]);
    match (key, rest) {
        ("options", _) => {
            state.options = read_option_words::<OptionWords>(rest).ok_or("no such option")?.into();
        }
        ("first", [who]) => state.first = seat(&state.colours, who)?,
        ("turn", [n]) => state.turn = number(n)?,
        ("track", [n]) => state.white = number(n)?,
        ("scorings", [n]) => state.scorings = number(n)?,
        ("pawn", [n]) => state.black = number(n)?,
        ("purse", [who, n]) => state.purses[seat(&state.colours, who)?.index()] = number(n)?,
        ("port", [name, who, sailors]) => {
            let held = &mut state.ports[port(&state.board, name)?.index()];
            (held.owner, held.sailors) = (Some(seat(&state.colours, who)?), number(sailors)?);
        }
        ("stores", [name, stored @ ..]) => {
            let port = port(&state.board, name)?;
            let slots = usize::from(state.board.facts(port).slots);
            notation::read_stores(&mut state.ports[port.index()].slots[..slots], stored)?;
        }
        ("fort", [name]) => state.ports[port(&state.board, name)?.index()].fort = true,
        ("basilica", [name]) => state.ports[port(&state.board, name)?.index()].basilica = true,
        ("closed", [name]) => state.ports[port(&state.board, name)?.index()].closed = true,
        ("galley", [n, who, at, sailors, cubes @ ..]) => {
            let (zone, goods) = (zone(&state.board, at)?, read_goods::<Good>(cubes)?);
            let owner = Some(seat(&state.colours, who)?);
            state.galleys[notation::galley(n, GALLEYS)?] =
                GalleyState { owner, zone, sailors: number(sailors)?, goods };
        }
        ("deck", cards) => {
            state.deck = Cards::default();
            for word in cards {
                let card: DogeCard = word.parse().map_err(|_| "no such card")?;
                let cards = state.deck.of_mut(card);
                *cards = cards.saturating_add(1);
            }
        }
        _ => return Err("not a line of the notation".to_owned()),
    }
    Ok(())
}

impl Serenissima {
    /// Sets the default phase: the pawn's galley, or the next, is activated.
    fn about_to_activate(&mut self) -> Phase {
        let from = self.black;
        let ahead = self.fleet().map(|(galley, seat, _)| (galley, seat)).find(|(galley, _)| galley.0 >= from);
        match ahead {
            Some((galley, seat)) => {
                self.black = galley.0;
                Phase::Activation { go: Activation::new(seat, galley, self.galley(galley).zone) }
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
    let colour = |seat: Seat| state.colours.get(seat.index()).map_or_else(String::new, Colour::to_string);
    let options = OptionWords::from(state.options);
    let mut text = Writer::new((PLAYERS, &state.colours), &options, &state.board, &shipped());
    text.line(format!("first {}", colour(state.first)));
    text.line(format!("turn {}", state.turn));
    text.line(format!("track {}", state.white));
    text.line(format!("scorings {}", state.scorings));
    text.line(format!("pawn {}", state.black));
    for seat in state.all_seats() {
        text.line(format!("purse {} {}", colour(seat), state.purses[seat.index()]));
    }
    for port in state.board.ports() {
        let (id, held) = (state.board.facts(port).id.0, &state.ports[port.index()]);
        if let Some(owner) = held.owner {
            text.line(format!("port {id} {} {}", colour(owner), held.sailors));
        }
        if held.cubes() > 0 {
            let slots = &held.slots[..usize::from(state.board.facts(port).slots)];
            text.line(format!("stores {id} {}", notation::stores(slots)));
        }
        for (there, word) in [(held.fort, "fort"), (held.basilica, "basilica"), (held.closed, "closed")] {
            if there {
                text.line(format!("{word} {id}"));
            }
        }
    }
    for (galley, owner, afloat) in state.fleet() {
        let zone = state.board.zone_id(afloat.zone).0;
        let goods = join(goods::listed::<Good>(&afloat.goods));
        text.line(format!("galley {} {} {zone} {} {goods}", galley.0, colour(owner), afloat.sailors));
    }
    let cards = DogeCard::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, usize::from(state.deck.of(card))));
    text.line(format!("deck {}", join(cards)));
    text.finish(&state.phase)
}

/// A position that uses every kind of line, for the documentation and its test.
pub fn example() -> &'static str {
    include_str!("../boards/example.position")
}
