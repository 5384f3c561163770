//! Corrections by hand, within the limits of the box (`FIX-1`).

use std::sync::Arc;

use kernel::{Actor, Seat};
use sea_board::{ChartEdit, swapped};

use crate::board::{Board, BoardEdit, Chart, PortIx};
use crate::chapters::{known_port, settle};
use crate::rules::Breach;
use crate::setup::may_play;
use crate::state::{Battle, GalleyState, GivenBid, MOST_SEATS, Phase, Serenissima1996, counted};
use crate::words::{COIN, GALLEYS, GOODS_EACH, Galley, Good, MOST_DUCATS, Nation, SPACES, Seats};
use crate::{Event, Fix, Play, Possible, Question};

/// Sets a tracked value. The audit defines the limits of the box.
pub(super) fn correct(play: &mut Play, fix: &Fix) -> Possible {
    possible(play, fix)?;
    let before = (**play).clone();
    play.emit(Event::Corrected { fix: Box::new(fix.clone()) });
    let flaws = play.flaws();
    let flaw = || flaws.first().map_or("", |flaw| flaw.flaw).to_owned();
    play.must(flaws.is_empty(), || Breach::CannotCorrect { flaw: flaw() })?;
    settle::settle(play, fix, &before);
    // A prize without a winner or without a battle would have no crew, so it must be corrected first.
    play.must(play.flaws().is_empty(), || Breach::CannotCorrect { flaw: "audit-galley".to_owned() })
}

/// Returns the open question after a correction, if only one is possible. Ignores flaws of the state, so that a
/// caller who does not know the purses can ask.
pub(crate) fn awaited(state: &Serenissima1996, fix: &Fix) -> Option<(Actor, Question)> {
    let mut play = Play::new(state);
    possible(&play, fix).ok()?;
    play.emit(Event::Corrected { fix: Box::new(fix.clone()) });
    settle::settle(&mut play, fix, state);
    play.question()
}

/// Finds faults that the resulting state would not show.
fn possible(play: &Play, fix: &Fix) -> Possible {
    let must = |holds: bool, flaw: &str| play.must(holds, || Breach::CannotCorrect { flaw: flaw.to_owned() });
    let is_seat = |seat: &Seat| seat.0 < play.players();
    match fix {
        Fix::Purse { seat, ducats } => {
            let coins = ducats.is_some_and(|ducats| ducats <= MOST_DUCATS && ducats.is_multiple_of(COIN));
            must(is_seat(seat) && coins, "audit-purse")
        }
        Fix::Galley { galley, seat, zone, sailors, goods, .. } => {
            let pieces = usize::from(*sailors) + goods.len();
            let manned = *sailors > 0 || play.decided_without_crew(*galley, *seat);
            let afloat = manned && pieces <= usize::from(SPACES) && play.board.zone(*zone).is_some();
            let fine = galley.index(GALLEYS).is_some() && seat.is_none_or(|seat| is_seat(&seat) && afloat);
            must(fine, "audit-galley")
        }
        Fix::Port { port, seat, .. } => {
            known_port(play, *port)?;
            must(seat.is_none_or(|seat| is_seat(&seat)), "audit-port")
        }
        Fix::Warehouse { port, slots } => {
            let fits = slots.len() == usize::from(play.board.facts(known_port(play, *port)?).slots);
            must(fits, "audit-port")
        }
        Fix::Fortress { port, .. } | Fix::Used { port, .. } => known_port(play, *port).map(drop),
        Fix::Round { round } => {
            must((1..=play.rounds()).contains(round) && !matches!(play.phase, Phase::Placing { .. }), "audit-round")
        }
        Fix::Order { seats } => must(play.turn().is_some() && play.is_order(seats), "audit-order"),
        Fix::Turn { seat, .. } => must(play.turn().is_some() && play.order.contains(seat), "audit-order"),
        Fix::Nation { seat, nation } => {
            let nations = swapped(&play.nations, *seat, *nation);
            must(is_seat(seat) && may_play(&nations, play.options.any_nations), "setup-nations")
        }
        Fix::Gone { seat, gone } => {
            let others = play.active_seats().any(|active| active != *seat);
            must(!play.bidders().is_empty() && is_seat(seat) && (!*gone || others), "audit-gone")
        }
        Fix::Options { .. } => Ok(()),
        Fix::Printed { printed } => on_board(play, play.board.corrected(printed).map(drop)),
        Fix::Board { board } => on_board(play, play.board.gives_way_to(board)),
    }
}

fn on_board(play: &Play, found: Result<(), kernel::Flaw>) -> Possible {
    let flaw = || found.as_ref().err().map_or("", |flaw| flaw.flaw).to_owned();
    play.must(found.is_ok(), || Breach::FaultyBoard { flaw: flaw() })
}

/// Puts the corrected value into the state. Pieces move between the board and the box.
pub(crate) fn set(state: &mut Serenissima1996, fix: &Fix) {
    match fix {
        Fix::Purse { seat, ducats } => set_purse(state, *seat, *ducats),
        Fix::Galley { galley, seat, zone, sailors, goods, moved } => {
            let (Some(index), zone) = (galley.index(GALLEYS), state.board.zone(*zone)) else { return };
            // Moves are recorded only during phase 3.
            let moved = *moved && matches!(state.phase, Phase::Move { .. });
            state.galleys[index] = match (seat, zone) {
                (Some(_), Some(zone)) => {
                    let galley =
                        sea_board::GalleyState { owner: *seat, zone, sailors: *sailors, goods: counted(goods) };
                    GalleyState { galley, moved }
                }
                _ => GalleyState::IN_THE_BOX,
            };
            if let Phase::Move { moving: Some(moving), .. } = &mut state.phase
                && moving.galley == *galley
            {
                moving.reach = *sailors;
            }
        }
        Fix::Port { port, seat, sailors } => with_port(state, *port, |port| {
            (port.owner, port.sailors) = (*seat, if seat.is_some() { *sailors } else { 0 });
        }),
        Fix::Warehouse { port, slots } => with_port(state, *port, |port| {
            port.slots = Default::default();
            port.slots.iter_mut().zip(slots).for_each(|(place, good)| *place = *good);
        }),
        Fix::Fortress { port, fortress } => with_port(state, *port, |port| port.fortress = *fortress),
        Fix::Used { port, built, hired } => with_port(state, *port, |port| {
            (port.built, port.hired) = (*built, *hired);
        }),
        Fix::Round { round } => state.round = *round,
        Fix::Order { seats } => set_order(state, seats),
        Fix::Turn { .. } => {}
        Fix::Nation { seat, nation } => set_nation(state, *seat, *nation),
        Fix::Gone { seat, gone } => {
            state.gone[seat.index() % MOST_SEATS] = *gone;
            forget_bid(state, *seat);
        }
        Fix::Options { options } => state.options = *options,
        Fix::Printed { printed } => {
            if matches!(printed, BoardEdit::Chart(ChartEdit::Good { .. })) {
                state.denied = Default::default();
            }
            if let Ok(board) = state.board.corrected(printed) {
                lay(state, board);
            }
        }
        Fix::Board { board } => {
            state.denied = Default::default();
            lay(state, (**board).clone());
        }
    }
    state.recount();
}

/// Sets a seat's nation. While sailors are placed, the nation takes its town, galleys and sailors along (`FIX-3`).
fn set_nation(state: &mut Serenissima1996, seat: Seat, nation: Nation) {
    let (had, other) = (state.town_of(seat), state.nations.iter().position(|own| *own == nation));
    let placing = match state.phase {
        Phase::Placing { seat } => state.nations.get(seat.index()).copied(),
        _ => None,
    };
    state.nations = swapped(&state.nations, seat, nation);
    let Some(placing) = placing else { return };
    match (other, had, state.town_of(seat)) {
        (Some(other), ..) => exchange_pieces(state, seat, Seat(other as u8)),
        (None, Some(had), Some(town)) => resettle(state, seat, had, town),
        _ => {}
    }
    // The nation that was placing continues. A seat with another nation places again.
    let next = state.nations.iter().position(|own| *own == placing).map(|seat| Seat(seat as u8));
    state.phase = Phase::Placing { seat: next.or(state.next_to_place(None)).unwrap_or(seat) };
}

/// Exchanges the pieces of two seats, which stay in their places.
fn exchange_pieces(state: &mut Serenissima1996, one: Seat, two: Seat) {
    let exchanged = |owner: Option<Seat>| match owner {
        Some(owner) if owner == one => Some(two),
        Some(owner) if owner == two => Some(one),
        other => other,
    };
    state.galleys.iter_mut().for_each(|galley| galley.owner = exchanged(galley.owner));
    state.ports.iter_mut().for_each(|port| port.owner = exchanged(port.owner));
    let [one, two] = [one, two].map(|seat| state.beginnings(seat).0);
    for (one, two) in one.into_iter().zip(two) {
        if let (Some(one), Some(two)) = (one.index(GALLEYS), two.index(GALLEYS)) {
            state.galleys.swap(one, two);
        }
    }
}

/// Moves a seat's starting pieces to another town.
fn resettle(state: &mut Serenissima1996, seat: Seat, from: PortIx, to: PortIx) {
    let (old, new) = (state.board.facts(from).zone, state.board.facts(to).zone);
    let fleet = state.galleys.iter_mut().filter(|galley| galley.owner == Some(seat) && galley.zone == old);
    fleet.for_each(|galley| galley.zone = new);
    if state.port(from).owner == Some(seat) && state.port(to).owner.is_none() {
        state.ports[to.index()] = std::mem::take(&mut state.ports[from.index()]);
    }
}

/// Sets a purse and withdraws the bid. Keeping a bid that still fits would reveal its size.
fn set_purse(state: &mut Serenissima1996, seat: Seat, ducats: Option<crate::words::Ducats>) {
    if let (Some(ducats), Some(purse)) = (ducats, state.purses.get_mut(seat.index())) {
        *purse = ducats;
    }
    forget_bid(state, seat);
}

fn forget_bid(state: &mut Serenissima1996, seat: Seat) {
    if let Phase::Bidding { bids } = &mut state.phase {
        let bid: &mut Option<GivenBid> = &mut bids[seat.index() % MOST_SEATS];
        *bid = None;
    }
}

/// Sets the order; it remains the same player's turn.
fn set_order(state: &mut Serenissima1996, seats: &Seats) {
    let Some((_, active)) = state.turn() else { return };
    let now = seats.iter().position(|seat| *seat == active).unwrap_or_default() as u8;
    state.order = seats.clone();
    if let Phase::Trade { nth, .. }
    | Phase::Move { nth, .. }
    | Phase::Fight { nth, .. }
    | Phase::Take { nth }
    | Phase::Sell { nth, .. } = &mut state.phase
    {
        *nth = now;
    }
}

fn with_port(
    state: &mut Serenissima1996,
    port: crate::words::PortId,
    change: impl FnOnce(&mut crate::state::PortState),
) {
    if let Some(port) = state.board.port(port) {
        change(&mut state.ports[port.index()]);
    }
}

/// Replaces the board under the same pieces.
pub(crate) fn lay(state: &mut Serenissima1996, board: Board) {
    if let Ok(chart) = Chart::new(board) {
        lay_chart(state, chart);
    }
}

fn lay_chart(state: &mut Serenissima1996, chart: Arc<Chart>) {
    state.board = chart.into();
}

impl Serenissima1996 {
    /// True if a galley may have no sailors because the winner of its battle still decides. Its cargo can be
    /// corrected (`FIX-3`).
    fn decided_without_crew(&self, galley: Galley, owner: Option<Seat>) -> bool {
        let Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } = self.phase else { return false };
        let state = self.galley(galley);
        [winner, prize].contains(&galley) && state.sailors == 0 && state.owner == owner
    }

    /// True if these are all seats in the game, each once.
    pub(crate) fn is_order(&self, seats: &Seats) -> bool {
        let all = self.active_seats().all(|seat| seats.contains(&seat));
        all && seats.len() == self.active_seats().count()
    }

    /// Recounts the box: it holds every piece that is nowhere else. Saturates at 0; the audit then reports too many
    /// pieces elsewhere.
    pub(crate) fn recount(&mut self) {
        self.sailors = u16::from(self.options.sailors()).saturating_sub(self.sailors_out()) as u8;
        for good in Good::ALL {
            self.goods[good.index()] = u16::from(GOODS_EACH).saturating_sub(self.goods_out(good)) as u8;
        }
    }
}
