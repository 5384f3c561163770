//! Section 3: placing sailors and goods, and throwing goods away.

use serde_json::json;

use crate::helper::{At, at, say};

fn harbour() -> At {
    at("
        nations venice genoa
        order venice genoa
        port venezia venice 4
        port crete genoa 2
        galley 1 venice venezia 3 wine wine
        galley 2 venice venezia 2
        galley 3 venice crete 2 wood
        galley 4 venice high-ionian 2 wood
        phase trade venice
    ")
}

#[test]
fn place_1a_breaks_moving_between_zones() {
    let mut game = harbour();
    game.breaks(say!("MoveSailors", "from": {"galley": 1}, "to": {"galley": 3}, "count": 1), &["PLACE-1a"]);
    game.breaks(say!("MoveSailors", "from": {"port": "venezia"}, "to": {"galley": 4}, "count": 1), &["PLACE-1a"]);
    game.breaks(say!("MoveGoods", "good": "wood", "from": 3, "to": 4, "count": 1), &["PLACE-1a"]);
}

#[test]
fn place_1a_keeps_moving_within_a_zone() {
    let mut game = harbour();
    game.says(say!("MoveSailors", "from": {"port": "venezia"}, "to": {"galley": 2}, "count": 3));
    game.says(say!("MoveSailors", "from": {"galley": 1}, "to": {"port": "venezia"}, "count": 2));
    assert_eq!((game.galley(1)["sailors"].clone(), game.port("venezia")["sailors"].clone()), (json!(1), json!(3)));
    game.stops(say!("MoveGoods", "good": "wine", "from": 1, "to": 2, "count": 1), "BUY-4");
    game.says(say!("MoveSailors", "from": {"galley": 2}, "to": {"galley": 1}, "count": 2));
    game.says(say!("MoveGoods", "good": "wine", "from": 1, "to": 2, "count": 2));
    assert_eq!(game.galley(2)["goods"], json!(["wine", "wine"]));
}

#[test]
fn place_1b_shows_that_a_galley_without_sailors_sinks() {
    let mut game = harbour();
    let leave = say!("MoveSailors", "from": {"galley": 1}, "to": {"port": "venezia"}, "count": 3);
    assert_eq!(game.consequences(0, &leave)["sinks"], 1);
    game.says(leave);
    assert_eq!(
        (game.galley(1), game.told("Sunk")[0]["goods"].clone(), game.left("wine")),
        (json!(null), json!(["wine", "wine"]), 15)
    );
}

#[test]
fn place_2a_shows_goods_discarded() {
    let mut game = harbour();
    game.says(say!("Discard", "galley": 1, "good": "wine", "count": 2));
    assert_eq!((game.galley(1)["goods"].clone(), game.left("wine")), (json!([]), 15));
}

/// Every loss needs confirmation, whatever the number of pieces.
#[test]
fn place_2_shows_losses_at_every_count() {
    let mut game = at("
        nations venice genoa
        order venice genoa
        galley 1 venice crete 1 wine wine wine
        galley 2 venice crete 4
        phase trade venice
    ");
    let discard = |count: u8| say!("Discard", "galley": 1, "good": "wine", "count": count);
    let ashore = |count: u8| say!("PutAshore", "galley": 2, "count": count);
    assert_eq!(
        [1, 2, 3].map(|count| game.consequences(0, &discard(count))["loses"][1].clone()),
        [1, 2, 3].map(|n| json!(n))
    );
    assert_eq!(
        [1, 2, 3, 4].map(|count| game.consequences(0, &ashore(count))["strands"].clone()),
        [1, 2, 3, 4].map(|n| json!(n))
    );
    game.says(ashore(3)).says(discard(2));
}

#[test]
fn place_2b_breaks_putting_sailors_into_the_sea() {
    harbour().breaks(say!("PutAshore", "galley": 4, "count": 1), &["PLACE-2b"]);
}

#[test]
fn place_2b_keeps_sailors_put_ashore_in_the_box() {
    let mut game = harbour();
    let before = game.view()["stock"]["sailors"].as_u64().unwrap();
    game.says(say!("PutAshore", "galley": 3, "count": 1));
    assert_eq!(game.view()["stock"]["sailors"].as_u64(), Some(before + 1));
    assert_eq!(game.port("crete")["sailors"], 2);
    game.says(say!("PutAshore", "galley": 3, "count": 1));
    assert_eq!(game.galley(3), json!(null));
    // In an own port, sailors are moved instead.
    game.cannot(say!("PutAshore", "galley": 1, "count": 1));
}

#[test]
fn placing_is_refused_in_other_phases() {
    let mut game = harbour();
    game.says(say!("EndTurn")).says(say!("EndTurn"));
    game.cannot(say!("MoveSailors", "from": {"galley": 1}, "to": {"galley": 2}, "count": 1));
    game.cannot(say!("Discard", "galley": 1, "good": "wine", "count": 1));
}
