//! Builds for other systems than this one.

use std::path::Path;

use crate::setup;
use crate::shell::{Done, output, root, run};

/// Debian's compiler, which can build the standard library for other systems.
const COMPILER: &str = "/usr/bin/rustc";

/// Another system as a target of builds.
pub struct Elsewhere {
    /// The target's name for the compiler.
    pub target: &'static str,
    /// A separate target folder.
    pub folder: &'static str,
    /// Debian packages of a compiler, with the source of the standard library.
    pub debian: &'static [&'static str],
    /// Settings (`NAME=value`) with which those packages link for the target.
    pub links: &'static [&'static str],
    /// Name of the target for people.
    pub called: &'static str,
}

impl Elsewhere {
    /// Runs cargo for the target, with these settings (`NAME=value`) in its environment.
    pub fn cargo(&self, words: &[&str], environment: &[&str]) -> Done {
        let call = self.call(words, environment)?;
        run("env", &call.iter().map(String::as_str).collect::<Vec<_>>(), &root())
    }

    /// Returns the arguments of `env` that run cargo for the target. Uses the present toolchain if it has the target's
    /// standard library, else Debian's, which builds the library too.
    pub fn call(&self, words: &[&str], environment: &[&str]) -> Result<Vec<String>, Box<dyn std::error::Error>> {
        let call = |parts: &[&[&str]]| parts.concat().into_iter().map(str::to_owned).collect();
        let own = ["--target", self.target, "--target-dir", self.folder];
        let library = output("rustc", &["--print", "target-libdir", "--target", self.target], &root())?;
        if Path::new(library.trim()).exists() {
            return Ok(call(&[environment, &["cargo"], words, &own]));
        }
        setup::debian(self.debian, self.called)?;
        if !Path::new(COMPILER).exists() {
            return Err(format!("the toolchain has no {0}: `rustup target add {0}`", self.target).into());
        }
        let compiler = format!("RUSTC={COMPILER}");
        // The build of the standard library needs unstable features.
        let settings = [compiler.as_str(), "RUSTC_BOOTSTRAP=1"];
        let along = ["-Z", "build-std=std,panic_abort"];
        Ok(call(&[environment, self.links, &settings, &["cargo"], words, &own, &along]))
    }
}
