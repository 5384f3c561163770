//! The ends of rounds and matches.

use crate::helper::{A, B, done, on_turn, pawns, play, turn};
use kernel::Seat;
use twilight::event::Decider;
use twilight::{Card, Cards, Command, Event, Hand, Pawn, Phase, Twilight};

fn ended(events: &[Event]) -> Option<(Option<Seat>, Decider)> {
    events.iter().find_map(|event| match event {
        Event::RoundEnded { winner, by, .. } => Some((*winner, *by)),
        _ => None,
    })
}

/// Returns the state with this many cards in the deck, eight in each hand, and the rest discarded.
fn with_deck(mut state: Twilight, deck: u8, deal: u8) -> Twilight {
    state.hands = [Hand { count: 8, known: None }; 2];
    state.deal = deal;
    state.discard = Cards::default();
    let mut away = 54 - 16 - deck;
    for (card, copies) in Cards::all().iter() {
        // One card of each face stays, so that it can be played.
        let gone = copies.saturating_sub(1).min(away);
        state.discard.put(card, gone);
        away -= gone;
    }
    assert_eq!(state.deck(), deck);
    state
}

/// Plays Merchant cards back and forth, then ends the turn.
fn idle(state: &mut Twilight, seat: Seat) -> Vec<Event> {
    let way = if state.board.merchant > 0 { -1 } else { 1 };
    let card = if state.unseen().of(Card::Merchant1) > 0 { (Card::Merchant1, 1) } else { (Card::Merchant2, 2) };
    done(state, seat, play(card.0, Pawn::Merchant, way * card.1));
    done(state, seat, Command::EndTurn)
}

#[test]
fn end_1_shows_doge_home_ending_the_round_at_once() {
    let mut state = turn(pawns(6, 4, 8, 1, -1, 0));
    let events = done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    assert_eq!(ended(&events), Some((Some(A), Decider::DogeHome)));
    assert!(!events.iter().any(|event| matches!(event, Event::TurnEnded { .. } | Event::Drew { .. })));
    // A pawn moved into the other player's mansion makes the other player win.
    let mut state = turn(pawns(-6, -8, 3, 1, -1, 0));
    let events = done(&mut state, A, play(Card::Doge, Pawn::Doge, -1));
    assert_eq!(ended(&events), Some((Some(B), Decider::DogeHome)));
    // The guild calls the Doge into the mansion; steps 2 and 3 are skipped.
    let mut state = turn(pawns(5, 4, 8, 7, -1, -6));
    let events = done(&mut state, A, Command::Call { pawn: Pawn::Doge });
    assert_eq!(ended(&events), Some((Some(A), Decider::DogeHome)));
    assert_eq!(state.board.favourite, -6);
}

#[test]
fn end_1_shows_favourite_home_ending_the_round_after_any_turn() {
    let mut state = turn(pawns(-3, -7, -1, 1, -8, -5));
    let events = idle(&mut state, A);
    assert_eq!(ended(&events), Some((Some(B), Decider::FavouriteHome)));
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })));
}

#[test]
fn end_2_shows_second_deal_with_kept_hands() {
    // Two cards are played and one is left. It is drawn, then all discards make the second deal.
    let mut state = with_deck(turn(pawns(0, -2, 2, 1, -1, 0)), 1, 1);
    done(&mut state, A, play(Card::Merchant1, Pawn::Merchant, 1));
    done(&mut state, A, play(Card::Merchant2, Pawn::Merchant, -2));
    let events = done(&mut state, A, Command::EndTurn);
    let draws: Vec<_> =
        events.iter().filter(|event| matches!(event, Event::Drew { .. } | Event::Reshuffled { .. })).collect();
    assert!(matches!(
        draws[..],
        [Event::Drew { count: 1, .. }, Event::Reshuffled { deal: 2, .. }, Event::Drew { count: 1, .. }]
    ));
    assert_eq!((state.discard.total(), state.hands[0].count, state.deck(), on_turn(&state)), (0, 8, 38, Some(B)));
    // Drawing the last card is enough.
    let mut state = with_deck(turn(pawns(0, -2, 2, 1, -1, 0)), 1, 1);
    let events = idle(&mut state, A);
    assert!(events.iter().any(|event| matches!(event, Event::Reshuffled { deal: 2, .. })));
    assert_eq!(state.deck(), 38);
    // A change of the hand is enough too, and the old hand is shuffled in.
    let mut state = with_deck(turn(pawns(0, -2, 2, 1, -1, 0)), 3, 1);
    let mut cards = Cards::default();
    for (card, there) in state.unseen().iter() {
        cards.add(card, there.min(8 - cards.total()));
    }
    done(&mut state, A, Command::ChangeHand { cards: Some(cards) });
    assert_eq!((state.hands[0].count, state.deck(), state.discard.total()), (8, 38, 0));
}

#[test]
fn end_2_shows_last_turn_after_the_second_deal_runs_out() {
    // At the end of the Merchant player's turn: the Harlequin's owner has one more turn.
    let mut state = with_deck(turn(pawns(1, -2, 2, 1, -1, 0)), 1, 2);
    let events = idle(&mut state, A);
    assert!(events.contains(&Event::RanOut { seat: A }));
    assert_eq!(on_turn(&state), Some(B));
    assert_eq!(ended(&idle(&mut state, B)), Some((Some(A), Decider::DogeSide)));
    // At the end of the Harlequin player's turn: the check follows at once.
    let mut state = with_deck(turn(pawns(1, -2, 2, 1, -1, 0)), 2, 2);
    assert_eq!(ended(&idle(&mut state, A)), None);
    assert_eq!(ended(&idle(&mut state, B)), Some((Some(A), Decider::DogeSide)));
}

#[test]
fn end_3_shows_doge_side_then_favourite_side_then_third_deal() {
    let last = |doge: i8, favourite: i8, deal: u8| {
        let mut state = with_deck(turn(pawns(doge, -2, 2, 1, -1, favourite)), 2, deal);
        idle(&mut state, A);
        let events = idle(&mut state, B);
        (ended(&events), state)
    };
    assert_eq!(last(-1, 3, 2).0, Some((Some(B), Decider::DogeSide)));
    assert_eq!(last(0, 3, 2).0, Some((Some(A), Decider::FavouriteSide)));
    let (none, state) = last(0, 0, 2);
    assert_eq!(none, None);
    // The hands are kept and filled, and the Merchant's owner continues.
    assert_eq!((state.deal, state.hands[0].count, state.hands[1].count, on_turn(&state)), (3, 8, 8, Some(A)));
    assert_eq!(state.discard.total(), 0);
    assert_eq!(last(0, 0, 3).0, Some((None, Decider::Level)));
}

/// Ends a round: A wins, B wins, or it is a draw.
fn round(state: &mut Twilight, winner: Option<Seat>) -> Vec<Event> {
    if matches!(state.phase, Phase::Between) {
        done(state, Seat(1 - state.merchant.0), Command::BeginRound);
    }
    let seat = on_turn(state).expect("a turn");
    match winner {
        Some(A) => {
            state.board = pawns(6, 4, 8, 1, -1, 0);
            done(state, seat, play(Card::Doge, Pawn::Doge, 1))
        }
        Some(_) => {
            state.board = pawns(-6, -8, -4, 1, -1, 0);
            done(state, seat, play(Card::Doge, Pawn::Doge, -1))
        }
        None => {
            *state = with_deck(state.clone(), 2, 3);
            state.board = pawns(0, -2, 2, 1, -1, 0);
            idle(state, seat);
            idle(state, Seat(1 - seat.0))
        }
    }
}

fn played(rounds: &[Option<Seat>]) -> Phase {
    let mut state = crate::helper::opening();
    rounds.iter().for_each(|winner| drop(round(&mut state, *winner)));
    state.phase
}

#[test]
fn match_1_shows_two_rounds_and_a_third_if_undecided() {
    let over = |winner| Phase::Over { winner };
    assert_eq!(played(&[Some(A), Some(A)]), over(Some(A)));
    assert_eq!(played(&[Some(B), None]), over(Some(B)));
    assert_eq!(played(&[None, Some(A)]), over(Some(A)));
    assert_eq!(played(&[Some(A), Some(B)]), Phase::Between);
    assert_eq!(played(&[None, None]), Phase::Between);
    assert_eq!(played(&[Some(A), Some(B), Some(B)]), over(Some(B)));
    assert_eq!(played(&[None, None, Some(A)]), over(Some(A)));
}

#[test]
fn match_2_shows_a_drawn_third_round() {
    assert_eq!(played(&[None, None, None]), Phase::Over { winner: None });
    assert_eq!(played(&[Some(A), Some(B), None]), Phase::Over { winner: None });
}

#[test]
fn match_ended_early_counts_won_rounds() {
    let mut state = crate::helper::opening();
    round(&mut state, Some(B));
    let events = done(&mut state, A, Command::EndEarly);
    assert_eq!(events, [Event::MatchEnded { winner: Some(B), rounds: [0, 1] }]);
}

#[test]
fn giving_up_loses_the_current_and_remaining_rounds() {
    let mut state = crate::helper::opening();
    round(&mut state, Some(A));
    let events = done(&mut state, A, Command::GiveUp);
    let lost = |round| Event::RoundEnded { round, winner: Some(B), by: Decider::GivenUp };
    assert_eq!(events, [lost(2), lost(3), Event::MatchEnded { winner: Some(B), rounds: [1, 2] }]);
}
