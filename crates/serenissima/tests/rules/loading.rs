//! Sections 3 and 3a: the steps of an activation, loading.

use serde_json::{Value, json};

use crate::helper::{At, at};

const HARBOUR: &str = "
    players red blue
    pawn 1
    purse red 9
    port valencia red 2
    port alger blue 1
    galley 1 red valencia 2 gold
    galley 2 red valencia 1
    galley 3 red alger 3
    galley 4 blue valencia 2 stone
";

fn harbour() -> At {
    at(HARBOUR)
}

fn sailor(from: Value, to: Value) -> Value {
    json!({"do": "MoveSailor", "from": from, "to": to})
}

fn galley(n: u8) -> Value {
    json!({"galley": n})
}

fn shore() -> Value {
    json!({"port": "valencia"})
}

fn good(good: &str, from: u8, to: u8) -> Value {
    json!({"do": "MoveGood", "good": good, "from": from, "to": to})
}

fn load(good: &str) -> Value {
    json!({"do": "Load", "good": good})
}

#[test]
fn act_1_breaks_returning_to_an_earlier_step() {
    let mut game = harbour();
    game.says(json!({"do": "Sail", "path": ["barcelona"]}));
    game.breaks(load("stone"), &["ACT-1"]).breaks(json!({"do": "Scuttle", "galley": 1}), &["ACT-1"]);
    let mut sold = at("players red blue\n pawn 1\n port valencia red 2\n galley 1 red genova 3 gold wood");
    sold.says(json!({"do": "Sell", "good": "gold"}));
    sold.breaks(json!({"do": "Sail", "path": ["marseille"]}), &["ACT-1"]);
}

#[test]
fn act_1_breaks_loading_after_blockaded_sale_in_starting_zone() {
    let mut game = at(
        "players red blue\n options blockade-start\n pawn 1\n port valencia red 2\n port alger red 2\n galley 1 red alger 2 wood\n galley 2 blue alger 3",
    );
    game.says(json!({"do": "Sell", "good": "wood"})).says(json!({"do": "Blockade", "call": true}));
    game.breaks(load("wine"), &["ACT-1"]);
}

#[test]
fn act_1_keeps_every_step_optional() {
    let mut sell = at("players red blue\n pawn 1\n port valencia red 2\n galley 1 red genova 1 gold");
    sell.says(json!({"do": "Sell", "good": "gold"}));
    let mut fight =
        at("players red blue\n pawn 1\n port valencia red 2\n galley 1 red genova 1\n galley 2 blue genova 1");
    fight.says(json!({"do": "Attack", "foe": {"galley": 2}}));
    harbour().says(json!({"do": "EndActivation"}));
}

#[test]
fn load_1_stops_a_sixth_piece() {
    let mut game = harbour();
    for _ in 0..2 {
        game.says(load("wood"));
    }
    game.stops(load("wood"), "LOAD-1");
    game.stops(sailor(galley(2), galley(1)), "LOAD-1");
    game.stops(sailor(shore(), galley(1)), "LOAD-1");
}

#[test]
fn load_2_breaks_transfers_without_the_active_galley() {
    harbour().breaks(sailor(shore(), galley(2)), &["LOAD-2"]);
    harbour().breaks(sailor(galley(3), galley(1)), &["LOAD-2"]);
    let mut foreign = at("players red blue\n pawn 1\n port valencia red 2\n galley 1 red alger 2");
    foreign.breaks(sailor(galley(1), json!({"port": "alger"})), &["LOAD-2"]);
}

#[test]
fn load_2_keeps_transfers_with_port_and_galleys_in_the_zone() {
    harbour().says(sailor(galley(2), galley(1)));
    harbour().says(sailor(galley(1), galley(2)));
    harbour().says(sailor(shore(), galley(1)));
    harbour().says(sailor(galley(1), shore()));
}

#[test]
fn load_3_stops_more_sailors_than_slots() {
    let mut game = at("players red blue\n pawn 1\n port ragusa red 3\n galley 1 red ragusa 2");
    game.stops(sailor(galley(1), json!({"port": "ragusa"})), "LOAD-3");
}

#[test]
fn load_4_breaks_taking_the_last_sailor() {
    let mut game = harbour();
    game.says(sailor(shore(), galley(1)));
    game.breaks(sailor(shore(), galley(1)), &["LOAD-4"]);
    game.says_waiving(sailor(shore(), galley(1)), &["LOAD-4"]);
    assert_eq!(game.tags(), ["SailorMoved", "PortAbandoned"]);
    assert_eq!(game.port("valencia")["owner"], json!(null));
}

#[test]
fn load_4_keeps_one_sailor_in_port() {
    let mut game = harbour();
    game.says(sailor(shore(), galley(1)));
    assert_eq!(game.port("valencia")["sailors"], 1);
}

#[test]
fn load_5_breaks_scuttling_distant_or_foreign_galleys() {
    harbour().breaks(json!({"do": "Scuttle", "galley": 3}), &["LOAD-5"]);
    harbour().breaks(json!({"do": "Scuttle", "galley": 4}), &["LOAD-5"]);
}

#[test]
fn load_5_keeps_own_galleys_in_the_zone_scuttleable() {
    let mut own = harbour();
    own.says(json!({"do": "Scuttle", "galley": 2}));
    assert_eq!((own.galley(2), own.asks()["galley"].clone()), (json!(null), json!(1)));
    let mut active = harbour();
    active.says(json!({"do": "Scuttle", "galley": 1}));
    assert_eq!(active.tags(), ["Sunk", "ActivationEnded", "Activated"]);
    assert_eq!(active.view()["bank"][4], 10, "its goods are lost to the bank");
    let mut given = harbour();
    given.says(sailor(galley(2), galley(1)));
    assert_eq!(given.tags(), ["SailorMoved", "Sunk"]);
}

#[test]
fn load_6_breaks_loading_unproduced_goods() {
    harbour().breaks(load("wine"), &["LOAD-6"]);
}

#[test]
fn load_6_keeps_the_prices() {
    let mut own = harbour();
    own.says(load("wood"));
    assert_eq!((own.told("Loaded")[0]["paid"].clone(), own.purse(0)), (json!(0), 9));
    own.says(load("wood"));
    assert_eq!((own.told("Loaded")[0]["paid"].clone(), own.purse(0)), (json!(1), 8));
    let mut neutral = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 1");
    neutral.says(load("wine"));
    assert_eq!((neutral.purse(0), neutral.told("Loaded")[0]["to"].clone()), (4, json!(null)));
    let mut foreign = at("players red blue\n pawn 1\n port valencia red 1\n port alger blue 1\n galley 1 red alger 1");
    foreign.says(load("wine"));
    assert_eq!((foreign.purse(0), foreign.purse(1)), (4, 6));
}

#[test]
fn load_6_keeps_the_free_cube_to_one_load() {
    let mut game = harbour();
    game.says(load("wood")).says(json!({"do": "Jettison", "galley": 1, "good": "wood"})).says(load("wood"));
    assert_eq!(game.told("Loaded")[0]["paid"], 1, "jettisoning and loading again costs a ducat");
}

#[test]
fn load_7_breaks_transfers_of_distant_goods() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 2\n galley 1 red valencia 1\n galley 3 red alger 1 gold\n galley 5 red alger 1",
    );
    game.breaks(good("gold", 3, 1), &["LOAD-7"]).breaks(good("gold", 3, 5), &["LOAD-7"]);
}

#[test]
fn load_7_keeps_goods_between_own_galleys() {
    let mut game = harbour();
    game.says(good("gold", 1, 2));
    assert_eq!((game.galley(1)["goods"].clone(), game.galley(2)["goods"].clone()), (json!([]), json!(["gold"])));
    game.says(good("gold", 2, 1));
}

#[test]
fn load_8_breaks_jettison_from_another_galley() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 2\n galley 1 red valencia 1\n galley 2 red valencia 1 gold");
    game.breaks(json!({"do": "Jettison", "galley": 2, "good": "gold"}), &["LOAD-8"]);
}

#[test]
fn load_8_keeps_jettison_at_any_time_of_the_activation() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 2\n galley 1 red valencia 2 gold gold");
    game.says(json!({"do": "Jettison", "galley": 1, "good": "gold"})).says(json!({"do": "Sail", "path": ["alger"]}));
    game.says(json!({"do": "Jettison", "galley": 1, "good": "gold"}));
    assert_eq!(game.view()["bank"][4], 10);
}

#[test]
fn load_8_keeps_jettison_between_rounds_and_before_landing() {
    let jettison = json!({"do": "Jettison", "galley": 1, "good": "gold"});
    let rolled = |skulls: [u8; 2]| json!({"do": "Rolled", "skulls": skulls});
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n port alger blue 1\n galley 1 red alger 3 gold gold",
    );
    game.says(json!({"do": "Attack", "foe": {"port": "alger"}})).says(rolled([0, 0]));
    assert_eq!(game.asks()["ask"], "Round");
    game.says(jettison.clone());
    assert_eq!(game.asks()["ask"], "Round");
    game.says(json!({"do": "Continue"})).says(rolled([1, 0]));
    assert_eq!(game.asks()["ask"], "Landing");
    game.says(jettison).says(json!({"do": "Land", "sailors": 1}));
    assert_eq!(game.view()["bank"][4], 10);
}

#[test]
fn load_9_breaks_loading_without_a_port() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 2\n galley 1 red open-sea 2");
    game.breaks(load("wood"), &["LOAD-9"]);
}

#[test]
fn load_9_keeps_transfers_without_a_port() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 2\n galley 1 red open-sea 2\n galley 2 red open-sea 1 gold");
    game.says(sailor(galley(1), galley(2))).says(good("gold", 2, 1));
}
