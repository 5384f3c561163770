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
fn money_1_shows_purses_only_to_owners() {
    let game = at(HIDDEN);
    let purses = |view: Value| [0, 1].map(|seat: usize| view["seats"][seat]["purse"].clone());
    assert_eq!(purses(game.view()), [json!(null), json!(null)]);
    assert_eq!(purses(game.view_of(1)), [json!(null), json!(700)]);
    assert_eq!(game.view_of(1)["seats"][0]["points"], json!(null));
    assert_eq!(game.view_of(1)["seats"][0]["open_points"], 10);
    assert_eq!(game.view_of(1)["seats"][1]["points"], 11);
}

#[test]
fn money_1_shows_unrevealed_bids_only_to_owners() {
    let mut game = at(HIDDEN);
    game.says(say!("Bid", "ducats": 300));
    let bid = |view: Value| view["stage"]["bids"][0].clone();
    assert_eq!(bid(game.view_of(0)), json!({"seat": 0, "given": true, "ducats": 300, "most": 1500}));
    assert_eq!(bid(game.view_of(1)), json!({"seat": 0, "given": true, "ducats": null, "most": null}));
    let told = game.state().redact_event(&Event::BidGiven { seat: Seat(0), ducats: Some(300) }, Viewer::Seat(Seat(1)));
    assert_eq!(told, Some(Event::BidGiven { seat: Seat(0), ducats: None }));
    game.says(say!("Bid", "ducats": 0)).says(say!("Reveal"));
    assert_eq!(game.view()["stage"]["bids"], json!([300, 0]));
}

#[test]
fn money_1_shows_only_the_lowest_bid_of_a_hidden_purse() {
    let game = at(HIDDEN);
    let bids = |viewer: Viewer, by: u8| {
        let mut list = vec![];
        game.state().information_state(viewer).legal(Actor::Seat(Seat(by)), &mut list);
        json!(list.into_iter().map(|bid| json!(bid)["ducats"].clone()).collect::<Vec<_>>())
    };
    assert_eq!(bids(Viewer::Seat(Seat(0)), 0), json!([0, 1500]));
    assert_eq!(bids(Viewer::Seat(Seat(1)), 0), json!([0]));
    assert_eq!(bids(Viewer::Table, 1), json!([0]));
    // A redacted position names no purse that no player could have.
    let told = game.state().information_state(Viewer::Table).position();
    assert!(Serenissima1996::start(&Serenissima1996::setup_at(&told), 2).is_ok(), "{told}");
}

#[test]
fn money_1_shows_no_verdict_that_depends_on_a_hidden_purse() {
    let game = at(HIDDEN);
    let bid = command(say!("Bid", "ducats": 1000));
    let tells = |by: u8, viewer: Viewer| game.state().reveals_secret(Actor::Seat(Seat(by)), &bid, viewer);
    assert!(tells(1, Viewer::Seat(Seat(0))) && tells(1, Viewer::Table) && !tells(1, Viewer::Seat(Seat(1))));
    let open = at(&HIDDEN.replace("assumed", "assumed open"));
    assert!(!open.state().reveals_secret(Actor::Seat(Seat(1)), &bid, Viewer::Table));
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
fn money_1_shows_purse_corrections_without_amounts() {
    let mut game = at(HIDDEN);
    game.says(say!("Bid", "ducats": 300));
    game.seat_says(0, say!("Correct", "fix": {"what": "Purse", "seat": 0, "ducats": 100}));
    // The bid must be given again, whether or not the purse could still hold it.
    assert_eq!(game.asks(), ["0 Bid", "1 Bid"]);
    let event: Event = serde_json::from_value(game.events[0].clone()).expect("an event");
    let told = game.state().redact_event(&event, Viewer::Seat(Seat(1))).expect("told");
    assert_eq!(json!(told)["fix"]["ducats"], json!(null));
    assert!(game.state().result().is_none());
}

fn tells(position: &str, said: Value) -> bool {
    let (game, said) = (at(position), command(said));
    let told = [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Spectator].map(|viewer| {
        // The result is the same from the viewer's knowledge.
        let told = game.state().reveals_secret(Actor::Seat(Seat(0)), &said, viewer);
        let known = game.state().information_state(viewer);
        assert_eq!(known.reveals_secret(Actor::Seat(Seat(0)), &said, viewer), told, "{said:?}");
        told
    });
    assert!(told.iter().all(|one| *one == told[0]), "{said:?}: {told:?}");
    told[0]
}

#[test]
fn money_1_shows_no_verdict_that_reveals_purses() {
    let fix = |fix: Value| say!("Correct", "fix": fix);
    let step = |step: &str| fix(json!({"what": "Turn", "step": step, "seat": 1}));
    for (options, hidden) in [("assumed", true), ("assumed open", false)] {
        let position = HIDDEN.replace("assumed", options);
        for score in [true, false] {
            assert_eq!(tells(&position, say!("EndEarly", "score": score)), hidden);
        }
        // In the last round, ending the turn can end the game.
        assert_eq!(tells(&position, fix(json!({"what": "Round", "round": 12}))), hidden);
        assert!(!tells(&position, fix(json!({"what": "Round", "round": 11}))));
        assert!(!tells(&position, step("sell")));
        assert!(!tells(&position, fix(json!({"what": "Purse", "seat": 1, "ducats": 300}))));
    }
}

const LAST_TURN: &str = "
    options assumed
    nations venice genoa
    round 12
    order genoa venice
    purse venice 1500
    port venezia venice 1
    port genova genoa 1
    galley 4 venice genova 1 wine
    phase sell venice
";

#[test]
fn money_1_shows_no_verdict_on_corrections_that_end_the_game() {
    let fix = |fix: Value| say!("Correct", "fix": fix);
    let galley = |goods: Value| {
        fix(json!({"what": "Galley", "galley": 4, "seat": 0, "zone": "genova", "sailors": 1, "goods": goods,
            "moved": false}))
    };
    let turn = fix(json!({"what": "Turn", "step": "trade", "seat": 1}));
    for (options, hidden) in [("assumed", true), ("assumed open", false)] {
        let position = LAST_TURN.replace("assumed", options);
        // With nothing left to sell, the turn still waits for its end.
        assert!(!tells(&position, galley(json!([]))));
        assert_eq!(tells(&position, turn.clone()), hidden);
        assert!(!tells(&position, galley(json!(["wood"]))));
        // A round earlier, bids follow.
        let earlier = position.replace("round 12", "round 11");
        assert!(!tells(&earlier, galley(json!([]))) && !tells(&earlier, turn.clone()));
        // The regular end of the game is public.
        assert!(!tells(&position, say!("EndTurn")) && !tells(&position, say!("Count")));
    }
    let mut game = at(LAST_TURN);
    game.seat_says(0, galley(json!([])));
    assert_eq!(game.asks(), ["0 Sell"]);
}

#[test]
fn bid_1_shows_no_verdict_on_corrections_that_reveal_bids() {
    for options in ["assumed", "assumed open"] {
        let mut game = at(&HIDDEN.replace("assumed", options));
        let gone = |seat: u8| say!("Correct", "fix": {"what": "Gone", "seat": seat, "gone": true});
        let told = |game: &crate::helper::At, seat: u8| {
            game.state().reveals_secret(Actor::Seat(Seat(1)), &command(gone(seat)), Viewer::Seat(Seat(1)))
        };
        assert!(!told(&game, 1));
        game.says(say!("Bid", "ducats": 300));
        // No player is left to bid.
        assert!(told(&game, 1) && !told(&game, 0), "{options}");
        game.seat_says(1, gone(1));
        assert_eq!(game.asks(), ["chance Reveal"]);
    }
}
