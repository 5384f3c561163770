//! Which tables there are, and how they come about.
//!
//! [`room`] is a table that is open or can be, [`owner`] the task that owns it then; [`session`] is the one door through which a
//! screen asks; [`files`] reads and writes records and backups.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as Lock, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::erased::AnyTable;
use kernel::record::Settings;
use kernel::{Actor, Chair, Flaw, Seat, to_json};
use serde_json::Value;
use tokio::sync::watch::{Receiver, Sender};
use tokio::sync::{Mutex, mpsc};

use crate::allowance::Rate;
use crate::insisting::insist;
use crate::names;
use crate::parcels::Parcels;
use crate::people::{Guest, Lobby};
use crate::records::{KeepProblem, Label, Last, Listed, NewTable, Records};
use crate::tasks::Instant;
use crate::trouble::{trouble, unsettled};
use crate::wire::{FlawLine, Group, Problem, Push, Reply, Resource, TableLine};
use crate::{Games, Supervisor};
use crate::{new_seed, now, stamps};

pub use files::{unmarked, written_lines};
use owner::OpenTable;
use room::{House, Room};
pub use session::Session;
use works::Works;

mod accounts;
mod backup;
mod boards;
mod changed;
mod club;
mod daily;
mod files;
mod hosting;
mod intake;
mod judging;
mod losses;
mod owner;
mod persons;
mod reaching;
mod related;
mod report;
mod room;
mod session;
mod shown;
mod statistics;
mod takeout;
mod watch;
mod works;

pub use backup::{Beside, table_as_backup};
pub use club::{ClubGame, Scores};
pub use daily::KeepsDaily;
pub use hosting::{Errand, HandedTable, TakenTable};
pub use reaching::Examined;
pub use related::PlayMark;
pub use report::Program;

/// How long a list of tables waits for lines that are told anew: those that are left have their turn with the next.
const TELLING_TIME: Duration = Duration::from_millis(500);

/// How much a host carries, and how long.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many tables can be hosted at one time.
    pub hosted: usize,
    /// How long a room stays open when nobody watches it or asks it anything.
    pub quiet: Duration,
    /// What one address may make the host do before it is let in: ask it, find it a place to watch, say that a code
    /// or a token is wrong.
    pub comers: Rate,
    /// How many devices of one address may watch a table.
    pub watching: usize,
    /// Whether players are renamed at the table. At a club their names are the event's.
    pub renames: bool,
    /// Whether a seat with a device takes another one only with its player's consent, because its players
    /// do not know the host.
    pub guarded: bool,
    /// What the host takes for the time, as [`crate::now`] writes it: by it devices are known for an evening.
    pub clock: fn() -> String,
}

/// What a device on a table carries: one hosted table, and the people of a living room.
impl Default for Limits {
    fn default() -> Self {
        let comers = Rate { at_once: 24.0, a_second: 0.2 };
        let quiet = Duration::from_secs(10 * 60);
        Self { hosted: 1, quiet, comers, watching: 6, renames: true, guarded: false, clock: crate::now }
    }
}

/// The tables of one home of records, and the people around them.
#[derive(Clone)]
pub struct Rooms {
    inner: Arc<Inner>,
}

struct Inner {
    house: House,
    lobby: Lobby,
    /// Whether players are renamed at the table.
    renames: bool,
    /// Who serves the local network, once somebody does.
    errands: std::sync::OnceLock<mpsc::Sender<Errand>>,
    /// What reports say of the program, once it has said it.
    program: std::sync::OnceLock<Program>,
    /// Who keeps daily backups, once somebody does.
    daily: std::sync::OnceLock<Arc<dyn KeepsDaily>>,
    /// Told of each table that is stored.
    made: Sender<()>,
    /// Held while it changes which table is hosted.
    hosting: Mutex<()>,
    /// Never held over an await.
    rooms: Lock<HashMap<u32, Arc<Room>>>,
    works: Works,
    parcels: Arc<dyn Parcels>,
    /// Held while a file is taken in.
    taking_in: Mutex<()>,
    /// Held while tables are counted.
    counting: Mutex<()>,
    /// Set when the app begins to close: what is left behind then is not opened again.
    closing: AtomicBool,
}

impl Rooms {
    /// The tables of these games in a home of records.
    pub fn new(records: Arc<dyn Records>, parcels: Arc<dyn Parcels>, games: Games, limits: Limits) -> Self {
        let supervisor = records.supervisor();
        let inner = Inner {
            lobby: Lobby::new(Arc::clone(&records), limits),
            renames: limits.renames,
            house: House { records, games, quiet: limits.quiet, supervisor },
            errands: Default::default(),
            program: Default::default(),
            daily: Default::default(),
            made: Sender::new(()),
            hosting: Mutex::default(),
            rooms: Lock::default(),
            works: Works::default(),
            parcels,
            closing: AtomicBool::new(false),
            taking_in: Mutex::default(),
            counting: Mutex::default(),
        };
        Self { inner: Arc::new(inner) }
    }

    /// A new session of the host's own, and what is pushed to it. Within a runtime.
    pub fn session(&self) -> (Session, mpsc::Receiver<Push>) {
        Session::new(self.clone(), None)
    }

    /// A new session of a guest's, and what is pushed to it. Within a runtime.
    pub fn guest(&self, guest: Guest) -> (Session, mpsc::Receiver<Push>) {
        Session::new(self.clone(), Some(guest))
    }

    /// Hears of each new table from now on.
    pub fn made(&self) -> Receiver<()> {
        self.inner.made.subscribe()
    }

    /// The people around every hosted table, and the way in to them.
    pub fn lobby(&self) -> &Lobby {
        &self.inner.lobby
    }

    fn games(&self) -> Games {
        self.inner.house.games
    }

    /// Watches over the long-lived tasks of the program.
    pub fn supervisor(&self) -> &Supervisor {
        &self.inner.house.supervisor
    }

    /// What keeps the records.
    pub fn records(&self) -> &Arc<dyn Records> {
        &self.inner.house.records
    }

    /// Closes the records and lets everything go; for a clean end.
    pub async fn close(&self) {
        self.inner.closing.store(true, Ordering::SeqCst);
        self.let_all_go().await;
        self.inner.parcels.clear().await;
        self.records().close().await;
    }

    /// Hosts nothing any more and closes every room: other programs go on with the tables, and know more of them.
    pub async fn forget_all(&self) {
        self.inner.lobby.forget_all();
        self.let_all_go().await;
    }

    /// Closes every room.
    async fn let_all_go(&self) {
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        for room in rooms {
            room.let_go().await;
        }
    }

    /// Whether the folder is being let go.
    fn is_closing(&self) -> bool {
        self.inner.closing.load(Ordering::SeqCst)
    }

    /// The room of a table.
    fn room(&self, table: u32) -> Arc<Room> {
        let mut rooms = self.rooms();
        if !rooms.contains_key(&table) {
            // Those that nobody is in are forgotten, so that the list does not grow.
            rooms.retain(|_, room| Arc::strong_count(room) > 1 || room.is_open());
        }
        let room = || Arc::new(Room::new(self.inner.house.clone(), table));
        Arc::clone(rooms.entry(table).or_insert_with(room))
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<u32, Arc<Room>>> {
        // A plain list: a panic elsewhere leaves it consistent.
        self.inner.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn ask<T: Send + 'static>(
        &self,
        table: u32,
        question: impl FnOnce(&mut OpenTable) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.room(table).ask(question).await
    }

    async fn tables(&self) -> Result<Vec<TableLine>, Problem> {
        let begun = Instant::now();
        let (mut tables, mut marks): (Vec<TableLine>, Vec<PlayMark>) = Default::default();
        for listed in self.records().list().await.map_err(trouble)? {
            let Listed { table, game, summary, label } = listed;
            let is_known = self.games().game(&game).is_some();
            let (game, Summary { seating, progress, asked, places, played, mark, .. }) = match Found::of(summary) {
                Found::Whole(summary) if is_known => (game, summary),
                Found::Older(older) if is_known && begun.elapsed() > TELLING_TIME => (game, older.into()),
                Found::Older(older) if is_known => (game, self.told_anew(table, older).await),
                // Damage took it: the table itself knows, and when not even that can be opened, the
                // line still stands, so that it can be looked at and deleted.
                _ => self.summarised_again(table, game).await,
            };
            let Label { name, filed } = label;
            marks.push(mark);
            tables.push(TableLine { table, game, name, filed, seating, progress, asked, places, played, copy: false });
        }
        let copies = related::are_copies(tables.iter().map(|line| line.table).zip(&marks));
        tables.iter_mut().zip(copies).for_each(|(line, copy)| line.copy = copy);
        tables.sort_by(|a, b| b.played.cmp(&a.played).then(b.table.cmp(&a.table)));
        Ok(tables)
    }

    /// The game and the summary of a table whose summary was lost, worked out from its record and kept.
    async fn summarised_again(&self, table: u32, listed: String) -> (String, Summary) {
        let known = |open: &mut OpenTable| {
            let table = open.table();
            let summary = Summary::of(table);
            Ok((table.game().to_owned(), open.last(), summary))
        };
        let Ok((game, last, summary)) = self.ask(table, known).await else { return (listed, Summary::default()) };
        self.keep_summary(table, last, &summary).await;
        (game, summary)
    }

    /// The summary of a table that an older version kept, told anew from its record and kept for the next time.
    async fn told_anew(&self, table: u32, older: Older) -> Summary {
        let known = |open: &mut OpenTable| Ok((open.last(), Summary::of(open.table())));
        let Ok((last, told)) = self.ask(table, known).await else { return older.into() };
        let summary = Summary { played: older.played, ..told };
        self.keep_summary(table, last, &summary).await;
        summary
    }

    async fn keep_summary(&self, table: u32, last: Option<Last>, summary: &Summary) {
        let Some(last) = last else { return };
        // It only spares working it out again.
        if let Err(problem) = self.records().set_summary(table, &last, &to_json(summary)).await {
            tracing::warn!(%problem, "a summary could not be kept");
        }
    }

    /// Sets up a table, once for each request.
    async fn new_once(&self, wanted: Wanted) -> Result<Reply, Problem> {
        let id = wanted.request.clone();
        let new = |app: Self| async move { Ok(Reply::Table { table: app.new_table(wanted).await? }) };
        self.once(id.as_deref(), new).await
    }

    async fn new_table(&self, wanted: Wanted) -> Result<u32, Problem> {
        if let Some(table) = self.made_by(wanted.request.as_deref()).await? {
            return Ok(table);
        }
        let game = self.games().game(&wanted.game).ok_or_else(|| not_found(Resource::Game))?;
        let (seating, alike) = names::seated(wanted.settings.seating, &[]);
        let people = seating.clone();
        let settings = Settings { seating, ..wanted.settings };
        let table = game.start_with(settings, wanted.setup, new_seed(), &mut stamps());
        // All at once: what the game says of names is not said twice.
        let table = match table {
            Ok(table) if alike.is_empty() => table,
            Ok(_) => return Err(faulty(alike)),
            Err(flaws) => {
                let more: Vec<Flaw> = alike.into_iter().filter(|flaw| !flaws.contains(flaw)).collect();
                return Err(faulty(flaws.into_iter().chain(more).collect()));
            }
        };
        let id = self.store_new(&*table, wanted.request.as_deref()).await?;
        if wanted.demo {
            return Ok(id);
        }
        // The table stands, whether or not its people can be remembered.
        let names: Vec<&str> = (0..).map(Seat).zip(&people).filter_map(|(seat, chair)| chair.player(seat)).collect();
        if let Err(problem) = self.records().met(&names, &now()).await {
            tracing::warn!(%problem, "people could not be remembered");
        }
        Ok(id)
    }

    /// The table that an earlier sending of this request made.
    async fn made_by(&self, request: Option<&str>) -> Result<Option<u32>, Problem> {
        let Some(request) = request else { return Ok(None) };
        session::check_id(request)?;
        insist(|| self.records().made_by(request)).await.map_err(unsettled)
    }

    async fn store_new(&self, table: &dyn AnyTable, request: Option<&str>) -> Result<u32, Problem> {
        self.store_played(table, request, now(), None, Label::default()).await
    }

    /// Stores a table that was last played then, and perhaps goes on on another device.
    #[expect(clippy::disallowed_methods, reason = "it stores the record of a new table")]
    async fn store_played(
        &self,
        table: &dyn AnyTable,
        request: Option<&str>,
        played: String,
        gone_to: Option<&str>,
        label: Label,
    ) -> Result<u32, Problem> {
        let (summary, seeds) = (to_json(&Summary { played, ..Summary::of(table) }), table.owned().known_seeds());
        let (game, seed, lines) = (table.game(), seeds.as_deref(), table.owned().lines());
        // What nobody may ask for again has an id all the same: by it the table is found.
        let own = request.is_none().then(|| hex::encode(rand::random::<[u8; 16]>()));
        let request = request.or(own.as_deref()).unwrap_or_default();
        let new = NewTable { game, seed, lines, summary: &summary, request, gone_to, label };
        let records = self.records();
        let made = match records.create(new).await {
            // Two sendings of one request met, and the first has made the table; or nobody knows.
            Err(problem @ (KeepProblem::Twice | KeepProblem::Unknown(_))) => {
                let made = insist(|| records.made_by(request)).await;
                made.map_err(unsettled)?.ok_or(problem)
            }
            made => made,
        };
        self.inner.made.send_replace(());
        made.map_err(trouble)
    }

    async fn rematch(&self, table: u32, request: Option<String>) -> Result<u32, Problem> {
        if let Some(again) = self.made_by(request.as_deref()).await? {
            return self.played_again(table, again).await;
        }
        let Group { game, seating, answering, waivers, setup, .. } = self.group_of(table).await?;
        let settings = Settings::new(seating, answering, waivers);
        let again = self.new_table(Wanted { request, game, settings, setup, demo: false }).await?;
        self.played_again(table, again).await
    }

    /// Who plays at a table, and what their next one begins with.
    async fn group_of(&self, table: u32) -> Result<Group, Problem> {
        let (game, settings, setup) = self
            .ask(table, |open| {
                let table = open.table();
                Ok((table.game().to_owned(), table.settings().clone(), table.again()))
            })
            .await?;
        // Whoever left comes along: at the next table they sit again, until somebody says otherwise.
        let sits = |(seat, chair): (Seat, Chair)| Chair { empty: chair.player(seat).is_none(), ..chair };
        let Settings { seating, answering, waivers, .. } = settings;
        let seating = (0..).map(Seat).zip(seating).map(sits).collect();
        Ok(Group { name: String::new(), game, seating, answering, waivers, setup })
    }

    /// The people of a table go along to the next, however often that is asked.
    async fn played_again(&self, table: u32, again: u32) -> Result<u32, Problem> {
        // If it was handed over, its people are elsewhere by now, and nobody could join the next table here.
        if let Some(people) = self.lobby().hosts(table) {
            people.go_along(table, again).await.map_err(unsettled)?;
            self.note_hosted().await;
        }
        Ok(again)
    }
}

/// A typed seating in one form; names that were there before stay as they are.
fn seated(chairs: Vec<Chair>, before: &[Chair]) -> Result<Vec<Chair>, Problem> {
    let (seated, flaws) = names::seated(chairs, before);
    if flaws.is_empty() { Ok(seated) } else { Err(faulty(flaws)) }
}

fn faulty(flaws: Vec<Flaw>) -> Problem {
    Problem::Setup { flaws: flaws.into_iter().map(FlawLine::from).collect() }
}

/// A table to be set up.
struct Wanted {
    request: Option<String>,
    game: String,
    settings: Settings,
    setup: Value,
    /// Whether its people are nobody to be remembered.
    demo: bool,
}

fn not_found(what: Resource) -> Problem {
    Problem::NotFound { what }
}

/// What the list of tables shows, stored with the last entry: what lies open to whoever comes by.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Summary {
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// How far the game is.
    pub progress: kernel::Progress,
    /// The seats that are asked something, in order.
    pub asked: Vec<Seat>,
    /// Everybody's place once the game is over, by seat, from 1; ties share a number.
    pub places: Vec<u8>,
    /// When it was last played (RFC 3339).
    pub played: String,
    /// Which play it is.
    pub mark: PlayMark,
    /// Whether the game has not begun. See [`Settings::awaits_players`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub awaits_players: bool,
}

/// What older versions stored: not who is asked, nor who has won, nor which play it is.
#[derive(serde::Deserialize)]
struct Older {
    seating: Vec<Chair>,
    progress: kernel::Progress,
    played: String,
}

impl From<Older> for Summary {
    fn from(Older { seating, progress, played }: Older) -> Self {
        Self { seating, progress, played, ..Self::default() }
    }
}

/// A summary as it was found.
enum Found {
    Whole(Summary),
    Older(Older),
    Damaged,
}

impl Found {
    fn of(summary: Option<String>) -> Self {
        let Some(text) = summary else { return Self::Damaged };
        let older = || serde_json::from_str(&text).map_or(Self::Damaged, Self::Older);
        serde_json::from_str(&text).map_or_else(|_| older(), Self::Whole)
    }
}

impl Summary {
    /// What was kept; nothing is known of a table where damage took it.
    pub fn kept(text: Option<&str>) -> Self {
        match Found::of(text.map(str::to_owned)) {
            Found::Whole(summary) => summary,
            Found::Older(older) => older.into(),
            Found::Damaged => Self::default(),
        }
    }

    /// Of a table that was last played nobody knows when: since its set-up.
    fn of(table: &dyn AnyTable) -> Self {
        let seating = table.settings().seating.clone();
        let seats = (0..).zip(&seating).map(|(seat, _)| Seat(seat));
        let there = |seat: &Seat| table.settings().is_there(Actor::Seat(*seat));
        let asked = seats.filter(|seat| there(seat) && table.question_of(Actor::Seat(*seat)).is_some()).collect();
        Self {
            seating,
            progress: table.progress(),
            asked,
            places: table.places().to_vec(),
            played: table.at().to_owned(),
            mark: PlayMark::of(table),
            awaits_players: table.settings().awaits_players,
        }
    }
}

impl Default for Summary {
    fn default() -> Self {
        let progress = kernel::Progress { turn: 0, over: false };
        Self {
            seating: vec![],
            progress,
            asked: vec![],
            places: vec![],
            played: String::new(),
            mark: PlayMark::default(),
            awaits_players: false,
        }
    }
}

fn summary(table: &dyn AnyTable) -> String {
    to_json(&Summary { played: now(), ..Summary::of(table) })
}
