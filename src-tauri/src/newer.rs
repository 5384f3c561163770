//! A newer version, from the project's own releases: looked for when someone asks and at no other time, fetched,
//! judged by its signature, and put in the place of this one.

use app_core::protocol::Problem;
use tauri::{AppHandle, Builder, Context, Wry};
use tauri_plugin_updater::{Error, Update, UpdaterExt};

/// Its name among the plugins' settings, which say where releases are announced and which key they are signed with.
const PLUGIN: &str = "updater";

/// Adds the updater, where the settings that this was built with know of releases.
pub fn with_updater(builder: Builder<Wry>, context: &Context<Wry>) -> Builder<Wry> {
    match context.config().plugins.0.contains_key(PLUGIN) {
        true => builder.plugin(tauri_plugin_updater::Builder::new().build()),
        false => builder,
    }
}

/// Whether newer versions can be looked for.
#[tauri::command]
pub fn updates(shell: AppHandle) -> bool {
    shell.config().plugins.0.contains_key(PLUGIN)
}

/// The version that the newest release has, if it is newer than this.
#[tauri::command]
pub async fn newer(shell: AppHandle) -> Result<Option<String>, Problem> {
    Ok(looked(&shell).await.map_err(unreadable)?.map(|update| update.version))
}

/// Fetches the newest release and starts it instead of this; or says why not, and nothing has changed.
#[tauri::command]
pub async fn update(shell: AppHandle) -> Result<(), Problem> {
    let Some(update) = looked(&shell).await.map_err(unreadable)? else { return Ok(()) };
    update.download_and_install(|_, _| {}, || {}).await.map_err(unreadable)?;
    shell.request_restart();
    Ok(())
}

async fn looked(shell: &AppHandle) -> Result<Option<Update>, Error> {
    let ending = shell.clone();
    // Windows ends the program for its installer, and asks no one else. A thread of the runtime cannot wait for it.
    let builder = shell.updater_builder().on_before_exit(move || {
        let shell = ending.clone();
        let closed = std::thread::spawn(move || tauri::async_runtime::block_on(crate::close(&shell))).join();
        if closed.is_err() {
            host::log::note(&"what is to be closed before an installer runs cannot be closed");
        }
        ending.cleanup_before_exit();
    });
    builder.build()?.check().await
}

fn unreadable(error: Error) -> Problem {
    host::log::note(&format_args!("there is no newer version to be had: {error}"));
    Problem::Unreadable { detail: error.to_string() }
}
