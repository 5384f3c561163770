//! Closed tables, and their records as files.

use std::sync::Arc;

use app_core::problems::to_problem;
use club_event::wire::{Problem, Reply};
use club_event::{ClubEvent, Who};

use super::people::not_found;
use super::to_unreadable;
use crate::node::Node;
use app_core::protocol::Resource;

impl Node {
    /// Reads the events whose closed tables this page may see, the latest first.
    async fn past_of(&self, who: Who) -> Result<Vec<(u32, ClubEvent)>, Problem> {
        let all = match who {
            Who::Organiser => self.club.events().await.map_err(to_problem)?,
            Who::Person(_) => self.club.event().await.map_err(to_problem)?.into_iter().collect(),
            Who::Wall => return Err(Problem::NotAllowed),
        };
        let read = |kept: club_postgres::StoredEvent| {
            Ok((kept.id, serde_json::from_str(&kept.evening).map_err(to_unreadable)?))
        };
        all.into_iter().map(read).collect()
    }

    /// Returns the closed tables that this page may see.
    pub(crate) async fn archive(&self, who: Who) -> Result<Reply, Problem> {
        let past = self.past_of(who).await?;
        Ok(Reply::Archive { evenings: past.iter().map(|(id, evening)| evening.past(*id, who)).collect() })
    }

    /// Returns the record of a closed table, for a person who may download it.
    pub(crate) async fn record(self: &Arc<Self>, who: Who, table: u32) -> Result<Reply, Problem> {
        let past = self.past_of(who).await?;
        let has = |evening: &&ClubEvent| evening.closed().iter().any(|closed| closed.table() == table);
        let evening = past.iter().map(|(_, evening)| evening).find(has).ok_or_else(|| not_found(Resource::Table))?;
        evening.may_take(who, table)?;
        match self.app.record_at_rest(table).await? {
            app_core::protocol::Reply::File { name, text } => Ok(Reply::File { name, text }),
            _ => Err(not_found(Resource::Record)),
        }
    }

    /// Records a person's agreement to share the whole record.
    pub(crate) async fn agree_to_share(&self, person: u32, table: u32) -> Result<Reply, Problem> {
        self.change(|evening| evening.agree(person, table)).await.map(|()| Reply::Done)
    }
}
