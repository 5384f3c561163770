//! Notifications of a node to the system that started it, over a socket as in systemd.

use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::time::{Duration, Instant};

use bucintoro_tests::postgres::Server;

use super::{Call, PATIENCE, asked};

/// Opens the socket of the system.
fn system(folder: &Path) -> UnixDatagram {
    let socket = UnixDatagram::bind(folder.join("notify")).expect("a socket");
    socket.set_read_timeout(Some(Duration::from_millis(200))).expect("a timeout is set");
    socket
}

/// Returns the next notification.
fn heard(socket: &UnixDatagram) -> Option<String> {
    let mut bytes = [0; 256];
    let length = socket.recv(&mut bytes).ok()?;
    Some(String::from_utf8_lossy(&bytes[..length]).trim().to_owned())
}

/// Waits for a notification.
fn hears(socket: &UnixDatagram, word: &str) {
    let begun = Instant::now();
    while heard(socket).is_none_or(|heard| heard != word) {
        assert!(begun.elapsed() < PATIENCE, "{word} is never sent");
    }
}

/// Waits for this number of further notifications.
fn hears_again(socket: &UnixDatagram, word: &str, often: u32) {
    while heard(socket).is_some() {}
    for _ in 0..often {
        hears(socket, word);
    }
}

/// Returns the number of notifications in a number of seconds.
fn times(socket: &UnixDatagram, word: &str, seconds: u64) -> usize {
    let (begun, mut times) = (Instant::now(), 0);
    while begun.elapsed() < Duration::from_secs(seconds) {
        times += usize::from(heard(socket).is_some_and(|heard| heard == word));
    }
    times
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn node_notifies_systemd_of_readiness_watchdog_and_stop() {
    let mut server = Server::start("-c fsync=off");
    let (folder, url) = (tempfile::tempdir().expect("a folder"), server.net_url(&server.database().await));
    let socket = system(folder.path());
    let call = Call::on(&url).saying("NOTIFY_SOCKET", folder.path().join("notify"));
    let mut node = call.saying("WATCHDOG_USEC", "4000000").start();
    hears(&socket, "READY=1");
    assert_eq!(asked(node.inner, "/readyz").await.0, 200, "it is ready");
    // A unit test checks the interval, because it varies on a busy machine.
    hears_again(&socket, "WATCHDOG=1", 3);
    // An unreachable database is no failure of the node.
    server.stop_at_once();
    hears_again(&socket, "WATCHDOG=1", 2);
    server.start_again();
    // A node that hangs sends nothing, and the system restarts it.
    node.signal("STOP");
    let _before = times(&socket, "WATCHDOG=1", 1);
    assert_eq!(times(&socket, "WATCHDOG=1", 6), 0);
    node.signal("CONT");
    hears(&socket, "WATCHDOG=1");
    node.signal("TERM");
    hears(&socket, "STOPPING=1");
    assert!(node.ends().success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn node_notifies_systemd_only_when_ready() {
    let mut server = Server::start("-c fsync=off");
    let (folder, url) = (tempfile::tempdir().expect("a folder"), server.net_url(&server.database().await));
    let socket = system(folder.path());
    server.stop_at_once();
    let call = Call::on(&url).saying("NOTIFY_SOCKET", folder.path().join("notify"));
    let starting = std::thread::spawn(|| call.start());
    assert_eq!(times(&socket, "READY=1", 2), 0);
    server.start_again();
    hears(&socket, "READY=1");
    drop(starting.join().expect("it starts"));
}
