//! A club's nodes as processes, and the actions of its organiser.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use app_core::protocol::{Greeting, Hosting, HostingRequest, LibraryRequest, Reply};
use catalogue::GAMES;
use kernel::Answering;
use serde_json::Value;

use crate::chairs;
use crate::lines::Line;
use crate::postgres::free_port;

/// A node of the club.
pub struct Node {
    program: Option<Child>,
    /// Path of the executable.
    of: &'static str,
    /// Address of its listener for screens.
    pub listen: SocketAddr,
    /// Address of its inner listener, for other nodes.
    pub inner: SocketAddr,
    database: String,
    more: Vec<String>,
}

fn address() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], free_port()))
}

impl Node {
    /// Returns a node of an executable and a database, which does not run yet.
    pub fn new(of: &'static str, database: String) -> Self {
        Self { program: None, of, listen: address(), inner: address(), database, more: vec![] }
    }

    /// Adds options to the command line.
    pub fn told(mut self, more: &[&str]) -> Self {
        self.more = more.iter().map(|&word| word.to_owned()).collect();
        self
    }

    /// Starts the process and returns the organiser's key.
    pub fn start(&mut self) -> String {
        let (listen, inner) = (self.listen.to_string(), self.inner.to_string());
        let mut program = Command::new(self.of)
            .args(["serve", "--listen", &listen, "--advertise", &inner])
            .args(&self.more)
            .env("BUCINTORO_DATABASE", &self.database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut url = String::new();
        BufReader::new(program.stdout.take().expect("its output")).read_line(&mut url).expect("an address");
        self.program = Some(program);
        url.trim_end().split_once("token=").expect("a key").1.to_owned()
    }

    /// Returns the id of the running process.
    pub fn process(&self) -> u32 {
        self.program.as_ref().expect("it runs").id()
    }

    /// Sends a signal to the process; `name` is `TERM`, `KILL` and so on.
    pub fn signal(&self, name: &str) {
        let id = self.process().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().expect("kill").success());
    }

    /// Waits until the process has ended.
    pub fn ended(&mut self) {
        self.program.take().expect("a running process").wait().expect("it ends");
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

/// Connects to a node as organiser.
pub async fn organiser(node: SocketAddr, key: &str) -> Line {
    let greeting = Greeting::Token { token: key.to_owned() };
    Line::answered(node, &greeting).await.expect("the key is right")
}

/// The settings of a new table.
pub struct Plan<'a> {
    /// Id of the game.
    pub game: &'a str,
    /// Number of seats; it is changed to the nearest number that the game allows.
    pub seats: usize,
    /// Options that differ from the default.
    pub options: &'a [(&'a str, Value)],
    /// True if a seat's device may act for every seat.
    pub trusting: bool,
}

/// Creates a table as organiser and hosts it. Returns its id, and the status of hosting with its codes.
pub async fn set_up(line: &mut Line, node: SocketAddr, plan: &Plan<'_>) -> (u32, Hosting) {
    let range = GAMES.iter().find(|known| known.id() == plan.game).expect("the game").seats();
    let seats = plan.seats.clamp(*range.start(), *range.end());
    let asked = line
        .ask(&LibraryRequest::DefaultSetup { game: plan.game.to_owned(), seats: seats as u8, programs: false })
        .await;
    let Ok(Reply::Setup { mut setup, .. }) = asked else { panic!("{asked:?}") };
    plan.options.iter().for_each(|(name, value)| setup["options"][name] = value.clone());
    let (seating, answering) = (chairs(seats), Answering::default());
    let new = LibraryRequest::NewTable {
        id: None,
        game: plan.game.to_owned(),
        seating,
        answering,
        waivers: vec![],
        suggestions: false,
        setup,
    };
    let made = line.ask(&new).await;
    let Ok(Reply::Table { table }) = made else { panic!("{made:?}") };
    line.ask(&HostingRequest::Host { table }).await.expect("hosted");
    let (trusting, address) = (plan.trusting, node.to_string());
    let asked = line.ask(&HostingRequest::HostOptions { table, open: false, trusting, address }).await;
    let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = asked else { panic!("{asked:?}") };
    (table, *hosting)
}
