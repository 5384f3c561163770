//! Section 5: battles.

use serde_json::{Value, json};

use crate::helper::{At, at, say};

const FLEETS: &str = "
    nations venice genoa spain
    order venice genoa spain
    port venezia venice 1
    port genova genoa 2
    port crete genoa 3
    port valencia spain 1
    galley 1 venice crete 4 wine
    galley 2 venice crete 1
    galley 4 genoa crete 2 iron iron
    galley 5 spain alger 2
    phase fight venice
";

fn fleets() -> At {
    at(FLEETS)
}

fn attack(galley: u8, foe: Value) -> Value {
    say!("Attack", "galley": galley, "foe": foe)
}

fn rolled(own: u8, other: u8) -> Value {
    say!("Rolled", "dice": [own, other])
}

/// A position in which Venice's galley 1 has beaten Genoa's galley 4 and lost one sailor.
fn prize() -> At {
    let mut game = fleets();
    game.says(attack(1, json!({"galley": 4}))).says(rolled(6, 1));
    game
}

#[test]
fn fight_1_shows_dice_and_sailors_divided_by_three() {
    let mut game = fleets();
    game.says(attack(1, json!({"galley": 4})));
    assert_eq!(game.asks(), ["chance Dice"]);
    game.says(rolled(1, 4));
    // (1 + 4) / 3 = 1 and (4 + 2) / 3 = 2.
    let fought = game.told("Fought")[0].clone();
    assert_eq!((fought["sums"].clone(), fought["lost"].clone()), (json!([5, 6]), json!([2, 1])));
    assert_eq!((game.galley(1)["sailors"].clone(), game.galley(4)["sailors"].clone()), (json!(2), json!(1)));
}

#[test]
fn fight_1_shows_losses_limited_to_the_fighting_sides() {
    let mut game = fleets();
    game.says(attack(1, json!({"galley": 4}))).says(rolled(6, 1));
    assert_eq!((game.told("Fought")[0]["lost"].clone(), game.galley(2)["sailors"].clone()), (json!([1, 2]), json!(1)));
}

#[test]
fn fight_2_breaks_attacking_another_zone() {
    fleets().breaks(attack(1, json!({"galley": 5})), &["FIGHT-2"]);
}

#[test]
fn fight_2_keeps_any_galley_and_any_target() {
    let mut game = fleets();
    game.says(attack(1, json!({"port": "crete"}))).says(rolled(1, 1)).says(attack(1, json!({"galley": 4})));
    game.says(rolled(1, 1)).says(attack(2, json!({"port": "crete"}))).says(rolled(1, 1)).says(say!("EndTurn"));
    assert_eq!(game.asks(), ["1 Fight"]);
}

#[test]
fn fight_3a_stops_invalid_numbers_of_boarding_sailors() {
    let mut game = prize();
    assert_eq!(game.asks(), ["0 Prize"]);
    game.stops(say!("Board", "sailors": 0), "FIGHT-3a").stops(say!("Board", "sailors": 4), "FIGHT-3a");
    game.stops(say!("MoveGoods", "good": "wine", "from": 1, "to": 2, "count": 1), "BOX-1c");
    game.says(say!("MoveGoods", "good": "wine", "from": 1, "to": 4, "count": 1));
    game.stops(say!("Board", "sailors": 3), "FIGHT-3a").says(say!("Board", "sailors": 2));
}

#[test]
fn fight_3b_shows_a_captured_galley() {
    let mut game = prize();
    game.says(say!("Board", "sailors": 1));
    assert_eq!((game.galley(4)["owner"].clone(), game.galley(4)["sailors"].clone()), (json!(0), json!(1)));
    // Goods can still move between the two galleys.
    game.says(say!("MoveGoods", "good": "iron", "from": 4, "to": 1, "count": 2)).says(say!("LeavePrize"));
    assert_eq!(game.galley(1)["goods"], json!(["wine", "iron", "iron"]));
    assert_eq!((game.galley(4)["goods"].clone(), game.asks()), (json!([]), vec!["0 Fight".to_owned()]));
}

#[test]
fn fight_3b_shows_a_sunk_galley() {
    let mut game = prize();
    game.says(say!("MoveGoods", "good": "iron", "from": 4, "to": 1, "count": 1)).says(say!("LeavePrize"));
    assert_eq!(
        (game.galley(4), game.galley(1)["goods"].clone(), game.left("iron")),
        (json!(null), json!(["wine", "iron"]), 14)
    );
}

#[test]
fn fight_3b_shows_own_galley_sinking_when_all_board() {
    let mut game = prize();
    game.says(say!("Board", "sailors": 3)).says(say!("LeavePrize"));
    assert_eq!((game.galley(1), game.galley(4)["sailors"].clone(), game.left("wine")), (json!(null), json!(3), 15));
}

#[test]
fn fight_3b_shows_that_the_winner_may_be_the_defender() {
    let mut game = fleets();
    game.says(attack(2, json!({"galley": 4}))).says(rolled(1, 4));
    assert_eq!(game.asks(), ["1 Prize"]);
    game.says(say!("Board", "sailors": 1)).says(say!("LeavePrize"));
    assert_eq!((game.galley(2)["owner"].clone(), game.asks()), (json!(1), vec!["0 Fight".to_owned()]));
}

#[test]
fn fight_3b_shows_that_both_can_sink() {
    let mut game = at(&FLEETS.replace("galley 4 genoa crete 2 iron iron", "galley 4 genoa crete 1 iron"));
    game.says(attack(2, json!({"galley": 4}))).says(rolled(6, 6));
    assert_eq!((game.galley(2), game.galley(4), game.left("iron")), (json!(null), json!(null), 15));
}

#[test]
fn fight_4_shows_fortress_divisor_and_sunk_attacker() {
    let position = FLEETS.replace("port crete genoa 3", "port crete genoa 3\n fortress crete");
    let mut game = at(&position);
    game.says(attack(1, json!({"port": "crete"}))).says(rolled(4, 3));
    // (4 + 4) / 4 = 2 of the garrison, (3 + 3) / 3 = 2 of the attackers.
    let fought = game.told("Fought")[0].clone();
    assert_eq!((fought["divisors"].clone(), fought["lost"].clone()), (json!([4, 3]), json!([2, 2])));
    game.says(attack(2, json!({"port": "crete"}))).says(rolled(1, 6));
    // (1 + 1) / 4 = 0; the attacker sinks, and no player captures the galley.
    assert_eq!((game.galley(2), game.port("crete")["sailors"].clone()), (json!(null), json!(1)));
}

#[test]
fn fight_5_shows_that_a_port_without_garrison_stays_held() {
    let mut game = fleets();
    game.says(attack(1, json!({"port": "crete"}))).says(rolled(6, 2));
    assert_eq!((game.told("GarrisonFell").len(), game.port("crete")["owner"].clone()), (1, json!(1)));
    game.stops(attack(1, json!({"port": "crete"})), "FIGHT-7");
    // Garrison and galley lose their last sailors together.
    let mut game = at(&FLEETS.replace("port crete genoa 3", "port crete genoa 1"));
    game.says(attack(2, json!({"port": "crete"}))).says(rolled(6, 6));
    assert_eq!((game.galley(2), game.port("crete")["owner"].clone()), (json!(null), json!(1)));
}

#[test]
fn fight_6_shows_that_a_captured_galley_fights() {
    let mut game = prize();
    game.says(say!("Board", "sailors": 1)).says(say!("LeavePrize")).says(attack(4, json!({"port": "crete"})));
    assert_eq!(game.told("Attacked")[0]["sailors"], json!([1, 3]));
}

#[test]
fn fight_7_stops_attacks_on_empty_ports_and_own_pieces() {
    let mut game = at(&FLEETS.replace("port crete genoa 3", "port crete genoa 0"));
    game.stops(attack(1, json!({"port": "crete"})), "FIGHT-7").stops(attack(1, json!({"galley": 2})), "FIGHT-7");
    game.stops(attack(1, json!({"port": "venezia"})), "FIGHT-7").stops(attack(1, json!({"port": "smyrna"})), "FIGHT-7");
}

#[test]
fn dice_show_one_to_six() {
    let mut game = fleets();
    game.says(attack(1, json!({"galley": 4}))).stops(rolled(0, 3), "RAND-1").stops(rolled(3, 7), "RAND-1");
}

#[test]
fn player_without_opponent_in_zone_is_skipped() {
    let mut game = fleets();
    game.says(say!("EndTurn")).says(say!("EndTurn"));
    // Spain has no opponent in its zones, and only Spain can land, at Alger.
    assert_eq!(game.asks(), ["2 Take"]);
}

#[test]
fn an_attack_shows_its_odds() {
    let attacks = fleets().view()["stage"]["attacks"].clone();
    assert_eq!(attacks.as_array().unwrap().len(), 4);
    let sum: f64 =
        attacks[0]["odds"]["round"].as_array().unwrap().iter().map(|one| one["probability"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
}
