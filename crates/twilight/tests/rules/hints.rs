//! The hints: actions that could win the round.

use crate::helper::{A, B, dealt, done, opening, pawns, play, say, turn};
use kernel::random::{RandomPlay, StepResult};
use kernel::{Actor, Draw, Rules, Seat};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use twilight::event::Decider;
use twilight::turns::{TurnAction, WinningTurn, winning_turns};
use twilight::{Card, Cards, Command, Event, Hands, Options, Pawn, Phase, Setup, Twilight};

/// Returns the commands of a winning turn, in order.
fn commands(way: &WinningTurn, state: &Twilight) -> Vec<Command> {
    match &way.action {
        TurnAction::Play { plays } => {
            plays.iter().map(|play| Command::Play { play: play.clone() }).chain([Command::EndTurn]).collect()
        }
        TurnAction::Call { pawn } => vec![Command::Call { pawn: *pawn }],
        TurnAction::End => vec![Command::EndTurn],
        TurnAction::Change => {
            let hand = &state.hands[way.seat.index()];
            let mut some = Cards::default();
            state.unseen().iter().for_each(|(card, there)| some.add(card, there.min(hand.count - some.total())));
            vec![Command::ChangeHand { cards: hand.known.is_none().then_some(some) }]
        }
    }
}

/// Returns the winner of the round and the reason after these commands; cards are dealt at random.
fn decided(
    state: &Twilight,
    seat: Seat,
    commands: Vec<Command>,
    draw: &mut dyn Draw,
) -> Option<(Option<Seat>, Decider)> {
    let ended = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::RoundEnded { winner, by, .. } => Some((*winner, *by)),
            _ => None,
        })
    };
    let mut at = state.clone();
    for command in commands {
        let mut events = say(&mut at, Actor::Seat(seat), &command, &[]).ok()?;
        while let (Phase::Filling { .. }, Some(deal)) = (&at.phase, kernel::chance(&at, draw)) {
            events.extend(say(&mut at, Actor::Chance, &deal, &[]).expect("dealt"));
        }
        if let Some(ended) = ended(&events) {
            return Some(ended);
        }
    }
    None
}

#[test]
fn hints_show_the_fewest_cards_that_win() {
    // Ways to win: two Doge cards as a pair, a call, or the Favourite by the Merchant.
    let state = dealt(turn(pawns(6, 4, 8, 5, -1, 6)), &[(Card::Doge, 1), (Card::Merchant2, 1), (Card::Guard1, 2)]);
    let found = winning_turns(&state, A);
    // The Favourite already gains one, because all three are on A's half and a Guard is in the mansion.
    assert!(found.iter().any(|way| (way.cards(), way.by) == (1, Decider::DogeHome)), "{found:?}");
    // At the start of a round no known cards can win. Eight unknown cards could; seven Doges without room cannot.
    let first = winning_turns(&dealt(opening(), &[(Card::Doge, 8)]), A);
    assert!(first.iter().all(|way| matches!(way.action, TurnAction::Call { .. })), "{first:?}");
}

#[test]
fn hints_include_ending_the_turn_if_it_wins() {
    let mut state = dealt(turn(pawns(2, 1, 7, 1, 8, 5)), &[(Card::Merchant1, 2)]);
    // Nothing is played yet, and a player with a possible action cannot pass.
    assert!(!winning_turns(&state, A).iter().any(|way| way.action == TurnAction::End));
    done(&mut state, A, play(Card::Merchant1, Pawn::Merchant, 1));
    let found = winning_turns(&state, A);
    assert_eq!(found[0], WinningTurn { seat: A, action: TurnAction::End, by: Decider::FavouriteHome });
    // A player cannot end the other's turn.
    assert!(!winning_turns(&state, B).iter().any(|way| way.action == TurnAction::End));
}

/// Returns the state in the second deal with this number of cards in the deck and eight in each hand.
fn second_deal(mut state: Twilight, deck: u8) -> Twilight {
    state.deal = 2;
    let mut away = 54 - 16 - deck;
    for card in Card::ALL.into_iter().rev() {
        let gone = state.unseen().of(card).min(away);
        state.discard.put(card, gone);
        away -= gone;
    }
    assert_eq!((away, state.deck()), (0, deck));
    state
}

#[test]
fn hints_include_wins_by_the_last_check() {
    // B has the Harlequin and so the last turn.
    let mut state = second_deal(turn(pawns(-1, -3, 2, 1, -1, 0)), 5);
    state.phase = Phase::Turn { seat: B, played: Default::default() };
    let by = |state: &Twilight, action: fn(&TurnAction) -> bool| {
        winning_turns(state, B)
            .into_iter()
            .filter(|way| action(&way.action))
            .map(|way| (way.cards(), way.by))
            .collect::<Vec<_>>()
    };
    let plays = |action: &TurnAction| matches!(action, TurnAction::Play { .. });
    // Five cards of a type draw the rest of the deck, and so does a change of the hand.
    assert!(by(&state, plays).contains(&(5, Decider::DogeSide)), "{:?}", winning_turns(&state, B));
    assert_eq!(by(&state, |action| *action == TurnAction::Change), [(0, Decider::DogeSide)]);
    state.ran_out = Some(A);
    assert!(by(&state, plays).contains(&(1, Decider::DogeSide)));
    // The Doge is in the middle, so the Favourite's side at the check decides.
    state.board = pawns(0, -8, 2, 1, -8, 0);
    assert!(by(&state, plays).contains(&(1, Decider::FavouriteSide)), "{:?}", winning_turns(&state, B));
    assert_eq!(by(&state, |action| *action == TurnAction::Change), []);
    // The other player's turn is not the last.
    state.ran_out = None;
    state.phase = Phase::Turn { seat: A, played: Default::default() };
    state.board = pawns(1, -3, 2, 1, -1, 0);
    assert!(!winning_turns(&state, A).iter().any(|way| matches!(way.by, Decider::DogeSide | Decider::FavouriteSide)));
}

#[test]
fn hints_are_empty_for_a_missing_seat() {
    let state = opening();
    for seat in 2..=255 {
        assert_eq!(state.hints(Seat(seat)), []);
    }
}

/// Every winning turn that is shown wins for the stated reason. A winning end of the turn, change of the hand or call
/// is always shown.
#[test]
fn hints_list_only_wins_and_all_immediate_wins() {
    let mut draw = ChaCha20Rng::seed_from_u64(5);
    let (mut kinds, mut turns) = (std::collections::BTreeMap::<_, u32>::new(), 0);
    for game in 0..30 {
        let options = Options { hands: Hands::Dealt, no_op: game % 2 == 0, ..Default::default() };
        let mut random = RandomPlay::new(
            &kernel::suite::start::<Twilight>(&Setup { options, ..Setup::default() }).expect("a match"),
        );
        // The ends of a match are rare, so some games begin shortly before.
        if game % 3 > 0 {
            let deck = draw.below(9) as u8;
            let mut state =
                second_deal(dealt(opening(), &[(Card::Doge, 2), (Card::Guard11, 3), (Card::Merchant2, 3)]), deck);
            state.deal = 2 + (game % 2) as u8;
            state.board = pawns(draw.below(3) as i8 - 1, -6, 7, 3, -2, draw.below(13) as i8 - 6);
            random.put(&state);
        }
        while random.step(&mut draw) == StepResult::Played {
            let Some((seat, _)) = random.state().turn() else { continue };
            turns += 1;
            let found = winning_turns(random.state(), seat);
            for way in &found {
                let end = decided(random.state(), seat, commands(way, random.state()), &mut draw);
                assert_eq!(end, Some((Some(seat), way.by)), "{way:?}\n{}", random.state().position());
                *kinds.entry(format!("{:?} {:?}", way.by, std::mem::discriminant(&way.action))).or_default() += 1;
            }
            let mut legal = Vec::new();
            random.state().legal(Actor::Seat(seat), &mut legal);
            for command in legal {
                let action = match command {
                    Command::EndTurn => TurnAction::End,
                    Command::ChangeHand { .. } => TurnAction::Change,
                    Command::Call { pawn } => TurnAction::Call { pawn },
                    _ => continue,
                };
                let wins =
                    decided(random.state(), seat, vec![command], &mut draw).is_some_and(|(who, _)| who == Some(seat));
                let shown = found.iter().any(|way| way.action == action);
                assert_eq!(wins, shown, "{action:?}\n{}", random.state().position());
            }
        }
    }
    assert!(turns > 250 && kinds.len() >= 9, "{turns} turns: {kinds:?}");
}
