//! The set-up of a table, apart from its players.

use std::sync::Arc;

use kernel::Flaw;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::chart::Chart;
use crate::seas::SeaBoard;

/// The part of a set-up that is the same in every game. A game's set-up holds it flattened, after its players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableSetup<O, B> {
    /// The agreed options.
    #[serde(default)]
    pub options: O,
    /// The board; by default the shipped one. Records always hold it.
    #[serde(default = "no_board")]
    pub board: Option<B>,
    /// True for a game in progress: its position is entered by corrections before play continues.
    #[serde(default)]
    pub under_way: bool,
    /// The starting position in table notation. Its players, options and board take precedence over those above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Returns no board, because serde would require a default of the board's type.
fn no_board<B>() -> Option<B> {
    None
}

impl<O, B: SeaBoard> TableSetup<O, B> {
    /// Creates a set-up with these options, on the shipped board if none is given.
    pub fn new(options: O, board: Option<B>) -> Self {
        Self { options, board, under_way: false, position: None }
    }

    /// Writes the board out.
    #[must_use]
    pub fn complete(mut self, shipped: &Chart<B>) -> Self {
        self.board.get_or_insert_with(|| shipped.board().clone());
        self
    }

    /// Returns the chart of the game.
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
