//! Stored games whose first line equals that of an imported record. Each is the same game, an earlier state of it, or a
//! copy that continued differently. Of several games with the same play, one is counted; the others are copies.

use std::sync::Arc;

use kernel::erased::AnyTable;
use kernel::record::HashedLine;

use crate::problems::to_problem;
use crate::protocol::Problem;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::rooms::Rooms;

/// A stored game whose first line equals that of an imported record.
pub(crate) struct RelatedTable {
    pub table: u32,
    /// The number of common lines.
    pub common: u32,
    /// The number of lines of the stored game.
    pub length: u32,
    /// The number of lines of the stored game up to the last one that is not a seed commitment.
    played_length: u32,
    /// True if the stored game was handed over to another device.
    pub gone: bool,
}

impl RelatedTable {
    /// True if the record begins with all lines of the stored game.
    pub fn is_beginning(&self) -> bool {
        self.common == self.length
    }

    /// True if the record begins with all lines of the stored game up to its last played one.
    pub fn is_continued(&self) -> bool {
        self.common >= self.played_length
    }
}

impl Rooms {
    /// Returns the stored games that begin with the first line of a record, of which `length` lines were imported.
    /// Skips those that cannot be opened, so that a damaged game matches no record.
    #[expect(clippy::disallowed_methods, reason = "it compares a record of its owner with those here")]
    pub(crate) async fn related_tables(&self, whole: &dyn AnyTable, length: u32) -> Result<Vec<RelatedTable>, Problem> {
        let lines = &whole.owner_view().lines()[..length as usize];
        let Some(header) = lines.first() else { return Ok(vec![]) };
        // The hashes are chained: equal hashes mean equal lines up to there.
        let hashes: Arc<[String]> = lines.iter().map(|line| line.hash.clone()).collect();
        let mut related = Vec::new();
        for table in self.records().with_header(&header.line).await.map_err(to_problem)? {
            let hashes = Arc::clone(&hashes);
            let compare = move |open: &mut TableActor| {
                let here = open.table().owner_view().lines();
                let common = here.iter().zip(&*hashes).take_while(|(here, hash)| here.hash == **hash).count() as u32;
                let (length, played_length) = (open.table().length(), open.table().played_length());
                Ok(RelatedTable { table, common, length, played_length, gone: open.gone_to().is_some() })
            };
            match self.room(table).ask_transient(compare).await {
                Err(Problem::NotFound { .. } | Problem::Damaged { .. } | Problem::Newer { .. }) => {}
                Err(Problem::Unsettled { .. }) => related.extend(self.compare_with_stored(table, lines).await?),
                found => related.push(found?),
            }
        }
        Ok(related)
    }

    /// Compares a game that another program has open in its stored form. It is neither extended nor replaced.
    async fn compare_with_stored(&self, table: u32, lines: &[HashedLine]) -> Result<Option<RelatedTable>, Problem> {
        let Some(stored) = self.records().read(table).await.map_err(to_problem)? else { return Ok(None) };
        let same = |(here, line): &(&Vec<u8>, &HashedLine)| **here == line.line.as_bytes();
        let common = stored.lines.iter().zip(lines).take_while(same).count() as u32;
        Ok(Some(RelatedTable { table, common, length: u32::MAX, played_length: u32::MAX, gone: true }))
    }
}
