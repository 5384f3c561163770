//! Test data for tests and fuzzers: commands and random corrections.

use kernel::{Actor, Draw, GameTestExt, Seat, Viewer, chance};
use strum::VariantNames;

use crate::play::CardPlay;
use crate::state::{Filling, Phase, SEATS, Twilight};
use crate::view::{Stage, View};
use crate::{Card, Command, Event, Fix, Options, Pawn, Suit};

impl GameTestExt for Twilight {
    fn all_commands(&self, by: Actor, out: &mut Vec<Command>) {
        let Actor::Seat(_) = by else { return };
        out.extend([Command::EndTurn, Command::BeginRound, Command::BeginPlay, Command::ChangeHand { cards: None }]);
        out.extend(Pawn::ALL.map(|pawn| Command::Call { pawn }));
        for suit in [Suit::Doge, Suit::Guards, Suit::Merchant, Suit::Harlequin] {
            out.extend(SEATS.map(|seat| Command::ShowEight { seat, suit }));
        }
        for card in Card::ALL {
            let plays = Pawn::ALL.into_iter().flat_map(|pawn| (-5..=5).map(move |by| CardPlay::one(card, pawn, by)));
            out.extend(plays.map(|play| Command::Play { play }));
            for lower in -4..=4 {
                out.extend((-4..=4).map(|upper| Command::Play { play: CardPlay::guards(card, lower, upper) }));
            }
            out.push(Command::Play { play: CardPlay::plain(card) });
        }
        for pawn in Pawn::ALL {
            for by in [-8, -2, -1, 1, 2, 7] {
                out.push(Command::Play { play: CardPlay { pair: true, ..CardPlay::one(Card::Doge, pawn, by) } });
                out.push(Command::Play { play: CardPlay::one(Card::HarlequinCentre, pawn, by) });
            }
        }
    }

    fn shown(view: &View, by: Actor, command: &Command) -> Option<bool> {
        let Stage::Turn { seat, ways, calls, ends, opening, .. } = &view.stage else { return None };
        if Actor::Seat(*seat) != by {
            return None;
        }
        match command {
            Command::Play { play } => Some(ways.iter().any(|way| way.play == *play && way.breaks.is_empty())),
            Command::Call { pawn } => Some(calls.contains(pawn)),
            Command::EndTurn => Some(*ends),
            Command::ShowEight { .. } => Some(*opening),
            _ => None,
        }
    }

    fn sets_question(&self, correction: &Command) -> bool {
        let Command::Correct { fix } = correction else { return false };
        match fix {
            Fix::Turn { .. } | Fix::Rounds { .. } | Fix::Deal { .. } => true,
            // The Merchant's owner has the first turn, and the other player the last one after the deck ran out
            // (`END-2`).
            Fix::Merchant { .. } => self.ran_out.is_some(),
            _ => false,
        }
    }

    fn corrected_values(&self, correction: &Command) -> Vec<String> {
        let Command::Correct { fix } = correction else { return vec![] };
        let values: &[&str] = match fix {
            Fix::Pawn { pawn, .. } => return vec![format!("/board/{}", pawn.to_string().replace('-', "_"))],
            Fix::Discard { card, .. } => return vec![format!("/discard/{card}")],
            Fix::HandSize { seat, .. } => return vec![format!("/hands/{}/count", seat.0)],
            Fix::Turn { .. } => &["/phase/seat", "/phase/played"],
            Fix::Merchant { .. } => &["/merchant"],
            Fix::Deal { .. } => &["/deal", "/ran_out"],
            Fix::Rounds { .. } => &["/results"],
            Fix::Options { .. } => &["/options"],
        };
        values.iter().map(|value| (*value).to_owned()).collect()
    }

    fn is_progress(pointer: &str) -> bool {
        let first = pointer.split('/').nth(1).unwrap_or_default();
        ["phase", "turns", "opening", "results", "deal", "ran_out"].contains(&first)
    }

    fn some_correction(&self, draw: &mut dyn Draw) -> Command {
        let mut below = |n: usize| draw.below(n as u32) as usize;
        // Half of the corrections name the player who is asked.
        let asked = if below(2) == 0 { self.phase.seat().or_else(|| self.filled_next()) } else { None };
        let seat = asked.unwrap_or(Seat(below(2) as u8));
        let fix = match below(10) {
            0..=2 => Fix::Pawn { pawn: Pawn::ALL[below(6)], cell: below(19) as i8 - 9 },
            3 => Fix::Discard { card: Card::ALL[below(13)], count: below(14) as u8 },
            4 => Fix::HandSize { seat, count: below(10) as u8 },
            5 => Fix::Turn { seat },
            8 => Fix::Merchant { seat },
            6 => Fix::Deal { deal: below(5) as u8, ran_out: (below(2) == 0).then_some(seat) },
            7 => {
                let rounds = below(4);
                let won = (0..rounds).map(|_| (below(3) > 0).then(|| Seat(below(2) as u8)));
                Fix::Rounds { results: won.collect() }
            }
            _ => {
                let options = Options {
                    no_op: below(2) == 0,
                    centre_in_masquerade: below(2) == 0,
                    split_guards: below(2) == 0,
                    ..self.options
                };
                Fix::Options { options }
            }
        };
        Command::Correct { fix }
    }

    fn phases() -> Vec<String> {
        let fillings = Filling::VARIANTS.iter().map(|why| format!("Filling {why}"));
        let plain = Phase::VARIANTS.iter().filter(|phase| **phase != "Filling");
        plain.map(|phase| (*phase).to_owned()).chain(fillings).collect()
    }

    fn phase(&self) -> String {
        match &self.phase {
            Phase::Filling { why } => format!("Filling {}", why.as_ref()),
            phase => phase.as_ref().to_owned(),
        }
    }

    fn endings() -> Vec<Command> {
        vec![Command::EndEarly]
    }

    fn vary_command(&self, _by: Actor, command: &Command, viewer: Viewer, draw: &mut dyn Draw) -> Option<Command> {
        let drawer = self.filled_next().map(Viewer::Seat);
        let secret = matches!(command, Command::Deal { .. }) && drawer.is_some_and(|drawer| drawer != viewer);
        if secret { chance(self, draw) } else { None }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::EightShown { .. })
    }
}
