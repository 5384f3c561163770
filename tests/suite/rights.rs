//! Which device may send which request: every kind of request, sent from every kind of device.

use std::collections::BTreeSet;

use app_core::protocol::{
    Access, BoardRequest, DeviceAccess, DeviceChange, FileRequest, Group, HostingRequest, LibraryRequest,
    MembershipRequest, PlaysFormat, Problem, Reply, Request, Role, SeatName, StatisticsFilter, TableRequest,
    TableState,
};
use bucintoro_tests::GAME;
use bucintoro_tests::lines::Evening;
use kernel::{Actor, Answering, Seat, Viewer};
use serde_json::json;

/// The answer to a guest's request, as far as its rights determine it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// The device may send it; the table may still refuse it.
    Heard,
    HostOnly,
    NotYourSeat,
    Muted,
}

fn answer_of(reply: &Result<Reply, Problem>) -> Answer {
    match reply {
        Err(Problem::HostOnly) => Answer::HostOnly,
        Err(Problem::NotYourSeat) => Answer::NotYourSeat,
        Err(Problem::Muted) => Answer::Muted,
        _ => Answer::Heard,
    }
}

/// The devices of the test, in the order of [`expected`].
const DEVICES: [&str; 7] =
    ["seat", "muted seat", "spectator", "trusted seat", "screen", "muted screen", "screen with the list of tables"];

/// Returns the expected answers for the devices. A phone's viewer is the first seat; a screen's viewer is the table.
fn expected(access: DeviceAccess) -> [Answer; 7] {
    use Answer::{Heard, HostOnly, Muted, NotYourSeat};
    match access {
        DeviceAccess::Anyone | DeviceAccess::AtTable => [Heard; 7],
        DeviceAccess::Sees | DeviceAccess::LooksBack | DeviceAccess::Peeks => {
            [Heard, Heard, NotYourSeat, Heard, Heard, Heard, Heard]
        }
        // No seat is uncovered on the screens.
        DeviceAccess::Advised => [Heard, Heard, NotYourSeat, Heard, NotYourSeat, NotYourSeat, NotYourSeat],
        DeviceAccess::Tries => [Heard, Muted, NotYourSeat, Heard, NotYourSeat, Muted, NotYourSeat],
        DeviceAccess::Commands | DeviceAccess::Sits | DeviceAccess::Speaks => {
            [Heard, Muted, NotYourSeat, Heard, Heard, Muted, Heard]
        }
        DeviceAccess::Screen | DeviceAccess::ScreenSees => {
            [HostOnly, HostOnly, HostOnly, HostOnly, Heard, Heard, Heard]
        }
        DeviceAccess::ScreenSpeaks | DeviceAccess::ScreenHosts => {
            [HostOnly, HostOnly, HostOnly, HostOnly, Heard, Muted, Heard]
        }
        DeviceAccess::TablesScreen | DeviceAccess::TablesScreenHosts | DeviceAccess::Rematches => {
            [HostOnly, HostOnly, HostOnly, HostOnly, HostOnly, HostOnly, Heard]
        }
        DeviceAccess::Host => [HostOnly; 7],
    }
}

/// Returns a request of each kind, as the device of the first seat sends it. None changes anything, because those that
/// could have a stale head.
pub fn samples(table: u32, state: &TableState) -> Vec<Request> {
    let (by, viewer) = (Actor::Seat(Seat(0)), Viewer::Seat(Seat(0)));
    let (game, head, id) = (|| GAME.to_owned(), 9_999, || "x".to_owned());
    let command = || json!({"do": "EndActivation"});
    let settings = state.settings.clone();
    vec![
        LibraryRequest::Tables.into(),
        LibraryRequest::DefaultSetup { game: game(), seats: 4, programs: false }.into(),
        LibraryRequest::NewDemo { id: None, game: GAME.into(), seating: vec![], setup: json!({}) }.into(),
        LibraryRequest::NewTable {
            id: None,
            game: game(),
            seating: settings.seating.clone(),
            answering: Answering::default(),
            waivers: vec![],
            suggestions: false,
            setup: json!({"colours": ["red", "blue", "orange", "black"]}),
        }
        .into(),
        LibraryRequest::Rematch { id: None, table }.into(),
        TableRequest::Open { table, viewer }.into(),
        TableRequest::Leave.into(),
        TableRequest::Command { table, id: id(), head, question: None, by, command: command(), waive: vec![] }.into(),
        TableRequest::Try { table, by, command: command() }.into(),
        TableRequest::Answer { table, id: id(), head }.into(),
        TableRequest::Undo { table, id: id(), head }.into(),
        TableRequest::Redo { table, id: id(), head }.into(),
        TableRequest::Jump { table, id: id(), head, to: 0 }.into(),
        TableRequest::Settings { table, id: id(), head, settings: settings.clone() }.into(),
        TableRequest::Sit { table, id: id(), head, seat: Seat(0), name: None }.into(),
        // Without an id, because it needs no head.
        TableRequest::Program { table, id: String::new(), seat: Seat(0), program: None }.into(),
        TableRequest::ProgramDone { table, length: 0 }.into(),
        TableRequest::ProgramDecide { table }.into(),
        TableRequest::Rename {
            table,
            id: id(),
            head,
            names: vec![SeatName { seat: Seat(0), name: "Annika".to_owned() }],
        }
        .into(),
        TableRequest::Begin { table, id: id(), head }.into(),
        TableRequest::Peek { table, viewer }.into(),
        TableRequest::Hints { table, seat: Seat(0), viewer }.into(),
        TableRequest::Suggestions { table, seat: Seat(0) }.into(),
        TableRequest::Cover { table }.into(),
        TableRequest::Doubts { table, seen: vec![] }.into(),
        TableRequest::Timeline { table, entries: vec![0], viewer }.into(),
        TableRequest::Steps { table, entry: 1, viewer }.into(),
        TableRequest::Account { table, viewer }.into(),
        TableRequest::Analysis { table }.into(),
        LibraryRequest::Statistics { filter: StatisticsFilter::default() }.into(),
        LibraryRequest::Persons.into(),
        LibraryRequest::JoinPerson { name: "Ana".to_owned(), person: Some("Anna".to_owned()) }.into(),
        LibraryRequest::LeaveOut { person: "Ana".to_owned(), out: true }.into(),
        LibraryRequest::Groups.into(),
        LibraryRequest::GroupOf { table }.into(),
        LibraryRequest::KeepGroup {
            group: Box::new(Group {
                name: "Tuesday".to_owned(),
                game: game(),
                seating: settings.seating.clone(),
                answering: Answering::default(),
                waivers: vec![],
                suggestions: false,
                setup: json!({}),
            }),
        }
        .into(),
        LibraryRequest::DropGroup { name: "Tuesday".to_owned() }.into(),
        TableRequest::Story { table }.into(),
        FileRequest::Export { table }.into(),
        FileRequest::Send { parcel: id(), part: 0, text: String::new() }.into(),
        FileRequest::TakeIn { id: id(), parcel: id(), parts: 1, sound_part: false, own: false, copy: false }.into(),
        FileRequest::Backup { id: id() }.into(),
        FileRequest::Plays { id: id(), format: PlaysFormat::Json, games: Default::default(), zone: 0 }.into(),
        FileRequest::Play { table, format: PlaysFormat::Json, games: Default::default(), zone: 0 }.into(),
        FileRequest::Evening {
            evening: app_core::protocol::Evening {
                begins: "2026-12-01T19:00:00Z".to_owned(),
                minutes: 180,
                title: String::new(),
                place: String::new(),
                note: String::new(),
            },
        }
        .into(),
        FileRequest::DailyBackups.into(),
        FileRequest::KeepDailyBackups { id: id(), folder: Some("/".to_owned()) }.into(),
        FileRequest::RestoreDaily { id: id(), name: id() }.into(),
        FileRequest::Fetch { parcel: id(), part: 0 }.into(),
        LibraryRequest::Label { table: 999, name: String::new(), filed: false, location: None, note: None }.into(),
        LibraryRequest::Delete { table: 999 }.into(),
        LibraryRequest::Losses.into(),
        LibraryRequest::LossesRead { losses: vec![] }.into(),
        LibraryRequest::People.into(),
        LibraryRequest::Preferences.into(),
        LibraryRequest::SetPreference { key: "theme".to_owned(), value: "night".to_owned() }.into(),
        BoardRequest::Boards { game: game() }.into(),
        BoardRequest::KeepBoard { game: game(), board: json!({}) }.into(),
        BoardRequest::CopyBoard { request: None, game: game(), from: "assumed".to_owned(), id: id(), name: id() }
            .into(),
        BoardRequest::EditBoard { request: None, game: game(), id: id(), edit: json!({}) }.into(),
        BoardRequest::ExportBoard { game: game(), id: id() }.into(),
        BoardRequest::ImportBoard { request: None, game: game(), text: String::new(), id: id() }.into(),
        BoardRequest::DropBoard { game: game(), id: id() }.into(),
        LibraryRequest::Rules { game: game() }.into(),
        LibraryRequest::ProgramGames.into(),
        FileRequest::Report { table: Some(table) }.into(),
        TableRequest::RevealSeed { table }.into(),
        TableRequest::CheckDraws { table, seeds: vec![] }.into(),
        TableRequest::CommitContribution { table, seat: Seat(0), round: 9_999, commitment: id() }.into(),
        TableRequest::RevealContribution { table, seat: Seat(0), round: 9_999, contribution: id() }.into(),
        TableRequest::ContributeWord { table, seat: Seat(9), word: id() }.into(),
        TableRequest::RenewSeed { table }.into(),
        HostingRequest::Ping.into(),
        HostingRequest::Hosting.into(),
        MembershipRequest::Door.into(),
        HostingRequest::Reach { table }.into(),
        HostingRequest::Battery.into(),
        HostingRequest::Host { table: 999 }.into(),
        HostingRequest::HostInstead { from: table, table: 999 }.into(),
        HostingRequest::StopHosting { table }.into(),
        HostingRequest::HostOptions { table, open: true, trusting: true, address: String::new() }.into(),
        MembershipRequest::Admit { table, asking: 1, role: None }.into(),
        MembershipRequest::ChangeDevice { table, device: 1, change: DeviceChange::Rename { name: "Mine".to_owned() } }
            .into(),
        MembershipRequest::ReleaseSeat { table, seat: Seat(0) }.into(),
        HostingRequest::OfferHandOver { table, offered: true }.into(),
        HostingRequest::OfferScreen { table, offered: true, tables: true }.into(),
        HostingRequest::TakeOver { request: None, link: String::new() }.into(),
        HostingRequest::TakeBack { table }.into(),
        MembershipRequest::GiveUpPlace.into(),
    ]
}

/// Returns the request as a table screen sends it: for the viewer of the table, and for a seat without a device.
fn from_screen(request: Request) -> Request {
    let viewer = Viewer::Table;
    let Request::Table(request) = request else { return request };
    let request = match request {
        TableRequest::Open { table, .. } => TableRequest::Open { table, viewer },
        TableRequest::Timeline { table, entries, .. } => TableRequest::Timeline { table, entries, viewer },
        TableRequest::Steps { table, entry, .. } => TableRequest::Steps { table, entry, viewer },
        TableRequest::Account { table, .. } => TableRequest::Account { table, viewer },
        TableRequest::Peek { table, .. } => TableRequest::Peek { table, viewer: Viewer::Seat(Seat(2)) },
        other => other,
    };
    request.into()
}

fn kind_of(request: &Request) -> String {
    json!(request)["type"].as_str().expect("a request has a type").to_owned()
}

#[tokio::test]
async fn devices_may_send_only_what_table_of_rights_allows() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 4).await;
    let table = evening.table;
    let before = evening.state(Viewer::Table).await;
    let rights: Vec<(&str, Access)> = Request::table_of_rights();
    let mut all = samples(table, &before);
    let sampled: BTreeSet<String> = all.iter().map(kind_of).collect();
    let known: BTreeSet<String> = rights.iter().map(|(kind, _)| (*kind).to_owned()).collect();
    assert_eq!(sampled, known, "each kind of request has a sample");
    assert_eq!(all.len(), known.len());
    // A device that gives up its role is removed. A rematch moves all devices to another table, so it comes last.
    all.retain(|request| *request != Request::from(MembershipRequest::GiveUpPlace));
    all.sort_by_key(|request| matches!(request, Request::Library(LibraryRequest::Rematch { .. })));

    let mut phone = evening.phone(Role::Seat(Seat(0))).await;
    let first = evening.table_screen(false).await;
    let second = evening.table_screen(true).await;
    let mut spectator = evening.phone(Role::Spectator).await;
    let mut screens = [first, second];
    let (own, screen) = (phone.guest.expect("a guest").device, screens[0].guest.expect("a guest").device);
    let mute = |device, muted| MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Mute { muted } };
    for (device, name) in DEVICES.into_iter().enumerate() {
        evening.ask(mute(own, device == 1)).await;
        evening.ask(mute(screen, device == 5)).await;
        evening.options(false, device == 3).await;
        for request in &all {
            let kind = kind_of(request);
            let (_, access) = rights.iter().find(|(known, _)| *known == kind).expect("a kind with rights");
            let line = match device {
                2 => &mut spectator,
                4 | 5 => &mut screens[0],
                6 => &mut screens[1],
                _ => &mut phone,
            };
            let request = if device < 4 { request.clone() } else { from_screen(request.clone()) };
            line.ask(&TableRequest::Cover { table }).await.expect("no seat is uncovered");
            let answer = line.ask(&request).await;
            assert_eq!(answer_of(&answer), expected(access.device)[device], "{name}: {request:?} got {answer:?}");
        }
        let hosting = evening.hosting().await;
        assert_eq!((hosting.hand_over, hosting.screen), (None, None), "{name}");
        // Phones and the first screens cannot change the hosting.
        if device < 4 {
            assert_eq!((hosting.open, hosting.table), (false, table), "{name}");
        }
    }
    let after = evening.state(Viewer::Table).await;
    assert_eq!((after.length, after.head), (before.length, before.head));
}
