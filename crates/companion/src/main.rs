//! The command line `bucintoro`.

fn main() -> std::process::ExitCode {
    companion::cli::main()
}
