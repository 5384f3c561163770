//! Scores of the event's tables for the room display, computed by the nodes that own the tables.
//!
//! A score is a fold over a whole record. So it is computed in the background with at most a tenth of one core,
//! however many tables there are. The room display is then some seconds late.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::node::Node;

/// Pause after all tables, and the pause after one table as a multiple of its computing time.
const ROUND: Duration = Duration::from_secs(3);
const REST: u32 = 9;

impl Node {
    /// Computes scores as long as this node serves.
    pub(crate) async fn compute_scores(self: Arc<Self>) -> Infallible {
        loop {
            sleep(ROUND).await;
            for table in self.tables_with_news().await {
                let begun = Instant::now();
                let Ok(worked_out) = self.app.scores(table).await else { continue };
                let scores = kernel::to_json(&worked_out.scores);
                if let Err(problem) = self.club.store_scores(table, &worked_out.last, &scores).await {
                    tracing::warn!(%problem, "the scores of a table could not be stored");
                }
                sleep(begun.elapsed() * REST).await;
            }
        }
    }

    /// Returns this node's tables of the event with new entries since their last score.
    async fn tables_with_news(&self) -> Vec<u32> {
        let Ok(Some((_, evening))) = self.read_event().await else { return vec![] };
        let Ok(facts) = self.club.facts(&evening.open_tables()).await else { return vec![] };
        let own = facts.iter().filter(|facts| facts.is_news && facts.node.as_deref() == Some(self.club.node().id()));
        own.map(|facts| facts.table).collect()
    }
}
