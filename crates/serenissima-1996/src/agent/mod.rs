//! The program players of this game: see [`kernel::agent`].

mod belief;
mod features;
mod policy;
mod survey;
mod units;
mod weights;

use kernel::agent::{AgentGame, Feature, WeightTable};
use kernel::{Draw, Seat};

use crate::Serenissima1996;
use crate::state::{Battle, Phase};

impl AgentGame for Serenissima1996 {
    const FEATURES: &'static [Feature] = &features::FEATURES;
    const WEIGHTS: WeightTable = weights::WEIGHTS;
    const STEPS: u64 = 1_500_000;

    type Belief = belief::PurseBelief;

    fn seats(&self) -> usize {
        usize::from(self.players())
    }

    fn features(&self, seat: Seat, out: &mut [i32]) {
        features::write(self, seat, out);
    }

    fn is_plan_complete(&self, start: &Self, seat: Seat) -> bool {
        units::is_complete(start, self, seat)
    }

    fn is_senseless(&self, start: &Self, seat: Seat) -> bool {
        units::is_senseless(start, self, seat)
    }

    fn more_commands(&self, seat: Seat, out: &mut Vec<Self::Command>) {
        units::more_commands(self, seat, out);
    }

    fn money(&self, seat: Seat) -> Option<i32> {
        i32::try_from(*self.purses.get(seat.index())?).ok()
    }

    fn purpose(&self, start: &Self, seat: Seat) -> u8 {
        units::purpose(start, self, seat)
    }

    fn is_settled(&self) -> bool {
        match &self.phase {
            Phase::Placing { .. } | Phase::Preparing | Phase::Take { .. } | Phase::Over { .. } => true,
            Phase::Bidding { .. } => self.given_bids().is_empty(),
            Phase::Picking(_) | Phase::Counting { .. } => false,
            Phase::Trade { talk, .. } => talk.is_none(),
            Phase::Move { leave, .. } => leave.is_none(),
            Phase::Fight { battle, .. } => !matches!(battle, Some(Battle::Dice { .. } | Battle::Prize { .. })),
            Phase::Sell { asked, .. } => asked.is_none(),
        }
    }

    fn policy(&self, seat: Seat, draw: &mut dyn Draw) -> Option<Self::Command> {
        policy::choose(self, seat, draw)
    }
}
