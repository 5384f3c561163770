//! The program players of this game: see [`kernel::agent`].

mod belief;
mod features;
mod policy;
mod values;
mod weights;

use kernel::agent::{AgentGame, Feature, WeightTable};
use kernel::{Draw, Seat};

use crate::{Command, Libertalia, Phase, Token, Tokens, What};

impl AgentGame for Libertalia {
    const FEATURES: &'static [Feature] = features::FEATURES;
    const WEIGHTS: WeightTable = weights::WEIGHTS;
    const STEPS: u64 = 800_000;

    type Belief = belief::Memory;

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn features(&self, seat: Seat, out: &mut [i32]) {
        features::write(self, seat, out);
    }

    /// A plan is one answer; at dusk all tokens and victims of one character.
    fn is_plan_complete(&self, start: &Self, seat: Seat) -> bool {
        let at_dusk = |state: &Self| matches!(state.phase, Phase::Dusk { .. });
        match self.phase {
            // The table alone ends the time for choices.
            Phase::Dawn { late: true } => false,
            Phase::Dusk { .. } if at_dusk(start) => self.asked.is_none_or(|ask| ask.seat != seat),
            _ => true,
        }
    }

    /// True if a map of the only full set was sold: a set brings 12, and a map 3 (`RAID-2`, `CHAR-8`).
    fn is_senseless(&self, start: &Self, seat: Seat) -> bool {
        let maps = |state: &Self| state.player(seat).map_or(0, |player| player.booty().of(Token::Map));
        let sells = start.asked.is_some_and(|ask| ask.seat == seat && ask.what == What::Sell);
        sells && maps(start) == Tokens::SET_OF_MAPS && maps(self) < Tokens::SET_OF_MAPS
    }

    fn money(&self, seat: Seat) -> Option<i32> {
        self.player(seat)?.purse.map(i32::from)
    }

    /// The purpose is the rival who lost a character, from 1; 0 if none did.
    fn purpose(&self, start: &Self, seat: Seat) -> u8 {
        let lost = |other: &Seat| {
            let dead = |state: &Self| state.player(*other).map_or(0, crate::Player::dead);
            *other != seat && dead(self) > dead(start)
        };
        self.seats().find(lost).map_or(0, |other| other.0 + 1)
    }

    fn is_settled(&self) -> bool {
        match self.phase {
            Phase::Dawn { late } => !late && self.players.iter().all(|player| player.choice.is_none()),
            Phase::Day | Phase::Dusk { .. } | Phase::Night { .. } => false,
            Phase::Colours | Phase::Preparing | Phase::Ranks | Phase::Booty | Phase::Between | Phase::Over => true,
        }
    }

    fn policy(&self, seat: Seat, draw: &mut dyn Draw) -> Option<Command> {
        policy::choose(self, seat, draw)
    }
}
