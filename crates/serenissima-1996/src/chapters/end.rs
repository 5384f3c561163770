//! Section 8: wealth points, the end, and players who are let go.

use kernel::{BreachSink, Impossible, Seat};

use crate::rules::Breach;
use crate::state::{MOST_SEATS, Phase, Serenissima1996};
use crate::words::{Ducats, Outcome, Outcomes, Wealth};
use crate::{Checked, Event, Play, Possible};

/// Ducats for a point (`SCORE-1`).
pub(crate) const PER_POINT: Ducats = 500;
/// For a full warehouse of 2, 4 or 6 spaces.
pub(crate) const FULL: [u16; 3] = [2, 5, 10];
/// For holding their own major town.
pub(crate) const OWN_TOWN: u16 = 10;

impl Serenissima1996 {
    /// What a port brings the player who holds it: 1, when full 2, 5 or 10 by its size; their own major town
    /// only when it is full (`SCORE-1`).
    pub(crate) fn port_points(&self, port: crate::board::PortIx) -> u16 {
        let facts = self.board.facts(port);
        let own = self.port(port).owner.is_some_and(|owner| self.town_of(owner) == Some(port));
        match (self.free_slot(port).is_none(), facts.slots) {
            (true, 2) => FULL[0],
            (true, 4) => FULL[1],
            (true, _) => FULL[2],
            (false, _) => u16::from(!own),
        }
    }

    /// What a seat is worth now, its purse apart (`SCORE-1`).
    pub(crate) fn open_wealth(&self, seat: Seat) -> Wealth {
        let town = if self.holds_town(seat) { OWN_TOWN } else { 0 };
        let ports = self.ports_of(seat).map(|port| self.port_points(port)).sum();
        Wealth { town, ports, money: 0 }
    }

    /// What a seat is worth now (`SCORE-1`).
    pub(crate) fn wealth(&self, seat: Seat) -> Wealth {
        let purse = self.purses[seat.index() % MOST_SEATS];
        let money = u16::try_from(purse / PER_POINT).unwrap_or(u16::MAX);
        Wealth { money, ..self.open_wealth(seat) }
    }

    /// Everybody's outcome, from the winner down: most points win, ties share, or more ducats decide if the
    /// table agreed on that (`SCORE-2`). Without a count no player is ahead (`END-1`).
    pub(crate) fn outcomes(&self, score: bool) -> Outcomes {
        let outcome = |seat: Seat| Outcome {
            seat,
            wealth: score.then(|| self.wealth(seat)),
            ducats: self.purses[seat.index() % MOST_SEATS],
            place: 1,
        };
        let worth = |outcome: &Outcome| {
            let ducats = if self.options.ducats_break_ties { outcome.ducats } else { 0 };
            outcome.wealth.map(|wealth| (wealth.total(), ducats))
        };
        let mut all: Outcomes = self.all_seats().map(outcome).collect();
        for index in 0..all.len() {
            let ahead = all.iter().filter(|other| worth(other) > worth(&all[index])).count();
            all[index].place = 1 + ahead as u8;
        }
        all.sort_by_key(|outcome| outcome.place);
        all
    }

    /// Only who has neither port nor galley is let go, and not the last who plays (`SEAT-1`).
    fn lets_go<N: BreachSink<Breach>>(&self, seat: Seat, sink: &mut N) -> Checked<N> {
        sink.must(self.active_seats().any(|active| active != seat), || Breach::StillThere { seat })?;
        sink.rule(!self.has_anything(seat), || Breach::StillThere { seat })
    }
}

/// A player is let go while bids are asked: that is all that the player is still asked for.
pub(super) fn let_go(play: &mut Play, seat: Seat) -> Possible {
    let bidding = matches!(play.phase, Phase::Bidding { .. }) && !play.bidders().is_empty();
    if !bidding || !play.active_seats().any(|active| active == seat) {
        return Err(Impossible::NotAsked);
    }
    play.check(|state, sink| state.lets_go(seat, sink))?;
    play.emit(Event::LetGo { seat });
    Ok(())
}

/// Chance: wealth is counted, and the purses are opened.
pub(super) fn count(play: &mut Play) -> Possible {
    let Phase::Counting { score } = play.phase else { return Err(Impossible::NotAsked) };
    let outcomes = play.outcomes(score);
    play.emit(Event::GameEnded { outcomes });
    Ok(())
}

/// The table stops before the last round is over.
pub(super) fn end_early(play: &mut Play, score: bool) -> Possible {
    if matches!(play.phase, Phase::Over { .. } | Phase::Counting { .. }) {
        return Err(Impossible::NotAsked);
    }
    super::fight::close(play);
    play.emit(Event::EndedEarly { score });
    Ok(())
}
