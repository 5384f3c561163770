//! Holds what the screens know against the records.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::{Arc, Mutex};

use catalogue::GAMES;
use serde_json::json;
use sqlx::postgres::PgPool;

use super::screens::{Ledger, Sight, hashed};

/// A line of a record as the database has it.
type Row = (i64, i64, String, Option<String>);

/// How many lengths of a record are looked at again, at the most: each is read from its first line.
const LENGTHS: usize = 100;

/// Checks every table.
pub async fn checked(url: &str, ledgers: &BTreeMap<u32, Arc<Mutex<Ledger>>>) {
    let pool = PgPool::connect(url).await.expect("the database");
    let (mut acknowledged, mut refused, mut sights, mut highest) = (0, 0, 0, 0);
    for (table, ledger) in ledgers {
        let rows = sqlx::query_as("SELECT n, epoch, line, request FROM entries WHERE table_id = $1 ORDER BY n");
        let rows: Vec<Row> = rows.bind(i64::from(*table)).fetch_all(&pool).await.expect("the record");
        let game = sqlx::query_scalar("SELECT game FROM tables WHERE id = $1").bind(i64::from(*table));
        let game: String = game.fetch_one(&pool).await.expect("the table");
        let ledger = ledger.lock().expect("a ledger");
        assert_eq!(ledger.turned, vec![], "table {table}: whoever was let in is known at every node");
        assert_eq!(ledger.leaks, Vec::<String>::new(), "table {table}");
        followed(*table, &rows, &ledger);
        sights += shown(*table, &game, &rows, &ledger);
        replayed(*table, &rows);
        acknowledged += ledger.acknowledged.len();
        refused += ledger.refused.len();
        highest = highest.max(rows.last().map_or(0, |row| row.1));
    }
    assert!(highest > 2, "no table has changed hands");
    assert!(refused > 0, "nothing was ever refused");
    println!("{acknowledged} requests were acknowledged and {refused} refused, {sights} sights were looked at again");
    println!("a table changed hands up to {highest} times");
}

/// What was acknowledged is in the record once, what was refused is not; no line is missing, and epochs never fall.
fn followed(table: u32, rows: &[Row], ledger: &Ledger) {
    let numbers: Vec<i64> = rows.iter().map(|row| row.0).collect();
    assert_eq!(numbers, (0..rows.len() as i64).collect::<Vec<_>>(), "table {table}");
    assert!(rows.is_sorted_by_key(|row| row.1), "table {table}: an epoch falls");
    let times = |id: &String| rows.iter().filter(|row| row.3.as_ref() == Some(id)).count();
    for id in &ledger.acknowledged {
        assert_eq!(times(id), 1, "table {table}: {id} was acknowledged");
    }
    for id in &ledger.refused {
        assert_eq!(times(id), 0, "table {table}: {id} was refused");
    }
    assert!(ledger.acknowledged.len() > 5, "table {table} was hardly played: {}", ledger.acknowledged.len());
}

/// Whatever anybody was shown is what the final record shows exactly this viewer at that length: nothing that was seen
/// is gone, and nothing came to anybody that was another's to see. How many sights there were.
fn shown(table: u32, game: &str, rows: &[Row], ledger: &Ledger) -> usize {
    let game = GAMES.iter().find(|known| known.id() == game).expect("the game");
    let lines: Vec<&str> = rows.iter().map(|row| row.2.as_str()).collect();
    let mut lengths: BTreeMap<u32, Vec<&Sight>> = BTreeMap::new();
    for ((_, length), sight) in &ledger.sights {
        lengths.entry(*length).or_default().push(sight);
    }
    assert!(lengths.len() > 5, "table {table}: {} lengths were seen", lengths.len());
    let (every, mut looked) = (lengths.len().div_ceil(LENGTHS), 0);
    for (length, sights) in lengths.into_iter().rev().step_by(every) {
        assert!(length as usize <= lines.len(), "table {table}: {length} lines were shown, {} are there", lines.len());
        let (opened, damage) = game.open(&lines[..length as usize], &[], false).expect("a record");
        assert_eq!(damage.map(|(line, _)| line), None, "table {table}");
        for sight in sights {
            let seen = opened.view_for(sight.viewer);
            let view = hashed(&seen.view());
            let what = format!("table {table}, {:?} at {length} lines", sight.viewer);
            assert_eq!((sight.head, &sight.view), (opened.head(), &view), "{what}");
            assert_eq!(sight.made, view, "{what}: its pushes led elsewhere");
            let told: BTreeMap<u32, String> =
                seen.visible_entries(1).iter().map(|told| (told.n, hashed(&json!(told)))).collect();
            for (n, hash) in &sight.told {
                assert_eq!(told.get(n), Some(hash), "{what}: entry {n} was told otherwise");
            }
            looked += 1;
        }
    }
    looked
}

/// `replay --strict` is clean.
fn replayed(table: u32, rows: &[Row]) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let lines: Vec<&str> = rows.iter().map(|row| row.2.as_str()).collect();
    std::fs::write(file.path(), lines.join("\n") + "\n").expect("written");
    let replay = Command::new(env!("CARGO_BIN_EXE_node")).args(["replay", "--strict"]).arg(file.path()).output();
    let replay = replay.expect("it runs");
    assert!(replay.status.success(), "table {table}: {}", String::from_utf8_lossy(&replay.stderr));
}
