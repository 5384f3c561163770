//! Repeats tests of random cases many thousand times, each time with other cases. Progress is kept in a file.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use serde_json::{Value, json};

use crate::build::{self, LINTING, WORKSPACE};
use crate::journeys::Projects;
use crate::shell::{Done, called, journeys_folder, output, root};
use crate::{setup, web};

/// Arguments of `cargo xtask soak`.
#[derive(clap::Args)]
pub struct Soak {
    /// Run only one of this number of equal shares. The next call continues after it.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    share: u64,
    /// The number of the share, from 0, with progress of its own. For machines that keep no progress.
    #[arg(long, requires = "share")]
    nth: Option<u64>,
    /// Only the parts with these names.
    #[arg(long)]
    only: Vec<String>,
    /// Print the estimate and the progress, and run nothing.
    #[arg(long)]
    estimate: bool,
}

/// Cases of one kind.
struct Part {
    name: &'static str,
    /// What is counted.
    unit: &'static str,
    /// The number of cases of the whole soak.
    cases: u64,
    /// The number of cases that one run of the program checks.
    cases_per_run: u64,
    /// The duration of a run on two cores, for the first estimate. Later runs are measured.
    seconds: f64,
    /// Makes what the runs need besides the built workspace.
    prepare: fn() -> Done,
    program: Program,
}

/// The program of a run.
enum Program {
    /// Tests of the suite, with these arguments of the test program, and whether each checks the cases of a long run.
    Suite { arguments: &'static [&'static str], long: bool },
    /// The journeys that end workers and pages of the web app.
    EndedWorkers,
}

const PARTS: &[Part] = &[
    Part {
        name: "games",
        unit: "random games of each game",
        cases: 1_000_000,
        cases_per_run: 500,
        seconds: 8.0,
        prepare: || Ok(()),
        program: Program::Suite { arguments: &["whole_games_pass_the_audit"], long: true },
    },
    Part {
        name: "kills",
        unit: "kills of the host",
        cases: 10_000,
        cases_per_run: 80,
        seconds: 15.0,
        prepare: || Ok(()),
        program: Program::Suite { arguments: &["sigkill_loses_no_acknowledged_entry"], long: false },
    },
    Part {
        name: "folders",
        unit: "damaged folders",
        cases: 2_000,
        cases_per_run: 20,
        seconds: 10.0,
        prepare: || Ok(()),
        program: Program::Suite { arguments: &["damaged_folders_are_restored"], long: false },
    },
    Part {
        name: "cluster",
        unit: "faults in a cluster of three nodes",
        cases: 1_000,
        cases_per_run: 100,
        seconds: 600.0,
        prepare: || setup::debian(&[setup::DATABASE, setup::AROUND].concat(), "the cluster"),
        program: Program::Suite {
            arguments: &["cluster_faults_lose_no_acknowledged_entry", "--include-ignored"],
            long: true,
        },
    },
    Part {
        name: "hand-overs",
        unit: "hand-overs, every second one interrupted",
        cases: 200,
        cases_per_run: 2,
        seconds: 3.0,
        prepare: || Ok(()),
        program: Program::Suite { arguments: &["hand_over_moves_table", "interrupted_hand_over"], long: false },
    },
    Part {
        name: "workers",
        unit: "ended workers of the web app, and as many pages",
        cases: 1_000,
        cases_per_run: 20,
        seconds: 90.0,
        prepare: web::make,
        program: Program::EndedWorkers,
    },
];

/// The runs of a part so far.
#[derive(Default)]
struct Progress {
    runs: u64,
    failed: u64,
    seconds: f64,
}

impl Part {
    /// The number of runs of the whole soak.
    fn runs(&self) -> u64 {
        self.cases.div_ceil(self.cases_per_run)
    }

    /// Returns the estimated hours of some runs.
    fn hours(&self, runs: u64, progress: &Progress) -> f64 {
        let measured = if progress.runs > 0 { progress.seconds / progress.runs as f64 } else { self.seconds };
        runs as f64 * measured / 3_600.0
    }

    /// Returns the call of a run: the program, its arguments, its folder, and its environment.
    fn call(&self, run: u64, suite: &Path) -> (Vec<String>, PathBuf, Vec<(&'static str, String)>) {
        match &self.program {
            Program::Suite { arguments, long } => {
                let program = [suite.display().to_string(), "--nocapture".to_owned()].into_iter();
                let call = program.chain(arguments.iter().map(|one| (*one).to_owned())).collect();
                let mut environment = vec![("BUCINTORO_SOAK_RUN", run.to_string())];
                environment.extend(long.then(|| ("BUCINTORO_LONG", "1".to_owned())));
                (call, root().join("tests"), environment)
            }
            Program::EndedWorkers => {
                let call = Projects::WEB.call(&["web/ends.spec.ts"]).into_iter().map(str::to_owned).collect();
                (call, journeys_folder(), vec![("ENDS", self.cases_per_run.to_string())])
            }
        }
    }
}

/// Runs one share of the chosen parts, after an estimate of its time.
pub fn run(soak: &Soak) -> Done {
    let folder = root().join("target/soak");
    fs::create_dir_all(&folder)?;
    let revision = output("git", &["rev-parse", "--short=12", "HEAD"], &root())?;
    let share = soak.nth.map_or_else(String::new, |nth| format!("-{nth}-of-{}", soak.share));
    let file = folder.join(format!("{}{share}.json", revision.trim()));
    let mut stored = if file.exists() { serde_json::from_str(&fs::read_to_string(&file)?)? } else { json!({}) };
    let unknown = soak.only.iter().find(|name| PARTS.iter().all(|part| part.name != **name));
    if let Some(unknown) = unknown {
        return Err(format!("there is no part {unknown}").into());
    }
    let chosen: Vec<&Part> =
        PARTS.iter().filter(|part| soak.only.is_empty() || soak.only.iter().any(|name| name == part.name)).collect();
    println!("{}", table(&chosen, &stored, soak.share));
    if soak.estimate {
        return Ok(());
    }
    build::binaries()?;
    let suite = suite_program()?;
    let mut faults = Vec::new();
    for part in &chosen {
        let mut progress = progress(&stored, part);
        let of_share = part.runs().div_ceil(soak.share);
        // Runs of earlier shares, which another machine makes.
        let before = soak.nth.map_or(0, |nth| (nth * of_share).min(part.runs()));
        let last = match soak.nth {
            None => (progress.runs + of_share).min(part.runs()),
            Some(_) => of_share.min(part.runs() - before),
        };
        if progress.runs < last {
            (part.prepare)()?;
        }
        while progress.runs < last {
            let began = Instant::now();
            if let Some(fault) = run_once(part, before + progress.runs, &suite, &folder)? {
                println!("{} failed; the output and how to repeat it: {}", part.name, fault.display());
                faults.push(fault);
                progress.failed += 1;
            }
            progress.runs += 1;
            progress.seconds += began.elapsed().as_secs_f64();
            stored[part.name] =
                json!({ "runs": progress.runs, "failed": progress.failed, "seconds": progress.seconds });
            fs::write(&file, serde_json::to_string_pretty(&stored)?)?;
        }
    }
    println!("{}", table(&chosen, &stored, soak.share));
    if faults.is_empty() { Ok(()) } else { Err(format!("{} runs failed", faults.len()).into()) }
}

/// Runs the cases of one run. Returns the file with its output if it failed.
fn run_once(part: &Part, run: u64, suite: &Path, folder: &Path) -> Result<Option<PathBuf>, Box<dyn std::error::Error>> {
    let (call, within, environment) = part.call(run, suite);
    let out =
        Command::new(called(&call[0])).args(&call[1..]).envs(environment.clone()).current_dir(&within).output()?;
    if out.status.success() {
        return Ok(None);
    }
    let variables = environment.iter().map(|(name, value)| format!("{name}={value}"));
    let repeat: Vec<String> = variables.chain(call).collect();
    let mut text = format!("cd {} && {}\n\n", within.display(), repeat.join(" "));
    text.push_str(&String::from_utf8_lossy(&out.stdout));
    text.push_str(&String::from_utf8_lossy(&out.stderr));
    let file = folder.join(format!("{}-{run}.log", part.name));
    fs::write(&file, text)?;
    Ok(Some(file))
}

fn progress(stored: &Value, part: &Part) -> Progress {
    let of = &stored[part.name];
    Progress {
        runs: of["runs"].as_u64().unwrap_or(0),
        failed: of["failed"].as_u64().unwrap_or(0),
        seconds: of["seconds"].as_f64().unwrap_or(0.0),
    }
}

/// Returns the table of progress and estimates.
fn table(parts: &[&Part], stored: &Value, share: u64) -> String {
    let mut text = "part         done of cases          runs failed   hours left   hours of this share".to_owned();
    for part in parts {
        let progress = progress(stored, part);
        let done = (progress.runs * part.cases_per_run).min(part.cases);
        let left = part.runs().saturating_sub(progress.runs);
        let of_share = part.runs().div_ceil(share).min(left);
        let _ = write!(
            text,
            "\n{:<12} {done:>9} of {:>9} {:>11} {:>12.1} {:>21.1}   {}",
            part.name,
            part.cases,
            progress.failed,
            part.hours(left, &progress),
            part.hours(of_share, &progress),
            part.unit,
        );
    }
    text
}

/// Returns the path of the built test program of the suite.
fn suite_program() -> Result<PathBuf, Box<dyn std::error::Error>> {
    let arguments = [&["test", "--no-run", "--message-format", "json"], WORKSPACE, &["--test", "suite"]].concat();
    let out = Command::new("cargo").args(arguments).envs([LINTING]).current_dir(root()).output()?;
    let messages = String::from_utf8(out.stdout)?;
    let mut program = messages.lines().filter_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let is_suite = message["target"]["name"] == "suite" && message["executable"].is_string();
        is_suite.then(|| message["executable"].as_str().map(PathBuf::from))?
    });
    program.next_back().ok_or_else(|| "the test program was not built".into())
}
