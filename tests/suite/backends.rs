//! What every backend of records promises, held for each of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use app_core::protocol::{Damage, Loss, Role};
use app_core::storage::{
    EntryRef, Label, LabelChange, Listed, MOST_PEOPLE, NewEntries, NewTable, Quarantined, RememberedName,
    SettingsStore as _, StorageBackend, StoreError, StoredBoard, StoredDevice, StoredGroup, StoredTable,
    TableStore as _, key_of_group, key_of_name,
};
use bucintoro_tests::backends::{
    Backend, InFolder, InMemory, InPostgres, InSqlite, MOMENTS, fill, following, full_label, lines, lines_after, plain,
    told,
};
use kernel::Seat;
use kernel::record::{HashedLine, LineFault};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{AssertSqlSafe, Row};
use storage_sqlite::Store;

/// Each law, for each backend.
macro_rules! laws {
    ($($law:ident),* $(,)?) => {
        mod in_sqlite {
            $(#[tokio::test] async fn $law() { super::$law::<super::InSqlite>().await })*
        }
        mod in_files {
            $(#[tokio::test] async fn $law() { super::$law::<super::InFolder>().await })*
        }
        mod in_postgres {
            $(#[tokio::test]
            #[ignore = "needs PostgreSQL"]
            async fn $law() { super::$law::<super::InPostgres>().await })*
        }
        mod in_memory {
            $(#[tokio::test] async fn $law() { super::$law::<super::InMemory>().await })*
        }
    };
}

laws![
    every_field_of_everything_comes_back,
    everything_is_there_in_the_next_run,
    a_request_makes_one_table,
    every_table_with_the_same_first_line_is_found,
    entries_follow_the_last_one_or_are_refused,
    of_two_that_follow_the_same_entry_one_is_refused,
    entries_come_with_all_that_belongs_to_them_or_not_at_all,
    a_long_record_is_kept_and_goes_on_whole,
    figures_are_kept_of_records_that_end_as_they_did,
    what_is_set_aside_is_gone_noted_and_followed_no_more,
    a_tail_that_was_lost_is_noted_once,
    a_deleted_table_takes_its_own_along_and_its_number_is_not_given_again,
    tables_are_listed_with_what_was_said_of_them_last,
    devices_are_known_as_long_as_they_are_seen,
    a_seat_stays_reserved_until_it_is_released,
    boards_are_kept_by_game_and_id,
    people_who_played_last_are_told_first,
    what_is_remembered_is_the_last_that_was_said,
    settings_are_stored_replaced_and_deleted,
    a_loss_is_told_until_it_was_read,
    nothing_is_kept_in_what_is_closed,
];

/// A table as it is stored. A backend that knows where the record ended says so; others find a lost tail by themselves.
async fn read(records: &dyn StorageBackend, table: u32) -> StoredTable {
    let stored = records.read(table).await.expect("read").expect("it is there");
    if let (Some(known), Some(last)) = (&stored.known, stored.lines.last()) {
        let end = format!("\"hash\":\"{}\"}}", known.hash);
        assert_eq!((known.n as usize + 1, last.ends_with(end.as_bytes())), (stored.lines.len(), true), "{known:?}");
    }
    StoredTable { known: None, ..stored }
}

fn bytes(lines: &[HashedLine]) -> Vec<Vec<u8>> {
    lines.iter().map(|sealed| sealed.line.clone().into_bytes()).collect()
}

/// Every answer, field by field: a new one does not compile until it is expected here.
async fn every_field_of_everything_comes_back<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let filled = fill(records).await;
    let ([one, two], [first, second]) = (filled.tables, &filled.records);
    let wanted = StoredTable {
        seed: Some("0a 0b".into()),
        gone_to: None,
        lines: bytes(first),
        requests: vec![("said".into(), 4)],
        known: None,
    };
    assert_eq!(read(records, one).await, wanted);
    let wanted = StoredTable {
        seed: Some("0c".into()),
        gone_to: Some("192.0.2.1:7".into()),
        lines: bytes(second),
        requests: vec![],
        known: None,
    };
    assert_eq!(read(records, two).await, wanted);
    let listed = |table, game: &str, summary: Option<&str>| Listed {
        table,
        game: game.to_owned(),
        summary: summary.map(str::to_owned),
        label: full_label(),
    };
    // What the second was listed with went with the line that was set aside.
    let list = records.list().await.expect("read");
    assert_eq!(list.len(), 2);
    assert_eq!((list[0].table, list[0].game.as_str()), (two, "go"));
    assert_eq!(list[1], listed(one, "chess", Some("{\"a\":2}")));
    for (request, table) in [("made first", Some(one)), ("made second", Some(two)), ("said", None), ("", None)] {
        assert_eq!(records.table_of_request(request).await.expect("read"), table, "{request}");
    }
    for (line, table) in [(&first[0], vec![one]), (&second[0], vec![two]), (&first[1], vec![])] {
        assert_eq!(records.with_header(&line.line).await.expect("read"), table);
    }
    assert_eq!(records.read(two + 1).await.expect("read"), None);

    let device = |id, name: &str, role, muted, token: &str, seen: &str| StoredDevice {
        id,
        name: name.to_owned(),
        role,
        muted,
        token: token.to_owned(),
        seen: seen.to_owned(),
    };
    let here = records.devices(one, MOMENTS[0]).await.expect("read");
    let [ann, bo] = &here[..] else { panic!("{here:?}") };
    assert_eq!(*ann, device(ann.id, "Ann's phone", Role::Seat(Seat(1)), false, "token a", MOMENTS[1]));
    assert_eq!(*bo, device(bo.id, "Bo's phone", Role::Spectator, true, "token b", MOMENTS[0]));
    assert!(ann.id < bo.id);

    let board = |game: &str, id: &str, changed: &str| StoredBoard {
        game: game.to_owned(),
        id: id.to_owned(),
        board: format!("{{\"of\":\"{game}\"}}"),
        changed: changed.to_owned(),
    };
    let [earlier, later] = MOMENTS;
    let boards = [board("chess", "large", later), board("go", "small", later), board("chess", "small", earlier)];
    assert_eq!(records.boards().await.expect("read"), boards);
    assert_eq!(records.people().await.expect("read"), ["Bo", "Cy", "Ann"]);
    let remembered = records.preferences().await.expect("read");
    assert_eq!(
        remembered.into_iter().collect::<Vec<_>>(),
        [("language".into(), "fr".into()), ("sound".into(), "".into())]
    );

    let names = [name("Ana", Some("Ann"), false), name("Bo", None, true)];
    assert_eq!(records.remembered_names().await.expect("read"), names);
    assert_eq!(records.groups().await.expect("read"), [group("Tuesday é", "")]);
    assert_eq!(records.hosted_tables().await.expect("read"), [two, one]);
    assert_eq!(records.daily_backups().await.expect("read").as_deref(), Some("{\"folder\":\"é\"}"));

    let Quarantined { place: _, names } = records.quarantined().await.expect("read");
    let [file] = &names[..] else { panic!("{names:?}") };
    let losses = records.corruption_reports(None).await.expect("read");
    let ids: BTreeSet<u32> = losses.iter().map(|loss| loss.id).collect();
    assert_eq!(ids.len(), 3);
    let loss =
        |nth: usize, table, found: &str, damage| Loss { id: losses[nth].id, table, found: found.to_owned(), damage };
    let set_aside = Damage::SetAside { line: 4, fault: LineFault::WrongHash, file: file.clone() };
    let wanted = [
        loss(0, Some(one), earlier, Damage::LostTail { last: 4, known: 7 }),
        loss(1, None, later, Damage::Unknown),
        loss(2, Some(two), later, set_aside),
    ];
    assert_eq!(losses, wanted);
}

async fn everything_is_there_in_the_next_run<H: Backend>() {
    let backend = H::new().await;
    fill(&*backend.records()).await;
    let backend = backend.again().await;
    let first = told(&*backend.records()).await;
    let backend = backend.again().await;
    let mut second = told(&*backend.records()).await;
    // Asked for the first time, those who were seen earlier were still there.
    let gone = first.iter().zip(&mut second).filter(|(first, second)| first != second);
    for (first, second) in gone {
        assert!(first.starts_with("devices") && first.contains("Bo's phone") && !second.contains("Bo's phone"));
    }
}

async fn a_request_makes_one_table<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let (first, second) = (lines(2, "first"), lines(2, "second"));
    let id = records.create(plain(&first, "once")).await.expect("kept");
    for record in [&first, &second] {
        assert!(matches!(records.create(plain(record, "once")).await, Err(StoreError::Twice)));
    }
    assert_eq!(records.list().await.expect("read").len(), 1);
    assert_eq!(read(&*records, id).await.lines, bytes(&first));
    assert_eq!(records.with_header(&second[0].line).await.expect("read"), Vec::<u32>::new(), "nothing of it was kept");
    // Many at a time, too.
    let tries = (0..8).map(|_| {
        let (records, lines) = (Arc::clone(&records), lines(2, "third"));
        tokio::spawn(async move { records.create(plain(&lines, "twice")).await.ok() })
    });
    let mut made = Vec::new();
    for done in tries.collect::<Vec<_>>() {
        made.extend(done.await.expect("it ends"));
    }
    assert_eq!(made.len(), 1);
    assert_eq!(records.table_of_request("twice").await.expect("read"), Some(made[0]));
}

async fn every_table_with_the_same_first_line_is_found<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let (whole, other) = (lines(4, "copied"), lines(2, "other"));
    let mut ids = vec![];
    for length in [4, 2, 3] {
        ids.push(records.create(plain(&whole[..length], &format!("copy of {length}"))).await.expect("kept"));
        records.create(plain(&other, &format!("beside {length}"))).await.expect("kept");
    }
    assert_eq!(records.with_header(&whole[0].line).await.expect("read"), ids);
    assert!(records.delete(ids.remove(1)).await.expect("deleted"));
    assert_eq!(records.with_header(&whole[0].line).await.expect("read"), ids);
}

async fn entries_follow_the_last_one_or_are_refused<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let (mine, other) = (lines(3, "mine"), lines(3, "other"));
    let id = records.create(plain(&mine, "one")).await.expect("kept");
    records.create(plain(&other, "two")).await.expect("kept");
    let fresh = lines_after(&mine[2].hash, 3, 2, "fresh");
    let [first, second] = [&fresh[..1], &fresh[1..]];
    let last = |n, hash: &str| EntryRef { n, hash: hash.to_owned() };
    let wrong = [
        ("an earlier entry", id, last(1, &mine[1].hash)),
        ("a later entry", id, last(3, &fresh[0].hash)),
        ("another entry in its place", id, last(2, &other[2].hash)),
        ("the right hash in a wrong place", id, last(1, &mine[2].hash)),
        ("a hash that is cut", id, last(2, &mine[2].hash[..63])),
        ("no hash", id, last(2, "")),
        ("another table", id + 1, last(2, &mine[2].hash)),
        ("no table", id + 2, last(2, &mine[2].hash)),
    ];
    for (what, table, after) in wrong {
        for (seeds, request) in [(None, None), (Some("0d"), Some("said"))] {
            let fresh = NewEntries { after: after.clone(), lines: first, request, seeds, summary: "{}" };
            let refused = records.append(table, fresh).await;
            assert!(matches!(refused, Err(StoreError::DoesNotFollow)), "{what}: {refused:?}");
        }
    }
    let StoredTable { lines, requests, seed, .. } = read(records, id).await;
    assert_eq!((lines, requests, seed), (bytes(&mine), vec![], None));
    // One after the other they are kept, and none a second time.
    let mut whole = mine;
    for fresh in [first, second] {
        records.append(id, following(&whole, fresh)).await.expect("kept");
        assert!(matches!(records.append(id, following(&whole, fresh)).await, Err(StoreError::DoesNotFollow)));
        whole.extend_from_slice(fresh);
    }
    records.append(id, following(&whole, &[])).await.expect("nothing is nothing");
    assert_eq!(read(records, id).await.lines, bytes(&whole));
}

async fn of_two_that_follow_the_same_entry_one_is_refused<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let mut whole = lines(1, "set-up");
    let id = records.create(plain(&whole, "one")).await.expect("kept");
    for round in 1..=10 {
        let tries = (0..6).map(|who| {
            let fresh = lines_after(&whole[round - 1].hash, round as u32, 1, &format!("{who} in {round}"));
            let (records, whole) = (Arc::clone(&records), whole.clone());
            tokio::spawn(async move {
                match records.append(id, following(&whole, &fresh)).await {
                    Ok(()) => Some(fresh),
                    Err(StoreError::DoesNotFollow) => None,
                    Err(problem) => panic!("{problem}"),
                }
            })
        });
        let mut kept = Vec::new();
        for done in tries.collect::<Vec<_>>() {
            kept.extend(done.await.expect("it ends"));
        }
        let [fresh] = &kept[..] else { panic!("{} were kept", kept.len()) };
        whole.extend_from_slice(fresh);
        assert_eq!(read(&*records, id).await.lines, bytes(&whole));
    }
}

async fn entries_come_with_all_that_belongs_to_them_or_not_at_all<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let whole = lines(2, "set-up");
    let new = NewTable { seed: Some("0a"), ..plain(&whole, "one") };
    let id = records.create(new).await.expect("kept");
    let fresh = lines_after(&whole[1].hash, 2, 3, "fresh");
    let with_all =
        NewEntries { request: Some("said"), seeds: Some("0a 0b"), summary: "{\"n\":4}", ..following(&whole, &fresh) };
    records.append(id, with_all).await.expect("kept");
    let stored = read(records, id).await;
    assert_eq!((stored.seed.as_deref(), stored.requests), (Some("0a 0b"), vec![("said".to_owned(), 4)]));
    let summary = records.list().await.expect("read").remove(0).summary;
    assert_eq!(summary.as_deref(), Some("{\"n\":4}"));
    // Seeds that are not news stay as they are.
    let whole = [whole, fresh].concat();
    let fresh = lines_after(&whole[4].hash, 5, 1, "fresh");
    records.append(id, following(&whole, &fresh)).await.expect("kept");
    assert_eq!(read(records, id).await.seed.as_deref(), Some("0a 0b"));
    records.store_seeds(id, "").await.expect("kept");
    assert_eq!(read(records, id).await.seed.as_deref(), Some(""));
    for to in [Some("192.0.2.1:7"), None] {
        records.set_gone(id, to).await.expect("kept");
        assert_eq!(read(records, id).await.gone_to.as_deref(), to);
    }
    let last = EntryRef::of(&[&whole[..], &fresh[..]].concat()).expect("a line");
    // One that comes late, of a record that has grown since or ends with another entry of this number, changes nothing.
    let grown = EntryRef::of(&whole).expect("a line");
    let other = EntryRef { hash: grown.hash.clone(), ..last.clone() };
    for (last, summary) in
        [(last, "{\"told\":\"anew\"}"), (grown, "{\"told\":\"late\"}"), (other, "{\"told\":\"of another\"}")]
    {
        records.set_summary(id, &last, summary).await.expect("kept");
        let kept = records.list().await.expect("read").remove(0).summary;
        assert_eq!(kept.as_deref(), Some("{\"told\":\"anew\"}"));
    }
    let Label { name, filed, location, note } = full_label();
    let (location, note) = (Some(location), Some(note));
    for (change, label) in [
        (LabelChange { name, filed, location, note }, full_label()),
        // Texts that are not named stay.
        (LabelChange::default(), Label { name: String::new(), filed: false, ..full_label() }),
        (
            LabelChange { note: Some(String::new()), ..LabelChange::default() },
            Label { location: full_label().location, ..Label::default() },
        ),
        (LabelChange { location: Some(String::new()), ..LabelChange::default() }, Label::default()),
    ] {
        assert!(records.set_label(id, &change).await.expect("kept"));
        assert_eq!(records.list().await.expect("read").remove(0).label, label);
    }
    assert!(!records.set_label(id + 1, &LabelChange::default()).await.expect("nothing is there"));
}

async fn a_long_record_is_kept_and_goes_on_whole<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let whole = lines(20_003, "long");
    let (old, new) = whole.split_at(9_001);
    let id = records.create(plain(old, "one")).await.expect("kept");
    let fresh = NewEntries { request: Some("said"), ..following(old, new) };
    records.append(id, fresh).await.expect("kept");
    let stored = read(records, id).await;
    assert!(stored.lines == bytes(&whole));
    assert_eq!(stored.requests, [("said".to_owned(), 20_002)]);
}

async fn figures_are_kept_of_records_that_end_as_they_did<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let whole = lines(9, "figures");
    let (old, new) = whole.split_at(5);
    let one = records.create(plain(old, "one")).await.expect("kept");
    let other = lines(3, "another");
    let two = records.create(plain(&other, "two")).await.expect("kept");
    let [ends, grown, others] = [old, &whole, &other].map(|lines| EntryRef::of(lines).expect("a line"));
    assert_eq!(records.figures().await.expect("read"), []);
    // Of another end, or of no table, nothing is kept.
    for (table, last) in [(one, &grown), (one, &others), (two + 7, &others)] {
        records.store_figures(table, last, "elsewhere").await.expect("it is no fault");
    }
    assert_eq!(records.figures().await.expect("read"), []);
    for said in ["first", "{\"last\": 1}"] {
        records.store_figures(one, &ends, said).await.expect("kept");
        records.store_figures(two, &others, "two's").await.expect("kept");
        assert_eq!(records.figures().await.expect("read"), [(one, said.to_owned()), (two, "two's".to_owned())]);
    }
    drop(records);
    let backend = backend.again().await;
    let records = backend.records();
    let kept = [(one, "{\"last\": 1}".to_owned()), (two, "two's".to_owned())];
    assert_eq!(records.figures().await.expect("read"), kept);
    // A record that has grown, or lost its end, is another; and a table that is gone has none.
    records.take(one).await.expect("read");
    records.append(one, following(old, new)).await.expect("kept");
    assert_eq!(records.figures().await.expect("read"), kept[1..]);
    records.store_figures(one, &grown, "grown").await.expect("kept");
    records.quarantine_tail(one, &ends, 6, LineFault::WrongHash, MOMENTS[0]).await.expect("set aside");
    assert_eq!(records.figures().await.expect("read"), kept[1..]);
    records.delete(two).await.expect("deleted");
    assert_eq!(records.figures().await.expect("read"), []);
}

async fn what_is_set_aside_is_gone_noted_and_followed_no_more<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let whole = lines(6, "whole");
    let id = records.create(plain(&whole[..5], "one")).await.expect("kept");
    let said = NewEntries { request: Some("said"), ..following(&whole[..5], &whole[5..]) };
    records.append(id, said).await.expect("kept");
    let last = EntryRef::of(&whole[..2]).expect("a line");
    for time in 1..=2 {
        // A second time there is nothing behind it; that is not a news.
        records.quarantine_tail(id, &last, 3, LineFault::NoHash, MOMENTS[0]).await.expect("kept");
        let stored = read(records, id).await;
        assert_eq!((stored.lines, stored.requests), (bytes(&whole[..2]), vec![]));
        assert_eq!(records.quarantined().await.expect("read").names.len(), time);
    }
    let Damage::SetAside { line: 3, fault: LineFault::NoHash, ref file } =
        records.corruption_reports(Some(id)).await.expect("read")[0].damage
    else {
        panic!("it is not told")
    };
    assert!(records.quarantined().await.expect("read").names.contains(file));
    assert!(matches!(records.append(id, following(&whole[..5], &whole[5..])).await, Err(StoreError::DoesNotFollow)));
    let fresh = lines_after(&whole[1].hash, 2, 1, "otherwise");
    records.append(id, following(&whole[..2], &fresh)).await.expect("kept");
}

async fn a_tail_that_was_lost_is_noted_once<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let whole = lines(3, "whole");
    let id = records.create(plain(&whole, "one")).await.expect("kept");
    let (last, damage) = (EntryRef::of(&whole).expect("a line"), Damage::LostTail { last: 2, known: 9 });
    for moment in MOMENTS {
        records.note_lost_tail(id, &last, &damage, moment).await.expect("kept");
    }
    let losses = records.corruption_reports(Some(id)).await.expect("read");
    assert_eq!(losses.len(), 1);
    assert_eq!((&losses[0].damage, losses[0].found.as_str()), (&damage, MOMENTS[0]));
    assert!(read(records, id).await.known.is_none_or(|known| known == last));
}

async fn a_deleted_table_takes_its_own_along_and_its_number_is_not_given_again<H: Backend>() {
    let backend = H::new().await;
    let filled = fill(&*backend.records()).await;
    let [one, two] = filled.tables;
    let backend = backend.again().await;
    let records = &*backend.records();
    let before = read(records, one).await;
    assert!(records.delete(two).await.expect("deleted"));
    assert!(!records.delete(two).await.expect("looked for"), "it is gone");
    assert_eq!(records.read(two).await.expect("read"), None);
    assert_eq!(records.table_of_request("made second").await.expect("read"), None);
    assert_eq!(records.with_header(&filled.records[1][0].line).await.expect("read"), Vec::<u32>::new());
    assert_eq!(records.devices(two, MOMENTS[0]).await.expect("read"), []);
    assert_eq!(records.corruption_reports(Some(two)).await.expect("read"), []);
    assert_eq!((read(records, one).await, records.devices(one, MOMENTS[0]).await.expect("read").len()), (before, 2));
    let backend = backend.again().await;
    let records = &*backend.records();
    assert_eq!(records.corruption_reports(None).await.expect("read").len(), 2, "nobody misses what was deleted");
    // Its request may make another.
    let again = records.create(plain(&filled.records[1], "made second")).await.expect("kept");
    assert!(again > two, "{again}");
}

async fn tables_are_listed_with_what_was_said_of_them_last<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    assert_eq!(records.list().await.expect("read"), []);
    let mut wanted = Vec::new();
    for (nth, game) in ["chess", "go", "tag"].into_iter().enumerate() {
        let (whole, request) = (lines(1, game), format!("make {game}"));
        let new = NewTable { game, summary: "{}", ..plain(&whole, &request) };
        let table = records.create(new).await.expect("kept");
        let fresh = lines_after(&whole[0].hash, 1, 4, game);
        let summary = format!("{{\"nth\":{nth}}}");
        records.append(table, NewEntries { summary: &summary, ..following(&whole, &fresh) }).await.expect("kept");
        wanted.insert(0, Listed { table, game: game.to_owned(), summary: Some(summary), label: Label::default() });
    }
    assert_eq!(records.list().await.expect("read"), wanted);
}

async fn devices_are_known_as_long_as_they_are_seen<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let [earlier, later] = MOMENTS;
    let (one, two) = (lines(1, "one"), lines(1, "two"));
    let one = records.create(plain(&one, "one")).await.expect("kept");
    let two = records.create(plain(&two, "two")).await.expect("kept");
    let device = |name: &str, seen: &str| StoredDevice {
        id: 77,
        name: name.into(),
        role: Role::Spectator,
        muted: false,
        token: name.into(),
        seen: seen.into(),
    };
    let mut ids = Vec::new();
    for name in ["a", "b", "c"] {
        ids.push(records.add_device(one, &device(name, earlier)).await.expect("kept"));
    }
    let again = StoredDevice { name: "again".into(), ..device("a", later) };
    assert_eq!(records.add_device(one, &again).await.expect("known"), ids[0], "its token says who it is");
    assert_eq!(
        records.devices(one, earlier).await.expect("read")[0],
        StoredDevice { id: ids[0], ..device("a", earlier) }
    );
    let elsewhere = records.add_device(two, &again).await.expect("kept");
    assert!(!ids.contains(&elsewhere), "at another table it is another");
    let tokens = |devices: Vec<StoredDevice>| devices.into_iter().map(|device| device.token).collect::<Vec<_>>();
    assert_eq!(tokens(records.devices(one, earlier).await.expect("read")), ["b", "c"], "which it has left");
    ids[0] = records.add_device(one, &device("a", earlier)).await.expect("kept");
    assert_eq!(records.devices(two, earlier).await.expect("read"), []);
    let (role, token) = (Role::Seat(Seat(3)), "other".into());
    let changed = StoredDevice { id: ids[1], name: "B".into(), role, muted: true, token, seen: later.into() };
    records.change_device(one, &changed).await.expect("kept");
    records.change_device(one, &StoredDevice { id: 9_999, ..device("nobody", later) }).await.expect("it stays away");
    records.delete_device(one, ids[0]).await.expect("gone");
    let of = |devices: Vec<StoredDevice>| devices.into_iter().map(|device| device.id).collect::<Vec<_>>();
    assert_eq!(of(records.devices(one, earlier).await.expect("read")), ids[1..]);
    records.move_devices(one, two).await.expect("kept");
    assert_eq!(records.devices(one, earlier).await.expect("read"), []);
    // Who was not seen since is forgotten, and stays so.
    assert_eq!(records.devices(two, later).await.expect("read"), [changed]);
    assert_eq!(of(records.devices(two, earlier).await.expect("read")), [ids[1]]);
    let next = records.add_device(two, &device("d", later)).await.expect("kept");
    assert!(!ids.contains(&next), "a number is given once");
}

async fn a_seat_stays_reserved_until_it_is_released<H: Backend>() {
    let backend = H::new().await;
    let [earlier, later] = MOMENTS;
    let (one, two) = (lines(1, "one"), lines(1, "two"));
    let one = backend.records().create(plain(&one, "one")).await.expect("kept");
    let two = backend.records().create(plain(&two, "two")).await.expect("kept");
    let device = |name: &str, role, seen: &str| StoredDevice {
        id: 0,
        name: name.into(),
        role,
        muted: false,
        token: name.into(),
        seen: seen.into(),
    };
    let seat = |n| Role::Seat(Seat(n));
    let records = backend.records();
    let mut moved = device("moved", seat(1), later);
    moved.id = records.add_device(one, &moved).await.expect("kept");
    let dropped = records.add_device(one, &device("dropped", seat(2), later)).await.expect("kept");
    records.add_device(one, &device("late", seat(3), earlier)).await.expect("kept");
    records.add_device(one, &device("watches", Role::Spectator, later)).await.expect("kept");
    records.change_device(one, &StoredDevice { role: seat(0), ..moved.clone() }).await.expect("kept");
    records.change_device(one, &StoredDevice { role: Role::Spectator, ..moved }).await.expect("kept");
    records.change_device(one, &StoredDevice { id: 9_999, ..device("nobody", seat(5), later) }).await.expect("kept");
    records.delete_device(one, dropped).await.expect("gone");
    records.move_devices(one, two).await.expect("kept");
    drop(records);
    let backend = backend.again().await;
    let records = backend.records();
    let reserved = async |table, since| records.reserved_seats(table, since).await.expect("read");
    let all = [(one, Seat(0)), (one, Seat(1)), (one, Seat(2)), (one, Seat(3)), (two, Seat(3))];
    assert_eq!(reserved(None, earlier).await, all);
    assert_eq!(reserved(Some(two), earlier).await, all[4..]);
    assert_eq!(reserved(None, later).await, all[..3]);
    records.release_seat(one, Seat(1)).await.expect("released");
    records.release_seat(one, Seat(7)).await.expect("it was not reserved");
    assert_eq!(reserved(Some(one), later).await, [all[0], all[2]]);
    // Forgotten with the devices.
    records.devices(two, later).await.expect("read");
    assert_eq!(reserved(None, earlier).await, [all[0], all[2]]);
    records.delete(one).await.expect("deleted");
    assert_eq!(reserved(None, "").await, []);
    drop(records);
    backend.again().await.records().close().await;
}

async fn boards_are_kept_by_game_and_id<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let board = |game: &str, id: &str, board: &str, changed: &str| StoredBoard {
        game: game.into(),
        id: id.into(),
        board: board.into(),
        changed: changed.into(),
    };
    let [earlier, later] = MOMENTS;
    for kept in [board("chess", "a", "1", earlier), board("go", "a", "2", earlier), board("chess", "b", "3", earlier)] {
        records.store_board(&kept).await.expect("kept");
    }
    let changed = board("chess", "b", "4", later);
    records.store_board(&changed).await.expect("kept");
    assert!(records.delete_board("go", "a").await.expect("gone"));
    assert!(!records.delete_board("go", "a").await.expect("looked for"));
    assert!(!records.delete_board("go", "b").await.expect("looked for"));
    assert_eq!(records.boards().await.expect("read"), [changed, board("chess", "a", "1", earlier)]);
}

async fn people_who_played_last_are_told_first<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let names: Vec<String> = (0..MOST_PEOPLE + 20).map(|n| format!("player {n:03}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    records.record_players(&names, MOMENTS[0]).await.expect("kept");
    records.record_players(&["player 119", "Zoë", "Ægle"], MOMENTS[1]).await.expect("kept");
    // That someone played before is no news.
    records.record_players(&["Zoë", "player 118"], MOMENTS[0]).await.expect("kept");
    let people = records.people().await.expect("read");
    assert_eq!(people.len(), MOST_PEOPLE);
    assert_eq!(people[..4], ["Zoë", "player 119", "Ægle", "player 000"]);
}

async fn what_is_remembered_is_the_last_that_was_said<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    for (key, value) in [("a", "1"), ("b", "é\n\""), ("a", ""), ("", "none")] {
        records.set_preference(key, value).await.expect("kept");
    }
    let remembered: Vec<_> = records.preferences().await.expect("read").into_iter().collect();
    let wanted = [("", "none"), ("a", ""), ("b", "é\n\"")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    assert_eq!(remembered, wanted);
}

pub(crate) fn name(name: &str, stands_for: Option<&str>, left_out: bool) -> RememberedName {
    RememberedName { name: name.to_owned(), stands_for: stands_for.map(str::to_owned), left_out }
}

/// A group of a name, with more fields.
pub(crate) fn group(name: &str, more: &str) -> StoredGroup {
    StoredGroup { name: name.to_owned(), group: format!("{{\"name\":\"{name}\"{more}}}") }
}

async fn settings_are_stored_replaced_and_deleted<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    assert_eq!(records.remembered_names().await.expect("read"), []);
    assert_eq!(records.groups().await.expect("read"), []);
    assert_eq!(records.hosted_tables().await.expect("read"), Vec::<u32>::new());
    assert_eq!(records.daily_backups().await.expect("read"), None);
    for name in
        [name("Zoë", Some("Zo"), true), name("Ægle", None, true), name("Zoë", None, true), name("É \"", None, true)]
    {
        records.remember_name(&name).await.expect("kept");
    }
    for group in [group("b", ""), group("a", ""), group("b", ",\"seats\":3"), group("é \\\"", "")] {
        records.store_group(&group).await.expect("kept");
    }
    for tables in [&[3, 1, u32::MAX][..], &[9, 8]] {
        records.set_hosted_tables(tables).await.expect("kept");
    }
    for setting in ["{}", "", "\"é\"\n"] {
        records.set_daily_backups(setting).await.expect("kept");
    }
    records.set_preference("tone", "high").await.expect("kept");
    let backend = backend.again().await;
    let records = &*backend.records();
    let names = [name("Zoë", None, true), name("Ægle", None, true), name("É \"", None, true)];
    assert_eq!(records.remembered_names().await.expect("read"), names, "by the bytes of the names");
    let groups = [group("a", ""), group("b", ",\"seats\":3"), group("é \\\"", "")];
    assert_eq!(records.groups().await.expect("read"), groups);
    assert_eq!(records.hosted_tables().await.expect("read"), [9, 8]);
    assert_eq!(records.daily_backups().await.expect("read").as_deref(), Some("\"é\"\n"));
    let preferences: Vec<String> = records.preferences().await.expect("read").into_keys().collect();
    assert_eq!(preferences, ["tone"], "no setting is a preference");
    for _ in 0..2 {
        records.forget_name("Zoë").await.expect("deleted");
        records.forget_name("É \"").await.expect("deleted");
        records.delete_group("b").await.expect("deleted");
        records.delete_group("é \\\"").await.expect("deleted");
        records.set_hosted_tables(&[]).await.expect("kept");
    }
    let backend = backend.again().await;
    let records = &*backend.records();
    assert_eq!(records.remembered_names().await.expect("read"), [name("Ægle", None, true)]);
    assert_eq!(records.groups().await.expect("read"), [group("a", "")]);
    assert_eq!(records.hosted_tables().await.expect("read"), Vec::<u32>::new());
}

/// Settings as earlier releases kept them, with values that are none.
pub(crate) fn old_settings() -> Vec<(String, String)> {
    let said = [
        (key_of_name("Ana"), "{\"name\":\"Ana\",\"is\":\"Anna\"}"),
        (key_of_name("Bo"), "{\"name\":\"Bo\",\"is\":\"Bob\"}"),
        (key_of_name("Bo"), "{\"name\":\"Bo\",\"out\":true}"),
        (key_of_name("Cy é \""), "{\"name\":\"Cy é \\\"\",\"is\":\"Cyrus\",\"out\":true}"),
        // Dropped again.
        (key_of_name("Di"), ""),
        (key_of_group("Monday"), ""),
        // Damaged, or of no release.
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

/// What [`old_settings`] say, read over the contract.
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

/// A folder with the database of the release before settings had tables.
async fn folder_of_the_previous_release() -> tempfile::TempDir {
    const UNDO: &str = "DROP TABLE player_names; DROP TABLE player_groups; DROP TABLE hosted_tables; \
        DROP TABLE settings; ALTER TABLE tables DROP COLUMN state; ALTER TABLE tables DROP COLUMN location; \
        ALTER TABLE tables DROP COLUMN note; DELETE FROM _sqlx_migrations WHERE version > 8";
    let folder = tempfile::tempdir().expect("a folder");
    Store::open(folder.path()).await.expect("it opens").close().await;
    let pool = database(folder.path()).await;
    sqlx::raw_sql(UNDO).execute(&pool).await.expect("undone");
    for (key, value) in old_settings() {
        let insert = sqlx::query("INSERT OR REPLACE INTO preferences VALUES (?, ?)").bind(key).bind(value);
        insert.execute(&pool).await.expect("kept");
    }
    pool.close().await;
    folder
}

#[tokio::test]
async fn sqlite_moves_the_settings_of_an_older_database() {
    let folder = folder_of_the_previous_release().await;
    for how in ["the first start", "the second"] {
        let store = Store::open(folder.path()).await.expect("it opens");
        are_moved(&store, how).await;
        assert!(store.rebuilt().is_none(), "{how}");
        store.close().await;
    }
}

#[tokio::test]
async fn sqlite_moves_the_settings_of_an_older_database_that_is_damaged() {
    for zeroes_the_header in [true, false] {
        let folder = folder_of_the_previous_release().await;
        let pool = database(folder.path()).await;
        // The games of that release have no text mirror.
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
        let store = Store::open(folder.path()).await.expect("it opens");
        let Some(rebuilt) = store.rebuilt() else { panic!("the database is rebuilt") };
        let Some(Damage::Database { tables: 0, broken, .. }) = rebuilt.damage else { panic!("{rebuilt:?}") };
        assert_eq!(broken, u32::from(!zeroes_the_header), "{rebuilt:?}");
        are_moved(&store, "rebuilt").await;
        let games: Vec<String> = store.list().await.expect("read").into_iter().map(|game| game.game).collect();
        assert_eq!(games, ["chess"]);
        store.close().await;
    }
}

#[tokio::test]
async fn sqlite_hosted_tables_that_are_no_numbers_stop_nothing() {
    for hosted in ["", "seven", "7, 8", "[7]", "99999999999999999999", "-3", "7.5"] {
        let folder = folder_of_the_previous_release().await;
        let pool = database(folder.path()).await;
        let update = sqlx::query("UPDATE preferences SET value = ? WHERE key = 'hosted'").bind(hosted);
        update.execute(&pool).await.expect("changed");
        pool.close().await;
        let store = Store::open(folder.path()).await.expect("it opens");
        assert!(store.rebuilt().is_none(), "{hosted}");
        assert_eq!(store.hosted_tables().await.expect("read"), Vec::<u32>::new(), "{hosted}");
        store.close().await;
    }
}

/// A line of the journal with a preference is what the previous release wrote, so the settings are in it.
#[tokio::test]
async fn files_read_the_settings_of_older_journals() {
    let backend = InFolder::new().await;
    let records = backend.records();
    for dropped in [key_of_name("Di"), key_of_group("Monday")] {
        let name = if dropped == key_of_name("Di") { "Di" } else { "Monday" };
        let said = format!("{{\"name\":\"{name}\",\"out\":true}}");
        records.set_preference(&dropped, &said).await.expect("kept");
    }
    for (key, value) in old_settings() {
        records.set_preference(&key, &value).await.expect("kept");
    }
    let backend = backend.again().await;
    are_moved(&*backend.records(), "old lines").await;
    // What came later counts, in the next run too.
    let records = backend.records();
    records.forget_name("Bo").await.expect("deleted");
    records.remember_name(&name("Ana", None, true)).await.expect("kept");
    records.delete_group("Tuesday").await.expect("deleted");
    records.set_hosted_tables(&[4]).await.expect("kept");
    let backend = backend.again().await;
    let records = backend.records();
    let names = [name("Ana", None, true), name("Cy é \"", Some("Cyrus"), true)];
    assert_eq!(records.remembered_names().await.expect("read"), names);
    assert_eq!(records.groups().await.expect("read"), []);
    assert_eq!(records.hosted_tables().await.expect("read"), [4]);
}

async fn a_loss_is_told_until_it_was_read<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let table = records.create(plain(&lines(1, "one"), "one")).await.expect("kept");
    for moment in MOMENTS {
        records.report_corruption(Some(table), &Damage::Seed, moment).await.expect("kept");
        records.report_corruption(None, &Damage::Seed, moment).await.expect("kept");
        // Of a table that is gone whole there is nothing else.
        records.report_corruption(Some(9_999), &Damage::Missing { known: 3, first: None }, moment).await.expect("kept");
    }
    let losses = records.corruption_reports(None).await.expect("read");
    assert_eq!(losses.iter().map(|loss| loss.table).collect::<Vec<_>>(), [Some(table), None, Some(9_999)]);
    assert!(losses.iter().all(|loss| loss.found == MOMENTS[0]));
    assert_eq!(records.corruption_reports(Some(table)).await.expect("read"), losses[..1]);
    records.acknowledge_reports(&[losses[0].id, losses[2].id, 12_345]).await.expect("read");
    assert_eq!(records.corruption_reports(None).await.expect("read"), losses[1..2]);
    records.report_corruption(Some(table), &Damage::Seed, MOMENTS[1]).await.expect("kept");
    let anew = records.corruption_reports(Some(table)).await.expect("read");
    assert_eq!((anew.len(), anew[0].found.as_str()), (1, MOMENTS[1]), "found again, told again");
}

async fn nothing_is_kept_in_what_is_closed<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let whole = lines(2, "one");
    let id = records.create(plain(&whole, "one")).await.expect("kept");
    records.close().await;
    records.close().await;
    let fresh = lines_after(&whole[1].hash, 2, 1, "fresh");
    assert!(matches!(records.append(id, following(&whole, &fresh)).await, Err(StoreError::Closed)));
    assert!(matches!(records.read(id).await, Err(StoreError::Closed)));
    let backend = backend.again().await;
    assert_eq!(read(&*backend.records(), id).await.lines, bytes(&whole));
}

/// The database behind the backend's back.
async fn database(folder: &std::path::Path) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(folder.join("bucintoro.sqlite")).foreign_keys(false);
    SqlitePool::connect_with(options).await.expect("the database")
}

/// Every column of every table that the migrations make is filled over the contract, and what stands in
/// it is read back over the contract: a column that one side forgets is found here.
#[tokio::test]
async fn no_column_is_written_and_never_read_or_read_and_never_written() {
    let backend = InSqlite::new().await;
    fill(&*backend.records()).await;
    let folder = backend.folder().to_owned();
    backend.records().close().await;
    let pool = database(&folder).await;
    let columns = sqlx::query(
        "SELECT t.name, c.name, c.type FROM sqlite_master t, pragma_table_info(t.name) c \
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE '!_sqlx%' ESCAPE '!'",
    );
    let columns: Vec<(String, String, String)> = columns
        .fetch_all(&pool)
        .await
        .expect("columns")
        .iter()
        .map(|row| (row.get(0), row.get(1), row.get(2)))
        .collect();
    assert!(columns.len() >= 29, "{columns:?}");
    for (table, column, _) in &columns {
        let filled = format!("SELECT count(*) FROM \"{table}\" WHERE \"{column}\" IS NOT NULL AND \"{column}\" <> ''");
        let filled: u32 = sqlx::query_scalar(AssertSqlSafe(filled)).fetch_one(&pool).await.expect("a number");
        assert!(filled > 0, "{table}.{column} is never written");
    }
    pool.close().await;
    let told_in = |change: Option<String>| {
        let folder = folder.clone();
        async move {
            let copy = tempfile::tempdir().expect("a folder");
            std::fs::copy(folder.join("bucintoro.sqlite"), copy.path().join("bucintoro.sqlite")).expect("a copy");
            if let Some(change) = change {
                let pool = database(copy.path()).await;
                sqlx::query(AssertSqlSafe(change)).execute(&pool).await.expect("changed");
                pool.close().await;
            }
            let store = Store::open(copy.path()).await.expect("it opens");
            let told = told(&store).await;
            store.close().await;
            told
        }
    };
    let before = told_in(None).await;
    // Read only to decide whether the database or the text mirror is newer: `damage.rs` tests that.
    let read = columns.iter().filter(|(table, column, _)| (table.as_str(), column.as_str()) != ("tables", "state"));
    for (table, column, kind) in read {
        let other = match kind.as_str() {
            // Moments are recognised by what comes first.
            "TEXT" => format!("CASE \"{column}\" WHEN '{}' THEN '2000' ELSE \"{column}\" || '0' END", MOMENTS[1]),
            _ if column == "muted" => "1 - muted".to_owned(),
            // Only the order counts.
            _ if column == "position" => "-position".to_owned(),
            _ => format!("\"{column}\" + 40"),
        };
        let change = format!("UPDATE \"{table}\" SET \"{column}\" = {other} WHERE \"{column}\" IS NOT NULL");
        let after = told_in(Some(change.clone())).await;
        assert_ne!(before, after, "{table}.{column} is never read: {change}");
    }
}
