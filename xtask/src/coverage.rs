//! Measures which lines the Rust tests run, by crate.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::build::{LINTING, WORKSPACE};
use crate::setup;
use crate::shell::{Done, root, run, run_with, there_is};

/// The tool, and the version that is installed if it is missing.
const TOOL: [&str; 3] = ["cargo-llvm-cov", "--version", "0.9.1"];

/// Debian's programs of the compiler's LLVM, for a compiler without the component `llvm-tools`.
const DEBIAN: [(&str, &str); 2] = [("LLVM_COV", "llvm-cov-22"), ("LLVM_PROFDATA", "llvm-profdata-22")];

/// The least percentage of lines, by folder of the crates.
const GOALS: &[(&str, f64)] = &[
    ("crates/serenissima", 95.0),
    ("crates/serenissima-1996", 95.0),
    ("crates/twilight", 95.0),
    ("crates/libertalia", 95.0),
    ("crates/app-core", 85.0),
    ("crates/storage", 85.0),
];

/// Files that only tests use.
const TESTS_ONLY: &str = "/(tests|benches|suite|fuzz|xtask)/|/(suite|test_support|game_test_ext)\\.rs$";

/// Runs all Rust tests that need no server, and prints the covered lines of each crate. The lines that no test runs are
/// in `target/coverage/lines.txt`.
///
/// # Errors
/// If a crate covers fewer lines than its goal.
pub fn measure() -> Done {
    if !there_is(TOOL[0]) {
        run("cargo", &[&["install", "--locked"][..], &TOOL].concat(), &root())?;
    }
    setup::packages()?;
    let folder = root().join("target/coverage");
    fs::create_dir_all(&folder)?;
    let json = folder.join("summary.json").display().to_string();
    let lines = folder.join("lines.txt").display().to_string();
    let tools = DEBIAN.into_iter().filter(|(variable, tool)| std::env::var_os(variable).is_none() && there_is(tool));
    let environment: Vec<(&str, &str)> = tools.chain([LINTING]).collect();
    let tests = [&["llvm-cov", "--no-report"], WORKSPACE, &["--lib", "--bins", "--tests", "--no-fail-fast"]].concat();
    run_with("cargo", &tests, &root(), &environment)?;
    let report = ["llvm-cov", "report", "--ignore-filename-regex", TESTS_ONLY];
    let summary = ["--json", "--summary-only", "--output-path", &json];
    run_with("cargo", &[&report[..], &summary].concat(), &root(), &environment)?;
    let missing = ["--text", "--show-missing-lines", "--output-path", &lines];
    run_with("cargo", &[&report[..], &missing].concat(), &root(), &environment)?;
    let covered = by_crate(&serde_json::from_str(&fs::read_to_string(&json)?)?);
    let mut below = Vec::new();
    println!("{:<32} {:>8} {:>8} {:>6}", "crate", "lines", "covered", "goal");
    for (name, (lines, hit)) in &covered {
        let share = 100.0 * *hit as f64 / (*lines).max(1) as f64;
        let goal = GOALS.iter().find(|(folder, _)| folder == name).map(|(_, goal)| *goal);
        let told = goal.map_or_else(String::new, |goal| format!("{goal:.0} %"));
        println!("{name:<32} {lines:>8} {share:>6.1} % {told:>6}");
        if goal.is_some_and(|goal| share < goal) {
            below.push(name.as_str());
        }
    }
    if below.is_empty() { Ok(()) } else { Err(format!("fewer lines than the goal: {}", below.join(", ")).into()) }
}

/// Returns the number of lines and of covered lines by folder of the crates. The crates of the storage count together.
fn by_crate(summary: &Value) -> BTreeMap<String, (u64, u64)> {
    let mut all: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for file in summary["data"][0]["files"].as_array().into_iter().flatten() {
        let path = file["filename"].as_str().unwrap_or_default();
        let Some(at) = path.find("/crates/") else { continue };
        let folder: Vec<&str> = path[at + 1..].split('/').take(2).collect();
        let lines = &file["summary"]["lines"];
        let sum = all.entry(folder.join("/")).or_default();
        sum.0 += lines["count"].as_u64().unwrap_or(0);
        sum.1 += lines["covered"].as_u64().unwrap_or(0);
    }
    all
}
