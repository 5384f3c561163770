//! The facts by which a program weighs positions.

use kernel::Seat;
use kernel::agent::{Feature, NamedWeights};

use super::holding::Holding;
use super::match_value;
use super::threat::{Threat, drift};
use crate::state::{Filling, HAND, Phase, SEATS, Twilight, other};
use crate::track::MANSION;
use crate::turns::Last;
use crate::{Board, Suit};

/// The usual weights, in the order of the features.
const WEIGHTS: NamedWeights = super::weights::TWO;

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
    obvious("guards"),
    obvious("merchant"),
    obvious("harlequin"),
    hidden("masquerade"),
    hidden("favourite-pace"),
    hidden("winning-turn"),
    hidden("doge-cards"),
    hidden("guard-cards"),
    hidden("merchant-cards"),
    hidden("harlequin-cards"),
    hidden("masquerade-cards"),
    hidden("check"),
    hidden("turn"),
    obvious("round-won"),
    hidden("match"),
];

/// The features of a round in progress.
const OF_ROUND: std::ops::Range<usize> = 1..17;

/// The feature of a round that is decided.
const WON: usize = 17;

/// The score of a certain round.
const CERTAIN: i32 = 10_000;

/// A bonus for deciding a round now, because the estimate of an open round can be wrong.
const DECIDED_NOW: i32 = 400;

/// The feature with which all others add up to the score for the match.
const MATCH: usize = 18;

/// The number of turns before the last check within which the sides count.
const NEAR_CHECK: i32 = 10;

/// Writes the features of a seat.
pub(super) fn write(state: &Twilight, seat: Seat, out: &mut [i32]) {
    let mut values = own_values(state, seat);
    if let Phase::Turn { .. } | Phase::Filling { .. } | Phase::Between = state.phase {
        let others = own_values(state, other(seat));
        let (mut sum, mut round) = (0, 0);
        for (nth, (_, weight)) in WEIGHTS.iter().enumerate().take(MATCH) {
            let score = weight * (values[nth] - others[nth]);
            sum += score;
            if OF_ROUND.contains(&nth) {
                round += score;
            }
        }
        let decided = values[WON] - others[WON];
        let score = match state.phase {
            // The lead in rounds tells all.
            Phase::Between => WEIGHTS[0].1 * (values[0] - others[0]),
            // A round that is surely decided needs no score.
            _ => match_value::score(state, seat, if decided == 0 { round } else { decided * CERTAIN }),
        };
        values[MATCH] = (score + decided * DECIDED_NOW - sum) / 2;
    }
    out.iter_mut().zip(values).for_each(|(slot, value)| *slot = value);
}

/// Returns the features of a seat, except the last.
fn own_values(state: &Twilight, seat: Seat) -> [i32; FEATURES.len()] {
    let mut values = [0; FEATURES.len()];
    values[0] = state.wins().get(seat.index()).copied().unwrap_or(0).into();
    match (&state.phase, surely_checked(state)) {
        (_, Some(winner)) => values[WON] = i32::from(winner == seat),
        (Phase::Turn { .. } | Phase::Filling { .. }, None) => write_round(state, seat, &mut values),
        (Phase::Between, None) => {
            values[WON] = i32::from(state.results.last() == Some(&Some(seat)));
        }
        (Phase::First | Phase::Preparing { .. } | Phase::Over { .. }, None) => {}
    }
    values
}

/// Returns the winner of the round if the draw that is under way leads to the check (`END-2`).
fn surely_checked(state: &Twilight) -> Option<Seat> {
    let Phase::Filling { why: Filling::Turn(seat) } = state.phase else { return None };
    let runs_out = state.ran_out.is_some() || (state.deal > 1 && state.to_draw(seat) == state.deck());
    let checked = runs_out && seat == other(state.merchant);
    state.board.checked().filter(|_| checked).map(|(winner, _)| winner)
}

/// Writes the features of a round in progress.
fn write_round(state: &Twilight, seat: Seat, values: &mut [i32; FEATURES.len()]) {
    let board = seen_from(&state.board, seat);
    let unseen = state.unseen();
    let holding = Holding::of(state, seat, &unseen);
    let on_turn = next_turn(state) == seat;
    let drift = i32::from(drift(&board));
    values[1] = board.doge.into();
    values[2] = board.favourite.into();
    values[3] = drift;
    values[4] = i32::from(board.lower_guard) + i32::from(board.upper_guard);
    values[5] = board.merchant.into();
    values[6] = board.harlequin.into();
    values[7] = i32::from(board.masquerade(SEATS[0]));
    values[8] = pace(board.favourite.into(), drift);
    if on_turn {
        values[9] = if change_wins(state, seat, &board) {
            100
        } else {
            let last = Last::of(state, seat).after(0);
            Threat { board: &board, holding: &holding, options: &state.options, last }.percent()
        };
    }
    values[10] = holding.expected_points(Suit::Doge);
    values[11] = holding.expected_points(Suit::Guards);
    values[12] = holding.expected_points(Suit::Merchant);
    values[13] = holding.expected_points(Suit::Harlequin);
    values[14] = values[7] * values[13];
    let near = (NEAR_CHECK - turns_left(state)).max(0);
    let side = if board.doge == 0 { board.favourite.signum() } else { 2 * board.doge.clamp(-3, 3) };
    values[15] = near * near * i32::from(side) / NEAR_CHECK;
    values[16] = on_turn.into();
}

/// True if a changed hand draws the rest of the deck, and the seat wins the check that follows (`END-2`).
fn change_wins(state: &Twilight, seat: Seat, board: &Board) -> bool {
    let begins = state.turn().is_some_and(|(whose, played)| whose == seat && played.is_empty());
    let count = state.hand(seat).count;
    begins
        && count > 0
        && Last::of(state, seat).after(count)
        && board.checked().is_some_and(|(winner, _)| winner == SEATS[0])
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
