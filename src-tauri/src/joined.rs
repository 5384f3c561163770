//! A window for a table that another device hosts; closing it leads back. Its page comes from that device, so it
//! can call no command, and can open only devices of the local network.

use std::net::IpAddr;

use tauri::{AppHandle, Manager, Url, WebviewUrl, WebviewWindowBuilder};

/// The window's label; no capability names it.
const JOINED: &str = "joined";

/// Opens the page of the device in a link. Returns false if that is outside the local network.
#[tauri::command]
pub async fn join(shell: AppHandle, link: String) -> bool {
    let Some(door) = link.parse().ok().filter(near) else { return false };
    if let Err(error) = open(&shell, door) {
        host::log::note(&format_args!("the window of a joined table cannot be opened: {error}"));
    }
    true
}

fn open(shell: &AppHandle, door: Url) -> tauri::Result<()> {
    if let Some(window) = shell.get_webview_window(JOINED) {
        window.navigate(door)?;
        return window.set_focus();
    }
    let title = format!("Bucintoro – {}", door.host_str().unwrap_or_default());
    let window = WebviewWindowBuilder::new(shell, JOINED, WebviewUrl::External(door));
    // Follows the table to another device that took it over.
    let window = window.on_navigation(near).title(title);
    window.inner_size(1280.0, 800.0).min_inner_size(360.0, 600.0).build().map(|_| ())
}

/// True if a page is hosted by a device of the local network. Only addresses are accepted, because a host name may
/// be anywhere, and may be taken for a page of our own.
fn near(page: &Url) -> bool {
    let address = page.host_str().and_then(|host| host.trim_matches(['[', ']']).parse().ok());
    page.scheme() == "http"
        && address.is_some_and(|address| match address {
            IpAddr::V4(address) => address.is_private() || address.is_link_local() || address.is_loopback(),
            IpAddr::V6(address) => {
                address.is_unique_local() || address.is_unicast_link_local() || address.is_loopback()
            }
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(link: &str) -> bool {
        link.parse().is_ok_and(|page| near(&page))
    }

    #[test]
    fn links_to_local_network_devices_are_accepted() {
        for link in [
            "http://192.168.1.20:47200/#code=ABCD-EFGH",
            "http://10.0.0.7/",
            "http://172.16.4.1:47200/",
            "http://169.254.3.4:47200/",
            "http://127.0.0.1:47200/",
            "http://[fe80::1]:47200/",
            "http://[fd00::1]:47200/#token=00ff",
        ] {
            assert!(judged(link), "{link}");
        }
    }

    #[test]
    fn other_links_are_refused() {
        for link in [
            "http://93.184.215.14/",
            "http://172.32.0.1/",
            "http://[2606:2800::1]/",
            "https://192.168.1.20/",
            "http://club.example/",
            "http://tauri.localhost/",
            "http://192.168.1.20@club.example/",
            "http://192.168.1.20.club.example/",
            "tauri://localhost/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "about:blank",
            "192.168.1.20:47200",
            "",
        ] {
            assert!(!judged(link), "{link}");
        }
    }
}
