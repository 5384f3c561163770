//! The files of the manual work: systemd accepts the units, which restrict the programs to what they need.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The units of the manual; the first is that of a node.
const UNITS: [&str; 2] = ["bucintoro.service", "bucintoro-relay.service"];

fn manual() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("docs/club")
}

/// Maximum exposure of a node of 10, as systemd computes it.
const MOST: f64 = 2.0;

#[test]
#[ignore = "needs systemd-analyze"]
fn systemd_accepts_units_and_rates_them_hardened() {
    UNITS.into_iter().for_each(rate);
}

fn rate(unit: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(unit);
    let text = std::fs::read_to_string(manual().join(unit)).expect("the unit");
    let reports = text.contains("Type=notify") && text.contains("WatchdogSec=");
    assert_eq!(reports, unit == UNITS[0], "{text}");
    // The program's path is that of a package. Here another executable is used.
    std::fs::write(&file, text.replace("/usr/bin/bucintoro", "/bin/true")).expect("written");
    let read = Command::new("systemd-analyze").arg("verify").arg(&file).output();
    let read = read.expect("systemd-analyze of Debian's systemd");
    let said = String::from_utf8_lossy(&read.stderr).into_owned();
    assert!(read.status.success() && said.is_empty(), "{said}");
    let judged = Command::new("systemd-analyze").args(["security", "--offline=true"]).arg(&file).output();
    let judged = String::from_utf8_lossy(&judged.expect("it runs").stdout).into_owned();
    let level = judged.split(&format!("Overall exposure level for {unit}: ")).nth(1).expect("a level");
    let level: f64 = level.split(' ').next().expect("a number").parse().expect("a number");
    assert!(level <= MOST, "{judged}");
}

/// The program accepts the options in the unit and in the container.
#[test]
fn program_accepts_options_of_unit_and_container() {
    let mut options = 0;
    for (command, file) in [("serve", UNITS[0]), ("serve", "Containerfile"), ("relay", UNITS[1])] {
        let text = std::fs::read_to_string(manual().join(file)).expect("text");
        let help = Command::new(env!("CARGO_BIN_EXE_node")).args([command, "--help"]).output().expect("it runs");
        let help = String::from_utf8_lossy(&help.stdout).into_owned();
        for word in text.split(|c: char| c.is_whitespace() || "\",[]`".contains(c)) {
            let word = word.trim_end_matches(':');
            if word.starts_with("--") && word != "--only" {
                assert!(help.contains(word), "{word} is no option");
                options += 1;
            }
        }
    }
    assert!(options >= 8, "{options}");
}
