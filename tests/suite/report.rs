//! The report for developers: it contains no more than a spectator knows, and no codes, tokens, seeds, addresses or
//! names.

use std::collections::BTreeSet;

use app_core::protocol::{FileRequest, LibraryRequest, Reply, Role, TableRequest};
use bucintoro_tests::lines::Evening;
use bucintoro_tests::{awaited, chairs, new_table_of};
use host::App;
use host::log::Recent;
use kernel::{Actor, Answering, Rules, Seat, Viewer};
use serde_json::{Value, json};
use tracing_subscriber::layer::SubscriberExt;

const STEPS: usize = 60;

/// Returns the report about a table, or about none.
async fn report(evening: &Evening, table: Option<u32>) -> String {
    match evening.screen.request(FileRequest::Report { table }).await {
        Ok(Reply::File { name, text }) => {
            assert!(name.starts_with("bucintoro-report-20") && name.ends_with(".json"), "{name}");
            text
        }
        other => panic!("{other:?}"),
    }
}

/// Submits the commands `say`, and then plays for the asked seat.
async fn play_on(evening: &mut Evening, say: Vec<(Actor, Value)>) {
    let table = evening.table;
    for (by, command) in say {
        let (id, head) = (evening.request_id(), evening.state(Viewer::Table).await.head);
        let request = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
        evening.screen.request(request).await.expect("accepted");
    }
    for n in 0..STEPS {
        let state = evening.state(Viewer::Table).await;
        let Some((by, _)) = awaited(&state) else { return };
        let Actor::Seat(seat) = by else { return };
        // Commands that only the seat's own screen receives.
        let own = evening.state(Viewer::Seat(seat)).await;
        let Some((by, commands)) = awaited(&own) else { return };
        let (id, head, command) = (evening.request_id(), state.head, commands[n % commands.len()].clone());
        let request = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
        evening.screen.request(request).await.expect("accepted");
    }
}

/// Returns what each seat sees and a spectator does not, as texts.
async fn secrets(evening: &Evening, seats: usize) -> BTreeSet<String> {
    let told = async |viewer| -> Vec<Vec<String>> {
        let state = json!(evening.state(viewer).await);
        let entries = state["told"].as_array().expect("a list").clone();
        let texts = |entry: &Value| entry["events"].as_array().into_iter().flatten().map(Value::to_string).collect();
        entries.iter().map(texts).collect()
    };
    let everybody = told(Viewer::Spectator).await;
    let known: BTreeSet<String> = everybody.iter().flatten().cloned().collect();
    let mut found = BTreeSet::new();
    for seat in 0..seats {
        let own = told(Viewer::Seat(Seat(seat as u8))).await;
        found.extend(own.into_iter().flatten().filter(|event| !known.contains(event)));
    }
    found
}

async fn nothing_is_told(game: &str, seats: usize, options: &[(&str, Value)], say: Vec<(Actor, Value)>) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let table = new_table_of(&session, game, seats, options).await;
    let mut evening = Evening::at(app, table).await;
    play_on(&mut evening, say).await;
    let secrets = secrets(&evening, seats).await;
    assert!(secrets.len() > 2, "{game}: only {} secrets", secrets.len());
    let report: Value = serde_json::from_str(&report(&evening, Some(table)).await).expect("JSON");
    let text = report.to_string();
    for secret in &secrets {
        assert!(!text.contains(secret), "{game}: {secret}");
    }
    // It is complete: it contains everything that a spectator sees.
    let seen = json!(evening.state(Viewer::Spectator).await);
    assert_eq!(report["table"]["view"], seen["view"]);
    let told = report["table"]["told"].as_array().expect("a list");
    assert_eq!(told[1..], seen["told"].as_array().expect("a list")[..]);
    assert_eq!(told[0]["viewer"], "spectator");
    assert_eq!(report["table"]["game"], game);
    assert_eq!(report["version"], env!("CARGO_PKG_VERSION"));
}

#[tokio::test]
async fn report_contains_no_hidden_purse() {
    let purse =
        |seat: u8| json!({"do": "Correct", "fix": {"what": "Purse", "seat": seat, "ducats": 8_100 + u16::from(seat)}});
    let rich = (0..3).map(|seat| (Actor::Seat(Seat(seat)), purse(seat))).collect();
    nothing_is_told(serenissima::Serenissima::INFO.id, 3, &[("hidden_money", json!(true))], rich).await;
}

#[tokio::test]
async fn report_contains_no_hidden_purse_of_first_edition() {
    nothing_is_told(serenissima_1996::Serenissima1996::INFO.id, 3, &[], vec![]).await;
}

#[tokio::test]
async fn report_contains_no_hand_of_twilight() {
    nothing_is_told(twilight::Twilight::INFO.id, 2, &[("hands", json!("dealt"))], vec![]).await;
}

#[tokio::test]
async fn report_contains_no_choice_or_booty_of_libertalia() {
    nothing_is_told(libertalia::Libertalia::INFO.id, 3, &[("hidden_purses", json!(true))], vec![]).await;
}

#[tokio::test]
async fn report_contains_no_token_code_seed_address_or_foreign_name() {
    let _guard = tracing::subscriber::set_default(tracing_subscriber::registry().with(Recent));
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let own = host::serve(evening.app.clone(), 0).await.expect("a port");
    let phone = evening.phone(Role::Seat(Seat(0))).await;
    let hosting = evening.hosting().await;
    let stored = evening.app.records().read(evening.table).await.expect("read").expect("it exists");
    let mut secrets = vec![own.token.clone(), phone.token.clone().expect("a token"), "zacharias".to_owned()];
    secrets.extend(hosting.links.iter().map(|link| link.link.code.clone()));
    secrets.extend(hosting.networks.iter().map(|network| network.address.clone()));
    secrets.extend(stored.seed);
    secrets.extend([folder.path().display().to_string(), "192.168.17.4".to_owned(), "fe80::17".to_owned()]);
    // A person who played here at another time.
    let mut seating = chairs(2);
    seating[0].name = "zacharias".to_owned();
    let (session, _pushes) = evening.app.session();
    let Ok(Reply::Setup { setup, .. }) = session
        .request(LibraryRequest::DefaultSetup { game: twilight::Twilight::INFO.id.into(), seats: 2, programs: false })
        .await
    else {
        panic!("no set-up")
    };
    let other = LibraryRequest::NewTable {
        id: None,
        game: twilight::Twilight::INFO.id.into(),
        seating,
        answering: Answering::default(),
        waivers: vec![],
        suggestions: false,
        setup,
    };
    session.request(other).await.expect("a table");
    // The program logs each of them.
    for secret in &secrets {
        tracing::error!(target: "app_core::problems", ticket = "00c0ffee", error = %format!("it failed for {secret}, and “{secret}” too"), "internal error");
        tracing::error!(target: "host::log", panic = %format!("panicked at crates/app-core/src/tables.rs:7:9:\n{secret}"), fault = ?secret, "a part of the program has failed");
    }
    for table in [None, Some(evening.table)] {
        let text = report(&evening, table).await;
        assert!(
            text.contains("00c0ffee") && text.contains("tables.rs:7:9") && text.contains("it failed for"),
            "{text}"
        );
        for secret in &secrets {
            assert!(!text.contains(secret.as_str()), "{secret}: {text}");
        }
        // The table's own people are in the record, so they may be named.
        assert_eq!(text.contains("Player 1"), table.is_some());
    }
}
