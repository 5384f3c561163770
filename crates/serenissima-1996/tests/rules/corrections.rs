//! Corrections by hand.

use serde_json::{Value, json};

use crate::helper::{At, at, say};

const TABLE: &str = "
    nations venice genoa
    order venice genoa
    purse venice 3000
    purse genoa 1000
    port venezia venice 2
    port tunis genoa 2
    galley 1 venice tunis 3 wine
    galley 2 genoa tunis 3
    galley 3 genoa alger 2
    phase trade venice
";

fn fix(game: &mut At, fix: Value) -> &mut At {
    game.seat_says(0, say!("Correct", "fix": fix))
}

fn refused(game: &At, fix: Value, flaw: &str) {
    let refusal = game.refusal(say!("Correct", "fix": fix));
    let breach = &refusal["breaches"][0];
    assert_eq!((breach["flaw"].clone(), refusal["waivable"].clone()), (json!(flaw), json!(false)), "{refusal}");
}

fn galley(galley: u8, seat: Option<u8>, zone: &str, sailors: u8, goods: &[&str]) -> Value {
    json!({"what": "Galley", "galley": galley, "seat": seat, "zone": zone, "sailors": sailors, "goods": goods, "moved": false})
}

#[test]
fn fix_1_stops_values_beyond_box_contents() {
    let game = at(TABLE);
    refused(&game, json!({"what": "Purse", "seat": 0, "ducats": 150}), "audit-purse");
    refused(&game, json!({"what": "Purse", "seat": 2, "ducats": 100}), "audit-purse");
    refused(&game, galley(1, Some(0), "tunis", 0, &[]), "audit-galley");
    refused(&game, galley(1, Some(0), "tunis", 4, &["wine", "wine"]), "audit-galley");
    refused(&game, galley(29, Some(0), "tunis", 4, &[]), "audit-galley");
    refused(&game, json!({"what": "Port", "port": "alger", "seat": 0, "sailors": 180}), "audit-sailors");
    refused(&game, json!({"what": "Warehouse", "port": "alger", "slots": [null, null]}), "audit-port");
    refused(&game, json!({"what": "Round", "round": 13}), "audit-round");
    refused(&game, json!({"what": "Order", "seats": [1]}), "audit-order");
    refused(&game, json!({"what": "Nation", "seat": 0, "nation": "turks"}), "setup-nations");
    refused(&game, json!({"what": "Gone", "seat": 1, "gone": true}), "audit-gone");
}

#[test]
fn fix_1_stops_no_possible_value() {
    let mut game = at(TABLE);
    fix(&mut game, json!({"what": "Purse", "seat": 1, "ducats": 200}));
    assert_eq!(game.purse(1), 200);
    fix(&mut game, galley(7, Some(1), "smyrna", 2, &["wine", "gold"]));
    assert_eq!((game.galley(7)["zone"].clone(), game.left("gold")), (json!("smyrna"), 14));
    fix(&mut game, galley(7, None, "smyrna", 2, &["wine"]));
    assert_eq!((game.galley(7), game.left("gold")), (json!(null), 15));
    fix(&mut game, json!({"what": "Port", "port": "alger", "seat": 0, "sailors": 0}));
    fix(&mut game, json!({"what": "Warehouse", "port": "alger", "slots": ["wine", null, "gold", null]}));
    fix(&mut game, json!({"what": "Fortress", "port": "alger", "fortress": true}));
    fix(&mut game, json!({"what": "Used", "port": "alger", "built": true, "hired": 1}));
    let alger = game.port("alger");
    assert_eq!(
        (alger["fortress"].clone(), alger["built"].clone(), alger["hires"].clone()),
        (json!(true), json!(true), json!(1))
    );
    fix(&mut game, json!({"what": "Round", "round": 5}));
    fix(&mut game, json!({"what": "Order", "seats": [1, 0]}));
    assert_eq!(
        (game.view()["round"].clone(), game.view()["order"].clone(), game.asks()),
        (json!(5), json!([1, 0]), vec!["0 Trade".to_owned()])
    );
    fix(&mut game, json!({"what": "Turn", "step": "move", "seat": 1}));
    assert_eq!(game.asks(), ["1 Move"]);
    fix(&mut game, json!({"what": "Nation", "seat": 0, "nation": "genoa"}));
    assert_eq!(
        (game.view()["seats"][0]["nation"].clone(), game.view()["seats"][1]["nation"].clone()),
        (json!("genoa"), json!("venice"))
    );
    let options = json!({"sailors_180": true, "open_purses": true, "high_seas_trade": false, "unpaid_at_home": false,
        "ducats_break_ties": true, "board_as_assumed": true});
    fix(&mut game, json!({"what": "Options", "options": options}));
    assert_eq!(game.view()["stock"]["sailors"].as_u64(), Some(180 - 12));
}

#[test]
fn fix_1_stops_no_correction_during_bids() {
    let mut game = at("nations venice genoa spain\n port venezia venice 1");
    fix(&mut game, json!({"what": "Gone", "seat": 1, "gone": true}));
    assert_eq!(game.asks(), ["0 Bid", "2 Bid"]);
    fix(&mut game, json!({"what": "Gone", "seat": 1, "gone": false}));
    assert_eq!(game.asks().len(), 3);
}

#[test]
fn fix_2_shows_negotiation_lapsing_without_basis() {
    let buy = say!("Buy", "port": "tunis", "good": "gold", "count": 1, "galley": 1);
    for fault in [
        galley(1, Some(0), "alger", 3, &[]),
        json!({"what": "Port", "port": "tunis", "seat": null, "sailors": 0}),
        json!({"what": "Port", "port": "tunis", "seat": 0, "sailors": 1}),
    ] {
        let mut game = at(TABLE);
        game.says(buy.clone());
        fix(&mut game, fault.clone());
        assert_eq!((game.told("Lapsed").len(), game.asks()), (1, vec!["0 Trade".to_owned()]), "{fault}");
    }
    let mut game = at(TABLE);
    game.says(buy);
    fix(&mut game, json!({"what": "Port", "port": "alger", "seat": 1, "sailors": 1}));
    assert_eq!(game.asks(), ["1 Price"]);
    let mut game = at(TABLE);
    game.says(
        say!("OfferDeal", "deal": {"mine": 1, "theirs": 2, "gives": ["wine"], "takes": [], "pays": 0, "gets": 100}),
    );
    fix(&mut game, galley(1, Some(0), "tunis", 3, &[]));
    assert_eq!(game.asks(), ["0 Trade"]);
}

#[test]
fn fix_2_shows_leave_request_lapsing_without_galley_present() {
    let mut game = at(&TABLE.replace("phase trade", "phase move"));
    game.says(say!("Sail", "galley": 1, "path": ["alger", "palma"], "stay": true));
    assert_eq!(game.asks(), ["1 Leave"]);
    let mut moved = game.clone();
    fix(&mut moved, galley(3, Some(1), "oran", 2, &[]));
    // The request for leave lapses. The galley sails on only by a new command of its owner.
    assert_eq!((moved.galley(1)["zone"].clone(), moved.asks()), (json!("alger"), vec!["0 Move".to_owned()]));
    moved.says(say!("Sail", "galley": 1, "path": ["palma"], "stay": true));
    assert_eq!(moved.galley(1)["zone"], "palma");
    fix(&mut game, galley(1, Some(0), "crete", 3, &[]));
    assert_eq!((game.told("Lapsed").len(), game.asks()), (1, vec!["0 Move".to_owned()]));
}

#[test]
fn fix_2_shows_battle_lapsing_if_sides_no_longer_meet() {
    let mut game = at(&TABLE.replace("phase trade", "phase fight"));
    game.says(say!("Attack", "galley": 1, "foe": {"galley": 2}));
    let mut gone = game.clone();
    fix(&mut gone, galley(2, None, "tunis", 1, &[]));
    assert_eq!(gone.asks(), ["0 Fight"]);
    game.says(say!("Rolled", "dice": [6, 1]));
    assert_eq!(game.asks(), ["0 Prize"]);
    fix(&mut game, galley(2, Some(1), "tunis", 2, &[]));
    assert_eq!((game.told("Lapsed").len(), game.asks()), (1, vec!["0 Fight".to_owned()]));
}

#[test]
fn fix_2_shows_number_question_closed_by_a_known_value() {
    let mut game = at(&format!("options open\n{}", TABLE.replace("phase trade", "phase sell")));
    game.says(say!("Sell", "galley": 1, "good": "wine"));
    assert_eq!(game.asks(), ["0 Number"]);
    fix(
        &mut game,
        json!({"what": "Printed", "printed": {"edit": "Warehouse", "port": "tunis", "values": [1, 2, 3, 4]}}),
    );
    assert_eq!(game.asks(), ["0 Sell"]);
    game.says(say!("Sell", "galley": 1, "good": "wine"));
    assert_eq!(game.told("Sold")[0]["paid"], 100 + 500);
}

#[test]
fn fix_2_shows_unplaceable_starting_sailors_skipped() {
    let mut game = crate::helper::fresh(2);
    fix(&mut game, galley(1, None, "venezia", 1, &[]));
    assert_eq!(game.asks(), ["1 Place"]);
    game.says(say!("PlaceSailors", "aboard": [2, 2]));
    assert_eq!(game.asks(), ["0 Bid", "1 Bid"]);
}

#[test]
fn fix_2_shows_final_score_recounted() {
    let mut game = at(TABLE);
    game.seat_says(0, say!("EndEarly", "score": true)).says(say!("Count"));
    assert_eq!(game.view()["stage"]["outcomes"][0]["seat"], 0);
    fix(&mut game, json!({"what": "Purse", "seat": 1, "ducats": 90000}));
    assert_eq!(game.view()["stage"]["outcomes"][0]["seat"], 1);
}

/// A position of two nations in the middle of a round, with additional lines.
fn round_3(more: &str) -> At {
    let table = "options assumed\n round 3\n purse venice 2000\n purse genoa 2000\n port venezia venice 1\n port genova genoa 1";
    let nations = if more.contains("spain") { "venice genoa spain" } else { "venice genoa" };
    at(&format!("nations {nations}\n order {nations}\n{table}\n{more}"))
}

/// A position after a won battle: the winner has three sailors, the prize none.
fn prize() -> At {
    let mut game = round_3(
        "galley 1 venice ragusa 4 cloth\n galley 2 genoa ragusa 2 iron\n galley 3 venice venezia 1\n phase fight venice",
    );
    game.says(say!("Attack", "galley": 1, "foe": {"galley": 2})).says(say!("Rolled", "dice": [6, 1]));
    assert_eq!(game.asks(), ["0 Prize"]);
    game
}

#[test]
fn fix_3_shows_prize_choice_kept_by_winner() {
    let mut game = prize();
    fix(&mut game, galley(1, Some(0), "ragusa", 4, &["cloth"]));
    assert_eq!((game.told("Sunk").len(), game.asks()), (0, vec!["0 Prize".to_owned()]));
    // The prize's cargo can be corrected while its winner decides.
    fix(&mut game, galley(2, Some(1), "ragusa", 0, &["iron", "wine"]));
    assert_eq!((game.galley(2)["goods"].clone(), game.asks()), (json!(["wine", "iron"]), vec!["0 Prize".to_owned()]));
    refused(&game, galley(3, Some(0), "venezia", 0, &[]), "audit-galley");
    // A galley that has a crew after all is no prize: the choice lapses, and nothing sinks.
    let mut manned = game.clone();
    fix(&mut manned, galley(2, Some(1), "ragusa", 1, &["iron"]));
    assert_eq!((manned.told("Lapsed").len(), manned.told("Sunk").len()), (1, 0));
    assert_eq!((manned.asks(), manned.galley(2)["sailors"].clone()), (vec!["0 Fight".to_owned()], json!(1)));
    // Without its winner, the prize would have no crew and no player who decides.
    refused(&game, galley(1, None, "ragusa", 1, &[]), "audit-galley");
    refused(&game, json!({"what": "Turn", "step": "take", "seat": 0}), "audit-galley");
}

#[test]
fn fight_4_shows_sailors_boarding_one_at_a_time() {
    let mut game = round_3("galley 1 venice ragusa 4\n galley 2 genoa ragusa 2\n phase fight venice");
    game.says(say!("Attack", "galley": 1, "foe": {"galley": 2})).says(say!("Rolled", "dice": [6, 1]));
    game.says(say!("Board", "sailors": 1));
    assert_eq!(game.asks(), ["0 Prize"]);
    game.says(say!("Board", "sailors": 1));
    let mut enough = game.clone();
    enough.says(say!("LeavePrize"));
    assert_eq!((enough.galley(1)["sailors"].clone(), enough.galley(2)["sailors"].clone()), (json!(1), json!(2)));
    // After the last sailor has boarded, nothing is left to move, and the winner sinks.
    game.says(say!("Board", "sailors": 1));
    assert_eq!(
        (game.told("PrizeLeft").len(), game.galley(1), game.galley(2)["sailors"].clone()),
        (1, json!(null), json!(3))
    );
}

#[test]
fn fix_3_shows_price_asked_again_after_owner_or_monopoly_changes() {
    let buy = |port: &str, good: &str| say!("Buy", "port": port, "good": good, "count": 1, "galley": 1);
    let ragusa = |more: &str| {
        let game = round_3(&format!("port ragusa genoa 1\n galley 1 venice ragusa 1\n phase trade venice\n{more}"));
        let good = game.desk("ragusa")["buy"]["good"].as_str().expect("a kind of goods").to_owned();
        (game, good)
    };
    let spains = json!({"what": "Port", "port": "ragusa", "seat": 2, "sailors": 1});
    let (mut game, good) = ragusa("# spain");
    game.says(buy("ragusa", &good)).says(say!("NamePrice", "ducats": 300)).says(say!("LeaveOffer"));
    let mut left = game.clone();
    fix(&mut left, spains.clone());
    assert_eq!(left.told("PriceLapsed").len(), 1);
    left.says(buy("ragusa", &good));
    assert_eq!(left.asks(), ["2 Price"]);
    // During the negotiation, the new owner is asked.
    let (mut game, good) = ragusa("# spain");
    game.says(buy("ragusa", &good)).says(say!("NamePrice", "ducats": 300));
    fix(&mut game, spains);
    assert_eq!((game.told("PriceAsked").len(), game.asks()), (1, vec!["2 Price".to_owned()]));
    // The monopoly no longer exists.
    let both = "port antioch genoa 1\n port alexandria genoa 1\n galley 1 venice alexandria 1\n phase trade venice";
    let mut game = round_3(both);
    let good = game.desk("alexandria")["buy"]["good"].as_str().expect("a kind of goods").to_owned();
    game.says(buy("alexandria", &good)).says(say!("NamePrice", "ducats": 800));
    let lost = json!({"what": "Port", "port": "antioch", "seat": null, "sailors": 0});
    let mut open = game.clone();
    fix(&mut open, lost.clone());
    assert_eq!(open.asks(), ["1 Price"]);
    open.breaks(say!("NamePrice", "ducats": 800), &["BUY-2b"]);
    game.says(say!("LeaveOffer"));
    fix(&mut game, lost);
    game.says(buy("alexandria", &good));
    assert_eq!((game.told("Bought").len(), game.asks()), (0, vec!["1 Price".to_owned()]));
}

#[test]
fn fix_3_shows_reach_following_corrected_crew() {
    let sailed = |more: &str| {
        let mut game = round_3(&format!("galley 1 venice venezia 4\n{more}\n phase move venice"));
        game.says(say!("Sail", "galley": 1, "path": ["ragusa"], "stay": false));
        game
    };
    let mut game = sailed("galley 2 genoa crete 1");
    let mut weaker = game.clone();
    fix(&mut weaker, galley(1, Some(0), "ragusa", 1, &[]));
    assert_eq!((weaker.told("MoveEnded").len(), weaker.asks()), (1, vec!["0 Move".to_owned()]));
    weaker.breaks(say!("Sail", "galley": 1, "path": ["durazzo"], "stay": true), &["MOVE-1c"]);
    fix(&mut game, galley(1, Some(0), "ragusa", 2, &[]));
    game.says(say!("Sail", "galley": 1, "path": ["durazzo"], "stay": false));
    assert_eq!(game.told("MoveEnded").len(), 1);
}

#[test]
fn fix_3_shows_correction_triggering_a_leave_request() {
    let sailed = |before: Value| {
        let mut game = round_3("galley 1 venice venezia 4\n galley 2 genoa crete 1\n phase move venice");
        if !before.is_null() {
            game.seat_says(1, before);
        }
        game.says(say!("Sail", "galley": 1, "path": ["ragusa"], "stay": false));
        assert_eq!(game.asks(), ["0 Move"]);
        fix(&mut game, galley(2, Some(1), "ragusa", 1, &[]));
        game
    };
    let mut game = sailed(json!(null));
    assert_eq!(game.asks(), ["1 Leave"]);
    game.says(say!("GiveLeave", "leave": true)).says(say!("Sail", "galley": 1, "path": ["durazzo"], "stay": true));
    assert_eq!(game.galley(1)["zone"], "durazzo");
    // The newcomer's standing answer applies here too.
    let refuses = sailed(say!("StandingLeave", "answer": "nobody"));
    assert_eq!((refuses.told("LeaveRefused").len(), refuses.asks()), (1, vec!["0 Move".to_owned()]));
    let gives = sailed(say!("StandingLeave", "answer": "everybody"));
    assert_eq!((gives.told("LeaveGiven").len(), gives.asks()), (1, vec!["0 Move".to_owned()]));
}

#[test]
fn seat_2_shows_no_questions_to_a_released_player() {
    let mut game =
        at("nations venice genoa spain\n purse venice 2000\n port venezia venice 1\n port genova genoa 1\n \
        port valencia spain 1\n galley 1 venice genova 3 cloth\n galley 2 genoa genova 4");
    let mut game = game.seat_says(0, say!("Bid", "ducats": 200)).waiving_by(2, say!("LetGo", "seat": 1), &["SEAT-1b"]);
    game.seat_says(2, say!("Bid", "ducats": 0)).says(say!("Reveal"));
    game.says(say!("PickPlace", "place": 1));
    let good = game.desk("genova")["buy"]["good"].as_str().expect("a kind of goods").to_owned();
    game.says(say!("Buy", "port": "genova", "good": good, "count": 1, "galley": 1));
    assert_eq!(
        (game.told("Bought")[0]["paid"].clone(), game.told("Bought")[0]["to"].clone()),
        (json!(100), json!(null))
    );
    let deal = json!({"mine": 1, "theirs": 2, "gives": ["cloth"], "takes": [], "pays": 0, "gets": 0});
    game.stops(say!("OfferDeal", "deal": deal), "BOX-1c");
    fix(&mut game, json!({"what": "Turn", "step": "fight", "seat": 0}));
    // The defending galley wins, and the beaten one sinks without a question.
    game.says(say!("Attack", "galley": 1, "foe": {"galley": 2})).says(say!("Rolled", "dice": [1, 6]));
    assert_eq!((game.galley(1), game.told("PrizeWon").len()), (json!(null), 0));
}

#[test]
fn fix_3_shows_monopoly_answer_remembered() {
    let doubted = "options open\n nations venice genoa\n order venice genoa\n purse venice 3000\n port venezia venice 1\n \
        port antioch genoa 1\n port alexandria genoa 1\n galley 1 venice alexandria 1\n phase trade venice";
    let mut game = at(doubted);
    let good = game.desk("alexandria")["buy"]["good"].as_str().expect("a kind of goods").to_owned();
    let buy = say!("Buy", "port": "alexandria", "good": good.clone(), "count": 1, "galley": 1);
    game.says(buy.clone()).says(say!("NamePrice", "ducats": 800));
    assert_eq!(game.asks(), ["0 Monopoly"]);
    let mut answered = game.clone();
    // An option answers the question, and the price is valid.
    let options = json!({"sailors_180": false, "open_purses": true, "high_seas_trade": false, "unpaid_at_home": false,
        "ducats_break_ties": false, "board_as_assumed": true});
    fix(&mut answered, json!({"what": "Options", "options": options}));
    assert_eq!(answered.asks(), ["0 Offer"]);
    // The answer no is remembered, also in a position.
    game.says(say!("ConfirmMonopoly", "holds": false)).says(say!("NamePrice", "ducats": 300)).says(say!("TakeOffer"));
    assert!(game.position().contains(&format!("denied {good}")), "{}", game.position());
    fix(&mut game, json!({"what": "Turn", "step": "move", "seat": 0}));
    fix(&mut game, json!({"what": "Turn", "step": "trade", "seat": 0}));
    game.says(buy).breaks(say!("NamePrice", "ducats": 800), &["BUY-2b"]);
}

#[test]
fn fix_3_shows_town_galleys_and_sailors_following_their_nation() {
    let mut game = crate::helper::fresh(2);
    game.says(say!("PlaceSailors", "aboard": [2, 3]));
    fix(&mut game, json!({"what": "Nation", "seat": 0, "nation": "genoa"}));
    // Venice was placed and now belongs to the other player; Genoa places next.
    assert_eq!(game.asks(), ["0 Place"]);
    assert_eq!((game.port("venezia")["owner"].clone(), game.port("genova")["owner"].clone()), (json!(1), json!(0)));
    let fleet = [1, 2, 3, 4].map(|n| (game.galley(n)["zone"].clone(), game.galley(n)["sailors"].clone()));
    assert_eq!(json!(fleet), json!([["genova", 1], ["genova", 1], ["venezia", 2], ["venezia", 3]]));
    game.says(say!("PlaceSailors", "aboard": [1, 1]));
    assert_eq!(game.asks(), ["0 Bid", "1 Bid"]);
}

#[test]
fn fix_3_shows_unaffordable_offers_closed() {
    let buy = say!("Buy", "port": "tunis", "good": "gold", "count": 1, "galley": 1);
    let mut open = at(TABLE);
    open.says(buy.clone()).says(say!("NamePrice", "ducats": 300)).says(say!("CounterPrice", "ducats": 200));
    for (purse, asks) in [(200, "1 Counter"), (100, "0 Trade")] {
        let mut game = open.clone();
        fix(&mut game, json!({"what": "Purse", "seat": 1, "ducats": 9000}));
        fix(&mut game, json!({"what": "Purse", "seat": 0, "ducats": purse}));
        assert_eq!(game.asks(), [asks], "{purse}");
    }
    // With hidden purses, keeping the offer would reveal what they contain.
    let mut hidden = at(&format!("options assumed\n{TABLE}"));
    hidden.says(buy);
    fix(&mut hidden, json!({"what": "Purse", "seat": 0, "ducats": 9000}));
    assert_eq!(hidden.asks(), ["0 Trade"]);
}

#[test]
fn fix_3_shows_the_income_of_a_round_paid_once() {
    let mut game = round_3("phase sell venice\n galley 1 venice ragusa 1 wine");
    game.says(say!("EndTurn"));
    assert_eq!((game.told("Income").len(), game.purse(0)), (2, 2_300));
    let mut game = round_3("phase sell venice\n galley 1 venice ragusa 1 wine\n galley 2 genoa ragusa 1 iron");
    game.says(say!("EndTurn"));
    assert_eq!((game.purse(0), game.asks()), (2_300, vec!["1 Sell".to_owned()]));
    assert_eq!(at(&game.position()).position(), game.position());
    fix(&mut game, json!({"what": "Turn", "step": "sell", "seat": 0}));
    assert_eq!((game.told("Income").len(), game.asks()), (0, vec!["0 Sell".to_owned()]));
    game.says(say!("EndTurn"));
    assert_eq!(game.purse(0), 2_300);
}

#[test]
fn fix_3_shows_turn_corrections_ending_no_phase() {
    // No seat has anything to take or sell, but the named phase is open all the same.
    let mut game = round_3("phase trade venice");
    fix(&mut game, json!({"what": "Turn", "step": "take", "seat": 1}));
    assert_eq!((game.told("Income").len(), game.asks()), (0, vec!["1 Take".to_owned()]));
    game.says(say!("EndTurn"));
    assert_eq!((game.purse(0), game.purse(1)), (2_300, 2_300));
}
