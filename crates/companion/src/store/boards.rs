//! Boards that the owner keeps.

use sqlx::Row;

use super::{Store, Stored};

/// A board that is kept.
pub struct KeptBoard {
    /// Its game.
    pub game: String,
    /// Its id.
    pub id: String,
    /// It, as JSON.
    pub board: String,
    /// When it was changed last (RFC 3339).
    pub changed: String,
}

impl Store {
    /// All boards, the latest changed first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn boards(&self) -> Stored<Vec<KeptBoard>> {
        let rows = sqlx::query("SELECT game, id, board, changed FROM boards ORDER BY changed DESC, id")
            .fetch_all(&self.pool)
            .await?;
        let kept = |row: &sqlx::sqlite::SqliteRow| {
            Ok(KeptBoard {
                game: row.try_get(0)?,
                id: row.try_get(1)?,
                board: row.try_get(2)?,
                changed: row.try_get(3)?,
            })
        };
        rows.iter().map(kept).collect()
    }

    /// Keeps a board, in place of one with the same id.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn keep_board(&self, game: &str, id: &str, board: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO boards (game, id, board, changed) VALUES (?, ?, ?, ?) \
             ON CONFLICT DO UPDATE SET board = excluded.board, changed = excluded.changed",
        )
        .bind(game)
        .bind(id)
        .bind(board)
        .bind(crate::now())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Keeps a board no longer. Tables that were set up with it have it in their records.
    ///
    /// # Errors
    /// When it cannot be committed.
    pub async fn drop_board(&self, game: &str, id: &str) -> Stored<bool> {
        let done =
            sqlx::query("DELETE FROM boards WHERE game = ? AND id = ?").bind(game).bind(id).execute(&self.pool).await?;
        Ok(done.rows_affected() > 0)
    }
}
