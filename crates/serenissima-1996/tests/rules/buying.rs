//! Section 3: purchases and negotiation.

use serde_json::{Value, json};

use crate::helper::{At, at, say};

/// Venice's turn. Its galleys lie beside its own town, beside Genoa's Tunis (gold), and beside the neutral Ragusa
/// (wood).
const MARKET: &str = "
    nations venice genoa
    order venice genoa
    purse venice 5000
    purse genoa 1000
    port venezia venice 4
    port tunis genoa 2
    galley 1 venice venezia 2
    galley 2 venice venezia 3 wine
    galley 4 venice tunis 1
    galley 5 venice ragusa 1
    galley 9 genoa genova 1
    phase trade venice
";

fn buy(port: &str, good: &str, count: u8, galley: u8) -> Value {
    say!("Buy", "port": port, "good": good, "count": count, "galley": galley)
}

fn at_tunis(count: u8) -> At {
    let mut game = at(MARKET);
    game.says(buy("tunis", "gold", count, 4));
    game
}

#[test]
fn buy_1a_breaks_buying_from_afar() {
    let mut game = at(MARKET);
    game.breaks(buy("alger", "iron", 1, 5), &["BUY-1a"]);
}

#[test]
fn buy_1a_keeps_buying_beside_a_port() {
    let mut game = at(MARKET);
    game.says(buy("ragusa", "wood", 3, 5));
    assert_eq!((game.galley(5)["goods"].clone(), game.purse(0)), (json!(["wood", "wood", "wood"]), 4700));
}

#[test]
fn buy_1b_breaks_buying_unsupplied_goods() {
    at(MARKET).breaks(buy("ragusa", "iron", 1, 5), &["BUY-1b"]);
}

#[test]
fn buy_1b_keeps_buying_supplied_goods() {
    at(MARKET).says(buy("venezia", "cloth", 1, 1));
}

#[test]
fn buy_2a_shows_the_price_in_neutral_and_own_ports() {
    let mut game = at(MARKET);
    game.says(buy("venezia", "cloth", 3, 1)).says(buy("ragusa", "wood", 2, 5));
    assert_eq!((game.purse(0), game.purse(1)), (4500, 1000));
    assert_eq!(game.told("Bought")[0]["to"], json!(null));
}

#[test]
fn buy_2a_shows_no_price_question_in_own_port() {
    let desk = at(MARKET).desk("venezia");
    assert_eq!((desk["buy"]["price"].clone(), desk["buy"]["most"].clone()), (json!(100), json!(4)));
    assert_eq!(at(MARKET).desk("tunis")["buy"]["price"], json!(null));
}

#[test]
fn buy_2b_breaks_a_price_beyond_300() {
    let mut game = at_tunis(2);
    assert_eq!(game.asks(), ["1 Price"]);
    game.breaks(say!("NamePrice", "ducats": 400), &["BUY-2b"]).breaks(say!("NamePrice", "ducats": 0), &["BUY-2b"]);
}

#[test]
fn buy_2b_keeps_prices_from_100_to_300() {
    for ducats in [100, 300] {
        let mut game = at_tunis(2);
        game.says(say!("NamePrice", "ducats": ducats));
        assert_eq!(game.asks(), ["0 Offer"]);
        game.says(say!("TakeOffer"));
        assert_eq!((game.purse(0), game.purse(1)), (5000 - 2 * ducats, 1000 + 2 * ducats));
        assert_eq!(game.galley(4)["goods"], json!(["gold", "gold"]));
    }
}

#[test]
fn buy_2c_breaks_an_invalid_counter_offer() {
    let mut game = at_tunis(1);
    game.says(say!("NamePrice", "ducats": 200));
    game.breaks(say!("CounterPrice", "ducats": 200), &["BUY-2c"]);
    game.breaks(say!("CounterPrice", "ducats": 0), &["BUY-2c"]);
}

#[test]
fn buy_2c_keeps_one_counter_offer() {
    let mut game = at_tunis(3);
    game.says(say!("NamePrice", "ducats": 300)).says(say!("CounterPrice", "ducats": 200));
    assert_eq!(game.asks(), ["1 Counter"]);
    game.says(say!("AnswerCounter", "accept": true));
    assert_eq!((game.purse(0), game.purse(1), game.asks()), (4400, 1600, vec!["0 Trade".to_owned()]));
    let mut game = at_tunis(3);
    game.says(say!("NamePrice", "ducats": 300)).says(say!("CounterPrice", "ducats": 200));
    game.says(say!("AnswerCounter", "accept": false));
    assert_eq!(game.asks(), ["0 LastOffer"]);
    game.cannot(say!("CounterPrice", "ducats": 100)).says(say!("TakeOffer"));
    assert_eq!((game.purse(0), game.purse(1)), (4100, 1900));
}

#[test]
fn buy_2d_shows_declined_price_remaining_valid() {
    let mut game = at_tunis(1);
    game.says(say!("NamePrice", "ducats": 200)).says(say!("LeaveOffer"));
    assert_eq!((game.asks(), game.desk("tunis")["buy"]["price"].clone()), (vec!["0 Trade".to_owned()], json!(200)));
    game.says(buy("tunis", "gold", 3, 4));
    // The price holds for any quantity, without a second negotiation.
    assert_eq!((game.purse(0), game.purse(1)), (4400, 1600));
    game.says(say!("Discard", "galley": 4, "good": "gold", "count": 1)).says(buy("tunis", "gold", 1, 4));
    assert_eq!(game.purse(0), 4200);
}

#[test]
fn buy_2d_shows_accepted_price_expiring() {
    let mut game = at_tunis(1);
    game.says(say!("NamePrice", "ducats": 200)).says(say!("TakeOffer")).says(buy("tunis", "gold", 1, 4));
    assert_eq!(game.asks(), ["1 Price"]);
}

#[test]
fn buy_3_shows_monopoly_prices_up_to_1000() {
    let mut game = at(&format!("{MARKET} port tripoli genoa 1"));
    assert_eq!(game.view()["goods"][1]["monopoly"], 1);
    game.says(buy("tunis", "gold", 2, 4));
    game.breaks(say!("NamePrice", "ducats": 1100), &["BUY-2b"]).says(say!("NamePrice", "ducats": 1000));
    game.says(say!("TakeOffer"));
    assert_eq!((game.purse(0), game.purse(1)), (3000, 3000));
}

#[test]
fn buy_3_shows_table_asked_about_an_assumed_monopoly() {
    let doubted = format!("options open\n{MARKET} port tripoli genoa 1");
    let mut game = at(&doubted);
    assert_eq!(game.view()["goods"][1]["doubted"], true);
    game.says(buy("tunis", "gold", 1, 4)).says(say!("NamePrice", "ducats": 500));
    assert_eq!(game.asks(), ["0 Monopoly"]);
    let mut wrong = game.clone();
    wrong.says(say!("ConfirmMonopoly", "holds": false));
    assert_eq!(wrong.asks(), ["1 Price"]);
    wrong.breaks(say!("NamePrice", "ducats": 500), &["BUY-2b"]).says(say!("NamePrice", "ducats": 300));
    assert_eq!(wrong.asks(), ["0 Offer"]);
    game.says(say!("ConfirmMonopoly", "holds": true));
    assert_eq!(game.asks(), ["0 Offer"]);
    game.says(say!("TakeOffer"));
    // The players are not asked again.
    assert_eq!(game.view()["goods"][1]["doubted"], false);
    game.says(buy("tunis", "gold", 1, 4)).says(say!("NamePrice", "ducats": 1000));
    assert_eq!(game.asks(), ["0 Offer"]);
    // Up to 300, no player needs to check the box.
    let mut low = at(&doubted);
    low.says(buy("tunis", "gold", 1, 4)).says(say!("NamePrice", "ducats": 300));
    assert_eq!(low.asks(), ["0 Offer"]);
}

#[test]
fn buy_4_stops_more_than_a_galley_carries() {
    let mut game = at(MARKET);
    game.stops(buy("ragusa", "wood", 5, 5), "BUY-4");
    game.says(buy("ragusa", "wood", 4, 5)).stops(buy("ragusa", "wood", 1, 5), "BUY-4");
}

#[test]
fn buy_4_stops_no_goods_that_fit_adjacent_galleys() {
    let mut game = at(MARKET);
    game.says(buy("venezia", "cloth", 4, 2));
    assert_eq!(game.told("Bought")[0]["loads"], json!([{"galley": 2, "count": 1}, {"galley": 1, "count": 3}]));
    game.stops(buy("venezia", "cloth", 1, 2), "BUY-4");
}

#[test]
fn price_question_accepts_only_the_asked_player() {
    let game = at_tunis(1);
    let refusal = game.refusal_of(kernel::Actor::Seat(kernel::Seat(0)), say!("NamePrice", "ducats": 100));
    assert_eq!(refusal["impossible"], "not_asked");
    assert_eq!(game.view()["stage"]["trade"]["talk"]["asked"], 1);
    assert_eq!(game.view()["stage"]["trade"]["talk"]["purchase"]["most"], 300);
}
