//! Boards that the owner keeps.

use async_trait::async_trait;

use super::{Store, text};
use crate::problem::Accepted as _;
use app_core::storage::{KeepsBoards, Kept, KeptBoard};

#[async_trait]
impl KeepsBoards for Store {
    async fn boards(&self) -> Kept<Vec<KeptBoard>> {
        const ALL: &str = "SELECT CAST(game AS BLOB), CAST(id AS BLOB), CAST(board AS BLOB), \
            CAST(changed AS BLOB) FROM boards ORDER BY changed DESC, id";
        let rows = sqlx::query(ALL).fetch_all(&self.pool).await.kept()?;
        let kept = |row: &sqlx::sqlite::SqliteRow| {
            Ok(KeptBoard { game: text(row, 0)?, id: text(row, 1)?, board: text(row, 2)?, changed: text(row, 3)? })
        };
        rows.iter().map(kept).collect()
    }

    async fn keep_board(&self, kept: &KeptBoard) -> Kept<()> {
        let KeptBoard { game, id, board, changed } = kept;
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
        .kept()?;
        Ok(())
    }

    async fn drop_board(&self, game: &str, id: &str) -> Kept<bool> {
        let done = sqlx::query("DELETE FROM boards WHERE game = ? AND id = ?")
            .bind(game)
            .bind(id)
            .execute(&self.pool)
            .await
            .kept()?;
        Ok(done.rows_affected() > 0)
    }
}
