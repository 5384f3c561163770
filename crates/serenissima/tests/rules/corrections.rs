//! Corrections while a question is open (`FIX-2`): every kind of question, and its fate.

use kernel::{Actor, Seat};
use serde_json::{Value, json};

use crate::helper::{At, at, fresh};

/// Red's galley 4 lies in Valencia; Blue could stop it in Alger.
const P: &str = "
    players red blue
    first red
    turn 1
    track 0
    pawn 4
    purse red 5
    port valencia red 3
    port genova blue 2
    port venezia blue 2
    galley 4 red valencia 3 marble gold
    galley 5 blue alger 4
    galley 6 blue genova 1
";

fn fix(what: &str, mut with: Value) -> Value {
    with["what"] = json!(what);
    json!({"do": "Correct", "fix": with})
}

fn galley(number: u8, seat: u8, zone: &str, sailors: u8, goods: &[&str]) -> Value {
    fix("Galley", json!({"galley": number, "seat": seat, "zone": zone, "sailors": sailors, "goods": goods}))
}

fn gone(number: u8) -> Value {
    fix("Galley", json!({"galley": number, "seat": null, "zone": "valencia", "sailors": 0, "goods": []}))
}

fn port(id: &str, seat: impl Into<Option<u8>>, sailors: u8) -> Value {
    fix("Port", json!({"port": id, "seat": seat.into(), "sailors": sailors}))
}

fn sail(path: &[&str]) -> Value {
    json!({"do": "Sail", "path": path})
}

fn call(call: bool) -> Value {
    json!({"do": "Blockade", "call": call})
}

fn attack(foe: Value) -> Value {
    json!({"do": "Attack", "foe": foe})
}

fn rolled(skulls: [u8; 2]) -> Value {
    json!({"do": "Rolled", "skulls": skulls})
}

/// Galley 4 reaches Alger without a blockade and would sell or land there; Blue is asked again.
fn in_alger(would: Value) -> At {
    let mut game = at(P);
    game.says(sail(&["alger"])).says(call(false)).says(would);
    assert_eq!(game.asks()["ask"], "Blockade");
    game
}

#[test]
fn fix_2_shows_move_lapsing_unless_next_zone_is_a_neighbour() {
    let mut game = at(P);
    game.says(sail(&["alger", "tunis"])).seat_says(1, galley(4, 0, "genova", 3, &["marble", "gold"]));
    assert_eq!(game.tags(), ["Corrected", "Lapsed", "Lapsed"]);
    assert_eq!((game.galley(4)["zone"].clone(), game.asks()["ask"].clone()), (json!("genova"), json!("Activation")));

    // The player entitled in the new zone is asked there. After a no, the galley stays there all the same.
    let mut watched = at(P);
    watched.says(sail(&["alger", "tunis"])).seat_says(1, galley(6, 1, "genova", 5, &[]));
    watched.seat_says(1, galley(4, 0, "genova", 3, &["marble", "gold"]));
    assert_eq!((watched.asks()["ask"].clone(), watched.asks()["zone"].clone()), (json!("Blockade"), json!("genova")));
    watched.says(call(false));
    assert_eq!(watched.galley(4)["zone"], "genova");
}

#[test]
fn fix_2_shows_waived_move_continuing_unless_galley_was_moved() {
    let mut game = at(P);
    game.says_waiving(sail(&["alger", "genova"]), &["MOVE-1"]);
    game.seat_says(0, fix("Purse", json!({"seat": 0, "ducats": 9}))).says(call(false));
    assert_eq!(game.galley(4)["zone"], "genova");
    let mut moved = at(P);
    moved.says_waiving(sail(&["alger", "genova"]), &["MOVE-1"]);
    moved.seat_says(0, galley(4, 0, "tunis", 3, &["marble", "gold"]));
    assert_eq!(moved.galley(4)["zone"], "tunis");
}

#[test]
fn fix_2_shows_sale_lapsing_after_galley_was_moved() {
    for goods in [["marble", "gold"], ["wood", "gold"]] {
        let mut game = in_alger(json!({"do": "Sell", "good": "gold"}));
        game.seat_says(0, galley(4, 0, "napoli", 3, &goods));
        assert_eq!(game.tags(), ["Corrected", "Lapsed"]);
        assert_eq!(
            (game.port("napoli")["slots"][0].clone(), game.asks()["ask"].clone()),
            (json!(null), json!("Activation"))
        );
    }
}

#[test]
fn fix_2_shows_sale_checked_again_at_the_answer() {
    let mut game = in_alger(json!({"do": "Sell", "good": "gold"}));
    let stores = |slots: Value| fix("Warehouse", json!({"port": "alger", "slots": slots}));
    game.seat_says(0, stores(json!(["gold", null, null, null])));
    assert_eq!(game.asks()["ask"], "Blockade", "the right to blockade remains");
    game.says(call(false));
    assert_eq!(game.tags(), ["BlockadeDeclined", "Lapsed"]);
    assert_eq!(game.port("alger")["slots"], json!(["gold", null, null, null]));

    // If corrected again before the answer, the sale holds.
    let mut again = in_alger(json!({"do": "Sell", "good": "gold"}));
    again.seat_says(0, stores(json!(["gold", null, null, null])));
    again.seat_says(0, stores(json!(["wood", null, null, null]))).says(call(false));
    assert_eq!(again.tags(), ["BlockadeDeclined", "Sold"]);
    assert_eq!(again.told("Sold")[0]["slot"], 2);
}

#[test]
fn fix_2_shows_capture_checked_again_at_the_answer() {
    for spoils in [
        fix("Closed", json!({"port": "alger", "closed": true})),
        port("alger", 1, 1),
        galley(4, 0, "alger", 1, &["marble", "gold"]),
    ] {
        let mut game = in_alger(json!({"do": "Land", "sailors": 2}));
        game.seat_says(0, spoils).says(call(false));
        assert_eq!(game.tags(), ["BlockadeDeclined", "Lapsed"]);
        assert_ne!(game.port("alger")["owner"], json!(0));
    }
}

#[test]
fn fix_2_shows_a_newly_entitled_blockader_asked() {
    let three = P.replace("players red blue", "players red blue black");
    let mut game = at(&three);
    game.says(sail(&["alger", "tunis"])).seat_says(0, galley(9, 2, "alger", 5, &[]));
    assert_eq!(game.told("BlockadePossible")[0]["seats"], json!([2, 1]), "most sailors first");
    game.says(call(false));
    assert_eq!(game.awaited(), Actor::Seat(Seat(1)));
    // A player who has answered is not asked again.
    game.seat_says(0, galley(10, 2, "alger", 5, &[]));
    assert_eq!((game.tags(), game.awaited()), (vec!["Corrected"], Actor::Seat(Seat(1))));
    game.says(call(false));
    assert_eq!(game.galley(4)["zone"], "tunis");
}

#[test]
fn fix_2_shows_declined_blockade_valid_in_its_zone_only() {
    let four = P.replace("players red blue", "players red blue black orange");
    let mut game = at(&format!("{four}\n galley 9 black alger 5\n galley 12 orange genova 5"));
    game.says(sail(&["alger", "tunis"]));
    assert_eq!(game.told("BlockadePossible")[0]["seats"], json!([2, 1]));
    game.says(call(false)).seat_says(0, galley(4, 0, "genova", 3, &["marble", "gold"]));
    assert_eq!(game.tags(), ["Corrected", "Lapsed", "BlockadePossible"]);
    assert_eq!(game.awaited(), Actor::Seat(Seat(3)));
    // Black let the galley pass at Alger, but was not asked about Genova.
    game.seat_says(0, galley(10, 2, "genova", 4, &[]));
    assert_eq!(game.told("BlockadePossible")[0]["seats"], json!([3, 2]));
}

#[test]
fn fix_2_shows_blockader_asked_after_adding_a_missing_galley() {
    let mut game = at(&P.replace("galley 5 blue alger 4", "galley 5 blue alger 3"));
    game.says(sail(&["alger"]));
    assert_eq!(game.asks()["ask"], "Activation", "no player could stop it");
    game.seat_says(1, galley(5, 1, "alger", 4, &[]));
    assert_eq!((game.asks()["ask"].clone(), game.awaited()), (json!("Blockade"), Actor::Seat(Seat(1))));
    game.says(call(true));
    game.breaks(sail(&["tunis"]), &["MOVE-2"]);
    // No player is asked in the starting zone, or in a zone where the galley lay before it sailed.
    let mut start = at(P);
    start.seat_says(1, galley(6, 1, "valencia", 5, &[]));
    assert_eq!(start.asks()["ask"], "Activation");
}

#[test]
fn fix_2_shows_called_blockade_ending_with_its_entitlement() {
    for lifts in [galley(5, 1, "alger", 3, &[]), galley(5, 1, "tunis", 4, &[]), gone(5)] {
        let mut game = in_alger(json!({"do": "Sell", "good": "gold"}));
        game.says(call(true)).seat_says(0, lifts);
        assert_eq!(game.tags(), ["Corrected", "Lapsed"]);
        game.says(json!({"do": "Sell", "good": "gold"}));
        assert_eq!(game.tags(), ["Sold"]);
    }
    let mut stays = in_alger(json!({"do": "Sell", "good": "gold"}));
    stays.says(call(true)).seat_says(0, galley(6, 1, "genova", 2, &[]));
    stays.breaks(json!({"do": "Sell", "good": "gold"}), &["SELL-5"]);
}

#[test]
fn fix_2_shows_option_change_closing_its_question() {
    let mut game =
        at(&P.replace("pawn 4", "pawn 4\n options blockade-start").replace("valencia 3 marble", "alger 3 marble"));
    game.says(json!({"do": "Sell", "good": "gold"}));
    assert_eq!(game.asks()["ask"], "Blockade");
    game.seat_says(
        0,
        fix(
            "Options",
            json!({"options": {"hidden_money": false, "blockade_where_it_started": false, "special_hiring": "bought"}}),
        ),
    );
    // The waiting sale does not happen by itself.
    assert_eq!(game.tags(), ["Corrected", "Lapsed", "Lapsed"]);
    game.says(json!({"do": "Sell", "good": "gold"}));
    assert_eq!(game.tags(), ["Sold"]);
}

#[test]
fn fix_2_shows_battle_over_if_sides_no_longer_meet() {
    for (roll, apart) in [
        (false, galley(5, 1, "tunis", 4, &[])),
        (true, galley(5, 1, "tunis", 4, &[])),
        (true, galley(4, 0, "tunis", 3, &[])),
        (true, galley(5, 0, "valencia", 4, &[])),
        (false, gone(5)),
    ] {
        let mut game = at(&P.replace("galley 5 blue alger", "galley 5 blue valencia"));
        game.says(attack(json!({"galley": 5})));
        if roll {
            game.says(rolled([0, 0]));
        }
        game.seat_says(0, apart);
        assert_eq!(game.tags(), ["Corrected", "BattleOver"]);
        assert_eq!(game.asks()["ask"], "Activation");
    }
}

#[test]
fn fix_2_shows_siege_over_if_sides_no_longer_meet() {
    for apart in [
        galley(4, 0, "genova", 3, &[]),
        port("alger", None, 0),
        port("alger", 0, 1),
        fix("Closed", json!({"port": "alger", "closed": true})),
        galley(6, 1, "alger", 1, &[]),
    ] {
        let mut game = at(&P.replace("galley 5 blue alger 4", "port alger blue 2\n galley 5 blue tunis 4"));
        game.says(sail(&["alger"])).says(attack(json!({"port": "alger"}))).says(rolled([0, 0]));
        game.seat_says(0, apart.clone());
        assert_eq!(game.tags(), ["Corrected", "BattleOver"], "{apart}");
    }
}

#[test]
fn fix_2_shows_a_waived_battle_outliving_other_corrections() {
    let mut game = at(P);
    game.says_waiving(attack(json!({"galley": 5})), &["FIGHT-1"]);
    game.seat_says(0, fix("Purse", json!({"seat": 0, "ducats": 9})));
    assert_eq!((game.tags(), game.asks()["ask"].clone()), (vec!["Corrected"], json!("Dice")));
}

/// A position in which galley 4 besieges Alger, with or without a fort.
fn siege(fort: bool) -> At {
    let fort = if fort { "fort alger" } else { "" };
    let mut game =
        at(&P.replace("galley 5 blue alger 4", &format!("port alger blue 1\n {fort}\n galley 5 blue tunis 4")));
    game.says(sail(&["alger"])).says(attack(json!({"port": "alger"})));
    game
}

#[test]
fn fix_2_shows_fort_question_following_the_fort() {
    let build = |fort: bool| fix("Buildings", json!({"port": "alger", "fort": fort, "basilica": false}));
    let mut game = siege(true);
    assert_eq!(game.asks()["ask"], "Fort");
    game.seat_says(0, build(false));
    assert_eq!((game.tags(), game.asks()["ask"].clone()), (vec!["Corrected", "FortDue"], json!("Dice")));
    game.seat_says(0, build(true));
    assert_eq!(game.asks()["ask"], "Fort");
    game.says(json!({"do": "FortRolled", "skulls": 1}));
    // A fort that has fired does not fire again.
    game.seat_says(0, build(false)).seat_says(0, build(true));
    assert_eq!(game.asks()["ask"], "Dice");
    let mut fought = siege(false);
    fought.says(rolled([0, 0])).says(json!({"do": "Continue"})).seat_says(0, build(true));
    assert_eq!(fought.asks()["ask"], "Dice", "before the first round only");
}

#[test]
fn fix_2_shows_landing_void_after_galley_or_port_changes() {
    for spoils in [
        galley(4, 0, "valencia", 3, &[]),
        fix("Closed", json!({"port": "alger", "closed": true})),
        port("alger", 1, 1),
        gone(4),
    ] {
        let mut game = siege(false);
        game.says(rolled([1, 0]));
        assert_eq!(game.asks()["ask"], "Landing");
        game.seat_says(0, spoils);
        assert_eq!(game.tags(), ["Corrected", "ActivationEnded", "Activated"]);
        assert_ne!(game.port("alger")["owner"], json!(0));
    }
}

#[test]
fn fix_2_shows_loot_lost_by_victor_moved_or_without_room() {
    let position = P.replace("galley 5 blue alger 4", "galley 5 blue valencia 1 wine");
    for spoils in [galley(4, 0, "alger", 3, &[]), galley(4, 0, "valencia", 5, &[])] {
        let mut game = at(&position);
        game.says(attack(json!({"galley": 5}))).says(rolled([1, 0]));
        assert_eq!(game.asks()["ask"], "Loot");
        game.seat_says(0, spoils);
        assert_eq!((game.tags(), game.asks()["ask"].clone()), (vec!["Corrected", "LootLeft"], json!("Activation")));
        assert_eq!(game.view()["bank"][3], 12);
    }
    // The victorious defender is moved away, so the wheel continues.
    let mut lost = at(&P.replace("galley 5 blue alger 4", "galley 5 blue valencia 3 wine"));
    lost.says(attack(json!({"galley": 5}))).says(rolled([0, 3]));
    assert_eq!((lost.asks()["ask"].clone(), lost.awaited()), (json!("Loot"), Actor::Seat(Seat(1))));
    lost.seat_says(0, galley(5, 1, "tunis", 3, &["wine"]));
    assert_eq!(lost.tags(), ["Corrected", "LootLeft", "Activated"]);
}

#[test]
fn fix_2_shows_activation_restarting_for_a_new_owner() {
    for before in [vec![], vec![sail(&["alger", "tunis"])], vec![attack(json!({"galley": 6}))]] {
        let mut game = at(&P.replace("galley 6 blue genova", "galley 6 blue valencia"));
        for command in before {
            game.says(command);
        }
        game.seat_says(0, galley(4, 1, "valencia", 3, &[]));
        assert_eq!(game.tags(), ["Corrected", "Activated"]);
        assert_eq!((game.asks(), game.awaited()), (json!({"ask": "Activation", "galley": 4}), Actor::Seat(Seat(1))));
    }
}

#[test]
fn fix_2_shows_special_purchases_following_corrected_purses() {
    let mut game = at("
        players red blue black
        purse red 3
        purse blue 0
        purse black 3
        port valencia red 1
        port genova blue 1
        port venezia black 1
        galley 1 red valencia 1
        galley 2 blue genova 1
        galley 3 black venezia 1
        phase {\"phase\":\"Doge\"}
    ");
    game.says(json!({"do": "TurnDoge", "card": "wine"}));
    assert_eq!(game.told("PurchasesBegan")[0]["seats"], json!([0, 2]));
    game.seat_says(0, fix("Purse", json!({"seat": 1, "ducats": 9})));
    assert_eq!(game.told("PurchasesBegan")[0]["seats"], json!([0, 1, 2]));
    game.seat_says(0, fix("Purse", json!({"seat": 0, "ducats": 0})));
    assert_eq!(
        (game.told("PurchasesBegan")[0]["seats"].clone(), game.awaited()),
        (json!([1, 2]), Actor::Seat(Seat(1)))
    );
    game.says(json!({"do": "EndPurchases"}));
    game.seat_says(0, fix("Purse", json!({"seat": 1, "ducats": 20})));
    assert_eq!(game.awaited(), Actor::Seat(Seat(2)), "a player who is done is not asked again");
    game.seat_says(0, fix("Purse", json!({"seat": 2, "ducats": 0})));
    assert_eq!(game.tags(), ["Corrected", "PurchasesEnded", "TurnBegan", "Activated"]);
}

/// Two players, four ports closed; Red has picked Valencia and galley 1.
fn picking() -> At {
    let mut game = fresh(2);
    game.says(json!({"do": "DrawFirst", "seat": 0}));
    for port in ["ragusa", "corfu", "modon", "tunis"] {
        game.says(json!({"do": "ClosePort", "port": port}));
    }
    game.says(json!({"do": "PickStart", "port": "valencia", "galley": 1}));
    game
}

#[test]
fn fix_2_shows_corrections_during_set_up() {
    let mut game = picking();
    // Corrected: Red has Genova and galley 2.
    game.seat_says(0, port("genova", 0, 3)).seat_says(0, port("valencia", None, 0));
    game.seat_says(0, galley(2, 0, "genova", 3, &[])).seat_says(0, gone(1));
    assert_eq!((game.asks(), game.awaited()), (json!({"ask": "Start"}), Actor::Seat(Seat(1))));
    game.says(json!({"do": "PickStart", "port": "valencia", "galley": 1}));
    // Blue's pick is removed from the board, so it is asked for again.
    game.seat_says(0, port("valencia", None, 0));
    assert_eq!((game.asks(), game.awaited()), (json!({"ask": "Start"}), Actor::Seat(Seat(1))));
    game.seat_says(0, port("valencia", 1, 3));
    assert_eq!((game.asks(), game.awaited()), (json!({"ask": "NextGalley"}), Actor::Seat(Seat(1))));
    for (number, seat, zone) in [(3, 1, "valencia"), (4, 1, "valencia"), (5, 0, "genova"), (6, 0, "genova")] {
        game.seat_says(0, galley(number, seat, zone, 3, &[]));
    }
    assert_eq!(game.tags(), ["Corrected", "TurnBegan", "Activated"], "nothing is left to pick");
}

#[test]
fn fix_2_shows_port_closing_continuing_with_open_goods() {
    let mut game = fresh(2);
    game.says(json!({"do": "DrawFirst", "seat": 0}));
    let closed = |port: &str| fix("Closed", json!({"port": port, "closed": true}));
    game.seat_says(0, closed("corfu"));
    assert_eq!(game.asks(), json!({"ask": "Close", "good": "wood"}));
    game.says(json!({"do": "ClosePort", "port": "ragusa"}));
    assert_eq!(game.asks(), json!({"ask": "Close", "good": "stone"}), "a wine port is closed already");
    game.seat_says(0, closed("modon")).seat_says(0, closed("tunis"));
    assert_eq!((game.tags(), game.asks()["ask"].clone()), (vec!["Corrected", "PickDue"], json!("Start")));
    let mut first = fresh(3);
    first.seat_says(2, fix("First", json!({"seat": 1})));
    assert_eq!((first.tags(), first.awaited()), (vec!["Corrected", "FirstPlayer"], Actor::Seat(Seat(1))));
}
