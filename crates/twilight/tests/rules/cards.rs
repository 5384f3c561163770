//! The effect of each card, and the limits on it.

use crate::helper::{A, breaks, done, guards, opening, pawns, plain, play, procession, turn, waived};
use twilight::{Card, Event, Pawn};

#[test]
fn card_doge_shows_one_cell_either_way() {
    let mut state = opening();
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    assert_eq!(state.board.doge, 1);
    done(&mut state, A, play(Card::Doge, Pawn::Doge, -1));
    assert_eq!(state.board.doge, 0);
}

#[test]
fn card_procession_shows_all_three_moving_together() {
    let mut state = opening();
    // Pairs and singles mix, and the next pair may move in the other direction.
    done(&mut state, A, procession(1));
    assert_eq!((state.board.lower_guard, state.board.doge, state.board.upper_guard), (-1, 1, 3));
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    done(&mut state, A, procession(-1));
    assert_eq!((state.board.lower_guard, state.board.doge, state.board.upper_guard), (-2, 1, 2));
    assert_eq!((state.hands[0].count, state.discard.of(Card::Doge)), (3, 5));
}

#[test]
fn card_guard_1_shows_guard_chosen_for_each_card() {
    let mut state = opening();
    done(&mut state, A, play(Card::Guard1, Pawn::UpperGuard, 1));
    done(&mut state, A, play(Card::Guard1, Pawn::LowerGuard, 1));
    assert_eq!((state.board.lower_guard, state.board.upper_guard), (-1, 3));
}

#[test]
fn card_guard_11_keeps_two_guards_by_one_or_one_by_two() {
    let mut state = opening();
    done(&mut state, A, guards(Card::Guard11, -1, 1));
    assert_eq!((state.board.lower_guard, state.board.upper_guard), (-3, 3));
    done(&mut state, A, play(Card::Guard11, Pawn::UpperGuard, 2));
    assert_eq!(state.board.upper_guard, 5);
    // Only the end position counts: both Guards may move where one alone could not have stayed.
    done(&mut state, A, guards(Card::Guard11, 1, -1));
    assert_eq!((state.board.lower_guard, state.board.upper_guard), (-2, 4));
}

#[test]
fn card_guard_11_breaks_when_one_guard_stays() {
    waived(&opening(), A, play(Card::Guard11, Pawn::UpperGuard, 1), "CARD-GUARD-11");
}

#[test]
fn card_guard_close_keeps_each_guard_on_its_side() {
    let mut state = turn(pawns(2, -6, 8, 1, -1, 0));
    done(&mut state, A, plain(Card::GuardClose));
    assert_eq!((state.board.lower_guard, state.board.upper_guard), (1, 3));
}

#[test]
fn card_guard_close_breaks_when_nothing_would_move() {
    let mut state = turn(pawns(2, 1, 3, 1, -1, 0));
    waived(&state, A, plain(Card::GuardClose), "CARD-GUARD-CLOSE");
    // An option permits it.
    state.options.no_op = true;
    done(&mut state, A, plain(Card::GuardClose));
}

#[test]
fn card_merchant_n_shows_the_merchant_passing_any_pawn() {
    let mut state = turn(pawns(0, -2, 2, 1, -1, 0));
    done(&mut state, A, play(Card::Merchant3, Pawn::Merchant, -3));
    assert_eq!(state.board.merchant, -2);
    done(&mut state, A, play(Card::Merchant1, Pawn::Merchant, 1));
    assert_eq!(state.board.merchant, -1);
}

#[test]
fn card_harlequin_n_shows_every_number() {
    for (card, n) in [
        (Card::Harlequin1, 1),
        (Card::Harlequin2, 2),
        (Card::Harlequin3, 3),
        (Card::Harlequin4, 4),
        (Card::Harlequin5, 5),
    ] {
        let mut state = opening();
        done(&mut state, A, play(card, Pawn::Harlequin, n));
        assert_eq!(state.board.harlequin, -1 + n);
    }
}

#[test]
fn card_harlequin_centre_keeps_a_move_to_0() {
    let mut state = opening();
    done(&mut state, A, plain(Card::HarlequinCentre));
    assert_eq!(state.board.harlequin, 0);
}

#[test]
fn card_harlequin_centre_breaks_when_already_on_0() {
    let mut state = turn(pawns(0, -2, 2, 1, 0, 0));
    waived(&state, A, plain(Card::HarlequinCentre), "CARD-HARLEQUIN-CENTRE");
    state.options.no_op = true;
    done(&mut state, A, plain(Card::HarlequinCentre));
}

#[test]
fn move_1_keeps_all_points_in_one_direction() {
    let mut state = opening();
    let events = done(&mut state, A, play(Card::Merchant2, Pawn::Merchant, 2));
    assert!(matches!(&events[..], [Event::Played { moved, .. }] if moved[0].to == 3));
    // The next card may move back, also away from the player's own mansion.
    done(&mut state, A, play(Card::Merchant3, Pawn::Merchant, -3));
}

#[test]
fn move_1_breaks_using_part_of_the_points_or_another_pawn() {
    let state = opening();
    waived(&state, A, play(Card::Merchant3, Pawn::Merchant, 2), "MOVE-1");
    waived(&state, A, play(Card::Doge, Pawn::Merchant, 1), "MOVE-1");
    waived(&state, A, play(Card::Merchant1, Pawn::Favourite, 1), "MOVE-1");
    // A step of no cells uses no points, and the rules of other cards do not permit it.
    for card in [Card::Merchant3, Card::Doge, Card::Guard11, Card::Harlequin5] {
        assert_eq!(breaks(&state, A, play(card, card_pawn(card), 0)), ["MOVE-1"], "{card}");
    }
    assert_eq!(breaks(&state, A, procession(0)), ["MOVE-1"]);
}

fn card_pawn(card: Card) -> Pawn {
    Pawn::ALL.into_iter().find(|pawn| pawn.suit() == Some(card.suit())).expect("every card moves a pawn")
}

#[test]
fn move_1_breaks_steps_of_out_of_range_numbers() {
    let mut state = turn(pawns(0, -2, 2, 1, 3, 0));
    for options in [false, true] {
        (state.options.split_guards, state.options.centre_in_masquerade) = (options, options);
        for card in Card::ALL {
            for by in [i8::MIN, -127, -9, 9, 126, i8::MAX] {
                let one = play(card, card_pawn(card), by);
                for command in [one, guards(card, by, by), guards(card, by, 1), guards(card, -1, by), procession(by)] {
                    let broken = breaks(&state, A, command);
                    let told = ["MOVE-1", "CARD-HARLEQUIN-CENTRE"].iter().any(|rule| broken.contains(rule));
                    assert!(told, "{card} {by}: {broken:?}");
                }
            }
        }
    }
}

#[test]
fn move_2_stops_moves_that_leave_the_track() {
    let state = turn(pawns(6, 5, 8, 7, 7, 0));
    assert_eq!(breaks(&state, A, play(Card::Merchant2, Pawn::Merchant, 2)), ["MOVE-2"]);
    assert_eq!(breaks(&state, A, guards(Card::Guard11, -1, 1)), ["MOVE-2"]);
    // If one of the three cannot move, the pair cannot be played.
    assert_eq!(breaks(&state, A, procession(1)), ["MOVE-2"]);
}

#[test]
fn noble_1_keeps_merchant_and_harlequin_on_any_cell() {
    let mut state = turn(pawns(3, 2, 4, 1, 1, 0));
    done(&mut state, A, play(Card::Merchant2, Pawn::Merchant, 2));
    assert_eq!(state.board.merchant, state.board.doge);
}

#[test]
fn noble_1_breaks_a_shared_cell_and_a_jump() {
    let state = turn(pawns(3, 2, 4, 1, -1, 0));
    waived(&state, A, play(Card::Doge, Pawn::Doge, 1), "NOBLE-1");
    waived(&state, A, play(Card::Guard1, Pawn::LowerGuard, 1), "NOBLE-1");
    waived(&state, A, play(Card::Guard11, Pawn::LowerGuard, 2), "NOBLE-1");
    waived(&state, A, guards(Card::Guard11, 1, -1), "NOBLE-1");
}

#[test]
fn move_3_shows_refused_play_changing_nothing() {
    // Each card is an entry of its own, so the cards before the refused one can be undone singly.
    let mut state = opening();
    let before = state.clone();
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    assert_eq!(breaks(&state, A, play(Card::Doge, Pawn::Doge, 1)), ["NOBLE-1"]);
    let mut table = before.clone();
    done(&mut table, A, play(Card::Doge, Pawn::Doge, 1));
    assert_eq!(table, state);
    assert_ne!(before, state);
}
