//! A diagnostic file for developers: a table as a spectator knows it, and the program's log. It contains no secret,
//! and names only the players of the table.

use crate::tables::rooms::Program;
use serde_json::{Value, json};

use crate::now;
use crate::problems::to_problem;
use crate::protocol::{Problem, Reply};
use crate::runtime::spawn_blocking;
use crate::tables::record_text::day;
use crate::tables::rooms::Rooms;

/// The minimum length of a name, in characters, that is searched for in the log.
const SHORTEST: usize = 3;

/// The replacement for a removed name.
const SOMEBODY: &str = "…";

impl Rooms {
    /// Sets the program's data for reports. Only the first call has an effect.
    pub fn set_program(&self, program: Program) {
        // A second call has the same content.
        let _ = self.inner.program.set(program);
    }

    /// Returns a report, with or without a table.
    pub(crate) async fn report(&self, table: Option<u32>) -> Result<Reply, Problem> {
        let seen = match table {
            Some(table) => Some(self.as_spectator(table).await?),
            None => None,
        };
        let (at, program) = (now(), self.inner.program.get());
        let file = json!({
            "bucintoro_report": 1,
            "at": at,
            "version": program.map(|program| program.version),
            "system": program.map(|program| program.system.as_str()),
            "games": self.games().0.iter().map(|game| game.id()).collect::<Vec<_>>(),
            "notes": self.notes(seen.as_ref()).await?,
            "table": seen,
        });
        let text = format!("{file:#}");
        Ok(Reply::File { name: format!("bucintoro-report-{}.json", day(&at)), text })
    }

    /// Returns a table as a spectator sees it.
    async fn as_spectator(&self, table: u32) -> Result<Value, Problem> {
        let (mut shown, told) = self
            .ask(table, |open| {
                let (losses, table) = (open.corruption_reports(), open.table());
                let seen = table.view_for(kernel::Viewer::Spectator);
                let shown = json!({
                    "game": table.game(),
                    "head": table.head(),
                    "length": table.length(),
                    "position": seen.position(),
                    "view": seen.view(),
                    "losses": losses,
                });
                Ok((shown, seen.export()))
            })
            .await?;
        let told =
            spawn_blocking(move || told().iter().filter_map(|line| serde_json::from_str(line).ok()).collect()).await?;
        shown["told"] = Value::Array(told);
        Ok(shown)
    }

    /// Returns the log, without the names of people who are not at the table.
    async fn notes(&self, seen: Option<&Value>) -> Result<Vec<String>, Problem> {
        let notes = self.inner.program.get().map_or_else(Vec::new, |program| (program.notes)());
        let at_table: Vec<&str> = seen
            .and_then(|seen| seen["told"][0]["settings"]["seating"].as_array())
            .into_iter()
            .flatten()
            .filter_map(|chair| chair["name"].as_str())
            .collect();
        let mut names = self.records().people().await.map_err(to_problem)?;
        let hosted = self.lobby().all().into_iter().filter_map(|membership| membership.hosting_without_qr());
        names.extend(hosted.flat_map(|hosting| hosting.devices).map(|device| device.name));
        // Shorter names are parts of too many words; capitalised words were already removed.
        names.retain(|name| name.chars().count() >= SHORTEST && !at_table.contains(&name.as_str()));
        let unnamed = |line: String| names.iter().fold(line, |line, name| line.replace(name, SOMEBODY));
        Ok(notes.into_iter().map(unnamed).collect())
    }
}
