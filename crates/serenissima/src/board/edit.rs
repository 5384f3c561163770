//! Changes to a board: a value matched to the box, or the shape of a board of one's own.

use kernel::{Flaw, Printed};
use sea_board::{ChartEdit, PortId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Board, Count};
use crate::words::{Cards, Good};

/// One change. The values are what the owner reads on the box, so they are confirmed by it, also
/// when they are what stood there before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "edit")]
pub enum BoardEdit {
    /// Whether a port is a starting port.
    Start { port: PortId, start: bool },
    /// What warehouses of one size pay when scored.
    Payout {
        /// Their slots.
        slots: u8,
        /// By cubes, from none.
        ducats: Vec<u8>,
    },
    /// How many spaces the turn track has.
    Spaces {
        /// So many.
        spaces: u8,
    },
    /// Where the white pawn starts.
    PawnStart {
        /// With so many players.
        players: u8,
        /// The space, from 0.
        space: u8,
    },
    /// The scoring spaces.
    Scoring {
        /// With so many players.
        players: u8,
        /// The spaces, from 0.
        spaces: Vec<u8>,
    },
    /// The five Doge cards.
    Doge {
        /// By kind.
        cards: Cards,
    },
    /// Faces with a skull among the six of a die.
    Skulls {
        /// So many.
        faces: u8,
    },
    /// What every board of ports and seas has.
    #[serde(untagged)]
    Chart(ChartEdit<Good>),
}

impl Board {
    /// Makes a change; see [`kernel::Board::edit`].
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

    /// A warehouse of a size that no other port has gets a playable payout until it is matched.
    fn pay_for(&mut self, edit: &ChartEdit<Good>) {
        if let ChartEdit::Warehouse { port, .. } | ChartEdit::AddPort { port, .. } = edit
            && let Some(data) = self.ports.iter().find(|data| data.id == *port)
        {
            let slots = data.slots.value;
            self.payouts.entry(Count(slots)).or_insert_with(|| Printed::made_up(any_payout(slots)));
        }
    }
}

/// Rising to the 20 ducats that a full warehouse pays.
fn any_payout(slots: u8) -> Vec<u8> {
    let parts = u32::from(slots) * (u32::from(slots) + 1);
    (0..=u32::from(slots)).map(|cubes| (20 * cubes * (cubes + 1) / parts.max(1)) as u8).collect()
}
