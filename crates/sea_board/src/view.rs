//! The common part of the games' views.

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::chart::PortFacts;
use crate::places::PortId;

/// The owner and the contents of a port. A game's view of a port holds it flattened, first.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "an owner says what it is")]
pub struct PortOccupancy<G> {
    /// The id; all printed values are in the board.
    pub id: PortId,
    pub owner: Option<Seat>,
    /// The number of sailors in the garrison.
    pub sailors: u8,
    /// The warehouse, slot by slot from the lowest value.
    pub slots: Vec<Option<G>>,
}

impl<G: Copy> PortOccupancy<G> {
    /// Creates the view of a port with this owner, garrison and warehouse. Only the existing slots are shown.
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
