//! Golden records of Libertalia: a campaign for each number of players and each way to end. They are read and decided
//! again.

use bucintoro_tests::golden::{self, Golden, chairs, play_on, say};
use kernel::record::By;
use kernel::suite::test_stamps;
use kernel::{AnswerBy, Rules, Seat, Table, Viewer};
use libertalia::{Libertalia, Options, Setup};
use serde_json::{Value, json};

/// The records: the file name and the content of each.
const ENDINGS: &[(&str, &str)] = &[
    ("two-players", "a campaign of two, played at random to the end"),
    ("three-players", "of three"),
    ("four-players", "of four"),
    ("five-players", "of five"),
    ("six-players", "of six"),
    ("covered", "purses hidden, and a countdown that ends in draws"),
    ("tie-shared", "equal points share the place"),
    ("tie-by-last-raid", "equal points, and the better last raid wins"),
    ("ended-early-scored", "stopped by the table, the raid under way counted"),
    ("ended-early-left-out", "stopped by the table, the raid under way left out"),
    ("half-played", "entered in its second raid, a Surgeon having worked, and played to the end"),
    ("waived-and-corrected", "with waivers, corrections, undo and branches, to the end"),
];

const GOLDEN: Golden<Libertalia> = Golden { endings: ENDINGS, made, outcome };

fn table(seats: usize, setup: Setup) -> Table<Libertalia> {
    golden::table(seats, Libertalia::complete(setup), AnswerBy::App, 15)
}

/// Returns a table at the last dawn of a campaign: all players have the Cabin Boy and can reach the same score.
fn last_dawn(last_raid_decides: bool) -> Table<Libertalia> {
    let drawn: Vec<u8> = (1..=21).collect();
    let gone: Vec<u8> = drawn.iter().copied().filter(|rank| *rank != 5).collect();
    let seat = |seat: usize, colour: &str, purse: u16, scores: [i16; 2]| {
        let line = json!({"colour": colour, "hand": [5], "gone": gone, "purse": purse, "scores": scores});
        format!("seat {seat} {line}")
    };
    let position = [
        format!("options {}", json!({"last_raid_decides": last_raid_decides})),
        "raid 3 day 6".to_owned(),
        format!("drawn {}", json!(drawn)),
        r#"phase {"phase":"dawn","late":false}"#.to_owned(),
        seat(0, "red", 12, [20, 18]),
        seat(1, "blue", 20, [10, 20]),
        seat(2, "white", 9, [10, 20]),
    ];
    table(3, Libertalia::setup_at(&position.join("\n")))
}

fn made(ending: &str) -> Table<Libertalia> {
    let with = |seats: usize, options: Options| {
        let mut table = table(seats, Setup { options, ..Setup::default() });
        play_on(&mut table, seats as u64, usize::MAX);
        table
    };
    let decided = |last_raid_decides| {
        let mut table = last_dawn(last_raid_decides);
        // Each hand has one card, and the app plays them all when the first is played.
        while !table.state().progress().over {
            let by = table.state().undecided().next().expect("an actor is asked").0;
            say(&mut table, by, json!({"do": "Choose", "rank": 5}));
        }
        table
    };
    let stopped = |score: bool| {
        let mut table = table(3, Setup::default());
        play_on(&mut table, 9, 90);
        say(&mut table, 0, json!({"do": "EndEarly", "score": score}));
        table
    };
    match ending {
        "two-players" => with(2, Options::default()),
        "three-players" => with(3, Options::default()),
        "four-players" => with(4, Options::default()),
        "five-players" => with(5, Options::default()),
        "six-players" => with(6, Options::default()),
        "covered" => with(3, Options { hidden_purses: true, countdown: Some(60), ..Options::default() }),
        "tie-shared" => decided(false),
        "tie-by-last-raid" => decided(true),
        "ended-early-scored" => stopped(true),
        "ended-early-left-out" => stopped(false),
        "half-played" => half_played(),
        _ => {
            let mut table = kernel::suite::random_table::<Libertalia>(Setup::default(), chairs(4), 7, 300, true)
                .expect("the game continues");
            table.undo(By::Table, &mut test_stamps()).expect("something to undo");
            play_on(&mut table, 7, usize::MAX);
            table
        }
    }
}

/// Returns a campaign of three that was entered at the dawn of the third day of its second raid, and played from there.
fn half_played() -> Table<Libertalia> {
    let colours = serde_json::from_value(json!(["red", "green", "white"])).expect("colours");
    let mut table = table(3, Setup { under_way: true, colours: Some(colours), ..Setup::default() });
    let fix = |table: &mut Table<Libertalia>, fix: Value| say(table, 0, json!({"do": "Correct", "fix": fix}));
    let day = |left: Value| json!([{}, left, {"Map": 2, "Saber": 1}, {"Chest": 1, "Relic": 2}, {"Officer": 1, "Goods": 2}, {"Jewel": 3}]);
    let ranks: Vec<u8> = (1..=9).chain([12, 14, 15, 20, 21, 22]).collect();
    fix(
        &mut table,
        json!({"what": "Campaign", "raid": 2, "day": 3, "ranks": ranks, "cells": day(json!({"Relic": 1}))}),
    );
    for (seat, doubloons, points) in [(0, 14, 31), (1, 9, 24), (2, 17, 28)] {
        fix(&mut table, json!({"what": "Purse", "seat": seat, "doubloons": doubloons}));
        fix(&mut table, json!({"what": "Score", "seat": seat, "raid": 1, "points": points}));
        for (pile, ranks) in
            [("gone", vec![1, 2, 3, 4, 5, 6 + seat]), ("graveyard", vec![12, 14]), ("den", vec![20 + seat])]
        {
            for rank in ranks {
                fix(&mut table, json!({"what": "Card", "seat": seat, "rank": rank, "pile": pile}));
            }
        }
    }
    fix(&mut table, json!({"what": "Booty", "seat": 1, "token": "Map", "count": 2}));
    fix(&mut table, json!({"what": "Healed", "seat": 2}));
    say(&mut table, 2, json!({"do": "Heal", "rank": 14}));
    say(&mut table, 0, json!({"do": "BeginPlay"}));
    play_on(&mut table, 5, usize::MAX);
    table
}

/// Returns the results of all raids, and the places.
fn outcome(table: &Table<Libertalia>) -> Value {
    let raids: Vec<_> = table.state().players.iter().map(|player| player.scores.to_vec()).collect();
    json!({"raids": raids, "places": table.state().result().map(|places| places.to_vec())})
}

#[test]
fn every_ending_has_a_golden_record_that_replays_identically() {
    GOLDEN.holds(&["older"]);
}

/// Records of older programs, and the first line that today's rules decide differently.
const OLDER: &[(&str, usize)] = &[
    ("covered", 18),
    ("ended-early-left-out", 23),
    ("ended-early-scored", 23),
    ("five-players", 14),
    ("four-players", 21),
    ("half-played", 48),
    ("six-players", 25),
    ("three-players", 18),
    ("two-players", 13),
    ("waived-and-corrected", 26),
];

#[test]
fn rule_fixes_keep_old_records_readable() {
    GOLDEN.older_holds(OLDER);
}

#[test]
fn golden_endings_match_their_names() {
    let places = |ending: &str| outcome(&made(ending))["places"].clone();
    assert_eq!(places("tie-shared"), json!([1, 1, 3]));
    assert_eq!(places("tie-by-last-raid"), json!([2, 1, 3]));
    let raids = |ending: &str| made(ending).state().players[0].scores.len();
    assert_eq!([raids("ended-early-scored"), raids("ended-early-left-out"), raids("six-players")], [3, 2, 3]);
    for (ending, _) in ENDINGS {
        assert!(made(ending).state().progress().over, "{ending}");
    }
}

/// The card that the Surgeon had taken when a campaign was entered is in no line that others receive.
#[test]
fn entered_campaign_reveals_no_secret() {
    let opened = Golden::<Libertalia>::opened("half-played", false);
    for viewer in [Viewer::Table, Viewer::Spectator, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
        let events: Vec<Value> =
            opened.table.view_for(viewer).visible_entries(1).flat_map(|entry| entry.events).collect();
        let first = events.iter().find(|event| event["event"] == "Healed").expect("an event of the Surgeon");
        assert_eq!(first["rank"].is_null(), viewer != Viewer::Seat(Seat(2)), "{viewer:?}");
    }
}

/// Secret choices and draws are in no line that others receive.
#[test]
fn shared_view_of_record_reveals_no_secret() {
    let opened = Golden::<Libertalia>::opened("covered", false);
    for viewer in [Viewer::Table, Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let events: Vec<Value> =
            opened.table.view_for(viewer).visible_entries(1).flat_map(|entry| entry.events).collect();
        let named = |tag: &str| events.iter().filter(|event| event["event"] == tag && !event["rank"].is_null()).count();
        let own = events.iter().filter(|event| viewer == Viewer::Seat(Seat(1)) && event["seat"] == 1);
        let own = own.filter(|event| event["event"] == "Chose").count();
        assert_eq!(named("Chose"), own, "{viewer:?}");
        assert!(events.iter().any(|event| event["event"] == "Chose"));
    }
}
