//! The files of the manual are what they say: systemd reads its unit, and would keep the node from whatever it needs not.

use std::path::{Path, PathBuf};
use std::process::Command;

fn unit() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("docs/club/bucintoro.service")
}

/// How much someone could do who had taken over the node, of 10, as systemd counts.
const MOST: f64 = 2.0;

#[test]
#[ignore = "needs systemd-analyze"]
fn systemd_accepts_unit_and_rates_it_hardened() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bucintoro.service");
    let text = std::fs::read_to_string(unit()).expect("the unit");
    assert!(text.contains("Type=notify") && text.contains("WatchdogSec="), "{text}");
    // The program is where a package would put it; here any is taken.
    std::fs::write(&file, text.replace("/usr/bin/bucintoro", "/bin/true")).expect("written");
    let read = Command::new("systemd-analyze").arg("verify").arg(&file).output();
    let read = read.expect("systemd-analyze of Debian's systemd");
    let said = String::from_utf8_lossy(&read.stderr).into_owned();
    assert!(read.status.success() && said.is_empty(), "{said}");
    let judged = Command::new("systemd-analyze").args(["security", "--offline=true"]).arg(&file).output();
    let judged = String::from_utf8_lossy(&judged.expect("it runs").stdout).into_owned();
    let level = judged.split("Overall exposure level for bucintoro.service: ").nth(1).expect("a level");
    let level: f64 = level.split(' ').next().expect("a number").parse().expect("a number");
    assert!(level <= MOST, "{judged}");
}

/// What the unit and the container say is what the program takes.
#[test]
fn program_accepts_options_of_unit_and_container() {
    let folder = unit().parent().expect("the folder").to_owned();
    let files = ["bucintoro.service", "Containerfile"].map(|name| std::fs::read_to_string(folder.join(name)));
    let help = Command::new(env!("CARGO_BIN_EXE_node")).args(["serve", "--help"]).output().expect("it runs");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let mut options = 0;
    for text in files.map(|text| text.expect("text")) {
        for word in text.split(|c: char| c.is_whitespace() || "\",[]`".contains(c)) {
            let word = word.trim_end_matches(':');
            if word.starts_with("--") && word != "--only" {
                assert!(help.contains(word), "{word} is no option");
                options += 1;
            }
        }
    }
    assert!(options >= 6, "{options}");
}
