//! A plain check of the limits of the box.

use kernel::Flaw;

use crate::setup::Hands;
use crate::state::{HAND, SEATS};
use crate::track::EDGE;
use crate::{Cards, Pawn, Twilight};

impl Twilight {
    pub(crate) fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        for pawn in Pawn::ALL {
            if self.board.at(pawn).unsigned_abs() > EDGE.unsigned_abs() {
                flaws.push(Flaw::new("pawn-off-track").with("pawn", pawn.to_string()));
            }
        }
        let known = self.hands.iter().filter_map(|hand| hand.known);
        let out = known.fold(self.discard, |sum, hand| sum.with(&hand));
        for (card, count) in out.iter().filter(|(card, count)| *count > card.copies()) {
            flaws.push(Flaw::new("card-too-many").with("card", card.to_string()).with("count", count));
        }
        let sum = u16::from(self.discard.total()) + u16::from(self.hands[0].count) + u16::from(self.hands[1].count);
        if sum > u16::from(Cards::all().total()) {
            flaws.push(Flaw::new("cards-too-many").with("count", sum));
        }
        for seat in SEATS {
            let hand = self.hand(seat);
            let dealt = self.options.hands == Hands::Dealt;
            if hand.count > HAND {
                flaws.push(Flaw::new("hand-too-large").with("count", hand.count));
            }
            if hand.known.is_some() != dealt || hand.known.is_some_and(|cards| cards.total() != hand.count) {
                flaws.push(Flaw::new("hand-unknown").with("seat", seat.0));
            }
        }
        if !(1..=3).contains(&self.deal) || (self.ran_out.is_some() && self.deal == 1) {
            flaws.push(Flaw::new("no-such-deal").with("deal", self.deal));
        }
        let seats = self.results.iter().flatten().chain(&self.ran_out).chain([&self.merchant]);
        if seats.chain(&self.phase.seat()).any(|seat| seat.0 > 1) {
            flaws.push(Flaw::new("no-such-seat"));
        }
        flaws
    }
}
