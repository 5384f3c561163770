//! System notifications for users who are in another window.

use notify_rust::Notification;
use tauri::AppHandle;
use tauri::async_runtime::spawn_blocking;

/// Shows a system notification.
#[tauri::command]
pub async fn notify(shell: AppHandle, words: String) {
    if let Ok(Err(error)) = spawn_blocking(move || say(&shell, &words)).await {
        host::log::note(&format_args!("the system says nothing: {error}"));
    }
}

/// Shows the text as a title, because titles are never parsed as markup.
fn say(shell: &AppHandle, words: &str) -> notify_rust::error::Result<()> {
    let mut notice = Notification::new();
    notice.appname(&shell.package_info().name).icon("bucintoro-app").summary(words);
    #[cfg(windows)]
    notice.app_id(&shell.config().identifier);
    // The application can be set only once; later calls fail without harm.
    #[cfg(target_os = "macos")]
    let _ = notify_rust::set_application(&shell.config().identifier);
    notice.show().map(|_| ())
}
