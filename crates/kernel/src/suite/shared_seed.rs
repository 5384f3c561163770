//! Rounds of the shared seed for tests, without randomness.

use crate::record::By;
use crate::shared_seed::{SeatCommitment, commitment_to, contribution_of_word};
use crate::{Appended, EntryMetaSource, Game, Seat, Seed, Table, TableProblem};

/// Returns the contribution of a seat to a round, for tests.
pub fn test_contribution(seat: Seat, round: u32) -> String {
    contribution_of_word(&format!("seat {} in round {round}", seat.0))
}

/// Opens the next round, with the [test contributions](test_contribution) of these seats.
///
/// # Errors
/// Those of [`Table::open_round`].
pub fn open_test_round<G: Game>(
    table: &mut Table<G>,
    seats: &[u8],
    seed: Seed,
    stamps: &mut dyn EntryMetaSource,
) -> Result<Appended, TableProblem<G::Breach>> {
    let round = table.rounds() + 1;
    let commit = |seat: &u8| {
        let contribution = test_contribution(Seat(*seat), round);
        let commitment = commitment_to(&table.header().seed, round, &contribution);
        SeatCommitment { seat: Seat(*seat), commitment, word: false }
    };
    let commitments = seats.iter().map(commit).collect();
    table.open_round(By::Table, seed, commitments, stamps)
}

/// Ends the open round with its [test contributions](test_contribution).
///
/// # Errors
/// Those of [`Table::close_round`].
pub fn close_test_round<G: Game>(
    table: &mut Table<G>,
    stamps: &mut dyn EntryMetaSource,
) -> Result<Appended, TableProblem<G::Breach>> {
    let open = table.round().into_iter();
    let all = open.flat_map(|open| open.commitments.iter().map(|one| test_contribution(one.seat, open.number)));
    let contributions = all.collect();
    table.close_round(contributions, stamps)
}

/// Makes the next step of a random round: opens it, ends it, makes it void, or replaces the seed.
pub(super) fn step_test_round<G: Game>(
    table: &mut Table<G>,
    number: u32,
    stamps: &mut dyn EntryMetaSource,
) -> Result<Appended, TableProblem<G::Breach>> {
    let seed = Seed::new([number as u8; 32]);
    match (table.round(), number % 8) {
        (_, 0) => table.reseed(seed, stamps),
        (Some(open), 1) => {
            let silent = open.commitments.iter().take(1).map(|one| one.seat).collect();
            table.void_round(silent, stamps)
        }
        (Some(_), _) => close_test_round(table, stamps),
        // Sometimes with a seat that does not exist.
        (None, _) => open_test_round(table, &[0, (number % 5) as u8 + 1], seed, stamps),
    }
}
