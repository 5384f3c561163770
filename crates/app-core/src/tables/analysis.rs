//! The analysis of a finished game.

use crate::protocol::{Problem, Reply};
use crate::tables::actor::programs::WholeRecord;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::rooms::Rooms;

impl Rooms {
    /// Explains what decided a finished game. The work takes seconds: until it is done, the reply is its progress, and
    /// the client asks again. The result is kept for the next caller.
    ///
    /// # Errors
    /// [`Problem::NotOver`], or if the table cannot be read.
    pub(crate) async fn analyse(&self, table: u32) -> Result<Reply, Problem> {
        let finished = |open: &mut TableActor| match open.table().progress().over {
            true => Ok(open.table().head()),
            false => Err(Problem::NotOver),
        };
        let head = self.ask(table, finished).await?;
        let work = move |app: Self, _| async move {
            let record = app.ask(table, |open: &mut TableActor| Ok(WholeRecord::of(open.table()))).await?;
            let analysis = match app.programs().get() {
                Some(programs) => programs.analyse(record).await?,
                None => None,
            };
            Ok(Reply::Analysis { analysis: analysis.map(Box::new) })
        };
        self.run_with_progress(&format!("analysis-{table}-{head}"), work).await
    }
}
