//! Runs other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Done, or a failure shown to the user of the command.
pub type Done = Result<(), Box<dyn std::error::Error>>;

/// Returns the root folder of the workspace in which the command is called.
pub fn root() -> PathBuf {
    let here = std::env::current_dir().unwrap_or_default();
    let is_root = |folder: &&Path| folder.join("Cargo.lock").exists() && folder.join("xtask").exists();
    here.ancestors().find(is_root).unwrap_or(&here).to_owned()
}

/// Runs a program with its output shown.
pub fn run(program: &str, arguments: &[&str], folder: &Path) -> Done {
    run_with(program, arguments, folder, &[])
}

/// Runs a program with its output shown, and with additional environment variables.
pub fn run_with(program: &str, arguments: &[&str], folder: &Path, environment: &[(&str, &str)]) -> Done {
    let environment = environment.iter().copied();
    let status = Command::new(called(program)).args(arguments).envs(environment).current_dir(folder).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{program} {} ended with {status}", arguments.join(" ")).into()),
        Err(error) => Err(format!("{program} cannot be run: {error}").into()),
    }
}

/// Runs a program. Returns its output.
pub fn output(program: &str, arguments: &[&str], folder: &Path) -> Result<String, Box<dyn std::error::Error>> {
    let out = Command::new(called(program)).args(arguments).current_dir(folder).stderr(Stdio::inherit()).output()?;
    if !out.status.success() {
        return Err(format!("{program} {} ended with {}", arguments.join(" "), out.status).into());
    }
    Ok(String::from_utf8(out.stdout)?)
}

/// Runs cargo in the workspace.
pub fn cargo(arguments: &[&str]) -> Done {
    run("cargo", arguments, &root())
}

/// Runs npm in the folder of the screen.
pub fn npm(arguments: &[&str]) -> Done {
    run("npm", arguments, &root().join("ui"))
}

/// Extensions of executable files.
const ENDINGS: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };

/// True if a program can be found.
pub fn there_is(program: &str) -> bool {
    found(program).is_some()
}

/// Returns the path of a program. On Windows npm is a script, which must be called by its full path.
pub fn called(program: &str) -> PathBuf {
    found(program).unwrap_or_else(|| program.into())
}

fn found(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let files = std::env::split_paths(&path)
        .flat_map(|folder| ENDINGS.iter().map(move |ending| folder.join(format!("{program}{ending}"))));
    files.into_iter().find(|file| file.is_file())
}

/// Returns the folder of the journeys.
pub fn journeys_folder() -> PathBuf {
    root().join("tests/journeys")
}
