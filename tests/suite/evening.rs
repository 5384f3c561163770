//! A club's evening at the doors of two nodes: people who come, seats, tables that are moved and closed, what each
//! receives and what no one does.

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

mod closing;
mod faults;
mod limits;

/// The game that is over soonest.
pub(crate) const GAME: &str = "twilight";

fn token() -> String {
    format!("{:032x}", rand::rng().random::<u128>())
}

pub(crate) fn plan(name: &str) -> Plan {
    Plan { name: name.to_owned(), opening: Opening::Organiser, seating: Seating::Free, house_rules: false }
}

pub(crate) fn table(label: &str, watchable: bool) -> Request {
    let (id, label, game) = (token(), label.to_owned(), GAME.to_owned());
    let open = OpenTable { id, label, game, seats: 2, watchable, answering: None, waivers: vec![], setup: None };
    Request::OpenTable { open: Box::new(open) }
}

/// Two nodes with an evening, and the organiser at the first.
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

    /// On a database of which the test knows more.
    async fn on(database: String, more: &[&str]) -> Self {
        let node = || Node::new(env!("CARGO_BIN_EXE_node"), database.clone()).told(more);
        let mut nodes = [node(), node()];
        let [key, _] = nodes.each_mut().map(Node::start);
        let mut organiser = Page::comes(nodes[0].listen, &Greeting::Organiser { key: key.clone() }).await;
        assert_eq!(organiser.seen.evening, None);
        let begun = organiser.ask(&Request::Begin { plan: plan("Thursday"), id: None }).await;
        // Said twice, on a machine that is too busy for a node to beat.
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
        let evening = self.organiser.seen.evening.as_ref().expect("an evening");
        evening.join.as_ref().expect("a way in").code.clone()
    }

    /// The first node is killed; the organiser continues at the other.
    pub(crate) async fn fails_over(&mut self) {
        self.nodes[0].signal("KILL");
        self.nodes[0].ended();
        self.organiser = Page::comes(self.at(1), &Greeting::Organiser { key: self.key.clone() }).await;
    }

    /// Someone joins at a node.
    pub(crate) async fn joins(&self, node: usize, name: &str) -> Player {
        let token = token();
        let greeting = Greeting::Join { code: self.code(), name: name.to_owned(), token: token.clone() };
        Player { page: Page::comes(self.at(node), &greeting).await, token }
    }

    async fn wall(&self, node: usize) -> Page {
        let evening = self.organiser.seen.evening.as_ref().expect("an evening");
        let token = evening.wall.as_ref().expect("a wall").code.clone();
        Page::comes(self.at(node), &Greeting::Wall { token }).await
    }
}

/// Someone who has joined, with what they keep.
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

    /// Their device at a table, by a code.
    pub(crate) async fn device(&self, node: SocketAddr, code: String) -> Line {
        let greeting = ToTable::Code { code, name: "Phone".to_owned(), token: Some(self.token.clone()) };
        Line::answered(node, &greeting).await.expect("the code is right")
    }
}

fn free(table: &TableSeen) -> Vec<bool> {
    table.seats.iter().map(|seat| seat.free).collect()
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn two_who_want_a_seat_do_not_both_get_it_and_it_is_free_again_when_they_stand_up() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let (mut anna, mut bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    let (first, second) = tokio::join!(anna.sits(id, 0), bruno.sits(id, 0));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    assert!(matches!(first.as_ref().and(second.as_ref()), Err(Problem::Taken)), "{first:?} {second:?}");
    let (mut sits, mut stands) = if first.is_ok() { (anna, bruno) } else { (bruno, anna) };
    let (code, name) =
        (first.or(second).expect("one of them"), sits.page.seen.evening.as_ref().expect("one").me.clone());
    let name = name.expect("somebody").name;
    // It is an ordinary device of the seat, by whichever node; and the seat is called like the person who sits there.
    let mut device = sits.device(club.at(0), code.clone()).await;
    assert_eq!(device.guest.expect("a guest").role, Role::Seat(Seat(0)));
    let Ok(Told::State { state }) = device.ask(&TableRequest::Open { table: id, viewer: Viewer::Seat(Seat(0)) }).await
    else {
        panic!("it is seen")
    };
    assert_eq!(state.settings.seating[0].name, name);
    stands
        .page
        .until(|seen| seen.evening.as_ref().is_some_and(|evening| evening.tables[0].seats[0].name == name))
        .await;
    assert_eq!(free(&stands.page.tables()[0]), [false, true]);
    // Asked again it is theirs; elsewhere they do not sit as well.
    let again = sits.sits(id, 0).await.expect("theirs");
    assert_ne!(again, code, "the first was used");
    let at = Place { table: id, seat: Seat(0) };
    assert_eq!(sits.sits(id, 1).await, Err(Problem::Seated { at }));
    // They stand up: their device is sent away, and no code that they know lets them in again.
    sits.page.ask(&Request::StandUp).await.expect("up");
    device.push_until(|push| matches!(push, app_core::protocol::Push::Dismissed).then_some(())).await;
    let greeting = ToTable::Code { code: again, name: String::new(), token: None };
    let known = Line::answered(club.at(1), &greeting).await;
    assert!(matches!(known, Err(app_core::protocol::Problem::TurnedAway { why: Turned::Code })));
    let fresh = stands.sits(id, 0).await.expect("free again");
    stands.device(club.at(1), fresh).await;
}

/// A node looks at the evening now and then: what it saw before someone joined is not told to them.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn whoever_joins_is_not_sent_away_by_what_was_seen_before() {
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
async fn people_keep_their_place_over_reload_and_the_end_of_a_node() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let mut anna = club.joins(0, "Anna").await;
    let code = anna.sits(id, 1).await.expect("free");
    drop(anna.device(club.at(0), code).await);
    let taken = Greeting::Join { code: club.code(), name: "anna".to_owned(), token: token() };
    assert_eq!(Page::answered(club.at(1), &taken).await.err(), Some(Problem::NameTaken));
    // The welcome was lost, or she came by the address on the wall again: she is the same.
    let again = Greeting::Join { code: "wrong".to_owned(), name: "Someone".to_owned(), token: anna.token.clone() };
    let page = Page::comes(club.at(1), &again).await;
    let me = page.seen.evening.as_ref().expect("one").me.clone().expect("somebody");
    assert_eq!((me.name.as_str(), me.at), ("Anna", Some(Place { table: id, seat: Seat(1) })));
    // The node that has her table dies: she finds everything at the other.
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
async fn whoever_organises_sees_and_changes_tables_of_other_nodes_and_moves_them() {
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
    assert!(evening.join.expect("a way in").url.starts_with("https://club.example/club#evening="));
    // At the application's own door as well, as long as the key is good.
    let mut line = Line::enter(club.at(1), &ToTable::Token { token: club.key.clone() }).await.expect("the key is good");
    let answered = line.ask(&HostingRequest::Host { table: id }).await;
    assert!(matches!(answered, Ok(Told::Hosting { hosting: Some(shown), .. }) if *shown == seen));
    // It continues at the other node, with its people; nothing but where it is has changed.
    let nodes = other.seen.nodes.clone();
    let owner = other.tables()[0].node.clone().expect("an owner");
    let to = nodes.iter().find(|node| node.node != owner).expect("another").node.clone();
    other.ask(&Request::MoveTable { table: id, node: to.clone() }).await.expect("moved");
    other.until(|seen| seen.evening.as_ref().is_some_and(|seen| seen.tables[0].node.as_ref() == Some(&to))).await;
    while device.push().await.is_some() {}
    let greeting = ToTable::Token { token: anna.token.clone() };
    let mut device = Line::enter(club.at(0), &greeting).await.expect("known everywhere");
    device.ask(&TableRequest::Open { table: id, viewer: Viewer::Seat(Seat(0)) }).await.expect("seen");
    let nowhere = Request::MoveTable { table: id, node: "nowhere".to_owned() };
    assert_eq!(other.ask(&nowhere).await, Err(Problem::NotFound { what: Resource::Node }));
    // The code of a seat with a device is its player's alone.
    let links = hosting(&mut club.organiser).await.links;
    assert!(!links.is_empty() && links.iter().all(|link| link.role != Role::Seat(Seat(0))), "{links:?}");
    // A device that is moved away from its seat leaves a note in the record: now another one could come in there.
    let known = hosting(&mut club.organiser).await.devices[0].id;
    let change = app_core::protocol::DeviceChange::Move { role: Role::Spectator };
    let away = MembershipRequest::ChangeDevice { table: id, device: known, change };
    club.organiser.ask(&Request::Ask { request: Box::new(away.into()) }).await.expect("moved");
    while device.push().await.is_some() {}
    let mut device = Line::enter(club.at(1), &greeting).await.expect("known everywhere");
    let seen = device.ask(&TableRequest::Open { table: id, viewer: Viewer::Spectator }).await;
    let Ok(Told::State { state }) = seen else { panic!("{seen:?}") };
    assert_eq!(state.settings.released.iter().map(|release| release.seat).collect::<Vec<_>>(), [Seat(0)]);
    // A device is removed, and a person, from the node that does not have the table.
    let remove =
        MembershipRequest::ChangeDevice { table: id, device: known, change: app_core::protocol::DeviceChange::Remove };
    club.organiser.ask(&Request::Ask { request: Box::new(remove.into()) }).await.expect("removed");
    let person = club.organiser.seen.evening.as_ref().expect("one").people[0].person;
    club.organiser.ask(&Request::RemovePerson { person }).await.expect("removed");
    assert!(anna.page.ended().await, "she is told");
    let back = Page::answered(club.at(1), &Greeting::Back { token: anna.token }).await;
    assert_eq!(back.err(), Some(Problem::TurnedAway { why: Turned::Token }));
    // Nothing that shows a record.
    let open = TableRequest::Open { table: id, viewer: Viewer::Table };
    for denied in [app_core::protocol::Request::from(FileRequest::Export { table: id }), open.into()] {
        let answered = club.organiser.ask(&Request::Ask { request: Box::new(denied) }).await;
        assert!(
            matches!(answered, Err(Problem::Table { problem }) if *problem == app_core::protocol::Problem::HostOnly)
        );
    }
    // Nor what ends a game of the event while that runs, at either door.
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
async fn a_renewed_key_is_good_everywhere_and_the_old_one_nowhere() {
    let mut club = Club::new(&[]).await;
    let mut other = Page::comes(club.at(1), &Greeting::Organiser { key: club.key.clone() }).await;
    let mut line = Line::enter(club.at(1), &ToTable::Token { token: club.key.clone() }).await.expect("the key is good");
    let renewed = club.organiser.ask(&Request::RenewKey { fresh: None }).await;
    let Ok(Reply::Key { key, url }) = renewed else { panic!("{renewed:?}") };
    assert!(url.ends_with(&format!("/club#token={key}")), "{url}");
    // A key that the page made itself, asked twice because the answer was lost.
    let (mut page, fresh) = (Page::comes(club.at(1), &Greeting::Organiser { key }).await, token());
    let renew = Request::RenewKey { fresh: Some(fresh.clone()) };
    page.asks(&renew).await;
    let mut page = Page::comes(club.at(0), &Greeting::Organiser { key: fresh.clone() }).await;
    let again = page.ask(&renew).await;
    assert!(matches!(&again, Ok(Reply::Key { key, .. }) if *key == fresh), "{again:?}");
    let key = fresh;
    // At once, at the other node too.
    for node in 0..2 {
        let old = Page::answered(club.at(node), &Greeting::Organiser { key: club.key.clone() }).await;
        assert_eq!(old.err(), Some(Problem::TurnedAway { why: Turned::Token }));
        Page::comes(club.at(node), &Greeting::Organiser { key: key.clone() }).await;
    }
    // A line that came by it does nothing more, and ends.
    if let Some(answer) = other.asks(&Request::End).await {
        assert_eq!(answer, Err(Problem::TurnedAway { why: Turned::Token }));
    }
    assert!(other.ended().await);
    assert!(!club.organiser.ended().await);
    while line.push().await.is_some() {}
    let old = Line::answered(club.at(0), &ToTable::Token { token: club.key.clone() }).await;
    assert!(old.is_err());
    // The evening's code and the wall's are renewed as well.
    club.organiser = Page::comes(club.at(0), &Greeting::Organiser { key }).await;
    let (code, mut wall) = (club.code(), club.wall(1).await);
    let before = club.organiser.seen.evening.clone().expect("one");
    for of in [CodeOf::Joining, CodeOf::Wall] {
        club.organiser.ask(&Request::RenewCode { of }).await.expect("renewed");
    }
    assert!(wall.ended().await, "the old wall's line ends");
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
async fn what_others_are_told_of_an_evening_holds_no_secret() {
    let mut club = Club::new(&[]).await;
    let (open, hidden) = (club.opens("Table 1", true).await, club.opens("Table 2", false).await);
    let (mut anna, mut bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    let mut wall = club.wall(1).await;
    let code = anna.sits(open, 0).await.expect("free");
    let mut device = anna.device(club.at(1), code.clone()).await;
    device.ask(&TableRequest::Begin { table: open, id: token(), head: 0 }).await.expect("begun");
    play(&mut device, open, Viewer::Seat(Seat(0)), 6).await;
    let unused = bruno.sits(hidden, 0).await.expect("free");
    wall.until(|seen| seen.evening.as_ref().is_some_and(|evening| evening.tables[1].seats[0].name == "Bruno")).await;
    // How the tables stand, as any passer-by knows it, and which can be watched.
    assert_eq!(wall.tables().iter().map(|table| table.watchable).collect::<Vec<_>>(), [true, false]);
    assert_eq!(free(&wall.tables()[0]), [false, true]);
    let Ok(Reply::Way { code: watch }) = wall.ask(&Request::Watch { table: open }).await else { panic!("watched") };
    let greeting = ToTable::Code { code: watch.clone(), name: String::new(), token: None };
    let television = Line::answered(club.at(0), &greeting).await.expect("let in");
    assert_eq!(television.guest.expect("a guest").role, Role::Spectator);
    assert_eq!(wall.ask(&Request::Watch { table: hidden }).await, Err(Problem::Unwatched));
    // No one asks more than is theirs.
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
    // No token, no hash of one, no seed, no code of a seat; a person not even the way in and the wall's.
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
        assert!(!kept[0].contains(token.as_str()), "only its hash is kept");
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
        assert!(!own(secret, &wall.heard), "the wall was told {secret}");
        let theirs = *secret == secrets[3] || *secret == secrets[0];
        assert!(theirs || !own(secret, &anna.page.heard), "a person was told {secret}");
    }
    let organised = club.organiser.seen.evening.clone().expect("one");
    for code in [organised.join.expect("a way").code, organised.wall.expect("a way").code] {
        assert!(!own(&code, &anna.page.heard), "a person was told {code}");
    }
    // Anyone who shows no token receives nothing, and wrong codes are counted.
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
        assert!(tries < 60, "no end");
    }
    // From there not even a right code is heard for a while; who has joined comes back.
    let right = Greeting::Join { code: club.code(), name: "Clara".to_owned(), token: token() };
    let turned = Page::answered(club.at(0), &right).await.err();
    assert_eq!(turned, Some(Problem::TurnedAway { why: Turned::Busy }));
    Page::comes(club.at(1), &Greeting::Back { token: anna.token.clone() }).await;
    // The page of the evening is the application's own, whether or not that is built; nothing else is served so.
    let (page, own) = (http(club.at(0), "GET /club HTTP/1.1").await, http(club.at(0), "GET / HTTP/1.1").await);
    assert_eq!(page.lines().next(), own.lines().next());
    assert!(http(club.at(0), "GET /clubs HTTP/1.1").await.starts_with("HTTP/1.1 404"));
}

/// Plays at random through a device that may speak for everybody, so many times or until the game is over. Whether it
/// is.
pub(crate) async fn play(device: &mut Line, table: u32, viewer: Viewer, times: usize) -> bool {
    for _ in 0..times {
        let Ok(Told::State { state }) = device.ask(&TableRequest::Open { table, viewer }).await else {
            panic!("not seen")
        };
        if state.progress.over {
            return true;
        }
        let Some((by, commands)) = awaited(&state).filter(|(_, commands)| !commands.is_empty()) else { return false };
        let command = commands[rand::rng().random_range(0..commands.len())].clone();
        let (id, head) = (token(), state.head);
        let said = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
        device.ask(&said).await.expect("it stands");
    }
    false
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn closed_tables_are_in_the_archive_and_whoever_sat_there_takes_the_record_home() {
    let mut club = Club::new(&[]).await;
    let (over, given_up) = (club.opens("Table 1", true).await, club.opens("Table 2", true).await);
    let (mut anna, mut bruno, mut clara) =
        (club.joins(0, "Anna").await, club.joins(1, "Bruno").await, club.joins(1, "Clara").await);
    let trusting = HostingRequest::HostOptions { table: over, open: false, trusting: true, address: String::new() };
    club.organiser.ask(&Request::Ask { request: Box::new(trusting.into()) }).await.expect("they trust each other");
    let code = anna.sits(over, 0).await.expect("free");
    bruno.sits(over, 1).await.expect("free");
    let mut device = anna.device(club.at(0), code).await;
    assert!(play(&mut device, over, Viewer::Seat(Seat(0)), 3_000).await, "the game ends");
    let late = clara.sits(over, 0).await;
    assert_eq!(late, Err(Problem::Taken));
    club.organiser.ask(&Request::CloseTable { table: over }).await.expect("closed");
    // No one continues with it: not by a token, nor at the organiser's word, on any node.
    while device.push().await.is_some() {}
    for node in 0..2 {
        let again = Line::answered(club.at(node), &ToTable::Token { token: anna.token.clone() }).await;
        let closed = app_core::protocol::Problem::TableClosed { label: "Table 1".to_owned() };
        assert_eq!(again.err(), Some(closed), "the reason");
    }
    let host =
        club.organiser.ask(&Request::Ask { request: Box::new(HostingRequest::Host { table: over }.into()) }).await;
    assert!(host.is_err(), "{host:?}");
    anna.page.until(|seen| seen.evening.as_ref().is_some_and(|evening| evening.tables.len() == 1)).await;
    let Ok(Reply::Archive { evenings }) = anna.page.ask(&Request::Archive).await else { panic!("an archive") };
    let line = &evenings[0].tables[0];
    assert_eq!((line.table, line.over, line.game.as_str(), line.label.as_str()), (over, true, GAME, "Table 1"));
    assert_eq!(line.names, ["Anna", "Bruno"]);
    assert!(line.places.contains(&1) && line.mine && line.whole && !line.asks, "{line:?}");
    // Whole, for those who sat there and the organiser; for no one else.
    assert_eq!(clara.page.ask(&Request::Record { table: over }).await, Err(Problem::NotAllowed));
    let Ok(Reply::File { name, text }) = bruno.page.ask(&Request::Record { table: over }).await else {
        panic!("a file")
    };
    assert!(name.ends_with(".bucintoro"), "{name}");
    let organisers = club.organiser.ask(&Request::Record { table: over }).await;
    assert_eq!(organisers, Ok(Reply::File { name, text: text.clone() }));
    opens_in_the_app(&text).await;

    // One that is given up is closed as well; what was hidden stays so, as long as not everybody has agreed.
    let code = anna.sits(given_up, 0).await.expect("free");
    clara.sits(given_up, 1).await.expect("free");
    let mut device = anna.device(club.at(1), code).await;
    play(&mut device, given_up, Viewer::Seat(Seat(0)), 4).await;
    club.organiser.ask(&Request::End).await.expect("ended");
    club.organiser.until(|seen| seen.evening.as_ref().is_some_and(|evening| evening.ended.is_some())).await;
    anna.page.ask(&Request::Agree { table: given_up }).await.expect("agreed");
    assert_eq!(bruno.page.ask(&Request::Agree { table: given_up }).await, Err(Problem::NotAllowed));
    for page in [&mut anna.page, &mut club.organiser] {
        let denied = page.ask(&Request::Record { table: given_up }).await;
        assert_eq!(denied, Err(Problem::NotAllowed), "the other has not agreed");
    }
    clara.page.ask(&Request::Agree { table: given_up }).await.expect("agreed");
    let Ok(Reply::File { text, .. }) = anna.page.ask(&Request::Record { table: given_up }).await else {
        panic!("whole")
    };
    opens_in_the_app(&text).await;
    // The next evening is another: its archive has both. The screens in the room go on.
    let mut display = club.wall(1).await;
    club.organiser.ask(&Request::Begin { plan: plan("Friday"), id: Some("asked".to_owned()) }).await.expect("begun");
    assert_eq!(club.organiser.ask(&Request::Begin { plan: plan("Twice"), id: None }).await, Err(Problem::Running));
    let again = Request::Begin { plan: plan("Friday"), id: Some("asked".to_owned()) };
    assert_eq!(club.organiser.ask(&again).await, Ok(Reply::Done), "its answer was lost");
    let friday = |seen: &club_event::wire::Seen| seen.evening.as_ref().is_some_and(|now| now.plan.name == "Friday");
    display.until(friday).await;
    assert!(!display.gone);
    let Ok(Reply::Archive { evenings }) = club.organiser.ask(&Request::Archive).await else { panic!("an archive") };
    let names = evenings.iter().map(|evening| (evening.name.as_str(), evening.tables.len())).collect::<Vec<_>>();
    assert_eq!(names, [("Friday", 0), ("Thursday", 2)]);
}

/// What a table tells of itself whose game is not over.
fn facts(table: u32, chairs: &[(&str, bool)], devices: &[u8]) -> Facts {
    let chair =
        |(name, empty): &(&str, bool)| Chair { name: (*name).to_owned(), side: Default::default(), empty: *empty };
    let stands = app_core::Summary { seating: chairs.iter().map(chair).collect(), ..Default::default() };
    let devices = devices.iter().map(|seat| Role::Seat(Seat(*seat))).collect();
    Facts { table, game: GAME.to_owned(), stands, node: None, scores: vec![], devices }
}

/// Whether Anna takes the record home of a table that was given up, where she sat alone of those who have joined and has
/// agreed.
fn anna_takes(before: &Facts, at_last: &Facts) -> bool {
    const NOW: &str = "2026-11-25T19:00:00Z";
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, NOW).expect("begun");
    let anna = evening.join("Anna", &"1".repeat(64), NOW).expect("joined");
    let new = NewTable { table: 7, label: "Table 1", seats: 2, watchable: true, by: None };
    evening.open(&new).expect("open");
    evening.sit(anna, Place { table: 7, seat: Seat(0) }, &[]).expect("free");
    evening.note_strangers(before);
    evening.close(at_last, NOW);
    evening.agree(anna, 7).expect("she sat there");
    let takes = evening.may_take(Who::Person(anna), 7).is_ok();
    let PastEvening { tables, .. } = evening.past(1, Who::Person(anna));
    assert_eq!(tables[0].whole, takes);
    takes
}

#[test]
fn what_somebody_held_who_never_joined_is_handed_out_to_nobody() {
    let (alone, beside) = (facts(7, &[("Anna", false), ("№ 2", true)], &[0]), &[("Anna", false), ("№ 2", false)]);
    assert!(anna_takes(&alone, &alone), "there was nobody else");
    // By a code of the organiser's: the seat has no one's name, or like whom the organiser has written there.
    assert!(!anna_takes(&facts(7, beside, &[0, 1]), &facts(7, beside, &[])));
    assert!(!anna_takes(&facts(7, beside, &[]), &facts(7, beside, &[])));
    let named = facts(7, &[("Anna", false), ("Zoe", false)], &[]);
    assert!(!anna_takes(&named, &named));
    // At a seat from which someone has stood up; nothing that is closed has devices.
    let stood = &[("Anna", false), ("№ 2", true)];
    assert!(!anna_takes(&facts(7, stood, &[0, 1]), &facts(7, stood, &[])));
    // At a game that is over nothing is hidden.
    let mut over = facts(7, beside, &[]);
    over.stands.progress.over = true;
    assert!(anna_takes(&facts(7, beside, &[0, 1]), &over));
}

#[test]
fn a_table_at_which_no_one_sat_is_not_in_the_archive() {
    let nobody = &[("№ 1", true), ("№ 2", true)];
    let mut played = facts(7, nobody, &[]);
    played.stands.progress.turn = 2;
    for (seen, archived) in [
        (facts(7, nobody, &[]), false),
        (facts(7, nobody, &[1]), true),
        (facts(7, &[("№ 1", true), ("Zoe", false)], &[]), true),
        (facts(7, &[("№ 1", true), ("№ 2", false)], &[]), true),
        (played, true),
    ] {
        let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
        let mut evening = ClubEvent::start(plan("Thursday"), codes, "2026-11-25T19:00:00Z").expect("begun");
        let new = NewTable { table: 7, label: "Table 1", seats: 2, watchable: true, by: None };
        evening.open(&new).expect("open");
        evening.note_strangers(&seen);
        // Its devices are gone by then.
        evening.close(&Facts { devices: vec![], ..seen.clone() }, "2026-11-25T20:00:00Z");
        assert_eq!(evening.closed().len(), usize::from(archived), "{seen:?}");
        assert!(evening.open_tables().is_empty());
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_name_that_the_table_refuses_is_not_the_events_either() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let mut anna = club.joins(1, "Anna").await;
    let code = anna.sits(id, 0).await.expect("free");
    let mut device = anna.device(club.at(0), code).await;
    let ask = Request::Ask { request: Box::new(HostingRequest::Host { table: id }.into()) };
    let Ok(Reply::Answer { reply }) = club.organiser.ask(&ask).await else { panic!("it is hosted") };
    let Told::Hosting { hosting: Some(hosting), .. } = *reply else { panic!("{reply:?}") };
    let link = hosting.links.iter().find(|link| link.role == Role::Seat(Seat(1))).expect("a code");
    let greeting = ToTable::Code { code: link.link.code.clone(), name: "Guest".to_owned(), token: Some(token()) };
    let mut guest = Line::answered(club.at(0), &greeting).await.expect("the code is right");
    // At the table sits a Zoe of whom the event does not know.
    let state = guest.open(id, Viewer::Seat(Seat(1))).await;
    let (request, name) = (token(), Some("Zoe".to_owned()));
    let sits = TableRequest::Sit { table: id, id: request, head: state.head, seat: Seat(1), name };
    guest.ask(&sits).await.expect("she sits there");
    let refused = anna.page.ask(&Request::Rename { name: "Zoe".to_owned() }).await;
    assert!(matches!(refused, Err(Problem::Table { .. })), "{refused:?}");
    let back = Page::comes(club.at(0), &Greeting::Back { token: anna.token.clone() }).await;
    assert_eq!(back.seen.evening.and_then(|evening| evening.me).map(|me| me.name).as_deref(), Some("Anna"));
    assert_eq!(device.open(id, Viewer::Seat(Seat(0))).await.settings.seating[0].name, "Anna");
    // Another name is both's.
    anna.page.ask(&Request::Rename { name: "Annika".to_owned() }).await.expect("renamed");
    assert_eq!(device.open(id, Viewer::Seat(Seat(0))).await.settings.seating[0].name, "Annika");
}

#[test]
fn a_person_who_is_renamed_keeps_their_seat_and_no_name_is_given_twice() {
    const NOW: &str = "2026-11-25T19:00:00Z";
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, NOW).expect("begun");
    let anna = evening.join("Anna", &"1".repeat(64), NOW).expect("joined");
    evening.join("Bruno", &"2".repeat(64), NOW).expect("joined");
    let new = NewTable { table: 7, label: "Table 1", seats: 2, watchable: true, by: None };
    evening.open(&new).expect("open");
    let place = Place { table: 7, seat: Seat(0) };
    evening.sit(anna, place, &[]).expect("free");
    assert_eq!(evening.rename(anna, "bruno\u{200b}"), Err(Problem::NameTaken));
    assert_eq!(evening.rename(anna, "\u{200b}"), Err(Problem::Nameless));
    assert_eq!(evening.rename(anna, " Annika "), Ok(Some(place)));
    assert_eq!((evening.name_of(anna), evening.at(anna)), (Some("Annika"), Some(place)));
    assert!(evening.rename(99, "Zoe").is_err());
}

#[test]
fn a_guest_who_is_called_as_an_empty_seat_is_shown_and_kept_by_name() {
    const NOW: &str = "2026-11-25T19:00:00Z";
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, NOW).expect("begun");
    let guest = evening.join("№ 1", &"1".repeat(64), NOW).expect("joined");
    let new = NewTable { table: 7, label: "Table 1", seats: 2, watchable: true, by: None };
    evening.open(&new).expect("open");
    evening.sit(guest, Place { table: 7, seat: Seat(0) }, &[]).expect("free");
    let shown = |evening: &ClubEvent, facts: Facts| {
        let link = || Link { url: String::new(), code: String::new(), qr: String::new() };
        let links = Links { join: link(), wall: link() };
        let mut tables = evening.view(1, Who::Wall, &[facts], links).tables;
        tables.remove(0).seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>()
    };
    let mut over = facts(7, &[("№ 1", false), ("№ 2", false)], &[]);
    over.stands.progress.over = true;
    // A table that an older program opened says of no seat that it is empty: the name of a seat without a player does,
    // unless someone is known to be there.
    let mut older: Value = json!(evening);
    older["tables"][0].as_object_mut().expect("a table").remove("marks_empty");
    let mut older: ClubEvent = serde_json::from_value(older).expect("an event of an older program");
    assert_eq!(shown(&older, over.clone()), ["№ 1", ""]);
    older.close(&facts(7, &[("№ 1", false), ("№ 2", false)], &[]), NOW);
    assert_eq!(older.past(1, Who::Person(guest)).tables[0].names, ["№ 1", ""]);
    // Otherwise the mark alone counts, even for a guest who has left the event since.
    assert_eq!(shown(&evening, over.clone()), ["№ 1", "№ 2"]);
    over.stands.seating[1].empty = true;
    assert_eq!(shown(&evening, over.clone()), ["№ 1", ""]);
    evening.close(&over, NOW);
    assert_eq!(evening.past(1, Who::Person(guest)).tables[0].names, ["№ 1", ""]);
}

/// A game of three that two have left unfinished: who did not sit there is not waited for.
#[test]
fn the_record_of_a_game_that_was_given_up_is_free_once_those_who_sat_there_agree() {
    const NOW: &str = "2026-11-25T19:00:00Z";
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, NOW).expect("begun");
    let anna = evening.join("Anna", &"1".repeat(64), NOW).expect("joined");
    let bruno = evening.join("№ 3", &"2".repeat(64), NOW).expect("joined");
    let new = NewTable { table: 7, label: "Table 1", seats: 3, watchable: true, by: None };
    evening.open(&new).expect("open");
    for (person, seat) in [(anna, 0), (bruno, 1)] {
        evening.sit(person, Place { table: 7, seat: Seat(seat) }, &[]).expect("free");
    }
    let stands = facts(7, &[("Anna", false), ("№ 3", false), ("№ 3", true)], &[0, 1]);
    evening.note_strangers(&stands);
    evening.close(&Facts { devices: vec![], ..stands }, NOW);
    evening.agree(anna, 7).expect("she sat there");
    assert_eq!(evening.may_take(Who::Person(anna), 7), Err(Problem::NotAllowed));
    let waiting = &evening.past(1, Who::Person(bruno)).tables[0];
    assert!(waiting.asks, "{waiting:?}");
    assert_eq!(waiting.names, ["Anna", "№ 3", ""]);
    evening.agree(bruno, 7).expect("he sat there");
    assert_eq!(evening.may_take(Who::Person(anna), 7), Ok(()));
}

/// Opens a table of three at the organiser's word. Libertalia deals its cards as soon as it begins.
async fn opens_for_three(club: &mut Club) -> u32 {
    let (id, label, game) = (token(), "Table 3".to_owned(), "libertalia".to_owned());
    let open = OpenTable { id, label, game, seats: 3, watchable: true, answering: None, waivers: vec![], setup: None };
    let opened = club.organiser.ask(&Request::OpenTable { open: Box::new(open) }).await;
    let Ok(Reply::Opened { table }) = opened else { panic!("{opened:?}") };
    table
}

async fn state(device: &mut Line, table: u32, viewer: Viewer) -> TableState {
    match device.ask(&TableRequest::Open { table, viewer }).await {
        Ok(Told::State { state }) => *state,
        other => panic!("{other:?}"),
    }
}

/// What has happened in the game, not who came and went.
fn played(state: &TableState) -> usize {
    state.told.iter().filter(|entry| entry.settings.is_none() && entry.seed.is_none()).count()
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_game_begins_when_all_seats_are_taken_or_somebody_begins_it() {
    let mut club = Club::new(&[]).await;
    let mut people = [club.joins(0, "Anna").await, club.joins(1, "№ 1").await, club.joins(0, "№ 3").await];
    for is_begun_by_hand in [false, true] {
        let id = opens_for_three(&mut club).await;
        let begin = |id: &str, table| TableRequest::Begin { table, id: id.to_owned(), head: 0 };
        let code = people[0].sits(id, 1).await.expect("free");
        let mut device = people[0].device(club.at(0), code).await;
        people[1].sits(id, 0).await.expect("free");
        // Nothing is dealt or asked: a guest called like the free seat makes no difference.
        let waits = state(&mut device, id, Viewer::Seat(Seat(1))).await;
        assert!(waits.settings.awaits_players && played(&waits) == 0, "{:?}", waits.told);
        assert_eq!((&waits.asks, &waits.legal), (&json!([]), &json!([])));
        assert_eq!(waits.settings.seating.iter().map(|chair| chair.empty).collect::<Vec<_>>(), [false, false, true]);
        let by = Actor::Seat(Seat(1));
        let said = TableRequest::Command {
            table: id,
            id: token(),
            head: 0,
            question: None,
            by,
            command: json!({"do": "Choose"}),
            waive: vec![],
        };
        assert!(device.ask(&said).await.is_err());
        let answer = TableRequest::Answer { table: id, id: token(), head: 0 };
        assert_eq!(device.ask(&answer).await, Err(app_core::protocol::Problem::NotBegun));
        club.organiser
            .until(|seen| {
                let table = seen.evening.as_ref().and_then(|now| now.tables.iter().find(|table| table.table == id));
                table.is_some_and(|table| table.awaits_players && free(table) == [false, false, true])
            })
            .await;
        if is_begun_by_hand {
            // A spectator cannot begin it; a seated player can, once.
            let Ok(Reply::Way { code }) = club.organiser.ask(&Request::Watch { table: id }).await else {
                panic!("watched")
            };
            let greeting = ToTable::Code { code, name: String::new(), token: None };
            let mut watches = Line::answered(club.at(1), &greeting).await.expect("let in");
            assert_eq!(watches.ask(&begin("w", id)).await, Err(app_core::protocol::Problem::NotYourSeat));
            let begun = device.ask(&begin("b", id)).await;
            assert!(matches!(begun, Ok(Told::Moved { .. })), "{begun:?}");
            assert_eq!(device.ask(&begin("b", id)).await, begun, "its answer was lost");
            let late = Request::Ask { request: Box::new(begin("late", id).into()) };
            let late = club.organiser.ask(&late).await;
            assert!(matches!(late, Err(Problem::Table { .. })), "{late:?}");
        } else {
            people[2].sits(id, 2).await.expect("free");
        }
        let plays = state(&mut device, id, Viewer::Seat(Seat(1))).await;
        assert!(!plays.settings.awaits_players && played(&plays) > 0, "{:?}", plays.told);
        assert_ne!(plays.asks, json!([]));
        // One called like the seat stands up and is removed like anybody else.
        people[1].page.ask(&Request::StandUp).await.expect("up");
        let left = state(&mut device, id, Viewer::Seat(Seat(1))).await;
        assert!(left.settings.seating[0].empty, "{:?}", left.settings.seating);
        club.organiser.ask(&Request::CloseTable { table: id }).await.expect("closed");
        let sat = if is_begun_by_hand { 2 } else { 3 };
        for person in &mut people[..sat] {
            person.page.ask(&Request::Agree { table: id }).await.expect("they sat there");
        }
        let record = people[0].page.ask(&Request::Record { table: id }).await;
        let Ok(Reply::File { text, .. }) = record else { panic!("{record:?}") };
        opens_in_the_app(&text).await;
        assert!(text.lines().next().expect("a line").contains("\"awaits_players\":true"));
    }
    let guest = club.organiser.seen.evening.as_ref().expect("one").people[1].person;
    club.organiser.ask(&Request::RemovePerson { person: guest }).await.expect("removed");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn the_organiser_begins_a_game_whose_seats_are_not_all_taken() {
    let mut club = Club::new(&[]).await;
    let id = opens_for_three(&mut club).await;
    let mut anna = club.joins(1, "Anna").await;
    let code = anna.sits(id, 0).await.expect("free");
    let mut device = anna.device(club.at(1), code).await;
    let begin = TableRequest::Begin { table: id, id: token(), head: 0 };
    club.organiser.ask(&Request::Ask { request: Box::new(begin.into()) }).await.expect("begun");
    let plays = state(&mut device, id, Viewer::Seat(Seat(0))).await;
    assert!(!plays.settings.awaits_players && played(&plays) > 0, "{:?}", plays.told);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_table_where_somebody_sat_who_never_joined_gives_its_whole_record_to_nobody() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let (mut anna, mut bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    anna.sits(id, 0).await.expect("free");
    bruno.sits(id, 1).await.expect("free");
    bruno.page.ask(&Request::StandUp).await.expect("up");
    let host = club.organiser.ask(&Request::Ask { request: Box::new(HostingRequest::Host { table: id }.into()) }).await;
    let Ok(Reply::Answer { reply }) = host else { panic!("{host:?}") };
    let Told::Hosting { hosting: Some(hosting), .. } = *reply else { panic!("{reply:?}") };
    let way = hosting.links.iter().find(|way| way.role == Role::Seat(Seat(1))).expect("a way to the seat");
    let greeting = ToTable::Code { code: way.link.code.clone(), name: "Zoe".to_owned(), token: Some(token()) };
    let zoe = Line::answered(club.at(1), &greeting).await.expect("the code is right");
    assert_eq!(zoe.guest.expect("a guest").role, Role::Seat(Seat(1)));
    club.organiser.ask(&Request::CloseTable { table: id }).await.expect("closed");
    for player in [&mut anna, &mut bruno] {
        player.page.ask(&Request::Agree { table: id }).await.expect("they sat there");
    }
    let record = anna.page.ask(&Request::Record { table: id }).await;
    assert_eq!(record, Err(Problem::NotAllowed), "what Zoe held stays hidden");
    let Ok(Reply::Archive { evenings }) = anna.page.ask(&Request::Archive).await else { panic!("an archive") };
    assert!(!evenings[0].tables[0].whole && !evenings[0].tables[0].asks, "{evenings:?}");
}

/// A record is decided alike again, and the application at home takes it in and can go on from it.
async fn opens_in_the_app(text: &str) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), text).expect("written");
    let replay = Command::new(env!("CARGO_BIN_EXE_node")).args(["replay", "--strict"]).arg(file.path()).output();
    let replay = replay.expect("it runs");
    assert!(replay.status.success(), "{}", String::from_utf8_lossy(&replay.stderr));
    let folder = tempfile::tempdir().expect("a folder");
    let app = host::App::open(folder.path()).await.expect("the folder is free");
    let (session, _pushes) = app.session();
    let taken = bucintoro_tests::files::taken_in(&session, text).await;
    assert!(matches!(taken, Ok(Told::Table { .. })), "{taken:?}");
}
