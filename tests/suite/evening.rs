//! A club's event on two nodes: people who join, seats, tables that are moved and closed, and what each page receives
//! or must not receive.

use std::net::SocketAddr;
use std::process::Command;
use std::time::{Duration, Instant};

use app_core::protocol::{
    FileRequest, Greeting as ToTable, HostingRequest, LibraryRequest, Link, MembershipRequest, Reply as Told, Resource,
    Role, TableRequest, TableState, Turned,
};
use bucintoro_tests::lines::{Line, PATIENCE, http};
use bucintoro_tests::nodes::Node;
use bucintoro_tests::pages::Page;
use bucintoro_tests::{awaited, postgres};
use club_event::wire::{
    CodeOf, Greeting, OpenTable, Opening, PastEvening, Place, Plan, Problem, Reply, Request, Seating, TableSeen,
};
use club_event::{ClubEvent, Codes, Facts, Links, NewTable, Who};
use futures_util::future::join_all;
use kernel::{Actor, Chair, Seat, Viewer};
use rand::RngExt as _;
use serde_json::{Value, json};
use sqlx::postgres::PgPool;

mod archive;
mod beginning;
mod closing;
mod faults;
mod limits;
mod names;
mod programs;

/// The shortest game.
pub(crate) const GAME: &str = "twilight";

fn token() -> String {
    format!("{:032x}", rand::rng().random::<u128>())
}

pub(crate) fn plan(name: &str) -> Plan {
    Plan {
        name: name.to_owned(),
        opening: Opening::Organiser,
        seating: Seating::Free,
        house_rules: false,
        program_tables: 0,
    }
}

pub(crate) fn table(label: &str, watchable: bool) -> Request {
    let (id, label, game) = (token(), label.to_owned(), GAME.to_owned());
    let open = OpenTable { id, label, game, seats: 2, watchable, answering: None, waivers: vec![], setup: None };
    Request::OpenTable { open: Box::new(open) }
}

/// Two nodes with an event, and the organiser at the first.
pub(crate) struct Club {
    nodes: [Node; 2],
    pub database: String,
    key: String,
    pub organiser: Page,
}

impl Club {
    pub(crate) async fn new(more: &[&str]) -> Self {
        let server = postgres::shared();
        Self::on(server.net_url(&server.database().await), more).await
    }

    /// Starts a club on this database, with further options.
    async fn on(database: String, more: &[&str]) -> Self {
        let node = || Node::new(env!("CARGO_BIN_EXE_node"), database.clone()).told(more);
        let mut nodes = [node(), node()];
        let [key, _] = nodes.each_mut().map(Node::start);
        let mut organiser = Page::comes(nodes[0].listen, &Greeting::Organiser { key: key.clone() }).await;
        assert_eq!(organiser.seen.evening, None);
        let begun = organiser.ask(&Request::Begin { plan: plan("Thursday"), id: None }).await;
        // Repeated if the node is too busy to renew its lease.
        assert!(matches!(begun, Ok(Reply::Done) | Err(Problem::Running)), "{begun:?}");
        organiser.until(|seen| seen.evening.is_some()).await;
        Self { nodes, database, key, organiser }
    }

    pub(crate) fn at(&self, node: usize) -> SocketAddr {
        self.nodes[node].listen
    }

    async fn opens(&mut self, label: &str, watchable: bool) -> u32 {
        let opened = self.organiser.ask(&table(label, watchable)).await;
        let Ok(Reply::Opened { table }) = opened else { panic!("{opened:?}") };
        table
    }

    fn code(&self) -> String {
        let evening = self.organiser.seen.evening.as_ref().expect("an event");
        evening.join.as_ref().expect("a link").code.clone()
    }

    /// Kills the first node. The organiser continues at the other.
    pub(crate) async fn fails_over(&mut self) {
        self.nodes[0].signal("KILL");
        self.nodes[0].ended();
        self.organiser = Page::comes(self.at(1), &Greeting::Organiser { key: self.key.clone() }).await;
    }

    /// A person joins at a node.
    pub(crate) async fn joins(&self, node: usize, name: &str) -> Player {
        let token = token();
        let greeting = Greeting::Join { code: self.code(), name: name.to_owned(), token: token.clone() };
        Player { page: Page::comes(self.at(node), &greeting).await, token }
    }

    async fn wall(&self, node: usize) -> Page {
        let evening = self.organiser.seen.evening.as_ref().expect("an event");
        let token = evening.wall.as_ref().expect("a wall").code.clone();
        Page::comes(self.at(node), &Greeting::Wall { token }).await
    }
}

/// A person who has joined, with their tokens.
pub(crate) struct Player {
    pub page: Page,
    token: String,
}

impl Player {
    pub(crate) async fn sits(&mut self, table: u32, seat: u8) -> Result<String, Problem> {
        match self.page.ask(&Request::Sit { table, seat: Seat(seat) }).await? {
            Reply::Way { code } => Ok(code),
            other => panic!("{other:?}"),
        }
    }

    /// Connects the person's device to a table with a code.
    pub(crate) async fn device(&self, node: SocketAddr, code: String) -> Line {
        let greeting = ToTable::Code { code, name: "Phone".to_owned(), token: Some(self.token.clone()) };
        Line::answered(node, &greeting).await.expect("the code is right")
    }
}

fn free(table: &TableSeen) -> Vec<bool> {
    table.seats.iter().map(|seat| seat.free).collect()
}

/// Returns the facts of an unfinished table.
fn facts(table: u32, chairs: &[(&str, bool)], devices: &[u8]) -> Facts {
    let chair = |(name, empty): &(&str, bool)| Chair { empty: *empty, ..Chair::with_player(*name) };
    let stands = app_core::Summary { seating: chairs.iter().map(chair).collect(), ..Default::default() };
    let devices = devices.iter().map(|seat| Role::Seat(Seat(*seat))).collect();
    Facts { table, game: GAME.to_owned(), stands, node: None, scores: vec![], devices }
}

/// Checks that a record gives the same decisions again, and that the app imports it and can continue it.
async fn opens_in_the_app(text: &str) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), text).expect("written");
    let replay = Command::new(env!("CARGO_BIN_EXE_node")).args(["replay", "--strict"]).arg(file.path()).output();
    let replay = replay.expect("it runs");
    assert!(replay.status.success(), "{}", String::from_utf8_lossy(&replay.stderr));
    let folder = tempfile::tempdir().expect("a folder");
    let app = host::App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let taken = bucintoro_tests::files::import_file(&session, text).await;
    assert!(matches!(taken, Ok(Told::Table { .. })), "{taken:?}");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn two_requests_for_one_seat_admit_one_until_it_is_released() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let (mut anna, mut bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    let (first, second) = tokio::join!(anna.sits(id, 0), bruno.sits(id, 0));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    assert!(matches!(first.as_ref().and(second.as_ref()), Err(Problem::Taken)), "{first:?} {second:?}");
    let (mut sits, mut stands) = if first.is_ok() { (anna, bruno) } else { (bruno, anna) };
    let (code, name) =
        (first.or(second).expect("one of them"), sits.page.seen.evening.as_ref().expect("one").me.clone());
    let name = name.expect("a guest").name;
    // It is an ordinary device of the seat at every node, and the seat has the person's name.
    let mut device = sits.device(club.at(0), code.clone()).await;
    assert_eq!(device.guest.expect("a guest").role, Role::Seat(Seat(0)));
    let Ok(Told::State { state }) = device.ask(&TableRequest::Open { table: id, viewer: Viewer::Seat(Seat(0)) }).await
    else {
        panic!("no state")
    };
    assert_eq!(state.settings.seating[0].name, name);
    stands
        .page
        .until(|seen| seen.evening.as_ref().is_some_and(|evening| evening.tables[0].seats[0].name == name))
        .await;
    assert_eq!(free(&stands.page.tables()[0]), [false, true]);
    // A repeated request returns their own seat; they cannot take a second seat.
    let again = sits.sits(id, 0).await.expect("their own seat");
    assert_ne!(again, code, "the first code was used");
    let at = Place { table: id, seat: Seat(0) };
    assert_eq!(sits.sits(id, 1).await, Err(Problem::Seated { at }));
    // They stand up: their device is removed, and none of their codes admits it again.
    sits.page.ask(&Request::StandUp).await.expect("stood up");
    device.push_until(|push| matches!(push, app_core::protocol::Push::Dismissed).then_some(())).await;
    let greeting = ToTable::Code { code: again, name: String::new(), token: None };
    let known = Line::answered(club.at(1), &greeting).await;
    assert!(matches!(known, Err(app_core::protocol::Problem::TurnedAway { why: Turned::Code })));
    let fresh = stands.sits(id, 0).await.expect("free again");
    stands.device(club.at(1), fresh).await;
}

/// A node reads the event from time to time. A state from before a person joined is not sent to that person.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn stale_event_snapshot_does_not_dismiss_new_guests() {
    const MANY: usize = 30;
    let club = Club::new(&[]).await;
    let names: Vec<String> = (0..MANY).map(|nth| format!("Guest {nth}")).collect();
    let joined = join_all(names.iter().enumerate().map(|(nth, name)| club.joins(nth % 2, name))).await;
    for mut player in joined {
        let all = |seen: &club_event::wire::Seen| seen.evening.as_ref().is_some_and(|seen| seen.joined == MANY as u32);
        player.page.until(all).await;
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn guests_keep_seats_after_reload_and_node_crash() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let mut anna = club.joins(0, "Anna").await;
    let code = anna.sits(id, 1).await.expect("free");
    drop(anna.device(club.at(0), code).await);
    let taken = Greeting::Join { code: club.code(), name: "anna".to_owned(), token: token() };
    assert_eq!(Page::answered(club.at(1), &taken).await.err(), Some(Problem::NameTaken));
    // The welcome was lost, or she used the event's code again: she is the same person.
    let again = Greeting::Join { code: "wrong".to_owned(), name: "Someone".to_owned(), token: anna.token.clone() };
    let page = Page::comes(club.at(1), &again).await;
    let me = page.seen.evening.as_ref().expect("one").me.clone().expect("a guest");
    assert_eq!((me.name.as_str(), me.at), ("Anna", Some(Place { table: id, seat: Seat(1) })));
    // The node that owns her table dies. She finds everything at the other node.
    club.nodes[0].signal("KILL");
    club.nodes[0].ended();
    let begun = Instant::now();
    let mut back = Page::comes(club.at(1), &Greeting::Back { token: anna.token.clone() }).await;
    assert_eq!(back.seen.evening.as_ref().expect("one").me, Some(me));
    let device = loop {
        let greeting = ToTable::Token { token: anna.token.clone() };
        match Line::tries(club.at(1), &greeting).await {
            Some(Ok(device)) => break device,
            other => assert!(begun.elapsed() < 2 * PATIENCE, "{:?}", other.map(|line| line.err())),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    assert_eq!(device.guest.expect("a guest").role, Role::Seat(Seat(1)));
    assert!(matches!(back.ask(&Request::Sit { table: id, seat: Seat(1) }).await, Ok(Reply::Way { .. })));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn organiser_manages_tables_of_other_nodes() {
    let mut club = Club::new(&["--public-url", "https://club.example/"]).await;
    let id = club.opens("Table 1", true).await;
    let mut anna = club.joins(0, "Anna").await;
    let code = anna.sits(id, 0).await.expect("free");
    let mut device = anna.device(club.at(1), code).await;
    let mut other = Page::comes(club.at(1), &Greeting::Organiser { key: club.key.clone() }).await;
    let hosting = async |page: &mut Page| match page
        .ask(&Request::Ask { request: Box::new(HostingRequest::Host { table: id }.into()) })
        .await
    {
        Ok(Reply::Answer { reply }) => match *reply {
            Told::Hosting { hosting: Some(hosting), .. } => *hosting,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    let seen = hosting(&mut other).await;
    assert_eq!(seen, hosting(&mut club.organiser).await);
    assert_eq!((seen.devices.len(), seen.devices[0].role), (1, Role::Seat(Seat(0))));
    assert!(seen.links.iter().all(|way| way.link.url.starts_with("https://club.example/#code=")), "{seen:?}");
    let evening = other.seen.evening.clone().expect("one");
    assert!(evening.join.expect("a link").url.starts_with("https://club.example/club#evening="));
    // Also at the application's own listener, while the key is valid.
    let mut line =
        Line::enter(club.at(1), &ToTable::Token { token: club.key.clone() }).await.expect("the key is valid");
    let answered = line.ask(&HostingRequest::Host { table: id }).await;
    assert!(matches!(answered, Ok(Told::Hosting { hosting: Some(shown), .. }) if *shown == seen));
    // The table continues at the other node with its people. Only its node has changed.
    let nodes = other.seen.nodes.clone();
    let owner = other.tables()[0].node.clone().expect("an owner");
    let to = nodes.iter().find(|node| node.node != owner).expect("another").node.clone();
    other.ask(&Request::MoveTable { table: id, node: to.clone() }).await.expect("moved");
    other.until(|seen| seen.evening.as_ref().is_some_and(|seen| seen.tables[0].node.as_ref() == Some(&to))).await;
    while device.push().await.is_some() {}
    let greeting = ToTable::Token { token: anna.token.clone() };
    let mut device = Line::enter(club.at(0), &greeting).await.expect("every node knows the token");
    device.ask(&TableRequest::Open { table: id, viewer: Viewer::Seat(Seat(0)) }).await.expect("seen");
    let nowhere = Request::MoveTable { table: id, node: "nowhere".to_owned() };
    assert_eq!(other.ask(&nowhere).await, Err(Problem::NotFound { what: Resource::Node }));
    // The code of a seat with a device is shown only to its player.
    let links = hosting(&mut club.organiser).await.links;
    assert!(!links.is_empty() && links.iter().all(|link| link.role != Role::Seat(Seat(0))), "{links:?}");
    // A device that is moved away from its seat is noted in the record, because another person may take the seat.
    let known = hosting(&mut club.organiser).await.devices[0].id;
    let change = app_core::protocol::DeviceChange::Move { role: Role::Spectator };
    let away = MembershipRequest::ChangeDevice { table: id, device: known, change };
    club.organiser.ask(&Request::Ask { request: Box::new(away.into()) }).await.expect("moved");
    while device.push().await.is_some() {}
    let mut device = Line::enter(club.at(1), &greeting).await.expect("every node knows the token");
    let seen = device.ask(&TableRequest::Open { table: id, viewer: Viewer::Spectator }).await;
    let Ok(Told::State { state }) = seen else { panic!("{seen:?}") };
    assert_eq!(state.settings.released.iter().map(|release| release.seat).collect::<Vec<_>>(), [Seat(0)]);
    // A device and a person are removed through the node that does not own the table.
    let remove =
        MembershipRequest::ChangeDevice { table: id, device: known, change: app_core::protocol::DeviceChange::Remove };
    club.organiser.ask(&Request::Ask { request: Box::new(remove.into()) }).await.expect("removed");
    let person = club.organiser.seen.evening.as_ref().expect("one").people[0].person;
    club.organiser.ask(&Request::RemovePerson { person }).await.expect("removed");
    assert!(anna.page.ended().await, "her page is dismissed");
    let back = Page::answered(club.at(1), &Greeting::Back { token: anna.token }).await;
    assert_eq!(back.err(), Some(Problem::TurnedAway { why: Turned::Token }));
    // No request that shows a record.
    let open = TableRequest::Open { table: id, viewer: Viewer::Table };
    for denied in [app_core::protocol::Request::from(FileRequest::Export { table: id }), open.into()] {
        let answered = club.organiser.ask(&Request::Ask { request: Box::new(denied) }).await;
        assert!(
            matches!(answered, Err(Problem::Table { problem }) if *problem == app_core::protocol::Problem::HostOnly)
        );
    }
    // No request that ends a game of the running event, at either listener.
    let stop = HostingRequest::StopHosting { table: id };
    let rematch = LibraryRequest::Rematch { table: id, id: None };
    for denied in [app_core::protocol::Request::from(LibraryRequest::Delete { table: id }), stop.into(), rematch.into()]
    {
        assert_eq!(line.ask(&denied).await, Err(app_core::protocol::Problem::HostOnly));
        let answered = other.ask(&Request::Ask { request: Box::new(denied) }).await;
        assert_eq!(answered, Err(Problem::NotAllowed));
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn renewed_organiser_key_replaces_old_key_on_all_nodes() {
    let mut club = Club::new(&[]).await;
    let mut other = Page::comes(club.at(1), &Greeting::Organiser { key: club.key.clone() }).await;
    let mut line =
        Line::enter(club.at(1), &ToTable::Token { token: club.key.clone() }).await.expect("the key is valid");
    let renewed = club.organiser.ask(&Request::RenewKey { fresh: None }).await;
    let Ok(Reply::Key { key, url }) = renewed else { panic!("{renewed:?}") };
    assert!(url.ends_with(&format!("/club#token={key}")), "{url}");
    // The page chose the key itself, and repeats the request because the answer was lost.
    let (mut page, fresh) = (Page::comes(club.at(1), &Greeting::Organiser { key }).await, token());
    let renew = Request::RenewKey { fresh: Some(fresh.clone()) };
    page.asks(&renew).await;
    let mut page = Page::comes(club.at(0), &Greeting::Organiser { key: fresh.clone() }).await;
    let again = page.ask(&renew).await;
    assert!(matches!(&again, Ok(Reply::Key { key, .. }) if *key == fresh), "{again:?}");
    let key = fresh;
    // At once, and at the other node too.
    for node in 0..2 {
        let old = Page::answered(club.at(node), &Greeting::Organiser { key: club.key.clone() }).await;
        assert_eq!(old.err(), Some(Problem::TurnedAway { why: Turned::Token }));
        Page::comes(club.at(node), &Greeting::Organiser { key: key.clone() }).await;
    }
    // A connection with the old key can do nothing more, and is closed.
    if let Some(answer) = other.asks(&Request::End).await {
        assert_eq!(answer, Err(Problem::TurnedAway { why: Turned::Token }));
    }
    assert!(other.ended().await);
    assert!(!club.organiser.ended().await);
    while line.push().await.is_some() {}
    let old = Line::answered(club.at(0), &ToTable::Token { token: club.key.clone() }).await;
    assert!(old.is_err());
    // The codes of the event and of the room display are also renewed.
    club.organiser = Page::comes(club.at(0), &Greeting::Organiser { key }).await;
    let (code, mut wall) = (club.code(), club.wall(1).await);
    let before = club.organiser.seen.evening.clone().expect("one");
    for of in [CodeOf::Joining, CodeOf::Wall] {
        club.organiser.ask(&Request::RenewCode { of }).await.expect("renewed");
    }
    assert!(wall.ended().await, "the old room display is disconnected");
    let old = Greeting::Join { code, name: "Anna".to_owned(), token: token() };
    let turned = Page::answered(club.at(1), &old).await.err();
    assert_eq!(turned, Some(Problem::TurnedAway { why: Turned::Code }));
    let renewed = |now: &club_event::wire::EveningState| now.join != before.join && now.wall != before.wall;
    club.organiser.until(|seen| seen.evening.as_ref().is_some_and(renewed)).await;
    club.joins(1, "Anna").await;
    club.wall(0).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn event_projections_contain_no_secret() {
    let mut club = Club::new(&[]).await;
    let (open, hidden) = (club.opens("Table 1", true).await, club.opens("Table 2", false).await);
    let (mut anna, mut bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    let mut wall = club.wall(1).await;
    let code = anna.sits(open, 0).await.expect("free");
    let mut device = anna.device(club.at(1), code.clone()).await;
    device.ask(&TableRequest::Begin { table: open, id: token(), head: 0 }).await.expect("started");
    play(&mut device, open, Viewer::Seat(Seat(0)), 6).await;
    let unused = bruno.sits(hidden, 0).await.expect("free");
    wall.until(|seen| seen.evening.as_ref().is_some_and(|evening| evening.tables[1].seats[0].name == "Bruno")).await;
    // The public state of the tables, and which ones can be watched.
    assert_eq!(wall.tables().iter().map(|table| table.watchable).collect::<Vec<_>>(), [true, false]);
    assert_eq!(free(&wall.tables()[0]), [false, true]);
    let Ok(Reply::Way { code: watch }) = wall.ask(&Request::Watch { table: open }).await else { panic!("watched") };
    let greeting = ToTable::Code { code: watch.clone(), name: String::new(), token: None };
    let television = Line::answered(club.at(0), &greeting).await.expect("admitted");
    assert_eq!(television.guest.expect("a guest").role, Role::Spectator);
    assert_eq!(wall.ask(&Request::Watch { table: hidden }).await, Err(Problem::Unwatched));
    // People may send only requests for themselves.
    for denied in
        [Request::End, Request::RenewKey { fresh: None }, Request::CloseTable { table: open }, table("Mine", true)]
    {
        assert_eq!(wall.ask(&denied).await, Err(Problem::NotAllowed));
        assert_eq!(anna.page.ask(&denied).await, Err(Problem::NotAllowed));
    }
    let export = FileRequest::Export { table: open };
    for denied in [
        app_core::protocol::Request::from(HostingRequest::Host { table: open }),
        LibraryRequest::Tables.into(),
        export.into(),
    ] {
        assert_eq!(anna.page.ask(&Request::Ask { request: Box::new(denied) }).await, Err(Problem::NotAllowed));
    }
    assert_eq!(wall.ask(&Request::Archive).await, Err(Problem::NotAllowed));
    assert_eq!(anna.page.ask(&Request::Record { table: open }).await, Err(Problem::NotFound { what: Resource::Table }));
    // No page receives tokens or their hashes, seeds or codes of seats. A person also does not receive the codes of the
    // event and the room display.
    let pool = PgPool::connect(&club.database).await.expect("the database");
    let mut secrets: Vec<String> =
        vec![anna.token.clone(), bruno.token.clone(), club.key.clone(), code, unused.clone()];
    for query in [
        "SELECT seed FROM tables WHERE seed IS NOT NULL",
        "SELECT token FROM devices",
        "SELECT value FROM secrets",
        "SELECT last_hash FROM tables",
    ] {
        secrets.extend(sqlx::query_scalar::<_, String>(query).fetch_all(&pool).await.expect("read"));
    }
    let kept: Vec<String> = sqlx::query_scalar("SELECT evening FROM evenings").fetch_all(&pool).await.expect("read");
    for token in [&anna.token, &bruno.token] {
        assert!(!kept[0].contains(token.as_str()), "only its hash is stored");
        let hash = app_core::membership::codes::sha256_hex(token);
        assert!(kept[0].contains(&hash));
        secrets.push(hash);
    }
    let ways: Vec<String> = sqlx::query_scalar("SELECT code FROM codes").fetch_all(&pool).await.expect("read");
    secrets.extend(ways.into_iter().filter(|code| *code != watch));
    assert!(secrets.len() > 14, "{secrets:?}");
    anna.page.ask(&Request::Archive).await.expect("seen");
    let own = |secret: &String, heard: &[String]| heard.iter().any(|frame| frame.contains(secret.as_str()));
    for secret in &secrets {
        assert!(!own(secret, &wall.heard), "the room display received {secret}");
        let theirs = *secret == secrets[3] || *secret == secrets[0];
        assert!(theirs || !own(secret, &anna.page.heard), "a person received {secret}");
    }
    let organised = club.organiser.seen.evening.clone().expect("one");
    for code in [organised.join.expect("a way").code, organised.wall.expect("a way").code] {
        assert!(!own(&code, &anna.page.heard), "a person received {code}");
    }
    // A client without a token receives nothing, and wrong codes are counted.
    let nothing = Greeting::Wall { token: token() };
    assert!(Page::answered(club.at(0), &nothing).await.is_err());
    let mut tries = 0;
    loop {
        let wrong = Greeting::Join { code: "ABC-DEF".to_owned(), name: "Eve".to_owned(), token: token() };
        let turned = Page::answered(club.at(0), &wrong).await.err();
        if turned == Some(Problem::TurnedAway { why: Turned::Busy }) {
            break;
        }
        tries += 1;
        assert!(tries < 60, "wrong codes are not limited");
    }
    // For some time even a valid code of that address is rejected; a person who has joined can return.
    let right = Greeting::Join { code: club.code(), name: "Clara".to_owned(), token: token() };
    let turned = Page::answered(club.at(0), &right).await.err();
    assert_eq!(turned, Some(Problem::TurnedAway { why: Turned::Busy }));
    Page::comes(club.at(1), &Greeting::Back { token: anna.token.clone() }).await;
    // The event's page is the application's own page, whether or not it is built. No other path serves it.
    let (page, own) = (http(club.at(0), "GET /club HTTP/1.1").await, http(club.at(0), "GET / HTTP/1.1").await);
    assert_eq!(page.lines().next(), own.lines().next());
    assert!(http(club.at(0), "GET /clubs HTTP/1.1").await.starts_with("HTTP/1.1 404"));
}

/// Plays random commands through a device that may act for every seat, up to this number or the end of the game.
/// Returns true if the game is over.
pub(crate) async fn play(device: &mut Line, table: u32, viewer: Viewer, times: usize) -> bool {
    for _ in 0..times {
        let Ok(Told::State { state }) = device.ask(&TableRequest::Open { table, viewer }).await else {
            panic!("no state")
        };
        if state.progress.over {
            return true;
        }
        let Some((by, commands)) = awaited(&state).filter(|(_, commands)| !commands.is_empty()) else { return false };
        let command = commands[rand::rng().random_range(0..commands.len())].clone();
        let (id, head) = (token(), state.head);
        let said = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
        device.ask(&said).await.expect("accepted");
    }
    false
}
