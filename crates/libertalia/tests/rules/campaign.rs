//! Set-up, draws, and whole campaigns (`SETUP-1` to `RAND-1`).

use kernel::random::{RandomPlay, StepResult};
use kernel::{Actor, Play, Rule, Rules, Seat};
use libertalia::{Command, Libertalia, Phase, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};

fn first(seats: usize) -> Libertalia {
    Libertalia::start(&Setup::default(), seats).expect("a valid set-up")
}

fn refused(state: &Libertalia, command: Value) -> Option<&'static str> {
    let said: Command = serde_json::from_value(command).expect("a command");
    let refusal = Play::new(state).try_apply(state, Actor::Chance, &said, &[]).err()?;
    Some(refusal.breaches.first().map_or("not asked", Rule::id))
}

fn after(state: &Libertalia, command: Value) -> Libertalia {
    let said: Command = serde_json::from_value(command).expect("a command");
    let mut play = Play::new(state);
    play.try_apply(state, Actor::Chance, &said, &[]).expect("accepted");
    play.state().clone()
}

#[test]
fn rand_1_stops_invalid_draws() {
    // SETUP-1, RAND-1, BOX-1
    let state = first(2);
    assert_eq!(refused(&state, json!({"do": "DrawColours", "colours": ["red", "red"]})), Some("RAND-1"));
    assert_eq!(refused(&state, json!({"do": "DrawColours", "colours": ["red", "blue", "white"]})), Some("RAND-1"));
    assert_eq!(refused(&state, json!({"do": "DrawRanks", "ranks": [1]})), Some("not asked"));
    let state = after(&state, json!({"do": "DrawColours", "colours": ["red", "blue"]}));
    // SETUP-3: nine ranks, the same for all players.
    assert_eq!(refused(&state, json!({"do": "DrawRanks", "ranks": [1, 2, 3]})), Some("RAND-1"));
    let state = after(&state, json!({"do": "DrawRanks", "ranks": [1, 2, 3, 4, 5, 6, 7, 8, 9]}));
    assert!(state.players.iter().all(|player| player.hand.len() == 9));
    // SETUP-2: on each cell as many tokens as players.
    let two = |token: &str| json!({token: 2});
    let cells = |first: Value| json!([first, two("Goods"), two("Goods"), two("Relic"), two("Relic"), two("Map")]);
    let draw = |first: Value| json!({"do": "DrawBooty", "cells": cells(first)});
    assert_eq!(refused(&state, draw(json!({"Goods": 1}))), Some("RAND-1"));
    let chests = json!([two("Chest"), two("Chest"), two("Chest"), two("Relic"), two("Relic"), two("Map")]);
    assert_eq!(refused(&state, json!({"do": "DrawBooty", "cells": chests})), Some("BOX-1"));
    let state = after(&state, draw(two("Jewel")));
    assert_eq!((state.phase, state.day), (Phase::Dawn { late: false }, 1));
}

#[test]
fn setup_3_shows_six_more_ranks_in_each_later_raid() {
    let mut draw = ChaCha20Rng::seed_from_u64(5);
    let mut random = RandomPlay::new(&first(3));
    while random.state().phase != Phase::Between {
        assert_eq!(random.step(&mut draw), StepResult::Played);
    }
    let state = random.state().clone();
    let next: Command = serde_json::from_value(json!({"do": "NextRaid"})).expect("a command");
    let mut play = Play::new(&state);
    assert!(play.try_apply(&state, Actor::Seat(Seat(1)), &next, &[]).is_err(), "only the first seat starts a raid");
    play.try_apply(&state, Actor::Seat(Seat(0)), &next, &[]).expect("the next raid");
    let state = play.state().clone();
    let had: Vec<_> = state.drawn.iter().take(6).collect();
    assert_eq!(refused(&state, json!({"do": "DrawRanks", "ranks": had})), Some("RAND-1"));
    let hands: Vec<u8> = state.players.iter().map(libertalia::Player::cards).collect();
    let new: Vec<u8> = (1..=30).filter(|rank| !state.drawn.iter().any(|had| had.number() == *rank)).take(6).collect();
    let state = after(&state, json!({"do": "DrawRanks", "ranks": new}));
    assert_eq!(state.players.iter().map(|player| player.cards() - 6).collect::<Vec<_>>(), hands);
    assert!(state.players.iter().all(|player| player.cash() == 10));
}

#[test]
fn rand_2_shows_app_draw_for_late_players() {
    // DAWN-1, RAND-2
    let options = libertalia::Options { countdown: Some(30), ..Default::default() };
    let state = Libertalia::start(&Setup { options, ..Setup::default() }, 3).expect("a valid set-up");
    let mut draw = ChaCha20Rng::seed_from_u64(5);
    let mut random = RandomPlay::new(&state);
    while !matches!(random.state().phase, Phase::Dawn { .. }) {
        random.step(&mut draw);
    }
    let say = |state: &Libertalia, by: Actor, command: Value| {
        let said: Command = serde_json::from_value(command).expect("a command");
        let mut play = Play::new(state);
        play.try_apply(state, by, &said, &[]).map(|_| play.state().clone())
    };
    let mine = random.state().players[0].hand.first().expect("a card");
    let state = say(random.state(), Actor::Seat(Seat(0)), json!({"do": "Choose", "rank": mine})).expect("chosen");
    let state = say(&state, Actor::Seat(Seat(0)), json!({"do": "TimeUp"})).expect("the time is up");
    // No player can choose any more; the app draws for the second player, then for the third.
    assert!(say(&state, Actor::Seat(Seat(1)), json!({"do": "Choose", "rank": mine})).is_err());
    assert_eq!(state.late_chooser(), Some(Seat(1)));
    let card = kernel::chance(&state, &mut draw).expect("a card");
    let state = say(&state, Actor::Chance, serde_json::to_value(&card).expect("JSON")).expect("drawn");
    assert_eq!(state.late_chooser(), Some(Seat(2)));
    let chosen = state.players[0].chosen();
    assert_eq!(chosen, Some(mine), "a choice is unchanged");
}

#[test]
fn random_campaigns_produce_every_event() {
    // A feature that no single campaign shows could be missing from all, so several are played.
    let mut draw = ChaCha20Rng::seed_from_u64(8);
    let mut seen = std::collections::BTreeSet::new();
    for seats in 2..=6 {
        for _ in 0..12 {
            let mut random = RandomPlay::new(&first(seats));
            while random.step(&mut draw) == StepResult::Played {
                for event in random.events() {
                    seen.insert(
                        serde_json::to_value(event).expect("JSON")["event"].as_str().expect("a tag").to_owned(),
                    );
                }
                assert_eq!(random.state().audit(), []);
            }
            assert!(random.state().result().is_some());
        }
    }
    let never = ["TimeUp", "LeftToChance", "Lapsed", "EndedEarly", "Corrected"];
    let missing: Vec<_> =
        Libertalia::INFO.events.iter().filter(|tag| !seen.contains(**tag) && !never.contains(tag)).collect();
    assert_eq!(missing, [] as [&&str; 0]);
}

#[test]
fn setup_1_shows_colours_drawn_or_chosen() {
    let state = first(2);
    assert_eq!(state.phase, Phase::Colours);
    let colours = Some(vec![libertalia::Colour::Green, libertalia::Colour::White]);
    let chosen = Libertalia::start(&Setup { colours, ..Setup::default() }, 2).expect("a valid set-up");
    assert_eq!(chosen.phase, Phase::Ranks);
    // Left is the next seat; the left neighbour of the last seat is the first.
    assert_eq!((first(4).left(Seat(3)), first(4).right(Seat(0))), (Seat(0), Seat(3)));
}

#[test]
fn setup_2_shows_ten_doubloons_and_as_many_tokens_as_players() {
    let mut draw = ChaCha20Rng::seed_from_u64(1);
    let mut random = RandomPlay::new(&first(5));
    while !matches!(random.state().phase, Phase::Dawn { .. }) {
        random.step(&mut draw);
    }
    assert!(random.state().cells.iter().all(|cell| cell.total() == 5));
    assert!(random.state().players.iter().all(|player| player.cash() == 10 && player.cards() == 9));
}
