//! Weights as files: JSON for leagues, and the reviewed `weights.rs` of a game.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use kernel::agent::{AgentGame, NamedWeights, WeightTable};
use serde::{Deserialize, Serialize};

/// How weights were fitted. The same parameters give the same weights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitted {
    /// The seed of the first game.
    pub seed: u64,
    /// The number of games in each round.
    pub games: u64,
    /// How often games were played with the last weights.
    pub rounds: u32,
    /// The set-up, if it was not the one for programs.
    pub setup: Option<String>,
}

/// Fitted weights of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightsFile {
    /// The game's id.
    pub game: String,
    /// How they were fitted.
    pub fitted: Fitted,
    /// The weights by number of seats and feature.
    pub seats: BTreeMap<usize, BTreeMap<String, i32>>,
}

/// The longest line of code.
const WIDTH: usize = 120;

impl WeightsFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or has no weights.
    pub fn read(file: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))
    }

    /// Returns the file's text.
    pub fn to_json(&self) -> String {
        let text = serde_json::to_string_pretty(self).unwrap_or_default();
        text + "\n"
    }

    /// Returns the weights, with the game's own likings of temperaments. The table lives as long as the process, so it
    /// is made once.
    ///
    /// # Errors
    /// If the file is of another game, or names no feature.
    pub fn table<G: AgentGame>(&self) -> Result<WeightTable, String> {
        if self.game != G::INFO.id {
            return Err(format!("these weights are for {}, not for {}", self.game, G::INFO.id));
        }
        let mut seats: Vec<(usize, NamedWeights)> = vec![];
        for (number, weights) in &self.seats {
            let name = |name: &str| G::FEATURES.iter().map(|feature| feature.name).find(|one| *one == name);
            let named: Result<Vec<(&'static str, i32)>, String> = weights
                .iter()
                .map(|(text, weight)| Ok((name(text).ok_or_else(|| format!("there is no feature {text}"))?, *weight)))
                .collect();
            seats.push((*number, named?.leak()));
        }
        Ok(WeightTable { seats: seats.leak(), temperaments: G::WEIGHTS.temperaments })
    }

    /// Returns the text of the game's `weights.rs`. It is formatted as rustfmt would do it.
    pub fn to_rust<G: AgentGame>(&self) -> String {
        let Fitted { seed, games, rounds, setup } = &self.fitted;
        let numbers: Vec<String> = self.seats.keys().map(ToString::to_string).collect();
        let mut text = format!(
            "//! The weights of the features, as `cargo xtask arena -- tune --rust` wrote them.\n//!\n\
             //! --game {} --seats {} --seed {seed} --games {games} --rounds {rounds}",
            self.game,
            numbers.join(","),
        );
        if let Some(setup) = setup {
            let _ = write!(text, " --setup '{setup}'");
        }
        text.push_str("\n\nuse kernel::agent::{NamedWeights, Temperament, WeightTable};\n\n");
        text.push_str("pub(super) const WEIGHTS: WeightTable = WeightTable {\n");
        let seats = self.seats.keys().map(|number| format!("({number}, SEATS_{number})"));
        text.push_str(&list("    seats: &[", seats.collect(), "],"));
        let temperaments = G::WEIGHTS.temperaments.iter();
        let temperaments = temperaments.map(|(one, _)| format!("(Temperament::{one:?}, {})", constant(one)));
        text.push_str(&list("    temperaments: &[", temperaments.collect(), "],"));
        text.push_str("};\n");
        for (number, weights) in &self.seats {
            let named = G::FEATURES.iter().map(|feature| (feature.name, weights.get(feature.name).copied()));
            let items = named.filter_map(|(name, weight)| Some(format!("(\"{name}\", {})", weight?)));
            text.push('\n');
            text.push_str(&list(&format!("const SEATS_{number}: NamedWeights = &["), items.collect(), "];"));
        }
        for (temperament, percents) in G::WEIGHTS.temperaments {
            let items = percents.iter().map(|(name, percent)| format!("(\"{name}\", {percent})"));
            text.push('\n');
            let name = constant(temperament);
            text.push_str(&list(&format!("const {name}: NamedWeights = &["), items.collect(), "];"));
        }
        text
    }
}

fn constant(temperament: &kernel::agent::Temperament) -> String {
    format!("{temperament:?}").to_uppercase()
}

/// Returns a list on one line or two if it fits, and otherwise with one item a line.
pub fn list(before: &str, items: Vec<String>, after: &str) -> String {
    let line = format!("{before}{}{after}", items.join(", "));
    let broken = line.replacen(" = &[", " =\n    &[", 1);
    for text in [line, broken] {
        if text.lines().all(|line| line.len() <= WIDTH) {
            return text + "\n";
        }
    }
    let indentation = " ".repeat(before.len() - before.trim_start().len());
    let items: String = items.iter().map(|item| format!("{indentation}    {item},\n")).collect();
    format!("{before}\n{items}{indentation}{after}\n")
}
