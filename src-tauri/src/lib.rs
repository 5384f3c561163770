//! The native shell: a window, one command, one channel. Everything else is the application's.

use companion::wire::{Problem, Push, Reply, Request};
use companion::{App, OpenProblem, Session};
use tauri::ipc::Channel;
use tauri::{Manager, State};
use tokio::sync::{Mutex, mpsc};

/// The one session that the window is.
struct Window {
    session: Session,
    pushes: Mutex<Option<mpsc::Receiver<Push>>>,
}

/// Does what the screen asks.
#[tauri::command]
async fn request(window: State<'_, Window>, request: Request) -> Result<Reply, Problem> {
    window.session.request(request).await
}

/// Tells the screen what is pushed, from now on. A page that is loaded again listens again.
#[tauri::command]
async fn listen(window: State<'_, Window>, pushes: Channel<Push>) -> Result<(), ()> {
    let mut held = window.pushes.lock().await;
    let Some(receiver) = held.as_mut() else {
        return Ok(());
    };
    while let Some(push) = receiver.recv().await {
        if pushes.send(push).is_err() {
            break;
        }
    }
    Ok(())
}

/// Opens the window and runs until it is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn start() {
    let _ = run();
}

/// Opens the window, runs until it is closed, and says how it went.
pub fn run() -> std::process::ExitCode {
    let window = match tauri::async_runtime::block_on(open()) {
        Ok(window) => window,
        Err(problem) => {
            eprintln!("bucintoro: {problem}");
            return std::process::ExitCode::FAILURE;
        }
    };
    let ran = tauri::Builder::default()
        .setup(|tauri| {
            tauri.manage(window);
            Ok(())
        })
        .invoke_handler(tauri::generate_handler![request, listen])
        .run(tauri::generate_context!());
    match ran {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bucintoro: the window cannot be opened: {error}");
            std::process::ExitCode::FAILURE
        }
    }
}

/// Opens the application with the session that the window is, and serves the local network when it
/// is asked to.
async fn open() -> Result<Window, OpenProblem> {
    let app = App::open(&App::default_data_dir()?).await?;
    tauri::async_runtime::spawn(companion::host::attend(app.clone(), companion::host::LAN_PORT));
    let (session, pushes) = app.session();
    Ok(Window { session, pushes: Mutex::new(Some(pushes)) })
}
