//! Wrong codes are counted by all nodes together, by the real address of the client.

use std::net::IpAddr;

use app_core::protocol::{Greeting, Problem, Role, Turned};
use app_core::token_bucket::Rate;
use bucintoro_tests::backends::{Backend as _, InPostgres, PATIENT};
use bucintoro_tests::lines::{Line, peer};
use bucintoro_tests::postgres;
use club_postgres::Tried;
use kernel::Seat;
use sqlx::postgres::PgPool;

use super::{Node, by_code, code, set_up};

const NEVER: Rate = Rate { at_once: 3.0, a_second: 0.001 };

fn ip(text: &str) -> IpAddr {
    text.parse().expect("an address")
}

async fn rows(url: &str) -> i64 {
    let pool = PgPool::connect(url).await.expect("the database");
    sqlx::query_scalar("SELECT count(*) FROM tries").fetch_one(&pool).await.expect("a number")
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn nodes_share_one_rate_limit_per_client_network() {
    let home = InPostgres::new().await;
    let other = home.beside(PATIENT).await;
    let (nodes, from) = ([home.club(), &other], ip("2001:db8:7:7::1"));
    assert_eq!(other.table_of_code("AAAA-AAAA", from, NEVER).await.expect("read"), Tried::Nowhere);
    assert_eq!(rows(&home.url()).await, 0, "a read writes nothing");
    let mut allowed = Vec::new();
    for nth in 0..5 {
        allowed.push(nodes[nth % 2].charge_failed_try(from, NEVER).await.expect("counted"));
    }
    assert_eq!(allowed, [true, true, true, false, false]);
    for node in nodes {
        let neighbour = ip("2001:db8:7:7:ffff::2");
        assert_eq!(node.table_of_code("AAAA-AAAA", neighbour, NEVER).await.expect("read"), Tried::TooOften);
        let another = ip("2001:db8:7:8::1");
        assert_eq!(node.table_of_code("AAAA-AAAA", another, NEVER).await.expect("read"), Tried::Nowhere);
    }
    assert_eq!(rows(&home.url()).await, 1);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn concurrent_nodes_do_not_exceed_shared_rate_limit() {
    let home = InPostgres::new().await;
    let other = home.beside(PATIENT).await;
    let from = ip("192.0.2.7");
    let tries = (0..24).map(|nth| if nth % 2 == 0 { home.club() } else { &other }.charge_failed_try(from, NEVER));
    let allowed = futures_util::future::join_all(tries).await;
    assert_eq!(allowed.into_iter().filter(|allowed| *allowed.as_ref().expect("counted")).count(), 3);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn rate_limit_refills_and_full_buckets_are_deleted() {
    let home = InPostgres::new().await;
    // Between two calls the bucket is not refilled at the slow rate, even on a busy machine.
    let (slow, quick) = (Rate { at_once: 1.0, a_second: 1e-6 }, Rate { at_once: 1.0, a_second: 1.0 });
    let club = home.club();
    let from = ip("192.0.2.1");
    assert!(club.charge_failed_try(from, slow).await.expect("counted"));
    assert!(!club.charge_failed_try(from, slow).await.expect("counted"));
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    assert_eq!(club.table_of_code("A", from, quick).await.expect("read"), Tried::Nowhere);
    assert!(club.charge_failed_try(from, quick).await.expect("counted"));
    // Expired rows are deleted by later clients.
    for nth in 0..64 {
        club.charge_failed_try(ip(&format!("198.51.100.{nth}")), slow).await.expect("counted");
    }
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    for _ in 0..64 {
        club.charge_failed_try(from, quick).await.expect("counted");
    }
    assert_eq!(rows(&home.url()).await, 1, "only the client that still tries");
}

/// Tries a code at a node from an address. Returns the reason of its rejection.
async fn told(node: &Node, from: IpAddr, code: &str) -> Option<Turned> {
    match Line::enter_from(from, node.listen, &by_code(code).0).await {
        Ok(_) => None,
        Err(Problem::TurnedAway { why }) => Some(why),
        Err(problem) => panic!("{problem:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn rate_limited_address_enters_all_nodes_only_by_token() {
    let server = postgres::shared();
    let url = server.net_url(&server.database().await);
    let nodes = [Node::on(&url), Node::on(&url)];
    let mut organiser = nodes[0].organiser().await;
    let (_, hosting) = set_up(&mut organiser, &nodes[0].listen.to_string()).await;
    let (joker, neighbour) = (peer(77), peer(78));
    let (right, token) = by_code(&code(&hosting, Role::Seat(Seat(0))));
    Line::enter_from(joker, nodes[0].listen, &right).await.expect("the code is right");
    let mut wrong = 0;
    while told(&nodes[wrong % 2], joker, "AAAA-AAAA").await == Some(Turned::Code) {
        wrong += 1;
        assert!(wrong < 40, "wrong codes are not limited");
    }
    assert!(wrong >= 24, "{wrong}");
    let right = code(&hosting, Role::Seat(Seat(1)));
    for node in &nodes {
        assert_eq!(told(node, joker, &right).await, Some(Turned::Busy), "a correct guess is not revealed");
    }
    for node in &nodes {
        Line::enter_from(joker, node.listen, &Greeting::Token { token: token.clone() }).await.expect("admitted");
    }
    assert_eq!(told(&nodes[1], neighbour, &right).await, None, "no other address is affected");
}
