//! The initial configuration of a campaign.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::Flaw;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::state::{Libertalia, Phase, SEATS};
use crate::{Colour, Reputation, position};

/// The options that the players agreed on. An omitted field, as in an older record or preset, keeps its meaning of
/// that time. New tables begin with [`Options::of_new_games`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// True if doubloons are hidden from other players; amounts that abilities move are still public (`SECRET-1`).
    pub hidden_purses: bool,
    /// True if booty in the dens always lies face up (`BOOTY-1`).
    pub open_booty: bool,
    /// Seconds to choose a character; the app then draws one for each player who has not chosen (`DAWN-1`).
    pub countdown: Option<u16>,
    /// True if the Gunner pays nothing when there is no character in any den (`CHAR-15`).
    pub gunner_spares: bool,
    /// True if the Topman pays only in the den with fewer characters than every other (`CHAR-16`).
    pub topman_alone: bool,
    /// True if everything is gained before anything is paid at the end of a raid (`RAID-1`).
    pub gains_first: bool,
    /// True if a raid's total may be below 0 (`RAID-2`).
    pub below_zero: bool,
    /// True if the better last raid breaks ties (`END-1`).
    pub last_raid_decides: bool,
    /// True if hands are left to memory: no view shows or infers what another player holds (`SECRET-1`).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hands_from_memory: bool,
}

impl Options {
    /// Returns the options of new games: the rulings of the specification.
    pub fn of_new_games() -> Self {
        Self { gunner_spares: true, ..Self::default() }
    }
}

/// The configuration of a campaign, without the seating.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The options that the players agreed on.
    #[serde(default)]
    pub options: Options,
    /// The colours, by seat; drawn at the start if omitted (`SETUP-1`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colours: Option<Vec<Colour>>,
    /// The numbers on the cards; the shipped ones if omitted (`REP-1`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reputation: Option<Arc<Reputation>>,
    /// True for a campaign already under way, whose state is entered first. The colours must then be chosen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub under_way: bool,
    /// The initial position in table notation; it overrides everything above.
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
