//! Checks the subjects of commits, because the changelog is generated from them.

use std::error::Error;

use crate::shell::{output, root};

/// The check begins with the first commit of this file.
const SINCE: &str = "xtask/lang/retired-names.txt";

/// Returns the subjects since then that are not `area: what changed`; none if the clone lacks that commit.
pub fn faults() -> Result<Vec<String>, Box<dyn Error>> {
    let git = |arguments: &[&str]| output("git", arguments, &root());
    let Ok(added) = git(&["log", "--diff-filter=A", "--format=%H", "--", SINCE]) else { return Ok(Vec::new()) };
    let Some(first) = added.lines().last() else { return Ok(Vec::new()) };
    let range = format!("{first}..HEAD");
    let subjects = git(&["log", "--no-merges", "--ancestry-path", "--format=%h %s", &range])?;
    let wrong = subjects.lines().filter_map(|line| line.split_once(' ')).filter(|(_, subject)| !is_subject(subject));
    Ok(wrong.map(|(commit, subject)| format!("commit {commit}: “{subject}” is not `area: what changed`")).collect())
}

fn is_subject(subject: &str) -> bool {
    let Some((area, what)) = subject.split_once(": ") else { return false };
    let in_area = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_/, ".contains(c);
    !area.is_empty() && area.chars().all(in_area) && !what.trim().is_empty() && !what.ends_with('.')
}

#[cfg(test)]
mod tests {
    use super::is_subject;

    #[test]
    fn commit_subject_needs_area_and_change() {
        assert!(is_subject("store: close record files after each append"));
        assert!(is_subject("chart, journeys: find tabs by test id"));
        for wrong in ["Close files", "store:", "store: close files.", "Store it: close", ": close files"] {
            assert!(!is_subject(wrong), "{wrong}");
        }
    }
}
