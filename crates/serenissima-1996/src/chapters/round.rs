//! The course of a round: the turns in each phase (`BID-3`), and automatic steps.

use kernel::{Any, CandidateSink, Impossible, Rules, Seat};

use crate::chapters::{fight, sell, take, turn};
use crate::state::Serenissima1996;
use crate::words::{Ducats, Seats, Step};
use crate::{Command, Consequences, Event, Play, Possible, Undone};

/// The income from a player's own major town (`INCOME-1`).
pub(crate) const INCOME: Ducats = 300;

/// Begins a round with its bids (`BID-1`).
pub(super) fn begin(play: &mut Play, round: u8) {
    play.emit(Event::RoundBegan { round });
}

/// Begins phase 2 once the order is known.
pub(super) fn begin_phases(play: &mut Play) {
    advance(play, Step::Trade, 0);
}

pub(super) fn end_turn(play: &mut Play, seat: Seat) -> Possible {
    let (step, _) = play.turn().ok_or(Impossible::NotAsked)?;
    turn(play, step, seat)?;
    finish(play, step, seat);
    Ok(())
}

/// Ends a turn automatically when its player has nothing left to do.
pub(super) fn go_on(play: &mut Play) {
    while let Some((step, seat)) = play.turn() {
        if turn(play, step, seat).is_err() || play.has_turn(step, seat) {
            return;
        }
        finish(play, step, seat);
    }
}

/// Ends a seat's turn in a phase.
fn finish(play: &mut Play, step: Step, seat: Seat) {
    let nth = play.order.iter().position(|other| *other == seat).unwrap_or_default();
    if step == Step::Sell {
        pay_income(play, seat);
    }
    advance(play, step, nth + 1);
}

/// Finds the next seat, from place `nth` on, that has anything to do. The others are skipped (`SEAT-1`).
fn advance(play: &mut Play, step: Step, nth: usize) {
    let (order, mut from): (Seats, usize) = (play.order.clone(), nth);
    for step in Step::ALL.into_iter().filter(|other| *other >= step) {
        for seat in order.iter().copied().skip(std::mem::take(&mut from)) {
            if play.has_turn(step, seat) {
                return play.emit(Event::TurnBegan { seat, step });
            }
            if step == Step::Sell {
                pay_income(play, seat);
            }
        }
    }
    if play.round >= play.rounds() {
        play.emit(Event::LastRoundOver);
    } else {
        begin(play, play.round + 1);
    }
}

/// Pays income, once a round, because a turn may be corrected back (`FIX-3`).
fn pay_income(play: &mut Play, seat: Seat) {
    if play.holds_town(seat) && !play.paid[seat.index() % play.paid.len()] {
        play.emit(Event::Income { seat, ducats: INCOME });
    }
}

impl Serenissima1996 {
    /// True if a seat holds its nation's major town.
    pub(crate) fn holds_town(&self, seat: Seat) -> bool {
        self.town_of(seat).is_some_and(|town| self.port(town).owner == Some(seat))
    }

    /// True if a seat has anything to do in a phase, according to public knowledge.
    pub(crate) fn has_turn(&self, step: Step, seat: Seat) -> bool {
        match step {
            Step::Trade => self.has_anything(seat),
            Step::Move => self.fleet_of(seat).any(|(_, galley)| !galley.moved || self.turn_before(Step::Move)),
            Step::Fight => fight::any(self, seat),
            Step::Take => take::any(self, seat),
            Step::Sell => sell::any(self, seat),
        }
    }

    /// True if this phase has not begun in this round.
    fn turn_before(&self, step: Step) -> bool {
        self.turn().is_none_or(|(now, _)| now < step)
    }

    /// Returns the best action that would be lost if the seat's turn ended now.
    fn undone(&self, step: Step, seat: Seat) -> Option<Undone> {
        match step {
            Step::Trade => {
                let deed = |command: &Command| !matches!(command, Command::EndTurn | Command::OfferDeal { .. });
                let done = self.ports_of(seat).any(|port| self.port(port).built || self.port(port).hired > 0);
                let idle = self.fleet_of(seat).all(|(_, galley)| galley.cargo() == 0) && !done;
                let mut any = Any::new(deed);
                if idle {
                    self.candidates(kernel::Actor::Seat(seat), &mut any);
                }
                any.found().then_some(Undone::All)
            }
            Step::Move => {
                let galleys = self.fleet_of(seat).filter(|(_, galley)| !galley.moved).count() as u8;
                (galleys > 0).then_some(Undone::Voyages { galleys })
            }
            Step::Fight => None,
            Step::Take => take::best(self, seat).map(|port| Undone::Landing { port }),
            Step::Sell => sell::best(self, seat).map(|(good, ducats)| Undone::Sale { good, ducats }),
        }
    }
}

/// Lists the end of the turn.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    let Some((step, _)) = state.turn() else { return };
    list.say(|| Command::EndTurn, || Consequences { leaves: state.undone(step, seat), ..Consequences::default() });
}
