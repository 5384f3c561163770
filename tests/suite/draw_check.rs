//! The check of a finished game's draws in the app: on the device that drew, and on one that has only the record.

use app_core::Session;
use app_core::protocol::{DrawCheck, DrawStatus, Problem, Reply, SeedKnowledge, TableRequest};
use bucintoro_tests::Table;
use bucintoro_tests::backends::{Backend as _, InMemory};
use bucintoro_tests::files::import_file;
use host::App;
use kernel::{Actor, Seat, Seed};
use serde_json::{Value, json};

use crate::imports::sealed;
use crate::verify::{golden, seed_of};

pub(crate) async fn check_draws(session: &Session, table: u32, seeds: &[String]) -> Result<DrawCheck, Problem> {
    match session.request(TableRequest::CheckDraws { table, seeds: seeds.to_vec() }).await {
        Ok(Reply::DrawCheck { check }) => Ok(*check),
        Err(problem) => Err(problem),
        other => panic!("{other:?}"),
    }
}

pub(crate) fn statuses(check: &DrawCheck) -> Vec<DrawStatus> {
    check.draws.iter().map(|draw| draw.status).collect()
}

/// Finished games in which the app drew, one of each game, and their number of draws.
const FINISHED: [(&str, usize); 4] = [
    ("serenissima-2e/fought-and-built", 39),
    ("serenissima-1996/four-nations", 12),
    ("twilight/dealt", 64),
    ("libertalia/covered", 25),
];

/// An app with an imported record.
struct Imported {
    home: InMemory,
    _app: App,
    session: Session,
    table: u32,
}

impl Imported {
    async fn new(text: &str) -> Self {
        let home = InMemory::new().await;
        let app = home.app();
        let session = app.session().0;
        match import_file(&session, text).await {
            Ok(Reply::Table { table }) => Self { home, _app: app, session, table },
            other => panic!("{other:?}"),
        }
    }

    async fn check(&self, seeds: &[String]) -> DrawCheck {
        check_draws(&self.session, self.table, seeds).await.expect("the game is over")
    }
}

fn record(name: &str) -> (String, String) {
    let file = golden(&format!("{name}.jsonl"));
    (std::fs::read_to_string(&file).expect("a record"), seed_of(&file))
}

/// The record with a commitment to another seed, with valid hashes.
fn with_other_commitment(text: &str, seed: &Seed) -> String {
    let mut values: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    values.iter_mut().for_each(|value| drop(value.as_object_mut().expect("an object").remove("hash")));
    values[0]["seed"] = json!(seed.commitment());
    sealed(&values).join("\n")
}

#[tokio::test]
async fn given_seed_confirms_every_draw_of_an_imported_record() {
    for (name, draws) in FINISHED {
        let (text, seed) = record(name);
        let imported = Imported::new(&text).await;
        let without = imported.check(&[]).await;
        assert_eq!(statuses(&without), vec![DrawStatus::Unknown; draws], "{name}");
        let known: Vec<_> = without.commitments.iter().map(|line| line.seed.clone()).collect();
        assert_eq!(known, [SeedKnowledge::Missing, SeedKnowledge::InUse], "{name}");
        let with = imported.check(&[seed.to_uppercase()]).await;
        assert_eq!(statuses(&with), vec![DrawStatus::Confirmed; draws], "{name}");
        assert_eq!(with.commitments[0].seed, SeedKnowledge::Given, "{name}");
        assert_eq!((with.unmatched.len(), with.commitments[0].draws), (0, draws as u32), "{name}");
        let entries: Vec<u32> = with.draws.iter().map(|draw| draw.entry).collect();
        assert!(entries.is_sorted(), "{name}: {entries:?}");
    }
}

#[tokio::test]
async fn given_seeds_are_not_stored() {
    let (text, seed) = record("libertalia/covered");
    let imported = Imported::new(&text).await;
    let stored = || async { imported.home.records().read(imported.table).await.expect("read").expect("it is there") };
    let before = stored().await;
    imported.check(std::slice::from_ref(&seed)).await;
    let after = stored().await;
    assert_eq!((&after.lines, &after.seed), (&before.lines, &before.seed));
    assert!(!after.seed.expect("its own seed").contains(&seed));
    assert!(!statuses(&imported.check(&[]).await).contains(&DrawStatus::Confirmed));
}

/// The record is committed to another seed than the one that drew.
#[tokio::test]
async fn draws_of_a_tampered_record_are_wrong_and_their_results_stay_here() {
    for (name, draws) in FINISHED {
        let (text, seed) = record(name);
        let other = Seed::new([255; 32]);
        let imported = Imported::new(&with_other_commitment(&text, &other)).await;
        let given = TableRequest::CheckDraws { table: imported.table, seeds: vec![other.to_hex()] };
        let reply = imported.session.request(given).await.expect("the game is over");
        let sent = json!(reply);
        let Reply::DrawCheck { check } = reply else { panic!("{reply:?}") };
        let wrong = statuses(&check).into_iter().filter(|status| *status == DrawStatus::Wrong).count();
        // Another seed can give the same result by chance.
        assert!(wrong * 2 > draws, "{name}: {wrong}");
        let fields = |draw: &Value| draw.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
        let drawn = sent["check"]["draws"].as_array().expect("draws");
        assert!(drawn.iter().all(|draw| fields(draw) == ["entry", "number", "status"]), "{name}: {sent}");
        // The seed that drew belongs to no commitment.
        let check = imported.check(&[seed]).await;
        assert_eq!((check.unmatched.len(), statuses(&check)), (1, vec![DrawStatus::Unknown; draws]), "{name}");
    }
}

#[tokio::test]
async fn entered_results_are_listed_and_not_proved() {
    let (text, seed) = record("libertalia/waived-and-corrected");
    let check = Imported::new(&text).await.check(&[seed]).await;
    let count = |status| check.draws.iter().filter(|draw| draw.status == status).count();
    assert_eq!((count(DrawStatus::Confirmed), count(DrawStatus::Entered)), (9, 4));
    assert!(check.draws.iter().all(|draw| draw.number.is_none() == (draw.status == DrawStatus::Entered)));
}

#[tokio::test]
async fn dice_are_counted_by_face() {
    let (text, seed) = record("serenissima-1996/four-nations");
    let check = Imported::new(&text).await.check(&[seed]).await;
    let [dice] = &check.dice[..] else { panic!("{:?}", check.dice) };
    assert_eq!(dice.thrown.iter().map(|(value, _)| *value).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert!(dice.thrown.iter().map(|(_, count)| count).sum::<u32>() >= 12);
    assert!((0.0..=1.0).contains(&dice.probability));
}

#[tokio::test]
async fn draws_are_checked_only_while_the_game_is_over() {
    let home = InMemory::new().await;
    let mut table = Table::on(home.app(), 3).await;
    for nth in 0..60 {
        table.play(nth * 7).await.expect("accepted");
    }
    let id = table.id;
    assert_eq!(check_draws(&table.session, id, &[]).await, Err(Problem::NotOver));
    let head = table.state().await.head;
    let end = json!({"do": "EndEarly", "score": false});
    let head = table.say(Actor::Seat(Seat(0)), end, head).await.expect("the game ends");
    let check = check_draws(&table.session, id, &[]).await.expect("the game is over");
    let statuses = statuses(&check);
    assert!(!statuses.is_empty() && statuses.iter().all(|status| *status == DrawStatus::Confirmed), "{statuses:?}");
    assert_eq!(check.commitments[0].seed, SeedKnowledge::InUse, "the seed is not shown before it is retired");
    let undo = TableRequest::Undo { table: id, id: table.request_id(), head };
    table.session.request(undo).await.expect("undone");
    assert_eq!(check_draws(&table.session, id, &[]).await, Err(Problem::NotOver));
}

#[tokio::test]
async fn texts_that_are_not_seeds_are_refused() {
    let imported = Imported::new(&record("libertalia/covered").0).await;
    for text in ["", "gondola", &"0".repeat(63), &"g".repeat(64)] {
        let refused = check_draws(&imported.session, imported.table, &[text.to_owned()]).await;
        let Err(Problem::Unreadable { detail }) = &refused else { panic!("{text}: {refused:?}") };
        assert!(text.is_empty() || !detail.contains(text), "the text is not repeated");
    }
    let many = vec!["0".repeat(64); 257];
    assert_eq!(check_draws(&imported.session, imported.table, &many).await, Err(Problem::TooLong));
}
