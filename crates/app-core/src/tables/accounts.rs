//! The report of one table's game.

use kernel::Viewer;

use crate::protocol::{Problem, Reply};
use crate::tables::rooms::Rooms;

impl Rooms {
    pub(crate) async fn account(&self, table: u32, viewer: Viewer) -> Result<Reply, Problem> {
        let account = self.ask(table, move |open| Ok(open.table().view_for(viewer).account())).await?;
        Ok(Reply::Account { account: Box::new(account) })
    }
}
