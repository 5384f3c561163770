//! Applies the events of picks, of purchases at the end of a turn, and of the end.

use kernel::Seat;

use crate::board::Chart;
use crate::state::{Phase, Serenissima, Stage};
use crate::words::{Crew, DogeCard, Galley, Good, MOST_SEATS, Place, PortId, Seats, Standings, ZoneId};

impl Serenissima {
    pub(super) fn close_port(&mut self, port: PortId) {
        self.with_port(port, |state| state.closed = true);
        if self.closed_ports() >= 4 {
            self.phase = Phase::Picking { nth: 0 };
        }
    }

    pub(super) fn pick_start(&mut self, seat: Seat, port: PortId, galley: Galley) {
        if let Some(ix) = self.board.port(port) {
            let zone = self.board.facts(ix).zone;
            let state = &mut self.ports[ix.index()];
            (state.owner, state.sailors) = (Some(seat), 3);
            self.place(seat, galley, self.board.zone_id(zone), 3);
            self.pay_sailors(seat, 6);
        }
        self.picked();
    }

    pub(super) fn pick_galley(&mut self, seat: Seat, galley: Galley, zone: ZoneId) {
        self.place(seat, galley, zone, 3);
        self.pay_sailors(seat, 3);
        self.picked();
    }

    fn picked(&mut self) {
        if let Phase::Picking { nth } = &mut self.phase {
            *nth = nth.saturating_add(1);
        }
    }

    /// Places a bought galley beside a port, with its first sailor from `crew`.
    pub(super) fn buy_galley(&mut self, seat: Seat, galley: Galley, port: PortId, crew: Crew) {
        match crew {
            Crew::Hired => self.pay_sailors(seat, 1),
            Crew::Port => self.change_sailors(Place::Port(port), seat, -1),
            Crew::Galley(from) => self.change_sailors(Place::Galley(from), seat, -1),
        }
        if let Some(port) = self.board.port(port) {
            let zone = self.board.zone_id(self.board.facts(port).zone);
            self.place(seat, galley, zone, 1);
        }
        match &mut self.phase {
            Phase::Purchases { bought, .. } => *bought |= 1 << galley.0.min(15),
            Phase::Activation { go } => go.bought = Some(galley),
            _ => {}
        }
    }

    pub(super) fn begin_purchases(&mut self, seats: &[Seat]) {
        let next: Seats = seats.iter().copied().take(MOST_SEATS).collect();
        // Asked again after a correction, a player who was buying continues from the same point.
        let (bought, done) = match &self.phase {
            Phase::Purchases { queue, bought, done } if queue.first() == next.first() => (*bought, done.clone()),
            Phase::Purchases { done, .. } => (0, done.clone()),
            _ => (0, Seats::new()),
        };
        self.phase = Phase::Purchases { queue: next, bought, done };
    }

    pub(super) fn end_purchases(&mut self) {
        if let Phase::Purchases { queue, bought, done } = &mut self.phase {
            *bought = 0;
            if let Some(seat) = queue.pop_at(0) {
                let _ = done.try_push(seat);
            }
        }
    }

    pub(super) fn end_early(&mut self) {
        if let Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } = self.phase {
            for good in Good::ALL {
                let bank = &mut self.bank[good.index()];
                *bank = bank.saturating_add(adrift[good.index()]);
            }
        }
        self.phase = Phase::Over { standings: Standings::new() };
    }

    /// Replaces the board under the same pieces. Turned Doge cards stay turned. A white pawn on its first space moves
    /// to the new board's first space.
    pub(crate) fn lay_on(&mut self, chart: std::sync::Arc<Chart>) {
        let (old, new) = (self.board.tables().deck(), chart.tables().deck());
        for card in DogeCard::ALL {
            let seen = old.of(card).saturating_sub(self.deck.of(card));
            *self.deck.of_mut(card) = new.of(card).saturating_sub(seen);
        }
        if self.white == self.board.tables().start_space(self.players()) && self.scorings == 0 {
            self.white = chart.tables().start_space(self.players());
        }
        self.board = chart.into();
    }
}
