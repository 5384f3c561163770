//! How the workspace is built: with the same features and lints by every step.

use crate::shell::{Done, root, run_with};

/// The same features for every call of cargo, so that nothing is built twice.
pub const WORKSPACE: &[&str] = &["--workspace", "--features", "bucintoro-shell/custom-protocol"];

/// Clippy's compiler in place of the usual one: it lints and builds in one go. `cargo clippy` would check every package
/// once more. Every call of cargo needs it, or cargo builds the workspace again without it.
pub const LINTING: (&str, &str) = ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");

/// Runs cargo as every step does.
pub fn cargo(arguments: &[&str]) -> Done {
    run_with("cargo", arguments, &root(), &[LINTING])
}

/// Builds the binaries beside the tests, with the features of the tests: built alone they would need a hundred
/// packages once more, with other features.
pub fn binaries() -> Done {
    cargo(&[&["build", "--quiet"], WORKSPACE, &["--bins", "--tests"]].concat())
}

/// Builds the program; gives its path.
pub fn program() -> Result<String, Box<dyn std::error::Error>> {
    binaries()?;
    Ok(root().join("target/debug/bucintoro").display().to_string())
}
