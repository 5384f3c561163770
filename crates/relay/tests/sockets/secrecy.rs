//! What a relay can learn if it records everything, and what it achieves by changing messages.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

use super::end_to_end::{LARGEST_PART, PhoneSide, TabletSide, frames, text};
use super::{Heard, Hears as _, Relay, Tablet, key_pair};

const SECRETS: [&str; 4] = ["ABCD-EFGH", "Anna Bianchi", "token-5f1c2d", "a purse of 77 ducats"];

/// The recorded bytes, in both directions.
type Record = Arc<Mutex<Vec<u8>>>;

/// Records the bytes to a relay over TCP. WebSocket clients mask their frames, and only the relay unmasks them, so the
/// test also checks what it delivers.
async fn recorder(to: SocketAddr, record: Record) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let far = TcpStream::connect(to).await.expect("the relay");
            let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
            tokio::spawn(copied(near_in, far_out, Arc::clone(&record)));
            tokio::spawn(copied(far_in, near_out, Arc::clone(&record)));
        }
    });
    address
}

async fn copied(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, record: Record) {
    let mut buffer = vec![0; 65_536];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        record.lock().expect("the lock is not poisoned").extend_from_slice(&buffer[..read]);
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

async fn message(socket: &mut super::Socket) -> Vec<u8> {
    match socket.heard().await {
        Heard::Message(message) => message,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn recorded_messages_contain_nothing_readable() {
    let relay = Relay::start().await;
    let record = Record::default();
    let address = recorder(relay.address, Arc::clone(&record)).await;
    let recorded = Relay { address, task: tokio::spawn(std::future::pending()) };
    let mut tablet = recorded.tablet(1).await;
    let mut phone = recorded.phone(&tablet).await;
    let (guest, _) = tablet.guest().await;
    // All payloads as the relay sees them, without the masks of WebSocket.
    let mut passed: Vec<u8> = Vec::new();

    let challenge: [u8; 32] = rand::random();
    tablet.sends_to(guest, &[&[2], &challenge[..]].concat()).await;
    let heard: [u8; 32] = message(&mut phone.0).await.strip_prefix(&[2]).expect("a challenge").try_into().expect("32");
    let (mut near, first) = PhoneSide::new(&tablet.key, tablet.room, &heard, &mut rand::rng());
    phone.0.sends(first).await;
    let first = message(&mut tablet.socket).await;
    passed.extend_from_slice(&first);
    let mut far = TabletSide::new(&tablet.private, tablet.room, &challenge, &first[5..]).expect("a phone");

    let said = SECRETS.join(", ");
    for frame in frames(&said, false, LARGEST_PART) {
        phone.0.sends(near.seal(&frame)).await;
    }
    let payload = message(&mut tablet.socket).await;
    passed.extend_from_slice(&payload);
    assert_eq!(text(&[far.open(&payload[5..]).expect("decrypted")], 65_536).as_deref(), Some(&*said));

    // A large text in parts. Numbers between the secrets keep it from being compressed too well.
    let table: String =
        (0..60_000_u32).map(|n| format!("{} {:x} ", SECRETS[n as usize % 4], n.wrapping_mul(0x9e37_79b1))).collect();
    for is_deflated in [true, false] {
        let parts = frames(&table, is_deflated, LARGEST_PART);
        assert!(parts.len() > 2, "{}", parts.len());
        let mut read = Vec::new();
        for frame in &parts {
            tablet.sends_to(guest, &far.tablet.seal(frame)).await;
            let payload = message(&mut phone.0).await;
            assert!(payload.len() <= 65_536);
            passed.extend_from_slice(&payload);
            read.push(near.tablet.open(&payload).expect("decrypted"));
        }
        assert!(text(&read, 16 << 20).as_deref() == Some(&*table));
        assert!(text(&read, 1_000).is_none(), "longer than the limit");
    }

    let record = record.lock().expect("the lock is not poisoned");
    assert!(record.len() > 1 << 20 && passed.len() > 1 << 20);
    for secret in SECRETS {
        assert!(!contains(&record, secret) && !contains(&passed, secret), "{secret}");
    }
    assert!(contains(&record, "/relay/phone/"), "the traffic is recorded");
}

#[test]
fn changed_repeated_or_reordered_payload_fails_to_decrypt() {
    let (private, key) = key_pair(1);
    let room = relay::RoomId::of_key(&key);
    let challenge: [u8; 32] = rand::random();
    let sides = || {
        let (near, first) = PhoneSide::new(&key, room, &challenge, &mut rand::rng());
        (near, TabletSide::new(&private, room, &challenge, &first).expect("a phone"))
    };
    let frame = frames("a move", false, LARGEST_PART).remove(0);
    // Changed.
    let (mut near, mut far) = sides();
    let mut payload = near.seal(&frame);
    payload[0] ^= 1;
    assert!(far.open(&payload).is_none());
    let mut payload = far.tablet.seal(&frame);
    *payload.last_mut().expect("a tag") ^= 1;
    assert!(near.tablet.open(&payload).is_none());
    // Repeated.
    let (mut near, mut far) = sides();
    let payload = near.seal(&frame);
    assert!(far.open(&payload).is_some() && far.open(&payload).is_none());
    let payload = far.tablet.seal(&frame);
    assert!(near.tablet.open(&payload).is_some() && near.tablet.open(&payload).is_none());
    // Reordered, or one left out.
    let (mut near, mut far) = sides();
    near.seal(&frame);
    assert!(far.open(&near.seal(&frame)).is_none());
    far.tablet.seal(&frame);
    assert!(near.tablet.open(&far.tablet.seal(&frame)).is_none());
    // In the other direction.
    let (mut near, mut far) = sides();
    let payload = near.seal(&frame);
    assert!(near.tablet.open(&payload).is_none());
    let payload = far.tablet.seal(&frame);
    assert!(far.open(&payload).is_none());
}

#[test]
fn replayed_connection_fails_to_decrypt_and_gets_another_tablet_key() {
    let (private, key) = key_pair(1);
    let room = relay::RoomId::of_key(&key);
    let challenges: [[u8; 32]; 2] = rand::random();
    let (mut near, first) = PhoneSide::new(&key, room, &challenges[0], &mut rand::rng());
    let payload = near.seal(&frames("ABCD-EFGH", false, LARGEST_PART)[0]);
    let far = TabletSide::new(&private, room, &challenges[0], &first).expect("a phone");
    // The relay replays both to the tablet, which uses a new challenge for each guest.
    let mut again = TabletSide::new(&private, room, &challenges[1], &first).expect("a point");
    assert!(again.open(&payload).is_none());
    assert_ne!(again.tablet.key, far.tablet.key, "no nonce is used twice with one key");
    // Nor can it change the challenge, or connect a phone to another tablet.
    assert_ne!(near.tablet.key, again.tablet.key);
    let (other, _) = key_pair(2);
    let mut other = TabletSide::new(&other, room, &challenges[0], &first).expect("a point");
    assert!(other.open(&payload).is_none());
}

/// A subscriber that stores everything that is logged.
#[derive(Clone, Default)]
struct Logged(Record);

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("the lock is not poisoned").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn log_contains_no_id_address_or_content() {
    let logged = Logged::default();
    let writer = logged.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter("relay=trace,host=trace,app_core=trace")
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish();
    // Set for this thread only, on which the whole test runs.
    let _guard = tracing_subscriber::util::SubscriberInitExt::set_default(subscriber);
    let relay = Relay::start().await;
    let mut tablet = relay.tablet(1).await;
    let mut phone = relay.phone(&tablet).await;
    phone.0.sends(SECRETS[0].as_bytes().to_vec()).await;
    let (guest, _) = tablet.guest().await;
    assert_eq!(tablet.socket.heard().await, Tablet::about(0x12, guest, SECRETS[0].as_bytes()));
    let room = tablet.room.to_string();
    let _ = relay.connect(super::peer(7), &format!("/relay/phone/{room}"), &[]).await;
    let mut garbage = TcpStream::connect(relay.address).await.expect("connected");
    garbage.write_all(format!("GARBAGE {room} HTTP/9.9\r\n\r\n").as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    let _ = garbage.read_to_end(&mut answer).await;
    drop((tablet, phone));
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let text = String::from_utf8(logged.0.lock().expect("the lock is not poisoned").clone()).expect("text");
    assert!(text.contains("ended badly"), "the log is recorded: {text}");
    for secret in [&room, SECRETS[0], "127.0.0."] {
        assert!(!text.contains(secret), "{secret} was logged: {text}");
    }
}
