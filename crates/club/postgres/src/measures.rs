//! Metrics of a node's database calls, for monitoring.

use prometheus::core::Collector;
use prometheus::{Histogram, HistogramOpts, IntCounter};

/// Upper bounds of the time to store an entry, in seconds: from a commit on a good disk up to the statement
/// timeout.
const BOUNDS: [f64; 13] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// Metrics since the program began.
pub struct Measures {
    /// Time to store entries, with any outcome; in seconds.
    pub(crate) append: Histogram,
    /// Number of statements refused because another node owns the table.
    pub(crate) fenced: IntCounter,
}

impl Measures {
    /// # Errors
    /// If a metric has an invalid name; these are valid.
    pub(crate) fn new() -> Result<Self, prometheus::Error> {
        let append = HistogramOpts::new("bucintoro_append_seconds", "How long the database took over entries.");
        Ok(Self {
            append: Histogram::with_opts(append.buckets(BOUNDS.to_vec()))?,
            fenced: IntCounter::new(
                "bucintoro_fenced_total",
                "What was refused to this node because another has the table by now.",
            )?,
        })
    }

    /// Returns all collectors.
    pub fn all(&self) -> Vec<Box<dyn Collector>> {
        vec![Box::new(self.append.clone()), Box::new(self.fenced.clone())]
    }
}
