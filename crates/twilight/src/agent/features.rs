//! The facts by which a program weighs positions.

use kernel::Seat;
use kernel::agent::Feature;

use super::holding::Holding;
use super::threat::{Threat, doge_cards, drift};
use crate::state::{Filling, HAND, Phase, SEATS, Twilight, other};
use crate::track::MANSION;
use crate::turns::Last;
use crate::{Board, Suit};

const fn obvious(name: &'static str) -> Feature {
    Feature { name, obvious: true }
}

const fn hidden(name: &'static str) -> Feature {
    Feature { name, obvious: false }
}

/// The features, in the order in which [`write`] fills them.
pub(super) const FEATURES: &[Feature] = &[
    obvious("rounds"),
    obvious("doge"),
    obvious("favourite"),
    obvious("drift"),
    hidden("guards"),
    hidden("merchant"),
    hidden("harlequin"),
    hidden("masquerade"),
    hidden("favourite-pace"),
    hidden("doge-reach"),
    hidden("winning-turn"),
    hidden("winning-next-turn"),
    hidden("doge-cards"),
    hidden("guard-cards"),
    hidden("merchant-cards"),
    hidden("harlequin-cards"),
    hidden("call"),
    hidden("check"),
    hidden("turn"),
];

/// The number of turns before the last check within which the sides count.
const NEAR_CHECK: i32 = 10;

/// The number of missing Doge cards from which on the Doge is out of reach, in tenths.
const FAR: i32 = 70;

/// Writes the features of a seat.
pub(super) fn write(state: &Twilight, seat: Seat, out: &mut [i32]) {
    let mut values = [0; FEATURES.len()];
    values[0] = state.wins().get(seat.index()).copied().unwrap_or(0).into();
    match state.phase {
        Phase::Turn { .. } | Phase::Filling { .. } => write_round(state, seat, &mut values),
        // The next round begins with swapped pawns.
        Phase::Between => {
            let board = seen_from(&Board::first(other(state.merchant)), seat);
            (values[5], values[6]) = (board.merchant.into(), board.harlequin.into());
            values[18] = i32::from(board.merchant > 0);
        }
        Phase::First | Phase::Preparing { .. } | Phase::Over { .. } => {}
    }
    out.iter_mut().zip(values).for_each(|(slot, value)| *slot = value);
}

/// Writes the features of a round in progress.
fn write_round(state: &Twilight, seat: Seat, values: &mut [i32; FEATURES.len()]) {
    let board = seen_from(&state.board, seat);
    let unseen = state.unseen();
    let holding = Holding::of(state, seat, &unseen);
    let on_turn = next_turn(state) == seat;
    let last = Last::of(state, seat).after(0);
    let threat = Threat { board: &board, holding: &holding, options: &state.options, last }.percent();
    let drift = i32::from(drift(&board));
    let doge_tenths = holding.expected_points(Suit::Doge);
    values[1] = board.doge.into();
    values[2] = board.favourite.into();
    values[3] = drift;
    values[4] = i32::from(board.lower_guard) + i32::from(board.upper_guard);
    values[5] = board.merchant.into();
    values[6] = board.harlequin.into();
    values[7] = i32::from(board.masquerade(SEATS[0]));
    values[8] = pace(board.favourite.into(), drift);
    let missing = 10 * i32::from(doge_cards(&board, MANSION)) - doge_tenths;
    values[9] = (FAR - missing).clamp(0, FAR) / 10;
    if on_turn {
        values[10] = threat;
    } else {
        values[11] = threat;
    }
    values[12] = doge_tenths;
    values[13] = holding.expected_points(Suit::Guards);
    values[14] = holding.expected_points(Suit::Merchant);
    values[15] = holding.expected_points(Suit::Harlequin);
    values[16] = call(&board).into();
    let near = (NEAR_CHECK - turns_left(state)).max(0);
    let side = if board.doge == 0 { board.favourite.signum() } else { 2 * board.doge.clamp(-3, 3) };
    values[17] = near * i32::from(side);
    values[18] = on_turn.into();
}

/// Returns the board from the side of a seat: its half is +.
pub(super) fn seen_from(board: &Board, seat: Seat) -> Board {
    if seat.0 == 0 { *board } else { board.mirrored() }
}

/// Returns the seat whose turn it is, or will be next.
pub(super) fn next_turn(state: &Twilight) -> Seat {
    match &state.phase {
        Phase::Turn { seat, .. } => *seat,
        Phase::Filling { why: Filling::Turn(seat) } => other(*seat),
        _ => state.merchant,
    }
}

/// Returns a measure of how soon the Favourite reaches the mansion at this drift: 24 divided by the number of turns.
pub(super) fn pace(favourite: i32, drift: i32) -> i32 {
    if drift <= 0 {
        return 0;
    }
    let turns = ((i32::from(MANSION) - favourite).max(1) + drift - 1) / drift;
    24 / turns.max(1)
}

/// Returns how far the word of the guild moves the Doge towards the seat's mansion.
fn call(board: &Board) -> i8 {
    let between = board.doge < board.merchant && board.merchant < board.upper_guard;
    if between { board.merchant - board.doge } else { 0 }
}

/// Returns an estimate of the number of turns until the last check (`END-2`).
pub(super) fn turns_left(state: &Twilight) -> i32 {
    /// The usual number of cards played in a turn.
    const CARDS: i32 = 3;
    let deck = i32::from(state.deck());
    if state.ran_out.is_some() {
        return 0;
    }
    let second = if state.deal == 1 { 54 - 2 * i32::from(HAND) } else { 0 };
    1 + (deck + second) / CARDS
}
