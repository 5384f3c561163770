//! The browser journeys: Playwright Test in `tests/journeys`.

use crate::build;
use crate::shell::{Done, journeys_folder, root, there_is};
use crate::tally::{Tally, counted};

/// Projects of Playwright's configuration that run in one call.
pub struct Projects {
    /// Name of the call's reports under `target/journeys`.
    name: &'static str,
    /// Arguments of Playwright.
    arguments: &'static [&'static str],
    /// True if the projects open windows of the system. There is one display, so these run one after the other.
    windows: bool,
}

impl Projects {
    pub const BROWSER: Self = Self { name: "browser", arguments: &["--project", "browser"], windows: false };
    pub const CLUB: Self = Self { name: "club", arguments: &["--project", "club"], windows: false };
    pub const GALLERY: Self = Self { name: "gallery", arguments: &["--project", "gallery"], windows: false };
    pub const PICTURES: Self = Self { name: "pictures", arguments: &["--project", "pictures"], windows: false };
    pub const WINDOW: Self = Self { name: "window", arguments: &["--project", "window"], windows: true };
    /// WebKit opens a window.
    pub const WEB: Self = Self { name: "web", arguments: &["--project", "web"], windows: true };
    pub const UPDATER: Self = Self { name: "updater", arguments: &["--project", "updater"], windows: true };
    pub const PACKAGE: Self = Self { name: "package", arguments: &["--project", "package"], windows: true };
    pub const BENCH_SCREEN: Self = Self::bench(&["--project", "bench", "screen.spec.ts"], false);
    pub const BENCH_CREW: Self = Self::bench(&["--project", "bench", "crew.spec.ts"], false);
    pub const BENCH_WINDOW: Self = Self::bench(&["--project", "bench", "window.spec.ts"], true);

    const fn bench(arguments: &'static [&'static str], windows: bool) -> Self {
        Self { name: "bench", arguments, windows }
    }

    /// Returns the call of Playwright for these projects, with further arguments.
    pub fn call(&self, further: &[&'static str]) -> Vec<&'static str> {
        let mut call = vec![];
        if self.windows && there_is("xvfb-run") {
            call.extend(DISPLAY);
        }
        call.extend(["npx", "playwright", "test"]);
        call.extend(self.arguments);
        if self.windows || self.name == "bench" {
            call.extend(["--workers", "1"]);
        }
        call.extend(further);
        call
    }
}

/// Runs npm in the package of the journeys.
pub fn npm(arguments: &[&str]) -> Done {
    crate::shell::run("npm", arguments, &journeys_folder())
}

/// Command for a separate display and session bus, if it is installed.
const DISPLAY: [&str; 6] = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--"];

/// Builds the programs, runs journeys with these environment variables, and counts them.
pub fn run(projects: &Projects, environment: &[(&str, &str)]) -> Result<Tally, Box<dyn std::error::Error>> {
    build::binaries()?;
    run_within(&[], projects, environment)
}

/// Runs journeys inside another program, which is called with these arguments.
pub fn run_within(
    within: &[&str],
    projects: &Projects,
    environment: &[(&str, &str)],
) -> Result<Tally, Box<dyn std::error::Error>> {
    let call = [within, &projects.call(&[])].concat();
    let reports = root().join("target/journeys");
    let [junit, html] = [format!("{}.xml", projects.name), format!("{}-report", projects.name)]
        .map(|name| reports.join(name).display().to_string());
    let environment = [&[("JOURNEY_JUNIT", &*junit), ("JOURNEY_HTML", &*html)], environment].concat();
    counted(call[0], &call[1..], &journeys_folder(), &environment)
}

/// Runs journeys outside the usual run; a failing one is an error.
pub fn expect(within: &[&str], projects: &Projects, environment: &[(&str, &str)]) -> Done {
    crate::setup::packages()?;
    let tally = run_within(within, projects, environment)?;
    if tally.failed == 0 { Ok(()) } else { Err(format!("{} journeys failed", tally.failed).into()) }
}
