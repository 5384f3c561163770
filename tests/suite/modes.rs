//! File modes: the data folder is closed to other users of the machine.
#![cfg(unix)]

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

use bucintoro_tests::Table;
use host::App;
use host::daily::Daily;

use crate::store::tamper;

const DATABASE: &str = "bucintoro.sqlite";

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).expect("it exists").permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("the mode is changed");
}

/// Returns everything in a folder that other users may access, and the number of its files.
fn open_to_others(folder: &Path) -> (Vec<String>, usize) {
    let (mut open, mut all) = (vec![], 0);
    let mut waiting = vec![folder.to_owned()];
    while let Some(path) = waiting.pop() {
        all += 1;
        if mode(&path) & 0o077 != 0 {
            open.push(format!("{} {:o}", path.display(), mode(&path)));
        }
        if path.is_dir() {
            waiting.extend(fs::read_dir(path).expect("read").flatten().map(|entry| entry.path()));
        }
    }
    (open, all)
}

#[tokio::test]
async fn new_data_folder_is_private() {
    let place = tempfile::tempdir().expect("a folder");
    let data = place.path().join("new/data");
    let mut table = Table::new(&data, 2).await;
    for nth in 0..8 {
        table.play(nth).await.expect("accepted");
    }
    Daily::for_data_folder(&data).check(&table.app, "2026-03-01".to_owned()).await.expect("made");
    // While the program runs, the log of the database and its index also exist.
    let (open, all) = open_to_others(&data);
    assert!(open.is_empty() && all > 8, "{open:?}");
    table.app.close().await;
    tamper(&data, "DELETE FROM entries WHERE n = 4").await;
    // A damaged header: the whole database is copied to quarantine.
    let mut bytes = fs::read(data.join(DATABASE)).expect("the database");
    bytes[..16].fill(0);
    fs::write(data.join(DATABASE), bytes).expect("written");
    let app = App::open(&data).await.expect("the database is rebuilt");
    let aside = fs::read_dir(data.join("damaged")).expect("a folder").count();
    assert!(aside >= 1, "a database: {aside}");
    assert_eq!(open_to_others(&data).0, Vec::<String>::new());
    app.close().await;
}

/// Returns a command that runs a program with a umask.
fn with_umask(umask: &str, program: &str, words: &[&str]) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("umask {umask}; exec \"$0\" \"$@\""), program]).args(words);
    shell.stdout(Stdio::piped());
    shell
}

#[test]
fn new_data_folder_is_private_under_any_umask() {
    for umask in ["000", "022", "077"] {
        let place = tempfile::tempdir().expect("a folder");
        let data = place.path().join("new/data");
        let words = [data.to_str().expect("text"), "0"];
        let mut player = with_umask(umask, env!("CARGO_BIN_EXE_player"), &words).spawn().expect("it runs");
        let mut said = BufReader::new(player.stdout.take().expect("its output"));
        // A new table, and two of its entries.
        for _ in 0..3 {
            assert_ne!(said.read_line(&mut String::new()).expect("read"), 0, "the player has ended");
        }
        player.kill().expect("it still runs");
        player.wait().expect("it ends");
        let (open, all) = open_to_others(&data);
        assert!(open.is_empty() && all > 5, "umask {umask}: {all}: {open:?}");
        assert_eq!([mode(&data), mode(&data.join(DATABASE))], [0o700, 0o600], "umask {umask}");
    }
}

/// Starts the program on a data folder, waits until it is ready, and ends it. Returns its log.
fn log_of_a_start(umask: &str, data: &Path) -> String {
    let mut host = with_umask(umask, env!("CARGO_BIN_EXE_node"), &["host", "--port", "0"]);
    host.env("BUCINTORO_DATA", data).env("RUST_LOG", "warn").stderr(Stdio::piped());
    let mut host = host.spawn().expect("it runs");
    let mut url = String::new();
    BufReader::new(host.stdout.take().expect("its output")).read_line(&mut url).expect("read");
    host.kill().expect("it ends");
    let log = host.wait_with_output().expect("it ends").stderr;
    let log = String::from_utf8_lossy(&log).into_owned();
    assert!(url.contains("token="), "it does not start: {log}");
    log
}

#[tokio::test]
async fn each_revoked_permission_is_logged_once_under_any_umask() {
    for umask in ["000", "077"] {
        let place = tempfile::tempdir().expect("a folder");
        let data = place.path().join("data");
        older(&data).await;
        let log = log_of_a_start(umask, &data);
        let changes =
            [("", "755", "700"), (DATABASE, "644", "600"), ("tables", "755", "700"), ("tables/1.jsonl", "664", "600")];
        for (name, from, to) in changes {
            let path = data.join(name);
            let line = format!("path={} from={from} to={to}", path.display().to_string().trim_end_matches('/'));
            let named = log.lines().filter(|logged| logged.replace("/ from", " from").contains(&line)).count();
            assert_eq!(named, 1, "umask {umask}: {line}\n{log}");
        }
        assert_eq!(log.matches("closed to other users").count(), changes.len(), "{log}");
        let again = log_of_a_start(umask, &data);
        assert!(!again.contains("closed to other users"), "{again}");
        assert_eq!(open_to_others(&data).0, Vec::<String>::new());
    }
}

/// Creates a data folder of an older version.
async fn older(data: &Path) {
    Table::new(data, 2).await.app.close().await;
    for (name, rights) in [("", 0o755), (DATABASE, 0o644), ("tables", 0o755), ("tables/1.jsonl", 0o664)] {
        set_mode(&data.join(name), rights);
    }
}

#[tokio::test]
async fn old_data_folder_becomes_private_and_other_files_keep_modes() {
    let place = tempfile::tempdir().expect("a folder");
    let data = place.path().join("data");
    older(&data).await;
    let (notes, outside) = (data.join("notes.txt"), place.path().join("outside"));
    for file in [&notes, &outside] {
        fs::write(file, "mine").expect("written");
        set_mode(file, 0o644);
    }
    symlink(&outside, data.join("bucintoro.link")).expect("a link");
    App::open(&data).await.expect("the folder is free").close().await;
    assert_eq!([mode(&data), mode(&data.join(DATABASE)), mode(&data.join("tables"))], [0o700, 0o600, 0o700]);
    assert_eq!([mode(&data.join("tables/1.jsonl")), mode(&notes), mode(&outside)], [0o600, 0o644, 0o644]);
}

#[tokio::test]
async fn folder_without_our_database_keeps_its_permissions() {
    let place = tempfile::tempdir().expect("a folder");
    set_mode(place.path(), 0o755);
    App::open(place.path()).await.expect("the folder is free").close().await;
    assert_eq!([mode(place.path()), mode(&place.path().join(DATABASE))], [0o755, 0o600]);
}

#[tokio::test]
async fn environment_variable_keeps_permissions_of_existing_folder() {
    let place = tempfile::tempdir().expect("a folder");
    let data = place.path().join("data");
    older(&data).await;
    let mut player = Command::new(env!("CARGO_BIN_EXE_player"));
    player.arg(&data).arg("1").env("BUCINTORO_KEEP_MODES", "1").stdout(Stdio::piped());
    let mut player = player.spawn().expect("it runs");
    let mut said = String::new();
    BufReader::new(player.stdout.take().expect("its output")).read_line(&mut said).expect("read");
    player.kill().expect("it ends");
    player.wait().expect("it ends");
    assert_eq!(said, "table 1\n");
    assert_eq!([mode(&data), mode(&data.join(DATABASE))], [0o755, 0o644]);
}
