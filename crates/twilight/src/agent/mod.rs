//! The program players of this game: see [`kernel::agent`].

mod belief;
mod features;
mod holding;
mod match_value;
mod policy;
mod threat;
mod weights;

use kernel::agent::{AgentGame, Feature, WeightTable};
use kernel::{Draw, Seat};

pub use belief::SureCards;

use crate::state::Phase;
use crate::{Command, Twilight};

impl AgentGame for Twilight {
    const FEATURES: &'static [Feature] = features::FEATURES;
    const WEIGHTS: WeightTable = weights::WEIGHTS;
    const STEPS: u64 = 300_000;

    type Belief = SureCards;

    /// The app deals the cards, because a program has no hands.
    fn seats(&self) -> usize {
        2
    }

    fn features(&self, seat: Seat, out: &mut [i32]) {
        features::write(self, seat, out);
    }

    /// A plan is a whole turn.
    fn is_plan_complete(&self, start: &Self, seat: Seat) -> bool {
        let on_turn = self.turn().is_some_and(|(whose, _)| whose == seat);
        !on_turn || self.turns != start.turns || self.results != start.results
    }

    /// True if the turn decides the round for the other player.
    fn is_senseless(&self, start: &Self, seat: Seat) -> bool {
        self.results.get(start.results.len()).is_some_and(|winner| winner.is_some_and(|winner| winner != seat))
    }

    /// Plans differ in the pawns that they moved, in the direction of the Doge, and in what they decided.
    fn purpose(&self, start: &Self, seat: Seat) -> u8 {
        /// A call, or a changed hand.
        const NO_CARDS: u8 = 32;
        const WINS: u8 = 64;
        const LOSES: u8 = 65;
        if self.results.len() > start.results.len() {
            return if self.results.last() == Some(&Some(seat)) { WINS } else { LOSES };
        }
        let (board, before) = (features::seen_from(&self.board, seat), features::seen_from(&start.board, seat));
        let guards = (board.lower_guard, board.upper_guard) != (before.lower_guard, before.upper_guard);
        let discarded = self.discard.total().saturating_sub(start.discard.total());
        let mut purpose = u8::from(board.doge > before.doge)
            | u8::from(board.doge < before.doge) << 1
            | u8::from(guards) << 2
            | u8::from(board.merchant != before.merchant) << 3
            | u8::from(board.harlequin != before.harlequin) << 4;
        if discarded == 0 || discarded == start.hand(seat).count && board == before {
            purpose |= NO_CARDS;
        }
        purpose
    }

    /// Between turns a position can be weighed: the hands are full, and no card has been played.
    fn is_settled(&self) -> bool {
        match &self.phase {
            Phase::Turn { played, .. } => played.is_empty(),
            Phase::Filling { .. } => false,
            Phase::First | Phase::Preparing { .. } | Phase::Between | Phase::Over { .. } => true,
        }
    }

    fn ends_playout(&self) -> bool {
        self.phase == Phase::Between
    }

    fn policy(&self, seat: Seat, draw: &mut dyn Draw) -> Option<Command> {
        policy::command(self, seat, draw)
    }
}
