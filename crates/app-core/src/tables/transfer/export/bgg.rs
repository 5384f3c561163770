//! Plays in the format of BoardGameGeek's own export (`/xmlapi2/plays`): only finished ones, each once.

use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};

use crate::tables::transfer::export::{Play, Reader};

/// The maximum credible length of a play, in minutes.
const LONGEST: u32 = 24 * 60;

pub(crate) fn written(plays: &[Play], reader: &Reader) -> io::Result<String> {
    let over: Vec<&Play> = plays.iter().filter(|play| play.over && !play.copy).collect();
    let mut out = Writer::new_with_indent(Vec::new(), b' ', 1);
    out.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    let total = over.len().to_string();
    out.create_element("plays")
        .with_attributes([("total", total.as_str()), ("page", "1")])
        .write_inner_content(|out| over.iter().try_for_each(|play| one(out, play, reader)))?;
    String::from_utf8(out.into_inner()).map_err(io::Error::other)
}

fn one(out: &mut Writer<Vec<u8>>, play: &Play, reader: &Reader) -> io::Result<()> {
    let date = reader.clock(play.when()).map_or_else(String::new, |(day, _)| day);
    let length = if play.minutes > LONGEST { 0 } else { play.minutes }.to_string();
    let about = [
        ("date", date.as_str()),
        ("quantity", "1"),
        ("length", &length),
        ("incomplete", "0"),
        ("nowinstats", "0"),
        ("location", &play.location),
    ];
    out.create_element("play").with_attributes(about).write_inner_content(|out| {
        let id = reader.bgg_id(&play.game).map_or_else(String::new, |id| id.to_string());
        let item = [("name", reader.name_of(&play.game)), ("objecttype", "thing"), ("objectid", id.as_str())];
        out.create_element("item").with_attributes(item).write_inner_content(|out| {
            out.create_element("subtypes").write_inner_content(|out| {
                out.create_element("subtype").with_attribute(("value", "boardgame")).write_empty().map(drop)
            })?;
            Ok(())
        })?;
        let comment = [&*play.name, &*play.note].join("\n");
        if !comment.trim().is_empty() {
            out.create_element("comments").write_text_content(BytesText::new(comment.trim()))?;
        }
        out.create_element("players").write_inner_content(|out| {
            for seat in play.players() {
                let position = (seat.seat + 1).to_string();
                let score = seat.score.map_or_else(String::new, |score| score.to_string());
                let player = [
                    ("username", ""),
                    ("userid", "0"),
                    ("name", seat.player.as_str()),
                    ("startposition", &position),
                    ("color", ""),
                    ("score", &score),
                    ("new", "0"),
                    ("rating", "0"),
                    ("win", if seat.place == Some(1) { "1" } else { "0" }),
                ];
                out.create_element("player").with_attributes(player).write_empty()?;
            }
            Ok(())
        })?;
        Ok(())
    })?;
    Ok(())
}
