//! The program on Windows: all that is below the window, built here, and its tests run under Wine.

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::elsewhere::Elsewhere;
use crate::setup;
use crate::shell::{Done, root, run};

/// What tablets and desktops with Windows run.
const WINDOWS: Elsewhere = Elsewhere {
    target: "x86_64-pc-windows-gnu",
    folder: "target/windows",
    debian: &["rustc-web", "rust-web-src"],
    links: &[],
    called: "Windows' target",
};

/// The Debian packages of the linker and C compiler for it, and of what stands in for Windows.
const DEBIAN: &[&str] = &["gcc-mingw-w64-x86-64", "wine", "wine64"];

/// The window is left out, for what it shows itself in is not in Wine; so is what builds, the browser's engine, and the
/// suite that crosses crates: some of it calls a cargo that is not in Wine, and why the rest fails there no one knows yet.
const PACKAGES: &[&str] = &[
    "--workspace",
    "--exclude",
    "bucintoro-shell",
    "--exclude",
    "bucintoro-web",
    "--exclude",
    "bucintoro-tests",
    "--exclude",
    "xtask",
];

/// What Wine is to leave out: it asks for downloads, and puts entries into the menus of the tester.
const WITHOUT: &str = "WINEDLLOVERRIDES=winemenubuilder.exe=d;mscoree=;mshtml=";

/// Stands in for a library of Windows that Debian's Wine is too old to have: every Rust program gets its random
/// numbers from it.
const RANDOM: &str = r"
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID data, ULONG size);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size)
{
    return SystemFunction036(data, (ULONG)size);
}
";

/// Runs the tests.
pub fn check() -> Done {
    let call = tests()?;
    run("env", &call.iter().map(String::as_str).collect::<Vec<_>>(), &root())
}

/// What `env` is given to build the tests and run them under Wine, which is made ready first.
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
        // Half the size, and sooner linked.
        "CARGO_PROFILE_DEV_DEBUG=false",
    ];
    // No test of documents: their compiler would have to be of the same age.
    WINDOWS.call(&[&["test", "--no-fail-fast", "--tests"], PACKAGES].concat(), &[&wine[..], &built].concat())
}

/// Puts what Wine lacks where it looks for libraries.
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
