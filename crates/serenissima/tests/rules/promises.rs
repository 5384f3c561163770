//! Promises of the view: paths over the sea and the possible blockades on them. A test for every game checks that the
//! view offers exactly the legal commands.

use std::collections::BTreeSet;

use kernel::random::{RandomPlay, StepResult};
use kernel::{Actor, Play, Rules, Viewer};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use serenissima::Serenissima;

use crate::helper::at;

fn each<'a>(view: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    view[field].as_array().into_iter().flatten()
}

/// Sails a promised path while every player lets it pass, and returns the blockade questions.
fn asked_on(state: &Serenissima, by: Actor, path: &Value) -> Value {
    let mut play = Play::new(state);
    let (mut state, mut asked) = (state.clone(), vec![]);
    let mut next = (by, json!({"do": "Sail", "path": path}));
    loop {
        let command = serde_json::from_value(next.1).expect("a command");
        play.try_apply(&state, next.0, &command, &[]).expect("a promised path is legal");
        let possible =
            play.events().iter().map(|event| json!(event)).find(|event| event["event"] == "BlockadePossible");
        asked.extend(possible.map(|event| json!({"zone": event["zone"], "seats": event["seats"]})));
        play.replace_state(&mut state);
        match state.asks().first() {
            Some((seat, question)) if json!(question)["ask"] == "Blockade" => {
                next = (*seat, json!({"do": "Blockade", "call": false}));
            }
            _ => return json!(asked),
        }
    }
}

/// Checks that every zone is shown with its path: reachable with its possible blockades, or unreachable with the
/// reasons.
fn ways_of(state: &Serenissima, by: Actor, go: &Value) {
    for way in each(go, "reach") {
        assert_eq!(way["blockades"], asked_on(state, by, &way["path"]), "{way} at\n{}", state.position());
    }
    assert_eq!(go["steps_left"] == 0, go["reach"] == json!([]), "at\n{}", state.position());
    assert!(each(go, "far").all(|way| way["breaks"] != json!([])), "at\n{}", state.position());
    let ends = |way: &Value| way["path"].as_array().and_then(|path| path.last()).map(Value::to_string);
    let shown: BTreeSet<_> = each(go, "reach").chain(each(go, "far")).filter_map(ends).collect();
    assert_eq!(shown.len(), state.chart().board().zones.len() - 1, "at\n{}", state.position());
}

#[test]
fn view_shows_each_zones_route_and_possible_blockaders() {
    for seats in 2..=4 {
        for seed in 0..4 {
            let mut draw = ChaCha20Rng::seed_from_u64(seed);
            let mut random = RandomPlay::new(
                &kernel::suite::start::<Serenissima>(&Serenissima::default_setup(seats)).expect("valid"),
            );
            while let Some(actor) = random.state().asks().first().map(|(actor, _)| *actor) {
                if let Actor::Seat(seat) = actor {
                    let view = json!(random.state().view(Viewer::Seat(seat)));
                    if view["stage"]["stage"] == "activation" {
                        ways_of(random.state(), actor, &view["stage"]["go"]);
                    }
                }
                assert_eq!(random.step(&mut draw), StepResult::Played, "at\n{}", random.state().position());
            }
        }
    }
}

/// Programs that play keep many states, so commands and events stay small and flat.
#[test]
fn events_and_commands_are_small() {
    assert!(size_of::<serenissima::Event>() <= 64, "{} bytes", size_of::<serenissima::Event>());
    assert!(size_of::<serenissima::Command>() <= 144, "{} bytes", size_of::<serenissima::Command>());
}

/// A thread with its own board does not share reference counts with other threads.
#[test]
fn apart_returns_equal_state_with_its_own_board() {
    let state = kernel::suite::start::<Serenissima>(&Serenissima::default_setup(3)).expect("valid");
    let (beside, apart) = (state.clone(), state.apart());
    assert!(std::ptr::eq(state.chart(), beside.chart()));
    assert!(!std::ptr::eq(state.chart(), apart.chart()));
    assert_eq!(state, apart);
    assert_eq!(state.position(), apart.position());
}

/// Commands that attack, sink or forgo an action need confirmation and state the
/// consequences. No other command does. The screen knows no rule.
#[test]
fn destructive_commands_and_forgone_actions_need_confirmation() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 1 wood\n galley 2 red alger 3");
    let end = json!({"do": "EndActivation"});
    assert_eq!(game.grave(&end)["leaves"], json!({"undone": "all"}));
    let ashore = json!({"do": "MoveSailor", "from": {"galley": 1}, "to": {"galley": 2}});
    assert_eq!(game.grave(&ashore)["sinks"], json!(1));
    assert_eq!(game.grave(&json!({"do": "Land", "sailors": 1}))["sinks"], json!(1));
    assert_eq!(game.grave(&json!({"do": "Scuttle", "galley": 2}))["sinks"], json!(2));
    assert_eq!(game.view()["stage"]["go"]["landing"], json!({"most": 1, "sinks": 1, "breaches": []}));
    game.says(json!({"do": "MoveSailor", "from": {"galley": 2}, "to": {"galley": 1}}));
    assert_eq!(game.grave(&ashore), Value::Null, "one sailor stays aboard");
    assert_eq!(game.grave(&json!({"do": "Land", "sailors": 1})), Value::Null);
    // While wood is aboard, its sale is the forgone action; once it is sold, there is none.
    assert_eq!(game.grave(&json!({"do": "Sell", "good": "wood"})), Value::Null, "a sale takes one tap");
    assert_eq!(game.grave(&end)["leaves"], json!({"undone": "sale", "good": "wood", "ducats": 2}));
    game.says(json!({"do": "Sell", "good": "wood"}));
    assert_eq!(game.grave(&end), Value::Null, "nothing is left that the port pays for");
}

#[test]
fn attack_needs_confirmation_and_voyage_does_not() {
    let game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 2 wood wood\n galley 2 blue alger 3");
    assert_eq!(game.grave(&json!({"do": "Attack", "foe": {"galley": 2}}))["attacks"], json!(true));
    assert_eq!(game.grave(&json!({"do": "Sail", "path": ["tunis"]})), Value::Null);
}

#[test]
fn ending_activation_after_loading_warns_of_undone_voyage() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 2");
    let end = json!({"do": "EndActivation"});
    let good = game.view()["stage"]["go"]["load"]["good"].clone();
    game.says(json!({"do": "Load", "good": good}));
    assert_eq!(game.grave(&end)["leaves"], json!({"undone": "voyage"}));
    let path = game.view()["stage"]["go"]["reach"][0]["path"].clone();
    game.says(json!({"do": "Sail", "path": path}));
    assert_ne!(game.grave(&end)["leaves"]["undone"], json!("voyage"));
}
