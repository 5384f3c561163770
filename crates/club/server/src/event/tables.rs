//! Starts and ends events; opens, moves and closes their tables.

use std::sync::Arc;

use app_core::ClubGame;
use app_core::membership::codes::{new_evening_code, new_token};
use app_core::problems::{outcome_unknown, to_problem};
use app_core::protocol::{HostingRequest, LibraryRequest, Request, Resource};
use app_core::storage::TableStore as _;
use club_event::wire::{CodeOf, OpenTable, Plan, Problem, Reply};
use club_event::{ClubEvent, Codes, Facts, NewTable};
use kernel::{Chair, Seat};

use super::people::not_found;
use super::to_unreadable;
use crate::node::Node;
use crate::node_requests::NodeRequest;

/// Maximum length of the id of a request to open a table, in bytes.
const LONGEST_ID: usize = 32;

/// Number of tries to close all tables at the end, while others are opened.
const CLOSINGS: usize = 5;

impl Node {
    /// Starts an event, unless one is running. A repeated request returns the same event.
    pub(crate) async fn begin_event(&self, plan: Plan, request: Option<String>) -> Result<Reply, Problem> {
        // The room displays continue to work, because their token changes only when it is renewed.
        let room_display = self.read_event().await?.map(|(_, last)| last.codes().wall.clone());
        let codes = Codes { joining: new_evening_code(), wall: room_display.unwrap_or_else(new_token) };
        let evening = ClubEvent::start(plan, codes, &app_core::now())?.with_request(request.clone())?;
        let text = serde_json::to_string(&evening).map_err(to_unreadable)?;
        let begun = self.club.begin_event(&text).await.map_err(super::to_problem_of_write)?;
        self.trigger_check();
        match begun {
            Some(_) => Ok(Reply::Done),
            None => match self.read_event().await? {
                Some((_, running)) if running.was_started_by(request.as_deref()) => Ok(Reply::Done),
                _ => Err(Problem::Running),
            },
        }
    }

    /// Changes the settings of the event, for the organiser.
    pub(crate) async fn change_plan(&self, plan: &Plan) -> Result<Reply, Problem> {
        self.change(|evening| evening.change(plan.clone())).await.map(|()| Reply::Done)
    }

    /// Ends the event, and closes all its tables.
    pub(crate) async fn end_event(self: &Arc<Self>) -> Result<Reply, Problem> {
        for _ in 0..CLOSINGS {
            let (_, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
            for table in evening.open_tables() {
                self.close_table(table).await?;
            }
            match self.change(|evening| evening.end(&app_core::now())).await {
                Err(Problem::NotFound { .. }) => {}
                ended => return ended.map(|()| Reply::Done),
            }
        }
        // Another table was opened during each try.
        Err(not_found(Resource::Table))
    }

    /// Replaces the code of the event or of the room display.
    pub(crate) async fn renew_code(&self, of: CodeOf) -> Result<Reply, Problem> {
        let code = match of {
            CodeOf::Joining => new_evening_code(),
            CodeOf::Wall => new_token(),
        };
        let renew = |evening: &mut ClubEvent| {
            evening.renew(of, code.clone());
            Ok(Reply::Done)
        };
        self.change(renew).await
    }

    /// Opens a table with these people seated, for the organiser or a person. A repeated request, through any node,
    /// returns the same table in its current state.
    pub(crate) async fn open_table(
        self: &Arc<Self>,
        by: Option<u32>,
        open: OpenTable,
        people: &[Option<u32>],
    ) -> Result<Reply, Problem> {
        if open.id.is_empty() || open.id.len() > LONGEST_ID {
            return Err(Problem::TooLong);
        }
        let (kept, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
        let request = format!("e{}-{}-{}", kept.id, by.unwrap_or_default(), open.id);
        let made = self.club.table_of_request(&request).await.map_err(to_problem)?;
        if let Some(table) = made.filter(|table| evening.knows(*table)) {
            return Ok(Reply::Opened { table });
        }
        evening.may_open(by)?;
        let OpenTable { label, seats, watchable, .. } = open.clone();
        let game = catalogue::game(&open.game).ok_or_else(|| not_found(Resource::Game))?;
        // A person who sits at another table by now leaves the seat free; see `ClubEvent::open_with`.
        let comes = |person: &u32| evening.at(*person).is_none();
        let chair = |seat: u8| {
            let person = people.get(usize::from(seat)).copied().flatten().filter(comes);
            match person.and_then(|person| evening.name_of(person)) {
                Some(name) => Chair::with_player(name),
                None => Chair::without_player(Seat(seat)),
            }
        };
        let range = game.seats();
        let default = || game.default_setup(usize::from(seats).clamp(*range.start(), *range.end()));
        let new = ClubGame {
            request,
            game: open.game,
            seating: (0..seats).map(chair).collect(),
            answering: open.answering.unwrap_or_default(),
            waivers: open.waivers,
            setup: open.setup.unwrap_or_else(default),
        };
        let table = self.app.set_up_at_club(new).await?;
        self.request_from_owner(table, NodeRequest::Request(Box::new(HostingRequest::Host { table }.into()))).await?;
        let opened = |now: &mut ClubEvent| match now.is_that(&evening) {
            true => now.open_with(&NewTable { table, label: &label, seats, watchable, by }, people),
            false => Err(Problem::NoEvening),
        };
        match self.change(opened).await {
            Ok(()) => Ok(Reply::Opened { table }),
            Err(problem @ Problem::Table { .. }) => Err(problem),
            Err(problem) => {
                // If the event is full, the request may be repeated for the same table later.
                let is_gone = made.is_none() && problem != Problem::Full;
                self.discard_table(kept.id, table, is_gone).await?;
                Err(problem)
            }
        }
    }

    /// Stops hosting a table that an event has refused, and deletes it if this call created it. Does nothing if
    /// another call has opened it meanwhile.
    async fn discard_table(self: &Arc<Self>, evening: u32, table: u32, is_gone: bool) -> Result<(), Problem> {
        let all = self.club.events().await.map_err(to_problem)?;
        let kept = all.iter().find(|kept| kept.id == evening).ok_or(Problem::NoEvening)?;
        let fresh: ClubEvent = serde_json::from_str(&kept.evening).map_err(to_unreadable)?;
        if fresh.knows(table) {
            return Ok(());
        }
        let request = match is_gone {
            true => Request::from(LibraryRequest::Delete { table }),
            false => HostingRequest::StopHosting { table }.into(),
        };
        match self.request_from_owner(table, NodeRequest::Request(Box::new(request))).await {
            // Another call was faster.
            Ok(_) | Err(app_core::protocol::Problem::NotHosted | app_core::protocol::Problem::NotFound { .. }) => {
                Ok(())
            }
            Err(problem) => Err(problem.into()),
        }
    }

    /// Changes a table's label and whether it may be watched.
    pub(crate) async fn change_table(&self, table: u32, label: &str, watchable: bool) -> Result<Reply, Problem> {
        self.change(|evening| evening.change_table(table, label, watchable)).await.map(|()| Reply::Done)
    }

    /// Moves a table to another position in the order.
    pub(crate) async fn reorder_table(&self, table: u32, at: u32) -> Result<Reply, Problem> {
        self.change(|evening| evening.arrange(table, at)).await.map(|()| Reply::Done)
    }

    /// Moves a table to another node.
    pub(crate) async fn move_table(self: &Arc<Self>, table: u32, node: String) -> Result<Reply, Problem> {
        let owner = self.club.owner(table).await.map_err(to_problem)?;
        if owner.is_none_or(|owner| owner.id != node) {
            self.request_from_owner(table, NodeRequest::Give { table, node }).await?;
            // The table is hosted there before its devices reconnect.
            self.request_from_owner(table, NodeRequest::Request(Box::new(HostingRequest::Host { table }.into())))
                .await?;
        }
        self.trigger_check();
        Ok(Reply::Done)
    }

    /// Closes a table permanently.
    pub(crate) async fn close_table(self: &Arc<Self>, table: u32) -> Result<Reply, Problem> {
        let (_, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
        if !evening.open_tables().contains(&table) {
            return Err(not_found(Resource::Table));
        }
        let is_closed = self.club.is_closed(table).await.map_err(outcome_unknown)?;
        let before = self.facts(&[table]).await?.pop();
        if let Some(before) = before.filter(|_| !is_closed) {
            let note = |evening: &mut ClubEvent| {
                evening.note_strangers(&before);
                Ok(())
            };
            self.change(note).await?;
            self.request_from_owner(table, NodeRequest::Close { table }).await?;
        }
        let facts = self.facts(&[table]).await?.pop().unwrap_or_else(|| Facts::unknown(table));
        let now = app_core::now();
        let closed = |evening: &mut ClubEvent| {
            evening.close(&facts, &now);
            Ok(Reply::Done)
        };
        self.change(closed).await
    }
}
