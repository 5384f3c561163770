//! Exports for other programs: plays for spreadsheets and play trackers, and an evening for a calendar.
//! `docs/reference/export-and-feed.md` specifies each file.
//!
//! [`play`] collects one table as a [`Play`]. Each file is written from that alone, so that a new field is available to
//! all of them.

use std::collections::BTreeMap;
use std::io::Write as _;

use kernel::Viewer;
use kernel::erased::AnyTable;
use serde::Serialize;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use time::UtcOffset;
use time::format_description::well_known::Rfc3339;

use crate::clock::read;
use crate::membership::codes;
use crate::names;
use crate::now;
use crate::problems::not_found;
use crate::problems::to_problem;
use crate::protocol::{Evening, GameNamed, Link, PlaysFormat, Problem, Reply, Resource};
use crate::runtime::spawn_blocking;
use crate::storage::Label;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::background_work::ProgressReport;
use crate::tables::record_text::day;
use crate::tables::rooms::Rooms;
use crate::tables::summary::{PlayMark, are_copies};
use crate::tickets::log_with_ticket;
use crate::transfer_files::blocking;

mod bg_stats;
mod bgg;
mod calendar;
mod sheet;

/// A table in an export.
#[derive(Serialize)]
pub(crate) struct Play {
    table: u32,
    /// The id of the play on all devices: half a SHA-256, as hex text.
    id: String,
    game: String,
    /// The table's own name; empty if it has none.
    name: String,
    filed: bool,
    /// Where it was played; empty if nothing was entered.
    location: String,
    /// A note, in lines; empty if nothing was entered.
    note: String,
    /// The times of the set-up and of the last line (RFC 3339, UTC).
    begun: String,
    played: String,
    /// The length of play in minutes, without pauses of more than 20 minutes.
    minutes: u32,
    turn: u16,
    over: bool,
    /// The ids of the rules that the table waives for good.
    waivers: Vec<String>,
    /// True if another table is the same play and is counted instead of this one.
    copy: bool,
    seats: Vec<PlaySeat>,
    #[serde(skip)]
    mark: PlayMark,
}

/// A seat with its player and result.
#[derive(Serialize)]
struct PlaySeat {
    seat: u8,
    /// The present or last player of the seat; empty if it had none.
    player: String,
    /// True if the seat was empty at the end.
    empty: bool,
    /// The place from 1; ties share one. `None` before the end.
    place: Option<u8>,
    /// The score once the game is over; `None` if the game has none or it stayed hidden.
    score: Option<i32>,
}

impl Play {
    /// Returns the seats that have or had a player.
    fn players(&self) -> impl Iterator<Item = &PlaySeat> {
        self.seats.iter().filter(|seat| !seat.player.is_empty())
    }

    /// Returns the time of the set-up, unless the clock was not set then.
    fn when(&self) -> &str {
        if is_set(&self.begun) { &self.begun } else { &self.played }
    }

    fn of(id: u32, label: Label, table: &dyn AnyTable) -> Self {
        let (settings, progress, places) = (table.settings(), table.progress(), table.places());
        let place = |seat: usize| places.get(seat).copied();
        let account = table.view_for(Viewer::Table).account();
        let counted = account.curve.last().filter(|_| progress.over).map_or(&[][..], |last| &last.worth);
        let seat = |(n, chair): (usize, &kernel::Chair)| PlaySeat {
            seat: n as u8,
            player: chair.player(kernel::Seat(n as u8)).map(names::tidy).unwrap_or_default(),
            empty: chair.empty,
            place: place(n),
            score: counted.get(n).copied().flatten(),
        };
        let (game, begun) = (table.game().to_owned(), table.at().to_owned());
        Self {
            table: id,
            id: known_by(&[&game, table.first_commitment()]),
            name: names::tidy(&label.name),
            filed: label.filed,
            location: label.location,
            note: label.note,
            played: table.last_at().to_owned(),
            minutes: (account.seconds + 30) / 60,
            turn: progress.turn,
            over: progress.over,
            waivers: settings.waivers.clone(),
            copy: false,
            mark: PlayMark::of(table),
            seats: settings.seating.iter().enumerate().map(seat).collect(),
            game,
            begun,
        }
    }
}

/// True if the clock was set at this time (RFC 3339). Clocks that are not set begin in 1970 or 1980.
fn is_set(at: &str) -> bool {
    at >= "2000"
}

/// Returns a short hash that identifies these texts on every device.
fn known_by(of: &[&str]) -> String {
    let hash = of.iter().fold(Sha256::new(), |hash, text| hash.chain_update(text).chain_update([0]));
    hex::encode(&hash.finalize()[..16])
}

/// The data about the reader of a file: the names that the reader's language has for games, and the offset of the
/// reader's clock.
pub(crate) struct Reader {
    pub games: BTreeMap<String, GameNamed>,
    /// The offset from UTC, in minutes east.
    pub zone: i32,
}

impl Reader {
    fn name_of<'a>(&'a self, game: &'a str) -> &'a str {
        self.games.get(game).map_or(game, |named| &named.name)
    }

    fn bgg_id(&self, game: &str) -> Option<u32> {
        self.games.get(game)?.bgg
    }

    /// Converts a time to the reader's clock: the date and the time of day. A time of a clock that was not set stays as
    /// it is.
    fn clock(&self, at: &str) -> Option<(String, String)> {
        let zone = if is_set(at) { self.zone } else { 0 };
        let offset = UtcOffset::from_whole_seconds(zone.checked_mul(60)?).ok()?;
        let at = read(at).ok()?.checked_to_offset(offset)?.format(&Rfc3339).ok()?;
        Some((at.get(..10)?.to_owned(), at.get(11..19)?.to_owned()))
    }
}

/// Returns a file's text and the extension of its name.
fn written(format: PlaysFormat, plays: &[Play], reader: &Reader) -> Result<(String, &'static str), Problem> {
    let failed = |error: &dyn std::fmt::Display| Problem::Internal { ticket: log_with_ticket(error) };
    Ok(match format {
        PlaysFormat::Csv => (sheet::written(plays, reader), "csv"),
        PlaysFormat::Json => {
            let all = json!({ "bucintoro_plays": 1, "at": now(), "tables": plays });
            (serde_json::to_string_pretty(&all).map_err(|error| failed(&error))?, "json")
        }
        PlaysFormat::Bgg => (bgg::written(plays, reader).map_err(|error| failed(&error))?, "xml"),
        // BG Stats takes one play, by a link.
        PlaysFormat::BgStats => return Err(not_found(Resource::Play)),
    })
}

impl Rooms {
    /// Exports one table's play as a file. Only the `owner` gets the users' label.
    pub(crate) async fn play(
        &self,
        table: u32,
        format: PlaysFormat,
        reader: Reader,
        owner: bool,
    ) -> Result<Reply, Problem> {
        let listed = self.records().list().await.map_err(to_problem)?.into_iter().find(|listed| listed.table == table);
        let label = listed.map(|listed| listed.label).filter(|_| owner).unwrap_or_default();
        let play = self.ask(table, move |open: &mut TableActor| Ok(Play::of(table, label, open.table()))).await?;
        if format == PlaysFormat::BgStats {
            let url = bg_stats::link(&play, &reader).ok_or(Problem::NotOver)?;
            let link =
                spawn_blocking(move || Link { qr: codes::draw_small_qr(&url), url, code: String::new() }).await?;
            return Ok(Reply::Link { link });
        }
        let name = format!("{}-{}-{table}", play.game, day(&play.begun));
        let (text, kind) = written(format, &[play], &reader)?;
        Ok(Reply::File { name: format!("{name}.{kind}"), text })
    }

    /// Exports the plays of every readable table, as a file to download.
    pub(crate) async fn plays(
        self,
        id: String,
        format: PlaysFormat,
        reader: Reader,
        progress: ProgressReport,
    ) -> Result<Reply, Problem> {
        let mut listed = self.records().list().await.map_err(to_problem)?;
        listed.sort_by_key(|listed| listed.table);
        let (mut plays, many) = (Vec::new(), listed.len());
        for (done, listed) in listed.into_iter().enumerate() {
            progress.at(done, many);
            let (table, label) = (listed.table, listed.label);
            let told = move |open: &mut TableActor| Ok(Play::of(table, label, open.table()));
            match self.room(table).ask_transient(told).await {
                Ok(play) => plays.push(play),
                // Unreadable and deleted tables are left out; the list of tables shows the former.
                Err(problem) => tracing::warn!(table, ?problem, "a table is not among the plays"),
            }
        }
        let copies = are_copies(plays.iter().map(|play| (play.table, &play.mark)));
        plays.iter_mut().zip(copies).for_each(|(play, copy)| play.copy = copy);
        let (text, kind) = written(format, &plays, &reader)?;
        let mut out = self.inner.transfers.create(&id).await?;
        blocking(move || out.write_all(text.as_bytes()).and_then(|()| out.flush())).await?;
        let parts = self.inner.transfers.parts(&id).await?;
        Ok(Reply::Parcel { name: format!("bucintoro-plays-{}.{kind}", day(&now())), parcel: id, parts })
    }
}

/// Exports an evening as a calendar file.
pub(crate) fn evening(evening: &Evening) -> Result<Reply, Problem> {
    let unreadable = |error: time::error::Parse| Problem::Unreadable { detail: error.to_string() };
    let text = calendar::written(evening, &now()).map_err(unreadable)?;
    Ok(Reply::File { name: format!("bucintoro-{}.ics", day(&evening.begins)), text })
}
