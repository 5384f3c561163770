//! Settings, preferences, and the names of people and groups.

use super::*;

pub(crate) fn name(name: &str, stands_for: Option<&str>, left_out: bool) -> RememberedName {
    RememberedName { name: name.to_owned(), stands_for: stands_for.map(str::to_owned), left_out }
}

/// Returns a group with unknown fields.
pub(crate) fn group(name: &str, more: &str) -> StoredGroup {
    StoredGroup { name: name.to_owned(), group: format!("{{\"name\":\"{name}\"{more}}}") }
}

pub(super) async fn settings_are_stored_replaced_and_deleted<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    assert_eq!(records.remembered_names().await.expect("read"), []);
    assert_eq!(records.groups().await.expect("read"), []);
    assert_eq!(records.hosted_tables().await.expect("read"), Vec::<u32>::new());
    assert_eq!(records.daily_backups().await.expect("read"), None);
    for name in
        [name("Zoë", Some("Zo"), true), name("Ægle", None, true), name("Zoë", None, true), name("É \"", None, true)]
    {
        records.remember_name(&name).await.expect("stored");
    }
    for group in [group("b", ""), group("a", ""), group("b", ",\"seats\":3"), group("é \\\"", "")] {
        records.store_group(&group).await.expect("stored");
    }
    for tables in [&[3, 1, u32::MAX][..], &[9, 8]] {
        records.set_hosted_tables(tables).await.expect("stored");
    }
    for setting in ["{}", "", "\"é\"\n"] {
        records.set_daily_backups(setting).await.expect("stored");
    }
    records.set_preference("tone", "high").await.expect("stored");
    let backend = backend.again().await;
    let records = &*backend.records();
    let names = [name("Zoë", None, true), name("Ægle", None, true), name("É \"", None, true)];
    assert_eq!(records.remembered_names().await.expect("read"), names, "sorted by the bytes of the names");
    let groups = [group("a", ""), group("b", ",\"seats\":3"), group("é \\\"", "")];
    assert_eq!(records.groups().await.expect("read"), groups);
    assert_eq!(records.hosted_tables().await.expect("read"), [9, 8]);
    assert_eq!(records.daily_backups().await.expect("read").as_deref(), Some("\"é\"\n"));
    let preferences: Vec<String> = records.preferences().await.expect("read").into_keys().collect();
    assert_eq!(preferences, ["tone"], "settings are not preferences");
    for _ in 0..2 {
        records.forget_name("Zoë").await.expect("deleted");
        records.forget_name("É \"").await.expect("deleted");
        records.delete_group("b").await.expect("deleted");
        records.delete_group("é \\\"").await.expect("deleted");
        records.set_hosted_tables(&[]).await.expect("stored");
    }
    let backend = backend.again().await;
    let records = &*backend.records();
    assert_eq!(records.remembered_names().await.expect("read"), [name("Ægle", None, true)]);
    assert_eq!(records.groups().await.expect("read"), [group("a", "")]);
    assert_eq!(records.hosted_tables().await.expect("read"), Vec::<u32>::new());
}

pub(super) async fn people_who_played_last_are_told_first<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let names: Vec<String> = (0..MOST_PEOPLE + 20).map(|n| format!("player {n:03}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    records.record_players(&names, MOMENTS[0]).await.expect("stored");
    records.record_players(&["player 119", "Zoë", "Ægle"], MOMENTS[1]).await.expect("stored");
    // An earlier time does not replace a later one.
    records.record_players(&["Zoë", "player 118"], MOMENTS[0]).await.expect("stored");
    let people = records.people().await.expect("read");
    assert_eq!(people.len(), MOST_PEOPLE);
    assert_eq!(people[..4], ["Zoë", "player 119", "Ægle", "player 000"]);
}

pub(super) async fn what_is_remembered_is_the_last_that_was_said<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    for (key, value) in [("a", "1"), ("b", "é\n\""), ("a", ""), ("", "none")] {
        records.set_preference(key, value).await.expect("stored");
    }
    let remembered: Vec<_> = records.preferences().await.expect("read").into_iter().collect();
    let wanted = [("", "none"), ("a", ""), ("b", "é\n\"")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    assert_eq!(remembered, wanted);
}
