//! One play as BG Stats takes it from other programs: the data of its link, which is also a file.

use serde_json::{Value, json};

use super::{Play, PlaySeat, Reader, known_by};

/// `None` before the game is over.
pub(super) fn written(play: &Play, reader: &Reader) -> Option<Value> {
    if !play.over {
        return None;
    }
    let (day, time) = reader.clock(play.when())?;
    let player = |seat: &PlaySeat| {
        json!({
            "name": seat.player,
            "sourcePlayerId": known_by(&[&seat.player.to_lowercase()]),
            "rank": seat.place,
            "winner": seat.place == Some(1),
        })
    };
    Some(json!({
        "sourceName": "Bucintoro",
        "sourcePlayId": play.id,
        "playDate": format!("{day} {time}"),
        "durationMin": play.minutes,
        "comments": play.name,
        "game": {
            "name": reader.name_of(&play.game),
            "sourceGameId": play.game,
            "bggId": reader.bgg_id(&play.game).unwrap_or_default(),
            "highestWins": true,
            "noPoints": true,
        },
        "players": play.seats.iter().map(player).collect::<Vec<_>>(),
    }))
}
