//! Limits of a person's requests to a club over all pages, and of joins.

use bucintoro_tests::backends::{Backend as _, InPostgres};
use club_server::JOINING;

use super::*;
use app_core::protocol::HostingRequest;

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn one_guest_has_four_pages_and_one_rate_limit() {
    let club = Club::new(&[]).await;
    let anna = club.joins(0, "Anna").await;
    let back = Greeting::Back { token: anna.token.clone() };
    let mut pages = vec![anna.page];
    for _ in 0..4 {
        pages.push(Page::comes(club.at(0), &back).await);
    }
    assert!(!pages[0].ended().await, "the first page is closed, and the person stays");
    // 60 requests at once and one more for each page, then four a second, on any page.
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
async fn joins_from_one_address_are_rate_limited() {
    let club = Club::new(&[]).await;
    let anna = club.joins(0, "Anna").await;
    let pool = PgPool::connect(&club.database).await.expect("the database");
    let left = async |amount: f64| {
        let left = "UPDATE tries SET amount = $1, at = clock_timestamp() WHERE address = 'join 127.0.0.1'";
        let set = sqlx::query(left).bind(amount).execute(&pool).await.expect("set");
        assert_eq!(set.rows_affected(), 1, "a count");
    };
    left(-1_000.0).await;
    let bruno = Greeting::Join { code: club.code(), name: "Bruno".to_owned(), token: token() };
    for node in 0..2 {
        let crowded = Page::answered(club.at(node), &bruno).await.err();
        assert_eq!(crowded, Some(Problem::Crowded));
    }
    // A wrong code is still reported as wrong, and a person who has joined can return.
    let wrong = Greeting::Join { code: "abc-def".to_owned(), name: "Eve".to_owned(), token: token() };
    let turned = Page::answered(club.at(0), &wrong).await.err();
    assert_eq!(turned, Some(Problem::TurnedAway { why: Turned::Code }));
    Page::comes(club.at(1), &Greeting::Back { token: anna.token }).await;
    left(1.0).await;
    Page::comes(club.at(1), &bruno).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn organiser_removes_all_guests_joined_since_a_time() {
    let mut club = Club::new(&[]).await;
    let id = club.opens("Table 1", true).await;
    let (mut bruno, mut clara) = (club.joins(0, "Bruno").await, club.joins(1, "Clara").await);
    bruno.sits(id, 0).await.expect("free");
    let two = |seen: &club_event::wire::Seen| seen.evening.as_ref().is_some_and(|now| now.people.len() == 2);
    club.organiser.until(two).await;
    let people = &club.organiser.seen.evening.as_ref().expect("an event").people;
    let since = people[0].joined.clone().expect("a join time");
    // An impossible join time is refused and removes no person.
    for wrong in ["2999-01-01T00:00:00Z", "1999-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "yesterday", ""] {
        let refused = club.organiser.ask(&Request::RemoveSince { since: wrong.to_owned() }).await;
        assert_eq!(refused, Err(Problem::NoSuchTime), "{wrong:?}");
    }
    assert_eq!(club.organiser.seen.evening.as_ref().map(|now| now.people.len()), Some(2));
    club.organiser.ask(&Request::RemoveSince { since }).await.expect("removed");
    assert!(bruno.page.ended().await && clara.page.ended().await, "their pages are dismissed");
    club.joins(0, "Dario").await.sits(id, 0).await.expect("the seat is free");
}

#[test]
fn joined_since_excludes_earlier_guests() {
    let codes = Codes { joining: "abcdef".to_owned(), wall: "0".repeat(32) };
    let mut evening = ClubEvent::start(plan("Thursday"), codes, "2026-11-25T19:00:00Z").expect("started");
    let joined = ["2026-11-25T19:00:01Z", "2026-11-25T19:30:00Z", "2026-11-25T19:30:01Z"]
        .map(|moment| evening.join(moment, &moment.repeat(4), moment).expect("joined"));
    let since = |moment: &str| evening.joined_since(moment, "2026-11-25T19:31:00Z");
    assert_eq!(since("2026-11-25T19:30:00Z").as_deref(), Ok(&joined[1..]));
    assert_eq!(since("2026-11-25T20:30:00+01:00").as_deref(), Ok(&joined[1..]), "another zone");
    assert_eq!(since("2026-11-25T19:31:00Z").as_deref(), Ok(&[][..]));
    assert_eq!(since("2026-11-24T19:00:00Z").as_deref(), Ok(&joined[..]));
    for wrong in ["2026-11-25T19:31:01Z", "2026-11-24T18:59:59Z", "2026-11-25", "19:30"] {
        assert_eq!(since(wrong), Err(Problem::NoSuchTime), "{wrong}");
    }
    // The clock of the node at which the last person joined is ahead.
    let behind = evening.joined_since("2026-11-25T19:30:01Z", "2026-11-25T19:29:30Z");
    assert_eq!(behind.as_deref(), Ok(&joined[2..]));
}

/// Returns how many people may join from this machine, according to the database.
async fn left_to_join(pool: &PgPool) -> f64 {
    let amount = "SELECT amount FROM tries WHERE address = 'join 127.0.0.1'";
    sqlx::query_scalar(amount).fetch_one(pool).await.expect("a count")
}

/// The database's clock counts: a row that was written earlier has regained the time since.
#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn one_address_admits_150_joins_then_two_a_second() {
    let club = Club::new(&[]).await;
    let pool = PgPool::connect(&club.database).await.expect("the database");
    club.joins(0, "Anna").await;
    let left = left_to_join(&pool).await;
    assert!((left - 149.0).abs() < 1e-6, "{left} of 150");
    // Ten seconds after the bucket was empty it holds 20, of which one is used.
    let ago = "UPDATE tries SET amount = 0, at = clock_timestamp() - interval '10 s' WHERE address = 'join 127.0.0.1'";
    // The database counts from a slightly later time.
    let begun = Instant::now();
    sqlx::query(ago).execute(&pool).await.expect("set");
    club.joins(1, "Bruno").await;
    let left = left_to_join(&pool).await;
    let late = 2.0 * begun.elapsed().as_secs_f64();
    assert!((19.0..=19.0 + late).contains(&left), "{left}");
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn one_address_admits_300_joins_in_75_s_and_1500_in_11_min() {
    let home = InPostgres::new().await;
    let pool = PgPool::connect(&home.url()).await.expect("the database");
    let hall = "192.0.2.1".parse().expect("an address");
    let (begun, mut joined) = (Instant::now(), 0_u32);
    let mut in_after = Vec::new();
    for second in 0..=675 {
        while home.club().may_join(hall, JOINING).await.expect("counted") {
            joined += 1;
        }
        // The real time that the test takes also counts, even between two of these seconds.
        let slow = begun.elapsed();
        in_after.push((joined, (2.0 * slow.as_secs_f64()).ceil() as u32));
        if second == 75 || second == 675 {
            eprintln!("{joined} after {second} s, and {slow:?} besides");
        }
        let past = "UPDATE tries SET at = clock_timestamp() - interval '1 s'";
        sqlx::query(past).execute(&pool).await.expect("set");
    }
    for (second, least) in [(0, 150), (75, 300), (675, 1_500)] {
        let (joined, besides) = in_after[second];
        assert!(
            (least..=least + besides).contains(&joined),
            "{joined} after {second} s, of which {besides} are allowed in addition"
        );
    }
}
