//! The project's commands. Most people need only `cargo xtask run` and `cargo xtask test`.

mod against;
mod android;
mod arm;
mod build;
mod bundle;
mod carried;
mod changed;
#[cfg(unix)]
mod container;
mod coverage;
mod elsewhere;
mod fresh;
mod fuzz;
mod gallery;
mod journeys;
mod lang;
#[cfg(unix)]
mod manuals;
mod new_game;
mod rules;
mod setup;
mod shell;
mod soak;
mod tally;
mod test;
mod updater;
mod web;
mod windows;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use journeys::Projects;
use shell::{Done, cargo, root};

/// Commands of the Bucintoro workspace.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Installs what is missing, builds, and opens the app.
    Run {
        /// Serve the browser version even where there is a display.
        #[arg(long)]
        browser: bool,
    },
    /// Checks that what is built for another system is sound for it.
    Check { system: System },
    /// Installs what is missing and runs every check and test.
    Test(test::Selection),
    /// Runs the benches and prints their tables.
    Bench {
        /// Only those with these names.
        #[arg(long)]
        only: Vec<String>,
        /// Compares the benches of the games with those of this revision. Fails if one is more than a tenth slower.
        #[arg(long)]
        against: Option<String>,
        /// The number of pairs of runs that are compared.
        #[arg(long, default_value_t = 11, requires = "against", value_parser = clap::value_parser!(u8).range(6..))]
        pairs: u8,
    },
    /// Builds the installable app, and tries what was built.
    Bundle {
        /// Not optimised: to try how packages are made.
        #[arg(long)]
        debug: bool,
    },
    /// Makes the web app: a folder of files for any web space.
    Web,
    /// Writes what is generated: the TypeScript types and the schema of board files. A test holds them fresh.
    Types,
    /// Writes the recorded states of the gallery of the screen; `npm run gallery` shows them.
    Gallery,
    /// Takes the pictures of the manuals from the gallery.
    Pictures,
    /// Plays leagues of program players, and tunes their weights; `cargo xtask arena -- help` lists its commands.
    Arena {
        /// The arguments of the arena.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Runs the fuzz targets with new inputs.
    Fuzz(fuzz::Fuzzing),
    /// Repeats tests of random cases many thousand times: games, kills, damage, faults of a cluster.
    Soak(soak::Soak),
    /// Runs the Rust tests, and prints how many lines of each crate they run.
    Coverage,
    /// Audits the language files.
    Lang,
    /// Lists each rule id with its tests.
    Rules,
    /// Starts a new game from one of a page: rock, paper, scissors for six.
    NewGame {
        /// Its id: lower-case letters, digits and dashes.
        name: String,
    },
}

/// Another system than this one.
#[derive(Clone, Copy, clap::ValueEnum)]
enum System {
    /// A tablet or a phone with Android.
    Android,
    /// A small computer or a server with ARM: program players decide under an emulator.
    Arm,
    /// A browser.
    Web,
    /// A tablet or a desktop with Windows: its tests run under Wine.
    Windows,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Run { browser } => run(browser),
        Command::Test(selection) => return test::run(&selection),
        Command::Check { system: System::Android } => android::check(),
        Command::Check { system: System::Arm } => arm::check(),
        Command::Check { system: System::Web } => web::check(),
        Command::Check { system: System::Windows } => windows::check(),
        Command::Bench { only, against: Some(revision), pairs } => against::compare(&revision, pairs.into(), &only),
        Command::Bench { only, .. } => bench(&only),
        Command::Bundle { debug } => bundle::make(debug).map(|_| ()),
        Command::Web => web::make(),
        Command::Types => types(),
        Command::Gallery => gallery::write(),
        Command::Pictures => gallery::take_pictures(),
        Command::Arena { arguments } => arena(&arguments),
        Command::Fuzz(fuzzing) => fuzz::run_targets(&fuzzing),
        Command::Soak(chosen) => soak::run(&chosen),
        Command::Coverage => coverage::measure(),
        Command::Lang => lang::audit(),
        Command::Rules => rules::list(),
        Command::NewGame { name } => new_game::begin(&root(), &name),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(browser: bool) -> Done {
    setup::system(setup::Purpose::Run)?;
    setup::screen()?;
    let display = !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    if browser || !display {
        if !display {
            println!(
                "There is no display here, so the browser version is served. Open the address below in a browser."
            );
        }
        return cargo(&["run", "--release", "--package", "bucintoro", "--", "host"]);
    }
    cargo(&["run", "--release", "--package", "bucintoro-shell", "--features", "custom-protocol"])
}

/// Benches that are no cargo targets: two in a browser, one in the native window.
const SCREENS: [&str; 3] = ["screen", "crew", "window"];

fn bench(only: &[String]) -> Done {
    let wanted = |name: &str| only.is_empty() || only.iter().any(|one| one == name);
    if wanted("club") {
        setup::debian(setup::DATABASE, "the bench of a club's server")?;
    }
    let named = only.iter().map(String::as_str).filter(|name| !SCREENS.contains(name));
    let targets: Vec<&str> = named.flat_map(|name| ["--bench", name]).collect();
    let targets = if only.is_empty() { vec!["--benches"] } else { targets };
    if !targets.is_empty() {
        cargo(&[&["bench", "--workspace", "--exclude", "bucintoro-shell"], targets.as_slice()].concat())?;
    }
    if SCREENS.iter().any(|name| wanted(name)) {
        setup::screen()?;
        cargo(&["build", "--release", "--package", "bucintoro"])?;
    }
    let release = root().join("target/release");
    let program = |name: &str| release.join(name).display().to_string();
    for (name, projects) in [("screen", Projects::BENCH_SCREEN), ("crew", Projects::BENCH_CREW)] {
        if wanted(name) {
            journeys::expect(&[], &projects, &[("BUCINTORO", &program("bucintoro"))])?;
        }
    }
    if wanted("window") {
        cargo(&["build", "--release", "--package", "bucintoro-shell", "--features", "custom-protocol"])?;
        let programs = [("BUCINTORO", &*program("bucintoro")), ("BUCINTORO_APP", &program("bucintoro-app"))];
        journeys::expect(&[], &Projects::BENCH_WINDOW, &programs)?;
    }
    Ok(())
}

fn arena(arguments: &[String]) -> Done {
    let call = ["run", "--release", "--package", "bucintoro-arena", "--"].into_iter();
    cargo(&call.chain(arguments.iter().map(String::as_str)).collect::<Vec<_>>())
}

/// Writes the generated files, with the program from the build of the tests.
fn types() -> Done {
    let program = std::path::PathBuf::from(build::program()?).with_file_name("generate");
    shell::run(&program.display().to_string(), &[&root().display().to_string()], &root())
}
