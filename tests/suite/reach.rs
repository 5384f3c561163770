//! Why a phone cannot connect: the host's findings at its real listener, and the conclusions for people.

use std::net::SocketAddr;

use app_core::Session;
use app_core::membership::HostAddress;
use app_core::protocol::{
    Arrivals, Certainty, Finding, Greeting, HostingRequest, Network, NetworkKind, Reach, Refusal, Refused, Reply, Role,
    Turned,
};
use app_core::{Examined, HostRequest};
use bucintoro_tests::lines::{Evening, Line, connect_from, http, peer, say, serve_network};
use bucintoro_tests::new_table;
use host::App;
use kernel::Seat;
use serde_json::json;

const HOME: &str = "192.168.7.5";
const USUAL: u16 = 47_200;

async fn reach(session: &Session, table: u32) -> Reach {
    match session.request(HostingRequest::Reach { table }).await {
        Ok(Reply::Reach { reach }) => *reach,
        other => panic!("{other:?}"),
    }
}

/// Returns the findings on a machine with these facts, with or without a table that is open at the address of [`HOME`].
async fn found(examined: Examined, open: bool) -> Vec<(Certainty, Finding)> {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let mut errands = app.attach_host().expect("no task serves it yet");
    tokio::spawn(async move {
        while let Some(errand) = errands.recv().await {
            match errand {
                HostRequest::Open(done) => {
                    let _ = done.send(Ok(vec![HostAddress::near(
                        SocketAddr::new(HOME.parse().expect("an address"), USUAL),
                        "wlan0",
                    )]));
                }
                HostRequest::Examine(done) => {
                    let _ = done.send(examined.clone());
                }
                HostRequest::Close | HostRequest::TakeOver(..) | HostRequest::Battery(_) => {}
            }
        }
    });
    let (session, _pushes) = app.session();
    let table = new_table(&session, 2).await;
    if open {
        session.request(HostingRequest::Host { table }).await.expect("opened");
    }
    let found = reach(&session, table).await.found;
    assert!(found.is_sorted_by_key(|found| found.certainty), "sorted by certainty: {found:?}");
    found.into_iter().map(|found| (found.certainty, found.finding)).collect()
}

fn network(name: &str, address: &str, kind: NetworkKind) -> Network {
    Network { name: name.to_owned(), address: address.to_owned(), kind, up: true, answers: Some(true) }
}

fn home() -> Network {
    network("wlan0", HOME, NetworkKind::Private)
}

fn examined(networks: Vec<Network>, arrivals: Arrivals) -> Examined {
    Examined { networks, has_ipv6: false, port: Some(USUAL), usual: USUAL, arrivals }
}

fn sure(found: &[(Certainty, Finding)]) -> Vec<&Finding> {
    found.iter().filter(|(certainty, _)| *certainty == Certainty::Sure).map(|(_, finding)| finding).collect()
}

#[tokio::test]
async fn closed_listener_is_reported_as_not_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    serve_network(&app).await;
    let (session, _pushes) = app.session();
    let table = new_table(&session, 2).await;
    let Reach { port, arrivals, networks, .. } = reach(&session, table).await;
    assert_eq!((port, arrivals), (None, Arrivals::default()));
    assert!(networks.iter().all(|network| network.answers.is_none()), "{networks:?}");
    assert_eq!(found(examined(vec![home()], Arrivals::default()), false).await, [(Certainty::Sure, Finding::NotOpen)]);
}

#[tokio::test]
async fn arrivals_are_counted_by_stage_without_this_machine() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let door = evening.door().await;
    // Connections from this machine do not count.
    http(door, "GET / HTTP/1.1").await;
    for _ in 0..2 {
        let reach = reach(&evening.screen, evening.table).await;
        assert_eq!((reach.port, reach.arrivals), (Some(door.port()), Arrivals::default()));
        assert!(
            reach.networks.iter().all(|network| !network.up || network.answers == Some(true)),
            "{:?}",
            reach.networks
        );
    }
    let mut knocks = connect_from(peer(2), door).await.expect("connected");
    say(&mut knocks, json!(Greeting::Knock).to_string()).await.expect("an answer");
    let wrong = Greeting::Code { code: "ABCD-EFGH".to_owned(), name: "Phone".to_owned(), token: None };
    assert!(Line::enter_from(peer(3), door, &wrong).await.is_err());
    let ask = Greeting::Ask { name: "Anna".to_owned(), token: None };
    assert!(Line::enter_from(peer(3), door, &ask).await.is_err());
    let code = evening.code(Role::Seat(Seat(0))).await;
    let right = Greeting::Code { code, name: "Phone".to_owned(), token: None };
    let _phone = Line::enter_from(peer(4), door, &right).await.expect("admitted");
    let refused = vec![Refused { why: Refusal::Code, times: 1 }, Refused { why: Refusal::Closed, times: 1 }];
    let reach = reach(&evening.screen, evening.table).await;
    assert_eq!(reach.arrivals, Arrivals { came: 3, loaded: 2, asked: 2, entered: 1, refused });
    // Requests for another host name do not count as connections of phones.
    http(door, "GET / HTTP/1.1\r\nHost: evil.example").await;
    let arrivals = self::reach(&evening.screen, evening.table).await.arrivals;
    assert!(arrivals.refused.contains(&Refused { why: Refusal::Name, times: 1 }), "{arrivals:?}");
}

#[tokio::test]
async fn loaded_page_is_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let door = evening.door().await;
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(peer(2), 0)).expect("any port");
    let mut stream = socket.connect(door).await.expect("connected");
    let page = format!("GET / HTTP/1.1\r\nHost: {door}\r\nConnection: close\r\n\r\n");
    tokio::io::AsyncWriteExt::write_all(&mut stream, page.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    tokio::io::AsyncReadExt::read_to_end(&mut stream, &mut answer).await.expect("read");
    let Arrivals { came, loaded, asked, .. } = reach(&evening.screen, evening.table).await.arrivals;
    assert_eq!((came, loaded, asked), (1, 1, 0));
}

#[tokio::test]
async fn missing_network_is_the_only_finding() {
    let off = Network { up: false, ..home() };
    let inner = network("docker0", "172.17.0.1", NetworkKind::Inner);
    for networks in [vec![], vec![off, inner]] {
        let found = found(examined(networks, Arrivals::default()), true).await;
        assert_eq!(found, [(Certainty::Sure, Finding::NoNetwork)]);
    }
}

#[tokio::test]
async fn ipv6_only_network_is_reported() {
    let own = network("wlan0", "169.254.3.4", NetworkKind::Unassigned);
    let shared = network("clat4", "192.0.0.4", NetworkKind::Tunnel);
    for networks in [vec![], vec![own], vec![shared]] {
        let found = found(Examined { has_ipv6: true, ..examined(networks, Arrivals::default()) }, true).await;
        assert_eq!(found, [(Certainty::Sure, Finding::OnlyIpv6)]);
    }
    let mobile = network("rmnet_data0", "10.20.30.40", NetworkKind::Mobile);
    for network in [home(), mobile] {
        let found = found(Examined { has_ipv6: true, ..examined(vec![network], Arrivals::default()) }, true).await;
        assert!(!sure(&found).contains(&&Finding::OnlyIpv6), "{found:?}");
    }
}

#[tokio::test]
async fn without_arrivals_network_and_firewall_are_likely_causes() {
    use Certainty::{Likely, Open};
    let found = found(examined(vec![home()], Arrivals::default()), true).await;
    assert_eq!(
        found,
        [
            (Likely, Finding::OtherNetwork),
            (Likely, Finding::Firewall),
            (Open, Finding::Isolation),
            (Open, Finding::Typed),
            (Open, Finding::PhoneTunnel)
        ]
    );
}

#[tokio::test]
async fn refused_arrival_is_reported_and_rules_out_firewall() {
    let refused = vec![Refused { why: Refusal::Code, times: 2 }];
    let arrivals = Arrivals { came: 1, loaded: 1, asked: 1, entered: 0, refused };
    let found = found(examined(vec![home()], arrivals), true).await;
    let said = [Finding::Refused { why: Refusal::Code, times: 2 }, Finding::Came { devices: 1 }];
    assert_eq!(sure(&found), said.iter().collect::<Vec<_>>());
    let blamed = |found: &(Certainty, Finding)| matches!(found.1, Finding::Firewall | Finding::Isolation);
    assert!(!found.iter().any(blamed), "{found:?}");
}

#[tokio::test]
async fn wrong_shown_address_is_a_sure_finding() {
    let address = || HOME.to_owned();
    let other = network("eth0", "10.0.0.9", NetworkKind::Private);
    let tunnel = network("tun0", HOME, NetworkKind::Tunnel);
    let own = network("wlan0", "169.254.3.4", NetworkKind::Unassigned);
    for (networks, finding) in [
        (vec![other.clone()], Finding::Moved { address: address() }),
        (vec![Network { answers: Some(false), ..home() }], Finding::Silent { address: address() }),
        (vec![other, tunnel], Finding::Elsewhere { address: address(), name: "tun0".to_owned() }),
        (vec![own], Finding::NoAddress { address: address() }),
    ] {
        let found = found(examined(networks, Arrivals::default()), true).await;
        assert_eq!(sure(&found), [&finding]);
    }
    let moved = Examined { port: Some(USUAL + 1), ..examined(vec![home()], Arrivals::default()) };
    assert_eq!(sure(&found(moved, true).await), [&Finding::OtherPort { port: USUAL + 1, usual: USUAL }]);
}

#[tokio::test]
async fn several_or_public_networks_are_likely_findings() {
    let tunnel = network("wg0", "10.8.0.2", NetworkKind::Tunnel);
    let other = network("eth0", "10.0.0.9", NetworkKind::Private);
    let likely = |found: Vec<(Certainty, Finding)>| -> Vec<Finding> {
        found.into_iter().filter(|(certainty, _)| *certainty == Certainty::Likely).map(|(_, finding)| finding).collect()
    };
    let several = likely(found(examined(vec![home(), other, tunnel], Arrivals::default()), true).await);
    assert_eq!(several[..2], [Finding::Tunnel { name: "wg0".to_owned() }, Finding::Several]);
    let public = network("eth0", HOME, NetworkKind::Public);
    let public = likely(found(examined(vec![public], Arrivals::default()), true).await);
    assert_eq!(public[0], Finding::Public { address: HOME.to_owned() });
}

#[tokio::test]
async fn guest_cannot_read_networks_of_host() {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    let mut phone = evening.phone(Role::Seat(Seat(0))).await;
    let asked = phone.ask(&HostingRequest::Reach { table: evening.table }).await;
    assert_eq!(asked, Err(app_core::protocol::Problem::HostOnly));
    // A device that is not admitted receives only the reason.
    let token = Greeting::Token { token: "0".repeat(32) };
    let turned = Line::enter(evening.door().await, &token).await.err();
    assert_eq!(turned, Some(app_core::protocol::Problem::TurnedAway { why: Turned::Token }));
}
