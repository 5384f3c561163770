//! Updates from the project's own releases. They are searched for only at the user's request. A download is
//! verified by its signature, and installed in place of this version.

use app_core::protocol::Problem;
use tauri::{AppHandle, Builder, Context, Wry};
use tauri_plugin_updater::{Error, Update, UpdaterExt};

/// The plugin's name in the configuration, which has the address of releases and the key of their signatures.
const PLUGIN: &str = "updater";

/// Adds the updater, if the configuration of this build has one.
pub fn with_updater(builder: Builder<Wry>, context: &Context<Wry>) -> Builder<Wry> {
    match context.config().plugins.0.contains_key(PLUGIN) {
        true => builder.plugin(tauri_plugin_updater::Builder::new().build()),
        false => builder,
    }
}

/// True if this build can search for updates.
#[tauri::command]
pub fn updates(shell: AppHandle) -> bool {
    shell.config().plugins.0.contains_key(PLUGIN)
}

/// Returns the version of the newest release, if it is newer than this one.
#[tauri::command]
pub async fn newer(shell: AppHandle) -> Result<Option<String>, Problem> {
    Ok(looked(&shell).await.map_err(unreadable)?.map(|update| update.version))
}

/// Downloads the newest release and starts it instead of this one. If it fails, nothing has changed.
#[tauri::command]
pub async fn update(shell: AppHandle) -> Result<(), Problem> {
    let Some(update) = looked(&shell).await.map_err(unreadable)? else { return Ok(()) };
    update.download_and_install(|_, _| {}, || {}).await.map_err(unreadable)?;
    shell.request_restart();
    Ok(())
}

async fn looked(shell: &AppHandle) -> Result<Option<Update>, Error> {
    let ending = shell.clone();
    // On Windows the updater ends the program for the installer without further notice, so the application is closed
    // here. A thread of the runtime cannot block on that.
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
