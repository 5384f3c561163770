//! `bucintoro odds`

use std::process::ExitCode;

use clap::Args;

use super::Done;

#[derive(Args)]
pub(super) struct Odds {
    /// Sailors on the attacking galley, 1 to 5.
    #[arg(long)]
    sailors: u8,
    /// Zones that it has moved in this activation.
    #[arg(long, default_value_t = 0)]
    moved: u8,
    /// Sailors of the defender, 1 to 5.
    #[arg(long)]
    against: u8,
    /// A fort fires first.
    #[arg(long)]
    fort: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Odds {
    pub(super) fn run(self) -> Done {
        let odds = serenissima::odds::odds(self.sailors, self.moved, self.against, self.fort)?;
        if self.json {
            println!("{}", serde_json::to_string(&odds)?);
            return Ok(ExitCode::SUCCESS);
        }
        println!("attacker wins  {:6.2} %", odds.attacker_wins * 100.0);
        println!("defender wins  {:6.2} %", odds.defender_wins * 100.0);
        println!("both lost      {:6.2} %", odds.both_lost * 100.0);
        println!(
            "expected losses: attacker {:.3}, defender {:.3}",
            odds.expected_attacker_losses, odds.expected_defender_losses
        );
        println!("survivors (attacker, defender):");
        for end in &odds.survivors {
            println!("  {} {}  {:6.2} %", end.attacker, end.defender, end.probability * 100.0);
        }
        Ok(ExitCode::SUCCESS)
    }
}
