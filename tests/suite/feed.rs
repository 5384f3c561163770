//! The feed of a table through a plain WebSocket: it sends what a spectator sees, move by move, and admits no other
//! device.

use std::net::SocketAddr;

use app_core::protocol::{
    DeviceChange, Greeting, MembershipRequest, Problem, Request, Role, TableRequest, TableState, Turned,
};
use bucintoro_tests::lines::{Evening, Line, PATIENCE, Socket, heard, say};
use bucintoro_tests::new_table_of;
use host::App;
use kernel::{Seat, Viewer, VisibleEntry, placeholder};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;

const SEAT: Role = Role::Seat(Seat(0));

async fn opened(address: SocketAddr) -> Socket {
    connect_async(format!("ws://{address}/feed")).await.expect("connected").0
}

/// Connects with a greeting and returns the first message.
async fn greeted(address: SocketAddr, greeting: Value) -> (Socket, Value) {
    let mut socket = opened(address).await;
    let first = say(&mut socket, greeting.to_string()).await.expect("an answer");
    (socket, first)
}

fn with_code(code: &str) -> Value {
    json!({"greeting": "code", "code": code, "name": "Lights"})
}

/// Returns the table as the manual of the feed describes it, from a spectator's state.
fn as_told(state: &TableState) -> Value {
    let state = json!(state);
    let asks: Vec<Value> = state["asks"].as_array().expect("asks").clone();
    let asked = |seat: usize| asks.iter().any(|ask| ask[0] == json!({ "seat": seat }));
    let seats = state["settings"]["seating"].as_array().expect("chairs").iter().enumerate();
    json!({
        "table": state["table"], "game": state["game"], "head": state["head"],
        "turn": state["progress"]["turn"], "over": state["progress"]["over"],
        "awaits_players": state["settings"].get("awaits_players") == Some(&json!(true)),
        "seats": seats.map(|(seat, chair)| json!({
            "seat": seat, "name": chair["name"], "empty": chair["empty"] == json!(true), "asked": asked(seat),
        })).collect::<Vec<_>>(),
        "asked": asks.iter().map(|ask| json!({"of": ask[0], "question": ask[1]})).collect::<Vec<_>>(),
        "waivers": state["settings"].get("waivers").cloned().unwrap_or(json!([])),
        "view": state["view"],
    })
}

async fn next(socket: &mut Socket) -> Value {
    let text = timeout(PATIENCE, heard(socket)).await.expect("the answer arrives").expect("an open connection");
    serde_json::from_str(&text).expect("JSON")
}

/// Plays a table and checks that the feed sends exactly what a spectator receives.
async fn follows(game: &str, seats: usize, options: &[(&str, Value)], moves: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let table = new_table_of(&session, game, seats, options).await;
    let mut evening = Evening::at(app, table).await;
    let code = evening.code(Role::Spectator).await;
    let (mut socket, first) = greeted(evening.door().await, with_code(&code)).await;
    assert_eq!((&first["feed"], &first["happened"]), (&json!(1), &json!([])));
    assert_eq!(first["table"], as_told(&evening.state(Viewer::Spectator).await));
    assert_eq!(first["token"].as_str().expect("a token").len(), 32);
    let mut known = evening.state(Viewer::Spectator).await.length;
    let mut made = 0;
    // A bad game may end sooner.
    while made < moves && !evening.state(Viewer::Table).await.progress.over {
        // The shared tablet does not know the cards in a hand, so some listed commands are illegal.
        let mut tries = 0;
        while evening.play(made * 7 + tries).await.is_err() {
            tries += 1;
            assert!(tries < 200, "no command is accepted");
        }
        let state = evening.state(Viewer::Spectator).await;
        let news: Vec<&VisibleEntry> = state.told.iter().filter(|entry| entry.n >= known).collect();
        let mut happened = vec![];
        // One message for each move, or for each push.
        let last = loop {
            let told = next(&mut socket).await;
            assert!(told.get("token").is_none(), "only one token");
            happened.extend(told["happened"].as_array().expect("a list").clone());
            if happened.len() >= news.len() {
                break told;
            }
        };
        made += 1;
        assert_eq!(json!(happened), json!(news), "{game} after {made} moves");
        assert_eq!(last["table"], as_told(&state), "{game} after {made} moves");
        known = state.length;
    }
    assert!(made > 10 && known > made as u32, "the table was played");
}

#[tokio::test]
async fn feed_names_no_empty_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let table = new_table_of(&app.session().0, "twilight", 2, &[]).await;
    let evening = Evening::at(app, table).await;
    let code = evening.code(Role::Spectator).await;
    let (mut socket, _) = greeted(evening.door().await, with_code(&code)).await;
    evening.app.seat(table, Seat(1), &placeholder(Seat(1)), true, "goes").await.expect("the seat is free");
    let seat = next(&mut socket).await["table"]["seats"][1].clone();
    assert_eq!((&seat["name"], &seat["empty"]), (&json!(""), &json!(true)));
    // A player with this name has the seat.
    evening.app.seat(table, Seat(1), &placeholder(Seat(1)), false, "comes").await.expect("the seat is taken");
    let seat = next(&mut socket).await["table"]["seats"][1].clone();
    assert_eq!((&seat["name"], &seat["empty"]), (&json!("№ 2"), &json!(false)));
}

#[tokio::test]
async fn feed_sends_spectator_projection_of_each_move() {
    follows("twilight", 2, &[("hands", json!("dealt"))], 60).await;
    follows("libertalia", 3, &[], 40).await;
    follows("serenissima-2e", 4, &[], 40).await;
}

#[tokio::test]
async fn feed_refuses_seat_codes_without_using_them_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 3).await;
    let door = evening.door().await;
    let code = evening.code(SEAT).await;
    let wrong = json!({"feed": 1, "problem": Problem::TurnedAway { why: Turned::Code }});
    for other in [with_code(&code), with_code("AAAA-AAAA"), json!({"greeting": "ask", "name": "Lights"})] {
        let (mut socket, told) = greeted(door, other).await;
        assert_eq!(told, wrong);
        assert_eq!(heard(&mut socket).await, None, "the connection is closed");
    }
    assert_eq!(evening.hosting().await.devices, [], "no device has joined");
    assert_eq!(evening.code(SEAT).await, code);
    let phone = evening.phone(SEAT).await;
    let (_, told) = greeted(door, json!({"greeting": "token", "token": phone.token})).await;
    assert_eq!(told, json!({"feed": 1, "problem": Problem::TurnedAway { why: Turned::Token }}));
}

#[tokio::test]
async fn feed_client_reconnects_as_same_device_and_can_be_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 3).await;
    let (door, code) = (evening.door().await, evening.code(Role::Spectator).await);
    let (socket, first) = greeted(door, with_code(&code)).await;
    drop(socket);
    let token = first["token"].clone();
    let (mut socket, again) = greeted(door, json!({"greeting": "token", "token": token})).await;
    assert_eq!((&again["table"], again.get("token")), (&first["table"], None));
    let devices = evening.hosting().await.devices;
    assert_eq!(devices.iter().map(|device| device.role).collect::<Vec<_>>(), [Role::Spectator]);
    // Messages of the client are ignored.
    let undo = Request::from(TableRequest::Undo { table: evening.table, id: "x".into(), head: 0 });
    let request = json!({"id": 1, "request": undo});
    futures_util::SinkExt::send(&mut socket, request.to_string().into()).await.expect("sent");
    evening.play(0).await.expect("accepted");
    assert_ne!(next(&mut socket).await["happened"], json!([]));
    let (table, device) = (evening.table, devices[0].id);
    evening.ask(MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Remove }).await;
    let gone = json!({"feed": 1, "problem": Problem::TurnedAway { why: Turned::Token }});
    assert_eq!(next(&mut socket).await, gone);
    assert_eq!(heard(&mut socket).await, None);
    let back = Line::enter(door, &Greeting::Token { token: token.as_str().expect("a token").to_owned() }).await;
    assert!(back.is_err(), "the connection is rejected");
}
