//! The initial configuration of a game.

use arrayvec::ArrayVec;
use kernel::Flaw;
use sea_board::TableSetup;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{Board, InPlay, shipped};
use crate::position;
use crate::state::{MOST_SEATS, Phase, Serenissima};
use crate::unpacked::blank;
use crate::words::{Colour, Options};

/// The configuration of a game, without the seating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players' colours, by seat: 2 to 4, all different.
    pub colours: Vec<Colour>,
    /// Options, board and position.
    #[serde(flatten)]
    pub table: TableSetup<Options, Board>,
}

impl Setup {
    /// Returns the default set-up for a number of players.
    pub fn of(seats: usize) -> Self {
        Self {
            colours: Colour::ALL.into_iter().take(seats).collect(),
            table: TableSetup::new(Options::default(), None),
        }
    }

    /// Builds the initial state, or returns every fault.
    pub(crate) fn start(&self) -> Result<Serenissima, Vec<Flaw>> {
        match &self.table.position {
            Some(text) => position::read(text, self.table.board.clone()),
            None => self.unpacked(),
        }
    }

    /// Builds the initial state of a recorded game. Reports only faults that were faults at every time.
    pub(crate) fn recorded(&self) -> Result<Serenissima, Vec<Flaw>> {
        match &self.table.position {
            Some(text) => position::recorded(text, self.table.board.clone()),
            None => self.unpacked(),
        }
    }

    fn unpacked(&self) -> Result<Serenissima, Vec<Flaw>> {
        let mut flaws = Vec::new();
        let count = self.colours.len();
        let twice = |(index, colour): (usize, &Colour)| self.colours[..index].contains(colour);
        if !(2..=MOST_SEATS).contains(&count) || self.colours.iter().enumerate().any(twice) {
            flaws.push(Flaw::new("setup-colours").with("colours", count));
        }
        let chart = self.table.chart(shipped(), flaws)?;
        Ok(self.first_state(chart.into()))
    }

    fn first_state(&self, board: InPlay) -> Serenissima {
        let colours: ArrayVec<Colour, MOST_SEATS> = self.colours.iter().copied().take(MOST_SEATS).collect();
        let phase = if self.table.under_way { Phase::Preparing } else { Phase::First };
        blank(board, colours, self.table.options, phase)
    }
}
