//! Rules of thumb, for playouts: of every type of cards, play what improves the board most, card by card.

use arrayvec::ArrayVec;
use kernel::{Draw, Seat, first_legal};

use super::features::{pace, seen_from, turns_left};
use super::threat::{doge_cards, drift};
use crate::chapters::calls;
use crate::setup::Hands;
use crate::state::{Phase, Twilight, other};
use crate::track::MANSION;
use crate::turns::Moment;
use crate::{Board, CardPlay, Command};

/// The worth of a round that is won.
const WON: i32 = 10_000;

/// The worth of a turn that a changed hand gives up.
const TURN: i32 = 30;

/// Returns a sensible command of a seat.
pub(super) fn command(state: &Twilight, seat: Seat, draw: &mut dyn Draw) -> Option<Command> {
    match &state.phase {
        Phase::Turn { seat: whose, .. } if *whose == seat => turn_command(state, seat, draw),
        Phase::Between if seat == other(state.merchant) => Some(Command::BeginRound),
        _ => first_legal(state, seat),
    }
}

fn turn_command(state: &Twilight, seat: Seat, draw: &mut dyn Draw) -> Option<Command> {
    let rating = Rating { seat, check: turns_left(state) <= CHECK };
    let moment = Moment::of(state, seat);
    if moment.line().is_some() {
        let next = rating.best_play(&moment, state).filter(|best| best.gain > 0);
        return Some(next.map_or(Command::EndTurn, |best| Command::Play { play: best.play }));
    }
    let mut best: Option<(i32, Command)> = None;
    let mut add = |worth: i32, command: Command| {
        let worth = worth + draw.below(4) as i32;
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, command));
        }
    };
    for first in rating.first_plays(&moment, state) {
        let mut at = first.next;
        while let Some(more) = rating.best_play(&at, state).filter(|more| more.gain > 0) {
            at = more.next;
        }
        add(rating.worth(at.board(), true), Command::Play { play: first.play });
    }
    for pawn in calls(&state.board, &state.options) {
        let mut after = state.board;
        after.put(pawn, after.merchant);
        add(rating.worth(&after, true), Command::Call { pawn });
    }
    let count = state.hand(seat).count;
    if count > 0 {
        let cards = (state.options.hands == Hands::Own).then(|| state.first_cards(count));
        add(rating.worth(&state.board, false) - TURN / 2, Command::ChangeHand { cards });
    }
    best.map(|(_, command)| command).or_else(|| first_legal(state, seat))
}

/// The number of turns before the last check at which the sides decide.
const CHECK: i32 = 3;

/// The number of lines of a turn: each type of cards, and Harlequin cards for another type of pawn.
const LINES: usize = 7;

/// A play, and the turn after it.
struct Next {
    play: CardPlay,
    next: Moment,
    /// How much better the board is.
    gain: i32,
}

/// Rates boards for a seat at the end of its turn.
struct Rating {
    seat: Seat,
    /// True if the last check is near.
    check: bool,
}

impl Rating {
    /// Returns the best first play of each line: the highest gain for each card.
    fn first_plays(&self, moment: &Moment, state: &Twilight) -> ArrayVec<Next, LINES> {
        let mut firsts: ArrayVec<Next, LINES> = ArrayVec::new();
        let now = self.worth(moment.board(), true);
        moment.plays(self.seat, &state.options, |play, next| {
            let gain = (self.worth(next.board(), true) - now) / i32::from(play.cards());
            match firsts.iter_mut().find(|first| first.next.line() == next.line()) {
                Some(first) if first.gain >= gain => {}
                Some(first) => *first = Next { play, next, gain },
                None => {
                    let _ = firsts.try_push(Next { play, next, gain });
                }
            }
        });
        firsts
    }

    /// Returns the next play with the highest gain for each card.
    fn best_play(&self, moment: &Moment, state: &Twilight) -> Option<Next> {
        let mut best: Option<Next> = None;
        let now = self.worth(moment.board(), true);
        if now >= WON / 2 {
            return None;
        }
        moment.plays(self.seat, &state.options, |play, next| {
            let gain = (self.worth(next.board(), true) - now) / i32::from(play.cards());
            if best.as_ref().is_none_or(|best| gain > best.gain) {
                best = Some(Next { play, next, gain });
            }
        });
        best
    }

    /// Returns the worth of a board. `moves` tells whether the Favourite moves now.
    fn worth(&self, board: &Board, moves: bool) -> i32 {
        let mut own = seen_from(board, self.seat);
        let drift = i32::from(drift(&own));
        if own.doge.abs() < MANSION && moves {
            own.favourite = own.favoured();
        }
        if let Some((winner, _)) = own.home() {
            return if winner == Seat(0) { WON } else { -WON };
        }
        let cells = |cell: i8| i32::from(cell);
        let favourite = cells(own.favourite);
        let near = |cards: i8| cells(7 - cards).max(0);
        let (own_near, other_near) = (near(doge_cards(&own, MANSION)), near(doge_cards(&own.mirrored(), MANSION)));
        let check = if self.check { 30 * cells(own.doge.clamp(-2, 2)) } else { 0 };
        10 * cells(own.doge)
            + 5 * favourite
            + 14 * drift
            + 4 * cells(own.merchant)
            + 3 * cells(own.harlequin)
            + 3 * cells(own.lower_guard + own.upper_guard)
            + 2 * pace(favourite, drift)
            - 3 * pace(-favourite, -drift)
            + own_near * own_near
            - 2 * other_near * other_near
            + check
    }
}
