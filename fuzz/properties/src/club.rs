//! Messages of the pages of a club.

use app_core::membership::codes::{normalize_evening_code, sha256_hex};
use app_core::protocol::{Link, Resource};
use club_event::wire::tournament::TournamentRequest;
use club_event::wire::{Greeting, Opening, Place, Plan, Problem, Request, Seating};
use club_event::{ClubEvent, Codes, Facts, Links, NewTable, Who};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The time of each message.
const NOW: &str = "2026-01-01T12:00:00Z";

/// The code of the event.
const CODE: &str = "ABCDEF";

/// The most messages of one input.
const MOST_MESSAGES: usize = 40;

/// A call of a page.
#[derive(Deserialize)]
struct Call {
    request: Value,
}

/// Each line is a message of a page: a handshake, or a call. What an event can do by itself is done. A refused message
/// changes nothing. After each one the event reads the same again, and can be shown.
pub fn club(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let plan = Plan {
        name: "Club".to_owned(),
        opening: Opening::Anybody,
        seating: Seating::Free,
        house_rules: false,
        program_tables: 0,
    };
    let codes = Codes { joining: CODE.to_owned(), wall: "0".repeat(32) };
    let mut event = ClubEvent::start(plan, codes, NOW).expect("a plan with a name");
    for (nth, line) in (1..).zip(text.lines().take(MOST_MESSAGES)) {
        let mut changed = event.clone();
        let done = match (serde_json::from_str::<Greeting>(line), serde_json::from_str::<Call>(line)) {
            (Ok(greeting), _) => {
                assert!(read_again(&greeting) == greeting, "written out, a handshake reads otherwise: {line}");
                greet(&mut changed, greeting)
            }
            (Err(_), Ok(call)) => {
                let Ok(request) = serde_json::from_value::<Request>(call.request) else { continue };
                assert_eq!(read_again(&request), request, "written out, a request reads otherwise");
                answer(&mut changed, request, nth)
            }
            _ => continue,
        };
        // A node stores the event only if the message was accepted.
        if done.is_ok() {
            event = changed;
        }
        assert_eq!(read_again(&event), event, "stored, an event reads otherwise");
        show(&event);
    }
}

fn read_again<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it is JSON");
    serde_json::from_str(&text).expect("it reads again")
}

fn greet(event: &mut ClubEvent, greeting: Greeting) -> Result<(), Problem> {
    match greeting {
        Greeting::Join { code, name, token } if event.lets_join(&normalize_evening_code(&code)) => {
            event.join(&name, &sha256_hex(&token), NOW).map(drop)
        }
        Greeting::Back { token } => {
            event.with_token(&sha256_hex(&token));
            Ok(())
        }
        Greeting::Organiser { .. } | Greeting::Wall { .. } | Greeting::Join { .. } => Ok(()),
    }
}

/// Does what a node does in the event for a request of the organiser, or of the first person.
fn answer(event: &mut ClubEvent, request: Request, nth: u32) -> Result<(), Problem> {
    match request {
        Request::Change { plan } => event.change(plan),
        Request::End => event.end(NOW),
        Request::OpenTable { open } => {
            event.may_open(None)?;
            let (label, seats, watchable) = (open.label.as_str(), open.seats, open.watchable);
            event.open(&NewTable { table: nth, label, seats, watchable, by: None })
        }
        Request::ChangeTable { table, label, watchable } => event.change_table(table, &label, watchable),
        Request::Arrange { table, at } => event.arrange(table, at),
        Request::RemovePerson { person } => event.remove(person).map(drop),
        Request::RenamePerson { person, name } => event.rename(person, &name).map(drop),
        Request::Rename { name } => event.rename(1, &name).map(drop),
        Request::RemoveSince { since } => {
            for person in event.joined_since(&since, NOW)? {
                event.remove(person)?;
            }
            Ok(())
        }
        Request::RenewCode { of } => {
            event.renew(of, CODE.to_owned());
            Ok(())
        }
        Request::Sit { table, seat } => event.sit(1, Place { table, seat }, &[]),
        Request::StandUp => event.stand_up(1).map(drop),
        Request::Watch { table } => event.may_watch(table),
        Request::Tournament { request } => answer_tournament(event, request, nth),
        Request::Begin { .. }
        | Request::MoveTable { .. }
        | Request::CloseTable { .. }
        | Request::Ask { .. }
        | Request::RenewKey { .. }
        | Request::Archive
        | Request::Record { .. }
        | Request::Agree { .. } => Ok(()),
    }
}

fn answer_tournament(event: &mut ClubEvent, request: TournamentRequest, nth: u32) -> Result<(), Problem> {
    match request {
        TournamentRequest::SetUp { plan } => {
            let not_found = || Problem::NotFound { what: Resource::Game };
            let seats = catalogue::game(&plan.game).ok_or_else(not_found)?.seats();
            event.set_up(plan, &(*seats.start() as u8..=*seats.end() as u8), nth)
        }
        TournamentRequest::Arrange { players } => event.arrange_players(&players),
        TournamentRequest::Enter { player } => event.enter(player),
        TournamentRequest::Leave { player } => event.leave(player),
        TournamentRequest::Draw { label, .. } => {
            event.before_draw()?;
            event.draw(&label)?;
            for (drawn, table) in event.to_open().iter().zip(1_000 * nth..) {
                let (label, seats, watchable) = (drawn.label.as_str(), drawn.people.len() as u8, drawn.watchable);
                event.open_with(&NewTable { table, label, seats, watchable, by: None }, &drawn.people)?;
                event.opened(drawn, table);
            }
            Ok(())
        }
        TournamentRequest::TakeBack => event.take_back().map(drop),
        TournamentRequest::Correct { round, table, places } => event.correct(round, table, &places),
        TournamentRequest::CallTime => event.call_time(),
        TournamentRequest::Plan { rounds } => event.plan_rounds(rounds),
        TournamentRequest::Sheet => event.sheet().map(drop),
    }
}

/// Renders the event for every kind of page.
fn show(event: &ClubEvent) {
    let link = || Link { url: String::new(), code: String::new(), qr: String::new() };
    let facts: Vec<Facts> = event.open_tables().into_iter().map(Facts::unknown).collect();
    for who in [Who::Organiser, Who::Wall, Who::Person(1)] {
        event.view(1, who, &facts, Links { join: link(), wall: link() });
    }
}
