//! The program `bucintoro`.

fn main() -> std::process::ExitCode {
    app::run(std::env::args_os())
}
