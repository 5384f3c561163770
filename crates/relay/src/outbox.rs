//! The messages that wait for one connection, limited in bytes.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use tokio::sync::{Notify, OwnedSemaphorePermit};

use crate::wire::CloseCode;

/// Memory that a waiting message takes beside its bytes.
const OVERHEAD: usize = 64;

/// Bytes that may wait for each connection even if too much waits in the whole relay: two payloads.
const ALWAYS: usize = 128 << 10;

/// Returns what a message counts for.
pub(crate) fn cost(message: &[u8]) -> usize {
    message.len() + OVERHEAD
}

/// The bytes that wait in the whole relay.
pub(crate) struct Budget {
    waiting: AtomicUsize,
    most: usize,
}

impl Budget {
    /// Creates a budget of this many bytes.
    pub fn new(most: usize) -> Self {
        Self { waiting: AtomicUsize::new(0), most }
    }
}

/// The messages that wait for one connection.
pub(crate) struct Outbox {
    state: Mutex<State>,
    changed: Notify,
    budget: Arc<Budget>,
    most: usize,
}

#[derive(Default)]
struct State {
    messages: VecDeque<Waiting>,
    bytes: usize,
    end: Option<CloseCode>,
}

struct Waiting {
    message: Bytes,
    /// Space that its sender has waited for.
    _permit: Option<OwnedSemaphorePermit>,
}

/// What a connection has to do next.
pub(crate) enum Next {
    /// Send this message.
    Message(Bytes),
    /// Close with this code.
    Close(CloseCode),
}

impl Outbox {
    /// Creates an empty outbox for at most this many bytes.
    pub fn new(most: usize, budget: Arc<Budget>) -> Self {
        Self { state: Mutex::default(), changed: Notify::new(), budget, most }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A queue and its size: a panic elsewhere leaves them consistent.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message. If too much waits already, the reader is too slow, and its connection ends.
    pub fn push(&self, message: Bytes, permit: Option<OwnedSemaphorePermit>) {
        let mut state = self.state();
        if state.end.is_some() {
            return;
        }
        let cost = cost(&message);
        let is_scarce = self.budget.waiting.load(Ordering::Relaxed) + cost > self.budget.most;
        let most = if is_scarce { self.most.min(ALWAYS) } else { self.most };
        if state.bytes + cost > most {
            self.clear(&mut state);
            state.end = Some(CloseCode::Slow);
        } else {
            state.bytes += cost;
            self.budget.waiting.fetch_add(cost, Ordering::Relaxed);
            state.messages.push_back(Waiting { message, _permit: permit });
        }
        drop(state);
        self.changed.notify_one();
    }

    /// Closes the connection after the messages that wait.
    pub fn finish(&self, code: CloseCode) {
        self.state().end.get_or_insert(code);
        self.changed.notify_one();
    }

    /// Closes the connection without sending what waits.
    pub fn abort(&self, code: CloseCode) {
        let mut state = self.state();
        self.clear(&mut state);
        state.end.get_or_insert(code);
        drop(state);
        self.changed.notify_one();
    }

    /// Waits for the next message, or for the end. One task at a time may wait. Cancel safe.
    pub async fn next(&self) -> Next {
        loop {
            if let Some(next) = self.poll() {
                return next;
            }
            self.changed.notified().await;
        }
    }

    fn poll(&self) -> Option<Next> {
        let mut state = self.state();
        match state.messages.pop_front() {
            Some(Waiting { message, .. }) => {
                self.release(&mut state, cost(&message));
                Some(Next::Message(message))
            }
            None => state.end.map(Next::Close),
        }
    }

    fn clear(&self, state: &mut State) {
        state.messages.clear();
        self.release(state, state.bytes);
    }

    fn release(&self, state: &mut State, bytes: usize) {
        state.bytes -= bytes;
        self.budget.waiting.fetch_sub(bytes, Ordering::Relaxed);
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let bytes = self.state().bytes;
        self.budget.waiting.fetch_sub(bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(budget: &Budget) -> usize {
        budget.waiting.load(Ordering::Relaxed)
    }

    #[test]
    fn overfull_outbox_ends_connection_and_frees_its_budget() {
        let budget = Arc::new(Budget::new(1 << 20));
        let outbox = Outbox::new(2_000, Arc::clone(&budget));
        for _ in 0..3 {
            outbox.push(Bytes::from_static(&[7; 500]), None);
        }
        assert_eq!(waiting(&budget), 3 * 564);
        assert!(matches!(outbox.poll(), Some(Next::Message(_))));
        assert_eq!(waiting(&budget), 2 * 564);
        for _ in 0..2 {
            outbox.push(Bytes::from_static(&[7; 500]), None);
        }
        assert!(matches!(outbox.poll(), Some(Next::Close(CloseCode::Slow))));
        assert_eq!(waiting(&budget), 0);
    }

    #[test]
    fn finished_outbox_sends_waiting_messages_first() {
        let outbox = Outbox::new(2_000, Arc::new(Budget::new(1 << 20)));
        outbox.push(Bytes::from_static(b"last"), None);
        outbox.finish(CloseCode::Dismissed);
        outbox.push(Bytes::from_static(b"late"), None);
        assert!(matches!(outbox.poll(), Some(Next::Message(message)) if *message == *b"last"));
        assert!(matches!(outbox.poll(), Some(Next::Close(CloseCode::Dismissed))));
        outbox.abort(CloseCode::Replaced);
        assert!(matches!(outbox.poll(), Some(Next::Close(CloseCode::Dismissed))), "the first reason counts");
    }

    #[test]
    fn scarce_memory_ends_slow_readers_only() {
        let budget = Arc::new(Budget::new(100_000));
        let (slow, quick) = (Outbox::new(4 << 20, Arc::clone(&budget)), Outbox::new(4 << 20, Arc::clone(&budget)));
        for _ in 0..2 {
            slow.push(vec![7; 60_000].into(), None);
        }
        quick.push(vec![7; 60_000].into(), None);
        assert!(matches!(quick.poll(), Some(Next::Message(_))));
        slow.push(vec![7; 60_000].into(), None);
        assert!(matches!(slow.poll(), Some(Next::Close(CloseCode::Slow))));
        drop((slow, quick));
        assert_eq!(waiting(&budget), 0);
    }
}
