//! Records as files, and the data stored beside them.

use crate::problems::not_found;
use crate::problems::outcome_unknown;
use crate::protocol::{Problem, Reply, Resource};
use crate::retry::{dropped, retry_until_known};
use crate::storage::LabelChange;
use crate::tables::record_text::day;
use crate::tables::record_text::lines_of;
use crate::tables::request_ids::check_id;
use crate::tables::rooms::Rooms;

impl Rooms {
    pub(crate) async fn export(&self, table: u32) -> Result<Reply, Problem> {
        let (text, game, at) = self
            .ask(table, |open| {
                let table = open.table();
                Ok((lines_of(open).join("\n") + "\n", table.game(), table.at().to_owned()))
            })
            .await?;
        Ok(Reply::File { name: format!("{game}-{}-{table}.bucintoro", day(&at)), text })
    }

    pub(crate) async fn delete(&self, table: u32) -> Result<Reply, Problem> {
        // Held until the table is deleted, so that it is not read in between.
        let room = self.room(table);
        let _shut = room.close_exclusive().await;
        let records = self.records();
        if !dropped(|| records.delete(table)).await.map_err(outcome_unknown)? {
            return Err(not_found(Resource::Table));
        }
        self.stop_hosting_of(table).await;
        Ok(Reply::Done)
    }

    pub(crate) async fn label(&self, table: u32, change: LabelChange) -> Result<Reply, Problem> {
        let found = retry_until_known(|| self.records().set_label(table, &change)).await.map_err(outcome_unknown)?;
        if found { Ok(Reply::Done) } else { Err(not_found(Resource::Table)) }
    }

    /// Stores an uploaded part of a file.
    pub(crate) async fn send_part(&self, parcel: &str, part: u32, text: String) -> Result<Reply, Problem> {
        check_id(parcel)?;
        Ok(Reply::Next { part: self.inner.transfers.add(parcel, part, text).await? })
    }

    /// Returns a part of a file that was made here.
    pub(crate) async fn fetch_part(&self, parcel: &str, part: u32) -> Result<Reply, Problem> {
        Ok(Reply::Part { text: self.inner.transfers.part(parcel, part).await? })
    }
}
