//! Absurd moves of Serenissima, second edition: galleys sunk, ports given away, ducats spent for nothing.

use agents::league::PlayedPlan;
use kernel::to_json_value;
use serenissima::{Command, Serenissima};

use super::Absurd;
use super::fleet::Fleet;

impl Absurd for Serenissima {
    fn absurdities(plan: &PlayedPlan<'_, Self>) -> Vec<&'static str> {
        let has = |what: fn(&Command) -> bool| plan.commands.iter().any(what);
        let seat = plan.observation.seat;
        let [before, after] = [plan.before, plan.after].map(|state| Fleet::of(&to_json_value(state), seat, "fort"));
        let mut found = vec![];
        // The last sailor may land, and then the galley sinks (`PORT-1`).
        let lands = has(|command| matches!(command, Command::Land { .. }));
        if after.lost_galleys(&before) && !lands {
            found.push("own galley sunk");
        }
        if before.ports > 0 && after.ports == 0 {
            found.push("last port given away");
        }
        if after.money < before.money && after.has_no_more_than(&before) {
            found.push("ducats paid for nothing");
        }
        // A loaded good is thrown away in the same activation (`LOAD-6`, `LOAD-8`).
        let loaded = |good| plan.commands.iter().any(|command| *command == Command::Load { good });
        let wasted = |command: &Command| matches!(command, Command::Jettison { good, .. } if loaded(*good));
        if plan.commands.iter().any(wasted) {
            found.push("loaded good thrown away");
        }
        found
    }
}
