//! Compares the benches of the games with those of another revision, in alternating pairs of runs, so that other work of
//! the machine affects both alike.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::shell::{Done, called, output, root, run};

/// The packages with benches that print divan's table.
const PACKAGES: [&str; 4] =
    ["bucintoro-serenissima", "bucintoro-serenissima-1996", "bucintoro-libertalia", "bucintoro-twilight"];

/// A ratio above which a bench is slower, if its whole interval is above.
const MOST: f64 = 1.1;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Prints the ratio of each bench's median to that of a revision, with its 95 % interval.
///
/// # Errors
/// If a bench is more than a tenth slower beyond its interval.
pub fn compare(revision: &str, pairs: usize, only: &[String]) -> Done {
    let here = root();
    let there = worktree(&here, revision)?;
    let mut new = benches(&here, &here.join("target"))?;
    let mut old = benches(&there, &here.join("target/against/target"))?;
    new.retain(|name, _| old.contains_key(name) && (only.is_empty() || only.contains(name)));
    old.retain(|name, _| new.contains_key(name));
    if new.is_empty() {
        return Err("no bench is in both revisions".into());
    }
    println!("| bench | now | {revision} | ratio | 95 % |");
    println!("| --- | --- | --- | --- | --- |");
    let mut slower = Vec::new();
    for (name, new) in &new {
        let mut runs = BTreeMap::<String, Vec<(f64, f64)>>::new();
        for pair in 0..pairs {
            let order = [new, &old[name]];
            let [one, other] = if pair % 2 == 0 { [0, 1] } else { [1, 0] };
            let mut medians = [BTreeMap::new(), BTreeMap::new()];
            for which in [one, other] {
                medians[which] = medians_of(order[which])?;
            }
            let [now, before] = medians;
            for (row, median) in now {
                if let Some(before) = before.get(&row) {
                    runs.entry(row).or_default().push((median, *before));
                }
            }
        }
        for (row, runs) in runs {
            let column = |of: fn(&(f64, f64)) -> f64| sorted(runs.iter().map(of));
            let [now, before] = [column(|run| run.0), column(|run| run.1)].map(|times| times[times.len() / 2]);
            let ratios = column(|(now, before)| now / before);
            let [low, high] = interval(&ratios);
            println!(
                "| {name}: {row} | {} | {} | {:.2} | {low:.2} to {high:.2} |",
                text(now),
                text(before),
                ratios[ratios.len() / 2]
            );
            if low > MOST {
                slower.push(format!("{name}: {row}"));
            }
        }
    }
    if slower.is_empty() { Ok(()) } else { Err(format!("slower than {revision}: {}", slower.join(", ")).into()) }
}

/// Checks a revision out beside the build.
fn worktree(here: &Path, revision: &str) -> Result<PathBuf> {
    let commit = output("git", &["rev-parse", "--verify", &format!("{revision}^{{commit}}")], here)?;
    let folder = here.join("target/against").join(commit.trim());
    if !folder.exists() {
        run("git", &["worktree", "prune"], here)?;
        run("git", &["worktree", "add", "--detach", &folder.display().to_string(), commit.trim()], here)?;
    }
    Ok(folder)
}

/// Builds the benches of the games. Returns their programs by name.
fn benches(folder: &Path, target: &Path) -> Result<BTreeMap<String, PathBuf>> {
    let target = target.display().to_string();
    let mut arguments = vec!["bench", "--no-run", "--locked", "--message-format", "json-render-diagnostics"];
    arguments.extend(["--target-dir", &target]);
    arguments.extend(PACKAGES.iter().flat_map(|package| ["--package", package]));
    let messages = output("cargo", &arguments, folder)?;
    let mut found = BTreeMap::new();
    for message in messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
        let (target, program) = (&message["target"], message["executable"].as_str());
        let is_bench = target["kind"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == "bench"));
        let package =
            message["manifest_path"].as_str().and_then(|path| Path::new(path).parent()?.file_name()?.to_str());
        if let (true, Some(program), Some(package)) = (is_bench, program, package) {
            found.insert(package.to_owned(), program.into());
        }
    }
    Ok(found)
}

/// Runs a bench. Returns the medians of its rows in nanoseconds.
fn medians_of(program: &Path) -> Result<BTreeMap<String, f64>> {
    let run = Command::new(called(&program.display().to_string())).arg("--bench").stderr(Stdio::inherit()).output()?;
    if !run.status.success() {
        return Err(format!("{} ended with {}", program.display(), run.status).into());
    }
    let medians = medians(&String::from_utf8(run.stdout)?);
    if medians.is_empty() { Err(format!("{} printed no table", program.display()).into()) } else { Ok(medians) }
}

/// Reads the medians of divan's table, by row.
fn medians(table: &str) -> BTreeMap<String, f64> {
    let row = |line: &str| {
        let columns: Vec<&str> = line.split('│').map(str::trim).collect();
        // Lines below a row have its counters; they have no name.
        let is_row = line.contains("─ ");
        let name = line.trim_start_matches(['│', '├', '╰', '─', ' ']).split_whitespace().next()?;
        let median = columns.iter().rev().nth(3)?;
        let (number, unit) = median.split_once(' ')?;
        let nanoseconds = match unit {
            "ns" => 1.0,
            "µs" => 1e3,
            "ms" => 1e6,
            "s" => 1e9,
            _ => return None,
        };
        let number: f64 = number.parse().ok()?;
        is_row.then(|| (name.to_owned(), number * nanoseconds))
    };
    table.lines().filter_map(row).collect()
}

fn sorted(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// Returns the 95 % interval of a median: the two values of these sorted ones that the sign test cannot exclude.
fn interval(values: &[f64]) -> [f64; 2] {
    let n = values.len();
    // The probability that at most `below` of `n` values lie below the median.
    let (mut below, mut term) = (0, 0.5_f64.powi(n as i32));
    let mut outside = term;
    while outside + term * (n - below) as f64 / (below + 1) as f64 <= 0.025 {
        term *= (n - below) as f64 / (below + 1) as f64;
        outside += term;
        below += 1;
    }
    [values[below], values[n - 1 - below]]
}

fn text(nanoseconds: f64) -> String {
    match nanoseconds {
        less if less < 1e3 => format!("{less:.1} ns"),
        less if less < 1e6 => format!("{:.1} µs", less / 1e3),
        more => format!("{:.1} ms", more / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_are_read_from_a_table_with_counters() {
        let table = "\
Timer precision: 20 ns
games                    fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ decision              98.1 ns       │ 2.412 µs      │ 104.2 ns      │ 131.4 ns      │ 100     │ 6400
╰─ random_game           109.4 µs      │ 210.2 µs      │ 119.3 µs      │ 121.9 µs      │ 100     │ 100
                         9.141 Kitem/s │ 4.757 Kitem/s │ 8.382 Kitem/s │ 8.203 Kitem/s │         │
";
        let medians = medians(table);
        assert_eq!(medians.len(), 2, "{medians:?}");
        assert!((medians["decision"] - 104.2).abs() < 1e-6 && (medians["random_game"] - 119_300.0).abs() < 1e-6);
    }

    #[test]
    fn interval_leaves_out_as_many_values_as_the_sign_test_allows() {
        let values: Vec<f64> = (1..=9).map(f64::from).collect();
        // With nine values, each end is left out with a probability of 10 / 512.
        assert_eq!(interval(&values), [2.0, 8.0]);
        assert_eq!(interval(&values[..5]), [1.0, 5.0], "too few for 95 %: the range");
        assert_eq!(interval(&values[..1]), [1.0, 1.0]);
    }
}
