//! What a table starts from.

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

/// The set-up of a table, seating apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players' colours, by seat: 2 to 4, no two alike.
    pub colours: Vec<Colour>,
    /// Options, board and position.
    #[serde(flatten)]
    pub table: TableSetup<Options, Board>,
}

impl Setup {
    /// The defaults for so many players.
    pub fn of(seats: usize) -> Self {
        Self {
            colours: Colour::ALL.into_iter().take(seats).collect(),
            table: TableSetup::new(Options::default(), None),
        }
    }

    /// The first state, or every fault.
    pub(crate) fn start(&self) -> Result<Serenissima, Vec<Flaw>> {
        match &self.table.position {
            Some(text) => position::read(text, self.table.board.clone()),
            None => self.unpacked(),
        }
    }

    /// The first state of a record that begins so, or every fault that it always was.
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
