//! Section 8: wealth points, the end, and players who are let go.

use kernel::{BreachSink, Impossible, Seat};

use crate::rules::Breach;
use crate::state::{MOST_SEATS, Phase, Serenissima1996};
use crate::words::{Ducats, Outcome, Outcomes, Wealth};
use crate::{Checked, Event, Play, Possible};

/// Ducats for each wealth point (`SCORE-1`).
pub(crate) const PER_POINT: Ducats = 500;
/// Points for a full warehouse of 2, 4 or 6 spaces.
pub(crate) const FULL: [u16; 3] = [2, 5, 10];
/// Points for holding the nation's own major town.
pub(crate) const OWN_TOWN: u16 = 10;

impl Serenissima1996 {
    /// Returns the points of a port for its holder (`SCORE-1`). A port brings 1; if full 2, 5 or 10 by size. The
    /// nation's own major town brings points here only if full.
    pub(crate) fn port_points(&self, port: crate::board::PortIx) -> u16 {
        self.points_if(port, self.free_slot(port).is_none())
    }

    /// Returns the points of a port for its holder if it is full or not.
    pub(crate) fn points_if(&self, port: crate::board::PortIx, full: bool) -> u16 {
        let facts = self.board.facts(port);
        let own = self.port(port).owner.is_some_and(|owner| self.town_of(owner) == Some(port));
        match (full, facts.slots) {
            (true, 2) => FULL[0],
            (true, 4) => FULL[1],
            (true, _) => FULL[2],
            (false, _) => u16::from(!own),
        }
    }

    /// Returns a seat's wealth now, without its purse (`SCORE-1`).
    pub(crate) fn open_wealth(&self, seat: Seat) -> Wealth {
        let town = if self.holds_town(seat) { OWN_TOWN } else { 0 };
        let ports = self.ports_of(seat).map(|port| self.port_points(port)).sum();
        Wealth { town, ports, money: 0 }
    }

    /// Returns a seat's wealth now (`SCORE-1`).
    pub(crate) fn wealth(&self, seat: Seat) -> Wealth {
        let purse = self.purses[seat.index() % MOST_SEATS];
        let money = u16::try_from(purse / PER_POINT).unwrap_or(u16::MAX);
        Wealth { money, ..self.open_wealth(seat) }
    }

    /// Returns the outcomes, from the winner down. Most points win; ties share or, by option, go to more ducats
    /// (`SCORE-2`). Without a count all players are equal (`END-1`).
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

    /// Checks that the player has neither a port nor a galley, and is not the last in the game (`SEAT-1`).
    fn lets_go<N: BreachSink<Breach>>(&self, seat: Seat, sink: &mut N) -> Checked<N> {
        sink.must(self.active_seats().any(|active| active != seat), || Breach::StillThere { seat })?;
        sink.rule(!self.has_anything(seat), || Breach::StillThere { seat })
    }
}

/// Lets a player go while bids are asked, because such a player is otherwise asked nothing.
pub(super) fn let_go(play: &mut Play, seat: Seat) -> Possible {
    let bidding = matches!(play.phase, Phase::Bidding { .. }) && !play.bidders().is_empty();
    if !bidding || !play.active_seats().any(|active| active == seat) {
        return Err(Impossible::NotAsked);
    }
    play.check(|state, sink| state.lets_go(seat, sink))?;
    play.emit(Event::LetGo { seat });
    Ok(())
}

/// Chance: counts wealth and reveals the purses.
pub(super) fn count(play: &mut Play) -> Possible {
    let Phase::Counting { score } = play.phase else { return Err(Impossible::NotAsked) };
    let outcomes = play.outcomes(score);
    play.emit(Event::GameEnded { outcomes });
    Ok(())
}

/// Ends the game before the last round is over.
pub(super) fn end_early(play: &mut Play, score: bool) -> Possible {
    if matches!(play.phase, Phase::Over { .. } | Phase::Counting { .. }) {
        return Err(Impossible::NotAsked);
    }
    super::fight::close(play);
    play.emit(Event::EndedEarly { score });
    Ok(())
}
