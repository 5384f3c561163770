//! Rock, paper, scissors with a device for each player: all choose at the same time, and no device learns a choice
//! before the reveal.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use app_core::membership::{Entered, HostAddress};
use app_core::protocol::{
    FileRequest, GameAnalysis, Greeting, HostingRequest, LibraryRequest, Problem, Push, Reply, Request, Role,
    TableRequest, TableState,
};
use app_core::storage::{Label, NewTable};
use app_core::transfer_files::{Transfer, TransferStore};
use app_core::{
    Decision, Games, HostRequest, Limits, ProgramPlayers, ProgramWork, Rooms, Session, SuggestionWork, WholeRecord,
};
use async_trait::async_trait;
use bucintoro_tests::lines::code;
use bucintoro_tests::memory::Memory;
use bucintoro_tests::new_table_of;
use futures_util::future::join_all;
use game::{NONE, Scissors};
use kernel::agent::{Level, ProgramPlayer, Temperament};
use kernel::erased::{AnyGame, AnyTable, Erased};
use kernel::record::{HashedLine, Settings};
use kernel::{Actor, Seat, Viewer};
use serde_json::{Value, json};
use tokio::sync::mpsc::{Receiver, UnboundedReceiver, UnboundedSender, unbounded_channel};

#[path = "../../crates/kernel/tests/scissors/game.rs"]
#[allow(dead_code, reason = "what is planted in it is for the kernel's own tests")]
mod game;

static SCISSORS: Erased<Scissors<NONE>> = Erased::new();
static GAMES: &[&dyn AnyGame] = &[&SCISSORS];

/// An app without file transfers.
struct NoFiles;

#[async_trait]
impl TransferStore for NoFiles {
    async fn add(&self, _id: &str, _part: u32, _text: String) -> Result<u32, Problem> {
        Err(Problem::DiskFull)
    }
    async fn complete(&self, _id: &str, _parts: u32) -> Result<Arc<dyn Transfer>, u32> {
        Err(0)
    }
    async fn create(&self, _id: &str) -> Result<Box<dyn std::io::Write + Send>, Problem> {
        Err(Problem::DiskFull)
    }
    async fn parts(&self, _id: &str) -> Result<u32, Problem> {
        Err(Problem::DiskFull)
    }
    async fn part(&self, _id: &str, _part: u32) -> Result<String, Problem> {
        Err(Problem::DiskFull)
    }
    async fn delete(&self, _id: &str) {}
    async fn clear(&self) {}
}

/// The device of a seat.
struct Phone {
    session: Session,
    pushes: Receiver<Push>,
}

struct Evening {
    host: Session,
    table: u32,
    phones: Vec<Phone>,
    said: u32,
    rooms: Rooms,
}

impl Evening {
    async fn new(seats: usize) -> Self {
        let limits = Limits { program_pause: Some(Duration::ZERO), ..Limits::default() };
        let rooms = Rooms::new(Arc::new(Memory::default()), Arc::new(NoFiles), Games(GAMES), limits);
        let mut errands = rooms.attach_host().expect("no host is attached");
        tokio::spawn(async move {
            while let Some(errand) = errands.recv().await {
                let HostRequest::Open(done) = errand else { continue };
                let _ = done.send(Ok(vec![HostAddress::near(SocketAddr::from(([192, 0, 2, 1], 47_200)), "wlan0")]));
            }
        });
        let (host, _) = rooms.session();
        let table = new_table_of(&host, "scissors", seats, &[]).await;
        host.request(HostingRequest::Host { table }).await.expect("hosted");
        let mut evening = Self { host, table, phones: vec![], said: 0, rooms: rooms.clone() };
        for seat in (0..seats as u8).map(Seat) {
            let membership = rooms.lobby().membership_of(table).expect("hosted");
            let code = code(&membership.hosting().await.expect("hosted"), Role::Seat(seat));
            let greeting = Greeting::Code { code, name: format!("Phone {}", seat.0), token: None };
            let entered = rooms.lobby().authenticate(IpAddr::from([192, 0, 2, 2 + seat.0]), greeting).await;
            let Ok(Entered::Guest(guest, _)) = entered else { panic!("not admitted") };
            let (session, pushes) = rooms.guest(guest);
            evening.phones.push(Phone { session, pushes });
            evening.state(seat.0).await;
        }
        evening
    }

    /// Returns the state that a seat's own device sees. From then on the device receives pushes.
    async fn state(&self, seat: u8) -> TableState {
        let open = TableRequest::Open { table: self.table, viewer: Viewer::Seat(Seat(seat)) };
        match self.phones[usize::from(seat)].session.request(open).await {
            Ok(Reply::State { state }) => *state,
            other => panic!("{other:?}"),
        }
    }

    fn id(&mut self) -> String {
        self.said += 1;
        format!("said-{}", self.said)
    }

    /// Returns the request with a seat's choice, as the answer to a question.
    fn choice(&mut self, seat: u8, sign: &str, head: u32, question: u32) -> Request {
        let (table, id, by) = (self.table, self.id(), Actor::Seat(Seat(seat)));
        let command = json!({"Choose": {"sign": sign}});
        TableRequest::Command { table, id, head, question: Some(question), by, command, waive: vec![] }.into()
    }

    /// A seat chooses on its own device, or changes its choice.
    async fn chooses(&mut self, seat: u8, sign: &str) -> Result<Reply, Problem> {
        let state = self.state(seat).await;
        let id = own(&state.asks, seat).or_else(|| own(&state.sealed, seat)).expect("a question to the seat");
        let choice = self.choice(seat, sign, 0, id);
        self.phones[usize::from(seat)].session.request(choice).await
    }

    async fn undoes(&mut self, seat: Option<u8>, head: u32) -> Result<Reply, Problem> {
        let undo = TableRequest::Undo { table: self.table, id: self.id(), head };
        match seat {
            Some(seat) => self.phones[usize::from(seat)].session.request(undo).await,
            None => self.host.request(undo).await,
        }
    }
}

/// Returns the id of a seat's question in a list of questions.
fn own(open: &Value, seat: u8) -> Option<u32> {
    let open = open.as_array().expect("a list");
    let mine = open.iter().find(|open| open[0] == json!({"seat": seat}))?;
    mine[2].as_u64().map(|id| id as u32)
}

#[tokio::test]
async fn six_simultaneous_choices_are_all_accepted() {
    let mut evening = Evening::new(6).await;
    let first = evening.state(0).await;
    let choices: Vec<Request> = (0..6)
        .map(|seat| evening.choice(seat, "Rock", first.head, own(&first.asks, seat).expect("all are asked")))
        .collect();
    let said = evening.phones.iter().zip(choices.clone()).map(|(phone, choice)| phone.session.request(choice));
    for said in join_all(said).await {
        assert!(matches!(said, Ok(Reply::Moved { .. })), "{said:?}");
    }
    // Six choices, the die, the reveal, and the next round.
    let state = evening.state(0).await;
    assert_eq!((state.head, state.progress.turn), (9, 2));
    assert!(state.told[7].auto && state.told[7].events[0]["Revealed"]["signs"].is_array(), "{:?}", state.told[7]);
    let Request::Table(TableRequest::Command { table, head, question, by, command, waive, .. }) = choices[0].clone()
    else {
        panic!("a choice is not recorded as a command")
    };
    let again = TableRequest::Command { table, id: evening.id(), head, question, by, command, waive };
    let late = evening.phones[0].session.request(again).await;
    assert_eq!(late, Err(Problem::Late { head: 9 }), "that question is closed");
}

#[tokio::test]
async fn committed_answer_can_change_until_last_player_answers() {
    let mut evening = Evening::new(3).await;
    evening.chooses(0, "Rock").await.expect("accepted");
    let (mine, others) = (evening.state(0).await, evening.state(1).await);
    assert_eq!(mine.told[0].events, [json!({"Chose": {"seat": 0, "sign": "Rock"}})]);
    assert_eq!(others.told[0].events, [json!({"Chose": {"seat": 0, "sign": null}})]);
    assert_eq!((own(&mine.asks, 0), own(&mine.sealed, 0), own(&others.sealed, 0)), (None, Some(1), Some(1)));
    assert_eq!(mine.legal.as_array().map(Vec::len), Some(1), "it receives its other legal commands");
    evening.chooses(0, "Paper").await.expect("accepted");
    let stale = evening.choice(0, "Rock", 2, 1);
    assert_eq!(evening.phones[0].session.request(stale).await, Err(Problem::Late { head: 2 }));
    evening.chooses(1, "Scissors").await.expect("accepted");
    evening.chooses(2, "Scissors").await.expect("accepted");
    let state = evening.state(1).await;
    assert_eq!(state.told[5].events, [json!({"Revealed": {"signs": ["Paper", "Scissors", "Scissors"]}})]);
    assert_eq!(
        state.told[1].events,
        [json!({"Chose": {"seat": 0, "sign": null}})],
        "the choice is visible only in the reveal"
    );
}

#[tokio::test]
async fn game_without_programs_refuses_program_player() {
    let evening = Evening::new(2).await;
    let program = Some(ProgramPlayer { level: Level::AllFeatures, temperament: Temperament::default() });
    let give = TableRequest::Program { table: evening.table, id: "give".to_owned(), seat: Seat(1), program };
    let Err(Problem::Setup { flaws }) = evening.host.request(give).await else { panic!("the program was accepted") };
    assert!(flaws.iter().any(|flaw| flaw.flaw == "no-programs"), "{flaws:?}");
    let games = evening.host.request(LibraryRequest::ProgramGames).await;
    assert_eq!(games, Ok(Reply::ProgramGames { games: vec![] }));
}

/// Programs that think until they are stopped, and accept any answer. Reports each seat whose decision was stopped.
struct Endless(UnboundedSender<Seat>);

impl ProgramPlayers for Endless {
    fn can_play(&self, _game: &str) -> bool {
        true
    }

    fn prepare(&self, table: &dyn AnyTable, seat: Seat, _program: ProgramPlayer) -> Option<Decision> {
        let stopped = self.0.clone();
        let command = table.view_for(Viewer::Seat(seat)).legal(Actor::Seat(seat)).get(0)?.clone();
        Some(Box::new(move |stop| {
            Box::pin(async move {
                stop.cancelled().await;
                let _ = stopped.send(seat);
                Ok(vec![command])
            })
        }))
    }

    fn suggest(&self, _table: &dyn AnyTable, seat: Seat, _viewer: Viewer) -> Option<SuggestionWork> {
        let stopped = self.0.clone();
        Some(Box::new(move |stop| {
            Box::pin(async move {
                stop.cancelled().await;
                let _ = stopped.send(seat);
                Ok(vec![])
            })
        }))
    }

    fn analyse(&self, _record: WholeRecord) -> ProgramWork<Option<GameAnalysis>> {
        Box::pin(async { Ok(None) })
    }
}

impl Evening {
    /// Starts a table with two players; the second is a program that thinks until it is stopped.
    async fn with_endless_program() -> (Self, UnboundedReceiver<Seat>) {
        let mut evening = Self::new(2).await;
        let (report, stopped) = unbounded_channel();
        evening.rooms.set_program_players(Box::new(Endless(report)));
        let program = Some(ProgramPlayer { level: Level::AllFeatures, temperament: Temperament::default() });
        let give = TableRequest::Program { table: evening.table, id: evening.id(), seat: Seat(1), program };
        assert!(matches!(evening.host.request(give).await, Ok(Reply::Moved { .. })));
        // The table is set up.
        let TableState { unconfirmed, length, .. } = evening.state(0).await;
        assert_eq!(unconfirmed, Some(length));
        let done = TableRequest::ProgramDone { table: evening.table, length };
        assert_eq!(evening.host.request(done).await, Ok(Reply::Done));
        (evening, stopped)
    }

    /// Waits until the first seat's device sees a state that meets the condition, checking after each push.
    async fn until(&mut self, condition: impl Fn(&TableState) -> bool) -> TableState {
        loop {
            let state = self.state(0).await;
            if condition(&state) {
                return state;
            }
            self.phones[0].pushes.recv().await.expect("an open session");
        }
    }
}

#[tokio::test]
async fn player_forces_program_decision_and_only_reveal_needs_confirmation() {
    let (mut evening, mut stopped) = Evening::with_endless_program().await;
    assert_eq!(evening.state(0).await.thinking, Some(Seat(1)));
    let decide = TableRequest::ProgramDecide { table: evening.table };
    assert_eq!(evening.phones[0].session.request(decide).await, Ok(Reply::Done));
    let committed = evening.until(|state| own(&state.sealed, 1).is_some()).await;
    assert_eq!((committed.thinking, committed.unconfirmed), (None, None));
    assert_eq!(stopped.recv().await, Some(Seat(1)));
    evening.chooses(0, "Rock").await.expect("accepted");
    let revealed = evening.state(0).await;
    assert_eq!((revealed.thinking, revealed.unconfirmed), (Some(Seat(1)), Some(revealed.length)));
    // The program decides, and its answer waits.
    let decide = TableRequest::ProgramDecide { table: evening.table };
    assert_eq!(evening.phones[0].session.request(decide).await, Ok(Reply::Done));
    let ready = evening.until(|state| state.thinking.is_none()).await;
    assert_eq!(ready.length, revealed.length);
    let done = TableRequest::ProgramDone { table: evening.table, length: ready.length };
    assert_eq!(evening.phones[0].session.request(done).await, Ok(Reply::Done));
    let played = evening.state(0).await;
    assert!(own(&played.sealed, 1).is_some() && played.unconfirmed.is_none(), "{played:?}");
}

#[tokio::test]
async fn program_stops_thinking_on_head_move_seat_return_and_close() {
    let (mut evening, mut stopped) = Evening::with_endless_program().await;
    evening.chooses(0, "Rock").await.expect("accepted");
    assert_eq!(stopped.recv().await, Some(Seat(1)), "an answer was recorded");
    let head = evening.state(0).await.head;
    assert!(matches!(evening.undoes(Some(0), head).await, Ok(Reply::Moved { .. })));
    assert_eq!(stopped.recv().await, Some(Seat(1)), "it was undone");
    assert_eq!(evening.state(0).await.thinking, Some(Seat(1)));
    let (table, back, again) = (evening.table, evening.id(), evening.id());
    let give = |program, id| TableRequest::Program { table, id, seat: Seat(1), program };
    evening.host.request(give(None, back)).await.expect("returned");
    assert_eq!(stopped.recv().await, Some(Seat(1)), "it was given back");
    let program = Some(ProgramPlayer { level: Level::AllFeatures, temperament: Temperament::default() });
    evening.host.request(give(program, again)).await.expect("the seat has a program again");
    evening.rooms.close().await;
    assert_eq!(stopped.recv().await, Some(Seat(1)), "the table closed");
}

#[tokio::test]
async fn search_for_suggestions_stops_when_the_head_moves_or_the_player_leaves() {
    let (mut evening, mut stopped) = Evening::with_endless_program().await;
    let (table, id) = (evening.table, evening.id());
    let suggestions = |seat| TableRequest::Suggestions { table, seat: Seat(seat) };
    assert_eq!(evening.phones[0].session.request(suggestions(0)).await, Err(Problem::SuggestionsOff));
    let state = evening.state(0).await;
    let settings = Settings { suggestions: true, ..state.settings };
    let set = TableRequest::Settings { table, id, head: state.head, settings };
    evening.host.request(set).await.expect("the setting is changed");
    let working = Ok(Reply::Working { done: 0, of: 0 });
    assert_eq!(evening.phones[0].session.request(suggestions(0)).await, working);
    assert_eq!(evening.phones[0].session.request(suggestions(1)).await, Err(Problem::NotYourSeat));
    assert_eq!(evening.host.request(suggestions(1)).await, Err(Problem::NotYourSeat), "a program's seat");
    evening.phones[0].session.request(TableRequest::Leave).await.expect("left");
    // The program of the second seat still thinks.
    assert_eq!(stopped.recv().await, Some(Seat(0)), "the player left");
    assert_eq!(evening.phones[0].session.request(suggestions(0)).await, working);
    evening.chooses(0, "Rock").await.expect("accepted");
    let both = [stopped.recv().await, stopped.recv().await];
    assert!(both.contains(&Some(Seat(0))), "the head moved: {both:?}");
    let late = evening.phones[0].session.request(suggestions(0)).await;
    assert!(matches!(late, Err(Problem::Late { .. })), "{late:?}");
}

#[tokio::test]
async fn revealed_choices_are_undone_together_and_only_by_host() {
    let mut evening = Evening::new(2).await;
    evening.chooses(0, "Rock").await.expect("accepted");
    assert_eq!(evening.undoes(Some(1), 1).await, Err(Problem::NotYourSeat));
    assert_eq!(evening.undoes(Some(0), 1).await, Ok(Reply::Moved { head: 0 }));
    evening.chooses(0, "Paper").await.expect("accepted");
    evening.chooses(1, "Rock").await.expect("accepted");
    let state = evening.state(1).await;
    let undoing = state.undoing.expect("two choices");
    let seen: Vec<&Value> = undoing.revealed.iter().flat_map(|n| &state.told[*n as usize - 1].events).collect();
    assert!(seen.iter().any(|event| event["Revealed"]["signs"] == json!(["Paper", "Rock"])), "{seen:?}");
    for seat in [0, 1] {
        assert_eq!(evening.undoes(Some(seat), state.head).await, Err(Problem::NotYourSeat));
    }
    assert_eq!(evening.undoes(None, state.head).await, Ok(Reply::Moved { head: 0 }));
    let left = evening.state(0).await;
    assert_eq!(left.sealed, json!([]));
    // The abandoned branch reveals nothing.
    let signs: Vec<&Value> = left.told.iter().filter_map(|entry| entry.events.first()?["Chose"].get("sign")).collect();
    assert_eq!(signs, [&json!("Rock"), &json!("Paper"), &Value::Null]);
}

/// Returns all pushes to a seat's device while the first seat makes these choices.
async fn pushed(signs: &[&str], to: u8) -> Vec<String> {
    let mut evening = Evening::new(3).await;
    evening.state(to).await;
    let mut heard = Vec::new();
    for sign in signs {
        evening.chooses(0, sign).await.expect("accepted");
        let pushes = &mut evening.phones[usize::from(to)].pushes;
        let mut told = loop {
            match pushes.recv().await.expect("an open session") {
                Push::Moved { moved } => break json!(moved),
                // The first entry is sent with a whole state.
                Push::State { state } => break json!(state),
                _ => {}
            }
        };
        told["commitment"] = Value::Null;
        told["told"].as_array_mut().expect("entries").iter_mut().for_each(|entry| entry["at"] = Value::Null);
        heard.push(told.to_string());
    }
    heard
}

#[tokio::test]
async fn pushes_do_not_depend_on_committed_answers() {
    let one = pushed(&["Rock", "Paper", "Rock"], 1).await;
    assert_eq!(one, pushed(&["Scissors", "Scissors", "Paper"], 1).await);
    assert_ne!(pushed(&["Rock"], 0).await, pushed(&["Paper"], 0).await, "its owner sees it");
}

/// A correction belongs to the whole table, even if it was submitted for the first seat.
#[tokio::test]
async fn seat_cannot_undo_or_redo_correction_of_host() {
    let mut evening = Evening::new(2).await;
    for sealed in [false, true] {
        if sealed {
            evening.chooses(0, "Rock").await.expect("accepted");
        }
        let (table, head) = (evening.table, evening.state(0).await.head);
        let command = json!({"Count": {"seat": 1, "points": 3}});
        let (id, by) = (evening.id(), Actor::Seat(Seat(0)));
        let correct = TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] };
        evening.host.request(correct).await.expect("accepted");
        let state = evening.state(0).await;
        assert_eq!(evening.undoes(Some(0), state.head).await, Err(Problem::NotYourSeat), "{sealed}");
        assert_eq!(state.undoing.map(|undoing| undoing.owner), Some(None), "its device does not offer undo either");
        evening.undoes(None, state.head).await.expect("the host may undo");
        let state = evening.state(0).await;
        let redo = TableRequest::Redo { table, id: evening.id(), head: state.head };
        assert_eq!(evening.phones[0].session.request(redo).await, Err(Problem::NotYourSeat), "{sealed}");
        assert_eq!(state.redoing.map(|redoing| redoing.owner), Some(None));
    }
}

/// Creates a table with the first lines of the record, as after damage to the rest.
async fn cut(evening: &Evening, lines: usize) -> u32 {
    let stored = evening.rooms.records().read(evening.table).await.expect("read").expect("it exists");
    let mut sealed: Vec<HashedLine> = Vec::new();
    for line in stored.lines.into_iter().take(lines) {
        let line = String::from_utf8(line).expect("text");
        let before = sealed.last().map_or("", |last| last.hash.as_str());
        let hash = kernel::record::verify_hash(&line, before).expect("a valid hash").1.to_owned();
        sealed.push(HashedLine { line, hash });
    }
    let (game, request, seed) = ("scissors", "cut", stored.seed.as_deref());
    let new = NewTable { game, seed, lines: &sealed, summary: "{}", request, gone_to: None, label: Label::default() };
    evening.rooms.records().create(new).await.expect("stored")
}

/// The last answer and the reveal are stored together. If damage has removed only the reveal, the app repeats it.
#[tokio::test]
async fn committed_answers_with_lost_reveal_stay_hidden_until_host_reveals() {
    let mut evening = Evening::new(2).await;
    evening.chooses(0, "Rock").await.expect("accepted");
    evening.chooses(1, "Paper").await.expect("accepted");
    // The set-up, two answers, and the die; the reveal would be next.
    let table = cut(&evening, 4).await;
    let open = |viewer| TableRequest::Open { table, viewer };
    let Ok(Reply::State { state }) = evening.host.request(open(Viewer::Seat(Seat(1)))).await else { panic!() };
    assert_eq!(state.told[0].events, [json!({"Chose": {"seat": 0, "sign": null}})]);
    assert_eq!(state.asks[0][0], json!("chance"));
    let answer = TableRequest::Answer { table, id: evening.id(), head: state.head };
    evening.host.request(answer).await.expect("answered");
    let Ok(Reply::State { state }) = evening.host.request(open(Viewer::Seat(Seat(1)))).await else { panic!() };
    assert_eq!(state.told[3].events, [json!({"Revealed": {"signs": ["Rock", "Paper"]}})]);
    assert_eq!(state.sealed, json!([]));
}

#[tokio::test]
async fn jump_into_committed_answers_reveals_none() {
    let mut evening = Evening::new(3).await;
    evening.chooses(0, "Rock").await.expect("accepted");
    evening.chooses(1, "Paper").await.expect("accepted");
    // Before the reveal: the head moves back between the answers, and forward again.
    for to in [1, 0, 2, 1] {
        let (table, id, head) = (evening.table, evening.id(), evening.state(2).await.head);
        evening.host.request(TableRequest::Jump { table, id, head, to }).await.expect("accepted");
        let state = evening.state(2).await;
        let told = json!([state.told, state.view, state.undoing]).to_string();
        assert!(!told.contains("Rock\"}") && !told.contains("Paper\"}"), "{told}");
    }
    // The second seat is asked again. Its answer to the earlier question is late.
    let mine = own(&evening.state(1).await.asks, 1).expect("a new question");
    let stale = evening.choice(1, "Scissors", 0, mine - 1);
    assert!(matches!(evening.phones[1].session.request(stale).await, Err(Problem::Late { .. })));
    evening.chooses(1, "Scissors").await.expect("accepted");
    evening.chooses(2, "Scissors").await.expect("accepted");
    let state = evening.state(2).await;
    let revealed = state.told.iter().filter_map(|entry| entry.events.first()?.get("Revealed"));
    assert_eq!(revealed.collect::<Vec<_>>(), [&json!({"signs": ["Rock", "Scissors", "Scissors"]})]);
    let chose = state.told.iter().filter_map(|entry| entry.events.first()?.get("Chose"));
    let others = chose.filter(|chose| chose["seat"] != json!(2)).map(|chose| &chose["sign"]);
    assert!(others.clone().count() > 2 && others.clone().all(Value::is_null), "the abandoned answers stay hidden");
}

/// Returns what another device can request while an answer is committed: earlier views, the export, the list of tables.
async fn fetched(sign: &str, seat: u8) -> Vec<String> {
    let mut evening = Evening::new(3).await;
    evening.chooses(0, sign).await.expect("accepted");
    let (table, viewer) = (evening.table, Viewer::Seat(Seat(seat)));
    let mut fetched = Vec::new();
    for request in [
        Request::from(TableRequest::Timeline { table, entries: vec![0, 1], viewer }),
        TableRequest::Steps { table, entry: 1, viewer }.into(),
        FileRequest::Export { table }.into(),
        TableRequest::Hints { table, seat: Seat(seat), viewer }.into(),
        TableRequest::Try { table, by: Actor::Seat(Seat(seat)), command: json!({"Choose": {"sign": "Rock"}}) }.into(),
        TableRequest::Try { table, by: Actor::Seat(Seat(seat)), command: json!({"Choose": {"sign": "Paper"}}) }.into(),
    ] {
        let answer = evening.phones[usize::from(seat)].session.request(request).await;
        fetched.push(json!(answer.map_err(|problem| problem.to_string())).to_string());
    }
    let Ok(Reply::Tables { tables }) = evening.host.request(LibraryRequest::Tables).await else { panic!("no list") };
    fetched.push(json!(tables).to_string());
    // Times and commitments differ between tables.
    let moment =
        |text: String| text.split("\\\"at\\\":").map(|part| part.get(24..).unwrap_or(part).to_owned()).collect();
    fetched.into_iter().map(moment).map(|text: Vec<String>| text.join("")).collect()
}

#[tokio::test]
async fn fetched_data_does_not_depend_on_committed_answers() {
    let [rock, scissors] = [fetched("Rock", 1).await, fetched("Scissors", 1).await];
    for (rock, scissors) in rock.iter().zip(&scissors).take(5) {
        assert_eq!(rock, scissors);
    }
    assert_eq!(rock[5].len(), scissors[5].len());
    assert_ne!(fetched("Rock", 0).await[0], fetched("Paper", 0).await[0], "its owner sees it");
}
