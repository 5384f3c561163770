//! Requests about one table: its views, commands, corrections and players.

use std::sync::{Arc, OnceLock};

use kernel::erased::AnyTable;
use kernel::record::{Renaming, Renamings, Settings};
use kernel::shared_seed::contribution_of_word;
use kernel::{Actor, Chair, Seat, SeatChange, Viewer, seat_changes};
use serde_json::Value;

use super::Session;
use super::authorization::{author_of, authorize_command, may_answer, may_redo, may_undo, rights_of, viewer_of};
use super::changes::{CommandRequest, change_at_head, command_change};
use crate::membership::rights::{DeviceRights, Rights};
use crate::names::{self, checked_seating};
use crate::problems::{not_found, table_to_problem, timed_out};
use crate::protocol::{Problem, Reply, Resource, SeatName, TableRequest};
use crate::runtime::spawn_blocking;
use crate::stamps;
use crate::tables::actor::seed_rounds::Presence;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::projection::patches::changed;
use crate::tables::projection::snapshots::Audience;
use crate::tables::request_ids::check_id;
use crate::tables::rooms::uses_programs;
use crate::tickets::log_with_ticket;

/// The maximum number of entries in one timeline request, which limits the time that the table is busy.
const LONGEST_TIMELINE: usize = 256;

/// The maximum length of a word that contributes to the shared seed, in bytes.
const LONGEST_WORD: usize = 256;

fn check_seat(table: &dyn AnyTable, seat: Seat) -> Result<(), Problem> {
    let is_there = seat.index() < table.settings().seating.len();
    if is_there { Ok(()) } else { Err(not_found(Resource::Seat)) }
}

/// Returns each view as a patch of the one before; the first patches `null`.
fn patches(views: &[Value]) -> Result<Vec<Value>, Problem> {
    let mut before = Value::Null.to_string();
    let patch = |view: &Value| {
        let view = view.to_string();
        let patch = changed(&before, &view).map_err(|error| Problem::Internal { ticket: log_with_ticket(error) })?;
        before = view;
        Ok(Value::Array(patch))
    };
    views.iter().map(patch).collect()
}

impl Session {
    pub(super) async fn serve_table(
        &self,
        request: TableRequest,
        device_rights: Option<DeviceRights>,
    ) -> Result<Reply, Problem> {
        let app = &self.app;
        match request {
            TableRequest::Open { table, viewer } => self.watch(table, viewer).await,
            TableRequest::Leave => {
                self.stop_watching(None).await;
                Ok(Reply::Done)
            }
            TableRequest::Try { table, by, command } => {
                let tried = move |open: &mut TableActor| {
                    let audience = authorize_command(open.table(), table, &device_rights, by, &command)?;
                    open.try_command(by, command, audience)
                };
                app.ask(table, tried).await
            }
            TableRequest::Sit { table, id, head, seat, name } => {
                self.sit(table, id, Sitting { head, seat, name }, device_rights).await
            }
            TableRequest::Peek { table, viewer } => {
                let peek = move |open: &mut TableActor| {
                    let table = open.table();
                    // A program shows its cards to no person.
                    match viewer {
                        Viewer::Seat(seat) if table.settings().program(seat).is_some() => Err(Problem::NotYourSeat),
                        _ => Ok(Reply::View { view: table.view_for(viewer).view() }),
                    }
                };
                app.ask(table, peek).await
            }
            TableRequest::Cover { .. } => Ok(Reply::Done),
            TableRequest::Hints { table, seat, viewer } => {
                let asked = move |open: &mut TableActor| {
                    check_seat(open.table(), seat)?;
                    Ok(open.table().view_for(viewer).hints(seat))
                };
                // The work can take long, so it runs outside the actor.
                let hints = app.ask(table, asked).await?;
                Ok(Reply::Hints { hints: spawn_blocking(hints).await? })
            }
            TableRequest::Suggestions { table, seat } => self.suggest(table, seat, viewer_of(&device_rights)).await,
            TableRequest::Doubts { table, seen } => {
                let viewer = viewer_of(&device_rights);
                let asked = move |open: &mut TableActor| {
                    Ok(Reply::Doubts { parts: open.table().view_for(viewer).likely_mismatches(&seen) })
                };
                app.ask(table, asked).await
            }
            TableRequest::Story { table } => {
                let audience = Audience { viewer: Viewer::Spectator, trusted: false, hosts: false };
                app.ask(table, move |open| Ok(Reply::State { state: Box::new(open.whole(audience)?.1) })).await
            }
            TableRequest::Timeline { entries, .. } if entries.len() > LONGEST_TIMELINE => Err(Problem::TooLong),
            TableRequest::Timeline { table, entries, viewer } => {
                let views = move |open: &mut TableActor| {
                    let seen = open.table().view_for(viewer);
                    let at = |entry: &u32| seen.view_at(*entry).ok_or_else(|| not_found(Resource::Entry));
                    entries.iter().map(at).collect::<Result<Vec<_>, _>>()
                };
                Ok(Reply::Timeline { patches: patches(&app.ask(table, views).await?)? })
            }
            TableRequest::Steps { table, entry, viewer } => {
                let views = move |open: &mut TableActor| {
                    open.table().view_for(viewer).steps(entry).ok_or_else(|| not_found(Resource::Entry))
                };
                Ok(Reply::Timeline { patches: patches(&app.ask(table, views).await?)? })
            }
            TableRequest::Account { table, viewer } => app.account(table, viewer).await,
            TableRequest::Analysis { table } => app.analyse(table).await,
            TableRequest::RevealSeed { table } => Ok(Reply::Seeds { seeds: app.room(table).reveal().await? }),
            TableRequest::CheckDraws { table, seeds } => app.check_draws(table, &seeds).await,
            TableRequest::CommitContribution { table, seat, round, commitment } => {
                let device = self.presence_at(table).await;
                let offer = move |open: &mut TableActor| {
                    check_seat(open.table(), seat)?;
                    open.offer_contribution(seat, round, commitment, &device)
                };
                app.ask(table, offer).await.map(|()| Reply::Done)
            }
            TableRequest::RevealContribution { table, seat, round, contribution } => {
                let reveal = move |open: &mut TableActor| open.reveal_contribution(seat, round, contribution);
                app.ask(table, reveal).await.map(|()| Reply::Done)
            }
            TableRequest::ContributeWord { word, .. } if word.len() > LONGEST_WORD => Err(Problem::TooLong),
            TableRequest::ContributeWord { table, seat, word } => {
                let contribution = contribution_of_word(&word);
                let offer = move |open: &mut TableActor| {
                    check_seat(open.table(), seat)?;
                    open.offer_word(seat, contribution);
                    Ok(Reply::Done)
                };
                app.ask(table, offer).await
            }
            TableRequest::RenewSeed { table } => {
                let by = author_of(&device_rights);
                app.ask(table, move |open: &mut TableActor| open.ask_for_round(by)).await.map(|()| Reply::Done)
            }
            TableRequest::Command { table, id, head, question, by, command, waive } => {
                rights_of(&device_rights)?;
                let change =
                    command_change(device_rights, table, CommandRequest { head, question, by, command, waive });
                self.change(table, id, change).await
            }
            TableRequest::Answer { table, id, head } => {
                let rights = rights_of(&device_rights)?;
                let change = move |table: &mut dyn AnyTable| {
                    may_answer(table, rights)?;
                    table.answer(&mut stamps()).map_err(table_to_problem)
                };
                self.change(table, id, change_at_head(head, change)).await
            }
            TableRequest::Undo { table, id, head } => {
                let (rights, by) = (rights_of(&device_rights)?, author_of(&device_rights));
                let change = move |table: &mut dyn AnyTable| {
                    may_undo(table, rights)?;
                    table.undo(by, &mut stamps()).map_err(table_to_problem)
                };
                self.change(table, id, change_at_head(head, change)).await
            }
            TableRequest::Redo { table, id, head } => {
                let (rights, by) = (rights_of(&device_rights)?, author_of(&device_rights));
                let change = move |table: &mut dyn AnyTable| {
                    may_redo(table, rights)?;
                    table.redo(by, &mut stamps()).map_err(table_to_problem)
                };
                self.change(table, id, change_at_head(head, change)).await
            }
            TableRequest::Jump { table, id, head, to } => {
                rights_of(&device_rights)?;
                let by = author_of(&device_rights);
                let change =
                    move |table: &mut dyn AnyTable| table.jump(to, by, &mut stamps()).map_err(table_to_problem);
                self.change(table, id, change_at_head(head, change)).await
            }
            TableRequest::Settings { table, id, head, settings } => {
                rights_of(&device_rights)?;
                let (by, rooms) = (author_of(&device_rights), app.clone());
                if uses_programs(&settings.seating, settings.suggestions) {
                    app.permit_programs(table, device_rights.is_none()).await?;
                }
                let change = move |table: &mut dyn AnyTable| {
                    let suggests = settings.suggestions && !table.settings().suggestions;
                    rooms.check_programs(table, &settings.seating, suggests)?;
                    let seating = checked_seating(settings.seating, &table.settings().seating)?;
                    // No screen may set which seats are released, nor that the game begins.
                    let released = table.settings().released.clone();
                    let awaits_players = table.settings().awaits_players;
                    let settings = Settings { seating, released, awaits_players, ..settings };
                    table.set(settings, by, &mut stamps()).map_err(table_to_problem)
                };
                let moved = self.change(table, id, change_at_head(head, change)).await?;
                app.name_seats(table).await;
                Ok(moved)
            }
            TableRequest::Program { table, id, seat, program } => {
                rights_of(&device_rights)?;
                let (by, rooms) = (author_of(&device_rights), app.clone());
                if program.is_some() {
                    // A game that refuses programs uses no permit.
                    let asking = app.clone();
                    app.ask(table, move |open| asking.check_programs(open.table(), &[], true)).await?;
                    app.permit_programs(table, device_rights.is_none()).await?;
                }
                let change = move |table: &mut dyn AnyTable| {
                    let mut settings = table.settings().clone();
                    let chair = settings.seating.get_mut(seat.index()).ok_or_else(|| not_found(Resource::Seat))?;
                    chair.program = program;
                    // A seat that never had a player is taken as long as a program plays it.
                    if chair.is_placeholder(seat) {
                        chair.empty = program.is_none();
                    }
                    rooms.check_programs(table, &settings.seating, false)?;
                    table.set(settings, by, &mut stamps()).map_err(table_to_problem)
                };
                self.change(table, id, Box::new(change)).await
            }
            TableRequest::ProgramDone { table, length } => {
                let confirm = move |open: &mut TableActor| {
                    open.confirm_plans(length);
                    Ok(Reply::Done)
                };
                app.ask(table, confirm).await
            }
            TableRequest::ProgramDecide { table } => {
                let decide = move |open: &mut TableActor| {
                    open.decide_now();
                    Ok(Reply::Done)
                };
                app.ask(table, decide).await
            }
            TableRequest::Begin { table, id, head } => {
                let (rights, by) = (rights_of(&device_rights)?, author_of(&device_rights));
                let change = move |table: &mut dyn AnyTable| {
                    let now = table.settings().clone();
                    if matches!(rights, Rights::Own(seat) if !now.is_there(Actor::Seat(seat))) {
                        return Err(Problem::NotYourSeat);
                    }
                    // Another player has already begun the game.
                    if !now.awaits_players {
                        return Err(Problem::Stale { head: table.head() });
                    }
                    let settings = Settings { awaits_players: false, ..now };
                    table.set(settings, by, &mut stamps()).map_err(table_to_problem)
                };
                self.change(table, id, change_at_head(head, change)).await
            }
            TableRequest::Rename { .. } if !app.inner.renames => Err(Problem::HostOnly),
            TableRequest::Rename { table, id, head, names } => {
                rights_of(&device_rights)?;
                let by = author_of(&device_rights);
                let change = move |table: &mut dyn AnyTable| {
                    let renamings = renamings(names, &table.settings().seating)?;
                    table.rename(renamings, by, &mut stamps()).map_err(table_to_problem)
                };
                self.change(table, id, change_at_head(head, change)).await
            }
        }
    }

    /// Returns the presence of this client at a table, which lasts until it stops watching or disconnects.
    async fn presence_at(&self, table: u32) -> Presence {
        let mut presence = self.presence.lock().await;
        presence.take_if(|(other, _)| *other != table);
        Arc::clone(&presence.get_or_insert_with(|| (table, Presence::default())).1)
    }

    /// Returns the suggested plans of a seat, or that they are not found yet. The client stops the search by leaving.
    async fn suggest(&self, table: u32, seat: Seat, viewer: Viewer) -> Result<Reply, Problem> {
        let programs = Arc::clone(self.app.programs());
        let asked = move |open: &mut TableActor| open.suggest(seat, viewer, programs.get().map(|all| &**all));
        let suggestions = self.app.ask(table, asked).await?;
        self.suggestions.lock().await.replace(Arc::clone(&suggestions));
        match suggestions.plans().await? {
            Some(plans) => Ok(Reply::Suggestions { plans }),
            None => Ok(Reply::Working { done: 0, of: 0 }),
        }
    }

    /// Seats a player, or empties a seat. The devices of a player who leaves become spectators.
    async fn sit(
        &self,
        table: u32,
        id: String,
        sitting: Sitting,
        device_rights: Option<DeviceRights>,
    ) -> Result<Reply, Problem> {
        check_id(&id)?;
        let (by, seat, asked) = (author_of(&device_rights), sitting.seat, sitting.clone());
        let by_screen = device_rights.is_some_and(|device_rights| device_rights.status.role.is_screen());
        let gone = Arc::new(OnceLock::new());
        let note = Arc::clone(&gone);
        let change = change_at_head(sitting.head, move |table| {
            let settings = sitting.seated(table.settings())?;
            let goes = |change: &SeatChange| change.seat == seat && change.before.is_some();
            note.get_or_init(|| seat_changes(&table.settings().seating, &settings.seating).iter().any(goes));
            table.set(settings, by, &mut stamps()).map_err(table_to_problem)
        });
        let head = self.app.room(table).change(id, change).await?;
        self.app.name_seats(table).await;
        if let Some(membership) = self.app.lobby().membership_of(table) {
            let gone = match gone.get() {
                Some(gone) => *gone,
                // A repeated request; whether the devices already became spectators is unknown.
                None => self.app.ask(table, move |open| Ok(asked.is_left(open.table()))).await.map_err(timed_out)?,
            };
            if gone {
                // A table's screen may report that a player has left, but must not see that player's secrets.
                membership.leave(seat, !by_screen).await.map_err(to_unsettled_leave)?;
            }
        }
        Ok(Reply::Moved { head })
    }
}

/// Checks the new names of the players together.
fn renamings(names: Vec<SeatName>, before: &[Chair]) -> Result<Renamings, Problem> {
    let mut chairs = before.to_vec();
    let seats: Vec<Seat> = names.iter().map(|renamed| renamed.seat).collect();
    if seats.is_empty() {
        return Err(not_found(Resource::Seat));
    }
    for SeatName { seat, name } in names {
        chairs.get_mut(seat.index()).ok_or_else(|| not_found(Resource::Seat))?.name = name;
    }
    let chairs = checked_seating(chairs, before)?;
    let renaming = |seat: &Seat| Some(Renaming { seat: *seat, name: chairs.get(seat.index())?.name.clone() });
    Ok(seats.iter().filter_map(renaming).collect::<Vec<_>>().into())
}

/// The new player of a seat, or `None` for an empty seat.
#[derive(Clone)]
struct Sitting {
    head: u32,
    seat: Seat,
    name: Option<String>,
}

impl Sitting {
    /// Returns the settings with this change.
    fn seated(self, settings: &Settings) -> Result<Settings, Problem> {
        let before = &settings.seating;
        let mut settings = settings.clone();
        let chair = settings.seating.get_mut(self.seat.index()).ok_or_else(|| not_found(Resource::Seat))?;
        (chair.empty, chair.program) = (self.name.is_none(), None);
        if let Some(name) = self.name {
            chair.name = name;
        }
        let seating = checked_seating(std::mem::take(&mut settings.seating), before)?;
        Ok(Settings { seating, ..settings })
    }

    /// True if the last change of this seat after `head` removed or replaced a player, with the requested result.
    fn is_left(&self, table: &dyn AnyTable) -> bool {
        let told = table.view_for(Viewer::Table).visible_entries(self.head.saturating_add(1));
        let now = self.name.as_deref().map(names::tidy);
        let last = told.iter().rev().flat_map(|entry| &entry.seats).find(|change| change.seat == self.seat);
        last.is_some_and(|change| change.before.is_some() && change.now == now)
    }
}

/// Converts the problem after the record already shows that the player left. The client must retry, so that the devices
/// become spectators.
fn to_unsettled_leave(problem: Problem) -> Problem {
    Problem::Unsettled { ticket: log_with_ticket(problem) }
}
