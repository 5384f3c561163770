//! `bucintoro odds`

use std::process::ExitCode;

use clap::Args;

use super::{Done, Usage, say};

#[derive(Args)]
pub(super) struct OddsArgs {
    /// Sailors on the attacking galley, 1 to 5.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    sailors: u8,
    /// Zones that it has moved in this activation.
    #[arg(long, default_value_t = 0)]
    moved: u8,
    /// Sailors of the defender, 1 to 5.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    against: u8,
    /// A fort fires first.
    #[arg(long)]
    fort: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl OddsArgs {
    pub(super) fn run(self) -> Done {
        let odds = serenissima::odds::odds(self.sailors, self.moved, self.against, self.fort)
            .map_err(|none| Usage(none.to_string()))?;
        if self.json {
            say(&serde_json::to_string(&odds)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let percent = |part: f64| format!("{:6.2} %", part * 100.0);
        say(&format_args!("attacker wins  {}", percent(odds.attacker_wins)))?;
        say(&format_args!("defender wins  {}", percent(odds.defender_wins)))?;
        say(&format_args!("both lost      {}", percent(odds.both_lost)))?;
        let (attacker, defender) = (odds.expected_attacker_losses, odds.expected_defender_losses);
        say(&format_args!("expected losses: attacker {attacker:.3}, defender {defender:.3}"))?;
        say(&"survivors (attacker, defender):")?;
        for end in &odds.survivors {
            say(&format_args!("  {} {}  {}", end.attacker, end.defender, percent(end.probability)))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
