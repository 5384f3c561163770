//! Applies events to the state. Total: no rules, no randomness, no panic.

use kernel::Seat;

use crate::event::Redrawn;
use crate::state::{Filling, Hand, Phase, SEATS, Used};
use crate::{Board, Cards, Event, Fix, Twilight};

impl Twilight {
    pub(crate) fn take_event(&mut self, event: &Event) {
        match event {
            Event::MerchantDrawn { seat } => self.merchant = *seat,
            Event::RoundBegan { merchant, .. } => self.lay_out(*merchant),
            Event::EightShown { .. } => {
                self.empty_hands();
                self.phase = Phase::Filling { why: Filling::Round };
            }
            Event::Drew { seat, count, cards } => {
                let Some(hand) = self.hands.get_mut(seat.index()) else { return };
                hand.count = hand.count.saturating_add(*count);
                hand.known = hand.known.map(|known| known.with(&cards.unwrap_or_default()));
            }
            Event::TurnBegan { seat } => {
                self.opening &= matches!(self.phase, Phase::Filling { why: Filling::Round });
                self.turns = self.turns.saturating_add(1);
                self.phase = Phase::Turn { seat: *seat, played: Default::default() };
            }
            Event::Played { seat, card, pair, uses, moved } => {
                moved.iter().for_each(|step| self.board.put(step.pawn, step.to));
                self.discard_from(*seat, &[(*card, 1 + u8::from(*pair))].into_iter().collect());
                if let Phase::Turn { played, .. } = &mut self.phase {
                    // There is always room, because no player holds more than eight cards.
                    let _ = played.try_push(Used { card: *card, pair: *pair, uses: *uses });
                }
            }
            Event::Called { pawn, to, .. } => self.board.put(*pawn, *to),
            Event::HandChanged { seat, cards } => {
                self.discard_from(*seat, cards);
                self.phase = Phase::Filling { why: Filling::Turn(*seat) };
            }
            Event::Passed { .. } => {}
            Event::TurnEnded { seat, favourite, .. } => {
                self.board.put(crate::Pawn::Favourite, *favourite);
                self.phase = Phase::Filling { why: Filling::Turn(*seat) };
            }
            Event::Reshuffled { deal, why } => {
                self.discard = Cards::default();
                self.deal = *deal;
                self.ran_out = None;
                if *why == Redrawn::Level {
                    self.phase = Phase::Filling { why: Filling::Deal };
                }
            }
            Event::RanOut { seat } => self.ran_out = Some(*seat),
            Event::RoundEnded { winner, .. } => {
                let _ = self.results.try_push(*winner);
                self.phase = Phase::Between;
            }
            Event::MatchEnded { winner, .. } => self.phase = Phase::Over { winner: *winner },
            Event::Corrected { fix } => self.put_right(fix),
        }
    }

    fn lay_out(&mut self, merchant: Seat) {
        self.merchant = merchant;
        self.board = Board::first(merchant);
        self.empty_hands();
        self.discard = Cards::default();
        self.deal = 1;
        self.ran_out = None;
        self.opening = true;
        self.phase = Phase::Filling { why: Filling::Round };
    }

    fn empty_hands(&mut self) {
        for seat in SEATS {
            let hand = &mut self.hands[seat.index()];
            *hand = Hand { count: 0, known: hand.known.map(|_| Cards::default()) };
        }
    }

    fn discard_from(&mut self, seat: Seat, cards: &Cards) {
        self.discard = self.discard.with(cards);
        let Some(hand) = self.hands.get_mut(seat.index()) else { return };
        hand.count = hand.count.saturating_sub(cards.total());
        hand.known = hand.known.map(|known| known.without(cards));
    }

    fn put_right(&mut self, fix: &Fix) {
        match fix {
            Fix::Pawn { pawn, cell } => self.board.put(*pawn, *cell),
            Fix::Discard { card, count } => self.discard.put(*card, *count),
            Fix::HandSize { seat, count } => {
                if let Some(hand) = self.hands.get_mut(seat.index()) {
                    hand.count = *count;
                }
            }
            Fix::Turn { seat } if matches!(self.phase, Phase::Preparing { .. }) => {
                self.phase = Phase::Preparing { seat: *seat };
            }
            Fix::Turn { seat } => self.phase = Phase::Turn { seat: *seat, played: Default::default() },
            Fix::Merchant { seat } => self.merchant = *seat,
            Fix::Deal { deal, ran_out } => {
                self.deal = *deal;
                self.ran_out = *ran_out;
            }
            Fix::Rounds { results } => self.results = results.iter().copied().take(3).collect(),
            Fix::Options { options } => self.options = *options,
        }
    }
}
