//! Section 8: wealth points and the end.

use serde_json::{Value, json};

use crate::helper::{At, at, say};

/// Returns each outcome as `seat town+ports+money place`, from the winner down.
fn ended(position: &str) -> Vec<String> {
    let mut game = at(position);
    game.seat_says(0, say!("EndEarly", "score": true)).says(say!("Count"));
    outcomes(&game)
}

fn outcomes(game: &At) -> Vec<String> {
    let one = |outcome: &Value| {
        let wealth = &outcome["wealth"];
        format!("{} {}+{}+{} {}", outcome["seat"], wealth["town"], wealth["ports"], wealth["money"], outcome["place"])
    };
    game.view()["stage"]["outcomes"].as_array().expect("the end").iter().map(one).collect()
}

const FULL: &str = "wine wood iron gold gems spices";

#[test]
fn score_1_shows_own_major_town_points() {
    let town = |stores: &str| ended(&format!("nations venice genoa\n port venezia venice 1\n {stores}"));
    // Not full: 10 and no further point. Full: 10 more.
    assert_eq!(town("")[0], "0 10+0+0 1");
    assert_eq!(town(&format!("stores venezia {FULL}"))[0], "0 10+10+0 1");
}

#[test]
fn score_1_shows_ports_by_size_and_money() {
    let position = format!(
        "
        nations venice genoa
        purse venice 1499
        port crete venice 1
        port ragusa venice 1
        port genova venice 0
        port tunis venice 1
        stores crete wood iron
        stores ragusa wine iron gold gems
        stores genova {}
        stores tunis wine iron
        ",
        FULL.replace("iron", "cloth")
    );
    // One full port of each size, and one that is not full: 2 + 5 + 10 + 1. 1400 ducats bring 2.
    assert_eq!(ended(&position.replace("1499", "1400"))[0], "0 0+18+2 1");
    let view = at(&position.replace("1499", "1400")).view();
    assert_eq!((view["seats"][0]["points"].clone(), view["seats"][0]["open_points"].clone()), (json!(20), json!(18)));
}

#[test]
fn score_2_shows_that_ties_share_unless_ducats_decide() {
    let tied =
        "nations venice genoa\n purse venice 900\n purse genoa 700\n port venezia venice 1\n port genova genoa 1";
    assert_eq!(ended(tied), ["0 10+0+1 1", "1 10+0+1 1"]);
    assert_eq!(ended(&format!("options open assumed ducats\n{tied}")), ["0 10+0+1 1", "1 10+0+1 2"]);
    let even = tied.replace("900", "700");
    assert_eq!(ended(&format!("options open assumed ducats\n{even}")), ["0 10+0+1 1", "1 10+0+1 1"]);
}

#[test]
fn score_2_shows_that_most_points_win_after_the_last_round() {
    let mut game = at("
        nations venice genoa
        round 12
        order venice genoa
        port venezia venice 1
        port genova genoa 1
        port alger genoa 1
        galley 1 venice crete 1 iron
        phase sell venice
    ");
    game.says(say!("Sell", "galley": 1, "good": "iron"));
    // Everything is sold, income is paid, and the last round is over.
    assert_eq!((game.told("Income").len(), game.asks()), (2, vec!["chance Count".to_owned()]));
    game.says(say!("Count"));
    assert_eq!(outcomes(&game), ["0 10+0+1 1", "1 10+1+0 1"]);
    assert_eq!(kernel::Rules::result(game.state()).expect("over").as_slice(), [1, 1]);
}

#[test]
fn end_1_shows_a_game_ended_early() {
    let mut game = at("nations venice genoa\n purse genoa 5000\n port venezia venice 1");
    game.seat_says(1, say!("EndEarly", "score": false)).says(say!("Count"));
    let view = game.view()["stage"]["outcomes"].clone();
    assert_eq!(
        (view[0]["wealth"].clone(), view[0]["place"].clone(), view[1]["place"].clone()),
        (json!(null), json!(1), json!(1))
    );
    let again = game.refusal_of(kernel::Actor::Seat(kernel::Seat(0)), say!("EndEarly", "score": true));
    assert_eq!(again["impossible"], "not_asked");
    assert_eq!(ended("nations venice genoa\n purse genoa 5000\n port venezia venice 1"), ["0 10+0+0 1", "1 0+0+10 1"]);
}
