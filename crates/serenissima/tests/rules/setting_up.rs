//! Section 1: set-up.

use kernel::{Actor, Rules, Seat};
use serde_json::{Value, json};
use serenissima::{Serenissima, Setup};

use crate::helper::{At, fresh};

fn start(port: &str, galley: u8) -> Value {
    json!({"do": "PickStart", "port": port, "galley": galley})
}

fn next(galley: u8) -> Value {
    json!({"do": "PickGalley", "galley": galley})
}

fn begun(seats: usize, first: u8) -> At {
    let mut game = fresh(seats);
    game.says(json!({"do": "DrawFirst", "seat": first}));
    game
}

/// A position of two or three players with the four ports closed.
fn closed(seats: usize, first: u8) -> At {
    let mut game = begun(seats, first);
    for port in ["ragusa", "corfu", "modon", "tunis"] {
        game.says(json!({"do": "ClosePort", "port": port}));
    }
    game
}

fn seat(n: u8) -> Actor {
    Actor::Seat(Seat(n))
}

#[test]
fn setup_1_shows_the_first_player_drawn() {
    let game = begun(4, 2);
    assert_eq!((game.view()["first"].clone(), game.awaited()), (json!(2), seat(2)));
}

#[test]
fn setup_2_shows_sailors_and_ducats() {
    for (seats, sailors) in [(2, 30), (3, 26), (4, 22)] {
        let view = fresh(seats).view();
        assert_eq!((&view["seats"][1]["reserve"], &view["seats"][1]["purse"]), (&json!(sailors), &json!(5)));
    }
}

#[test]
fn setup_3_shows_starting_pawns_and_cards() {
    for (seats, space) in [(2, 0), (3, 2), (4, 4)] {
        let view = fresh(seats).view();
        assert_eq!((&view["track"]["pawn"], &view["wheel"]["pawn"]), (&json!(space), &json!(0)));
        assert_eq!(view["doge"]["left"], json!({"wine": 1, "one": 2, "two": 1, "shuffle": 1}));
    }
}

#[test]
fn setup_4_breaks_picking_a_port_that_is_no_starting_port() {
    begun(4, 0).breaks(start("alger", 4), &["SETUP-4"]);
}

#[test]
fn setup_4_keeps_three_sailors_in_port_and_three_aboard() {
    let mut game = begun(4, 0);
    game.says(start("valencia", 4));
    assert_eq!((&game.port("valencia")["sailors"], &game.galley(4)["sailors"]), (&json!(3), &json!(3)));
    assert_eq!(game.view()["seats"][0]["reserve"], 16);
    game.stops(start("valencia", 5), "BOX-7");
    game.stops(start("genova", 4), "BOX-7");
}

#[test]
fn setup_5_shows_the_second_galleys_in_reverse_order() {
    let mut game = begun(4, 1);
    let order = |game: &At| game.awaited();
    let mut asked = vec![];
    for (port, galley) in ["valencia", "genova", "venezia", "alexandria"].iter().zip(1..) {
        asked.push(order(&game));
        game.says(start(port, galley));
    }
    for galley in 5..=8 {
        asked.push(order(&game));
        game.says(next(galley));
    }
    assert_eq!(asked, [1, 2, 3, 0, 0, 3, 2, 1].map(seat));
    assert_eq!((&game.galley(5)["zone"], &game.galley(8)["zone"]), (&json!("alexandria"), &json!("valencia")));
    assert_eq!(game.tags(), ["GalleyPicked", "TurnBegan", "Activated"]);
}

#[test]
fn setup_5_shows_a_third_galley_with_two_players() {
    let mut game = closed(2, 0);
    let mut asked = vec![];
    for command in [start("valencia", 1), start("genova", 2), next(3), next(4), next(5), next(6)] {
        asked.push(game.awaited());
        game.says(command);
    }
    assert_eq!(asked, [0, 1, 1, 0, 0, 1].map(seat));
    assert_eq!(game.view()["seats"][0]["galleys"], 3);
}

#[test]
fn setup_6_breaks_closing_a_wrong_good_and_using_closed_ports() {
    let mut game = begun(3, 0);
    game.breaks(json!({"do": "ClosePort", "port": "corfu"}), &["SETUP-6"]);
    let mut shut = closed(3, 0);
    shut.breaks(start("valencia", 13), &["SETUP-6"]);
    let beside = "players red blue\n pawn 1\n closed tunis\n port valencia red 1\n galley 1 red tunis 2 wood";
    crate::helper::at(beside).breaks(json!({"do": "Sell", "good": "wood"}), &["SETUP-6"]);
    crate::helper::at(beside).breaks(json!({"do": "Land", "sailors": 1}), &["SETUP-6"]);
    crate::helper::at(beside).breaks(json!({"do": "Load", "good": "marble"}), &["LOAD-9", "SETUP-6"]);
}

#[test]
fn setup_6_keeps_one_closed_port_per_good_and_enough_starting_ports() {
    let mut game = begun(3, 0);
    for port in ["valencia", "alger"] {
        game.says(json!({"do": "ClosePort", "port": port}));
    }
    game.says(json!({"do": "ClosePort", "port": "genova"}));
    // Valencia and Genova are closed: closing Alexandria too would leave two starting ports for three players.
    game.stops(json!({"do": "ClosePort", "port": "alexandria"}), "SETUP-6");
    game.says(json!({"do": "ClosePort", "port": "napoli"}));
    assert_eq!(game.asks()["ask"], "Start");
}

#[test]
fn setup_6_keeps_all_ports_open_with_four_players() {
    assert_eq!(begun(4, 0).asks()["ask"], "Start");
}

#[test]
fn setup_6_keeps_a_closed_zone_open_to_ships() {
    let mut game = crate::helper::at(
        "players red blue\n pawn 1\n closed alger\n port valencia red 1\n galley 1 red valencia 3 wood\n galley 2 blue alger 5",
    );
    game.says(json!({"do": "Sail", "path": ["alger"]}));
    assert_eq!(game.asks()["ask"], "Blockade");
    game.says(json!({"do": "Blockade", "call": true})).says(json!({"do": "Jettison", "galley": 1, "good": "wood"}));
    game.says(json!({"do": "Attack", "foe": {"galley": 2}}));
}

#[test]
fn setup_6_breaks_crewing_a_closed_port_held_by_waiver() {
    let mut game = crate::helper::at(
        "players red blue\n pawn 1\n port valencia red 1\n port alger red 2\n closed alger\n galley 1 red alger 3",
    );
    let sailor = |from: Value, to: Value| json!({"do": "MoveSailor", "from": from, "to": to});
    game.breaks(sailor(json!({"galley": 1}), json!({"port": "alger"})), &["SETUP-6"]);
    game.breaks(sailor(json!({"port": "alger"}), json!({"galley": 1})), &["SETUP-6"]);
}

#[test]
fn setup_7_shows_purses_only_to_owners() {
    let game = crate::helper::at(
        "players red blue\n options hidden\n pawn 1\n purse red 17\n purse blue 3\n port valencia red 1\n galley 1 red valencia 1",
    );
    let purses = |view: Value| (view["seats"][0]["purse"].clone(), view["seats"][1]["purse"].clone());
    assert_eq!(purses(game.view()), (json!(null), json!(null)));
    assert_eq!(purses(game.view_of(0)), (json!(17), json!(null)));
    assert_eq!(purses(game.view_of(1)), (json!(null), json!(3)));
}

#[test]
fn four_seats_with_two_colours_are_refused() {
    let flaws = |setup: &Setup, seats| Serenissima::start(setup, seats).map(|_| ()).map_err(|flaws| flaws[0].flaw);
    assert_eq!(flaws(&Setup::of(2), 4), Err("seats-differ"));
    assert_eq!(flaws(&Serenissima::setup_at("players red blue"), 4), Err("seats-differ"));
    assert_eq!(flaws(&Setup::of(4), 4), Ok(()));
}

#[test]
fn shared_fields_are_serialised_flat_in_original_order() {
    let setup = serde_json::to_string(&Serenissima::default_setup(2)).expect("JSON");
    let options = r#""options":{"hidden_money":false,"blockade_where_it_started":false,"special_hiring":"bought"}"#;
    assert_eq!(setup, format!(r#"{{"colours":["red","blue"],{options},"board":null,"under_way":false}}"#));
    let unknown = setup.replace("under_way", "underway");
    assert!(serde_json::from_str::<Setup>(&unknown).is_err(), "unknown fields are refused");
    let state = Serenissima::start(&Serenissima::default_setup(2), 2).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let view = serde_json::to_string(&state.view(kernel::Viewer::Table)).expect("JSON");
    let port = r#"{"id":"constantinople","owner":null,"sailors":0,"slots":[null,null,null,null,null],"fort":false,"#;
    assert!(view.contains(port), "{view}");
    let written = serde_json::to_string(&state).expect("JSON");
    assert!(written.contains(r#"{"owner":null,"zone":0,"sailors":0,"goods":[0,0,0,0,0,0]}"#), "{written}");
}
