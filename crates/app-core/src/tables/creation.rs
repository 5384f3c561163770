//! New tables: set-up, storage, and rematches.

use kernel::erased::AnyTable;
use kernel::record::Settings;
use kernel::{Chair, Flaw, Seat, to_json};
use serde_json::Value;

use crate::names;
use crate::names::setup_problem;
use crate::problems::{not_found, outcome_unknown, to_problem};
use crate::protocol::{Group, Problem, Reply, Resource};
use crate::retry::retry_until_known;
use crate::storage::{Label, NewTable, StoreError};
use crate::tables::request_ids::check_id;
use crate::tables::rooms::{Rooms, uses_programs};
use crate::tables::summary::Summary;
use crate::{new_seed, now, stamps};

impl Rooms {
    /// Sets up a table, once for each request.
    pub(crate) async fn create_once(&self, wanted: NewTableRequest) -> Result<Reply, Problem> {
        let id = wanted.request.clone();
        let new = |app: Self| async move { Ok(Reply::Table { table: app.create_table(wanted).await? }) };
        self.run_once(id.as_deref(), new).await
    }

    pub(crate) async fn create_table(&self, wanted: NewTableRequest) -> Result<u32, Problem> {
        if let Some(table) = self.table_of_request(wanted.request.as_deref()).await? {
            return Ok(table);
        }
        let game = self.games().game(&wanted.game).ok_or_else(|| not_found(Resource::Game))?;
        let (seating, alike) = names::seated(wanted.settings.seating, &[]);
        let people = seating.clone();
        let settings = Settings { seating, ..wanted.settings };
        let table = game.start_with(settings, wanted.setup, new_seed(), &mut stamps());
        // Collected, so that no flaw of a name is reported twice.
        let table = match table {
            Ok(table) if alike.is_empty() => table,
            Ok(_) => return Err(setup_problem(alike)),
            Err(flaws) => {
                let more: Vec<Flaw> = alike.into_iter().filter(|flaw| !flaws.contains(flaw)).collect();
                return Err(setup_problem(flaws.into_iter().chain(more).collect()));
            }
        };
        let Settings { seating, suggestions, .. } = table.settings();
        self.check_programs(&*table, seating, *suggestions)?;
        // Permits are for tables that exist: where they are needed, programs get their seats afterwards.
        if self.inner.program_permits.get().is_some() && uses_programs(seating, *suggestions) {
            return Err(Problem::ProgramsOff);
        }
        let id = self.store_table(&*table, wanted.request.as_deref()).await?;
        if wanted.demo {
            return Ok(id);
        }
        // The table exists even if its players cannot be recorded.
        let people = (0..).map(Seat).zip(&people).filter(|(_, chair)| chair.program.is_none());
        let names: Vec<&str> = people.filter_map(|(seat, chair)| chair.player(seat)).collect();
        if let Err(problem) = self.records().record_players(&names, &now()).await {
            tracing::warn!(%problem, "the players of a table could not be recorded");
        }
        Ok(id)
    }

    /// Returns the table that an earlier attempt of this request created.
    pub(crate) async fn table_of_request(&self, request: Option<&str>) -> Result<Option<u32>, Problem> {
        let Some(request) = request else { return Ok(None) };
        check_id(request)?;
        retry_until_known(|| self.records().table_of_request(request)).await.map_err(outcome_unknown)
    }

    pub(crate) async fn store_table(&self, table: &dyn AnyTable, request: Option<&str>) -> Result<u32, Problem> {
        self.store_played(table, request, now(), None, Label::default()).await
    }

    /// Stores a table with the time of its last play, and the address at which it continues, if any.
    #[expect(clippy::disallowed_methods, reason = "it stores the record of a new table")]
    pub(crate) async fn store_played(
        &self,
        table: &dyn AnyTable,
        request: Option<&str>,
        played: String,
        gone_to: Option<&str>,
        label: Label,
    ) -> Result<u32, Problem> {
        let (summary, seeds) = (to_json(&Summary { played, ..Summary::of(table) }), table.owner_view().known_seeds());
        let (game, seed, lines) = (table.game(), seeds.as_deref(), table.owner_view().lines());
        // A request without an id gets one, by which its table is found.
        let own = request.is_none().then(|| hex::encode(rand::random::<[u8; 16]>()));
        let request = request.or(own.as_deref()).unwrap_or_default();
        let new = NewTable { game, seed, lines, summary: &summary, request, gone_to, label };
        let records = self.records();
        let made = match records.create(new).await {
            // Another attempt of the request created the table first, or the outcome is unknown.
            Err(problem @ (StoreError::Twice | StoreError::Unknown(_))) => {
                let made = retry_until_known(|| records.table_of_request(request)).await;
                made.map_err(outcome_unknown)?.ok_or(problem)
            }
            made => made,
        };
        self.inner.made.send_replace(());
        made.map_err(to_problem)
    }

    pub(crate) async fn rematch(&self, table: u32, request: Option<String>) -> Result<u32, Problem> {
        if let Some(again) = self.table_of_request(request.as_deref()).await? {
            return self.complete_rematch(table, again).await;
        }
        let Group { game, seating, answering, waivers, suggestions, setup, .. } = self.group_of(table).await?;
        let suggestions = suggestions && self.can_programs_play(&game);
        let settings = Settings { suggestions, ..Settings::new(seating, answering, waivers) };
        let again = self.create_table(NewTableRequest { request, game, settings, setup, demo: false }).await?;
        self.complete_rematch(table, again).await
    }

    /// Returns the players of a table and the settings for their next one.
    pub(crate) async fn group_of(&self, table: u32) -> Result<Group, Problem> {
        let (game, settings, setup) = self
            .ask(table, |open| {
                let table = open.table();
                Ok((table.game().to_owned(), table.settings().clone(), table.again()))
            })
            .await?;
        // Players who left keep their seats at the next table, until the host changes that.
        let sits = |(seat, chair): (Seat, Chair)| Chair { empty: chair.player(seat).is_none(), ..chair };
        let Settings { seating, answering, waivers, suggestions, .. } = settings;
        let seating = (0..).map(Seat).zip(seating).map(sits).collect();
        Ok(Group { name: String::new(), game, seating, answering, waivers, suggestions, setup })
    }

    /// Moves the players' devices to the next table. The call is idempotent.
    pub(crate) async fn complete_rematch(&self, table: u32, again: u32) -> Result<u32, Problem> {
        // After a hand-over its devices are elsewhere, and none could join the next table here.
        if let Some(membership) = self.lobby().active_membership(table) {
            membership.move_to_rematch(table, again).await.map_err(outcome_unknown)?;
            self.note_hosted().await;
        }
        Ok(again)
    }
}

/// The data of a table to set up.
pub(crate) struct NewTableRequest {
    pub request: Option<String>,
    pub game: String,
    pub settings: Settings,
    pub setup: Value,
    /// True if its players' names are not stored.
    pub demo: bool,
}
