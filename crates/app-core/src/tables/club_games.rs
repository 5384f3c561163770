//! Operations of a club's node on its tables, besides requests of screens. Players are seated and leave, a table moves
//! to another node, a closed record is read.

use crate::tables::request_ids::check_id;
use std::future::Future;

use kernel::record::{By, Release, Releaser, Renaming, Renamings, Settings};
use kernel::{Answering, Chair, Seat, Viewer};

use crate::membership::codes;
use crate::problems::not_found;
use crate::problems::table_to_problem;
use crate::problems::to_problem;
use crate::protocol::{Problem, Reply, Resource, Role};
use crate::runtime::spawn_blocking;
use crate::storage::EntryRef;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::creation::NewTableRequest;
use crate::tables::record_text::day;
use crate::tables::rooms::Rooms;
use crate::tables::validation;
use crate::{now, stamps};

/// The scores of a table, as a spectator knows them.
pub struct Scores {
    /// The last entry of the record at that time.
    pub last: EntryRef,
    /// The scores by seat; `None` where unknown. Empty if the game has no scores.
    pub scores: Vec<Option<i32>>,
}

/// The maximum number of releases in a table's settings: the latest. The record has them all.
const MOST_RELEASES: usize = 16;

/// A new table of a club's event.
pub struct ClubGame {
    /// The request's id, for retries.
    pub request: String,
    /// The game's id.
    pub game: String,
    /// The players by seat. The game waits until every seat is taken or a player begins it.
    pub seating: Vec<Chair>,
    /// The answerers of chance questions.
    pub answering: Answering,
    /// The ids of the rules that the table waives for good.
    pub waivers: Vec<String>,
    /// The set-up in the game's own format.
    pub setup: serde_json::Value,
}

impl Rooms {
    /// Sets up a table, once for each request. Returns its id.
    ///
    /// # Errors
    /// As [`crate::LibraryRequest::NewTable`].
    pub async fn set_up_at_club(&self, new: ClubGame) -> Result<u32, Problem> {
        let ClubGame { request, game, seating, answering, waivers, setup } = new;
        let settings = Settings { awaits_players: true, ..Settings::new(seating, answering, waivers) };
        match self.create_once(NewTableRequest { request: Some(request), game, settings, setup, demo: false }).await? {
            Reply::Table { table } => Ok(table),
            _ => Err(not_found(Resource::Table)),
        }
    }

    /// Renames a seat, and sets whether it is taken. A finished game is not changed. `request` is the id for retries.
    ///
    /// # Errors
    /// If the request's id is invalid, the seat is unknown, or another player has the name; or errors of the store.
    pub async fn seat(&self, table: u32, seat: Seat, name: &str, empty: bool, request: &str) -> Result<(), Problem> {
        check_id(request)?;
        let wanted = name.to_owned();
        let stands = self.ask(table, move |open: &mut TableActor| {
            let table = open.table();
            let chair = table.settings().seating.get(seat.index()).ok_or_else(|| not_found(Resource::Seat))?;
            Ok(table.progress().over || (chair.name == wanted && chair.empty == empty))
        });
        if stands.await? {
            return Ok(());
        }
        let name = name.to_owned();
        let change = move |table: &mut dyn kernel::erased::AnyTable| {
            let mut settings = table.settings().clone();
            let chair = settings.seating.get_mut(seat.index()).ok_or_else(|| not_found(Resource::Seat))?;
            (chair.name, chair.empty, chair.program) = (name, empty, None);
            table.set(settings, By::Table, &mut stamps()).map_err(table_to_problem)
        };
        self.room(table).change(request.to_owned(), change).await?;
        self.name_seats(table).await;
        Ok(())
    }

    /// Renames the player at a seat. Does nothing for an empty seat, or once the game is over.
    ///
    /// # Errors
    /// If the request's id or the name is invalid, or the seat is unknown; or errors of the store.
    pub async fn rename(&self, table: u32, seat: Seat, name: &str, request: &str) -> Result<(), Problem> {
        check_id(request)?;
        let wanted = name.to_owned();
        let stands = self.ask(table, move |open: &mut TableActor| {
            let table = open.table();
            let chair = table.settings().seating.get(seat.index()).ok_or_else(|| not_found(Resource::Seat))?;
            Ok(table.progress().over || chair.empty || chair.name == wanted)
        });
        if stands.await? {
            return Ok(());
        }
        let renaming = Renaming { seat, name: name.to_owned() };
        let change = move |table: &mut dyn kernel::erased::AnyTable| {
            table.rename(Renamings::One(renaming), By::Table, &mut stamps()).map_err(table_to_problem)
        };
        self.room(table).change(request.to_owned(), change).await.map(|_| ())
    }

    /// Records that the host or the organiser removes the devices of a seat.
    ///
    /// # Errors
    /// For an unknown seat, and errors of the store.
    pub async fn note_release(&self, table: u32, seat: Seat, by: Releaser) -> Result<(), Problem> {
        let change = move |table: &mut dyn kernel::erased::AnyTable| {
            let mut settings = table.settings().clone();
            if seat.index() >= settings.seating.len() {
                return Err(not_found(Resource::Seat));
            }
            if settings.released.len() >= MOST_RELEASES {
                settings.released.remove(0);
            }
            settings.released.push(Release { seat, at: now(), by });
            table.set(settings, By::Table, &mut stamps()).map_err(table_to_problem)
        };
        self.room(table).change(codes::new_token(), change).await?;
        Ok(())
    }

    /// Removes the devices of a seat and replaces its code.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], and errors of the store.
    pub async fn vacate(&self, table: u32, seat: Seat) -> Result<(), Problem> {
        self.lobby().membership_of(table).ok_or(Problem::NotHosted)?.vacate(Role::Seat(seat)).await
    }

    /// Releases a table that is hosted here to another process, at which its devices reconnect. The table is not opened
    /// here until `then` is done.
    pub async fn mark_taken_over<T>(&self, table: u32, then: impl Future<Output = T>) -> T {
        self.lobby().mark_taken_over(table);
        let room = self.room(table);
        let _shut = room.close_exclusive().await;
        then.await
    }

    /// Returns the scores of a table, as a spectator knows them. The table is not kept open.
    ///
    /// # Errors
    /// If the table cannot be read.
    pub async fn scores(&self, table: u32) -> Result<Scores, Problem> {
        let told = |open: &mut TableActor| {
            let account = open.table().view_for(Viewer::Spectator).account();
            let scores = account.curve.last().map(|moment| moment.worth.clone()).unwrap_or_default();
            let last = open.last().ok_or(Problem::Damaged { fault: kernel::record::LineFault::Empty })?;
            Ok(Scores { last, scores })
        };
        self.room(table).ask_transient(told).await
    }

    /// Exports the whole record of a closed table as a file.
    ///
    /// # Errors
    /// If the table cannot be read.
    pub async fn record_at_rest(&self, table: u32) -> Result<Reply, Problem> {
        let stored = self.records().read(table).await.map_err(to_problem)?.ok_or_else(|| not_found(Resource::Table))?;
        let games = self.games();
        let read = spawn_blocking(move || {
            let texts: Vec<_> = stored.lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
            let lines: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
            let game = lines.first().ok_or(kernel::record::LineFault::Empty);
            let game = game.and_then(|first| validation::game_of(games, first))?;
            let (opened, _) = game.open(&lines, &[], false)?;
            let name = format!("{}-{}-{table}.bucintoro", opened.game(), day(opened.at()));
            Ok(Reply::File { name, text: lines.join("\n") + "\n" })
        });
        read.await?.map_err(|fault| Problem::Damaged { fault })
    }
}
