//! Harlequin cards for another pawn.

use crate::helper::{A, B, breaks, done, guards, pawns, play, turn, waived};
use twilight::{Card, CardPlay, Command, Pawn};

#[test]
fn mask_1_keeps_every_pawn_except_the_favourite() {
    for (pawn, by) in [(Pawn::Doge, 1), (Pawn::LowerGuard, -1), (Pawn::UpperGuard, 1), (Pawn::Merchant, -1)] {
        let mut state = turn(pawns(0, -2, 2, 1, 1, 0));
        done(&mut state, A, play(Card::Harlequin1, pawn, by));
    }
    let state = turn(pawns(0, -2, 2, 1, 1, 0));
    assert_eq!(breaks(&state, A, play(Card::Harlequin1, Pawn::Favourite, 1)), ["MOVE-1"]);
}

#[test]
fn mask_1_breaks_on_the_doges_cell_and_behind_it() {
    waived(&turn(pawns(0, -2, 2, 1, 0, 0)), A, play(Card::Harlequin1, Pawn::Doge, 1), "MASK-1");
    waived(&turn(pawns(0, -2, 2, 1, -1, 0)), A, play(Card::Harlequin1, Pawn::Doge, 1), "MASK-1");
    // For B the condition is reversed.
    let mut state = turn(pawns(0, -2, 2, 1, -1, 0));
    done(&mut state, A, play(Card::Merchant2, Pawn::Merchant, 2));
    done(&mut state, A, Command::EndTurn);
    done(&mut state, B, play(Card::Harlequin1, Pawn::Doge, -1));
}

#[test]
fn mask_2_keeps_one_use() {
    let mut state = turn(pawns(0, -4, 4, 1, 5, 0));
    done(&mut state, A, play(Card::Harlequin2, Pawn::UpperGuard, 2));
    // Each card may choose either Guard.
    done(&mut state, A, play(Card::Harlequin3, Pawn::LowerGuard, 3));
}

#[test]
fn mask_2_breaks_a_second_use() {
    let mut state = turn(pawns(0, -4, 4, 1, 5, 0));
    done(&mut state, A, play(Card::Harlequin2, Pawn::UpperGuard, 2));
    waived(&state, A, play(Card::Harlequin3, Pawn::Doge, 3), "MASK-2");
    waived(&state, A, play(Card::Harlequin3, Pawn::Harlequin, 3), "MASK-2");
}

#[test]
fn mask_3_keeps_further_plays_while_the_condition_holds() {
    let mut state = turn(pawns(0, -2, 8, 1, 4, 0));
    done(&mut state, A, play(Card::Harlequin3, Pawn::Doge, 3));
    done(&mut state, A, play(Card::Harlequin1, Pawn::Doge, 1));
}

#[test]
fn mask_3_breaks_once_the_condition_fails() {
    let mut state = turn(pawns(0, -2, 8, 1, 3, 0));
    done(&mut state, A, play(Card::Harlequin3, Pawn::Doge, 3));
    waived(&state, A, play(Card::Harlequin1, Pawn::Doge, 1), "MASK-3");
}

#[test]
fn mask_4_keeps_masquerades_of_harlequin_cards_only() {
    let mut state = turn(pawns(0, -2, 8, 1, 4, 0));
    done(&mut state, A, play(Card::Harlequin2, Pawn::Doge, 2));
    done(&mut state, A, play(Card::Harlequin1, Pawn::Doge, -1));
}

#[test]
fn mask_4_breaks_adding_the_types_own_cards() {
    let mut state = turn(pawns(0, -2, 8, 1, 4, 0));
    done(&mut state, A, play(Card::Harlequin2, Pawn::Doge, 2));
    waived(&state, A, play(Card::Doge, Pawn::Doge, 1), "MASK-4");
    let mut state = turn(pawns(0, -2, 8, 1, 4, 0));
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    waived(&state, A, play(Card::Harlequin2, Pawn::Doge, 2), "MASK-4");
}

#[test]
fn options_allow_centre_and_split_guards_in_masquerade() {
    let centre = Command::Play { play: CardPlay::one(Card::HarlequinCentre, Pawn::Doge, -3) };
    let mut state = turn(pawns(3, -2, 4, 1, 5, 0));
    assert_eq!(breaks(&state, A, centre.clone()), ["CARD-HARLEQUIN-CENTRE"]);
    state.options.centre_in_masquerade = true;
    done(&mut state, A, centre);
    assert_eq!(state.board.doge, 0);

    let mut state = turn(pawns(0, -4, 4, 1, 5, 0));
    assert_eq!(breaks(&state, A, guards(Card::Harlequin3, 1, 2)), ["MOVE-1"]);
    state.options.split_guards = true;
    done(&mut state, A, guards(Card::Harlequin3, 1, 2));
    assert_eq!((state.board.lower_guard, state.board.upper_guard), (-3, 6));
}
