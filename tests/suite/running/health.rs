//! Health checks and metrics of a node.

use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use app_core::protocol::{Greeting, Role};
use bucintoro_tests::lines::{Line, http};
use bucintoro_tests::postgres::{self, Server};
use kernel::Seat;

use super::{Call, Node, address, asked, by_code, code, set_up, until};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn node_is_ready_only_while_database_answers() {
    let mut server = Server::start("-c fsync=off");
    let url = server.net_url(&server.database().await);
    let node = Node::on(&url);
    assert_eq!(asked(node.inner, "/livez").await, (200, "alive\n".to_owned()));
    assert_eq!(asked(node.inner, "/readyz").await, (200, "ready\n".to_owned()));
    server.stop_at_once();
    until("it reports that there is no database", async || asked(node.inner, "/readyz").await.0 == 503).await;
    until("it reports that its lease has expired", async || asked(node.inner, "/readyz").await.1 == "no beat\n").await;
    assert_eq!(asked(node.inner, "/livez").await.0, 200, "it is alive, and must not be restarted");
    server.start_again();
    until("it is ready again", async || asked(node.inner, "/readyz").await.0 == 200).await;
    let (_, text) = asked(node.inner, "/metrics").await;
    assert!(value(&text, "bucintoro_lapses_total") >= 1.0, "{text}");
}

/// The tasks of a node without a certificate.
const TASKS: [&str; 12] = [
    "event",
    "health listener",
    "heartbeat",
    "hosting",
    "inner listener",
    "lease",
    "listener",
    "other nodes",
    "scores",
    "sighup",
    "systemd",
    "tournament",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn node_exits_when_any_of_its_tasks_ends() {
    let server = postgres::shared();
    let url = server.net_url(&server.database().await);
    for task in TASKS {
        let mut call = Call::on(&url).saying("PLANT", task).with(&["--metrics", &address().to_string()]);
        call.command.stderr(Stdio::piped());
        let mut node = call.start();
        let ended = tokio::task::spawn_blocking(move || {
            let mut words = String::new();
            node.program.stderr.take().expect("its output").read_to_string(&mut words).expect("text");
            (node.ends().code(), words)
        });
        let (code, words) = ended.await.expect("the task ends");
        assert_eq!(code, Some(1), "{task}: {words}");
        assert!(words.contains(&format!("bucintoro: the task “{task}” has ended: ")), "{task}: {words}");
    }
}

/// Returns the value of a metric with this name and these labels.
fn value(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn metrics_are_correct_and_served_only_internally() {
    let server = postgres::shared();
    let url = server.net_url(&server.database().await);
    let watched = address();
    let first = Call::on(&url).with(&["--metrics", &watched.to_string()]).start();
    let second = Node::on(&url);
    for path in ["/metrics", "/readyz", "/livez"] {
        assert_eq!(asked(watched, path).await.0, 200);
        assert_eq!(asked(first.inner, path).await.0, 404, "metrics have a separate address");
        assert!(
            !http(first.listen, &format!("GET {path} HTTP/1.1")).await.contains("bucintoro_"),
            "not at the public listener"
        );
    }
    let mut organiser = first.organiser().await;
    let (_, hosting) = set_up(&mut organiser, &first.listen.to_string()).await;
    let (greeting, _) = by_code(&code(&hosting, Role::Seat(Seat(0))));
    let _passed_on = Line::enter(second.listen, &greeting).await.expect("the code is right");
    assert!(Line::enter(second.listen, &by_code("AAAA-AAAA").0).await.is_err());
    let (text, other) = (asked(watched, "/metrics").await.1, asked(second.inner, "/metrics").await.1);
    assert_eq!(value(&text, "bucintoro_tables"), 1.0);
    assert_eq!(value(&text, "bucintoro_sockets{of=\"screens\"}"), 1.0);
    assert_eq!(value(&text, "bucintoro_sockets{of=\"nodes\"}"), 1.0);
    assert_eq!(value(&other, "bucintoro_passed_on_total"), 1.0);
    assert_eq!(value(&other, "bucintoro_refused_tries_total"), 1.0);
    assert_eq!((value(&text, "bucintoro_ready"), value(&text, "bucintoro_stale_leases")), (1.0, 0.0));
    assert_eq!(value(&text, "bucintoro_fenced_total"), 0.0);
    judged(&text);
    // The tables of a dead node are free. Until a client opens one, every node reports the stale lease.
    drop(first);
    until("its table has no owner", async || {
        value(&asked(second.inner, "/metrics").await.1, "bucintoro_stale_leases") == 1.0
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn metrics_contain_append_duration() {
    let server = postgres::shared();
    let node = Node::on(&server.net_url(&server.database().await));
    let mut organiser = node.organiser().await;
    let (table, hosting) = set_up(&mut organiser, &node.listen.to_string()).await;
    let (greeting, _) = by_code(&code(&hosting, Role::Seat(Seat(0))));
    let mut phone = Line::enter(node.listen, &greeting).await.expect("the code is right");
    let played = super::played(&mut phone, table, 5).await;
    let (_, text) = asked(node.inner, "/metrics").await;
    assert!(value(&text, "bucintoro_append_seconds_count") >= f64::from(played), "{text}");
    assert!(value(&text, "bucintoro_append_seconds_sum") > 0.0, "{text}");
    assert_eq!(
        value(&text, "bucintoro_append_seconds_bucket{le=\"+Inf\"}"),
        value(&text, "bucintoro_append_seconds_count")
    );
    judged(&text);
}

/// Checks metrics with Prometheus's own tool.
fn judged(text: &str) {
    let tool = Command::new("promtool").args(["check", "metrics"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut tool = tool.expect("promtool of Debian's prometheus");
    tool.stdin.take().expect("its input").write_all(text.as_bytes()).expect("sent");
    let judged = tool.wait_with_output().expect("the task ends");
    assert!(judged.status.success(), "{}\n{text}", String::from_utf8_lossy(&judged.stdout));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn draining_node_keeps_its_devices_and_gets_no_new_ones() {
    let server = postgres::shared();
    let url = server.net_url(&server.database().await);
    let mut first = Call::on(&url).with(&["--drain", "4"]).start();
    let second = Node::on(&url);
    let mut organiser = first.organiser().await;
    let (table, hosting) = set_up(&mut organiser, &first.listen.to_string()).await;
    let (greeting, token) = by_code(&code(&hosting, Role::Seat(Seat(0))));
    let mut phone = Line::enter(first.listen, &greeting).await.expect("the code is right");
    // Taken before the signal, so that the measured time is at least the time of draining.
    let told = Instant::now();
    first.signal("TERM");
    until("it reports that it ends", async || asked(first.inner, "/readyz").await.1 == "draining\n").await;
    assert!(super::played(&mut phone, table, 1).await > 0, "connected devices continue");
    // A client of the other node is not forwarded. It is admitted there as soon as the table is released.
    let passed = || async { value(&asked(second.inner, "/metrics").await.1, "bucintoro_passed_on_total") };
    let mut again = Line::enter(second.listen, &Greeting::Token { token }).await.expect("admitted");
    assert!(told.elapsed() > Duration::from_secs(3), "the table was taken from a node that still plays it");
    assert_eq!(passed().await, 0.0);
    assert!(super::played(&mut again, table, 1).await > 0);
    assert!(first.ends().success());
}
