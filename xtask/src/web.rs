//! The application for a browser: what it is built with, and whether it builds.

use crate::elsewhere::Elsewhere;
use crate::shell::Done;

/// What a browser runs.
const BROWSER: Elsewhere = Elsewhere {
    target: "wasm32-unknown-unknown",
    folder: "target/web",
    debian: &["rustc-web", "rust-web-src", "lld"],
    called: "the browser's target",
};

/// Checks that the engine is sound for a browser.
pub fn check() -> Done {
    BROWSER.cargo(&["check", "--package", "bucintoro-web"], &[])
}
