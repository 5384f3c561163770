//! Program players: sensible turns in plain positions, and the laws of plans, features and beliefs.

use crate::helper::{A, B, dealt, pawns, say, turn};
use agents::search::MOST_POSITIONS;
use agents::{Level, OneThread, Program, plans, think};
use kernel::agent::{AgentGame, Belief as _};
use kernel::{Actor, Play, Rules, Seat, Secrets, Viewer, chance};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use twilight::track::Board;
use twilight::{Card, Command, Event, Phase, Twilight};

type SureCards = <Twilight as AgentGame>::Belief;

/// The levels that must see what a single turn brings.
const SEEING: [Level; 2] = [Level::AllFeatures, Level::Search];

/// Returns a match at a turn of A in the middle of a round. The app holds the cards.
fn position(board: Board, hand: &[(Card, u8)]) -> Twilight {
    dealt(turn(board), hand)
}

/// Returns the commands that a program of this level chooses for A.
fn choice(state: &Twilight, level: Level) -> Vec<Command> {
    let chairs = ["Anna", "Bruno"].map(kernel::Chair::with_player);
    let answering = kernel::Answering::all(kernel::AnswerBy::Table);
    let (seed, mut stamps) = (kernel::Seed::new([3; 32]), kernel::suite::test_stamps());
    let setup = Twilight::setup_at(&state.position());
    let table = kernel::Table::<Twilight>::start(chairs.to_vec(), answering, setup, seed, &mut stamps)
        .unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let observation = table.view_for(Viewer::Seat(A)).observation().expect("A has a seat");
    let program = Program { steps: Some(10_000), ..Program::new(level) };
    let thought = think(&observation, program, &OneThread);
    thought.plans.into_iter().next().expect("A has a plan").commands
}

/// Returns the state after the turn that a program of this level chooses for A.
fn after_choice(state: &Twilight, level: Level) -> Twilight {
    let mut after = state.clone();
    for command in choice(state, level) {
        say(&mut after, Actor::Seat(A), &command, &[]).unwrap_or_else(|broken| panic!("{command:?}: {broken:?}"));
    }
    after
}

/// Checks that every level wins the round with its turn.
fn assert_wins(state: &Twilight) {
    for level in [Level::ShortSighted, Level::AllFeatures, Level::Search] {
        let after = after_choice(state, level);
        assert_eq!(after.results.last(), Some(&Some(A)), "{level:?}: {:?}", choice(state, level));
    }
}

#[test]
fn program_moves_the_doge_home() {
    assert_wins(&position(pawns(5, -2, 8, 1, -1, 0), &[(Card::Doge, 2), (Card::Merchant2, 4), (Card::Guard11, 2)]));
}

#[test]
fn program_wins_with_a_procession() {
    assert_wins(&position(pawns(6, 4, 7, -3, -5, 0), &[(Card::Doge, 2), (Card::Merchant2, 3), (Card::Guard11, 3)]));
}

#[test]
fn program_wins_with_a_masquerade() {
    assert_wins(&position(
        pawns(3, -2, 8, 1, 5, 0),
        &[(Card::Harlequin4, 1), (Card::Merchant2, 4), (Card::Guard11, 3)],
    ));
}

#[test]
fn program_wins_with_the_favourite() {
    assert_wins(&position(pawns(0, -2, 2, 5, 7, 5), &[(Card::Merchant2, 1), (Card::Doge, 4), (Card::Guard11, 3)]));
}

#[test]
fn program_wins_with_a_guild_call() {
    assert_wins(&position(pawns(2, -2, 8, 7, -7, 0), &[(Card::Merchant2, 4), (Card::Harlequin3, 4)]));
}

#[test]
fn program_wins_the_last_check() {
    let mut state = position(pawns(-1, -3, 4, 1, -1, 2), &[(Card::Doge, 3), (Card::Merchant2, 3), (Card::Guard11, 2)]);
    (state.merchant, state.deal, state.ran_out) = (B, 2, Some(B));
    for level in SEEING {
        let after = after_choice(&state, level);
        let winner = after.board.checked().map(|(winner, _)| winner);
        assert_eq!(winner, Some(A), "{level:?}: {:?}", choice(&state, level));
    }
}

#[test]
fn program_empties_the_deck_if_it_wins_the_check() {
    let mut state = position(pawns(2, -3, 4, 1, -1, -2), &[(Card::Merchant2, 4), (Card::Harlequin3, 4)]);
    (state.merchant, state.deal) = (B, 2);
    // Four cards are left in the deck.
    let mut away = 54 - 16 - 4;
    for card in Card::ALL {
        let gone = state.unseen().of(card).min(away);
        state.discard.put(card, gone);
        away -= gone;
    }
    for level in SEEING {
        let after = after_choice(&state, level);
        let drawn = 8 - after.hands[0].count;
        assert!(drawn >= after.deck() && after.board.doge > 0, "{level:?}: {:?}", choice(&state, level));
    }
}

#[test]
fn program_stops_a_winning_favourite() {
    // The Harlequin in B's mansion brings the Favourite home at the end of any turn.
    let state = position(pawns(0, -2, 2, 1, -7, -6), &[(Card::Harlequin2, 1), (Card::Doge, 4), (Card::Merchant2, 3)]);
    for level in SEEING {
        let after = after_choice(&state, level);
        assert!(after.results.is_empty(), "{level:?}: {:?}", choice(&state, level));
        assert!(after.board.harlequin > -7 || after.board.counts()[0] > 0, "{level:?}: {:?}", choice(&state, level));
    }
}

#[test]
fn program_moves_the_doge_away_from_the_other_mansion() {
    let state = position(pawns(-6, -8, 0, 1, 2, 0), &[(Card::Doge, 4), (Card::Merchant2, 2), (Card::Guard1, 2)]);
    for level in SEEING {
        let after = after_choice(&state, level);
        // A Guard next to the mansion, or a distance of several cards.
        assert!(after.board.doge >= -3 || after.board.lower_guard > -7, "{level:?}: {:?}", choice(&state, level));
    }
}

#[test]
fn program_prevents_a_losing_call() {
    // B could call the Doge to the Merchant in B's mansion.
    let state = position(pawns(0, -8, 2, -7, 3, 0), &[(Card::Merchant2, 2), (Card::Doge, 3), (Card::Harlequin3, 3)]);
    for level in SEEING {
        let after = after_choice(&state, level);
        // The Merchant has left, or a Guard stands in the way.
        let Board { merchant, lower_guard, .. } = after.board;
        assert!(merchant > -7 || lower_guard >= merchant, "{level:?}: {:?}", choice(&state, level));
    }
}

#[test]
fn program_does_not_call_the_doge_into_the_other_mansion() {
    // Level 1 and the fast policy see this too.
    let state = position(pawns(0, -8, 2, -7, 3, 0), &[(Card::Doge, 4), (Card::Harlequin3, 4)]);
    for level in [Level::ShortSighted, Level::AllFeatures, Level::Search] {
        let after = after_choice(&state, level);
        assert!(after.results.is_empty(), "{level:?}: {:?}", choice(&state, level));
    }
    let mut draw = ChaCha20Rng::seed_from_u64(1);
    for _ in 0..100 {
        let command = state.policy(A, &mut draw).expect("A can play");
        assert!(!matches!(command, Command::Call { pawn: twilight::Pawn::Doge }), "{command:?}");
    }
}

#[test]
fn program_keeps_a_useful_hand() {
    let state = position(pawns(1, -2, 6, 3, 4, 0), &[(Card::Doge, 4), (Card::Merchant2, 4)]);
    for level in SEEING {
        let commands = choice(&state, level);
        assert!(!commands.contains(&Command::ChangeHand { cards: None }), "{level:?}: {commands:?}");
    }
}

/// Calls `each` with every position of matches that the fast policy plays, and the events that led to it.
fn policy_matches(seeds: std::ops::Range<u64>, mut each: impl FnMut(u64, &Twilight, &[Event])) {
    for seed in seeds {
        let mut draw = ChaCha20Rng::seed_from_u64(seed);
        let mut play = Play::new(&Twilight::new(dealt(crate::helper::opening(), &[]).options));
        while let Some((actor, _)) = play.state().asks().first() {
            let command = match *actor {
                Actor::Chance => chance(play.state(), &mut draw),
                Actor::Seat(seat) => play.state().policy(seat, &mut draw),
            };
            let (actor, command) = (*actor, command.expect("a command"));
            play.apply_legal(actor, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
            each(seed, play.state(), play.events());
        }
        assert!(play.state().result().is_some());
    }
}

#[test]
fn every_plan_is_accepted_command_by_command() {
    let mut checked = 0;
    policy_matches(0..20, |_, state, _| {
        let Some((seat, [])) = state.turn() else { return };
        // Every third turn is enough.
        if state.turns % 3 != 0 {
            return;
        }
        let found = plans(state, seat, MOST_POSITIONS / 10, |_| 0);
        assert!(!found.plans.is_empty());
        for plan in found.plans {
            let mut play = Play::new(state);
            for command in &plan.commands {
                assert!(!play.state().is_plan_complete(state, seat), "{:?}", plan.commands);
                play.apply_legal(Actor::Seat(seat), command).unwrap_or_else(|refusal| panic!("{refusal:?}"));
            }
            assert!(play.state().is_plan_complete(state, seat) && *play.state() == plan.end);
            checked += 1;
        }
    });
    assert!(checked > 2_000, "{checked} plans");
}

#[test]
fn features_need_no_secrets_and_have_known_weights() {
    assert_eq!(Twilight::WEIGHTS.unknown_names(Twilight::FEATURES), Vec::<&str>::new());
    policy_matches(0..5, |_, state, _| {
        for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
            let known = state.information_state(viewer);
            for seat in [A, B] {
                known.features(seat, &mut vec![0; Twilight::FEATURES.len()]);
            }
            if let Some((seat, _)) = state.turn() {
                let mut draw = ChaCha20Rng::seed_from_u64(1);
                assert!(known.policy(seat, &mut draw).is_some());
            }
        }
    });
}

#[test]
fn belief_knows_the_other_hand_when_the_deck_is_empty() {
    let mut beliefs: Vec<SureCards> = vec![];
    let (mut of, mut known_hands) = (u64::MAX, 0);
    policy_matches(0..10, |seed, state, events| {
        let viewer = |seat: usize| Viewer::Seat(Seat(seat as u8));
        if of != seed {
            let first = Twilight::new(state.options);
            of = seed;
            beliefs = (0..2).map(|seat| SureCards::new(&first, Seat(seat))).collect();
        }
        for (seat, belief) in beliefs.iter_mut().enumerate() {
            let visible = events.iter().filter_map(|event| state.redact_event(event, viewer(seat)));
            visible.for_each(|event| belief.observe(&event));
            let known = state.information_state(viewer(seat));
            let world = belief.sample(&known, &mut ChaCha20Rng::seed_from_u64(seed));
            assert_eq!(world.audit(), []);
            assert_eq!(world.information_state(viewer(seat)), known);
            // Until the other player draws from the new deck, the hand is known.
            let used_up = events.iter().any(|event| matches!(event, Event::Reshuffled { .. }));
            let others = 1 - seat;
            let still_same = used_up && matches!(state.phase, Phase::Filling { .. });
            if still_same {
                assert_eq!(world.hands[others], state.hands[others]);
                known_hands += 1;
            }
        }
    });
    assert!(known_hands > 0);
}
