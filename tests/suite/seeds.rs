//! The app's draws: their commitments, the disclosure of seeds, and draws after that.

use std::path::Path;

use app_core::protocol::{FileRequest, Problem, Reply, SeedLine, TableRequest, TableState};
use bucintoro_tests::Table;
use kernel::record::By;
use kernel::suite::test_stamps;
use kernel::{Actor, AnswerBy, Answering, DrawProof, Rules, Seat, Seed, TableProblem};
use serde_json::{Value, json};
use serenissima::Serenissima;
use sha2::{Digest, Sha256};

/// Plays a table of the kernel for a while; the app answers for chance.
fn played(seed: &Seed) -> kernel::Table<Serenissima> {
    let (chairs, setup) = (bucintoro_tests::chairs(3), Serenissima::default_setup(3));
    let mut table = kernel::Table::<Serenissima>::start(
        chairs,
        Answering::all(AnswerBy::App),
        setup,
        seed.clone(),
        &mut test_stamps(),
    )
    .expect("a valid set-up");
    for nth in 0..90 {
        let by = table.state().asks()[0].0;
        let mut legal = vec![];
        table.state().legal(by, &mut legal);
        let command = legal.swap_remove(nth * 7 % legal.len());
        table.command(by, command, &[], &mut test_stamps()).expect("accepted");
    }
    table
}

fn texts(table: &kernel::Table<Serenissima>) -> Vec<String> {
    table.lines().iter().map(|sealed| sealed.line.clone()).collect()
}

/// Returns the last entry before a draw of the app.
fn before_a_draw(table: &kernel::Table<Serenissima>) -> u32 {
    table.check_draws().last().map(|draw| table.entries()[draw.entry as usize - 1].after).expect("the app drew")
}

#[test]
fn a_failed_answer_leaves_the_draw_waiting() {
    let lines = texts(&played(&Seed::new([3; 32])));
    // A table that is opened without its seed cannot draw.
    let mut table =
        kernel::Table::<Serenissima>::open(lines.iter().map(String::as_str), None, false).expect("opened").table;
    table.jump(before_a_draw(&table), By::Table, &mut test_stamps()).expect("an entry of the record");
    assert!(table.waits());
    let lines = texts(&table);
    assert!(matches!(table.answer(&mut test_stamps()), Err(TableProblem::NoChance)));
    assert!(table.waits(), "an error changes nothing");
    assert_eq!(texts(&table), lines);
}

#[test]
fn a_draw_waits_only_while_one_is_open() {
    let mut table = played(&Seed::new([3; 32]));
    table.jump(before_a_draw(&table), By::Table, &mut test_stamps()).expect("an entry of the record");
    assert!(table.waits());
    table.answer(&mut test_stamps()).expect("drawn");
    assert!(!table.waits());
    // At a person's question, no draw is waiting.
    let asked = table.check_draws().iter().map(|draw| draw.entry).find(|&n| {
        table.state_at(n).is_some_and(|state| state.asks().iter().all(|(actor, _)| *actor != Actor::Chance))
    });
    table.jump(asked.expect("an actor was asked"), By::Table, &mut test_stamps()).expect("an entry of the record");
    assert!(!table.waits());
}

/// Each draw is undone, names are changed, and the record is opened again.
#[test]
fn settings_entry_after_jump_keeps_draw_waiting_after_restart() {
    let seed = Seed::new([4; 32]);
    let mut table = played(&seed);
    let to = before_a_draw(&table);
    table.jump(to, By::Table, &mut test_stamps()).expect("an entry of the record");
    let mut settings = table.settings().clone();
    settings.seating[0].name = "Somebody else".into();
    table.set(settings, By::Table, &mut test_stamps()).expect("the settings are changed");
    assert!(table.waits());
    let lines = texts(&table);
    let opened = kernel::Table::<Serenissima>::open(lines.iter().map(String::as_str), [seed], true).expect("opened");
    assert!(opened.table.waits(), "the draw waits after a restart");
    assert_eq!(opened.table.head(), to);
}

#[test]
fn repeated_draw_gives_same_outcome_and_all_draws_verify() {
    let seed = Seed::new([5; 32]);
    let mut table = played(&seed);
    let to = before_a_draw(&table);
    table.jump(to, By::Table, &mut test_stamps()).expect("an entry of the record");
    table.answer(&mut test_stamps()).expect("drawn");
    let draws = table.check_draws();
    assert!(draws.len() > 5, "{}", draws.len());
    assert!(draws.iter().all(|draw| draw.proof == DrawProof::Holds), "{draws:?}");
    let last = |n: usize| table.entries()[draws[draws.len() - n].entry as usize - 1].kind.clone();
    assert_eq!(last(1), last(2), "the same draw, the same outcome");
    // With another seed every draw is unknown, not wrong.
    let lines = texts(&table);
    let opened = kernel::Table::<Serenissima>::open(lines.iter().map(String::as_str), [Seed::new([6; 32])], false)
        .expect("a record");
    assert!(opened.table.check_draws().iter().all(|draw| draw.proof == DrawProof::Unknown));
}

// ---- tables of the app ----

async fn shown(table: &Table) -> Vec<SeedLine> {
    match table.session.request(TableRequest::RevealSeed { table: table.id }).await {
        Ok(Reply::Seeds { seeds }) => seeds,
        other => panic!("{other:?}"),
    }
}

async fn end(table: &mut Table) {
    let TableState { head, progress, .. } = table.state().await;
    if progress.over {
        return;
    }
    table.say(Actor::Seat(Seat(0)), json!({"do": "EndEarly", "score": false}), head).await.expect("the game ends");
}

async fn undo(table: &mut Table) {
    let (id, head) = (table.request_id(), table.state().await.head);
    table.session.request(TableRequest::Undo { table: table.id, id, head }).await.expect("undone");
}

/// Plays this number of entries, or to the end.
async fn play_on(table: &mut Table, entries: usize) {
    for nth in 0..entries {
        if table.state().await.progress.over {
            return;
        }
        table.play(nth * 7).await.expect("accepted");
    }
}

async fn record(table: &Table) -> Vec<String> {
    match table.session.request(FileRequest::Export { table: table.id }).await {
        Ok(Reply::File { text, .. }) => text.lines().map(str::to_owned).collect(),
        other => panic!("{other:?}"),
    }
}

/// Returns how many draws of a record match the seeds, differ from them, and are unknown.
fn checked(record: &[String], seeds: &[Seed]) -> [usize; 3] {
    let lines: Vec<&str> = record.iter().map(String::as_str).collect();
    let game = catalogue::game(bucintoro_tests::GAME).expect("it exists");
    let (table, damage) = game.open(&lines, seeds, false).expect("opened");
    assert_eq!(damage, None);
    let draws = table.owner_view().check_draws();
    let count = |which: fn(&DrawProof<Value>) -> bool| draws.iter().filter(|draw| which(&draw.proof)).count();
    [
        count(|proof| matches!(proof, DrawProof::Holds)),
        count(|proof| matches!(proof, DrawProof::Differs(_))),
        count(|proof| matches!(proof, DrawProof::Unknown)),
    ]
}

fn known(seeds: &[SeedLine]) -> Vec<Seed> {
    seeds.iter().filter_map(|line| Seed::from_hex(line.seed.as_deref()?)).collect()
}

fn committed(state: &TableState) -> Vec<String> {
    state.told.iter().filter_map(|entry| entry.seed.clone()).collect()
}

#[tokio::test]
async fn revealed_seed_is_used_for_no_later_draw() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 3).await;
    play_on(&mut table, 80).await;
    end(&mut table).await;
    let before = table.state().await;
    let seeds = shown(&table).await;
    let [SeedLine { from: 0, to, commitment, seed: Some(seed) }] = &seeds[..] else { panic!("{seeds:?}") };
    assert_eq!((commitment, *to), (&before.commitment, before.length));
    assert_eq!(hex::encode(Sha256::digest(hex::decode(seed).expect("hex"))), *commitment);
    // A commitment to the next seed is recorded before the game continues, and the screen shows it.
    let after = table.state().await;
    assert_eq!((after.length, after.head, after.progress.over), (before.length + 1, before.head, true));
    assert_ne!(after.commitment, *commitment);
    assert_eq!(committed(&after), std::slice::from_ref(&after.commitment));
    // A repeated request returns it again and adds nothing.
    assert_eq!(shown(&table).await, seeds);
    assert_eq!(table.state().await.length, after.length);
    // After an undo the game continues. The revealed seed proves earlier draws, and reveals nothing about later ones.
    let ended = record(&table).await;
    let [holds, 0, 0] = checked(&ended, &known(&seeds)) else { panic!("the seed proves every draw so far") };
    assert!(holds > 0, "nothing was drawn");
    undo(&mut table).await;
    play_on(&mut table, 80).await;
    let [same, 0, fresh] = checked(&record(&table).await, &known(&seeds)) else { panic!("a draw differs") };
    assert_eq!(same, holds);
    assert!(fresh > 0, "nothing was drawn from the new seed");
    end(&mut table).await;
    let both = shown(&table).await;
    assert_eq!((both.len(), &both[0], both[1].from), (2, &seeds[0], *to));
    assert_eq!(checked(&record(&table).await, &known(&both)), [holds + fresh, 0, 0]);
}

#[tokio::test]
async fn revealed_seed_stays_retired_after_restart_and_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 3).await;
    play_on(&mut table, 60).await;
    end(&mut table).await;
    let seeds = shown(&table).await;
    let commitment = table.state().await.commitment;
    let id = table.id;
    table.app.close().await;
    drop(table);

    let mut table = Table::at(folder.path(), id).await;
    assert_eq!((table.state().await.commitment, shown(&table).await), (commitment.clone(), seeds.clone()));
    let text = bucintoro_tests::files::backup(&table.session).await;
    undo(&mut table).await;
    play_on(&mut table, 60).await;
    assert_eq!(table.state().await.commitment, commitment, "the game continues without a new seed");
    let [_, 0, fresh] = checked(&record(&table).await, &known(&seeds)) else { panic!("a draw differs") };
    assert!(fresh > 0, "nothing was drawn");

    // The same in another app, from the backup.
    let other = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(other.path(), 2).await;
    bucintoro_tests::files::import_file(&table.session, &text).await.expect("restored");
    table.id += 1;
    assert_eq!((table.state().await.commitment, shown(&table).await), (commitment.clone(), seeds.clone()));
    undo(&mut table).await;
    play_on(&mut table, 60).await;
    assert_eq!(table.state().await.commitment, commitment);
    end(&mut table).await;
    assert_eq!(checked(&record(&table).await, &known(&shown(&table).await))[1..], [0, 0]);
}

#[tokio::test]
async fn import_adds_new_commitment_and_leaves_old_draws_unproved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 3).await;
    play_on(&mut table, 60).await;
    let (text, before) = (record(&table).await.join("\n"), table.state().await);
    let Ok(Reply::Table { table: copy }) = bucintoro_tests::files::import_copy(&table.session, &text).await else {
        panic!("not imported")
    };
    table.id = copy;
    let after = table.state().await;
    assert_ne!(after.commitment, before.commitment);
    assert_eq!(committed(&after), std::slice::from_ref(&after.commitment));
    play_on(&mut table, 60).await;
    end(&mut table).await;
    let seeds = shown(&table).await;
    assert_eq!(seeds.iter().map(|line| line.seed.is_some()).collect::<Vec<_>>(), [false, true]);
    assert_eq!(seeds[0].commitment, before.commitment);
    let [holds, 0, unknown] = checked(&record(&table).await, &known(&seeds)) else { panic!("a draw differs") };
    assert!(holds > 0 && unknown > 0, "{holds} {unknown}");
}

/// Opens the database directly.
async fn database(folder: &Path) -> sqlx::SqlitePool {
    let url = format!("sqlite://{}", folder.join("bucintoro.sqlite").display());
    sqlx::SqlitePool::connect(&url).await.expect("the database")
}

/// The stored seed is lost, truncated or changed.
#[tokio::test]
async fn table_with_lost_seed_continues_with_new_seed() {
    for left in ["NULL", "'nonsense'", "'0000000000000000000000000000000000000000000000000000000000000007'"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = Table::new(folder.path(), 3).await;
        play_on(&mut table, 40).await;
        let (id, before) = (table.id, table.state().await);
        let sql = format!("UPDATE tables SET seed = {left}");
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&database(folder.path()).await).await.expect("changed");
        table.app.close().await;
        drop(table);
        // The text mirror contains the seed too.
        std::fs::remove_dir_all(folder.path().join("tables")).expect("deleted");
        let mut table = Table::at(folder.path(), id).await;
        assert_eq!(table.state().await.length, before.length, "opening adds nothing");
        // The asked actor may be a person: a refused command adds nothing either.
        let wrong = table.say(Actor::Seat(Seat(0)), json!({"do": "Dance"}), before.head).await;
        assert!(matches!(wrong, Err(Problem::Unreadable { .. })), "{wrong:?}");
        assert_eq!(table.state().await.length, before.length);
        play_on(&mut table, 60).await;
        let after = table.state().await;
        assert_ne!(after.commitment, before.commitment);
        assert_eq!(committed(&after), std::slice::from_ref(&after.commitment), "one new seed is enough");
        end(&mut table).await;
        let seeds = shown(&table).await;
        let [holds, 0, unknown] = checked(&record(&table).await, &known(&seeds)) else { panic!("a draw differs") };
        assert!(holds > 0 && unknown > 0, "{holds} {unknown}");
    }
}

#[tokio::test]
async fn seed_and_its_commitment_are_stored_atomically() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 3).await;
    play_on(&mut table, 40).await;
    end(&mut table).await;
    let before = table.state().await;
    let pool = database(folder.path()).await;
    let refuse = "CREATE TRIGGER refuse BEFORE UPDATE OF seed ON tables BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::query(refuse).execute(&pool).await.expect("made");
    let failed = table.session.request(TableRequest::RevealSeed { table: table.id }).await;
    assert!(failed.is_err(), "no seed is shown whose successor is not stored: {failed:?}");
    sqlx::query("DROP TRIGGER refuse").execute(&pool).await.expect("gone");
    let after = table.state().await;
    assert_eq!((after.length, after.commitment), (before.length, before.commitment));
    assert_eq!(shown(&table).await.len(), 1);
}
