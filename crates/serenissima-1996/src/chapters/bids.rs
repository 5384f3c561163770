//! Section 2: the order of a round.

use arrayvec::ArrayVec;
use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::chapters::{ends, in_coins, round};
use crate::odds::FACES;
use crate::rules::Breach;
use crate::state::{GivenBid, MOST_SEATS, Phase, Picking, Serenissima1996};
use crate::words::{Bid, COIN, COVERED, Ducats, Seats, Thrown};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

impl Serenissima1996 {
    /// Returns the seats whose bids are awaited.
    pub(crate) fn bidders(&self) -> Seats {
        let Phase::Bidding { bids } = &self.phase else { return Seats::new() };
        self.active_seats().filter(|seat| bids[seat.index() % MOST_SEATS].is_none()).collect()
    }

    /// Returns the seats whose bids are given but not revealed.
    pub(crate) fn given_bids(&self) -> Seats {
        let Phase::Bidding { bids } = &self.phase else { return Seats::new() };
        self.active_seats().filter(|seat| bids[seat.index() % MOST_SEATS].is_some()).collect()
    }

    /// Returns the seats that pick next: more than one if they are tied.
    pub(crate) fn next_to_pick(&self) -> Seats {
        let Phase::Picking(Picking { ranks, places, .. }) = &self.phase else { return Seats::new() };
        let waits = |seat: &Seat| !places.contains(&Some(*seat));
        let rank = |seat: Seat| ranks[seat.index() % MOST_SEATS];
        let first = self.active_seats().filter(waits).map(rank).min();
        self.active_seats().filter(waits).filter(|seat| Some(rank(*seat)) == first).collect()
    }

    /// Returns the seat that picks a place now; `None` while dice decide.
    pub(crate) fn picker(&self) -> Option<Seat> {
        let next = self.next_to_pick();
        next.first().copied().filter(|_| next.len() == 1)
    }

    /// Checks that the purse holds the bid (`BID-1`).
    fn bids<N: BreachSink<Breach>>(&self, seat: Seat, ducats: Ducats, sink: &mut N) -> Checked<N> {
        in_coins(ducats, sink)?;
        self.can_pay(seat, ducats, sink)
    }

    /// Checks that the place exists and is still free (`BID-2`).
    fn picks<N: BreachSink<Breach>>(&self, place: u8, sink: &mut N) -> Checked<N> {
        let Phase::Picking(Picking { places, .. }) = &self.phase else { return Err(Impossible::NotAsked.into()) };
        let last = self.active_seats().count();
        let free = usize::from(place).checked_sub(1).is_some_and(|nth| nth < last && places[nth].is_none());
        sink.must(free, || Breach::NoSuchPlace { place })
    }
}

/// Records or replaces a bid.
pub(super) fn bid(play: &mut Play, seat: Seat, ducats: Ducats) -> Possible {
    let open = !play.bidders().is_empty() && play.active_seats().any(|active| active == seat);
    if !open {
        return Err(Impossible::NotAsked);
    }
    play.check(|state, sink| state.bids(seat, ducats, sink))?;
    play.emit(Event::BidGiven { seat, ducats: Some(ducats) });
    Ok(())
}

/// Chance: reveals all bids; they are paid to the bank (`BID-1`).
pub(super) fn reveal(play: &mut Play) -> Possible {
    let Phase::Bidding { bids } = &play.phase else { return Err(Impossible::NotAsked) };
    if !play.bidders().is_empty() {
        return Err(Impossible::NotAsked);
    }
    let given = |seat: Seat| match bids[seat.index() % MOST_SEATS] {
        Some(GivenBid::Is(ducats)) => Some(Bid { seat, ducats }),
        _ => None,
    };
    let bids: ArrayVec<Bid, MOST_SEATS> = play.active_seats().filter_map(given).collect();
    play.emit(Event::BidsRevealed { bids });
    pick_the_last(play);
    Ok(())
}

/// Chance: rolls a die for each tied player (`BID-2`).
pub(super) fn roll(play: &mut Play, dice: &[u8]) -> Possible {
    let tied = play.next_to_pick();
    if tied.len() < 2 || dice.len() != tied.len() {
        return Err(Impossible::NotAsked);
    }
    for &die in dice {
        play.must((1..=FACES).contains(&die), || Breach::NotADie { die })?;
    }
    let dice = tied.into_iter().zip(dice).map(|(seat, &die)| Thrown { seat, die }).collect();
    play.emit(Event::OrderRolled { dice });
    Ok(())
}

pub(super) fn pick(play: &mut Play, seat: Seat, place: u8) -> Possible {
    if play.picker() != Some(seat) {
        return Err(Impossible::NotAsked);
    }
    play.check(|state, sink| state.picks(place, sink))?;
    play.emit(Event::PlacePicked { seat, place });
    pick_the_last(play);
    Ok(())
}

/// Assigns the last place, which leaves no choice, and begins phase 2.
fn pick_the_last(play: &mut Play) {
    let free = |state: &Serenissima1996| -> ArrayVec<u8, MOST_SEATS> {
        (1..=MOST_SEATS as u8).filter(|place| state.picks(*place, &mut kernel::FailFast).is_ok()).collect()
    };
    if let ([place], Some(seat)) = (&free(play)[..], play.picker()) {
        play.emit(Event::PlacePicked { seat, place: *place });
    }
    if !play.order.is_empty() {
        round::begin_phases(play);
    }
}

/// Lists the lowest and highest possible bid; for a hidden purse only the lowest.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    let active = state.active_seats().any(|active| active == seat);
    if !active || state.bidders().is_empty() {
        return;
    }
    let purse = Some(state.purses[seat.index() % MOST_SEATS]).filter(|purse| *purse < COVERED).unwrap_or_default();
    for ducats in ends(0, purse - purse % COIN) {
        let consequences = || Consequences { costs: ducats, ..Consequences::default() };
        list.add(|| Command::Bid { ducats }, |sink| state.bids(seat, ducats, sink), consequences);
    }
}

/// Lists the free places.
pub(super) fn list_places<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, list: &mut L) {
    for place in 1..=state.active_seats().count() as u8 {
        list.add(|| Command::PickPlace { place }, |sink| state.picks(place, sink), Consequences::default);
    }
}
