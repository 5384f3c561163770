//! Settings in the format of an earlier release, which did not have tables for them.

use super::*;

/// Returns settings as earlier releases stored them, including malformed values.
pub(crate) fn old_settings() -> Vec<(String, String)> {
    let said = [
        (key_of_name("Ana"), "{\"name\":\"Ana\",\"is\":\"Anna\"}"),
        (key_of_name("Bo"), "{\"name\":\"Bo\",\"is\":\"Bob\"}"),
        (key_of_name("Bo"), "{\"name\":\"Bo\",\"out\":true}"),
        (key_of_name("Cy é \""), "{\"name\":\"Cy é \\\"\",\"is\":\"Cyrus\",\"out\":true}"),
        // Deleted later.
        (key_of_name("Di"), ""),
        (key_of_group("Monday"), ""),
        // Damaged or unknown values.
        (key_of_name("Ed"), "{\"name\":\"Ed\",\"is\""),
        (key_of_name("Flo"), "{\"name\":\"Flo\",\"is\":7,\"out\":true}"),
        (key_of_name("Gus"), "{\"name\":\"Gus\",\"out\":\"yes\"}"),
        (key_of_name("Hal"), "{\"name\":\"Hal\",\"out\":true,\"more\":1}"),
        (key_of_name("Ina"), "{\"name\":\"Ina\"}"),
        (key_of_name("Jo"), "[\"name\"]"),
        (key_of_name("Kay"), "\"\\u12"),
        ("kept.person.".to_owned(), "{\"name\":null,\"out\":true}"),
        (key_of_group("Tuesday"), "{ \"name\":\"Tuesday\", \"seats\":[1,2] }"),
        (key_of_group("Friday"), "{\"seats\":[1,2]}"),
        (key_of_group("Sunday"), "nonsense"),
        ("kept.otherwise".to_owned(), "{\"name\":\"none\"}"),
        ("hosted".to_owned(), "7 12 3"),
        ("daily-backups".to_owned(), "{\"folder\":\"é\"}"),
        ("tone".to_owned(), "high"),
    ];
    said.map(|(key, value)| (key, value.to_owned())).into()
}

/// Checks that the values of [`old_settings`] are read through the contract.
pub(crate) async fn are_moved(records: &dyn StorageBackend, how: &str) {
    let names = [name("Ana", Some("Anna"), false), name("Bo", None, true), name("Cy é \"", Some("Cyrus"), true)];
    assert_eq!(records.remembered_names().await.expect("read"), names, "{how}");
    let tuesday = "{ \"name\":\"Tuesday\", \"seats\":[1,2] }".to_owned();
    let groups = [StoredGroup { name: "Tuesday".to_owned(), group: tuesday }];
    assert_eq!(records.groups().await.expect("read"), groups, "{how}");
    assert_eq!(records.hosted_tables().await.expect("read"), [7, 12, 3], "{how}");
    assert_eq!(records.daily_backups().await.expect("read").as_deref(), Some("{\"folder\":\"é\"}"), "{how}");
    let preferences: Vec<_> = records.preferences().await.expect("read").into_iter().collect();
    assert_eq!(preferences, [("tone".to_owned(), "high".to_owned())], "{how}");
}

/// Creates a folder with the database of the release before settings had tables.
async fn folder_of_the_previous_release() -> tempfile::TempDir {
    const UNDO: &str = "DROP TABLE player_names; DROP TABLE player_groups; DROP TABLE hosted_tables; \
        DROP TABLE settings; ALTER TABLE tables DROP COLUMN state; ALTER TABLE tables DROP COLUMN location; \
        ALTER TABLE tables DROP COLUMN note; DELETE FROM _sqlx_migrations WHERE version > 8";
    let folder = tempfile::tempdir().expect("a folder");
    Store::open(folder.path()).await.expect("opened").close().await;
    let pool = database(folder.path()).await;
    sqlx::raw_sql(UNDO).execute(&pool).await.expect("undone");
    for (key, value) in old_settings() {
        let insert = sqlx::query("INSERT OR REPLACE INTO preferences VALUES (?, ?)").bind(key).bind(value);
        insert.execute(&pool).await.expect("stored");
    }
    pool.close().await;
    folder
}

#[tokio::test]
async fn sqlite_migrates_old_settings() {
    let folder = folder_of_the_previous_release().await;
    for how in ["the first start", "the second"] {
        let store = Store::open(folder.path()).await.expect("opened");
        are_moved(&store, how).await;
        assert!(store.rebuilt().is_none(), "{how}");
        store.close().await;
    }
}

#[tokio::test]
async fn sqlite_migrates_old_settings_of_damaged_database() {
    for zeroes_the_header in [true, false] {
        let folder = folder_of_the_previous_release().await;
        let pool = database(folder.path()).await;
        // Games of that release have no text mirror.
        sqlx::query("INSERT INTO tables (game) VALUES ('chess')").execute(&pool).await.expect("a game");
        let page = "SELECT rootpage FROM sqlite_master WHERE name = 'boards'";
        let page: i64 = sqlx::query_scalar(page).fetch_one(&pool).await.expect("a page");
        let size: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&pool).await.expect("a size");
        pool.close().await;
        let file = folder.path().join("bucintoro.sqlite");
        let mut bytes = std::fs::read(&file).expect("the file");
        let from = usize::try_from((page - 1) * size).expect("a place");
        match zeroes_the_header {
            true => bytes[..16].fill(0),
            false => bytes[from..from + 512].fill(0xff),
        }
        std::fs::write(&file, bytes).expect("damaged");
        let store = Store::open(folder.path()).await.expect("opened");
        let Some(rebuilt) = store.rebuilt() else { panic!("the database was not rebuilt") };
        let Some(Damage::Database { tables: 0, broken, .. }) = rebuilt.damage else { panic!("{rebuilt:?}") };
        assert_eq!(broken, u32::from(!zeroes_the_header), "{rebuilt:?}");
        are_moved(&store, "rebuilt").await;
        let games: Vec<String> = store.list().await.expect("read").into_iter().map(|game| game.game).collect();
        assert_eq!(games, ["chess"]);
        store.close().await;
    }
}

#[tokio::test]
async fn sqlite_ignores_malformed_hosted_tables() {
    for hosted in ["", "seven", "7, 8", "[7]", "99999999999999999999", "-3", "7.5"] {
        let folder = folder_of_the_previous_release().await;
        let pool = database(folder.path()).await;
        let update = sqlx::query("UPDATE preferences SET value = ? WHERE key = 'hosted'").bind(hosted);
        update.execute(&pool).await.expect("changed");
        pool.close().await;
        let store = Store::open(folder.path()).await.expect("opened");
        assert!(store.rebuilt().is_none(), "{hosted}");
        assert_eq!(store.hosted_tables().await.expect("read"), Vec::<u32>::new(), "{hosted}");
        store.close().await;
    }
}

/// A journal that contains a preference was written by the previous release, so it also contains the settings.
#[tokio::test]
async fn file_storage_reads_settings_of_old_journals() {
    let backend = InFolder::new().await;
    let records = backend.records();
    for dropped in [key_of_name("Di"), key_of_group("Monday")] {
        let name = if dropped == key_of_name("Di") { "Di" } else { "Monday" };
        let said = format!("{{\"name\":\"{name}\",\"out\":true}}");
        records.set_preference(&dropped, &said).await.expect("stored");
    }
    for (key, value) in old_settings() {
        records.set_preference(&key, &value).await.expect("stored");
    }
    let backend = backend.again().await;
    are_moved(&*backend.records(), "old lines").await;
    // Later values win, also after a restart.
    let records = backend.records();
    records.forget_name("Bo").await.expect("deleted");
    records.remember_name(&name("Ana", None, true)).await.expect("stored");
    records.delete_group("Tuesday").await.expect("deleted");
    records.set_hosted_tables(&[4]).await.expect("stored");
    let backend = backend.again().await;
    let records = backend.records();
    let names = [name("Ana", None, true), name("Cy é \"", Some("Cyrus"), true)];
    assert_eq!(records.remembered_names().await.expect("read"), names);
    assert_eq!(records.groups().await.expect("read"), []);
    assert_eq!(records.hosted_tables().await.expect("read"), [4]);
}
