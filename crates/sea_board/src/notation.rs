//! Table notation: reads and writes positions of games on ports and seas, one statement a line.
//!
//! The first word of a line is its key; `#` begins a comment, except after JSON. Each game has its own lines; the
//! common ones are here.

use std::fmt::{Display, Write as _};
use std::str::FromStr;
use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{Flaw, Seat, option_words, to_json};
use serde::Serialize;

use crate::chart::Chart;
use crate::galleys::{Galley, MOST_SEATS};
use crate::goods::{Goods, counted};
use crate::places::{PortId, PortIx, ZoneId, ZoneIx};
use crate::seas::SeaBoard;

/// The maximum number of lines with content: far more than a box has pieces, and no line is repeated.
const MOST_LINES: usize = 500;

/// A value that was read, or the error message.
pub type Read<T = ()> = Result<T, String>;

/// A line with content.
pub struct Line<'a> {
    number: usize,
    text: &'a str,
    /// The words, of which the first is the key.
    pub words: Vec<&'a str>,
}

impl<'a> Line<'a> {
    /// Returns the first word.
    pub fn key(&self) -> &'a str {
        self.words[0]
    }

    /// Returns the text after the first word, as written.
    pub fn rest(&self) -> &'a str {
        self.text.trim().split_once(char::is_whitespace).map_or("", |(_, rest)| rest)
    }

    fn flaw(&self, detail: String) -> Flaw {
        line_flaw(self.number, detail)
    }
}

fn line_flaw(number: usize, detail: String) -> Flaw {
    Flaw::new("position-line").with("line", number).with("detail", detail)
}

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let numbered = text.lines().enumerate().map(|(index, text)| Line { number: index + 1, text, words: words(text) });
    numbered.filter(|line| !line.words.is_empty())
}

/// Returns the words of a line without its comment. JSON is one word.
fn words(line: &str) -> Vec<&str> {
    match line.trim().split_once(char::is_whitespace) {
        Some((key, json)) if ["phase", "board"].contains(&key) && json.contains('{') => vec![key, json.trim_start()],
        _ => line.split('#').next().unwrap_or("").split_whitespace().collect(),
    }
}

/// Returns the number of players in the line with this key; 2 if it cannot be read.
pub fn seats(text: &str, players: &str) -> usize {
    let line = lines(text).find(|line| line.key() == players);
    line.map_or(2, |line| line.words.len().saturating_sub(1)).clamp(2, MOST_SEATS)
}

/// Rejects texts that are longer than any position.
///
/// # Errors
/// The first line too many.
pub fn check_length(text: &str) -> Result<(), Vec<Flaw>> {
    match lines(text).nth(MOST_LINES) {
        Some(_) => Err(vec![line_flaw(MOST_LINES + 1, format!("more than {MOST_LINES} lines"))]),
        None => Ok(()),
    }
}

/// The board and the players of a position.
pub type Opening<B, P> = (Arc<Chart<B>>, ArrayVec<P, MOST_SEATS>);

/// Reads the lines on which the others depend. The board is that of the `board` line, otherwise the argument `board`,
/// otherwise `shipped`. The line with the key `players` must name 2 to 4 different players.
///
/// # Errors
/// The first unreadable line, or the flaws of the board.
pub fn opening<B: SeaBoard, P: Eq + FromStr>(
    text: &str,
    players: &str,
    board: Option<B>,
    shipped: Arc<Chart<B>>,
) -> Result<Opening<B, P>, Vec<Flaw>> {
    let mut chart = board.map_or(Ok(shipped), Chart::new)?;
    let mut seated = ArrayVec::new();
    for line in lines(text) {
        let bad = |detail: String| vec![line.flaw(detail)];
        if line.key() == players {
            for word in &line.words[1..] {
                let player = word.parse().map_err(|_| bad((*word).to_owned()))?;
                if seated.contains(&player) || seated.try_push(player).is_err() {
                    return Err(bad((*word).to_owned()));
                }
            }
        } else if line.key() == "board" {
            chart = Chart::new(serde_json::from_str(line.rest()).map_err(|error| bad(error.to_string()))?)?;
        }
    }
    if seated.len() < 2 {
        return Err(vec![line_flaw(1, players.to_owned())]);
    }
    Ok((chart, seated))
}

/// Reads every line, and returns the flaws. No line may be repeated, because no piece is at two places. Lines with one
/// of the `named` keys count as repeated only with the same second word.
pub fn read_lines(text: &str, named: &[&str], mut read: impl FnMut(&Line) -> Read) -> Vec<Flaw> {
    let mut said = Vec::new();
    let mut flaws = Vec::new();
    for line in lines(text) {
        let name = line.words.get(1).filter(|_| named.contains(&line.key()));
        let about = (line.key(), name.copied());
        let done = if said.contains(&about) { Err("said twice".to_owned()) } else { read(&line) };
        said.push(about);
        flaws.extend(done.err().map(|detail| line.flaw(detail)));
    }
    flaws
}

/// Reads a number.
///
/// # Errors
/// If it is not a number, or out of range.
pub fn number<T: FromStr>(word: &str) -> Read<T> {
    word.parse().map_err(|_| "not a number that fits".to_owned())
}

/// Reads a kind of goods.
///
/// # Errors
/// If there is none of that name.
pub fn good<G: Goods>(word: &str) -> Read<G> {
    word.parse().map_err(|_| "no such good".to_owned())
}

/// Reads the seat of a player.
///
/// # Errors
/// If no player plays that colour or nation.
pub fn seat<P: Eq + FromStr>(players: &[P], word: &str) -> Read<Seat> {
    let player = word.parse().map_err(|_| "no such player")?;
    let index = players.iter().position(|other| *other == player).ok_or("nobody plays that")?;
    Ok(Seat(index as u8))
}

/// Reads a port of the board.
///
/// # Errors
/// If it has none of that name.
pub fn port<B: SeaBoard>(chart: &Chart<B>, word: &str) -> Read<PortIx> {
    let id = word.parse().map(PortId).map_err(|_| "no such port")?;
    Ok(chart.port(id).ok_or("no such port")?)
}

/// Reads a zone of the board.
///
/// # Errors
/// If it has none of that name.
pub fn zone<B: SeaBoard>(chart: &Chart<B>, word: &str) -> Read<ZoneIx> {
    let id = word.parse().map(ZoneId).map_err(|_| "no such zone")?;
    Ok(chart.zone(id).ok_or("no such zone")?)
}

/// Reads the index of one of `count` galleys.
///
/// # Errors
/// If there is no such galley.
pub fn galley(word: &str, count: usize) -> Read<usize> {
    Galley(number(word)?).index(count).ok_or_else(|| format!("galleys are numbered 1 to {count}"))
}

/// Reads goods, one by one.
///
/// # Errors
/// If one is of no kind.
pub fn goods<G: Goods>(words: &[&str]) -> Read<G::Counts> {
    let goods: Vec<G> = words.iter().map(|word| good(word)).collect::<Read<_>>()?;
    Ok(counted(&goods))
}

/// Reads the contents of a warehouse, slot by slot, with `-` for a free one. Unnamed slots stay as they are.
///
/// # Errors
/// If there are fewer slots, or a word is not a kind of goods.
pub fn read_stores<G: Goods>(slots: &mut [Option<G>], words: &[&str]) -> Read {
    for (index, word) in words.iter().enumerate() {
        let slot = slots.get_mut(index).ok_or("too many slots")?;
        *slot = if *word == "-" { None } else { Some(good(word)?) };
    }
    Ok(())
}

/// Returns the words of a warehouse, as [`read_stores`] reads them.
pub fn stores<G: Goods>(slots: &[Option<G>]) -> String {
    join(slots.iter().map(|slot| slot.map_or("-".to_owned(), |good| good.to_string())))
}

/// Joins words with spaces.
pub fn join<T: Display>(words: impl IntoIterator<Item = T>) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        let _ = write!(text, "{word}");
    }
    text
}

/// A writer of a position.
pub struct Writer(String);

impl Writer {
    /// Starts with the lines that [`opening`] reads, and with the options.
    pub fn new<B: SeaBoard, P: Display>(
        players: (&str, &[P]),
        options: &(impl Serialize + Default),
        chart: &Chart<B>,
        shipped: &Chart<B>,
    ) -> Self {
        let mut text = Self(String::new());
        text.line(format!("{} {}", players.0, join(players.1)));
        let options = option_words(options);
        if !options.is_empty() {
            text.line(format!("options {}", options.join(" ")));
        }
        if chart != shipped {
            text.line(format!("board {}", to_json(chart.board())));
        }
        text
    }

    /// Adds a line.
    pub fn line(&mut self, words: String) {
        self.0.push_str(words.trim_end());
        self.0.push('\n');
    }

    /// Returns the whole position, which ends with the phase.
    pub fn finish(mut self, phase: &impl Serialize) -> String {
        self.line(format!("phase {}", to_json(phase)));
        self.0
    }
}
