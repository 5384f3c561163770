//! Measures a club's server under load: 1,000 tables of all games with four phones each. A tap is made at each table
//! every two seconds.
//!
//! `cargo xtask bench --only club`, or `cargo bench -p bucintoro-tests --bench club`, with `-- --tables 200` for fewer
//! tables. The nodes and PostgreSQL are separate processes, so that the processor time of each is known; the phones run
//! in this process. There are three measurements: one node; two nodes with half of the tables each; two nodes, of which
//! one owns all tables and the other has all phones, so that its processor time is that of forwarding. Last, appends of
//! a node's storage backend are compared with bare commits. The database runs with `fsync`.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

mod appends;
mod load;

use std::time::Duration;

use app_core::protocol::{Greeting, Role};
use bucintoro_tests::nodes::{Node, Plan, organiser, set_up};
use bucintoro_tests::postgres::Server;
use bucintoro_tests::processor::{cpu_time, cpu_time_with_children, resident};
use catalogue::GAMES;
use futures_util::StreamExt as _;
use futures_util::stream;
use kernel::Seat;
use load::{Measurements, Phone};
use sqlx::{Connection as _, PgConnection};
use tokio::time::Instant;

const PHONES: usize = 4;

/// Size of the measurement.
#[derive(Clone, Copy)]
struct Size {
    tables: usize,
    /// Interval of the taps at a table.
    every: Duration,
    /// Time of play before the measurement.
    warm_up: Duration,
    measured: Duration,
    /// Time of each measurement of appends.
    appends: Duration,
}

const WHOLE: Size = Size {
    tables: 1_000,
    every: Duration::from_secs(2),
    warm_up: Duration::from_secs(10),
    measured: Duration::from_secs(40),
    appends: Duration::from_secs(4),
};

/// Size while tests run, which only checks that the bench works.
const TRIED: Size = Size {
    tables: 4,
    every: Duration::from_millis(200),
    warm_up: Duration::from_millis(200),
    measured: Duration::from_secs(1),
    appends: Duration::from_millis(200),
};

/// Number of tables or phones that are created at the same time.
const AT_ONCE: usize = 16;

#[tokio::main(worker_threads = 2)]
async fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let size = if arguments.iter().any(|argument| argument == "--bench") { WHOLE } else { TRIED };
    let fewer = arguments.windows(2).find(|pair| pair[0] == "--tables").and_then(|pair| pair[1].parse().ok());
    let size = Size { tables: fewer.unwrap_or(size.tables), ..size };
    let server = Server::start("-c max_connections=100 -c shared_buffers=256MB");
    let database = server.database().await;
    let node = || Node::new(env!("CARGO_BIN_EXE_node"), server.net_url(&database));
    let (mut one, mut two) = (node(), node());
    println!("load average before: {}", load_average());

    let key = one.start();
    let empty = resident(one.process());
    let begun = Instant::now();
    let places = create_tables(&one, &key, size.tables).await;
    let hosted = resident(one.process());
    println!("{} tables set up and hosted in {:.1} s", size.tables, begun.elapsed().as_secs_f64());
    let (phones, took) = connect_all(places, |_| one.listen).await;
    println!("{} phones connected in {:.1} s", phones.len(), took.as_secs_f64());
    let connected = resident(one.process());
    let cluster = Cluster { server: &server, nodes: vec![&one], size };
    let phones = cluster.measure("one node", phones).await;
    let per_table = |bytes: u64| bytes.saturating_sub(empty) / 1_000 / size.tables as u64;
    println!(
        "memory per table: {} kB hosted, {} kB with {PHONES} phones, {} kB when played",
        per_table(hosted),
        per_table(connected),
        per_table(resident(one.process()))
    );

    // The node releases its tables. Each is then taken by the node to which its first phone connects.
    two.start();
    one.signal("TERM");
    one.ended();
    one.start();
    let (phones, took) = reconnect_all(phones, |table| if table % 2 == 0 { one.listen } else { two.listen }).await;
    println!("{} phones connected to two nodes in {:.1} s", phones.len(), took.as_secs_f64());
    let cluster = Cluster { server: &server, nodes: vec![&one, &two], size };
    let phones = cluster.measure("two nodes, half of the tables each", phones).await;

    two.signal("TERM");
    two.ended();
    let (phones, _) = reconnect_all(phones, |_| one.listen).await;
    two.start();
    let (phones, took) = reconnect_all(phones, |_| two.listen).await;
    println!("{} phones forwarded in {:.1} s", phones.len(), took.as_secs_f64());
    let cluster = Cluster { server: &server, nodes: vec![&one, &two], size };
    drop(cluster.measure("two nodes, all phones forwarded by the second", phones).await);
    for node in [&mut one, &mut two] {
        node.signal("TERM");
        node.ended();
    }
    appends::compare(&server, size.appends).await;
    println!("load average after: {}", load_average());
}

fn load_average() -> String {
    std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim().to_owned()
}

/// The role and greeting of a phone that is not connected yet.
struct Place {
    table: u32,
    role: Role,
    greeting: Greeting,
}

/// Creates tables of all games in turn. Returns the places of each: seats first, then spectators.
async fn create_tables(node: &Node, key: &str, tables: usize) -> Vec<Place> {
    let at = node.listen;
    let create_share = |first: usize| async move {
        let mut line = organiser(at, key).await;
        let mut places = Vec::new();
        for nth in (first..tables).step_by(AT_ONCE) {
            let plan = Plan { game: GAMES[nth % GAMES.len()].id(), seats: PHONES, options: &[], trusting: true };
            let (table, hosting) = set_up(&mut line, at, &plan).await;
            for phone in 0..PHONES {
                let seat = Role::Seat(Seat(phone as u8));
                let link = hosting.links.iter().find(|link| link.role == seat);
                let link = link.or_else(|| hosting.links.iter().find(|link| link.role == Role::Spectator));
                let link = link.expect("a link");
                let greeting = Greeting::Code { code: link.link.code.clone(), name: "Phone".to_owned(), token: None };
                places.push(Place { table, role: link.role, greeting });
            }
            line.heard.clear();
            line.waiting.clear();
        }
        places
    };
    futures_util::future::join_all((0..AT_ONCE).map(create_share)).await.into_iter().flatten().collect()
}

/// Connects all phones, each at the node for its table. Returns the time that this took.
async fn connect_all(places: Vec<Place>, at: impl Fn(u32) -> std::net::SocketAddr) -> (Vec<Phone>, Duration) {
    let begun = Instant::now();
    let connecting =
        places.into_iter().map(|place| Phone::connect(at(place.table), place.table, place.role, place.greeting));
    let phones = stream::iter(connecting).buffered(AT_ONCE).collect().await;
    (phones, begun.elapsed())
}

/// Disconnects all phones, and connects them by their tokens.
async fn reconnect_all(phones: Vec<Phone>, at: impl Fn(u32) -> std::net::SocketAddr) -> (Vec<Phone>, Duration) {
    let places = phones.into_iter().map(|phone| Place {
        table: phone.table,
        role: phone.role,
        greeting: Greeting::Token { token: phone.token },
    });
    connect_all(places.collect(), at).await
}

/// The processes that are measured.
struct Cluster<'a> {
    server: &'a Server,
    nodes: Vec<&'a Node>,
    size: Size,
}

impl Cluster<'_> {
    /// Returns the processor times so far: of the database, of each node, and of the phones.
    fn cpu_times(&self) -> Vec<Duration> {
        let database = cpu_time_with_children(self.server.process());
        let nodes = self.nodes.iter().map(|node| cpu_time(node.process()));
        std::iter::once(database).chain(nodes).chain([cpu_time(std::process::id())]).collect()
    }

    /// Returns the number of bytes in the database's write-ahead log so far.
    async fn wal_bytes(&self) -> f64 {
        let mut connection = PgConnection::connect(&self.server.net_url("postgres")).await.expect("connected");
        let bytes =
            sqlx::query_scalar("SELECT (pg_current_wal_lsn() - '0/0')::float8").fetch_one(&mut connection).await;
        bytes.expect("a number")
    }

    /// Plays the tables and prints the measurements. Returns the phones.
    async fn measure(&self, name: &str, phones: Vec<Phone>) -> Vec<Phone> {
        let Size { every, warm_up, measured, .. } = self.size;
        let (phones, _) = load::play(phones, every, warm_up).await;
        let (before, begun, wal_before) = (self.cpu_times(), Instant::now(), self.wal_bytes().await);
        let (phones, measurements) = load::play(phones, every, measured).await;
        let took = begun.elapsed().as_secs_f64();
        let Measurements { taps, mut answers, mut pushes, missed, bytes } = measurements;
        let cpu: Vec<f64> =
            self.cpu_times().iter().zip(before).map(|(now, before)| (*now - before).as_secs_f64()).collect();
        let per_tap = |time: &f64| format!("{:.2} ms", 1e3 * time / taps.max(1) as f64);
        println!(
            "\n{name}: {taps} taps in {took:.0} s, {:.0} per second; {missed} pushes not received before the next tap",
            taps as f64 / took
        );
        println!("  tap to another phone: {}", percentiles(&mut pushes));
        println!("  tap to its answer:    {}", percentiles(&mut answers));
        let wal = (self.wal_bytes().await - wal_before) / taps.max(1) as f64;
        let sent = bytes as f64 / (taps.max(1) * PHONES) as f64;
        println!("  per tap: {sent:.0} B to each phone, {wal:.0} B in the database's write-ahead log");
        let nodes: Vec<String> = cpu[1..cpu.len() - 1].iter().map(per_tap).collect();
        println!(
            "  processor time per tap: database {}, nodes {}, phones {}",
            per_tap(&cpu[0]),
            nodes.join(" and "),
            per_tap(&cpu[cpu.len() - 1])
        );
        println!(
            "  of a core: database {:.0} %, nodes {:.0} %",
            100.0 * cpu[0] / took,
            100.0 * cpu[1..cpu.len() - 1].iter().sum::<f64>() / took
        );
        phones
    }
}

/// Returns the median, the 95th and the 99th percentile, and the maximum, in milliseconds.
fn percentiles(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1)));
    let ms = |share| at(share).map_or("none".to_owned(), |time| format!("{:.1} ms", time.as_secs_f64() * 1e3));
    format!("median {}, 95 % {}, 99 % {}, maximum {}", ms(0.5), ms(0.95), ms(0.99), ms(1.0))
}
