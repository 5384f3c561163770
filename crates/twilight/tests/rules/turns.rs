//! The parts of a turn.

use crate::helper::{A, B, breaks, dealt, done, on_turn, opening, pawns, plain, play, say, turn, waived};
use kernel::{Actor, Consequence, Rules, Secrets, Viewer};
use twilight::event::Decider;
use twilight::{Card, CardPlay, Cards, Command, Event, Pawn, Suit, Twilight};

#[test]
fn turn_1_shows_merchants_owner_first_and_alternating_turns() {
    let mut state = opening();
    assert_eq!(on_turn(&state), Some(A));
    for seat in [A, B, A, B] {
        assert_eq!(on_turn(&state), Some(seat));
        let way = if state.board.merchant <= 2 { 2 } else { -2 };
        done(&mut state, seat, play(Card::Merchant2, Pawn::Merchant, way));
        done(&mut state, seat, Command::EndTurn);
    }
}

#[test]
fn play_1_keeps_eight_cards_of_a_type() {
    let mut state = opening();
    for n in 0..8 {
        done(&mut state, A, play(Card::Doge, Pawn::Doge, if n % 2 == 0 { 1 } else { -1 }));
    }
    assert_eq!(breaks(&state, A, play(Card::Doge, Pawn::Doge, 1)), ["COUNT-1"]);
    done(&mut state, A, Command::EndTurn);
}

#[test]
fn play_1_breaks_two_types() {
    let mut state = opening();
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    waived(&state, A, play(Card::Merchant2, Pawn::Merchant, 2), "PLAY-1");
}

#[test]
fn play_2_keeps_eight_new_cards_without_favourite_move() {
    let mut state = turn(pawns(3, 1, 5, 7, -1, 0));
    let cards: Cards = [(Card::Doge, 5), (Card::Guard11, 3)].into_iter().collect();
    let events = done(&mut state, A, Command::ChangeHand { cards: Some(cards) });
    assert!(matches!(
        events[..],
        [Event::HandChanged { .. }, Event::Drew { count: 8, .. }, Event::TurnBegan { seat: B }]
    ));
    assert_eq!((state.board.favourite, state.discard, state.deck()), (0, cards, 30));
}

#[test]
fn play_2_breaks_after_a_card_and_with_an_empty_hand() {
    let mut state = opening();
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    let cards: Cards = [(Card::Guard11, 7)].into_iter().collect();
    waived(&state, A, Command::ChangeHand { cards: Some(cards) }, "PLAY-2");
    let mut state = opening();
    state.hands[0].count = 0;
    waived(&state, A, Command::ChangeHand { cards: None }, "PLAY-2");
}

#[test]
fn play_3_keeps_remaining_turn_steps_after_a_call() {
    let mut state = turn(pawns(3, 1, 5, 4, -1, 0));
    state.hands[0].count = 6;
    let events = done(&mut state, A, Command::Call { pawn: Pawn::Doge });
    // All three are on A's half, so the Favourite moves one cell, and the hand is filled.
    assert!(events.contains(&Event::TurnEnded { seat: A, favourite: 1, counts: [1, 0] }));
    assert!(events.contains(&Event::Drew { seat: A, count: 2, cards: None }));
    assert_eq!((state.board.doge, on_turn(&state)), (4, Some(B)));
}

#[test]
fn play_3_breaks_after_a_card() {
    let mut state = turn(pawns(3, 1, 5, 4, -1, 0));
    done(&mut state, A, play(Card::Guard1, Pawn::LowerGuard, -1));
    waived(&state, A, Command::Call { pawn: Pawn::Doge }, "PLAY-3");
}

#[test]
fn play_4_keeps_a_pass_without_possible_action() {
    let mut state = turn(pawns(3, 2, 4, 3, -1, 0));
    state.hands[0].count = 0;
    let events = done(&mut state, A, Command::EndTurn);
    // Steps 2 and 3 follow.
    assert!(matches!(
        events[..],
        [Event::Passed { .. }, Event::TurnEnded { favourite: 1, .. }, Event::Drew { count: 8, .. }, ..]
    ));
}

#[test]
fn play_4_breaks_passing_with_a_possible_action() {
    waived(&opening(), A, Command::EndTurn, "PLAY-4");
    let mut state = turn(pawns(3, 1, 5, 4, -1, 0));
    state.hands[0].count = 0;
    // A word of the guild is possible even without cards.
    waived(&state, A, Command::EndTurn, "PLAY-4");
}

#[test]
fn guild_1_keeps_calls_of_doge_and_guards() {
    for (merchant, pawn) in [(4, Pawn::Doge), (0, Pawn::LowerGuard), (-4, Pawn::LowerGuard), (6, Pawn::UpperGuard)] {
        let mut state = turn(pawns(3, -1, 5, merchant, -1, 0));
        done(&mut state, A, Command::Call { pawn });
        assert_eq!(state.board.at(pawn), merchant);
    }
}

#[test]
fn guild_1_breaks_calls_of_other_pawns_and_pawns_already_there() {
    let state = turn(pawns(3, 1, 5, 3, -1, 0));
    for pawn in [Pawn::Doge, Pawn::Harlequin, Pawn::Favourite] {
        waived(&state, A, Command::Call { pawn }, "GUILD-1");
    }
    waived(&state, A, Command::Call { pawn: Pawn::UpperGuard }, "NOBLE-1");
    let mut state = state;
    state.options.no_op = true;
    done(&mut state, A, Command::Call { pawn: Pawn::Doge });
}

#[test]
fn fav_1_shows_favourite_moving_by_pawns_at_home_and_half() {
    // A: Merchant and upper Guard in the mansion, and all three on their own half. B: the Harlequin in the mansion.
    let mut state = turn(pawns(5, 3, 7, 8, -8, -1));
    assert_eq!(state.board.counts(), [3, 1]);
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    let events = done(&mut state, A, Command::EndTurn);
    assert!(events.contains(&Event::TurnEnded { seat: A, favourite: 1, counts: [3, 1] }));
    // With one pawn on 0 neither half counts, in any player's turn.
    assert_eq!(turn(pawns(3, 0, 5, 1, -1, 0)).board.counts(), [0, 0]);
    assert_eq!(turn(pawns(-3, -4, -1, 1, -1, 0)).board.favoured(), -1);
}

#[test]
fn fav_2_shows_move_past_the_track_ending_at_home() {
    let mut state = turn(pawns(5, 3, 7, 8, 8, 6));
    done(&mut state, A, play(Card::Doge, Pawn::Doge, -1));
    let events = done(&mut state, A, Command::EndTurn);
    assert!(events.contains(&Event::TurnEnded { seat: A, favourite: 8, counts: [4, 0] }));
    assert!(events.iter().any(|event| matches!(event, Event::RoundEnded { winner: Some(A), .. })));
}

#[test]
fn count_1_stops_cards_no_longer_in_the_deal() {
    let mut state = opening();
    state.discard = [(Card::Merchant3, 2), (Card::Harlequin5, 1)].into_iter().collect();
    assert_eq!(breaks(&state, A, play(Card::Merchant3, Pawn::Merchant, 3)), ["COUNT-1"]);
    assert_eq!(breaks(&state, A, play(Card::Harlequin5, Pawn::Harlequin, 5)), ["COUNT-1"]);
    let cards: Cards = [(Card::Merchant3, 1), (Card::Doge, 7)].into_iter().collect();
    assert_eq!(breaks(&state, A, Command::ChangeHand { cards: Some(cards) }), ["COUNT-1"]);
    // The app knows a hand that it holds.
    let state = dealt(opening(), &[(Card::Doge, 1), (Card::Merchant2, 7)]);
    assert_eq!(breaks(&state, A, plain(Card::HarlequinCentre)), ["COUNT-1"]);
    assert_eq!(breaks(&state, A, crate::helper::procession(1)), ["COUNT-1"]);
}

#[test]
fn commands_in_another_players_turn_are_refused() {
    let state = opening();
    for command in
        [Command::EndTurn, play(Card::Doge, Pawn::Doge, 1), Command::BeginRound, Command::Call { pawn: Pawn::Doge }]
    {
        assert_eq!(breaks(&state, B, command), ["impossible"]);
    }
    let mut out = Vec::new();
    state.legal(Actor::Seat(B), &mut out);
    assert!(out.is_empty());
    assert_eq!(breaks(&state, B, Command::ShowEight { seat: B, suit: Suit::Doge }), ["impossible"]);
}

/// A command that gives the round to the other player or discards a hand needs confirmation and states the loss.
#[test]
fn losing_the_round_or_the_hand_needs_confirmation() {
    let grave = |state: &Twilight, wanted: &Command| {
        let all = kernel::candidates(state, Actor::Seat(A), &[]);
        let one = all.iter().find(|one| one.command == *wanted).expect("listed");
        assert!(one.offered(), "{one:?}");
        (one.consequences.needs_confirmation(), one.consequences.loses)
    };
    let doge = |by| Command::Play { play: CardPlay::one(Card::Doge, Pawn::Doge, by) };
    let home = turn(pawns(-6, -8, 0, 2, 1, 0));
    assert_eq!(grave(&home, &doge(-1)), (true, Some(Decider::DogeHome)));
    assert_eq!(grave(&home, &doge(1)), (false, None));
    // Doge and Guards on B's side move the Favourite into B's mansion at the end of the turn.
    let mut drawn = turn(pawns(-3, -6, -2, 2, 1, -6));
    assert!(!grave(&drawn, &doge(-1)).0, "a card alone ends no turn");
    say(&mut drawn, Actor::Seat(A), &doge(-1), &[]).expect("accepted");
    assert_eq!(grave(&drawn, &Command::EndTurn), (true, Some(Decider::FavouriteHome)));
    let mut held = dealt(turn(pawns(0, -2, 2, 1, -1, 0)), &[(Card::Doge, 2), (Card::Merchant1, 1)]);
    let change = Command::ChangeHand { cards: None };
    assert!(grave(&held, &change).0);
    // A viewer who does not see the hand must confirm all the same.
    held = held.information_state(Viewer::Table);
    assert!(grave(&held, &change).0);
}
