//! Counts passed and failed tests of a step, as the runners report them.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::shell::called;

/// The outcome of a step.
#[derive(Clone, Default)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    /// Tests that passed on their second try, each with its trace.
    pub flaky: Vec<String>,
    /// Summary of each failure: its name, and its first lines if the runner prints them separately.
    pub failures: Vec<String>,
}

impl Tally {
    /// Returns the tally of one passed check.
    pub fn one() -> Self {
        Self { passed: 1, ..Self::default() }
    }

    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.flaky.extend(other.flaky);
        self.failures.extend(other.failures);
    }
}

pub type Outcome = Result<Tally, Box<dyn std::error::Error>>;

/// Runs a program, shows its output, and counts the results that its runner reports.
pub fn counted(program: &str, arguments: &[&str], folder: &Path, environment: &[(&str, &str)]) -> Outcome {
    let mut child = Command::new(called(program))
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .stdout(Stdio::piped())
        .spawn()?;
    let (mut tally, mut failures) = (Tally::default(), Failures::default());
    for line in BufReader::new(child.stdout.take().ok_or("no output")?).lines() {
        let line = line?;
        println!("{line}");
        std::io::stdout().flush()?;
        tally.add(read_tally(&line));
        failures.read(&line);
    }
    tally.failures = failures.found;
    if !child.wait()?.success() && tally.failed == 0 {
        tally.failed = 1;
    }
    if tally.passed + tally.failed == 0 {
        return Err("no test was run".into());
    }
    Ok(tally)
}

/// Parses the closing lines of cargo's, vitest's and the journeys' runners, and the journeys' lines of flaky tests.
fn read_tally(line: &str) -> Tally {
    if let Some(flaky) = line.strip_prefix("journeys flaky: ") {
        return Tally { flaky: vec![flaky.to_owned()], ..Tally::default() };
    }
    let words: Vec<&str> =
        line.split(|c: char| c.is_whitespace() || ",;.|()".contains(c)).filter(|word| !word.is_empty()).collect();
    let before = |what: &str| {
        let at = words.iter().position(|word| *word == what)?;
        words.get(at.checked_sub(1)?)?.parse().ok()
    };
    let closes =
        line.starts_with("test result:") || line.trim_start().starts_with("Tests ") || line.starts_with("journeys:");
    if !closes {
        return Tally::default();
    }
    let (passed, failed) = (before("passed").unwrap_or(0), before("failed").unwrap_or(0));
    Tally { passed, failed, ..Tally::default() }
}

/// Maximum number of lines of a failure in the summary.
const MOST_LINES: usize = 8;

/// Collects failures from the output of runners.
#[derive(Default)]
struct Failures {
    found: Vec<String>,
    /// Remaining number of lines of the last failure.
    open: usize,
}

impl Failures {
    fn read(&mut self, line: &str) {
        // Cargo prints the output of each failed test below such a line. The journeys and vitest mark its name.
        let cargo = line.strip_prefix("---- ").and_then(|rest| rest.strip_suffix(" stdout ----"));
        let marked = line.strip_prefix("FAIL ").or_else(|| line.trim_start().strip_prefix("× "));
        let name = cargo.or(marked);
        let ends = ["ok  ", "failures:", "test result:", "journeys", "✓", "❯", "Test Files"];
        let ends = ends.iter().any(|end| line.trim_start().starts_with(end));
        if let Some(name) = name {
            self.found.push(name.trim().to_owned());
            self.open = MOST_LINES;
        } else if ends {
            self.open = 0;
        } else if self.open > 0
            && !line.trim().is_empty()
            && let Some(last) = self.found.last_mut()
        {
            last.push_str("\n    ");
            last.push_str(line);
            self.open -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Failures, read_tally};

    fn counts(line: &str) -> (u64, u64, usize) {
        let tally = read_tally(line);
        (tally.passed, tally.failed, tally.flaky.len())
    }

    #[test]
    fn summary_lines_of_each_test_runner_are_counted() {
        assert_eq!(counts("test result: FAILED. 12 passed; 1 failed; 3 ignored; 0 measured"), (12, 1, 0));
        assert_eq!(counts("      Tests  2 failed | 385 passed (387)"), (385, 2, 0));
        assert_eq!(counts("journeys: 210 passed, 1 failed, 1 flaky"), (210, 1, 0));
        assert_eq!(counts("journeys flaky: browser › phones.spec.ts › joins: trace.zip"), (0, 0, 1));
        assert_eq!(counts("ok   12 passed in another line"), (0, 0, 0));
    }

    fn failures(output: &str) -> Vec<String> {
        let mut failures = Failures::default();
        output.lines().for_each(|line| failures.read(line));
        failures.found
    }

    #[test]
    fn failures_of_each_test_runner_are_repeated_with_first_lines() {
        let cargo = "test homes::a ... FAILED\n\nfailures:\n\n---- homes::a stdout ----\nthread panicked\nleft: 1\n\n\n\
                     failures:\n    homes::a\n\ntest result: FAILED. 1 passed; 1 failed";
        assert_eq!(failures(cargo), ["homes::a\n    thread panicked\n    left: 1"]);
        let journeys = "ok   browser › a (1.0 s)\nFAIL browser › b (2.0 s)\nnot visible\nok   browser › c (1.0 s)\nlog";
        assert_eq!(failures(journeys), ["browser › b (2.0 s)\n    not visible"]);
        let vitest =
            " ❯ a.test.ts (2 tests | 1 failed) 284ms\n     × adds 3ms\n       → expected 1\n     ✓ subtracts 2ms\nmore";
        assert_eq!(failures(vitest), ["adds 3ms\n           → expected 1"]);
    }
}
