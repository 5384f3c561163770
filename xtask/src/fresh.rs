//! Tests a package on a fresh system: it installs all its dependencies, and the installed programs start.

use std::fs;
use std::path::Path;

use crate::journeys::{self, Projects};
use crate::setup;
use crate::shell::{Done, output, root, run};

/// Package of the driver for the window.
const DRIVER: &str = "webkit2gtk-driver";

/// Mounts during the test: processes, shared memory, and the folder in which a display and the driver of the window
/// connect.
const INSIDE: &str =
    "mount -t proc proc \"$0/proc\"; mount --bind /dev/shm \"$0/dev/shm\"; mount --bind /tmp \"$0/tmp\"; exec \"$@\"";

/// Installs a Debian package in a fresh system, and starts the command line and the window there. Prints the reason
/// if no such system can be created.
pub fn try_package(package: &Path) -> Done {
    if let Some(why) = cannot() {
        println!("It was not installed in a fresh system: {why}.");
        return Ok(());
    }
    setup::debian(&["debootstrap"], "a fresh system")?;
    let system = root().join("target/fresh");
    let place = system.to_str().ok_or("its path is no text")?;
    run("rm", &["-rf", place], &root())?;
    let release = output("sh", &["-ec", ". /etc/os-release; printf %s \"$VERSION_CODENAME\""], &root())?;
    run("debootstrap", &["--variant=minbase", &release, place], &root())?;
    // The fresh system uses this system's package sources.
    run("sh", &["-ec", "cp -r /etc/apt/sources.list* /etc/apt/keyrings \"$0/etc/apt/\"", place], &root())?;
    fs::copy(package, system.join("bucintoro.deb"))?;
    let apt = |words: &[&str]| {
        let call = [&["chroot", place, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"], words].concat();
        run("env", &call, &root())
    };
    apt(&["update"])?;
    apt(&["install", "-y", "--no-install-recommends", "/bucintoro.deb"])?;
    says(place, &["--version"], concat!("bucintoro ", env!("CARGO_PKG_VERSION")))?;
    says(place, &["odds", "--sailors", "3", "--moved", "1", "--against", "2"], "%")?;
    apt(&["install", "-y", "--no-install-recommends", DRIVER])?;
    let within = ["unshare", "--mount", "sh", "-ec", INSIDE, place];
    let environment = [("BUCINTORO_APP", "/usr/bin/bucintoro-app"), ("BUCINTORO_ROOT", place)];
    journeys::expect(&within, &Projects::PACKAGE, &environment)?;
    println!("{} installs in a fresh {release}, and what it installs starts", package.display());
    run("rm", &["-rf", place], &root())
}

/// Returns why no fresh system can be created here.
fn cannot() -> Option<&'static str> {
    let tried = |program: &str, words: &[&str]| output(program, words, &root()).ok();
    if tried("id", &["-u"]).is_none_or(|id| id.trim() != "0") {
        return Some("only root can make one");
    }
    if tried("sh", &["-ec", "command -v apt-get"]).is_none() {
        return Some("this is no Debian");
    }
    tried("unshare", &["--mount", "true"]).is_none().then_some("nothing can be mounted here")
}

/// Checks the output of the command line in the fresh system.
fn says(place: &str, words: &[&str], wanted: &str) -> Done {
    let said = output("chroot", &[&[place, "bucintoro"], words].concat(), &root())?;
    if said.contains(wanted) { Ok(()) } else { Err(format!("bucintoro {} says {said}", words.join(" ")).into()) }
}
