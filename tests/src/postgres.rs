//! A PostgreSQL server for tests. It runs in a temporary folder, never as root, and ends with the process that started
//! it, even if that is killed.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

/// The oldest version that the club supports.
const OLDEST: u32 = 15;

/// Runs a server until its input ends, which happens when the process at the other end ends. `$1` is the folder of
/// PostgreSQL's programs, `$2` further settings, `$3` the port.
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
    /// The folder of its socket and data.
    place: PathBuf,
    /// The TCP port on 127.0.0.1, which is also part of the socket's name.
    pub port: u16,
    /// The script [`KEEPER`].
    keeper: Child,
    said: BufReader<std::process::ChildStdout>,
}

/// Returns the folder of the newest PostgreSQL's programs.
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

/// True if this process runs as root.
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}

/// Returns a port that was free a moment ago. It is outside the range of ephemeral ports, and this process returns it
/// only once.
pub fn free_port() -> u16 {
    /// Below the ephemeral ports.
    const PORTS: std::ops::Range<u32> = 10_000..32_000;
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        // Concurrent processes start far apart.
        let nth = std::process::id().wrapping_mul(509).wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed));
        let port = (PORTS.start + nth % (PORTS.end - PORTS.start)) as u16;
        if std::net::TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

impl Server {
    /// Starts a server with these settings.
    ///
    /// # Panics
    /// If PostgreSQL is not installed. Tests that need it are ignored by default, so one that runs was requested.
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
        let mut said = BufReader::new(keeper.stdout.take().expect("its output"));
        let place = PathBuf::from(next_line(&mut said));
        let server = Self { place, port, keeper, said };
        server.wait();
        server
    }

    /// Returns the folder of the server. Its data is in the subfolder `data`.
    pub fn place(&self) -> &Path {
        &self.place
    }

    /// Runs a program as the user of the server, and waits for its success.
    pub fn runs(&self, program: &str, words: &[&str]) {
        let mut call = Command::new(if is_root() { "runuser" } else { program });
        if is_root() {
            call.args(["-u", "postgres", "--", program]);
        }
        let out = call.args(words).current_dir("/").output().expect("it can be started");
        let said = [out.stdout, out.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
        assert!(out.status.success(), "{program} {}: {said}", words.join(" "));
    }

    /// Waits until the server accepts connections.
    pub fn wait(&self) {
        let begun = std::time::Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let log = || std::fs::read_to_string(self.place.join("log")).unwrap_or_default();
            assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Returns the address of a database, over the Unix socket.
    pub fn url(&self, database: &str) -> String {
        let place = self.place.display().to_string().replace('/', "%2F");
        format!("postgres://bucintoro@{place}/{database}?port={}", self.port)
    }

    /// Returns the address of a database, over TCP.
    pub fn net_url(&self, database: &str) -> String {
        self.url_by(self.port, database)
    }

    /// Returns the address of a database, over TCP by the port of a proxy.
    pub fn url_by(&self, port: u16, database: &str) -> String {
        format!("postgres://bucintoro@127.0.0.1:{port}/{database}?sslmode=disable")
    }

    /// Returns the id of the server's main process.
    pub fn process(&self) -> u32 {
        let told = std::fs::read_to_string(self.place.join("data/postmaster.pid")).expect("it runs");
        told.lines().next().and_then(|line| line.parse().ok()).expect("a number")
    }

    /// Creates an empty database and returns its name.
    pub async fn database(&self) -> String {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", MADE.fetch_add(1, Ordering::Relaxed));
        let made = async || {
            let mut line = PgConnection::connect(&self.url("postgres")).await?;
            sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut line).await?;
            line.close().await
        };
        // The server may still be starting.
        let mut tries = 1;
        while let Err(error) = made().await {
            assert!(tries < 100, "no database: {error}");
            tokio::time::sleep(Duration::from_millis(100)).await;
            tries += 1;
        }
        name
    }

    /// Stops the server with SIGQUIT, without a clean shutdown. Data that the system has already accepted is kept.
    pub fn stop_at_once(&mut self) {
        self.tell("stop", "stopped");
    }

    /// Starts the server again and waits until it accepts connections.
    pub fn start_again(&mut self) {
        self.tell("start", "started");
        self.wait();
    }

    fn tell(&mut self, word: &str, answer: &str) {
        use std::io::Write as _;
        let input = self.keeper.stdin.as_mut().expect("its input");
        writeln!(input, "{word}").and_then(|()| input.flush()).expect("sent");
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

/// Returns the server that all tests of a process share. Each creates its own database.
pub fn shared() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    // Without fsync, because the data ends with the process anyway.
    SERVER.get_or_init(|| Server::start("-c fsync=off -c max_connections=600 -c shared_buffers=64MB"))
}
