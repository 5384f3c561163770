//! Both verifiers, `bucintoro verify` and `docs/reference/verify.py`, on golden, random and tampered records. The second
//! shares no code with the app: it follows `docs/reference/file-format.md`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use bucintoro_tests::golden::{play_on, table};
use kernel::suite::test_stamps;
use kernel::{AnswerBy, Game, Rules as _, Seed, Table};
use serde_json::{Value, json};
use serenissima_1996::Serenissima1996;

use crate::imports::sealed;
use crate::replay::records;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub(crate) fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(name)
}

fn app(file: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_node")).arg("verify").arg(file).args(more).output().expect("it runs")
}

fn script(file: &Path, seeds: &[&str]) -> Output {
    let script = root().join("docs/reference/verify.py");
    let options = seeds.iter().flat_map(|seed| ["--seed", seed]);
    // Without `-B`, Python could write a cache beside the script.
    Command::new("python3").arg("-B").arg(script).arg(file).args(options).output().expect("python3 is installed")
}

/// The exit code and the findings of a verifier that both report.
fn findings(output: &Output) -> Value {
    let told = String::from_utf8_lossy(&output.stderr);
    let mut report: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {told}"));
    assert!(told.is_empty(), "{told}");
    let lines =
        |found: &Value| found.as_array().expect("a list").iter().map(|one| one["line"].clone()).collect::<Vec<_>>();
    report["unmatched"].as_array_mut().expect("a list").sort_by_key(Value::to_string);
    let commitments = report["commitments"].as_array().expect("a list").iter();
    json!({
        "code": output.status.code(), "broken": lines(&report["chain"]).first(), "unmatched": report["unmatched"],
        "commitments": commitments.map(|one| [&one["line"], &one["known"]]).collect::<Vec<_>>(),
        "confirmed": report["draws"]["confirmed"], "unknown": report["draws"]["unknown"],
        "wrong": lines(&report["draws"]["wrong"]), "entered": report["entered"], "rounds": report["rounds"],
    })
}

/// What both verifiers find, which must be the same.
fn verify(file: &Path, seeds: &[String]) -> Value {
    let seeds: Vec<&str> = seeds.iter().map(String::as_str).collect();
    let options: Vec<&str> = seeds.iter().flat_map(|seed| ["--seed", *seed]).chain(["--json"]).collect();
    let found = findings(&app(file, &options));
    assert_eq!(found, findings(&script(file, &seeds)), "{}", file.display());
    found
}

pub(crate) fn verify_lines(lines: &[String], seeds: &[String]) -> Value {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), lines.join("\n")).expect("written");
    verify(file.path(), seeds)
}

pub(crate) fn count(found: &Value, key: &str) -> usize {
    found[key].as_array().expect("a list").len()
}

/// The seed of a golden record: one byte 32 times, or one byte and zeros.
pub(crate) fn seed_of(file: &Path) -> String {
    let text = std::fs::read_to_string(file).expect("a record");
    let header: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    let candidates = (0..=u8::MAX).flat_map(|byte| {
        let mut zeros = [0; 32];
        zeros[0] = byte;
        [Seed::new([byte; 32]), Seed::new(zeros)]
    });
    let seed = candidates.into_iter().find(|seed| header["seed"] == seed.commitment());
    seed.unwrap_or_else(|| panic!("{} has another seed", file.display())).to_hex()
}

#[test]
fn both_verifiers_confirm_every_draw_of_golden_records() {
    let files = records(&golden(""));
    let confirmed: usize = files
        .iter()
        .map(|file| {
            let found = verify(file, &[seed_of(file)]);
            assert_eq!(found["code"], 0, "{}: {found}", file.display());
            assert_eq!(count(&found, "unknown"), 0, "{}: {found}", file.display());
            count(&found, "confirmed")
        })
        .sum();
    assert!(confirmed > 600, "only {confirmed} draws");
}

/// The rows of the document: record, byte of the seed, line, `k`, command, values and outcome.
#[test]
fn both_verifiers_confirm_documented_test_vectors() {
    let document = include_str!("../../docs/reference/file-format.md");
    let (_, vectors) = document.split_once("**Test vectors.**").expect("the document has them");
    let rows: Vec<Vec<&str>> = vectors
        .lines()
        .skip_while(|line| !line.starts_with("| ---"))
        .skip(1)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect())
        .collect();
    let mut games = std::collections::BTreeSet::new();
    for row in rows {
        let [record, byte, line, k, command, _, outcome] = row[..] else { panic!("{row:?}") };
        let file = golden(&format!("{record}.jsonl"));
        let found = verify(&file, &[byte.repeat(32)]);
        let number: usize = line.parse().expect("a number");
        assert!(found["confirmed"].as_array().expect("lines").contains(&json!(number)), "{row:?}: {found}");
        let text = std::fs::read_to_string(&file).expect("a record");
        let entries: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let mut outcome: Value = serde_json::from_str(outcome).expect("JSON");
        outcome["do"] = json!(command);
        assert_eq!(entries[number - 1]["deed"]["command"]["command"], outcome, "{row:?}");
        let after = |n: &u64| entries[*n as usize]["after"].as_u64().filter(|after| *after > 0);
        let chain = std::iter::successors(after(&(number as u64 - 1)), after);
        let draws = chain.filter(|n| entries[*n as usize]["deed"]["command"]["drawn"] == true).count();
        assert_eq!(k.parse(), Ok(draws), "{row:?}");
        games.insert(record.split_once('/').expect("a folder").0);
    }
    assert_eq!(games.len(), catalogue::GAMES.len());
}

/// Tables at random, with undo, branches, jumps and settings in between.
#[test]
fn both_verifiers_confirm_draws_on_every_branch() {
    let cards = twilight::Setup {
        options: twilight::Options { hands: twilight::Hands::Dealt, ..Default::default() },
        ..Default::default()
    };
    for number in 0..3 {
        assert!(draws_of::<twilight::Twilight>(cards.clone(), 2, number) > 10);
    }
    for number in 0..4 {
        let seats = 2 + number as usize;
        assert!(draws_of::<libertalia::Libertalia>(libertalia::Setup::default(), seats, number) > 2);
    }
    let ties = (0..12).map(|number| {
        let seats = 2 + number as usize % 3;
        draws_of::<Serenissima1996>(serenissima_1996::Setup::of(seats), seats, number)
    });
    let draws: usize = ties.sum();
    assert!(draws > 60, "only {draws} draws of the first edition");
    for number in 0..3 {
        let setup = serenissima::Serenissima::default_setup(4);
        assert!(draws_of::<serenissima::Serenissima>(setup, 4, number) > 2);
    }
}

/// Verifies a random table; gives the number of its draws.
fn draws_of<G: kernel::GameTestExt>(setup: G::Setup, seats: usize, number: u64) -> usize {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let table = kernel::suite::random_table::<G>(setup, bucintoro_tests::chairs(seats), number, 300, false);
    let table = table.unwrap_or_else(|broken| panic!("{broken}"));
    let found = verify_lines(&lines_of(&table), &[hex::encode(seed)]);
    assert_eq!(found["code"], 0, "{} {number}: {found}", G::INFO.id);
    assert_eq!(count(&found, "unknown"), 0, "{} {number}: {found}", G::INFO.id);
    count(&found, "confirmed")
}

pub(crate) fn lines_of<G: Game>(table: &Table<G>) -> Vec<String> {
    table.lines().iter().map(|hashed| hashed.line.clone()).collect()
}

#[test]
fn each_draw_needs_the_seed_of_the_commitment_above_it() {
    let mut table = table::<Serenissima1996>(3, serenissima_1996::Setup::of(3), AnswerBy::App, 5);
    play_on(&mut table, 1, 40);
    table.reseed(Seed::new([6; 32]), &mut test_stamps()).expect("written");
    play_on(&mut table, 2, 80);
    let (lines, seeds) = (lines_of(&table), ["05".repeat(32), "06".repeat(32)]);
    let both = verify_lines(&lines, &seeds);
    assert_eq!(both["code"], 0, "{both}");
    assert_eq!(count(&both, "unknown"), 0);
    for (known, seed) in seeds.iter().enumerate() {
        let one = verify_lines(&lines, std::slice::from_ref(seed));
        assert_eq!(one["code"], 0, "{one}");
        assert!(count(&one, "unknown") > 0 && count(&one, "confirmed") > 0, "{one}");
        assert_eq!(count(&one, "unknown") + count(&one, "confirmed"), count(&both, "confirmed"));
        assert_eq!(one["commitments"][known][1], true);
        assert_eq!(one["commitments"][1 - known][1], false);
    }
    let none = verify_lines(&lines, &[]);
    assert_eq!((&none["code"], &none["unknown"]), (&json!(0), &both["confirmed"]));
}

/// Draws, commitments and lines that were changed afterwards.
#[test]
fn both_verifiers_find_planted_faults() {
    for game in ["serenissima-2e/two-players", "serenissima-1996/three-nations", "twilight/dealt", "libertalia/covered"]
    {
        let file = golden(&format!("{game}.jsonl"));
        let (text, seeds) = (std::fs::read_to_string(&file).expect("a record"), [seed_of(&file)]);
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut values: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        values.iter_mut().for_each(|value| drop(value.as_object_mut().expect("an object").remove("hash")));
        let draws: Vec<usize> =
            (0..values.len()).filter(|&line| values[line]["deed"]["command"]["drawn"] == true).collect();
        let last = *draws.last().expect("a draw");
        let all = verify(&file, &seeds);
        assert_eq!(count(&all, "confirmed"), draws.len(), "{game}: {all}");

        // Another outcome: that of a draw with the same command, or of one more pip.
        let changed = changed_draw(&values, last);
        let mut planted = values.clone();
        planted[last]["deed"]["command"]["command"] = changed;
        let found = verify_lines(&sealed(&planted), &seeds);
        assert_eq!((&found["code"], &found["wrong"]), (&json!(1), &json!([last + 1])), "{game}: {found}");
        let found = verify_lines(&sealed(&planted), &[]);
        assert_eq!(found["code"], 0, "{game}: nothing contradicts it without the seed: {found}");

        let mut planted = lines.clone();
        planted[last] = planted[last].replace("\"drawn\":true", "\"auto\":true ");
        let found = verify_lines(&planted, &seeds);
        assert_eq!((&found["code"], &found["broken"]), (&json!(1), &json!(last + 1)), "{game}: {found}");

        let mut planted = values.clone();
        planted[0]["seed"] = json!(Seed::new([255; 32]).commitment());
        let found = verify_lines(&sealed(&planted), &seeds);
        assert_eq!((&found["code"], count(&found, "unmatched")), (&json!(1), 1), "{game}: {found}");
        assert_eq!(count(&found, "unknown"), draws.len(), "{game}: {found}");

        // A line that is cut out, and two that are exchanged, with the old hashes and with new ones.
        let (mut cut, mut exchanged) = (lines.clone(), lines.clone());
        cut.remove(5);
        exchanged.swap(5, 6);
        let (mut cut_values, mut exchanged_values) = (values.clone(), values.clone());
        cut_values.remove(5);
        exchanged_values.swap(5, 6);
        for planted in [cut, exchanged, sealed(&cut_values), sealed(&exchanged_values)] {
            let found = verify_lines(&planted, &seeds);
            assert_eq!((&found["code"], &found["broken"]), (&json!(1), &json!(6)), "{game}: {found}");
        }
        // The first line itself.
        let mut planted = lines.clone();
        planted[0] = planted[0].replacen("\"nonce\":\"", "\"nonce\":\"a", 1);
        let found = verify_lines(&planted, &seeds);
        assert_eq!((&found["code"], &found["broken"]), (&json!(1), &json!(1)), "{game}: {found}");
    }
}

/// The command of a draw with another outcome of the same length.
fn changed_draw(values: &[Value], line: usize) -> Value {
    let command = |line: usize| &values[line]["deed"]["command"]["command"];
    let mut changed = command(line).clone();
    match changed["do"].as_str().expect("a tag") {
        "TurnDoge" => changed["card"] = json!(if changed["card"] == "wine" { "one" } else { "wine" }),
        "Rolled" | "RollOrder" => {
            let key = if changed["dice"].is_array() { "dice" } else { "skulls" };
            let die = changed[key][0].as_u64().expect("a number");
            changed[key][0] = json!(if die == 1 { 2 } else { 1 });
        }
        "Deal" => {
            let count: u64 = changed["cards"].as_object().expect("cards").values().filter_map(Value::as_u64).sum();
            let card = if changed["cards"]["guard-11"] == count { "doge" } else { "guard-11" };
            changed["cards"] = json!({ card: count });
        }
        "DrawCard" => changed["rank"] = json!(if changed["rank"] == 1 { 2 } else { 1 }),
        "DrawTokens" => {
            let count: u64 = changed["tokens"].as_object().expect("tokens").values().filter_map(Value::as_u64).sum();
            let token = if changed["tokens"]["Goods"] == count { "Relic" } else { "Goods" };
            changed["tokens"] = json!({ token: count });
        }
        "DrawBooty" => changed["cells"].as_array_mut().expect("cells").reverse(),
        "DrawRanks" => changed["ranks"] = json!(vec![1; changed["ranks"].as_array().expect("ranks").len()]),
        other => panic!("{other} is not changed here"),
    }
    changed
}

#[test]
fn both_verifiers_refuse_what_is_not_a_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    let text = std::fs::read_to_string(golden("twilight/dealt.jsonl")).expect("a record");
    let newer = text.replacen("\"format\":1", "\"format\":99", 1);
    let unknown = text.replacen("\"game\":\"twilight\"", "\"game\":\"chess\"", 1);
    let contents: [&[u8]; 6] =
        [b"", b"a letter", b"[1]", b"{\"game\":\"twilight\"}", &[0xff, 0xfe], unknown.as_bytes()];
    let rechained = |text: &str| {
        let mut values: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        values.iter_mut().for_each(|value| drop(value.as_object_mut().expect("an object").remove("hash")));
        sealed(&values).join("\n")
    };
    let newer = rechained(&newer);
    for content in contents.into_iter().chain([newer.as_bytes()]) {
        std::fs::write(&file, content).expect("written");
        let told = String::from_utf8_lossy(content);
        assert_eq!(app(&file, &[]).status.code(), Some(2), "{told}");
        assert_eq!(script(&file, &[]).status.code(), Some(2), "{told}");
    }
    let missing = folder.path().join("missing");
    assert_eq!(app(&missing, &[]).status.code(), Some(2));
    assert_eq!(script(&missing, &[]).status.code(), Some(2));
    let record = golden("twilight/dealt.jsonl");
    assert_eq!(app(&record, &["--seed", "02"]).status.code(), Some(2));
    assert_eq!(script(&record, &["02"]).status.code(), Some(2));
}

#[test]
fn report_for_people_names_draws_dice_and_entered_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let seeds = folder.path().join("seeds.txt");
    let record = golden("serenissima-1996/three-nations.jsonl");
    std::fs::write(&seeds, format!("Seed: {}\n", seed_of(&record))).expect("written");
    let seeds = seeds.to_str().expect("a path");
    let output = app(&record, &["--seeds", seeds]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
    for line in [
        "Record: serenissima-1996",
        "Hash chain: holds",
        "seed given, draws: 9",
        "confirmed: 9 (lines 9, 10, ",
        "Entered by the table, not checked: 0",
        "Dice (pips, drawn by the app): 1: ",
        "Nothing contradicts the record.",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    std::fs::write(seeds, "no seed").expect("written");
    assert_eq!(app(&record, &["--seeds", seeds]).status.code(), Some(2));
    let entered = golden("serenissima-2e/waived-and-corrected.jsonl");
    let output = app(&entered, &["--seed", &"04".repeat(32)]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{told}");
    for line in
        ["seed not given: 30 (lines ", "not checked: 12 (lines ", "nothing in the record is committed", "is wrong."]
    {
        assert!(told.contains(line), "{line}: {told}");
    }
}
