//! The arena's commands, as a user calls them: small leagues, tuning, calibration and counts of absurd moves.
#![expect(clippy::expect_used, reason = "a test that cannot be set up has failed")]
#![expect(clippy::disallowed_methods, reason = "it reads and writes files")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Returns the path of a file of this test, which does not exist yet.
fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    match fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{}: {error}", path.display()),
        _ => path,
    }
}

fn arena(arguments: &str, files: &[(&str, &Path)]) -> Output {
    let files = files.iter().flat_map(|(option, path)| [(*option).into(), path.as_os_str().to_owned()]);
    let arguments = arguments.split_whitespace().map(Into::into).chain(files);
    Command::new(env!("CARGO_BIN_EXE_arena")).args(arguments).output().expect("the arena starts")
}

/// Returns what a successful call prints.
fn printed(arguments: &str, files: &[(&str, &Path)]) -> String {
    let output = arena(arguments, files);
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the message of a call that fails.
fn refused(arguments: &str, files: &[(&str, &Path)]) -> String {
    let output = arena(arguments, files);
    assert!(!output.status.success(), "{arguments}");
    String::from_utf8(output.stderr).expect("text")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

const LEAGUE: &str = "league --game libertalia --seats 2 --player 1 --against plain --threads 1";

#[test]
fn a_league_continues_where_it_stopped() {
    let (whole, parts) = (fresh("whole.jsonl"), fresh("parts.jsonl"));
    let table = printed(&format!("{LEAGUE} --games 12"), &[("--results", &whole)]);
    printed(&format!("{LEAGUE} --games 6"), &[("--results", &parts)]);
    assert!(read(&whole).starts_with(&read(&parts)));
    // The league is stopped in the middle of a line.
    let text = read(&parts);
    fs::write(&parts, &text[..text.len() - 9]).expect("a file");
    assert_eq!(printed(&format!("{LEAGUE} --games 12"), &[("--results", &parts)]), table);
    assert_eq!(read(&parts), read(&whole));
    // Nothing is left to play.
    assert_eq!(printed(&format!("{LEAGUE} --games 12"), &[("--results", &parts)]), table);
    assert_eq!(read(&parts), read(&whole));
}

#[test]
fn a_league_refuses_the_results_of_another() {
    let results = fresh("others.jsonl");
    printed(&format!("{LEAGUE} --games 2"), &[("--results", &results)]);
    let before = read(&results);
    for (option, differs) in
        [("--seed 2", "seed"), ("--temperament corsair", "player"), ("--against-temperament builder", "")]
    {
        let call = format!("{LEAGUE} --games 2 {option}");
        if differs.is_empty() {
            // The policy has no temperament.
            printed(&call, &[("--results", &results)]);
        } else {
            let message = refused(&call, &[("--results", &results)]);
            assert!(message.contains(&format!("the results of another league: {differs} differs")), "{message}");
        }
    }
    assert_eq!(read(&results), before);
}

#[test]
fn a_league_has_the_same_result_on_any_number_of_threads() {
    let call = "league --game twilight --seats 2 --player plain --against random --games 80 --goal 0.7 --threads";
    let alone = printed(&format!("{call} 1"), &[]);
    assert!(alone.contains("0.70: accepted"), "{alone}");
    assert_eq!(printed(&format!("{call} 3"), &[]), alone);
}

#[test]
fn equal_players_get_equal_shares() {
    let table = printed("league --game libertalia --seats 4 --player plain --against plain --games 40", &[]);
    assert!(table.contains("0.250 (") && table.contains("+0 ("), "{table}");
}

#[test]
fn a_level_beats_random_commands() {
    for (game, seats) in [("twilight", 2), ("libertalia", 4)] {
        let call = format!("league --game {game} --seats {seats} --player 1 --against random --games 24 --goal 0.6");
        let table = printed(&call, &[]);
        assert!(table.contains("0.60: accepted"), "{table}");
    }
}

#[test]
fn tuning_writes_the_same_bytes_for_the_same_seed() {
    let call = "tune --game libertalia --seats 2,4 --games 4 --rounds 2 --seed 7 --threads";
    let files = ["weights-1.json", "weights-1.rs", "weights-2.json", "weights-2.rs"].map(fresh);
    printed(&format!("{call} 1"), &[("--write", &files[0]), ("--rust", &files[1])]);
    printed(&format!("{call} 2"), &[("--write", &files[2]), ("--rust", &files[3])]);
    assert_eq!(read(&files[0]), read(&files[2]));
    assert_eq!(read(&files[1]), read(&files[3]));
    let rust = read(&files[1]);
    assert!(rust.contains("--game libertalia --seats 2,4 --seed 7 --games 4 --rounds 2\n"), "{rust}");
    let formatted = Command::new("rustfmt").arg("--config-path").arg(root()).arg("--check").arg(&files[1]).output();
    let formatted = formatted.expect("rustfmt starts");
    assert!(formatted.status.success(), "{}", String::from_utf8_lossy(&formatted.stdout));
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn a_league_plays_with_the_weights_of_a_file() {
    let (weights, results) = (fresh("weights.json"), fresh("weights.jsonl"));
    printed("tune --game libertalia --seats 2 --games 4 --rounds 1", &[("--write", &weights)]);
    printed(&format!("{LEAGUE} --games 2"), &[("--weights", &weights), ("--results", &results)]);
    assert!(refused(&format!("{LEAGUE} --games 2"), &[("--results", &results)]).contains("player differs"));
    let other = LEAGUE.replace("libertalia", "twilight");
    assert!(refused(&other, &[("--weights", &weights)]).contains("these weights are for libertalia, not for twilight"));
    fs::write(&weights, read(&weights).replace("booty", "beauty")).expect("a file");
    assert!(refused(LEAGUE, &[("--weights", &weights)]).contains("there is no feature beauty"));
}

#[test]
fn calibration_writes_the_same_bytes_for_the_same_seed() {
    let call = "calibrate --game libertalia --seats 2 --games 8 --threads";
    let files = ["temperatures-1.rs", "temperatures-2.rs"].map(fresh);
    let report = printed(&format!("{call} 1"), &[("--write", &files[0])]);
    assert_eq!(printed(&format!("{call} 2"), &[("--write", &files[1])]), report);
    assert!(report.contains("goal 0.04"), "{report}");
    assert_eq!(read(&files[0]), read(&files[1]));
    assert!(read(&files[0]).contains("game: \"libertalia\", seats: 2, percent: "), "{}", read(&files[0]));
}

#[test]
fn absurd_moves_are_counted_over_all_games() {
    let call = "absurd --game libertalia --seats 2,3 --games 4 --threads";
    let table = printed(&format!("{call} 1"), &[]);
    assert_eq!(table.lines().count(), 4, "{table}");
    assert!(table.contains("| libertalia, 2 | 2 | 4 |") && table.contains("| libertalia, 3 | 2 | 4 |"), "{table}");
    assert_eq!(printed(&format!("{call} 2"), &[]), table);
}
