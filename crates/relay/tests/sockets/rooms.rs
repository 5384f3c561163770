//! Rooms: guests, payloads in both directions, and the ends of connections.

use std::time::Duration;

use relay::{RelayLimits, RoomId};

use super::{Heard, Hears as _, Relay, Tablet, key_pair};

#[tokio::test]
async fn payloads_pass_unchanged_in_both_directions() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let (mut first, mut second) = (relay.phone(&tablet).await, relay.phone(&tablet).await);
    let guests = [tablet.guest().await.0, tablet.guest().await.0];
    assert_ne!(guests[0], guests[1]);
    let every = (0..=u8::MAX).cycle();
    for size in [1, 2, 255, 4_096, 65_535, 65_536] {
        let payload: Vec<u8> = every.clone().skip(size).take(size).collect();
        first.0.sends(payload.clone()).await;
        assert_eq!(tablet.socket.heard().await, Tablet::about(0x12, guests[0], &payload));
        tablet.sends_to(guests[1], &payload).await;
        assert_eq!(second.0.heard().await, Heard::Message(payload));
    }
    // In order, each to its own phone.
    for n in 0..100 {
        tablet.sends_to(guests[usize::from(n % 2)], &[n]).await;
    }
    for n in 0..50 {
        assert_eq!(first.0.heard().await, Heard::Message(vec![2 * n]));
        assert_eq!(second.0.heard().await, Heard::Message(vec![2 * n + 1]));
    }
}

#[tokio::test]
async fn relay_answers_echo_of_tablet() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    for _ in 0..3 {
        tablet.says(5, &[]).await;
        assert_eq!(tablet.socket.heard().await, Heard::Message(vec![5]));
    }
    tablet.says(5, &[0]).await;
    assert_eq!(tablet.socket.heard().await, Heard::Closed(1002));
}

#[tokio::test]
async fn rooms_are_separate() {
    let relay = Relay::start().await;
    let (mut one, mut other) = (relay.tablet(1).await, relay.tablet(2).await);
    let mut phone = relay.phone(&one).await;
    let (guest, _) = one.guest().await;
    let _stranger = relay.phone(&other).await;
    assert_eq!(other.guest().await.0, guest, "guest numbers are separate for each room");
    other.sends_to(guest, b"from elsewhere").await;
    other.dismisses(guest).await;
    one.sends_to(guest, b"from here").await;
    assert_eq!(phone.0.heard().await, Heard::Message(b"from here".to_vec()));
}

#[tokio::test]
async fn tablet_receives_departures_of_guests() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let phone = relay.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    drop(phone);
    assert_eq!(tablet.socket.heard().await, Tablet::about(0x11, guest, &[]));
    // What crosses that message is ignored.
    tablet.sends_to(guest, b"late").await;
    tablet.dismisses(guest).await;
    let mut phone = relay.phone(&tablet).await;
    let (next, _) = tablet.guest().await;
    assert_ne!(next, guest);
    tablet.sends_to(next, b"still open").await;
    assert_eq!(phone.0.heard().await, Heard::Message(b"still open".to_vec()));
}

#[tokio::test]
async fn dismissed_guest_receives_what_was_sent_before() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let mut phone = relay.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    for n in 0..10 {
        tablet.sends_to(guest, &[n; 60_000]).await;
    }
    tablet.dismisses(guest).await;
    for n in 0..10 {
        assert_eq!(phone.0.heard().await, Heard::Message(vec![n; 60_000]));
    }
    assert_eq!(phone.0.heard().await, Heard::Closed(4000));
    // The tablet is not notified of an end that it has requested.
    let _next = relay.phone(&tablet).await;
    tablet.guest().await;
}

#[tokio::test]
async fn guests_are_closed_when_tablet_goes() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let mut phone = relay.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    tablet.sends_to(guest, b"farewell").await;
    let path = format!("/relay/phone/{}", tablet.room);
    drop(tablet);
    assert_eq!(phone.0.heard().await, Heard::Message(b"farewell".to_vec()));
    assert_eq!(phone.0.heard().await, Heard::Closed(4004));
    assert_eq!(relay.socket(&path).await.heard().await, Heard::Closed(4004));
    let again = relay.tablet(1).await;
    relay.phone(&again).await;
}

#[tokio::test]
async fn phone_waits_for_its_room_to_open() {
    let relay = Relay::within(RelayLimits { room: Duration::from_secs(60), ..RelayLimits::default() }).await;
    let (_, key) = key_pair(1);
    let mut phone = relay.socket(&format!("/relay/phone/{}", RoomId::of_key(&key))).await;
    // Rooms of other tablets do not end the wait.
    let _other = relay.tablet(2).await;
    let mut tablet = relay.tablet(1).await;
    assert_eq!(phone.heard().await, Heard::Message(key.to_vec()));
    tablet.guest().await;
}

#[tokio::test]
async fn room_is_replaced_by_its_own_key_only() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let mut phone = relay.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    // A client that knows the public key, but not the private one.
    let mut thief = Tablet::new(relay.socket("/relay/tablet").await, 1);
    thief.shows_key().await;
    thief.unsealed().await;
    thief.says(3, &[7; 16]).await;
    assert_eq!(thief.socket.heard().await, Heard::Closed(4003));
    tablet.sends_to(guest, b"still here").await;
    assert_eq!(phone.0.heard().await, Heard::Message(b"still here".to_vec()));
    // Another key opens another room.
    let _other = relay.tablet(2).await;
    tablet.sends_to(guest, b"still here").await;
    assert_eq!(phone.0.heard().await, Heard::Message(b"still here".to_vec()));

    let mut again = relay.tablet(1).await;
    assert_eq!(tablet.socket.heard().await, Heard::Closed(4009));
    assert_eq!(phone.0.heard().await, Heard::Closed(4004));
    let mut phone = relay.phone(&again).await;
    let (guest, _) = again.guest().await;
    again.sends_to(guest, b"again").await;
    assert_eq!(
        phone.0.heard().await,
        Heard::Message(b"again".to_vec()),
        "the end of the older connection does not close it"
    );
}
