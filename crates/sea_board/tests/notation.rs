//! Tests of the table notation common to all games on ports and seas, and of the pieces that it names.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use sea_board::goods::{counted, listed, total};
use sea_board::notation::{self, Read, read_lines, read_stores, stores};
use sea_board::{Cargo, Galley, GalleyState, Goods, ZoneIx, swapped};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Good {
    Salt,
    Wine,
}

impl Goods for Good {
    type Counts = [u8; 2];

    const KINDS: &'static [Self] = &[Self::Salt, Self::Wine];
    const NONE: [u8; 2] = [0; 2];

    fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(["salt", "wine"][self.index()])
    }
}

impl FromStr for Good {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Self::KINDS.iter().copied().find(|good| good.to_string() == word).ok_or(())
    }
}

/// Returns the words of every line.
fn words(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let flaws = read_lines(text, &["port"], |line| {
        all.push(format!("{}|{}", line.words.join(" "), line.rest()));
        Ok(())
    });
    assert!(flaws.is_empty(), "{flaws:?}");
    all
}

#[test]
fn comment_is_ignored_except_after_json() {
    assert_eq!(words(" turn 3  # the third\n\n# nothing\n"), ["turn 3|3  # the third"]);
    assert_eq!(words("board {\"name\": \"#1\"}"), ["board {\"name\": \"#1\"}|{\"name\": \"#1\"}"]);
    assert_eq!(words("turn 3 # {}"), ["turn 3|3 # {}"]);
}

#[test]
fn duplicate_position_lines_are_flaws() {
    let wrong = |text: &str| read_lines(text, &["port"], |_| Ok(())).len();
    assert_eq!(wrong("port north red\nport east red\nturn 1"), 0);
    assert_eq!(wrong("port north red\nport north blue\nturn 1\nturn 2"), 2);
}

#[test]
fn a_flaw_names_its_line() {
    let flaws = read_lines("\nturn x", &[], |line| notation::number::<u8>(line.rest()).map(drop));
    let text = serde_json::to_value(&flaws).expect("JSON").to_string();
    assert!(flaws.len() == 1 && text.contains("position-line") && text.contains('2'), "{text}");
    assert!(notation::check_length(&"turn 1\n".repeat(500)).is_ok());
    assert!(notation::check_length(&"turn 1\n".repeat(501)).is_err());
}

#[test]
fn seat_count_follows_named_players() {
    let seats = |text| notation::seats(text, "players");
    assert_eq!(["players red blue black", "players", "turn 1", "players 1 2 3 4 5"].map(seats), [3, 2, 2, 4]);
    assert_eq!(notation::seat(&["red".to_owned(), "blue".to_owned()], "blue"), Ok(Seat(1)));
    assert!(notation::seat(&["red".to_owned()], "blue").is_err());
}

#[test]
fn warehouse_notation_round_trips() {
    let mut slots = [None, None, Some(Good::Salt)];
    let read: Read = read_stores(&mut slots, &["-", "wine"]);
    assert_eq!((read, slots), (Ok(()), [None, Some(Good::Wine), Some(Good::Salt)]));
    assert_eq!(stores(&slots), "- wine salt");
    assert!(read_stores(&mut slots, &["-", "-", "-", "-"]).is_err(), "no fourth slot");
    assert!(read_stores(&mut slots, &["oil"]).is_err());
}

#[test]
fn galley_reports_cargo_and_free_spaces() {
    let goods: [u8; 2] = notation::goods::<Good>(&["wine", "salt", "wine"]).expect("goods");
    assert_eq!((goods, counted(&[Good::Salt]), total(&[200, 100])), ([1, 2], [1, 0], u8::MAX));
    let cargo: Cargo<Good> = listed(&[4, 9]);
    assert_eq!(cargo.as_slice(), [Good::Salt, Good::Salt, Good::Salt, Good::Salt, Good::Wine]);
    let galley = GalleyState::<Good> { owner: Some(Seat(0)), zone: ZoneIx(0), sailors: 1, goods };
    assert_eq!((galley.cargo(), galley.pieces(), galley.room()), (3, 4, 1));
    assert_eq!(GalleyState { goods: [0, 2], ..galley }.kinds().collect::<Vec<_>>(), [Good::Wine]);
    assert_eq!([0, 1, 3, 4].map(|n| Galley(n).index(3)), [None, Some(0), Some(2), None]);
    assert_eq!(notation::galley("3", 3), Ok(2));
    assert!(notation::galley("4", 3).is_err());
}

#[test]
fn taking_another_players_colour_swaps_colours() {
    let taken = |seat, wanted| swapped(&["red", "blue"], Seat(seat), wanted).to_vec();
    assert_eq!(taken(0, "blue"), ["blue", "red"]);
    assert_eq!(taken(1, "black"), ["red", "black"]);
    assert_eq!(taken(2, "red"), ["red", "blue"], "no such seat");
}
