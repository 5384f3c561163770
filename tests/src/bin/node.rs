//! The command line program of a club's server, from which tests start their nodes. The variable `PLANT` names a
//! supervised task that panics as soon as it runs.

fn main() -> std::process::ExitCode {
    if let Ok(task) = std::env::var("PLANT") {
        app_core::supervision::plant_in_process(task);
    }
    app::run(std::env::args_os())
}
