//! Events on two nodes after database failures, lost answers, and disagreement between nodes.

use bucintoro_tests::postgres::Server;

use super::*;

/// Waits until a node reports that its lease has expired, so that it has released its tables.
async fn expires(node: &Node) {
    let waited = async {
        while !http(node.inner, "GET /readyz HTTP/1.1").await.ends_with("no beat\n") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waited).await.expect("its lease expires");
}

/// Lets a node release its tables, as after a failure of the database: it still owns them but hosts none.
async fn let_go_of_tables(club: &Club, other_table: u32, device: &mut Line) {
    let pool = PgPool::connect(&club.database).await.expect("the database");
    let lose = "UPDATE tables SET owner = 'another node', epoch = epoch + 1 WHERE id = $1";
    sqlx::query(lose).bind(i64::from(other_table)).execute(&pool).await.expect("lost");
    device.ends().await;
}

/// Lets the organiser remove Anna through the second node. Then checks that her token is invalid and her seat is free:
/// in the record, for the event, and for the next player. Her devices must have been noted as released.
async fn anna_is_removed(club: &mut Club, anna: Player, id: u32) {
    let mut organiser = Page::comes(club.at(1), &Greeting::Organiser { key: club.key.clone() }).await;
    let people = &organiser.seen.evening.as_ref().expect("an event").people;
    let person = people.iter().find(|person| person.name == "Anna").expect("she joined").person;
    assert_eq!(organiser.ask(&Request::RemovePerson { person }).await, Ok(Reply::Done));
    let greeting = ToTable::Token { token: anna.token };
    let known = Line::answered(club.at(1), &greeting).await;
    assert!(matches!(known, Err(app_core::protocol::Problem::TurnedAway { why: Turned::Token })));
    let Ok(Reply::Way { code }) = organiser.ask(&Request::Watch { table: id }).await else { panic!("no code") };
    let greeting = ToTable::Code { code, name: "Screen".to_owned(), token: Some(token()) };
    let mut screen = Line::answered(club.at(1), &greeting).await.expect("the code is right");
    let state = screen.open(id, Viewer::Spectator).await;
    assert!(state.settings.seating[0].empty, "{:?}", state.settings.seating);
    let released: Vec<Seat> = state.settings.released.iter().map(|release| release.seat).collect();
    assert_eq!(released, [Seat(0)]);
    organiser.until(|seen| seen.evening.as_ref().is_some_and(|evening| free(&evening.tables[0])[0])).await;
    let mut clara = club.joins(1, "Clara").await;
    let code = clara.sits(id, 0).await.expect("the seat is free");
    clara.device(club.at(1), code).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn other_node_removes_player_after_database_outage() {
    let mut server = Server::start("-c max_connections=200");
    let database = server.net_url(&server.database().await);
    let mut club = Club::on(database, &[]).await;
    let id = club.opens("Table 1", true).await;
    let mut anna = club.joins(1, "Anna").await;
    let code = anna.sits(id, 0).await.expect("free");
    drop(anna.device(club.at(1), code).await);
    server.stop_at_once();
    join_all(club.nodes.each_ref().map(expires)).await;
    server.start_again();
    anna_is_removed(&mut club, anna, id).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn owner_without_hosted_table_releases_seat() {
    let mut club = Club::new(&[]).await;
    let (id, other) = (club.opens("Table 1", true).await, club.opens("Table 2", true).await);
    let (mut anna, mut bruno) = (club.joins(1, "Anna").await, club.joins(1, "Bruno").await);
    let code = anna.sits(id, 0).await.expect("free");
    drop(anna.device(club.at(1), code).await);
    let code = bruno.sits(other, 0).await.expect("free");
    let mut witness = bruno.device(club.at(0), code).await;
    let_go_of_tables(&club, other, &mut witness).await;
    let pool = PgPool::connect(&club.database).await.expect("the database");
    let unhost = sqlx::query("DELETE FROM hosted WHERE table_id = $1").bind(i64::from(id));
    unhost.execute(&pool).await.expect("not hosted");
    anna_is_removed(&mut club, anna, id).await;
}

/// The page repeats the same request, perhaps at another node. What was done is kept, and is no error.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn retried_event_start_creates_one_event() {
    let mut club = Club::new(&[]).await;
    club.organiser.ask(&Request::End).await.expect("ended");
    let begin = |id: &str| Request::Begin { plan: plan("Friday"), id: Some(id.to_owned()) };
    let mut other = Page::comes(club.at(1), &Greeting::Organiser { key: club.key.clone() }).await;
    let mut lost = Page::comes(club.at(0), &Greeting::Organiser { key: club.key.clone() }).await;
    // The connection is closed before the reply, so the outcome is unknown.
    lost.sends(&begin("once")).await.expect("sent");
    drop(lost);
    assert_eq!(other.ask(&begin("once")).await, Ok(Reply::Done));
    assert_eq!(club.organiser.ask(&begin("once")).await, Ok(Reply::Done));
    assert_eq!(other.ask(&begin("another")).await, Err(Problem::Running), "another request starts an event");
    let Ok(Reply::Archive { evenings }) = other.ask(&Request::Archive).await else { panic!("an archive") };
    assert_eq!(evenings.iter().filter(|evening| evening.name == "Friday").count(), 1);
}
