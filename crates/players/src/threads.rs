//! Shares the work of a program between threads.
#![expect(clippy::disallowed_types, reason = "a program must answer in time")]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use agents::WorkerPool;

/// Runs jobs on several threads, until they are cancelled or it is too late. The choice of a program does not depend on
/// the number of threads.
pub struct Threads {
    count: usize,
    until: Option<Instant>,
    is_cancelled: Box<dyn Fn() -> bool + Send + Sync>,
}

impl Threads {
    /// Creates a pool of at least one thread. After `until` the program answers with what it has.
    pub fn new(count: usize, until: Option<Instant>) -> Self {
        Self { count: count.max(1), until, is_cancelled: Box::new(|| false) }
    }

    /// Makes the program answer with what it has, as soon as the condition is true. It is tested often.
    #[must_use]
    pub fn cancelled_if(self, is_cancelled: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { is_cancelled: Box::new(is_cancelled), ..self }
    }
}

impl WorkerPool for Threads {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.count.min(jobs) {
                scope.spawn(|| {
                    loop {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        if nth >= jobs {
                            return;
                        }
                        job(nth);
                    }
                });
            }
        });
    }

    fn is_cancelled(&self) -> bool {
        (self.is_cancelled)() || self.until.is_some_and(|until| Instant::now() > until)
    }
}
