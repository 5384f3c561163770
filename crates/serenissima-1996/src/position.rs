//! Table notation: a position as short lines of text, for tests, bug reports and `--position`.
//!
//! One item on each line, in any order; `#` begins a comment. Omitted items are as in the box at the start: ports are
//! neutral, galleys are in the box, purses are empty.
//!
//! ```text
//! nations venice genoa        seats in order, by nation
//! options 180 open high-seas unpaid ducats assumed any-nations
//! round 3                     the round number
//! order genoa venice          the order of the round
//! gone spain                  a player who was let go
//! paid venice                 a player who received this round's income
//! denied gold                 a good whose suppliers differ from the board, as the players said
//! purse venice 1200
//! port venezia venice 3       owner and garrison
//! stores venezia wine - gold  space by space, - for a free one
//! fortress venezia
//! used venezia built 2        building and hiring in this round: built or -, sailors hired
//! galley 4 venice venezia 3 wood wood   number, owner, zone, sailors, goods
//! moved 4                     the galley's move in this phase is over
//! board {...}                 a custom board, as JSON on one line
//! phase {...}                 the current phase, as JSON on one line
//! ```
//!
//! `phase trade venice` and so on (trade, move, fight, take, sell) stands for that seat's turn in that phase.
//! Without a `phase` line the bids of the round are awaited.

use kernel::{Flaw, Seat, read_option_words};
use sea_board::notation::{self, Line, Read, Writer, good, join, number, port, seat, zone};
use serde::{Deserialize, Serialize};

use crate::board::{Board, PortIx, shipped};
use crate::state::{MOST_SEATS, Phase, Serenissima1996, listed};
use crate::unpacked::blank;
use crate::words::{GALLEYS, Good, MOST_DUCATS, Nation, Options};

/// The key of the line that names the players.
const PLAYERS: &str = "nations";

/// The keys of lines whose second word names their object, so that each object occurs once.
const NAMED: [&str; 10] = ["purse", "port", "stores", "fortress", "used", "galley", "moved", "gone", "paid", "denied"];

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

/// Returns the number of players of a position; 2 if it cannot be read.
pub(crate) fn seats(text: &str) -> usize {
    notation::seats(text, PLAYERS)
}

/// Reads a position for a new table. If `recorded`, it begins a record and must only refer to existing things.
///
/// # Errors
/// One fault for each line that cannot be read, then every flaw of the whole position.
pub(crate) fn read(text: &str, board: Option<Board>, recorded: bool) -> Result<Serenissima1996, Vec<Flaw>> {
    if !recorded {
        notation::check_length(text)?;
    }
    let (chart, nations) = notation::opening(text, PLAYERS, board, shipped())?;
    let mut state = blank(chart.into(), nations, Options::default(), Phase::Preparing);
    state.round = 1;
    let mut phase = None;
    let mut flaws = notation::read_lines(text, &NAMED, |line| match line.key() {
        PLAYERS | "board" => Ok(()),
        "phase" => read_phase(line).map(|read| phase = Some(read)),
        _ => read_line(&mut state, &line.words),
    });
    match phase {
        Some(Said::Whole(phase)) => state.phase = phase,
        Some(Said::Turn(step, who)) => match seat(&state.nations, &who).ok().and_then(|seat| state.turn_of(step, seat))
        {
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

/// A phase as written: as JSON, or as a player's turn.
enum Said {
    Whole(Phase),
    Turn(crate::words::Step, String),
}

fn read_phase(line: &Line) -> Read<Said> {
    if let ["phase", step, who] = line.words[..] {
        let step = serde_json::from_value(serde_json::json!(step)).map_err(|error| error.to_string())?;
        return Ok(Said::Turn(step, who.to_owned()));
    }
    kernel::read_exactly(line.rest()).map(Said::Whole)
}

fn read_line(state: &mut Serenissima1996, words: &[&str]) -> Read {
    let (key, rest) = (words[0], &words[1..]);
    match (key, rest) {
        ("options", _) => {
            state.options = read_option_words::<OptionWords>(rest).ok_or("no such option")?.into();
        }
        ("round", [n]) => state.round = number(n)?,
        ("order", all) => {
            for who in all {
                let seat = seat(&state.nations, who)?;
                if state.order.contains(&seat) || state.order.try_push(seat).is_err() {
                    return Err("said twice".to_owned());
                }
            }
        }
        ("gone", [who]) => state.gone[seat(&state.nations, who)?.index()] = true,
        ("paid", [who]) => state.paid[seat(&state.nations, who)?.index()] = true,
        ("denied", [word]) => state.denied[good::<Good>(word)?.index()] = true,
        ("purse", [who, n]) => state.purses[seat(&state.nations, who)?.index()] = number(n)?,
        ("port", [name, who, sailors]) => {
            let held = &mut state.ports[port(&state.board, name)?.index()];
            (held.owner, held.sailors) = (Some(seat(&state.nations, who)?), number(sailors)?);
        }
        ("stores", [name, stored @ ..]) => {
            let port = port(&state.board, name)?;
            let slots = usize::from(state.board.facts(port).slots);
            notation::read_stores(&mut state.ports[port.index()].slots[..slots], stored)?;
        }
        ("fortress", [name]) => state.ports[port(&state.board, name)?.index()].fortress = true,
        ("used", [name, built, hired]) => {
            let port = port(&state.board, name)?;
            let used = &mut state.ports[port.index()];
            (used.built, used.hired) = (*built == "built", number(hired)?);
            if !["built", "-"].contains(built) {
                return Err("built, or -".to_owned());
            }
        }
        ("galley", [n, who, at, sailors, goods @ ..]) => {
            let index = notation::galley(n, GALLEYS)?;
            let (owner, zone) = (Some(seat(&state.nations, who)?), zone(&state.board, at)?);
            let goods = notation::goods::<Good>(goods)?;
            state.galleys[index].galley = sea_board::GalleyState { owner, zone, sailors: number(sailors)?, goods };
        }
        ("moved", [n]) => state.galleys[notation::galley(n, GALLEYS)?].moved = true,
        _ => return Err("not a line of the notation".to_owned()),
    }
    Ok(())
}

/// Writes a position so that [`read`] gives the same state.
pub(crate) fn write(state: &Serenissima1996) -> String {
    let nation = |seat: Seat| state.nations.get(seat.index()).map_or_else(String::new, Nation::to_string);
    let options = OptionWords::from(state.options);
    let mut text = Writer::new((PLAYERS, &state.nations), &options, &state.board, &shipped());
    text.line(format!("round {}", state.round));
    if !state.order.is_empty() {
        text.line(format!("order {}", join(state.order.iter().map(|seat| nation(*seat)))));
    }
    for seat in state.all_seats() {
        text.line(format!("purse {} {}", nation(seat), state.purses[seat.index()].min(MOST_DUCATS)));
        if state.gone[seat.index()] {
            text.line(format!("gone {}", nation(seat)));
        }
        if state.paid[seat.index()] {
            text.line(format!("paid {}", nation(seat)));
        }
    }
    for good in Good::ALL.into_iter().filter(|good| state.denied[good.index()]) {
        text.line(format!("denied {good}"));
    }
    for port in state.board.ports() {
        for words in port_lines(state, port, &nation) {
            text.line(words);
        }
    }
    for (galley, owner, afloat) in state.fleet() {
        let zone = state.board.zone_id(afloat.zone).0;
        let goods = join(listed::<Good>(&afloat.goods));
        text.line(format!("galley {} {} {zone} {} {goods}", galley.0, nation(owner), afloat.sailors));
        if afloat.moved {
            text.line(format!("moved {}", galley.0));
        }
    }
    text.finish(&state.phase)
}

fn port_lines(state: &Serenissima1996, port: PortIx, nation: &dyn Fn(Seat) -> String) -> Vec<String> {
    let (id, held) = (state.board.facts(port).id.0, state.port(port));
    let mut lines = Vec::new();
    if let Some(owner) = held.owner {
        lines.push(format!("port {id} {} {}", nation(owner), held.sailors));
    }
    if held.pieces() > 0 {
        let slots = &held.slots[..usize::from(state.board.facts(port).slots)];
        lines.push(format!("stores {id} {}", notation::stores(slots)));
    }
    if held.fortress {
        lines.push(format!("fortress {id}"));
    }
    if held.built || held.hired > 0 {
        lines.push(format!("used {id} {} {}", if held.built { "built" } else { "-" }, held.hired));
    }
    lines
}

/// A position that uses every kind of line, for the documentation and its test.
pub fn example() -> &'static str {
    include_str!("../boards/example.position")
}
