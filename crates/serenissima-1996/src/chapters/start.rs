//! Section 1: set-up.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::chapters::round;
use crate::rules::Breach;
use crate::state::{Phase, Serenissima1996};
use crate::words::{Lapse, SPACES};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

impl Serenissima1996 {
    /// Returns the number of sailors that a seat must place: those on its two galleys and in its town (`SETUP-2`).
    pub(crate) fn to_place(&self, seat: Seat) -> u8 {
        let (galleys, town) = self.beginnings(seat);
        let aboard = galleys.iter().fold(0_u8, |sum, galley| sum.saturating_add(self.galley(*galley).sailors));
        aboard.saturating_add(town.map_or(0, |town| self.port(town).sailors))
    }

    /// True if a seat still has its starting pieces, after corrections too.
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        let (galleys, town) = self.beginnings(seat);
        let Some(town) = town else { return false };
        let beside = |galley: &crate::words::Galley| {
            let galley = self.galley(*galley);
            galley.owner == Some(seat) && galley.zone == self.board.facts(town).zone && galley.cargo() == 0
        };
        self.port(town).owner == Some(seat) && galleys.iter().all(beside) && self.to_place(seat) >= 2
    }
}

impl Serenissima1996 {
    /// Checks that each galley gets one to five sailors (`SETUP-3`), and returns how many stay ashore.
    fn places<N: BreachSink<Breach>>(&self, seat: Seat, aboard: [u8; 2], sink: &mut N) -> Checked<N, u8> {
        let all = self.to_place(seat);
        for sailors in aboard {
            sink.must((1..=SPACES).contains(&sailors), || Breach::StartingCrew { sailors })?;
        }
        let ashore = all.checked_sub(aboard[0] + aboard[1]);
        sink.must(ashore.is_some(), || Breach::StartingCrew { sailors: aboard[1] })?;
        Ok(ashore.unwrap_or_default())
    }
}

pub(super) fn place_sailors(play: &mut Play, seat: Seat, aboard: [u8; 2]) -> Possible {
    if play.phase != (Phase::Placing { seat }) {
        return Err(Impossible::NotAsked);
    }
    let ashore = play.check(|state, sink| state.places(seat, aboard, sink))?;
    play.emit(Event::SailorsPlaced { seat, aboard, ashore });
    pass_over(play);
    Ok(())
}

/// Asks the next seat that can place sailors; after the last, begins the first round.
pub(super) fn pass_over(play: &mut Play) {
    while let Phase::Placing { seat } = play.phase {
        if play.can_place(seat) {
            return;
        }
        play.emit(Event::Lapsed { seat, what: Lapse::Placing });
    }
    if play.phase == Phase::Preparing {
        round::begin(play, 1);
    }
}

/// Starts a game already under way with the bids of its round.
pub(super) fn begin_play(play: &mut Play) -> Possible {
    if play.phase != Phase::Preparing {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::PlayBegan);
    let now = play.round.max(1);
    round::begin(play, now);
    Ok(())
}

/// Lists the lowest, highest and middle numbers of sailors for each galley.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    for aboard in [[1, 1], [1, SPACES], [SPACES, 1], [3, 3], [SPACES, SPACES]] {
        list.add(|| Command::PlaceSailors { aboard }, |sink| state.places(seat, aboard, sink), Consequences::default);
    }
}
