//! Checks the native window for Android: all of its Rust must compile for it. Only the release builds it, with
//! Google's tools.

use std::fs;
use std::path::Path;

use crate::elsewhere::Elsewhere;
use crate::shell::{Done, root, run};

/// The target of tablets with Android.
const ANDROID: Elsewhere = Elsewhere {
    target: "aarch64-linux-android",
    folder: "target/android",
    debian: &["rustc-web", "rust-web-src"],
    links: &[],
    called: "Android's target",
};

/// Stand-in for a C compiler: creates each requested output as an empty file.
const COMPILER: &str = r#"#!/bin/sh
while [ $# -gt 0 ]; do
  if [ "$1" = -o ]; then : > "$2"; fi
  shift
done
"#;

/// Stand-in for the archiver.
const ARCHIVER: &str = r#"#!/bin/sh
for word in "$@"; do
  case "$word" in *.a) printf '!<arch>\n' > "$word" ;; esac
done
"#;

/// Checks that the window and its dependencies compile for Android. Nothing is linked, so C needs no compiler.
pub fn check() -> Done {
    let folder = root().join(ANDROID.folder).join("stand-in");
    fs::create_dir_all(&folder)?;
    let [compiler, archiver] = [("cc", COMPILER), ("ar", ARCHIVER)].map(|(name, text)| stand_in(&folder, name, text));
    let environment =
        [format!("CC_aarch64_linux_android={}", compiler?), format!("AR_aarch64_linux_android={}", archiver?)];
    ANDROID.cargo(&["check", "--package", "bucintoro-shell", "--lib"], &environment.each_ref().map(String::as_str))
}

/// Writes a program. Returns its path.
fn stand_in(folder: &Path, name: &str, text: &str) -> Result<String, Box<dyn std::error::Error>> {
    fs::write(folder.join(name), text)?;
    run("chmod", &["+x", name], folder)?;
    Ok(folder.join(name).to_str().ok_or("its path is no text")?.to_owned())
}
