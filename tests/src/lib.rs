//! Shared helpers of the cross-crate tests.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
#![allow(missing_docs, reason = "fields of test helpers are named after what they hold")]

use std::sync::atomic::{AtomicU32, Ordering};

use app_core::Session;
use app_core::protocol::{LibraryRequest, Problem, Push, Reply, TableRequest, TableState};
use host::App;
use kernel::{Actor, Answering, Chair, Viewer};
use serde_json::Value;
use tokio::sync::mpsc::Receiver;

pub mod backends;
pub mod cases;
pub mod faulty_proxy;
pub mod files;
pub mod generated;
pub mod golden;
pub mod lines;
pub mod memory;
pub mod nodes;
pub mod pages;
pub mod postgres;
pub mod processor;
pub mod torn;

/// An app with one session and one table.
pub struct Table {
    pub app: App,
    pub session: Session,
    pub pushes: Receiver<Push>,
    /// Id of the table.
    pub id: u32,
}

/// Returns chairs of people, with the names "Player 1" and so on.
pub fn chairs(seats: usize) -> Vec<Chair> {
    (1..=seats).map(|n| Chair::with_player(format!("Player {n}"))).collect()
}

/// The game of most tests.
pub const GAME: &str = "serenissima-2e";

impl Table {
    /// Opens the app in a folder and creates a table.
    pub async fn new(folder: &std::path::Path, seats: usize) -> Self {
        Self::on(App::open(folder).await.expect("the folder is free"), seats).await
    }

    /// Creates a table in an app.
    pub async fn on(app: App, seats: usize) -> Self {
        let (session, pushes) = app.session();
        let id = new_table(&session, seats).await;
        Self { app, session, pushes, id }
    }

    /// Opens the app in a folder that has the table `id`.
    pub async fn at(folder: &std::path::Path, id: u32) -> Self {
        let app = App::open(folder).await.expect("the folder is free");
        let (session, pushes) = app.session();
        Self { app, session, pushes, id }
    }

    /// Returns the state that the shared tablet sees.
    pub async fn state(&self) -> TableState {
        match self.session.request(TableRequest::Open { table: self.id, viewer: Viewer::Table }).await {
            Ok(Reply::State { state }) => *state,
            other => panic!("{other:?}"),
        }
    }

    /// Returns a unique request id.
    pub fn request_id(&mut self) -> String {
        static REQUESTS: AtomicU32 = AtomicU32::new(0);
        format!("{}-{}", std::process::id(), REQUESTS.fetch_add(1, Ordering::Relaxed))
    }

    /// Submits the `nth` legal command (modulo their number) of the first actor that is asked. Returns the new head.
    ///
    /// # Panics
    /// If the game is over.
    pub async fn play(&mut self, nth: usize) -> Result<u32, Problem> {
        let state = self.state().await;
        let (by, commands) = awaited(&state).expect("an actor is asked");
        let command = commands[nth % commands.len()].clone();
        self.say(by, command, state.head).await
    }

    /// Submits a command. Returns the new head.
    pub async fn say(&mut self, by: Actor, command: Value, head: u32) -> Result<u32, Problem> {
        let id = self.request_id();
        let request = TableRequest::Command { table: self.id, id, head, question: None, by, command, waive: vec![] };
        match self.session.request(request).await? {
            Reply::Moved { head } => Ok(head),
            other => panic!("{other:?}"),
        }
    }
}

/// Creates a table of [`GAME`] with the default set-up. Returns its id.
pub async fn new_table(session: &Session, seats: usize) -> u32 {
    new_table_of(session, GAME, seats, &[]).await
}

/// Creates a table with the default set-up, except for these options. Returns its id.
pub async fn new_table_of(session: &Session, game: &str, seats: usize, options: &[(&str, Value)]) -> u32 {
    let Ok(Reply::Setup { mut setup, .. }) =
        session.request(LibraryRequest::DefaultSetup { game: game.into(), seats: seats as u8, programs: false }).await
    else {
        panic!("no set-up")
    };
    options.iter().for_each(|(name, value)| setup["options"][name] = value.clone());
    let request = LibraryRequest::NewTable {
        id: None,
        game: game.into(),
        seating: chairs(seats),
        answering: Answering::default(),
        waivers: vec![],
        suggestions: false,
        setup,
    };
    match session.request(request).await {
        Ok(Reply::Table { table }) => table,
        other => panic!("{other:?}"),
    }
}

/// Returns the first actor that is asked and its legal commands; `None` if the game is over.
pub fn awaited(state: &TableState) -> Option<(Actor, Vec<Value>)> {
    let first = state.legal.as_array()?.first()?;
    let by = serde_json::from_value(first[0].clone()).ok()?;
    Some((by, first[1].as_array()?.clone()))
}
