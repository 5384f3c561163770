//! What a perfect listener remembers of the other player's hand. When the deck is used up, every card is either
//! discarded or in a hand, so the other hand is known at that moment.

use kernel::agent::Belief;
use kernel::{Draw, Rules, Seat, Secrets, Viewer};

use crate::state::other;
use crate::{Cards, Event, Twilight};

/// The cards that the other player surely holds.
#[derive(Clone, Debug)]
pub struct SureCards {
    seat: Seat,
    /// The state as the seat knows it.
    state: Twilight,
    sure: Cards,
}

impl Belief<Twilight> for SureCards {
    fn new(first: &Twilight, seat: Seat) -> Self {
        Self { seat, state: first.clone(), sure: Cards::default() }
    }

    fn observe(&mut self, event: &Event) {
        let others = other(self.seat);
        match event {
            Event::Reshuffled { .. } => {
                let rest = self.state.unseen();
                if rest.total() == self.state.hand(others).count {
                    self.sure = rest;
                }
            }
            Event::Played { seat, card, pair, .. } if *seat == others => self.sure.take(*card, 1 + u8::from(*pair)),
            Event::HandChanged { seat, .. } if *seat == others => self.sure = Cards::default(),
            Event::RoundBegan { .. } | Event::EightShown { .. } | Event::Corrected { .. } => {
                self.sure = Cards::default();
            }
            _ => {}
        }
        self.state.apply(event);
    }

    fn sample(&self, known: &Twilight, draw: &mut dyn Draw) -> Twilight {
        let others = other(self.seat);
        let hand = known.hand(others);
        let unseen = known.unseen();
        let sure = hand.known.is_none() && self.sure.total() <= hand.count && unseen.holds(&self.sure);
        let viewer = Viewer::Seat(self.seat);
        if !sure || self.sure.total() == 0 {
            return known.determinize(viewer, draw);
        }
        // The sure cards are set apart, and the rest of the hand is drawn from the other cards.
        let mut without = known.clone();
        without.discard = without.discard.with(&self.sure);
        if let Some(hand) = without.hands.get_mut(others.index()) {
            hand.count -= self.sure.total();
        }
        let mut world = without.determinize(viewer, draw);
        world.discard = known.discard;
        if let Some(hand) = world.hands.get_mut(others.index()) {
            hand.count += self.sure.total();
            hand.known = hand.known.map(|cards| cards.with(&self.sure));
        }
        world
    }
}
