//! The draw of the pawns, the first hands, corrections, notation.

use crate::helper::{A, B, breaks, dealt, done, opening, pawns, play, say, waived};
use kernel::{Actor, Seat};
use twilight::{Board, Card, Cards, Command, Event, Fix, Hands, Pawn, Setup, Suit, Twilight};

#[test]
fn setup_1_shows_starting_cells_of_the_pawns() {
    assert_eq!(
        opening().board,
        Board { doge: 0, lower_guard: -2, upper_guard: 2, merchant: 1, harlequin: -1, favourite: 0 }
    );
}

#[test]
fn setup_2_shows_the_pawns_drawn_and_swapped_each_round() {
    let mut state = Twilight::new(Default::default());
    say(&mut state, Actor::Chance, &Command::DrawMerchant { seat: B }, &[]).unwrap();
    assert_eq!((state.merchant, state.board.merchant, state.board.harlequin), (B, -1, 1));
    state.board = pawns(-6, -7, -4, 1, -1, 0);
    // The Guards make room for the Doge on its way to the mansion.
    state.board.lower_guard = -8;
    let events = done(&mut state, B, play(Card::Doge, Pawn::Doge, -1));
    assert!(events.iter().any(|event| matches!(event, Event::RoundEnded { winner: Some(B), .. })));
    assert_eq!(breaks(&state, B, Command::BeginRound), ["impossible"]);
    done(&mut state, A, Command::BeginRound);
    assert_eq!((state.merchant, state.board.merchant, state.round()), (A, 1, 2));
}

#[test]
fn setup_3_keeps_redealing_eight_of_a_kind() {
    let mut state = opening();
    let events = done(&mut state, A, Command::ShowEight { seat: B, suit: Suit::Doge });
    assert!(matches!(
        events[..],
        [Event::EightShown { seat: B, .. }, Event::Drew { .. }, Event::Drew { .. }, Event::TurnBegan { seat: A }]
    ));
    assert_eq!((state.deck(), state.opening), (38, true));
}

#[test]
fn setup_3_breaks_after_the_first_play() {
    let mut state = opening();
    let eight = Command::ShowEight { seat: A, suit: Suit::Guards };
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    waived(&state, A, eight.clone(), "SETUP-3");
    done(&mut state, A, Command::EndTurn);
    assert_eq!(breaks(&state, B, eight.clone()), ["SETUP-3"]);
    // When the app deals, it checks that itself.
    let state = dealt(opening(), &[(Card::Doge, 8)]);
    assert_eq!(breaks(&state, A, eight), ["SETUP-3"]);
}

#[test]
fn setup_3_keeps_app_redealing_eight_of_a_kind() {
    let mut state = Twilight::new(twilight::Options { hands: Hands::Dealt, ..Default::default() });
    say(&mut state, Actor::Chance, &Command::DrawMerchant { seat: A }, &[]).unwrap();
    let deal = |cards: &[(Card, u8)]| Command::Deal { cards: cards.iter().copied().collect() };
    say(&mut state, Actor::Chance, &deal(&[(Card::Doge, 8)]), &[]).unwrap();
    let mixed = deal(&[(Card::Guard11, 7), (Card::Merchant2, 1)]);
    let events = say(&mut state, Actor::Chance, &mixed, &[]).unwrap();
    assert!(matches!(events[..], [Event::Drew { .. }, Event::EightShown { seat: A, suit: Suit::Doge }]));
    assert_eq!((state.hands[0].count, state.hands[1].count), (0, 0));
    say(&mut state, Actor::Chance, &deal(&[(Card::Doge, 7), (Card::Merchant1, 1)]), &[]).unwrap();
    let events = say(&mut state, Actor::Chance, &mixed, &[]).unwrap();
    assert!(matches!(events[..], [Event::Drew { .. }, Event::TurnBegan { seat: A }]));
}

#[test]
fn fix_1_stops_impossible_states() {
    let state = opening();
    let fix = |fix: Fix| Command::Correct { fix };
    for wrong in [
        Fix::Pawn { pawn: Pawn::Doge, cell: 9 },
        Fix::Pawn { pawn: Pawn::Merchant, cell: i8::MIN },
        Fix::Discard { card: Card::Harlequin5, count: 2 },
        Fix::HandSize { seat: A, count: 9 },
        Fix::HandSize { seat: Seat(2), count: 1 },
        Fix::Turn { seat: Seat(7) },
        Fix::Deal { deal: 4, ran_out: None },
        Fix::Deal { deal: 1, ran_out: Some(A) },
        Fix::Rounds { results: vec![Some(A), Some(A)] },
        Fix::Options { options: twilight::Options { hands: Hands::Dealt, ..Default::default() } },
    ] {
        assert_eq!(breaks(&state, A, fix(wrong)), ["FIX-1"]);
    }
    // A correction that puts the Favourite into a mansion ends the round.
    let mut over = state.clone();
    done(&mut over, A, fix(Fix::Pawn { pawn: Pawn::Favourite, cell: -7 }));
    assert!(matches!(over.phase, twilight::Phase::Between) && over.wins() == [0, 1]);
    let mut state = state;
    done(&mut state, B, fix(Fix::Pawn { pawn: Pawn::Merchant, cell: -3 }));
    done(&mut state, A, fix(Fix::Discard { card: Card::Doge, count: 4 }));
    done(&mut state, A, fix(Fix::Turn { seat: B }));
    done(&mut state, A, fix(Fix::Rounds { results: vec![Some(A)] }));
    assert_eq!((state.board.merchant, state.deck(), state.round()), (-3, 34, 2));
    // A correction that puts the Doge into a mansion ends the round.
    done(&mut state, A, fix(Fix::Pawn { pawn: Pawn::Doge, cell: 7 }));
    assert!(matches!(state.phase, twilight::Phase::Over { winner: Some(A) }));
}

#[test]
fn the_box_holds_54_cards() {
    assert_eq!(Cards::all().total(), 54);
    let of =
        |suit: Suit| Cards::all().iter().filter(|(card, _)| card.suit() == suit).map(|(_, count)| count).sum::<u8>();
    assert_eq!([Suit::Doge, Suit::Guards, Suit::Merchant, Suit::Harlequin].map(of), [12, 16, 12, 14]);
    assert_eq!(Setup::default().options, Default::default());
}
