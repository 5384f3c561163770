//! Section 2: the wheel.

use serde_json::json;

use crate::helper::at;

#[test]
fn wheel_1_shows_the_next_galley_in_ascending_order() {
    let mut game = at(
        "players red blue\n pawn 4\n port valencia red 1\n galley 4 red valencia 1\n galley 11 red valencia 1\n galley 7 blue genova 1",
    );
    game.says(json!({"do": "EndActivation"}));
    assert_eq!(game.told("Activated")[0], &json!({"event": "Activated", "seat": 1, "galley": 7}));
    assert_eq!(game.view()["wheel"]["next"], json!([11, 4, 7]));
}

#[test]
fn wheel_2_shows_the_turn_ending_without_a_galley_ahead() {
    let mut game =
        at("players red blue\n pawn 4\n port valencia red 1\n galley 4 red valencia 1\n galley 2 blue genova 1");
    game.says(json!({"do": "EndActivation"}));
    assert_eq!((game.asks(), game.view()["wheel"]["pawn"].clone()), (json!({"ask": "Doge"}), json!(0)));
}

#[test]
fn wheel_3_shows_a_galley_bought_ahead_acting_this_turn() {
    let position = "players red blue\n pawn 4\n purse red 9\n port valencia red 2\n galley 4 red valencia 2\n galley 6 blue genova 1";
    let mut ahead = at(position);
    ahead
        .says(json!({"do": "BuyGalley", "galley": 5, "port": "valencia", "crew": "hired"}))
        .says(json!({"do": "EndActivation"}));
    assert_eq!(ahead.asks()["galley"], 5);
    let mut behind = at(position);
    behind
        .says(json!({"do": "BuyGalley", "galley": 3, "port": "valencia", "crew": "hired"}))
        .says(json!({"do": "EndActivation"}));
    assert_eq!(behind.asks()["galley"], 6);
}

#[test]
fn wheel_3_shows_a_sunk_galley_skipped() {
    let mut game = at(
        "players red blue\n pawn 4\n port valencia red 1\n galley 4 red valencia 1\n galley 5 red valencia 1\n galley 6 blue genova 1",
    );
    game.says(json!({"do": "Scuttle", "galley": 5})).says(json!({"do": "EndActivation"}));
    assert_eq!(game.asks()["galley"], 6);
}

#[test]
fn wheel_4_shows_the_pawn_staying_where_its_galley_sank() {
    let mut game =
        at("players red blue\n pawn 4\n port valencia red 1\n galley 4 red valencia 1\n galley 9 blue genova 1");
    game.says(json!({"do": "Scuttle", "galley": 4}));
    assert_eq!(game.asks()["galley"], 9);
    let mut last = at("players red blue\n pawn 4\n port valencia red 1\n galley 4 red valencia 1");
    last.says(json!({"do": "Scuttle", "galley": 4}));
    assert_eq!(last.asks(), json!({"ask": "Doge"}));
}

/// When each of these galleys acts, as the view says.
fn acting_times(view: &serde_json::Value, list: &str) -> serde_json::Value {
    let all = view.pointer(list).and_then(serde_json::Value::as_array).expect("a list");
    all.iter().map(|one| (one["galley"].to_string(), one["acts"].clone())).collect::<serde_json::Map<_, _>>().into()
}

#[test]
fn view_shows_when_each_galley_acts() {
    let mut game = at(
        "players red blue\n pawn 4\n purse red 9\n port valencia red 2\n galley 2 red valencia 1\n galley 4 red valencia 2\n galley 6 blue genova 1",
    );
    let view = game.view();
    assert_eq!(acting_times(&view, "/galleys"), json!({"2": "later", "4": "now", "6": "turn"}));
    let numbers = acting_times(&view, "/stage/go/invest/numbers");
    assert_eq!((&numbers["3"], &numbers["5"], &numbers["6"]), (&json!("later"), &json!("turn"), &json!(null)));
    assert_eq!((&view["seats"][0]["next"], &view["seats"][1]["next"]), (&json!(2), &json!(6)));
    game.says(json!({"do": "EndActivation"})).says(json!({"do": "EndActivation"}));
    let view = game.view();
    assert_eq!(acting_times(&view, "/galleys"), json!({"2": null, "4": null, "6": null}));
    assert_eq!((&view["seats"][0]["next"], &view["seats"][1]["next"]), (&json!(2), &json!(6)));
}

#[test]
fn view_shows_active_galley_during_its_battle() {
    let mut game =
        at("players red blue\n pawn 4\n port valencia red 2\n galley 4 red valencia 3\n galley 6 blue valencia 1");
    game.says(json!({"do": "Attack", "foe": {"galley": 6}}));
    assert_eq!(acting_times(&game.view(), "/galleys"), json!({"4": "now", "6": "turn"}));
}
