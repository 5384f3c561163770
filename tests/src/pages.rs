//! Clients of the pages of a club's event.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use app_core::protocol::Problem::Unsettled;
use club_event::wire::{Greeting, Problem, Reply, Request, Role, Seen};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::lines::{PATIENCE, Socket};

/// A page that was admitted.
pub struct Page {
    socket: Socket,
    /// Address of the node, and the greeting.
    came: (SocketAddr, Greeting),
    pub role: Role,
    /// The last state of the event that the page received.
    pub seen: Seen,
    /// All messages received so far.
    pub heard: Vec<String>,
    /// True if the page was dismissed.
    pub gone: bool,
    calls: u32,
}

impl Page {
    /// Connects with a greeting. `None` if the connection is closed without an answer.
    ///
    /// # Errors
    /// The problem in the node's answer.
    pub async fn tries(node: SocketAddr, greeting: &Greeting) -> Option<Result<Self, Problem>> {
        let (mut socket, _) = connect_async(format!("ws://{node}/evening")).await.ok()?;
        socket.send(Message::text(json!(greeting).to_string())).await.ok()?;
        let text = next(&mut socket).await?;
        let frame: Value = serde_json::from_str(&text).expect("JSON");
        if let Some(problem) = frame.get("problem") {
            return Some(Err(serde_json::from_value(problem.clone()).expect("a problem")));
        }
        let role = serde_json::from_value(frame["welcome"]["role"].clone()).expect("a role");
        let seen = serde_json::from_value(frame["welcome"]["seen"].clone()).expect("a state of the event");
        let came = (node, greeting.clone());
        Some(Ok(Self { socket, came, role, seen, heard: vec![text], gone: false, calls: 0 }))
    }

    /// Connects like [`Page::answered`], and must be admitted.
    pub async fn comes(node: SocketAddr, greeting: &Greeting) -> Self {
        Self::answered(node, greeting).await.expect("admitted")
    }

    /// Connects with a greeting and retries until it is answered. The retries are needed because a node without a
    /// lease closes the connection without an answer.
    ///
    /// # Errors
    /// The problem in the node's answer.
    pub async fn answered(node: SocketAddr, greeting: &Greeting) -> Result<Self, Problem> {
        let begun = Instant::now();
        loop {
            if let Some(answer) = Self::tries(node, greeting).await {
                return answer;
            }
            assert!(begun.elapsed() < PATIENCE, "no node answers");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Returns the tables of the event in the last state that the page received.
    pub fn tables(&self) -> &[club_event::wire::TableSeen] {
        self.seen.evening.as_ref().map_or(&[], |evening| &evening.tables)
    }

    /// Sends a request without waiting for the answer. `None` if the connection is closed.
    pub async fn sends(&mut self, request: &Request) -> Option<()> {
        self.calls += 1;
        let call = json!({ "id": self.calls, "request": request }).to_string();
        self.socket.send(Message::text(call)).await.ok()
    }

    /// Sends a request and waits for its answer. `None` if the connection is closed before that.
    pub async fn asks(&mut self, request: &Request) -> Option<Result<Reply, Problem>> {
        self.sends(request).await?;
        loop {
            let frame = self.frame().await?;
            if frame.get("id").is_some_and(|id| *id == json!(self.calls)) {
                return Some(match frame.get("ok") {
                    Some(ok) => Ok(serde_json::from_value(ok.clone()).expect("a reply")),
                    None => Err(serde_json::from_value(frame["problem"].clone()).expect("a problem")),
                });
            }
        }
    }

    /// Sends a request and waits for its outcome, as a page does: reconnects if the connection is closed, and repeats
    /// the request while its outcome is unknown.
    ///
    /// # Errors
    /// The problem in the node's answer.
    pub async fn ask(&mut self, request: &Request) -> Result<Reply, Problem> {
        let begun = Instant::now();
        loop {
            match self.asks(request).await {
                Some(Err(Problem::Table { problem })) if matches!(*problem, Unsettled { .. }) => {}
                Some(answer) => return answer,
                None => self.reconnect().await,
            }
            assert!(begun.elapsed() < PATIENCE, "the outcome of {request:?} stays unknown");
        }
    }

    /// Waits until the page receives a state that meets the condition.
    pub async fn until(&mut self, is_so: impl Fn(&Seen) -> bool) {
        while !is_so(&self.seen) {
            if self.frame().await.is_none() {
                assert!(!self.gone, "it was dismissed: {:?}", self.seen);
                self.reconnect().await;
            }
        }
    }

    async fn reconnect(&mut self) {
        let (node, greeting) = &self.came;
        let again = Self::comes(*node, greeting).await;
        let before = std::mem::replace(self, again);
        self.heard.splice(0..0, before.heard);
    }

    /// Waits until the connection is closed. Returns true if the page was dismissed.
    pub async fn ended(&mut self) -> bool {
        while self.frame().await.is_some() {}
        self.gone
    }

    /// Returns the next message, after applying it if it is a push. `None` if the connection is closed.
    async fn frame(&mut self) -> Option<Value> {
        let text = next(&mut self.socket).await?;
        let frame: Value = serde_json::from_str(&text).expect("JSON");
        self.heard.push(text);
        match frame["push"]["push"].as_str() {
            Some("seen") => self.seen = serde_json::from_value(frame["push"]["seen"].clone()).expect("a state"),
            Some("dismissed") => self.gone = true,
            _ => {}
        }
        Some(frame)
    }
}

async fn next(socket: &mut Socket) -> Option<String> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the node hangs")?.ok()? {
            Message::Text(text) => return Some(text.as_str().to_owned()),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}
