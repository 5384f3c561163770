//! What a perfect listener knows: purses, because every payment is visible once bids are revealed.

use kernel::agent::Belief;
use kernel::{Draw, Rules, Seat, Viewer};

use super::policy;
use crate::event::Event;
use crate::setup::START_DUCATS;
use crate::state::{GivenBid, MOST_SEATS, Phase, Serenissima1996};
use crate::words::{COIN, Ducats, MOST_DUCATS};

/// The belief of a seat: the game as it follows from the visible events.
#[derive(Clone, Debug)]
pub struct PurseBelief {
    seat: Seat,
    followed: Serenissima1996,
}

impl PurseBelief {
    /// Returns a likely purse of a seat.
    fn purse(&self, seat: Seat) -> Ducats {
        let purse = self.followed.purses[seat.index() % MOST_SEATS];
        if purse > MOST_DUCATS { START_DUCATS } else { purse }
    }
}

impl Belief<Serenissima1996> for PurseBelief {
    fn new(first: &Serenissima1996, seat: Seat) -> Self {
        let mut followed = first.clone();
        for other in first.all_seats() {
            let purse = &mut followed.purses[other.index() % MOST_SEATS];
            // Everyone begins with the same sum. A table that starts at a position may differ; then it is a guess.
            if *purse > MOST_DUCATS {
                *purse = START_DUCATS;
            }
        }
        Self { seat, followed }
    }

    fn observe(&mut self, event: &Event) {
        self.followed.apply(event);
    }

    fn sample(&self, known: &Serenissima1996, draw: &mut dyn Draw) -> Serenissima1996 {
        let mut world = known.clone();
        let viewer = Viewer::Seat(self.seat);
        for seat in known.all_seats().filter(|seat| !known.sees_purse(viewer, *seat)) {
            world.purses[seat.index()] = self.purse(seat).max(known.promised(seat)) / COIN * COIN;
        }
        if let Phase::Bidding { bids } = &known.phase {
            for seat in known.all_seats() {
                if bids[seat.index()] == Some(GivenBid::Sealed) {
                    let likely = GivenBid::Is(policy::likely_bid(&world, seat, draw));
                    if let Phase::Bidding { bids } = &mut world.phase {
                        bids[seat.index()] = Some(likely);
                    }
                }
            }
        }
        world
    }
}
