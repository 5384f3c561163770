//! Sessions: the only API of the application for clients, over every transport.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt as _;
use kernel::record::Settings;
use kernel::{AnswerBy, Answering, Viewer};
use tokio::sync::{Mutex, mpsc};

use crate::Games;
use crate::membership::rights::DeviceRights;
use crate::membership::{Guest, Membership, name_of};
use crate::names::{checked_location, checked_note};
use crate::problems::{not_found, to_problem};
use crate::protocol::{
    BoardRequest, FileRequest, LibraryRequest, Problem, Push, Reply, Request, Resource, RuleLine, TableRequest, Turned,
};
use crate::runtime::{Task, spawn};
use crate::storage::LabelChange;
use crate::tables::actor::seed_rounds::Presence;
use crate::tables::actor::suggestions::Suggestions;
use crate::tables::creation::NewTableRequest;
use crate::tables::membership_updates::{FollowedMembership, push_to_guest, push_to_host};
use crate::tables::projection::updates::Watch;
use crate::tables::request_ids::check_id;
use crate::tables::rooms::Rooms;
use crate::tables::transfer::export::{self, Reader};
use crate::tables::transfer::import::ImportOptions;
use crate::tickets::log_with_ticket;

mod authorization;
mod changes;
mod hosting_requests;
mod table_requests;

use changes::Change;

/// A client's session: the host's own screen, or a guest's. It watches one table at a time.
pub struct Session {
    app: Rooms,
    guest: Option<Arc<Guest>>,
    followed_membership: FollowedMembership,
    pushes: mpsc::Sender<Push>,
    watching: Mutex<Option<Task<()>>>,
    /// The suggestions that this client waits for, or got last.
    suggestions: Mutex<Option<Arc<Suggestions>>>,
    /// Dropped when this client stops watching the table, which withdraws its offer to contribute to the seed.
    presence: Mutex<Option<(u32, Presence)>>,
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
        (
            Self {
                app,
                guest,
                followed_membership,
                pushes,
                watching: Mutex::default(),
                suggestions: Mutex::default(),
                presence: Mutex::default(),
                hearing,
            },
            receiver,
        )
    }

    /// Handles a request, for every transport.
    ///
    /// # Errors
    /// A [`Problem`]. Nothing was changed, except perhaps after [`Problem::Unsettled`], whose outcome is unknown.
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

    async fn serve_library(&self, request: LibraryRequest) -> Result<Reply, Problem> {
        let app = &self.app;
        match request {
            LibraryRequest::Tables => Ok(Reply::Tables { tables: app.tables().await? }),
            LibraryRequest::DefaultSetup { game, seats, programs } => {
                default_setup(app.games(), &game, seats, programs)
            }
            LibraryRequest::NewTable { id, game, seating, answering, waivers, suggestions, setup } => {
                let settings = Settings { suggestions, ..Settings::new(seating, answering, waivers) };
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
            LibraryRequest::ProgramGames => Ok(Reply::ProgramGames { games: app.program_games() }),
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

    /// Returns the hosting state of a membership's table, limited to what this screen may know.
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

    /// Stops watching; `next` is the table that this client watches then.
    async fn stop_watching(&self, next: Option<u32>) {
        self.suggestions.lock().await.take();
        self.presence.lock().await.take_if(|(table, _)| Some(*table) != next);
        if let Some(task) = self.watching.lock().await.take() {
            task.abort();
        }
    }

    async fn watch(&self, table: u32, viewer: Viewer) -> Result<Reply, Problem> {
        self.stop_watching(Some(table)).await;
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

fn default_setup(games: Games, game: &str, seats: u8, programs: bool) -> Result<Reply, Problem> {
    let game = games.game(game).ok_or_else(|| not_found(Resource::Game))?;
    let range = game.seats();
    let players = usize::from(seats).clamp(*range.start(), *range.end());
    let setup = if programs { game.program_setup(players) } else { game.default_setup(players) };
    Ok(Reply::Setup { setup, seats: [*range.start() as u8, *range.end() as u8] })
}

fn rules(games: Games, game: &str) -> Result<Reply, Problem> {
    let game = games.game(game).ok_or_else(|| not_found(Resource::Game))?;
    Ok(Reply::Rules { rules: game.rules().iter().map(RuleLine::from).collect() })
}
