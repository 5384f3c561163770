//! The limits of rooms and connections.

use std::time::Duration;

use app_core::token_bucket::Rate;
use futures_util::{SinkExt as _, StreamExt as _};
use relay::RelayLimits;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::{Heard, Hears as _, PATIENCE, Relay, Tablet};

/// A rate that limits nothing.
const ANY: Rate = Rate { at_once: 1e12, a_second: 1e12 };

#[tokio::test]
async fn room_has_32_guests_at_most() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let mut phones = Vec::new();
    for _ in 0..32 {
        phones.push(relay.phone(&tablet).await);
        tablet.guest().await;
    }
    let path = format!("/relay/phone/{}", tablet.room);
    assert_eq!(relay.socket(&path).await.heard().await, Heard::Closed(4029));
    drop(phones.pop());
    tablet.socket.heard().await;
    relay.phone(&tablet).await;
}

#[tokio::test]
async fn oversized_payload_closes_connection() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let mut phone = relay.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    phone.0.sends(vec![7; 65_537]).await;
    assert_eq!(phone.0.heard().await, Heard::Closed(1009));
    assert_eq!(tablet.socket.heard().await, Tablet::about(0x11, guest, &[]));
    // Far larger: the relay does not read it all, so the close code may be lost.
    let mut phone = relay.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    let _ = phone.0.send(Message::binary(vec![7; 8 << 20])).await;
    assert!(matches!(phone.0.heard().await, Heard::Closed(1009) | Heard::Ended));
    assert_eq!(tablet.socket.heard().await, Tablet::about(0x11, guest, &[]));
    tablet.sends_to(guest, &[7; 65_537]).await;
    assert_eq!(tablet.socket.heard().await, Heard::Closed(1009));
}

#[tokio::test]
async fn malformed_message_closes_connection() {
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    for message in [Message::text("text"), Message::binary(vec![])] {
        let mut phone = relay.phone(&tablet).await;
        phone.0.send(message).await.expect("sent");
        assert_eq!(phone.0.heard().await, Heard::Closed(1002));
    }
    for wrong in [&[0x12, 0, 0, 0, 1][..], &[0x12, 0], &[0x11, 0, 0, 0, 1, 7], &[0x10, 0, 0, 0, 1], &[0x13], &[]] {
        let mut again = relay.tablet(2).await;
        again.socket.sends(wrong.to_vec()).await;
        assert_eq!(again.socket.heard().await, Heard::Closed(1002), "{wrong:?}");
    }
    // The other room is unaffected.
    tablet.guest().await;
}

#[tokio::test]
async fn slow_phone_is_closed_and_others_are_served() {
    let relay = Relay::within(RelayLimits { tablet: ANY, ..RelayLimits::default() }).await;
    let mut tablet = relay.tablet(1).await;
    let mut slow = relay.phone(&tablet).await;
    let (first, _) = tablet.guest().await;
    let mut quick = relay.phone(&tablet).await;
    let (second, _) = tablet.guest().await;
    // More than 4 MiB and all buffers of the network.
    for n in 0..400_u32 {
        tablet.sends_to(first, &[7; 65_536]).await;
        if n % 100 == 0 {
            tablet.sends_to(second, &[7]).await;
            assert_eq!(quick.0.heard().await, Heard::Message(vec![7]));
        }
    }
    assert_eq!(tablet.socket.heard().await, Tablet::about(0x11, first, &[]));
    let mut read = 0;
    let end = loop {
        match slow.0.heard().await {
            Heard::Message(message) => read += message.len(),
            end => break end,
        }
    };
    assert!(matches!(end, Heard::Closed(4008) | Heard::Ended), "{end:?}");
    assert!(read < 400 * 65_536, "{read}");
}

#[tokio::test]
async fn phones_wait_for_slow_tablet_and_lose_nothing() {
    let relay = Relay::within(RelayLimits { phone: ANY, ..RelayLimits::default() }).await;
    let mut tablet = relay.tablet(1).await;
    let (mut sink, mut stream) = relay.phone(&tablet).await.0.split();
    let (guest, _) = tablet.guest().await;
    // 16 MiB, which the tablet does not read for a while.
    let sending = tokio::spawn(async move {
        for n in 0..256_u32 {
            let payload = [&n.to_be_bytes()[..], &[7; 65_532]].concat();
            sink.send(Message::binary(payload)).await.expect("sent");
        }
        sink
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(timeout(Duration::from_millis(300), stream.next()).await.is_err(), "it is not closed");
    for n in 0..256_u32 {
        let payload = [&n.to_be_bytes()[..], &[7; 65_532]].concat();
        assert_eq!(tablet.socket.heard().await, Tablet::about(0x12, guest, &payload));
    }
    drop(sending.await.expect("everything is sent"));
}

#[tokio::test]
async fn fast_phone_is_read_at_its_rate() {
    let phone = Rate { at_once: 65_536.0, a_second: 262_144.0 };
    let relay = Relay::within(RelayLimits { phone, ..RelayLimits::default() }).await;
    let mut tablet = relay.tablet(1).await;
    let mut phone = relay.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    let begun = Instant::now();
    for _ in 0..8 {
        phone.0.sends(vec![7; 65_536]).await;
    }
    for _ in 0..8 {
        assert_eq!(tablet.socket.heard().await, Tablet::about(0x12, guest, &[7; 65_536]));
    }
    assert!(begun.elapsed() > Duration::from_secs(1), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn silent_connection_is_closed_and_answering_one_is_pinged() {
    let (ping, silence) = (Duration::from_millis(200), Duration::from_secs(2));
    let relay = Relay::within(RelayLimits { ping, silence, ..RelayLimits::default() }).await;
    let mut tablet = relay.tablet(1).await;
    // One client reads and answers pings; the other does not read.
    let silent = relay.phone(&tablet).await;
    let (first, _) = tablet.guest().await;
    let mut lively = relay.phone(&tablet).await;
    let (second, _) = tablet.guest().await;
    let reading = tokio::spawn(async move {
        let mut pings = 0;
        while let Ok(Some(Ok(message))) = timeout(PATIENCE, lively.0.next()).await {
            match message {
                Message::Ping(_) => pings += 1,
                Message::Binary(_) => return pings,
                _ => {}
            }
        }
        0
    });
    assert_eq!(tablet.socket.heard().await, Tablet::about(0x11, first, &[]));
    tablet.sends_to(second, b"still here").await;
    assert!(reading.await.expect("it is open") > 2);
    drop(silent);
    let default = RelayLimits::default();
    assert_eq!((default.ping.as_secs(), default.silence.as_secs(), default.proof.as_secs()), (10, 35, 10));
    assert_eq!((default.guests, default.waiting), (32, 4 << 20));
}
