//! What the devices of a closed table receive.

use super::*;
use app_core::protocol::HostingRequest;

/// Returns the token of a device that joined a table with a code, without joining the event.
async fn comes_with(node: SocketAddr, code: &str) -> String {
    let own = token();
    let greeting = ToTable::Code { code: code.to_owned(), name: "Guest".to_owned(), token: Some(own.clone()) };
    Line::answered(node, &greeting).await.expect("the code is right");
    own
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn devices_of_closed_table_receive_its_label() {
    let mut club = Club::new(&[]).await;
    let (first, second) = (club.opens("Table 1", true).await, club.opens("Table 2", true).await);
    let open = club.opens("Table 3", true).await;
    let (mut anna, mut bruno) = (club.joins(0, "Anna").await, club.joins(1, "Bruno").await);
    // Both were at the first table and left it: Anna for the second table, Bruno for good.
    for (player, seat) in [(&mut anna, 0), (&mut bruno, 1)] {
        let code = player.sits(first, seat).await.expect("free");
        drop(player.device(club.at(0), code).await);
        player.page.ask(&Request::StandUp).await.expect("stood up");
    }
    let code = anna.sits(second, 0).await.expect("free");
    drop(anna.device(club.at(1), code).await);
    let ask = Request::Ask { request: Box::new(HostingRequest::Host { table: second }.into()) };
    let Ok(Reply::Answer { reply }) = club.organiser.ask(&ask).await else { panic!("not hosted") };
    let Told::Hosting { hosting: Some(hosting), .. } = *reply else { panic!("{reply:?}") };
    let code_of = |role| {
        let link = hosting.links.iter().find(|link| link.role == role).expect("a code");
        link.link.code.clone()
    };
    let seat = comes_with(club.at(0), &code_of(Role::Seat(Seat(1)))).await;
    let watching = code_of(Role::Spectator);
    let spectator = comes_with(club.at(1), &watching).await;
    let moved = comes_with(club.at(1), &watching).await;
    let Ok(Reply::Way { code }) = club.organiser.ask(&Request::Watch { table: open }).await else { panic!("a code") };
    let greeting = ToTable::Code { code, name: "Guest".to_owned(), token: Some(moved.clone()) };
    Line::answered(club.at(0), &greeting).await.expect("the code is right");
    for table in [second, first] {
        club.organiser.ask(&Request::CloseTable { table }).await.expect("closed");
    }
    let closed = app_core::protocol::Problem::TableClosed { label: "Table 2".to_owned() };
    for node in 0..2 {
        for token in [&anna.token, &seat, &spectator] {
            let again = Line::answered(club.at(node), &ToTable::Token { token: token.clone() }).await;
            assert_eq!(again.err(), Some(closed.clone()));
        }
        // A code that was shown at the table is invalid now.
        let greeting = ToTable::Code { code: watching.clone(), name: "Late".to_owned(), token: Some(token()) };
        let late = Line::answered(club.at(node), &greeting).await;
        assert_eq!(late.err(), Some(closed.clone()));
        let gone = Line::answered(club.at(node), &ToTable::Token { token: bruno.token.clone() }).await;
        let turned = app_core::protocol::Problem::TurnedAway { why: Turned::Token };
        assert_eq!(gone.err(), Some(turned), "he had left before it was closed");
        let there = Line::answered(club.at(node), &ToTable::Token { token: moved.clone() }).await;
        assert_eq!(there.expect("its table is open").guest.expect("a guest").table, open);
    }
}
