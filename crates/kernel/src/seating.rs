//! The seating: names, and sides of the tablet. The table knows it; the game does not.

use serde::{Deserialize, Serialize};

use crate::agent::ProgramPlayer;
use crate::{Flaw, Seat};

/// The maximum length of a player's name, in characters.
const LONGEST_NAME: usize = 32;

/// The maximum number of chairs that are checked one by one. Of more chairs only the number is reported.
const CROWD: usize = 64;

/// A side of the tablet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The near side, from which the tablet is held.
    #[default]
    South,
    /// The left side.
    West,
    /// The far side.
    North,
    /// The right side.
    East,
}

/// A seat at the table, with its player and side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The player's name as typed: any script, 1 to 32 characters, unique at the table.
    pub name: String,
    /// The side of the tablet where the player sits.
    #[serde(default)]
    pub side: Side,
    /// True if the seat is empty: the player has left, or has not come yet. The name stays.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub empty: bool,
    /// The program that plays the seat, if one does. Such a seat is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub program: Option<ProgramPlayer>,
}

/// Returns the name in the record of a seat without a player. [`Chair::empty`] tells whether a seat is taken, because a
/// player can have the same name.
pub fn placeholder(seat: Seat) -> String {
    format!("№ {}", seat.0 + 1)
}

impl Chair {
    /// Creates a seat with a player on the near side.
    pub fn with_player(name: impl Into<String>) -> Self {
        Self { name: name.into(), side: Side::default(), empty: false, program: None }
    }

    /// Creates a seat without a player.
    pub fn without_player(seat: Seat) -> Self {
        Self { empty: true, ..Self::with_player(placeholder(seat)) }
    }

    /// Returns the player at the seat, a person or a program; `None` if it is empty.
    pub fn sitter(&self) -> Option<&str> {
        (!self.empty).then_some(self.name.as_str())
    }

    /// Returns the person at the seat; `None` if it is empty or a program plays it.
    pub fn person(&self) -> Option<&str> {
        self.sitter().filter(|_| self.program.is_none())
    }

    /// Returns the present or last player of the seat; `None` for an empty seat whose player the record does not name.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        (!self.empty || !self.is_placeholder(seat)).then_some(self.name.as_str())
    }

    /// True if the name is that of a seat without a player. The seat may still be taken: older records, from before
    /// [`Chair::empty`] was written for such seats, have the name alone.
    pub fn is_placeholder(&self, seat: Seat) -> bool {
        self.name == placeholder(seat)
    }
}

/// A player who came to a seat, or left it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct SeatChange {
    /// The seat.
    pub seat: Seat,
    /// The player before, if there was one.
    pub before: Option<String>,
    /// The player now, if there is one.
    pub now: Option<String>,
}

/// Returns the seats whose player has changed or left.
pub fn seat_changes(before: &[Chair], now: &[Chair]) -> Vec<SeatChange> {
    let sits = |chair: &Chair| chair.sitter().map(str::to_owned);
    let both = (0..).map(Seat).zip(before.iter().map(sits).zip(now.iter().map(sits)));
    both.filter(|(_, (before, now))| before != now)
        .map(|(seat, (before, now))| SeatChange { seat, before, now })
        .collect()
}

/// Returns the flaw of a set-up for another number of players than sit at the table.
pub fn seats_differ(chairs: usize, seats: usize) -> Option<Flaw> {
    (chairs != seats).then(|| Flaw::new("seats-differ").with("chairs", chairs).with("seats", seats))
}

/// Returns all flaws of a seating: `seats-count`, `name-empty`, `name-long`, `name-control`, `name-twice`,
/// `program-empty` (a program at an empty seat). A placeholder is not a player's name, so a player can have the same.
pub fn seating_flaws(chairs: &[Chair], seats: std::ops::RangeInclusive<usize>) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    if !seats.contains(&chairs.len()) {
        flaws.push(
            Flaw::new("seats-count")
                .with("seats", chairs.len())
                .with("least", *seats.start())
                .with("most", *seats.end()),
        );
        // No more checks for too many chairs, because each name is compared with all the others.
        if chairs.len() > CROWD {
            return flaws;
        }
    }
    let is_named = |(seat, chair): &(usize, &Chair)| !chair.is_placeholder(Seat(*seat as u8));
    let named: Vec<(usize, &Chair)> = chairs.iter().enumerate().filter(is_named).collect();
    for (index, chair) in chairs.iter().enumerate() {
        let name = chair.name.trim();
        let seat = || Flaw::new("name-empty").with("seat", index);
        if name.is_empty() {
            flaws.push(seat());
        } else if name.chars().count() > LONGEST_NAME {
            flaws.push(Flaw { flaw: "name-long", ..seat() }.with("most", LONGEST_NAME));
        } else if name.chars().any(unprintable) {
            flaws.push(Flaw { flaw: "name-control", ..seat() });
        }
        if chair.empty && chair.program.is_some() {
            flaws.push(Flaw { flaw: "program-empty", ..seat() });
        }
        let same = |other: &Chair| other.name.trim().to_lowercase() == name.to_lowercase();
        let mut before = named.iter().take_while(|(other, _)| *other < index);
        let own = named.iter().any(|(other, _)| *other == index);
        if own && !name.is_empty() && before.any(|(_, other)| same(other)) {
            flaws.push(Flaw { flaw: "name-twice", ..seat() }.with("name", name));
        }
    }
    flaws
}

/// True for control characters and explicit direction marks, which would garble the text around a name.
pub fn unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}
