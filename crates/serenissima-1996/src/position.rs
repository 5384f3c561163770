//! Table notation: a position as short lines of text, for tests, bug reports and `--position`.
//!
//! One line a thing, in any order; `#` begins a comment. What is left out is as the box is packed: ports
//! neutral, galleys in the box, purses empty.
//!
//! ```text
//! nations venice genoa        seats in order, by nation
//! options 180 open high-seas unpaid ducats assumed any-nations
//! round 3                     the round
//! order genoa venice          the order of the round
//! gone spain                  who was let go
//! paid venice                 who has had the income of this round
//! denied gold                 a good of which the table has said that the board is wrong about who supplies it
//! purse venice 1200
//! port venezia venice 3       owner and garrison
//! stores venezia wine - gold  space by space, - for a free one
//! fortress venezia
//! used venezia built 2        what of the port was used in this round: built or -, sailors hired
//! galley 4 venice venezia 3 wood wood   number, owner, zone, sailors, goods
//! moved 4                     its move in this phase is over
//! board {...}                 a board of one's own, as JSON on one line
//! phase {...}                 what is going on, as JSON on one line
//! ```
//!
//! `phase trade venice` and so on (trade, move, fight, take, sell) stands for that seat's turn in that phase.
//! Without a `phase` line the bids of the round are awaited.

use std::fmt::Write as _;

use arrayvec::ArrayVec;
use kernel::{Flaw, Seat, option_words, read_option_words, to_json};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Chart, PortIx, shipped};
use crate::setup::blank;
use crate::state::{GalleyState, MOST_SEATS, Phase, Serenissima1996, listed};
use crate::words::{Galley, Good, MOST_DUCATS, Nation, Options, PortId, ZoneId};

/// The most lines that say something.
const MOST_LINES: usize = 500;

/// The options under their names in the notation.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct OptionWords {
    #[serde(rename = "180")]
    sailors_180: bool,
    open: bool,
    high_seas: bool,
    unpaid: bool,
    ducats: bool,
    assumed: bool,
    any_nations: bool,
}

impl From<Options> for OptionWords {
    fn from(options: Options) -> Self {
        let Options { sailors_180, open_purses: open, high_seas_trade: high_seas, .. } = options;
        let Options { unpaid_at_home: unpaid, ducats_break_ties: ducats, .. } = options;
        let Options { board_as_assumed: assumed, any_nations, .. } = options;
        Self { sailors_180, open, high_seas, unpaid, ducats, assumed, any_nations }
    }
}

impl From<OptionWords> for Options {
    fn from(words: OptionWords) -> Self {
        let OptionWords { sailors_180, open, high_seas, unpaid, ducats, assumed, any_nations } = words;
        Self {
            sailors_180,
            open_purses: open,
            high_seas_trade: high_seas,
            unpaid_at_home: unpaid,
            ducats_break_ties: ducats,
            board_as_assumed: assumed,
            any_nations,
        }
    }
}

/// How many players a position names; 2 when that cannot be read.
pub(crate) fn seats(text: &str) -> usize {
    let line = lines(text).find(|(_, words)| words[0] == "nations");
    line.map_or(2, |(_, words)| words.len().saturating_sub(1)).clamp(2, MOST_SEATS)
}

/// The numbered lines that say something, as words. Comments are cut off, except behind JSON.
fn lines(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, words(line))).filter(|(_, words)| !words.is_empty())
}

/// What a line speaks of: no piece lies at two places, so nothing is said twice.
fn about<'a>(words: &[&'a str]) -> [&'a str; 2] {
    let named = ["purse", "port", "stores", "fortress", "used", "galley", "moved", "gone", "paid", "denied"]
        .contains(&words[0]);
    [words[0], words.get(1).copied().filter(|_| named).unwrap_or("")]
}

fn words(line: &str) -> Vec<&str> {
    let json = line.contains('{');
    let bare = if json { line } else { line.split('#').next().unwrap_or("") };
    bare.split_whitespace().collect()
}

/// What stands behind the first word of a line.
fn rest_of(text: &str, line: usize) -> &str {
    let line = text.lines().nth(line - 1).unwrap_or_default().trim();
    line.split_once(char::is_whitespace).map_or("", |(_, rest)| rest)
}

/// Reads a position: for a new table, or, `recorded`, one that a record begins with, of which no more is asked
/// than that it speaks of things that are there.
///
/// # Errors
/// Every line that cannot be read, then every flaw of the whole.
pub(crate) fn read(text: &str, board: Option<Board>, recorded: bool) -> Result<Serenissima1996, Vec<Flaw>> {
    // Far more than there are pieces in the box: nothing is said twice.
    if !recorded && lines(text).nth(MOST_LINES).is_some() {
        let detail = format!("more than {MOST_LINES} lines");
        return Err(vec![Flaw::new("position-line").with("line", MOST_LINES + 1).with("detail", detail)]);
    }
    let mut flaws = Vec::new();
    let mut state = opening(text, board)?;
    let mut phase = None;
    let mut said = Vec::new();
    for (line, words) in lines(text) {
        let about = about(&words);
        let again = said.contains(&about);
        said.push(about);
        let read = match words[0] {
            _ if again => Err("said twice".to_owned()),
            "nations" | "board" => Ok(()),
            "phase" => read_phase(text, line, &words).map(|read| phase = Some(read)),
            _ => read_line(&mut state, &words).map_err(str::to_owned),
        };
        if let Err(detail) = read {
            flaws.push(Flaw::new("position-line").with("line", line).with("detail", detail));
        }
    }
    match phase {
        Some(Said::Whole(phase)) => state.phase = phase,
        Some(Said::Turn(step, who)) => match seat(&state, &who).ok().and_then(|seat| state.turn_of(step, seat)) {
            Some(phase) => state.phase = phase,
            None => flaws.push(Flaw::new("position-flaw").with("detail", "phase")),
        },
        None => state.phase = Phase::Bidding { bids: [None; MOST_SEATS] },
    }
    state.recount();
    flaws.extend(state.flaws());
    if flaws.is_empty() {
        let unsound = if recorded { (!state.is_there()).then_some("phase") } else { state.unsound() };
        flaws.extend(unsound.map(|detail| Flaw::new("position-flaw").with("detail", detail)));
    }
    if flaws.is_empty() { Ok(state) } else { Err(flaws) }
}

/// A phase as it is written: whole, or as somebody's turn.
enum Said {
    Whole(Phase),
    Turn(crate::words::Step, String),
}

fn read_phase(text: &str, line: usize, words: &[&str]) -> Result<Said, String> {
    if let ["phase", step, who] = words {
        let step = serde_json::from_value(serde_json::json!(step)).map_err(|error| error.to_string())?;
        return Ok(Said::Turn(step, (*who).to_owned()));
    }
    kernel::read_exactly(rest_of(text, line)).map(Said::Whole)
}

/// The box unpacked on the board, by the lines that the others rest on: nations and board.
fn opening(text: &str, board: Option<Board>) -> Result<Serenissima1996, Vec<Flaw>> {
    let bad = |line: usize, detail: String| vec![Flaw::new("position-line").with("line", line).with("detail", detail)];
    let mut chart = match board {
        Some(board) => Chart::new(board)?,
        None => shipped(),
    };
    let mut nations: ArrayVec<Nation, MOST_SEATS> = ArrayVec::new();
    for (line, words) in lines(text) {
        match words[0] {
            "nations" => {
                for word in &words[1..] {
                    let nation = word.parse().map_err(|_| bad(line, (*word).to_owned()))?;
                    if nations.contains(&nation) || nations.try_push(nation).is_err() {
                        return Err(bad(line, (*word).to_owned()));
                    }
                }
            }
            "board" => {
                let board = serde_json::from_str(rest_of(text, line)).map_err(|error| bad(line, error.to_string()))?;
                chart = Chart::new(board)?;
            }
            _ => {}
        }
    }
    if nations.len() < 2 {
        return Err(bad(1, "nations".into()));
    }
    let mut state = blank(chart.into(), nations, Options::default(), Phase::Preparing);
    state.round = 1;
    Ok(state)
}

type Read = Result<(), &'static str>;

fn read_line(state: &mut Serenissima1996, words: &[&str]) -> Read {
    let (key, rest) = (words[0], &words[1..]);
    match (key, rest) {
        ("options", _) => {
            state.options = read_option_words::<OptionWords>(rest).ok_or("no such option")?.into();
        }
        ("round", [n]) => state.round = number(n)?,
        ("order", all) => {
            for who in all {
                let seat = seat(state, who)?;
                if state.order.contains(&seat) || state.order.try_push(seat).is_err() {
                    return Err("said twice");
                }
            }
        }
        ("gone", [who]) => state.gone[seat(state, who)?.index()] = true,
        ("paid", [who]) => state.paid[seat(state, who)?.index()] = true,
        ("denied", [word]) => state.denied[good(word)?.index()] = true,
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
                    state.ports[port.index()].slots.get_mut(index).filter(|_| index < most).ok_or("too many spaces")?;
                *place = if *word == "-" { None } else { Some(good(word)?) };
            }
        }
        ("fortress", [name]) => state.ports[port(state, name)?.index()].fortress = true,
        ("used", [name, built, hired]) => {
            let port = port(state, name)?;
            let used = &mut state.ports[port.index()];
            (used.built, used.hired) = (*built == "built", number(hired)?);
            if !["built", "-"].contains(built) {
                return Err("built, or -");
            }
        }
        ("galley", [n, who, zone, sailors, goods @ ..]) => read_galley(state, n, who, [zone, sailors], goods)?,
        ("moved", [n]) => {
            let index = Galley(number(n)?).index().ok_or("galleys are numbered 1 to 28")?;
            state.galleys[index].moved = true;
        }
        _ => return Err("not a line of the notation"),
    }
    Ok(())
}

fn read_galley(state: &mut Serenissima1996, n: &str, who: &str, at: [&str; 2], goods: &[&str]) -> Read {
    let index = Galley(number(n)?).index().ok_or("galleys are numbered 1 to 28")?;
    let id = at[0].parse().map(ZoneId).map_err(|_| "no such zone")?;
    let zone = state.board.zone(id).ok_or("no such zone")?;
    let mut aboard = [0_u8; 7];
    for word in goods {
        let pieces = &mut aboard[good(word)?.index()];
        *pieces = pieces.saturating_add(1);
    }
    let (owner, moved) = (Some(seat(state, who)?), state.galleys[index].moved);
    state.galleys[index] = GalleyState { owner, zone, sailors: number(at[1])?, goods: aboard, moved };
    Ok(())
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, &'static str> {
    word.parse().map_err(|_| "not a number that fits")
}

fn good(word: &str) -> Result<Good, &'static str> {
    word.parse().map_err(|_| "no such good")
}

fn seat(state: &Serenissima1996, word: &str) -> Result<Seat, &'static str> {
    let nation: Nation = word.parse().map_err(|_| "no such nation")?;
    let index = state.nations.iter().position(|other| *other == nation).ok_or("nobody plays that nation")?;
    Ok(Seat(index as u8))
}

fn port(state: &Serenissima1996, word: &str) -> Result<PortIx, &'static str> {
    let id = word.parse().map(PortId).map_err(|_| "no such port")?;
    state.board.port(id).ok_or("no such port")
}

/// Writes a position so that [`read`] gives the same state.
pub(crate) fn write(state: &Serenissima1996) -> String {
    let mut text = String::new();
    let nation = |seat: Seat| state.nations.get(seat.index()).map_or_else(String::new, Nation::to_string);
    let mut line = |words: String| {
        text.push_str(words.trim_end());
        text.push('\n');
    };
    line(format!("nations {}", join(state.nations.iter())));
    let options = option_words(&OptionWords::from(state.options));
    if !options.is_empty() {
        line(format!("options {}", options.join(" ")));
    }
    if *state.board != *shipped() {
        line(format!("board {}", to_json(state.board.board())));
    }
    line(format!("round {}", state.round));
    if !state.order.is_empty() {
        line(format!("order {}", join(state.order.iter().map(|seat| nation(*seat)))));
    }
    for seat in state.all_seats() {
        line(format!("purse {} {}", nation(seat), state.purses[seat.index()].min(MOST_DUCATS)));
        if state.gone[seat.index()] {
            line(format!("gone {}", nation(seat)));
        }
        if state.paid[seat.index()] {
            line(format!("paid {}", nation(seat)));
        }
    }
    for good in Good::ALL.into_iter().filter(|good| state.denied[good.index()]) {
        line(format!("denied {good}"));
    }
    for port in state.board.ports() {
        for words in port_lines(state, port, &nation) {
            line(words);
        }
    }
    for (galley, owner, afloat) in state.fleet() {
        let zone = state.board.zone_id(afloat.zone).0;
        let goods = join(listed(&afloat.goods).iter());
        line(format!("galley {} {} {zone} {} {goods}", galley.0, nation(owner), afloat.sailors));
        if afloat.moved {
            line(format!("moved {}", galley.0));
        }
    }
    line(format!("phase {}", to_json(&state.phase)));
    text
}

fn port_lines(state: &Serenissima1996, port: PortIx, nation: &dyn Fn(Seat) -> String) -> Vec<String> {
    let (id, held) = (state.board.facts(port).id.0, state.port(port));
    let mut lines = Vec::new();
    if let Some(owner) = held.owner {
        lines.push(format!("port {id} {} {}", nation(owner), held.sailors));
    }
    if held.pieces() > 0 {
        let slot = |slot: &Option<Good>| slot.map_or("-".to_owned(), |good| good.to_string());
        let slots = &held.slots[..usize::from(state.board.facts(port).slots)];
        lines.push(format!("stores {id} {}", join(slots.iter().map(slot))));
    }
    if held.fortress {
        lines.push(format!("fortress {id}"));
    }
    if held.built || held.hired > 0 {
        lines.push(format!("used {id} {} {}", if held.built { "built" } else { "-" }, held.hired));
    }
    lines
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
