//! The end of a raid, and of the campaign (`RAID-1` to `END-2`).

use kernel::Rules;
use libertalia::{Event, Phase};
use serde_json::json;

use super::table::{Run, scene};

/// Returns the points of a raid whose last day brings nothing, because all play their Cabin Boys.
fn points(seats: usize, text: &str) -> Vec<i16> {
    let run = last_day(seats, text);
    let scored = run.events.iter().filter_map(|event| match event {
        Event::Scored { score, .. } => Some(score.points),
        _ => None,
    });
    scored.collect()
}

fn last_day(seats: usize, text: &str) -> Run {
    let cabin_boys: Vec<String> = (0..seats).map(|seat| format!("{seat} plays 5")).collect();
    scene(seats, &format!("day 6; {}; {text}", cabin_boys.join("; "))).lay().on()
}

#[test]
fn raid_2_shows_doubloons_and_booty_counted() {
    // RAID-2
    assert_eq!(points(2, ""), [10, 10]);
    assert_eq!(points(2, "0 booty Chest Jewel:2 Goods:3 Saber Officer; 1 booty Map:5 Relic"), [24, 19]);
    assert_eq!(points(2, "0 booty Map:7; 1 booty Map; 0 purse 0"), [24, 10]);
    // Never below 0, clamped once at the end, unless an option says otherwise.
    assert_eq!(points(2, "0 booty Relic:5; 0 purse 2"), [0, 10]);
    assert_eq!(points(2, "0 booty Relic:5; 0 purse 2; option below_zero"), [-13, 10]);
}

#[test]
fn char_6e_shows_five_doubloons() {
    assert_eq!(points(2, "0 den 6"), [15, 10]);
}

#[test]
fn char_9e_shows_ten_doubloons() {
    assert_eq!(points(2, "0 den 9"), [20, 10]);
}

#[test]
fn char_16_shows_five_doubloons_for_fewest_characters() {
    // Ties for the fewest count, unless an option says otherwise.
    assert_eq!(points(2, "0 den 16; 1 den 4"), [15, 10]);
    assert_eq!(points(2, "0 den 16; 1 den 4; option topman_alone"), [10, 10]);
    assert_eq!(points(2, "0 den 16; 1 den 4 3; option topman_alone"), [15, 10]);
    assert_eq!(points(2, "0 den 16 4"), [10, 10]);
}

#[test]
fn char_23_shows_one_doubloon_per_goods_jewel_and_chest() {
    assert_eq!(points(2, "0 den 23; 0 booty Goods:2 Jewel Chest Map"), [10 + 4 + 2 + 3 + 5, 10]);
}

#[test]
fn char_24e_shows_eight_doubloons() {
    assert_eq!(points(2, "0 den 24"), [18, 10]);
}

#[test]
fn char_25_shows_six_gained_if_unique_else_three_paid() {
    assert_eq!(points(3, "0 den 25"), [16, 10, 10]);
    assert_eq!(points(3, "0 den 25; 2 den 25; 2 purse 1"), [7, 10, 0]);
}

#[test]
fn char_26e_shows_eight_doubloons_paid() {
    assert_eq!(points(2, "0 den 26; 1 den 26; 1 purse 3"), [2, 0]);
}

#[test]
fn char_28_shows_one_doubloon_per_character_in_den() {
    assert_eq!(points(2, "0 den 28 3"), [13, 10]);
}

#[test]
fn char_29e_shows_three_doubloons_paid_per_relic() {
    // In addition to the value of each relic itself.
    assert_eq!(points(2, "0 den 29; 0 booty Relic:2 Chest:4; 1 den 29"), [10 - 6 - 6 + 20, 10]);
}

#[test]
fn raid_1_shows_end_abilities_in_descending_order() {
    // Payments come before gains, so a part cannot be paid; with an option, gains come first.
    assert_eq!(points(2, "0 den 26 9; 0 purse 5"), [10, 10]);
    assert_eq!(points(2, "0 den 26 9; 0 purse 5; option gains_first"), [7, 10]);
    assert_eq!(points(2, "0 den 28 26; 0 purse 5"), [0, 10]);
    let run = last_day(2, "0 den 6 9 28; 1 den 9 29");
    let order = run.told(&["RaidEnds", "Acts", "Scored"]);
    let ends = order.iter().position(|one| one == "RaidEnds").expect("the raid ends");
    // Carpenters: yellow has reputation 2, red 3.
    assert_eq!(order[ends + 1..ends + 6], ["Acts 1 29", "Acts 0 28", "Acts 1 9", "Acts 0 9", "Acts 0 6"]);
}

#[test]
fn raid_3_shows_only_hands_left() {
    // RAID-3, SETUP-2, SETUP-3
    let run = last_day(2, "0 den 3; 0 graveyard 4; 0 hand 7 8 9; 0 booty Goods; 1 hand 3");
    let state = run.state();
    assert_eq!(state.phase, Phase::Over);
    let player = &state.players[0];
    assert_eq!((player.hand.len(), player.den.len(), player.graveyard.len(), player.tokens()), (3, 0, 0, 0));
    assert_eq!((player.cash(), state.bag().total()), (0, 50));
}

#[test]
fn end_1_shows_most_points_winning_and_ties_shared() {
    // END-1
    let places = |text: &str| {
        let run = last_day(3, text);
        let places = run.state().result().expect("it is over").to_vec();
        let shown = run.state().view(kernel::Viewer::Table).players;
        assert_eq!(shown.iter().map(|player| player.place).collect::<Vec<_>>(), places);
        places
    };
    assert_eq!(places("0 scores 20 20; 1 scores 30 5; 2 scores 10 10"), [1, 2, 3]);
    assert_eq!(places("0 scores 20 20; 1 scores 30 10; 2 scores 10 10"), [1, 1, 3]);
    assert_eq!(places("0 scores 20 20; 1 scores 10 10; 1 purse 30; 2 scores 10 10"), [1, 1, 3]);
    assert_eq!(places("0 scores 20 20; 1 scores 10 10; 1 purse 30; option last_raid_decides"), [2, 1, 3]);
}

#[test]
fn end_2_shows_a_raid_scored_or_left_out() {
    // END-2
    let stop = |score: bool| {
        let run = scene(2, "0 hand 3; 1 hand 4; 0 den 9; 0 scores 12 3; 1 scores 8 9").start;
        let run = Run { play: kernel::Play::new(&run), start: run, events: vec![] };
        run.says(1, json!({"do": "EndEarly", "score": score}))
    };
    let sums = |run: &Run| run.state().players.iter().map(libertalia::Player::score).collect::<Vec<_>>();
    assert_eq!(sums(&stop(true)), [12 + 3 + 20, 8 + 9 + 10]);
    assert_eq!(sums(&stop(false)), [15, 17]);
    assert_eq!(stop(false).state().result().expect("it is over").to_vec(), [2, 1]);
    assert_eq!(stop(false).refuses(0, json!({"do": "EndEarly", "score": true})), ["not asked"]);
}

#[test]
fn end_2_shows_unstarted_raid_not_scored() {
    let stop = |text: &str| {
        let start = scene(2, &format!("day 1; 0 scores 12 3; 1 scores 8 9; {text}")).start;
        let run = Run { play: kernel::Play::new(&start), start, events: vec![] };
        run.says(1, json!({"do": "EndEarly", "score": true}))
    };
    let totals = |run: &Run| run.state().players.iter().map(|player| player.scores.len()).collect::<Vec<_>>();
    let nothing = stop("0 hand 3; 1 hand 4");
    assert_eq!((totals(&nothing), nothing.told(&["EndedEarly"]).len()), (vec![2, 2], 1));
    assert!(nothing.events.iter().any(|event| matches!(event, Event::EndedEarly { score: false })));
    assert_eq!(totals(&stop("0 hand 3; 1 hand 4; 1 graveyard 14")), [3, 3]);
}
