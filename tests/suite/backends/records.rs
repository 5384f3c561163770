//! Tables and their records: what a backend accepts, stores and quarantines.

use super::*;

pub(super) async fn a_request_makes_one_table<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let (first, second) = (lines(2, "first"), lines(2, "second"));
    let id = records.create(plain(&first, "once")).await.expect("stored");
    for record in [&first, &second] {
        assert!(matches!(records.create(plain(record, "once")).await, Err(StoreError::Twice)));
    }
    assert_eq!(records.list().await.expect("read").len(), 1);
    assert_eq!(read(&*records, id).await.lines, bytes(&first));
    assert_eq!(records.with_header(&second[0].line).await.expect("read"), Vec::<u32>::new(), "nothing was stored");
    // Concurrent requests are also idempotent.
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

pub(super) async fn every_table_with_the_same_first_line_is_found<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let (whole, other) = (lines(4, "copied"), lines(2, "other"));
    let mut ids = vec![];
    for length in [4, 2, 3] {
        ids.push(records.create(plain(&whole[..length], &format!("copy of {length}"))).await.expect("stored"));
        records.create(plain(&other, &format!("beside {length}"))).await.expect("stored");
    }
    assert_eq!(records.with_header(&whole[0].line).await.expect("read"), ids);
    assert!(records.delete(ids.remove(1)).await.expect("deleted"));
    assert_eq!(records.with_header(&whole[0].line).await.expect("read"), ids);
}

pub(super) async fn entries_follow_the_last_one_or_are_refused<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let (mine, other) = (lines(3, "mine"), lines(3, "other"));
    let id = records.create(plain(&mine, "one")).await.expect("stored");
    records.create(plain(&other, "two")).await.expect("stored");
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
    // In order they are stored, but never twice.
    let mut whole = mine;
    for fresh in [first, second] {
        records.append(id, following(&whole, fresh)).await.expect("stored");
        assert!(matches!(records.append(id, following(&whole, fresh)).await, Err(StoreError::DoesNotFollow)));
        whole.extend_from_slice(fresh);
    }
    records.append(id, following(&whole, &[])).await.expect("an empty append succeeds");
    assert_eq!(read(records, id).await.lines, bytes(&whole));
}

pub(super) async fn of_two_that_follow_the_same_entry_one_is_refused<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let mut whole = lines(1, "set-up");
    let id = records.create(plain(&whole, "one")).await.expect("stored");
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
        let [fresh] = &kept[..] else { panic!("{} were stored", kept.len()) };
        whole.extend_from_slice(fresh);
        assert_eq!(read(&*records, id).await.lines, bytes(&whole));
    }
}

pub(super) async fn entries_come_with_all_that_belongs_to_them_or_not_at_all<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let whole = lines(2, "set-up");
    let new = NewTable { seed: Some("0a"), ..plain(&whole, "one") };
    let id = records.create(new).await.expect("stored");
    let fresh = lines_after(&whole[1].hash, 2, 3, "fresh");
    let with_all =
        NewEntries { request: Some("said"), seeds: Some("0a 0b"), summary: "{\"n\":4}", ..following(&whole, &fresh) };
    records.append(id, with_all).await.expect("stored");
    let stored = read(records, id).await;
    assert_eq!((stored.seed.as_deref(), stored.requests), (Some("0a 0b"), vec![("said".to_owned(), 4)]));
    let summary = records.list().await.expect("read").remove(0).summary;
    assert_eq!(summary.as_deref(), Some("{\"n\":4}"));
    // Seeds are unchanged if no new ones are given.
    let whole = [whole, fresh].concat();
    let fresh = lines_after(&whole[4].hash, 5, 1, "fresh");
    records.append(id, following(&whole, &fresh)).await.expect("stored");
    assert_eq!(read(records, id).await.seed.as_deref(), Some("0a 0b"));
    records.store_seeds(id, "").await.expect("stored");
    assert_eq!(read(records, id).await.seed.as_deref(), Some(""));
    for to in [Some("192.0.2.1:7"), None] {
        records.set_gone(id, to).await.expect("stored");
        assert_eq!(read(records, id).await.gone_to.as_deref(), to);
    }
    let last = EntryRef::of(&[&whole[..], &fresh[..]].concat()).expect("a line");
    // A late call changes nothing if the record has grown since, or has another entry with this number.
    let grown = EntryRef::of(&whole).expect("a line");
    let other = EntryRef { hash: grown.hash.clone(), ..last.clone() };
    for (last, summary) in
        [(last, "{\"told\":\"anew\"}"), (grown, "{\"told\":\"late\"}"), (other, "{\"told\":\"of another\"}")]
    {
        records.set_summary(id, &last, summary).await.expect("stored");
        let kept = records.list().await.expect("read").remove(0).summary;
        assert_eq!(kept.as_deref(), Some("{\"told\":\"anew\"}"));
    }
    let Label { name, filed, location, note } = full_label();
    let (location, note) = (Some(location), Some(note));
    for (change, label) in [
        (LabelChange { name, filed, location, note }, full_label()),
        // Texts that are not given are unchanged.
        (LabelChange::default(), Label { name: String::new(), filed: false, ..full_label() }),
        (
            LabelChange { note: Some(String::new()), ..LabelChange::default() },
            Label { location: full_label().location, ..Label::default() },
        ),
        (LabelChange { location: Some(String::new()), ..LabelChange::default() }, Label::default()),
    ] {
        assert!(records.set_label(id, &change).await.expect("stored"));
        assert_eq!(records.list().await.expect("read").remove(0).label, label);
    }
    assert!(!records.set_label(id + 1, &LabelChange::default()).await.expect("nothing is stored"));
}

pub(super) async fn a_long_record_is_kept_and_goes_on_whole<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let whole = lines(20_003, "long");
    let (old, new) = whole.split_at(9_001);
    let id = records.create(plain(old, "one")).await.expect("stored");
    let fresh = NewEntries { request: Some("said"), ..following(old, new) };
    records.append(id, fresh).await.expect("stored");
    let stored = read(records, id).await;
    assert!(stored.lines == bytes(&whole));
    assert_eq!(stored.requests, [("said".to_owned(), 20_002)]);
}

pub(super) async fn figures_are_kept_of_records_that_end_as_they_did<H: Backend>() {
    let backend = H::new().await;
    let records = backend.records();
    let whole = lines(9, "figures");
    let (old, new) = whole.split_at(5);
    let one = records.create(plain(old, "one")).await.expect("stored");
    let other = lines(3, "another");
    let two = records.create(plain(&other, "two")).await.expect("stored");
    let [ends, grown, others] = [old, &whole, &other].map(|lines| EntryRef::of(lines).expect("a line"));
    assert_eq!(records.figures().await.expect("read"), []);
    // Figures for another end of the record, or without a table, are not stored.
    for (table, last) in [(one, &grown), (one, &others), (two + 7, &others)] {
        records.store_figures(table, last, "elsewhere").await.expect("no failure");
    }
    assert_eq!(records.figures().await.expect("read"), []);
    for said in ["first", "{\"last\": 1}"] {
        records.store_figures(one, &ends, said).await.expect("stored");
        records.store_figures(two, &others, "two's").await.expect("stored");
        assert_eq!(records.figures().await.expect("read"), [(one, said.to_owned()), (two, "two's".to_owned())]);
    }
    drop(records);
    let backend = backend.again().await;
    let records = backend.records();
    let kept = [(one, "{\"last\": 1}".to_owned()), (two, "two's".to_owned())];
    assert_eq!(records.figures().await.expect("read"), kept);
    // Figures are ignored if the record has grown or lost its end, or the table is deleted.
    records.take(one).await.expect("read");
    records.append(one, following(old, new)).await.expect("stored");
    assert_eq!(records.figures().await.expect("read"), kept[1..]);
    records.store_figures(one, &grown, "grown").await.expect("stored");
    records.quarantine_tail(one, &ends, 6, LineFault::WrongHash, MOMENTS[0]).await.expect("set aside");
    assert_eq!(records.figures().await.expect("read"), kept[1..]);
    records.delete(two).await.expect("deleted");
    assert_eq!(records.figures().await.expect("read"), []);
}

pub(super) async fn what_is_set_aside_is_gone_noted_and_followed_no_more<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let whole = lines(6, "whole");
    let id = records.create(plain(&whole[..5], "one")).await.expect("stored");
    let said = NewEntries { request: Some("said"), ..following(&whole[..5], &whole[5..]) };
    records.append(id, said).await.expect("stored");
    let last = EntryRef::of(&whole[..2]).expect("a line");
    for time in 1..=2 {
        // A second call finds no lines to quarantine, and adds no report.
        records.quarantine_tail(id, &last, 3, LineFault::NoHash, MOMENTS[0]).await.expect("stored");
        let stored = read(records, id).await;
        assert_eq!((stored.lines, stored.requests), (bytes(&whole[..2]), vec![]));
        assert_eq!(records.quarantined().await.expect("read").names.len(), time);
    }
    let Damage::SetAside { line: 3, fault: LineFault::NoHash, ref file } =
        records.corruption_reports(Some(id)).await.expect("read")[0].damage
    else {
        panic!("no report")
    };
    assert!(records.quarantined().await.expect("read").names.contains(file));
    assert!(matches!(records.append(id, following(&whole[..5], &whole[5..])).await, Err(StoreError::DoesNotFollow)));
    let fresh = lines_after(&whole[1].hash, 2, 1, "otherwise");
    records.append(id, following(&whole[..2], &fresh)).await.expect("stored");
}

pub(super) async fn a_tail_that_was_lost_is_noted_once<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let whole = lines(3, "whole");
    let id = records.create(plain(&whole, "one")).await.expect("stored");
    let (last, damage) = (EntryRef::of(&whole).expect("a line"), Damage::LostTail { last: 2, known: 9 });
    for moment in MOMENTS {
        records.note_lost_tail(id, &last, &damage, moment).await.expect("stored");
    }
    let losses = records.corruption_reports(Some(id)).await.expect("read");
    assert_eq!(losses.len(), 1);
    assert_eq!((&losses[0].damage, losses[0].found.as_str()), (&damage, MOMENTS[0]));
    assert!(read(records, id).await.known.is_none_or(|known| known == last));
}

pub(super) async fn a_deleted_table_takes_its_own_along_and_its_number_is_not_given_again<H: Backend>() {
    let backend = H::new().await;
    let filled = fill(&*backend.records()).await;
    let [one, two] = filled.tables;
    let backend = backend.again().await;
    let records = &*backend.records();
    let before = read(records, one).await;
    assert!(records.delete(two).await.expect("deleted"));
    assert!(!records.delete(two).await.expect("no failure"), "already deleted");
    assert_eq!(records.read(two).await.expect("read"), None);
    assert_eq!(records.table_of_request("made second").await.expect("read"), None);
    assert_eq!(records.with_header(&filled.records[1][0].line).await.expect("read"), Vec::<u32>::new());
    assert_eq!(records.devices(two, MOMENTS[0]).await.expect("read"), []);
    assert_eq!(records.corruption_reports(Some(two)).await.expect("read"), []);
    assert_eq!((read(records, one).await, records.devices(one, MOMENTS[0]).await.expect("read").len()), (before, 2));
    let backend = backend.again().await;
    let records = &*backend.records();
    assert_eq!(records.corruption_reports(None).await.expect("read").len(), 2, "a deleted table has no report");
    // The same request id can create a table again.
    let again = records.create(plain(&filled.records[1], "made second")).await.expect("stored");
    assert!(again > two, "{again}");
}

pub(super) async fn tables_are_listed_with_what_was_said_of_them_last<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    assert_eq!(records.list().await.expect("read"), []);
    let mut wanted = Vec::new();
    for (nth, game) in ["chess", "go", "tag"].into_iter().enumerate() {
        let (whole, request) = (lines(1, game), format!("make {game}"));
        let new = NewTable { game, summary: "{}", ..plain(&whole, &request) };
        let table = records.create(new).await.expect("stored");
        let fresh = lines_after(&whole[0].hash, 1, 4, game);
        let summary = format!("{{\"nth\":{nth}}}");
        records.append(table, NewEntries { summary: &summary, ..following(&whole, &fresh) }).await.expect("stored");
        wanted.insert(0, Listed { table, game: game.to_owned(), summary: Some(summary), label: Label::default() });
    }
    assert_eq!(records.list().await.expect("read"), wanted);
}
