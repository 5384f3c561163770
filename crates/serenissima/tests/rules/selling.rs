//! Section 3c: sell.

use serde_json::{Value, json};

use crate::helper::{At, at};

fn sell(good: &str) -> Value {
    json!({"do": "Sell", "good": good})
}

fn trader(more: &str) -> At {
    at(&format!("players red blue\n pawn 1\n port valencia red 1\n galley 1 red alger 1 wood gold spice wine\n {more}"))
}

#[test]
fn sell_1_breaks_selling_produced_or_stored_goods() {
    trader("").breaks(sell("wine"), &["SELL-1"]);
    trader("stores alger gold").breaks(sell("gold"), &["SELL-1"]);
}

#[test]
fn sell_1_keeps_one_cube_of_each_kind() {
    let mut game = trader("");
    game.says(sell("wood")).says(sell("gold")).says(sell("spice"));
    assert_eq!(game.port("alger")["slots"], json!(["wood", "gold", "spice", null]));
}

#[test]
fn sell_2_stops_a_full_warehouse_and_the_open_sea() {
    trader("stores alger stone marble stone marble").stops(sell("gold"), "SELL-2");
    let mut sea = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red open-sea 1 gold");
    sea.stops(sell("gold"), "SELL-2");
}

#[test]
fn sell_2_keeps_payment_at_the_lowest_free_slots_value() {
    let mut neutral = trader("stores alger stone - marble");
    neutral.says(sell("wood"));
    assert_eq!((neutral.told("Sold")[0]["slot"].clone(), neutral.purse(0)), (json!(2), 5 + 3));
    let mut own = trader("port alger red 1");
    own.says(sell("wood"));
    assert_eq!(own.purse(0), 5, "nothing in the seller's own port");
    let mut foreign = trader("port alger blue 1");
    foreign.says(sell("wood"));
    assert_eq!((foreign.purse(0), foreign.purse(1)), (5 + 2, 5), "the bank pays");
}

#[test]
fn sell_3_shows_spice_bonus_of_two_even_in_own_port() {
    let mut neutral = trader("");
    neutral.says(sell("spice"));
    assert_eq!(
        (neutral.told("Sold")[0]["paid"].clone(), neutral.told("Sold")[0]["bonus"].clone()),
        (json!(4), json!(2))
    );
    let mut own = trader("port alger red 1");
    own.says(sell("spice"));
    assert_eq!(own.told("Sold")[0]["paid"], 2);
}

#[test]
fn sell_4_shows_wine_side_of_ports_with_wine() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red genova 1 wine");
    assert_eq!(game.port("genova")["wine"], false);
    game.says(sell("wine"));
    assert_eq!((game.port("genova")["wine"].clone(), game.port("alger")["wine"].clone()), (json!(true), json!(true)));
}

#[test]
fn sell_6_breaks_fighting_after_a_sale_and_selling_after_a_fight() {
    let mut sold = trader("galley 2 blue alger 1");
    sold.says(sell("wood"));
    sold.breaks(json!({"do": "Attack", "foe": {"galley": 2}}), &["SELL-6"]);
    sold.breaks(json!({"do": "Land", "sailors": 1}), &["SELL-6"]);
    let mut fought = trader("galley 2 blue alger 1");
    fought.says(json!({"do": "Attack", "foe": {"galley": 2}})).says(json!({"do": "Rolled", "skulls": [1, 0]}));
    fought.breaks(sell("wood"), &["SELL-6"]);
}

#[test]
fn sell_6_keeps_further_sales() {
    trader("galley 2 blue alger 1").says(sell("wood")).says(sell("gold"));
}
