//! What the migrations make: the schema of a database is compared with it whenever it is opened.

use std::collections::BTreeSet;

use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};

use super::{Stored, options};

/// A database with nothing in it, as the migrations make it.
pub(super) async fn migrated_now() -> Stored<SqlitePool> {
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options(":memory:".as_ref()))
        .await?;
    sqlx::migrate!().run(&pool).await?;
    Ok(pool)
}

/// Everything that a database is made of, but for what stands in it.
pub(super) async fn parts(pool: &SqlitePool) -> Stored<BTreeSet<String>> {
    const PARTS: &str = "SELECT CAST(m.type || ' ' || m.name || ' ' || m.tbl_name || \
         coalesce(' ' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || ' ' || c.pk, '') AS BLOB) \
         FROM sqlite_master m LEFT JOIN pragma_table_info(m.name) c \
         WHERE m.name <> '_sqlx_migrations' AND m.tbl_name <> '_sqlx_migrations'";
    let parts: Vec<Vec<u8>> = sqlx::query_scalar(PARTS).fetch_all(pool).await?;
    Ok(parts.iter().map(|part| String::from_utf8_lossy(part).into_owned()).collect())
}
