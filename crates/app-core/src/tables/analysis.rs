//! The analysis of a finished game.

use std::sync::Arc;

use crate::problems::not_found;
use crate::protocol::{Problem, Reply, Resource};
use crate::runtime::spawn_blocking;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::record_text::lines_of;
use crate::tables::rooms::Rooms;
use crate::tickets::log_with_ticket;

impl Rooms {
    /// Explains what decided a finished game. The work takes seconds: until it is done, the reply is its progress, and
    /// the client asks again. The result is kept for the next caller.
    ///
    /// # Errors
    /// [`Problem::NotOver`], or if the table cannot be read.
    pub(crate) async fn analyse(&self, table: u32) -> Result<Reply, Problem> {
        let finished = |open: &mut TableActor| match open.table().progress().over {
            true => Ok((open.table().game(), open.table().head())),
            false => Err(Problem::NotOver),
        };
        let (game, head) = self.ask(table, finished).await?;
        let game = self.games().game(game).ok_or_else(|| not_found(Resource::Table))?;
        let work = move |app: Self, _| async move {
            let record = |open: &mut TableActor| Ok(lines_of(open).into_iter().map(str::to_owned).collect());
            let lines: Vec<String> = app.ask(table, record).await?;
            let programs = Arc::clone(app.programs());
            let analyse = move || {
                let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                let (table, _) = game.open(&lines, &[], false).map_err(|fault| fault.to_string())?;
                Ok(programs.get().and_then(|programs| programs.analyse(&*table)))
            };
            let analysed: Result<_, String> = spawn_blocking(analyse).await?;
            let analysis = analysed.map_err(|fault| Problem::Internal { ticket: log_with_ticket(fault) })?;
            Ok(Reply::Analysis { analysis: analysis.map(Box::new) })
        };
        self.run_with_progress(&format!("analysis-{table}-{head}"), work).await
    }
}
