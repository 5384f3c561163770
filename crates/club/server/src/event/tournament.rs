//! The event's tournament: its requests, its tables, and the results of their games.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use app_core::membership::ClubTable;
use club_event::wire::tournament::{Player, TournamentPlan, TournamentRequest};
use club_event::wire::{OpenTable, Problem, Reply};
use club_event::{ClubEvent, ToOpen};
use tokio::time::sleep;

use super::people::not_found;
use crate::node::Node;
use app_core::protocol::Resource;

/// Interval of checks for tables to open and finished games.
const LOOK: Duration = Duration::from_secs(1);

impl Node {
    /// Answers requests of the organiser.
    pub(crate) async fn handle_organiser_tournament(
        self: &Arc<Self>,
        request: TournamentRequest,
    ) -> Result<Reply, Problem> {
        match request {
            TournamentRequest::SetUp { plan } => return self.set_up_tournament(&plan).await,
            TournamentRequest::Draw { label, round } => return self.draw_round(&label, round).await,
            TournamentRequest::TakeBack => return self.take_back_round().await,
            TournamentRequest::Sheet => return self.sheet().await,
            _ => {}
        }
        let change = |evening: &mut ClubEvent| match &request {
            TournamentRequest::Arrange { players } => evening.arrange_players(players),
            TournamentRequest::Enter { player } => evening.enter(*player),
            TournamentRequest::Leave { player } => evening.leave(*player),
            TournamentRequest::Correct { round, table, places } => evening.correct(*round, *table, places),
            TournamentRequest::CallTime => evening.call_time(),
            TournamentRequest::Plan { rounds } => evening.plan_rounds(*rounds),
            _ => Ok(()),
        };
        self.change(change).await.map(|()| Reply::Done)
    }

    /// Answers requests of a person who has joined: people enter or leave by themselves.
    pub(crate) async fn handle_player_tournament(
        &self,
        person: u32,
        request: TournamentRequest,
    ) -> Result<Reply, Problem> {
        let own = Player(person);
        let change = |evening: &mut ClubEvent| match request {
            TournamentRequest::Enter { player } if player == own => evening.enter(own),
            TournamentRequest::Leave { player } if player == own => evening.leave(own),
            _ => Err(Problem::NotAllowed),
        };
        self.change(change).await.map(|()| Reply::Done)
    }

    async fn set_up_tournament(&self, plan: &TournamentPlan) -> Result<Reply, Problem> {
        let seats = catalogue::game(&plan.game).ok_or_else(|| not_found(Resource::Game))?.seats();
        let seats = u8::try_from(*seats.start()).unwrap_or(u8::MAX)..=u8::try_from(*seats.end()).unwrap_or(u8::MAX);
        let seed = rand::random();
        self.change(|evening| evening.set_up(plan.clone(), &seats, seed)).await.map(|()| Reply::Done)
    }

    /// Draws the next round. Closes the tables of the last one before people get new seats.
    async fn draw_round(self: &Arc<Self>, label: &str, round: Option<u32>) -> Result<Reply, Problem> {
        let (_, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
        let is_drawn = |evening: &ClubEvent| round.is_some_and(|round| evening.is_drawn(round));
        if is_drawn(&evening) {
            return Ok(Reply::Done);
        }
        self.close_all(evening.before_draw()?).await?;
        let draw = |evening: &mut ClubEvent| if is_drawn(evening) { Ok(()) } else { evening.draw(label) };
        self.change(draw).await.map(|()| Reply::Done)
    }

    async fn take_back_round(self: &Arc<Self>) -> Result<Reply, Problem> {
        let tables = self.change(ClubEvent::take_back).await?;
        self.close_all(tables).await.map(|()| Reply::Done)
    }

    async fn close_all(self: &Arc<Self>, tables: Vec<u32>) -> Result<(), Problem> {
        for table in tables {
            match self.close_table(table).await {
                // The organiser was faster.
                Ok(_) | Err(Problem::NotFound { .. }) => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(())
    }

    async fn sheet(&self) -> Result<Reply, Problem> {
        let (_, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
        Ok(Reply::File { name: format!("{}.csv", evening.plan().name), text: evening.sheet()? })
    }

    /// Opens drawn tables, and reports the results of finished games, as long as this node serves. Every node does so,
    /// because any of them may end; the operations are idempotent.
    pub(crate) async fn run_tournaments(self: Arc<Self>) -> Infallible {
        loop {
            sleep(LOOK).await;
            if let Err(problem) = self.advance_tournament().await {
                tracing::warn!(%problem, "a tournament could not continue");
            }
        }
    }

    async fn advance_tournament(self: &Arc<Self>) -> Result<(), Problem> {
        let Some((_, evening)) = self.read_event().await? else { return Ok(()) };
        self.update_tables(&evening);
        if !evening.has_tournament() {
            return Ok(());
        }
        let facts = self.facts(&evening.open_tables()).await?;
        if evening.has_news(&facts) {
            let report = |evening: &mut ClubEvent| {
                evening.report(&facts);
                Ok(())
            };
            self.change(report).await?;
        }
        let drawn = evening.to_open();
        // Each node begins at a random table, so that concurrent nodes rarely work on the same one.
        let (before, after) = drawn.split_at(drawn.len() - drawn.len().min(rand::random_range(0..=drawn.len())));
        for one in after.iter().chain(before) {
            self.open_drawn_table(one).await?;
        }
        Ok(())
    }

    /// Passes the event's data about tables to those that are hosted here.
    fn update_tables(&self, evening: &ClubEvent) {
        for membership in self.app.lobby().all() {
            if let Some(table) = membership.table() {
                membership
                    .at_club(ClubTable { places: evening.entered(table), house_rules: evening.plan().house_rules });
            }
        }
    }

    async fn open_drawn_table(self: &Arc<Self>, drawn: &ToOpen) -> Result<(), Problem> {
        let open = OpenTable {
            id: drawn.id.clone(),
            label: drawn.label.clone(),
            game: drawn.game.clone(),
            seats: u8::try_from(drawn.people.len()).unwrap_or(u8::MAX),
            watchable: drawn.watchable,
            answering: None,
            waivers: vec![],
            setup: None,
        };
        let Reply::Opened { table } = self.open_table(None, open, &drawn.people).await? else { return Ok(()) };
        match self.change(|evening| Ok(evening.opened(drawn, table))).await? {
            true => Ok(()),
            false => self.close_all(vec![table]).await,
        }
    }
}
