//! Estimates the chance that a seat can win the round with one turn. For a known hand the estimate is nearly exact: it
//! leaves out moves away from the mansion that prepare others. Boards are seen from the seat: + is its side.

use super::holding::Holding;
use crate::chapters::calls;
use crate::setup::Options;
use crate::track::{EDGE, MANSION};
use crate::{Board, Card, Cards, Suit};

/// The lowest cell outside the other player's mansion.
const OUTSIDE: i8 = 1 - MANSION;

/// The next turn of a seat, which could win the round.
pub(super) struct Threat<'a> {
    pub(super) board: &'a Board,
    pub(super) holding: &'a Holding,
    pub(super) options: &'a Options,
    /// True if the check of the round follows the turn (`END-2`).
    pub(super) last: bool,
}

impl Threat<'_> {
    /// Returns the chance of a winning turn, in percent.
    pub(super) fn percent(&self) -> i32 {
        let best = self.by_doge().max(self.by_call());
        if best == 100 { best } else { best.max(self.by_favourite()) }
    }

    /// Returns the first cell on which the Doge wins.
    fn goal(&self) -> i8 {
        if self.last { 1 } else { MANSION }
    }

    /// Returns the chance that cards bring the Doge to its goal.
    fn by_doge(&self) -> i32 {
        let (board, goal) = (self.board, self.goal());
        if board.doge >= goal {
            return 100;
        }
        let best = self.has_cards(Suit::Doge, doge_cards(board, goal));
        if best < 100 && board.upper_guard > goal && board.masquerade(OWN) {
            return best.max(self.by_masked_doge(goal));
        }
        best
    }

    /// Returns the chance that Harlequin cards bring the Doge to its goal under a masquerade (`MASK-3`).
    fn by_masked_doge(&self, goal: i8) -> i32 {
        let Board { doge, harlequin, upper_guard, .. } = *self.board;
        let goals = range(goal, upper_guard - 1);
        for (last, _) in self.holding.cards.iter().filter(|(card, _)| card.suit() == Suit::Harlequin) {
            let mut others = self.holding.cards;
            others.take(last, 1);
            let mut cells = bit(doge);
            for card in HARLEQUINS {
                (0..others.of(card)).for_each(|_| cells |= cells << card.points());
            }
            let before = cells & range(doge, harlequin - 1);
            if last.points() > 0 && (before << last.points()) & goals != 0 {
                return 100;
            }
        }
        if goal - doge <= Card::Harlequin5.points() { self.holding.chance_of(Suit::Harlequin, 1) / 3 } else { 0 }
    }

    /// Returns 100 if the word of the guild wins at once (`GUILD-1`).
    fn by_call(&self) -> i32 {
        let merchant = self.board.merchant;
        let pays = merchant >= self.goal() || self.missing() <= 2;
        let wins = pays
            && calls(self.board, self.options).into_iter().any(|pawn| {
                let mut after = *self.board;
                after.put(pawn, merchant);
                after.doge >= self.goal() || after.favoured() >= MANSION
            });
        i32::from(wins) * 100
    }

    /// Returns how much more the Favourite would have to move at the end of the turn.
    fn missing(&self) -> i8 {
        MANSION - self.board.favourite - drift(self.board)
    }

    /// Returns the chance that the Favourite reaches the mansion at the end of the turn (`FAV-1`).
    fn by_favourite(&self) -> i32 {
        let (board, missing) = (self.board, self.missing());
        if missing <= 0 || (self.last && board.doge == 0 && board.favourite + drift(board) > 0) {
            return 100;
        }
        if missing > 3 {
            return 0;
        }
        let masked = board.masquerade(OWN);
        let mut best = self.by_guards(missing);
        if let Some(cell) = cell_for(board.merchant, missing) {
            best = best.max(self.reaches(board.merchant, cell, Suit::Merchant));
            if masked {
                best = best.max(self.reaches(board.merchant, cell, Suit::Harlequin));
            }
        }
        if let Some(cell) = cell_for(board.harlequin, missing) {
            let centre = cell <= 0 && self.holding.cards.of(Card::HarlequinCentre) > 0;
            best = best.max(if centre { 100 } else { self.reaches(board.harlequin, cell, Suit::Harlequin) });
        }
        if masked && missing == 1 {
            if board.upper_guard < MANSION {
                best = best.max(self.reaches(board.upper_guard, MANSION, Suit::Harlequin));
            }
            if board.lower_guard < 1 && board.doge > 1 && board.lower_guard + 5 >= 1 {
                best = best.max(self.reaches(board.lower_guard, 1, Suit::Harlequin));
            }
        }
        best
    }

    /// Returns the chance that Guards, or a procession with the Doge, move the Favourite as far as is missing.
    fn by_guards(&self, missing: i8) -> i32 {
        let board = self.board;
        let mut closed = *board;
        closed.lower_guard = board.doge - 1;
        closed.upper_guard = board.doge + 1;
        if self.holding.cards.of(Card::GuardClose) > 0 && closed.favoured() >= MANSION {
            return 100;
        }
        let mut best = 0;
        for points in guard_points(board, missing).into_iter().flatten() {
            best = best.max(self.has_points(Suit::Guards, points));
        }
        for pairs in 1..=4 {
            let mut after = *board;
            after.doge += pairs;
            after.lower_guard += pairs;
            after.upper_guard += pairs;
            if after.upper_guard <= EDGE && after.favoured() >= MANSION {
                return best.max(self.has_cards(Suit::Doge, 2 * pairs));
            }
        }
        best
    }

    /// Returns the chance that cards of a type bring a pawn from a cell to at least another.
    fn reaches(&self, from: i8, cell: i8, suit: Suit) -> i32 {
        if reachable(from, &self.holding.cards, suit) & range(cell, EDGE) != 0 {
            return 100;
        }
        // Enough points that do not fit need one more card.
        self.has_points(suit, (cell - from).max(self.holding.points(suit) + 1))
    }

    /// Returns the chance of having so many cards of a type.
    fn has_cards(&self, suit: Suit, cards: i8) -> i32 {
        let missing = (cards as u8).saturating_sub(self.holding.count(suit));
        self.holding.chance_of(suit, missing)
    }

    /// Returns the chance of having cards of a type with so many points.
    fn has_points(&self, suit: Suit, points: i8) -> i32 {
        let missing = (points - self.holding.points(suit)).max(0) as u8;
        let average = if suit == Suit::Harlequin { 3 } else { 2 };
        self.holding.chance_of(suit, missing.div_ceil(average))
    }
}

/// The seat from which a board is seen.
const OWN: kernel::Seat = kernel::Seat(0);

const MERCHANTS: [Card; 3] = [Card::Merchant1, Card::Merchant2, Card::Merchant3];
const HARLEQUINS: [Card; 5] =
    [Card::Harlequin1, Card::Harlequin2, Card::Harlequin3, Card::Harlequin4, Card::Harlequin5];

/// Returns the number of Doge cards that bring the Doge to a cell: singles up to the Guard, and pairs beyond.
pub(super) fn doge_cards(board: &Board, cell: i8) -> i8 {
    cell - board.doge + (cell + 1 - board.upper_guard).max(0)
}

/// Returns by how much the Favourite moves at the end of a turn.
pub(super) fn drift(board: &Board) -> i8 {
    let [own, others] = board.counts();
    own as i8 - others as i8
}

/// Returns the lowest cell on which Merchant or Harlequin would count this much more than now.
fn cell_for(now: i8, more: i8) -> Option<i8> {
    let counts = i8::from(now >= MANSION) - i8::from(now < OUTSIDE);
    match counts + more {
        1 => Some(MANSION),
        0 => Some(OUTSIDE),
        _ => None,
    }
}

/// Returns the points with which Guards count this much more, for each share of the upper Guard.
fn guard_points(board: &Board, more: i8) -> [Option<i8>; 3] {
    let Board { doge, lower_guard: lower, upper_guard: upper, .. } = *board;
    let home = (upper < MANSION).then(|| MANSION - upper);
    let upper_for = |more| match more {
        0 => Some(0),
        1 if upper < 0 => Some(-upper),
        1 => home,
        2 if upper < 0 => home,
        _ => None,
    };
    let half = (lower < 1 && doge > 1).then(|| 1 - lower);
    let lower_for = |more| match more {
        0 => Some(0),
        1 if lower < OUTSIDE => Some(OUTSIDE - lower),
        1 => half,
        2 if lower < OUTSIDE => half,
        _ => None,
    };
    [0, 1, 2].map(|share| Some(upper_for(share)? + lower_for(more - share)?))
}

/// Returns the set with one cell.
fn bit(cell: i8) -> u32 {
    1 << (cell + EDGE).clamp(0, 2 * EDGE)
}

/// Returns the set of cells from one to another.
fn range(first: i8, last: i8) -> u32 {
    if first > last { 0 } else { (bit(last) << 1) - bit(first) }
}

/// Returns the cells to which cards of a type can bring a pawn.
fn reachable(from: i8, cards: &Cards, suit: Suit) -> u32 {
    let faces = if suit == Suit::Harlequin { &HARLEQUINS[..] } else { &MERCHANTS[..] };
    let mut cells = bit(from);
    for card in faces {
        for _ in 0..cards.of(*card) {
            cells |= (cells << card.points() | cells >> card.points()) & range(-EDGE, EDGE);
        }
    }
    cells
}
