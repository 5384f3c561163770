//! Compares what the screens received with the records.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::{Arc, Mutex};

use catalogue::GAMES;
use serde_json::json;
use sqlx::postgres::PgPool;

use super::screens::{Ledger, Sight, hashed};

/// A line of a record in the database.
type Row = (i64, i64, String, Option<String>);

/// Maximum number of lengths of a record that are checked, because each is read from its first line.
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
        assert_eq!(ledger.turned, vec![], "table {table}: every node admits a known device");
        assert_eq!(ledger.leaks, Vec::<String>::new(), "table {table}");
        followed(*table, &rows, &ledger);
        sights += shown(*table, &game, &rows, &ledger);
        replayed(*table, &rows);
        acknowledged += ledger.acknowledged.len();
        refused += ledger.refused.len();
        highest = highest.max(rows.last().map_or(0, |row| row.1));
    }
    assert!(highest > 2, "no table has changed its owner");
    assert!(refused > 0, "no command was refused");
    println!("{acknowledged} requests were acknowledged and {refused} refused, {sights} sights were looked at again");
    println!("a table changed hands up to {highest} times");
}

/// Checks that acknowledged commands are in the record once, and refused ones are not, that no line is missing, and
/// that epochs never decrease.
fn followed(table: u32, rows: &[Row], ledger: &Ledger) {
    let numbers: Vec<i64> = rows.iter().map(|row| row.0).collect();
    assert_eq!(numbers, (0..rows.len() as i64).collect::<Vec<_>>(), "table {table}");
    assert!(rows.is_sorted_by_key(|row| row.1), "table {table}: an epoch decreases");
    let times = |id: &String| rows.iter().filter(|row| row.3.as_ref() == Some(id)).count();
    for id in &ledger.acknowledged {
        assert_eq!(times(id), 1, "table {table}: {id} was acknowledged");
    }
    for id in &ledger.refused {
        assert_eq!(times(id), 0, "table {table}: {id} was refused");
    }
    assert!(ledger.acknowledged.len() > 5, "table {table} has few commands: {}", ledger.acknowledged.len());
}

/// Checks that each view that a screen received is the view of the final record at that length, for the same viewer. So
/// nothing that was shown is lost, and no viewer received another's secrets. Returns the number of checked views.
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
        assert!(length as usize <= lines.len(), "table {table}: {length} lines were shown, {} exist", lines.len());
        let (opened, damage) = game.open(&lines[..length as usize], &[], false).expect("a record");
        assert_eq!(damage.map(|(line, _)| line), None, "table {table}");
        for sight in sights {
            let seen = opened.view_for(sight.viewer);
            let view = hashed(&seen.view());
            let what = format!("table {table}, {:?} at {length} lines", sight.viewer);
            assert_eq!((sight.head, &sight.view), (opened.head(), &view), "{what}");
            assert_eq!(sight.made, view, "{what}: the pushes give another state");
            let told: BTreeMap<u32, String> =
                seen.visible_entries(1).iter().map(|told| (told.n, hashed(&json!(told)))).collect();
            for (n, hash) in &sight.told {
                assert_eq!(told.get(n), Some(hash), "{what}: entry {n} was shown differently");
            }
            looked += 1;
        }
    }
    looked
}

/// Checks that `replay --strict` finds no difference.
fn replayed(table: u32, rows: &[Row]) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let lines: Vec<&str> = rows.iter().map(|row| row.2.as_str()).collect();
    std::fs::write(file.path(), lines.join("\n") + "\n").expect("written");
    let replay = Command::new(env!("CARGO_BIN_EXE_node")).args(["replay", "--strict"]).arg(file.path()).output();
    let replay = replay.expect("it runs");
    assert!(replay.status.success(), "table {table}: {}", String::from_utf8_lossy(&replay.stderr));
}
