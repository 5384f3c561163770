//! Finds the files that a change touches, for `cargo xtask test --changed`.

use crate::shell::{output, root};

/// Returns the paths that differ from a revision, and untracked ones. Without a revision, compares with the merge
/// base of the remote's main branch, or with the last commit if there is no remote.
pub fn paths(since: &str) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let git = |arguments: &[&str]| output("git", arguments, &root());
    let base = match since {
        "" => git(&["merge-base", "HEAD", "origin/main"]).unwrap_or_else(|_| "HEAD".to_owned()),
        revision => revision.to_owned(),
    };
    let changed = git(&["diff", "--name-only", base.trim()])?;
    let untracked = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(untracked.lines()).map(str::to_owned).collect())
}
