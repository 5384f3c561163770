//! The devices of a table, and the seats reserved for them.

use super::*;

pub(super) async fn devices_are_known_as_long_as_they_are_seen<H: Backend>() {
    let backend = H::new().await;
    let records = &*backend.records();
    let [earlier, later] = MOMENTS;
    let (one, two) = (lines(1, "one"), lines(1, "two"));
    let one = records.create(plain(&one, "one")).await.expect("stored");
    let two = records.create(plain(&two, "two")).await.expect("stored");
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
        ids.push(records.add_device(one, &device(name, earlier)).await.expect("stored"));
    }
    let again = StoredDevice { name: "again".into(), ..device("a", later) };
    assert_eq!(records.add_device(one, &again).await.expect("known"), ids[0], "the same token is the same device");
    assert_eq!(
        records.devices(one, earlier).await.expect("read")[0],
        StoredDevice { id: ids[0], ..device("a", earlier) }
    );
    let elsewhere = records.add_device(two, &again).await.expect("stored");
    assert!(!ids.contains(&elsewhere), "another device at another table");
    let tokens = |devices: Vec<StoredDevice>| devices.into_iter().map(|device| device.token).collect::<Vec<_>>();
    assert_eq!(tokens(records.devices(one, earlier).await.expect("read")), ["b", "c"], "it has left the first table");
    ids[0] = records.add_device(one, &device("a", earlier)).await.expect("stored");
    assert_eq!(records.devices(two, earlier).await.expect("read"), []);
    let (role, token) = (Role::Seat(Seat(3)), "other".into());
    let changed = StoredDevice { id: ids[1], name: "B".into(), role, muted: true, token, seen: later.into() };
    records.change_device(one, &changed).await.expect("stored");
    records.change_device(one, &StoredDevice { id: 9_999, ..device("nobody", later) }).await.expect("ignored");
    records.delete_device(one, ids[0]).await.expect("gone");
    let of = |devices: Vec<StoredDevice>| devices.into_iter().map(|device| device.id).collect::<Vec<_>>();
    assert_eq!(of(records.devices(one, earlier).await.expect("read")), ids[1..]);
    records.move_devices(one, two).await.expect("stored");
    assert_eq!(records.devices(one, earlier).await.expect("read"), []);
    // Devices that were last seen earlier are deleted, and stay deleted.
    assert_eq!(records.devices(two, later).await.expect("read"), [changed]);
    assert_eq!(of(records.devices(two, earlier).await.expect("read")), [ids[1]]);
    let next = records.add_device(two, &device("d", later)).await.expect("stored");
    assert!(!ids.contains(&next), "ids are never reused");
}

pub(super) async fn a_seat_stays_reserved_until_it_is_released<H: Backend>() {
    let backend = H::new().await;
    let [earlier, later] = MOMENTS;
    let (one, two) = (lines(1, "one"), lines(1, "two"));
    let one = backend.records().create(plain(&one, "one")).await.expect("stored");
    let two = backend.records().create(plain(&two, "two")).await.expect("stored");
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
    moved.id = records.add_device(one, &moved).await.expect("stored");
    let dropped = records.add_device(one, &device("dropped", seat(2), later)).await.expect("stored");
    records.add_device(one, &device("late", seat(3), earlier)).await.expect("stored");
    records.add_device(one, &device("watches", Role::Spectator, later)).await.expect("stored");
    records.change_device(one, &StoredDevice { role: seat(0), ..moved.clone() }).await.expect("stored");
    records.change_device(one, &StoredDevice { role: Role::Spectator, ..moved }).await.expect("stored");
    records.change_device(one, &StoredDevice { id: 9_999, ..device("nobody", seat(5), later) }).await.expect("stored");
    records.delete_device(one, dropped).await.expect("gone");
    records.move_devices(one, two).await.expect("stored");
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
    // Deleted with the devices.
    records.devices(two, later).await.expect("read");
    assert_eq!(reserved(None, earlier).await, [all[0], all[2]]);
    records.delete(one).await.expect("deleted");
    assert_eq!(reserved(None, "").await, []);
    drop(records);
    backend.again().await.records().close().await;
}
