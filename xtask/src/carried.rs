//! Files of the Linux packages besides the window: the command line with its manual and completions, and the
//! descriptions of both for the system.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use crate::shell::{cargo, output, root, run};

/// The installed command line: a script that starts the window's program, which contains both.
pub const PROGRAM: &str = "usr/bin/bucintoro";

/// The folders of zsh completions differ between systems.
const ZSH_DEBIAN: &str = "usr/share/zsh/vendor-completions/_bucintoro";
const ZSH_ELSEWHERE: &str = "usr/share/zsh/site-functions/_bucintoro";

/// Files of the project that are installed unchanged.
const KEPT: &[(&str, &str)] = &[
    (PROGRAM, "src-tauri/linux/bucintoro"),
    ("usr/share/doc/bucintoro/copyright", "src-tauri/linux/copyright"),
    ("usr/share/metainfo/app.bucintoro.companion.metainfo.xml", "src-tauri/linux/app.bucintoro.companion.metainfo.xml"),
    ("usr/share/mime/packages/app.bucintoro.companion.xml", "src-tauri/linux/app.bucintoro.companion.xml"),
];

/// A file of a package: its installed path, and its present path.
type Carried = (String, PathBuf);

/// Creates these files in a folder. Returns the bundler's configuration for them, in addition to
/// `src-tauri/tauri.conf.json`.
pub fn gather(folder: &Path) -> Result<Value, Box<dyn Error>> {
    let made = folder.join("carried");
    if made.exists() {
        fs::remove_dir_all(&made)?;
    }
    fs::create_dir_all(&made)?;
    // Not the program of the package, because that is built later, with these files.
    cargo(&["run", "--quiet", "--package", "bucintoro", "--", "manual", path(&made)?])?;
    fs::copy(root().join("docs/CHANGELOG.md"), made.join("changelog"))?;
    // Without a name and a time, so that packing is reproducible.
    run("sh", &["-ec", "gzip -9n *.1 changelog"], &made)?;

    let mut files: Vec<Carried> = KEPT.iter().map(|(to, from)| ((*to).to_owned(), root().join(from))).collect();
    files.push(("usr/share/doc/bucintoro/changelog.gz".to_owned(), made.join("changelog.gz")));
    files.push(("usr/share/bash-completion/completions/bucintoro".to_owned(), made.join("bucintoro.bash")));
    files.push(("usr/share/fish/vendor_completions.d/bucintoro.fish".to_owned(), made.join("bucintoro.fish")));
    for page in fs::read_dir(&made)?.flatten().filter(|file| file.path().to_string_lossy().ends_with(".1.gz")) {
        files.push((format!("usr/share/man/man1/{}", page.file_name().to_string_lossy()), page.path()));
    }
    let zsh = made.join("_bucintoro");
    let with = |to: &str| named(&[&files[..], &[(to.to_owned(), zsh.clone())]].concat());
    Ok(json!({ "bundle": { "linux": {
        "deb": { "depends": [format!("libc6 (>= {})", libc()?)], "files": with(ZSH_DEBIAN)? },
        "rpm": { "depends": ["libc.so.6()(64bit)"], "files": with(ZSH_ELSEWHERE)? },
    } } }))
}

/// Returns the version of the C library here, because older ones are untested.
fn libc() -> Result<String, Box<dyn Error>> {
    let said = output("getconf", &["GNU_LIBC_VERSION"], &root())?;
    Ok(said.split_whitespace().last().ok_or("getconf does not say which C library this is")?.to_owned())
}

fn named(files: &[Carried]) -> Result<Value, Box<dyn Error>> {
    let pairs = files.iter().map(|(to, from)| Ok((format!("/{to}"), Value::from(path(from)?))));
    Ok(Value::Object(pairs.collect::<Result<Map<_, _>, Box<dyn Error>>>()?))
}

fn path(path: &Path) -> Result<&str, Box<dyn Error>> {
    path.to_str().ok_or_else(|| format!("{} is no text", path.display()).into())
}
