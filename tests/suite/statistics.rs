//! Statistics of tables through the protocol, compared with a simple count of their records.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use app_core::Session;
use app_core::protocol::{
    Group, LibraryRequest, Person, PersonFigures, Problem, Reply, Statistics, StatisticsFilter, TableLine, TableRequest,
};
use app_core::storage::EntryRef;
use bucintoro_tests::backends::{Backend, InFolder, InMemory, InSqlite};
use bucintoro_tests::cases::cases;
use bucintoro_tests::files::{backup, done, import_copy, import_file};
use kernel::account::GameReport;
use kernel::random::RandomPlay;
use kernel::{Answering, Chair, EntryMeta, GameTestExt, Rules, Seat, Seed, Table, Viewer};
use libertalia::Libertalia;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use serenissima::Serenissima;
use serenissima_1996::Serenissima1996;
use twilight::Twilight;

/// Number of random games of each box.
const RANDOM_GAMES: u64 = 8;

/// Days between random games, so that a daily run covers more than half a year.
const DAYS_BETWEEN: u64 = 7;

const NAMES: [&str; 8] = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Ana", "Gino"];

/// Returns times half a minute apart, with a pause of half an hour before every fiftieth line.
fn stamps(day: u64) -> impl FnMut() -> EntryMeta {
    let (mut n, mut seconds) = (0_u64, 0_u64);
    move || {
        n += 1;
        seconds += if n.is_multiple_of(50) { 1_800 } else { 30 };
        let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        let (month, day, later) = (day / 28 % 12 + 1, day % 28 + 1, hour / 24);
        EntryMeta {
            at: format!("20{:02}-{month:02}-{day:02}T{:02}:{minute:02}:{second:02}Z", 20 + later, hour % 24),
            nonce: format!("{n:016x}"),
        }
    }
}

/// Returns the record of a random game to its end, with some undone entries.
fn random_record<G: GameTestExt>(nth: u64) -> String {
    let seats: Vec<usize> = G::INFO.seats.collect();
    let seats = seats[nth as usize % seats.len()];
    let name = |seat: usize| NAMES[(nth as usize + seat * (1 + nth as usize % 2 * 2)) % NAMES.len()].to_owned();
    let chair = |seat| Chair::with_player(name(seat));
    let (chairs, seed) = ((0..seats).map(chair).collect(), Seed::new([nth as u8; 32]));
    let mut stamps = stamps(nth * DAYS_BETWEEN);
    let setup = G::default_setup(seats);
    let mut table = Table::<G>::start(chairs, Answering::default(), setup, seed, &mut stamps).expect("a table");
    let (mut draw, mut random) = (ChaCha20Rng::seed_from_u64(nth), RandomPlay::new(table.state()));
    for step in 1.. {
        random.put(table.state());
        let Some((by, Some(command))) = random.choose(&mut draw) else { break };
        table.command(by, command, &[], &mut stamps).expect("accepted");
        if step % 97 == 0 {
            let _ = table.undo(kernel::record::By::Table, &mut stamps);
        }
    }
    table.lines().iter().map(|sealed| sealed.line.clone() + "\n").collect()
}

fn golden_records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let games = std::fs::read_dir(folder).expect("golden records").flatten();
    let mut files: Vec<_> =
        games.flat_map(|game| std::fs::read_dir(game.path()).expect("a folder").flatten()).collect();
    files.sort_by_key(std::fs::DirEntry::path);
    let records = files.iter().filter(|file| file.path().extension().is_some_and(|extension| extension == "jsonl"));
    records.map(|file| std::fs::read_to_string(file.path()).expect("a record")).collect()
}

/// The simple count of a person.
#[derive(Debug, Default, PartialEq)]
struct Plain {
    games: u32,
    wins: u32,
    places: u32,
    flows: BTreeMap<(String, String), i64>,
    starts: BTreeMap<(String, String), u32>,
    attacked: u32,
    dice: BTreeMap<String, (u64, u64, f64)>,
}

/// Returns the entries on the chain of a record, without the engine.
fn followed(lines: &[Value]) -> Vec<&Value> {
    let mut head = 0;
    for line in &lines[1..] {
        let deed = &line["deed"];
        if deed.get("command").is_some() {
            head = line["n"].as_u64().expect("a number");
        } else if let Some(to) = deed["head"].as_u64() {
            head = to;
        }
    }
    let mut chain = vec![];
    while head > 0 {
        let line = &lines[head as usize];
        chain.push(line);
        head = line["after"].as_u64().expect("a number");
    }
    chain.reverse();
    chain
}

/// Returns the flows of an event: source, seat, amount.
fn flows(game: &str, event: &Value) -> Vec<(&'static str, u64, i64)> {
    let number = |name: &str| event[name].as_i64().unwrap_or_default();
    let seat = |name: &str| event[name].as_u64().unwrap_or(99);
    let tag = event["event"].as_str().expect("a tag");
    match (game, tag) {
        ("serenissima-2e", "Loaded") => {
            vec![("goods", seat("seat"), -number("paid")), ("loads", seat("to"), number("paid"))]
        }
        ("serenissima-2e", "Sold") => vec![("sales", seat("seat"), number("paid"))],
        ("serenissima-2e", "WinePaid") => vec![("wine", seat("seat"), number("ducats"))],
        ("serenissima-2e", "PortPaid") => {
            vec![("ports", seat("seat"), number("ducats")), ("basilicas", seat("seat"), number("basilica"))]
        }
        // Before format 2 the payment for a sailor was not recorded: it was 1.
        ("serenissima-2e", "Hired") => vec![("sailors", seat("seat"), -event["paid"].as_i64().unwrap_or(1))],
        ("serenissima-2e", "GalleyBought") => vec![("galleys", seat("seat"), -number("paid"))],
        ("serenissima-1996", "Sold") => {
            vec![("sales", seat("seat"), number("paid") - number("bonus")), ("markets", seat("seat"), number("bonus"))]
        }
        ("serenissima-1996", "Income") => vec![("town", seat("seat"), number("ducats"))],
        ("serenissima-1996", "Hired") => vec![("sailors", seat("seat"), -number("count") * number("each"))],
        ("libertalia", "Gained") => vec![("characters", seat("seat"), number("doubloons"))],
        ("libertalia", "Paid") => vec![("characters", seat("seat"), -number("doubloons"))],
        ("libertalia", "Scored") => {
            let of = |token: &str| event["score"]["booty"][token].as_i64().unwrap_or_default();
            vec![("chests", seat("seat"), 5 * of("Chest")), ("relics", seat("seat"), -3 * of("Relic"))]
        }
        ("twilight", "RoundEnded") if event["by"] == "doge-home" => vec![("doge-home", seat("winner"), 1)],
        _ => vec![],
    }
}

const COUNTED: [&str; 14] = [
    "goods",
    "loads",
    "sales",
    "wine",
    "ports",
    "basilicas",
    "sailors",
    "galleys",
    "markets",
    "town",
    "characters",
    "chests",
    "relics",
    "doge-home",
];

/// Returns the initial amount, if an event contains it.
fn start(game: &str, event: &Value) -> Option<(u64, String)> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    match (game, event["event"].as_str()?) {
        ("serenissima-2e", "StartPicked") => Some((event["seat"].as_u64()?, text(&event["port"])?)),
        _ => None,
    }
}

fn plain_count(records: &[(String, Vec<u8>)]) -> BTreeMap<String, Plain> {
    let mut people: BTreeMap<String, Plain> = BTreeMap::new();
    for (text, places) in records {
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a line")).collect();
        let header = &lines[0];
        if places.is_empty() || header["setup"]["position"].is_string() {
            continue;
        }
        let game = header["game"].as_str().expect("a game").to_owned();
        let settings = lines[1..].iter().rev().find_map(|line| line["deed"].get("settings"));
        let seating = settings.map_or(&header["seating"], |settings| &settings["seating"]);
        let chairs = seating.as_array().expect("chairs");
        let name = |seat: u64| {
            let chair = chairs.get(seat as usize).filter(|chair| chair["empty"] != true)?;
            Some(chair["name"].as_str().expect("a name").trim().to_owned())
        };
        let decided = places.iter().any(|place| *place != places[0]);
        for (seat, place) in (0..).zip(places) {
            let Some(name) = name(seat) else { continue };
            let person = people.entry(name).or_default();
            person.games += 1;
            person.wins += u32::from(decided && *place == 1);
            person.places += if decided { u32::from(*place) } else { 0 };
        }
        let mut begun: BTreeMap<u64, String> = BTreeMap::new();
        for event in
            followed(&lines).iter().flat_map(|line| line["deed"]["command"]["events"].as_array().expect("events"))
        {
            for (source, seat, amount) in flows(&game, event) {
                if let Some(name) = name(seat).filter(|_| amount != 0) {
                    let flows = &mut people.entry(name).or_default().flows;
                    *flows.entry((game.clone(), source.to_owned())).or_default() += amount;
                }
            }
            begun.extend(start(&game, event));
            if game == "serenissima-2e"
                && event["event"] == "Attacked"
                && let Some(name) = event["against"].as_u64().and_then(name)
            {
                people.entry(name).or_default().attacked += 1;
            }
            let Some(thrown) = event.get("thrown").filter(|thrown| thrown.is_object()) else { continue };
            let skulls = if event["skulls"].is_array() { event["skulls"].clone() } else { json!([0, event["skulls"]]) };
            for side in 0..2 {
                let dice = thrown["dice"][side].as_u64().expect("dice");
                let Some(name) = thrown["seats"][side].as_u64().and_then(name).filter(|_| dice > 0) else { continue };
                let sums = people.entry(name).or_default().dice.entry(game.clone()).or_default();
                sums.0 += dice;
                sums.1 += skulls[side].as_u64().expect("skulls");
                sums.2 += dice as f64 * thrown["faces"].as_f64().expect("faces") / 6.0;
            }
        }
        people.values_mut().for_each(|person| person.flows.retain(|_, sum| *sum != 0));
        for (seat, start) in begun {
            let Some(name) = name(seat) else { continue };
            *people.entry(name).or_default().starts.entry((game.clone(), start)).or_default() += 1;
        }
    }
    people
}

/// Returns a person's statistics, as far as the simple count has them.
fn as_plain(person: &PersonFigures) -> Plain {
    let flows = person.flows.iter().filter(|flow| COUNTED.contains(&flow.source.as_str()) && flow.amount != 0);
    // The simple count has no goods of the first edition and of Libertalia.
    let flows = flows.filter(|flow| flow.source != "goods" || flow.game == "serenissima-2e");
    let flows = flows.filter(|flow| flow.source != "galleys" || flow.game == "serenissima-2e");
    let starts = person.starts.iter().filter(|start| start.game == "serenissima-2e");
    let by_second_edition = |luck: &&app_core::protocol::GameLuck| luck.game == "serenissima-2e";
    Plain {
        games: person.games,
        wins: person.wins,
        places: (1..).zip(&person.places).map(|(place, times)| place * times).sum(),
        flows: flows.map(|flow| ((flow.game.clone(), flow.source.clone()), flow.amount.into())).collect(),
        starts: starts.map(|start| ((start.game.clone(), start.start.clone()), start.games)).collect(),
        attacked: 0,
        dice: person
            .luck
            .iter()
            .filter(by_second_edition)
            .map(|luck| (luck.game.clone(), (luck.dice.into(), luck.got.into(), luck.expected)))
            .collect(),
    }
}

async fn statistics(session: &Session, filter: StatisticsFilter) -> Statistics {
    match done(session, LibraryRequest::Statistics { filter }).await {
        Ok(Reply::Statistics { statistics }) => *statistics,
        other => panic!("{other:?}"),
    }
}

async fn tables(session: &Session) -> Vec<TableLine> {
    match session.request(LibraryRequest::Tables).await {
        Ok(Reply::Tables { tables }) => tables,
        other => panic!("{other:?}"),
    }
}

/// Imports records. Returns each with its places in the list of tables.
async fn all_taken_in(session: &Session, records: Vec<String>) -> Vec<(String, Vec<u8>)> {
    let mut there = BTreeMap::new();
    for record in records {
        match import_copy(session, &record).await {
            Ok(Reply::Table { table }) => there.insert(table, record),
            other => panic!("{other:?}"),
        };
    }
    let places = tables(session).await.into_iter().map(|line| (line.table, line.places));
    let places: BTreeMap<u32, Vec<u8>> = places.collect();
    there.into_iter().map(|(table, record)| (record, places[&table].clone())).collect()
}

/// A record, and the places at its end.
type Finished = (String, Vec<u8>);

/// Returns the finished games that count. Of games with the same first line, only the longest counts; of equally long
/// ones, the one with the greatest last hash.
fn once_each(records: Vec<Finished>) -> Vec<Finished> {
    let mut best: BTreeMap<String, (usize, String, Finished)> = BTreeMap::new();
    for (text, places) in records {
        let first = text.lines().next().expect("a line").to_owned();
        if places.is_empty() || first.contains("\"position\":\"") {
            continue;
        }
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a line")).collect();
        let length = lines.len() - lines.iter().rev().take_while(|line| line["deed"].get("seed").is_some()).count();
        let hash = lines[length - 1]["hash"].as_str().expect("a hash").to_owned();
        let game = (length, hash, (text, places));
        match best.get(&first) {
            Some(other) if (other.0, &other.1) >= (game.0, &game.1) => {}
            _ => drop(best.insert(first, game)),
        }
    }
    best.into_values().map(|(_, _, game)| game).collect()
}

#[tokio::test]
async fn statistics_match_plain_count_of_all_records() {
    let home = InMemory::new().await;
    let (session, _pushes) = home.app().session();
    let mut records = golden_records();
    let each = cases(RANDOM_GAMES);
    for nth in 0..each {
        records.push(random_record::<Serenissima>(nth));
        records.push(random_record::<Serenissima1996>(nth + each));
        records.push(random_record::<Libertalia>(nth + 2 * each));
        records.push(random_record::<Twilight>(nth + 3 * each));
    }
    let records = once_each(all_taken_in(&session, records).await);
    let plain = plain_count(&records);
    let told = statistics(&session, StatisticsFilter::default()).await;
    assert_eq!((told.tables as usize, told.unread), (records.len(), 0));
    assert!(u64::from(told.tables) > 4 * each + 20, "only {} tables", told.tables);
    let names: BTreeSet<&String> = told.people.iter().map(|person| &person.name).collect();
    assert_eq!(names, plain.keys().collect());
    for person in &told.people {
        let mut counted = as_plain(person);
        let wanted = &plain[&person.name];
        // The simple count has no attacks of the other games.
        counted.attacked = wanted.attacked;
        assert!(person.attacked >= wanted.attacked, "{person:?}");
        for (game, (dice, got, expected)) in &wanted.dice {
            let luck = counted.dice.get_mut(game).expect("dice of the game");
            assert!((luck.2 - expected).abs() < 1e-6, "{luck:?} {expected}");
            *luck = (*dice, *got, *expected);
        }
        assert_eq!(&counted, wanted, "{}", person.name);
        let luck = person.luck.iter().find(|luck| luck.game == "serenissima-2e");
        if let (Some(luck), Some((dice, got, _))) = (luck, wanted.dice.get("serenissima-2e")) {
            assert_eq!((u64::from(luck.dice), u64::from(luck.got)), (*dice, *got), "{}", person.name);
        }
    }
    filters_take_parts(&session, &told).await;
    streaks_follow_the_evenings(&session, &told).await;
}

/// Checks that every filter selects a part, and that the parts add up to the whole.
async fn filters_take_parts(session: &Session, whole: &Statistics) {
    let mut sum = 0;
    for played in &whole.games {
        let filter = StatisticsFilter { game: Some(played.game.clone()), ..Default::default() };
        let part = statistics(session, filter).await;
        assert_eq!((part.tables, part.games.as_slice()), (played.tables, std::slice::from_ref(played)));
        sum += part.tables;
    }
    assert_eq!(sum, whole.tables);
    let mut sum = 0;
    for seats in 2..=6 {
        sum += statistics(session, StatisticsFilter { seats: Some(seats), ..Default::default() }).await.tables;
    }
    assert_eq!(sum, whole.tables);
    let noon = "2020-06-01".to_owned();
    let before = statistics(session, StatisticsFilter { to: Some(noon.clone()), ..Default::default() }).await;
    let after = statistics(session, StatisticsFilter { from: Some(noon), ..Default::default() }).await;
    assert!(before.tables > 0 && after.tables > 0 && before.tables + after.tables == whole.tables);
    for pair in whole.pairs.iter().take(6) {
        let filter = StatisticsFilter { people: pair.people.to_vec(), ..Default::default() };
        let part = statistics(session, filter).await;
        assert_eq!(part.tables, pair.games, "{pair:?}");
        assert!(pair.ahead[0] + pair.ahead[1] <= pair.games);
    }
    let nobody = StatisticsFilter { people: vec!["Zoë".to_owned()], ..Default::default() };
    assert_eq!(statistics(session, nobody).await.tables, 0);
    let many = StatisticsFilter { people: vec![String::new(); 99], ..Default::default() };
    assert_eq!(session.request(LibraryRequest::Statistics { filter: many }).await, Err(Problem::TooLong));
}

/// Checks streaks with the list of tables only.
async fn streaks_follow_the_evenings(session: &Session, whole: &Statistics) {
    let only =
        StatisticsFilter { game: Some("twilight".to_owned()), from: Some("2020".to_owned()), ..Default::default() };
    let told = statistics(session, only).await;
    let mut evenings: Vec<TableLine> =
        tables(session).await.into_iter().filter(|line| line.game == "twilight").collect();
    evenings.retain(|line| !line.places.is_empty());
    evenings.sort_by(|one, other| one.played.cmp(&other.played).then(one.table.cmp(&other.table)));
    // The list has the time of the import for imported tables. The accounts have the real time.
    let mut ended = BTreeMap::new();
    for line in &evenings {
        let account = account(session, line.table).await;
        if account.ended.as_str() >= "2020" && !account.laid_out {
            ended.insert((account.ended.clone(), line.table), line);
        }
    }
    assert_eq!(ended.len(), told.tables as usize);
    for person in &told.people {
        let (mut longest, mut now) = (0, 0);
        for line in ended.values() {
            let seat = line.seating.iter().position(|chair| chair.name == person.name);
            let Some(place) = seat.map(|seat| line.places[seat]) else { continue };
            if line.places.iter().all(|other| *other == place) {
                continue;
            }
            now = if place == 1 { now + 1 } else { 0 };
            longest = longest.max(now);
        }
        assert_eq!((person.longest_streak, person.streak), (longest, now), "{}", person.name);
    }
    assert!(whole.people.iter().any(|person| person.longest_streak > 1));
}

async fn account(session: &Session, table: u32) -> GameReport {
    match session.request(TableRequest::Account { table, viewer: Viewer::Table }).await {
        Ok(Reply::Account { account }) => *account,
        other => panic!("{other:?}"),
    }
}

async fn few<H: Backend>() -> (H, Session, Vec<(String, Vec<u8>)>) {
    let home = H::new().await;
    let (session, _pushes) = home.app().session();
    let mut records: Vec<String> = (0..3).map(random_record::<Twilight>).collect();
    records.extend((3..5).map(random_record::<Libertalia>));
    let records = all_taken_in(&session, records).await;
    (home, session, records)
}

async fn what_is_thrown_away_is_made_anew_in<H: Backend>() {
    let (home, session, _) = few::<H>().await;
    let first = statistics(&session, StatisticsFilter::default()).await;
    assert_eq!(first.tables, 5);
    let records = home.records();
    let kept = records.figures().await.expect("read");
    assert_eq!(kept.len(), 5);
    for (table, text) in &kept {
        let stored = records.read(*table).await.expect("read").expect("it exists");
        let line: Value = serde_json::from_slice(stored.lines.last().expect("a line")).expect("a line");
        let last =
            EntryRef { n: stored.lines.len() as u32 - 1, hash: line["hash"].as_str().expect("a hash").to_owned() };
        // Figures of another version, and malformed ones.
        let other = text.replace("\"fold\":", "\"fold\":9");
        records.store_figures(*table, &last, if table % 2 == 0 { "" } else { &other }).await.expect("stored");
    }
    assert_eq!(statistics(&session, StatisticsFilter::default()).await, first);
    assert_eq!(records.figures().await.expect("read"), kept);
    // A game that is continued is not over, and counts again when it is.
    let line = tables(&session).await.remove(0);
    let Ok(Reply::State { state }) =
        session.request(TableRequest::Open { table: line.table, viewer: Viewer::Table }).await
    else {
        panic!("not opened")
    };
    let undo = TableRequest::Undo { table: line.table, id: "back".into(), head: state.head };
    let Ok(Reply::Moved { head }) = session.request(undo).await else { panic!("not undone") };
    assert_eq!(statistics(&session, StatisticsFilter::default()).await.tables, 4);
    let redo = TableRequest::Redo { table: line.table, id: "forth".into(), head };
    session.request(redo).await.expect("redone");
    assert_eq!(statistics(&session, StatisticsFilter::default()).await, first);
}

#[tokio::test]
async fn invalid_figures_are_computed_again() {
    what_is_thrown_away_is_made_anew_in::<InSqlite>().await;
    what_is_thrown_away_is_made_anew_in::<InFolder>().await;
    what_is_thrown_away_is_made_anew_in::<InMemory>().await;
}

async fn persons(session: &Session) -> Vec<Person> {
    match session.request(LibraryRequest::Persons).await {
        Ok(Reply::Persons { persons }) => persons,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn name_merge_rename_and_exclusion_are_reversible() {
    let home = InSqlite::new().await;
    let (session, _pushes) = home.app().session();
    let records: Vec<String> = (0..8).map(random_record::<Libertalia>).collect();
    all_taken_in(&session, records).await;
    let whole = statistics(&session, StatisticsFilter::default()).await;
    let before = persons(&session).await;
    let games = |told: &Statistics, name: &str| told.people.iter().find(|one| one.name == name).map(|one| one.games);
    let ask = async |request| assert_eq!(session.request(request).await, Ok(Reply::Done));
    let join = |name: &str, person: Option<&str>| LibraryRequest::JoinPerson {
        name: name.to_owned(),
        person: person.map(str::to_owned),
    };

    ask(join("Ana", Some("Anna"))).await;
    let joined = statistics(&session, StatisticsFilter::default()).await;
    assert_eq!(games(&joined, "Ana"), None);
    let both = StatisticsFilter { people: vec!["Ana".to_owned()], ..Default::default() };
    assert_eq!(Some(statistics(&session, both).await.tables), games(&joined, "Anna"));
    assert!(games(&joined, "Anna") > games(&whole, "Anna") && games(&joined, "Anna") > games(&whole, "Ana"));

    ask(join("Anna", Some("Annika"))).await;
    let renamed = statistics(&session, StatisticsFilter::default()).await;
    assert_eq!((games(&renamed, "Anna"), games(&renamed, "Annika")), (None, games(&joined, "Anna")));
    let annika = Person { name: "Annika".into(), names: vec!["Ana".into(), "Anna".into()], out: false };
    assert!(persons(&session).await.contains(&annika));

    ask(LibraryRequest::LeaveOut { person: "Annika".into(), out: true }).await;
    let without = statistics(&session, StatisticsFilter::default()).await;
    assert_eq!((games(&without, "Annika"), without.tables), (None, whole.tables));
    assert!(without.pairs.iter().all(|pair| !pair.people.contains(&"Annika".to_owned())));
    assert!(persons(&session).await.contains(&Person { out: true, ..annika.clone() }));

    // A backup contains all of it, under the keys of earlier releases.
    let whole_file: Value = serde_json::from_str(&backup(&session).await).expect("JSON");
    assert_eq!(
        whole_file["preferences"],
        json!([
            ["kept.person.bf4fccd616251b678c56b9cb7a46819b", "{\"name\":\"Anna\",\"is\":\"Annika\"}"],
            ["kept.person.dea210f058b407db5c1b5ea89b2e42a5", "{\"name\":\"Ana\",\"is\":\"Anna\"}"],
            ["kept.person.f4840c5c804cc26adf7e6f21cba311e0", "{\"name\":\"Annika\",\"out\":true}"],
        ])
    );
    let other = InMemory::new().await;
    let (there, _pushes) = other.app().session();
    import_file(&there, &backup(&session).await).await.expect("restored");
    assert_eq!(statistics(&there, StatisticsFilter::default()).await.people, without.people);

    ask(LibraryRequest::LeaveOut { person: "Annika".into(), out: false }).await;
    // The reverse is no cycle.
    ask(join("Annika", Some("Anna"))).await;
    assert_eq!(games(&statistics(&session, StatisticsFilter::default()).await, "Anna"), games(&joined, "Anna"));
    ask(join("Annika", None)).await;
    ask(join("Ana", None)).await;
    assert_eq!(statistics(&session, StatisticsFilter::default()).await, whole);
    assert_eq!(persons(&session).await, before);
    assert_eq!(session.request(join("  ", Some("Anna"))).await, Err(Problem::Nameless));
    // These settings are not preferences of a device.
    let Ok(Reply::Preferences { preferences }) = session.request(LibraryRequest::Preferences).await else { panic!() };
    assert!(preferences.is_empty(), "{preferences:?}");
    for key in ["kept.person.x", "hosted", "daily-backups"] {
        let set = LibraryRequest::SetPreference { key: key.into(), value: "{}".into() };
        assert!(session.request(set).await.is_err(), "{key}");
    }
}

#[tokio::test]
async fn group_keeps_seats_and_rules_and_starts_a_table() {
    let home = InFolder::new().await;
    let (session, _pushes) = home.app().session();
    let chair = |name: &str| Chair::with_player(name);
    let group = Group {
        name: "Tuesday".to_owned(),
        game: "serenissima-2e".to_owned(),
        seating: ["Anna", "Bruno", "Chiara"].map(chair).to_vec(),
        answering: Answering::default(),
        waivers: vec!["LOAD-4".to_owned()],
        suggestions: true,
        setup: json!(Serenissima::default_setup(3)),
    };
    let keep = |group: &Group| LibraryRequest::KeepGroup { group: Box::new(group.clone()) };
    assert_eq!(session.request(keep(&group)).await, Ok(Reply::Done));
    let two = Group { seating: ["Anna", "Bruno"].map(chair).to_vec(), ..group.clone() };
    assert!(matches!(session.request(keep(&two)).await, Err(Problem::Setup { .. })), "no table could start with it");
    let none = Group { game: "chess".to_owned(), ..group.clone() };
    assert!(matches!(session.request(keep(&none)).await, Err(Problem::NotFound { .. })));
    let groups = async |session: &Session| match session.request(LibraryRequest::Groups).await {
        Ok(Reply::Groups { groups }) => groups,
        other => panic!("{other:?}"),
    };
    assert_eq!(groups(&session).await, std::slice::from_ref(&group));
    // A backup contains it under the key of earlier releases, and a restore adds it once.
    let text = backup(&session).await;
    let whole: Value = serde_json::from_str(&text).expect("JSON");
    let written = serde_json::to_string(&group).expect("JSON");
    assert_eq!(whole["preferences"], json!([["kept.group.7d8af1de1262f150187d5938bf649d6c", written]]));
    let other = InSqlite::new().await;
    let (there, _pushes) = other.app().session();
    import_file(&there, &text).await.expect("restored");
    assert_eq!(groups(&there).await, std::slice::from_ref(&group));
    let mine = Group { waivers: vec![], ..group.clone() };
    assert_eq!(there.request(keep(&mine)).await, Ok(Reply::Done));
    import_file(&there, &text).await.expect("restored");
    assert_eq!(groups(&there).await, std::slice::from_ref(&mine), "existing groups are unchanged");
    // Entries with other keys, and names or groups that the app would not store, are ignored.
    for (key, value) in [
        ("kept.group.00", written.as_str()),
        ("kept.group.7d8af1de1262f150187d5938bf649d6c", "{\"name\":\"Tuesday\"}"),
        ("kept.person.00", "{\"name\":\"Ana\",\"is\":\"Anna\"}"),
        ("kept.person.dea210f058b407db5c1b5ea89b2e42a5", "{\"name\":\"Ana\"}"),
        ("kept.person.dea210f058b407db5c1b5ea89b2e42a5", "{\"name\":\"Ana\",\"is\":\" Anna\"}"),
        ("hosted", "7"),
        ("daily-backups", "{}"),
    ] {
        let place = InMemory::new().await;
        let (there, _pushes) = place.app().session();
        let preferences = json!([[key, value]]);
        let format = &whole["bucintoro_backup"];
        let bad = format!(
            "{{\"bucintoro_backup\":{format},\"tables\":[],\"people\":[],\"boards\":[],\
             \"preferences\":{preferences},\"losses\":[]}}"
        );
        import_file(&there, &bad).await.expect("read");
        let records = place.records();
        assert_eq!(records.groups().await.expect("read"), [], "{key}");
        assert_eq!(records.remembered_names().await.expect("read"), [], "{key}");
        assert_eq!(records.hosted_tables().await.expect("read"), Vec::<u32>::new());
        assert_eq!(records.daily_backups().await.expect("read"), None);
        assert!(records.preferences().await.expect("read").is_empty(), "{key}");
    }
    let Group { game, seating, answering, waivers, suggestions, setup, .. } = groups(&session).await.remove(0);
    let new =
        LibraryRequest::NewTable { id: Some("again".into()), game, seating, answering, waivers, suggestions, setup };
    let Ok(Reply::Table { table }) = session.request(new).await else { panic!("no table") };
    assert_eq!(tables(&session).await[0].table, table);
    // The players of a table form a group with everything that their next game needs. Its set-up includes the defaults
    // of this one.
    let Ok(Reply::Group { group: told }) = session.request(LibraryRequest::GroupOf { table }).await else {
        panic!("no group")
    };
    assert_eq!((&told.seating, told.answering, told.name.as_str()), (&group.seating, group.answering, ""));
    assert_eq!(told.setup["options"], group.setup["options"]);
    let told = Group { name: group.name.clone(), ..*told };
    assert_eq!(session.request(keep(&told)).await, Ok(Reply::Done));
    assert_eq!(groups(&session).await, [told]);
    assert_eq!(session.request(keep(&group)).await, Ok(Reply::Done));

    let other = InSqlite::new().await;
    let (there, _pushes) = other.app().session();
    import_file(&there, &backup(&session).await).await.expect("restored");
    assert_eq!(groups(&there).await, std::slice::from_ref(&group));
    let drop = || LibraryRequest::DropGroup { name: "Tuesday".to_owned() };
    assert_eq!(session.request(drop()).await, Ok(Reply::Done));
    assert_eq!(groups(&session).await, []);
    assert!(matches!(session.request(drop()).await, Err(Problem::NotFound { .. })));
}

/// The account of each golden record matches its outcome.
#[tokio::test]
async fn accounts_of_golden_records_match_their_outcomes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records/serenissima-2e");
    let home = InMemory::new().await;
    let (session, _pushes) = home.app().session();
    for name in ["two-players", "three-players", "four-players", "fought-and-built", "tie-decided-by-ports"] {
        let read = |ending: &str| std::fs::read_to_string(folder.join(format!("{name}.{ending}"))).expect("it exists");
        let Ok(Reply::Table { table }) = import_file(&session, &read("jsonl")).await else { panic!("not imported") };
        let account = account(&session, table).await;
        // Place, seat, ducats.
        let outcome: Vec<[i32; 3]> = serde_json::from_str(&read("outcome.json")).expect("an outcome");
        let last = account.curve.last().expect("a moment");
        for [place, seat, ducats] in outcome {
            assert_eq!(i32::from(account.places[seat as usize]), place, "{name}");
            assert_eq!(last.worth[seat as usize], Some(ducats), "{name}");
        }
        assert_eq!(last.entry, account.entry);
        if name == "fought-and-built" {
            assert!(account.contests.iter().any(|contest| contest.chance.is_some()), "{account:?}");
            assert!(account.contests.iter().any(|contest| contest.won.is_some()) && !account.luck.is_empty());
        }
        assert!(account.held.iter().all(|held| held.seat < Seat(4)));
    }
}
