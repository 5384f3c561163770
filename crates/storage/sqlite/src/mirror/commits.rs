//! The commits of a game: the end of the record after each, and the id of its request. They reveal a lost tail, and
//! keep a retried request from being applied twice after a rebuild.
//!
//! They have their own file, because the lines of the record are exactly those of the record format.

use kernel::record::{append_hash, verify_hash};
use serde::{Deserialize, Serialize};

/// Number of stored hex digits of a line's hash.
const HASH_PREFIX: usize = 16;

/// A commit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Commit {
    /// The number of the last line.
    pub n: u32,
    /// The first hex digits of that line's hash.
    pub line: String,
    /// Id of the committed request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}

impl Commit {
    /// True if the record ended with the line of this hash.
    pub(crate) fn matches_hash(&self, hash: &str) -> bool {
        !self.line.is_empty() && hash.starts_with(&self.line)
    }
}

/// Formats a commit as a line of the file, with its line break. The line ends in its own hash, which reveals
/// damage.
pub(crate) fn write(n: u32, hash: &str, request: Option<&str>) -> String {
    let line = hash.get(..HASH_PREFIX).unwrap_or(hash).to_owned();
    let commit = Commit { n, line, request: request.map(str::to_owned) };
    match append_hash(&commit, "") {
        Ok(sealed) => sealed.line + "\n",
        Err(error) => {
            // Serializing numbers and texts cannot fail.
            tracing::error!(%error, "a commit could not be written as JSON");
            String::new()
        }
    }
}

/// Parses all undamaged commits of a file, in their order.
pub(crate) fn read(bytes: &[u8]) -> Vec<Commit> {
    let lines = bytes.split(|byte| *byte == b'\n');
    let commit = |line| {
        let (bare, _) = verify_hash(std::str::from_utf8(line).ok()?, "").ok()?;
        serde_json::from_str(&bare).ok()
    };
    lines.filter_map(commit).collect()
}

/// Returns the commit with the highest line number.
pub(crate) fn latest(commits: &[Commit]) -> Option<&Commit> {
    commits.iter().max_by_key(|commit| commit.n)
}

/// True if the commits belong to another record than these lines: they contradict one, and match none.
pub(crate) fn are_foreign<'a>(commits: &[Commit], hash_of: impl Fn(u32) -> Option<&'a str>) -> bool {
    let mut known = commits.iter().filter_map(|commit| Some(commit.matches_hash(hash_of(commit.n)?))).peekable();
    known.peek().is_some() && known.all(|matches| !matches)
}
