//! Features of a mobile device that its webview lacks: keeping the screen on, and reading the files that the app is
//! opened with.

use tauri::{AppHandle, WebviewWindow};

use host::Front;
use tauri::State;

/// Records whether the app is in the foreground.
#[tauri::command]
pub fn front(state: State<'_, Front>, front: bool) {
    state.set(front);
}

/// Keeps the screen on, or lets it turn off.
#[cfg(target_os = "android")]
#[tauri::command]
pub fn awake(window: WebviewWindow, on: bool) -> tauri::Result<()> {
    window.with_webview(move |webview| {
        webview.jni_handle().exec(move |env, _, view| {
            if let Err(error) = env.call_method(view, "setKeepScreenOn", "(Z)V", &[on.into()]) {
                host::log::note(&format_args!("the screen is not kept on: {error}"));
            }
        });
    })
}

/// Keeps the screen on, or lets it turn off.
#[cfg(target_os = "ios")]
#[tauri::command]
pub fn awake(window: WebviewWindow, on: bool) -> tauri::Result<()> {
    window.run_on_main_thread(move || {
        if let Some(main) = objc2::MainThreadMarker::new() {
            objc2_ui_kit::UIApplication::sharedApplication(main).setIdleTimerDisabled(on);
        }
    })
}

/// Copies a file that only Android's own interface can read to the folder that the system clears. The permission to
/// read it ends with the activity that received it.
#[cfg(target_os = "android")]
pub fn fetch(shell: &AppHandle, url: tauri::Url) {
    let shell = shell.clone();
    // Runs on a blocking thread, because the calling thread has to answer it.
    tauri::async_runtime::spawn_blocking(move || match copied(&shell, url) {
        Ok(copy) => tauri::Manager::state::<host::OpenRequests>(&shell).add_file(copy),
        Err(error) => host::log::note(&format_args!("what was given cannot be read: {error}")),
    });
}

#[cfg(target_os = "android")]
fn copied(shell: &AppHandle, url: tauri::Url) -> std::io::Result<std::path::PathBuf> {
    use tauri::Manager;
    use tauri_plugin_fs::{FsExt, OpenOptions};

    let mut options = OpenOptions::new();
    options.read(true);
    let mut given = shell.fs().open(url, options)?;
    let folder = shell.path().app_cache_dir().map_err(std::io::Error::other)?.join("given");
    std::fs::create_dir_all(&folder)?;
    // Names are unique, because an earlier file may still be read.
    let time = std::time::UNIX_EPOCH.elapsed().map_err(std::io::Error::other)?;
    let copy = folder.join(format!("{}.bucintoro", time.as_nanos()));
    std::io::copy(&mut given, &mut std::fs::File::create_new(&copy)?)?;
    Ok(copy)
}
