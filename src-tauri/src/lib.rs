//! The native shell: a window, and the commands and events of its page. Everything else is the application's.

#[cfg(mobile)]
mod held;
#[cfg(desktop)]
mod joined;
#[cfg(all(desktop, feature = "updater"))]
mod newer;
#[cfg(desktop)]
mod notices;
mod screen;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use app_core::protocol::{Problem, Push, Reply, Request, Resource, Unopened};
use app_core::{Session, Supervisor};
use host::{App, OpenProblem, OpenRequest, OpenRequests};
use tauri::async_runtime::Mutex;
use tauri::ipc::{Channel, Response};
use tauri::{AppHandle, Builder, Context, Manager, RunEvent, State, Url, Wry};
#[cfg(desktop)]
use tauri::{WebviewWindow, WindowEvent};
#[cfg(desktop)]
use tauri_plugin_window_state::StateFlags;

/// The window. Each page that is loaded in it has its own session.
#[derive(Default)]
struct Window {
    app: Mutex<Option<App>>,
    page: RwLock<Option<Arc<Session>>>,
}

impl Window {
    /// Returns the application. Opens it at the first call, and retries at later ones after a failure.
    async fn app(&self, shell: &AppHandle) -> Result<App, Unopened> {
        let mut app = self.app.lock().await;
        if let Some(app) = &*app {
            return Ok(app.clone());
        }
        let opened = open(shell).await.map_err(|problem| {
            host::log::note(&problem);
            Unopened::from(&problem)
        })?;
        Ok(app.insert(opened).clone())
    }
}

/// Answers a request of the screen, once the screen listens.
#[tauri::command]
async fn request(window: State<'_, Window>, request: Request) -> Result<Reply, Problem> {
    let page = window.page.read().unwrap_or_else(PoisonError::into_inner).clone();
    page.ok_or(Problem::NotFound { what: Resource::Page })?.request(request).await
}

/// Reads from a file that the program was given to open.
#[tauri::command]
async fn read(given: State<'_, OpenRequests>, file: usize, from: u64, to: u64) -> Result<Response, Problem> {
    given.read(file, from, to).await.map(Response::new)
}

/// Lets the user choose a folder in the system's own dialog; `None` if the user chose none.
#[cfg(desktop)]
#[tauri::command]
async fn folder(shell: AppHandle, window: WebviewWindow) -> Option<String> {
    let (tell, mut told) = tauri::async_runtime::channel(1);
    // Systems want dialogs on the main thread. The answer comes through a channel, so the window is not blocked.
    let opened = shell.run_on_main_thread(move || {
        let chosen = rfd::AsyncFileDialog::new().set_parent(&window).pick_folder();
        tauri::async_runtime::spawn(async move {
            let chosen = chosen.await.map(|folder| folder.path().to_string_lossy().into_owned());
            // The receiver may be gone.
            let _ = tell.send(chosen).await;
        });
    });
    opened.ok()?;
    told.recv().await.flatten()
}

/// Starts the session of a page: from now on it receives pushes, and files to open. The session of the page before
/// it ends, because that was reloaded or is gone.
#[tauri::command]
async fn listen(
    shell: AppHandle,
    window: State<'_, Window>,
    pushes: Channel<Push>,
    given: Channel<OpenRequest>,
) -> Result<(), Unopened> {
    let (session, mut told) = window.app(&shell).await?.session();
    tauri::async_runtime::spawn(async move {
        while let Some(push) = told.recv().await {
            if pushes.send(push).is_err() {
                break;
            }
        }
    });
    *window.page.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(session));
    // Runs on a blocking thread, because it reads the metadata of waiting files.
    let listen = move || shell.state::<OpenRequests>().listen(move |thing| given.send(thing).is_ok());
    let listening = tauri::async_runtime::spawn_blocking(listen).await;
    listening.map_err(|error| Unopened::Unusable { detail: error.to_string() })
}

/// Opens the window and runs until it is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn start() {
    let _ = run();
}

/// Opens the window and runs until it is closed. Returns the exit code.
pub fn run() -> std::process::ExitCode {
    let mut context = tauri::generate_context!();
    context.set_assets(Box::new(screen::Screen));
    let built = with_plugins(tauri::Builder::default(), &context)
        .manage(Window::default())
        .manage(OpenRequests::default())
        .setup(|tauri| {
            let shell = tauri.handle().clone();
            begin_log(&shell);
            take_words(&shell);
            // Runs while the page is loading; the page reports a failure.
            tauri::async_runtime::spawn(async move { shell.state::<Window>().app(&shell).await.is_ok() });
            Ok(())
        })
        .invoke_handler(tauri::generate_handler![
            request,
            read,
            listen,
            #[cfg(desktop)]
            folder,
            #[cfg(desktop)]
            joined::join,
            #[cfg(desktop)]
            notices::notify,
            #[cfg(mobile)]
            held::awake,
            #[cfg(mobile)]
            held::front,
            #[cfg(all(desktop, feature = "updater"))]
            newer::updates,
            #[cfg(all(desktop, feature = "updater"))]
            newer::newer,
            #[cfg(all(desktop, feature = "updater"))]
            newer::update
        ])
        .build(context);
    match built {
        Ok(shell) => {
            // The process ends with the window without running destructors, so the application is closed here.
            shell.run(|shell, event| match event {
                RunEvent::Exit => tauri::async_runtime::block_on(close(shell)),
                #[cfg(any(target_os = "macos", mobile))]
                RunEvent::Opened { urls } => urls.into_iter().for_each(|url| give_opened(shell, url)),
                // The window of a joined table ends with the main window. Mobile systems end a window and bring it
                // back.
                #[cfg(desktop)]
                RunEvent::WindowEvent { label, event: WindowEvent::Destroyed, .. } if label == "main" => shell.exit(0),
                _ => {}
            });
            std::process::ExitCode::SUCCESS
        }
        Err(error) => {
            host::log::note(&format_args!("the window cannot be opened: {error}"));
            std::process::ExitCode::FAILURE
        }
    }
}

/// Adds the plugins of a desktop. The single instance is raised by a second start and receives its arguments. The
/// window restores its size and position.
#[cfg(desktop)]
fn with_plugins(builder: Builder<Wry>, context: &Context<Wry>) -> Builder<Wry> {
    let raised = |shell: &AppHandle, words: Vec<String>, folder: String| {
        add_arguments(&shell.state::<OpenRequests>(), words.into_iter().map(OsString::from), folder.as_ref());
        let Some(window) = shell.get_webview_window("main") else { return };
        if let Err(error) = window.unminimize().and_then(|()| window.set_focus()) {
            host::log::note(&format_args!("the window cannot be raised: {error}"));
        }
    };
    let kept = StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED | StateFlags::FULLSCREEN;
    let builder = builder
        // Must be the first plugin, so that a second start stops here.
        .plugin(tauri_plugin_single_instance::init(raised))
        .plugin(tauri_plugin_window_state::Builder::new().with_state_flags(kept).build());
    #[cfg(feature = "updater")]
    return newer::with_updater(builder, context);
    #[cfg(not(feature = "updater"))]
    {
        let _ = context;
        builder
    }
}

/// Adds the plugins of mobile systems, which lack those of a desktop and provide their features themselves.
#[cfg(mobile)]
fn with_plugins(builder: Builder<Wry>, _: &Context<Wry>) -> Builder<Wry> {
    let builder = builder.manage(host::Front::default()).plugin(tauri_plugin_haptics::init());
    #[cfg(target_os = "android")]
    return builder.plugin(tauri_plugin_fs::init());
    // The system may end only the page if memory is short; reloading restores it.
    #[cfg(target_os = "ios")]
    builder.on_web_content_process_terminate(|page| {
        if let Err(error) = page.reload() {
            host::log::note(&format_args!("the page cannot be brought back: {error}"));
        }
    })
}

/// Adds the program's arguments as files and links to open.
fn take_words(shell: &AppHandle) {
    let folder = std::env::current_dir().unwrap_or_default();
    add_arguments(&shell.state::<OpenRequests>(), std::env::args_os(), &folder);
}

/// Adds the files and links among the arguments of a program, without its own name. Files are paths relative to
/// `folder`, or URLs.
fn add_arguments(given: &OpenRequests, words: impl Iterator<Item = OsString>, folder: &Path) {
    for word in words.skip(1).filter(|word| !word.as_encoded_bytes().starts_with(b"-")) {
        let url = word.to_str().and_then(|word| word.parse().ok());
        if !url.is_some_and(|url| add_url(given, &url)) {
            given.add_file(folder.join(word));
        }
    }
}

/// Adds a file, or a link to a table. Returns false if the URL is neither.
fn add_url(given: &OpenRequests, url: &Url) -> bool {
    if let Some(link) = url.as_str().strip_prefix("bucintoro:") {
        given.add_link(link.trim_start_matches('/'));
        return true;
    }
    let file = if url.scheme() == "file" { url.to_file_path().ok() } else { None };
    file.map(|file| given.add_file(file)).is_some()
}

/// Adds a file or link that the system opens the app with.
#[cfg(any(target_os = "macos", mobile))]
fn give_opened(shell: &AppHandle, url: Url) {
    let given = add_url(&shell.state::<OpenRequests>(), &url);
    #[cfg(target_os = "android")]
    if !given && url.scheme() == "content" {
        held::fetch(shell, url);
    }
    #[cfg(not(target_os = "android"))]
    let _ = given;
}

/// Returns the data folder. On Android and iOS only a running app is notified.
#[cfg(mobile)]
fn data_dir(shell: &AppHandle) -> Result<PathBuf, OpenProblem> {
    shell.path().app_data_dir().map_err(|_| OpenProblem::Nowhere)
}

/// Returns the data folder, the same as that of the command line.
#[cfg(desktop)]
fn data_dir(_: &AppHandle) -> Result<PathBuf, OpenProblem> {
    App::default_data_dir()
}

fn begin_log(shell: &AppHandle) {
    let Ok(folder) = data_dir(shell) else { return };
    if let Err(error) = host::log::begin(&folder) {
        eprintln!("bucintoro: nothing can be logged in {}: {error}", folder.display());
    }
}

/// Opens the application, and serves the local network on request.
async fn open(shell: &AppHandle) -> Result<App, OpenProblem> {
    let app = App::open(&data_dir(shell)?).await?;
    tauri::async_runtime::spawn(end_with(app.supervisor().clone(), shell.clone()));
    #[cfg(desktop)]
    tauri::async_runtime::spawn(host::serve_lan(app.clone(), host::LAN_PORT));
    #[cfg(mobile)]
    {
        let front = shell.state::<host::Front>();
        tauri::async_runtime::spawn(host::serve_lan_in_foreground(app.clone(), host::LAN_PORT, &front));
    }
    #[cfg(desktop)]
    tauri::async_runtime::spawn(host::daily::run_daily_backups(app.clone()));
    Ok(app)
}

/// Ends the program when an essential task has ended.
async fn end_with(supervisor: Supervisor, shell: AppHandle) {
    host::log::note(&supervisor.failed().await);
    shell.exit(1);
}

/// Closes the application, if it is open.
async fn close(shell: &AppHandle) {
    let Some(app) = shell.state::<Window>().app.lock().await.take() else { return };
    match app.supervisor().failure() {
        Some(failure) => app.close_after(&failure).await,
        None => app.close().await,
    }
}
