//! Builds the workspace, with the same features and lints in every step.

use crate::shell::{Done, root, run_with};

/// Arguments of every call of cargo. Equal features avoid building packages twice.
pub const WORKSPACE: &[&str] = &["--workspace", "--features", "bucintoro-shell/custom-protocol"];

/// Uses Clippy's compiler in place of the usual one, so that one build also lints. `cargo clippy` would check every
/// package again. Every call of cargo needs this variable, or cargo rebuilds the workspace without it.
pub const LINTING: (&str, &str) = ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");

/// Runs cargo with the settings of every step.
pub fn cargo(arguments: &[&str]) -> Done {
    run_with("cargo", arguments, &root(), &[LINTING])
}

/// Builds the binaries together with the tests. A separate build would compile a hundred packages again, with other
/// features.
pub fn binaries() -> Done {
    cargo(&[&["build", "--quiet"], WORKSPACE, &["--bins", "--tests"]].concat())
}

/// Builds the program. Returns its path.
pub fn program() -> Result<String, Box<dyn std::error::Error>> {
    binaries()?;
    Ok(root().join("target/debug/bucintoro").display().to_string())
}
