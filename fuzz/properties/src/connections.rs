//! Messages over connections: of a screen, of a tablet at a relay, and of the command line.

use std::collections::VecDeque;
use std::net::IpAddr;

use app_core::connection::{self, Arrival, Client, Frame, Incoming, Outgoing, Transport};
use app_core::protocol::{Problem, Role, Welcome};
use kernel::suite::{chairs, test_stamps};
use kernel::{Answering, Seat, Seed};
use relay::{LARGEST_PAYLOAD, RoomId, TabletMessage, parse_key, parse_nonce};

use crate::rooms::{App, run};

/// The most messages of one input.
const MOST_MESSAGES: usize = 12;

/// Stands for the code of a seat, which is another in each run.
const CODE: &str = "SEAT-CODE";

/// The transport of one screen, in memory. The next message comes when the last one is answered, so that each problem
/// has one cause.
struct Messages<'a> {
    app: &'a App,
    waiting: VecDeque<String>,
    is_answered: bool,
    /// The stored records before the last message.
    before: Vec<(u32, Vec<Vec<u8>>)>,
}

impl<'a> Messages<'a> {
    fn new(app: &'a App, messages: impl Iterator<Item = String>) -> Self {
        Self { app, waiting: messages.take(MOST_MESSAGES).collect(), is_answered: true, before: vec![] }
    }
}

impl Transport for Messages<'_> {
    async fn receive(&mut self) -> Option<Incoming> {
        if !self.is_answered {
            std::future::pending::<()>().await;
        }
        self.before = self.app.records().await;
        let next = self.waiting.pop_front();
        self.is_answered = next.is_none();
        next.map(Incoming::Text)
    }

    async fn deliver(&mut self, message: Outgoing<'_>) -> bool {
        let frame = match &message {
            Outgoing::Frame(frame) => frame,
            Outgoing::Answer { frame, .. } => frame,
            Outgoing::Probe => return true,
        };
        self.is_answered |= !matches!(frame, Frame::Push { .. });
        if let Frame::Problem { problem, .. } = frame {
            assert!(!matches!(problem, Problem::Internal { .. }), "{problem}");
            assert_eq!(self.app.records().await, self.before, "a refused message changed a record: {problem}");
        }
        true
    }

    async fn close(&mut self) {}
}

/// Each line is a message of a screen: the first one is the handshake, the others are calls of the admitted guest, or
/// else of the host. No answer is an internal error, and a refused message changes no record.
pub fn screen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    run(async {
        let app = App::new().await;
        let table = app.new_table("twilight", 2).await;
        let text = text.replace(CODE, &app.code_of(table, Role::Seat(Seat(0))).await);
        let mut lines = text.lines().map(str::to_owned);
        let client = match admitted(&app, &mut Messages::new(&app, lines.next().into_iter())).await {
            Some(client) => client,
            None => host(&app),
        };
        connection::listen(&mut Messages::new(&app, lines), client).await;
        app.rooms.close().await;
    });
}

async fn admitted(app: &App, handshake: &mut Messages<'_>) -> Option<Client> {
    let greeting = connection::read_greeting(handshake).await?;
    let peer = IpAddr::from([192, 0, 2, 7]);
    match connection::enter_lobby(&app.rooms, peer, greeting, handshake).await? {
        Ok(Arrival::Client(client)) => Some(*client),
        Ok(Arrival::NextHost(_)) => None,
        Err(problem) => {
            assert!(!matches!(problem, Problem::Internal { .. }), "{problem}");
            None
        }
    }
}

fn host(app: &App) -> Client {
    let (session, pushes) = app.rooms.session();
    let welcome = Welcome { guest: None, token: None };
    Client { backend: Box::new(session), pushes, welcome, bounds: None }
}

/// Each line is a line of `bucintoro play`; the first one is the id of the game. Each gets an answer, and an error
/// changes nothing.
pub fn command_line(bytes: &[u8]) {
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let id = String::from_utf8_lossy(lines.next().unwrap_or_default());
    let Some(game) = catalogue::game(&id) else { return };
    let seats = *game.seats().start();
    let (setup, seed) = (game.default_setup(seats), Seed::new([7; 32]));
    let started = game.start(chairs(seats), Answering::default(), setup, seed, &mut test_stamps());
    let mut table = started.unwrap_or_else(|flaws| panic!("{id} does not start: {flaws:?}"));
    for line in lines.take(40) {
        // A program thinks as long as it is asked to.
        if line.windows(b"think".len()).any(|word| word == b"think") {
            continue;
        }
        let before = (table.length(), table.head(), table.owner_view().state_hash());
        let answer = app::answer_line(&mut *table, line);
        assert_eq!(table.owner_view().audit(), [], "the table has flaws after {answer}");
        if answer.get("ok").is_none() {
            let after = (table.length(), table.head(), table.owner_view().state_hash());
            assert_eq!(after, before, "{answer} changed the table");
        }
    }
}

/// A message of a tablet, and the id in a phone's link. What is read says the same as the bytes.
pub fn relay_wire(bytes: &[u8]) {
    if let Ok(TabletMessage::Payload(_, payload)) = TabletMessage::parse(bytes) {
        assert!((1..=LARGEST_PAYLOAD).contains(&payload.len()) && bytes.ends_with(&payload));
    }
    assert!(parse_key(bytes).is_none_or(|key| bytes.ends_with(&key)));
    assert!(parse_nonce(bytes).is_none_or(|nonce| bytes.ends_with(&nonce)));
    let text = String::from_utf8_lossy(bytes);
    if let Some(id) = RoomId::from_base64(&text) {
        assert_eq!(id.to_string(), text, "a room has two ids");
    }
}
