//! The list of tables.

use std::time::Duration;

use kernel::to_json;

use crate::problems::to_problem;
use crate::protocol::{Problem, TableLine};
use crate::runtime::Instant;
use crate::storage::{EntryRef, Label, Listed};
use crate::tables::actor::table_actor::TableActor;
use crate::tables::rooms::Rooms;
use crate::tables::summary::{Older, PlayMark, StoredSummary, Summary, are_copies};

/// The time for recomputing summaries during one listing. The rest follows at the next listing.
const TELLING_TIME: Duration = Duration::from_millis(500);

impl Rooms {
    /// Returns all tables, the last played first.
    pub(crate) async fn tables(&self) -> Result<Vec<TableLine>, Problem> {
        let begun = Instant::now();
        let (mut tables, mut marks): (Vec<TableLine>, Vec<PlayMark>) = Default::default();
        for listed in self.records().list().await.map_err(to_problem)? {
            let Listed { table, game, summary, label } = listed;
            let is_known = self.games().game(&game).is_some();
            let (game, Summary { seating, progress, asked, places, played, mark, .. }) =
                match StoredSummary::from_text(summary) {
                    StoredSummary::Whole(summary) if is_known => (game, summary),
                    StoredSummary::Older(older) if is_known && begun.elapsed() > TELLING_TIME => (game, older.into()),
                    StoredSummary::Older(older) if is_known => (game, self.upgrade_summary(table, older).await),
                    // Lost to damage. It is recomputed from the table; an unreadable table is listed too, so that it can be
                    // inspected and deleted.
                    _ => self.recompute_summary(table, game).await,
                };
            let Label { name, filed, location, note } = label;
            marks.push(mark);
            tables.push(TableLine {
                table,
                game,
                name,
                filed,
                location,
                note,
                seating,
                progress,
                asked,
                places,
                played,
                copy: false,
            });
        }
        let copies = are_copies(tables.iter().map(|line| line.table).zip(&marks));
        tables.iter_mut().zip(copies).for_each(|(line, copy)| line.copy = copy);
        tables.sort_by(|a, b| b.played.cmp(&a.played).then(b.table.cmp(&a.table)));
        Ok(tables)
    }

    /// Recomputes a lost summary of a table from its record, and stores it. Returns the game too.
    async fn recompute_summary(&self, table: u32, listed: String) -> (String, Summary) {
        let known = |open: &mut TableActor| {
            let table = open.table();
            let summary = Summary::of(table);
            Ok((table.game().to_owned(), open.last(), summary))
        };
        let Ok((game, last, summary)) = self.ask(table, known).await else { return (listed, Summary::default()) };
        self.store_summary(table, last, &summary).await;
        (game, summary)
    }

    /// Recomputes a summary in an older format from the record, and stores it.
    async fn upgrade_summary(&self, table: u32, older: Older) -> Summary {
        let known = |open: &mut TableActor| Ok((open.last(), Summary::of(open.table())));
        let Ok((last, told)) = self.ask(table, known).await else { return older.into() };
        let summary = Summary { played: older.played, ..told };
        self.store_summary(table, last, &summary).await;
        summary
    }

    async fn store_summary(&self, table: u32, last: Option<EntryRef>, summary: &Summary) {
        let Some(last) = last else { return };
        // Saves only recomputing it.
        if let Err(problem) = self.records().set_summary(table, &last, &to_json(summary)).await {
            tracing::warn!(%problem, "a summary could not be stored");
        }
    }
}
