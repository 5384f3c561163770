//! Writes the manual pages and the completions of shells for packages, from the definition of the command line.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;

use host::terminal::CommandResult;

/// The output folder.
#[derive(Args)]
pub struct Manual {
    /// An existing folder.
    folder: PathBuf,
}

impl Manual {
    /// Writes a page for the program and for each of its commands, and a file for each shell.
    pub fn run(self, mut program: Command) -> CommandResult {
        clap_mangen::generate_to(program.clone(), &self.folder)?;
        let name = program.get_name().to_owned();
        for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
            clap_complete::generate_to(shell, &mut program, &name, &self.folder)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
