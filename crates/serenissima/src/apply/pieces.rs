//! Applies the movement of pieces and coins, for every kind of event.

use kernel::Seat;

use super::place_of;
use crate::state::{GalleyState, PortState, Serenissima};
use crate::words::{Ducats, GALLEYS, Galley, Good, MOST_DUCATS, Place, PortId, ZoneId};

impl Serenissima {
    /// Loads and pays for a cube. The first that costs nothing is the free one (`LOAD-6`).
    pub(super) fn load(&mut self, seat: Seat, galley: Galley, good: Good, paid: Ducats, to: Option<Seat>) {
        self.change_goods(galley, good, 1);
        self.bank[good.index()] = self.bank[good.index()].saturating_sub(1);
        self.pay(seat, paid);
        if let Some(to) = to {
            self.gain(to, paid);
        }
        self.note_act();
        if paid == 0
            && let Some(go) = self.activation_mut()
        {
            go.free_taken = true;
        }
    }

    pub(super) fn empty_port(&mut self, port: PortId) {
        self.with_port(port, |state| (state.owner, state.sailors) = (None, 0));
    }

    pub(super) fn with_port(&mut self, port: PortId, change: impl FnOnce(&mut PortState)) {
        if let Some(port) = self.board.port(port) {
            change(&mut self.ports[port.index()]);
        }
    }

    pub(super) fn place(&mut self, seat: Seat, galley: Galley, zone: ZoneId, sailors: u8) {
        if let (Some(index), Some(zone)) = (galley.index(GALLEYS), self.board.zone(zone)) {
            self.galleys[index] = GalleyState { owner: Some(seat), zone, sailors, goods: [0; 6] };
        }
    }

    /// Adds or removes sailors. The first sailor in a neutral port takes it for that player.
    pub(super) fn change_sailors(&mut self, place: Place, seat: Seat, by: i8) {
        match place {
            Place::Galley(galley) => {
                if let Some(index) = galley.index(GALLEYS) {
                    let sailors = &mut self.galleys[index].sailors;
                    *sailors = sailors.saturating_add_signed(by);
                }
            }
            Place::Port(port) => self.with_port(port, |state| {
                state.sailors = state.sailors.saturating_add_signed(by);
                if by > 0 {
                    state.owner = Some(seat);
                }
            }),
        }
    }

    pub(super) fn change_goods(&mut self, galley: Galley, good: Good, by: i8) {
        if let Some(index) = galley.index(GALLEYS) {
            let cubes = &mut self.galleys[index].goods[good.index()];
            *cubes = cubes.saturating_add_signed(by);
        }
    }

    pub(super) fn give_to_bank(&mut self, goods: &[Good]) {
        for good in goods {
            self.bank[good.index()] = self.bank[good.index()].saturating_add(1);
        }
    }

    pub(super) fn regain_sailors(&mut self, seat: Seat, sailors: u8) {
        let reserve = &mut self.reserve[place_of(seat)];
        *reserve = reserve.saturating_add(sailors);
    }

    pub(super) fn pay_sailors(&mut self, seat: Seat, sailors: u8) {
        let reserve = &mut self.reserve[place_of(seat)];
        *reserve = reserve.saturating_sub(sailors);
    }

    pub(super) fn pay(&mut self, seat: Seat, ducats: Ducats) {
        let purse = &mut self.purses[place_of(seat)];
        *purse = purse.saturating_sub(ducats);
    }

    pub(super) fn gain(&mut self, seat: Seat, ducats: Ducats) {
        let purse = &mut self.purses[place_of(seat)];
        *purse = purse.saturating_add(ducats).min(MOST_DUCATS);
    }
}
