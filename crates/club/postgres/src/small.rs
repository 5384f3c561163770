//! Boards, people, what is remembered, and what damage took.

use std::collections::BTreeMap;

use app_core::protocol::{Damage, Loss};
use app_core::storage::{Aside, KeepsBoards, KeepsLosses, KeepsPeople, Kept, KeptBoard, MOST_PEOPLE};
use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::postgres::PgRow;

use crate::tables::number;
use crate::{Club, queries, stored, text};

/// Where lines lie that were set aside: this table of the database.
const PLACE: &str = "aside";

/// A board, as it stands in a row.
pub(crate) fn board(row: &PgRow) -> Result<KeptBoard, sqlx::Error> {
    let (game, id) = (row.try_get(0)?, row.try_get(1)?);
    Ok(KeptBoard { game, id, board: row.try_get(2)?, changed: row.try_get(3)? })
}

/// A loss, as it stands in a row.
pub(crate) fn loss(row: &PgRow) -> Result<Loss, sqlx::Error> {
    let (table, damage): (Option<i64>, String) = (row.try_get(1)?, row.try_get(3)?);
    let table = table.and_then(|table| u32::try_from(table).ok());
    // What this version cannot read was lost all the same.
    let damage = serde_json::from_str(&damage).unwrap_or(Damage::Unknown);
    Ok(Loss { id: number(row, 0)?, table, found: row.try_get(2)?, damage })
}

#[async_trait]
impl KeepsBoards for Club {
    async fn boards(&self) -> Kept<Vec<KeptBoard>> {
        self.all(sqlx::query(queries::BOARDS), board).await
    }

    async fn keep_board(&self, kept: &KeptBoard) -> Kept<()> {
        let KeptBoard { game, id, board, changed } = kept;
        let keep = sqlx::query(queries::KEEP_BOARD).bind(text(game)).bind(text(id)).bind(text(board)).bind(changed);
        self.done(keep).await.map(|_| ())
    }

    async fn drop_board(&self, game: &str, id: &str) -> Kept<bool> {
        Ok(self.done(sqlx::query(queries::DROP_BOARD).bind(text(game)).bind(text(id))).await? > 0)
    }
}

#[async_trait]
impl KeepsPeople for Club {
    async fn met(&self, names: &[&str], at: &str) -> Kept<()> {
        let names: Vec<String> = names.iter().map(|name| text(name)).collect();
        self.done(sqlx::query(queries::MET).bind(names).bind(at)).await.map(|_| ())
    }

    async fn people(&self) -> Kept<Vec<String>> {
        self.all(sqlx::query(queries::PEOPLE).bind(MOST_PEOPLE as i64), |row| row.try_get(0)).await
    }

    async fn prefer(&self, key: &str, value: &str) -> Kept<()> {
        self.done(sqlx::query(queries::PREFER).bind(text(key)).bind(text(value))).await.map(|_| ())
    }

    async fn preferences(&self) -> Kept<BTreeMap<String, String>> {
        let all = self.all(sqlx::query(queries::PREFERENCES), |row| Ok((row.try_get(0)?, row.try_get(1)?))).await?;
        Ok(all.into_iter().collect())
    }
}

#[async_trait]
impl KeepsLosses for Club {
    async fn note_loss(&self, table: Option<u32>, damage: &Damage, at: &str) -> Kept<()> {
        let note = sqlx::query(queries::NOTE_LOSS).bind(table.map(stored)).bind(at).bind(kernel::to_json(damage));
        self.done(note).await.map(|_| ())
    }

    async fn losses(&self, table: Option<u32>) -> Kept<Vec<Loss>> {
        self.all(sqlx::query(queries::LOSSES).bind(table.map(stored)), loss).await
    }

    async fn losses_read(&self, losses: &[u32]) -> Kept<()> {
        let losses: Vec<i64> = losses.iter().copied().map(stored).collect();
        self.done(sqlx::query(queries::LOSSES_READ).bind(losses)).await.map(|_| ())
    }

    async fn aside(&self) -> Kept<Aside> {
        let names = self.all(sqlx::query(queries::ASIDE), |row| row.try_get(0)).await?;
        Ok(Aside { place: PLACE.to_owned(), names })
    }
}
