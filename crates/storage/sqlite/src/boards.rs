//! Boards that the owner saved.

use async_trait::async_trait;

use super::{Store, text};
use crate::problem::IntoStoreResult as _;
use app_core::storage::{BoardStore, StoreResult, StoredBoard};

#[async_trait]
impl BoardStore for Store {
    async fn boards(&self) -> StoreResult<Vec<StoredBoard>> {
        const ALL: &str = "SELECT CAST(game AS BLOB), CAST(id AS BLOB), CAST(board AS BLOB), \
            CAST(changed AS BLOB) FROM boards ORDER BY changed DESC, id";
        let rows = sqlx::query(ALL).fetch_all(&self.pool).await.into_stored()?;
        let board = |row: &sqlx::sqlite::SqliteRow| {
            Ok(StoredBoard { game: text(row, 0)?, id: text(row, 1)?, board: text(row, 2)?, changed: text(row, 3)? })
        };
        rows.iter().map(board).collect()
    }

    async fn store_board(&self, stored: &StoredBoard) -> StoreResult<()> {
        let StoredBoard { game, id, board, changed } = stored;
        sqlx::query(
            "INSERT INTO boards (game, id, board, changed) VALUES (?, ?, ?, ?) \
             ON CONFLICT DO UPDATE SET board = excluded.board, changed = excluded.changed",
        )
        .bind(game)
        .bind(id)
        .bind(board)
        .bind(changed)
        .execute(&self.pool)
        .await
        .into_stored()?;
        Ok(())
    }

    async fn delete_board(&self, game: &str, id: &str) -> StoreResult<bool> {
        let done = sqlx::query("DELETE FROM boards WHERE game = ? AND id = ?")
            .bind(game)
            .bind(id)
            .execute(&self.pool)
            .await
            .into_stored()?;
        Ok(done.rows_affected() > 0)
    }
}
