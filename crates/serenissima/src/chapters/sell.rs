//! Section 3c: sell.

use kernel::{Impossible, Seat};

use crate::board::PortIx;
use crate::chapters::{activation, no_piece, sail};
use crate::event::Event;
use crate::rules::{Breach, Closure, Piece, Step};
use crate::state::Serenissima;
use crate::words::{Cause, Ducats, Good};
use crate::{Decided, Play};

impl Serenissima {
    /// The free slot of the lowest value (`SELL-2`), from 0.
    pub(crate) fn free_slot(&self, port: PortIx) -> Option<usize> {
        let slots = usize::from(self.board.facts(port).slots);
        self.ports[port.index()].slots[..slots].iter().position(Option::is_none)
    }

    /// What a cube sells for: all of it, and the part that spice adds (`SELL-2`, `SELL-3`).
    pub(crate) fn sale_price(&self, port: PortIx, slot: usize, good: Good, seat: Seat) -> (Ducats, Ducats) {
        let own = self.ports[port.index()].owner == Some(seat);
        let value = if own { 0 } else { self.board.facts(port).values[slot].into() };
        let bonus = if good == Good::Spice { 2 } else { 0 };
        (value + bonus, bonus)
    }
}

pub(super) fn sell(play: &mut Play, seat: Seat, good: Good) -> Decided {
    let go = activation(play, seat)?;
    let galley = go.galley;
    let zone = play.galley(galley).zone;
    let full = || Breach::WarehouseFull { zone: play.board.zone_id(zone) };
    play.must(play.galley(galley).goods[good.index()] > 0, || no_piece(Piece::Cube { galley, good }))?;
    let place = play.board.port_of(zone).and_then(|port| Some((port, play.free_slot(port)?)));
    let (port, slot) = place.ok_or_else(|| Impossible::Limit(full()))?;
    let (id, closed) = (play.board.facts(port).id, play.ports[port.index()].closed);
    play.rule(!go.invested, || Breach::ActOrInvest { invested: true });
    play.rule(go.step != Step::Fight, || Breach::SellOrFight { sold: false });
    play.rule(!closed, || Breach::Closed { why: Closure::Port { port: id } });
    play.rule(!play.has(port, good), || Breach::NotWanted { port: id, good });
    sail::not_blocked(play, &go, None);
    if go.sale_open || !sail::ask(play, Cause::Sale { good }, &[]) {
        let (paid, bonus) = play.sale_price(port, slot, good, seat);
        play.emit(Event::Sold { seat, galley, port: id, good, slot: slot as u8 + 1, paid, bonus });
    }
    Ok(())
}
