//! Changes to a board: a value matched to the owner's box, or the shape of a custom board.

use kernel::{Flaw, Printed};
use sea_board::{ChartEdit, PortId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Board, Count};
use crate::words::{Cards, Good};

/// One change. The owner reads the values on the box, so each becomes confirmed, even if it equals the old value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "edit")]
#[expect(missing_docs, reason = "the fields port and start say what they are")]
pub enum BoardEdit {
    /// Sets whether a port is a starting port.
    Start { port: PortId, start: bool },
    /// The payouts of warehouses of one size.
    Payout {
        /// Number of slots of these warehouses.
        slots: u8,
        /// Ducats by number of cubes, from 0.
        ducats: Vec<u8>,
    },
    /// The length of the turn track.
    Spaces {
        /// Number of spaces.
        spaces: u8,
    },
    /// The white pawn's start space.
    PawnStart {
        /// The number of players it applies to.
        players: u8,
        /// The space, from 0.
        space: u8,
    },
    /// The three scoring spaces.
    Scoring {
        /// The number of players they apply to.
        players: u8,
        /// The spaces, from 0.
        spaces: Vec<u8>,
    },
    /// The five Doge cards.
    Doge {
        /// Number of cards of each kind.
        cards: Cards,
    },
    /// Faces with a skull among the six of a die.
    Skulls {
        /// Number of such faces.
        faces: u8,
    },
    /// A change to ports and seas that every board supports.
    #[serde(untagged)]
    Chart(ChartEdit<Good>),
}

impl Board {
    /// Applies a change; see [`kernel::Board::edit`].
    pub(super) fn change(&mut self, edit: &BoardEdit) -> Result<(), Flaw> {
        match edit {
            BoardEdit::Start { port, start } => self.port_mut(*port)?.start = Printed::on_the_box(*start),
            BoardEdit::Payout { slots, ducats } => {
                self.payouts.insert(Count(*slots), Printed::on_the_box(ducats.clone()));
            }
            BoardEdit::Spaces { spaces } => self.track.spaces = Printed::on_the_box(*spaces),
            BoardEdit::PawnStart { players, space } => {
                self.track.starts.insert(Count(*players), Printed::on_the_box(*space));
            }
            BoardEdit::Scoring { players, spaces } => {
                self.track.scoring.insert(Count(*players), Printed::on_the_box(spaces.clone()));
            }
            BoardEdit::Doge { cards } => self.doge = Printed::on_the_box(*cards),
            BoardEdit::Skulls { faces } => self.skulls = Printed::on_the_box(*faces),
            BoardEdit::Chart(edit) => {
                self.seas.edit(edit)?;
                self.pay_for(edit);
            }
        }
        Ok(())
    }

    /// Adds a playable payout for a new warehouse size; the owner has yet to match it to the box.
    fn pay_for(&mut self, edit: &ChartEdit<Good>) {
        if let ChartEdit::Warehouse { port, .. } | ChartEdit::AddPort { port, .. } = edit
            && let Some(data) = self.ports.iter().find(|data| data.id == *port)
        {
            let slots = data.slots.value;
            self.payouts.entry(Count(slots)).or_insert_with(|| Printed::made_up(any_payout(slots)));
        }
    }
}

/// Returns payouts that rise to 20 ducats for a full warehouse.
fn any_payout(slots: u8) -> Vec<u8> {
    let parts = u32::from(slots) * (u32::from(slots) + 1);
    (0..=u32::from(slots)).map(|cubes| (20 * cubes * (cubes + 1) / parts.max(1)) as u8).collect()
}
