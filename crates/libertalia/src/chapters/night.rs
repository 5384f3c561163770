//! Night: abilities in all dens, by descending rank and reputation (`NIGHT-1`).

use kernel::Seat;

use super::{ask, discard, gain, raid, show};
use crate::state::{Libertalia, Phase, SEATS, What};
use crate::{Cause, Event, Play, Rank, RankSet, Time, Token};

const NIGHT: [Rank; 6] =
    [Rank::BARKEEP, Rank::WAITRESS, Rank::FREED_SLAVE, Rank::MUTINEER, Rank::ARMORER, Rank::GRANNY_WATA];

/// Lets the next character of any den act, or ends the day.
pub(super) fn step(play: &mut Play) {
    match next(play) {
        None => raid::day_is_over(play),
        Some((seat, rank)) => {
            play.emit(Event::Acts { seat, rank, time: Time::Night });
            act(play, seat, rank);
        }
    }
}

/// Returns the highest character that has not acted.
fn next(play: &Play) -> Option<(Seat, Rank)> {
    let Phase::Night { worked, .. } = play.phase else { return None };
    let nightly: RankSet = NIGHT.into_iter().collect();
    let mut best = None;
    for seat in play.seats() {
        let den = play.player(seat).map(|player| player.den.within(nightly)).unwrap_or_default();
        for rank in den.without(worked[seat.index()]).iter() {
            let place = (rank, play.standing(seat, rank));
            if best.is_none_or(|(highest, _)| place > highest) {
                best = Some((place, (seat, rank)));
            }
        }
    }
    best.map(|(_, one)| one)
}

/// Returns the characters that acted in the night, for an older position that names only the last, with its
/// reputation.
pub(crate) fn worked_until(state: &Libertalia, last: (Rank, u8)) -> [RankSet; SEATS] {
    let mut worked = [RankSet::NONE; SEATS];
    for (seat, rank) in
        state.in_dens(state.seats()).filter(|(seat, rank)| (*rank, state.standing(*seat, *rank)) >= last)
    {
        worked[seat.index()].add(rank);
    }
    worked
}

fn act(play: &mut Play, seat: Seat, rank: Rank) {
    let Some(own) = play.player(seat) else { return };
    let (den, booty) = (own.den, own.booty());
    match rank {
        Rank::BARKEEP => gain(play, seat, 1),
        // Asked even without a map, so that declining reveals nothing, unless open tokens already show it
        // (`SECRET-2`).
        Rank::WAITRESS if play.shows_no_map(seat) => {}
        Rank::WAITRESS => ask(play, seat, What::Sell),
        Rank::FREED_SLAVE => gain(play, seat, den.above(rank).len().into()),
        Rank::MUTINEER => {
            let mut others = den;
            others.remove(rank);
            if let Some(lowest) = others.first() {
                discard(play, (seat, lowest), Cause::Character { whose: seat, who: rank });
                gain(play, seat, 2);
            }
        }
        Rank::ARMORER if booty.of(Token::Saber) > 0 => {
            show(play, seat);
            gain(play, seat, booty.of(Token::Saber).into());
        }
        Rank::GRANNY_WATA => drown(play, seat, rank),
        _ => {}
    }
}

/// Gains 2 doubloons if the character is alone in all dens; otherwise discards all copies (`CHAR-27`).
fn drown(play: &mut Play, seat: Seat, rank: Rank) {
    let holds = |seat: &Seat| play.player(*seat).is_some_and(|player| player.den.has(rank));
    let all: Vec<Seat> = play.seats().filter(holds).collect();
    if all.len() == 1 {
        return gain(play, seat, 2);
    }
    for owner in all {
        discard(play, (owner, rank), Cause::Character { whose: seat, who: rank });
    }
}
