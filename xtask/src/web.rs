//! The application for a browser: what it is built with, and whether it builds.

use std::path::Path;

use crate::setup;
use crate::shell::{Done, output, root, run};

/// What a browser runs.
const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler with the source of the standard library for that target, and its linker.
const DEBIAN: &[&str] = &["rustc-web", "rust-web-src", "lld"];

/// Where Debian has that compiler.
const COMPILER: &str = "/usr/bin/rustc";

/// Checks that the engine is sound for a browser.
pub fn check() -> Done {
    cargo(&["check", "--package", "bucintoro-web"])
}

/// Runs cargo for the browser's target, in a target folder of its own: with the toolchain in use where that has
/// the target's standard library, else with Debian's, which builds it along.
fn cargo(words: &[&str]) -> Done {
    let own = ["--target", TARGET, "--target-dir", "target/web"];
    let library = output("rustc", &["--print", "target-libdir", "--target", TARGET], &root())?;
    if Path::new(library.trim()).exists() {
        return run("cargo", &[words, &own].concat(), &root());
    }
    setup::debian(DEBIAN, "the browser's target")?;
    if !Path::new(COMPILER).exists() {
        return Err(format!("the toolchain has no {TARGET}: `rustup target add {TARGET}`").into());
    }
    let compiler = format!("RUSTC={COMPILER}");
    let along = ["-Z", "build-std=std,panic_abort"];
    // The library's own build asks for what only its own compiler may do.
    run("env", &[&[compiler.as_str(), "RUSTC_BOOTSTRAP=1", "cargo"], words, &own, &along].concat(), &root())
}
