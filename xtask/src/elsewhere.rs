//! Building for another system than the one that builds.

use std::path::Path;

use crate::setup;
use crate::shell::{Done, output, root, run};

/// Where Debian has its compiler that other systems' standard libraries can be built with.
const COMPILER: &str = "/usr/bin/rustc";

/// Another system, as it is built for.
pub struct Elsewhere {
    /// The compiler's name for it.
    pub target: &'static str,
    /// A target folder of its own.
    pub folder: &'static str,
    /// The Debian packages of a compiler, with the source of the standard library.
    pub debian: &'static [&'static str],
    /// Settings (`NAME=value`) that those packages need to link for it.
    pub links: &'static [&'static str],
    /// What it is called to people.
    pub called: &'static str,
}

impl Elsewhere {
    /// Runs cargo for it, with these settings (`NAME=value`) in its environment.
    pub fn cargo(&self, words: &[&str], environment: &[&str]) -> Done {
        let call = self.call(words, environment)?;
        run("env", &call.iter().map(String::as_str).collect::<Vec<_>>(), &root())
    }

    /// What `env` is given to run cargo for it: with the toolchain in use where that has the target's standard
    /// library, else with Debian's, which builds it along.
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
        // The library's own build asks for what only its own compiler may do.
        let settings = [compiler.as_str(), "RUSTC_BOOTSTRAP=1"];
        let along = ["-Z", "build-std=std,panic_abort"];
        Ok(call(&[environment, self.links, &settings, &["cargo"], words, &own, &along]))
    }
}
