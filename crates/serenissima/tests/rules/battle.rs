//! Section 4: battle against a galley.

use serde_json::{Value, json};

use crate::helper::{At, at};

const DUEL: &str = "
    players red blue
    pawn 1
    port valencia red 1
    port genova red 1
    port venezia blue 1
    galley 1 red alger 3
    galley 2 blue alger 2 gold
    galley 3 blue alger 1
    galley 4 red tunis 1
    galley 5 blue tunis 1
";

fn attack(galley: u8) -> Value {
    json!({"do": "Attack", "foe": {"galley": galley}})
}

fn rolled(attacker: u8, defender: u8) -> Value {
    json!({"do": "Rolled", "skulls": [attacker, defender]})
}

fn duel() -> At {
    at(DUEL)
}

#[test]
fn fight_1_breaks_attacking_out_of_reach_or_own_galleys() {
    duel().breaks(attack(5), &["FIGHT-1"]).breaks(attack(4), &["FIGHT-1"]);
}

#[test]
fn fight_1_keeps_attacks_on_an_enemy_in_the_zone() {
    let mut game = duel();
    game.says(attack(2));
    let told = game.told("Attacked")[0];
    assert_eq!((&told["strength"], &told["defence"], &told["against"]), (&json!(3), &json!(2), &json!(1)));
}

#[test]
fn fight_1_keeps_attacks_free_of_blockades() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 3\n galley 2 blue alger 5");
    game.says(json!({"do": "Sail", "path": ["alger"]})).says(json!({"do": "Blockade", "call": false}));
    game.says(attack(2));
    assert_eq!(game.asks()["ask"], "Dice");
}

#[test]
fn fight_2_stops_an_attack_without_strength() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 1\n galley 2 blue alger 1");
    game.says(json!({"do": "Sail", "path": ["alger"]}));
    game.stops(attack(2), "FIGHT-2");
}

#[test]
fn fight_2_stops_an_attack_after_steps_back_to_the_start() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 2\n galley 2 blue valencia 1");
    game.says(json!({"do": "Sail", "path": ["alger", "valencia"]}));
    assert_eq!(game.view()["stage"]["go"]["strength"], 0);
    game.stops(attack(2), "FIGHT-2");
}

#[test]
fn fight_3_stops_more_skulls_than_dice() {
    let mut game = duel();
    game.says(attack(2));
    game.stops(rolled(4, 0), "FIGHT-3").stops(rolled(0, 3), "FIGHT-3");
    game.says(rolled(0, 2));
    assert_eq!(game.galley(1)["sailors"], 1);
}

#[test]
fn fight_3_keeps_no_more_losses_than_sailors() {
    let mut game = duel();
    game.says(attack(3)).says(rolled(3, 0));
    assert_eq!(game.told("RoundFought")[0]["lost"], json!([0, 1]));
    assert_eq!(game.told("RoundFought")[0]["thrown"], json!({"seats": [0, 1], "dice": [3, 1], "faces": 3}));
}

#[test]
fn fight_4_shows_the_choice_after_each_round() {
    let mut game = duel();
    game.says(attack(2)).says(rolled(0, 0));
    assert_eq!(game.asks()["ask"], "Round");
    game.says(json!({"do": "BreakOff"}));
    assert_eq!(game.tags(), ["BrokeOff", "ActivationEnded", "Activated"]);
}

#[test]
fn fight_4_shows_the_cap_of_the_first_battle() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 4\n galley 2 blue alger 1\n galley 3 blue alger 2",
    );
    game.says(json!({"do": "Sail", "path": ["alger"]}));
    game.says(attack(2));
    assert_eq!(game.asks(), json!({"ask": "Dice", "attacker": 3, "defender": 1}));
    game.says(rolled(1, 0));
    // Four sailors are left, but the activation's first battle began with strength 3, which is the cap.
    game.says(attack(3));
    assert_eq!(game.asks(), json!({"ask": "Dice", "attacker": 3, "defender": 2}));
    game.says(rolled(0, 2)).says(json!({"do": "Continue"}));
    assert_eq!(game.asks(), json!({"ask": "Dice", "attacker": 2, "defender": 2}));
}

#[test]
fn fight_5_shows_both_sinking_with_their_goods() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 1 wine\n galley 2 blue alger 1 gold\n galley 3 blue tunis 1",
    );
    game.says(attack(2)).says(rolled(1, 1));
    assert_eq!(game.told("Sunk").len(), 2);
    assert_eq!((game.galley(1), game.galley(2)), (json!(null), json!(null)));
    assert_eq!(game.view()["bank"], json!([14, 12, 12, 12, 10, 10]));
    assert_eq!(game.told("Activated")[0]["galley"], 3);
}

#[test]
fn fight_6_stops_missing_loot_and_loot_without_room() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 4 wine\n galley 2 blue alger 1 gold");
    game.says(attack(2)).says(rolled(1, 0));
    game.stops(json!({"do": "Loot", "good": "stone"}), "FIGHT-6");
    game.stops(json!({"do": "Loot", "good": "gold"}), "LOAD-1");
    game.says(json!({"do": "Jettison", "galley": 1, "good": "wine"})).says(json!({"do": "Loot", "good": "gold"}));
    assert_eq!(game.galley(1)["goods"], json!(["gold"]));
}

#[test]
fn fight_6_stops_no_leaving_of_loot_to_the_bank() {
    let mut game = duel();
    game.says(attack(2)).says(rolled(2, 0));
    game.stops(json!({"do": "Loot", "good": "wine"}), "FIGHT-6");
    game.says(json!({"do": "LeaveLoot"}));
    assert_eq!(game.view()["bank"][4], 10);
    assert_eq!(game.asks(), json!({"ask": "Activation", "galley": 1}));
}

#[test]
fn fight_6_keeps_loot_for_a_surviving_defender() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 1 wine spice\n galley 2 blue alger 2");
    game.says(attack(2)).says(rolled(0, 2));
    assert_eq!(game.asks()["ask"], "Loot");
    assert_eq!(game.awaited(), kernel::Actor::Seat(kernel::Seat(1)));
    game.says(json!({"do": "Loot", "good": "spice"})).says(json!({"do": "LeaveLoot"}));
    assert_eq!(game.galley(2)["goods"], json!(["spice"]));
    assert_eq!(game.asks()["galley"], 2, "the wheel continues");
}

#[test]
fn fight_6_keeps_loot_question_closed_without_room() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 5\n galley 2 blue alger 1 gold");
    game.says(attack(2)).says(rolled(1, 0));
    assert_eq!(game.asks()["ask"], "Activation", "five sailors leave no room and cannot be thrown overboard");
}

#[test]
fn fight_7_shows_further_attack_landing_and_end_offered() {
    let mut game = duel();
    game.says(attack(3)).says(rolled(1, 0));
    assert_eq!(game.asks(), json!({"ask": "Activation", "galley": 1}));
    let legal = game.legal();
    for command in [attack(2), json!({"do": "Land", "sailors": 1}), json!({"do": "EndActivation"})] {
        assert!(legal.contains(&command), "{command} is missing");
    }
    assert!(!legal.iter().any(|command| command["do"] == "Sail"), "the remaining step is lost");
}

#[test]
fn fight_1_stops_a_galley_attacking_itself() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 2");
    game.stops(json!({"do": "Attack", "foe": {"galley": 1}}), "FIGHT-1");
}
