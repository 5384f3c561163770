//! Dawn: all players choose a character at once, in secret (`DAWN-1`).

use arrayvec::ArrayVec;
use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use super::go_on;
use crate::command::Shown;
use crate::rules::Breach;
use crate::state::{Libertalia, Phase, SEATS};
use crate::{Checked, Command, Event, Play, Possible, Rank};

/// Checks that a card is in the hand.
fn in_hand<N: BreachSink<Breach>>(state: &Libertalia, seat: Seat, rank: Rank, sink: &mut N) -> Checked<N> {
    let there = state.player(seat).is_some_and(|player| player.hand.has(rank));
    sink.must(there, || Breach::NotInHand { rank })
}

/// Records or replaces a player's choice.
pub(super) fn choose(play: &mut Play, seat: Seat, rank: Rank) -> Possible {
    if !play.choosing() {
        return Err(Impossible::NotAsked);
    }
    play.check(|state, sink| in_hand(state, seat, rank, sink))?;
    play.emit(Event::Chose { seat, rank: Some(rank) });
    Ok(())
}

/// Ends the countdown that the players set.
pub(super) fn time_up(play: &mut Play) -> Possible {
    if !play.choosing() || play.options.countdown.is_none() {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::TimeUp);
    Ok(())
}

/// Leaves the choices of absent players to chance.
pub(super) fn leave_to_chance(play: &mut Play) -> Possible {
    if !play.choosing() {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::LeftToChance);
    Ok(())
}

/// Chance: draws a card for the first player who is late or absent.
pub(super) fn draw_card(play: &mut Play, rank: Rank) -> Possible {
    let late = play.late_chooser().ok_or(Impossible::NotAsked)?;
    play.check(|state, sink| in_hand(state, late, rank, sink))?;
    play.emit(Event::Chose { seat: late, rank: Some(rank) });
    Ok(())
}

/// Reveals all choices.
pub(super) fn reveal(play: &mut Play) -> Possible {
    if !play.all_chose() {
        return Err(Impossible::NotAsked);
    }
    let cards = play.seats().filter_map(|seat| Some(Shown { seat, rank: play.player(seat)?.chosen()? }));
    let cards = cards.collect();
    board(play, cards);
    Ok(())
}

/// Lays all characters as they lie on the table, instead of secret choices. For a hand of one card the app has
/// already chosen, because that reveals nothing.
pub(super) fn lay(play: &mut Play, cards: &ArrayVec<Shown, SEATS>) -> Possible {
    if !play.choosing() || play.players.iter().any(|player| player.choice.is_some() && player.cards() > 1) {
        return Err(Impossible::NotAsked);
    }
    let wanted = play.players.iter().filter(|player| player.cards() > 0).count() as u8;
    let twice = cards.iter().enumerate().any(|(n, card)| cards[..n].iter().any(|other| other.seat == card.seat));
    let drawn = cards.len() as u8;
    play.must(drawn == wanted && !twice, || Breach::DoesNotFit { drawn, wanted })?;
    for card in cards {
        play.check(|state, sink| in_hand(state, card.seat, card.rank, sink))?;
    }
    board(play, cards.clone());
    Ok(())
}

fn board(play: &mut Play, mut cards: ArrayVec<Shown, SEATS>) {
    cards.sort_by_key(|card| (card.rank, play.standing(card.seat, card.rank)));
    play.emit(Event::Laid { cards });
    go_on(play);
}

pub(super) fn list<L: CandidateSink<Libertalia>>(state: &Libertalia, seat: Seat, list: &mut L) {
    if !state.choosing() {
        return;
    }
    let hand = state.player(seat).map(|player| player.hand).unwrap_or_default();
    for rank in hand.iter() {
        list.add(|| Command::Choose { rank }, |sink| in_hand(state, seat, rank, sink), || ());
    }
    if state.options.countdown.is_some() {
        list.say(|| Command::TimeUp, || ());
    }
}

impl Libertalia {
    /// True if all players with cards have chosen, so that the choices can be revealed.
    pub fn all_chose(&self) -> bool {
        matches!(self.phase, Phase::Dawn { .. }) && self.undecided().next().is_none()
    }

    /// Returns the seat for which the app draws now.
    pub fn late_chooser(&self) -> Option<Seat> {
        if self.phase == (Phase::Dawn { late: true }) { self.undecided().next() } else { None }
    }
}
