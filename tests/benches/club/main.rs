//! A club's server under load: 1,000 tables of all games with four phones each, a tap at each table every two seconds.
//!
//! `cargo xtask bench --only club`, or `cargo bench -p bucintoro-tests --bench club`, with `-- --tables 200` for fewer. The nodes and PostgreSQL are
//! processes of their own, so that each one's processor time is counted separately; the phones are this one. First
//! one node, then two with half of the tables each, then two of which one has all tables and the other all phones,
//! so that whatever it spends is passing on. Last, how many entries a second a node's home of records adds, against
//! bare commits of the same bytes over as many connections. The database keeps what it commits (`fsync`).
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

mod appends;
mod load;

use std::time::Duration;

use app_core::protocol::{Greeting, Role};
use bucintoro_tests::nodes::{Node, Plan, organiser, set_up};
use bucintoro_tests::postgres::Server;
use bucintoro_tests::processor::{resident, spent, spent_with_children};
use catalogue::GAMES;
use futures_util::StreamExt as _;
use futures_util::stream;
use kernel::Seat;
use load::{Heard, Phone};
use sqlx::{Connection as _, PgConnection};
use tokio::time::Instant;

const PHONES: usize = 4;

/// How much of it there is.
#[derive(Clone, Copy)]
struct Size {
    tables: usize,
    /// Between two taps at a table.
    every: Duration,
    /// Before anything is measured, and while it is.
    warm: Duration,
    measured: Duration,
    /// For how long entries are added, each time.
    added: Duration,
}

const WHOLE: Size = Size {
    tables: 1_000,
    every: Duration::from_secs(2),
    warm: Duration::from_secs(10),
    measured: Duration::from_secs(40),
    added: Duration::from_secs(4),
};

/// Where the bench is only tried: when tests are run, not benches.
const TRIED: Size = Size {
    tables: 4,
    every: Duration::from_millis(200),
    warm: Duration::from_millis(200),
    measured: Duration::from_secs(1),
    added: Duration::from_millis(200),
};

/// How many are set up or let in at a time.
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
    println!("load of this machine before: {}", load_of_the_machine());

    let key = one.start();
    let empty = resident(one.process());
    let begun = Instant::now();
    let places = all_set_up(&one, &key, size.tables).await;
    let set_up = resident(one.process());
    println!("{} tables set up and hosted in {:.1} s", size.tables, begun.elapsed().as_secs_f64());
    let (phones, came) = all_in(places, |_| one.listen).await;
    println!("{} phones there in {:.1} s", phones.len(), came.as_secs_f64());
    let there = resident(one.process());
    let measured = Measured { server: &server, nodes: vec![&one], size };
    let phones = measured.row("one node", phones).await;
    let each = |bytes: u64| bytes.saturating_sub(empty) / 1_000 / size.tables as u64;
    println!(
        "memory a table: {} kB hosted, {} kB with {PHONES} phones, {} kB when played",
        each(set_up),
        each(there),
        each(resident(one.process()))
    );

    // Its tables are let go, and taken by whichever node a phone comes to.
    two.start();
    one.signal("TERM");
    one.ended();
    one.start();
    let (phones, came) = again(phones, |table| if table % 2 == 0 { one.listen } else { two.listen }).await;
    println!("{} phones at two nodes in {:.1} s", phones.len(), came.as_secs_f64());
    let measured = Measured { server: &server, nodes: vec![&one, &two], size };
    let phones = measured.row("two nodes, half of the tables each", phones).await;

    two.signal("TERM");
    two.ended();
    let (phones, _) = again(phones, |_| one.listen).await;
    two.start();
    let (phones, came) = again(phones, |_| two.listen).await;
    println!("{} phones passed on in {:.1} s", phones.len(), came.as_secs_f64());
    let measured = Measured { server: &server, nodes: vec![&one, &two], size };
    drop(measured.row("two nodes, all passed on by the second", phones).await);
    for node in [&mut one, &mut two] {
        node.signal("TERM");
        node.ended();
    }
    appends::compared(&server, size.added).await;
    println!("load of this machine after: {}", load_of_the_machine());
}

fn load_of_the_machine() -> String {
    std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim().to_owned()
}

/// A place at a table, for a phone that has not come yet.
struct Place {
    table: u32,
    role: Role,
    greeting: Greeting,
}

/// Sets up tables of all games in turn, and gives their places: seats first, then spectators.
async fn all_set_up(node: &Node, key: &str, tables: usize) -> Vec<Place> {
    let at = node.listen;
    let lane = |lane: usize| async move {
        let mut line = organiser(at, key).await;
        let mut places = Vec::new();
        for nth in (lane..tables).step_by(AT_ONCE) {
            let plan = Plan { game: GAMES[nth % GAMES.len()].id(), seats: PHONES, options: &[], trusting: true };
            let (table, hosting) = set_up(&mut line, at, &plan).await;
            for phone in 0..PHONES {
                let seat = Role::Seat(Seat(phone as u8));
                let way = hosting.links.iter().find(|way| way.role == seat);
                let way = way.or_else(|| hosting.links.iter().find(|way| way.role == Role::Spectator));
                let way = way.expect("a way in");
                let greeting = Greeting::Code { code: way.link.code.clone(), name: "Phone".to_owned(), token: None };
                places.push(Place { table, role: way.role, greeting });
            }
            line.heard.clear();
            line.waiting.clear();
        }
        places
    };
    futures_util::future::join_all((0..AT_ONCE).map(lane)).await.into_iter().flatten().collect()
}

/// Every phone comes in at the node of its table and looks at it; how long that took.
async fn all_in(places: Vec<Place>, at: impl Fn(u32) -> std::net::SocketAddr) -> (Vec<Phone>, Duration) {
    let begun = Instant::now();
    let come = places.into_iter().map(|place| Phone::comes(at(place.table), place.table, place.role, place.greeting));
    let phones = stream::iter(come).buffered(AT_ONCE).collect().await;
    (phones, begun.elapsed())
}

/// Every phone goes, and comes again by its token.
async fn again(phones: Vec<Phone>, at: impl Fn(u32) -> std::net::SocketAddr) -> (Vec<Phone>, Duration) {
    let places = phones.into_iter().map(|phone| Place {
        table: phone.table,
        role: phone.role,
        greeting: Greeting::Token { token: phone.token },
    });
    all_in(places.collect(), at).await
}

/// What is measured of.
struct Measured<'a> {
    server: &'a Server,
    nodes: Vec<&'a Node>,
    size: Size,
}

impl Measured<'_> {
    /// Processor time until now: the database's, each node's, and the phones'.
    fn spent(&self) -> Vec<Duration> {
        let database = spent_with_children(self.server.process());
        let nodes = self.nodes.iter().map(|node| spent(node.process()));
        std::iter::once(database).chain(nodes).chain([spent(std::process::id())]).collect()
    }

    /// How many bytes the database has written into its log until now.
    async fn logged(&self) -> f64 {
        let mut line = PgConnection::connect(&self.server.net_url("postgres")).await.expect("it opens");
        let bytes = sqlx::query_scalar("SELECT (pg_current_wal_lsn() - '0/0')::float8").fetch_one(&mut line).await;
        bytes.expect("a number")
    }

    /// Has the tables played, and prints what was measured. Gives the phones back.
    async fn row(&self, what: &str, phones: Vec<Phone>) -> Vec<Phone> {
        let Size { every, warm, measured, .. } = self.size;
        let (phones, _) = load::played(phones, every, warm).await;
        let (before, begun, log) = (self.spent(), Instant::now(), self.logged().await);
        let (phones, heard) = load::played(phones, every, measured).await;
        let took = begun.elapsed().as_secs_f64();
        let Heard { taps, mut answered, mut waits, missed, bytes } = heard;
        let of: Vec<f64> = self.spent().iter().zip(before).map(|(now, before)| (*now - before).as_secs_f64()).collect();
        let each = |spent: &f64| format!("{:.2} ms", 1e3 * spent / taps.max(1) as f64);
        println!(
            "\n{what}: {taps} taps in {took:.0} s, {:.0} a second; {missed} not heard in time",
            taps as f64 / took
        );
        println!("  tap to another phone: {}", spread(&mut waits));
        println!("  tap to its answer:    {}", spread(&mut answered));
        let logged = (self.logged().await - log) / taps.max(1) as f64;
        let sent = bytes as f64 / (taps.max(1) * PHONES) as f64;
        println!("  a tap: {sent:.0} B to each phone, {logged:.0} B in the database's log");
        let nodes: Vec<String> = of[1..of.len() - 1].iter().map(each).collect();
        println!(
            "  processor time a tap: database {}, nodes {}, phones {}",
            each(&of[0]),
            nodes.join(" and "),
            each(&of[of.len() - 1])
        );
        println!(
            "  of a core: database {:.0} %, nodes {:.0} %",
            100.0 * of[0] / took,
            100.0 * of[1..of.len() - 1].iter().sum::<f64>() / took
        );
        phones
    }
}

/// Median, 95 %, 99 % and most.
fn spread(waits: &mut [Duration]) -> String {
    waits.sort_unstable();
    let at = |share: f64| waits.get(((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1)));
    let ms = |share| at(share).map_or("none".to_owned(), |wait| format!("{:.1} ms", wait.as_secs_f64() * 1e3));
    format!("median {}, 95 % {}, 99 % {}, most {}", ms(0.5), ms(0.95), ms(0.99), ms(1.0))
}
