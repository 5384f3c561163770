//! Work that is done once, however often it is requested.
//!
//! A screen sends a request again if the connection broke before the answer came. One that creates something
//! carries an id: the work goes on whether or not anybody waits for it, and a request with the same id gets
//! its result. What must survive a restart is stored with what was created.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::{Rooms, session};
use crate::tasks;
use crate::trouble::ticket;
use crate::wire::{Problem, Reply};

/// How many pieces of work are remembered; those that ended first are forgotten first.
const MOST: usize = 64;

/// How long the caller waits for long work before it is told how far the work is.
const A_WHILE: Duration = Duration::from_millis(500);

/// The state of a piece of work.
#[derive(Clone)]
enum Stand {
    Working { done: u32, of: u32 },
    Done(Result<Reply, Problem>),
}

/// All work in progress, and the results of the latest.
#[derive(Default)]
pub(super) struct Works {
    known: Mutex<VecDeque<(String, watch::Receiver<Stand>)>>,
}

/// Says how far a piece of work is.
#[derive(Clone)]
pub(super) struct ProgressReport(watch::Sender<Stand>);

impl ProgressReport {
    /// So many of so many are done.
    pub(super) fn at(&self, done: usize, of: usize) {
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        self.0.send_replace(Stand::Working { done: small(done), of: small(of) });
    }
}

impl Works {
    /// The work of this id.
    fn known(&self, id: &str) -> Option<watch::Receiver<Stand>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(other, _)| other == id).map(|(_, stand)| stand.clone())
    }

    /// The work of this id, begun now unless it was before.
    fn begun<F>(&self, id: &str, work: impl FnOnce(ProgressReport) -> F) -> watch::Receiver<Stand>
    where
        F: Future<Output = Result<Reply, Problem>> + Send + 'static,
    {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        // Of what nobody could say whether it was done, it is asked again.
        known.retain(|(other, stand)| other != id || !is_unsettled(&stand.borrow()));
        if let Some((_, stand)) = known.iter().find(|(other, _)| other == id) {
            return stand.clone();
        }
        let (sender, stand) = watch::channel(Stand::Working { done: 0, of: 0 });
        let work = work(ProgressReport(sender.clone()));
        tasks::spawn(async move {
            let came_to = work.await;
            sender.send_replace(Stand::Done(came_to));
        });
        if known.len() >= MOST {
            let ended = known.iter().position(|(_, stand)| matches!(*stand.borrow(), Stand::Done(_)));
            known.remove(ended.unwrap_or(0));
        }
        known.push_back((id.to_owned(), stand.clone()));
        stand
    }
}

impl Rooms {
    /// Whether work under this id was begun.
    pub(super) fn works_on(&self, id: &str) -> bool {
        self.inner.works.known(id).is_some()
    }

    /// Does something once, however often the request with this id is sent; without an id, every time.
    pub(super) async fn once<F>(&self, id: Option<&str>, work: impl FnOnce(Self) -> F) -> Result<Reply, Problem>
    where
        F: Future<Output = Result<Reply, Problem>> + Send + 'static,
    {
        let Some(id) = id else { return work(self.clone()).await };
        session::check_id(id)?;
        ended(&mut self.inner.works.begun(id, |_| work(self.clone()))).await
    }

    /// The same for long work: after a while the answer says how far it is, and the caller asks again.
    pub(super) async fn awhile<F>(
        &self,
        id: &str,
        work: impl FnOnce(Self, ProgressReport) -> F,
    ) -> Result<Reply, Problem>
    where
        F: Future<Output = Result<Reply, Problem>> + Send + 'static,
    {
        session::check_id(id)?;
        let mut stand = self.inner.works.begun(id, |progress| work(self.clone(), progress));
        if let Ok(came_to) = tasks::timeout(A_WHILE, ended(&mut stand)).await {
            return came_to;
        }
        let now = stand.borrow().clone();
        match now {
            Stand::Working { done, of } => Ok(Reply::Working { done, of }),
            Stand::Done(came_to) => came_to,
        }
    }
}

fn is_unsettled(stand: &Stand) -> bool {
    matches!(stand, Stand::Done(Err(Problem::Unsettled { .. })))
}

async fn ended(stand: &mut watch::Receiver<Stand>) -> Result<Reply, Problem> {
    match stand.wait_for(|stand| matches!(stand, Stand::Done(_))).await.as_deref() {
        Ok(Stand::Done(came_to)) => came_to.clone(),
        // It panicked.
        _ => Err(Problem::Internal { ticket: ticket("work that was asked for has ended in the middle") }),
    }
}
