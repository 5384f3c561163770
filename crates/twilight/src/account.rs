//! The statistics of a match: rounds and what decided them.

use kernel::account::{Ledger, SeatScores};

use crate::event::Decider;
use crate::state::{SEATS, other};
use crate::{Event, Fix, Twilight};

impl Twilight {
    /// Returns the rounds won by each seat.
    pub(crate) fn rounds_won(&self) -> SeatScores {
        self.wins().into_iter().map(|wins| Some(wins.into())).collect()
    }

    pub(crate) fn book_event(&self, event: &Event, ledger: &mut Ledger) {
        match event {
            Event::RoundBegan { round: 1, merchant } => {
                ledger.record_start(*merchant, "merchant");
                ledger.record_start(other(*merchant), "harlequin");
            }
            Event::RoundEnded { winner: Some(winner), by, .. } if !self.results.is_full() => {
                ledger.add_flow(*winner, source_of(*by), 1);
            }
            Event::Corrected { fix: Fix::Rounds { results } } => {
                for (seat, before) in SEATS.into_iter().zip(self.wins()) {
                    let now = results.iter().filter(|winner| **winner == Some(seat)).count();
                    ledger.add_flow(seat, "corrected", now as i32 - i32::from(before));
                }
            }
            _ => {}
        }
    }
}

/// Returns the decider of a round, as a source of rounds won.
fn source_of(by: Decider) -> &'static str {
    match by {
        Decider::DogeHome => "doge-home",
        Decider::FavouriteHome => "favourite-home",
        Decider::DogeSide => "doge-side",
        Decider::FavouriteSide => "favourite-side",
        Decider::Level => "level",
        Decider::GivenUp => "given-up",
    }
}
