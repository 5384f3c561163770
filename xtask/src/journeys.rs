//! The browser journeys: Playwright Test in `tests/journeys`.

use std::path::PathBuf;

use crate::shell::{Done, root, there_is};
use crate::test::{self, Tally};

/// Projects of Playwright's configuration that run in one call.
pub struct Projects {
    /// Names the call's reports under `target/journeys`.
    name: &'static str,
    /// Each is a folder of `tests/journeys`.
    projects: &'static [&'static str],
    /// Whether they open windows of the system. There is one display, so these run one after the other.
    windows: bool,
}

impl Projects {
    pub const BROWSER: Self = Self { name: "browser", projects: &["browser"], windows: false };
    pub const CLUB: Self = Self { name: "club", projects: &["club"], windows: false };
    pub const GALLERY: Self = Self { name: "gallery", projects: &["gallery"], windows: false };
    pub const WINDOW: Self = Self { name: "window", projects: &["window"], windows: true };
    pub const WEB: Self = Self { name: "web", projects: &["web"], windows: false };
    pub const UPDATER: Self = Self { name: "updater", projects: &["updater"], windows: true };
    pub const PACKAGE: Self = Self { name: "package", projects: &["package"], windows: true };
}

/// The package of the journeys.
pub fn folder() -> PathBuf {
    root().join("tests/journeys")
}

/// Runs npm in the package of the journeys.
pub fn npm(arguments: &[&str]) -> Done {
    crate::shell::run("npm", arguments, &folder())
}

/// A display and a session bus of one's own, where there is a program for it.
pub const DISPLAY: [&str; 6] = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--"];

/// Builds what the journeys drive, runs them, and counts them.
pub fn run(projects: &Projects) -> Result<Tally, Box<dyn std::error::Error>> {
    test::binaries()?;
    run_with(projects, &[])
}

/// Runs journeys with more in their environment.
pub fn run_with(projects: &Projects, environment: &[(&str, &str)]) -> Result<Tally, Box<dyn std::error::Error>> {
    let mut call: Vec<&str> = Vec::new();
    if projects.windows && there_is("xvfb-run") {
        call.extend(DISPLAY);
    }
    call.extend(["npx", "playwright", "test"]);
    if projects.windows {
        call.extend(["--workers", "1"]);
    }
    call.extend(projects.projects.iter().flat_map(|project| ["--project", project]));
    let reports = root().join("target/journeys");
    let [junit, html] = [format!("{}.xml", projects.name), format!("{}-report", projects.name)]
        .map(|name| reports.join(name).display().to_string());
    let environment = [&[("JOURNEY_JUNIT", &*junit), ("JOURNEY_HTML", &*html)], environment].concat();
    test::counted(call[0], &call[1..], &folder(), &environment)
}
