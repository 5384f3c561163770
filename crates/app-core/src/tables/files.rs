//! Records as files, and what is kept beside them.

use crate::tables::owner::OpenTable;
use crate::tables::persons::is_kept;
use crate::tables::session::check_id;
use crate::tables::{Rooms, not_found};
use crate::problems::unsettled;
use crate::protocol::{Problem, Reply, Resource};
use crate::retry::{dropped, insist};
use crate::storage::Label;

/// The longest text that is remembered as a preference, in bytes.
const LONGEST_PREFERENCE: usize = 4_096;

/// The longest key that it is remembered under, in bytes.
const LONGEST_KEY: usize = 64;

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
        // Until it is gone, so that nobody reads it again in between.
        let room = self.room(table);
        let _shut = room.shut().await;
        let records = self.records();
        if !dropped(|| records.delete(table)).await.map_err(unsettled)? {
            return Err(not_found(Resource::Table));
        }
        self.stop_hosting_of(table).await;
        Ok(Reply::Done)
    }

    pub(crate) async fn label(&self, table: u32, label: Label) -> Result<Reply, Problem> {
        let found = insist(|| self.records().set_label(table, &label)).await.map_err(unsettled)?;
        if found { Ok(Reply::Done) } else { Err(not_found(Resource::Table)) }
    }

    /// Takes a part of a file that is sent here.
    pub(crate) async fn send_part(&self, parcel: &str, part: u32, text: String) -> Result<Reply, Problem> {
        check_id(parcel)?;
        Ok(Reply::Next { part: self.inner.parcels.add(parcel, part, text).await? })
    }

    /// Gives a part of a file that was made here.
    pub(crate) async fn fetch_part(&self, parcel: &str, part: u32) -> Result<Reply, Problem> {
        Ok(Reply::Part { text: self.inner.parcels.part(parcel, part).await? })
    }

    pub(crate) async fn prefer(&self, key: &str, value: &str) -> Result<Reply, Problem> {
        if !is_preference(key, value) {
            return Err(Problem::TooLong);
        }
        if is_kept(key) {
            return Err(not_found(Resource::Preference));
        }
        insist(|| self.records().prefer(key, value)).await.map_err(unsettled)?;
        Ok(Reply::Done)
    }
}

/// Whether so much can be remembered.
pub(crate) fn is_preference(key: &str, value: &str) -> bool {
    key.len() <= LONGEST_KEY && value.len() <= LONGEST_PREFERENCE
}

#[expect(clippy::disallowed_methods, reason = "a file of the owner holds the whole record")]
pub(crate) fn lines_of(open: &OpenTable) -> Vec<&str> {
    open.table().owned().lines().iter().map(|sealed| sealed.line.as_str()).collect()
}

/// The day of a moment (RFC 3339).
pub(crate) fn day(at: &str) -> &str {
    at.split('T').next().unwrap_or_default()
}

/// A file's text without the byte order mark that some editors put before it.
pub fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// The lines of a file that are not blank, each with its number from 1.
pub fn written_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    unmarked(text)
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.trim().is_empty())
}
