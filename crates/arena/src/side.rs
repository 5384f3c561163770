//! The players of a league: their options, and what determines their choices.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use agents::league::Player;
use agents::{Evaluator, Level, Program};
use kernel::agent::{AgentGame, Temperament};
use serde::Serialize;

use crate::weights::WeightsFile;

/// The options of a player.
#[derive(clap::Args, Clone)]
pub struct SideArgs {
    /// The player: `random`, `plain`, or a level from 1 to 3.
    #[arg(long, default_value = "2")]
    pub player: String,
    /// Its temperament: `trader`, `builder` or `corsair`.
    #[arg(long, default_value = "trader")]
    pub temperament: String,
    /// A file of weights in place of those of the game.
    #[arg(long)]
    pub weights: Option<PathBuf>,
    /// The budget of level 3, in commands; the usual one of the game, if left out.
    #[arg(long)]
    pub steps: Option<u64>,
}

/// A player that uses no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Anchor {
    /// Plays legal commands at random.
    Random,
    /// Plays the fast policy.
    Plain,
}

/// A player, with everything that determines its choices.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Side {
    /// A player without weights.
    Anchor(Anchor),
    /// A program.
    Program {
        /// The program.
        #[serde(flatten)]
        program: Program,
        /// The weight of each feature that counts.
        weights: BTreeMap<&'static str, i32>,
        /// The same weights, in the order of the features.
        #[serde(skip)]
        ordered: Vec<i32>,
    },
}

impl Side {
    /// Creates a side from its options.
    ///
    /// # Errors
    /// If an option has no meaning, or the file of weights cannot be used.
    pub fn new<G: AgentGame>(args: &SideArgs, seats: usize) -> Result<Self, String> {
        let level: u8 = match args.player.as_str() {
            "random" => return Ok(Self::Anchor(Anchor::Random)),
            "plain" => return Ok(Self::Anchor(Anchor::Plain)),
            level => level.parse().map_err(|_| format!("{level} is neither random, plain nor a level"))?,
        };
        let temperament = match args.temperament.as_str() {
            "trader" => Temperament::Trader,
            "builder" => Temperament::Builder,
            "corsair" => Temperament::Corsair,
            other => return Err(format!("there is no temperament {other}: trader, builder or corsair")),
        };
        let level = Level::try_from(level)?;
        // The budget changes nothing at the other levels, so leagues with different ones are the same league.
        let steps = (level == Level::Search).then(|| args.steps.unwrap_or(G::STEPS));
        Self::of_program::<G>(Program { level, temperament, steps }, seats, args.weights.as_deref())
    }

    /// Creates the side of a program, with the weights of a file if one is given.
    ///
    /// # Errors
    /// If the file of weights cannot be used.
    pub fn of_program<G: AgentGame>(program: Program, seats: usize, file: Option<&Path>) -> Result<Self, String> {
        let table = match file {
            Some(file) => WeightsFile::read(file)?.table::<G>()?,
            None => G::WEIGHTS,
        };
        let mut ordered = table.of(G::FEATURES, seats, program.temperament);
        for (weight, feature) in ordered.iter_mut().zip(G::FEATURES) {
            if program.level == Level::ShortSighted && !feature.obvious {
                *weight = 0;
            }
        }
        let named = G::FEATURES.iter().zip(&ordered).map(|(feature, weight)| (feature.name, *weight));
        let weights = named.filter(|(_, weight)| *weight != 0).collect();
        Ok(Self::Program { program, weights, ordered })
    }

    /// Returns the player.
    pub fn player(&self, seats: usize) -> Player {
        match self {
            Self::Anchor(Anchor::Random) => Player::Random,
            Self::Anchor(Anchor::Plain) => Player::Plain,
            Self::Program { program, ordered, .. } => {
                Player::Program(*program, Evaluator::with_weights(seats, ordered.clone()))
            }
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Anchor(Anchor::Random) => out.write_str("random"),
            Self::Anchor(Anchor::Plain) => out.write_str("plain"),
            Self::Program { program: Program { level, temperament, steps }, .. } => {
                write!(out, "{}", u8::from(*level))?;
                if *temperament != Temperament::default() {
                    write!(out, " {}", format!("{temperament:?}").to_lowercase())?;
                }
                if let Some(steps) = steps {
                    write!(out, " ({steps} commands)")?;
                }
                Ok(())
            }
        }
    }
}
