//! Section 3: exchanges between players.

use kernel::{Actor, Rules, Seat};
use serde_json::{Value, json};

use crate::helper::{At, at, say};

const BESIDE: &str = "
    nations venice genoa
    order venice genoa
    purse venice 1000
    purse genoa 500
    port venezia venice 1
    galley 1 venice crete 2 wine wine
    galley 2 venice high-ionian 2 wine
    galley 3 genoa crete 4 iron
    galley 4 genoa high-ionian 2 iron
    phase trade venice
";

fn deal(mine: u8, theirs: u8, gives: &[&str], takes: &[&str], pays: u32, gets: u32) -> Value {
    json!({"mine": mine, "theirs": theirs, "gives": gives, "takes": takes, "pays": pays, "gets": gets})
}

fn offer(deal: Value) -> Value {
    say!("OfferDeal", "deal": deal)
}

fn offered(position: &str) -> At {
    let mut game = at(position);
    game.says(offer(deal(1, 3, &["wine"], &["iron"], 100, 0)));
    game
}

#[test]
fn trade_1a_breaks_exchanges_on_high_seas_and_between_zones() {
    let mut game = at(BESIDE);
    game.breaks(offer(deal(2, 4, &["wine"], &[], 0, 100)), &["TRADE-1a"]);
    game.breaks(offer(deal(1, 4, &["wine"], &[], 0, 100)), &["TRADE-1a"]);
}

#[test]
fn trade_1a_keeps_exchanges_to_coasts_without_the_option() {
    offered(BESIDE);
    let mut game = at(&format!("options open assumed high-seas\n{BESIDE}"));
    game.says(offer(deal(2, 4, &["wine"], &[], 0, 100)));
    assert_eq!(game.asks(), ["1 Deal"]);
}

/// The list contains only simple exchanges: a sale, a purchase, a piece for a piece.
#[test]
fn trade_1b_shows_simple_deals() {
    let listed = |position: &str| {
        let mut all = vec![];
        at(position).state().legal(Actor::Seat(Seat(0)), &mut all);
        let all = all.into_iter().map(|command| json!(command)).filter(|command| command["do"] == "OfferDeal");
        all.map(|command| command["deal"].clone()).collect::<Vec<_>>()
    };
    let swap = deal(1, 3, &["wine"], &["iron"], 0, 0);
    assert_eq!(listed(BESIDE), [deal(1, 3, &[], &["iron"], 100, 0), swap.clone()]);
    // A player without ducats can ask for some all the same.
    let poor = BESIDE.replace("purse venice 1000", "purse venice 0");
    assert_eq!(listed(&poor), [deal(1, 3, &[], &["iron"], 0, 0), swap]);
}

#[test]
fn trade_1b_stops_deals_without_goods() {
    at(BESIDE).stops(offer(deal(1, 3, &[], &[], 100, 0)), "TRADE-1b");
}

#[test]
fn trade_1b_stops_no_deal_that_another_rule_stops() {
    let mut game = at(BESIDE);
    game.stops(offer(deal(1, 3, &["gold"], &[], 0, 100)), "BOX-1c");
    game.stops(offer(deal(1, 1, &["wine"], &[], 0, 100)), "BOX-1c");
    game.stops(offer(deal(3, 1, &["iron"], &[], 0, 100)), "BOX-1c");
    game.stops(offer(deal(1, 3, &["wine"], &[], 0, 100)), "BUY-4");
    game.stops(offer(deal(1, 3, &["wine"], &["iron"], 1100, 0)), "BOX-1d");
    game.stops(offer(deal(1, 3, &["wine"], &["iron"], 50, 0)), "BOX-1e");
}

#[test]
fn trade_1c_shows_immediate_exchange() {
    let mut game = offered(BESIDE);
    assert_eq!(game.asks(), ["1 Deal"]);
    game.says(say!("TakeOffer"));
    assert_eq!(
        (game.galley(1)["goods"].clone(), game.galley(3)["goods"].clone()),
        (json!(["wine", "iron"]), json!(["wine"]))
    );
    assert_eq!((game.purse(0), game.purse(1), game.asks()), (900, 600, vec!["0 Trade".to_owned()]));
}

#[test]
fn trade_1c_shows_counter_offer_and_final_answer() {
    let counter = say!("CounterDeal", "deal": deal(1, 3, &["wine"], &["iron"], 300, 0));
    let mut game = offered(BESIDE);
    game.stops(say!("CounterDeal", "deal": deal(2, 3, &["wine"], &["iron"], 300, 0)), "BOX-1c");
    game.says(counter.clone());
    assert_eq!(game.asks(), ["0 DealCounter"]);
    let mut accepted = game.clone();
    accepted.says(say!("AnswerCounter", "accept": true));
    assert_eq!((accepted.purse(0), accepted.purse(1)), (700, 800));
    game.says(say!("AnswerCounter", "accept": false));
    assert_eq!(game.asks(), ["1 LastDeal"]);
    let mut left = game.clone();
    left.cannot(counter).says(say!("LeaveOffer"));
    assert_eq!((left.purse(0), left.purse(1), left.asks()), (1000, 500, vec!["0 Trade".to_owned()]));
    game.says(say!("TakeOffer"));
    assert_eq!((game.purse(0), game.purse(1)), (900, 600));
}

#[test]
fn trade_1c_shows_that_each_side_pays_from_its_own_purse() {
    let mut game = at(BESIDE);
    game.says(offer(deal(1, 3, &["wine"], &["iron"], 0, 600)));
    game.stops(say!("TakeOffer"), "BOX-1d");
    game.stops(say!("CounterDeal", "deal": deal(1, 3, &["wine"], &["iron"], 0, 600)), "BOX-1d");
    game.says(say!("CounterDeal", "deal": deal(1, 3, &["wine"], &["iron"], 0, 500)));
    game.says(say!("AnswerCounter", "accept": true));
    assert_eq!((game.purse(0), game.purse(1)), (1500, 0));
}

#[test]
fn trade_1c_shows_possible_partners() {
    let partners = at(BESIDE).view()["stage"]["trade"]["partners"].clone();
    assert_eq!(partners, json!([{"seat": 1, "zone": "crete", "mine": [1], "theirs": [3]}]));
}
