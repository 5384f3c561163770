//! Section 2: bids and the order of a round.

use serde_json::json;

use crate::helper::{At, at, say};

fn bidding(bids: [u32; 4]) -> At {
    let mut game = at("
        nations venice genoa spain turks
        purse venice 2000
        purse genoa 2000
        purse spain 2000
        purse turks 2000
        port venezia venice 1
        port genova genoa 1
        port valencia spain 1
        port istanbul turks 1
    ");
    for ducats in bids {
        game.says(say!("Bid", "ducats": ducats));
    }
    game.says(say!("Reveal"));
    game
}

fn picks(game: &mut At, place: u8) -> Vec<String> {
    game.says(say!("PickPlace", "place": place));
    game.asks()
}

#[test]
fn bid_1_shows_that_all_bids_are_paid() {
    let game = bidding([300, 0, 0, 500]);
    assert_eq!([0, 1, 2, 3].map(|seat| game.purse(seat)), [1700, 2000, 2000, 1500]);
    assert_eq!(game.told("BidsRevealed")[0]["bids"][3], json!({"seat": 3, "ducats": 500}));
}

#[test]
fn bid_1_shows_that_a_bid_can_be_changed_until_the_last() {
    let mut game = at("nations venice genoa\n purse venice 1000\n purse genoa 1000\n port venezia venice 1");
    game.seat_says(0, say!("Bid", "ducats": 500)).seat_says(0, say!("Bid", "ducats": 200));
    game.stops(say!("Bid", "ducats": 1100), "BOX-1d");
    game.seat_says(1, say!("Bid", "ducats": 100));
    assert_eq!(game.asks(), ["chance Reveal"]);
    let late = game.refusal_of(kernel::Actor::Seat(kernel::Seat(0)), say!("Bid", "ducats": 0));
    assert_eq!(late["impossible"], "not_asked");
    game.says(say!("Reveal"));
    assert_eq!((game.purse(0), game.purse(1)), (800, 900));
}

/// The example of the rulebook.
#[test]
fn bid_2b_shows_picking_order() {
    let mut game = bidding([300, 0, 0, 500]);
    assert_eq!(game.asks(), ["3 Pick"]);
    assert_eq!(picks(&mut game, 4), ["0 Pick"]);
    assert_eq!(picks(&mut game, 1), ["chance Order"]);
    game.says(say!("RollOrder", "dice": [6, 2]));
    assert_eq!(game.asks(), ["1 Pick"]);
    game.says(say!("PickPlace", "place": 2));
    // The last place leaves no choice and is assigned automatically.
    assert_eq!((game.view()["order"].clone(), game.asks()), (json!([0, 1, 2, 3]), vec!["0 Trade".to_owned()]));
}

#[test]
fn bid_2b_shows_that_equal_dice_are_rolled_again() {
    let mut game = bidding([200, 200, 200, 0]);
    game.says(say!("RollOrder", "dice": [3, 5, 3]));
    assert_eq!(picks(&mut game, 1), ["chance Order"]);
    game.says(say!("RollOrder", "dice": [4, 4]));
    assert_eq!(game.asks(), ["chance Order"]);
    game.says(say!("RollOrder", "dice": [1, 2]));
    assert_eq!(game.asks(), ["2 Pick"]);
    assert_eq!(picks(&mut game, 2), ["0 Pick"]);
    game.says(say!("PickPlace", "place": 4));
    assert_eq!(game.view()["order"], json!([1, 2, 3, 0]));
}

#[test]
fn bid_2a_stops_taken_or_missing_places() {
    let mut game = bidding([300, 200, 100, 500]);
    game.stops(say!("PickPlace", "place": 0), "BID-2a").stops(say!("PickPlace", "place": 5), "BID-2a");
    game.says(say!("PickPlace", "place": 2)).stops(say!("PickPlace", "place": 2), "BID-2a");
}

#[test]
fn bid_3_shows_that_each_phase_is_played_by_all_before_the_next() {
    let mut game = at("
        nations venice genoa
        order genoa venice
        port venezia venice 2
        port genova genoa 2
        galley 1 venice venezia 1
        galley 3 genoa genova 1
        phase trade genoa
    ");
    let mut asked = vec![];
    while game.view()["round"] == 1 {
        asked.extend(game.asks());
        game.says(say!("EndTurn"));
    }
    // No player can fight, land or sell anything.
    assert_eq!(asked, ["1 Trade", "0 Trade", "1 Move", "0 Move"]);
    assert_eq!((game.purse(0), game.purse(1), game.asks()), (300, 300, vec!["0 Bid".into(), "1 Bid".into()]));
}

#[test]
fn rand_1_stops_invalid_dice() {
    let mut game = bidding([200, 200, 0, 100]);
    game.stops(say!("RollOrder", "dice": [0, 3]), "RAND-1").stops(say!("RollOrder", "dice": [7, 3]), "RAND-1");
    game.cannot(say!("RollOrder", "dice": [3]));
    game.says(say!("RollOrder", "dice": [6, 1]));
}
