//! Sections 0 and 1: the box and the set-up.

use kernel::Rules;
use serde_json::json;
use serenissima_1996::{Serenissima1996, Setup};

use crate::helper::{At, at, flaws, fresh, say};

const TWO: &str = "
    nations venice genoa
    order venice genoa
    purse venice 5000
    port venezia venice 4
    port genova genoa 4
    galley 1 venice venezia 3
    galley 3 genoa genova 3
    phase trade venice
";

#[test]
fn box_1a_stops_purchases_beyond_the_stock() {
    let cloth = "
        stores genova cloth
        stores valencia cloth
        stores napoli cloth
        galley 21 genoa cyrene 1 cloth cloth cloth cloth
        galley 22 genoa cyrene 1 cloth cloth cloth cloth
        galley 23 genoa cyrene 1 cloth cloth cloth
    ";
    let mut game = at(&format!("{TWO}{cloth}"));
    assert_eq!(game.left("cloth"), 1);
    game.stops(say!("Buy", "port": "venezia", "good": "cloth", "count": 2, "galley": 1), "BOX-1a");
    game.says(say!("Buy", "port": "venezia", "good": "cloth", "count": 1, "galley": 1));
    let sailors = "port tunis genoa 120\n port tripoli genoa 42\n stores venezia wood iron wine";
    let mut game = at(&format!("{TWO}{sailors}"));
    assert_eq!(game.view()["stock"]["sailors"], 0);
    game.stops(say!("Hire", "port": "venezia", "to": {"port": "venezia"}, "count": 1), "BOX-1a");
    game.stops(say!("BuildGalley", "port": "venezia", "crew": "hired", "sailors": 1), "BOX-1a");
    game.says(say!("BuildGalley", "port": "venezia", "crew": "garrison", "sailors": 1));
    let fleet: String = (4..=28).map(|n| format!("galley {n} genoa tunis 1\n")).collect();
    let mut game = at(&format!("{TWO}galley 2 venice tunis 1\n{fleet}stores venezia wood iron"));
    game.stops(say!("BuildGalley", "port": "venezia", "crew": "garrison", "sailors": 1), "BOX-1a");
    let all = ["genova", "tunis", "sicilia", "ragusa", "durazzo", "athens", "crete", "istanbul", "smyrna", "rhodes"];
    let more =
        ["cyprus", "antioch", "alexandria", "cyrene", "tripoli", "napoli", "cagliari", "marseille", "palma", "alger"];
    let forts: String = all.iter().chain(&more).map(|port| format!("fortress {port}\n")).collect();
    at(&format!("{TWO}{forts}stores venezia wood gold")).stops(say!("BuildFortress", "port": "venezia"), "BOX-1a");
}

#[test]
fn box_1b_shows_lost_pieces_returning_to_the_box() {
    let mut game = at(&format!("{TWO}galley 2 venice venezia 2 wine wine"));
    let (sailors, galleys) = (game.view()["stock"]["sailors"].clone(), game.view()["stock"]["galleys"].clone());
    assert_eq!((game.left("wine"), &sailors, &galleys), (13, &json!(160), &json!(25)));
    game.says(say!("MoveSailors", "from": {"galley": 2}, "to": {"port": "venezia"}, "count": 2));
    assert_eq!((game.left("wine"), game.view()["stock"]["galleys"].clone()), (15, json!(26)));
    assert_eq!(game.galley(2), json!(null));
}

#[test]
fn box_1c_stops_using_missing_pieces() {
    let mut game = at(TWO);
    game.stops(say!("MoveSailors", "from": {"galley": 1}, "to": {"port": "venezia"}, "count": 4), "BOX-1c");
    game.stops(say!("MoveSailors", "from": {"galley": 1}, "to": {"galley": 3}, "count": 1), "BOX-1c");
    game.stops(say!("Discard", "galley": 1, "good": "wine", "count": 1), "BOX-1c");
    game.stops(say!("Discard", "galley": 9, "good": "wine", "count": 1), "BOX-1c");
    game.stops(say!("MoveGoods", "good": "wine", "from": 1, "to": 1, "count": 1), "BOX-1c");
    game.cannot(say!("Discard", "galley": 1, "good": "wine", "count": 0));
}

#[test]
fn box_1d_stops_payments_beyond_the_purse() {
    let mut game = at(&TWO
        .replace("purse venice 5000", "purse venice 400")
        .replace("phase", "stores venezia wood iron gold wine\n phase"));
    game.stops(say!("Buy", "port": "venezia", "good": "cloth", "count": 2, "galley": 3), "BOX-1c");
    game.stops(say!("BuildGalley", "port": "venezia", "crew": "garrison", "sailors": 1), "BOX-1d");
    game.stops(say!("BuildFortress", "port": "venezia"), "BOX-1d");
    game.says(say!("Hire", "port": "venezia", "to": {"port": "venezia"}, "count": 4));
    game.stops(say!("Buy", "port": "venezia", "good": "cloth", "count": 1, "galley": 1), "BOX-1d");
}

#[test]
fn box_1e_stops_sums_without_matching_coins() {
    let mut game = at("nations venice genoa\n purse venice 1000");
    game.stops(say!("Bid", "ducats": 150), "BOX-1e").stops(say!("Bid", "ducats": u32::MAX), "BOX-1e");
    game.says(say!("Bid", "ducats": 100));
}

#[test]
fn box_2_shows_both_sailor_counts() {
    assert_eq!(fresh(4).view()["stock"]["sailors"], 176 - 40);
    let mut setup = Serenissima1996::default_setup(4);
    setup.table.options.sailors_180 = true;
    assert_eq!(At::of(&setup).view()["stock"]["sailors"], 180 - 40);
}

#[test]
fn setup_1_shows_rounds_and_nations() {
    for (seats, rounds) in [(2, 12), (3, 10), (4, 8)] {
        assert_eq!(fresh(seats).view()["rounds"], rounds);
    }
    let start = |nations: &[&str]| {
        let setup: Setup = serde_json::from_value(json!({"nations": nations})).expect("a set-up");
        Serenissima1996::start(&setup, nations.len()).is_ok()
    };
    assert!(start(&["venice", "genoa"]) && start(&["turks", "spain"]) && start(&["spain", "venice", "genoa"]));
    assert!(start(&["turks", "genoa", "venice", "spain"]));
    assert!(!start(&["venice", "turks"]) && !start(&["venice", "genoa", "turks"]) && !start(&["venice", "venice"]));
    assert!(!start(&["venice"]));
}

#[test]
fn setup_1_shows_any_nations_with_recorded_option() {
    let setup = |nations: &[&str]| -> Setup {
        let setup = json!({"nations": nations, "options": {"open_purses": true, "any_nations": true}});
        serde_json::from_value(setup).expect("a set-up")
    };
    let start = |nations: &[&str]| Serenissima1996::start(&setup(nations), nations.len());
    for nations in [&["venice", "turks"][..], &["genoa", "spain"], &["venice", "genoa", "turks"]] {
        let state = start(nations).unwrap_or_else(|flaws| panic!("{nations:?}: {flaws:?}"));
        assert!(state.audit().is_empty());
        // The record and a position contain the option, and the next game is set up alike.
        assert_eq!(json!(setup(nations))["options"]["any_nations"], true);
        assert!(state.position().contains("any-nations"), "{}", state.position());
        assert_eq!(json!(state.again())["options"]["any_nations"], true);
    }
    assert!(start(&["venice", "venice"]).is_err() && start(&["venice"]).is_err());
    // Each nation begins in its own town.
    let mut game = At::of(&setup(&["venice", "turks"]));
    game.says(say!("PlaceSailors", "aboard": [2, 2])).says(say!("PlaceSailors", "aboard": [1, 5]));
    assert_eq!(game.port("istanbul")["owner"], 1);
    assert_eq!(game.asks(), ["0 Bid", "1 Bid"]);
}

#[test]
fn setup_2_shows_starting_pieces_and_ducats() {
    let mut setup = Serenissima1996::default_setup(2);
    setup.nations.reverse();
    setup.table.options.open_purses = true;
    let mut game = At::of(&setup);
    // Nations place in their order, whatever the seating.
    assert_eq!(game.asks(), ["1 Place"]);
    game.says(say!("PlaceSailors", "aboard": [5, 3]));
    assert_eq!((game.port("venezia")["sailors"].clone(), game.port("venezia")["owner"].clone()), (json!(2), json!(1)));
    assert_eq!(game.asks(), ["0 Place"]);
    game.says(say!("PlaceSailors", "aboard": [1, 1]));
    assert_eq!((game.port("genova")["sailors"].clone(), game.purse(0), game.purse(1)), (json!(8), 2000, 2000));
    assert_eq!((game.asks(), game.view()["round"].clone()), (vec!["0 Bid".into(), "1 Bid".into()], json!(1)));
    let lies = |galley: u8| (game.galley(galley)["zone"].clone(), game.galley(galley)["sailors"].clone());
    assert_eq!([lies(3), lies(4)], [(json!("venezia"), json!(5)), (json!("venezia"), json!(3))]);
    assert!(game.view()["ports"].as_array().unwrap().iter().filter(|port| !port["owner"].is_null()).count() == 2);
}

#[test]
fn setup_3_stops_galleys_without_crew_or_overcrewed() {
    let mut game = fresh(2);
    game.stops(say!("PlaceSailors", "aboard": [0, 5]), "SETUP-3")
        .stops(say!("PlaceSailors", "aboard": [5, 6]), "SETUP-3");
    game.says(say!("PlaceSailors", "aboard": [5, 5]));
    assert_eq!(game.port("venezia")["sailors"], 0);
}

#[test]
fn setup_4_shows_neutral_major_towns() {
    let mut game = at("
        nations venice genoa
        port istanbul venice 1
        stores istanbul wine cloth iron gold gems spices
        port genova venice 1
    ");
    game.seat_says(0, say!("EndEarly", "score": true)).says(say!("Count"));
    let outcomes = game.view()["stage"]["outcomes"].clone();
    // Istanbul is full: 10. Genoa belongs to another player and is not full: 1. Neither is the player's own town,
    // which would bring 10.
    assert_eq!(outcomes[0]["wealth"], json!({"town": 0, "ports": 11, "money": 0}));
    assert_eq!(fresh(2).port("istanbul")["slots"].as_array().unwrap().len(), 6);
}

#[test]
fn seat_1a_shows_player_without_pieces_bidding_but_skipped() {
    let mut game = at("
        nations venice genoa spain
        purse genoa 100
        purse spain 500
        port venezia venice 1
        port genova genoa 1
    ");
    for ducats in [0, 100, 500] {
        game.says(say!("Bid", "ducats": ducats));
    }
    game.says(say!("Reveal")).says(say!("PickPlace", "place": 1));
    game.says(say!("PickPlace", "place": 2));
    // Spain is first in the order, but Genoa is asked.
    assert_eq!((game.view()["order"].clone(), game.asks()), (json!([2, 1, 0]), vec!["1 Trade".to_owned()]));
    assert_eq!(game.view()["seats"][2]["lost"], true);
    game.says(say!("EndTurn")).says(say!("EndTurn"));
    // No player has a galley, so phases 3 to 6 are skipped and the next round begins.
    assert_eq!((game.view()["round"].clone(), game.purse(0), game.purse(2)), (json!(2), 300, 0));
    assert_eq!(game.asks().len(), 3);
}

#[test]
fn seat_1b_breaks_releasing_a_player_with_a_port() {
    let mut game = at("nations venice genoa spain\n port venezia venice 1");
    game.breaks(say!("LetGo", "seat": 0), &["SEAT-1b"]);
    let mut alone = game.waiving(say!("LetGo", "seat": 0), &["SEAT-1b"]);
    alone.says(say!("LetGo", "seat": 1)).stops(say!("LetGo", "seat": 2), "SEAT-1b");
}

#[test]
fn seat_1b_keeps_released_player_from_being_asked() {
    let mut game = at("nations venice genoa spain\n port venezia venice 1\n purse genoa 100");
    game.says(say!("LetGo", "seat": 2));
    assert_eq!(game.asks(), ["0 Bid", "1 Bid"]);
    game.says(say!("Bid", "ducats": 0)).says(say!("Bid", "ducats": 100)).says(say!("Reveal"));
    assert_eq!(game.view()["stage"]["places"], json!([null, null]));
    game.says(say!("PickPlace", "place": 2));
    assert_eq!(game.view()["order"], json!([0, 1]));
}

#[test]
fn hold_1_shows_port_without_garrison_kept() {
    let mut game = at(TWO);
    let leave = say!("MoveSailors", "from": {"port": "venezia"}, "to": {"galley": 1}, "count": 2);
    game.says(leave.clone());
    assert_eq!(game.port("venezia")["sailors"], 2);
    let mut bare = at(&TWO.replace("port venezia venice 4", "port venezia venice 2"));
    assert_eq!(bare.consequences(0, &leave)["bares"], "venezia");
    bare.says(leave);
    assert_eq!((bare.port("venezia")["sailors"].clone(), bare.port("venezia")["owner"].clone()), (json!(0), json!(0)));
}

#[test]
fn position_with_invalid_nations_is_refused() {
    assert_eq!(flaws("nations venice turks"), ["setup-nations"]);
}

#[test]
fn shared_fields_are_serialised_flat_in_original_order() {
    let setup = serde_json::to_string(&Serenissima1996::default_setup(2)).expect("JSON");
    assert!(setup.starts_with(r#"{"nations":["venice","genoa"],"options":{"sailors_180":false,"#), "{setup}");
    assert!(setup.ends_with(r#","board_as_assumed":true},"board":null,"under_way":false}"#), "{setup}");
    let unknown = setup.replace("under_way", "underway");
    assert!(serde_json::from_str::<Setup>(&unknown).is_err(), "unknown fields are refused");
    let state =
        Serenissima1996::start(&Serenissima1996::default_setup(2), 2).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let view = serde_json::to_string(&state.view(kernel::Viewer::Table)).expect("JSON");
    let port = r#","owner":null,"sailors":0,"slots":[null,null,null,null],"fortress":false,"#;
    assert!(view.contains(port), "{view}");
    let written = serde_json::to_string(&state).expect("JSON");
    let galley = r#"{"owner":null,"zone":0,"sailors":0,"goods":[0,0,0,0,0,0,0],"moved":false}"#;
    assert!(written.contains(galley), "{written}");
}
