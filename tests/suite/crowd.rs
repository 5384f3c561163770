//! Admission to a hosted table: with many devices, sleeping ones and malicious ones.

use std::net::IpAddr;

use app_core::protocol::{
    DeviceChange, Greeting, Hosting, HostingRequest, MembershipRequest, Problem, Push, Reply, Role, TableRequest,
    Turned,
};
use bucintoro_tests::lines::{Evening, Line, connect, peer};
use futures_util::SinkExt;
use kernel::{Seat, Viewer};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

const A: Role = Role::Seat(Seat(0));
const B: Role = Role::Seat(Seat(1));

fn turned(why: Turned) -> Problem {
    Problem::TurnedAway { why }
}

/// Connects a device from an address with a code.
async fn shows(evening: &Evening, from: IpAddr, code: &str, token: Option<&str>) -> Result<Line, Problem> {
    let token = token.map(str::to_owned);
    let greeting = Greeting::Code { code: code.to_owned(), name: "Phone".to_owned(), token };
    Line::enter_from(from, evening.door().await, &greeting).await
}

async fn comes(evening: &Evening, from: IpAddr, role: Role) -> Result<Line, Problem> {
    shows(evening, from, &evening.code(role).await, None).await
}

fn of(hosting: &Hosting, role: Role) -> usize {
    hosting.devices.iter().filter(|device| device.role == role).count()
}

#[tokio::test]
async fn spectator_limit_protects_seats_and_other_addresses() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let mut greedy = Vec::new();
    for _ in 0..20 {
        greedy.push(comes(&evening, peer(2), Role::Spectator).await.expect("admitted"));
    }
    assert_eq!(of(&evening.hosting().await, Role::Spectator), 6, "the limit of one address");
    let television = comes(&evening, peer(9), Role::Spectator).await.expect("there is room");
    // Several devices take all remaining places; connected devices keep theirs.
    for n in 3..=6 {
        for _ in 0..6 {
            if let Ok(line) = comes(&evening, peer(n), Role::Spectator).await {
                greedy.push(line);
            }
        }
    }
    assert_eq!(of(&evening.hosting().await, Role::Spectator), 24);
    assert_eq!(comes(&evening, peer(7), Role::Spectator).await.err(), Some(turned(Turned::Busy)));
    assert!(evening.again(television.token.as_deref().expect("a token")).await.is_ok());
    // Each seat has its own places, for devices of any address.
    for (seat, from) in [(0, peer(1)), (1, peer(2)), (2, peer(3)), (3, peer(10))] {
        let role = Role::Seat(Seat(seat));
        let phone = comes(&evening, from, role).await.expect("a seat has room");
        assert_eq!(phone.guest.map(|guest| guest.role), Some(role));
    }
    // A device that disconnects makes room for another.
    drop(greedy);
    evening.until(|hosting| hosting.devices.iter().filter(|device| device.connected).count() < 24).await;
    assert!(comes(&evening, peer(7), Role::Spectator).await.is_ok());
}

#[tokio::test]
async fn seat_code_always_admits_and_seat_keeps_four_devices() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let mut lines = Vec::new();
    for n in 0..7 {
        lines.push(comes(&evening, peer(2 + n), A).await.expect("a seat has room"));
    }
    assert_eq!(of(&evening.hosting().await, A), 4);
    lines[0].push_until(|push| matches!(push, Push::Dismissed).then_some(())).await;
    assert_eq!(lines[6].ask(&HostingRequest::Ping).await, Ok(Reply::Done));
    // A device that is away is removed first.
    drop(lines.pop());
    evening.until(|hosting| hosting.devices.iter().any(|device| !device.connected)).await;
    let last = comes(&evening, peer(20), A).await.expect("a seat has room");
    assert_eq!(lines[3].ask(&HostingRequest::Ping).await, Ok(Reply::Done));
    assert!(last.guest.is_some());
}

#[tokio::test]
async fn failed_admission_does_not_use_up_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let code = evening.code(A).await;
    evening.app.records().close().await;
    let failed = shows(&evening, peer(2), &code, None).await.err();
    assert!(matches!(failed, Some(Problem::Unsettled { .. })), "{failed:?}");
    assert_eq!(evening.code(A).await, code);
    assert_eq!(evening.hosting().await.devices, []);
}

#[tokio::test]
async fn lost_welcome_can_be_retried_with_same_code_and_token() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let (code, token) = (evening.code(A).await, "ab".repeat(16));
    let mut lost = connect(evening.door().await).await;
    let greeting = Greeting::Code { code: code.clone(), name: "Phone".to_owned(), token: Some(token.clone()) };
    lost.send(Message::text(json!(greeting).to_string())).await.expect("sent");
    drop(lost);
    evening.until(|hosting| hosting.devices.len() == 1).await;
    let again = shows(&evening, peer(2), &code, Some(&token)).await.expect("admitted");
    assert_eq!(again.guest.map(|guest| guest.role), Some(A));
    assert_eq!((again.token.as_ref(), evening.hosting().await.devices.len()), (None, 1));
    assert!(evening.again(&token).await.is_ok());
    // For other devices the code is used. It is also used for this device after it joined with another code.
    assert_eq!(shows(&evening, peer(2), &code, None).await.err(), Some(turned(Turned::Code)));
    assert_eq!(shows(&evening, peer(2), &code, Some(&"cd".repeat(16))).await.err(), Some(turned(Turned::Code)));
    shows(&evening, peer(2), &evening.code(B).await, Some(&token)).await.expect("it takes another place");
    assert_eq!(shows(&evening, peer(2), &code, Some(&token)).await.err(), Some(turned(Turned::Code)));
}

#[tokio::test]
async fn removed_device_cannot_return_with_known_codes() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    for role in [Role::Spectator, A] {
        let phone = comes(&evening, peer(2), role).await.expect("admitted");
        let (device, token) = (phone.guest.expect("a guest").device, phone.token.expect("a token"));
        // The device may have seen the codes that any screen in the room shows.
        let codes = [evening.code(role).await, evening.code(Role::Spectator).await];
        let others = evening.code(B).await;
        evening
            .ask(MembershipRequest::ChangeDevice { table: evening.table, device, change: DeviceChange::Remove })
            .await;
        assert_eq!(evening.again(&token).await.err(), Some(turned(Turned::Token)));
        for code in &codes {
            for token in [None, Some(token.as_str())] {
                assert_eq!(shows(&evening, peer(2), code, token).await.err(), Some(turned(Turned::Code)));
            }
        }
        assert_eq!(evening.hosting().await.devices, []);
        assert_eq!(evening.code(B).await, others, "the other code is unchanged");
        assert!(comes(&evening, peer(3), role).await.is_ok(), "the next device joins with the next code");
        let device = evening.hosting().await.devices[0].id;
        evening
            .ask(MembershipRequest::ChangeDevice { table: evening.table, device, change: DeviceChange::Remove })
            .await;
    }
}

#[tokio::test]
async fn correct_code_is_never_rate_limited() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let phone = comes(&evening, peer(1), B).await.expect("admitted");
    let mut told = Vec::new();
    // The address that is checked below comes last, because its limit is restored with time.
    for n in (2..=7).rev() {
        for _ in 0..30 {
            told.push(shows(&evening, peer(n), "AAAA-AAAA", None).await.err());
        }
    }
    let count = |why| told.iter().filter(|told| **told == Some(turned(why))).count();
    assert_eq!(count(Turned::Code) + count(Turned::Busy), told.len());
    // One address may send this many requests, and a few more as time passes.
    assert!((6 * 24..6 * 30).contains(&count(Turned::Code)), "{}", count(Turned::Code));
    // A device without a code waits. A device with a code does not, even if another one of the same address guesses
    // codes.
    assert_eq!(comes(&evening, peer(2), Role::Spectator).await.err(), Some(turned(Turned::Busy)));
    evening.options(true, false).await;
    let ask = Greeting::Ask { name: "Anna".to_owned(), token: None };
    let asked = Line::enter_from(peer(2), evening.door().await, &ask).await;
    assert_eq!(asked.err(), Some(turned(Turned::Busy)));
    for n in 0..30 {
        let role = Role::Seat(Seat(n % 4));
        let from = peer(if n < 10 { 2 + n % 6 } else { 20 + n });
        let entered = comes(&evening, from, role).await;
        assert_eq!(entered.map(|line| line.guest.map(|guest| guest.role)), Ok(Some(role)), "{n}");
    }
    assert!(comes(&evening, peer(60), Role::Spectator).await.is_ok());
    assert!(evening.again(phone.token.as_deref().expect("a token")).await.is_ok());
}

fn asks(token: &str) -> Greeting {
    Greeting::Ask { name: "Anna".to_owned(), token: Some(token.to_owned()) }
}

#[tokio::test]
async fn repeated_request_to_join_is_listed_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    evening.options(true, false).await;
    let door = evening.door().await;
    let asks_with = async |token: &str| {
        let mut socket = connect(door).await;
        socket.send(Message::text(json!(asks(token)).to_string())).await.expect("sent");
        socket
    };
    // The device slept before the host answered. Its request continues to wait.
    let first = "1".repeat(32);
    let slept = asks_with(&first).await;
    let asking = evening.until(|hosting| !hosting.asking.is_empty()).await.asking[0].id;
    let woken = asks_with(&first).await;
    assert_eq!(Line::read_welcome(slept).await.err(), Some(turned(Turned::Declined)), "the old connection is closed");
    assert_eq!(evening.hosting().await.asking.iter().map(|asking| asking.id).collect::<Vec<_>>(), [asking]);
    evening.ask(MembershipRequest::Admit { table: evening.table, asking, role: Some(B) }).await;
    let phone = Line::read_welcome(woken).await.expect("admitted");
    let guest = phone.guest.expect("a guest");
    assert_eq!((guest.role, &phone.token), (B, &None), "it keeps its own token");
    // The device sleeps while it is admitted. It is known when it asks again.
    let second = "2".repeat(32);
    let _sleeps = asks_with(&second).await;
    let asking = evening.until(|hosting| !hosting.asking.is_empty()).await.asking[0].id;
    evening.ask(MembershipRequest::Admit { table: evening.table, asking, role: Some(A) }).await;
    evening.until(|hosting| hosting.devices.len() == 2).await;
    let woken = Line::enter(door, &asks(&second)).await.expect("admitted");
    assert_eq!(woken.guest.map(|guest| guest.role), Some(A));
    let hosting = evening.hosting().await;
    assert_eq!((hosting.devices.len(), hosting.asking.len()), (2, 0));
    for token in [first, second] {
        assert!(evening.again(&token).await.is_ok());
    }
    // A malformed token identifies no device.
    evening.options(false, false).await;
    assert_eq!(Line::enter(door, &asks("short")).await.err(), Some(turned(Turned::Closed)));
}

#[tokio::test]
async fn opening_another_table_keeps_connected_devices() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 2).await;
    let mut phone = evening.phone(A).await;
    phone.look().await;
    let (session, _pushes) = evening.app.session();
    let other = bucintoro_tests::new_table(&session, 2).await;
    let looked = evening.screen.request(TableRequest::Open { table: other, viewer: Viewer::Table }).await;
    assert!(matches!(looked, Ok(Reply::State { .. })), "{looked:?}");
    // Phones would lose the open listener, so the organiser must close it first.
    let refused = Err(Problem::HostsAnother { table: evening.table });
    assert_eq!(evening.screen.request(HostingRequest::Host { table: other }).await, refused);
    let link = "http://127.0.0.1:1/#take-over=ABCD-EFGH".to_owned();
    assert_eq!(evening.screen.request(HostingRequest::TakeOver { request: None, link }).await, refused);
    evening.play(0).await.expect("accepted");
    phone.push_until(|push| matches!(push, Push::Moved { .. }).then_some(())).await;
    let hosting = evening.ask(HostingRequest::Host { table: evening.table }).await;
    assert_eq!(hosting.devices.iter().filter(|device| device.connected).count(), 1);
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
    assert_eq!(evening.ask(HostingRequest::Host { table: other }).await.table, other);
}

#[tokio::test]
async fn two_simultaneous_host_requests_host_one_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("it stops");
    let (other, _pushes) = evening.app.session();
    let next = bucintoro_tests::new_table(&other, 2).await;
    let hosts = |table| HostingRequest::Host { table };
    let (first, second) = tokio::join!(evening.screen.request(hosts(evening.table)), other.request(hosts(next)));
    assert!(matches!(first, Ok(Reply::Hosting { .. })), "{first:?}");
    assert_eq!(second, Err(Problem::HostsAnother { table: evening.table }));
    assert_eq!(evening.hosting().await.table, evening.table);
}

#[tokio::test]
async fn device_name_keeps_emoji() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let family = "👩‍👩‍👧‍👦";
    let greeting = Greeting::Code { code: evening.code(A).await, name: format!(" 🦁 {family}"), token: None };
    let phone = Line::enter(evening.door().await, &greeting).await.expect("admitted");
    let device = phone.guest.expect("a guest").device;
    let named = |hosting: &Hosting| hosting.devices[0].name.clone();
    assert_eq!(named(&evening.hosting().await), format!("🦁 {family}"));
    let table = evening.table;
    let rename =
        |name: String| MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Rename { name } };
    assert_eq!(named(&evening.ask(rename(family.repeat(9))).await), family.repeat(9));
    evening.options(true, false).await;
    let mut socket = connect(evening.door().await).await;
    let ask = Greeting::Ask { name: format!("{family} ❤️ {}", "x".repeat(60)), token: None };
    socket.send(Message::text(json!(ask).to_string())).await.expect("sent");
    let hosting = evening.until(|hosting| !hosting.asking.is_empty()).await;
    assert_eq!(hosting.asking[0].name, format!("{family} ❤️ {}", "x".repeat(28)));
}

#[tokio::test]
async fn parallel_joins_do_not_exceed_spectator_limit() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let all = (0..20).map(|_| comes(&evening, peer(2), Role::Spectator));
    let came = futures_util::future::join_all(all).await;
    assert!(came.iter().any(Result::is_ok));
    assert_eq!(of(&evening.hosting().await, Role::Spectator), 6);
}
