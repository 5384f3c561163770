//! Corrections (`FIX-1`, `FIX-2`).

use kernel::Rules;
use serde_json::json;

use super::table::{Run, scene};

fn fixed(run: Run, fix: serde_json::Value) -> Run {
    run.says(0, json!({"do": "Correct", "fix": fix}))
}

fn at(text: &str, seats: usize) -> Run {
    let start = scene(seats, text).start;
    Run { play: kernel::Play::new(&start), start, events: vec![] }
}

#[test]
fn whatever_the_table_shows_can_be_put_right() {
    let run = at("0 hand 3 7; 1 hand 9; 1 den 5", 2);
    let run = fixed(run, json!({"what": "Purse", "seat": 1, "doubloons": 3}));
    let run = fixed(run, json!({"what": "Score", "seat": 0, "raid": 2, "points": 31}));
    let run = fixed(run, json!({"what": "Card", "seat": 1, "rank": 5, "pile": "graveyard"}));
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 7, "pile": "den"}));
    assert_eq!(run.table(), "10 d7 h3 | 3 g5 h9");
    assert_eq!(run.state().players[0].score(), 31);
    let run = fixed(run, json!({"what": "Cell", "day": 5, "token": "Chest", "count": 4}));
    let run = fixed(run, json!({"what": "Day", "day": 6}));
    assert_eq!((run.state().cells[4].total(), run.state().day), (4, 6));
    let run = fixed(run, json!({"what": "Reputation", "rank": 5, "numbers": [4, 5, 6, 1, 2, 3]}));
    assert_eq!(run.state().reputation.assumed().iter().map(libertalia::Rank::number).collect::<Vec<_>>(), [7]);
}

#[test]
fn fix_1_stops_what_the_box_cannot_show() {
    let mut run = at("0 hand 3 7; 1 hand 9; 1 booty Chest:2", 2);
    for fix in [
        json!({"what": "Purse", "seat": 2, "doubloons": 3}),
        json!({"what": "Score", "seat": 0, "raid": 3, "points": 1}),
        json!({"what": "Card", "seat": 0, "rank": 30, "pile": "hand"}),
        json!({"what": "Card", "seat": 0, "rank": 3, "pile": "ship"}),
        json!({"what": "Day", "day": 7}),
        json!({"what": "Reputation", "rank": 5, "numbers": [1, 1, 2, 3, 4, 5]}),
        // Nobody may learn what lies face down.
        json!({"what": "Booty", "seat": 1, "token": "Chest", "count": 1}),
        json!({"what": "Cell", "day": 5, "token": "Goods", "count": 1}),
    ] {
        assert_eq!(run.refuses(0, json!({"do": "Correct", "fix": fix})), ["FIX-1"], "{fix}");
    }
    let mut run = fixed(run, json!({"what": "OpenDens"}));
    let many = json!({"do": "Correct", "fix": {"what": "Cell", "day": 5, "token": "Chest", "count": 3}});
    assert_eq!(run.refuses(0, many), ["FIX-1"]);
    let run = fixed(run, json!({"what": "Booty", "seat": 1, "token": "Chest", "count": 1}));
    assert_eq!(run.table(), "10 h3,7 | 10 h9 Chest:1");
}

#[test]
fn fix_2_shows_a_void_choice_over() {
    // FIX-2: the only one whom the Recruiter could take is left, and comes.
    let run = scene(2, "0 plays 4; 0 den 16 24; 0 hand 9; 1 plays 5; 1 hand 9").lay();
    assert_eq!(run.asked(), "0 recruit");
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 24, "pile": "graveyard"}));
    assert_eq!(run.table(), "10 d4 g24 h9,16 | 10 d5 h9");
    // The Recruiter himself is gone: nobody is taken.
    let run = scene(2, "0 plays 4; 0 den 16 24; 0 hand 9; 1 plays 5; 1 hand 9").lay();
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 4, "pile": "graveyard"}));
    assert_eq!(run.table(), "10 d16,24 g4 h9 | 10 d5 h9");
    // A taker who is taken off the ship takes nothing; the next one does.
    let run = scene(2, "0 plays 16; 0 hand 9; 1 plays 29; 1 hand 9; cell Goods Map").lay();
    assert_eq!(run.asked(), "1 take");
    let run = fixed(run, json!({"what": "Card", "seat": 1, "rank": 29, "pile": "hand"}));
    assert_eq!(run.asked(), "0 take");
    // Whatever was chosen in secret by whom a correction concerns is chosen again.
    let run = at("0 hand 3 7 9; 1 hand 9", 2).says(0, json!({"do": "Choose", "rank": 3}));
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 9, "pile": "den"}));
    assert_eq!(run.state().asks().len(), 2);
}

#[test]
fn a_saber_or_an_officer_with_nobody_left_is_passed_over() {
    let run = scene(3, "0 plays 5; 0 den 3 4; 0 hand 9; 1 plays 29; 1 hand 9; 2 plays 16; 2 hand 9; cell Saber").lay();
    assert_eq!(run.asked(), "1 kill");
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 3, "pile": "hand"}));
    // One is left, and falls.
    assert_eq!(run.table(), "10 d5 g4 h3,9 | 13 d29 h9 Saber:1 | 10 d16 h9");
}
