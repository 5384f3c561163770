//! `bucintoro odds`

use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde::Serialize;

use host::terminal::{CommandResult, UsageError, print_line};

#[derive(Args)]
pub(super) struct OddsArgs {
    /// Sailors on the attacking galley, 1 to 5.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    sailors: u8,
    /// Zones that it has moved in this activation; second edition only.
    #[arg(long, default_value_t = 0)]
    moved: u8,
    /// Sailors of the defender: 1 to 5, in the first edition up to 180.
    #[arg(long)]
    against: u8,
    /// A fort fires first; in the first edition a fortress protects the garrison.
    #[arg(long)]
    fort: bool,
    /// Which edition of Serenissima.
    #[arg(long, default_value = "2012")]
    edition: Edition,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// An edition of Serenissima, by its year.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Edition {
    /// One die for each side.
    #[value(name = "1996")]
    First,
    /// Dice with skulls.
    #[value(name = "2012")]
    Second,
}

/// The possible ends of a battle that is fought to the end.
struct Ends {
    /// Probabilities that the attacker wins, that the defender wins, and that both are lost.
    wins: [f64; 3],
    /// Average losses of the attacker and of the defender.
    losses: [f64; 2],
    /// Survivors of the attacker and of the defender, with the probability of each pair.
    survivors: Vec<(u8, u8, f64)>,
}

impl OddsArgs {
    pub(super) fn run(self) -> CommandResult {
        match self.edition {
            Edition::First if self.moved > 0 => {
                Err(UsageError("in the first edition moving costs no strength".into()).into())
            }
            Edition::First => {
                let odds = serenissima_1996::odds::odds(self.sailors, self.against, self.fort)
                    .map_err(|none| UsageError(none.to_string()))?;
                let ends = Ends {
                    wins: [odds.attacker_wins, odds.defender_wins, odds.both_lost],
                    losses: [odds.expected_attacker_losses, odds.expected_defender_losses],
                    survivors: odds.survivors.iter().map(|end| (end.attacker, end.defender, end.probability)).collect(),
                };
                self.tell(&odds, &ends, "expected losses in the first round")
            }
            Edition::Second => {
                let odds = serenissima::odds::odds(self.sailors, self.moved, self.against, self.fort)
                    .map_err(|none| UsageError(none.to_string()))?;
                let ends = Ends {
                    wins: [odds.attacker_wins, odds.defender_wins, odds.both_lost],
                    losses: [odds.expected_attacker_losses, odds.expected_defender_losses],
                    survivors: odds.survivors.iter().map(|end| (end.attacker, end.defender, end.probability)).collect(),
                };
                self.tell(&odds, &ends, "expected losses")
            }
        }
    }

    fn tell(&self, odds: &impl Serialize, ends: &Ends, losses: &str) -> CommandResult {
        if self.json {
            print_line(&serde_json::to_string(odds)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let percent = |part: f64| format!("{:6.2} %", part * 100.0);
        for (words, part) in ["attacker wins", "defender wins", "both lost"].into_iter().zip(ends.wins) {
            print_line(&format_args!("{words:<13}  {}", percent(part)))?;
        }
        let [attacker, defender] = ends.losses;
        print_line(&format_args!("{losses}: attacker {attacker:.3}, defender {defender:.3}"))?;
        print_line(&"survivors (attacker, defender):")?;
        for (attacker, defender, likely) in &ends.survivors {
            print_line(&format_args!("  {attacker} {defender}  {}", percent(*likely)))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
