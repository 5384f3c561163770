//! A PostgreSQL of the tests' own: started on a socket in a temporary folder, never as root, and gone with the process
//! that started it, however that ends.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

/// The oldest that the club's home runs on.
const OLDEST: u32 = 15;

/// Runs a server until its input ends: that is the end of the process that holds the other side. `$1` is where its
/// programs lie,
/// `$2` its other settings.
const KEEPER: &str = r#"
set -e
place=$(mktemp -d /tmp/bucintoro-postgres.XXXXXX)
trap 'rm -rf "$place"' EXIT
"$1/initdb" -D "$place/data" -A trust -U bucintoro -E UTF8 --locale=C --no-sync >"$place/log" 2>&1
start() {
  "$1/postgres" -D "$place/data" -k "$place" -c listen_addresses=127.0.0.1 -c port="$port" $2 >>"$place/log" 2>&1 &
  server=$!
}
port=$3
start "$1" "$2"
echo "$place"
while read -r word; do
  case $word in
    stop) kill -QUIT $server; wait $server || true; echo stopped ;;
    start) start "$1" "$2"; echo started ;;
  esac
done
kill -QUIT $server 2>/dev/null || true
wait $server || true
"#;

/// A running server.
pub struct Server {
    /// The folder of its socket.
    place: PathBuf,
    /// Its port: part of the socket's name, and listened to on this machine.
    pub port: u16,
    /// Ends with its input.
    keeper: Child,
    said: BufReader<std::process::ChildStdout>,
}

/// The folder of the newest PostgreSQL's programs.
fn programs() -> PathBuf {
    find_programs()
        .unwrap_or_else(|| panic!("PostgreSQL {OLDEST} or newer is not installed: Debian has it as `postgresql`"))
}

fn find_programs() -> Option<PathBuf> {
    let version = |folder: &Path| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let installed = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|entry| entry.path());
    let newest = installed.filter_map(|folder| Some((version(&folder)?, folder.join("bin")))).max()?;
    Some(newest).filter(|(version, bin)| *version >= OLDEST && bin.join("initdb").exists()).map(|(_, bin)| bin)
}

/// True if this process may become any user.
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}

/// A port that was free a moment ago, and that neither the system nor this process gives to anybody else.
pub fn free_port() -> u16 {
    /// Below those that a system gives by itself.
    const PORTS: std::ops::Range<u32> = 10_000..32_000;
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        // Processes that run beside each other begin far apart.
        let nth = std::process::id().wrapping_mul(509).wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed));
        let port = (PORTS.start + nth % (PORTS.end - PORTS.start)) as u16;
        if std::net::TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

impl Server {
    /// Starts a server with these settings. Panics if PostgreSQL is not installed: a test that needs it is ignored by
    /// default, so one that runs was asked for.
    pub fn start(settings: &str) -> Self {
        let programs = programs();
        let port = free_port();
        // The server refuses to run as root.
        let mut keeper = Command::new(if is_root() { "runuser" } else { "bash" });
        if is_root() {
            keeper.args(["-u", "postgres", "--", "bash"]);
        }
        let keeper = keeper.args(["-c", KEEPER, "keeper"]).arg(programs).args([settings, &port.to_string()]);
        let mut keeper =
            keeper.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it can be started");
        let mut said = BufReader::new(keeper.stdout.take().expect("its words"));
        let place = PathBuf::from(next_line(&mut said));
        let server = Self { place, port, keeper, said };
        server.wait();
        server
    }

    /// The folder in which it keeps everything: its data in `data`.
    pub fn place(&self) -> &Path {
        &self.place
    }

    /// Has a program run to its end as the user who runs the server.
    pub fn runs(&self, program: &str, words: &[&str]) {
        let mut call = Command::new(if is_root() { "runuser" } else { program });
        if is_root() {
            call.args(["-u", "postgres", "--", program]);
        }
        let out = call.args(words).current_dir("/").output().expect("it can be started");
        let said = [out.stdout, out.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
        assert!(out.status.success(), "{program} {}: {said}", words.join(" "));
    }

    /// Waits until it lets someone in.
    pub fn wait(&self) {
        let begun = std::time::Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let log = || std::fs::read_to_string(self.place.join("log")).unwrap_or_default();
            assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The address of one of its databases, over its socket.
    pub fn url(&self, database: &str) -> String {
        let place = self.place.display().to_string().replace('/', "%2F");
        format!("postgres://bucintoro@{place}/{database}?port={}", self.port)
    }

    /// The same, over the network of this machine.
    pub fn net_url(&self, database: &str) -> String {
        self.url_by(self.port, database)
    }

    /// The same, by another port that leads there.
    pub fn url_by(&self, port: u16, database: &str) -> String {
        format!("postgres://bucintoro@127.0.0.1:{port}/{database}?sslmode=disable")
    }

    /// The number of the process that all its others were started by.
    pub fn process(&self) -> u32 {
        let told = std::fs::read_to_string(self.place.join("data/postmaster.pid")).expect("it runs");
        told.lines().next().and_then(|line| line.parse().ok()).expect("a number")
    }

    /// Makes an empty database, and gives its name.
    pub async fn database(&self) -> String {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", MADE.fetch_add(1, Ordering::Relaxed));
        let made = async || {
            let mut line = PgConnection::connect(&self.url("postgres")).await?;
            sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut line).await?;
            line.close().await
        };
        // It may be starting yet.
        let mut tries = 1;
        while let Err(error) = made().await {
            assert!(tries < 100, "no database: {error}");
            tokio::time::sleep(Duration::from_millis(100)).await;
            tries += 1;
        }
        name
    }

    /// Stops it at once, as if the machine had lost its power but for what the system had already taken.
    pub fn stop_at_once(&mut self) {
        self.tell("stop", "stopped");
    }

    /// Starts it again.
    pub fn start_again(&mut self) {
        self.tell("start", "started");
        self.wait();
    }

    fn tell(&mut self, word: &str, answer: &str) {
        use std::io::Write as _;
        let input = self.keeper.stdin.as_mut().expect("its input");
        writeln!(input, "{word}").and_then(|()| input.flush()).expect("it listens");
        assert_eq!(next_line(&mut self.said), answer);
    }
}

fn next_line(said: &mut impl BufRead) -> String {
    let mut line = String::new();
    said.read_line(&mut line).expect("a line");
    line.trim_end().to_owned()
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The server that all tests of a process share, one database each.
pub fn shared() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    // What is held is gone with the process anyway.
    SERVER.get_or_init(|| Server::start("-c fsync=off -c max_connections=600 -c shared_buffers=64MB"))
}
