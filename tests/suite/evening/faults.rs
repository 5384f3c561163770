//! Events on two nodes whose database was away, lost answers, and nodes that disagree.

use super::*;

/// Has a node let go of its tables, as after the database was away: it still owns them, and hosts none.
async fn let_go_of_tables(club: &Club, other_table: u32, device: &mut Line) {
    let pool = PgPool::connect(&club.database).await.expect("the database");
    let lose = "UPDATE tables SET owner = 'another node', epoch = epoch + 1 WHERE id = $1";
    sqlx::query(lose).bind(i64::from(other_table)).execute(&pool).await.expect("lost");
    device.ends().await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn an_owner_that_hosts_none_of_its_tables_does_what_another_node_asks() {
    let mut club = Club::new(&[]).await;
    let (id, other) = (club.opens("Table 1", true).await, club.opens("Table 2", true).await);
    let (mut anna, mut bruno) = (club.joins(1, "Anna").await, club.joins(1, "Bruno").await);
    let code = anna.sits(id, 0).await.expect("free");
    drop(anna.device(club.at(1), code).await);
    let code = bruno.sits(other, 0).await.expect("free");
    let mut witness = bruno.device(club.at(0), code).await;
    let_go_of_tables(&club, other, &mut witness).await;

    let mut organiser = Page::comes(club.at(1), &Greeting::Organiser { key: club.key.clone() }).await;
    let people = &organiser.seen.evening.as_ref().expect("an evening").people;
    let person = people.iter().find(|person| person.name == "Anna").expect("she joined").person;
    assert_eq!(organiser.ask(&Request::RemovePerson { person }).await, Ok(Reply::Done));
    let token = ToTable::Token { token: anna.token };
    let known = Line::tries(club.at(1), &token).await.expect("it is there");
    assert!(matches!(known, Err(companion::wire::Problem::TurnedAway { why: Turned::Token })));
    let mut clara = club.joins(1, "Clara").await;
    let code = clara.sits(id, 0).await.expect("the seat is free");
    clara.device(club.at(1), code).await;
}

/// The page asks the very same again, perhaps at another node: what was done stands, and is no error.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn an_event_whose_beginning_was_not_answered_is_begun_once_and_not_reported_as_failed() {
    let mut club = Club::new(&[]).await;
    club.organiser.ask(&Request::End).await.expect("ended");
    let begin = |id: &str| Request::Begin { plan: plan("Friday"), id: Some(id.to_owned()) };
    let mut other = Page::comes(club.at(1), &Greeting::Organiser { key: club.key.clone() }).await;
    let mut lost = Page::comes(club.at(0), &Greeting::Organiser { key: club.key.clone() }).await;
    // The line ends before the answer: nobody knows whether it was begun.
    lost.sends(&begin("once")).await.expect("sent");
    drop(lost);
    assert_eq!(other.ask(&begin("once")).await, Ok(Reply::Done));
    assert_eq!(club.organiser.ask(&begin("once")).await, Ok(Reply::Done));
    assert_eq!(other.ask(&begin("another")).await, Err(Problem::Running), "somebody else begins one");
    let Ok(Reply::Archive { evenings }) = other.ask(&Request::Archive).await else { panic!("an archive") };
    assert_eq!(evenings.iter().filter(|evening| evening.name == "Friday").count(), 1);
}
