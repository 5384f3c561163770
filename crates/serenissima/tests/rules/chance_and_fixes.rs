//! Sections 10 to 12: chance, corrections, the board; ending early, and games already under way.

use kernel::{Actor, Rules, Seat};
use serde_json::{Value, json};

use crate::helper::{At, at, flaws, fresh};

const SEA: &str = "
    players red blue
    pawn 1
    purse red 9
    port valencia red 2
    port genova blue 1
    port venezia blue 2
    galley 1 red venezia 3 wine
    galley 2 blue alger 5
    galley 3 blue venezia 1 gold
";

fn fix(what: &str, mut with: Value) -> Value {
    with["what"] = json!(what);
    json!({"do": "Correct", "fix": with})
}

fn supply(galley: u8) -> Value {
    fix("Galley", json!({"galley": galley, "seat": null, "zone": "valencia", "sailors": 0, "goods": []}))
}

fn fighting() -> At {
    let mut game = at(SEA);
    game.says(json!({"do": "Attack", "foe": {"galley": 3}}));
    game
}

#[test]
fn rand_1_shows_every_chance_question_answered_at_the_table() {
    let mut game = fresh(2);
    assert_eq!((game.awaited(), game.asks()), (Actor::Chance, json!({"ask": "FirstPlayer"})));
    game.says(json!({"do": "DrawFirst", "seat": 1})).says(json!({"do": "DrawPorts"}));
    assert_eq!(game.asks(), json!({"ask": "ClosedPort", "good": "wood"}));
    game.says(json!({"do": "DrawClosed", "port": "ragusa"}));
    assert_eq!(game.asks(), json!({"ask": "ClosedPort", "good": "wine"}));
    let mut fight = fighting();
    assert_eq!(fight.asks(), json!({"ask": "Dice", "attacker": 3, "defender": 1}));
    fight.says(json!({"do": "Rolled", "skulls": [0, 0]}));
}

#[test]
fn fix_1_stops_values_beyond_box_contents() {
    let mut game = at(SEA);
    for (what, with) in [
        ("Purse", json!({"seat": 7, "ducats": 3})),
        ("Purse", json!({"seat": 0, "ducats": 10_000})),
        ("Galley", json!({"galley": 1, "seat": 0, "zone": "venezia", "sailors": 5, "goods": ["wine"]})),
        ("Galley", json!({"galley": 1, "seat": 0, "zone": "venezia", "sailors": 0, "goods": []})),
        ("Port", json!({"port": "ragusa", "seat": 0, "sailors": 4})),
        ("Warehouse", json!({"port": "ragusa", "slots": ["gold"]})),
        ("WhitePawn", json!({"space": 15})),
        ("BlackPawn", json!({"number": 16})),
        ("DogeDeck", json!({"left": {"wine": 2, "one": 0, "two": 0, "shuffle": 0}})),
        ("Turn", json!({"turn": 0})),
        ("Scorings", json!({"done": 3})),
    ] {
        game.stops(fix(what, with), "FIX-1");
    }
}

#[test]
fn fix_1_stops_a_seventh_galley_and_an_eleventh_gold() {
    let fleet: String = (1..=6).map(|n| format!("galley {n} red valencia 1\n")).collect();
    let mut game = at(&format!("players red blue\n pawn 1\n port valencia red 1\n {fleet}"));
    game.stops(fix("Galley", json!({"galley": 7, "seat": 0, "zone": "valencia", "sailors": 1, "goods": []})), "FIX-1");
    let gold: String =
        ["genova", "venezia", "valencia"].map(|port| format!("stores {port} gold gold gold gold gold\n")).concat();
    assert_eq!(flaws(&format!("players red blue\n {gold}")), ["audit-cubes"]);
    let stored = ["genova", "venezia"].map(|port| format!("stores {port} gold gold gold gold gold\n")).concat();
    let mut full = at(&format!("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 1\n {stored}"));
    full.stops(fix("Warehouse", json!({"port": "tunis", "slots": ["gold", null, null, null]})), "FIX-1");
}

#[test]
fn fix_1_keeps_every_tracked_value_correctable() {
    let mut game = at(SEA);
    game.seat_says(1, fix("Purse", json!({"seat": 1, "ducats": 42})));
    game.seat_says(
        1,
        fix("Galley", json!({"galley": 9, "seat": 1, "zone": "tunis", "sailors": 2, "goods": ["spice"]})),
    );
    game.seat_says(0, fix("Port", json!({"port": "tunis", "seat": 1, "sailors": 3})));
    game.seat_says(0, fix("Warehouse", json!({"port": "tunis", "slots": ["gold", null, "wood", null]})));
    game.seat_says(0, fix("Buildings", json!({"port": "tunis", "fort": true, "basilica": true})));
    game.seat_says(0, fix("Closed", json!({"port": "napoli", "closed": true})));
    game.seat_says(0, fix("WhitePawn", json!({"space": 5})));
    game.seat_says(0, fix("DogeDeck", json!({"left": {"wine": 1, "one": 0, "two": 0, "shuffle": 1}})));
    game.seat_says(0, fix("Turn", json!({"turn": 6})));
    game.seat_says(0, fix("Scorings", json!({"done": 1})));
    game.seat_says(0, fix("First", json!({"seat": 1})));
    game.seat_says(0, fix("Colour", json!({"seat": 0, "colour": "blue"})));
    game.seat_says(
        0,
        fix(
            "Options",
            json!({"options": {"hidden_money": true, "blockade_where_it_started": false, "special_hiring": "bought"}}),
        ),
    );
    let text = game.position();
    for line in [
        "players blue red",
        "options hidden",
        "first red",
        "turn 6",
        "track 5",
        "scorings 1",
        "port tunis red 3",
        "stores tunis gold - wood -",
        "fort tunis",
        "basilica tunis",
        "closed napoli",
        "galley 9 red tunis 2 spice",
        "deck wine shuffle",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
    }
    assert_eq!((game.purse(1), game.asks()["ask"].clone()), (42, json!("Activation")));
}

#[test]
fn fix_1_keeps_piece_totals_unchanged() {
    let mut game = at(SEA);
    let before = game.view()["seats"][0]["reserve"].as_u64();
    game.seat_says(0, fix("Galley", json!({"galley": 1, "seat": 0, "zone": "venezia", "sailors": 1, "goods": []})));
    assert_eq!(game.view()["seats"][0]["reserve"].as_u64(), before.map(|sailors| sailors + 2));
    assert_eq!(game.view()["bank"][3], 12, "the wine is back in the bank");
}

#[test]
fn fix_1_keeps_wheel_running_after_active_galley_is_removed() {
    let mut game = at(SEA);
    game.seat_says(1, supply(1));
    assert_eq!(game.tags(), ["Corrected", "ActivationEnded", "Activated"]);
}

#[test]
fn fix_1_keeps_a_battle_from_outliving_a_side() {
    let mut defender = fighting();
    defender.seat_says(0, supply(3));
    assert_eq!(defender.asks(), json!({"ask": "Activation", "galley": 1}));
    let mut attacker = fighting();
    attacker.seat_says(0, supply(1));
    assert_eq!(attacker.asks(), json!({"ask": "Activation", "galley": 2}));
    let mut dice = fighting();
    dice.seat_says(0, fix("Galley", json!({"galley": 3, "seat": 1, "zone": "venezia", "sailors": 2, "goods": []})));
    assert_eq!(dice.asks(), json!({"ask": "Dice", "attacker": 3, "defender": 2}));
}

#[test]
fn fix_1_keeps_a_siege_from_outliving_its_port() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n port alger blue 1\n galley 1 red alger 3\n galley 2 blue genova 1",
    );
    game.says(json!({"do": "Attack", "foe": {"port": "alger"}}));
    game.seat_says(1, fix("Port", json!({"port": "alger", "seat": null, "sailors": 0})));
    assert_eq!(game.asks(), json!({"ask": "Activation", "galley": 1}));
    let mut landing = at(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n port alger blue 1\n galley 1 red alger 3\n galley 2 blue genova 1",
    );
    landing.says(json!({"do": "Attack", "foe": {"port": "alger"}})).says(json!({"do": "Rolled", "skulls": [1, 0]}));
    landing.seat_says(1, fix("Port", json!({"port": "alger", "seat": 0, "sailors": 2})));
    assert_eq!(landing.asks(), json!({"ask": "Activation", "galley": 2}));
}

#[test]
fn fix_1_keeps_loot_from_outliving_its_winner() {
    let mut game = fighting();
    game.says(json!({"do": "Rolled", "skulls": [1, 0]}));
    assert_eq!(game.asks()["ask"], "Loot");
    game.seat_says(0, supply(1));
    assert_eq!(game.tags(), ["Corrected", "LootLeft", "Activated"]);
    assert_eq!(game.view()["bank"][4], 10);
}

#[test]
fn fix_1_keeps_a_blockade_from_outliving_its_right() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 3\n galley 2 blue alger 5");
    game.says(json!({"do": "Sail", "path": ["alger", "tunis"]}));
    assert_eq!(game.asks()["ask"], "Blockade");
    game.seat_says(0, fix("Galley", json!({"galley": 2, "seat": 1, "zone": "alger", "sailors": 3, "goods": []})));
    assert_eq!(game.tags(), ["Corrected", "Lapsed", "Lapsed"]);
    // The galley sails on only by a new command of its owner.
    assert_eq!((game.galley(1)["zone"].clone(), game.asks()["ask"].clone()), (json!("alger"), json!("Activation")));
    game.says(json!({"do": "Sail", "path": ["tunis"]}));
    assert_eq!(game.galley(1)["zone"], "tunis");
}

#[test]
fn fix_1_keeps_the_black_pawn_at_its_corrected_number() {
    let mut game = at(SEA);
    game.seat_says(0, fix("BlackPawn", json!({"number": 3})));
    assert_eq!(game.asks(), json!({"ask": "Activation", "galley": 3}));
    game.seat_says(0, fix("BlackPawn", json!({"number": 0})));
    assert_eq!(game.asks(), json!({"ask": "Activation", "galley": 1}));
    game.seat_says(0, fix("BlackPawn", json!({"number": 4})));
    assert_eq!(game.asks()["ask"], "Doge");
}

#[test]
fn fix_1_keeps_final_standings_up_to_date() {
    let mut game = at(SEA);
    game.seat_says(1, json!({"do": "EndEarly", "score": false}));
    assert_eq!(game.view()["stage"]["standings"][0]["seat"], 0);
    game.seat_says(1, fix("Purse", json!({"seat": 1, "ducats": 42})));
    assert_eq!(game.view()["stage"]["standings"][0]["seat"], 1);
}

#[test]
fn score_6_shows_a_requested_last_scoring() {
    let mut scored = fighting();
    scored.seat_says(1, json!({"do": "EndEarly", "score": true}));
    assert_eq!(scored.told("ScoringBegan")[0]["nth"], 0);
    assert_eq!(scored.told("Income").len(), 2);
    assert_eq!(scored.asks(), Value::Null);
    assert_eq!(scored.refusal_of(Actor::Seat(Seat(0)), json!({"do": "EndEarly", "score": true}))["waivable"], false);
}

#[test]
fn running_game_is_entered_and_continues() {
    let mut setup = serenissima::Serenissima::default_setup(3);
    setup.table.under_way = true;
    let mut game = At::of(&setup);
    assert_eq!(game.asks(), json!({"ask": "Prepare"}));
    game.seat_says(2, fix("Port", json!({"port": "genova", "seat": 1, "sailors": 2})));
    game.seat_says(2, fix("Galley", json!({"galley": 5, "seat": 1, "zone": "genova", "sailors": 2, "goods": []})));
    game.seat_says(2, fix("Galley", json!({"galley": 7, "seat": 2, "zone": "genova", "sailors": 2, "goods": []})));
    game.seat_says(2, fix("BlackPawn", json!({"number": 5})));
    game.seat_says(2, json!({"do": "BeginPlay"}));
    assert_eq!(game.asks(), json!({"ask": "Activation", "galley": 5}), "the pawn's own galley is up");
}

#[test]
fn board_1_stops_an_invalid_board() {
    let mut game = at(SEA);
    let mut board = json!(serenissima::Board::mediterranean_2012());
    board["ports"][0]["values"]["value"] = json!([6, 5, 4, 3, 2]);
    game.stops(fix("Board", json!({"board": board})), "BOARD-1");
    let mut other = json!(serenissima::Board::mediterranean_2012());
    other["ports"][0]["id"] = json!("cadiz");
    game.stops(fix("Board", json!({"board": other})), "BOARD-1");
}

#[test]
fn board_1_keeps_a_corrected_value() {
    let mut game = at(SEA);
    let mut board = json!(serenissima::Board::mediterranean_2012());
    board["ports"][2]["good"]["value"] = json!("spice");
    game.seat_says(0, fix("Board", json!({"board": board})));
    game.seat_says(0, json!({"do": "Load", "good": "spice"}));
}

#[test]
fn board_1_keeps_out_a_board_too_small_for_its_cubes() {
    let mut game = at(&format!("{SEA}\n stores genova gold wine wood marble spice"));
    let mut board = json!(serenissima::Board::mediterranean_2012());
    board["ports"][1]["slots"]["value"] = json!(3);
    board["ports"][1]["values"]["value"] = json!([2, 3, 4]);
    game.stops(fix("Board", json!({"board": board})), "BOARD-1");
}
