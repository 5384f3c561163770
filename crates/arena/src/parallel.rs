//! Plays games on several threads.

use std::ops::ControlFlow;
use std::sync::Mutex;

/// The state of the work.
struct Work<I, F> {
    todo: I,
    finished: F,
    stopped: Result<bool, String>,
}

/// Calls `play` with each job, on several threads. `finished` gets the results one at a time, in any order, and can
/// stop the work: then the games that are under way still end, but their results are dropped.
///
/// # Errors
/// The first error of a call.
pub fn for_each<J: Copy + Send, T: Send>(
    jobs: impl Iterator<Item = J> + Send,
    threads: usize,
    play: impl Fn(J) -> Result<T, String> + Sync,
    finished: impl FnMut(J, T) -> Result<ControlFlow<()>, String> + Send,
) -> Result<(), String> {
    let work = Mutex::new(Work { todo: jobs, finished, stopped: Ok(false) });
    let lock = || work.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let next = || {
        let mut work = lock();
        if work.stopped == Ok(false) { work.todo.next() } else { None }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some(job) = next() {
                    let result = play(job);
                    let mut work = lock();
                    if work.stopped != Ok(false) {
                        return;
                    }
                    match result.and_then(|result| (work.finished)(job, result)) {
                        Ok(ControlFlow::Continue(())) => {}
                        Ok(ControlFlow::Break(())) => work.stopped = Ok(true),
                        Err(problem) => work.stopped = Err(problem),
                    }
                }
            });
        }
    });
    work.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()).stopped.map(drop)
}

/// Calls `play` with each number below `games`, on several threads, and reports progress on standard error. Returns the
/// results in order.
///
/// # Errors
/// The first error of a call.
pub fn in_order<T: Send>(
    games: u64,
    threads: usize,
    play: impl Fn(u64) -> Result<T, String> + Sync,
) -> Result<Vec<T>, String> {
    let mut results: Vec<(u64, T)> = vec![];
    for_each(0..games, threads, play, |game, result| {
        results.push((game, result));
        let done = results.len() as u64;
        if done * 10 / games != (done - 1) * 10 / games {
            eprintln!("{done} of {games} games");
        }
        Ok(ControlFlow::Continue(()))
    })?;
    results.sort_by_key(|(game, _)| *game);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}
