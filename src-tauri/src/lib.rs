//! The native shell: a window, one command, one channel. Everything else is the application's.

use std::sync::{Arc, PoisonError, RwLock};

use companion::wire::{Problem, Push, Reply, Request};
use companion::{App, OpenProblem, Session};
use tauri::ipc::Channel;
use tauri::{Manager, RunEvent, State};

/// The window: whatever page is loaded in it is a session of its own.
struct Window {
    app: App,
    page: RwLock<Option<Arc<Session>>>,
}

/// Does what the screen asks, once it listens.
#[tauri::command]
async fn request(window: State<'_, Window>, request: Request) -> Result<Reply, Problem> {
    let page = window.page.read().unwrap_or_else(PoisonError::into_inner).clone();
    page.ok_or(Problem::NotFound { what: "page".to_owned() })?.request(request).await
}

/// A page begins, and is told from now on what is pushed. The page before it was loaded again or is
/// gone: its session ends, as with a socket, and nothing is told to it any more.
#[tauri::command]
async fn listen(window: State<'_, Window>, pushes: Channel<Push>) -> Result<(), ()> {
    let (session, mut told) = window.app.session();
    tauri::async_runtime::spawn(async move {
        while let Some(push) = told.recv().await {
            if pushes.send(push).is_err() {
                break;
            }
        }
    });
    *window.page.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(session));
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
            companion::log::note(&problem);
            return std::process::ExitCode::FAILURE;
        }
    };
    let app = window.app.clone();
    let built = tauri::Builder::default()
        .setup(|tauri| {
            tauri.manage(window);
            Ok(())
        })
        .invoke_handler(tauri::generate_handler![request, listen])
        .build(tauri::generate_context!());
    match built {
        Ok(shell) => {
            // The process ends with the window and drops nothing: what is to be closed is closed here.
            shell.run(move |_, event| {
                if matches!(event, RunEvent::Exit) {
                    tauri::async_runtime::block_on(app.close());
                }
            });
            std::process::ExitCode::SUCCESS
        }
        Err(error) => {
            companion::log::note(&format_args!("the window cannot be opened: {error}"));
            std::process::ExitCode::FAILURE
        }
    }
}

/// Opens the application, and serves the local network when it is asked to.
async fn open() -> Result<Window, OpenProblem> {
    let folder = App::default_data_dir()?;
    if let Err(error) = companion::log::begin(&folder) {
        eprintln!("bucintoro: nothing can be logged in {}: {error}", folder.display());
    }
    let app = App::open(&folder).await?;
    tauri::async_runtime::spawn(companion::host::attend(app.clone(), companion::host::LAN_PORT));
    Ok(Window { app, page: RwLock::new(None) })
}
