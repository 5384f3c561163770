//! Corrections by hand.

use serde_json::{Value, json};

use crate::helper::{At, at, say};

const TABLE: &str = "
    nations venice genoa
    order venice genoa
    purse venice 3000
    purse genoa 1000
    port venezia venice 2
    port tunis genoa 2
    galley 1 venice tunis 3 wine
    galley 2 genoa tunis 3
    galley 3 genoa alger 2
    phase trade venice
";

fn fix(game: &mut At, fix: Value) -> &mut At {
    game.seat_says(0, say!("Correct", "fix": fix))
}

fn refused(game: &At, fix: Value, flaw: &str) {
    let refusal = game.refusal(say!("Correct", "fix": fix));
    let breach = &refusal["breaches"][0];
    assert_eq!((breach["flaw"].clone(), refusal["waivable"].clone()), (json!(flaw), json!(false)), "{refusal}");
}

fn galley(galley: u8, seat: Option<u8>, zone: &str, sailors: u8, goods: &[&str]) -> Value {
    json!({"what": "Galley", "galley": galley, "seat": seat, "zone": zone, "sailors": sailors, "goods": goods, "moved": false})
}

#[test]
fn fix_1_stops_what_the_box_does_not_hold() {
    let game = at(TABLE);
    refused(&game, json!({"what": "Purse", "seat": 0, "ducats": 150}), "audit-purse");
    refused(&game, json!({"what": "Purse", "seat": 2, "ducats": 100}), "audit-purse");
    refused(&game, galley(1, Some(0), "tunis", 0, &[]), "audit-galley");
    refused(&game, galley(1, Some(0), "tunis", 4, &["wine", "wine"]), "audit-galley");
    refused(&game, galley(29, Some(0), "tunis", 4, &[]), "audit-galley");
    refused(&game, json!({"what": "Port", "port": "alger", "seat": 0, "sailors": 180}), "audit-sailors");
    refused(&game, json!({"what": "Warehouse", "port": "alger", "slots": [null, null]}), "audit-port");
    refused(&game, json!({"what": "Round", "round": 13}), "audit-round");
    refused(&game, json!({"what": "Order", "seats": [1]}), "audit-order");
    refused(&game, json!({"what": "Nation", "seat": 0, "nation": "turks"}), "setup-nations");
    refused(&game, json!({"what": "Gone", "seat": 1, "gone": true}), "audit-gone");
}

#[test]
fn fix_1_stops_nothing_that_can_lie_on_the_table() {
    let mut game = at(TABLE);
    fix(&mut game, json!({"what": "Purse", "seat": 1, "ducats": 200}));
    assert_eq!(game.purse(1), 200);
    fix(&mut game, galley(7, Some(1), "smyrna", 2, &["wine", "gold"]));
    assert_eq!((game.galley(7)["zone"].clone(), game.left("gold")), (json!("smyrna"), 14));
    fix(&mut game, galley(7, None, "smyrna", 2, &["wine"]));
    assert_eq!((game.galley(7), game.left("gold")), (json!(null), 15));
    fix(&mut game, json!({"what": "Port", "port": "alger", "seat": 0, "sailors": 0}));
    fix(&mut game, json!({"what": "Warehouse", "port": "alger", "slots": ["wine", null, "gold", null]}));
    fix(&mut game, json!({"what": "Fortress", "port": "alger", "fortress": true}));
    fix(&mut game, json!({"what": "Used", "port": "alger", "built": true, "hired": 1}));
    let alger = game.port("alger");
    assert_eq!(
        (alger["fortress"].clone(), alger["built"].clone(), alger["hires"].clone()),
        (json!(true), json!(true), json!(1))
    );
    fix(&mut game, json!({"what": "Round", "round": 5}));
    fix(&mut game, json!({"what": "Order", "seats": [1, 0]}));
    assert_eq!(
        (game.view()["round"].clone(), game.view()["order"].clone(), game.asks()),
        (json!(5), json!([1, 0]), vec!["0 Trade".to_owned()])
    );
    fix(&mut game, json!({"what": "Turn", "step": "move", "seat": 1}));
    assert_eq!(game.asks(), ["1 Move"]);
    fix(&mut game, json!({"what": "Nation", "seat": 0, "nation": "genoa"}));
    assert_eq!(
        (game.view()["seats"][0]["nation"].clone(), game.view()["seats"][1]["nation"].clone()),
        (json!("genoa"), json!("venice"))
    );
    let options = json!({"sailors_180": true, "open_purses": true, "high_seas_trade": false, "unpaid_at_home": false,
        "ducats_break_ties": true, "board_as_assumed": true});
    fix(&mut game, json!({"what": "Options", "options": options}));
    assert_eq!(game.view()["stock"]["sailors"].as_u64(), Some(180 - 12));
}

#[test]
fn fix_1_stops_nothing_while_bids_are_asked() {
    let mut game = at("nations venice genoa spain\n port venezia venice 1");
    fix(&mut game, json!({"what": "Gone", "seat": 1, "gone": true}));
    assert_eq!(game.asks(), ["0 Bid", "2 Bid"]);
    fix(&mut game, json!({"what": "Gone", "seat": 1, "gone": false}));
    assert_eq!(game.asks().len(), 3);
}

#[test]
fn fix_2_shows_a_talk_that_has_lost_its_ground() {
    let buy = say!("Buy", "port": "tunis", "good": "gold", "count": 1, "galley": 1);
    for fault in [
        galley(1, Some(0), "alger", 3, &[]),
        json!({"what": "Port", "port": "tunis", "seat": null, "sailors": 0}),
        json!({"what": "Purse", "seat": 0, "ducats": 9000}),
        json!({"what": "Port", "port": "tripoli", "seat": 1, "sailors": 1}),
    ] {
        let mut game = at(TABLE);
        game.says(buy.clone());
        fix(&mut game, fault.clone());
        assert_eq!((game.told("Lapsed").len(), game.asks()), (1, vec!["0 Trade".to_owned()]), "{fault}");
    }
    let mut game = at(TABLE);
    game.says(buy);
    fix(&mut game, json!({"what": "Port", "port": "alger", "seat": 1, "sailors": 1}));
    assert_eq!(game.asks(), ["1 Price"]);
    let mut game = at(TABLE);
    game.says(
        say!("OfferDeal", "deal": {"mine": 1, "theirs": 2, "gives": ["wine"], "takes": [], "pays": 0, "gets": 100}),
    );
    fix(&mut game, galley(1, Some(0), "tunis", 3, &[]));
    assert_eq!(game.asks(), ["0 Trade"]);
}

#[test]
fn fix_2_shows_leave_that_nobody_is_there_to_give() {
    let mut game = at(&TABLE.replace("phase trade", "phase move"));
    game.says(say!("Sail", "galley": 1, "path": ["alger", "palma"], "stay": true));
    assert_eq!(game.asks(), ["1 Leave"]);
    let mut moved = game.clone();
    fix(&mut moved, galley(3, Some(1), "oran", 2, &[]));
    // The galley goes on.
    assert_eq!((moved.galley(1)["zone"].clone(), moved.asks()), (json!("palma"), vec!["1 Move".to_owned()]));
    fix(&mut game, galley(1, Some(0), "crete", 3, &[]));
    assert_eq!((game.told("Lapsed").len(), game.asks()), (1, vec!["0 Move".to_owned()]));
}

#[test]
fn fix_2_shows_a_battle_whose_sides_no_longer_meet() {
    let mut game = at(&TABLE.replace("phase trade", "phase fight"));
    game.says(say!("Attack", "galley": 1, "foe": {"galley": 2}));
    let mut gone = game.clone();
    fix(&mut gone, galley(2, None, "tunis", 1, &[]));
    assert_eq!(gone.asks(), ["0 Fight"]);
    game.says(say!("Rolled", "dice": [6, 1]));
    assert_eq!(game.asks(), ["0 Prize"]);
    fix(&mut game, galley(2, Some(1), "tunis", 2, &[]));
    assert_eq!(game.asks(), ["0 Fight"]);
}

#[test]
fn fix_2_shows_a_number_that_is_known_by_now() {
    let mut game = at(&format!("options open\n{}", TABLE.replace("phase trade", "phase sell")));
    game.says(say!("Sell", "galley": 1, "good": "wine"));
    assert_eq!(game.asks(), ["0 Number"]);
    fix(
        &mut game,
        json!({"what": "Printed", "printed": {"edit": "Warehouse", "port": "tunis", "values": [1, 2, 3, 4]}}),
    );
    assert_eq!(game.asks(), ["0 Sell"]);
    game.says(say!("Sell", "galley": 1, "good": "wine"));
    assert_eq!(game.told("Sold")[0]["paid"], 100 + 500);
}

#[test]
fn fix_2_shows_starting_sailors_that_cannot_be_placed() {
    let mut game = crate::helper::fresh(2);
    fix(&mut game, galley(1, None, "venezia", 1, &[]));
    assert_eq!(game.asks(), ["1 Place"]);
    game.says(say!("PlaceSailors", "aboard": [2, 2]));
    assert_eq!(game.asks(), ["0 Bid", "1 Bid"]);
}

#[test]
fn fix_2_shows_an_end_that_is_counted_again() {
    let mut game = at(TABLE);
    game.seat_says(0, say!("EndEarly", "score": true)).says(say!("Count"));
    assert_eq!(game.view()["stage"]["outcomes"][0]["seat"], 0);
    fix(&mut game, json!({"what": "Purse", "seat": 1, "ducats": 90000}));
    assert_eq!(game.view()["stage"]["outcomes"][0]["seat"], 1);
}
