//! Runs the fuzz targets, each for its share of the time.

use std::path::Path;

use crate::shell::{Done, root, run, run_with, there_is};

/// The fuzzer, and the version that is installed if it is missing.
const FUZZER: [&str; 3] = ["cargo-fuzz", "--version", "0.13.2"];

/// What makes an input fail besides a broken property: more seconds for it, or more memory at once.
const LIMITS: [&str; 3] = ["-timeout=1", "-malloc_limit_mb=64", "-rss_limit_mb=2048"];

/// The most bytes of an input.
const LONGEST: &str = "-max_len=65536";

/// Arguments of `cargo xtask fuzz`.
#[derive(clap::Args)]
pub struct Fuzzing {
    /// The time for all targets together.
    #[arg(long, default_value_t = 3_600)]
    seconds: u64,
    /// The sanitizer: `none` where the compiler comes without their libraries. Then no memory limit holds.
    #[arg(long, default_value = "address")]
    sanitizer: String,
    /// Only this target.
    target: Option<String>,
}

/// Runs the targets one after the other, and names those that failed. New inputs stay below `target/`; a failing one is
/// in `fuzz/artifacts`.
pub fn run_targets(fuzzing: &Fuzzing) -> Done {
    let folder = root().join("fuzz");
    if !there_is(FUZZER[0]) {
        run("cargo", &[&["install", "--locked"][..], &FUZZER].concat(), &root())?;
    }
    let targets = match &fuzzing.target {
        Some(target) => vec![target.clone()],
        None => names(&folder.join("fuzz_targets"))?,
    };
    let share = fuzzing.seconds / targets.len().max(1) as u64;
    let time = format!("-max_total_time={}", share.max(1));
    let mut failed = Vec::new();
    for target in &targets {
        println!("\n==== {target} ====");
        if let Err(error) = fuzz(target, &fuzzing.sanitizer, &time, &folder) {
            println!("{error}");
            failed.push(target.as_str());
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", ")).into()) }
}

fn fuzz(target: &str, sanitizer: &str, time: &str, folder: &Path) -> Done {
    let built = root().join("target/fuzz");
    let found = built.join("corpus").join(target);
    std::fs::create_dir_all(&found)?;
    let (built, found) = (built.display().to_string(), found.display().to_string());
    let committed = folder.join("corpus").join(target).display().to_string();
    let call = ["fuzz", "run", "--sanitizer", sanitizer, "--target-dir", &built, target, &found, &committed, "--"];
    let arguments = [&call[..], &LIMITS, &[LONGEST, time]].concat();
    // Instrumentation is an unstable option of the stable compiler.
    run_with("cargo", &arguments, folder, &[("RUSTC_BOOTSTRAP", "1")])
}

/// Returns the names of all targets, in order.
fn names(folder: &Path) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        names.extend(entry?.path().file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}
