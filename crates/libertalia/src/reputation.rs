//! Reputation, which orders characters of the same rank: the numbers in the corner of the cards.

use std::sync::{Arc, LazyLock};

use kernel::{Flaw, Printed, Surety};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Rank, RankSet};

/// A player's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the colours of the box")]
pub enum Colour {
    Yellow,
    Red,
    Blue,
    Green,
    Black,
    White,
}

impl Colour {
    /// All colours, in the order of the reputation of their Parrots.
    pub const ALL: [Self; 6] = [Self::Yellow, Self::Red, Self::Blue, Self::Green, Self::Black, Self::White];

    /// Returns the colour's index in [`Colour::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The reputation of each colour's character of one rank: 1 to 6, each once, in the order of [`Colour::ALL`].
pub type Row = [u8; 6];

/// The printed reputation of all cards, rank by rank (`REP-1`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Reputation(Vec<Printed<Row>>);

impl Reputation {
    /// Returns the known and assumed numbers of the printed cards.
    pub fn shipped() -> Arc<Self> {
        static SHIPPED: LazyLock<Arc<Reputation>> =
            LazyLock::new(|| Arc::new(Reputation(Rank::all().map(printed).collect())));
        Arc::clone(&SHIPPED)
    }

    /// Returns the reputation of a colour's character; 0 if unknown.
    pub fn of(&self, rank: Rank, colour: Colour) -> u8 {
        self.0.get(rank.index()).map_or(0, |row| row.value[colour.index()])
    }

    /// Stores the numbers of one rank, as the owner read them off the cards.
    pub(crate) fn put(&mut self, rank: Rank, row: Row) {
        if let Some(printed) = self.0.get_mut(rank.index()) {
            *printed = Printed::on_the_box(row);
        }
    }

    /// Returns the ranks whose numbers no player has confirmed.
    pub fn assumed(&self) -> RankSet {
        Rank::all().filter(|rank| self.0.get(rank.index()).is_none_or(Printed::is_assumed)).collect()
    }

    pub(crate) fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = vec![];
        if self.0.len() != usize::from(Rank::LAST) {
            flaws.push(Flaw::new("reputation-rows").with("rows", self.0.len()));
        }
        for (row, rank) in self.0.iter().zip(Rank::all()).filter(|(row, _)| !sound(&row.value)) {
            flaws.push(Flaw::new("reputation-row").with("rank", rank.number()).with("numbers", row.value.to_vec()));
        }
        flaws
    }
}

/// True if each number from 1 to 6 occurs once.
pub(crate) fn sound(row: &Row) -> bool {
    (1..=6).all(|number| row.contains(&number))
}

/// Computes the numbers of the cards of a rank (`REP-1`).
fn numbers(rank: Rank) -> Row {
    let turned = rank.number() - 1 - (rank.number() - 1) / 6;
    std::array::from_fn(|colour| (colour as u8 + turned) % 6 + 1)
}

fn printed(rank: Rank) -> Printed<Row> {
    let value = numbers(rank);
    let (sure, source) = match rank {
        Rank::CABIN_BOY | Rank::BARKEEP => (
            Surety::Assumed,
            "Two data sets of the cards differ here; this one gives each deck every number five times",
        ),
        _ => (Surety::Confirmed, "Two independent data sets of the cards agree"),
    };
    Printed { value, sure, source: source.to_owned() }
}
