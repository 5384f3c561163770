//! The examples of the rulebook.

use crate::helper::{A, breaks, dealt, done, opening, pawns, plain, play, turn};
use twilight::{Card, Command, Pawn};

/// Plays three different Harlequin cards, 2, 4 and the one for the centre, in one turn.
#[test]
fn three_harlequin_cards_of_different_numbers_are_one_type() {
    let mut state = opening();
    done(&mut state, A, play(Card::Harlequin2, Pawn::Harlequin, 2));
    done(&mut state, A, play(Card::Harlequin4, Pawn::Harlequin, 4));
    done(&mut state, A, plain(Card::HarlequinCentre));
    assert_eq!(state.board.harlequin, 0);
}

/// Four of eight cards are Merchant cards: 3, 1, 1 and 2 move him seven cells.
#[test]
fn four_merchant_cards_move_the_merchant_seven_cells() {
    let hand = [(Card::Merchant3, 1), (Card::Merchant1, 2), (Card::Merchant2, 1), (Card::Doge, 4)];
    let mut state = dealt(opening(), &hand);
    for (card, by) in [(Card::Merchant3, 3), (Card::Merchant1, 1), (Card::Merchant1, 1), (Card::Merchant2, 2)] {
        done(&mut state, A, play(card, Pawn::Merchant, by));
    }
    assert_eq!((state.board.merchant, state.hands[0].count), (8, 4));
}

/// Merchant and one Guard are in A's mansion, the other Guard is on 0: the Favourite moves two cells.
#[test]
fn a_guard_on_0_keeps_the_favourite_from_a_third_cell() {
    let state = turn(pawns(3, 0, 7, 8, 2, 0));
    assert_eq!((state.board.counts(), state.board.favoured()), ([2, 0], 2));
}

/// Harlequin cards 2 and 3 move the Merchant five cells; a Merchant card cannot be added.
#[test]
fn masquerade_moves_the_merchant_five_cells_at_most() {
    let mut state = turn(pawns(0, -2, 2, -1, 4, 0));
    done(&mut state, A, play(Card::Harlequin2, Pawn::Merchant, 2));
    done(&mut state, A, play(Card::Harlequin3, Pawn::Merchant, 3));
    assert_eq!(state.board.merchant, 4);
    assert_eq!(breaks(&state, A, play(Card::Merchant2, Pawn::Merchant, 2)), ["MASK-4"]);
}

/// With 3 first, the Doge reaches the Harlequin's cell and 2 cannot follow. With 2 first, both can be played.
#[test]
fn the_order_of_harlequin_cards_matters() {
    let mut state = turn(pawns(1, -2, 8, 1, 4, 0));
    done(&mut state, A, play(Card::Harlequin3, Pawn::Doge, 3));
    assert_eq!(breaks(&state, A, play(Card::Harlequin2, Pawn::Doge, 2)), ["MASK-3"]);
    let mut state = turn(pawns(1, -2, 8, 1, 4, 0));
    done(&mut state, A, play(Card::Harlequin2, Pawn::Doge, 2));
    done(&mut state, A, play(Card::Harlequin3, Pawn::Doge, 3));
    assert_eq!(state.board.doge, 6);
    done(&mut state, A, Command::EndTurn);
}
