//! The program players of this game: see [`kernel::agent`].

mod weights;

use kernel::agent::{AgentGame, Feature, NoBelief, WeightTable};
use kernel::{Draw, Seat, first_legal};

use crate::Serenissima;

impl AgentGame for Serenissima {
    const FEATURES: &'static [Feature] = &[];
    const WEIGHTS: WeightTable = weights::WEIGHTS;

    type Belief = NoBelief;

    fn seats(&self) -> usize {
        usize::from(self.players())
    }

    fn features(&self, _seat: Seat, _out: &mut [i32]) {}

    fn purpose(&self, _start: &Self, _seat: Seat) -> u8 {
        0
    }

    fn is_settled(&self) -> bool {
        true
    }

    fn policy(&self, seat: Seat, _draw: &mut dyn Draw) -> Option<Self::Command> {
        first_legal(self, seat)
    }
}
