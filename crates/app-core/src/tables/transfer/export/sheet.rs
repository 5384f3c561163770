//! Plays as a spreadsheet: CSV as in RFC 4180, with one line per seat.

use spreadsheet::Cell;

use crate::tables::transfer::export::{Play, PlaySeat, Reader};

const COLUMNS: [&str; 18] = [
    "table",
    "play",
    "game",
    "table_name",
    "begun",
    "played",
    "minutes",
    "turns",
    "over",
    "players",
    "seat",
    "player",
    "left",
    "place",
    "waivers",
    "copy",
    "location",
    "note",
];

fn row(play: &Play, seat: &PlaySeat, reader: &Reader) -> [Cell; COLUMNS.len()] {
    [
        Cell::plain(play.table),
        Cell::plain(&play.id),
        Cell::text(reader.name_of(&play.game)),
        Cell::text(&play.name),
        Cell::plain(&play.begun),
        Cell::plain(&play.played),
        Cell::plain(play.minutes),
        Cell::plain(play.turn),
        Cell::plain(u8::from(play.over)),
        Cell::plain(play.seats.len()),
        Cell::plain(seat.seat + 1),
        Cell::text(&seat.player),
        Cell::plain(u8::from(seat.empty)),
        seat.place.map_or_else(|| Cell::plain(""), Cell::plain),
        Cell::text(&play.waivers.join(" ")),
        Cell::plain(u8::from(play.copy)),
        Cell::text(&play.location),
        Cell::text(&play.note),
    ]
}

pub(crate) fn written(plays: &[Play], reader: &Reader) -> String {
    let rows = plays.iter().flat_map(|play| play.seats.iter().map(|seat| row(play, seat, reader).into()));
    spreadsheet::write(std::iter::once(COLUMNS.map(Cell::plain).into()).chain(rows))
}
