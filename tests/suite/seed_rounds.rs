//! Rounds of the shared seed at a hosted table: phones that contribute, that are late, silent, or come again, and the
//! same game after a restart and on another device.

use std::time::Duration;

use app_core::protocol::{
    DeviceChange, DrawStatus, FileRequest, HostingRequest, LibraryRequest, MembershipRequest, Problem, Push, Reply,
    Role, SeedKnowledge, SharedSeedState, TableRequest,
};
use app_core::{Limits, Session};
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::files::import_file;
use bucintoro_tests::lines::{Evening, Line, PATIENCE, serve_network};
use bucintoro_tests::new_table;
use host::App;
use kernel::record::By;
use kernel::shared_seed::{SharedSeed, commitment_to, contribution_of_word};
use kernel::{Actor, Seat, Viewer};
use serde_json::json;
use tokio::sync::mpsc::Receiver;

use crate::draw_check::{check_draws, statuses};
use crate::verify::{count, verify_lines};

/// A screen that watches a hosted table.
struct Watched {
    evening: Evening,
    session: Session,
    pushes: Receiver<Push>,
}

impl Watched {
    fn new(evening: Evening) -> Self {
        let (session, pushes) = evening.app.session();
        Self { evening, session, pushes }
    }

    /// Hosts a new table, whose rounds have this time limit.
    async fn with_time(home: &InMemory, round_time: Duration) -> Self {
        let app = App::within(home.records(), home.folder(), Limits { round_time, ..Limits::default() });
        let table = new_table(&app.session().0, 3).await;
        Self::new(Evening::at(app, table).await)
    }

    /// Waits until the rounds are as sought.
    async fn until(&mut self, sought: impl Fn(&SharedSeedState) -> bool) -> SharedSeedState {
        loop {
            let open = TableRequest::Open { table: self.evening.table, viewer: Viewer::Table };
            let state = match self.session.request(open).await {
                Ok(Reply::State { state }) => state.shared_seed.expect("it is sent"),
                other => panic!("{other:?}"),
            };
            if sought(&state) {
                return state;
            }
            let push = tokio::time::timeout(PATIENCE, self.pushes.recv()).await;
            push.unwrap_or_else(|_| panic!("the rounds stopped: {state:?}")).expect("the session is open");
        }
    }

    async fn phone(&self, seat: u8) -> Phone {
        let line = self.evening.phone(Role::Seat(Seat(seat))).await;
        Phone::watching(line).await
    }

    /// The entries of rounds.
    async fn entries(&self) -> Vec<(By, SharedSeed)> {
        let told = self.evening.state(Viewer::Spectator).await.told;
        told.into_iter().filter_map(|entry| Some((entry.by, entry.shared_seed?))).collect()
    }

    /// The entries in short: what each does, with the seats of a commitment or the silent ones.
    async fn story(&self) -> Vec<(&'static str, Vec<u8>)> {
        let seats = |all: &[Seat]| all.iter().map(|seat| seat.0).collect();
        let short = |(_, entry): (By, SharedSeed)| match entry {
            SharedSeed::Committed { commitments, .. } => {
                ("open", commitments.iter().map(|one| one.seat.0).collect::<Vec<_>>())
            }
            SharedSeed::Revealed { .. } => ("close", vec![]),
            SharedSeed::Void { silent } => ("void", seats(&silent)),
        };
        self.entries().await.into_iter().map(short).collect()
    }

    async fn word(&self, seat: u8, word: &str) {
        let (table, seat, word) = (self.evening.table, Seat(seat), word.to_owned());
        let request = TableRequest::ContributeWord { table, seat, word };
        assert_eq!(self.session.request(request).await, Ok(Reply::Done));
    }

    async fn first_unused(&self) -> usize {
        self.evening.state(Viewer::Table).await.told.iter().filter(|entry| entry.drawn).count()
    }

    /// Plays until the app has drawn once more.
    async fn play_until_drawn(&mut self) {
        let before = self.first_unused().await;
        for nth in 0..400 {
            self.evening.play(nth * 7).await.expect("it stands");
            if self.first_unused().await > before {
                return;
            }
        }
        panic!("nothing was drawn");
    }

    /// Ends the game, and returns the head.
    async fn end(&mut self) -> u32 {
        let (table, id) = (self.evening.table, self.evening.request_id());
        let head = self.evening.state(Viewer::Table).await.head;
        let (by, command) = (Actor::Seat(Seat(0)), json!({"do": "EndEarly", "score": false}));
        let end = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
        let Ok(Reply::Moved { head }) = self.session.request(end).await else { panic!("it does not end") };
        head
    }

    /// What both verifiers find with the stored seeds.
    async fn verified(&self) -> serde_json::Value {
        let stored = self.evening.app.records().read(self.evening.table).await.expect("read").expect("it is there");
        let lines: Vec<String> = stored.lines.into_iter().map(|line| String::from_utf8(line).expect("text")).collect();
        let seeds = stored.seed.unwrap_or_default().split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let found = verify_lines(&lines, &seeds);
        assert_eq!((&found["code"], count(&found, "unknown")), (&json!(0), 0), "{found}");
        found
    }
}

/// A phone that takes part.
struct Phone {
    line: Line,
    seat: Seat,
    table: u32,
}

impl Phone {
    async fn watching(mut line: Line) -> Self {
        line.look().await;
        let guest = line.guest.expect("a guest");
        let Role::Seat(seat) = guest.role else { panic!("{guest:?}") };
        Self { line, seat, table: guest.table }
    }

    fn contribution(&self, round: u32) -> String {
        contribution_of_word(&format!("phone of seat {} in round {round}", self.seat.0))
    }

    async fn commit(&mut self, rounds: &SharedSeedState) -> Result<Reply, Problem> {
        let commitment = commitment_to(&rounds.game, rounds.round, &self.contribution(rounds.round));
        let (table, seat, round) = (self.table, self.seat, rounds.round);
        self.line.ask(&TableRequest::CommitContribution { table, seat, round, commitment }).await
    }

    async fn reveal(&mut self, rounds: &SharedSeedState) -> Result<Reply, Problem> {
        let contribution = self.contribution(rounds.round);
        let (table, seat, round) = (self.table, self.seat, rounds.round);
        self.line.ask(&TableRequest::RevealContribution { table, seat, round, contribution }).await
    }
}

const DONE: Result<Reply, Problem> = Ok(Reply::Done);

async fn evening() -> (tempfile::TempDir, Watched) {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 3).await;
    (folder, Watched::new(evening))
}

/// Hosts a table with the phone of its first seat.
async fn evening_with_phone() -> (tempfile::TempDir, Watched, Phone) {
    let (folder, host) = evening().await;
    let phone = host.phone(0).await;
    (folder, host, phone)
}

/// Commits a phone to the next round. Returns that round before it opens.
async fn commit_to_next(host: &mut Watched, phone: &mut Phone) -> SharedSeedState {
    let next = host.until(|rounds| !rounds.open).await;
    assert_eq!(phone.commit(&next).await, DONE);
    next
}

/// Commits a phone to the next round. Returns that round once it is open.
async fn open_round_of(host: &mut Watched, phone: &mut Phone) -> SharedSeedState {
    commit_to_next(host, phone).await;
    host.until(|rounds| rounds.open).await
}

/// A round of one phone.
async fn round_of(host: &mut Watched, phone: &mut Phone) -> SharedSeedState {
    let open = open_round_of(host, phone).await;
    assert_eq!(phone.reveal(&open).await, DONE);
    host.until(|rounds| !rounds.open).await
}

#[tokio::test]
async fn phones_contribute_and_late_phone_joins_next_round() {
    let (_folder, mut host) = evening().await;
    host.play_until_drawn().await;
    assert_eq!(host.story().await, [], "nothing waits for phones, and nothing happens without them");
    let (mut first, mut second) = (host.phone(0).await, host.phone(2).await);
    let next = host.until(|rounds| !rounds.open).await;
    assert_eq!((next.round, next.seats.len()), (1, 0));
    assert_eq!(first.commit(&next).await, DONE);
    let open = host.until(|rounds| rounds.open).await;
    // The second phone is late, and takes part from the next round on.
    assert!(matches!(second.commit(&next).await, Err(Problem::Late { .. })));
    assert!(matches!(second.reveal(&open).await, Err(Problem::Late { .. })));
    assert_eq!(first.reveal(&open).await, DONE);
    let next = host.until(|rounds| !rounds.open).await;
    assert_eq!((next.round, next.seats.as_slice()), (2, &[Seat(0)][..]));
    // The round waits for the commitment of the first phone, and so includes it.
    assert_eq!(second.commit(&next).await, DONE);
    assert_eq!(host.until(|rounds| !rounds.open).await.round, 2);
    assert_eq!(first.commit(&next).await, DONE);
    let open = host.until(|rounds| rounds.open).await;
    assert_eq!(second.reveal(&open).await, DONE);
    assert_eq!(first.reveal(&open).await, DONE);
    let next = host.until(|rounds| !rounds.open).await;
    assert_eq!(next.seats.len(), 2);
    // Offers for the next round alone open none.
    assert_eq!(first.commit(&next).await, DONE);
    assert_eq!(second.commit(&next).await, DONE);
    host.play_until_drawn().await;
    let story = [("open", vec![0]), ("close", vec![]), ("open", vec![2, 0]), ("close", vec![])];
    let sorted = |mut story: Vec<(&'static str, Vec<u8>)>| {
        story.iter_mut().for_each(|(_, seats)| seats.sort_unstable());
        story
    };
    assert_eq!(sorted(host.story().await), sorted(story.to_vec()));
    assert_eq!(count(&host.verified().await, "rounds"), 2);
}

#[tokio::test]
async fn player_asks_for_a_round_once_a_turn() {
    let (_folder, mut host) = evening().await;
    let mut phone = host.phone(1).await;
    let renew = TableRequest::RenewSeed { table: phone.table };
    assert!(matches!(phone.line.ask(&renew).await, Err(Problem::Late { .. })), "no device contributes");
    let next = round_of(&mut host, &mut phone).await;
    assert_eq!(phone.commit(&next).await, DONE);
    assert!(matches!(phone.line.ask(&renew).await, Err(Problem::Late { .. })), "the seed was not used");
    host.play_until_drawn().await;
    assert_eq!(phone.line.ask(&renew).await, DONE);
    let open = host.until(|rounds| rounds.open).await;
    assert_eq!(phone.reveal(&open).await, DONE);
    commit_to_next(&mut host, &mut phone).await;
    assert!(matches!(phone.line.ask(&renew).await, Err(Problem::Late { .. })));
    let asked: Vec<By> = host.entries().await.into_iter().map(|(by, _)| by).collect();
    assert_eq!(asked, [By::Table, By::Table, By::Seat(Seat(1)), By::Table]);
}

#[tokio::test]
async fn phone_that_reconnects_during_a_round_reveals() {
    let (_folder, mut host, mut phone) = evening_with_phone().await;
    let open = open_round_of(&mut host, &mut phone).await;
    let token = phone.line.token.clone().expect("a token");
    drop(phone);
    let mut phone = Phone::watching(host.evening.again(&token).await.expect("it is let in")).await;
    assert_eq!(phone.reveal(&open).await, DONE);
    host.until(|rounds| rounds.seats == [Seat(0)]).await;
    // A phone that only looks away withdraws its offer: no round waits for it.
    let next = commit_to_next(&mut host, &mut phone).await;
    assert_eq!(phone.line.ask(&TableRequest::Leave).await, DONE);
    let mut other = host.phone(1).await;
    assert_eq!(other.commit(&next).await, DONE);
    let open = host.until(|rounds| rounds.open).await;
    assert_eq!(other.reveal(&open).await, DONE);
    host.until(|rounds| rounds.seats == [Seat(1)]).await;
}

/// The time limit is zero, so that every phone is silent. Only words are revealed in time.
#[tokio::test]
async fn silent_phone_voids_one_round_and_waits_for_the_next_draw() {
    let home = InMemory::new().await;
    let mut host = Watched::with_time(&home, Duration::ZERO).await;
    let mut phone = host.phone(0).await;
    commit_to_next(&mut host, &mut phone).await;
    let next = host.until(|rounds| !rounds.open && rounds.round == 2).await;
    assert_eq!(host.story().await, [("open", vec![0]), ("void", vec![0])]);
    assert!(next.seats.is_empty());
    // The others continue without it.
    assert_eq!(phone.commit(&next).await, DONE);
    host.word(1, "gondola").await;
    let next = host.until(|rounds| rounds.seats == [Seat(1)]).await;
    assert_eq!(host.story().await[2..], [("open", vec![1]), ("close", vec![])]);
    assert_eq!(phone.commit(&next).await, DONE);
    host.play_until_drawn().await;
    let next = host.until(|rounds| !rounds.open && rounds.round == 4).await;
    assert_eq!(host.story().await[4..], [("open", vec![0]), ("void", vec![0])]);
    // A seat that was silent is not in force, and the others are.
    assert_eq!(next.seats, [Seat(1)]);
    host.word(1, "bucintoro").await;
    host.until(|rounds| rounds.round == 5 && !rounds.open).await;
    let entries = host.entries().await;
    let words = entries.iter().filter_map(|(_, entry)| match entry {
        SharedSeed::Revealed { contributions, .. } => Some(contributions.clone()),
        _ => None,
    });
    assert_eq!(words.collect::<Vec<_>>(), ["gondola", "bucintoro"].map(|word| vec![contribution_of_word(word)]));
    host.play_until_drawn().await;
    host.verified().await;
}

#[tokio::test]
async fn round_that_a_restart_interrupts_is_void_without_a_silent_seat() {
    let (folder, mut host, mut phone) = evening_with_phone().await;
    open_round_of(&mut host, &mut phone).await;
    let (table, token) = (phone.table, phone.line.token.clone().expect("a token"));
    host.evening.app.close().await;
    drop((phone, host));
    let app = App::open(folder.path()).await.expect("the folder is free");
    let mut host = Watched::new(Evening::at(app, table).await);
    host.play_until_drawn().await;
    let mut phone = Phone::watching(host.evening.again(&token).await.expect("it is let in")).await;
    round_of(&mut host, &mut phone).await;
    let story = [("open", vec![0]), ("void", vec![]), ("open", vec![0]), ("close", vec![])];
    assert_eq!(host.story().await, story);
    host.play_until_drawn().await;
    host.verified().await;
}

#[tokio::test]
async fn game_on_another_device_continues_with_a_new_round() {
    let (_folder, mut host, mut phone) = evening_with_phone().await;
    round_of(&mut host, &mut phone).await;
    host.play_until_drawn().await;
    let link = host.evening.ask(HostingRequest::OfferHandOver { table: phone.table, offered: true }).await;
    let link = link.hand_over.expect("a way").url;
    let there = tempfile::tempdir().expect("a folder");
    let app = App::open(there.path()).await.expect("the folder is free");
    serve_network(&app).await;
    let table = match app.session().0.request(HostingRequest::TakeOver { request: None, link }).await {
        Ok(Reply::Table { table }) => table,
        other => panic!("{other:?}"),
    };
    let mut second = Watched::new(Evening::at(app, table).await);
    assert_eq!(second.until(|_| true).await.seats, [Seat(0)], "the shared seed stays in force");
    let mut phone = second.phone(1).await;
    assert_eq!(round_of(&mut second, &mut phone).await.seats, [Seat(1)]);
    second.play_until_drawn().await;
    assert_eq!(count(&second.verified().await, "rounds"), 2);
    host.verified().await;
}

#[tokio::test]
async fn devices_without_the_right_contribute_nothing() {
    let (_folder, mut host, mut phone) = evening_with_phone().await;
    let next = host.until(|rounds| !rounds.open).await;
    let device = phone.line.guest.expect("a guest").device;
    let (table, round, commitment) = (phone.table, next.round, "0".repeat(64));
    let other = TableRequest::CommitContribution { table, seat: Seat(1), round, commitment };
    assert_eq!(phone.line.ask(&other).await, Err(Problem::NotYourSeat));
    let word = TableRequest::ContributeWord { table, seat: Seat(0), word: "gondola".to_owned() };
    assert_eq!(phone.line.ask(&word).await, Err(Problem::HostOnly));
    let commitment = "g".repeat(64);
    let wrong = TableRequest::CommitContribution { table, seat: Seat(0), round, commitment };
    assert!(matches!(phone.line.ask(&wrong).await, Err(Problem::Unreadable { .. })));
    let mute = MembershipRequest::ChangeDevice { table, device, change: DeviceChange::Mute { muted: true } };
    host.evening.ask(mute).await;
    assert_eq!(phone.commit(&next).await, Err(Problem::Muted));
    assert_eq!(host.story().await, []);
}

#[tokio::test]
async fn backup_contains_the_seeds_of_rounds() {
    let (_folder, mut host, mut phone) = evening_with_phone().await;
    round_of(&mut host, &mut phone).await;
    host.play_until_drawn().await;
    let text = bucintoro_tests::files::backup(&host.session).await;
    let home = InMemory::new().await;
    let app = home.app();
    let restored = import_file(&app.session().0, &text).await;
    assert!(matches!(restored, Ok(Reply::Restored { added: 1, .. })), "{restored:?}");
    let Ok(Reply::Tables { tables }) = app.session().0.request(LibraryRequest::Tables).await else { panic!("no list") };
    let mut second = Watched::new(Evening::at(app, tables[0].table).await);
    assert_eq!(second.until(|_| true).await.seats, [Seat(0)]);
    second.play_until_drawn().await;
    assert_eq!(count(&second.verified().await, "commitments"), 2, "no seed was lost");
}

#[tokio::test]
async fn shown_seeds_are_followed_by_a_new_round() {
    let (_folder, mut host, mut phone) = evening_with_phone().await;
    let next = round_of(&mut host, &mut phone).await;
    assert_eq!(phone.commit(&next).await, DONE);
    let (table, head) = (phone.table, host.end().await);
    let shown = host.session.request(TableRequest::RevealSeed { table }).await;
    assert!(matches!(&shown, Ok(Reply::Seeds { seeds }) if seeds.len() == 2), "{shown:?}");
    assert!(host.until(|_| true).await.seats.is_empty(), "the shown seeds are used no more");
    let id = host.evening.request_id();
    assert!(host.session.request(TableRequest::Undo { table, id, head }).await.is_ok());
    let open = host.until(|rounds| rounds.open).await;
    assert_eq!(phone.reveal(&open).await, DONE);
    host.until(|rounds| rounds.seats == [Seat(0)]).await;
}

#[tokio::test]
async fn check_of_draws_names_contributors_and_silent_seats() {
    let home = InMemory::new().await;
    let mut host = Watched::with_time(&home, Duration::ZERO).await;
    let mut phone = host.phone(0).await;
    host.play_until_drawn().await;
    let from = host.first_unused().await;
    commit_to_next(&mut host, &mut phone).await;
    host.until(|rounds| !rounds.open && rounds.round == 2).await;
    host.word(1, "gondola").await;
    host.until(|rounds| rounds.seats == [Seat(1)]).await;
    host.play_until_drawn().await;
    let drawn = host.first_unused().await;
    host.end().await;
    let table = phone.table;
    let check = check_draws(&host.session, table, &[]).await.expect("the game is over");
    let rounds: Vec<_> = check.rounds.iter().map(|round| (round.number, &*round.seats, &*round.silent)).collect();
    assert_eq!(rounds, [(1, &[Seat(0)][..], &[Seat(0)][..]), (2, &[Seat(1)][..], &[][..])]);
    assert_eq!(check.rounds.iter().map(|round| round.from).collect::<Vec<_>>(), [None, Some(from as u32)]);
    assert_eq!(statuses(&check), vec![DrawStatus::Confirmed; drawn]);
    assert!(check.commitments.iter().all(|line| line.seed == SeedKnowledge::InUse), "no seed was shown: {check:?}");

    let shown = host.session.request(TableRequest::RevealSeed { table }).await;
    let Ok(Reply::Seeds { seeds }) = shown else { panic!("{shown:?}") };
    let check = check_draws(&host.session, table, &[]).await.expect("the game is over");
    let retired = check.commitments.iter().filter_map(|line| match &line.seed {
        SeedKnowledge::Retired { seed } => Some(seed.clone()),
        _ => None,
    });
    let seeds: Vec<String> = seeds.into_iter().filter_map(|line| line.seed).collect();
    assert_eq!(retired.collect::<Vec<_>>(), seeds, "the seeds that are shown at the end, without the next one");

    // On another device, which has only the record.
    let Ok(Reply::File { text, .. }) = host.session.request(FileRequest::Export { table }).await else { panic!() };
    let elsewhere = InMemory::new().await;
    let app = elsewhere.app();
    let session = app.session().0;
    let Ok(Reply::Table { table }) = import_file(&session, &text).await else { panic!("not imported") };
    let check = check_draws(&session, table, &[]).await.expect("the game is over");
    assert_eq!(statuses(&check), vec![DrawStatus::Unknown; drawn]);
    let check = check_draws(&session, table, &seeds).await.expect("the game is over");
    assert_eq!(statuses(&check), vec![DrawStatus::Confirmed; drawn]);
    assert_eq!(check.rounds.len(), 2);
}
