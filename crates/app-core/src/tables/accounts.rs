//! How one table's game went.

use kernel::Viewer;

use super::Rooms;
use crate::protocol::{Problem, Reply};

impl Rooms {
    pub(super) async fn account(&self, table: u32, viewer: Viewer) -> Result<Reply, Problem> {
        let account = self.ask(table, move |open| Ok(open.table().seen_by(viewer).account())).await?;
        Ok(Reply::Account { account: Box::new(account) })
    }
}
