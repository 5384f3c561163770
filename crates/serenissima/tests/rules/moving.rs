//! Section 3b: moving, and the ban on gifts and trades between players.

use serde_json::{Value, json};

use crate::helper::at;

fn sail(path: &[&str]) -> Value {
    json!({"do": "Sail", "path": path})
}

#[test]
fn move_1_breaks_sailing_too_far_or_over_land() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 2");
    game.breaks(sail(&["alger", "tunis", "tripoli"]), &["MOVE-1"]);
    game.breaks(sail(&["genova"]), &["MOVE-1"]);
}

#[test]
fn move_1_keeps_one_zone_per_sailor_over_partial_moves() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 3");
    game.says(sail(&["alger"])).says(sail(&["tunis", "tripoli"]));
    assert_eq!(game.galley(1)["zone"], "tripoli");
    game.breaks(sail(&["tunis"]), &["MOVE-1"]);
}

#[test]
fn move_1_keeps_counting_steps_back() {
    let mut game = at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 2");
    game.says(sail(&["alger", "valencia"]));
    assert_eq!(game.view()["stage"]["go"]["steps_left"], 0);
    game.breaks(sail(&["alger"]), &["MOVE-1"]);
}

#[test]
fn move_4_breaks_gifts_of_goods() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 2 gold\n galley 2 blue valencia 2 stone",
    );
    game.breaks(json!({"do": "MoveGood", "good": "gold", "from": 1, "to": 2}), &["MOVE-4"]);
    game.breaks(json!({"do": "MoveGood", "good": "stone", "from": 2, "to": 1}), &["MOVE-4"]);
}

#[test]
fn move_4_keeps_transfers_between_own_galleys() {
    let mut game =
        at("players red blue\n pawn 1\n port valencia red 1\n galley 1 red valencia 2 gold\n galley 2 red valencia 2");
    game.says(json!({"do": "MoveGood", "good": "gold", "from": 1, "to": 2}));
}

#[test]
fn move_3_shows_other_routes_sorted_by_possible_blockades() {
    let game = at(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n galley 1 red valencia 4\n galley 2 blue alger 5",
    );
    let reach = game.view()["stage"]["go"]["reach"].as_array().cloned().expect("zones in reach");
    let marseille = reach.iter().find(|way| way["zone"] == "marseille").expect("Marseille");
    assert_eq!(marseille["path"], json!(["barcelona", "marseille"]), "the shortest path without a blockade");
    assert_eq!(marseille["blockades"], json!([]));
    let others = marseille["others"].as_array().expect("other routes");
    assert!(!others.is_empty() && others.len() <= 5);
    let keys: Vec<(usize, usize)> = others
        .iter()
        .map(|way| (way["blockades"].as_array().map_or(0, Vec::len), way["path"].as_array().map_or(0, Vec::len)))
        .collect();
    assert!(keys.is_sorted(), "{keys:?}");
    assert!(others.iter().any(|way| way["path"] == json!(["alger", "marseille"])), "{others:?}");
    assert!(others.iter().all(|way| way["path"] != marseille["path"]));
}
