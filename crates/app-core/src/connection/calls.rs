//! The calls of one connection: running ones, and waiting ones.

use std::collections::VecDeque;

use futures_util::future::BoxFuture;
use futures_util::stream::{FuturesUnordered, StreamExt};

use crate::protocol::{HostingRequest, LibraryRequest, Request, TableRequest};

/// Maximum number of waiting calls. At this limit, reading from the connection pauses.
const MOST_WAITING: usize = 16;

/// The subject of a call. A call waits for earlier ones about the same subject.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CallSubject {
    table: Option<u32>,
    kind: &'static str,
    /// True if the call changes which table the session watches.
    watches: bool,
}

impl CallSubject {
    /// No subject. Calls without a subject wait for one another, and for no other call.
    pub const NOTHING: Self = Self { table: None, kind: "", watches: false };

    /// Returns the subject of a request: its table, and its kind. All requests about boards are of one kind, and so are
    /// those about the library, except statistics.
    pub fn request(request: &Request) -> Self {
        let watches = matches!(request, Request::Table(TableRequest::Open { .. } | TableRequest::Leave));
        // Several kinds of request read and write the library and the boards, so each of the two is one subject.
        let kind = match request {
            Request::Library(LibraryRequest::Statistics { .. }) => request.kind(),
            Request::Library(_) => "library",
            Request::Board(_) => "board",
            Request::Table(_) | Request::File(_) | Request::Hosting(_) | Request::Membership(_) => request.kind(),
        };
        Self { table: request.table(), kind, watches }
    }

    /// True if the later of two calls has to wait for the earlier one. They concern one table, or no table and the same
    /// kind, or both change which table the session watches.
    fn conflicts_with(&self, other: &Self) -> bool {
        let alike = if self.table.is_none() { self.kind == other.kind } else { true };
        (self.table == other.table && alike) || (self.watches && other.watches)
    }
}

/// True for a liveness probe, which is answered without waiting for other calls.
pub fn is_ping(request: &Request) -> bool {
    matches!(request, Request::Hosting(HostingRequest::Ping))
}

/// The calls `C` of one connection, each of which becomes an answer `A`.
pub struct Calls<'a, C, A> {
    /// Maximum number of running calls, not counting pings.
    most: usize,
    running: FuturesUnordered<BoxFuture<'a, (Option<u64>, A)>>,
    in_progress: Vec<(u64, CallSubject)>,
    waiting: VecDeque<(CallSubject, C)>,
    begun: u64,
}

impl<'a, C, A: 'a> Calls<'a, C, A> {
    /// Creates an empty queue that runs at most `most` calls at a time, not counting pings.
    pub fn new(most: usize) -> Self {
        Self { most, running: FuturesUnordered::new(), in_progress: Vec::new(), waiting: VecDeque::new(), begun: 0 }
    }

    /// True if another call may be read.
    pub fn has_room(&self) -> bool {
        self.waiting.len() < MOST_WAITING
    }

    /// True if a call is running.
    pub fn is_busy(&self) -> bool {
        !self.running.is_empty()
    }

    /// Appends a call to the waiting ones.
    pub fn push(&mut self, about: CallSubject, call: C) {
        self.waiting.push_back((about, call));
    }

    /// True if a waiting call can begin now.
    pub fn may_begin(&self) -> bool {
        self.first().is_some()
    }

    /// Begins the first waiting call that no earlier call blocks, if there is one.
    pub fn begin(&mut self, answer: impl FnOnce(C) -> BoxFuture<'a, A>) {
        let Some((about, call)) = self.first().and_then(|first| self.waiting.remove(first)) else { return };
        self.begun += 1;
        self.in_progress.push((self.begun, about));
        self.run(Some(self.begun), answer(call));
    }

    /// Begins a call that neither waits for others nor blocks them.
    pub fn begin_unordered(&mut self, answer: BoxFuture<'a, A>) {
        self.run(None, answer);
    }

    /// Returns the next answer. Pending forever if no call is in progress. Cancel-safe.
    pub async fn next_answer(&mut self) -> A {
        match self.running.next().await {
            Some((number, answer)) => {
                self.in_progress.retain(|(other, _)| Some(*other) != number);
                answer
            }
            None => std::future::pending().await,
        }
    }

    fn run(&mut self, number: Option<u64>, answer: BoxFuture<'a, A>) {
        self.running.push(Box::pin(async move { (number, answer.await) }));
    }

    /// Returns the first waiting call that no earlier call blocks.
    fn first(&self) -> Option<usize> {
        if self.in_progress.len() >= self.most {
            return None;
        }
        let waits = |(nth, about): (usize, &CallSubject)| {
            let in_progress = self.in_progress.iter().map(|(_, other)| other);
            in_progress
                .chain(self.waiting.iter().take(nth).map(|(other, _)| other))
                .any(|other| about.conflicts_with(other))
        };
        (0..self.waiting.len()).find(|nth| !self.waiting.get(*nth).is_some_and(|(about, _)| waits((*nth, about))))
    }
}
