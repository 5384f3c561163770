//! `cargo xtask test`: every check and test, counted.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::time::Instant;

use crate::setup;
use crate::shell::{Done, called, root, there_is};

/// What a step came to.
#[derive(Clone, Copy, Default)]
struct Tally {
    passed: u64,
    failed: u64,
}

impl Tally {
    fn and(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

/// A step: its name, and what it does.
struct Step {
    name: &'static str,
    run: fn() -> Result<Tally, Box<dyn std::error::Error>>,
}

impl Step {
    /// Takes the step; gives its line for the summary, and what it came to.
    fn take(&self) -> (String, Tally) {
        println!("\n==== {} ====", self.name);
        let began = Instant::now();
        let tally = (self.run)().unwrap_or_else(|failure| {
            println!("{}: {failure}", self.name);
            Tally { passed: 0, failed: 1 }
        });
        let seconds = began.elapsed().as_secs();
        let line = format!("{:<10} {:>5} passed {:>3} failed {seconds:>5} s", self.name, tally.passed, tally.failed);
        (line, tally)
    }
}

/// Everything, with the same features each time, so that nothing is built twice.
const WORKSPACE: &[&str] = &["--workspace", "--features", "bucintoro-shell/custom-protocol"];

/// One after the other; what stands in one line at the same time.
const STEPS: &[&[Step]] = &[
    &[Step { name: "packages", run: || once(setup::packages()) }],
    &[Step { name: "screen", run: || once(npm(&["run", "--silent", "build"])) }],
    &[Step { name: "format", run: || once(cargo(&["fmt", "--all", "--check"])) }],
    // The screen's own checks keep one core busy and need nothing of cargo; clippy's build often has one to spare.
    &[
        Step {
            name: "clippy",
            run: || once(cargo(&[&["clippy"], WORKSPACE, &["--all-targets", "--", "-D", "warnings"]].concat())),
        },
        Step { name: "check", run: || once(npm(&["run", "--silent", "check"])) },
        Step { name: "lint", run: || once(npm(&["run", "--silent", "lint"])) },
    ],
    // Its build leaves a core idle now and then as well.
    &[
        Step { name: "rust", run: rust_tests },
        Step { name: "vitest", run: || counted("npm", &["run", "--silent", "test"], &root().join("ui")) },
    ],
    &[Step { name: "cluster", run: cluster }],
    // Each once, unmeasured: a bench that nobody runs rots.
    &[
        Step { name: "benches", run: || once(cargo(&[&["test"], WORKSPACE, &["--bench", "*"]].concat())) },
        Step { name: "webview", run: || journeys("webview") },
    ],
    &[Step { name: "types", run: || once(xtask(&["types", "--check"])) }],
    &[Step { name: "lang", run: || once(xtask(&["lang"])) }],
    &[Step { name: "rules", run: || once(xtask(&["rules"])) }],
    &[Step { name: "browser", run: || journeys("browser") }],
];

/// What builds for minutes what nothing else needs: only when it is asked for.
const LONG: &[&[Step]] = &[
    &[Step { name: "bundle", run: || Ok(Tally { passed: crate::bundle::make(false)?, failed: 0 }) }],
    &[Step { name: "updater", run: || once(crate::updater::check()) }],
    &[Step { name: "android", run: || once(crate::android::check()) }],
    &[Step { name: "web", run: web }],
    &[Step { name: "windows", run: windows }],
    &[Step { name: "container", run: || once(crate::container::try_one()) }],
    &[Step { name: "new-game", run: || once(crate::new_game::try_one()) }],
];

/// Runs the steps, goes on after a failing one, and ends with the line `N passed, N failed`.
pub fn run(only: &[String], skip: &[String], bundle: bool) -> ExitCode {
    if let Err(failure) = setup::system(setup::Purpose::Test) {
        eprintln!("xtask: {failure}");
        println!("0 passed, 1 failed");
        return ExitCode::FAILURE;
    }
    let named = |list: &[String], step: &Step| list.iter().any(|name| name == step.name);
    let wanted = |step: &&Step| (only.is_empty() || named(only, step)) && !named(skip, step);
    let long = |step: &&Step| bundle || named(only, step);
    let usual = STEPS.iter().map(|round| round.iter().filter(wanted).collect());
    let rounds = usual.chain(LONG.iter().map(|round| round.iter().filter(long).collect()));
    let done: Vec<_> = rounds.flat_map(together).collect();
    let all = done.iter().fold(Tally::default(), |sum, (_, tally)| sum.and(*tally));
    println!("\n{}\n", done.iter().map(|(line, _)| line.as_str()).collect::<Vec<_>>().join("\n"));
    println!("{} passed, {} failed", all.passed, all.failed);
    if all.failed == 0 && all.passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Takes steps at the same time.
fn together(steps: Vec<&'static Step>) -> Vec<(String, Tally)> {
    std::thread::scope(|scope| {
        let begun: Vec<_> = steps.into_iter().map(|step| scope.spawn(|| step.take())).collect();
        let ended = begun.into_iter().map(|step| step.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        ended.collect()
    })
}

fn once(done: Done) -> Result<Tally, Box<dyn std::error::Error>> {
    done.map(|()| Tally { passed: 1, failed: 0 })
}

fn cargo(arguments: &[&str]) -> Done {
    crate::shell::run("cargo", arguments, &root())
}

fn npm(arguments: &[&str]) -> Done {
    crate::shell::npm(arguments)
}

fn xtask(arguments: &[&str]) -> Done {
    crate::shell::run("cargo", &[&["xtask"], arguments].concat(), &root())
}

/// All but what needs a database server, which is a step of its own.
fn rust_tests() -> Result<Tally, Box<dyn std::error::Error>> {
    let tests = [&["BUCINTORO_POSTGRES=none", "cargo", "test"], WORKSPACE, &["--no-fail-fast"]].concat();
    counted("env", &tests, &root())
}

/// What needs PostgreSQL: the laws of a club's home, nodes that share it, and an evening in the browser.
fn cluster() -> Result<Tally, Box<dyn std::error::Error>> {
    setup::debian(&[setup::DATABASE, setup::AROUND].concat(), "the tests of a club's database, and around it")?;
    let only = [
        "--test",
        "suite",
        "--",
        "--include-ignored",
        "in_postgres",
        "club::",
        "cluster::",
        "evening::",
        "swiss::",
        "running::",
    ];
    let tests = counted("env", &[&["BUCINTORO_POSTGRES=needed", "cargo", "test"], WORKSPACE, &only].concat(), &root())?;
    Ok(tests.and(journeys("club")?))
}

/// Runs a program, shows its output, and counts what its runner says passed and failed.
fn counted(program: &str, arguments: &[&str], folder: &Path) -> Result<Tally, Box<dyn std::error::Error>> {
    let mut child = Command::new(called(program))
        .args(arguments)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .stdout(Stdio::piped())
        .spawn()?;
    let mut tally = Tally::default();
    for line in BufReader::new(child.stdout.take().ok_or("no output")?).lines() {
        let line = line?;
        println!("{line}");
        std::io::stdout().flush()?;
        let read = read_tally(&line);
        tally = tally.and(read);
    }
    if !child.wait()?.success() && tally.failed == 0 {
        tally.failed = 1;
    }
    if tally.passed + tally.failed == 0 {
        return Err("no test was run".into());
    }
    Ok(tally)
}

/// The closing lines of cargo's, vitest's and the journeys' runners.
fn read_tally(line: &str) -> Tally {
    let words: Vec<&str> =
        line.split(|c: char| c.is_whitespace() || ",;.|()".contains(c)).filter(|word| !word.is_empty()).collect();
    let before = |what: &str| {
        let at = words.iter().position(|word| *word == what)?;
        words.get(at.checked_sub(1)?)?.parse().ok()
    };
    let closes =
        line.starts_with("test result:") || line.trim_start().starts_with("Tests ") || line.starts_with("journey:");
    if !closes {
        return Tally::default();
    }
    Tally { passed: before("passed").unwrap_or(0), failed: before("failed").unwrap_or(0) }
}

/// Builds the binaries beside the tests, with the features of the tests: built alone they would need a hundred
/// packages once more, with others.
fn binaries() -> Done {
    cargo(&[&["build", "--quiet"], WORKSPACE, &["--bins", "--tests"]].concat())
}

/// Builds the program, and says how it is called.
pub fn program() -> Result<String, Box<dyn std::error::Error>> {
    binaries()?;
    Ok(root().join("target/debug/bucintoro").display().to_string())
}

/// Makes the web app, and runs what drives it: what a table comes to there is held against the program for a desktop.
fn web() -> Result<Tally, Box<dyn std::error::Error>> {
    crate::web::make()?;
    if !there_is("firefox") {
        setup::debian(&["firefox-esr"], "the web app's tests")?;
    }
    journeys("web")
}

/// Runs under Wine what is built for Windows.
fn windows() -> Result<Tally, Box<dyn std::error::Error>> {
    let call = crate::windows::tests()?;
    counted("env", &call.iter().map(String::as_str).collect::<Vec<_>>(), &root())
}

/// Runs each journey of a folder with the binaries that it drives.
fn journeys(kind: &str) -> Result<Tally, Box<dyn std::error::Error>> {
    binaries()?;
    driven(kind)
}

/// Journeys that open no window on the screen.
const WITHOUT_WINDOWS: [&str; 2] = ["browser", "club"];

/// How many journeys run beside each other in a folder: a page waits more than it works, but there is one screen for
/// windows.
fn lanes(kind: &str) -> usize {
    if kind == "browser" { 2 } else { 1 }
}

/// Runs each journey of a folder, the long ones first.
fn driven(kind: &str) -> Result<Tally, Box<dyn std::error::Error>> {
    let folder = root().join("tests/journeys").join(kind);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)?.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "mjs"));
    files.sort_by_key(|file| std::fs::metadata(file).map_or(0, |data| data.len()));
    let waiting = Mutex::new(files);
    let next = || waiting.lock().ok()?.pop();
    let lane = || std::iter::from_fn(next).map(|file| driven_one(kind, &file)).fold(Tally::default(), Tally::and);
    let tally = std::thread::scope(|scope| {
        let begun: Vec<_> = (0..lanes(kind)).map(|_| scope.spawn(lane)).collect();
        let ended = begun.into_iter().map(|lane| lane.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        ended.fold(Tally::default(), Tally::and)
    });
    Ok(tally)
}

/// Runs one journey, and shows what it said once it has ended: another may run beside it.
fn driven_one(kind: &str, file: &Path) -> Tally {
    let name = file.display().to_string();
    let mut call = vec!["node", &name];
    if !WITHOUT_WINDOWS.contains(&kind) && there_is("xvfb-run") {
        call.splice(0..0, ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--"]);
    }
    let began = Instant::now();
    let ended =
        Command::new(called(call[0])).args(&call[1..]).current_dir(root().join("ui")).env("NO_COLOR", "1").output();
    let (said, tally) = match ended {
        Ok(ended) => {
            let said = [ended.stdout, ended.stderr].map(|part| String::from_utf8_lossy(&part).into_owned()).concat();
            let read = said.lines().map(read_tally).fold(Tally::default(), Tally::and);
            let silent = !ended.status.success() && read.failed == 0 || read.passed + read.failed == 0;
            (said, if silent { read.and(Tally { passed: 0, failed: 1 }) } else { read })
        }
        Err(failure) => (format!("{failure}\n"), Tally { passed: 0, failed: 1 }),
    };
    println!("{said}{} s: {name}", began.elapsed().as_secs());
    tally
}
