//! What tests and fuzzers throw at the rules.

use kernel::{Actor, Draw, Seat, Viewer};

use crate::play::Play;
use crate::state::{HAND, SEATS, Twilight};
use crate::{Card, Cards, Command, Fix, Options, Pawn, Suit};

impl Twilight {
    /// Every command without ranges that could be uttered, sensible or not.
    pub(crate) fn every_command(&self, by: Actor, out: &mut Vec<Command>) {
        let Actor::Seat(_) = by else { return };
        out.extend([Command::EndTurn, Command::BeginRound, Command::ChangeHand { cards: None }]);
        out.extend(Pawn::ALL.map(|pawn| Command::Call { pawn }));
        for suit in [Suit::Doge, Suit::Guards, Suit::Merchant, Suit::Harlequin] {
            out.extend(SEATS.map(|seat| Command::ShowEight { seat, suit }));
        }
        for card in Card::ALL {
            let plays = Pawn::ALL.into_iter().flat_map(|pawn| (-5..=5).map(move |by| Play::one(card, pawn, by)));
            out.extend(plays.map(|play| Command::Play { play }));
            for lower in -4..=4 {
                out.extend((-4..=4).map(|upper| Command::Play { play: Play::guards(card, lower, upper) }));
            }
            out.push(Command::Play { play: Play::plain(card) });
        }
        for pawn in Pawn::ALL {
            for by in [-8, -2, -1, 1, 2, 7] {
                out.push(Command::Play { play: Play { pair: true, ..Play::one(Card::Doge, pawn, by) } });
                out.push(Command::Play { play: Play::one(Card::HarlequinCentre, pawn, by) });
            }
        }
    }

    /// Some correction, within the box's limits or not.
    pub(crate) fn any_correction(&self, draw: &mut dyn Draw) -> Command {
        let mut below = |n: usize| draw.below(n as u32) as usize;
        let seat = Seat(below(2) as u8);
        let fix = match below(8) {
            0..=2 => Fix::Pawn { pawn: Pawn::ALL[below(6)], cell: below(19) as i8 - 9 },
            3 => Fix::Discard { card: Card::ALL[below(13)], count: below(14) as u8 },
            4 => Fix::HandSize { seat, count: below(10) as u8 },
            5 => Fix::Turn { seat },
            6 => Fix::Deal { deal: below(5) as u8, ran_out: (below(2) == 0).then_some(seat) },
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

    /// So many cards of a heap, each equally likely.
    pub(crate) fn some_cards(heap: &Cards, count: u8, draw: &mut dyn Draw) -> Cards {
        let (mut left, mut taken) = (*heap, Cards::default());
        for _ in 0..count {
            let Some(card) = left.nth(draw.below(u32::from(left.total()))) else { break };
            left.take(card, 1);
            taken.add(card, 1);
        }
        taken
    }

    /// The match with other cards in the hands that the viewer may not see.
    pub(crate) fn with_other_secrets(&self, viewer: Viewer, draw: &mut dyn Draw) -> Self {
        let mut other = self.as_known_to(viewer);
        for seat in SEATS.into_iter().filter(|seat| self.hands[seat.index()].known.is_some()) {
            if other.hands[seat.index()].known.is_none() {
                let count = other.hands[seat.index()].count.min(HAND);
                other.hands[seat.index()].known = Some(Self::some_cards(&other.unseen(), count, draw));
            }
        }
        other
    }
}
