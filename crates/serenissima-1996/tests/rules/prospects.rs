//! What the view says a galley can gain and lose in each zone in reach, compared with what happens there.

use serde_json::{Value, json};

use crate::helper::{At, at, say};

/// Venice moves second of three. Genoa has moved, Spain has not.
fn sea(more: &str) -> At {
    at(&format!(
        "
    nations venice genoa spain
    order genoa venice spain
    port venezia venice 1
    port genova genoa 1
    port valencia spain 1
    port tunis genoa 1
    stores tunis wine spices
    galley 1 venice tunis 1 iron cloth wine gems
    {more}
    phase move venice
"
    ))
}

fn reach(game: &At) -> Vec<Value> {
    game.view()["stage"]["sailing"]["galleys"][0]["reach"].as_array().cloned().expect("zones in reach")
}

fn prospect(game: &At, zone: &str) -> Value {
    let found = reach(game).into_iter().find(|way| way["zone"] == zone);
    found.unwrap_or_else(|| panic!("{zone} is out of reach"))["prospect"].clone()
}

fn close(value: &Value, expected: f64) -> bool {
    value.as_f64().is_some_and(|value| (value - expected).abs() < 1e-9)
}

/// Sails to every zone in reach, and sells everything there at the end of the round.
#[test]
fn sale_1_shows_the_best_sale_in_each_zone_in_reach() {
    let mut seen = 0;
    for way in reach(&sea("")) {
        let goods = way["sells"].as_array().expect("goods");
        if goods.is_empty() {
            assert_eq!(way["prospect"]["ducats"], 0, "{way}");
            continue;
        }
        let mut game = sea("");
        let mut paid = 0;
        game.says(say!("Sail", "galley": 1, "path": way["path"], "stay": true));
        while !game.asks().iter().any(|asked| asked == "0 Sell") {
            game.says(say!("EndTurn"));
        }
        for good in goods {
            game.says(say!("Sell", "galley": 1, "good": good));
            paid += game.told("Sold")[0]["paid"].as_u64().expect("ducats");
        }
        assert_eq!(json!(paid), way["prospect"]["ducats"], "{way}");
        seen += usize::from(way["prospect"]["ducats"] != json!(0));
    }
    assert!(seen > 0, "no sale in reach");
}

#[test]
fn sale_2_shows_the_new_market_on_the_best_goods() {
    let game = at("
        nations venice genoa
        order venice genoa
        port venezia venice 1
        port tunis genoa 1
        stores tunis wine spices iron
        galley 1 venice palma 2 cloth gems iron
        phase move venice
    ");
    // One space is left, with the number 4; the goods are new to Genoa, which holds no major town here.
    let shown = prospect(&game, "tunis");
    assert_eq!((&shown["free"], &shown["cubes"]), (&json!(1), &json!(1)));
    assert_eq!(shown["ducats"], 400 + 500);
    assert_eq!(shown["worth"], json!([1, 5]), "the warehouse of Tunis would be full (`SCORE-1`)");
}

#[test]
fn bid_3_shows_the_galleys_that_sell_there_first() {
    let more = |galley: &str| sea(&format!("galley 5 {galley}"));
    let first = |galley: &str, zone: &str| prospect(&more(galley), zone)["first"].clone();
    assert_eq!(first("genoa high-tyrrhenian 1 gems", "high-tyrrhenian"), json!([]), "no port to sell at");
    assert_eq!(first("genoa alger 1 gems", "alger"), json!([5]), "Genoa is earlier in the order");
    assert_eq!(first("genoa alger 1 iron", "alger"), json!([]), "Alger supplies iron");
    assert_eq!(first("spain alger 1 gems", "alger"), json!([]), "Spain is later in the order");
}

#[test]
fn fight_1_shows_costliest_possible_attack_in_zone() {
    let game = sea("galley 5 spain alger 1");
    // One sailor against one: a side dies if the other rolls 2 or more, so each falls in 5 of 6 rounds.
    let shown = prospect(&game, "alger");
    assert_eq!((&shown["attack"]["galley"], &shown["attack"]["seat"]), (&json!(5), &json!(2)));
    let loses = (5.0 / 6.0) / (1.0 - 1.0 / 36.0);
    assert!(close(&shown["attack"]["loses"], loses), "{shown}");
    assert!(close(&shown["attack"]["cost"], loses * (100.0 + 500.0)), "{shown}");
    let away = sea("galley 5 genoa palma 5");
    assert_eq!(prospect(&away, "alger")["attack"], json!(null), "Genoa has moved already");
    let comes = sea("galley 5 spain palma 5");
    assert_eq!(prospect(&comes, "alger")["attack"]["galley"], 5, "Spain can still move");
}
