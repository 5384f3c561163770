//! The states of a club's pages: an event and a tournament, for each kind of viewer.

use app_core::Summary;
use app_core::membership::codes::draw_qr;
use app_core::protocol::{self as wire, Link, TableLine};
use club_event::wire::tournament::{Player, TournamentPlan};
use club_event::wire::{NodeSeen, Opening, Place, Plan, Reply, Request, Role, Seating, Seen, Welcome};
use club_event::{ClubEvent, Codes, Facts, Links, NewTable, Who};
use club_tournament::{First, Scale, Settings, Sizes};
use kernel::Seat;
use serde_json::{Value, json};

use crate::Gallery;
use crate::app::AppInMemory;
use crate::device::host;
use crate::moments::{LONG_NAMES, Record};

/// The times at which the event begins and tables are closed.
const TIMES: [&str; 2] = ["2026-01-01T18:00:00Z", "2026-01-01T20:00:00Z"];

/// Number of the event.
const ID: u32 = 1;

/// A club whose tables are golden records.
struct Club {
    app: AppInMemory,
    evening: ClubEvent,
    facts: Vec<Facts>,
}

/// Records the pages of a club. Returns their names.
pub async fn record_clubs(gallery: &Gallery, records: &[Record]) -> Vec<Value> {
    let mut names = Vec::new();
    let mut write = |name: &str, recording: &Value| {
        gallery.write(&format!("club/{name}"), recording);
        names.push(json!(name));
    };
    write("strangers", &json!({"welcome": null, "replies": []}));
    write("none", &json!({"welcome": welcome(Who::Organiser, None), "replies": archive(None, Who::Organiser)}));
    let mut free = Club::new(records, Seating::Free).await;
    free.close_first();
    let (sits, stands) = (free.join("Anna"), free.join(LONG_NAMES[0]));
    free.seat(sits, 0);
    for (who, name) in [
        (Who::Organiser, "organiser"),
        (Who::Wall, "wall"),
        (Who::Person(sits), "seated"),
        (Who::Person(stands), "free"),
    ] {
        write(name, &free.record(who).await);
    }
    let mut contest = Club::new(records, Seating::Tournament).await;
    write("tournament-to-settle", &contest.record(Who::Organiser).await);
    let people: Vec<u32> = PLAYERS.iter().chain(&LONG_NAMES).map(|name| contest.join(name)).collect();
    contest.settle();
    write("tournament-settled", &contest.record(Who::Organiser).await);
    contest.draw();
    for (who, name) in [
        (Who::Organiser, "tournament-organiser"),
        (Who::Wall, "tournament-wall"),
        (Who::Person(people[0]), "tournament-player"),
    ] {
        write(name, &contest.record(who).await);
    }
    names
}

/// People with short names.
const PLAYERS: [&str; 7] = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Zoë"];

impl Club {
    /// Starts an event with a table of each game, halfway through a golden record.
    async fn new(records: &[Record], seating: Seating) -> Self {
        let app = AppInMemory::new();
        let plan = Plan {
            name: "Thursday at the Golden Lion".to_owned(),
            opening: Opening::Anybody,
            seating,
            house_rules: false,
            program_tables: 2,
        };
        let codes = Codes { joining: "ABC-DEF".to_owned(), wall: "0123456789abcdef0123456789abcdef".to_owned() };
        let mut evening = ClubEvent::start(plan, codes, TIMES[0]).expect("a plan");
        let mut games = Vec::new();
        for record in records.iter().filter(|record| !record.is_old() && record.lines.len() > 60) {
            if !games.contains(&record.game.id()) {
                games.push(record.game.id());
                app.import(&record.until(record.lines.len() as u32 / 2)).await;
            }
        }
        let wire::Reply::Tables { tables } = app.ask(wire::LibraryRequest::Tables).await else { panic!("no tables") };
        let facts: Vec<Facts> = tables.into_iter().map(facts).collect();
        for (facts, nth) in facts.iter().zip(1..) {
            let label = format!("Table {nth}");
            let (table, seats) = (facts.table, facts.stands.seating.len() as u8);
            evening
                .open(&NewTable { table, label: &label, seats, watchable: true, by: None })
                .expect("room for a table");
        }
        Self { app, evening, facts }
    }

    fn join(&mut self, name: &str) -> u32 {
        self.evening.join(name, &format!("token of {name}"), TIMES[0]).expect("a fresh name")
    }

    /// Gives a person the first seat of a table.
    fn seat(&mut self, person: u32, nth: usize) {
        let place = Place { table: self.facts[nth].table, seat: Seat(0) };
        self.evening.give(person, place, &[]).expect("a free seat");
    }

    fn close_first(&mut self) {
        let first = self.facts.remove(0);
        self.evening.close(&first, TIMES[1]);
    }

    /// Sets up a tournament for two at a table, in which every person of the event plays.
    fn settle(&mut self) {
        let settings = Settings {
            sizes: Sizes { wanted: 2, least: 2, most: 2 },
            rounds: 4,
            scale: Scale::Even,
            bye: None,
            first: First::Lot,
        };
        let plan = TournamentPlan { game: "twilight".to_owned(), watchable: true, settings };
        self.evening.set_up(plan, &(2..=2), 7).expect("a tournament");
    }

    /// Draws the first round, without results; then one player leaves.
    fn draw(&mut self) {
        self.evening.draw("Table").expect("a round");
        self.evening.leave(Player(2)).expect("a player");
    }

    /// Records the welcome of a page, and the replies to the requests that it may send.
    async fn record(&self, who: Who) -> Value {
        let state = self.evening.view(ID, who, &self.facts, self.links());
        let mut replies = archive(Some(&self.evening), who);
        if who == Who::Organiser {
            for facts in &self.facts {
                let hosting = host(&self.app, facts.table).await;
                let reply = wire::Reply::Hosting { hosting: Some(Box::new(hosting)), left: None };
                let request = Box::new(wire::HostingRequest::Host { table: facts.table }.into());
                let (request, reply) = (Request::Ask { request }, Reply::Answer { reply: Box::new(reply) });
                replies.push(json!({"request": request, "ok": reply}));
                self.app.ask(wire::HostingRequest::StopHosting { table: facts.table }).await;
            }
        }
        json!({"welcome": welcome(who, Some(state)), "replies": replies})
    }

    fn links(&self) -> Links {
        let codes = self.evening.codes();
        let link = |kind: &str, code: &str| {
            let url = format!("https://club.example/club#{kind}={code}");
            Link { qr: draw_qr(&url), url, code: code.to_owned() }
        };
        Links { join: link("evening", &codes.joining), wall: link("wall", &codes.wall) }
    }
}

/// Returns the facts of a table for the event.
fn facts(line: TableLine) -> Facts {
    let TableLine { table, game, seating, progress, asked, places, played, .. } = line;
    let scores = (0..).zip(&seating).map(|(nth, _)| Some(10 + nth)).collect();
    let stands = Summary { seating, progress, asked, places, played, mark: Default::default(), awaits_players: false };
    Facts { table, game, stands, node: Some("node-1".to_owned()), scores, devices: vec![] }
}

fn welcome(who: Who, evening: Option<club_event::wire::EveningState>) -> Welcome {
    let node =
        |name: &str, address: &str, takes| NodeSeen { node: name.to_owned(), address: address.to_owned(), takes };
    let nodes = vec![node("node-1", "10.0.0.1:8443", true), node("node-2", "10.0.0.2:8443", false)];
    let nodes = if who.role() == Role::Organiser { nodes } else { vec![] };
    Welcome { role: who.role(), seen: Seen { evening, nodes } }
}

fn archive(evening: Option<&ClubEvent>, who: Who) -> Vec<Value> {
    let evenings = evening.map(|evening| evening.past(ID, who)).into_iter().collect();
    vec![json!({"request": Request::Archive, "ok": Reply::Archive { evenings }})]
}
