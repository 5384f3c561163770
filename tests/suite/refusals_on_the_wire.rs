//! At a table where everybody may act for everybody, no answer tells a phone what is secret from it: the
//! same things are said in two worlds that differ in nothing but a secret, over real sockets.

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

/// Who says something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Speaker {
    /// The host's own screen.
    Host,
    /// The first seat's phone.
    Phone,
    /// The table's screen on another device.
    Screen,
}

/// A hosted table at a position, where everybody is trusted; both seats have a phone, and the table's screen is another
/// device.
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

    /// Says something; what stands is taken back. Gives the answer, as it came.
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
            self.evening.screen.request(jump).await.expect("it is taken back");
            // How far it went hangs on what the app drew; that it stands is the verdict.
            return Ok(Reply::Done);
        }
        answer
    }

    /// Everything that the phone receives without asking, of what may be said.
    async fn offered(&mut self) -> Value {
        let state = self.phone.open(self.evening.table, Viewer::Seat(OWN)).await;
        json!([state.legal, state.asks, state.undoing.map(|undoing| undoing.to), state.waits])
    }
}

/// What is said: by every seat and for chance, sensible or not.
fn pool<G: GameTestExt>(state: &G, more: Vec<Value>) -> Vec<(Actor, Value)> {
    let mut said = Vec::new();
    for by in [OWN, OTHER].map(Actor::Seat) {
        let mut commands = Vec::new();
        state.legal(by, &mut commands);
        let mut all = Vec::new();
        state.all_commands(by, &mut all);
        // Of thousands, some of every kind.
        let step = (all.len() / 150).max(1);
        commands.extend(all.into_iter().step_by(step));
        said.extend(commands.iter().map(|command| (by, json!(command))));
    }
    for by in [Actor::Seat(OWN), Actor::Seat(OTHER), Actor::Chance, Actor::Seat(Seat(9))] {
        said.extend(more.iter().map(|command| (by, command.clone())));
    }
    said
}

/// Says everything in both worlds; gives what is answered otherwise, and how much is not read.
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

/// No answer to the phone differs, with rules waived and without; the host, who may know, learns it. And
/// what was not read was not needed to play: their own seat's commands are.
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
    // The answers are not alike because nothing is sent at all: anyone who may know hears the difference.
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

/// The other's turn; its hand as said.
fn hands(other: &str) -> String {
    let turn = r#"{"phase":"turn","seat":1,"played":[]}"#;
    format!("options hands:dealt\nhand 0 doge:4 merchant-2:4\nhand 1 {other}\npawn harlequin -3\nturns 4\nphase {turn}")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replies_reveal_no_hand_of_twilight() {
    // Two cards of a hand, each with another at its side.
    let positions = [hands("guard-1:4 harlequin-3:4"), hands("guard-11:4 harlequin-2:3 doge:1")];
    let change = |cards: Value| json!({"do": "ChangeHand", "cards": cards});
    let play = |card: &str, pawn: &str, by: i8| json!({"do": "Play", "play": {"card": card, "steps": [{"pawn": pawn, "by": by}]}});
    // Card by card, with counts that no hand has; and plays that can never stand, held or not.
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

/// The other's galley at a foreign port, and at an own one; its purse as said.
fn purse(ducats: u16) -> String {
    format!(
        "players red blue\noptions hidden\npurse red 9\npurse blue {ducats}\npawn 4\nport valencia red 3\nport genova blue 3\nstores genova wood stone\nport alger red 1\ngalley 1 red valencia 2\ngalley 4 blue alger 3\ngalley 5 blue genova 2"
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replies_reveal_no_purse() {
    let build = |port: &str| json!({"do": "BuildFort", "port": port});
    let buy = |port: &str| json!({"do": "BuyGalley", "galley": 9, "port": port, "crew": "port"});
    // At a foreign port, where nothing stands anyway, and at their own.
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
    // A galley costs as many ducats as there are galleys already.
    no_answer_tells::<Serenissima>([purse(0), purse(5)], &["INV-1", "INV-4", "INV-5", "LOAD-6"], more, &found).await;
}
