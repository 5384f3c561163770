//! At a table at which every seat's device may act for every seat, no answer reveals a secret to a phone. The same
//! commands are sent over real sockets to two tables that differ only in a secret.

use app_core::protocol::{LibraryRequest, Problem, Reply, Role, TableRequest};
use bucintoro_tests::chairs;
use bucintoro_tests::lines::{Evening, Line};
use host::App;
use kernel::{Actor, Answering, GameTestExt, Seat, Viewer};
use serde_json::{Value, json};
use serenissima::Serenissima;
use twilight::Twilight;

const OWN: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// The device that sends a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Speaker {
    /// The host's own screen.
    Host,
    /// The first seat's phone.
    Phone,
    /// The table's screen on another device.
    Screen,
}

/// A hosted table at a position, at which every device may act for every seat. Both seats have a phone, and the table
/// screen is another device.
struct World {
    evening: Evening,
    phone: Line,
    screen: Line,
    _other: Line,
    said: u32,
    _folder: tempfile::TempDir,
}

impl World {
    async fn new(game: &str, setup: Value) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(folder.path()).await.expect("the folder is free");
        let (session, _pushes) = app.session();
        let (game, seating) = (game.to_owned(), chairs(2));
        let request = LibraryRequest::NewTable {
            id: None,
            game,
            seating,
            answering: Answering::default(),
            waivers: vec![],
            suggestions: false,
            setup,
        };
        let Ok(Reply::Table { table }) = session.request(request).await else { panic!("no table") };
        let evening = Evening::at(app, table).await;
        evening.options(false, true).await;
        let phone = evening.phone(Role::Seat(OWN)).await;
        let other = evening.phone(Role::Seat(OTHER)).await;
        let screen = evening.table_screen(false).await;
        Self { evening, phone, screen, _other: other, said: 0, _folder: folder }
    }

    fn id(&mut self) -> String {
        self.said += 1;
        format!("said-{}", self.said)
    }

    /// Sends a command and undoes it if it is accepted. Returns the answer.
    async fn says(&mut self, from: Speaker, by: Actor, command: &Value, waive: &[&str]) -> Result<Reply, Problem> {
        let (table, head) = (self.evening.table, self.evening.state(Viewer::Table).await.head);
        let (command, waive) = (command.clone(), waive.iter().map(|&id| id.to_owned()).collect());
        let request = TableRequest::Command { table, id: self.id(), head, question: None, by, command, waive };
        let answer = match from {
            Speaker::Host => self.evening.screen.request(request).await,
            Speaker::Phone => self.phone.ask(&request).await,
            Speaker::Screen => self.screen.ask(&request).await,
        };
        if let Ok(Reply::Moved { head: now }) = answer {
            let jump = TableRequest::Jump { table, id: self.id(), head: now, to: head };
            self.evening.screen.request(jump).await.expect("undone");
            // The new head depends on the app's draws. Only the verdict is compared.
            return Ok(Reply::Done);
        }
        answer
    }

    /// Returns the legal commands that the phone receives without a request.
    async fn offered(&mut self) -> Value {
        let state = self.phone.open(self.evening.table, Viewer::Seat(OWN)).await;
        json!([state.legal, state.asks, state.undoing.map(|undoing| undoing.to), state.waits])
    }
}

/// Returns the commands that are sent: for every seat and for chance, legal or not.
fn pool<G: GameTestExt>(state: &G, more: Vec<Value>) -> Vec<(Actor, Value)> {
    let mut said = Vec::new();
    for by in [OWN, OTHER].map(Actor::Seat) {
        let mut commands = Vec::new();
        state.legal(by, &mut commands);
        let mut all = Vec::new();
        state.all_commands(by, &mut all);
        // Some of each kind, out of thousands.
        let step = (all.len() / 150).max(1);
        commands.extend(all.into_iter().step_by(step));
        said.extend(commands.iter().map(|command| (by, json!(command))));
    }
    for by in [Actor::Seat(OWN), Actor::Seat(OTHER), Actor::Chance, Actor::Seat(Seat(9))] {
        said.extend(more.iter().map(|command| (by, command.clone())));
    }
    said
}

/// Sends all commands in both worlds. Returns the commands with different answers, and the number of unread answers.
async fn compared(
    worlds: &mut [World; 2],
    from: Speaker,
    pool: &[(Actor, Value)],
    waive: &[&str],
) -> (Vec<String>, usize) {
    let (mut told, mut unread) = (Vec::new(), 0);
    for (by, command) in pool {
        let [one, other] = worlds;
        let answers = [one.says(from, *by, command, waive).await, other.says(from, *by, command, waive).await];
        unread += usize::from(answers[0] == Err(Problem::Unread));
        if json!(answers[0]) != json!(answers[1]) {
            told.push(format!("{command} by {by:?}: {answers:?}"));
        }
    }
    (told, unread)
}

/// Checks that no answer to the phone differs, with and without waivers. The host may know, and its answers differ. The
/// unread verdicts are not needed to play, because each seat receives its own legal commands.
async fn no_answer_tells<G: GameTestExt>(positions: [String; 2], waive: &[&str], more: Vec<Value>, found: &[Value]) {
    let setups = positions.map(|text| G::complete(G::setup_at(&text)));
    let state = kernel::suite::start::<G>(&setups[0]).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let pool = pool(&state, more);
    let [one, other] = setups.map(|setup| json!(setup));
    let mut worlds = [World::new(G::INFO.id, one).await, World::new(G::INFO.id, other).await];
    for waive in [&[][..], waive] {
        let (told, unread) = compared(&mut worlds, Speaker::Phone, &pool, waive).await;
        assert_eq!(told, Vec::<String>::new());
        assert!(unread > 10 && unread + 10 < pool.len(), "{unread} of {} were not read", pool.len());
    }
    let (told, unread) = compared(&mut worlds, Speaker::Screen, &pool, &[]).await;
    assert_eq!(told, Vec::<String>::new());
    assert!(unread > 10 && unread + 10 < pool.len(), "{unread} of {} were not read", pool.len());
    let [one, other] = &mut worlds;
    assert_eq!(one.offered().await, other.offered().await);
    // The answers are not equal because nothing is sent: a device that may know sees the difference.
    let asked: Vec<_> = found.iter().map(|command| (Actor::Seat(OTHER), command.clone())).collect();
    let (told, _) = compared(&mut worlds, Speaker::Host, &asked, &[]).await;
    assert_eq!(told.len(), found.len(), "{told:?}");
    for world in &mut worlds {
        for (by, command) in &asked {
            for from in [Speaker::Phone, Speaker::Screen] {
                assert_eq!(world.says(from, *by, command, &[]).await, Err(Problem::Unread), "{command}");
            }
            let tried = TableRequest::Try { table: world.evening.table, by: *by, command: command.clone() };
            assert_eq!(world.phone.ask(&tried).await, Err(Problem::NotYourSeat));
        }
    }
}

/// A position with the other's turn and this hand.
fn hands(other: &str) -> String {
    let turn = r#"{"phase":"turn","seat":1,"played":[]}"#;
    format!("options hands:dealt\nhand 0 doge:4 merchant-2:4\nhand 1 {other}\npawn harlequin -3\nturns 4\nphase {turn}")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replies_reveal_no_hand_of_twilight() {
    // Two cards of a hand, with another one at either side.
    let positions = [hands("guard-1:4 harlequin-3:4"), hands("guard-11:4 harlequin-2:3 doge:1")];
    let change = |cards: Value| json!({"do": "ChangeHand", "cards": cards});
    let play = |card: &str, pawn: &str, by: i8| json!({"do": "Play", "play": {"card": card, "steps": [{"pawn": pawn, "by": by}]}});
    // Each card with impossible counts, and plays that are never legal.
    let found = [
        change(json!({"guard-1": 99})),
        change(json!({"harlequin-3": 99})),
        change(json!({"doge": 1})),
        play("guard-1", "merchant", 5),
        play("guard-11", "favourite", -128),
        play("harlequin-2", "doge", 100),
    ];
    let mut more = found.to_vec();
    more.extend([
        change(Value::Null),
        json!({"do": "Deal", "cards": {"doge": 1}}),
        json!({"do": "ShowEight", "seat": 1, "suit": "guards"}),
        json!({"do": "Correct", "fix": {"what": "HandSize", "seat": 1, "count": 3}}),
        json!({"do": "Correct", "fix": {"what": "Discard", "card": "guard-1", "count": 4}}),
        json!({"do": "Correct", "fix": {"what": "Turn", "seat": 0}}),
        json!({"do": "Correct", "fix": {"what": "Deal", "deal": 2, "ran_out": 0}}),
        json!({"do": "BeginRound"}),
        json!({"do": "EndEarly"}),
    ]);
    no_answer_tells::<Twilight>(positions, &["MOVE-1", "MASK-1", "NOBLE-1", "PLAY-2", "SETUP-3"], more, &found).await;
}

/// A position with the other's galleys at a foreign port and at an own one, and with this purse.
fn purse(ducats: u16) -> String {
    format!(
        "players red blue\noptions hidden\npurse red 9\npurse blue {ducats}\npawn 4\nport valencia red 3\nport genova blue 3\nstores genova wood stone\nport alger red 1\ngalley 1 red valencia 2\ngalley 4 blue alger 3\ngalley 5 blue genova 2"
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replies_reveal_no_purse() {
    let build = |port: &str| json!({"do": "BuildFort", "port": port});
    let buy = |port: &str| json!({"do": "BuyGalley", "galley": 9, "port": port, "crew": "port"});
    // At a foreign port, where no command is accepted, and at their own.
    let found = [build("alger"), build("genova"), buy("alger")];
    let mut more = found.to_vec();
    more.extend([
        json!({"do": "EndEarly", "score": false}),
        json!({"do": "Correct", "fix": {"what": "Purse", "seat": 1, "ducats": 1}}),
        json!({"do": "Correct", "fix": {"what": "Options", "options": {"hidden_money": false}}}),
        json!({"do": "Correct", "fix": {"what": "BlackPawn", "number": 15}}),
        json!({"do": "Correct", "fix": {"what": "Galley", "galley": 4, "seat": 1, "zone": "alger", "sailors": 5, "goods": []}}),
        json!({"do": "Rolled", "skulls": [0, 0]}),
        json!({"do": "EndPurchases"}),
    ]);
    // The price of a galley in ducats is the number of existing galleys.
    no_answer_tells::<Serenissima>([purse(0), purse(5)], &["INV-1", "INV-4", "INV-5", "LOAD-6"], more, &found).await;
}
