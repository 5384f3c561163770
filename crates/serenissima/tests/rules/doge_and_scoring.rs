//! Sections 8 and 9: the end of the turn, scoring, the end of the game.

use serde_json::{Value, json};

use crate::helper::{At, at};

/// A position of four players with two galleys each; a Doge card is about to be turned.
fn four(track: u8, more: &str) -> At {
    let galleys: String = ["red", "blue", "orange", "black"]
        .iter()
        .enumerate()
        .map(|(index, colour)| {
            let port = ["valencia", "genova", "venezia", "alexandria"][index];
            let n = index + 1;
            format!("port {port} {colour} 1\n galley {n} {colour} {port} 1\n galley {} {colour} {port} 1\n", n + 4)
        })
        .collect();
    at(&format!("players red blue orange black\n track {track}\n {galleys}\n phase {{\"phase\":\"Doge\"}}\n {more}"))
}

fn turn(card: &str) -> Value {
    json!({"do": "TurnDoge", "card": card})
}

#[test]
fn doge_1_stops_a_card_turned_before() {
    four(4, "deck one two shuffle").stops(turn("wine"), "DOGE-1");
}

#[test]
fn doge_1_keeps_the_pawn_still_for_wine_and_pays_three_per_port() {
    let mut game = four(4, "stores valencia wine\n port alger red 1\n port corfu blue 1");
    game.says(turn("wine"));
    assert_eq!(game.view()["track"]["pawn"], 4);
    assert_eq!((game.purse(0), game.purse(1), game.purse(2)), (11, 8, 5));
    assert_eq!(game.view()["doge"]["turned"]["wine"], 1);
}

#[test]
fn doge_1_keeps_one_and_two_steps_and_shuffles_after_the_arrows() {
    for (card, steps) in [("one", 1), ("two", 2), ("shuffle", 2)] {
        let mut game = four(4, "deck one two shuffle");
        game.says(turn(card));
        assert_eq!(game.view()["track"]["pawn"], 4 + steps);
        let total: u64 =
            game.view()["doge"]["left"].as_object().map_or(0, |left| left.values().filter_map(Value::as_u64).sum());
        assert_eq!(total, if card == "shuffle" { 5 } else { 2 });
    }
}

#[test]
fn doge_2_shows_scoring_when_landing_or_passing() {
    for (track, card) in [(7, "one"), (6, "two"), (7, "two")] {
        let mut game = four(track, "");
        game.says(turn(card));
        assert_eq!(game.told("ScoringBegan"), [&json!({"event": "ScoringBegan", "nth": 1})], "{track} {card}");
    }
    let mut standing = four(8, "scorings 1");
    standing.says(turn("one"));
    assert!(standing.told("ScoringBegan").is_empty(), "only spaces entered by this move count");
}

#[test]
fn doge_2_shows_two_scorings_in_one_move() {
    let mut board = json!(serenissima::Board::mediterranean_2012());
    board["track"]["scoring"]["4"]["value"] = json!([8, 9, 14]);
    let mut game = four(7, &format!("board {board}"));
    game.says(turn("two"));
    let nths: Vec<&Value> = game.told("ScoringBegan").iter().map(|told| &told["nth"]).collect();
    assert_eq!(nths, [1, 2]);
}

#[test]
fn doge_3_breaks_a_third_galley_and_hiring_elsewhere() {
    let mut game = at(
        "players red blue\n purse red 20\n port valencia red 2\n port genova blue 1\n galley 1 blue genova 1\n galley 2 blue genova 1\n galley 3 red valencia 1\n phase {\"phase\":\"Doge\"}",
    );
    game.says(turn("wine"));
    assert_eq!(game.told("PurchasesBegan")[0]["seats"], json!([0]));
    game.breaks(json!({"do": "Hire", "to": {"port": "valencia"}}), &["DOGE-3"]);
    game.says(json!({"do": "BuyGalley", "galley": 5, "port": "valencia", "crew": "hired"}));
    game.breaks(json!({"do": "BuyGalley", "galley": 6, "port": "valencia", "crew": "hired"}), &["DOGE-3"]);
    game.breaks(json!({"do": "Hire", "to": {"galley": 3}}), &["DOGE-3"]);
}

#[test]
fn doge_3_keeps_hiring_for_bought_galleys_and_first_galley_free() {
    let mut game = at(
        "players red blue\n purse red 4\n port valencia red 1\n port genova blue 1\n galley 1 blue genova 1\n galley 2 blue genova 1\n phase {\"phase\":\"Doge\"}",
    );
    game.says(turn("wine"));
    game.says(json!({"do": "BuyGalley", "galley": 5, "port": "valencia", "crew": "hired"}));
    assert_eq!(game.told("GalleyBought")[0]["paid"], 1, "the first galley is free, its sailor is not");
    game.says(json!({"do": "BuyGalley", "galley": 6, "port": "valencia", "crew": "hired"}));
    assert_eq!(game.told("GalleyBought")[0]["paid"], 2);
    game.says(json!({"do": "Hire", "to": {"galley": 6}}));
    game.says(json!({"do": "EndPurchases"}));
    assert_eq!(game.tags(), ["PurchasesEnded", "TurnBegan", "Activated"]);
}

#[test]
fn doge_3_keeps_the_option_to_hire_anywhere() {
    let mut game = at(
        "players red blue\n options hire-anywhere\n purse red 4\n port valencia red 1\n port genova blue 1\n galley 1 blue genova 1\n galley 2 blue genova 1\n phase {\"phase\":\"Doge\"}",
    );
    game.says(turn("wine")).says(json!({"do": "Hire", "to": {"port": "valencia"}}));
}

/// Whether a player is asked reveals nothing of a hidden purse: 1 ducat and 30 look alike.
#[test]
fn doge_3_keeps_asking_players_with_hidden_empty_purses() {
    for (options, asked) in [("hidden", vec![1]), ("", vec![])] {
        for ducats in [0, 30] {
            let mut game = at(&format!(
                "players red blue\n options {options}\n purse blue {ducats}\n port valencia red 1\n port venezia blue 1\n galley 1 red valencia 1\n galley 2 red valencia 1\n galley 9 blue venezia 1\n phase {{\"phase\":\"Doge\"}}",
            ));
            game.says(turn("wine"));
            let seats = game.told("PurchasesBegan").first().map(|told| told["seats"].clone());
            let asked = if ducats > 0 { json!([1]) } else { json!(asked) };
            assert_eq!(seats.unwrap_or(json!([])), asked, "{options} {ducats}");
            if asked != json!([]) {
                game.says(json!({"do": "EndPurchases"}));
            }
        }
    }
}

#[test]
fn doge_3_keeps_order_from_first_player_and_skips_those_unable_to_buy() {
    let mut game = at(
        "players red blue black\n first blue\n purse red 9\n purse blue 9\n purse black 0\n port valencia red 1\n port genova blue 1\n port venezia black 1\n galley 9 black venezia 1\n phase {\"phase\":\"Doge\"}",
    );
    game.says(turn("wine"));
    assert_eq!(game.told("PurchasesBegan")[0]["seats"], json!([1, 0]), "Black's second would cost a ducat");
    game.says(json!({"do": "EndPurchases"}));
    assert_eq!(game.awaited(), kernel::Actor::Seat(kernel::Seat(0)));
}

#[test]
fn doge_4_shows_the_next_turn_at_the_wheels_start() {
    let mut game = four(4, "turn 3");
    game.says(turn("one"));
    assert_eq!(game.told("TurnBegan")[0]["turn"], 4);
    assert_eq!(game.asks(), json!({"ask": "Activation", "galley": 1}));
}

#[test]
fn doge_5_shows_empty_deck_reshuffled_from_all_cards() {
    let mut game = four(4, "deck");
    assert_eq!(game.view()["doge"]["next"], json!({"wine": 1, "one": 2, "two": 1, "shuffle": 1}));
    game.says(turn("wine"));
    assert_eq!(game.tags()[0], "DeckShuffled");
    assert_eq!(game.view()["doge"]["left"], json!({"wine": 0, "one": 2, "two": 1, "shuffle": 1}));
}

#[test]
fn score_1_shows_payment_by_fill() {
    let mut game = four(7, "stores valencia wine\n stores genova wine gold spice wood marble\n stores tunis gold");
    assert_eq!(game.view()["track"]["to_scoring"], 1);
    game.says(turn("one"));
    assert_ne!(game.view()["track"]["to_scoring"], 1);
    let paid: Vec<(&Value, &Value)> =
        game.told("PortPaid").iter().map(|paid| (&paid["port"], &paid["ducats"])).collect();
    assert_eq!(
        paid,
        [
            (&json!("valencia"), &json!(2)),
            (&json!("genova"), &json!(20)),
            (&json!("venezia"), &json!(0)),
            (&json!("alexandria"), &json!(0))
        ]
    );
}

#[test]
fn score_2_shows_five_ducats_for_a_basilica() {
    let mut game = four(7, "basilica valencia");
    game.says(turn("one"));
    assert_eq!(game.told("PortPaid")[0]["basilica"], 5);
    assert_eq!(game.purse(0), 10);
}

#[test]
fn score_3_shows_that_neutral_ports_pay_nothing() {
    let mut game = four(7, "stores tunis gold stone wood wine\n basilica tunis");
    game.says(turn("one"));
    assert!(game.told("PortPaid").iter().all(|paid| paid["port"] != "tunis"));
    assert_eq!((0..4).map(|seat| game.purse(seat)).sum::<u64>(), 20);
}

#[test]
fn score_4_shows_income_announced_with_hidden_money() {
    let mut game = four(7, "options hidden\n stores valencia wine");
    game.says(turn("one"));
    assert_eq!(game.told("Income").len(), 4);
    let view = game.view();
    assert_eq!((&view["seats"][0]["purse"], &view["seats"][0]["income"]), (&json!(null), &json!(2)));
}

#[test]
fn score_5_shows_the_end_at_the_third_scoring() {
    let mut game = four(13, "scorings 2\n purse blue 30");
    game.says(turn("one"));
    assert_eq!(game.told("GameEnded").len(), 1);
    assert_eq!(game.asks(), Value::Null);
    let view = game.view();
    let first = &view["stage"]["standings"][0];
    assert_eq!((&first["seat"], &first["place"], &first["ducats"]), (&json!(1), &json!(1), &json!(30)));
}

#[test]
fn score_5_shows_ties_broken_by_ports_and_then_shared() {
    let mut ports = four(13, "scorings 2\n port tunis orange 1");
    ports.says(turn("one"));
    let places = |game: &At| -> Vec<(u64, u64)> {
        let view = game.view();
        let standings = view["stage"]["standings"].as_array().cloned().unwrap_or_default();
        standings
            .iter()
            .filter_map(|standing| Some((standing["seat"].as_u64()?, standing["place"].as_u64()?)))
            .collect()
    };
    assert_eq!(places(&ports), [(2, 1), (0, 2), (1, 2), (3, 2)]);
    let mut shared = four(13, "scorings 2");
    shared.says(turn("one"));
    assert_eq!(places(&shared), [(0, 1), (1, 1), (2, 1), (3, 1)]);
}

#[test]
fn score_5_shows_no_special_investment_after_the_end() {
    let mut game = at(
        "players red blue\n track 13\n scorings 2\n purse red 9\n port valencia red 1\n port genova blue 1\n galley 1 blue genova 1\n phase {\"phase\":\"Doge\"}",
    );
    game.says(turn("one"));
    assert!(game.told("PurchasesBegan").is_empty());
    assert_eq!(game.asks(), Value::Null);
}

/// A position in which Red has one galley, these ducats, and this garrison in the port.
fn buying(ducats: u8, garrison: u8) -> At {
    let mut game = at(&format!(
        "players red blue\n purse red {ducats}\n port valencia red {garrison}\n port genova blue 1\n galley 1 red alger 1\n galley 2 blue genova 1\n galley 3 blue genova 1\n phase {{\"phase\":\"Doge\"}}"
    ));
    game.says(turn("wine"));
    game
}

#[test]
fn inv_4_keeps_adding_crew_to_galleys_bought_in_special_purchases() {
    let mut game = buying(1, 3);
    game.says(json!({"do": "BuyGalley", "galley": 5, "port": "valencia", "crew": "port"}));
    let aboard = |from: Value| json!({"do": "MoveSailor", "from": from, "to": {"galley": 5}});
    game.breaks(aboard(json!({"galley": 1})), &["INV-4"]);
    game.breaks(json!({"do": "MoveSailor", "from": {"galley": 5}, "to": {"port": "valencia"}}), &["DOGE-3"]);
    game.says(aboard(json!({"port": "valencia"})));
    assert_eq!(game.galley(5)["sailors"], 2);
    assert_eq!(game.tags(), ["SailorMoved", "PurchasesEnded", "TurnBegan", "Activated"], "no purchase is possible");
}

#[test]
fn doge_3_keeps_purchases_ending_if_nothing_is_affordable() {
    let mut game = buying(2, 1);
    game.says(json!({"do": "BuyGalley", "galley": 5, "port": "valencia", "crew": "hired"}));
    assert_eq!(game.tags(), ["GalleyBought", "PurchasesEnded", "TurnBegan", "Activated"]);
    let mut richer = buying(3, 1);
    richer.says(json!({"do": "BuyGalley", "galley": 5, "port": "valencia", "crew": "hired"}));
    assert_eq!(richer.asks()["ask"], "Purchases", "a sailor can still be hired");
}
