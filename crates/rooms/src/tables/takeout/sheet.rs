//! Plays as a spreadsheet: CSV as in RFC 4180, a line for each seat.

use super::{Play, PlaySeat, Reader};

/// Excel takes a file for UTF-8 only if this stands first.
const MARK: &str = "\u{feff}";

/// What a spreadsheet would take for the beginning of a formula, wide forms included.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

const COLUMNS: [&str; 16] = [
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
];

/// What somebody typed, as nothing but text.
fn text(typed: &str) -> String {
    if typed.starts_with(FORMULA) { format!("'{typed}") } else { typed.to_owned() }
}

fn row(play: &Play, seat: &PlaySeat, reader: &Reader) -> [String; COLUMNS.len()] {
    [
        play.table.to_string(),
        play.id.clone(),
        text(reader.name_of(&play.game)),
        text(&play.name),
        play.begun.clone(),
        play.played.clone(),
        play.minutes.to_string(),
        play.turn.to_string(),
        u8::from(play.over).to_string(),
        play.seats.len().to_string(),
        (seat.seat + 1).to_string(),
        text(&seat.player),
        u8::from(seat.empty).to_string(),
        seat.place.map_or_else(String::new, |place| place.to_string()),
        text(&play.waivers.join(" ")),
        u8::from(play.copy).to_string(),
    ]
}

pub(super) fn written(plays: &[Play], reader: &Reader) -> csv::Result<String> {
    let mut out = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(MARK.as_bytes().to_vec());
    out.write_record(COLUMNS)?;
    for play in plays {
        for seat in &play.seats {
            out.write_record(row(play, seat, reader))?;
        }
    }
    out.flush()?;
    let bytes = out.into_inner().map_err(|error| error.into_error())?;
    String::from_utf8(bytes).map_err(|error| std::io::Error::other(error).into())
}
