//! Section 6: taking ports.

use serde_json::{Value, json};

use crate::helper::{At, at, say};

fn coast() -> At {
    at("
        nations venice genoa
        order venice genoa
        port venezia venice 1
        port genova genoa 0
        stores genova wine wood
        fortress genova
        port alger genoa 2
        port tunis venice 2
        port ragusa venice 0
        galley 1 venice genova 2
        galley 2 venice alger 3
        galley 3 venice tunis 2
        galley 4 venice ragusa 2
        galley 5 venice smyrna 1 wine
        galley 6 venice high-ionian 2
        phase take venice
    ")
}

fn land(galley: u8, sailors: u8) -> Value {
    say!("Land", "galley": galley, "sailors": sailors)
}

#[test]
fn take_1a_stops_landing_in_the_sea() {
    coast().stops(land(6, 1), "TAKE-1a");
}

#[test]
fn take_1b_stops_landing_no_sailors_or_more_than_aboard() {
    coast().stops(land(1, 0), "TAKE-1b").stops(land(1, 3), "TAKE-1b");
}

#[test]
fn take_1c_shows_that_the_last_sailor_may_land() {
    let mut game = coast();
    assert_eq!(game.consequences(0, &land(5, 1))["sinks"], 5);
    game.says(land(5, 1));
    assert_eq!((game.port("smyrna")["owner"].clone(), game.port("smyrna")["sailors"].clone()), (json!(0), json!(1)));
    assert_eq!((game.galley(5), game.left("wine")), (json!(null), 14));
}

#[test]
fn take_1_names_a_forgone_landing_unless_it_sinks_the_galley() {
    let mut game = coast();
    let end = say!("EndTurn");
    assert_eq!(game.consequences(0, &end)["leaves"], json!({"undone": "landing", "port": "genova"}));
    // Only the last sailor of galley 5 could land now.
    game.says(land(1, 1));
    assert_eq!(game.consequences(0, &end)["leaves"], json!(null));
}

#[test]
fn take_1c_shows_own_empty_port_garrisoned() {
    let mut game = coast();
    game.says(land(4, 1));
    assert_eq!((game.port("ragusa")["sailors"].clone(), game.galley(4)["sailors"].clone()), (json!(1), json!(1)));
    assert_eq!(game.told("Landed")[0]["from"], json!(null));
}

#[test]
fn take_2a_stops_landing_against_a_foreign_garrison() {
    coast().stops(land(2, 1), "TAKE-2a");
}

#[test]
fn take_2b_breaks_joining_an_own_garrison() {
    coast().breaks(land(3, 1), &["TAKE-2b"]);
}

#[test]
fn take_2b_keeps_one_landing_in_each_port() {
    let mut game = coast();
    game.says(land(4, 1)).breaks(land(4, 1), &["TAKE-2b"]);
}

#[test]
fn take_3_shows_that_fortress_and_goods_stay() {
    let mut game = coast();
    game.says(land(1, 1));
    let port = game.port("genova");
    assert_eq!((port["owner"].clone(), port["fortress"].clone()), (json!(0), json!(true)));
    assert_eq!((port["slots"][0].clone(), game.told("Landed")[0]["from"].clone()), (json!("wine"), json!(1)));
}

#[test]
fn a_turn_ends_when_no_port_is_left_to_take() {
    let mut game = coast();
    game.says(land(1, 1)).says(land(4, 1)).says(land(5, 1));
    // No player can sell anything, so the round is over.
    assert_eq!(game.asks(), ["0 Bid", "1 Bid"]);
}
