//! The chance to win the match, from the chance to win the present round.
//!
//! A sum of features grows without limit, and a dominant position would seem better than a won round. The chance to win
//! the match is between the chances after a won and after a lost round. Chances are in millionths, scores in
//! thousandths of log odds.

use kernel::Seat;

use crate::Twilight;
use crate::chapters::{decided, leader};
use crate::state::other;

/// A certain match.
const CERTAIN: i32 = 1_000_000;

/// The score at which a round or match counts as certain.
const LIMIT: i32 = 8_000;

/// The distance between the entries of [`LOGISTIC`].
const STEP: i32 = 250;

/// The logistic function from 0 to [`LIMIT`].
const LOGISTIC: [i32; 33] = [
    500_000, 562_177, 622_459, 679_179, 731_059, 777_300, 817_574, 851_953, 880_797, 904_651, 924_142, 939_913,
    952_574, 962_673, 970_688, 977_023, 982_014, 985_936, 989_013, 991_423, 993_307, 994_780, 995_930, 996_827,
    997_527, 998_073, 998_499, 998_830, 999_089, 999_290, 999_447, 999_569, 999_665,
];

/// Returns the chance that belongs to a score.
fn chance_of(score: i32) -> i32 {
    let (size, rest) = (score.abs().min(LIMIT) / STEP, score.abs().min(LIMIT) % STEP);
    let entry = |nth: i32| LOGISTIC.get(nth as usize).or(LOGISTIC.last()).copied().unwrap_or(CERTAIN);
    let chance = entry(size) + (entry(size + 1) - entry(size)) * rest / STEP;
    if score < 0 { CERTAIN - chance } else { chance }
}

/// Returns the score that belongs to a chance.
fn score_of(chance: i32) -> i32 {
    let likely = chance.max(CERTAIN - chance);
    let after = LOGISTIC.partition_point(|entry| *entry <= likely);
    let score = match (LOGISTIC.get(after.wrapping_sub(1)), LOGISTIC.get(after)) {
        (Some(low), Some(high)) => (after as i32 - 1) * STEP + (likely - low) * STEP / (high - low),
        _ => LIMIT,
    };
    if chance * 2 < CERTAIN { -score } else { score }
}

/// Returns a seat's chance to win the match with these results of rounds.
fn with_results(results: &[Option<Seat>], seat: Seat) -> i32 {
    // Of two equal players, one who has won the first round wins the match in three of four cases.
    let (winner, certain) = match decided(results) {
        Some(winner) => (winner, CERTAIN),
        None => (leader(results), CERTAIN * 3 / 4),
    };
    match winner {
        Some(winner) if winner == seat => certain,
        Some(_) => CERTAIN - certain,
        None => CERTAIN / 2,
    }
}

/// Returns the score for the match of a seat with this score for the round.
pub(super) fn score(state: &Twilight, seat: Seat, round: i32) -> i32 {
    let after = |winner: Seat| {
        let mut results = state.results.clone();
        let _ = results.try_push(Some(winner));
        i64::from(with_results(&results, seat))
    };
    let (won, lost) = (after(seat), after(other(seat)));
    let chance = lost + (won - lost) * i64::from(chance_of(round)) / i64::from(CERTAIN);
    score_of(chance as i32)
}
