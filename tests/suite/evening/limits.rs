//! What one person may ask of a club, over all pages, and how many may join at once.

use super::*;
use companion::wire::HostingRequest;

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_person_has_four_pages_and_one_budget_for_all_of_them() {
    let club = Club::new(&[]).await;
    let anna = club.joins(0, "Anna").await;
    let back = Greeting::Back { token: anna.token.clone() };
    let mut pages = vec![anna.page];
    for _ in 0..4 {
        pages.push(Page::comes(club.at(0), &back).await);
    }
    assert!(!pages[0].ended().await, "the first gives way, and the person stays");
    // 60 requests at once and one more for each page, then four a second, however they are spread.
    let ping = Request::Ask { request: Box::new(HostingRequest::Ping.into()) };
    let begun = Instant::now();
    for nth in 0..72 {
        let answer = pages[1 + nth % 4].ask(&ping).await;
        assert!(matches!(answer, Ok(Reply::Answer { .. })), "{answer:?}");
    }
    assert!(begun.elapsed() >= Duration::from_secs(2), "{:?}", begun.elapsed());
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_crowd_that_joins_from_one_address_is_let_in_bit_by_bit() {
    let club = Club::new(&[]).await;
    let anna = club.joins(0, "Anna").await;
    let pool = PgPool::connect(&club.database).await.expect("the database");
    let left = async |amount: f64| {
        let left = "UPDATE tries SET amount = $1, at = clock_timestamp() WHERE address = 'join 127.0.0.1'";
        let set = sqlx::query(left).bind(amount).execute(&pool).await.expect("set");
        assert_eq!(set.rows_affected(), 1, "it is counted");
    };
    left(-1_000.0).await;
    let bruno = Greeting::Join { code: club.code(), name: "Bruno".to_owned(), token: token() };
    for node in 0..2 {
        let crowded = Page::tries(club.at(node), &bruno).await.expect("it is there").err();
        assert_eq!(crowded, Some(Problem::Crowded));
    }
    // A wrong code is wrong, and a person who has joined comes back.
    let wrong = Greeting::Join { code: "abc-def".to_owned(), name: "Eve".to_owned(), token: token() };
    let turned = Page::tries(club.at(0), &wrong).await.expect("it is there").err();
    assert_eq!(turned, Some(Problem::TurnedAway { why: Turned::Code }));
    Page::comes(club.at(1), &Greeting::Back { token: anna.token }).await;
    left(1.0).await;
    Page::comes(club.at(1), &bruno).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn everybody_who_joined_since_a_moment_is_removed_at_once() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let (mut bruno, mut clara) = (club.joins(0, "Bruno").await, club.joins(1, "Clara").await);
    bruno.sits(id, 0).await.expect("free");
    let two = |seen: &evening::wire::Seen| seen.evening.as_ref().is_some_and(|now| now.people.len() == 2);
    club.organiser.until(two).await;
    let people = &club.organiser.seen.evening.as_ref().expect("an evening").people;
    let since = people[0].joined.clone().expect("it is noted");
    club.organiser.ask(&Request::RemoveSince { since }).await.expect("removed");
    assert!(bruno.page.ended().await && clara.page.ended().await, "they are told");
    club.joins(0, "Dario").await.sits(id, 0).await.expect("the seat is free");
}

#[test]
fn who_joined_before_a_moment_is_not_among_those_who_joined_since() {
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = Evening::begun(plan("Thursday"), codes, "2026-11-25T19:00:00Z").expect("begun");
    let joined = ["2026-11-25T19:00:01Z", "2026-11-25T19:30:00Z", "2026-11-25T19:30:01Z"]
        .map(|moment| evening.join(moment, &moment.repeat(4), moment).expect("joined"));
    assert_eq!(evening.joined_since("2026-11-25T19:30:00Z"), joined[1..]);
}
