//! `cargo xtask test`: every check and test, counted.

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use crate::build::{LINTING, WORKSPACE, cargo};
use crate::changed;
use crate::journeys::{self, Projects};
use crate::setup;
use crate::shell::{Done, root, there_is};
use crate::tally::{Outcome, Tally, counted};

/// Maximum number of journeys that may need a second try before the run fails.
const MOST_FLAKY: usize = 2;

/// What to run.
#[derive(clap::Args)]
pub struct Selection {
    /// Only the steps with these names.
    #[arg(long)]
    only: Vec<String>,
    /// All steps but these.
    #[arg(long)]
    skip: Vec<String>,
    /// Only the steps that a change since this revision (or the last commit on the remote's main branch) can affect.
    #[arg(long, num_args = 0..=1, default_missing_value = "")]
    changed: Option<String>,
    /// Also what takes long: more seeds in property tests, whole games and other sizes and languages in journeys,
    /// packages, the web app, other systems.
    #[arg(long)]
    long: bool,
}

/// A step: its name, its work, and the changes that can affect it.
struct Step {
    /// Two steps with one name are selected together: the first prepares the second.
    name: &'static str,
    run: fn(&Selection) -> Outcome,
    /// Prefixes of paths in the repository; a change elsewhere cannot affect this step.
    inputs: &'static [&'static str],
}

impl Step {
    /// Runs the step. Returns its line of the summary and its outcome. An error counts as one failure.
    fn take(&self, selection: &Selection) -> (String, Tally) {
        println!("\n==== {} ====", self.name);
        let began = Instant::now();
        let tally = (self.run)(selection).unwrap_or_else(|error| {
            println!("{}: {error}", self.name);
            Tally { failed: 1, failures: vec![format!("{}: {error}", self.name)], ..Tally::default() }
        });
        let seconds = began.elapsed().as_secs();
        let line = format!("{:<10} {:>5} passed {:>3} failed {seconds:>5} s", self.name, tally.passed, tally.failed);
        println!("==== {line} ====");
        (line, tally)
    }
}

/// Paths of Rust code and of the files that it embeds.
const RUST: &[&str] = &[
    "Cargo",
    ".cargo/",
    "crates/",
    "fuzz/",
    "src-tauri/",
    "tests/Cargo",
    "tests/benches/",
    "tests/src/",
    "tests/suite",
    "xtask/",
];
/// Paths of the screen.
const SCREEN: &[&str] = &["ui/"];
/// Paths of everything in a running program, and of its journeys.
const PROGRAM: &[&str] = &["Cargo", "crates/", "src-tauri/", "ui/", "tests/journeys/", "tests/records/", "tests/src/"];

/// The usual steps: rounds run one after the other, the steps of a round in parallel.
const STEPS: &[&[Step]] = &[
    &[Step { name: "packages", run: |_| once(setup::packages()), inputs: &[""] }],
    &[
        Step { name: "screen", run: |_| once(npm(&["run", "--silent", "build"])), inputs: &[""] },
        Step { name: "format", run: |_| once(cargo(&["fmt", "--all", "--check"])), inputs: RUST },
    ],
    // The screen's checks keep one core busy, and need no cargo.
    &[
        Step { name: "build", run: |_| build(), inputs: RUST },
        Step { name: "check", run: |_| once(check()), inputs: &["ui/", "tests/journeys/", "xtask/start/"] },
        Step { name: "lint", run: |_| once(lint()), inputs: &["ui/", "tests/journeys/", "xtask/start/"] },
        // A manual may link to any file, so every change can break a link.
        Step { name: "links", run: |_| once(journeys::npm(&["run", "--silent", "links"])), inputs: &[""] },
    ],
    &[
        Step {
            name: "rust",
            run: rust_tests,
            inputs: &["Cargo", "crates/", "fuzz/", "src-tauri/", "tests/", "xtask/", "ui/", "docs/"],
        },
        Step {
            name: "vitest",
            run: |_| counted("npm", &["run", "--silent", "test"], &root().join("ui"), &[]),
            inputs: SCREEN,
        },
    ],
    // The cluster's tests wait most of the time, and the gallery's site is built on one core.
    &[
        Step {
            name: "cluster",
            run: cluster,
            inputs: &["Cargo", "crates/", "tests/Cargo", "tests/src/", "tests/suite"],
        },
        Step { name: "gallery", run: |_| once(crate::gallery::build()), inputs: PROGRAM },
        // Runs each bench once, unmeasured, to check that it still works.
        Step {
            name: "benches",
            run: |_| once(cargo(&[&["test"], WORKSPACE, &["--bench", "*"]].concat())),
            inputs: &["Cargo", "crates/", "tests/"],
        },
        Step { name: "lang", run: |_| once(xtask(&["lang"])), inputs: &[""] },
        Step { name: "rules", run: |_| once(xtask(&["rules"])), inputs: &["crates/", "tests/suite", "docs/"] },
    ],
    &[
        Step { name: "window", run: |selection| journeys_of(selection, &Projects::WINDOW), inputs: PROGRAM },
        #[cfg(unix)]
        Step {
            name: "manuals",
            run: |_| manuals(),
            inputs: &["Cargo", "CONTRIBUTING.md", "README.md", "crates/", "docs/", "xtask/src/"],
        },
    ],
    // The layout and accessibility (axe) of the gallery that was built above.
    &[Step { name: "gallery", run: |selection| journeys_of(selection, &Projects::GALLERY), inputs: PROGRAM }],
    &[Step { name: "browser", run: |selection| journeys_of(selection, &Projects::BROWSER), inputs: PROGRAM }],
    &[Step { name: "club", run: club, inputs: PROGRAM }],
];

/// Steps with long builds that no other step needs; they run only on request.
const LONG: &[&[Step]] = &[
    &[Step {
        name: "bundle",
        run: |_| crate::bundle::make(false).map(|passed| Tally { passed, ..Tally::default() }),
        inputs: &[],
    }],
    &[Step { name: "updater", run: |_| once(crate::updater::check()), inputs: &[] }],
    &[Step { name: "android", run: |_| once(crate::android::check()), inputs: &[] }],
    &[Step { name: "arm", run: |_| once(crate::arm::check()), inputs: &[] }],
    &[Step { name: "web", run: web, inputs: &[] }],
    &[Step { name: "windows", run: windows, inputs: &[] }],
    #[cfg(unix)]
    &[Step { name: "container", run: |_| once(crate::container::try_one()), inputs: &[] }],
    &[Step { name: "new-game", run: |_| once(crate::new_game::try_one()), inputs: &[] }],
];

/// Runs the steps, continues after a failing one, and ends with the line `N passed, N failed`.
pub fn run(selection: &Selection) -> ExitCode {
    match run_steps(selection) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error}");
            println!("0 passed, 1 failed");
            ExitCode::FAILURE
        }
    }
}

fn run_steps(selection: &Selection) -> Result<ExitCode, Box<dyn std::error::Error>> {
    setup::system(setup::Purpose::Test)?;
    let changed = selection.changed.as_deref().map(changed::paths).transpose()?;
    let named = |list: &[String], step: &Step| list.iter().any(|name| name == step.name);
    let affected = |step: &Step| {
        let Some(paths) = &changed else { return true };
        paths.iter().any(|path| step.inputs.iter().any(|input| path.starts_with(input)))
    };
    let usual = |step: &Step| (selection.only.is_empty() || named(&selection.only, step)) && affected(step);
    let long = |step: &Step| if selection.only.is_empty() { selection.long } else { named(&selection.only, step) };
    let mut total = Tally::default();
    let mut lines = Vec::new();
    for (rounds, wanted) in [(STEPS, &usual as &dyn Fn(&Step) -> bool), (LONG, &long)] {
        for round in rounds {
            let steps = round.iter().filter(|step| wanted(step) && !named(&selection.skip, step)).collect();
            for (line, tally) in take_together(steps, selection) {
                lines.push(line);
                total.add(tally);
            }
        }
    }
    println!("\n{}\n", lines.join("\n"));
    // Failures are printed last, because a forge shows the end of a log.
    for failure in &total.failures {
        println!("failed: {failure}");
    }
    for flaky in &total.flaky {
        println!("flaky: {flaky}");
    }
    if total.flaky.len() > MOST_FLAKY {
        println!("More than {MOST_FLAKY} flaky tests fail the run.");
        total.failed += 1;
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    Ok(if total.failed == 0 && total.passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs steps in parallel.
fn take_together(steps: Vec<&'static Step>, selection: &Selection) -> Vec<(String, Tally)> {
    std::thread::scope(|scope| {
        let started: Vec<_> = steps.into_iter().map(|step| scope.spawn(|| step.take(selection))).collect();
        let ended =
            started.into_iter().map(|step| step.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        ended.collect()
    })
}

fn once(done: Done) -> Outcome {
    done.map(|()| Tally::one())
}

fn npm(arguments: &[&str]) -> Done {
    crate::shell::npm(arguments)
}

fn xtask(arguments: &[&str]) -> Done {
    crate::shell::run("cargo", &[&["xtask"], arguments].concat(), &root())
}

/// Compiles everything and lints it. A warning fails the step, and the tests still run.
fn build() -> Outcome {
    let arguments = [&["build"], WORKSPACE, &["--all-targets"]].concat();
    let mut child =
        Command::new("cargo").args(arguments).envs([LINTING]).current_dir(root()).stderr(Stdio::piped()).spawn()?;
    let mut warned = 0;
    for line in BufReader::new(child.stderr.take().ok_or("no output")?).lines() {
        let line = line?;
        eprintln!("{line}");
        // Cargo's last line about a package, also about one that was built before.
        warned += usize::from(line.starts_with("warning: `") && line.contains(") generated "));
    }
    match (child.wait()?.success(), warned) {
        (true, 0) => Ok(Tally::one()),
        (true, _) => Err(format!("the compiler or Clippy warns of {warned} packages").into()),
        (false, _) => Err("cargo build failed".into()),
    }
}

/// Checks the types of the screen and of the journeys.
fn check() -> Done {
    npm(&["run", "--silent", "check"])?;
    journeys::npm(&["run", "--silent", "check"])
}

/// Lints the screen and the journeys.
fn lint() -> Done {
    npm(&["run", "--silent", "lint"])?;
    journeys::npm(&["run", "--silent", "lint"])
}

/// Returns the environment of tests: property tests use more seeds in a long run.
fn environment(selection: &Selection) -> &'static [(&'static str, &'static str)] {
    if selection.long { &[LINTING, ("BUCINTORO_LONG", "1")] } else { &[LINTING] }
}

/// Runs journeys, including those of the long run if it is requested.
fn journeys_of(selection: &Selection, projects: &Projects) -> Outcome {
    let environment: &[(&str, &str)] = if selection.long { &[("LONG", "1")] } else { &[] };
    journeys::run(projects, environment)
}

/// Runs all tests except those that need a database server, which have a step of their own.
fn rust_tests(selection: &Selection) -> Outcome {
    counted("cargo", &[&["test"], WORKSPACE, &["--no-fail-fast"]].concat(), &root(), environment(selection))
}

/// Runs the tests that need PostgreSQL, which a usual run ignores: a club's storage, and nodes that share it. They wait
/// for leases, timers and other programs most of the time, so more run at once than there are cores.
fn cluster(selection: &Selection) -> Outcome {
    setup::debian(&[setup::DATABASE, setup::AROUND].concat(), "the tests of a club's database, and around it")?;
    let only = ["--test", "suite", "--no-fail-fast", "--", "--ignored", "--test-threads", "5"];
    counted("cargo", &[&["test"], WORKSPACE, &only].concat(), &root(), environment(selection))
}

/// Runs the shell blocks of the manuals, some of which need a database.
#[cfg(unix)]
fn manuals() -> Outcome {
    setup::debian(setup::DATABASE, "the manuals")?;
    crate::manuals::check()
}

/// Runs club events in the browser, on a separate node and database.
fn club(selection: &Selection) -> Outcome {
    setup::debian(setup::DATABASE, "the journeys of a club")?;
    journeys_of(selection, &Projects::CLUB)
}

/// Builds the web app and runs its journeys, which compare each game with the desktop program.
fn web(_: &Selection) -> Outcome {
    crate::web::make()?;
    if !there_is("firefox") {
        setup::debian(&["firefox-esr"], "the web app's tests")?;
    }
    journeys::run(&Projects::WEB, &[])
}

/// Runs the tests that are built for Windows under Wine.
fn windows(_: &Selection) -> Outcome {
    let call = crate::windows::tests()?;
    counted("env", &call.iter().map(String::as_str).collect::<Vec<_>>(), &root(), &[])
}
