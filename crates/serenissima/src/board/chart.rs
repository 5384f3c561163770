//! Lookups of the rules in a board.

use std::sync::{Arc, LazyLock};

use kernel::Flaw;
use sea_board::{SeaBoard, ZoneIx};

use super::{Board, BoardEdit, Count, MOST_SLOTS, PortData};
use crate::words::{Cards, Good, MOST_SEATS};

/// A checked board.
pub type Chart = sea_board::Chart<Board>;
/// A checked board in a state.
pub type InPlay = sea_board::InPlay<Board>;
/// The facts of a port that the rules read.
pub type PortFacts = sea_board::PortFacts<Good, Mark, MOST_SLOTS>;

/// The port data that only this edition prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// True if the port is a starting port.
    pub start: bool,
}

/// Lookup tables of the rules, besides ports and zones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    payouts: [[u8; MOST_SLOTS + 1]; MOST_SLOTS + 1],
    /// Start spaces, indexed by number of players.
    starts: [u8; MOST_SEATS + 1],
    /// Scoring spaces, indexed by number of players.
    scoring: [[u8; 3]; MOST_SEATS + 1],
    deck: Cards,
}

impl Tables {
    fn of(board: &Board) -> Self {
        let mut payouts = [[0; MOST_SLOTS + 1]; MOST_SLOTS + 1];
        for (slots, row) in board.payouts.iter().filter(|(slots, _)| usize::from(slots.0) <= MOST_SLOTS) {
            let paid = row.value.iter().take(MOST_SLOTS + 1);
            payouts[usize::from(slots.0)].iter_mut().zip(paid).for_each(|(place, ducats)| *place = *ducats);
        }
        let (mut starts, mut scoring) = ([0; MOST_SEATS + 1], [[0; 3]; MOST_SEATS + 1]);
        for players in 2..=MOST_SEATS {
            let count = Count(players as u8);
            starts[players] = board.track.starts.get(&count).map_or(0, |known| known.value);
            let spaces = board.track.scoring.get(&count).into_iter().flat_map(|known| &known.value);
            scoring[players].iter_mut().zip(spaces).for_each(|(place, space)| *place = *space);
        }
        Self { payouts, starts, scoring, deck: board.doge.value }
    }

    /// Returns the ducats that a warehouse pays in a scoring (`SCORE-1`).
    pub fn payout(&self, slots: u8, goods: u8) -> u8 {
        self.payouts[usize::from(slots).min(MOST_SLOTS)][usize::from(goods).min(MOST_SLOTS)]
    }

    /// Returns the white pawn's start space.
    pub fn start_space(&self, players: u8) -> u8 {
        self.starts[usize::from(players).min(MOST_SEATS)]
    }

    /// Returns the three scoring spaces.
    pub fn scoring_spaces(&self, players: u8) -> &[u8] {
        &self.scoring[usize::from(players).min(MOST_SEATS)]
    }

    /// Returns the whole Doge deck.
    pub fn deck(&self) -> Cards {
        self.deck
    }
}

impl SeaBoard for Board {
    type Port = PortData;
    type Facts = PortFacts;
    type Tables = Tables;

    const LIMITS: sea_board::Limits = super::check::LIMITS;

    fn port_flaws(&self, port: &PortData, flaws: &mut Vec<Flaw>) {
        self.check_port(port, flaws);
    }

    fn own_flaws(&self, flaws: &mut Vec<Flaw>) {
        self.check_starts(flaws);
        self.check_tracks(flaws);
    }

    fn shapes(edit: &BoardEdit) -> bool {
        matches!(edit, BoardEdit::Chart(edit) if edit.shapes())
    }

    fn facts(port: &PortData, zone: ZoneIx) -> PortFacts {
        PortFacts::of(port, zone, Mark { start: port.start.value })
    }

    fn tables(&self) -> Tables {
        Tables::of(self)
    }
}

static SHIPPED: LazyLock<Arc<Chart>> =
    LazyLock::new(|| Board::read_shipped(include_str!("../../boards/mediterranean-2012.json")));

/// Returns the shipped board, already checked.
pub fn shipped() -> Arc<Chart> {
    Arc::clone(&SHIPPED)
}
