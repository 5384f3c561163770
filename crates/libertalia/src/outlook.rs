//! The effect of a card in the current state: a look ahead for the player who is choosing.

use kernel::{Play, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::command::Shown;
use crate::{Event, Libertalia, Rank, chapters};

/// The day effect of a card in the hand, if no other player's character acted before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[expect(missing_docs, reason = "the field rank says what it is")]
pub struct Outlook {
    pub rank: Rank,
    /// Events up to the first choice. Empty for abilities that work at another time, or on other characters of the
    /// ship, which no player knows yet.
    pub events: Vec<Event>,
}

impl Libertalia {
    /// Returns the outlook of every card that this seat could choose.
    pub(crate) fn outlooks(&self, seat: Seat) -> Vec<Outlook> {
        let hand = self.player(seat).filter(|_| self.choosing()).map(|own| own.hand).unwrap_or_default();
        let outlook = |rank: Rank| Outlook { rank, events: self.outlook(seat, rank) };
        hand.iter().map(outlook).collect()
    }

    fn outlook(&self, seat: Seat, rank: Rank) -> Vec<Event> {
        if matches!(rank, Rank::PARROT | Rank::BEGGAR | Rank::BRUTE) {
            return vec![];
        }
        let mut play = Play::new(self);
        play.emit(Event::Laid { cards: [Shown { seat, rank }].into_iter().collect() });
        chapters::act_alone(&mut play);
        let mut events = play.take_events();
        events.retain(|event| {
            !matches!(event, Event::Laid { .. } | Event::Acts { .. } | Event::Awaited { .. } | Event::BootyShown { .. })
        });
        events
    }
}
