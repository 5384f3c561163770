//! Section 4: movement and leave of passage.

use kernel::{Actor, Seat};
use serde_json::{Value, json};

use crate::helper::{At, at, flaws, say};

/// Spain sails east from Valencia. Genoa lies at Alger, Venice and Genoa lie at Tunis.
const SEA: &str = "
    nations venice genoa spain
    order spain venice genoa
    port valencia spain 1
    port venezia venice 1
    galley 1 spain valencia 4
    galley 2 spain valencia 2
    galley 5 genoa alger 1
    galley 6 genoa tunis 1
    galley 7 venice tunis 1
    phase move spain
";

fn sea() -> At {
    at(SEA)
}

fn sail(galley: u8, path: &[&str], stay: bool) -> Value {
    say!("Sail", "galley": galley, "path": path, "stay": stay)
}

fn leave(leave: bool) -> Value {
    say!("GiveLeave", "leave": leave)
}

#[test]
fn move_1a_breaks_more_zones_than_sailors() {
    sea().breaks(sail(2, &["palma", "marseille", "genova"], true), &["MOVE-1a"]);
}

#[test]
fn move_1a_keeps_one_zone_for_each_sailor() {
    let mut game = sea();
    game.says(sail(2, &["palma"], false));
    game.says(sail(2, &["marseille"], false));
    assert_eq!((game.galley(2)["zone"].clone(), game.galley(2)["moved"].clone()), (json!("marseille"), json!(true)));
    game.breaks(sail(2, &["genova"], true), &["MOVE-1c"]);
}

#[test]
fn move_1b_breaks_skipping_zones() {
    sea().breaks(sail(1, &["genova"], true), &["MOVE-1b"]);
    sea().breaks(sail(1, &["palma", "tunis"], true), &["MOVE-1b"]);
    sea().cannot(sail(1, &["atlantis"], true)).cannot(sail(1, &[], true));
}

#[test]
fn move_1b_keeps_steps_between_neighbours() {
    let mut game = sea();
    game.says(sail(1, &["palma", "marseille", "genova"], true));
    assert_eq!((game.galley(1)["zone"].clone(), game.told("Sailed").len()), (json!("genova"), 3));
}

#[test]
fn move_1c_breaks_moving_twice() {
    let mut game = sea();
    game.says(sail(1, &["palma"], true));
    game.breaks(sail(1, &["marseille"], true), &["MOVE-1c"]);
    // One galley's move ends before the next begins.
    let mut game = sea();
    game.says(sail(1, &["palma"], false)).says(sail(2, &["oran"], false));
    game.breaks(sail(1, &["marseille"], true), &["MOVE-1c"]);
}

#[test]
fn move_1c_keeps_a_move_in_several_steps() {
    let mut game = sea();
    game.says(sail(1, &["palma"], false)).says(sail(1, &["marseille"], false)).says(sail(1, &["genova"], true));
    assert_eq!(game.galley(1)["zone"], "genova");
    game.says(say!("EndTurn"));
    assert_eq!(game.asks(), ["0 Move"]);
}

#[test]
fn move_1d_shows_no_leave_for_first_zone_or_staying() {
    let mut game = at(&format!("{SEA} galley 8 genoa valencia 1"));
    game.says(sail(1, &["alger"], true));
    assert_eq!((game.galley(1)["zone"].clone(), game.asks()), (json!("alger"), vec!["2 Move".to_owned()]));
}

#[test]
fn move_1d_shows_all_owners_in_a_zone_asked_at_once() {
    let mut game = sea();
    game.says(sail(1, &["alger", "tunis", "tripoli"], true));
    assert_eq!(game.asks(), ["1 Leave"]);
    game.says(leave(true));
    assert_eq!(game.asks(), ["0 Leave", "1 Leave"]);
    game.seat_says(1, leave(true));
    assert_eq!(game.asks(), ["0 Leave"]);
    game.says(leave(true));
    assert_eq!((game.galley(1)["zone"].clone(), game.asks()), (json!("tripoli"), vec!["2 Move".to_owned()]));
}

#[test]
fn move_1d_shows_that_the_first_refusal_ends_the_move() {
    let mut game = sea();
    game.says(sail(1, &["alger", "tunis", "tripoli"], true)).says(leave(true)).seat_says(1, leave(false));
    assert_eq!((game.galley(1)["zone"].clone(), game.galley(1)["moved"].clone()), (json!("tunis"), json!(true)));
    assert_eq!(game.asks(), ["2 Move"]);
    // Leave binds to no direction and cannot be taken back.
    let mut game = sea();
    game.says(sail(1, &["alger"], false)).says(leave(true));
    assert_eq!(game.asks(), ["2 Move"]);
    let late = game.refusal_of(Actor::Seat(Seat(1)), leave(false));
    assert_eq!(late["impossible"], "not_asked");
    game.says(sail(1, &["palma"], true));
}

#[test]
fn move_1d_shows_no_request_without_steps_left() {
    let mut game = sea();
    game.says(sail(2, &["alger"], false)).says(leave(true)).says(sail(2, &["tunis"], false));
    assert_eq!((game.asks(), game.galley(2)["moved"].clone()), (vec!["2 Move".to_owned()], json!(true)));
}

#[test]
fn move_1d_shows_return_counting_as_entry() {
    let mut game = at(&format!("{SEA} galley 8 genoa valencia 1"));
    game.says(sail(1, &["palma", "valencia", "oran"], true));
    assert_eq!((game.asks(), game.galley(1)["zone"].clone()), (vec!["1 Leave".to_owned()], json!("valencia")));
}

#[test]
fn move_1d_shows_standing_answers() {
    let standing = |answer: &str| say!("StandingLeave", "answer": answer);
    let mut game = sea();
    game.seat_says(1, standing("everybody")).says(sail(1, &["alger", "tunis", "tripoli"], true));
    assert_eq!((game.asks(), game.told("LeaveGiven").len()), (vec!["0 Leave".to_owned()], 2));
    // A standing answer also answers the open request.
    game.seat_says(0, standing("nobody"));
    assert_eq!((game.galley(1)["zone"].clone(), game.galley(1)["moved"].clone()), (json!("tunis"), json!(true)));
    let mut game = sea();
    game.seat_says(1, standing("nobody")).says(sail(1, &["alger", "tunis"], true));
    assert_eq!(
        (game.galley(1)["zone"].clone(), game.told("LeaveRefused")[0]["standing"].clone()),
        (json!("alger"), json!(true))
    );
    // Its owner can change it, and it ends with the phase.
    game.seat_says(1, standing("ask"));
    assert_eq!(game.view()["stage"]["sailing"]["standing"], json!(["ask", "ask", "ask"]));
    let own = game.refusal_of(Actor::Seat(Seat(2)), standing("nobody"));
    assert_eq!(own["impossible"], "not_asked");
}

#[test]
fn view_shows_where_leave_is_required() {
    let reach = sea().view()["stage"]["sailing"]["galleys"][0]["reach"].clone();
    let tunis = reach.as_array().unwrap().iter().find(|way| way["zone"] == "tunis").cloned().unwrap();
    assert_eq!(
        (tunis["path"].clone(), tunis["leaves"].clone()),
        (json!(["alger", "tunis"]), json!([{"zone": "alger", "seats": [1]}]))
    );
}

#[test]
fn map_2_shows_any_zone_reachable_with_unknown_neighbours() {
    let mut game = at(&format!("options open\n{SEA}"));
    game.says(sail(1, &["venezia"], false));
    assert_eq!(game.galley(1)["zone"], "venezia");
    // Steps and leave are checked even so.
    game.breaks(sail(1, &["ragusa", "durazzo", "athens", "crete"], true), &["MOVE-1a"]);
    game.says(sail(1, &["tunis"], false));
    assert_eq!(game.asks(), ["0 Leave", "1 Leave"]);
}

#[test]
fn map_2_shows_all_zones_one_step_away_with_unknown_neighbours() {
    let view = at(&format!("options open\n{SEA}")).view();
    let reach = view["stage"]["sailing"]["galleys"][0]["reach"].as_array().unwrap();
    assert_eq!(reach.len(), view["board"]["zones"].as_array().unwrap().len() - 1);
    assert!(reach.iter().all(|way| way["path"] == json!([way["zone"]])), "assumed links are no detour");
}

#[test]
fn map_2_shows_confirmed_neighbours_binding() {
    let mut game = at(&format!("options open\n{SEA}"));
    let neighbours = json!({"edit": "Neighbours", "zone": "valencia", "of": ["oran", "palma"]});
    game.seat_says(0, say!("Correct", "fix": {"what": "Printed", "printed": neighbours}));
    game.breaks(sail(1, &["venezia"], true), &["MOVE-1b"]).breaks(sail(1, &["alger"], true), &["MOVE-1b"]);
    game.says(sail(1, &["palma"], false)).says(sail(1, &["istanbul"], true));
}

#[test]
fn position_within_a_move_is_accepted_unless_the_move_is_over() {
    let mut game = sea();
    game.says(sail(1, &["palma"], false));
    let position = game.position();
    assert_eq!(at(&position).position(), position);
    assert_eq!(flaws(&format!("{position}\nmoved 1")), ["position-flaw"]);
}
