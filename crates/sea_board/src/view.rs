//! What the games' views have in common.

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::chart::PortFacts;
use crate::places::PortId;

/// Who holds a port and what lies in it. A game's view of a port holds it flattened, first.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "an owner says what it is")]
pub struct PortOccupancy<G> {
    /// Its id; everything printed is in the board.
    pub id: PortId,
    pub owner: Option<Seat>,
    /// Its garrison.
    pub sailors: u8,
    /// The warehouse, slot by slot from the lowest value.
    pub slots: Vec<Option<G>>,
}

impl<G: Copy> PortOccupancy<G> {
    /// Shows a port with this owner, garrison and warehouse; of the warehouse only the slots that are there.
    pub fn new<M, const SLOTS: usize>(
        facts: &PortFacts<G, M, SLOTS>,
        owner: Option<Seat>,
        sailors: u8,
        slots: [Option<G>; SLOTS],
    ) -> Self {
        let slots = slots[..usize::from(facts.slots).min(SLOTS)].to_vec();
        Self { id: facts.id, owner, sailors, slots }
    }
}
