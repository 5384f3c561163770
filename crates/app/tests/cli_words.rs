//! Tests wrong, contradictory or incomplete input of the command line: it gives a clear error, and neither guesses
//! nor panics. Also tests what stays hidden from a seat.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

mod terminal;

use std::path::Path;

use serde_json::{Value, json};
use terminal::{code, complained, file, run, said};

const SERENISSIMA: &str = "serenissima-2e";
const TWILIGHT: &str = "twilight";

fn games() -> impl Iterator<Item = &'static str> {
    catalogue::GAMES.iter().map(|game| game.id())
}

/// Plays lines. Returns the answers, hello first.
fn play(arguments: &[&str], lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let output = run(&[&["play"], arguments].concat(), input.as_bytes());
    assert_eq!(code(&output), 0, "{}", complained(&output));
    said(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Expects a usage error for these arguments, and no other output.
fn refused(arguments: &[&str], reason: &str) {
    let output = run(arguments, b"");
    let told = complained(&output);
    assert_eq!(code(&output), 2, "{arguments:?}: {told}");
    assert!(told.contains(reason) && !told.contains("panicked"), "{arguments:?}: {told}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
}

fn setup(folder: &tempfile::TempDir, names: usize, colours: usize, more: Value) -> String {
    let names = &["Anna", "Bo", "Cleo", "Dora"][..names];
    let colours = &["red", "blue", "black", "orange"][..colours];
    let seating: Vec<Value> = names.iter().map(|name| json!({ "name": name })).collect();
    let mut setup = json!({"seating": seating, "setup": {"colours": colours}});
    more.as_object().into_iter().flatten().for_each(|(key, value)| setup[key] = value.clone());
    file(folder, "setup.json", setup.to_string().as_bytes())
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let plain = setup(&folder, 2, 2, json!({}));
    let game = ["play", "--game", SERENISSIMA];
    let call = |more: &[&str], reason: &str| refused(&[&game[..], more].concat(), reason);
    call(&["--setup", &plain, "--position", &plain], "cannot be used with");
    call(&["--setup", &plain, "--players", "2"], "cannot be used with");
    call(&["--position", &plain, "--players", "2"], "cannot be used with");
    // Either the file or the arguments say who answers chance questions, not both.
    let table = play(&["--game", SERENISSIMA, "--setup", &plain, "--chance", "table"], &[json!({"ask": "asks"})]);
    assert_eq!(table[1]["asks"][0][0], json!("chance"));
    let all = json!({"dice": "app", "cards": "app", "draws": "app"});
    let says = setup(&folder, 2, 2, json!({ "answering": all }));
    call(&["--setup", &says, "--chance", "table"], "says who answers chance questions");
    call(&["--setup", &says, "--chance", "app"], "says who answers chance questions");
}

#[test]
fn setup_with_wrong_number_of_names_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (names, colours) in [(3, 2), (2, 3), (4, 2)] {
        let path = setup(&folder, names, colours, json!({}));
        refused(&["play", "--game", SERENISSIMA, "--setup", &path], "seats-differ");
    }
    // A position replaces the colours beside it, but the number of names must match its players.
    let position =
        play(&["--game", SERENISSIMA, "--players", "2"], &[json!({"ask": "position"})])[1]["position"].clone();
    let path = setup(&folder, 3, 3, json!({"setup": {"colours": ["red", "blue", "black"], "position": position}}));
    refused(&["play", "--game", SERENISSIMA, "--setup", &path], "seats-differ");
    let path = setup(&folder, 1, 2, json!({}));
    refused(&["play", "--game", TWILIGHT, "--setup", &path], "");
}

#[test]
fn flaws_count_seats_from_zero() {
    let folder = tempfile::tempdir().expect("a folder");
    let nameless = json!({"seating": [{"name": ""}, {"name": "Bo"}], "setup": {"colours": ["red", "blue"]}});
    let path = file(&folder, "setup.json", nameless.to_string().as_bytes());
    refused(&["play", "--game", SERENISSIMA, "--setup", &path], r#"{"flaw":"name-empty","with":{"seat":0}}"#);
}

#[test]
fn unsupported_player_counts_are_refused() {
    for many in ["18446744073709551615", "4294967297", "5", "1", "0"] {
        refused(&["play", "--game", SERENISSIMA, "--players", many], "is played by 2 to 4");
        refused(&["simulate", "--game", SERENISSIMA, "--players", many], "is played by 2 to 4");
    }
    refused(&["play", "--game", SERENISSIMA, "--players", "-1"], "-1");
    refused(&["play", "--game", SERENISSIMA, "--players", "18446744073709551616"], "18446744073709551616");
    refused(&["play", "--game", TWILIGHT, "--players", "3"], "is played by 2 to 2");
}

#[test]
fn leading_byte_order_mark_is_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let marked = |name: &str, text: &[u8]| file(&folder, name, &[b"\xef\xbb\xbf", text].concat());
    let plain = std::fs::read(setup(&folder, 2, 2, json!({}))).expect("it exists");
    let path = marked("setup.json", &plain);
    let output = run(&["play", "--game", SERENISSIMA, "--setup", &path], b"\xef\xbb\xbf{\"ask\":\"position\"}\n");
    let answers: Vec<Value> = said(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let position = answers[1]["position"].as_str().expect("a position");
    let path = marked("position.txt", position.as_bytes());
    let again = play(&["--game", SERENISSIMA, "--position", &path], &[json!({"ask": "position"})]);
    assert_eq!(again[1]["position"].as_str(), Some(position));
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records/twilight/dealt.jsonl");
    let path = marked("record.jsonl", &std::fs::read(record).expect("the record"));
    assert_eq!(code(&run(&["replay", &path, "--strict"], b"")), 0);
    // A byte order mark in the middle is a character like any other.
    let output = run(&["play", "--game", SERENISSIMA], "{\"ask\":\"asks\"}\n\u{feff}{\"ask\":\"asks\"}\n".as_bytes());
    assert!(said(&output).lines().nth(2).expect("an answer").contains("unreadable"));
}

/// An incomplete correction is rejected, and changes nothing.
#[test]
fn correction_without_a_required_field_is_unreadable() {
    let first = |game: &str, fixes: &[Value]| {
        let say = |fix: &Value| json!({"seat": 0, "command": {"do": "Correct", "fix": fix}});
        let state = json!({"ask": "state"});
        for fix in fixes {
            let answers = play(&["--game", game, "--players", "2"], &[state.clone(), say(fix), state.clone()]);
            assert_eq!(answers[2]["error"]["code"], json!("unreadable"), "{fix}: {}", answers[2]);
            assert!(
                answers[2]["error"]["detail"].as_str().expect("a reason").contains("missing field"),
                "{}",
                answers[2]
            );
            assert_eq!(answers[1], answers[3], "{fix} changed something");
        }
    };
    first(
        SERENISSIMA,
        &[
            json!({"what": "Galley", "galley": 3, "zone": "valencia", "sailors": 3, "goods": []}),
            json!({"what": "Galley", "galley": 3, "seat": 0, "zone": "valencia", "sailors": 3}),
            json!({"what": "Port", "port": "valencia", "sailors": 2}),
            json!({"what": "Purse", "seat": 0}),
            json!({"what": "Buildings", "port": "valencia", "fort": true}),
            json!({"what": "Options", "options": {}}),
            json!({"what": "Options", "options": {"hidden_money": true}}),
        ],
    );
    first(
        TWILIGHT,
        &[
            json!({"what": "Deal", "deal": 1}),
            json!({"what": "Options", "options": {"hands": "own"}}),
            json!({"what": "Options", "options": {}}),
        ],
    );
    // If the owner is set to none, there is no owner.
    let gone = json!({"what": "Galley", "galley": 3, "seat": null, "zone": "valencia", "sailors": 1, "goods": []});
    let answers = play(&["--game", SERENISSIMA], &[json!({"seat": 0, "command": {"do": "Correct", "fix": gone}})]);
    assert!(answers[1]["error"].is_null(), "{}", answers[1]);
}

#[test]
fn line_with_extra_or_null_fields_is_unreadable() {
    for line in [
        json!({"seat": 0, "undo": true}),
        json!({"seat": 0, "chance": {"do": "TurnDoge", "card": "one"}}),
        json!({"seat": 0, "answer": true}),
        json!({"waive": ["LOAD-4"], "undo": true}),
        json!({"waive": ["LOAD-4"], "ask": "asks"}),
        json!({"seat": 0}),
        json!({"seat": 0, "command": null}),
        json!({"ask": null}),
    ] {
        let answers = play(&["--game", SERENISSIMA], std::slice::from_ref(&line));
        assert_eq!(answers[1]["error"]["code"], json!("unreadable"), "{line}: {}", answers[1]);
    }
}

#[test]
fn requests_for_a_nonexistent_seat_are_refused() {
    for game in games() {
        for seat in [6, 200, 255] {
            let lines: Vec<Value> = ["legal", "view", "state", "position", "record", "asks"]
                .iter()
                .map(|what| json!({"ask": what, "seat": seat}))
                .collect();
            for answer in &play(&["--game", game], &lines)[1..] {
                assert_eq!(answer["error"], json!({"code": "no_such_seat", "detail": seat}));
            }
            // An empty seat gives no command, not even one that any seat may give.
            let end =
                if game == "twilight" { json!({"do": "EndEarly"}) } else { json!({"do": "EndEarly", "score": true}) };
            let said = [json!({"seat": seat, "command": end}), json!({"seat": seat, "try": end})];
            for answer in &play(&["--game", game], &said)[1..] {
                assert_eq!(answer["refused"]["impossible"], json!("not_asked"), "{answer}");
            }
        }
    }
}

/// Random bytes and almost valid lines are all answered, and the program never ends by itself.
#[test]
fn no_input_line_ends_the_program() {
    let words = [
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "null",
        "true",
        "-1",
        "1e99",
        "\"seat\"",
        "\"command\"",
        "\"ask\"",
        "\"do\"",
        "\"fix\"",
        "\"legal\"",
        "\"jump\"",
        "0",
        "255",
        "\u{feff}",
        "\u{0}",
        "\"Correct\"",
        "\"what\"",
        "\"Galley\"",
    ];
    let mut random = 7_u64;
    let mut next = |n: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % n
    };
    for game in games() {
        let mut input = String::new();
        for _ in 0..400 {
            (0..1 + next(12)).for_each(|_| input.push_str(words[next(words.len())]));
            input.push('\n');
        }
        input.push_str(&format!("{}\n", "[".repeat(100_000)));
        input.push_str("{\"ask\":\"asks\"}\n");
        let output = run(&["play", "--game", game], input.as_bytes());
        assert_eq!(code(&output), 0, "{}", complained(&output));
        let asked: Value = serde_json::from_str(said(&output).lines().last().expect("a line")).expect("JSON");
        assert!(asked["asks"].is_array(), "{asked}");
        assert_eq!(complained(&output), "");
    }
}

#[test]
fn invalid_setup_and_position_files_do_not_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in games() {
        for text in [&b""[..], b"\xef\xbb\xbf", b"players", b"players\n", b"players red red\n", b"turn 99999999999\n"] {
            let path = file(&folder, "position.txt", text);
            let output = run(&["play", "--game", game, "--position", &path], b"");
            assert!(!complained(&output).contains("panicked"), "{game} {text:?}: {}", complained(&output));
        }
        let path = folder.path().display().to_string();
        refused(&["play", "--game", game, "--position", &path], "cannot be read");
        refused(&["play", "--game", game, "--setup", &path], "cannot be read");
    }
}

// ---- whose eyes ----

/// Both hands that the app dealt are shown without a seat; with a seat, only its own.
#[test]
fn answers_for_a_seat_hide_the_other_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let dealt = json!({"seating": [{"name": "Anna"}, {"name": "Bo"}], "setup": {"options": {"hands": "dealt"}}});
    let path = file(&folder, "setup.json", dealt.to_string().as_bytes());
    let seed = "1111111111111111111111111111111111111111111111111111111111111111";
    let ask = |what: &str, seat: Option<u8>| {
        let line = seat.map_or_else(|| json!({"ask": what}), |seat| json!({"ask": what, "seat": seat}));
        play(&["--game", "twilight", "--setup", &path, "--seed", seed], &[line]).pop().expect("an answer")
    };
    let state = ask("state", None);
    let hands = [&state["state"]["hands"][0]["known"], &state["state"]["hands"][1]["known"]];
    assert!(hands.iter().all(|hand| hand.as_object().is_some_and(|cards| !cards.is_empty())), "{state}");
    for seat in [0, 1] {
        let known = ask("state", Some(seat as u8));
        assert_eq!(&known["state"]["hands"][seat]["known"], hands[seat]);
        assert_ne!(&known["state"]["hands"][1 - seat]["known"], hands[1 - seat]);
        assert!(known["hash"].is_null(), "a hash of the whole state would allow guessing");
        let record: Vec<Value> = ask("record", Some(seat as u8))["record"]
            .as_array()
            .expect("lines")
            .iter()
            .map(|line| serde_json::from_str(line.as_str().expect("text")).expect("JSON"))
            .collect();
        assert_eq!(record[0]["verifiable"], json!(false));
        let drew = record.iter().filter_map(|entry| entry["events"].as_array()).flatten();
        let cards: Vec<&Value> = drew.filter(|event| event["event"] == "Drew" && !event["cards"].is_null()).collect();
        assert!(!cards.is_empty() && cards.iter().all(|event| event["seat"] == seat), "{cards:?}");
    }
    let whole = ask("record", None)["record"].to_string();
    assert!(whole.contains("Drew") && whole.contains("drawn"));
    let position = ask("position", None)["position"].clone();
    assert!([0, 1].iter().all(|&seat| ask("position", Some(seat))["position"] != position));
    // Only the holder of the cards receives the moves that they allow.
    let turn = ask("asks", None)["asks"][0][0]["seat"].as_u64().expect("a seat") as u8;
    assert_eq!(ask("legal", Some(turn)), ask("legal", None));
    assert_eq!(ask("legal", Some(1 - turn))["legal"], json!([]));
}

// ---- replay --seed ----

fn golden(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records").join(name).display().to_string()
}

#[test]
fn replay_with_the_seed_checks_every_draw() {
    let path = golden("serenissima-2e/three-players.jsonl");
    let seed = "03".repeat(32);
    let output = run(&["replay", &path, "--seed", &seed], b"");
    let told: Value = serde_json::from_str(&said(&output)).expect("JSON");
    assert_eq!(code(&output), 0, "{}", complained(&output));
    let draws = told["seeds"][0]["draws"].as_u64().expect("a number");
    assert!(draws > 5, "{told}");
    assert_eq!(told["draws"], json!({"hold": draws, "differ": [], "unchecked": 0}));
    // Without a seed, draws are not reported. An unrelated seed is reported as such.
    let plain: Value = serde_json::from_str(&said(&run(&["replay", &path], b""))).expect("JSON");
    assert_eq!(plain["draws"], Value::Null);
    let other = run(&["replay", &path, "--seed", &"04".repeat(32)], b"");
    assert_eq!(code(&other), 1);
    assert!(complained(&other).contains("nothing in the record is committed to the seed"), "{}", complained(&other));
    let told: Value = serde_json::from_str(&said(&other)).expect("JSON");
    assert_eq!(told["draws"], json!({"hold": 0, "differ": [], "unchecked": draws}));
    refused(&["replay", &path, "--seed", "03"], "64 hex digits");
}

/// Changes a draw, and recomputes the hash chain from there on.
#[test]
fn replay_with_the_seed_names_the_draw_that_differs() {
    use sha2::{Digest, Sha256};
    let folder = tempfile::tempdir().expect("a folder");
    let text = std::fs::read_to_string(golden("serenissima-2e/three-players.jsonl")).expect("the record");
    let turned =
        text.lines().position(|line| line.contains("\"TurnDoge\",\"card\":\"one\"")).expect("a card was turned");
    let mut previous = String::new();
    let lines: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(n, line)| {
            let bare = format!("{}}}", line.rsplit_once(",\"hash\":").expect("a hash").0);
            let bare = if n == turned { bare.replace("\"card\":\"one\"", "\"card\":\"two\"") } else { bare };
            previous = hex::encode(Sha256::new().chain_update(&previous).chain_update(&bare).finalize());
            format!("{},\"hash\":\"{previous}\"}}", bare.strip_suffix('}').expect("an object"))
        })
        .collect();
    let path = file(&folder, "forged.jsonl", lines.join("\n").as_bytes());
    assert_eq!(code(&run(&["replay", &path], b"")), 0, "the chain alone does not find it");
    let output = run(&["replay", &path, "--seed", &"03".repeat(32)], b"");
    assert_eq!(code(&output), 1);
    let told: Value = serde_json::from_str(&said(&output)).expect("JSON");
    let differ = told["draws"]["differ"].as_array().expect("entries");
    assert_eq!(differ[0], json!(turned));
    assert!(complained(&output).contains(&format!("line {}: draw", turned + 1)), "{}", complained(&output));
    assert!(complained(&output).contains(r#"{"card":"one","do":"TurnDoge"}"#), "{}", complained(&output));
}
