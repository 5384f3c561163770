//! Corrections (`FIX-1`, `FIX-2`).

use kernel::{Actor, Rules, Seat, Secrets, Viewer};
use libertalia::{Breach, Colour, Libertalia, Phase, Question, Setup};
use serde_json::{Value, json};

use super::table::{Run, rank, scene};

fn fixed(run: Run, fix: serde_json::Value) -> Run {
    run.says(0, json!({"do": "Correct", "fix": fix}))
}

fn at(text: &str, seats: usize) -> Run {
    let start = scene(seats, text).start;
    Run { play: kernel::Play::new(&start), start, events: vec![] }
}

#[test]
fn corrections_change_every_visible_value() {
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
fn fix_1_stops_impossible_states() {
    let mut run = at("0 hand 3 7; 1 hand 9; 1 booty Chest:2", 2);
    for fix in [
        json!({"what": "Purse", "seat": 2, "doubloons": 3}),
        json!({"what": "Score", "seat": 0, "raid": 3, "points": 1}),
        json!({"what": "Card", "seat": 0, "rank": 30, "pile": "hand"}),
        json!({"what": "Card", "seat": 0, "rank": 3, "pile": "ship"}),
        json!({"what": "Day", "day": 7}),
        json!({"what": "Reputation", "rank": 5, "numbers": [1, 1, 2, 3, 4, 5]}),
        // No player may learn what lies face down.
        json!({"what": "Booty", "seat": 1, "token": "Chest", "count": 1}),
        // Two chests lie face down in a den.
        json!({"what": "Cell", "day": 5, "token": "Chest", "count": 3}),
    ] {
        assert_eq!(run.refuses(0, json!({"do": "Correct", "fix": fix})), ["FIX-1"], "{fix}");
    }
    // A cell is corrected in the middle of a raid, and the dens stay face down (FIX-3).
    let run = fixed(run, json!({"what": "Cell", "day": 5, "token": "Goods", "count": 1}));
    assert_eq!((run.state().cells[4].total(), run.state().face_down()), (1, 2));
    let mut run = fixed(run, json!({"what": "OpenDens"}));
    let many = json!({"do": "Correct", "fix": {"what": "Cell", "day": 5, "token": "Chest", "count": 3}});
    assert_eq!(run.refuses(0, many), ["FIX-1"]);
    let run = fixed(run, json!({"what": "Booty", "seat": 1, "token": "Chest", "count": 1}));
    assert_eq!(run.table(), "10 h3,7 | 10 h9 Chest:1");
}

#[test]
fn fix_2_shows_void_choice_closed() {
    // FIX-2: one character is left for the Recruiter, who takes it without a question.
    let run = scene(2, "0 plays 4; 0 den 16 24; 0 hand 9; 1 plays 5; 1 hand 9").lay();
    assert_eq!(run.asked(), "0 recruit");
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 24, "pile": "graveyard"}));
    assert_eq!(run.table(), "10 d4 g24 h9,16 | 10 d5 h9");
    // The Recruiter himself is gone, so no character is taken.
    let run = scene(2, "0 plays 4; 0 den 16 24; 0 hand 9; 1 plays 5; 1 hand 9").lay();
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 4, "pile": "graveyard"}));
    assert_eq!(run.table(), "10 d16,24 g4 h9 | 10 d5 h9");
    // A taking character that is removed from the ship takes nothing; the next one does.
    let run = scene(2, "0 plays 16; 0 hand 9; 1 plays 29; 1 hand 9; cell Goods Map").lay();
    assert_eq!(run.asked(), "1 take");
    let run = fixed(run, json!({"what": "Card", "seat": 1, "rank": 29, "pile": "hand"}));
    assert_eq!(run.asked(), "0 take");
    // A secret choice of a player whom a correction concerns must be made again.
    let run = at("0 hand 3 7 9; 1 hand 9", 2).says(0, json!({"do": "Choose", "rank": 3}));
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 9, "pile": "den"}));
    assert_eq!(run.state().asks().len(), 2);
}

#[test]
fn saber_with_one_victim_left_kills_without_question() {
    let run = scene(3, "0 plays 5; 0 den 3 4; 0 hand 9; 1 plays 29; 1 hand 9; 2 plays 16; 2 hand 9; cell Saber").lay();
    assert_eq!(run.asked(), "1 kill");
    let run = fixed(run, json!({"what": "Card", "seat": 0, "rank": 3, "pile": "hand"}));
    // One victim is left and is discarded.
    assert_eq!(run.table(), "10 d5 g4 h3,9 | 13 d29 h9 Saber:1 | 10 d16 h9");
}

/// Returns the flaw for which a correction is refused.
fn flaw(run: &mut Run, fix: &Value) -> String {
    let said = serde_json::from_value(json!({"do": "Correct", "fix": fix})).expect("a command");
    let refusal = run.say(Actor::Seat(Seat(0)), &said, &[]).expect_err("it is refused");
    let [Breach::NoSuchTable { flaw }] = &refusal.breaches[..] else { panic!("{refusal:?}") };
    flaw.clone()
}

/// A campaign of two players under way, before anything of it is entered.
fn under_way() -> Run {
    let colours = Some(vec![Colour::Red, Colour::Blue]);
    let start = kernel::suite::start(&Setup { colours, under_way: true, ..Setup::default() }).expect("a campaign");
    Run { play: kernel::Play::new(&start), start, events: vec![] }
}

/// Returns cells with one token of each kind in `token` on the last `days` days.
fn cells(days: usize, token: [&str; 2]) -> Value {
    let full = json!({token[0]: 1, token[1]: 1});
    (0..6).map(|cell| if cell + days < 6 { json!({}) } else { full.clone() }).collect()
}

fn campaign(raid: u8, day: u8, ranks: u8, cells: &Value) -> Value {
    json!({"what": "Campaign", "raid": raid, "day": day, "ranks": (1..=ranks).collect::<Vec<_>>(), "cells": cells})
}

/// Its second raid, at the dawn of the last day, with the ranks of both raids.
fn on_the_last_day() -> Run {
    fixed(under_way(), campaign(2, 6, 15, &cells(1, ["Goods", "Map"])))
}

fn puts(mut run: Run, seat: u8, pile: &str, ranks: std::ops::RangeInclusive<u8>) -> Run {
    for rank in ranks {
        run = fixed(run, json!({"what": "Card", "seat": seat, "rank": rank, "pile": pile}));
    }
    run
}

#[test]
fn fix_1_shows_running_campaign_entered_and_continued() {
    let mut run = on_the_last_day();
    for seat in 0..2 {
        run = fixed(run, json!({"what": "Score", "seat": seat, "raid": 1, "points": 30 + seat}));
        run = fixed(run, json!({"what": "Purse", "seat": seat, "doubloons": 12 + seat}));
        run = puts(puts(run, seat, "gone", 1..=6), seat, "graveyard", 7..=10);
    }
    run = fixed(puts(run, 1, "den", 11..=11), json!({"what": "Booty", "seat": 1, "token": "Chest", "count": 2}));
    assert_eq!(run.state().phase, Phase::Preparing);
    let mut run = run.says(0, json!({"do": "BeginPlay"}));
    assert_eq!((run.state().raid, run.state().day), (2, 6));
    assert_eq!(run.state().asks().len(), 2);
    assert_eq!(run.table(), "12 g7,8,9,10 h11,12,13,14,15 | 13 d11 g7,8,9,10 h12,13,14,15 Chest:2");
    assert_eq!(run.state().players[1].score(), 31);
    assert_eq!(run.refuses(0, json!({"do": "BeginPlay"})), ["not asked"]);
}

#[test]
fn fix_1_shows_campaign_entered_between_two_raids() {
    let run = puts(on_the_last_day(), 0, "den", 3..=4);
    let mut run = fixed(run, campaign(2, 0, 9, &cells(0, ["Map", "Map"])));
    // A raid that has not begun has nothing on the table.
    for fix in [
        json!({"what": "Card", "seat": 0, "rank": 5, "pile": "den"}),
        json!({"what": "Card", "seat": 0, "rank": 5, "pile": "graveyard"}),
        json!({"what": "Purse", "seat": 0, "doubloons": 12}),
        json!({"what": "Healed", "seat": 0}),
    ] {
        assert_eq!(flaw(&mut run, &fix), "no-raid", "{fix}");
    }
    let run = run.says(0, json!({"do": "BeginPlay"}));
    assert_eq!(run.state().asks()[..], [(kernel::Actor::Chance, Question::Ranks { count: 6 })]);
    assert_eq!(run.state().players[0].scores[..], [0]);
    // Characters in a den at the end of the raid are out of the game.
    assert_eq!(run.state().players[0].gone, [rank(3), rank(4)].into_iter().collect());
}

#[test]
fn fix_1_stops_impossible_campaigns() {
    let mut run = on_the_last_day();
    let (none, one, two) = (cells(0, ["Map", "Goods"]), cells(1, ["Map", "Goods"]), cells(6, ["Map", "Goods"]));
    for (fix, flaw) in [
        (campaign(4, 1, 21, &two), "no-such-raid"),
        (campaign(0, 1, 0, &two), "no-such-raid"),
        (campaign(1, 7, 9, &two), "no-such-day"),
        (campaign(1, 1, 3, &two), "ranks-drawn"),
        (campaign(2, 0, 15, &none), "ranks-drawn"),
        (campaign(1, 5, 9, &one), "cells-of-days"),
        (campaign(1, 0, 0, &one), "cells-of-days"),
        (campaign(1, 1, 9, &cells(6, ["Chest", "Map"])), "token-too-many"),
        (json!({"what": "Cell", "day": 6, "token": "Map", "count": 2}), "cells-at-once"),
    ] {
        assert_eq!(self::flaw(&mut run, &fix), flaw, "{fix}");
    }
    // Tokens left over from earlier days are on their cells.
    let run = fixed(run, campaign(1, 5, 9, &two));
    let mut run = fixed(run, campaign(1, 0, 0, &none)).says(0, json!({"do": "BeginPlay"}));
    assert_eq!(flaw(&mut run, &campaign(1, 0, 0, &none)), "campaign-begun");
    let drawn = Libertalia::start(&Setup { under_way: true, ..Setup::default() }, 2).expect_err("no colours");
    assert_eq!(drawn[0].flaw, "colours-unsaid");
}

/// Only the owner knows which character the Surgeon took before the campaign was entered (`SECRET-2`).
#[test]
fn secret_2_keeps_surgeons_choice_secret_in_entered_campaign() {
    let healed = json!({"what": "Healed", "seat": 1});
    let mut run = puts(on_the_last_day(), 1, "graveyard", 7..=7);
    assert_eq!(flaw(&mut run, &healed), "nobody-hidden");
    let mut run = fixed(puts(run, 1, "graveyard", 8..=9), healed.clone());
    assert_eq!(run.state().asks()[..], [(Actor::Seat(Seat(1)), Question::Heal)]);
    assert_eq!(flaw(&mut run, &healed), "healed-already");
    assert_eq!(run.refuses(0, json!({"do": "BeginPlay"})), ["not asked"]);
    let run = run.says(1, json!({"do": "Heal", "rank": 8}));
    let known = |viewer| run.state().information_state(viewer).players[1].clone();
    assert_eq!((known(Viewer::Table).cards(), known(Viewer::Table).dead()), (13, 2));
    assert!(!known(Viewer::Table).hand.has(rank(8)) && known(Viewer::Seat(Seat(1))).hand.has(rank(8)));
    // It stays secret in the next raid, and becomes public if one of these characters is in no hand.
    let cells = cells(0, ["Map", "Goods"]);
    let next = fixed(run, campaign(3, 0, 15, &cells));
    assert_eq!(next.state().information_state(Viewer::Table).players[1].cards(), 13);
    assert_eq!(next.state().players[1].blurred.len(), 3);
    let back = fixed(next, campaign(2, 0, 9, &cells));
    assert_eq!(back.state().players[1].blurred.len(), 3);
    let open = fixed(back, campaign(1, 0, 0, &cells));
    assert!(open.state().players[1].blurred.is_empty());
}

/// Starts a game at a position in table notation.
fn at_position(text: &str) -> Run {
    let start: Libertalia =
        kernel::suite::start(&Libertalia::setup_at(text)).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    Run { play: kernel::Play::new(&start), start, events: vec![] }
}

#[test]
fn pass_answers_only_the_open_question() {
    // DUSK-1: the Cook has taken a saber and declines the second token; the saber still kills.
    let mut run = scene(2, "0 plays 18; 0 hand 3; 1 plays 5; 1 den 9 10; 1 hand 3; cell Saber Map Goods").lay();
    run = run.says(0, json!({"do": "Take", "token": "Saber"}));
    assert_eq!(run.asked(), "0 take");
    run.say(Actor::Seat(Seat(0)), &libertalia::Command::Pass, &["DUSK-1"]).expect("the rule is waived");
    assert_eq!(run.asked(), "0 kill");
    let run = run.says(0, json!({"do": "Kill", "seat": 1, "rank": 9}));
    assert_eq!(run.table(), "10 d18 h3 Saber:1 | 10 d5,10 g9 h3");
}

#[test]
fn fix_3_shows_started_character_finishing_its_booty() {
    let mut run = at_position(
        "libertalia 1
        raid 1 day 3
        drawn [1,2,3,4,5,6,8,12,22]
        cell 3 {\"Map\":1,\"Goods\":1}
        seat 0 {\"colour\":\"red\",\"hand\":[1,2,3,5,6,22],\"den\":[4],\"graveyard\":[8],\"purse\":12,\"down\":{\"Saber\":1}}
        seat 1 {\"colour\":\"blue\",\"hand\":[1,2,3,4,5,6],\"den\":[8,22],\"graveyard\":[12],\"purse\":8}
        seat 2 {\"colour\":\"green\",\"hand\":[1,2,3,4,5,6,22],\"den\":[8,12],\"purse\":8}
        ship [{\"seat\":0,\"rank\":12,\"acted\":true}]
        phase {\"phase\":\"dusk\",\"taken\":1,\"sabers\":1,\"officer\":false}
        asked {\"seat\":0,\"what\":\"kill\",\"count\":0}",
    );
    run = fixed(run, json!({"what": "Card", "seat": 1, "rank": 22, "pile": "ship"}));
    assert_eq!(run.asked(), "0 kill");
    // A position keeps it.
    let again = at_position(&run.state().position());
    for run in [run, again] {
        let run = run.says(0, json!({"do": "Kill", "seat": 2, "rank": 12}));
        // The character that began finishes first; then the highest takes a token.
        assert_eq!((run.asked().as_str(), run.state().players[0].den.has(rank(12))), ("1 take", true));
    }
    // An officer and the Cook's second token also stay with the sharing character.
    let run =
        scene(3, "0 plays 18; 0 hand 3; 1 plays 5; 1 hand 29; 2 plays 7; 2 hand 3; cell Officer:2 Map Goods").lay();
    let run = fixed(
        run.says(0, json!({"do": "Take", "token": "Officer"})),
        json!({"what": "Card", "seat": 1, "rank": 5, "pile": "hand"}),
    );
    let run = fixed(run, json!({"what": "Card", "seat": 1, "rank": 29, "pile": "ship"}));
    assert_eq!(run.asked(), "0 take");
    let run = run.says(0, json!({"do": "Take", "token": "Map"}));
    assert!(run.state().players[0].graveyard.has(rank(18)), "{}", run.table());
    assert_eq!(run.asked(), "1 take");
}

#[test]
fn fix_3_shows_each_waitress_asked_once_despite_reputation_changes() {
    let waitresses = || {
        let text = "0 den 8; 0 plays 5; 0 booty Map; 1 den 8; 1 plays 5; 1 booty Map; 2 den 8; 2 plays 5; 2 booty Map";
        scene(3, text).lay().says(2, json!({"do": "SellMap"}))
    };
    for numbers in [[2, 3, 1, 4, 5, 6], [6, 2, 3, 1, 4, 5]] {
        let run = fixed(waitresses(), json!({"what": "Reputation", "rank": 8, "numbers": numbers}));
        assert_eq!(run.asked(), "1 sell", "{numbers:?}");
        let run = run.says(1, json!({"do": "Pass"}));
        assert_eq!(run.asked(), "0 sell", "{numbers:?}");
        let run = run.says(0, json!({"do": "Pass"}));
        assert_eq!(run.state().day, 6, "{numbers:?}");
    }
    // An older position names only the last that acted: blue and red have acted, yellow has not.
    let night = waitresses().state().position();
    let phase = night.lines().find(|line| line.starts_with("phase")).expect("a phase");
    let older = night.replace(phase, r#"phase {"phase":"night","after":[8,2]}"#);
    assert_eq!(at_position(&older).state().position(), night);
}

#[test]
fn fix_3_shows_answer_for_another_day_is_late() {
    let cells = "cell 4 {}";
    let ranks = json!([2, 5, 7, 9, 10, 16, 23, 24, 25]);
    let seat = |n: u8, colour: &str| format!("seat {n} {{\"colour\":\"{colour}\",\"hand\":{ranks},\"purse\":10}}");
    let text = format!(
        "raid 1 day 1\ndrawn {ranks}\n{cells}\n{}\n{}\nphase {{\"phase\":\"dawn\",\"late\":false}}",
        seat(0, "red"),
        seat(1, "blue")
    );
    let mut stamps = kernel::suite::test_stamps();
    let setup = Libertalia::complete(Libertalia::setup_at(&text));
    let seating = kernel::suite::chairs(2);
    let seed = kernel::Seed::new([7; 32]);
    let mut table = kernel::Table::<Libertalia>::start(seating, Default::default(), setup, seed, &mut stamps)
        .unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let card = |seat| Actor::Seat(Seat(seat));
    let yesterday = table.question_of(card(0));
    for seat in 0..2 {
        let choice = libertalia::Command::Choose { rank: rank(5) };
        table.command(card(seat), choice, &[], &mut stamps).expect("a card of the hand");
    }
    assert_eq!(table.state().day, 2);
    assert_ne!(table.question_of(card(0)), yesterday);
}

#[test]
fn dawn_1_lets_all_cards_be_entered_after_a_forced_choice() {
    let lay = json!({"do": "Lay", "cards": [{"seat": 0, "rank": 3}, {"seat": 1, "rank": 9}]});
    // For a hand of one card, the app has already chosen.
    let run = at("0 hand 3 7; 1 hand 9", 2).says(1, json!({"do": "Choose", "rank": 9}));
    assert_eq!(run.says(0, lay.clone()).table(), "13 d3 h7 | 4 d9");
    // A card chosen from several stays secret.
    let mut run = at("0 hand 3 7; 1 hand 9 10", 2).says(1, json!({"do": "Choose", "rank": 9}));
    assert_eq!(run.refuses(0, lay), ["not asked"]);
}
