//! Games here that begin with the same line as a record from outside. Each is the same game, an earlier state of it, or
//! a copy that was played on differently.

use std::sync::Arc;

use kernel::erased::AnyTable;

use super::Rooms;
use super::owner::OpenTable;
use crate::trouble::trouble;
use crate::wire::Problem;

/// A game here that begins with the same line as a record from outside.
pub(super) struct RelatedTable {
    pub table: u32,
    /// How many lines both have in common.
    pub common: u32,
    /// How many lines it has.
    length: u32,
    /// Whether it was handed over to another device.
    pub gone: bool,
}

impl RelatedTable {
    /// Whether the record begins with all its lines.
    pub fn is_beginning(&self) -> bool {
        self.common == self.length
    }
}

impl Rooms {
    /// The games here that begin with the first line of a record, of which `length` lines came from outside. One that
    /// cannot be opened is not among them, so that no record is taken for one that is damaged.
    #[expect(clippy::disallowed_methods, reason = "it compares a record of its owner with those here")]
    pub(super) async fn related_tables(&self, whole: &dyn AnyTable, length: u32) -> Result<Vec<RelatedTable>, Problem> {
        let lines = &whole.owned().lines()[..length as usize];
        let Some(header) = lines.first() else { return Ok(vec![]) };
        // The hashes are chained: lines with the same hash are the same up to there.
        let hashes: Arc<[String]> = lines.iter().map(|line| line.hash.clone()).collect();
        let mut related = Vec::new();
        for table in self.records().with_header(&header.line).await.map_err(trouble)? {
            let hashes = Arc::clone(&hashes);
            let compare = move |open: &mut OpenTable| {
                let here = open.table().owned().lines();
                let common = here.iter().zip(&*hashes).take_while(|(here, hash)| here.hash == **hash).count() as u32;
                Ok(RelatedTable { table, common, length: here.len() as u32, gone: open.gone_to().is_some() })
            };
            match self.room(table).glance(compare).await {
                Err(Problem::NotFound { .. } | Problem::Damaged { .. } | Problem::Newer { .. }) => {}
                found => related.push(found?),
            }
        }
        Ok(related)
    }
}
