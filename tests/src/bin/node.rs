//! The command line as it ships with a club's server: tests start their nodes from it. The variable `PLANT` names a
//! supervised task that panics as soon as it runs.

fn main() -> std::process::ExitCode {
    if let Ok(task) = std::env::var("PLANT") {
        rooms::supervision::plant_in_process(task);
    }
    companion::cli::run(std::env::args_os())
}
