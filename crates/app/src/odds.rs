//! `bucintoro odds`

use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde::Serialize;
use serenissima::odds::{BattleOdds, Survivors};

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

impl OddsArgs {
    pub(super) fn run(self) -> CommandResult {
        match self.edition {
            Edition::First if self.moved > 0 => {
                Err(UsageError("in the first edition moving costs no strength".into()).into())
            }
            Edition::First => {
                let odds = serenissima_1996::odds::odds(self.sailors, self.against, self.fort)
                    .map_err(|none| UsageError(none.to_string()))?;
                self.tell(&odds, &odds.battle, "expected losses in the first round")
            }
            Edition::Second => {
                let odds = serenissima::odds::odds(self.sailors, self.moved, self.against, self.fort)
                    .map_err(|none| UsageError(none.to_string()))?;
                self.tell(&odds, &odds, "expected losses")
            }
        }
    }

    fn tell(&self, odds: &impl Serialize, battle: &BattleOdds, losses: &str) -> CommandResult {
        if self.json {
            print_line(&serde_json::to_string(odds)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let percent = |part: f64| format!("{:6.2} %", part * 100.0);
        let wins = [battle.attacker_wins, battle.defender_wins, battle.both_lost];
        for (words, part) in ["attacker wins", "defender wins", "both lost"].into_iter().zip(wins) {
            print_line(&format_args!("{words:<13}  {}", percent(part)))?;
        }
        let [attacker, defender] = [battle.expected_attacker_losses, battle.expected_defender_losses];
        print_line(&format_args!("{losses}: attacker {attacker:.3}, defender {defender:.3}"))?;
        print_line(&"survivors (attacker, defender):")?;
        for Survivors { attacker, defender, probability } in &battle.survivors {
            print_line(&format_args!("  {attacker} {defender}  {}", percent(*probability)))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
