//! Builds the packages, inspects them, and starts the app in them.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::journeys::{self, Projects};
use crate::shell::{Done, output, root, run};
use crate::{carried, fresh, setup};

/// Name of the installed program.
const APP: &str = "bucintoro-app";

/// Icons in a package: the folder of the size, and the file that must be there.
const ICONS: &[(&str, &str)] = &[("32x32", "32x32.png"), ("128x128", "128x128.png"), ("256x256@2", "128x128@2x.png")];

/// Maximum size of the optimised program, in bytes.
const MOST: u64 = 21_000_000;

/// A kind of package: its extension, and the commands that unpack it, list its dependencies and lint it.
struct Kind {
    ending: &'static str,
    unpack: &'static str,
    needs: &'static str,
    webview: &'static str,
    lint: &'static str,
}

/// Kinds of packages that `src-tauri/tauri.conf.json` declares for Linux.
const KINDS: &[Kind] = &[
    Kind {
        ending: "deb",
        unpack: "dpkg-deb --extract \"$0\" .",
        needs: "dpkg-deb --field \"$0\" Version Depends",
        webview: "libwebkit2gtk-4.1-0",
        lint: "lintian --fail-on error \"$0\"",
    },
    Kind {
        ending: "rpm",
        unpack: "rpm2cpio \"$0\" | cpio --extract --make-directories --quiet",
        needs: "rpm --query --package \"$0\" --queryformat '%{VERSION}\\n' --requires",
        webview: "libwebkit2gtk-4.1.so.0",
        lint: "rpmlint --rpmlintrc \"$1\" \"$0\"",
    },
];

/// Builds the packages and tests each: all files are in place, and the app starts. Returns the number of packages,
/// or fails if one is faulty. `debug` takes a quarter of the time, for an app that is not for use.
pub fn make(debug: bool) -> Result<u64, Box<dyn Error>> {
    setup::system(setup::Purpose::Bundle)?;
    setup::screen()?;
    // Cargo names the folder of its profile `dev` differently.
    let (folder, words): (_, &[&str]) =
        if debug { ("debug", &["--debug"]) } else { ("bundle", &["--", "--profile", "bundle"]) };
    let folder = root().join("target").join(folder);
    // Packages of an earlier run must not be taken for new ones.
    cleared(&folder.join("bundle"))?;
    let more = if cfg!(target_os = "linux") { carried::gather(&folder)? } else { json!({}) }.to_string();
    // The bundler is fetched here, because its lock entries differ between systems. It searches the project below its
    // working directory.
    let fetched = ["exec", "--yes", "--package", "@tauri-apps/cli@2.12.5", "--"];
    run("npm", &[&fetched[..], &["tauri", "build", "--config", &more], words].concat(), &root())?;
    if !cfg!(target_os = "linux") {
        println!("The packages are in {}; outside Linux nobody tries them for you.", folder.join("bundle").display());
        return Ok(1);
    }
    for kind in KINDS {
        let package = the_package(&folder.join("bundle").join(kind.ending), kind.ending)?;
        let inside = folder.join("tried").join(kind.ending);
        try_package(kind, &package, &inside, debug).map_err(|fault| format!("{}: {fault}", package.display()))?;
        println!("{} is whole, and opens", package.display());
        if kind.ending == "deb" {
            fresh::try_package(&package).map_err(|fault| format!("{}: {fault}", package.display()))?;
        }
    }
    Ok(KINDS.len() as u64)
}

fn cleared(folder: &Path) -> Done {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}

/// Returns the only package in a folder.
fn the_package(folder: &Path, ending: &str) -> Result<PathBuf, Box<dyn Error>> {
    let made = fs::read_dir(folder).map_err(|error| format!("no .{ending} was made: {error}"))?;
    let mut packages = made.flatten().map(|entry| entry.path());
    let packages: Vec<PathBuf> =
        packages.by_ref().filter(|path| path.extension().is_some_and(|e| e == ending)).collect();
    match packages.as_slice() {
        [package] => Ok(package.clone()),
        other => Err(format!("one .{ending} was expected, not {}", other.len()).into()),
    }
}

fn try_package(kind: &Kind, package: &Path, inside: &Path, debug: bool) -> Done {
    cleared(inside)?;
    fs::create_dir_all(inside)?;
    let package = package.to_str().ok_or("its path is no text")?;
    run("sh", &["-ec", kind.unpack, package], inside)?;
    let needs = output("sh", &["-ec", kind.needs, package], inside)?;
    for what in [env!("CARGO_PKG_VERSION"), kind.webview] {
        holds(needs.contains(what), || format!("it does not say {what}, but:\n{needs}"))?;
    }
    let app = inside.join("usr/bin").join(APP);
    let program = inside.join(carried::PROGRAM);
    if !debug {
        let rules = root().join("src-tauri/linux/rpmlintrc");
        run("sh", &["-ec", kind.lint, package, rules.to_str().ok_or("its path is no text")?], inside)?;
        let size = fs::metadata(&app)?.len();
        holds(size <= MOST, || format!("{} has {size} bytes, of {MOST}", app.display()))?;
    }
    in_place(inside, &app)?;
    described(inside, &program)?;
    opens(&app)
}

/// Checks the program, its entry in the menu, and its icons.
fn in_place(inside: &Path, app: &Path) -> Done {
    let libraries = output("ldd", &[app.to_str().ok_or("its path is no text")?], inside)?;
    holds(!libraries.contains("not found"), || format!("libraries are missing:\n{libraries}"))?;
    let menu = fs::read_to_string(inside.join("usr/share/applications/Bucintoro.desktop"))?;
    for line in [
        "Name=Bucintoro",
        "Categories=Game;BoardGame;",
        "MimeType=application/x-bucintoro;x-scheme-handler/bucintoro;",
        &format!("Exec={APP} %U"),
        &format!("Icon={APP}"),
    ] {
        holds(menu.lines().any(|found| found == line), || format!("the menu entry has no {line}:\n{menu}"))?;
    }
    for (size, file) in ICONS {
        let icon = inside.join(format!("usr/share/icons/hicolor/{size}/apps/{APP}.png"));
        let found = fs::read(&icon).map_err(|error| format!("{}: {error}", icon.display()))?;
        holds(found == fs::read(root().join("icons").join(file))?, || format!("{} is no {file}", icon.display()))?;
    }
    Ok(())
}

/// Checks that the command line prints its version, that each command has a manual page, and that software centres
/// get the app's description.
fn described(inside: &Path, program: &Path) -> Done {
    let said = output(program.to_str().ok_or("its path is no text")?, &["--version"], inside)?;
    holds(said.trim() == concat!("bucintoro ", env!("CARGO_PKG_VERSION")), || format!("it says that it is {said}"))?;
    run("sh", &["-ec", "gzip -dc usr/share/man/man1/bucintoro-host.1.gz | grep -q lan"], inside)?;
    let metainfo = "usr/share/metainfo/app.bucintoro.companion.metainfo.xml";
    let version = concat!("<release version=\"", env!("CARGO_PKG_VERSION"), "\"");
    let told = fs::read_to_string(inside.join(metainfo))?;
    holds(told.contains(version), || format!("{metainfo} does not name this release"))?;
    run("appstreamcli", &["validate", "--no-net", metainfo], inside)
}

/// Starts the app on an empty data folder, and checks that it shows its first page.
fn opens(app: &Path) -> Done {
    let app = app.to_str().ok_or("its path is no text")?;
    journeys::expect(&[], &Projects::PACKAGE, &[("BUCINTORO_APP", app)])
}

fn holds(this: bool, otherwise: impl FnOnce() -> String) -> Done {
    if this { Ok(()) } else { Err(otherwise().into()) }
}
