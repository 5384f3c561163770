//! The command line as it ships with a club's server: tests start their nodes from it.

fn main() -> std::process::ExitCode {
    companion::cli::run(std::env::args_os())
}
