//! Dusk: booty is shared by descending rank (`DUSK-1` to `DUSK-4`).

use super::ask;
use crate::state::{Libertalia, OnShip, Phase, What};
use crate::{Cause, Event, Play, Rank, Time};

/// Continues the dusk of the sharing character. When the ship is empty, begins the night.
pub(super) fn step(play: &mut Play) {
    let Some(OnShip { seat, rank, .. }) = play.sharer() else { return play.emit(Event::NightBegan) };
    let Phase::Dusk { taken, sabers, officer, .. } = play.phase else { return };
    if may_take(play) {
        if rank == Rank::COOK && taken == 0 {
            play.emit(Event::Acts { seat, rank, time: Time::Dusk });
        }
        ask(play, seat, What::Take);
    } else if sabers > 0 {
        ask(play, seat, What::Kill);
    } else if officer {
        play.emit(Event::Discarded { seat, rank, cause: Cause::Officer });
    } else {
        if rank == Rank::CABIN_BOY {
            play.emit(Event::Acts { seat, rank, time: Time::Dusk });
        }
        play.emit(Event::Entered { seat, rank });
    }
}

/// True if the sharing character takes another token. The Cabin Boy takes none, the Cook two before any takes effect,
/// and every other one; all only while tokens are left.
pub(super) fn may_take(state: &Libertalia) -> bool {
    let (Some(card), Phase::Dusk { taken, .. }) = (state.sharer(), state.phase) else { return false };
    let share = match card.rank {
        Rank::CABIN_BOY => 0,
        Rank::COOK => 2,
        _ => 1,
    };
    taken < share && !state.cell().is_empty()
}
