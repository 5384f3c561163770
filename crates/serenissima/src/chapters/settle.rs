//! Section 11: the effects of a correction on open questions (`FIX-2`).
//!
//! One principle for every question: the rules are applied to the state before and after the correction. A question
//! that was valid only before is closed; one that is due only now is opened. A correction moves, sinks and pays
//! nothing. What the players had waived was not valid before either, so an unrelated correction leaves it alone.

use arrayvec::ArrayVec;
use kernel::Seat;
use sea_board::goods;

use crate::chapters::{doge, fight, sail, start, wheel};
use crate::event::Event;
use crate::rules::Step;
use crate::state::{Activation, Phase, Serenissima, Spot, Stage};
use crate::words::{Cause, Lapse, Seats};
use crate::{Decided, Fix, Play};

/// Checks the open question again after a correction.
pub(super) fn settle(play: &mut Play, fix: &Fix, before: &Serenissima) -> Decided {
    match (&play.phase, fix) {
        (Phase::First, Fix::First { seat }) => return start::draw_first(play, *seat),
        (Phase::First | Phase::Preparing, _) => {}
        (Phase::Closing { .. } | Phase::Picking { .. }, _) => start::go_on(play),
        (Phase::Over { .. }, _) => doge::finish(play),
        (_, Fix::BlackPawn { number }) if *number != before.black => go_from(play, *number),
        (Phase::Doge, _) => {}
        (Phase::Purchases { .. }, _) => doge::ask_anew(play),
        (Phase::Activation { .. } | Phase::Blockade { .. } | Phase::Battle { .. }, _) => settle_step(play, before),
    }
    Ok(())
}

/// Continues the wheel from this number. Goods adrift are lost.
fn go_from(play: &mut Play, number: u8) {
    leave_loot(play);
    wheel::go_from(play, number);
}

fn leave_loot(play: &mut Play) {
    if let Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } = play.phase {
        play.emit(Event::LootLeft { goods: goods::listed(&adrift) });
    }
}

fn settle_step(play: &mut Play, before: &Serenissima) {
    let Some(go) = play.go().copied() else { return };
    let (owner, was) = (play.galley(go.galley).owner, before.galley(go.galley).owner);
    // After a defender's victory the active galley is already sunk, while the defender takes loot.
    if owner != was && was.is_some() {
        return match owner {
            // Loot that it was taking is lost with it.
            None if loots(play) => go_from(play, go.galley.0),
            None => wheel::end_activation(play, go.seat, go.galley),
            // The galley has a new owner, who is asked as if the pawn had just arrived.
            Some(_) => go_from(play, go.galley.0),
        };
    }
    match play.phase {
        Phase::Blockade { .. } => settle_blockade(play, before),
        Phase::Battle { .. } => settle_battle(play, before),
        _ => {}
    }
    if let Phase::Activation { go } = play.phase {
        settle_activation(play, &go, before);
    }
}

fn loots(play: &Play) -> bool {
    matches!(play.phase, Phase::Battle { stage: Stage::Loot { .. }, .. })
}

fn moved(play: &Play, go: &Activation, before: &Serenissima) -> bool {
    play.galley(go.galley).zone != before.galley(go.galley).zone
}

/// Asks each seat that is entitled now and has not answered. If none is left, the waiting command is dropped: its
/// player must repeat it.
fn settle_blockade(play: &mut Play, before: &Serenissima) {
    let Phase::Blockade { go, cause, queue, rest, declined, waived } = play.phase.clone() else {
        return;
    };
    let moved = moved(play, &go, before);
    if moved && cause != Cause::Move {
        return play.emit(Event::Lapsed { galley: go.galley, what: cause.into() });
    }
    let answered = |seat: &Seat| !moved && declined.contains(seat);
    let due: Seats = play.entitled(&go, cause, &rest).into_iter().filter(|seat| !answered(seat)).collect();
    // Rules were waived for the old path only.
    let waived = if moved { vec![] } else { waived };
    if moved || due.is_empty() {
        // The answers were about the old position of the galley. A player who was only asked has not declined.
        play.emit(Event::Lapsed { galley: go.galley, what: Lapse::Blockade });
    }
    if due.is_empty() {
        if cause != Cause::Move || !rest.is_empty() {
            play.emit(Event::Lapsed { galley: go.galley, what: cause.into() });
        }
    } else if moved || due != queue[..] {
        sail::ask_these(play, due, cause, &rest, waived);
    }
}

/// Closes a called blockade when the right to call it ends or the galley is elsewhere. Asks about a move that no
/// player could stop, if now a player could have.
fn settle_activation(play: &mut Play, go: &Activation, before: &Serenissima) {
    let moved = moved(play, go, before);
    let lapsed = match go.blocked {
        Some(by) => moved || loses_its_right(play, before, go, by.by),
        None => moved && go.sale_open,
    };
    if lapsed {
        play.emit(Event::Lapsed { galley: go.galley, what: Lapse::Blockade });
    }
    let had = if moved { ArrayVec::new() } else { stoppers(before, go) };
    let due: Seats = stoppers(play, go).into_iter().filter(|seat| !had.contains(seat)).collect();
    if !due.is_empty() {
        return sail::ask_these(play, due, Cause::Move, &[], vec![]);
    }
    sail::end_if_helpless(play);
}

/// True if a correction removed a blockader's right, or the galleys that could be fought.
fn loses_its_right(play: &Play, before: &Serenissima, go: &Activation, by: Seat) -> bool {
    let zone = play.galley(go.galley).zone;
    let right = |state: &Serenissima| state.blockaders(go.galley, zone).contains(&by);
    let there = |state: &Serenissima| state.sailors_in(zone, by) > 0;
    (right(before) && !right(play)) || (there(before) && !there(play))
}

/// Returns the seats that could have stopped the galley in its zone. Empty if it has acted there or cannot sail on.
fn stoppers(state: &Serenissima, go: &Activation) -> Seats {
    let arrived = go.step == Step::Move && go.steps > 0 && !go.invested && !go.stopped && go.blocked.is_none();
    if arrived { state.entitled(go, Cause::Move, &[]) } else { ArrayVec::new() }
}

fn settle_battle(play: &mut Play, before: &Serenissima) {
    let Phase::Battle { go, foe, stage, opened } = play.phase else {
        return;
    };
    match stage {
        Stage::Loot { winner, .. } => {
            let (now, was) = (play.galley(winner), before.galley(winner));
            if now.owner.is_none() || now.zone != was.zone || !play.can_take(winner) {
                leave_loot(play);
                fight::after_loot(play);
            }
        }
        Stage::Landing => {
            if took_away(before.landing_holds(&go, foe), play.landing_holds(&go, foe)) {
                wheel::end_activation(play, go.seat, go.galley);
            }
        }
        Stage::Fort | Stage::Roll | Stage::Decide => {
            let other_side = play.owner_of(foe) != before.owner_of(foe);
            if other_side || took_away(before.battle_holds(&go, foe), play.battle_holds(&go, foe)) {
                return play.emit(Event::BattleOver { galley: go.galley });
            }
            let Spot::Port(port) = foe else { return };
            let fort = play.ports[port.index()].fort;
            let due = match stage {
                Stage::Fort if !fort => false,
                Stage::Roll if fort && !opened && !before.ports[port.index()].fort => true,
                _ => return,
            };
            let port = play.board.facts(port).id;
            play.emit(Event::FortDue { port, due });
        }
    }
}

/// True if any condition that held before fails now.
fn took_away<const N: usize>(before: [bool; N], now: [bool; N]) -> bool {
    before.iter().zip(now).any(|(held, holds)| *held && !holds)
}

impl Serenissima {
    /// Returns the conditions of a battle: both sides exist in one zone (`FIGHT-1`), and a port may be attacked
    /// (`SETUP-6`, `PORT-1`).
    fn battle_holds(&self, go: &Activation, foe: Spot) -> [bool; 4] {
        let (here, owner) = (self.galley(go.galley).zone, self.owner_of(foe));
        let (there, open, unguarded) = match foe {
            Spot::Galley(galley) => (self.galley(galley).zone, true, true),
            Spot::Port(port) => {
                (self.board.facts(port).zone, !self.ports[port.index()].closed, self.guard(port).is_none())
            }
        };
        [owner.is_some_and(|owner| owner != go.seat), here == there, open, unguarded]
    }

    /// Returns the conditions of a landing after a battle: the port is neutral and open, and the victor is in its
    /// zone.
    fn landing_holds(&self, go: &Activation, foe: Spot) -> [bool; 3] {
        let Spot::Port(port) = foe else { return [false; 3] };
        let state = &self.ports[port.index()];
        [state.owner.is_none(), !state.closed, self.board.facts(port).zone == self.galley(go.galley).zone]
    }
}
