//! The native shell: a window, one command, one channel. Everything else is the application's.

use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};

use companion::wire::{Problem, Push, Reply, Request, Unopened};
use companion::{App, OpenProblem, Session};
use tauri::async_runtime::Mutex;
use tauri::ipc::Channel;
use tauri::{AppHandle, Manager, RunEvent, State};

/// The window: whatever page is loaded in it is a session of its own.
#[derive(Default)]
struct Window {
    app: Mutex<Option<App>>,
    page: RwLock<Option<Arc<Session>>>,
}

impl Window {
    /// What is behind the window: opened for the first who needs it, and tried anew as long as it cannot be.
    async fn app(&self, shell: &AppHandle) -> Result<App, Unopened> {
        let mut app = self.app.lock().await;
        if let Some(app) = &*app {
            return Ok(app.clone());
        }
        let opened = open(shell).await.map_err(|problem| {
            companion::log::note(&problem);
            Unopened::from(&problem)
        })?;
        Ok(app.insert(opened).clone())
    }
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
async fn listen(shell: AppHandle, window: State<'_, Window>, pushes: Channel<Push>) -> Result<(), Unopened> {
    let (session, mut told) = window.app(&shell).await?.session();
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
    let built = tauri::Builder::default()
        .manage(Window::default())
        .setup(|tauri| {
            let shell = tauri.handle().clone();
            begin_log(&shell);
            // While the page is being loaded; it hears of what goes wrong.
            tauri::async_runtime::spawn(async move { shell.state::<Window>().app(&shell).await.is_ok() });
            Ok(())
        })
        .invoke_handler(tauri::generate_handler![request, listen])
        .build(tauri::generate_context!());
    match built {
        Ok(shell) => {
            // The process ends with the window and drops nothing: what is to be closed is closed here.
            shell.run(|shell, event| {
                if matches!(event, RunEvent::Exit) {
                    tauri::async_runtime::block_on(close(shell));
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

/// Where everything is kept. On Android and iOS only a running app is told.
#[cfg(mobile)]
fn data_dir(shell: &AppHandle) -> Result<PathBuf, OpenProblem> {
    shell.path().app_data_dir().map_err(|_| OpenProblem::Nowhere)
}

/// Where everything is kept: the same place as for the command line.
#[cfg(desktop)]
fn data_dir(_: &AppHandle) -> Result<PathBuf, OpenProblem> {
    App::default_data_dir()
}

fn begin_log(shell: &AppHandle) {
    let Ok(folder) = data_dir(shell) else { return };
    if let Err(error) = companion::log::begin(&folder) {
        eprintln!("bucintoro: nothing can be logged in {}: {error}", folder.display());
    }
}

/// Opens the application, and serves the local network when it is asked to.
async fn open(shell: &AppHandle) -> Result<App, OpenProblem> {
    let app = App::open(&data_dir(shell)?).await?;
    tauri::async_runtime::spawn(companion::host::attend(app.clone(), companion::host::LAN_PORT));
    Ok(app)
}

/// Closes the application, if it was open.
async fn close(shell: &AppHandle) {
    if let Some(app) = shell.state::<Window>().app.lock().await.take() {
        app.close().await;
    }
}
