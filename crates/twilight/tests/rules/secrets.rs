//! Hands that the app deals.

use crate::helper::{A, dealt, opening};
use kernel::{Actor, Rules, Secrets, Viewer};
use twilight::{Card, Command, Event};

#[test]
fn hand_is_visible_only_to_its_owner() {
    let state = dealt(opening(), &[(Card::Harlequin5, 1), (Card::Doge, 7)]);
    assert!(state.information_state(Viewer::Seat(A)).view(Viewer::Seat(A)).hands[0].cards.is_some());
    for viewer in [Viewer::Table, Viewer::Spectator, Viewer::Seat(kernel::Seat(1))] {
        assert!(state.information_state(viewer).view(viewer).hands[0].cards.is_none());
        assert_eq!(state.information_state(viewer).view(viewer).unseen.of(Card::Harlequin5), 1);
    }
    // For other players the list contains every card that the hand might hold; its owner sees the real ones.
    let legal = |viewer: Viewer| {
        let mut out = Vec::new();
        state.information_state(viewer).legal(Actor::Seat(A), &mut out);
        out.iter().filter(|command| matches!(command, Command::Play { play } if play.card == Card::Merchant3)).count()
    };
    assert_eq!((legal(Viewer::Seat(A)), legal(Viewer::Table)), (0, 2));
    let drew = Event::Drew { seat: A, count: 8, cards: state.hands[0].known };
    assert_eq!(state.redact_event(&drew, Viewer::Seat(A)), Some(drew.clone()));
    assert_eq!(state.redact_event(&drew, Viewer::Table), Some(Event::Drew { seat: A, count: 8, cards: None }));
}

#[test]
fn changing_a_dealt_hand_needs_no_card_list() {
    let mut state = dealt(opening(), &[(Card::Doge, 7), (Card::Guard1, 1)]);
    let hand = state.hands[0].known.expect("the app knows the hand");
    let events = crate::helper::done(&mut state, A, Command::ChangeHand { cards: None });
    assert_eq!(events, [Event::HandChanged { seat: A, cards: hand }]);
    assert_eq!(state.asks()[0].0, Actor::Chance);
}
