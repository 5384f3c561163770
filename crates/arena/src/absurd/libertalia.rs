//! Absurd moves of Libertalia: worthless booty, and harm to oneself.

use agents::league::PlayedPlan;
use libertalia::{Command, Libertalia, Rank, Token, Tokens};

use super::Absurd;

impl Absurd for Libertalia {
    fn absurdities(plan: &PlayedPlan<'_, Self>) -> Vec<&'static str> {
        let seat = plan.observation.seat;
        let Some(player) = plan.before.player(seat) else { return vec![] };
        let mut found = vec![];
        for command in plan.commands {
            match command {
                // A relic costs three doubloons, and only the Merchant makes something of three of them.
                Command::Take { token: Token::Relic }
                    if plan.before.cell().of(Token::Chest) > 0
                        && !player.hand.has(Rank::MERCHANT)
                        && !player.den.has(Rank::MERCHANT) =>
                {
                    found.push("relic taken instead of a chest");
                }
                Command::Kill { seat: victim, .. } if *victim == seat => found.push("own character killed"),
                // A set of three maps is worth twelve doubloons, and the Waitress pays three for one (`CHAR-8`).
                Command::SellMap if player.booty().of(Token::Map) == Tokens::SET_OF_MAPS => {
                    found.push("map of a set sold");
                }
                _ => {}
            }
        }
        found
    }
}
