//! Applies the events of phase 3.

use kernel::Seat;

use crate::state::{Leave, Moving, Phase, Serenissima1996};
use crate::words::{GALLEYS, Galley, Path, Seats, Standing, ZoneId};

impl Serenissima1996 {
    pub(super) fn sail(&mut self, galley: Galley, to: ZoneId) {
        let (Some(index), Some(zone)) = (galley.index(GALLEYS), self.board.zone(to)) else { return };
        let aboard = &mut self.galleys[index];
        aboard.zone = zone;
        let sailors = aboard.sailors;
        if let Phase::Move { moving, .. } = &mut self.phase {
            let now = moving.filter(|now| now.galley == galley).unwrap_or(Moving { galley, steps: 0, reach: sailors });
            *moving = Some(Moving { steps: now.steps.saturating_add(1), ..now });
        }
    }

    pub(super) fn end_move(&mut self, galley: Galley) {
        if let Some(index) = galley.index(GALLEYS) {
            self.galleys[index].moved = true;
        }
        if let Phase::Move { moving, leave, .. } = &mut self.phase {
            (*moving, *leave) = (None, None);
        }
    }

    pub(super) fn ask_leave(&mut self, seats: &Seats, rest: &Path, stay: bool) {
        if let Phase::Move { leave, .. } = &mut self.phase {
            *leave = Some(Leave { seats: seats.clone(), rest: rest.clone(), stay });
        }
    }

    pub(super) fn give_leave(&mut self, seat: Seat) {
        if let Phase::Move { leave, .. } = &mut self.phase
            && let Some(asked) = leave
        {
            asked.seats.retain(|other| *other != seat);
            if asked.seats.is_empty() {
                *leave = None;
            }
        }
    }

    pub(super) fn set_standing(&mut self, seat: Seat, answer: Standing) {
        if let Phase::Move { standing, .. } = &mut self.phase
            && let Some(own) = standing.get_mut(seat.index())
        {
            *own = answer;
        }
    }
}
