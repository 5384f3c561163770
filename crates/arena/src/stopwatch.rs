//! Measures the processor time of an answer, so that other programs on the machine do not count.

use std::time::{Duration, Instant};

/// Measures from its creation on, on one thread.
pub struct Stopwatch {
    began: Instant,
    spent: Option<Duration>,
}

impl Stopwatch {
    /// Begins to measure.
    pub fn start() -> Self {
        Self { began: Instant::now(), spent: spent_by_this_thread() }
    }

    /// Returns the processor time since the start; the time on the clock where the system does not count it.
    pub fn elapsed(&self) -> Duration {
        let spent = self.spent.and_then(|before| Some(spent_by_this_thread()?.saturating_sub(before)));
        spent.unwrap_or_else(|| self.began.elapsed())
    }
}

/// Returns the processor time of this thread, as Linux counts it.
fn spent_by_this_thread() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Returns the median, the 95th percentile and the highest of some times, in milliseconds.
pub fn summary(times: &mut [Duration]) -> [f64; 3] {
    times.sort_unstable();
    let at = |part: usize| times.get((times.len() * part / 100).min(times.len().saturating_sub(1)));
    [50, 95, 100].map(|part| at(part).copied().unwrap_or_default().as_secs_f64() * 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_contains_median_and_slowest_time() {
        let mut times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(summary(&mut times), [51.0, 96.0, 100.0]);
        assert_eq!(summary(&mut []), [0.0; 3]);
    }
}
