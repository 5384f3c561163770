//! Program players: sensible choices in plain positions, and the laws of their plans and memory.

use agents::{Level, OneThread, Program, plans, think};
use kernel::agent::{AgentGame, Belief};
use kernel::{Actor, Play, Rules, Seat, Secrets, Viewer, chance};
use libertalia::{Choice, Command, Libertalia, Options};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};

use super::table::scene;

/// Returns the first command that a program chooses for the asked seat.
fn choice(state: &Libertalia, level: Level) -> Command {
    let (by, _) = state.asks()[0];
    let Actor::Seat(seat) = by else { panic!("chance is asked") };
    let setup = Libertalia::setup_at(&state.position());
    let seating = kernel::suite::chairs(state.players.len());
    let (seed, mut stamps) = (kernel::Seed::new([7; 32]), kernel::suite::test_stamps());
    let table = kernel::Table::<Libertalia>::start(seating, Default::default(), setup, seed, &mut stamps)
        .unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let observation = table.view_for(Viewer::Seat(seat)).observation().expect("a seat");
    let program = Program { steps: Some(6_000), ..Program::new(level) };
    think(&observation, program, &OneThread).plans[0].commands[0].clone()
}

/// Checks the command that programs with all features choose.
#[track_caller]
fn chooses(state: &Libertalia, command: Value) {
    let expected: Command = serde_json::from_value(command).expect("a command");
    for level in [Level::AllFeatures, Level::Search] {
        assert_eq!(choice(state, level), expected, "{level:?} at\n{}", state.position());
    }
}

#[track_caller]
fn chooses_after_laying(seats: usize, text: &str, command: Value) {
    chooses(scene(seats, text).lay().state(), command);
}

#[track_caller]
fn chooses_at_dawn(seats: usize, text: &str, rank: u8) {
    chooses(&scene(seats, text).start, json!({"do": "Choose", "rank": rank}));
}

#[test]
fn takes_no_relic_while_a_chest_is_free() {
    let text = "cell Relic Chest Officer; 0 plays 29; 1 plays 10; 2 plays 5; 0 hand 7; 1 hand 7; 2 hand 7";
    chooses_after_laying(3, text, json!({"do": "Take", "token": "Chest"}));
}

#[test]
fn completes_a_set_of_maps() {
    let text = "cell Map Chest; 0 plays 29; 0 booty Map:2; 1 plays 10; 0 hand 7; 1 hand 7";
    chooses_after_laying(2, text, json!({"do": "Take", "token": "Map"}));
}

#[test]
fn takes_no_officer_with_a_gambler() {
    let text = "day 6; cell Officer Goods; 0 plays 24; 1 plays 10; 1 scores 8 0";
    chooses_after_laying(2, text, json!({"do": "Take", "token": "Goods"}));
}

#[test]
fn takes_an_officer_with_a_quarter_master() {
    let text = "day 6; cell Officer Goods; 0 plays 26; 1 plays 10; 1 purse 4";
    chooses_after_laying(2, text, json!({"do": "Take", "token": "Officer"}));
}

#[test]
fn kills_the_most_valuable_character_with_a_saber() {
    let text = "cell Saber:3; 0 plays 29; 1 plays 10; 2 plays 5; 1 den 3 24; 2 den 4; 0 hand 7; 1 hand 7; 2 hand 7";
    chooses(scene(3, text).lay().state(), json!({"do": "Kill", "seat": 1, "rank": 24}));
}

#[test]
fn spares_its_own_characters_while_a_rival_has_a_good_one() {
    let text = "0 plays 15; 0 den 3 24; 1 plays 5; 1 den 9; 0 hand 7; 1 hand 7";
    chooses_after_laying(2, text, json!({"do": "Shoot", "seat": 1, "rank": 9}));
}

#[test]
fn shoots_its_own_quarter_master_if_rivals_have_little() {
    let text = "day 6; 0 plays 15; 0 den 26; 1 plays 5; 1 den 3";
    chooses_after_laying(2, text, json!({"do": "Shoot", "seat": 0, "rank": 26}));
}

#[test]
fn sells_a_loose_map_and_no_map_of_a_set() {
    // The other player has one point less than the better answer brings.
    let night = |maps: u8, rival: u8| {
        format!("day 6; 0 plays 5; 0 den 8; 0 booty Map:{maps}; 1 plays 10; 1 purse 10; 1 scores {rival} 0")
    };
    chooses_after_laying(2, &night(1, 2), json!({"do": "SellMap"}));
    chooses_after_laying(2, &night(3, 11), json!({"do": "Pass"}));
    chooses_after_laying(2, &night(4, 14), json!({"do": "SellMap"}));
}

#[test]
fn keeps_the_best_token_with_a_preacher() {
    let text = "0 plays 6; 0 booty Goods Chest Relic:2; 1 plays 10; 0 hand 7; 1 hand 7";
    chooses_after_laying(2, text, json!({"do": "Keep", "token": "Chest"}));
}

#[test]
fn exchanges_relics_before_maps_of_a_set() {
    let text = "day 6; 0 plays 21; 0 booty Map:3 Relic:3 Goods:2; 1 plays 10; 1 scores 18 0";
    chooses_after_laying(2, text, json!({"do": "Exchange", "token": "Relic", "count": 3}));
}

#[test]
fn plays_the_card_that_still_pays_on_the_last_day() {
    chooses_at_dawn(2, "day 6; 0 hand 7 24; 1 hand 7 24", 24);
    // A Captain with three relics loses six points, and a Spanish Governor the den.
    chooses_at_dawn(2, "day 6; 0 hand 7 29; 0 booty Relic:3; 0 purse 20; 1 hand 7 29", 7);
    chooses_at_dawn(2, "day 6; 0 hand 5 30; 0 den 9 24; 1 hand 5 7", 5);
}

/// Plays a game with the policy in every seat. `watch` sees each state and the commands that led there.
fn play_policy(options: Options, seats: usize, seed: u64, watch: &mut dyn FnMut(&Play<Libertalia>)) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let setup = libertalia::Setup { options, ..Libertalia::complete(Libertalia::default_setup(seats)) };
    let start = Libertalia::start(&setup, seats).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let mut play = Play::new(&start);
    loop {
        watch(&play);
        let Some((actor, _)) = play.asks().first().copied() else { break };
        let command = match actor {
            Actor::Chance => chance(play.state(), &mut draw),
            Actor::Seat(seat) => play.state().policy(seat, &mut draw),
        };
        let command = command.unwrap_or_else(|| panic!("no command at\n{}", play.position()));
        let decided = play.apply_legal(actor, &command);
        decided.unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?} at\n{}", play.position()));
    }
    assert!(play.result().is_some());
}

#[test]
fn plans_are_accepted_command_by_command() {
    for seed in 0..20 {
        play_policy(Options::of_new_games(), 2 + seed as usize % 5, seed, &mut |play| {
            for (actor, _) in play.asks() {
                let Actor::Seat(seat) = actor else { continue };
                let known = play.information_state(Viewer::Seat(seat));
                let found = plans(&known, seat, 5_000, |_| 0);
                assert!(!found.plans.is_empty() && found.cut == 0, "{}", known.position());
                for plan in &found.plans {
                    let mut from = Play::new(&known);
                    for command in &plan.commands {
                        let decided = from.apply_legal(actor, command);
                        decided.unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}\n{}", known.position()));
                    }
                    assert_eq!(*from.state(), plan.end);
                }
            }
        });
    }
}

#[test]
fn weights_name_only_known_features() {
    assert!(Libertalia::WEIGHTS.unknown_names(Libertalia::FEATURES).is_empty());
}

#[test]
fn samples_match_information_state_and_memory() {
    type Memory = <Libertalia as AgentGame>::Belief;
    for seed in 0..16 {
        let options = Options {
            hidden_purses: seed % 2 == 0,
            hands_from_memory: seed % 4 < 2,
            open_booty: seed % 5 == 4,
            ..Options::of_new_games()
        };
        let seats = 2 + seed as usize % 5;
        let mut draw = ChaCha20Rng::seed_from_u64(seed);
        let mut memories: Vec<Memory> = vec![];
        play_policy(options, seats, seed, &mut |play| {
            let state = play.state();
            let viewer = |seat: usize| Viewer::Seat(Seat(seat as u8));
            if memories.is_empty() {
                memories = (0..seats)
                    .map(|seat| Memory::new(&state.information_state(viewer(seat)), Seat(seat as u8)))
                    .collect();
                return;
            }
            for (seat, memory) in memories.iter_mut().enumerate() {
                let visible = play.events().iter().filter_map(|event| state.redact_event(event, viewer(seat)));
                visible.for_each(|event| memory.observe(&event));
                let known = state.information_state(viewer(seat));
                let world = memory.sample(&known, &mut draw);
                assert_eq!(world.information_state(viewer(seat)), known);
                assert_eq!(world.audit(), []);
                for (guessed, player) in world.players.iter().zip(&state.players) {
                    assert_eq!((guessed.down, guessed.purse), (player.down, player.purse));
                    assert_eq!(guessed.choice.is_some(), player.choice.is_some());
                    assert_ne!(guessed.choice, Some(Choice::Sealed));
                    if player.blurred.is_empty() {
                        assert_eq!((guessed.hand, guessed.graveyard), (player.hand, player.graveyard));
                    }
                    assert_eq!(guessed.blurred, player.blurred);
                }
            }
        });
    }
}
