//! What a connection does while a request is in progress.

use app_core::protocol::{
    DeviceChange, FileRequest, Greeting, HostingRequest, LibraryRequest, MembershipRequest, Push, Reply, Role,
    SeatName, TableRequest,
};
use bucintoro_tests::Table;
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::files::fresh_id;
use bucintoro_tests::lines::{Evening, Line};
use bucintoro_tests::memory::Fault;
use kernel::{Seat, Viewer};

const A: Seat = Seat(0);

/// Returns a request that changes the table, whose entry a test can hold.
async fn rename(evening: &Evening, name: &str) -> TableRequest {
    let head = evening.state(Viewer::Table).await.head;
    let names = vec![SeatName { seat: A, name: name.to_owned() }];
    TableRequest::Rename { table: evening.table, id: fresh_id(), head, names }
}

#[tokio::test]
async fn guest_receives_pings_and_pushes_during_slow_request() {
    let home = InMemory::new().await;
    let evening = Evening::at(home.app(), Table::on(home.app(), 2).await.id).await;
    let table = evening.table;
    let mut phone = evening.phone(Role::Seat(A)).await;
    let device = phone.guest.expect("a guest").device;
    // The first request stores that the device was seen.
    phone.look().await;
    let slow = rename(&evening, "Annika").await;
    home.memory.writes([Fault::Held]);
    let slow = phone.send(&slow).await.expect("sent");
    home.memory.holds().await;
    let next = phone.send(&FileRequest::Export { table }).await.expect("sent");
    let ping = phone.send(&HostingRequest::Ping).await.expect("sent");
    assert_eq!(phone.next_answer().await, Some((ping, Ok(Reply::Done))));
    evening.ask(MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Mute { muted: true } }).await;
    phone.push_until(|push| matches!(push, Push::Guest { guest } if guest.muted).then_some(())).await;
    // Requests of a guest are processed one at a time.
    home.memory.release();
    let (first, moved) = phone.next_answer().await.expect("an answer");
    assert!(first == slow && matches!(moved, Ok(Reply::Moved { .. })), "{moved:?}");
    let (second, file) = phone.next_answer().await.expect("an answer");
    assert!(second == next && matches!(file, Ok(Reply::File { .. })), "{file:?}");
}

#[tokio::test]
async fn slow_table_delays_only_its_own_requests_and_keeps_their_order() {
    let home = InMemory::new().await;
    let evening = Evening::at(home.app(), Table::on(home.app(), 2).await.id).await;
    let own = host::serve(evening.app.clone(), 0).await.expect("a port");
    let mut screen = Line::enter(own.address, &Greeting::Token { token: own.token.clone() }).await.expect("admitted");
    let slow = rename(&evening, "Annika").await;
    home.memory.writes([Fault::Held]);
    let slow = screen.send(&slow).await.expect("sent");
    home.memory.holds().await;
    let same_game = screen.send(&FileRequest::Export { table: evening.table }).await.expect("sent");
    let others = [screen.send(&LibraryRequest::Tables).await, screen.send(&HostingRequest::Ping).await];
    let mut answered = [screen.next_answer().await, screen.next_answer().await].map(|one| one.map(|(call, _)| call));
    answered.sort();
    assert_eq!(answered, others);
    home.memory.release();
    let order = [screen.next_answer().await, screen.next_answer().await].map(|one| one.map(|(call, _)| call));
    assert_eq!(order, [Some(slow), Some(same_game)]);
}

#[tokio::test]
async fn leaving_device_receives_reply_before_dismissal() {
    let home = InMemory::new().await;
    let evening = Evening::at(home.app(), Table::on(home.app(), 2).await.id).await;
    for _ in 0..20 {
        let mut phone = evening.phone(Role::Spectator).await;
        assert_eq!(phone.ask(&MembershipRequest::GiveUpPlace).await, Ok(Reply::Done));
        phone.push_until(|push| matches!(push, Push::Dismissed).then_some(())).await;
    }
}
