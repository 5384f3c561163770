//! Logs contain no secrets, at any log level.

use std::collections::BTreeSet;
use std::io::{BufRead as _, Read as _};

use app_core::protocol::{Greeting, Role};
use bucintoro_tests::lines::Line;
use bucintoro_tests::postgres;
use kernel::Seat;
use serde_json::Value;
use sqlx::postgres::PgPool;

use super::{Call, asked, by_code, code, played, set_up};

/// A password that could be real: it would open the database.
const PASSWORD: &str = "correct-horse-battery";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn trace_log_contains_no_secret() {
    let server = postgres::shared();
    let (database, folder) = (server.database().await, tempfile::tempdir().expect("a folder"));
    let url = server.net_url(&database).replace("bucintoro@", &format!("bucintoro:{PASSWORD}@"));
    assert!(url.contains(PASSWORD));
    let logs = [folder.path().join("first"), folder.path().join("second")];
    let start = |log| Call::on(&url).saying("RUST_LOG", "trace").with(&["--log", "json"]).logging(log).start();
    let (mut first, mut second) = (start(&logs[0]), start(&logs[1]));
    let mut secrets = BTreeSet::from([PASSWORD.to_owned(), first.key()]);
    let mut organiser = first.organiser().await;
    let (table, hosting) = set_up(&mut organiser, &first.listen.to_string()).await;
    let (greeting, token) = by_code(&code(&hosting, Role::Seat(Seat(0))));
    let mut phone = Line::enter(first.listen, &greeting).await.expect("the code is right");
    played(&mut phone, table, 5).await;
    drop(phone);
    // Through the other node, which forwards; with wrong codes; and with malformed greetings.
    let mut phone = Line::enter(second.listen, &Greeting::Token { token: token.clone() }).await.expect("known");
    played(&mut phone, table, 5).await;
    let wrong = by_code("WRNG-CDE2");
    assert!(Line::enter(second.listen, &wrong.0).await.is_err());
    assert!(Line::enter(first.listen, &Greeting::Token { token: wrong.1.clone() }).await.is_err());
    asked(first.inner, "/metrics").await;
    for node in [&mut first, &mut second] {
        node.signal("TERM");
        assert!(node.ends().success());
    }
    let pool = PgPool::connect(&url).await.expect("the database");
    for kept in ["SELECT value FROM secrets", "SELECT code FROM codes", "SELECT token FROM devices"] {
        let kept: Vec<String> = sqlx::query_scalar(kept).fetch_all(&pool).await.expect("read");
        assert!(!kept.is_empty());
        secrets.extend(kept);
    }
    let seed: String = sqlx::query_scalar("SELECT seed FROM tables").fetch_one(&pool).await.expect("a seed");
    secrets.extend(seed.split(' ').map(str::to_owned));
    let lines: Vec<String> = sqlx::query_scalar("SELECT line FROM entries").fetch_all(&pool).await.expect("a record");
    for line in &lines {
        let line: Value = serde_json::from_str(line).expect("JSON");
        secrets.insert(line["nonce"].as_str().expect("a nonce").to_owned());
        secrets.insert(line["deed"]["command"]["events"].to_string());
    }
    secrets.remove("null");
    secrets.extend([token, wrong.1, "WRNG-CDE2".to_owned()]);
    let codes: Vec<String> = secrets.iter().map(|secret| secret.replace('-', "")).collect();
    secrets.extend(codes);
    for log in logs {
        let text = std::fs::read_to_string(&log).expect("a log");
        assert!(text.contains("this node serves") && text.contains("this node drains"), "{text}");
        for line in text.lines() {
            let entry: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}"));
            assert!(entry["level"].is_string() && entry["timestamp"].is_string(), "{line}");
        }
        for secret in secrets.iter().filter(|secret| secret.len() >= 8) {
            assert!(!text.contains(secret.as_str()), "{secret} is in the log:\n{text}");
        }
    }
}

#[test]
fn database_errors_do_not_reveal_password() {
    let wrong = ["postgres://me:PASSWORD@[::", "postgres://me:PASSWORD@127.0.0.1:1/x?sslmode=maybe", "none:PASSWORD"];
    let away = ["postgres://me:PASSWORD@127.0.0.1:1/x", "postgres://me:PASSWORD@nowhere.invalid/x"];
    for url in wrong.into_iter().chain(away).map(|url| url.replace("PASSWORD", PASSWORD)) {
        let mut call = Call::on(&url).saying("RUST_LOG", "trace");
        let mut program = call.command.stderr(std::process::Stdio::piped()).spawn().expect("it starts");
        let mut log = std::io::BufReader::new(program.stderr.take().expect("its log"));
        let mut text = String::new();
        log.read_line(&mut text).expect("a line of the log");
        // A node waits for an unreachable database, and repeats the message.
        std::thread::sleep(std::time::Duration::from_secs(2));
        let _ = program.kill();
        log.read_to_string(&mut text).expect("text");
        program.wait().expect("the process ends");
        assert!(text.len() > 20 && !text.contains(PASSWORD), "{text}");
    }
}
