//! Operation of a club: health checks, trust in proxies, logs, archives and backups.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use app_core::protocol::{Greeting, Hosting, HostingRequest, LibraryRequest, Reply, Role, TableRequest};
use bucintoro_tests::chairs;
use bucintoro_tests::lines::{Line, http};
use bucintoro_tests::postgres::free_port;
use kernel::Answering;

mod addresses;
mod archive;
mod backups;
mod fronted;
mod health;
mod logs;
mod manual;
mod recovering;
mod relays;
mod secured;
mod supervised;
mod tries;

/// Time limit of each wait.
const PATIENCE: Duration = Duration::from_secs(60);

fn address() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], free_port()))
}

/// A node of a club as a process.
struct Node {
    program: Child,
    listen: SocketAddr,
    inner: SocketAddr,
    /// The organiser's address, as printed.
    url: String,
    /// Its further output.
    words: Mutex<BufReader<ChildStdout>>,
}

/// The command line of a node.
struct Call {
    command: Command,
    listen: SocketAddr,
    inner: SocketAddr,
}

impl Call {
    fn on(database: &str) -> Self {
        let (listen, inner) = (address(), address());
        let mut command = Command::new(env!("CARGO_BIN_EXE_node"));
        command.arg("serve").env("BUCINTORO_DATABASE", database).stdout(Stdio::piped());
        Self { command, listen, inner }
    }

    fn with(mut self, options: &[&str]) -> Self {
        self.command.args(options);
        self
    }

    /// Sets the address to listen at.
    fn listens(&mut self, listen: &str) {
        self.listen = listen.parse().expect("an address");
    }

    fn saying(mut self, name: &str, value: impl AsRef<std::ffi::OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Writes its log to a file.
    fn logging(mut self, file: &Path) -> Self {
        self.command.stderr(std::fs::File::create(file).expect("a log"));
        self
    }

    fn start(mut self) -> Node {
        self.command.args(["--advertise", &self.inner.to_string()]);
        self.start_advertised()
    }

    /// Starts it at the advertised address.
    fn start_advertised(mut self) -> Node {
        self.command.args(["--listen", &self.listen.to_string()]);
        let mut program = self.command.spawn().expect("it starts");
        let (mut url, mut words) = (String::new(), BufReader::new(program.stdout.take().expect("its output")));
        words.read_line(&mut url).expect("an address");
        assert!(url.contains("token="), "it does not start: {url:?}");
        let words = Mutex::new(words);
        Node { program, listen: self.listen, inner: self.inner, url: url.trim_end().to_owned(), words }
    }
}

impl Node {
    fn on(database: &str) -> Self {
        Call::on(database).start()
    }

    /// Returns the next line of its output.
    fn next_line(&self) -> String {
        let mut line = String::new();
        self.words.lock().expect("the lock is not poisoned").read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    fn key(&self) -> String {
        self.url.split_once("token=").expect("a key").1.to_owned()
    }

    fn signal(&self, name: &str) {
        let id = self.program.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().expect("kill").success());
    }

    /// Waits until it has ended by itself. Returns its status.
    fn ends(&mut self) -> std::process::ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.program.try_wait().expect("a status") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    async fn organiser(&self) -> Line {
        let greeting = Greeting::Token { token: self.key() };
        Line::enter(self.listen, &greeting).await.expect("the key is right")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Requests a page of a node's health checks. Returns the status and the text.
async fn asked(at: SocketAddr, path: &str) -> (u16, String) {
    let answer = http(at, &format!("GET {path} HTTP/1.1")).await;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, answer.split_once("\r\n\r\n").expect("a text").1.to_owned())
}

/// Waits until a condition is met.
async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < PATIENCE, "never: {what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Creates a table with two seats and hosts it. Returns its id, and the status of hosting with its codes.
async fn set_up(line: &mut Line, address: &str) -> (u32, Hosting) {
    let game = "twilight".to_owned();
    let asked = line.ask(&LibraryRequest::DefaultSetup { game: game.clone(), seats: 2, programs: false }).await;
    let Ok(Reply::Setup { setup, .. }) = asked else { panic!("{asked:?}") };
    let (seating, answering) = (chairs(2), Answering::default());
    let new =
        LibraryRequest::NewTable { id: None, game, seating, answering, waivers: vec![], suggestions: false, setup };
    let made = line.ask(&new).await;
    let Ok(Reply::Table { table }) = made else { panic!("{made:?}") };
    line.ask(&HostingRequest::Host { table }).await.expect("hosted");
    let options = HostingRequest::HostOptions { table, open: false, trusting: true, address: address.to_owned() };
    let asked = line.ask(&options).await;
    let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = asked else { panic!("{asked:?}") };
    (table, *hosting)
}

fn code(hosting: &Hosting, role: Role) -> String {
    hosting.links.iter().find(|way| way.role == role).expect("a code").link.code.clone()
}

/// Returns a greeting with a code and a token that the device has chosen, and the token.
fn by_code(code: &str) -> (Greeting, String) {
    use rand::RngExt as _;
    let token = format!("{:032x}", rand::rng().random::<u128>());
    (Greeting::Code { code: code.to_owned(), name: "Phone".to_owned(), token: Some(token.clone()) }, token)
}

/// Plays a seat's turns at random, at most this number of commands, without waiting for the other seat. Returns the
/// number of commands.
async fn played(line: &mut Line, table: u32, most: u32) -> u32 {
    let mut done = 0;
    for _ in 0..most {
        let asked = line.ask(&TableRequest::Open { table, viewer: kernel::Viewer::Seat(kernel::Seat(0)) }).await;
        let Ok(Reply::State { state }) = asked else { panic!("{asked:?}") };
        let Some((by, commands)) = bucintoro_tests::awaited(&state) else { break };
        let id = by_code("").1;
        let command = commands[0].clone();
        let said = TableRequest::Command { table, id, head: state.head, question: None, by, command, waive: vec![] };
        match line.ask(&said).await {
            Ok(_) => done += 1,
            Err(problem) => panic!("{problem:?}"),
        }
    }
    done
}

/// Opens the table over a connection. `None` if the connection is closed.
async fn said(line: &mut Line, table: u32) -> Option<()> {
    let look = TableRequest::Open { table, viewer: kernel::Viewer::Seat(kernel::Seat(0)) };
    let call = line.send(&look).await?;
    line.answer(call).await.map(|_| ())
}
