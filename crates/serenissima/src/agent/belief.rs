//! What a listener remembers of hidden purses: all payments are open, so they add up.

use kernel::agent::Belief;
use kernel::{Draw, Rules, Seat, Viewer};

use crate::command::Fix;
use crate::event::Event;
use crate::state::{MOST_SEATS, Serenissima};
use crate::words::{Ducats, MOST_DUCATS, START_DUCATS};

/// The state of the table as far as it follows from visible events, with the likely ducats in hidden purses.
#[derive(Clone, Debug)]
pub struct Purses {
    seat: Seat,
    table: Serenissima,
    /// True for a purse with an amount that the seat has not seen.
    unsure: [bool; MOST_SEATS],
}

impl Belief<Serenissima> for Purses {
    fn new(first: &Serenissima, seat: Seat) -> Self {
        let mut belief = Self { seat, table: first.clone(), unsure: [false; MOST_SEATS] };
        for other in first.all_seats().filter(|other| !first.sees_purse(Viewer::Seat(seat), *other)) {
            belief.table.purses[other.index()] = START_DUCATS;
            // A game that starts at a position can have any amounts.
            belief.unsure[other.index()] = first.turn > 0;
        }
        belief
    }

    fn observe(&mut self, event: &Event) {
        if let Event::Corrected { fix } = event
            && let Fix::Purse { seat, ducats } = &**fix
            && let Some(unsure) = self.unsure.get_mut(seat.index())
        {
            *unsure = ducats.is_none();
        }
        self.table.apply(event);
    }

    fn sample(&self, known: &Serenissima, draw: &mut dyn Draw) -> Serenissima {
        let mut world = known.clone();
        for other in known.all_seats().filter(|other| !known.sees_purse(Viewer::Seat(self.seat), *other)) {
            let likely = self.table.purses[other.index()];
            let purse =
                if self.unsure[other.index()] { draw.below(2 * u32::from(likely) + 1) as Ducats } else { likely };
            world.purses[other.index()] = purse.min(MOST_DUCATS);
        }
        world
    }
}
