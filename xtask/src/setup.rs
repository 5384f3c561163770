//! Installs missing packages, and prints which and why.

use std::path::Path;

use crate::shell::{Done, npm, output, root, run, there_is};

/// The purpose of the packages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Building and opening the app.
    Run,
    /// Testing it as well.
    Test,
    /// Making the packages and trying them.
    Bundle,
}

/// Debian packages for building the native window.
const WINDOW: &[&str] = &[
    "libwebkit2gtk-4.1-dev",
    "build-essential",
    "curl",
    "wget",
    "file",
    "libxdo-dev",
    "libssl-dev",
    "libayatana-appindicator3-dev",
    "librsvg2-dev",
];

/// Debian packages for driving the screen in journeys.
const JOURNEYS: &[&str] =
    &["xvfb", "webkit2gtk-driver", "dbus-x11", "chromium", "chromium-headless-shell", "fonts-noto-core"];

/// The Debian package that runs `docs/reference/verify.py` in tests.
const VERIFIER: &[&str] = &["python3"];

/// The Debian package of the database server that nodes of a club share. Tests start a server of their own.
pub const DATABASE: &[&str] = &["postgresql"];

/// Debian packages for running a club: a proxy, monitoring, and backups of its database. Tests run the manual with
/// them.
pub const AROUND: &[&str] = &["caddy", "prometheus", "pgbackrest", "openssl", "curl", "systemd"];

/// Debian packages for building and starting the container.
pub const CONTAINER: &[&str] = &["buildah"];

/// Debian packages for inspecting and starting the finished packages.
const PACKAGES: &[&str] =
    &["rpm", "cpio", "lintian", "rpmlint", "appstream", "jq", "xvfb", "webkit2gtk-driver", "dbus-x11"];

/// Installs the system packages on Debian and its relatives; elsewhere prints what to install.
pub fn system(purpose: Purpose) -> Done {
    for (program, what) in [("node", "Node 20.19 or newer"), ("npm", "npm, which comes with Node")] {
        if !there_is(program) {
            return Err(format!("{program} is missing: install {what}").into());
        }
    }
    if !cfg!(target_os = "linux") {
        println!(
            "Outside Linux nothing is installed for you: the window needs what Tauri 2 lists as its prerequisites for your system."
        );
        return Ok(());
    }
    let wanted: Vec<&str> = match purpose {
        Purpose::Run => WINDOW.to_vec(),
        Purpose::Test => [WINDOW, JOURNEYS, VERIFIER].concat(),
        Purpose::Bundle => [WINDOW, PACKAGES].concat(),
    };
    let what = match purpose {
        Purpose::Run => "the window",
        Purpose::Test => "the window and its tests",
        Purpose::Bundle => "the window and its packages",
    };
    debian(&wanted, what)
}

/// Installs the missing ones of these Debian packages; outside Debian, prints their names.
pub fn debian(wanted: &[&str], what: &str) -> Done {
    if !there_is("dpkg-query") {
        println!("This is no Debian: install what these Debian packages hold: {}", wanted.join(" "));
        return Ok(());
    }
    let missing: Vec<&str> = wanted.iter().copied().filter(|package| !installed(package)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("Installing system packages for {what}: {}", missing.join(" "));
    let root_user = output("id", &["-u"], Path::new("/"))?.trim() == "0";
    let mut install = vec!["apt-get", "install", "-y", "-qq", "--no-install-recommends"];
    install.extend(&missing);
    if root_user {
        run("apt-get", &["update", "-qq"], Path::new("/"))?;
        run("env", &[&["DEBIAN_FRONTEND=noninteractive"], install.as_slice()].concat(), Path::new("/"))
    } else if there_is("sudo") {
        run("sudo", &["apt-get", "update", "-qq"], Path::new("/"))?;
        run("sudo", &[&["DEBIAN_FRONTEND=noninteractive"], install.as_slice()].concat(), Path::new("/"))
    } else {
        Err(format!("neither root nor sudo: have these installed first: {}", missing.join(" ")).into())
    }
}

/// True if a Debian package is installed.
fn installed(package: &str) -> bool {
    std::process::Command::new("dpkg-query")
        .args(["-W", "-f=${Status}", package])
        .output()
        .is_ok_and(|out| String::from_utf8_lossy(&out.stdout).contains("install ok installed"))
}

/// Installs the screen's npm packages where they are missing or older than the lock file, and builds the screen.
pub fn screen() -> Done {
    install(&root().join("ui"))?;
    npm(&["run", "--silent", "build"])
}

/// Installs the npm packages of the screen and of the journeys where they are missing or older than their lock files.
pub fn packages() -> Done {
    for folder in [root().join("ui"), crate::shell::journeys_folder()] {
        install(&folder)?;
    }
    Ok(())
}

/// Installs the npm packages of one folder.
fn install(folder: &Path) -> Done {
    let age = |path: &str| std::fs::metadata(folder.join(path)).and_then(|data| data.modified()).ok();
    let fresh = match (age("node_modules/.package-lock.json"), age("package-lock.json")) {
        (Some(there), Some(wanted)) => there >= wanted,
        _ => false,
    };
    if fresh {
        return Ok(());
    }
    println!("Installing the npm packages of {} from its lock file.", folder.display());
    run("npm", &["ci", "--no-audit", "--no-fund"], folder)
}
