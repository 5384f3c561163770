//! The subcommands of a club: `serve`, `archive` and `restore`.

mod archive;
mod restore;
mod serve;
mod serving;

use clap::Subcommand;
use host::terminal::CommandResult;

/// The subcommands of a club.
#[derive(Subcommand)]
pub enum ClubCommand {
    /// Serves a club: one of several programs on one PostgreSQL.
    Serve(serve::ServeArgs),
    /// Writes every record of a club as a file.
    Archive(archive::ArchiveArgs),
    /// Takes in what a club's archive holds.
    Restore(restore::RestoreArgs),
}

impl ClubCommand {
    /// Runs the subcommand.
    ///
    /// # Errors
    /// Why it failed, in a sentence for the terminal.
    pub fn run(self) -> CommandResult {
        match self {
            Self::Serve(serve) => serve.run(),
            Self::Archive(archive) => archive.run(),
            Self::Restore(restore) => restore.run(),
        }
    }
}
