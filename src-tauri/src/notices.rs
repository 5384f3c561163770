//! What the system says for the page to someone who looks elsewhere.

use notify_rust::Notification;
use tauri::AppHandle;
use tauri::async_runtime::spawn_blocking;

/// Has the system say something.
#[tauri::command]
pub async fn notify(shell: AppHandle, words: String) {
    if let Ok(Err(error)) = spawn_blocking(move || say(&shell, &words)).await {
        host::log::note(&format_args!("the system says nothing: {error}"));
    }
}

/// Says it as a title: names are never read as markup there.
fn say(shell: &AppHandle, words: &str) -> notify_rust::error::Result<()> {
    let mut notice = Notification::new();
    notice.appname(&shell.package_info().name).icon("bucintoro-app").summary(words);
    #[cfg(windows)]
    notice.app_id(&shell.config().identifier);
    // Who speaks is set once; the next time it stands already.
    #[cfg(target_os = "macos")]
    let _ = notify_rust::set_application(&shell.config().identifier);
    notice.show().map(|_| ())
}
