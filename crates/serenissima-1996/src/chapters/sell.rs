//! Section 7: sales and income.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::board::{NUMBERS, PortIx};
use crate::chapters::{ends, turn};
use crate::rules::Breach;
use crate::state::{PendingSale, Phase, Serenissima1996};
use crate::words::{Ducats, Galley, Good, Step};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

/// Payment for each point of the number at a space (`SALE-1`).
const PER_POINT: Ducats = 100;
/// Payment for a new market, and for one in a major town (`SALE-2`).
pub(crate) const NEW_MARKET: [Ducats; 2] = [500, 1_000];

/// Returns the bank's payment for the number at a space (`SALE-1`).
pub(crate) fn pays_for(number: u8) -> Ducats {
    Ducats::from(number) * PER_POINT
}

impl Serenissima1996 {
    /// Returns the payment for a new market, to a seller who does not hold the port (`SALE-2`).
    pub(crate) fn new_market(&self, port: PortIx, good: Good) -> Ducats {
        let Some(owner) = self.port(port).owner else { return 0 };
        let known = self.ports_of(owner).any(|port| self.has(port, good));
        let town = self.board.facts(port).mark.town.is_some();
        if known { 0 } else { NEW_MARKET[usize::from(town)] }
    }

    /// Returns the payment for a piece at a space with a known number (`SALE-1`). Also returns the part for a new
    /// market (`SALE-2`).
    pub(crate) fn sale_price(&self, seat: Seat, port: PortIx, number: u8, good: Good) -> (Ducats, Ducats) {
        let own = self.port(port).owner == Some(seat);
        let value = if own && self.options.unpaid_at_home { 0 } else { pays_for(number) };
        let bonus = if own { 0 } else { self.new_market(port, good) };
        (value + bonus, bonus)
    }

    /// Checks that a galley's zone has a port, and returns it (`SALE-1`).
    fn port_beside<N: BreachSink<Breach>>(&self, galley: Galley, sink: &mut N) -> Checked<N, PortIx> {
        let zone = self.galley(galley).zone;
        let port = self.board.port_of(zone);
        sink.must(port.is_some(), || Breach::NoPortHere { zone: self.board.zone_id(zone) })?;
        Ok(port.ok_or(Impossible::NotAsked)?)
    }

    /// Checks that a piece is aboard, accepted by the port, and has a space (`SALE-1`). Returns port and space, from
    /// 0.
    pub(crate) fn sells<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        galley: Galley,
        good: Good,
        sink: &mut N,
    ) -> Checked<N, (PortIx, usize)> {
        self.own_galley(seat, galley, sink)?;
        self.aboard(galley, good, 1, sink)?;
        let port = self.port_beside(galley, sink)?;
        let id = self.board.facts(port).id;
        sink.rule(!self.has(port, good), || Breach::NotWanted { port: id, good })?;
        let slot = self.free_slot(port);
        sink.must(slot.is_some(), || Breach::WarehouseFull { port: id })?;
        Ok((port, slot.ok_or(Impossible::NotAsked)?))
    }

    /// Returns the payment for a sale, if its number is known.
    fn sale_brings(&self, seat: Seat, galley: Galley, good: Good) -> Option<Ducats> {
        let (port, slot) = self.sells(seat, galley, good, &mut kernel::FailFast).ok()?;
        Some(self.sale_price(seat, port, self.number(port, slot)?, good).0)
    }

    /// Returns the lowest and highest numbers that fit beside the known numbers (`MAP-3`).
    pub(crate) fn fitting_numbers(&self, port: PortIx, slot: usize) -> [u8; 2] {
        let slots = usize::from(self.board.facts(port).slots);
        let known = |slot: usize| self.number(port, slot);
        let least = (0..slot).filter_map(known).max().unwrap_or(*NUMBERS.start());
        let most = (slot + 1..slots).filter_map(known).min().unwrap_or(*NUMBERS.end());
        [least, most]
    }

    /// Returns the sale that waits for a number, with its port and space.
    pub(crate) fn asked_number(&self) -> Option<(PendingSale, PortIx, usize)> {
        let Phase::Sell { asked: Some(sale), .. } = self.phase else { return None };
        let port = self.board.port_of(self.galley(sale.galley).zone)?;
        Some((sale, port, self.free_slot(port)?))
    }

    fn reads<N: BreachSink<Breach>>(&self, port: PortIx, slot: usize, number: u8, sink: &mut N) -> Checked<N> {
        let [least, most] = self.fitting_numbers(port, slot);
        sink.must((least..=most).contains(&number), || Breach::NumberDoesNotFit { number, least, most })
    }
}

/// True if a seat can sell anything.
pub(super) fn any(state: &Serenissima1996, seat: Seat) -> bool {
    state.fleet_of(seat).any(|(galley, aboard)| {
        let port = state.board.port_of(aboard.zone).filter(|port| state.free_slot(*port).is_some());
        port.is_some_and(|port| state.galley(galley).kinds().any(|good| !state.has(port, good)))
    })
}

/// Returns the sale with the highest known payment, if any pays.
pub(super) fn best(state: &Serenissima1996, seat: Seat) -> Option<(Good, Ducats)> {
    let sales = state.fleet_of(seat).flat_map(|(galley, aboard)| aboard.kinds().map(move |good| (galley, good)));
    let brings = sales.filter_map(|(galley, good)| Some((good, state.sale_brings(seat, galley, good)?)));
    brings.filter(|(_, ducats)| *ducats > 0).max_by_key(|(_, ducats)| *ducats)
}

pub(super) fn sell(play: &mut Play, seat: Seat, galley: Galley, good: Good) -> Possible {
    turn(play, Step::Sell, seat)?;
    let (port, slot) = play.check(|state, sink| state.sells(seat, galley, good, sink))?;
    let id = play.board.facts(port).id;
    match play.number(port, slot) {
        Some(number) => sold(play, seat, (galley, good), (port, slot), number),
        None => play.emit(Event::NumberAsked { seat, galley, good, port: id, slot: slot as u8 + 1 }),
    }
    Ok(())
}

fn sold(play: &mut Play, seat: Seat, (galley, good): (Galley, Good), (port, slot): (PortIx, usize), number: u8) {
    let (paid, bonus) = play.sale_price(seat, port, number, good);
    let id = play.board.facts(port).id;
    play.emit(Event::Sold { seat, galley, port: id, good, slot: slot as u8 + 1, paid, bonus });
}

/// Enters a number read from the box; the sale continues (`MAP-3`).
pub(super) fn read_number(play: &mut Play, seat: Seat, number: u8) -> Possible {
    if play.turn().is_none_or(|(_, active)| active != seat) {
        return Err(Impossible::NotAsked);
    }
    let (sale, port, slot) = play.asked_number().ok_or(Impossible::NotAsked)?;
    play.check(|state, sink| state.reads(port, slot, number, sink))?;
    play.emit(Event::NumberRead { port: play.board.facts(port).id, slot: slot as u8 + 1, number });
    sold(play, seat, (sale.galley, sale.good), (port, slot), number);
    Ok(())
}

/// Lists a sale for every kind of goods on every galley.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    for (galley, aboard) in state.fleet_of(seat) {
        for good in aboard.kinds() {
            let consequences = || {
                let brings = state.sale_brings(seat, galley, good).unwrap_or_default();
                Consequences { brings, ..Consequences::default() }
            };
            let judge = |sink: &mut L::Breaches| state.sells(seat, galley, good, sink);
            list.add(|| Command::Sell { galley, good }, judge, consequences);
        }
    }
}

/// Lists the lowest and highest numbers that fit.
pub(super) fn list_numbers<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, list: &mut L) {
    let Some((_, port, slot)) = state.asked_number() else { return };
    let [least, most] = state.fitting_numbers(port, slot);
    for number in ends(least, most) {
        list.add(
            || Command::ReadNumber { number },
            |sink| state.reads(port, slot, number, sink),
            Consequences::default,
        );
    }
}
