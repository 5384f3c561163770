//! Tests the updater: built as for a release, but with its own keys and releases on this machine.

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::journeys::{self, Projects};
use crate::setup;
use crate::shell::{called, root, run};

/// Address at which the tested app searches for releases. The stand-in for the forge listens there.
const FORGE: &str = "http://127.0.0.1:47321";

/// The announced version, as a tag.
const NEWER: &str = "v99.0.0";

/// Creates keys, an app with them, a newer release and a tampered one; then lets the app update.
pub fn check() -> Result<(), Box<dyn Error>> {
    setup::system(setup::Purpose::Bundle)?;
    setup::screen()?;
    let folder = root().join("target/updater");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let made = folder.join("made");
    fs::create_dir_all(&made)?;
    let key = folder.join("key");
    tauri(&["signer", "generate", "--ci", "--password", "", "--write-keys", path(&key)?])?;
    let [private, public] = [&key, &folder.join("key.pub")].map(fs::read_to_string);
    let environment = [
        ("GITHUB_SERVER_URL", FORGE.to_owned()),
        ("GITHUB_REPOSITORY", "somebody/bucintoro".to_owned()),
        ("GITHUB_REF_NAME", NEWER.to_owned()),
        ("TAURI_SIGNING_PRIVATE_KEY", private?),
        ("UPDATER_PUBLIC_KEY", public?.trim().to_owned()),
    ];
    told(".ci/updater", &folder, &environment)?;

    // The same settings as the tests, so that nothing is built twice.
    let settings = format!("TAURI_CONFIG={}", fs::read_to_string(folder.join("updater.json"))?.trim());
    let features = "bucintoro-shell/custom-protocol,bucintoro-shell/updater";
    let words = ["cargo", "build", "--quiet", "--workspace", "--features", features, "--bin", "bucintoro-app"];
    run("env", &[&[settings.as_str()], &words[..]].concat(), &root())?;
    let app = folder.join("bucintoro-app");
    fs::copy(root().join("target/debug/bucintoro-app"), &app)?;

    // A distinguishable program that does the same.
    let release = made.join("Bucintoro_99.0.0_amd64.AppImage");
    fs::write(&release, [fs::read(&app)?, b"newer".to_vec()].concat())?;
    let signed_as =
        ["--private-key-path", path(&key)?, "--password", "", "--app-version", NEWER.trim_start_matches('v')];
    tauri(&[&["signer", "sign"], &signed_as[..], &[path(&release)?]].concat())?;
    fs::write(made.join("newest.json"), told(".ci/newest", &made, &environment)?)?;
    let environment = [("BUCINTORO_APP", path(&app)?), ("RELEASES", path(&made)?)];
    journeys::expect(&[], &Projects::UPDATER, &environment)
}

/// Returns what one of the release scripts prints about a folder.
fn told(script: &str, folder: &Path, environment: &[(&str, String)]) -> Result<String, Box<dyn Error>> {
    let mut call = std::process::Command::new(called("bash"));
    let environment = environment.iter().map(|(name, value)| (name, value));
    let said = call.arg(script).arg(folder).envs(environment).current_dir(root()).output()?;
    if !said.status.success() {
        return Err(format!("{script}: {}", String::from_utf8_lossy(&said.stderr)).into());
    }
    Ok(String::from_utf8(said.stdout)?)
}

fn tauri(words: &[&str]) -> Result<(), Box<dyn Error>> {
    let fetched = ["exec", "--yes", "--package", "@tauri-apps/cli@2.12.5", "--", "tauri"];
    run("npm", &[&fetched[..], words].concat(), &root())
}

fn path(path: &Path) -> Result<&str, Box<dyn Error>> {
    path.to_str().ok_or_else(|| format!("{} is no text", path.display()).into())
}
