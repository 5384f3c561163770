//! Sessions: the only entrance to the application, for every transport.

use crate::tables::request_ids::check_id;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, OnceLock};

use futures_util::FutureExt as _;
use kernel::erased::{AnyTable, VerdictAudience};
use kernel::record::{By, Releaser, Renaming, Renamings, Settings};
use kernel::{Actor, AnswerBy, Answering, Appended, Chair, Seat, SeatChange, Viewer, seat_changes};
use serde_json::Value;
use tokio::sync::{Mutex, mpsc};

use crate::membership::rights::{DeviceRights, Rights};
use crate::membership::{Guest, Membership, name_of};
use crate::names;
use crate::names::{checked_location, checked_note, checked_seating};
use crate::problems::not_found;
use crate::problems::{command_to_problem, table_to_problem};
use crate::problems::{timed_out, to_problem};
use crate::protocol::{
    BoardRequest, FileRequest, HostingRequest, LibraryRequest, MembershipRequest, Problem, Push, Reply, Request,
    Resource, Role, RuleLine, SeatName, TableRequest, Turned,
};
use crate::runtime::{Task, spawn, spawn_blocking};
use crate::storage::LabelChange;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::creation::NewTableRequest;
use crate::tables::membership_updates::{FollowedMembership, push_to_guest, push_to_host};
use crate::tables::projection::patches::changed;
use crate::tables::projection::snapshots::Audience;
use crate::tables::projection::updates::Watch;
use crate::tables::rooms::Rooms;
use crate::tables::transfer::export::{self, Reader};
use crate::tables::transfer::import::ImportOptions;
use crate::tickets::log_with_ticket;
use crate::{Games, stamps};

/// The maximum number of entries in one timeline request, which limits the time that the table is busy.
const LONGEST_TIMELINE: usize = 256;

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

/// A client's session: the host's own screen, or a guest's. It watches one table at a time.
pub struct Session {
    app: Rooms,
    guest: Option<Arc<Guest>>,
    followed_membership: FollowedMembership,
    pushes: mpsc::Sender<Push>,
    watching: Mutex<Option<Task<()>>>,
    hearing: Task<()>,
}

impl Drop for Session {
    fn drop(&mut self) {
        self.hearing.abort();
        if let Some(task) = self.watching.get_mut().take() {
            task.abort();
        }
    }
}

/// The capacity of the queue to a slow screen. Further pushes wait at their source.
const PUSHES: usize = 64;

impl Rooms {
    /// Creates a session of the host, with the channel of its pushes. Needs a runtime.
    pub fn session(&self) -> (Session, mpsc::Receiver<Push>) {
        Session::new(self.clone(), None)
    }

    /// Creates a session of a guest, with the channel of its pushes. Needs a runtime.
    pub fn guest(&self, guest: Guest) -> (Session, mpsc::Receiver<Push>) {
        Session::new(self.clone(), Some(guest))
    }
}

impl Session {
    /// Creates a session that watches nothing.
    pub(crate) fn new(app: Rooms, guest: Option<Guest>) -> (Self, mpsc::Receiver<Push>) {
        let guest = guest.map(Arc::new);
        let (pushes, receiver) = mpsc::channel(PUSHES);
        let followed_membership = FollowedMembership::default();
        let (heard_by, rooms, followed, news) =
            (guest.clone(), app.clone(), followed_membership.clone(), pushes.clone());
        let hear = move || {
            let (guest, app, followed_membership, pushes) =
                (heard_by.clone(), rooms.clone(), followed.clone(), news.clone());
            async move {
                match guest {
                    Some(guest) => push_to_guest(guest, pushes).await,
                    None => push_to_host(app, followed_membership, pushes).await,
                }
            }
        };
        let hearing = spawn(app.supervisor().restarted("news of a session", None, hear));
        (Self { app, guest, followed_membership, pushes, watching: Mutex::default(), hearing }, receiver)
    }

    /// Handles a request, for every transport.
    ///
    /// # Errors
    /// A [`Problem`]; nothing was changed.
    pub async fn request(&self, request: impl Into<Request>) -> Result<Reply, Problem> {
        let request = request.into();
        // A panic must not end the connection, because the screen would repeat the request on the next one, forever.
        let done = AssertUnwindSafe(self.serve(request)).catch_unwind().await;
        done.unwrap_or_else(|_| Err(Problem::Internal { ticket: log_with_ticket("a request has panicked") }))
    }

    async fn serve(&self, request: Request) -> Result<Reply, Problem> {
        let device_rights = self.device_rights()?;
        device_rights.as_ref().map_or(Ok(()), |device_rights| device_rights.check_request(&request))?;
        self.note_uncovered(&request);
        if let Some(guest) = &self.guest {
            guest.note_seen().await;
        }
        match request {
            Request::Table(request) => self.serve_table(request, device_rights).await,
            Request::Library(request) => self.serve_library(request).await,
            Request::Board(request) => self.serve_board(request).await,
            Request::File(request) => self.serve_file(request, device_rights).await,
            Request::Hosting(request) => self.serve_hosting(request).await,
            Request::Membership(request) => self.serve_membership(request).await,
        }
    }

    async fn serve_table(&self, request: TableRequest, device_rights: Option<DeviceRights>) -> Result<Reply, Problem> {
        let app = &self.app;
        match request {
            TableRequest::Open { table, viewer } => self.watch(table, viewer).await,
            TableRequest::Leave => {
                self.stop_watching().await;
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
                app.ask(table, move |open| Ok(Reply::View { view: open.table().view_for(viewer).view() })).await
            }
            TableRequest::Cover { .. } => Ok(Reply::Done),
            TableRequest::Hints { table, seat, viewer } => {
                let asked = move |open: &mut TableActor| {
                    let there = seat.index() < open.table().settings().seating.len();
                    if there { Ok(open.table().view_for(viewer).hints(seat)) } else { Err(not_found(Resource::Seat)) }
                };
                // The work can take long, so it runs outside the actor.
                let hints = app.ask(table, asked).await?;
                Ok(Reply::Hints { hints: spawn_blocking(hints).await? })
            }
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
            TableRequest::RevealSeed { table } => Ok(Reply::Seeds { seeds: app.room(table).reveal().await? }),
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
                let by = author_of(&device_rights);
                let change = move |table: &mut dyn AnyTable| {
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

    async fn serve_library(&self, request: LibraryRequest) -> Result<Reply, Problem> {
        let app = &self.app;
        match request {
            LibraryRequest::Tables => Ok(Reply::Tables { tables: app.tables().await? }),
            LibraryRequest::DefaultSetup { game, seats } => default_setup(app.games(), &game, seats),
            LibraryRequest::NewTable { id, game, seating, answering, waivers, setup } => {
                let settings = Settings::new(seating, answering, waivers);
                app.create_once(NewTableRequest { request: id, game, settings, setup, demo: false }).await
            }
            LibraryRequest::NewDemo { id, game, seating, setup } => {
                let settings = Settings::new(seating, Answering::all(AnswerBy::Table), vec![]);
                app.create_once(NewTableRequest { request: id, game, settings, setup, demo: true }).await
            }
            LibraryRequest::Rematch { table, id } => {
                let request = id.clone();
                let again = |app: Rooms| async move { Ok(Reply::Table { table: app.rematch(table, request).await? }) };
                app.run_once(id.as_deref(), again).await
            }
            LibraryRequest::Label { table, name, filed, location, note } => {
                let location = location.map(|typed| checked_location(&typed)).transpose()?;
                let note = note.map(|typed| checked_note(&typed)).transpose()?;
                app.label(table, LabelChange { name: name_of(&name), filed, location, note }).await
            }
            LibraryRequest::Delete { table } => app.delete(table).await,
            LibraryRequest::Rules { game } => rules(app.games(), &game),
            LibraryRequest::Statistics { filter } => app.statistics(filter).await,
            LibraryRequest::People => Ok(Reply::People { names: app.records().people().await.map_err(to_problem)? }),
            LibraryRequest::Persons => app.settings().persons(app.counted_names().await?).await,
            LibraryRequest::JoinPerson { name, person } => app.settings().join_person(&name, person.as_deref()).await,
            LibraryRequest::LeaveOut { person, out } => app.settings().set_excluded(&person, out).await,
            LibraryRequest::Groups => app.settings().groups().await,
            LibraryRequest::GroupOf { table } => Ok(Reply::Group { group: Box::new(app.group_of(table).await?) }),
            LibraryRequest::KeepGroup { group } => app.settings().save_group(*group).await,
            LibraryRequest::DropGroup { name } => app.settings().remove_group(&name).await,
            LibraryRequest::Preferences => {
                Ok(Reply::Preferences { preferences: app.records().preferences().await.map_err(to_problem)? })
            }
            LibraryRequest::SetPreference { key, value } => app.settings().prefer(&key, &value).await,
            LibraryRequest::Losses => app.list_corruption().await,
            LibraryRequest::LossesRead { losses } => app.acknowledge_corruption(losses).await,
        }
    }

    async fn serve_board(&self, request: BoardRequest) -> Result<Reply, Problem> {
        let app = &self.app;
        match request {
            BoardRequest::Boards { game } => Ok(Reply::Boards { boards: app.boards(&game).await? }),
            BoardRequest::KeepBoard { game, board } => app.save_board(&game, board).await,
            BoardRequest::CopyBoard { request, game, from, id, name } => {
                let copy = |app: Rooms| async move { app.copy_board(&game, &from, &id, &name).await };
                app.run_once(request.as_deref(), copy).await
            }
            BoardRequest::EditBoard { request, game, id, edit } => {
                let edited = |app: Rooms| async move { app.edit_board(&game, &id, edit).await };
                app.run_once(request.as_deref(), edited).await
            }
            BoardRequest::ExportBoard { game, id } => app.export_board(&game, &id).await,
            BoardRequest::ImportBoard { request, game, text, id } => {
                let import = |app: Rooms| async move { app.import_board(&game, &text, &id).await };
                app.run_once(request.as_deref(), import).await
            }
            BoardRequest::DropBoard { game, id } => app.remove_board(&game, &id).await,
        }
    }

    async fn serve_file(&self, request: FileRequest, device_rights: Option<DeviceRights>) -> Result<Reply, Problem> {
        let app = &self.app;
        match request {
            FileRequest::Export { table } => match device_rights {
                Some(DeviceRights { status, .. }) => app.export_visible(table, status.role.viewer()).await,
                None => app.export(table).await,
            },
            FileRequest::Report { table } => app.report(table).await,
            FileRequest::Play { table, format, games, zone } => {
                app.play(table, format, Reader { games, zone }, device_rights.is_none()).await
            }
            FileRequest::Plays { id, format, games, zone } => {
                let (parcel, reader) = (id.clone(), Reader { games, zone });
                app.run_with_progress(&id, |app, progress| app.plays(parcel, format, reader, progress)).await
            }
            FileRequest::Evening { evening } => export::evening(&evening),
            FileRequest::Send { parcel, part, text } => app.send_part(&parcel, part, text).await,
            FileRequest::TakeIn { id, parcel, parts, sound_part, own, copy } => {
                let options = ImportOptions { sound_part, own, backups: device_rights.is_none(), copy };
                app.import_transfer(id, parcel, parts, options).await
            }
            FileRequest::Fetch { parcel, part } => app.fetch_part(&parcel, part).await,
            FileRequest::Backup { id } => {
                let parcel = id.clone();
                app.run_with_progress(&id, |app, progress| app.back_up(parcel, progress)).await
            }
            FileRequest::DailyBackups => app.daily().await,
            FileRequest::KeepDailyBackups { id, folder } => {
                app.run_with_progress(&id, |app, _| app.set_backup_folder(folder)).await
            }
            FileRequest::RestoreDaily { id, name } => {
                app.run_with_progress(&id, |app, progress| app.restore_daily(name, progress)).await
            }
        }
    }

    /// Returns the device's rights; `None` for the host's own screen.
    fn device_rights(&self) -> Result<Option<DeviceRights>, Problem> {
        let Some(guest) = &self.guest else { return Ok(None) };
        guest.device_rights(&self.app.lobby().all()).map(Some).ok_or(Problem::TurnedAway { why: Turned::Token })
    }

    /// Records the seat that a table's screen shows: the one whose view it requested last, until it is covered.
    fn note_uncovered(&self, request: &Request) {
        let (Some(guest), Request::Table(request)) = (&self.guest, request) else { return };
        match request {
            TableRequest::Peek { table, viewer: Viewer::Seat(seat) } => guest.uncover(Some((*table, *seat))),
            TableRequest::Cover { .. } | TableRequest::Open { .. } | TableRequest::Leave => guest.uncover(None),
            _ => {}
        }
    }

    async fn serve_hosting(&self, request: HostingRequest) -> Result<Reply, Problem> {
        let app = &self.app;
        let membership = |table| app.lobby().membership_of(table).ok_or(Problem::NotHosted);
        match request {
            HostingRequest::Ping => Ok(Reply::Done),
            HostingRequest::Hosting => self.hosting_reply(self.followed_membership.membership(app)).await,
            HostingRequest::Reach { table } => app.reach(table).await,
            HostingRequest::Battery => app.battery().await,
            HostingRequest::Host { table } => {
                app.host(table).await?;
                self.follow_membership_of(table);
                self.hosting_reply(self.followed_membership.membership(app)).await
            }
            HostingRequest::HostInstead { from, table } => {
                app.host_instead(from, table).await?;
                self.follow_membership_of(table);
                self.hosting_reply(self.followed_membership.membership(app)).await
            }
            HostingRequest::StopHosting { table } => {
                app.stop_hosting_of(table).await;
                self.hosting_reply(self.followed_membership.membership(app)).await
            }
            HostingRequest::HostOptions { table, open, trusting, address } => {
                membership(table)?.set(open, trusting, &address)?;
                self.hosting_reply(app.lobby().membership_of(table)).await
            }
            HostingRequest::OfferHandOver { table, offered } => {
                membership(table)?.offer_hand_over(offered)?;
                self.hosting_reply(app.lobby().membership_of(table)).await
            }
            HostingRequest::OfferScreen { table, offered, tables } => {
                membership(table)?.offer_screen(offered.then_some(Role::Screen { tables }))?;
                self.hosting_reply(app.lobby().membership_of(table)).await
            }
            HostingRequest::TakeOver { request, link } => {
                let take = |app: Rooms| async move {
                    // Checked again on arrival; an early check avoids disturbing the other host for nothing.
                    app.lobby().may_host(None)?;
                    app.take_over(link).await
                };
                app.run_once(request.as_deref(), take).await
            }
            HostingRequest::TakeBack { table } => app.take_back(table).await,
        }
    }

    /// Handles requests about devices. They name their table, so that a repeated request never reaches a table hosted
    /// later.
    async fn serve_membership(&self, request: MembershipRequest) -> Result<Reply, Problem> {
        let membership = |table| self.app.lobby().membership_of(table).ok_or(Problem::NotHosted);
        match request {
            MembershipRequest::Door => {
                let door = match &self.guest {
                    Some(guest) => guest.join_link().await,
                    None => None,
                };
                Ok(Reply::Door { door: door.ok_or(Problem::NotHosted)? })
            }
            MembershipRequest::GiveUpPlace => match &self.guest {
                Some(guest) => guest.give_up_place().await.map(|()| Reply::Done),
                None => Err(not_found(Resource::Place)),
            },
            MembershipRequest::Admit { table, asking, role } => {
                membership(table)?.admit(asking, role)?;
                self.hosting_reply(self.app.lobby().membership_of(table)).await
            }
            MembershipRequest::ChangeDevice { table, device, change } => {
                let membership = membership(table)?;
                // A device that the host's own screen removes releases its seat; a club records that itself.
                let role = membership.status(device).map(|status| status.role);
                if let Some(role @ Role::Seat(seat)) = role
                    && self.guest.is_none()
                    && !membership.is_guarded()
                    && change.leaves(role)
                {
                    self.app.note_release(table, seat, Releaser::Host).await?;
                }
                membership.change(device, change, self.guest.is_none()).await?;
                self.hosting_reply(self.app.lobby().membership_of(table)).await
            }
            MembershipRequest::ReleaseSeat { table, seat } => {
                let membership = membership(table)?;
                if membership.is_reserved(seat) {
                    self.app.note_release(table, seat, Releaser::Host).await?;
                }
                membership.release_seat(seat).await?;
                self.hosting_reply(self.app.lobby().membership_of(table)).await
            }
        }
    }

    /// Returns how this membership hosts its table, as this screen may know it.
    async fn hosting_reply(&self, membership: Option<Arc<Membership>>) -> Result<Reply, Problem> {
        match &self.guest {
            Some(guest) => Ok(Reply::Hosting { hosting: guest.hosting().await.map(Box::new), left: None }),
            None => self.app.hosting(membership).await,
        }
    }

    /// Subscribes the host's own screen to news about a hosted table's devices.
    fn follow_membership_of(&self, table: u32) {
        if let Some(membership) = self.app.lobby().membership_of(table).filter(|_| self.guest.is_none())
            && self.followed_membership.follow(&membership)
        {
            self.app.lobby().notify_changed();
        }
    }

    /// Appends to a record.
    async fn change(&self, table: u32, id: String, change: Change) -> Result<Reply, Problem> {
        check_id(&id)?;
        Ok(Reply::Moved { head: self.app.room(table).change(id, change).await? })
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

    async fn stop_watching(&self) {
        if let Some(task) = self.watching.lock().await.take() {
            task.abort();
        }
    }

    async fn watch(&self, table: u32, viewer: Viewer) -> Result<Reply, Problem> {
        self.stop_watching().await;
        self.follow_membership_of(table);
        let (app, room) = (self.app.clone(), self.app.room(table));
        let watch = Watch { app, room, guest: self.guest.clone(), pushes: self.pushes.clone(), viewer };
        // Subscribed before the state is read, so that no change in between is missed.
        let moves = watch.room.subscribe().await?;
        let (snapshot, state) = watch.whole().await?;
        let task = spawn(watch.run(moves, snapshot));
        // Another request may have started a watch meanwhile: the last one stays.
        if let Some(before) = self.watching.lock().await.replace(task) {
            before.abort();
        }
        Ok(Reply::State { state: Box::new(state) })
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
        chair.empty = self.name.is_none();
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

/// Returns the author of a change that is not a seat's answer.
fn author_of(device_rights: &Option<DeviceRights>) -> By {
    match device_rights.as_ref().map(|device_rights| device_rights.status.role) {
        Some(Role::Seat(seat)) => By::Seat(seat),
        _ => By::Table,
    }
}

/// Returns the sender's rights that only the table can check.
fn rights_of(device_rights: &Option<DeviceRights>) -> Result<Rights, Problem> {
    device_rights.as_ref().map_or(Some(Rights::All), DeviceRights::rights).ok_or(Problem::NotYourSeat)
}

/// A change to a table.
type Change = Box<dyn FnOnce(&mut dyn AnyTable) -> Result<Appended, Problem> + Send>;

/// A submitted command.
struct CommandRequest {
    head: u32,
    question: Option<u32>,
    by: Actor,
    command: Value,
    waive: Vec<String>,
}

/// Builds the change for a submitted command. An answer is checked against its question id. A command without one, with
/// waivers, or of the whole table is checked against the head.
fn command_change(
    device_rights: Option<DeviceRights>,
    id: u32,
    CommandRequest { head, question, by, command, waive }: CommandRequest,
) -> Change {
    Box::new(move |table| {
        match question.filter(|_| waive.is_empty() && !table.is_table_command(&command)) {
            Some(question) => check_question(table, by, question)?,
            None => check_head(table, head)?,
        }
        let audience = authorize_command(table, id, &device_rights, by, &command)?;
        table.command(by, command, &waive, audience, &mut stamps()).map_err(command_to_problem)
    })
}

/// Builds a change that applies only if the head has not moved.
fn change_at_head(
    head: u32,
    change: impl FnOnce(&mut dyn AnyTable) -> Result<Appended, Problem> + Send + 'static,
) -> Change {
    Box::new(move |table| {
        check_head(table, head)?;
        change(table)
    })
}

/// Rejects a request as stale when the head has moved.
fn check_head(table: &dyn AnyTable, head: u32) -> Result<(), Problem> {
    if table.head() == head { Ok(()) } else { Err(Problem::Stale { head: table.head() }) }
}

/// Rejects an answer whose question is closed, whatever else was submitted meanwhile.
fn check_question(table: &dyn AnyTable, by: Actor, question: u32) -> Result<(), Problem> {
    if table.question_of(by) == Some(question) { Ok(()) } else { Err(Problem::Late { head: table.head() }) }
}

/// Returns the viewer of a request that names none.
fn viewer_of(device_rights: &Option<DeviceRights>) -> Viewer {
    device_rights.as_ref().map_or(Viewer::Table, |device_rights| device_rights.status.role.viewer())
}

/// Checks that the device may make a command, and returns the audience of its verdict. One seat cannot decide for the
/// whole table. The host's own screen belongs to the owner.
#[expect(clippy::disallowed_methods, reason = "the host's own screen is the owner's")]
fn authorize_command(
    table: &dyn AnyTable,
    id: u32,
    device_rights: &Option<DeviceRights>,
    by: Actor,
    command: &Value,
) -> Result<VerdictAudience, Problem> {
    let Some(device_rights) = device_rights else { return Ok(VerdictAudience::owner()) };
    let of_table = table.is_table_command(command);
    device_rights.check_command(id, by, of_table)?;
    Ok(device_rights.verdict_audience(id, by, of_table, table.question_of(by).is_some()))
}

/// Checks the right to have the app answer. Any player may do so for empty seats; dice and cards belong to the whole
/// table.
fn may_answer(table: &dyn AnyTable, rights: Rights) -> Result<(), Problem> {
    let of_chance = table.question_of(Actor::Chance).is_some();
    if rights == Rights::All || !of_chance { Ok(()) } else { Err(Problem::NotYourSeat) }
}

/// Checks the right to undo: a seat may undo its own last decision, unless something was revealed since.
fn may_undo(table: &dyn AnyTable, rights: Rights) -> Result<(), Problem> {
    let Rights::Own(seat) = rights else { return Ok(()) };
    let Some(undoing) = table.view_for(Viewer::Seat(seat)).undoing() else { return Ok(()) };
    if undoing.owner != Some(seat) {
        return Err(Problem::NotYourSeat);
    }
    if undoing.revealed.is_empty() { Ok(()) } else { Err(Problem::HostOnly) }
}

/// Checks the right to redo: a seat may redo its own decision.
fn may_redo(table: &dyn AnyTable, rights: Rights) -> Result<(), Problem> {
    let Rights::Own(seat) = rights else { return Ok(()) };
    let redoing = table.view_for(Viewer::Seat(seat)).redoing();
    if redoing.is_none_or(|redoing| redoing.owner == Some(seat)) { Ok(()) } else { Err(Problem::NotYourSeat) }
}

fn default_setup(games: Games, game: &str, seats: u8) -> Result<Reply, Problem> {
    let game = games.game(game).ok_or_else(|| not_found(Resource::Game))?;
    let range = game.seats();
    let setup = game.default_setup(usize::from(seats).clamp(*range.start(), *range.end()));
    Ok(Reply::Setup { setup, seats: [*range.start() as u8, *range.end() as u8] })
}

fn rules(games: Games, game: &str) -> Result<Reply, Problem> {
    let game = games.game(game).ok_or_else(|| not_found(Resource::Game))?;
    Ok(Reply::Rules { rules: game.rules().iter().map(RuleLine::from).collect() })
}
