//! Section 9: money is secret.

use kernel::{Actor, Rules, Seat, Secrets, Viewer};
use serde_json::{Value, json};
use serenissima_1996::{Command, Event, Serenissima1996};

use crate::helper::{at, say};

const HIDDEN: &str = "
    options assumed
    nations venice genoa
    purse venice 1500
    purse genoa 700
    port venezia venice 1
    port genova genoa 1
";

fn command(json: Value) -> Command {
    serde_json::from_value(json).expect("a command")
}

#[test]
fn money_1_shows_purses_to_their_owners_alone() {
    let game = at(HIDDEN);
    let purses = |view: Value| [0, 1].map(|seat: usize| view["seats"][seat]["purse"].clone());
    assert_eq!(purses(game.view()), [json!(null), json!(null)]);
    assert_eq!(purses(game.view_of(1)), [json!(null), json!(700)]);
    assert_eq!(game.view_of(1)["seats"][0]["wealth"], json!(null));
    assert_eq!(game.view_of(1)["seats"][0]["open_points"], 10);
    assert_eq!(game.view_of(1)["seats"][1]["wealth"], json!({"town": 10, "ports": 0, "money": 1}));
}

#[test]
fn money_1_shows_bids_to_their_owners_until_they_are_revealed() {
    let mut game = at(HIDDEN);
    game.says(say!("Bid", "ducats": 300));
    let bid = |view: Value| view["stage"]["bids"][0].clone();
    assert_eq!(bid(game.view_of(0)), json!({"seat": 0, "given": true, "ducats": 300, "most": 1500}));
    assert_eq!(bid(game.view_of(1)), json!({"seat": 0, "given": true, "ducats": null, "most": null}));
    let told = game.state().tell(&Event::BidGiven { seat: Seat(0), ducats: Some(300) }, Viewer::Seat(Seat(1)));
    assert_eq!(told, Some(Event::BidGiven { seat: Seat(0), ducats: None }));
    game.says(say!("Bid", "ducats": 0)).says(say!("Reveal"));
    assert_eq!(game.view()["stage"]["bids"], json!([300, 0]));
}

#[test]
fn money_1_shows_of_a_covered_purse_the_least_bid_alone() {
    let game = at(HIDDEN);
    let bids = |viewer: Viewer, by: u8| {
        let mut list = vec![];
        game.state().known_to(viewer).legal(Actor::Seat(Seat(by)), &mut list);
        json!(list.into_iter().map(|bid| json!(bid)["ducats"].clone()).collect::<Vec<_>>())
    };
    assert_eq!(bids(Viewer::Seat(Seat(0)), 0), json!([0, 1500]));
    assert_eq!(bids(Viewer::Seat(Seat(1)), 0), json!([0]));
    assert_eq!(bids(Viewer::Table, 1), json!([0]));
    // A position that is handed on names no purse that nobody could have.
    let told = game.state().known_to(Viewer::Table).position();
    assert!(Serenissima1996::start(&Serenissima1996::setup_at(&told), 2).is_ok(), "{told}");
}

#[test]
fn money_1_shows_no_verdict_that_a_purse_decides() {
    let game = at(HIDDEN);
    let bid = command(say!("Bid", "ducats": 1000));
    let tells = |by: u8, viewer: Viewer| game.state().tells_secret(Actor::Seat(Seat(by)), &bid, viewer);
    assert!(tells(1, Viewer::Seat(Seat(0))) && tells(1, Viewer::Table) && !tells(1, Viewer::Seat(Seat(1))));
    let open = at(&HIDDEN.replace("assumed", "assumed open"));
    assert!(!open.state().tells_secret(Actor::Seat(Seat(1)), &bid, Viewer::Table));
}

#[test]
fn money_1_shows_all_purses_at_the_end() {
    let mut game = at(HIDDEN);
    game.seat_says(0, say!("EndEarly", "score": true));
    assert_eq!(game.view()["seats"][0]["purse"], json!(null));
    game.says(say!("Count"));
    assert_eq!(game.view()["seats"][0]["purse"], 1500);
}

#[test]
fn money_1_shows_that_a_correction_of_a_purse_tells_nothing() {
    let mut game = at(HIDDEN);
    game.says(say!("Bid", "ducats": 300));
    game.seat_says(0, say!("Correct", "fix": {"what": "Purse", "seat": 0, "ducats": 100}));
    // The bid is given anew, whether or not it would still have been borne.
    assert_eq!(game.asks(), ["0 Bid", "1 Bid"]);
    let event: Event = serde_json::from_value(game.events[0].clone()).expect("an event");
    let told = game.state().tell(&event, Viewer::Seat(Seat(1))).expect("told");
    assert_eq!(json!(told)["fix"]["ducats"], json!(null));
    assert!(game.state().result().is_none());
}
