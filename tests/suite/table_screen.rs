//! The table screen on another device: its requests, the data that it receives, and its admission and removal.

use app_core::membership::codes::sha256_hex;
use app_core::membership::rights::organiser_may;
use app_core::protocol::{
    DeviceChange, FileRequest, Greeting, HostingRequest, LibraryRequest, MembershipRequest, Problem, Push, Reply,
    Request, Role, TableRequest, Turned,
};
use bucintoro_tests::files::backup;
use bucintoro_tests::lines::{Evening, Line, Shown};
use bucintoro_tests::{GAME, awaited, chairs, new_table_of};
use host::App;
use kernel::{Actor, Answering, Seat, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

const A: Role = Role::Seat(Seat(0));
const SCREEN: Role = Role::Screen { tables: false };
const OWN: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn turned(why: Turned) -> Problem {
    Problem::TurnedAway { why }
}

#[tokio::test]
async fn table_screen_cannot_add_screens_restore_backups_or_read_codes() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 3).await;
    let table = evening.table;
    let phone = evening.phone(Role::Spectator).await;
    let phone = phone.guest.expect("a guest").device;
    let mut screen = evening.table_screen(true).await;
    let own = screen.guest.expect("a guest").device;
    for (device, tables) in [(phone, false), (phone, true), (own, true)] {
        let change = DeviceChange::Move { role: Role::Screen { tables } };
        assert_eq!(
            screen.ask(&MembershipRequest::ChangeDevice { table, device, change }).await,
            Err(Problem::HostOnly)
        );
    }
    let admit = MembershipRequest::Admit { table, asking: 1, role: Some(SCREEN) };
    assert_eq!(screen.ask(&admit).await, Err(Problem::HostOnly));
    let own_backup =
        FileRequest::TakeIn { id: "a".into(), parcel: "b".into(), parts: 1, sound_part: false, own: true, copy: false };
    assert_eq!(screen.ask(&own_backup).await, Err(Problem::HostOnly));
    // The screen may import a record, but no backup.
    let text = backup(&evening.screen).await;
    let sent = FileRequest::Send { parcel: "p".into(), part: 0, text };
    assert_eq!(screen.ask(&sent).await, Ok(Reply::Next { part: 1 }));
    let taken = FileRequest::TakeIn {
        id: "t".into(),
        parcel: "p".into(),
        parts: 1,
        sound_part: false,
        own: false,
        copy: false,
    };
    let answer = loop {
        match screen.ask(&taken).await {
            Ok(Reply::Working { .. }) => {}
            answer => break answer,
        }
    };
    assert_eq!(answer, Err(Problem::HostOnly));
    // The host's offer has both codes; the screen receives neither.
    let offered = evening.ask(HostingRequest::OfferScreen { table, offered: true, tables: true }).await;
    let code = offered.screen.expect("a code").link.code;
    let handed =
        evening.ask(HostingRequest::OfferHandOver { table, offered: true }).await.hand_over.expect("a code").code;
    let shown = screen.ask(&HostingRequest::Hosting).await.expect("the answer arrives");
    let Reply::Hosting { hosting: Some(hosting), .. } = &shown else { panic!("{shown:?}") };
    assert_eq!((&hosting.screen, &hosting.hand_over, hosting.devices.len()), (&None, &None, 2));
    assert!(screen.heard.iter().all(|text| !text.contains(&code) && !text.contains(&handed)));
}

/// A club has no table screens, and its organiser cannot create one.
#[test]
fn club_organiser_cannot_make_device_a_table_screen() {
    let (table, asking, device) = (1, 1, 1);
    let admits = |role| organiser_may(&MembershipRequest::Admit { table, asking, role }.into());
    let moves = |role| {
        organiser_may(&MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Move { role } }.into())
    };
    for role in [false, true].map(|tables| Role::Screen { tables }) {
        assert_eq!((admits(Some(role)), moves(role)), (Err(Problem::HostOnly), Err(Problem::HostOnly)), "{role:?}");
    }
    for role in [A, Role::Spectator] {
        assert_eq!((admits(Some(role)), moves(role)), (Ok(()), Ok(())), "{role:?}");
    }
    assert_eq!(admits(None), Ok(()), "it is removed");
}

#[tokio::test]
async fn table_screen_code_admits_one_device_and_token_survives_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 2).await;
    let table = evening.table;
    let offered = evening.ask(HostingRequest::OfferScreen { table, offered: true, tables: false }).await;
    let code = offered.screen.as_ref().expect("a code").link.code.clone();
    // The code of a screen admits no phone, and the code of a phone admits no screen.
    assert!(offered.links.iter().all(|way| way.link.code != code && !way.role.is_screen()));
    let greeting = Greeting::Code { code, name: "Tablet".into(), token: None };
    let screen = Line::enter(evening.door().await, &greeting).await.expect("admitted");
    assert_eq!(screen.guest.map(|guest| (guest.role, guest.table)), Some((SCREEN, table)));
    assert_eq!(evening.hosting().await.screen, None, "the code is used");
    assert_eq!(Line::enter(evening.door().await, &greeting).await.err(), Some(turned(Turned::Code)));
    // The offer is withdrawn before it is used.
    let again = evening.ask(HostingRequest::OfferScreen { table, offered: true, tables: false }).await;
    let code = again.screen.expect("a code").link.code;
    evening.ask(HostingRequest::OfferScreen { table, offered: false, tables: false }).await;
    let greeting = Greeting::Code { code, name: "Tablet".into(), token: None };
    assert_eq!(Line::enter(evening.door().await, &greeting).await.err(), Some(turned(Turned::Code)));
    // Its token admits it again, also after a restart.
    let token = screen.token.clone().expect("a token");
    drop(screen);
    assert_eq!(evening.again(&token).await.expect("the token is valid").guest.map(|guest| guest.role), Some(SCREEN));
    evening.app.close().await;
    evening = Evening::at(App::open(folder.path()).await.expect("the folder is free"), table).await;
    let mut later = evening.again(&token).await.expect("the token is valid");
    assert_eq!(later.look().await.table, table);
    // If it is removed, its connection is closed at once, and its token is invalid.
    let device = later.guest.expect("a guest").device;
    evening.ask(MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Remove }).await;
    later.push_until(|push| matches!(push, Push::Dismissed).then_some(())).await;
    assert!(later.ends().await);
    assert_eq!(evening.again(&token).await.err(), Some(turned(Turned::Token)));
}

#[tokio::test]
async fn guessed_codes_are_rate_limited_and_correct_one_admits() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let greeting = |code: &str| Greeting::Code { code: code.to_owned(), name: "Tablet".into(), token: None };
    let table = evening.table;
    let offered = evening.ask(HostingRequest::OfferScreen { table, offered: true, tables: false }).await;
    let code = offered.screen.expect("a code").link.code;
    let mut answers = vec![];
    for _ in 0..30 {
        answers.push(Line::enter(evening.door().await, &greeting("2222-2222")).await.err());
    }
    assert_eq!(answers.first(), Some(&Some(turned(Turned::Code))));
    assert_eq!(answers.last(), Some(&Some(turned(Turned::Busy))), "further guesses are delayed");
    let screen = Line::enter(evening.door().await, &greeting(&code)).await.expect("admitted");
    assert_eq!(screen.guest.map(|guest| guest.role), Some(SCREEN));
}

#[tokio::test]
async fn backup_and_export_do_not_mention_table_screens() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let screen = evening.table_screen(true).await;
    let phone = evening.phone(A).await;
    let hash = |line: &Line| sha256_hex(line.token.as_deref().expect("a token"));
    let text = backup(&evening.screen).await;
    assert!(text.contains(&hash(&phone)) && !text.contains(&hash(&screen)) && !text.contains("Tablet"));
    let Ok(Reply::File { text, .. }) = evening.screen.request(FileRequest::Export { table: evening.table }).await
    else {
        panic!("no record")
    };
    assert!(!text.contains("Tablet") && !text.contains("screen"));
}

/// Waits for the pushes with its role and the number of devices, in any order.
async fn hears(screen: &mut Line, role: Role, devices: Option<usize>) {
    let (mut is, mut told) = (false, None);
    while !is || told != Some(devices) {
        match screen.push().await.expect("an open connection") {
            Push::Guest { guest } => is = guest.role == role,
            Push::Hosting { hosting } => told = Some(hosting.map(|hosting| hosting.devices.len())),
            _ => {}
        }
    }
}

#[tokio::test]
async fn table_screen_is_moved_and_leaves_like_any_device() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 3).await;
    let table = evening.table;
    let mut screen = evening.table_screen(false).await;
    let device = screen.guest.expect("a guest").device;
    screen.look().await;
    screen.push_until(|push| matches!(push, Push::Hosting { hosting: Some(_) }).then_some(())).await;
    // Made a spectator by the host, it sees no other devices.
    let change = DeviceChange::Move { role: Role::Spectator };
    evening.ask(MembershipRequest::ChangeDevice { table, device, change }).await;
    hears(&mut screen, Role::Spectator, None).await;
    assert_eq!(screen.ask(&HostingRequest::Hosting).await, Err(Problem::HostOnly));
    assert_eq!(screen.ask(&TableRequest::Open { table, viewer: Viewer::Table }).await, Err(Problem::NotYourSeat));
    assert_eq!(screen.ask(&TableRequest::Peek { table, viewer: Viewer::Seat(OWN) }).await, Err(Problem::NotYourSeat));
    // The host makes it a screen again; then it leaves by itself.
    evening.ask(MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Move { role: SCREEN } }).await;
    hears(&mut screen, SCREEN, Some(1)).await;
    assert_eq!(screen.ask(&MembershipRequest::GiveUpPlace).await, Ok(Reply::Done));
    assert!(screen.ends().await);
    assert_eq!(evening.hosting().await.devices, []);
}

#[tokio::test]
async fn table_screen_manages_devices_of_its_own_table_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 3).await;
    let table = evening.table;
    let mut screen = evening.table_screen(false).await;
    let mut phone = evening.phone(A).await;
    let device = phone.guest.expect("a guest").device;
    let rename = DeviceChange::Rename { name: "Anna".into() };
    let Ok(Reply::Hosting { hosting: Some(hosting), .. }) =
        screen.ask(&MembershipRequest::ChangeDevice { table, device, change: rename }).await
    else {
        panic!("no push with the name")
    };
    assert!(hosting.devices.iter().any(|device| device.name == "Anna"));
    let remove = MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Remove };
    assert!(screen.ask(&remove).await.is_ok());
    assert!(phone.ends().await);
    // It may request nothing about another table.
    let (session, _pushes) = evening.app.session();
    let other = bucintoro_tests::new_table(&session, 2).await;
    for request in [
        Request::from(TableRequest::Open { table: other, viewer: Viewer::Table }),
        TableRequest::Peek { table: other, viewer: Viewer::Seat(OWN) }.into(),
        HostingRequest::HostInstead { from: table, table: other }.into(),
        HostingRequest::HostOptions { table: other, open: true, trusting: true, address: String::new() }.into(),
    ] {
        assert_eq!(screen.ask(&request).await, Err(Problem::HostOnly), "{request:?}");
    }
}

#[tokio::test]
async fn table_screen_creates_first_table_of_host_without_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    bucintoro_tests::lines::serve_network(&app).await;
    app.host_without_table().await.expect("ready");
    let (session, _pushes) = app.session();
    let offer = HostingRequest::OfferScreen { table: 0, offered: true, tables: true };
    let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = session.request(offer).await else { panic!("no code") };
    let door = bucintoro_tests::lines::door(&hosting);
    let code = hosting.screen.expect("a code").link.code;
    let greeting = Greeting::Code { code, name: "Tablet".into(), token: None };
    let mut screen = Line::enter(door, &greeting).await.expect("admitted");
    assert_eq!(screen.guest.map(|guest| (guest.table, guest.role)), Some((0, Role::Screen { tables: true })));
    // No table is hosted yet.
    assert_eq!(session.request(HostingRequest::Hosting).await, Ok(Reply::Hosting { hosting: None, left: None }));
    assert_eq!(screen.ask(&HostingRequest::Hosting).await, Ok(Reply::Hosting { hosting: None, left: None }));
    // It disconnected once before there was a table.
    let token = screen.token.clone().expect("a token");
    drop(screen);
    let mut screen = Line::enter(door, &Greeting::Token { token: token.clone() }).await.expect("the token is valid");
    assert_eq!(screen.ask(&LibraryRequest::Tables).await, Ok(Reply::Tables { tables: vec![] }));
    let setup = |seats| LibraryRequest::DefaultSetup { game: GAME.into(), seats, programs: false };
    let Ok(Reply::Setup { setup, .. }) = screen.ask(&setup(3)).await else { panic!("no set-up") };
    let new = LibraryRequest::NewTable {
        id: Some("first".into()),
        game: GAME.into(),
        seating: chairs(3),
        answering: Answering::default(),
        waivers: vec![],
        suggestions: false,
        setup,
    };
    let Ok(Reply::Table { table }) = screen.ask(&new).await else { panic!("no table") };
    session.request(HostingRequest::Host { table }).await.expect("hosted");
    // The same connection continues, now at the table.
    let status = |push| if let Push::Guest { guest } = push { Some(guest) } else { None };
    let status = screen.push_until(status).await;
    assert_eq!((status.table, status.role), (table, Role::Screen { tables: true }));
    assert_eq!(screen.open(table, Viewer::Table).await.table, table);
    let Ok(Reply::Hosting { hosting: Some(hosting), .. }) = screen.ask(&HostingRequest::Hosting).await else {
        panic!("no push with the devices")
    };
    assert_eq!(hosting.devices.iter().map(|device| device.id).collect::<Vec<_>>(), [status.device]);
    drop(screen);
    // It is known after a restart.
    app.close().await;
    let evening = Evening::at(App::open(folder.path()).await.expect("the folder is free"), table).await;
    let again = evening.again(&token).await.expect("the token is valid");
    assert_eq!(again.guest.map(|guest| guest.role), Some(Role::Screen { tables: true }));
    let device = again.guest.expect("a guest").device;
    evening.ask(MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Remove }).await;
    assert_eq!(evening.again(&token).await.err(), Some(turned(Turned::Token)));
}

/// A table with a table screen. The only other device is that of [`OTHER`], if there is one.
struct Played {
    evening: Evening,
    screen: Line,
    shown: Shown,
    other: Option<Line>,
    said: u32,
    _folder: tempfile::TempDir,
}

impl Played {
    async fn new(game: &str, seats: usize, options: &[(&str, Value)], other: bool) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(folder.path()).await.expect("the folder is free");
        let (session, _pushes) = app.session();
        let table = new_table_of(&session, game, seats, options).await;
        let evening = Evening::at(app, table).await;
        let mut screen = evening.table_screen(false).await;
        let other = if other { Some(evening.phone(Role::Seat(OTHER)).await) } else { None };
        let shown = Shown::of(&screen.look().await);
        Self { evening, screen, shown, other, said: 0, _folder: folder }
    }

    fn command(&mut self, head: u32, by: Actor, command: Value) -> Request {
        self.said += 1;
        let (table, id) = (self.evening.table, format!("said-{}", self.said));
        TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] }.into()
    }

    /// The screen has received all pushes, and knows what is public and no more.
    async fn holds_what_lies_open(&mut self) {
        let open = Shown::of(&self.evening.state(Viewer::Table).await);
        while self.shown.length() < open.length() {
            let push = self.screen.push().await.expect("an open connection");
            assert!(self.shown.follows(&push));
        }
        assert_eq!(self.shown.state, open.state);
        assert_eq!(self.shown.told, open.told);
    }

    /// Uncovers a seat and covers it again. In between the screen receives what this seat knows, and after that only
    /// what is public.
    async fn looks(&mut self, seat: Seat) {
        let (table, viewer) = (self.evening.table, Viewer::Seat(seat));
        let peeked = self.screen.ask(&TableRequest::Peek { table, viewer }).await;
        let view = self.evening.state(viewer).await.view;
        assert_eq!(peeked, Ok(Reply::View { view }));
        assert!(self.screen.ask(&TableRequest::Hints { table, seat, viewer }).await.is_ok());
        // The seat is uncovered.
        let next = Seat(seat.0 ^ 1);
        let advice = TableRequest::Hints { table, seat: next, viewer: Viewer::Seat(next) };
        assert_eq!(self.screen.ask(&advice).await, Err(Problem::NotYourSeat));
        assert_eq!(self.screen.ask(&TableRequest::Cover { table }).await, Ok(Reply::Done));
        let advice = TableRequest::Hints { table, seat, viewer };
        assert_eq!(self.screen.ask(&advice).await, Err(Problem::NotYourSeat));
    }

    /// Checks that requests about a seat with its own device, and commands for it, are refused.
    async fn keeps_out(&mut self, seat: Seat, head: u32) {
        let (table, viewer) = (self.evening.table, Viewer::Seat(seat));
        let command = json!({"do": "EndTurn"});
        for request in [
            TableRequest::Open { table, viewer },
            TableRequest::Peek { table, viewer },
            TableRequest::Hints { table, seat, viewer },
            TableRequest::Timeline { table, entries: vec![0], viewer },
            TableRequest::Steps { table, entry: head, viewer },
            TableRequest::Try { table, by: Actor::Seat(seat), command },
        ] {
            assert_eq!(self.screen.ask(&request).await, Err(Problem::NotYourSeat), "{request:?}");
        }
    }
}

/// The screen plays for all seats without another device, and uncovers and covers them. At every step it knows only
/// what is public.
async fn a_game_is_played_on_it(game: &str, seats: usize, options: &[(&str, Value)], other: bool, seed: u64) {
    let mut played = Played::new(game, seats, options, other).await;
    let mut random = StdRng::seed_from_u64(seed);
    let (table, mut looks) = (played.evening.table, 0);
    for step in 0..60 {
        let state = played.evening.state(Viewer::Table).await;
        let Some((by @ Actor::Seat(seat), commands)) = awaited(&state) else { break };
        let elsewhere = played.other.is_some() && seat == OTHER;
        if elsewhere {
            played.keeps_out(seat, state.head).await;
        } else if random.random_range(0..4) == 0 {
            looks += 1;
            played.looks(seat).await;
        }
        // The legal commands of that seat, from its own view.
        let known = played.evening.state(Viewer::Seat(seat)).await;
        let mine = known.legal.as_array().and_then(|legal| legal.iter().find(|one| one[0] == json!(by)).cloned());
        let mine = mine.and_then(|mine| mine[1].as_array().cloned()).filter(|mine| !mine.is_empty());
        let mine = mine.unwrap_or(commands);
        let command = mine[random.random_range(0..mine.len())].clone();
        let request = played.command(state.head, by, command);
        let answer = match (&mut played.other, elsewhere) {
            (Some(other), true) => {
                // The other device's seat cannot be uncovered on the screen.
                let told = played.screen.ask(&request).await;
                let of_table = matches!(told, Ok(Reply::Moved { .. }) | Err(Problem::Unread));
                assert!(told == Err(Problem::NotYourSeat) || of_table, "{step}: {told:?}");
                if told.is_ok() { told } else { other.ask(&request).await }
            }
            _ => played.screen.ask(&request).await,
        };
        assert!(matches!(answer, Ok(Reply::Moved { .. })), "{game} {step}: {request:?} was answered {answer:?}");
        played.holds_what_lies_open().await;
    }
    assert!(looks > 2, "only {looks} looks at table {table}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn table_screen_gets_purses_of_second_edition_only_uncovered() {
    a_game_is_played_on_it(GAME, 3, &[("hidden_money", json!(true))], true, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn table_screen_gets_purses_and_bids_of_first_edition_only_uncovered() {
    a_game_is_played_on_it("serenissima-1996", 3, &[], true, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn table_screen_gets_hands_of_twilight_only_uncovered() {
    a_game_is_played_on_it("twilight", 2, &[("hands", json!("dealt"))], false, 3).await;
    a_game_is_played_on_it("twilight", 2, &[("hands", json!("dealt"))], true, 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn table_screen_gets_choices_of_libertalia_only_uncovered() {
    a_game_is_played_on_it("libertalia", 3, &[], true, 5).await;
}

#[tokio::test]
async fn verdict_that_depends_on_covered_purse_stays_hidden() {
    let mut played = Played::new(GAME, 2, &[("hidden_money", json!(true))], false).await;
    let table = played.evening.table;
    let state = played.evening.state(Viewer::Table).await;
    let Some((Actor::Seat(asked), _)) = awaited(&state) else { panic!("no seat is asked") };
    let seat = Seat(asked.0 ^ 1);
    let build = |played: &mut Played| {
        played.command(state.head, Actor::Seat(seat), json!({"do": "BuildFort", "port": "alger"}))
    };
    let tried =
        TableRequest::Try { table, by: Actor::Seat(seat), command: json!({"do": "BuildFort", "port": "alger"}) };
    let said = build(&mut played);
    assert_eq!(played.screen.ask(&said).await, Err(Problem::Unread));
    assert_eq!(played.screen.ask(&tried).await, Err(Problem::NotYourSeat));
    let peek = TableRequest::Peek { table, viewer: Viewer::Seat(seat) };
    played.screen.ask(&peek).await.expect("uncovered");
    let said = build(&mut played);
    assert!(matches!(played.screen.ask(&said).await, Err(Problem::Refused { .. })));
    assert!(matches!(played.screen.ask(&tried).await, Err(Problem::Refused { .. })));
    // Its own phone has connected in the meantime, so the tablet must not show this seat any more.
    let phone = played.evening.phone(Role::Seat(seat)).await;
    let said = build(&mut played);
    assert_eq!(played.screen.ask(&said).await, Err(Problem::NotYourSeat));
    assert_eq!(played.screen.ask(&peek).await, Err(Problem::NotYourSeat));
    drop(phone);
    played
        .evening
        .until(|hosting| hosting.devices.iter().all(|device| device.role == SCREEN || !device.connected))
        .await;
    // The phone only sleeps. The tablet must not show the seat until the host says that the player has left.
    assert_eq!(played.screen.ask(&peek).await, Err(Problem::NotYourSeat));
    played.evening.ask(MembershipRequest::ReleaseSeat { table, seat }).await;
    played.screen.ask(&TableRequest::Cover { table }).await.expect("covered");
    let said = build(&mut played);
    assert_eq!(played.screen.ask(&said).await, Err(Problem::Unread));
}

#[tokio::test]
async fn reserved_seat_is_shown_only_after_host_releases_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 3).await;
    let table = evening.table;
    let other = bucintoro_tests::new_table_of(&evening.screen, GAME, 2, &[]).await;
    let mut screen = evening.table_screen(true).await;
    let phone = evening.phone(A).await;
    let device = phone.guest.expect("a guest").device;
    drop(phone);
    evening.until(|hosting| hosting.devices.iter().all(|device| device.role != A || !device.connected)).await;
    let peek = |seat| TableRequest::Peek { table, viewer: Viewer::Seat(seat) };
    let moves = |role| MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Move { role } };
    let head = evening.state(Viewer::Table).await.head;
    let stands_up = TableRequest::Sit { table, id: evening.request_id(), head, seat: OWN, name: None };
    // The screen itself may take each of these steps.
    let steps = [
        Request::from(HostingRequest::Hosting),
        moves(Role::Spectator).into(),
        moves(A).into(),
        HostingRequest::HostInstead { from: table, table: other }.into(),
        HostingRequest::HostInstead { from: other, table }.into(),
        moves(A).into(),
        stands_up.into(),
        MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Remove }.into(),
    ];
    for step in steps {
        let done = screen.ask(&step).await;
        assert!(done.is_ok(), "{step:?} was answered {done:?}");
        assert_eq!(screen.ask(&peek(OWN)).await, Err(Problem::NotYourSeat), "after {step:?}");
        assert!(screen.ask(&peek(OTHER)).await.is_ok(), "the seat has no phone");
    }
    let release = MembershipRequest::ReleaseSeat { table, seat: OWN };
    assert_eq!(screen.ask(&release).await, Err(Problem::HostOnly));
    assert_eq!(evening.hosting().await.kept, [OWN]);
    assert_eq!(evening.ask(release).await.kept, []);
    assert!(screen.ask(&peek(OWN)).await.is_ok());
}

#[tokio::test]
async fn seat_stays_reserved_after_restart_until_host_releases_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(folder.path(), 3).await;
    let table = evening.table;
    let other = bucintoro_tests::new_table_of(&evening.screen, GAME, 3, &[]).await;
    let mut screen = evening.table_screen(true).await;
    let token = screen.token.clone().expect("a token");
    let phone = evening.phone(A).await;
    let device = phone.guest.expect("a guest").device;
    drop(phone);
    // The screen removes the phone, and then moves all devices to another table.
    let moves = DeviceChange::Move { role: Role::Spectator };
    screen.ask(&MembershipRequest::ChangeDevice { table, device, change: moves }).await.expect("moved");
    let phone = evening.phone(Role::Seat(OTHER)).await;
    screen.ask(&HostingRequest::HostInstead { from: table, table: other }).await.expect("hosted");
    drop((phone, screen));
    let peek = |seat| TableRequest::Peek { table, viewer: Viewer::Seat(seat) };
    let free = Seat(2);
    for (released, hosted) in [(false, other), (false, table), (true, table), (true, other)] {
        evening.app.close().await;
        drop(evening);
        let app = App::open(folder.path()).await.expect("the folder is free");
        evening = Evening::at(app, hosted).await;
        let mut screen = match evening.again(&token).await {
            Ok(screen) => screen,
            // Its seat is at the other table.
            Err(_) => evening.table_screen(true).await,
        };
        assert!(screen.ask(&peek(free)).await.is_ok(), "the seat has no phone");
        assert_eq!(screen.ask(&peek(OTHER)).await, Err(Problem::NotYourSeat));
        if released {
            assert!(screen.ask(&peek(OWN)).await.is_ok(), "it was released before the restart");
            continue;
        }
        assert_eq!(screen.ask(&peek(OWN)).await, Err(Problem::NotYourSeat));
        if hosted == table {
            assert_eq!(evening.hosting().await.kept, [OWN, OTHER]);
            evening.ask(MembershipRequest::ReleaseSeat { table, seat: OWN }).await;
            assert!(screen.ask(&peek(OWN)).await.is_ok());
        }
    }
}
