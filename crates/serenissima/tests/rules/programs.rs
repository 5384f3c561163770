//! Program players: plain positions that show absurd play, and laws of plans, rules of thumb and remembered purses.

use agents::{Level, OneThread, Program, plans, think};
use kernel::agent::{AgentGame, Belief};
use kernel::random::RandomPlay;
use kernel::suite::{chairs, test_stamps};
use kernel::{Actor, Answering, Play, Rules, Seat, Secrets, Seed, Table, Viewer, chance};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use serenissima::Serenissima;

use crate::helper::{At, at};

/// Returns the plan that a program chooses for the asked seat, as JSON.
fn choice(position: &str, level: Level) -> Vec<Value> {
    let setup = Serenissima::setup_at(position);
    let seats = kernel::suite::start::<Serenissima>(&setup).unwrap().seats();
    let table =
        Table::<Serenissima>::start(chairs(seats), Answering::default(), setup, Seed::new([3; 32]), &mut test_stamps())
            .unwrap();
    let Some((Actor::Seat(seat), _)) = table.state().asks().first().cloned() else { panic!("no seat is asked") };
    let observation = table.view_for(Viewer::Seat(seat)).observation().unwrap();
    let program = Program { steps: Some(3_000), ..Program::new(level) };
    let thought = think(&observation, program, &OneThread);
    thought.plans[0].commands.iter().map(|command| json!(command)).collect()
}

/// Plays what a program with all features chooses, and hands the game to a check.
fn check_choice(position: &str, check: impl Fn(&At, &[Value])) {
    check_choice_of(Level::AllFeatures, position, check);
}

/// Plays what programs choose that see or search to the end, and hands the game to a check.
fn check_last_choice(position: &str, check: impl Fn(&At, &[Value])) {
    for level in [Level::AllFeatures, Level::Search] {
        check_choice_of(level, position, &check);
    }
}

fn check_choice_of(level: Level, position: &str, check: impl Fn(&At, &[Value])) {
    let plan = choice(position, level);
    let mut game = at(position);
    for command in &plan {
        game.says(command.clone());
    }
    check(&game, &plan);
}

fn has(plan: &[Value], what: &str) -> bool {
    plan.iter().any(|command| command["do"] == what)
}

/// A turn that is surely the last: any card ends the game.
const LAST_TURN: &str = "turn 9\n track 13\n scorings 2\n deck two\n";

#[test]
fn programs_sink_no_own_galley_without_gain() {
    let position = "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n galley 1 red valencia 1\n galley 2 red valencia 1\n galley 3 blue genova 3";
    check_choice(position, |game, plan| {
        let afloat = game.galley(1) != json!(null) && game.galley(2) != json!(null);
        assert!(afloat || has(plan, "Land"), "{plan:?}");
    });
    // The leader wins with any plan: nothing distinguishes their chances.
    for level in [Level::ShortSighted, Level::AllFeatures, Level::Search] {
        let position = format!("{position}\n turn 9\n track 13\n scorings 2\n purse red 200\n purse blue 5");
        check_choice_of(level, &position, |game, plan| {
            let afloat = game.galley(1) != json!(null) && game.galley(2) != json!(null);
            assert!(afloat || has(plan, "Land"), "{level:?}: {plan:?}");
        });
    }
}

#[test]
fn policy_keeps_its_last_port() {
    let position = "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n galley 1 red valencia 2\n galley 3 blue genova 3";
    let start = kernel::suite::start::<Serenissima>(&Serenissima::setup_at(position)).unwrap();
    let mut play = Play::new(&start);
    let command = play.state().policy(Seat(0), &mut ChaCha20Rng::seed_from_u64(1)).unwrap();
    play.apply_legal(Actor::Seat(Seat(0)), &command).unwrap();
    assert!(!play.state().is_senseless(&start, Seat(0)), "{command:?}");
}

#[test]
fn programs_fill_a_warehouse_before_the_last_scoring() {
    let position = format!(
        "players red blue\n{LAST_TURN} pawn 1\n purse red 30\n purse blue 38\n port ragusa red 1\n stores ragusa gold\n port genova blue 1\n galley 1 red ragusa 2 wine spice"
    );
    check_last_choice(&position, |_, plan| {
        assert_eq!(plan.iter().filter(|command| command["do"] == "Sell").count(), 2, "{plan:?}");
    });
}

#[test]
fn programs_sell_for_ducats_before_the_end() {
    let position = format!(
        "players red blue\n{LAST_TURN} pawn 1\n purse red 30\n purse blue 33\n port venezia red 1\n port genova blue 1\n galley 1 red ragusa 2 wine gold"
    );
    check_last_choice(&position, |game, plan| assert!(game.purse(0) >= 35, "{plan:?}"));
}

#[test]
fn programs_spend_nothing_in_the_last_turn() {
    let position = format!(
        "players red blue\n{LAST_TURN} pawn 1\n purse red 30\n purse blue 29\n port venezia red 1\n port genova blue 1\n galley 1 red venezia 3"
    );
    check_last_choice(&position, |game, plan| assert!(game.purse(0) >= 30, "{plan:?}"));
}

#[test]
fn programs_land_in_a_port_at_the_beginning() {
    let position = "players red blue\n pawn 1\n port venezia red 3\n port genova blue 3\n galley 1 red venezia 3\n galley 2 blue genova 3";
    check_choice(position, |_, plan| assert!(has(plan, "Land") || has(plan, "Load"), "{plan:?}"));
}

#[test]
fn programs_do_not_attack_without_a_chance() {
    let position = "players red blue\n pawn 1\n port venezia red 1\n port genova blue 5\n port ragusa blue 3\n fort ragusa\n galley 1 red ragusa 2 wine\n galley 2 blue ragusa 5";
    check_choice(position, |_, plan| assert!(!has(plan, "Attack"), "{plan:?}"));
}

#[test]
fn programs_jettison_nothing_without_need() {
    let position = "players red blue\n pawn 1\n port venezia red 1\n port ragusa red 1\n port genova blue 1\n galley 1 red corfu 2 gold stone\n galley 2 blue genova 3";
    check_choice(position, |_, plan| assert!(!has(plan, "Jettison"), "{plan:?}"));
}

#[test]
fn programs_build_the_basilica_that_wins() {
    let position = format!(
        "players red blue\n{LAST_TURN} pawn 12\n purse red 30\n purse blue 40\n port napoli red 2\n stores napoli gold stone\n port genova blue 2\n galley 12 red genova 2\n galley 2 blue venezia 3"
    );
    check_last_choice(&position, |_, plan| assert!(has(plan, "BuildBasilica"), "{plan:?}"));
}

#[test]
fn programs_take_the_loot_that_fits() {
    let mut game = at(
        "players red blue\n pawn 1\n port venezia red 1\n port genova blue 1\n galley 1 red corfu 3\n galley 2 blue corfu 1 gold",
    );
    game.says(json!({"do": "Attack", "foe": {"galley": 2}})).says(json!({"do": "Rolled", "skulls": [1, 0]}));
    for level in [Level::ShortSighted, Level::AllFeatures] {
        check_choice_of(level, &game.position(), |_, plan| assert!(has(plan, "Loot"), "{level:?}: {plan:?}"));
    }
}

#[test]
fn every_weight_names_a_feature() {
    assert_eq!(Serenissima::WEIGHTS.unknown_names(Serenissima::FEATURES), Vec::<&str>::new());
}

/// Plays a game by rules of thumb. `watch` sees each state before a decision of a seat, and each accepted command.
fn play_by_rules_of_thumb(start: &Serenissima, seed: u64, mut watch: impl FnMut(&Play<Serenissima>, Option<Seat>)) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut play = Play::new(start);
    for _ in 0..5_000 {
        let Some((actor, _)) = play.state().asks().first().cloned() else { return };
        let command = match actor {
            Actor::Chance => chance(play.state(), &mut draw).unwrap(),
            Actor::Seat(seat) => {
                watch(&play, Some(seat));
                play.state().policy(seat, &mut draw).unwrap()
            }
        };
        play.apply_legal(actor, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
        watch(&play, None);
    }
    panic!("the game does not end");
}

#[test]
fn every_plan_is_accepted_command_by_command() {
    for game in 0..20 {
        let seats = 2 + game as usize % 3;
        let start = kernel::suite::start::<Serenissima>(&Serenissima::default_setup(seats)).unwrap();
        let mut decisions = 0;
        play_by_rules_of_thumb(&start, game, |play, asked| {
            let Some(seat) = asked else { return };
            decisions += 1;
            if decisions % 9 != game % 9 {
                return;
            }
            let found = plans(play.state(), seat, 200, |_| 0);
            assert!(!found.plans.is_empty(), "no plan at\n{}", play.state().position());
            for plan in found.plans {
                let mut again = Play::new(play.state());
                for command in &plan.commands {
                    again.apply_legal(Actor::Seat(seat), command).unwrap_or_else(|refusal| {
                        panic!("{command:?} of {:?}: {refusal:?}\n{}", plan.commands, play.state().position())
                    });
                }
                assert_eq!(*again.state(), plan.end);
            }
        });
    }
}

/// Features are asked of states with placeholders for secrets, in every phase of random games.
#[test]
fn features_are_computed_in_every_state() {
    for seed in 0..6 {
        let mut setup = Serenissima::default_setup(2 + seed as usize % 3);
        setup.table.options.hidden_money = true;
        let mut draw = ChaCha20Rng::seed_from_u64(seed);
        let mut random = RandomPlay::new(&kernel::suite::start::<Serenissima>(&setup).unwrap());
        while !random.state().asks().is_empty() {
            for seat in random.state().all_seats() {
                let known = random.state().information_state(Viewer::Seat(seat));
                let mut features = vec![0; Serenissima::FEATURES.len()];
                known.features(seat, &mut features);
            }
            random.step(&mut draw);
        }
    }
}

#[test]
fn belief_infers_hidden_purses_from_public_payments() {
    let mut setup = Serenissima::default_setup(3);
    setup.table.options.hidden_money = true;
    let start = kernel::suite::start::<Serenissima>(&setup).unwrap();
    let viewer = Viewer::Seat(Seat(1));
    let mut belief = <Serenissima as AgentGame>::Belief::new(&start.information_state(viewer), Seat(1));
    let mut draw = ChaCha20Rng::seed_from_u64(9);
    play_by_rules_of_thumb(&start, 5, |play, asked| {
        if asked.is_some() {
            let world = belief.sample(&play.state().information_state(viewer), &mut draw);
            assert_eq!(world, *play.state());
        } else {
            let visible = play.events().iter().filter_map(|event| play.state().redact_event(event, viewer));
            visible.for_each(|event| belief.observe(&event));
        }
    });
}
