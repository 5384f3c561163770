//! Pages of a club's evening, at a node's door.

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

/// A page that was let in.
pub struct Page {
    socket: Socket,
    /// Where and how it came.
    came: (SocketAddr, Greeting),
    /// As whom.
    pub role: Role,
    /// The evening, as it was told last.
    pub seen: Seen,
    /// Everything that ever came, frame by frame.
    pub heard: Vec<String>,
    /// True if it was sent away, or the line has ended.
    pub gone: bool,
    calls: u32,
}

impl Page {
    /// Comes in with a greeting; none when the line ends without a word.
    ///
    /// # Errors
    /// The problem with which it is refused.
    pub async fn tries(node: SocketAddr, greeting: &Greeting) -> Option<Result<Self, Problem>> {
        let (mut socket, _) = connect_async(format!("ws://{node}/evening")).await.ok()?;
        socket.send(Message::text(json!(greeting).to_string())).await.ok()?;
        let text = next(&mut socket).await?;
        let frame: Value = serde_json::from_str(&text).expect("JSON");
        if let Some(problem) = frame.get("problem") {
            return Some(Err(serde_json::from_value(problem.clone()).expect("a problem")));
        }
        let role = serde_json::from_value(frame["welcome"]["role"].clone()).expect("a role");
        let seen = serde_json::from_value(frame["welcome"]["seen"].clone()).expect("the evening");
        let came = (node, greeting.clone());
        Some(Ok(Self { socket, came, role, seen, heard: vec![text], gone: false, calls: 0 }))
    }

    /// Comes in, however often that takes.
    pub async fn comes(node: SocketAddr, greeting: &Greeting) -> Self {
        Self::answered(node, greeting).await.expect("it is let in")
    }

    /// Connects with a greeting until it is answered: a node without a lease ends the line without a word.
    ///
    /// # Errors
    /// The problem with which it is refused.
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

    /// The evening's tables, as they were told last.
    pub fn tables(&self) -> &[club_event::wire::TableSeen] {
        self.seen.evening.as_ref().map_or(&[], |evening| &evening.tables)
    }

    /// Sends a request without waiting for the answer; none when the line has ended.
    pub async fn sends(&mut self, request: &Request) -> Option<()> {
        self.calls += 1;
        let call = json!({ "id": self.calls, "request": request }).to_string();
        self.socket.send(Message::text(call)).await.ok()
    }

    /// Asks something; none when the line has ended before the answer.
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

    /// The same; a line that ends is opened again, as a page does, and what no one can say yet is asked again.
    ///
    /// # Errors
    /// The node's.
    pub async fn ask(&mut self, request: &Request) -> Result<Reply, Problem> {
        let begun = Instant::now();
        loop {
            match self.asks(request).await {
                Some(Err(Problem::Table { problem })) if matches!(*problem, Unsettled { .. }) => {}
                Some(answer) => return answer,
                None => self.comes_again().await,
            }
            assert!(begun.elapsed() < PATIENCE, "{request:?} is never settled");
        }
    }

    /// Waits until it receives such an event.
    pub async fn until(&mut self, is_so: impl Fn(&Seen) -> bool) {
        while !is_so(&self.seen) {
            if self.frame().await.is_none() {
                assert!(!self.gone, "it was sent away: {:?}", self.seen);
                self.comes_again().await;
            }
        }
    }

    async fn comes_again(&mut self) {
        let (node, greeting) = &self.came;
        let again = Self::comes(*node, greeting).await;
        let before = std::mem::replace(self, again);
        self.heard.splice(0..0, before.heard);
    }

    /// Waits until its line ends; whether it was sent away.
    pub async fn ended(&mut self) -> bool {
        while self.frame().await.is_some() {}
        self.gone
    }

    /// The next frame, a push noted.
    async fn frame(&mut self) -> Option<Value> {
        let text = next(&mut self.socket).await?;
        let frame: Value = serde_json::from_str(&text).expect("JSON");
        self.heard.push(text);
        match frame["push"]["push"].as_str() {
            Some("seen") => self.seen = serde_json::from_value(frame["push"]["seen"].clone()).expect("the evening"),
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
