//! Tests the program for Windows: everything except the window is built here, and its tests run under Wine.

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::elsewhere::Elsewhere;
use crate::setup;
use crate::shell::{Done, root, run};

/// The target of tablets and desktops with Windows.
const WINDOWS: Elsewhere = Elsewhere {
    target: "x86_64-pc-windows-gnu",
    folder: "target/windows",
    debian: &["rustc-web", "rust-web-src"],
    links: &[],
    called: "Windows' target",
};

/// Debian packages of the linker, of the C compiler, and of Wine.
const DEBIAN: &[&str] = &["gcc-mingw-w64-x86-64", "wine", "wine64"];

/// Excludes the window, because Wine has no web view; the build tools; the browser's engine; and the suite that
/// crosses crates. Some of that suite calls cargo, which Wine lacks; why the rest fails there is unknown.
const PACKAGES: &[&str] = &[
    "--workspace",
    "--exclude",
    "bucintoro-shell",
    "--exclude",
    "bucintoro-web",
    "--exclude",
    "bucintoro-fuzz-properties",
    "--exclude",
    "bucintoro-tests",
    "--exclude",
    "xtask",
];

/// Disables parts of Wine that ask for downloads, or add entries to the tester's menus.
const WITHOUT: &str = "WINEDLLOVERRIDES=winemenubuilder.exe=d;mscoree=;mshtml=";

/// Stand-in for a library of Windows that Debian's Wine is too old to have: every Rust program gets its random
/// numbers from it.
const RANDOM: &str = r"
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID data, ULONG size);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size)
{
    return SystemFunction036(data, (ULONG)size);
}
";

/// Runs the tests under Wine.
pub fn check() -> Done {
    let call = tests()?;
    run("env", &call.iter().map(String::as_str).collect::<Vec<_>>(), &root())
}

/// Returns the arguments of `env` that build the tests and run them under Wine. Prepares Wine first.
pub fn tests() -> Result<Vec<String>, Box<dyn Error>> {
    setup::debian(DEBIAN, "Windows' linker, and Wine")?;
    let place = root().join(WINDOWS.folder).join("wine");
    fs::create_dir_all(&place)?;
    let prefix = format!("WINEPREFIX={}", place.display());
    let wine = [prefix.as_str(), "WINEDEBUG=-all", WITHOUT];
    run("env", &[&wine[..], &["wine", "wineboot", "--init"]].concat(), &root())?;
    stand_in(&place)?;
    let built = [
        "CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc",
        "CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine",
        // Halves the size, and links faster.
        "CARGO_PROFILE_DEV_DEBUG=false",
    ];
    // Excludes doc tests, because their compiler would have to have the same version.
    WINDOWS.call(&[&["test", "--no-fail-fast", "--tests"], PACKAGES].concat(), &[&wine[..], &built].concat())
}

/// Installs the missing library of Windows in Wine.
fn stand_in(place: &Path) -> Done {
    let library = place.join("drive_c/windows/system32/bcryptprimitives.dll");
    if library.exists() {
        return Ok(());
    }
    let source = place.join("random.c");
    fs::write(&source, RANDOM)?;
    let [source, library] = [&source, &library].map(|path| path.to_str().ok_or("its path is no text"));
    run("x86_64-w64-mingw32-gcc", &["-O1", "-shared", "-o", library?, source?, "-ladvapi32"], place)
}
