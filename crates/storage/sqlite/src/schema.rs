//! The migrations, and the schema that results from them. Each database is compared with it when it is opened.

use std::collections::BTreeSet;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};

use super::{StoreProblem, Stored, options};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The length of a checksum in the list of migrations, in bytes.
const CHECKSUM: usize = 48;

/// Runs the migrations that a database lacks.
///
/// # Errors
/// [`StoreProblem::OtherBuild`] if a migration of this program differs from the one that was run.
/// [`StoreProblem::Broken`] if a stored checksum is damaged. Errors of the database.
pub(super) async fn run_migrations(pool: &SqlitePool) -> Stored<()> {
    match MIGRATIONS.run(pool).await {
        Err(MigrateError::VersionMismatch(version)) => {
            const STORED: &str = "SELECT CAST(checksum AS BLOB) FROM _sqlx_migrations WHERE version = ?";
            let stored: Option<Vec<u8>> = sqlx::query_scalar(STORED).bind(version).fetch_optional(pool).await?;
            let own = MIGRATIONS.iter().find(|migration| migration.version == version);
            match (stored, own) {
                (Some(stored), Some(own)) if is_of_other_text(&stored, &own.checksum) => {
                    Err(StoreProblem::OtherBuild(version))
                }
                _ => Err(StoreProblem::Broken(format!("the checksum of migration {version} is damaged"))),
            }
        }
        result => Ok(result?),
    }
}

/// True if a checksum belongs to another text, and is not a damaged copy of this one. Two checksums differ in about
/// half of their bits. Damage inverts few bits, or leaves a row of zeros.
fn is_of_other_text(stored: &[u8], own: &[u8]) -> bool {
    let differing: u32 = stored.iter().zip(own).map(|(stored, own)| (stored ^ own).count_ones()).sum();
    stored.len() == CHECKSUM && differing > 2 * CHECKSUM as u32 && !stored.windows(4).any(|row| row == [0; 4])
}

/// Creates an empty database in memory, with all migrations.
pub(super) async fn create_in_memory() -> Stored<SqlitePool> {
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options(":memory:".as_ref()))
        .await?;
    MIGRATIONS.run(&pool).await?;
    Ok(pool)
}

/// Returns the whole schema: the statement of each table and index.
pub(super) async fn statements(pool: &SqlitePool) -> Stored<BTreeSet<String>> {
    read(
        pool,
        "SELECT CAST(type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') AS BLOB) FROM sqlite_master \
         WHERE tbl_name <> '_sqlx_migrations'",
    )
    .await
}

/// Returns the columns of each table and index. A later migration adds columns, where it would change a statement.
pub(super) async fn columns(pool: &SqlitePool) -> Stored<BTreeSet<String>> {
    read(
        pool,
        "SELECT CAST(m.type || ' ' || m.name || ' ' || m.tbl_name || \
         coalesce(' ' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || ' ' || c.pk, '') AS BLOB) \
         FROM sqlite_master m LEFT JOIN pragma_table_info(m.name) c WHERE m.tbl_name <> '_sqlx_migrations'",
    )
    .await
}

async fn read(pool: &SqlitePool, sql: &'static str) -> Stored<BTreeSet<String>> {
    let texts: Vec<Vec<u8>> = sqlx::query_scalar(sql).fetch_all(pool).await?;
    Ok(texts.iter().map(|text| String::from_utf8_lossy(text).into_owned()).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;

    /// Databases store the checksum of each migration, so a released one never changes.
    #[test]
    fn released_migrations_keep_their_checksums() {
        const RELEASED: [&str; 10] = [
            "21366bbce2e25bc3",
            "e2cdce2766ed42b2",
            "5524f1741f0d3856",
            "cf3d9399ce028e1a",
            "dd2892b4dbeec446",
            "176c8a4a968224ec",
            "9379530681d1b781",
            "0dae02aabf637036",
            "8961b606b48539f0",
            "f45dc42d13fa914d",
        ];
        for (migration, released) in MIGRATIONS.iter().zip(RELEASED) {
            let start: String = migration.checksum.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(start, released, "migration {}", migration.version);
        }
        assert!(MIGRATIONS.iter().count() >= RELEASED.len(), "none is removed");
    }

    #[test]
    fn damaged_checksum_is_not_taken_for_another_migration() {
        let all: Vec<&[u8]> = MIGRATIONS.iter().map(|migration| &*migration.checksum).collect();
        for (nth, own) in all.iter().enumerate() {
            for other in all.iter().skip(nth + 1) {
                assert!(is_of_other_text(other, own));
            }
            assert!(!is_of_other_text(own, own));
            assert!(!is_of_other_text(&own[..40], own), "cut");
            assert!(!is_of_other_text(b"", own), "empty");
            for from in 0..CHECKSUM - 4 {
                let mut zeroed = own.to_vec();
                zeroed[from..].fill(0);
                assert!(!is_of_other_text(&zeroed, own), "zeros from {from}");
            }
            // The most bits that the damage test inverts in one file.
            let mut inverted = own.to_vec();
            inverted[..4].iter_mut().for_each(|byte| *byte = !*byte);
            assert!(!is_of_other_text(&inverted, own), "32 bits");
        }
    }

    #[tokio::test]
    async fn changed_table_or_index_clause_is_a_different_schema() {
        let expected = create_in_memory().await.expect("a database");
        let known = statements(&expected).await.expect("read");
        for (from, to) in
            [("ON DELETE CASCADE", "ON DELETE NO ACTION"), ("DEFAULT 0", "DEFAULT 1"), ("IS NOT NULL", "IS NULL")]
        {
            let pool = create_in_memory().await.expect("a database");
            sqlx::raw_sql("PRAGMA writable_schema = ON").execute(&pool).await.expect("it runs");
            let change = sqlx::query("UPDATE sqlite_master SET sql = replace(sql, ?, ?)").bind(from).bind(to);
            change.execute(&pool).await.expect("it runs");
            assert_ne!(statements(&pool).await.expect("read"), known, "{from}");
            pool.close().await;
        }
        expected.close().await;
    }
}
