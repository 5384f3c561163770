//! What a table starts from, besides its players.

use std::sync::Arc;

use kernel::Flaw;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::chart::Chart;
use crate::seas::SeaBoard;

/// The part of a set-up that is the same in every game. A game's set-up holds it flattened, behind its players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableSetup<O, B> {
    /// What the table agreed on.
    #[serde(default)]
    pub options: O,
    /// The board; left out: the shipped one. Records always hold it.
    #[serde(default = "no_board")]
    pub board: Option<B>,
    /// A game that is already under way: everything is entered by corrections before play continues.
    #[serde(default)]
    pub under_way: bool,
    /// Start from this position, in table notation; its players, options and board win over those
    /// above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Serde would ask that a board has a default.
fn no_board<B>() -> Option<B> {
    None
}

impl<O, B: SeaBoard> TableSetup<O, B> {
    /// A new game with these options, on the shipped board where none is given.
    pub fn new(options: O, board: Option<B>) -> Self {
        Self { options, board, under_way: false, position: None }
    }

    /// The same with its board written out.
    #[must_use]
    pub fn complete(mut self, shipped: &Chart<B>) -> Self {
        self.board.get_or_insert_with(|| shipped.board().clone());
        self
    }

    /// The chart to play on.
    ///
    /// # Errors
    /// The `flaws` of the players, and those of the board.
    pub fn chart(&self, shipped: Arc<Chart<B>>, mut flaws: Vec<Flaw>) -> Result<Arc<Chart<B>>, Vec<Flaw>> {
        let chart = match &self.board {
            Some(board) if board != shipped.board() => Chart::new(board.clone()),
            _ => Ok(shipped),
        };
        match chart {
            Ok(chart) if flaws.is_empty() => Ok(chart),
            Ok(_) => Err(flaws),
            Err(more) => {
                flaws.extend(more);
                Err(flaws)
            }
        }
    }
}
