//! A club for real: three nodes and one PostgreSQL as processes, eight tables played over sockets, while nodes are
//! killed, stopped beyond their time and continued, told to end, and the database is stopped at once.
//!
//! Afterwards the record is asked: what was acknowledged is in it once, what was refused is not, what anybody was shown
//! is, epochs never fall, and each record is sound and decided alike again.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bucintoro_tests::lines::Line;
use bucintoro_tests::postgres::{Server, free_port};
use bucintoro_tests::{awaited, chairs};
use companion::catalogue::GAMES;
use companion::wire::{Greeting, Hosting, Problem, Reply, Request, Role, TableState, Turned};
use kernel::{Answering, Seat, Viewer};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use serde_json::Value;
use sqlx::postgres::PgPool;
use tokio::time::timeout;

const NODES: usize = 3;
const TABLES: usize = 8;

/// For how many seconds things go wrong; `BUCINTORO_CLUSTER` asks for more.
const SECONDS: u64 = 60;

/// How long a screen waits for an answer before it tries another node.
const WAIT: Duration = Duration::from_secs(12);

/// After how long a killed node's tables are played again.
const BACK: Duration = Duration::from_secs(10);

/// A node of the club.
pub(crate) struct Node {
    program: Option<Child>,
    pub listen: SocketAddr,
    inner: SocketAddr,
    database: String,
    more: Vec<String>,
}

fn address() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], free_port()))
}

impl Node {
    /// One that is told this besides, not started yet.
    pub(crate) fn of(database: String, more: &[&str]) -> Self {
        let more = more.iter().map(|&word| word.to_owned()).collect();
        Self { program: None, listen: address(), inner: address(), database, more }
    }

    /// Starts it, and gives the organiser's key.
    pub(crate) fn start(&mut self) -> String {
        let (listen, inner) = (self.listen.to_string(), self.inner.to_string());
        let mut program = Command::new(env!("CARGO_BIN_EXE_node"))
            .args(["serve", "--listen", &listen, "--advertise", &inner])
            .args(&self.more)
            .env("BUCINTORO_DATABASE", &self.database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut url = String::new();
        BufReader::new(program.stdout.take().expect("its words")).read_line(&mut url).expect("an address");
        self.program = Some(program);
        url.trim_end().split_once("token=").expect("a key").1.to_owned()
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.program.as_ref().expect("it runs").id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().expect("kill").success());
    }

    /// Waits until it has ended.
    pub(crate) fn ended(&mut self) {
        self.program.take().expect("it ran").wait().expect("it ends");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(program) = &mut self.program {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}

/// What the screens of one table know.
#[derive(Default)]
struct Ledger {
    acknowledged: Vec<String>,
    refused: Vec<String>,
    /// When something was acknowledged last.
    last: Option<Instant>,
    /// The number of each entry that somebody was told of, with what it follows and when it was.
    seen: BTreeSet<(u64, u64, String)>,
    /// Whether a screen was turned away that had been let in.
    turned: Vec<Problem>,
}

/// A screen that comes again by itself.
struct Screen {
    table: u32,
    viewer: Viewer,
    token: String,
    nodes: Vec<SocketAddr>,
    ledger: Arc<Mutex<Ledger>>,
    stop: Arc<AtomicBool>,
}

impl Screen {
    fn ledger(&self) -> std::sync::MutexGuard<'_, Ledger> {
        self.ledger.lock().expect("a ledger")
    }

    /// Comes in at any node, however often that takes; none when it is to stop.
    async fn come(&self) -> Option<(Line, TableState)> {
        loop {
            let address = *self.nodes.choose(&mut rand::rng()).expect("a node");
            let greeting = Greeting::Token { token: self.token.clone() };
            match timeout(WAIT, Line::tries(address, &greeting)).await {
                Ok(Some(Ok(mut line))) => {
                    if let Some(state) = self.look(&mut line).await {
                        return Some((line, state));
                    }
                }
                Ok(Some(Err(Problem::TurnedAway { why: Turned::Busy }))) => {}
                Ok(Some(Err(problem @ Problem::TurnedAway { .. }))) => self.ledger().turned.push(problem),
                _ => {}
            }
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    async fn asked(&self, line: &mut Line, request: &Request) -> Option<Result<Reply, Problem>> {
        let answer = timeout(WAIT, async {
            let call = line.send(request).await?;
            line.answer(call).await
        });
        let answer = answer.await.ok().flatten();
        self.note(line);
        answer
    }

    async fn look(&self, line: &mut Line) -> Option<TableState> {
        match self.asked(line, &Request::Open { table: self.table, viewer: self.viewer }).await? {
            Ok(Reply::State { state }) => Some(*state),
            _ => None,
        }
    }

    /// Notes the entries that it was told of.
    fn note(&self, line: &mut Line) {
        for text in line.heard.drain(..) {
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            told(&frame, &mut self.ledger().seen);
        }
    }

    /// Watches until it is to stop.
    async fn watch(self) {
        while let Some((mut line, _)) = self.come().await {
            while !self.stop.load(Ordering::Relaxed) {
                match timeout(Duration::from_secs(1), line.push()).await {
                    Ok(None) => break,
                    Ok(Some(_)) | Err(_) => self.note(&mut line),
                }
                line.waiting.clear();
            }
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
        }
    }

    /// Plays at random until it is to stop; whatever it has said is settled before.
    async fn play(self) {
        let Some((mut line, mut state)) = self.come().await else { return };
        while !self.stop.load(Ordering::Relaxed) {
            let request = self.something(&state);
            let id = match &request {
                Request::Command { id, .. } | Request::Undo { id, .. } => id.clone(),
                other => panic!("{other:?}"),
            };
            let begun = Instant::now();
            loop {
                match self.asked(&mut line, &request).await {
                    Some(Ok(_)) => {
                        let mut ledger = self.ledger();
                        ledger.acknowledged.push(id);
                        ledger.last = Some(Instant::now());
                        break;
                    }
                    // Nobody knows yet: the very same again, here or elsewhere.
                    Some(Err(Problem::Unsettled { .. })) | None => {
                        assert!(begun.elapsed() < Duration::from_secs(120), "{request:?} is never settled");
                        tokio::time::sleep(Duration::from_millis(100)).await;
                        let again = loop {
                            if let Some((again, _)) = self.come().await {
                                break again;
                            }
                            assert!(begun.elapsed() < Duration::from_secs(120), "nobody lets it in");
                        };
                        line = again;
                    }
                    Some(Err(_)) => {
                        self.ledger().refused.push(id);
                        break;
                    }
                }
            }
            match self.look(&mut line).await {
                Some(now) => state = now,
                None => match self.come().await {
                    Some(again) => (line, state) = again,
                    None => return,
                },
            }
            line.waiting.clear();
            let pause = rand::rng().random_range(20..200);
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
    }

    /// Something that may be said now, or an undo.
    fn something(&self, state: &TableState) -> Request {
        let mut random = rand::rng();
        let (table, id, head) = (self.table, format!("{:032x}", random.random::<u128>()), state.head);
        match awaited(state).filter(|(_, commands)| !commands.is_empty() && !random.random_bool(0.05)) {
            Some((by, commands)) => {
                let command = commands.choose(&mut random).expect("a command").clone();
                Request::Command { table, id, head, question: None, by, command, waive: vec![] }
            }
            None => Request::Undo { table, id, head },
        }
    }
}

/// Whatever looks like an entry that was told.
fn told(value: &Value, seen: &mut BTreeSet<(u64, u64, String)>) {
    match value {
        Value::Array(all) => all.iter().for_each(|value| told(value, seen)),
        Value::Object(all) => {
            if let (Some(n), Some(after), Some(at)) = (all.get("n"), all.get("after"), all.get("at"))
                && let (Some(n), Some(after), Some(at)) = (n.as_u64(), after.as_u64(), at.as_str())
            {
                seen.insert((n, after, at.to_owned()));
            }
            all.values().for_each(|value| told(value, seen));
        }
        _ => {}
    }
}

async fn organiser(node: SocketAddr, key: &str) -> Line {
    let greeting = Greeting::Token { token: key.to_owned() };
    Line::tries(node, &greeting).await.expect("it is there").expect("the key is right")
}

/// Sets a table up at a node, and hosts it; its number and its codes.
async fn set_up(node: SocketAddr, key: &str, game: &str) -> (u32, Hosting) {
    let mut line = organiser(node, key).await;
    let seats = GAMES.iter().find(|known| known.id() == game).expect("the game").seats();
    let seats = *seats.start();
    let asked = line.ask(&Request::DefaultSetup { game: game.to_owned(), seats: seats as u8 }).await;
    let Ok(Reply::Setup { setup, .. }) = asked else { panic!("{asked:?}") };
    let (seating, answering) = (chairs(seats), Answering::default());
    let new = Request::NewTable { id: None, game: game.to_owned(), seating, answering, waivers: vec![], setup };
    let made = line.ask(&new).await;
    let Ok(Reply::Table { table }) = made else { panic!("{made:?}") };
    line.ask(&Request::Host { table }).await.expect("hosted");
    let address = node.to_string();
    let asked = line.ask(&Request::HostOptions { table, open: false, trusting: true, address }).await;
    let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = asked else { panic!("{asked:?}") };
    // Nothing that shows a record.
    for denied in [Request::Export { table }, Request::Open { table, viewer: Viewer::Table }] {
        assert_eq!(line.ask(&denied).await, Err(Problem::HostOnly));
    }
    (table, *hosting)
}

/// Brings a new screen in at a node, by the code of its place.
async fn let_in(node: SocketAddr, hosting: &Hosting, role: Role) -> String {
    let code = hosting.links.iter().find(|way| way.role == role).expect("a code").link.code.clone();
    let token = format!("{:032x}", rand::rng().random::<u128>());
    let greeting = Greeting::Code { code, name: "Phone".to_owned(), token: Some(token.clone()) };
    let line = Line::tries(node, &greeting).await.expect("it is there").expect("the code is right");
    assert_eq!(line.guest.expect("a guest").role, role);
    token
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "it takes minutes: `cargo xtask test --only cluster` runs it"]
async fn whatever_ends_no_acknowledged_entry_is_lost() {
    let Some(mut server) = Server::start("-c max_connections=200") else { return };
    let database = server.database().await;
    let node = || Node::of(server.net_url(&database), &[]);
    let mut nodes: Vec<Node> = (0..NODES).map(|_| node()).collect();
    let keys: Vec<String> = nodes.iter_mut().map(Node::start).collect();
    assert!(keys.iter().all(|key| *key == keys[0]), "one key for all");
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.listen).collect();
    let stop = Arc::new(AtomicBool::new(false));
    let (mut ledgers, mut screens) = (BTreeMap::new(), Vec::new());
    for nth in 0..TABLES {
        let (table, hosting) = set_up(addresses[nth % NODES], &keys[0], GAMES[nth % GAMES.len()].id()).await;
        let ledger: Arc<Mutex<Ledger>> = Arc::default();
        for (role, viewer) in [(Role::Seat(Seat(0)), Viewer::Seat(Seat(0))), (Role::Spectator, Viewer::Spectator)] {
            // By another node than the one that has the table.
            let token = let_in(addresses[(nth + 1) % NODES], &hosting, role).await;
            let (nodes, ledger, stop) = (addresses.clone(), Arc::clone(&ledger), Arc::clone(&stop));
            let screen = Screen { table, viewer, token, nodes, ledger, stop };
            screens.push(match role {
                Role::Spectator => tokio::spawn(screen.watch()),
                _ => tokio::spawn(screen.play()),
            });
        }
        ledgers.insert(table, ledger);
    }
    tokio::time::sleep(Duration::from_secs(3)).await;

    // A node that is killed: its tables are played again on the others before long.
    nodes[0].signal("KILL");
    nodes[0].ended();
    let killed = Instant::now();
    let is_back = |ledger: &Arc<Mutex<Ledger>>| ledger.lock().expect("a ledger").last.is_some_and(|last| last > killed);
    while !ledgers.values().all(is_back) {
        assert!(killed.elapsed() < 4 * BACK, "not every table is played again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let back = killed.elapsed();
    println!("every table is played again {back:?} after a node was killed");
    assert!(back < BACK, "{back:?}");
    nodes[0].start();

    let seconds = std::env::var("BUCINTORO_CLUSTER").ok().and_then(|text| text.parse().ok()).unwrap_or(SECONDS);
    let (begun, mut round) = (Instant::now(), 0);
    while begun.elapsed() < Duration::from_secs(seconds) {
        let which = rand::rng().random_range(0..NODES);
        // Each thing once, then any.
        let what = if round < 4 { round } else { rand::rng().random_range(0..4) };
        round += 1;
        match what {
            0 => {
                nodes[which].signal("STOP");
                tokio::time::sleep(Duration::from_secs(7)).await;
                nodes[which].signal("CONT");
            }
            1 => {
                server.stop_at_once();
                tokio::time::sleep(Duration::from_secs(2)).await;
                server.start_again();
            }
            2 => {
                nodes[which].signal("TERM");
                nodes[which].ended();
                nodes[which].start();
            }
            _ => {
                nodes[which].signal("KILL");
                nodes[which].ended();
                tokio::time::sleep(Duration::from_secs(1)).await;
                nodes[which].start();
            }
        }
        tokio::time::sleep(Duration::from_secs(4)).await;
    }
    stop.store(true, Ordering::Relaxed);
    for screen in screens {
        screen.await.expect("it ends");
    }
    nodes.iter_mut().for_each(|node| {
        node.signal("TERM");
        node.ended();
    });
    checked(&server.net_url(&database), &ledgers).await;
}

/// Holds what the screens know against the records.
async fn checked(url: &str, ledgers: &BTreeMap<u32, Arc<Mutex<Ledger>>>) {
    let pool = PgPool::connect(url).await.expect("the database");
    let (mut acknowledged, mut highest) = (0, 0);
    for (table, ledger) in ledgers {
        let rows = sqlx::query_as("SELECT n, epoch, line, request FROM entries WHERE table_id = $1 ORDER BY n");
        let rows: Vec<(i64, i64, String, Option<String>)> =
            rows.bind(i64::from(*table)).fetch_all(&pool).await.expect("the record");
        let ledger = ledger.lock().expect("a ledger");
        assert_eq!(ledger.turned, vec![], "table {table}: whoever was let in is known at every node");
        let numbers: Vec<i64> = rows.iter().map(|row| row.0).collect();
        assert_eq!(numbers, (0..rows.len() as i64).collect::<Vec<_>>(), "table {table}");
        assert!(rows.is_sorted_by_key(|row| row.1), "table {table}: an epoch falls");
        highest = highest.max(rows.last().map_or(0, |row| row.1));
        let times = |id: &String| rows.iter().filter(|row| row.3.as_ref() == Some(id)).count();
        for id in &ledger.acknowledged {
            assert_eq!(times(id), 1, "table {table}: {id} was acknowledged");
        }
        for id in &ledger.refused {
            assert_eq!(times(id), 0, "table {table}: {id} was refused");
        }
        let stored: BTreeMap<u64, Value> =
            rows.iter().map(|row| (row.0 as u64, serde_json::from_str(&row.2).expect("JSON"))).collect();
        for (n, after, at) in &ledger.seen {
            let line = stored.get(n).unwrap_or_else(|| panic!("table {table}: {n} was shown and is gone"));
            assert_eq!(
                (line["after"].as_u64(), line["at"].as_str()),
                (Some(*after), Some(at.as_str())),
                "{table}: {n}"
            );
        }
        assert!(ledger.seen.len() > 10 && ledger.acknowledged.len() > 10, "table {table} was hardly played");
        acknowledged += ledger.acknowledged.len();
        let file = tempfile::NamedTempFile::new().expect("a file");
        let lines: Vec<&str> = rows.iter().map(|row| row.2.as_str()).collect();
        std::fs::write(file.path(), lines.join("\n") + "\n").expect("written");
        let replay = Command::new(env!("CARGO_BIN_EXE_node")).args(["replay", "--strict"]).arg(file.path()).output();
        let replay = replay.expect("it runs");
        assert!(replay.status.success(), "table {table}: {}", String::from_utf8_lossy(&replay.stderr));
    }
    assert!(highest > 2, "no table has changed hands");
    println!("{acknowledged} entries were acknowledged; a table changed hands up to {highest} times");
}
