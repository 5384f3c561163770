//! One play in the format that BG Stats accepts from other programs: a link with its data.

use serde_json::{Value, json};

use crate::membership::codes::percent_encoded;
use crate::tables::transfer::export::{Play, PlaySeat, Reader, known_by};

/// The address at which BG Stats accepts plays. The app itself opens such links.
const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// Returns the link; `None` before the game is over.
pub(crate) fn link(play: &Play, reader: &Reader) -> Option<String> {
    let data = data(play, reader)?.to_string();
    Some(format!("{ADDRESS}{}", percent_encoded(&data)))
}

fn data(play: &Play, reader: &Reader) -> Option<Value> {
    if !play.over {
        return None;
    }
    // The format has dates in UTC, whatever the reader's clock.
    let utc = Reader { games: Default::default(), zone: 0 };
    let (day, time) = utc.clock(play.when())?;
    let player = |seat: &PlaySeat| {
        let mut player = json!({
            "name": seat.player,
            "sourcePlayerId": known_by(&[&seat.player.to_lowercase()]),
            // The Android app refuses a player without this.
            "startPlayer": false,
            "rank": seat.place,
            "winner": seat.place == Some(1),
        });
        if let Some(score) = seat.score {
            player["score"] = json!(score);
        }
        player
    };
    Some(json!({
        "sourceName": "Bucintoro",
        "sourcePlayId": play.id,
        "playDate": format!("{day} {time}"),
        "durationMin": play.minutes,
        // Without the note, because a QR code holds less.
        "comments": play.name,
        "game": {
            "name": reader.name_of(&play.game),
            "sourceGameId": play.game,
            "bggId": reader.bgg_id(&play.game).unwrap_or_default(),
            "highestWins": true,
            "noPoints": play.seats.iter().all(|seat| seat.score.is_none()),
        },
        "players": play.players().map(player).collect::<Vec<_>>(),
    }))
}
