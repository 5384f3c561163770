//! The command line `bucintoro`.

fn main() -> std::process::ExitCode {
    companion::cli::run(std::env::args_os())
}
