//! What the view says a galley can gain and lose in each zone in reach, compared with what happens there.

use serde_json::{Value, json};

use crate::helper::at;

fn prospects(position: &str) -> Vec<Value> {
    at(position).view()["stage"]["go"]["reach"].as_array().cloned().expect("zones in reach")
}

fn prospect(position: &str, zone: &str) -> Value {
    let found = prospects(position).into_iter().find(|way| way["zone"] == zone);
    found.unwrap_or_else(|| panic!("{zone} is out of reach"))["prospect"].clone()
}

fn close(value: &Value, expected: f64) -> bool {
    value.as_f64().is_some_and(|value| (value - expected).abs() < 1e-9)
}

/// Every order in which some of the goods can be sold.
fn orders(goods: &[&'static str]) -> Vec<Vec<&'static str>> {
    let mut all = vec![vec![]];
    for good in goods {
        let rest: Vec<&'static str> = goods.iter().copied().filter(|other| other != good).collect();
        all.extend(orders(&rest).into_iter().map(|order| [vec![*good], order].concat()));
    }
    all
}

/// Sails and sells in every possible order; returns the highest gain.
fn best_by_trial(position: &str, path: &Value, goods: &[&'static str]) -> u64 {
    let gain = |order: Vec<&str>| {
        let mut game = at(position);
        let before = game.purse(0);
        game.says(json!({"do": "Sail", "path": path}));
        for good in order {
            let may = game.view()["stage"]["go"]["sales"]
                .as_array()
                .is_some_and(|sales| sales.iter().any(|sale| sale["good"] == good && sale["breaches"] == json!([])));
            if may {
                game.says(json!({"do": "Sell", "good": good}));
            }
        }
        game.purse(0) - before
    };
    orders(goods).into_iter().map(gain).max().unwrap_or(0)
}

/// Red can reach a neutral port, an own one, one with a single free slot, a full one and a closed one.
const TRADER: &str = "players red blue\n pawn 1\n port valencia red 1\n port barcelona red 1\n port genova blue 1\n \
    closed tunis\n stores barcelona wood\n stores alger stone marble gold\n stores marseille wood stone gold marble\n \
    galley 1 red valencia 2 wood gold spice\n galley 5 blue genova 3";

#[test]
fn sell_2_shows_the_best_sale_in_each_zone_in_reach() {
    let all = prospects(TRADER);
    assert!(all.len() >= 4, "{all:?}");
    for way in all {
        let best = best_by_trial(TRADER, &way["path"], &["wood", "gold", "spice"]);
        assert_eq!(way["prospect"]["ducats"], json!(best), "{way}");
        assert_eq!(way["prospect"]["cubes"], json!(way["sells"].as_array().map(Vec::len)));
    }
    assert_eq!(prospect(TRADER, "alger")["free"], 1, "three of four slots are taken");
    assert_eq!(prospect(TRADER, "alger")["ducats"], 5 + 2, "spice on the last slot (`SELL-3`)");
    assert_eq!(prospect(TRADER, "barcelona")["ducats"], 2, "an own port pays for spice only");
    assert_eq!(prospect(TRADER, "marseille")["cubes"], 0, "the warehouse is full");
}

#[test]
fn score_1_shows_what_the_port_pays_before_and_after_the_sale() {
    let mut game = at(TRADER);
    let way = prospects(TRADER).into_iter().find(|way| way["zone"] == "barcelona").expect("Barcelona");
    game.says(json!({"do": "Sail", "path": way["path"]}));
    let before = game.port("barcelona")["pays"].clone();
    for good in way["sells"].as_array().into_iter().flatten() {
        game.says(json!({"do": "Sell", "good": good}));
    }
    assert_eq!(way["prospect"]["worth"], json!([before, game.port("barcelona")["pays"]]));
}

#[test]
fn wheel_1_shows_galleys_acting_before_own_next_galley() {
    let position = |own: &str| {
        format!(
            "players red blue black\n pawn 3\n port valencia red 1\n port genova blue 1\n port venezia black 1\n \
             galley 3 red valencia 1\n galley 2 blue alger 1\n galley 5 blue tunis 1\n galley 7 black venezia 1\n \
             galley 9 black barcelona 1\n {own}"
        )
    };
    assert_eq!(prospect(&position(""), "alger")["first"], json!([5, 9, 2]), "the rest of this turn, then the next");
    assert_eq!(prospect(&position("galley 6 red genova 1"), "alger")["first"], json!([5]), "only until galley 6");
}

#[test]
fn sell_5_shows_possible_blockaders_and_odds_of_the_fight() {
    let position = |red: u8, goods: &str| {
        format!(
            "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n \
             galley 1 red valencia {red} {goods}\n galley 2 blue alger 1\n galley 4 blue alger 2"
        )
    };
    let shown = prospect(&position(2, "wood"), "alger");
    // One die against one die: each side is lost alone in one of three fights, both in the third. The second sailor
    // of the attacker must fall too.
    let (hit, both) = (1.0 / 3.0, 1.0 / 3.0);
    let wins = hit + both + hit * hit;
    assert_eq!(shown["blockades"][0]["seat"], 1);
    assert_eq!(shown["blockades"][0]["sailors"], 3);
    assert!(close(&shown["blockades"][0]["wins"], wins), "{shown}");
    assert_eq!(prospect(&position(1, "wood"), "alger")["blockades"][0]["wins"], json!(null), "no strength is left");
    assert_eq!(prospect(&position(3, "wood"), "alger")["blockades"], json!([]), "3 is not more than 3");
    assert_eq!(prospect(&position(2, ""), "alger")["blockades"], json!([]), "nothing to sell");
}

#[test]
fn fight_2_shows_costliest_attack_before_own_next_galley() {
    let position = |blue: u8, more: &str| {
        format!(
            "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n \
             galley 1 red valencia 1\n galley 2 blue tunis {blue}\n {more}"
        )
    };
    // From Tunis to Alger is one zone: two sailors attack with one die.
    let shown = prospect(&position(2, ""), "alger");
    assert_eq!((&shown["attack"]["galley"], &shown["attack"]["seat"]), (&json!(2), &json!(1)));
    let loses = 1.0 / 3.0 + 1.0 / 3.0 + 1.0 / 9.0 + 1.0 / 9.0;
    assert!(close(&shown["attack"]["loses"], loses), "{shown}");
    // A new galley costs nothing without another one (`INV-3`), and its sailor 1 ducat (`INV-2`).
    assert!(close(&shown["attack"]["cost"], loses), "{shown}");
    let two = prospect(&position(2, "galley 9 red valencia 1"), "alger");
    assert!(close(&two["attack"]["cost"], 2.0 * loses), "{two}");
    assert_eq!(prospect(&position(1, ""), "alger")["attack"], json!(null), "no strength is left after a zone");
    let own_first = prospect(
        "players red blue\n pawn 3\n port valencia red 1\n port genova blue 1\n galley 3 red valencia 1\n \
         galley 2 blue tunis 2\n galley 9 red valencia 1",
        "alger",
    );
    assert_eq!(own_first["attack"], json!(null), "galley 9 acts before galley 2");
}
