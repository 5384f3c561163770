//! Who sits where: names, and sides of the tablet. The table knows this; the game does not.

use serde::{Deserialize, Serialize};

use crate::{Flaw, Seat};

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 32;

/// Of more chairs than this only the number is reported.
const CROWD: usize = 64;

/// A side of the tablet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side the tablet is held from.
    #[default]
    South,
    /// The left side.
    West,
    /// The far side.
    North,
    /// The right side.
    East,
}

/// One player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The player's name as typed: any script, 1 to 32 characters, no two alike.
    pub name: String,
    /// The side of the tablet where the player sits.
    #[serde(default)]
    pub side: Side,
    /// Whether the seat is empty: the player has left, or has not come yet. The name stays.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub empty: bool,
}

/// What the record calls a seat that has no player. [`Chair::empty`] says whether a seat is taken, because a player can
/// have the same name.
pub fn placeholder(seat: Seat) -> String {
    format!("№ {}", seat.0 + 1)
}

impl Chair {
    /// A seat that has no player yet.
    pub fn without_player(seat: Seat) -> Self {
        Self { name: placeholder(seat), side: Side::default(), empty: true }
    }

    /// Who sits there; none at an empty seat.
    pub fn sitter(&self) -> Option<&str> {
        (!self.empty).then_some(self.name.as_str())
    }

    /// Who sits there, or sat there last; none at an empty seat that the record names no player of.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        (!self.empty || !self.is_placeholder(seat)).then_some(self.name.as_str())
    }

    /// Whether its name is that of a seat without a player. It says nothing about whether the seat is taken: records
    /// from before [`Chair::empty`] was written for such seats have the name alone.
    pub fn is_placeholder(&self, seat: Seat) -> bool {
        self.name == placeholder(seat)
    }
}

/// Who came to a seat, or left it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct SeatChange {
    /// Which seat.
    pub seat: Seat,
    /// Who sat there before, if anybody did.
    pub before: Option<String>,
    /// Who sits there now, if anybody does.
    pub now: Option<String>,
}

/// The seats whose player has changed or left.
pub fn seat_changes(before: &[Chair], now: &[Chair]) -> Vec<SeatChange> {
    let sits = |chair: &Chair| chair.sitter().map(str::to_owned);
    let both = (0..).map(Seat).zip(before.iter().map(sits).zip(now.iter().map(sits)));
    both.filter(|(_, (before, now))| before != now)
        .map(|(seat, (before, now))| SeatChange { seat, before, now })
        .collect()
}

/// The fault of a set-up for a different number of players than sit at the table.
pub fn seats_differ(chairs: usize, seats: usize) -> Option<Flaw> {
    (chairs != seats).then(|| Flaw::new("seats-differ").with("chairs", chairs).with("seats", seats))
}

/// Every fault of a seating: `seats-count`, `name-empty`, `name-long`, `name-control`, `name-twice`. A placeholder is no
/// player's name, so a player can have the same.
pub fn seating_flaws(chairs: &[Chair], seats: std::ops::RangeInclusive<usize>) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    if !seats.contains(&chairs.len()) {
        flaws.push(
            Flaw::new("seats-count")
                .with("seats", chairs.len())
                .with("least", *seats.start())
                .with("most", *seats.end()),
        );
        // No more checks for a crowd: each name would be compared with all the others.
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
        let same = |other: &Chair| other.name.trim().to_lowercase() == name.to_lowercase();
        let mut before = named.iter().take_while(|(other, _)| *other < index);
        let own = named.iter().any(|(other, _)| *other == index);
        if own && !name.is_empty() && before.any(|(_, other)| same(other)) {
            flaws.push(Flaw { flaw: "name-twice", ..seat() }.with("name", name));
        }
    }
    flaws
}

/// Control characters and explicit direction marks, which would garble the text around a name.
pub fn unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}
