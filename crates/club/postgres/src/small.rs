//! Boards, people, preferences and corruption reports.

use std::collections::BTreeMap;

use app_core::protocol::{Damage, Loss};
use app_core::storage::{
    BoardStore, CorruptionReportStore, MOST_PEOPLE, PlayerStore, Quarantined, StoreResult, StoredBoard,
};
use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::postgres::PgRow;

use crate::tables::number;
use crate::{Club, queries, stored, text};

/// Name of the table with quarantined lines, for reports.
const PLACE: &str = "aside";

/// Reads a board from a row.
pub(crate) fn board(row: &PgRow) -> Result<StoredBoard, sqlx::Error> {
    let (game, id) = (row.try_get(0)?, row.try_get(1)?);
    Ok(StoredBoard { game, id, board: row.try_get(2)?, changed: row.try_get(3)? })
}

/// Reads a corruption report from a row.
pub(crate) fn loss(row: &PgRow) -> Result<Loss, sqlx::Error> {
    let (table, damage): (Option<i64>, String) = (row.try_get(1)?, row.try_get(3)?);
    let table = table.and_then(|table| u32::try_from(table).ok());
    // An unreadable report is still reported as unknown damage.
    let damage = serde_json::from_str(&damage).unwrap_or(Damage::Unknown);
    Ok(Loss { id: number(row, 0)?, table, found: row.try_get(2)?, damage })
}

#[async_trait]
impl BoardStore for Club {
    async fn boards(&self) -> StoreResult<Vec<StoredBoard>> {
        self.all(sqlx::query(queries::BOARDS), board).await
    }

    async fn store_board(&self, kept: &StoredBoard) -> StoreResult<()> {
        let StoredBoard { game, id, board, changed } = kept;
        let keep = sqlx::query(queries::KEEP_BOARD).bind(text(game)).bind(text(id)).bind(text(board)).bind(changed);
        self.execute(keep).await.map(|_| ())
    }

    async fn delete_board(&self, game: &str, id: &str) -> StoreResult<bool> {
        Ok(self.execute(sqlx::query(queries::DROP_BOARD).bind(text(game)).bind(text(id))).await? > 0)
    }
}

#[async_trait]
impl PlayerStore for Club {
    async fn record_players(&self, names: &[&str], at: &str) -> StoreResult<()> {
        let names: Vec<String> = names.iter().map(|name| text(name)).collect();
        self.execute(sqlx::query(queries::MET).bind(names).bind(at)).await.map(|_| ())
    }

    async fn people(&self) -> StoreResult<Vec<String>> {
        self.all(sqlx::query(queries::PEOPLE).bind(MOST_PEOPLE as i64), |row| row.try_get(0)).await
    }

    async fn set_preference(&self, key: &str, value: &str) -> StoreResult<()> {
        self.execute(sqlx::query(queries::PREFER).bind(text(key)).bind(text(value))).await.map(|_| ())
    }

    async fn preferences(&self) -> StoreResult<BTreeMap<String, String>> {
        let all = self.all(sqlx::query(queries::PREFERENCES), |row| Ok((row.try_get(0)?, row.try_get(1)?))).await?;
        Ok(all.into_iter().collect())
    }
}

#[async_trait]
impl CorruptionReportStore for Club {
    async fn report_corruption(&self, table: Option<u32>, damage: &Damage, at: &str) -> StoreResult<()> {
        let note = sqlx::query(queries::NOTE_LOSS).bind(table.map(stored)).bind(at).bind(kernel::to_json(damage));
        self.execute(note).await.map(|_| ())
    }

    async fn corruption_reports(&self, table: Option<u32>) -> StoreResult<Vec<Loss>> {
        self.all(sqlx::query(queries::LOSSES).bind(table.map(stored)), loss).await
    }

    async fn acknowledge_reports(&self, losses: &[u32]) -> StoreResult<()> {
        let losses: Vec<i64> = losses.iter().copied().map(stored).collect();
        self.execute(sqlx::query(queries::LOSSES_READ).bind(losses)).await.map(|_| ())
    }

    async fn quarantined(&self) -> StoreResult<Quarantined> {
        let names = self.all(sqlx::query(queries::ASIDE), |row| row.try_get(0)).await?;
        Ok(Quarantined { place: PLACE.to_owned(), names })
    }
}
