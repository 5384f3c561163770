//! Section 7: sales and income.

use serde_json::{Value, json};

use crate::helper::{At, at, say};

/// Warehouse numbers: two spaces in Crete (3 and 4), four in Tunis (2, 2, 3, 4), six in Istanbul (2, 2, 3, 4, 5, 6).
const MARKETS: &str = "
    nations venice genoa
    order venice genoa
    port venezia venice 1
    port genova genoa 1
    port tunis genoa 1
    stores tunis wine spices
    galley 1 venice tunis 1 iron cloth wine gold
    galley 2 venice crete 1 iron wood gems
    galley 3 venice venezia 1 iron wood
    galley 4 venice high-ionian 1 iron
    galley 5 venice genova 1 cloth iron gems
    galley 6 genoa high-ionian 1
    phase sell venice
";

fn markets() -> At {
    at(MARKETS)
}

fn sell(galley: u8, good: &str) -> Value {
    say!("Sell", "galley": galley, "good": good)
}

#[test]
fn sale_1a_stops_selling_into_the_sea() {
    markets().stops(sell(4, "iron"), "SALE-1a");
}

#[test]
fn sale_1b_breaks_selling_supplied_or_stored_goods() {
    markets().breaks(sell(1, "gold"), &["SALE-1b"]).breaks(sell(1, "wine"), &["SALE-1b"]);
}

#[test]
fn sale_1b_keeps_selling_goods_the_port_lacks() {
    let mut game = markets();
    game.says(sell(1, "cloth"));
    assert_eq!(game.port("tunis")["slots"], json!(["wine", "spices", "cloth", null]));
    game.breaks(sell(1, "wine"), &["SALE-1b"]);
}

#[test]
fn sale_1c_stops_selling_to_a_full_warehouse() {
    let mut game = markets();
    game.says(sell(2, "iron")).says(sell(2, "wood")).stops(sell(2, "gems"), "SALE-1c");
    assert_eq!(game.port("crete")["next"], json!(null));
}

#[test]
fn sale_1d_shows_payment_by_the_bank() {
    let mut game = markets();
    game.says(sell(2, "iron"));
    assert_eq!((game.purse(0), game.told("Sold")[0]["slot"].clone()), (300, json!(1)));
    game.says(sell(2, "gems"));
    assert_eq!(game.purse(0), 700);
    // The same holds in the seller's own port.
    game.says(sell(3, "wood"));
    assert_eq!(game.purse(0), 900);
}

#[test]
fn sale_1d_shows_no_payment_in_own_ports_with_the_option() {
    let mut game = at(&format!("options open assumed unpaid\n{MARKETS}"));
    game.says(sell(3, "wood"));
    assert_eq!((game.purse(0), game.port("venezia")["slots"][0].clone()), (0, json!("wood")));
    game.says(sell(2, "iron"));
    assert_eq!(game.purse(0), 300);
}

#[test]
fn sale_2_shows_a_new_market() {
    let mut game = markets();
    // Tunis belongs to Genoa, which has no cloth anywhere.
    let wants = game.port("tunis")["wants"].clone();
    let bonus = |good: &str| {
        wants.as_array().unwrap().iter().find(|want| want["good"] == good).cloned().unwrap()["bonus"].clone()
    };
    assert_eq!((bonus("cloth"), bonus("iron")), (json!(500), json!(0)));
    game.says(sell(1, "cloth"));
    assert_eq!((game.purse(0), game.told("Sold")[0]["bonus"].clone()), (300 + 500, json!(500)));
    // Genoa supplies iron itself.
    game.says(sell(1, "iron"));
    assert_eq!(game.purse(0), 800 + 400);
}

#[test]
fn sale_2_shows_a_new_market_in_a_major_town() {
    let mut game = markets();
    game.says(sell(5, "cloth"));
    assert_eq!(game.purse(0), 200 + 1000);
    // The market was tested before the piece was placed; cloth is known there from now on.
    game.says(sell(1, "cloth"));
    assert_eq!(game.purse(0), 1200 + 300);
    // The bonus also applies to the seller's own major town in an opponent's hands.
    let mut game = at(&MARKETS.replace("port venezia venice 1", "port venezia genoa 1"));
    game.says(sell(3, "wood"));
    assert_eq!(game.purse(0), 200 + 1000);
}

#[test]
fn income_1_shows_income_from_own_major_town() {
    let mut game = at(&MARKETS.replace("port genova genoa 1", "port genova venice 1"));
    game.says(say!("EndTurn"));
    let paid = game.told("Income").into_iter().map(|event| event["seat"].clone()).collect::<Vec<_>>();
    assert_eq!((paid, game.purse(0), game.purse(1)), (vec![json!(0)], 300, 0));
    assert_eq!(game.view()["round"], 2);
}

#[test]
fn view_shows_proceeds_of_each_sale() {
    let sales = markets().view()["stage"]["sales"].clone();
    let of = |galley: u8, good: &str| {
        let all = sales.as_array().unwrap();
        all.iter().find(|sale| sale["galley"] == galley && sale["good"] == good).cloned().unwrap()
    };
    assert_eq!((of(1, "cloth")["ducats"].clone(), of(1, "cloth")["bonus"].clone()), (json!(800), json!(500)));
    assert_eq!(of(1, "wine")["breaches"][0]["rule"], "SALE-1b");
}

#[test]
fn map_3_stops_inconsistent_numbers() {
    let mut game = at(&format!("options open\n{MARKETS}"));
    game.says(sell(1, "cloth"));
    assert_eq!(
        (game.asks(), game.view()["stage"]["asked"].clone()),
        (vec!["0 Number".to_owned()], json!({"port": "tunis", "slot": 3, "least": 1, "most": 9}))
    );
    game.stops(say!("ReadNumber", "number": 0), "MAP-3").stops(say!("ReadNumber", "number": 10), "MAP-3");
    game.says(say!("ReadNumber", "number": 5));
    // The sale continued, and the number is remembered.
    assert_eq!((game.purse(0), game.asks()), (500 + 500, vec!["0 Sell".to_owned()]));
    let values = |game: &At| {
        game.view()["board"]["ports"].as_array().unwrap().iter().find(|port| port["id"] == "tunis").cloned().unwrap()["values"].clone()
    };
    assert_eq!(
        (values(&game)["value"].clone(), values(&game)["sure"].clone()),
        (json!([0, 0, 5, 0]), json!("confirmed"))
    );
    game.says(sell(1, "iron")).stops(say!("ReadNumber", "number": 4), "MAP-3").says(say!("ReadNumber", "number": 5));
    assert_eq!(values(&game)["value"], json!([0, 0, 5, 5]));
}
