//! Exports for other programs, as `docs/reference/export-and-feed.md` specifies them.

use std::collections::BTreeMap;
use std::path::Path;

use app_core::Session;
use app_core::protocol::{Evening, FileRequest, GameNamed, LibraryRequest, PlaysFormat, Problem, Reply, TableRequest};
use bucintoro_tests::files::{done, fresh_id, import_file};
use bucintoro_tests::new_table_of;
use host::App;
use kernel::Answering;
use serde_json::{Value, json};

use crate::imports::{golden, sealed};

/// Names of people with special characters.
const NAMES: [&str; 2] = ["=HYPERLINK(\"x\")", "Zoë, the \"2nd\" <&>"];

fn games() -> BTreeMap<String, GameNamed> {
    BTreeMap::from([("twilight".to_owned(), GameNamed { name: "Twilight & more".to_owned(), bgg: Some(7) })])
}

/// Returns the plays of all tables as a file, fetched like a screen does.
async fn plays(session: &Session, format: PlaysFormat, zone: i32) -> (String, String) {
    let request = FileRequest::Plays { id: fresh_id(), format, games: games(), zone };
    let made = done(session, request).await.expect("created");
    let Reply::Parcel { parcel, name, parts } = made else { panic!("{made:?}") };
    let mut text = String::new();
    for part in 0..parts {
        let Ok(Reply::Part { text: more }) = session.request(FileRequest::Fetch { parcel: parcel.clone(), part }).await
        else {
            panic!("no part")
        };
        text += &more;
    }
    (name, text)
}

/// Creates a finished table, from its golden record, and a new one whose players have unusual names.
async fn two_tables(folder: &Path) -> (App, Session) {
    let app = App::open(folder).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("records/twilight/house-rules.jsonl");
    let taken = import_file(&session, &std::fs::read_to_string(file).expect("a golden record")).await;
    assert_eq!(taken, Ok(Reply::Table { table: 1 }));
    let label = LibraryRequest::Label {
        table: 1,
        name: "@home".to_owned(),
        filed: true,
        location: Some("Café <Rialto>".to_owned()),
        note: Some("A draw,\n=nearly".to_owned()),
    };
    session.request(label).await.expect("written");
    let table = new_table_of(&session, "twilight", 2, &[]).await;
    let seating = NAMES.map(kernel::Chair::with_player);
    let settings = kernel::record::Settings::new(seating.to_vec(), Answering::default(), vec![]);
    let Ok(Reply::State { state }) = session.request(TableRequest::Open { table, viewer: kernel::Viewer::Table }).await
    else {
        panic!("no table")
    };
    let set = TableRequest::Settings { table, id: fresh_id(), head: state.head, settings };
    session.request(set).await.expect("the setting is changed");
    (app, session)
}

#[tokio::test]
async fn csv_export_has_one_row_per_seat_and_no_formula() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_app, session) = two_tables(folder.path()).await;
    let (name, text) = plays(&session, PlaysFormat::Csv, 0).await;
    assert!(name.starts_with("bucintoro-plays-") && name.ends_with(".csv"), "{name}");
    let text = text.strip_prefix('\u{feff}').expect("a byte order mark");
    assert!(text.ends_with("\r\n"));
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let head: Vec<String> = reader.headers().expect("a head").iter().map(str::to_owned).collect();
    let rows: Vec<BTreeMap<String, String>> =
        reader.deserialize().collect::<Result<_, _>>().expect("each line has all cells");
    assert_eq!(rows.len(), 4);
    let document = include_str!("../../docs/reference/export-and-feed.md");
    assert!(document.contains(&format!("`{}`", head.join(", "))), "the document names the columns: {head:?}");
    let of = |row: usize, column: &str| rows[row][column].as_str();
    assert_eq!([of(0, "table"), of(0, "game"), of(0, "table_name")], ["1", "Twilight & more", "'@home"]);
    assert_eq!([of(0, "location"), of(0, "note")], ["Café <Rialto>", "A draw,\n'=nearly"]);
    assert_eq!([of(0, "over"), of(0, "seat"), of(1, "seat"), of(0, "left")], ["1", "1", "2", "0"]);
    let mut places = [of(0, "place"), of(1, "place")];
    places.sort_unstable();
    assert_eq!(places, ["1", "2"]);
    assert_eq!(of(0, "waivers"), "PLAY-2 PLAY-3 PLAY-4");
    assert_eq!([of(2, "player"), of(3, "player")], [format!("'{}", NAMES[0]).as_str(), NAMES[1]]);
    assert_eq!([of(2, "over"), of(2, "place")], ["0", ""]);
    for cell in rows.iter().flat_map(BTreeMap::values) {
        assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']), "{cell}");
    }
}

#[tokio::test]
async fn json_export_is_complete_and_has_stable_play_ids() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_app, session) = two_tables(folder.path()).await;
    let (_, text) = plays(&session, PlaysFormat::Json, 0).await;
    let all: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(all["bucintoro_plays"], 1);
    let [over, begun] = &all["tables"].as_array().expect("tables")[..] else { panic!("{all}") };
    assert_eq!([&over["name"], &over["filed"], &over["over"]], [&json!("@home"), &json!(true), &json!(true)]);
    assert_eq!([&over["location"], &over["note"]], [&json!("Café <Rialto>"), &json!("A draw,\n=nearly")]);
    assert_eq!(over["waivers"], json!(["PLAY-2", "PLAY-3", "PLAY-4"]));
    assert_eq!(begun["seats"][1], json!({"seat": 1, "player": NAMES[1], "empty": false, "place": null, "score": null}));
    let other = tempfile::tempdir().expect("a folder");
    let (_app, elsewhere) = two_tables(other.path()).await;
    let (_, text) = plays(&elsewhere, PlaysFormat::Json, 0).await;
    let there: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(there["tables"][0]["id"], over["id"]);
    assert_ne!(there["tables"][1]["id"], begun["id"]);
}

#[tokio::test]
async fn bgg_export_lists_finished_plays_in_local_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_app, session) = two_tables(folder.path()).await;
    let (name, text) = plays(&session, PlaysFormat::Bgg, -60).await;
    assert!(name.ends_with(".xml"));
    assert_eq!(text.matches("<play ").count(), 1, "{text}");
    // The record began at midnight UTC, which is the previous day one hour to the west.
    assert!(text.contains(r#"<play date="2011-12-31" quantity="1""#), "{text}");
    assert!(text.contains(r#"<item name="Twilight &amp; more" objecttype="thing" objectid="7">"#), "{text}");
    assert!(text.contains("<comments>@home\nA draw,\n=nearly</comments>"), "{text}");
    assert!(text.contains(r#"location="Café &lt;Rialto&gt;""#), "{text}");
    assert_eq!(text.matches(r#"win="1""#).count(), 1);
    assert_eq!(text.matches("<player ").count(), 2);
}

/// The clock of a machine without a battery starts in 1970 until it is set.
#[tokio::test]
async fn export_dates_play_by_its_end_if_clock_was_unset_at_start() {
    let (_, text) = golden("twilight").into_iter().find(|(name, _)| name == "drawn-match.jsonl").expect("it exists");
    let values: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for (set_at, day) in [(3, "2011-12-31"), (usize::MAX, "1970-01-01")] {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(folder.path()).await.expect("the folder is free");
        let (session, _pushes) = app.session();
        let unset = |(n, mut value): (usize, Value)| {
            value.as_object_mut().expect("an object").remove("hash");
            if n < set_at {
                value["at"] = json!(format!("1970-01-01T00:00:{:02}Z", n % 60));
            }
            value
        };
        let lines = sealed(&values.iter().cloned().enumerate().map(unset).collect::<Vec<_>>());
        let taken = import_file(&session, &(lines.join("\n") + "\n")).await;
        assert!(matches!(taken, Ok(Reply::Table { .. })), "{taken:?}");
        let (_, text) = plays(&session, PlaysFormat::Bgg, -60).await;
        assert!(text.contains(&format!("<play date=\"{day}\"")), "{text}");
    }
}

#[tokio::test]
async fn bg_stats_link_contains_finished_play_in_utc() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_app, session) = two_tables(folder.path()).await;
    let play = |table| FileRequest::Play { table, format: PlaysFormat::BgStats, games: games(), zone: 60 };
    let told = bg_stats_data(session.request(play(1)).await);
    let game = json!({"name": "Twilight & more", "sourceGameId": "twilight", "bggId": 7, "highestWins": true, "noPoints": false});
    assert_eq!([&told["game"], &told["sourceName"]], [&game, &json!("Bucintoro")]);
    assert_eq!([&told["comments"], &told["sourcePlayId"].as_str().map(str::len).into()], [&json!("@home"), &json!(32)]);
    assert!(told["playDate"].as_str().expect("a date").starts_with("2012-01-01 00:00:"), "{told}");
    let winners = told["players"].as_array().expect("players").iter().filter(|player| player["winner"] == true);
    assert_eq!(winners.map(|player| &player["rank"]).collect::<Vec<_>>(), [&json!(1)]);
    assert!(told["players"][0]["score"].is_i64() && told["players"][0]["startPlayer"] == false, "{told}");
    assert_eq!(session.request(play(2)).await, Err(Problem::NotOver));
}

/// Returns the data in a link for BG Stats.
fn bg_stats_data(reply: Result<Reply, Problem>) -> Value {
    let Ok(Reply::Link { link }) = reply else { panic!("{reply:?}") };
    assert!(link.qr.starts_with("<?xml") && link.qr.contains("<svg"), "a QR code");
    let data = link.url.strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=").expect("its address");
    let mut bytes = data.bytes();
    let mut text = Vec::new();
    while let Some(byte) = bytes.next() {
        let hex: String = bytes.clone().take(2).map(char::from).collect();
        match byte {
            b'%' => {
                text.push(u8::from_str_radix(&hex, 16).expect("two digits"));
                bytes.nth(1);
            }
            byte => text.push(byte),
        }
    }
    serde_json::from_slice(&text).expect("JSON")
}

#[tokio::test]
async fn bg_stats_link_contains_scores() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("records/serenissima-2e/four-players.jsonl");
    let taken = import_file(&session, &std::fs::read_to_string(file).expect("a golden record")).await;
    assert_eq!(taken, Ok(Reply::Table { table: 1 }));
    let play = FileRequest::Play { table: 1, format: PlaysFormat::BgStats, games: games(), zone: 60 };
    let told = bg_stats_data(session.request(play).await);
    assert_eq!(told["game"]["noPoints"], false, "{told}");
    let mut players = told["players"].as_array().expect("players").clone();
    players.sort_by_key(|player| player["rank"].as_u64());
    let scores: Vec<i64> = players.iter().map(|player| player["score"].as_i64().expect("a score")).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b) && scores[0] > 0, "{told}");
}

#[tokio::test]
async fn calendar_file_escapes_text_and_folds_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let title = "Spieleabend; bei Zoë, 1\\2 — ".to_owned() + &"ж🎲".repeat(40);
    let evening = |begins: &str| Evening {
        begins: begins.to_owned(),
        minutes: 210,
        title: title.clone(),
        place: "Upstairs,\nback room".to_owned(),
        note: String::new(),
    };
    let request = FileRequest::Evening { evening: evening("2026-12-31T22:30:00+02:00") };
    let Ok(Reply::File { name, text }) = session.request(request).await else { panic!("no file") };
    assert_eq!(name, "bucintoro-2026-12-31.ics");
    assert!(text.ends_with("END:VCALENDAR\r\n"));
    assert!(text.split("\r\n").all(|line| line.len() <= 75 && !line.contains(['\r', '\n'])), "{text}");
    let unfolded = text.replace("\r\n ", "");
    let lines: Vec<&str> = unfolded.lines().collect();
    assert_eq!(lines[..2], ["BEGIN:VCALENDAR", "VERSION:2.0"]);
    let escaped = title.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,");
    for line in [
        "DTSTART:20261231T203000Z",
        "DTEND:20270101T000000Z",
        "LOCATION:Upstairs\\,\\nback room",
        &format!("SUMMARY:{escaped}"),
    ] {
        assert!(lines.contains(&line), "{line} in {unfolded}");
    }
    let property = |name: &str| lines.iter().filter(|line| line.starts_with(name)).count();
    assert_eq!(["UID:", "DTSTAMP:", "BEGIN:VEVENT", "DESCRIPTION"].map(property), [1, 1, 1, 0]);
    let spoilt = FileRequest::Evening { evening: evening("tomorrow") };
    assert!(matches!(session.request(spoilt).await, Err(Problem::Unreadable { .. })));
}
