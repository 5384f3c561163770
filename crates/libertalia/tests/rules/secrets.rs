//! What others see (`SECRET-1`, `SECRET-2`).

use kernel::{Actor, Rules, Seat, Secrets, Viewer};
use libertalia::{Command, Event, Libertalia, RankSet};
use serde_json::json;

use super::table::{rank, scene};

fn seen_by(state: &Libertalia, viewer: u8, seat: usize) -> (Vec<u8>, Vec<u8>, u8, u8) {
    let known = state.known_to(Viewer::Seat(Seat(viewer)));
    let player = &known.players[seat];
    let numbers = |ranks: RankSet| ranks.iter().map(libertalia::Rank::number).collect::<Vec<_>>();
    (numbers(player.hand), numbers(player.graveyard), player.cards(), player.dead())
}

#[test]
fn secret_2_shows_one_of_these_after_a_surgeon() {
    let run = scene(2, "day 4; 0 plays 22; 0 graveyard 3 4 16; 0 hand 7; 1 plays 5; 1 hand 9").lay();
    let run = run.says(0, json!({"do": "Heal", "rank": 4}));
    // The hand has one of three; the rest of them lies in the graveyard.
    assert_eq!(seen_by(run.state(), 1, 0), (vec![7], vec![], 2, 2));
    assert_eq!(seen_by(run.state(), 0, 0), (vec![4, 7], vec![3, 16], 2, 2));
    let healed = run.events.iter().find(|event| matches!(event, Event::Healed { .. })).expect("healed");
    assert_eq!(
        run.state().tell(healed, Viewer::Table),
        Some(Event::Healed { seat: Seat(0), rank: None, secret: true })
    );
    assert_eq!(run.state().tell(healed, Viewer::Seat(Seat(0))).as_ref(), Some(healed));
    // Which of them can be chosen is not read on others' screens, whichever is named.
    for number in [4, 7] {
        let choose = Command::Choose { rank: rank(number) };
        assert!(run.state().tells_secret(Actor::Seat(Seat(0)), &choose, Viewer::Table));
        assert!(!run.state().tells_secret(Actor::Seat(Seat(0)), &choose, Viewer::Seat(Seat(0))));
    }
    // Played, it is seen, and what is left is known again.
    let run = run.says(0, json!({"do": "Choose", "rank": 4})).says(1, json!({"do": "Choose", "rank": 9}));
    let run = run.drawn(json!({"do": "Reveal"}));
    assert_eq!(seen_by(run.state(), 1, 0).1, [3, 16]);
}

/// Cards that lie on the table are entered there as they lie, one that could be several before among them.
#[test]
fn dawn_1_enters_a_card_that_only_its_owner_could_place() {
    let run = scene(2, "day 4; 0 plays 22; 0 graveyard 3 4 16; 0 hand 7; 1 plays 5; 1 hand 9").lay();
    let run = run.says(0, json!({"do": "Heal", "rank": 4}));
    let shown = serde_json::to_value(run.state().known_to(Viewer::Table).view(Viewer::Table)).expect("a view");
    assert_eq!((&shown["players"][0]["hand"], &shown["players"][0]["blurred"]), (&json!([7]), &json!([3, 4, 16])));
    let run = run.says(0, json!({"do": "Lay", "cards": [{"seat": 0, "rank": 4}, {"seat": 1, "rank": 9}]}));
    assert_eq!(seen_by(run.state(), 1, 0).1, [3, 16]);
}

#[test]
fn a_single_grave_has_no_secret() {
    let run = scene(2, "0 plays 22; 0 graveyard 16; 0 hand 7; 1 plays 5; 1 hand 9").lay();
    assert_eq!(seen_by(run.state(), 1, 0).0, [7, 16]);
}

#[test]
fn secret_1_shows_booty_choices_and_purses_to_their_owners_alone() {
    let start = scene(2, "option hidden_purses; 0 booty Map:2; 0 shows Goods; 0 hand 3 7; 1 hand 9").start;
    let known = start.known_to(Viewer::Seat(Seat(1)));
    let player = &known.players[0];
    assert_eq!((player.purse, player.down.total(), player.covered, player.open.total()), (None, 0, 2, 1));
    assert_eq!(known.players[1].purse, Some(10));
    let mut run = super::table::Run { play: kernel::Play::new(&start), start, events: vec![] };
    run = run.says(0, json!({"do": "Choose", "rank": 7}));
    assert_eq!(run.state().known_to(Viewer::Table).players[0].choice, Some(libertalia::Choice::Sealed));
    // What a map is sold for is known when it is sold; whether there is one is not.
    assert!(run.state().tells_secret(Actor::Seat(Seat(0)), &Command::SellMap, Viewer::Table));
    assert_eq!(run.state().known_to(Viewer::Table).asks().len(), 1);
}
