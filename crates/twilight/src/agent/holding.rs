//! The cards that a seat can use: those that are known, and those that it may hold or draw.

use kernel::Seat;

use crate::state::{HAND, Twilight};
use crate::{Card, Cards, Suit};

/// The cards of a seat, and the number of further cards that come from the unseen ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub(super) cards: Cards,
    /// The number of cards that are unknown or still to be drawn.
    pub(super) fresh: u8,
    /// The cards among which the fresh ones are.
    pub(super) unseen: Cards,
}

impl Holding {
    /// Returns the cards that a seat can use in its next turn, or in the rest of its present turn.
    pub(super) fn of(state: &Twilight, seat: Seat, unseen: &Cards) -> Self {
        let hand = state.hand(seat);
        let on_turn = state.turn().is_some_and(|(whose, _)| whose == seat);
        let drawn = if on_turn { 0 } else { HAND.saturating_sub(hand.count).min(state.deck()) };
        let unknown = if hand.known.is_some() { 0 } else { hand.count };
        Self { cards: hand.known.unwrap_or_default(), fresh: unknown.saturating_add(drawn).min(HAND), unseen: *unseen }
    }

    /// Returns the number of known cards of a type.
    pub(super) fn count(&self, suit: Suit) -> u8 {
        count(&self.cards, suit)
    }

    /// Returns the points of the known cards of a type.
    pub(super) fn points(&self, suit: Suit) -> i8 {
        points(&self.cards, suit) as i8
    }

    /// Returns the expected points of a type, in tenths.
    pub(super) fn expected_points(&self, suit: Suit) -> i32 {
        let unseen = i32::from(self.unseen.total()).max(1);
        10 * points(&self.cards, suit) + 10 * i32::from(self.fresh) * points(&self.unseen, suit) / unseen
    }

    /// Returns the chance, in percent, that the fresh cards have at least `needed` of a type.
    pub(super) fn chance_of(&self, suit: Suit, needed: u8) -> i32 {
        if needed == 0 {
            return 100;
        }
        let (all, good) = (self.unseen.total(), count(&self.unseen, suit));
        let fresh = self.fresh.min(all);
        if needed > fresh.min(good) {
            return 0;
        }
        // The hypergeometric distribution.
        let ways = |hits: u8| binomial(good, hits) * binomial(all - good, fresh - hits);
        let hits: u64 = (needed..=fresh).map(ways).sum();
        (hits * 100 / binomial(all, fresh).max(1)) as i32
    }
}

/// The faces of a type, as indices into [`Card::ALL`].
fn faces(suit: Suit) -> &'static [Card] {
    match suit {
        Suit::Doge => &Card::ALL[..1],
        Suit::Guards => &Card::ALL[1..4],
        Suit::Merchant => &Card::ALL[4..7],
        Suit::Harlequin => &Card::ALL[7..],
    }
}

fn count(cards: &Cards, suit: Suit) -> u8 {
    faces(suit).iter().map(|card| cards.of(*card)).sum()
}

fn points(cards: &Cards, suit: Suit) -> i32 {
    faces(suit).iter().map(|card| i32::from(cards.of(*card)) * i32::from(card.points())).sum()
}

/// The most cards of the box.
const BOX: usize = 54;

/// Binomial coefficients of up to all cards over up to a full hand.
const BINOMIALS: [[u64; HAND as usize + 1]; BOX + 1] = {
    let mut table = [[0; HAND as usize + 1]; BOX + 1];
    let mut n = 0;
    while n <= BOX {
        table[n][0] = 1;
        let mut k = 1;
        while k <= HAND as usize && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

fn binomial(n: u8, k: u8) -> u64 {
    BINOMIALS.get(usize::from(n)).and_then(|row| row.get(usize::from(k))).copied().unwrap_or(0)
}
