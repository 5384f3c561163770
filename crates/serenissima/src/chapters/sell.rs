//! Section 3c: sell.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::board::PortIx;
use crate::chapters::{activation, not_invested, sail};
use crate::event::Event;
use crate::rules::{Breach, Step};
use crate::state::{Activation, Serenissima};
use crate::words::{Cause, Ducats, Good, SPICE_BONUS};
use crate::{Checked, Command, Consequences, Decided, Play};

impl Serenissima {
    /// Returns the free slot of the lowest value (`SELL-2`), from 0.
    pub(crate) fn free_slot(&self, port: PortIx) -> Option<usize> {
        let slots = usize::from(self.board.facts(port).slots);
        self.ports[port.index()].slots[..slots].iter().position(Option::is_none)
    }

    /// Returns the price of a cube, and the part of it that spice adds (`SELL-2`, `SELL-3`).
    pub(crate) fn sale_price(&self, port: PortIx, slot: usize, good: Good, seat: Seat) -> (Ducats, Ducats) {
        let own = self.ports[port.index()].owner == Some(seat);
        let value = if own { 0 } else { self.board.facts(port).values[slot].into() };
        let bonus = if good == Good::Spice { SPICE_BONUS } else { 0 };
        (value + bonus, bonus)
    }

    /// Checks that the active galley may sell here, and returns the port and the slot.
    fn may_sell<N: BreachSink<Breach>>(&self, go: &Activation, sink: &mut N) -> Checked<N, (PortIx, usize)> {
        let zone = self.galley(go.galley).zone;
        not_invested(go, sink)?;
        sink.rule(go.step != Step::Fight, || Breach::SellOrFight { sold: false })?;
        let place = self.place_to_sell(go);
        sink.must(place.is_some(), || Breach::WarehouseFull { zone: self.board.zone_id(zone) })?;
        let (port, slot) = place.ok_or(Impossible::NotAsked)?;
        self.usable(port, sink)?;
        sail::not_blocked(go, None, sink)?;
        Ok((port, slot))
    }

    /// Returns the port in the active galley's zone, and its free slot.
    pub(crate) fn place_to_sell(&self, go: &Activation) -> Option<(PortIx, usize)> {
        let port = self.board.port_of(self.galley(go.galley).zone)?;
        Some((port, self.free_slot(port)?))
    }

    /// Returns the ducats of the active galley's next sale.
    pub(super) fn sale_brings(&self, go: &Activation, good: Good, seat: Seat) -> Ducats {
        self.place_to_sell(go).map_or(0, |(port, slot)| self.sale_price(port, slot, good, seat).0)
    }

    /// Checks that the good is aboard and that the port accepts it (`SELL-1`).
    fn sells<N: BreachSink<Breach>>(&self, go: &Activation, port: PortIx, good: Good, sink: &mut N) -> Checked<N> {
        self.has_cube(go.galley, good, sink)?;
        sink.rule(!self.has(port, good), || Breach::NotWanted { port: self.board.facts(port).id, good })
    }
}

/// Lists a sale for every kind of goods aboard.
pub(super) fn list<L: CandidateSink<Serenissima>>(state: &Serenissima, seat: Seat, go: &Activation, list: &mut L) {
    list.under(
        |sink| state.may_sell(go, sink),
        |list| {
            let place = state.place_to_sell(go);
            for good in state.galley(go.galley).kinds() {
                let judge =
                    |sink: &mut L::Breaches| place.map_or(Ok(()), |(port, _)| state.sells(go, port, good, sink));
                list.add(
                    || Command::Sell { good },
                    judge,
                    || Consequences { brings: state.sale_brings(go, good, seat), ..Consequences::default() },
                );
            }
        },
    );
}

pub(super) fn sell(play: &mut Play, seat: Seat, good: Good) -> Decided {
    let go = activation(play, seat)?;
    let (port, slot) = play.check(|state, sink| {
        let (port, slot) = state.may_sell(&go, sink)?;
        state.sells(&go, port, good, sink)?;
        Ok((port, slot))
    })?;
    if go.sale_open || !sail::ask(play, Cause::Sale { good }, &[]) {
        let (galley, id) = (go.galley, play.board.facts(port).id);
        let (paid, bonus) = play.sale_price(port, slot, good, seat);
        play.emit(Event::Sold { seat, galley, port: id, good, slot: slot as u8 + 1, paid, bonus });
    }
    Ok(())
}
