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

/// An app on a folder, with one session at one table.
pub struct Table {
    pub app: App,
    pub session: Session,
    pub pushes: Receiver<Push>,
    /// The table.
    pub id: u32,
}

/// Chairs with plain names.
pub fn chairs(seats: usize) -> Vec<Chair> {
    (1..=seats).map(|n| Chair::with_player(format!("Player {n}"))).collect()
}

/// The only game so far.
pub const GAME: &str = "serenissima-2e";

impl Table {
    /// A new table in a folder.
    pub async fn new(folder: &std::path::Path, seats: usize) -> Self {
        Self::on(App::open(folder).await.expect("the folder is free"), seats).await
    }

    /// A new table of an app.
    pub async fn on(app: App, seats: usize) -> Self {
        let (session, pushes) = app.session();
        let id = new_table(&session, seats).await;
        Self { app, session, pushes, id }
    }

    /// A table that is there already.
    pub async fn at(folder: &std::path::Path, id: u32) -> Self {
        let app = App::open(folder).await.expect("the folder is free");
        let (session, pushes) = app.session();
        Self { app, session, pushes, id }
    }

    /// The table as the shared tablet sees it.
    pub async fn state(&self) -> TableState {
        match self.session.request(TableRequest::Open { table: self.id, viewer: Viewer::Table }).await {
            Ok(Reply::State { state }) => *state,
            other => panic!("{other:?}"),
        }
    }

    /// A fresh request id.
    pub fn request_id(&mut self) -> String {
        static REQUESTS: AtomicU32 = AtomicU32::new(0);
        format!("{}-{}", std::process::id(), REQUESTS.fetch_add(1, Ordering::Relaxed))
    }

    /// The awaited seat says the `nth` of what it may say. Gives the new head.
    pub async fn play(&mut self, nth: usize) -> Result<u32, Problem> {
        let state = self.state().await;
        let (by, commands) = awaited(&state).expect("somebody is awaited");
        let command = commands[nth % commands.len()].clone();
        self.say(by, command, state.head).await
    }

    /// Says something.
    pub async fn say(&mut self, by: Actor, command: Value, head: u32) -> Result<u32, Problem> {
        let id = self.request_id();
        let request = TableRequest::Command { table: self.id, id, head, question: None, by, command, waive: vec![] };
        match self.session.request(request).await? {
            Reply::Moved { head } => Ok(head),
            other => panic!("{other:?}"),
        }
    }
}

/// Sets up a table with the defaults.
pub async fn new_table(session: &Session, seats: usize) -> u32 {
    new_table_of(session, GAME, seats, &[]).await
}

/// Sets up a table of a game with the defaults, but for these options.
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

/// Who is awaited, and what that seat may say.
pub fn awaited(state: &TableState) -> Option<(Actor, Vec<Value>)> {
    let first = state.legal.as_array()?.first()?;
    let by = serde_json::from_value(first[0].clone()).ok()?;
    Some((by, first[1].as_array()?.clone()))
}
