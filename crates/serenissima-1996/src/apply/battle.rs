//! Applies the events of phases 4 and 5.

use kernel::Seat;

use crate::board::PortIx;
use crate::state::{Battle, Phase, Serenissima1996, Spot};
use crate::words::{Foe, GALLEYS, Galley, Place, PortId};

impl Serenissima1996 {
    pub(super) fn set_battle(&mut self, to: Option<Battle>) {
        if let Phase::Fight { battle, .. } = &mut self.phase {
            *battle = to;
        }
    }

    pub(super) fn attack(&mut self, galley: Galley, foe: Foe) {
        let foe = match foe {
            Foe::Galley(galley) => Spot::Galley(galley),
            Foe::Port(port) => Spot::Port(self.board.port(port).unwrap_or(PortIx(0))),
        };
        self.set_battle(Some(Battle::Dice { galley, foe }));
    }

    pub(super) fn fight(&mut self, galley: Galley, foe: Foe, lost: [u8; 2]) {
        let other = match foe {
            Foe::Galley(galley) => Place::Galley(galley),
            Foe::Port(port) => Place::Port(port),
        };
        for (place, lost) in [Place::Galley(galley), other].into_iter().zip(lost) {
            self.change_sailors(place, -super::signed(lost));
            self.give_sailors(lost);
        }
        self.set_battle(None);
    }

    pub(super) fn win_prize(&mut self, winner: Galley, prize: Galley) {
        self.set_battle(Some(Battle::Prize { winner, prize }));
    }

    /// Moves the boarding sailors. The captured galley may then move and fight like any other of its new owner
    /// (`FIGHT-6`).
    pub(super) fn board_prize(&mut self, seat: Seat, winner: Galley, prize: Galley, sailors: u8) {
        self.change_sailors(Place::Galley(winner), -super::signed(sailors));
        self.change_sailors(Place::Galley(prize), super::signed(sailors));
        if let Some(index) = prize.index(GALLEYS) {
            self.galleys[index].owner = Some(seat);
        }
    }

    pub(super) fn land(&mut self, seat: Seat, galley: Galley, port: PortId, sailors: u8) {
        self.change_sailors(Place::Galley(galley), -super::signed(sailors));
        self.with_port(port, |state| {
            state.owner = Some(seat);
            state.sailors = state.sailors.saturating_add(sailors);
        });
    }

    /// Ends the move and the request for leave of a galley that no longer exists.
    pub(super) fn forget(&mut self, galley: Galley) {
        if let Phase::Move { moving, leave, .. } = &mut self.phase
            && moving.is_some_and(|moving| moving.galley == galley)
        {
            (*moving, *leave) = (None, None);
        }
    }
}
