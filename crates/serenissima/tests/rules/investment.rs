//! Section 7: investment.

use serde_json::{Value, json};

use crate::helper::{At, at};

const RICH: &str = "
    players red blue
    pawn 1
    purse red 20
    port valencia red 2
    port genova red 1
    stores valencia stone gold marble
    galley 1 red valencia 2
    galley 2 red alger 3
    galley 3 blue venezia 2
    port venezia blue 1
";

fn rich() -> At {
    at(RICH)
}

fn hire(to: Value) -> Value {
    json!({"do": "Hire", "to": to})
}

fn buy(galley: u8, port: &str, crew: Value) -> Value {
    json!({"do": "BuyGalley", "galley": galley, "port": port, "crew": crew})
}

#[test]
fn inv_1_breaks_combining_action_and_investment() {
    let mut acted = rich();
    acted.says(json!({"do": "Load", "good": "wood"}));
    acted.breaks(hire(json!({"port": "valencia"})), &["INV-1"]);
    let mut invested = rich();
    invested.says(hire(json!({"port": "valencia"})));
    invested.breaks(json!({"do": "Load", "good": "wood"}), &["INV-1"]);
    invested.breaks(json!({"do": "Sail", "path": ["alger"]}), &["INV-1"]);
}

#[test]
fn inv_1_breaks_investing_after_scuttling() {
    let mut scuttled = at(&format!("{RICH}\n galley 6 red valencia 1"));
    scuttled.says(json!({"do": "Scuttle", "galley": 6}));
    scuttled.breaks(hire(json!({"port": "valencia"})), &["INV-1"]);
}

#[test]
fn inv_1_keeps_any_number_of_investments_in_any_order() {
    let mut game = rich();
    game.says(hire(json!({"port": "genova"}))).says(json!({"do": "BuildFort", "port": "valencia"}));
    game.says(hire(json!({"galley": 1}))).says(buy(5, "genova", json!("hired"))).says(json!({"do": "EndActivation"}));
    assert_eq!(game.purse(0), 20 - 1 - 2 - 1 - 3);
}

#[test]
fn inv_2_breaks_hiring_elsewhere() {
    rich().breaks(hire(json!({"galley": 2})), &["INV-2"]).breaks(hire(json!({"port": "alger"})), &["INV-2"]);
}

#[test]
fn inv_2_keeps_hiring_within_available_room() {
    let mut game = rich();
    for _ in 0..3 {
        game.says(hire(json!({"galley": 1})));
    }
    game.stops(hire(json!({"galley": 1})), "LOAD-1");
    for _ in 0..3 {
        game.says(hire(json!({"port": "valencia"})));
    }
    game.stops(hire(json!({"port": "valencia"})), "LOAD-3");
    game.stops(hire(json!({"port": "venezia"})), "INV-2");
    game.stops(hire(json!({"galley": 3})), "INV-2");
}

#[test]
fn inv_3_breaks_a_second_galley_and_a_foreign_port() {
    let mut game = rich();
    game.breaks(buy(5, "venezia", json!("hired")), &["INV-3"]);
    game.says(buy(5, "valencia", json!("hired")));
    game.breaks(buy(6, "valencia", json!("hired")), &["INV-3"]);
}

#[test]
fn inv_3_keeps_the_price_at_one_ducat_per_galley() {
    let mut game = rich();
    game.says(buy(5, "valencia", json!("hired")));
    assert_eq!(game.told("GalleyBought")[0]["paid"], 3, "two galleys in play, and the sailor");
    assert_eq!((&game.galley(5)["zone"], &game.galley(5)["sailors"]), (&json!("valencia"), &json!(1)));
}

#[test]
fn inv_3_keeps_numbers_in_use_unavailable() {
    rich().stops(buy(3, "valencia", json!("hired")), "BOX-7");
}

#[test]
fn inv_4_breaks_taking_crew_from_another_zone() {
    let mut game = rich();
    game.breaks(buy(5, "valencia", json!({"galley": 2})), &["INV-4"]);
    game.says(buy(5, "valencia", json!("port")));
    game.breaks(json!({"do": "MoveSailor", "from": {"galley": 2}, "to": {"galley": 5}}), &["INV-4"]);
}

#[test]
fn inv_4_keeps_crews_from_the_port_and_its_zone() {
    let mut port = rich();
    port.says(buy(5, "valencia", json!("port")));
    assert_eq!(
        (port.port("valencia")["sailors"].clone(), port.told("GalleyBought")[0]["paid"].clone()),
        (json!(1), json!(2))
    );
    port.breaks(json!({"do": "MoveSailor", "from": {"port": "valencia"}, "to": {"galley": 5}}), &["LOAD-4"]);
    port.says(json!({"do": "MoveSailor", "from": {"galley": 1}, "to": {"galley": 5}}));
    let mut galley = rich();
    galley.says(buy(5, "valencia", json!({"galley": 1})));
    assert_eq!(galley.galley(1)["sailors"], 1);
    rich().breaks(buy(5, "genova", json!("port")), &["LOAD-4"]);
}

#[test]
fn inv_4_keeps_wheel_running_after_active_galley_loses_last_sailor() {
    let mut game = at(
        "players red blue\n pawn 1\n purse red 9\n port valencia red 1\n galley 1 red valencia 1\n galley 3 blue genova 1",
    );
    game.says(buy(5, "valencia", json!({"galley": 1})));
    assert_eq!(game.tags(), ["GalleyBought", "Sunk", "ActivationEnded", "Activated"]);
}

#[test]
fn inv_5_breaks_a_fort_without_wood_and_stone() {
    rich().breaks(json!({"do": "BuildFort", "port": "genova"}), &["INV-5"]);
    rich().breaks(json!({"do": "BuildFort", "port": "venezia"}), &["INV-5"]);
}

#[test]
fn inv_5_keeps_the_cubes_when_a_fort_is_built() {
    let mut game = rich();
    game.says(json!({"do": "BuildFort", "port": "valencia"}));
    let port = game.port("valencia");
    assert_eq!((&port["fort"], &port["slots"]), (&json!(true), &json!(["stone", "gold", "marble", null, null])));
    assert_eq!(game.purse(0), 18);
}

#[test]
fn inv_6_breaks_a_basilica_without_gold_and_marble() {
    rich().breaks(json!({"do": "BuildBasilica", "port": "genova"}), &["INV-6"]);
}

#[test]
fn inv_6_keeps_gold_and_marble_when_a_basilica_is_built() {
    let mut game = rich();
    game.says(json!({"do": "BuildBasilica", "port": "valencia"}));
    assert_eq!((game.port("valencia")["basilica"].clone(), game.purse(0)), (json!(true), 18));
}

#[test]
fn inv_5_stops_a_second_fort_in_a_port() {
    let mut game = rich();
    game.says(json!({"do": "BuildFort", "port": "valencia"}));
    game.stops(json!({"do": "BuildFort", "port": "valencia"}), "INV-5");
}

#[test]
fn inv_6_stops_a_second_basilica_in_a_port() {
    let mut game = rich();
    game.says(json!({"do": "BuildBasilica", "port": "valencia"}));
    game.stops(json!({"do": "BuildBasilica", "port": "valencia"}), "INV-6");
}

#[test]
fn inv_7_stops_a_sixth_fort_or_basilica() {
    let forts =
        ["genova", "venezia", "alger", "tunis", "napoli"].map(|port| format!("fort {port}\n basilica {port}\n"));
    let mut all = at(&format!("{RICH}\n{}", forts.concat()));
    all.stops(json!({"do": "BuildFort", "port": "valencia"}), "INV-7");
    all.stops(json!({"do": "BuildBasilica", "port": "valencia"}), "INV-7");
    assert_eq!(all.view()["forts_left"], 0);
}
