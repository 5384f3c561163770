//! Applies the events of phase 1.

use kernel::Seat;

use crate::state::{Phase, Picking, Serenissima1996};
use crate::words::{Bid, MOST_SEATS, Thrown};

impl Serenissima1996 {
    pub(super) fn reveal_bids(&mut self, bids: &[Bid]) {
        let mut all = [0; MOST_SEATS];
        for bid in bids {
            all[bid.seat.index() % MOST_SEATS] = bid.ducats;
            self.pay(bid.seat, bid.ducats);
        }
        let mut ranks = [0; MOST_SEATS];
        for bid in bids {
            let before = bids.iter().filter(|other| other.ducats > bid.ducats).count();
            ranks[bid.seat.index() % MOST_SEATS] = before as u8;
        }
        self.phase = Phase::Picking(Picking { bids: all, ranks, places: [None; MOST_SEATS] });
    }

    /// Ranks tied players by their dice. Equal dice stay tied (`BID-2`).
    pub(super) fn roll_order(&mut self, dice: &[Thrown]) {
        let Phase::Picking(picking) = &mut self.phase else { return };
        for thrown in dice {
            let before = dice.iter().filter(|other| other.die > thrown.die).count() as u8;
            let rank = &mut picking.ranks[thrown.seat.index() % MOST_SEATS];
            *rank = rank.saturating_add(before);
        }
    }

    pub(super) fn pick_place(&mut self, seat: Seat, place: u8) {
        let Phase::Picking(picking) = &mut self.phase else { return };
        if let Some(picked) = picking.places.get_mut(usize::from(place).wrapping_sub(1)) {
            *picked = Some(seat);
        }
        let picked = picking.places.iter().flatten().copied().collect();
        if picking.places.iter().flatten().count() == self.active_seats().count() {
            self.order = picked;
        }
    }
}
