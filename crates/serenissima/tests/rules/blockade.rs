//! Blockades of moves and sales (`MOVE-2`, `MOVE-3`, `SELL-5`).

use kernel::{Actor, Seat};
use serde_json::{Value, json};

use crate::helper::{At, at};

fn sail(path: &[&str]) -> Value {
    json!({"do": "Sail", "path": path})
}

fn call(call: bool) -> Value {
    json!({"do": "Blockade", "call": call})
}

fn meeting(red: u8, more: &str) -> At {
    at(&format!(
        "players red blue black\n pawn 1\n port valencia red 1\n port genova blue 1\n port venezia black 1\n galley 1 red valencia {red} wood\n {more}"
    ))
}

#[test]
fn move_2_breaks_sailing_on_from_a_blockade() {
    let mut game = meeting(3, "galley 2 blue alger 2\n galley 3 blue alger 2");
    game.says(sail(&["alger", "tunis"])).says(call(true));
    assert_eq!(game.galley(1)["zone"], "alger");
    game.breaks(sail(&["tunis"]), &["MOVE-2"]);
}

#[test]
fn move_2_keeps_blockades_to_strictly_more_sailors() {
    let mut even = meeting(3, "galley 2 blue alger 3\n port alger blue 2");
    even.says(sail(&["alger", "tunis"]));
    assert_eq!(even.galley(1)["zone"], "tunis", "sailors in ports do not count");
}

#[test]
fn move_2_keeps_starting_zone_free_on_return() {
    let mut game = meeting(3, "galley 2 blue valencia 5");
    game.says(sail(&["alger", "valencia"]));
    assert_eq!(game.asks()["ask"], "Activation");
}

#[test]
fn move_2_keeps_blockade_question_closed_without_steps_left() {
    let mut last = meeting(1, "galley 2 blue alger 5");
    last.says(sail(&["alger"]));
    assert_eq!(last.asks()["ask"], "Activation");
    let mut more = meeting(2, "galley 2 blue alger 5");
    more.says(sail(&["alger"]));
    assert_eq!(more.asks()["ask"], "Blockade", "a step is left, so a blockade has an effect");
}

#[test]
fn move_2_keeps_sailing_after_refusals_and_asks_in_each_zone() {
    let mut game = meeting(3, "galley 2 blue alger 5\n galley 3 black tunis 5");
    game.says(sail(&["alger", "tunis", "tripoli"]));
    assert_eq!(game.awaited(), Actor::Seat(Seat(1)));
    game.says(call(false));
    assert_eq!((game.awaited(), game.asks()["zone"].clone()), (Actor::Seat(Seat(2)), json!("tunis")));
    game.says(call(false));
    assert_eq!(game.galley(1)["zone"], "tripoli");
}

#[test]
fn move_3_shows_the_order_of_asking() {
    let mut most = meeting(2, "galley 2 blue alger 3\n galley 3 black alger 5");
    most.says(sail(&["alger", "tunis"]));
    assert_eq!(most.told("BlockadePossible")[0]["seats"], json!([2, 1]));
    assert_eq!(most.told("BlockadePossible")[0]["seat"], json!(0), "the owner of the galley");
    most.says(call(false));
    assert_eq!(most.awaited(), Actor::Seat(Seat(1)));
    most.says(call(true));
    assert_eq!(most.asks()["ask"], "Activation", "the first yes decides");
    let mut equal = meeting(2, "galley 9 blue alger 3\n galley 4 black alger 2\n galley 12 black alger 1");
    equal.says(sail(&["alger", "tunis"]));
    assert_eq!(equal.told("BlockadePossible")[0]["seats"], json!([2, 1]), "among equals the lowest galley");
}

#[test]
fn sell_5_breaks_selling_capturing_and_attacking_others_against_a_blockade() {
    let mut game = meeting(3, "galley 2 blue alger 5\n galley 3 black alger 1");
    game.says(sail(&["alger"])).says(call(false)).says(json!({"do": "Sell", "good": "wood"}));
    assert_eq!(
        game.asks()["cause"],
        json!({"stops": "sale", "good": "wood"}),
        "a move that was let pass allows a later blockade"
    );
    game.says(call(true));
    game.breaks(json!({"do": "Sell", "good": "wood"}), &["SELL-5"]);
    game.breaks(json!({"do": "Land", "sailors": 1}), &["SELL-5"]);
    game.breaks(json!({"do": "Attack", "foe": {"galley": 3}}), &["SELL-5"]);
    game.says(json!({"do": "Attack", "foe": {"galley": 2}}));
}

#[test]
fn sell_5_keeps_the_whole_sale_to_one_question() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 2 wood gold\n galley 2 blue alger 5",
    );
    game.says(sail(&["alger"])).says(call(false)).says(json!({"do": "Sell", "good": "wood"})).says(call(false));
    assert_eq!(game.tags(), ["BlockadeDeclined", "Sold"]);
    game.says(json!({"do": "Sell", "good": "gold"}));
    assert_eq!(game.tags(), ["Sold"]);
}

#[test]
fn sell_5_keeps_starting_zone_free_without_the_option() {
    let position =
        "players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 1 wood\n galley 2 blue alger 5";
    let mut free = at(position);
    free.says(json!({"do": "Sell", "good": "wood"}));
    assert_eq!(free.tags(), ["Sold"]);
    let mut agreed = at(&position.replace("pawn 1", "pawn 1\n options blockade-start"));
    agreed.says(json!({"do": "Sell", "good": "wood"}));
    assert_eq!(agreed.asks()["ask"], "Blockade");
}

#[test]
fn sell_5_keeps_ending_the_activation_of_a_helpless_galley() {
    let mut game = meeting(1, "galley 2 blue alger 5");
    game.says(sail(&["alger"])).says(json!({"do": "Sell", "good": "wood"}));
    assert_eq!(game.view()["stage"]["ends"], json!(true), "the view shows it before the call");
    game.says(call(true));
    assert_eq!(game.tags(), ["BlockadeCalled", "ActivationEnded", "Activated"]);
}

#[test]
fn sell_5_keeps_showing_if_a_blockade_ends_the_activation() {
    let mut strong = meeting(3, "galley 2 blue alger 5");
    strong.says(sail(&["alger"]));
    assert_eq!(strong.view()["stage"]["ends"], json!(false), "a stop on the way ends nothing");
    strong.says(call(false)).says(json!({"do": "Sell", "good": "wood"}));
    assert_eq!(strong.view()["stage"]["ends"], json!(false), "it can still fight");
}
