//! Corruption reports and their acknowledgement.

use crate::now;
use crate::problems::{outcome_unknown, to_problem};
use crate::protocol::{Damage, Problem, Reply};
use crate::retry::retry_until_known;
use crate::storage::Quarantined;
use crate::tables::rooms::Rooms;
use crate::tables::transfer::import::RestoredGame;

impl Rooms {
    /// Opens every table once, so that its damage is found and reported now.
    pub async fn check_all_tables(&self) {
        let records = self.records();
        let all = match records.list().await {
            Ok(all) => all,
            Err(problem) => {
                tracing::warn!(%problem, "the tables could not be listed, so none was checked");
                return;
            }
        };
        for listed in all {
            let noted = match self.room(listed.table).subscribe().await {
                Err(Problem::Damaged { fault }) => {
                    records.report_corruption(Some(listed.table), &Damage::Unopened { fault }, &now()).await
                }
                _ => Ok(()),
            };
            if let Err(problem) = noted {
                tracing::warn!(%problem, table = listed.table, "a corruption report could not be stored");
            }
        }
        self.stop_all().await;
    }

    /// Replaces a corruption report, unless a user has acknowledged it.
    ///
    /// # Errors
    /// Errors of the store.
    pub async fn replace_loss(&self, before: &Damage, after: &Damage) -> Result<(), Problem> {
        let records = self.records();
        let losses = records.corruption_reports(None).await.map_err(to_problem)?;
        let Some(loss) = losses.into_iter().find(|loss| loss.damage == *before) else { return Ok(()) };
        retry_until_known(|| records.report_corruption(loss.table, after, &loss.found))
            .await
            .map_err(outcome_unknown)?;
        let replaced = [loss.id];
        retry_until_known(|| records.acknowledge_reports(&replaced)).await.map_err(outcome_unknown)
    }

    /// Withdraws reports of lost lines and lost games that a backup has restored. Returns the number of restored lines.
    ///
    /// # Errors
    /// Errors of the store.
    pub async fn withdraw_restored(&self, mut games: Vec<RestoredGame>) -> Result<u32, Problem> {
        let records = self.records();
        let mut restored = 0;
        for loss in records.corruption_reports(None).await.map_err(to_problem)? {
            let Some(table) = loss.table else { continue };
            let is_back = match &loss.damage {
                Damage::LostTail { last, known } => {
                    let stored = records.read(table).await.map_err(to_problem)?;
                    let length = stored.map_or(0, |stored| stored.lines.len() as u32);
                    restored += length.min(known.saturating_add(1)).saturating_sub(last.saturating_add(1));
                    length > *known
                }
                Damage::Missing { known, first: Some(first) } if !first.is_empty() => {
                    // A game that was restored as a new table has a later id.
                    let is_it = |game: &RestoredGame| game.table > table && game.first.starts_with(first);
                    let Some(game) = games.iter().position(is_it).map(|at| games.swap_remove(at)) else { continue };
                    if *known > 0 {
                        restored += game.lines.min(known.saturating_add(1));
                    }
                    if let Some(last) = game.lines.checked_sub(1).filter(|last| last < known) {
                        let tail = Damage::LostTail { last, known: *known };
                        retry_until_known(|| records.report_corruption(Some(game.table), &tail, &loss.found))
                            .await
                            .map_err(outcome_unknown)?;
                    }
                    true
                }
                _ => false,
            };
            if is_back {
                let withdrawn = [loss.id];
                retry_until_known(|| records.acknowledge_reports(&withdrawn)).await.map_err(outcome_unknown)?;
            }
        }
        Ok(restored)
    }

    /// Returns the unacknowledged corruption reports, and the contents of quarantine.
    pub(crate) async fn list_corruption(&self) -> Result<Reply, Problem> {
        let records = self.records();
        let losses = records.corruption_reports(None).await.map_err(to_problem)?;
        let Quarantined { place, names } = records.quarantined().await.map_err(to_problem)?;
        Ok(Reply::Losses { losses, folder: place, files: names })
    }

    /// Deletes reports that a user has read.
    pub(crate) async fn acknowledge_corruption(&self, losses: Vec<u32>) -> Result<Reply, Problem> {
        let known = self.records().corruption_reports(None).await.map_err(outcome_unknown)?;
        retry_until_known(|| self.records().acknowledge_reports(&losses)).await.map_err(outcome_unknown)?;
        // Only the tables of these reports need to know, if they are open.
        let tables = known.iter().filter(|loss| losses.contains(&loss.id)).filter_map(|loss| loss.table);
        for room in tables.filter_map(|table| self.rooms().get(&table).filter(|room| room.is_open()).cloned()) {
            let read = losses.clone();
            let told = room.ask(move |open| {
                open.acknowledge_reports(&read);
                Ok(())
            });
            // A table that cannot be read shows no reports.
            let _ = told.await;
        }
        Ok(Reply::Done)
    }
}
