//! A table that a page in a browser hosts. Its phones connect through a relay, and its links lead to a page for them.

use std::net::{IpAddr, Ipv6Addr};

use app_core::membership::Entered;
use app_core::membership::codes::LinkBase;
use app_core::protocol::{Greeting, Hosting, HostingRequest, Problem, Reply, Role, Turned};
use app_core::token_bucket::Rate;
use app_core::{HostRequest, Limits};
use bucintoro_tests::backends::{Backend, InFolder};
use bucintoro_tests::lines::code;
use host::App;
use kernel::Seat;

/// The parameters of the links of a room at a relay.
const ROOM: &str = "at=mC0N_nYqA_Xs39V83fq6_g";

/// The limit of wrong codes from all phones together.
const WRONG: u32 = 5;

/// Returns the application as in a page: without a listener, and with a room at a relay.
fn app(home: &InFolder) -> App {
    let wrong_in_total = Some(Rate { at_once: f64::from(WRONG), a_second: 0.001 });
    let app = App::within(home.records(), home.folder(), Limits { wrong_in_total, ..Limits::default() });
    let mut requests = app.attach_host().expect("no listener is attached");
    let rooms = app.clone();
    tokio::spawn(async move {
        while let Some(request) = requests.recv().await {
            if let HostRequest::Open(done) = request {
                let base = LinkBase::page("https://game.example/join.html".to_owned(), ROOM.to_owned());
                rooms.lobby().set_link_base(base);
                let _ = done.send(Ok(vec![]));
            }
        }
    });
    app
}

/// Joins with a code, as a phone. `from` is the pseudonym of its address.
async fn join(app: &App, from: u64, code: &str) -> Result<Entered, Problem> {
    let greeting = Greeting::Code { code: code.to_owned(), name: "Phone".to_owned(), token: None };
    let from = IpAddr::V6(Ipv6Addr::from_bits(u128::from(from) << 64));
    app.lobby().authenticate(from, greeting).await
}

async fn hosting(app: &App, request: HostingRequest) -> Option<Hosting> {
    match app.session().0.request(request).await {
        Ok(Reply::Hosting { hosting, .. }) => hosting.map(|hosting| *hosting),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn links_lead_to_the_page_for_phones_and_name_the_room() {
    let home = InFolder::new().await;
    let app = app(&home);
    let table = bucintoro_tests::new_table(&app.session().0, 2).await;
    let hosting = hosting(&app, HostingRequest::Host { table }).await.expect("the table is hosted");
    assert_eq!(hosting.door.url, format!("https://game.example/join.html#{ROOM}"));
    for link in &hosting.links {
        let base = format!("https://game.example/join.html#code={}&{ROOM}&", link.link.code);
        assert!(link.link.url.starts_with(&base), "{}", link.link.url);
        assert!(link.link.qr.contains("<svg"));
    }
    assert_eq!(hosting.networks, []);
}

#[tokio::test]
async fn wrong_codes_are_limited_in_total_and_right_ones_are_not() {
    let home = InFolder::new().await;
    let app = app(&home);
    let table = bucintoro_tests::new_table(&app.session().0, 2).await;
    let hosting = hosting(&app, HostingRequest::Host { table }).await.expect("the table is hosted");
    let mut refused = Vec::new();
    for from in 0..u64::from(WRONG) + 3 {
        refused.push(join(&app, from, "AAAA-AAAA").await.err());
    }
    let turned = |why| Some(Problem::TurnedAway { why });
    assert!(refused.iter().take(WRONG as usize).all(|problem| *problem == turned(Turned::Code)), "{refused:?}");
    assert!(refused.iter().skip(WRONG as usize + 1).all(|problem| *problem == turned(Turned::Busy)), "{refused:?}");
    assert!(join(&app, 1, &code(&hosting, Role::Seat(Seat(0)))).await.is_ok());
}

#[tokio::test]
async fn next_page_hosts_the_table_again_whose_phones_wait() {
    let home = InFolder::new().await;
    let first = app(&home);
    let table = bucintoro_tests::new_table(&first.session().0, 2).await;
    first.resume_hosting().await.expect("nothing was hosted");
    assert_eq!(hosting(&first, HostingRequest::Hosting).await, None);
    let hosted = hosting(&first, HostingRequest::Host { table }).await.expect("the table is hosted");
    let Ok(Entered::Guest(guest, welcome)) = join(&first, 1, &code(&hosted, Role::Seat(Seat(1)))).await else {
        panic!("not admitted")
    };
    let token = welcome.token.expect("the phone gets a token");
    drop(guest);
    first.close().await;
    let home = home.again().await;
    let second = app(&home);
    second.resume_hosting().await.expect("the table is hosted again");
    let again = second.lobby().authenticate(IpAddr::V6(Ipv6Addr::UNSPECIFIED), Greeting::Token { token }).await;
    let Ok(Entered::Guest(guest, _)) = again else { panic!("not admitted") };
    assert_eq!(guest.status().map(|status| (status.table, status.role)), Some((table, Role::Seat(Seat(1)))));
    // A table that was closed on purpose stays closed.
    hosting(&second, HostingRequest::StopHosting { table }).await;
    second.close().await;
    drop(guest);
    let home = home.again().await;
    let third = app(&home);
    third.resume_hosting().await.expect("nothing was hosted");
    assert!(third.lobby().all().is_empty());
}

#[tokio::test]
async fn next_page_hosts_a_table_again_that_no_phone_has_joined() {
    let home = InFolder::new().await;
    let first = app(&home);
    let table = bucintoro_tests::new_table(&first.session().0, 2).await;
    hosting(&first, HostingRequest::Host { table }).await.expect("the table is hosted");
    first.close().await;
    let home = home.again().await;
    let second = app(&home);
    second.resume_hosting().await.expect("the table is hosted again");
    let again = hosting(&second, HostingRequest::Hosting).await.map(|hosting| hosting.table);
    assert_eq!(again, Some(table));
}
