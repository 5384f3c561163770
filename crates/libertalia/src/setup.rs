//! What a table starts from.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::Flaw;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::state::{Libertalia, Phase, SEATS};
use crate::{Colour, Reputation, position};

/// What the table agrees on. A field that is left out, as in an older record or preset, keeps the meaning that it had
/// then; new tables begin with [`Options::of_new_games`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// No player sees another's doubloons; what an ability moves is still said (`SECRET-1`).
    pub hidden_purses: bool,
    /// Booty in the dens lies face up from the start (`BOOTY-1`).
    pub open_booty: bool,
    /// So many seconds to choose a character; then the app draws one for the player who has not (`DAWN-1`).
    pub countdown: Option<u16>,
    /// The Gunner pays nothing if there is no character in any den (`CHAR-15`).
    pub gunner_spares: bool,
    /// The Topman pays only in the den with fewer characters than every other (`CHAR-16`).
    pub topman_alone: bool,
    /// At the end of a raid everything is gained before anything is paid (`RAID-1`).
    pub gains_first: bool,
    /// A raid's total may be below 0 (`RAID-2`).
    pub below_zero: bool,
    /// With equal points the better last raid wins (`END-1`).
    pub last_raid_decides: bool,
    /// Hands are left to memory: no view shows what another player holds, nor what it can be (`SECRET-1`).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hands_from_memory: bool,
}

impl Options {
    /// The rulings of the specification.
    pub fn of_new_games() -> Self {
        Self { gunner_spares: true, ..Self::default() }
    }
}

/// The set-up of a table, seating apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What the table agreed on.
    #[serde(default)]
    pub options: Options,
    /// The colours, by seat; drawn at the table when left out (`SETUP-1`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colours: Option<Vec<Colour>>,
    /// The numbers on the cards; what is known of them when left out (`REP-1`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reputation: Option<Arc<Reputation>>,
    /// The campaign is under way already: what lies on the table is entered first. The colours are chosen then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub under_way: bool,
    /// Start from this position, in table notation; what it says wins over everything above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

impl Setup {
    pub(crate) fn start(&self, seats: usize, recorded: bool) -> Result<Libertalia, Vec<Flaw>> {
        if let Some(text) = &self.position {
            return position::read(text, recorded);
        }
        let reputation = self.reputation.clone().unwrap_or_else(Reputation::shipped);
        let mut flaws = reputation.flaws();
        flaws.extend(self.colour_flaws(seats));
        if self.under_way && self.colours.is_none() {
            flaws.push(Flaw::new("colours-unsaid"));
        }
        if self.options.countdown == Some(0) {
            flaws.push(Flaw::new("countdown-zero"));
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let colours: Option<ArrayVec<Colour, SEATS>> =
            self.colours.as_ref().map(|all| all.iter().copied().take(SEATS).collect());
        let fresh = Libertalia::new(seats, self.options, colours, reputation);
        Ok(if self.under_way { Libertalia { phase: Phase::Preparing, ..fresh } } else { fresh })
    }

    fn colour_flaws(&self, seats: usize) -> Vec<Flaw> {
        let Some(colours) = &self.colours else { return vec![] };
        let mut flaws: Vec<Flaw> = kernel::seats_differ(seats, colours.len()).into_iter().collect();
        let twice = colours.iter().enumerate().any(|(n, colour)| colours[..n].contains(colour));
        flaws.extend(twice.then(|| Flaw::new("colour-twice")));
        flaws
    }
}
