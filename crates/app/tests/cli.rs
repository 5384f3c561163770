//! Tests the command line with the real binary: lines in, lines out, exit codes.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod terminal;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use terminal::{code, complained, file, run, said};

const GAME: &str = "serenissima-2e";
const SEED: &str = "0000000000000000000000000000000000000000000000000000000000000007";

/// Plays lines at a table of two players. Returns the answers, hello first.
fn play(more: &[&str], lines: &[Value]) -> Vec<Value> {
    let mut arguments = vec!["play", "--game", GAME, "--players", "2", "--seed", SEED];
    arguments.extend(more);
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let output = run(&arguments, input.as_bytes());
    assert_eq!(code(&output), 0, "{}", complained(&output));
    said(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Returns the first legal command of the first asked seat, as a line.
fn first_legal(more: &[&str], before: &[Value]) -> Value {
    let mut lines = before.to_vec();
    lines.push(json!({"ask": "asks"}));
    let asks = play(more, &lines).pop().expect("an answer");
    let seat = asks["asks"][0][0]["seat"].as_u64().expect("a seat is asked");
    lines.pop();
    lines.push(json!({"ask": "legal", "seat": seat}));
    let legal = play(more, &lines).pop().expect("an answer");
    json!({"seat": seat, "command": legal["legal"][0]})
}

fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records").join(GAME).join(name)
}

// ---- play ----

#[test]
fn first_line_contains_open_questions() {
    let answers = play(&[], &[]);
    assert_eq!(answers.len(), 1);
    let hello = &answers[0];
    assert_eq!((&hello["game"], &hello["seats"]), (&json!(GAME), &json!(2)));
    assert!(hello["head"].is_u64() && hello["asks"].is_array(), "{hello}");
}

#[test]
fn each_line_gets_one_answer_and_blank_lines_get_none() {
    let output = run(&["play", "--game", GAME], b"\n  \r\n{\"ask\":\"asks\"}\r\n\n{\"ask\":\"asks\"}");
    assert_eq!((code(&output), said(&output).lines().count()), (0, 3));
}

#[test]
fn command_undo_redo_and_jump_move_the_head() {
    let command = first_legal(&[], &[]);
    let answers = play(
        &[],
        &[
            command,
            json!({"ask": "state"}),
            json!({"undo": true}),
            json!({"redo": true}),
            json!({"ask": "state"}),
            json!({"jump": 0}),
            json!({"redo": true}),
        ],
    );
    let stood = &answers[1]["ok"];
    let first = &stood["entries"][0];
    assert!(first["n"].is_u64() && first["by"]["seat"].is_u64() && !first["events"].as_array().unwrap().is_empty());
    assert_eq!(answers[2]["hash"], answers[5]["hash"], "undo and redo lead to the same state");
    assert_eq!(answers[4]["ok"]["head"], stood["head"]);
    assert_eq!(answers[6]["ok"]["head"], json!(0));
    assert!(answers[7]["ok"]["head"].is_u64(), "{}", answers[7]);
}

#[test]
fn same_seed_gives_same_draws() {
    let hash = |seed: &str| {
        let output = run(&["play", "--game", GAME, "--seed", seed], b"{\"ask\":\"state\"}\n");
        said(&output).lines().last().expect("an answer").to_owned()
    };
    assert_eq!(hash(SEED), hash(SEED));
}

#[test]
fn chance_accepts_commands_and_app_draws_on_request() {
    let answers = play(&["--chance", "table"], &[json!({"ask": "asks"}), json!({"answer": true})]);
    assert_eq!(answers[1]["asks"][0][0], json!("chance"));
    let drawn = &answers[2]["ok"]["entries"][0];
    assert_eq!((&drawn["by"], &drawn["drawn"]), (&json!("chance"), &json!(true)));
    // The same with draws from the table: the app's draw, entered as a command.
    let lines = play(&["--chance", "table"], &[json!({"answer": true}), json!({"ask": "record"})]);
    let entry: Value = serde_json::from_str(lines[2]["record"][1].as_str().expect("a line")).expect("JSON");
    let command = &entry["deed"]["command"]["command"];
    let typed = play(&["--chance", "table"], &[json!({"chance": command})]);
    let typed = &typed[1]["ok"]["entries"][0];
    assert_eq!((&typed["by"], &typed["drawn"]), (&json!("chance"), &json!(false)));
}

#[test]
fn impossible_command_is_not_waivable_and_unknown_rule_is_refused() {
    let fix = |ducats: i64| json!({"do": "Correct", "fix": {"what": "Purse", "seat": 0, "ducats": ducats}});
    let answers = play(
        &[],
        &[
            json!({"seat": 7, "command": fix(5)}),
            json!({"seat": 0, "command": {"do": "Load", "good": "wood"}}),
            json!({"seat": 0, "command": fix(5), "waive": ["NO-1"]}),
            json!({"ask": "asks"}),
        ],
    );
    for refused in &answers[1..3] {
        assert_eq!(refused["refused"]["impossible"], json!("not_asked"), "{refused}");
        assert_eq!(refused["refused"]["waivable"], json!(false));
        assert!(refused["refused"]["breaches"].is_array());
    }
    assert_eq!(answers[3]["error"]["code"], json!("unknown_rule"));
    assert_eq!(answers[4]["asks"], answers[0]["asks"], "nothing changed");
}

#[test]
fn command_for_a_question_that_is_not_open_is_late() {
    let answer = |question: u64| {
        let mut line = first_legal(&[], &[]);
        line["question"] = json!(question);
        line
    };
    let asked = play(&[], &[])[0]["asks"][0][2].as_u64().expect("an id");
    let undo = || json!({"undo": true, "question": 1});
    let answers = play(&[], &[answer(asked + 1), answer(asked), answer(asked), undo()]);
    assert_eq!(answers[1]["error"]["code"], json!("late"));
    assert!(answers[2]["ok"]["head"].is_u64(), "{}", answers[2]);
    assert_eq!(answers[3]["error"]["code"], json!("late"));
    assert_eq!(answers[4]["error"]["code"], json!("unreadable"));
}

/// A day without any other choice continues to the next dawn, which opens another question.
#[test]
fn command_for_the_previous_days_question_is_late() {
    let ranks = json!([2, 5, 7, 9, 10, 16, 23, 24, 25]);
    let seat = |seat: u8, colour: &str| {
        let player = json!({"colour": colour, "purse": 10, "scores": [], "hand": ranks, "den": [], "graveyard": [],
            "gone": [], "open": {}, "down": {}});
        format!("seat {seat} {player}")
    };
    let position = [
        "libertalia 1".to_owned(),
        "options {}".to_owned(),
        "raid 1 day 1".to_owned(),
        format!("drawn {ranks}"),
        r#"phase {"phase":"dawn","late":false}"#.to_owned(),
        seat(0, "yellow"),
        seat(1, "red"),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "dawn.txt", position.join("\n").as_bytes());
    let choose = |seat: u8, rank: u8| json!({"seat": seat, "command": {"do": "Choose", "rank": rank}});
    let stale = |id: u32| {
        let mut line = choose(0, 7);
        line["question"] = json!(id);
        line
    };
    // The question was opened by the set-up, and again by its own answer.
    let lines = [choose(0, 5), choose(1, 5), stale(0), stale(1), choose(0, 7)].map(|line| line.to_string()).join("\n");
    let output = run(&["play", "--game", "libertalia", "--position", &path], lines.as_bytes());
    assert_eq!(code(&output), 0, "{}", complained(&output));
    let answers: Vec<Value> = said(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let asked = |answer: &Value| answer["asks"].as_array().or(answer["ok"]["asks"].as_array()).cloned();
    assert!(asked(&answers[0]).expect("asks").iter().all(|ask| ask[2] == json!(0)), "{}", answers[0]);
    // On the second day both are asked again, with a new id.
    let entries = answers[2]["ok"]["entries"].to_string();
    assert!(entries.contains(r#""event":"DayBegan""#), "{}", answers[2]);
    let today = asked(&answers[2]).expect("asks");
    assert!(today.len() == 2 && today.iter().all(|ask| ask[2].as_u64() > Some(1)), "{today:?}");
    for late in &answers[3..5] {
        assert_eq!(late["error"]["code"], json!("late"), "{late}");
    }
    assert!(answers[5]["ok"].is_object(), "{}", answers[5]);
}

#[test]
fn a_try_changes_nothing() {
    let command = first_legal(&[], &[]);
    let attempt = json!({"seat": command["seat"], "try": command["command"]});
    let state = json!({"ask": "state"});
    let answers = play(&[], &[state.clone(), attempt, state, json!({"seat": 0, "try": {"do": "Dance"}})]);
    assert!(answers[2]["ok"]["head"].is_u64(), "{}", answers[2]);
    assert_eq!(answers[1], answers[3]);
    assert_eq!(answers[4]["error"]["code"], json!("unreadable"));
}

#[test]
fn each_ask_request_is_answered() {
    let asked = |what: &str| play(&[], &[json!({"ask": what})]).pop().expect("an answer");
    assert!(asked("state")["hash"].is_string());
    assert!(asked("legal")["legal"].is_array());
    assert!(asked("asks")["asks"].is_array());
    assert!(asked("view")["view"].is_object());
    assert!(asked("position")["position"].is_string());
    assert!(asked("record")["record"][0].as_str().expect("a line").starts_with("{\"format\":4"));
    assert_eq!(asked("luck")["error"]["code"], json!("unknown"));
}

#[test]
fn settings_change_names_and_answerers() {
    let seating = json!([{"name": "Зоя 🦁", "side": "north"}, {"name": "עומר", "side": "east"}]);
    let answering = json!({"dice": "table", "cards": "table", "draws": "app"});
    let set = json!({"settings": {"seating": seating, "answering": answering}});
    let wrong = json!({"settings": {"seating": [{"name": "", "side": "north"}], "answering": answering}});
    let answers = play(&[], &[set, wrong]);
    assert_eq!(answers[1]["ok"]["entries"][0]["settings"]["seating"], seating);
    assert_eq!(answers[2]["error"]["code"], json!("settings"));
    assert!(answers[2]["error"]["detail"].as_array().expect("flaws").len() >= 2, "{}", answers[2]);
}

#[test]
fn invalid_lines_get_an_error_and_change_nothing() {
    let bad: &[&[u8]] = &[
        b"garbage",
        b"[]",
        b"{}",
        b"null",
        b"\xff\xfe\x00",
        b"{\"seat\":0}",
        b"{\"command\":{\"do\":\"Load\",\"good\":\"wood\"}}",
        b"{\"seat\":0,\"command\":{\"do\":\"Dance\"}}",
        b"{\"seat\":-1,\"command\":{}}",
        b"{\"undo\":false}",
        b"{\"undo\":true,\"redo\":true}",
        b"{\"undo\":\"yes\"}",
        b"{\"jump\":-1}",
        b"{\"jump\":99999999999}",
        b"{\"dance\":true}",
    ];
    for line in bad {
        let mut input = b"{\"ask\":\"state\"}\n".to_vec();
        input.extend_from_slice(line);
        input.extend_from_slice(b"\n{\"ask\":\"state\"}\n");
        let output = run(&["play", "--game", GAME], &input);
        let answers: Vec<Value> = said(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let told = String::from_utf8_lossy(line);
        assert_eq!((code(&output), answers.len()), (0, 4), "{told}");
        assert_eq!(answers[2]["error"]["code"], json!("unreadable"), "{told}: {}", answers[2]);
        assert_eq!(answers[1], answers[3], "{told} changed something");
    }
}

#[test]
fn undo_false_is_ignored_beside_another_field() {
    // `false` is no instruction, with any other field.
    let command = first_legal(&[], &[]);
    let answers = play(&[], &[command, json!({"undo": false, "ask": "asks"}), json!({"undo": false, "redo": true})]);
    assert!(answers[2]["asks"].is_array(), "{}", answers[2]);
    assert_eq!(answers[3]["error"]["code"], json!("nothing_to_redo"));
}

#[test]
fn position_round_trips_through_a_new_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let position = play(&[], &[json!({"ask": "position"})]).pop().expect("an answer");
    let position = position["position"].as_str().expect("text");
    let path = file(&folder, "position.txt", position.as_bytes());
    let output = run(&["play", "--game", GAME, "--position", &path], b"{\"ask\":\"position\"}\n");
    assert_eq!(code(&output), 0, "{}", complained(&output));
    let answer: Value = serde_json::from_str(said(&output).lines().last().expect("an answer")).expect("JSON");
    assert_eq!(answer["position"].as_str(), Some(position));
    let path = file(&folder, "bad.txt", b"here be dragons\n");
    let output = run(&["play", "--game", GAME, "--position", &path], b"");
    assert_eq!(code(&output), 2);
    assert!(complained(&output).contains("cannot be set up"), "{}", complained(&output));
}

#[test]
fn a_table_starts_from_a_set_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = json!({
        "seating": [{"name": "Anna"}, {"name": "Bo"}, {"name": "Cleo"}],
        "setup": {"colours": ["red", "blue", "black"]},
        "answering": {"dice": "table", "cards": "app", "draws": "app"},
    });
    let path = file(&folder, "setup.json", setup.to_string().as_bytes());
    let output = run(&["play", "--game", GAME, "--setup", &path], b"");
    let hello: Value = serde_json::from_str(said(&output).lines().next().expect("a line")).expect("JSON");
    assert_eq!(hello["seats"], json!(3));
    // All faults of an impossible position are reported at once.
    let setup = json!({"seating": [{"name": ""}, {"name": "Bo"}, {"name": "bo"}], "setup": {"colours": ["red", "red", "blue"]}});
    let path = file(&folder, "bad.json", setup.to_string().as_bytes());
    let output = run(&["play", "--game", GAME, "--setup", &path], b"");
    assert_eq!(code(&output), 2);
    for flaw in ["name-empty", "name-twice", "setup-colours"] {
        assert!(complained(&output).contains(flaw), "{flaw}: {}", complained(&output));
    }
    for text in ["{", "{}", "[1]", "{\"seating\":[],\"setup\":{},\"more\":1}"] {
        let path = file(&folder, "worse.json", text.as_bytes());
        let output = run(&["play", "--game", GAME, "--setup", &path], b"");
        assert_eq!(code(&output), 2, "{text}");
    }
}

// ---- replay ----

#[test]
fn golden_record_replays_in_strict_mode() {
    let path = record("two-players.jsonl").display().to_string();
    let plain = run(&["replay", &path], b"");
    let strict = run(&["replay", &path, "--strict"], b"");
    assert_eq!((code(&plain), code(&strict)), (0, 0), "{}", complained(&strict));
    assert_eq!(said(&plain), said(&strict));
    let standing: Value = serde_json::from_str(&said(&plain)).expect("JSON");
    assert_eq!((&standing["game"], &standing["progress"]["over"]), (&json!(GAME), &json!(true)));
}

#[test]
fn final_answer_contains_each_seats_place_in_every_game() {
    let endings = [
        (GAME, json!({"do": "EndEarly", "score": true})),
        ("serenissima-1996", json!({"do": "EndEarly", "score": true})),
        ("libertalia", json!({"do": "EndEarly", "score": true})),
        ("twilight", json!({"do": "EndEarly"})),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    for (game, ending) in endings {
        let lines = [json!({"seat": 0, "command": ending}), json!({"ask": "record"})].map(|line| line.to_string());
        let played = said(&run(&["play", "--game", game, "--players", "2"], lines.join("\n").as_bytes()));
        let answers: Vec<Value> = played.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let places = &answers[1]["ok"]["places"];
        assert_eq!(places.as_array().map(Vec::len), Some(2), "{game}: {}", answers[1]);
        assert!(answers[0]["places"].is_null(), "{game}");
        let record = answers[2]["record"].as_array().expect("lines").iter().map(|line| line.as_str().expect("text"));
        let path = file(&folder, "record.jsonl", record.collect::<Vec<_>>().join("\n").as_bytes());
        let replayed: Value = serde_json::from_str(&said(&run(&["replay", &path], b""))).expect("JSON");
        assert_eq!(replayed["places"], *places, "{game}");
    }
}

#[test]
fn replay_of_a_played_record_gives_the_same_state() {
    let folder = tempfile::tempdir().expect("a folder");
    let command = first_legal(&[], &[]);
    let answers = play(
        &[],
        &[command, json!({"undo": true}), json!({"redo": true}), json!({"ask": "state"}), json!({"ask": "record"})],
    );
    let lines: Vec<&str> =
        answers.last().unwrap()["record"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    let path = file(&folder, "record.jsonl", lines.join("\n").as_bytes());
    let output = run(&["replay", &path, "--strict"], b"");
    let standing: Value = serde_json::from_str(&said(&output)).expect("JSON");
    assert_eq!((code(&output), &standing["state_hash"]), (0, &answers[4]["hash"]));
}

#[test]
fn damage_is_reported_by_line_number_of_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = std::fs::read_to_string(record("two-players.jsonl")).expect("the record");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[4] = lines[4].replace("\"at\":\"20", "\"at\":\"19");
    // Two blank lines before it make it line 7 of the file.
    lines.insert(2, String::new());
    lines.insert(2, String::new());
    let path = file(&folder, "record.jsonl", lines.join("\n").as_bytes());
    for more in [&[][..], &["--strict"]] {
        let output = run(&[&["replay", path.as_str()], more].concat(), b"");
        assert_eq!(code(&output), 1);
        assert!(complained(&output).starts_with("bucintoro: line 7: the hash does not fit"), "{}", complained(&output));
        let standing: Value = serde_json::from_str(&said(&output)).expect("the valid part is printed");
        assert_eq!(standing["lines"], json!(4));
    }
}

#[test]
fn replay_of_truncated_record_keeps_complete_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let bytes = std::fs::read(record("two-players.jsonl")).expect("the record");
    let header = bytes.iter().position(|&byte| byte == b'\n').expect("a first line") + 1;
    for cut in [header + 10, header + (bytes.len() - header) / 2, bytes.len() - 5] {
        let path = file(&folder, "cut.jsonl", &bytes[..cut]);
        let whole = bytes[..cut].iter().filter(|&&byte| byte == b'\n').count();
        let output = run(&["replay", &path], b"");
        let standing: Value = serde_json::from_str(&said(&output)).expect("the valid part is printed");
        assert_eq!((code(&output), &standing["lines"]), (1, &json!(whole)));
        assert!(complained(&output).contains(&format!("line {}", whole + 1)), "{}", complained(&output));
    }
}

#[test]
fn replay_rejects_files_that_are_not_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let bad: &[(&[u8], i32, &str)] = &[
        (b"", 1, "line 1: the file is empty"),
        (b"\n\n", 1, "line 1: the file is empty"),
        (b"hello", 1, "line 1: this is not a record"),
        (b"\n{}", 1, "line 2: this is not a record"),
        (b"\xff\xfe", 1, "cannot be read"),
        (b"{\"format\":1,\"game\":\"chess\"}", 1, "line 1: there is no game chess"),
    ];
    for (bytes, exit, reason) in bad {
        let output = run(&["replay", &file(&folder, "bad", bytes)], b"");
        assert_eq!(code(&output), *exit, "{reason}");
        assert!(complained(&output).contains(reason), "{reason}: {}", complained(&output));
    }
}

// ---- simulate, odds, the rest ----

#[test]
fn simulate_counts_finished_random_games() {
    let arguments = ["simulate", "--game", GAME, "--games", "2", "--players", "3", "--seed", "5", "--json"];
    let counts = |output: &Output| -> Value {
        let mut counts: Value = serde_json::from_str(&said(output)).expect("JSON");
        assert!(counts["seconds"].is_number() && counts["games_per_second"].is_number());
        for time in ["seconds", "games_per_second"] {
            counts.as_object_mut().expect("an object").remove(time);
        }
        counts
    };
    let (first, second) = (run(&arguments, b""), run(&arguments, b""));
    assert_eq!(counts(&first), counts(&second), "the same seed plays the same games");
    assert_eq!(counts(&first)["games"], json!(2));
    let plain = said(&run(&arguments[..9], b""));
    assert!(["games", "decisions", "entries", "seconds"].iter().all(|word| plain.contains(word)), "{plain}");
}

#[test]
fn odds_sum_to_one() {
    for fort in [&[][..], &["--fort"]] {
        let arguments = [&["odds", "--sailors", "3", "--moved", "1", "--against", "2", "--json"], fort].concat();
        let odds: Value = serde_json::from_str(&said(&run(&arguments, b""))).expect("JSON");
        let sum: f64 = ["attacker_wins", "defender_wins", "both_lost"]
            .iter()
            .map(|key| odds[key].as_f64().expect("a number"))
            .sum();
        let survivors = odds["survivors"].as_array().expect("a list");
        let joint: f64 = survivors.iter().map(|end| end["probability"].as_f64().expect("a number")).sum();
        assert!((sum - 1.0).abs() < 1e-12 && (joint - 1.0).abs() < 1e-12, "{odds}");
        assert!(odds["expected_attacker_losses"].is_number() && odds["expected_defender_losses"].is_number());
    }
    for edition in ["2012", "1996"] {
        let arguments = ["odds", "--sailors", "3", "--against", "2", "--edition", edition];
        assert!(said(&run(&arguments, b"")).contains("attacker wins"), "{edition}");
    }
}

/// All throws of a single round, counted by hand: two dice, sailors added, sums divided by three or four.
#[test]
fn odds_of_1996_edition_match_enumerated_throws() {
    for (fort, by) in [(&[][..], 3), (&["--fort"][..], 4)] {
        let arguments = [&["odds", "--edition", "1996", "--sailors", "4", "--against", "12", "--json"], fort].concat();
        let odds: Value = serde_json::from_str(&said(&run(&arguments, b""))).expect("JSON");
        let throws = (1..=6_u8).flat_map(|own| (1..=6_u8).map(move |other| [4.min((other + 12) / 3), (own + 4) / by]));
        let mut counted = std::collections::BTreeMap::new();
        throws.for_each(|lost| *counted.entry(lost).or_insert(0.0) += 1.0 / 36.0);
        let round = odds["round"].as_array().expect("a list");
        assert_eq!(round.len(), counted.len());
        for one in round {
            let number = |key: &str| one[key].as_u64().expect("a number") as u8;
            let wanted: f64 = counted[&[number("attacker"), number("defender")]];
            assert!((one["probability"].as_f64().expect("a number") - wanted).abs() < 1e-12, "{one}");
        }
    }
}

#[test]
fn usage_errors_exit_with_2() {
    let off: &[&[&str]] = &[
        &[],
        &["dance"],
        &["play"],
        &["play", "--game", "chess"],
        &["play", "--game", GAME, "--players", "9"],
        &["play", "--game", GAME, "--seed", "zz"],
        &["play", "--game", GAME, "--chance", "luck"],
        &["play", "--game", GAME, "--setup", "no-such-file"],
        &["play", "--game", GAME, "--setup", "a", "--position", "b"],
        &["replay"],
        &["replay", "no-such-file"],
        &["simulate", "--game", GAME, "--players", "1"],
        &["odds", "--sailors", "3"],
        &["odds", "--sailors", "6", "--against", "2"],
        &["odds", "--sailors", "2", "--moved", "2", "--against", "2"],
        &["odds", "--sailors", "2", "--against", "6"],
        &["odds", "--sailors", "2", "--against", "181", "--edition", "1996"],
        &["odds", "--sailors", "2", "--against", "2", "--moved", "1", "--edition", "1996"],
        &["odds", "--sailors", "2", "--against", "2", "--edition", "1997"],
    ];
    for arguments in off {
        let output = run(arguments, b"");
        assert_eq!(code(&output), 2, "{arguments:?}: {}", complained(&output));
        assert!(!output.stderr.is_empty() && output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn tags_name_rules_events_and_questions() {
    for arguments in [&["tags"][..], &["tags", "--json"]] {
        let tags: Value = serde_json::from_str(&said(&run(arguments, b""))).expect("JSON");
        let game = &tags[GAME];
        assert!(game["rules"][0]["id"].is_string() && game["rules"][0]["kind"].is_string());
        assert!(game["events"][0].is_string() && game["questions"][0].is_string());
    }
}

#[test]
fn refused_twilight_moves_change_nothing() {
    let lines = concat!(
        r#"{"chance":{"do":"DrawMerchant","seat":0}}"#,
        "\n",
        r#"{"seat":0,"command":{"do":"Play","play":{"card":"merchant-2","steps":[{"pawn":"merchant","by":-128}]}}}"#,
        "\n",
        r#"{"seat":0,"command":{"do":"ChangeHand","cards":{"doge":255,"guard-1":255}}}"#,
        "\n",
        r#"{"seat":0,"command":{"do":"Play","play":{"card":"merchant-2","steps":[{"pawn":"merchant","by":2}]}}}"#,
        "\n",
        r#"{"seat":0,"command":{"do":"EndTurn"}}"#,
        "\n",
        r#"{"ask":"asks"}"#,
        "\n",
    );
    let told = said(&run(&["play", "--game", "twilight", "--chance", "table"], lines.as_bytes()));
    let answers: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers[2]["refused"]["breaches"][0]["rule"], "MOVE-1");
    assert_eq!(answers[2]["refused"]["breaches"][1]["rule"], "MOVE-2");
    assert_eq!(answers[3]["refused"]["breaches"][0]["rule"], "COUNT-1");
    assert_eq!(answers[6]["asks"][0], serde_json::json!([{"seat": 1}, {"ask": "Turn"}, 3]));
}

#[test]
fn second_host_on_the_same_data_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let host = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bucintoro"));
        command.arg("host").env("BUCINTORO_DATA", folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let mut first = host().spawn().expect("it starts");
    let mut address = String::new();
    let mut out = std::io::BufReader::new(first.stdout.take().expect("its output"));
    std::io::BufRead::read_line(&mut out, &mut address).expect("its address");
    assert!(address.starts_with("http://127.0.0.1:") && address.contains("/#token="), "{address}");
    let second = host().output().expect("it ends");
    first.kill().expect("killed");
    first.wait().expect("gone");
    assert_eq!(code(&second), 1);
    assert!(complained(&second).contains("another copy"), "{}", complained(&second));
    // The lock ends with the process, even after a crash, so a third one may open the folder.
    let mut third = host().spawn().expect("it starts");
    let mut again = String::new();
    let mut out = std::io::BufReader::new(third.stdout.take().expect("its output"));
    std::io::BufRead::read_line(&mut out, &mut again).expect("its address");
    third.kill().expect("killed");
    third.wait().expect("gone");
    assert!(again.starts_with("http://127.0.0.1:"), "{again}");
}

#[test]
fn manual_and_completions_list_only_public_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = run(&["manual", folder.path().to_str().expect("text")], b"");
    assert_eq!(code(&made), 0, "{}", complained(&made));
    let text = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect("a file");
    let program = text("bucintoro.1");
    for command in ["play", "replay", "simulate", "odds", "host"] {
        assert!(program.contains(&format!("bucintoro\\-{command}(1)")), "{command}: {program}");
        assert!(text(&format!("bucintoro-{command}.1")).contains(".SH OPTIONS"), "{command}");
        for shell in ["bucintoro.bash", "bucintoro.fish", "_bucintoro"] {
            assert!(text(shell).contains(command), "{shell}: {command}");
        }
    }
    assert!(text("bucintoro-host.1").contains("\\-\\-lan"));
    for hidden in ["tags", "manual"] {
        assert!(!folder.path().join(format!("bucintoro-{hidden}.1")).exists(), "{hidden}");
    }
    let nowhere = run(&["manual", folder.path().join("gone").to_str().expect("text")], b"");
    assert_eq!(code(&nowhere), 1, "{}", complained(&nowhere));
}
