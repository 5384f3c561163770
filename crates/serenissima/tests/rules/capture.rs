//! Sections 5 and 6: neutral ports, and ports of other players.

use serde_json::{Value, json};

use crate::helper::{At, at};

fn land(sailors: u8) -> Value {
    json!({"do": "Land", "sailors": sailors})
}

fn storm(port: &str) -> Value {
    json!({"do": "Attack", "foe": {"port": port}})
}

fn rolled(attacker: u8, defender: u8) -> Value {
    json!({"do": "Rolled", "skulls": [attacker, defender]})
}

/// A position with Red's galley 1 beside a neutral port that Blue could blockade.
fn beside_neutral(red: u8, blue: u8) -> At {
    let mut game = at(&format!(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n galley 1 red valencia {red}\n galley 2 blue alger {blue}\n galley 3 blue alger 1"
    ));
    game.says(json!({"do": "Sail", "path": ["alger"]}));
    if game.asks()["ask"] == "Blockade" {
        game.says(json!({"do": "Blockade", "call": false}));
    }
    game
}

/// A position with Red's galley 1 beside Blue's port of Alger.
fn beside_held(red: u8, garrison: u8, more: &str) -> At {
    at(&format!(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n port alger blue {garrison}\n galley 1 red alger {red}\n{more}"
    ))
}

#[test]
fn capt_1_stops_invalid_numbers_of_landing_sailors() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red ragusa 5");
    game.stops(land(0), "CAPT-1").stops(land(4), "CAPT-1");
    let mut few = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 2");
    few.stops(land(3), "CAPT-1");
}

#[test]
fn capt_1_stops_landing_at_a_held_port_and_at_sea() {
    beside_held(3, 1, "").stops(land(1), "PORT-1");
    let mut sea = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red open-sea 2");
    assert_eq!(sea.refusal(land(1))["waivable"], false);
}

#[test]
fn capt_1_keeps_landing_of_the_last_sailor_sinking_the_galley() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 1 wood\n galley 2 blue genova 1");
    game.says(land(1));
    assert_eq!(game.tags(), ["Captured", "Sunk", "ActivationEnded", "Activated"]);
    assert_eq!((&game.port("alger")["owner"], &game.port("alger")["sailors"]), (&json!(0), &json!(1)));
    assert_eq!(game.view()["bank"][0], 14);
}

#[test]
fn capt_2_breaks_landing_against_a_called_blockade() {
    let mut game = beside_neutral(3, 5);
    game.says(land(1));
    assert_eq!(game.asks()["cause"], json!({"stops": "capture", "sailors": 1}));
    game.says(json!({"do": "Blockade", "call": true}));
    game.breaks(land(1), &["CAPT-2"]);
    game.breaks(json!({"do": "Land", "sailors": 2}), &["CAPT-2"]);
}

#[test]
fn capt_2_keeps_the_blockader_entitled_after_losing_a_galley() {
    let mut game = beside_neutral(3, 5);
    game.says(land(1)).says(json!({"do": "Blockade", "call": true}));
    game.says(json!({"do": "Attack", "foe": {"galley": 3}})).says(rolled(1, 0));
    // Still five against three: the sailors are counted again at every declaration.
    game.says(land(1));
    assert_eq!(game.asks()["ask"], "Blockade");
    game.says(json!({"do": "Blockade", "call": false}));
    assert_eq!(game.port("alger")["owner"], 0);
}

#[test]
fn capt_2_keeps_blockade_closed_with_equal_crews_or_in_starting_zone() {
    let mut even =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 3\n galley 2 blue alger 3");
    even.says(json!({"do": "Sail", "path": ["alger"]})).says(land(1));
    assert_eq!(even.port("alger")["owner"], 0);
    let begun = "players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 1\n galley 2 blue alger 3";
    let mut here = at(begun);
    here.says(land(1));
    assert_eq!(here.port("alger")["owner"], 0);
    let mut option = at(&begun.replace("pawn 1", "pawn 1\n options blockade-start"));
    option.says(land(1));
    assert_eq!(option.asks()["ask"], "Blockade");
}

#[test]
fn capt_2_keeps_ending_the_activation_of_a_helpless_galley() {
    let mut game = beside_neutral(1, 5);
    game.says(land(1)).says(json!({"do": "Blockade", "call": true}));
    assert_eq!(game.tags(), ["BlockadeCalled", "ActivationEnded", "Activated"]);
}

#[test]
fn capt_3_shows_goods_and_buildings_kept_in_port() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n stores alger gold marble\n fort alger\n basilica alger\n galley 1 red alger 2",
    );
    game.says(land(1));
    let port = game.port("alger");
    assert_eq!(port["slots"], json!(["gold", "marble", null, null]));
    assert_eq!((&port["fort"], &port["basilica"], &port["owner"]), (&json!(true), &json!(true), &json!(0)));
}

#[test]
fn capt_4_shows_the_end_of_the_activation() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 3\n galley 2 blue genova 1");
    game.says(land(1));
    assert_eq!(game.asks(), json!({"ask": "Activation", "galley": 2}));
}

#[test]
fn port_1_breaks_attacking_past_the_owners_galleys() {
    beside_held(3, 1, "galley 2 blue alger 1").breaks(storm("alger"), &["PORT-1"]);
}

#[test]
fn port_1_keeps_attacks_free_of_other_players_galleys() {
    let mut game = at(
        "players red blue black\n pawn 1\n port valencia red 1\n port genova blue 1\n port alger blue 1\n galley 1 red alger 1\n galley 2 black alger 5",
    );
    game.says(storm("alger"));
    assert_eq!(game.asks()["ask"], "Dice", "no player can blockade an attack");
}

#[test]
fn port_2_breaks_attacking_a_last_port() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n port alger blue 1\n galley 1 red alger 2");
    game.breaks(storm("alger"), &["PORT-2"]);
}

#[test]
fn port_2_keeps_attacking_one_of_two_ports() {
    beside_held(2, 1, "").says(storm("alger"));
}

#[test]
fn port_3_shows_the_garrison_rolling_as_many_dice_as_sailors() {
    let mut game = beside_held(3, 2, "");
    game.says(storm("alger"));
    assert_eq!(game.asks(), json!({"ask": "Dice", "attacker": 3, "defender": 2}));
    game.says(rolled(1, 1));
    assert_eq!(game.asks()["ask"], "Round");
    assert_eq!(game.port("alger")["sailors"], 1);
}

#[test]
fn port_4_stops_fort_rolls_above_two_skulls() {
    let mut game = beside_held(3, 1, "fort alger");
    game.says(storm("alger"));
    assert_eq!(game.asks()["ask"], "Fort");
    game.stops(json!({"do": "FortRolled", "skulls": 3}), "PORT-4");
}

#[test]
fn port_4_keeps_the_strength_from_before_the_fort_fires() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n port alger blue 2\n fort alger\n galley 1 red valencia 5",
    );
    game.says(json!({"do": "Sail", "path": ["alger"]})).says(storm("alger"));
    assert_eq!(game.told("Attacked")[0]["strength"], 4);
    game.says(json!({"do": "FortRolled", "skulls": 1}));
    // Four sailors survive, and the strength was fixed at four. There is no breaking off in between.
    assert_eq!(game.asks(), json!({"ask": "Dice", "attacker": 4, "defender": 2}));
    game.says(rolled(0, 0)).says(json!({"do": "Continue"}));
    assert_eq!(game.asks()["ask"], "Dice", "the fort fires once");
}

#[test]
fn port_4_keeps_a_fort_that_sinks_the_attacker() {
    let mut game = beside_held(2, 1, "fort alger\n galley 2 blue genova 1");
    game.says(storm("alger")).says(json!({"do": "FortRolled", "skulls": 2}));
    assert_eq!(game.tags(), ["FortFired", "Sunk", "ActivationEnded", "Activated"]);
    assert_eq!(game.told("FortFired")[0]["thrown"], json!({"seats": [0, 1], "dice": [0, 2], "faces": 3}));
}

#[test]
fn port_5_stops_landing_more_than_aboard_or_slots() {
    let mut game = beside_held(2, 1, "");
    game.says(storm("alger")).says(rolled(1, 0));
    assert_eq!(game.asks(), json!({"ask": "Landing", "port": "alger"}));
    game.stops(land(3), "PORT-5");
    game.says(land(2));
    assert_eq!((game.port("alger")["sailors"].clone(), game.galley(1)), (json!(2), json!(null)));
}

#[test]
fn port_5_keeps_a_port_neutral_without_landing() {
    let mut game = beside_held(2, 1, "galley 2 blue genova 1");
    game.says(storm("alger")).says(rolled(1, 0)).says(land(0));
    assert_eq!(game.port("alger")["owner"], json!(null));
    assert_eq!(game.asks()["galley"], 2);
}

#[test]
fn port_6_shows_garrison_and_attacker_both_lost() {
    let mut game = beside_held(1, 1, "stores alger gold");
    game.says(storm("alger")).says(rolled(1, 1));
    assert_eq!(game.tags(), ["RoundFought", "GarrisonFell", "Sunk", "ActivationEnded", "WheelDone"]);
    assert_eq!(game.port("alger")["owner"], json!(null));
    assert_eq!(game.port("alger")["slots"][0], "gold");
}

#[test]
fn port_7_shows_a_lost_attack_without_loot() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n port alger blue 2\n galley 1 red alger 1 spice",
    );
    game.says(storm("alger")).says(rolled(0, 1));
    assert_eq!(game.told("Sunk")[0]["adrift"], false);
    assert_eq!(game.view()["bank"][5], 10);
    assert_eq!(game.asks()["ask"], "Doge");
}

#[test]
fn port_8_shows_fort_not_firing_on_trade_or_capture() {
    let mut trade = beside_held(2, 1, "fort alger");
    trade.says(json!({"do": "Load", "good": "wine"}));
    assert_eq!(trade.tags(), ["Loaded"]);
    let mut captor = at("players red blue\n pawn 1\n port valencia red 1\n fort alger\n galley 1 red alger 2");
    captor.says(land(1));
    assert!(captor.told("FortFired").is_empty());
}

#[test]
fn port_9_shows_that_a_port_battle_ends_the_activation() {
    let mut game = beside_held(3, 1, "galley 2 blue genova 1");
    game.says(storm("alger")).says(rolled(1, 0)).says(land(1));
    assert_eq!(game.tags(), ["Captured", "ActivationEnded", "Activated"]);
}

#[test]
fn capt_2_breaks_attacking_a_third_party_after_a_blockaded_capture() {
    let mut game = at(
        "players red blue black\n pawn 1\n port valencia red 1\n port genova blue 1\n port venezia black 1\n galley 1 red valencia 3\n galley 2 blue alger 5\n galley 3 black alger 1",
    );
    game.says(json!({"do": "Sail", "path": ["alger"]})).says(json!({"do": "Blockade", "call": false}));
    game.says(land(1)).says(json!({"do": "Blockade", "call": true}));
    game.breaks(json!({"do": "Attack", "foe": {"galley": 3}}), &["CAPT-2"]);
    game.says(json!({"do": "Attack", "foe": {"galley": 2}}));
}

#[test]
fn capt_1_stops_attacking_a_neutral_port() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 2");
    game.stops(storm("alger"), "CAPT-1");
}
