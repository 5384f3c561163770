//! Applies the movement of pieces and coins, for every kind of event.

use kernel::Seat;

use super::zone_of;
use crate::state::{GalleyState, PortState, Serenissima1996};
use crate::words::{Ducats, GALLEYS, Galley, Good, MOST_DUCATS, MOST_SEATS, Place, PortId};

impl Serenissima1996 {
    pub(super) fn with_port(&mut self, port: PortId, change: impl FnOnce(&mut PortState)) {
        if let Some(port) = self.board.port(port) {
            change(&mut self.ports[port.index()]);
        }
    }

    pub(super) fn put_galley(&mut self, seat: Seat, galley: Galley, port: PortId, sailors: u8) {
        if let (Some(index), Some(zone)) = (galley.index(GALLEYS), zone_of(self, port)) {
            let built = &mut self.galleys[index];
            *built = GalleyState::IN_THE_BOX;
            (built.owner, built.zone, built.sailors) = (Some(seat), zone, sailors);
        }
        self.with_port(port, |state| state.built = true);
    }

    pub(super) fn change_sailors(&mut self, place: Place, by: i8) {
        match place {
            Place::Galley(galley) => {
                if let Some(index) = galley.index(GALLEYS) {
                    let sailors = &mut self.galleys[index].sailors;
                    *sailors = sailors.saturating_add_signed(by);
                }
            }
            Place::Port(port) => self.with_port(port, |state| state.sailors = state.sailors.saturating_add_signed(by)),
        }
    }

    pub(super) fn change_goods(&mut self, galley: Galley, good: Good, by: i8) {
        if let Some(index) = galley.index(GALLEYS) {
            let aboard = &mut self.galleys[index].goods[good.index()];
            *aboard = aboard.saturating_add_signed(by);
        }
    }

    pub(super) fn take_from_box(&mut self, good: Good, count: u8) {
        let left = &mut self.goods[good.index()];
        *left = left.saturating_sub(count);
    }

    pub(super) fn give_goods(&mut self, good: Good, count: u8) {
        let left = &mut self.goods[good.index()];
        *left = left.saturating_add(count);
    }

    pub(super) fn take_sailors(&mut self, count: u8) {
        self.sailors = self.sailors.saturating_sub(count);
    }

    pub(super) fn give_sailors(&mut self, count: u8) {
        self.sailors = self.sailors.saturating_add(count);
    }

    /// Returns a galley and everything aboard to the box.
    pub(super) fn sink(&mut self, galley: Galley) {
        let Some(index) = galley.index(GALLEYS) else { return };
        let sunk = std::mem::replace(&mut self.galleys[index], GalleyState::IN_THE_BOX);
        self.give_sailors(sunk.sailors);
        for good in Good::ALL {
            self.give_goods(good, sunk.goods[good.index()]);
        }
        self.forget(galley);
    }

    pub(super) fn pay(&mut self, seat: Seat, ducats: Ducats) {
        let purse = &mut self.purses[seat.index() % MOST_SEATS];
        *purse = purse.saturating_sub(ducats);
    }

    pub(super) fn gain(&mut self, seat: Seat, ducats: Ducats) {
        let purse = &mut self.purses[seat.index() % MOST_SEATS];
        *purse = purse.saturating_add(ducats).min(MOST_DUCATS);
    }
}
