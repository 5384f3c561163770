//! Which clients may connect, and what the tablet learns about them.

use relay::RelayLimits;

use super::{Heard, Hears as _, ORIGIN, Relay, Tablet, peer};

#[tokio::test]
async fn only_pages_of_allowed_origins_connect() {
    let relay = Relay::start().await;
    let path = "/relay/tablet";
    let refused: [&[(&str, &str)]; 6] = [
        &[],
        &[("Origin", "null")],
        &[("Origin", "http://game.example")],
        &[("Origin", "https://game.example:8443")],
        &[("Origin", "https://game.example.evil")],
        &[("Origin", "https://evil.example"), ("Host", "game.example")],
    ];
    for headers in refused {
        assert_eq!(relay.connect(peer(2), path, headers).await.err(), Some(403), "{headers:?}");
    }
    for origin in [ORIGIN, "http://localhost:8080"] {
        assert!(relay.connect(peer(2), path, &[("Origin", origin)]).await.is_ok());
    }
    assert_eq!(relay.connect(peer(2), "/", &[("Origin", ORIGIN)]).await.err(), Some(404));
}

#[tokio::test]
async fn unknown_room_is_refused() {
    let relay = Relay::start().await;
    let tablet = relay.tablet(1).await;
    let unknown = Tablet::new(relay.socket("/relay/tablet").await, 2).room.to_string();
    let padded = format!("{}==", tablet.room);
    for room in [unknown.as_str(), &padded, "x", "AAAAAAAAAAAAAAAAAAAAAB"] {
        let mut phone = relay.socket(&format!("/relay/phone/{room}")).await;
        assert_eq!(phone.heard().await, Heard::Closed(4004), "{room}");
    }
}

#[tokio::test]
async fn pseudonym_stands_for_address_until_relay_starts_again() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let path = format!("/relay/phone/{}", tablet.room);
    let mut pseudonyms = Vec::new();
    // Direct, and through the trusted proxy at 127.0.0.1.
    for (from, said) in [
        (2, None),
        (2, None),
        (3, None),
        (1, Some("127.0.0.2")),
        (1, Some("2001:db8:1:2::1")),
        (1, Some("2001:db8:1:2:ffff::9")),
        (1, Some("2001:db8:1:3::1")),
        // The forwarding header of an address that is not a proxy's is ignored.
        (3, Some("127.0.0.2")),
    ] {
        let headers: Vec<_> =
            [("Origin", ORIGIN)].into_iter().chain(said.map(|said| ("X-Forwarded-For", said))).collect();
        let phone = relay.connect(peer(from), &path, &headers).await.expect("connected");
        pseudonyms.push(tablet.guest().await.1);
        drop(phone);
        tablet.socket.heard().await;
    }
    let same = |one: usize, other: usize| pseudonyms[one] == pseudonyms[other];
    assert!(same(0, 1) && !same(0, 2) && same(0, 3), "{pseudonyms:?}");
    assert!(same(4, 5) && !same(4, 6), "one /64 network: {pseudonyms:?}");
    assert!(same(2, 7), "{pseudonyms:?}");

    let mut other = relay.tablet(2).await;
    let _phone = relay.phone(&other).await;
    assert_ne!(other.guest().await.1, pseudonyms[0], "another room");
    let next = Relay::start().await;
    let mut tablet = next.tablet(1).await;
    let _phone = next.phone(&tablet).await;
    assert_ne!(tablet.guest().await.1, pseudonyms[0], "another pseudonym after a restart");
}

#[tokio::test]
async fn joins_of_one_address_are_limited() {
    let joins = app_core::token_bucket::Rate { at_once: 5.0, a_second: 0.001 };
    let relay = Relay::within(RelayLimits { joins, ..RelayLimits::default() }).await;
    let from = async |n: u8, origin: &str| relay.connect(peer(n), "/relay/tablet", &[("Origin", origin)]).await.err();
    // Pages of other origins do not use up the joins of their visitors.
    for _ in 0..10 {
        assert_eq!(from(2, "https://evil.example").await, Some(403));
    }
    let mut admitted = 0;
    while from(2, ORIGIN).await.is_none() {
        admitted += 1;
        assert!(admitted < 10, "no limit");
    }
    // The burst, and perhaps one more, because the bucket is refilled in the meantime.
    assert!((5..=6).contains(&admitted), "{admitted}");
    assert_eq!(from(2, ORIGIN).await, Some(429));
    assert_eq!(from(3, ORIGIN).await, None);
    let default = RelayLimits::default().joins;
    assert_eq!((default.at_once, default.a_second), (150.0, 2.0));
}
