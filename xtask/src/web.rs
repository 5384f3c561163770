//! Builds the web app: its engine and the folder to serve.

use std::fs;
use std::path::Path;

use crate::elsewhere::Elsewhere;
use crate::setup;
use crate::shell::{self, Done, root, run};

/// The target of browsers.
const BROWSER: Elsewhere = Elsewhere {
    target: "wasm32-unknown-unknown",
    folder: "target/web",
    // The linker must be as new as the compiler, because an older one cannot read its output.
    debian: &["rustc-web", "rust-web-src", "lld-22"],
    links: &[
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-22",
        // The standard library is built too, and optimised for size.
        "CARGO_UNSTABLE_BUILD_STD_FEATURES=optimize_for_size",
    ],
    called: "the browser's target",
};

/// Checks that the engine compiles for a browser.
pub fn check() -> Done {
    BROWSER.cargo(&["check", "--package", "bucintoro-web", "--package", "bucintoro-web-programs"], &[])
}

/// Builds the web app: a folder of files for any web space.
pub fn make() -> Done {
    if cfg!(feature = "web") {
        return site();
    }
    // The generator of the bindings is built only for this.
    let tool = ["run", "--quiet", "--package", "xtask", "--features", "web", "--target-dir", "target/web/tools"];
    shell::cargo(&[&tool[..], &["--", "web"]].concat())
}

fn site() -> Done {
    let engine = root().join("target/web/engine");
    if engine.exists() {
        fs::remove_dir_all(&engine)?;
    }
    fs::create_dir_all(&engine)?;
    for (package, module) in [("bucintoro-web", "web"), ("bucintoro-web-programs", "web_programs")] {
        let build = ["rustc", "--package", package, "--lib", "--crate-type", "cdylib", "--profile", "web"];
        BROWSER.cargo(&build, &[])?;
        bind(&root().join(BROWSER.folder).join(BROWSER.target).join(format!("web/{module}.wasm")), &engine)?;
    }
    for worker in ["web/worker.js", "web-programs/programs.js"] {
        let from = root().join("crates").join(worker);
        fs::copy(&from, engine.join(from.file_name().unwrap_or_default()))?;
    }
    setup::packages()?;
    let carries = format!("BUCINTORO_ENGINE={}", engine.display());
    run("env", &[&carries, "npm", "run", "--silent", "build"], &root().join("ui"))?;
    println!("The web app lies in target/web/site: serve that folder over HTTPS, under any path.");
    Ok(())
}

/// Generates the bindings between the engine and JavaScript.
#[cfg(feature = "web")]
fn bind(engine: &Path, folder: &Path) -> Done {
    let mut bindings = wasm_bindgen_cli_support::Bindgen::new();
    bindings.input_path(engine).typescript(false).remove_name_section(true).remove_producers_section(true);
    bindings.web(true).and_then(|bindings| bindings.generate(folder)).map_err(|error| error.to_string())?;
    Ok(())
}

#[cfg(not(feature = "web"))]
fn bind(_: &Path, _: &Path) -> Done {
    Err("the bindings are written by the feature `web`".into())
}
