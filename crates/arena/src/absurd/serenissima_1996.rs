//! Absurd moves of Serenissima 1996: galleys sunk, ports given away, ducats spent for nothing.

use agents::league::PlayedPlan;
use kernel::to_json_value;
use serenissima_1996::{Command, Serenissima1996};

use super::Absurd;
use super::fleet::Fleet;

/// A bid below this is no waste, even if it is everything: what remains buys nothing.
const SMALL_CHANGE: u32 = 300;

impl Absurd for Serenissima1996 {
    fn absurdities(plan: &PlayedPlan<'_, Self>) -> Vec<&'static str> {
        let has = |what: fn(&Command) -> bool| plan.commands.iter().any(what);
        let seat = plan.observation.seat;
        let [before, after] = [plan.before, plan.after].map(|state| Fleet::of(&to_json_value(state), seat, "fortress"));
        let mut found = vec![];
        // The last sailor may land, and the winner of a fight may give up a galley (`TAKE-1`, `FIGHT-3`).
        let gives =
            has(|command| matches!(command, Command::Land { .. } | Command::Board { .. } | Command::LeavePrize));
        if after.lost_galleys(&before) && !gives {
            found.push("own galley sunk");
        }
        if before.ports > 0 && after.ports == 0 {
            found.push("last port given away");
        }
        let bought = |what, on| {
            plan.commands
                .iter()
                .any(|one| matches!(one, Command::Buy { good, galley, .. } if (*good, *galley) == (what, on)))
        };
        let wasted = |one: &Command| matches!(one, Command::Discard { good, galley, .. } if bought(*good, *galley));
        let wastes = plan.commands.iter().any(wasted);
        // Prices among players and bids buy what this list does not count. A piece can give way to a better one.
        let deals = has(|command| matches!(command, Command::TakeOffer | Command::AnswerCounter { .. }));
        let swaps = !wastes && has(|command| matches!(command, Command::Buy { .. }));
        if after.money < before.money && after.has_no_more_than(&before) && !deals && !swaps {
            found.push("ducats paid for nothing");
        }
        let money = before.money;
        let all = |command: &Command| matches!(command, Command::Bid { ducats } if i64::from(*ducats) >= money);
        if money > i64::from(SMALL_CHANGE) && plan.commands.iter().any(all) {
            found.push("everything bid for the order");
        }
        if wastes {
            found.push("bought good thrown away");
        }
        found
    }
}
