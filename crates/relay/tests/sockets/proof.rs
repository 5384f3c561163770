//! Proof of possession of a tablet's key.

use std::time::Duration;

use relay::RelayLimits;

use super::{Heard, Hears as _, Relay, Tablet, key_pair};

const NOT_PROVEN: Heard = Heard::Closed(4003);
const NO_ROOM: Heard = Heard::Closed(4004);

#[tokio::test]
async fn tablet_with_its_key_opens_room() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let mut phone = relay.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    tablet.sends_to(guest, b"welcome").await;
    assert_eq!(phone.0.heard().await, Heard::Message(b"welcome".to_vec()));
}

#[tokio::test]
async fn wrong_nonce_opens_no_room() {
    let relay = Relay::start().await;
    for wrong in [vec![3; 17], vec![3], vec![], vec![4]] {
        let mut tablet = Tablet::new(relay.socket("/relay/tablet").await, 1);
        tablet.shows_key().await;
        tablet.unsealed().await;
        tablet.socket.sends(wrong).await;
        assert_eq!(tablet.socket.heard().await, NOT_PROVEN);
        let mut phone = relay.socket(&format!("/relay/phone/{}", tablet.room)).await;
        assert_eq!(phone.heard().await, NO_ROOM);
    }
}

#[tokio::test]
async fn nonce_of_another_connection_opens_no_room() {
    let relay = Relay::start().await;
    let mut tablets = Vec::new();
    for _ in 0..2 {
        let mut tablet = Tablet::new(relay.socket("/relay/tablet").await, 1);
        tablet.shows_key().await;
        tablets.push((tablet.unsealed().await, tablet));
    }
    let other = tablets[0].0.clone();
    let tablet = &mut tablets[1].1;
    tablet.says(3, &other).await;
    assert_eq!(tablet.socket.heard().await, NOT_PROVEN);
}

#[tokio::test]
async fn invalid_key_is_refused() {
    let relay = Relay::start().await;
    let (_, key) = key_pair(1);
    let mut off_curve = key;
    off_curve[64] ^= 1;
    let compressed = [&[2 + (key[64] & 1)], &key[1..33]].concat();
    for wrong in [&off_curve[..], &[0; 65], &compressed, &key[..64], &[]] {
        let mut tablet = Tablet::new(relay.socket("/relay/tablet").await, 1);
        tablet.says(1, wrong).await;
        assert_eq!(tablet.socket.heard().await, NOT_PROVEN, "{wrong:?}");
    }
}

#[tokio::test]
async fn late_key_and_late_nonce_are_refused() {
    let relay = Relay::within(RelayLimits { proof: Duration::from_millis(300), ..RelayLimits::default() }).await;
    let mut silent = relay.socket("/relay/tablet").await;
    assert_eq!(silent.heard().await, NOT_PROVEN);
    let mut late = Tablet::new(relay.socket("/relay/tablet").await, 1);
    late.shows_key().await;
    late.unsealed().await;
    assert_eq!(late.socket.heard().await, NOT_PROVEN);
}
