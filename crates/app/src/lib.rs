//! The command line for developers and scripts: JSON in, JSON out.

mod analyse;
mod draws;
mod host;
mod manual;
mod odds;
mod play;
mod record_file;
mod replay;
mod simulate;
mod tags;
mod verify;

use std::ffi::OsString;
use std::io::{ErrorKind, Read as _};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use ::host::terminal::UsageError;
use app_core::unmarked;
pub use play::answer_line;

/// Bucintoro: a companion for physical board games.
#[derive(Parser)]
#[command(name = "bucintoro", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays a table over JSON Lines on standard input and output.
    Play(play::PlayArgs),
    /// Verifies a record, folds its events and prints where it stands.
    Replay(replay::ReplayArgs),
    /// Verifies the hash chain, the commitments and the draws of a record.
    Verify(verify::VerifyArgs),
    /// Explains a game: the win chances over time, luck, choices and turning points.
    Analyse(analyse::AnalyseArgs),
    /// Plays random legal games to the end, audited after every entry.
    Simulate(simulate::SimulateArgs),
    /// The exact odds of a fight to the end.
    Odds(odds::OddsArgs),
    /// Serves the browser version on this machine.
    Host(host::HostArgs),
    /// Passes messages between a tablet that hosts in a browser and its phones, and can read none of them.
    #[cfg(feature = "relay")]
    Relay(relay::cli::RelayArgs),
    #[cfg(feature = "club")]
    #[command(flatten)]
    Club(club_server::cli::ClubCommand),
    /// Prints rule ids, event tags and question tags of every game as JSON.
    #[command(hide = true)]
    Tags(tags::Tags),
    /// Writes the manual pages and the completions of shells.
    #[command(hide = true)]
    Manual(manual::Manual),
}

/// Runs the command line with these arguments, the first of which is the program's name.
pub fn run(words: impl Iterator<Item = OsString>) -> ExitCode {
    let done = match Cli::parse_from(words).command {
        Command::Play(play) => play.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Odds(odds) => odds.run(),
        Command::Host(host) => host.run(),
        #[cfg(feature = "relay")]
        Command::Relay(relay) => relay.run(),
        #[cfg(feature = "club")]
        Command::Club(club) => club.run(),
        Command::Tags(tags) => tags.run(),
        Command::Manual(manual) => manual.run(Cli::command()),
    };
    done.unwrap_or_else(|failure| {
        // The reader of the output has closed it.
        if failure.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        eprintln!("bucintoro: {failure}");
        if failure.is::<UsageError>() { ExitCode::from(2) } else { ExitCode::FAILURE }
    })
}

/// Maximum size of a file, in bytes: that of a record. Devices such as `/dev/zero` never end.
const LARGEST_FILE: u64 = 64 << 20;

fn game(id: &str) -> Result<&'static dyn kernel::erased::AnyGame, UsageError> {
    catalogue::game(id).ok_or_else(|| {
        let known: Vec<&str> = catalogue::GAMES.iter().map(|game| game.id()).collect();
        UsageError(format!("there is no game {id}; there is {}", known.join(", ")))
    })
}

/// Checks the number of players; the maximum of the game by default.
fn players(game: &dyn kernel::erased::AnyGame, wanted: Option<usize>) -> Result<usize, UsageError> {
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let players = wanted.unwrap_or(most);
    match game.seats().contains(&players) {
        true => Ok(players),
        false => Err(UsageError(format!("{} is played by {least} to {most}: --players {players}", game.id()))),
    }
}

fn read(file: &std::path::Path) -> Result<String, Box<dyn std::error::Error>> {
    let mut text = String::new();
    let read = std::fs::File::open(file).and_then(|file| file.take(LARGEST_FILE + 1).read_to_string(&mut text));
    let length = read.map_err(|error| {
        let told = format!("{} cannot be read: {error}", file.display());
        // The file exists but is no text, so the message is about the file and not about the arguments.
        if error.kind() == ErrorKind::InvalidData {
            told.into()
        } else {
            Box::<dyn std::error::Error>::from(UsageError(told))
        }
    })?;
    if length as u64 > LARGEST_FILE {
        return Err(format!("{} is too large: a record has at most {LARGEST_FILE} bytes", file.display()).into());
    }
    Ok(unmarked(&text).to_owned())
}

#[cfg(all(test, unix))]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::read;

    #[test]
    fn endless_file_is_refused_as_too_large() {
        let told = read(std::path::Path::new("/dev/zero")).expect_err("it has no end").to_string();
        assert!(told.contains("too large"), "{told}");
    }
}
