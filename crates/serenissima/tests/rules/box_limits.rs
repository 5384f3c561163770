//! Section 0: the limits of the box.

use serde_json::json;

use crate::helper::at;

#[test]
fn box_1_stops_loading_goods_missing_in_the_bank() {
    let marble =
        ["genova", "venezia"].map(|port| format!("stores {port} marble marble marble marble marble\n")).concat();
    let mut game = at(&format!(
        "players red blue\n pawn 1\n port napoli red 1\n galley 1 red napoli 2\n galley 2 blue alger 2 marble marble\n {marble}"
    ));
    game.stops(json!({"do": "Load", "good": "marble"}), "BOX-1");
}

#[test]
fn box_2_shows_lost_sailors_back_in_the_reserve() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 3\n galley 2 blue alger 3");
    game.says(json!({"do": "Attack", "foe": {"galley": 2}})).says(json!({"do": "Rolled", "skulls": [2, 1]}));
    let view = game.view();
    assert_eq!((&view["seats"][0]["reserve"], &view["seats"][1]["reserve"]), (&json!(30 - 1 - 2), &json!(30 - 1)));
}

#[test]
fn box_3_shows_a_sunk_galley_for_sale_to_anyone() {
    let mut game = at(
        "players red blue\n pawn 1\n purse blue 9\n port genova blue 1\n port valencia red 1\n galley 1 red alger 1\n galley 2 blue genova 2",
    );
    game.says(json!({"do": "Scuttle", "galley": 1}));
    game.says(json!({"do": "BuyGalley", "galley": 1, "port": "genova", "crew": "hired"}));
    assert_eq!(game.galley(1)["owner"], 1);
}

#[test]
fn box_4_stops_a_seventh_galley() {
    let fleet: String = (1..=6).map(|n| format!("galley {n} red valencia 1\n")).collect();
    let mut game = at(&format!("players red blue\n pawn 1\n purse red 50\n port valencia red 1\n {fleet}"));
    game.stops(json!({"do": "BuyGalley", "galley": 7, "port": "valencia", "crew": "hired"}), "BOX-4");
}

#[test]
fn box_5_stops_hiring_from_an_empty_reserve() {
    let ports =
        ["genova", "venezia", "constantinople", "alexandria"].map(|port| format!("port {port} black 5\n")).concat();
    let mut game = at(&format!(
        "players black red blue orange\n pawn 1\n purse black 9\n port valencia black 1\n {ports} galley 1 black valencia 1"
    ));
    game.stops(json!({"do": "Hire", "to": {"galley": 1}}), "BOX-5");
}

#[test]
fn box_6_stops_paying_more_than_the_purse() {
    let mut game = at("players red blue\n pawn 1\n purse red 1\n port valencia red 1\n galley 1 red alger 1");
    game.says(json!({"do": "Load", "good": "wine"}));
    game.stops(json!({"do": "Load", "good": "wine"}), "BOX-6");
}

#[test]
fn box_6_keeps_the_purse_out_of_the_refusal() {
    let mut game =
        at("players red blue\n options hidden\n pawn 1\n purse red 0\n port valencia red 1\n galley 1 red alger 1");
    assert_eq!(
        game.refusal(json!({"do": "Load", "good": "wine"}))["breaches"],
        json!([{"rule": "BOX-6", "seat": 0, "price": 1}])
    );
}

#[test]
fn box_7_stops_duplicate_or_missing_pieces() {
    let mut game = at(
        "players red blue\n pawn 1\n purse red 9\n port valencia red 1\n galley 1 red valencia 1\n galley 2 blue valencia 1",
    );
    game.stops(json!({"do": "BuyGalley", "galley": 2, "port": "valencia", "crew": "hired"}), "BOX-7");
    game.stops(json!({"do": "MoveSailor", "from": {"galley": 2}, "to": {"galley": 1}}), "BOX-7");
    game.stops(json!({"do": "MoveSailor", "from": {"galley": 1}, "to": {"galley": 2}}), "BOX-7");
    game.stops(json!({"do": "Sell", "good": "gold"}), "BOX-7");
}
