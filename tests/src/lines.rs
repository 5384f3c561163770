//! Sockets to a running host: phones on the local network, and the host's own screen.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use app_core::Session;
use app_core::protocol::{
    Greeting, GuestStatus, Hosting, HostingRequest, Moved, Problem, Push, Reply, Request, Role, TableRequest,
    TableState, Welcome,
};
use futures_util::{SinkExt, StreamExt};
use host::App;
use kernel::Viewer;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

/// A socket to a door.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long anything may take: a long time, because a busy machine is not the host's fault.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Opens a socket and says nothing yet.
pub async fn knock(address: SocketAddr) -> Socket {
    connect_async(format!("ws://{address}/ws")).await.expect("it opens").0
}

/// The `n`th device of a network: whatever begins with 127 is this machine, and each is another peer.
pub fn peer(n: u8) -> IpAddr {
    IpAddr::from([127, 0, 0, n])
}

/// Opens a socket from another device's address and says nothing yet. None when it is not let near.
pub async fn knock_from(from: IpAddr, address: SocketAddr) -> Option<Socket> {
    asked_from(from, address, format!("ws://{address}/ws")).await
}

/// The same, over which the host is to send packed messages.
pub async fn knock_packed_from(from: IpAddr, address: SocketAddr) -> Option<Socket> {
    let mut request = format!("ws://{address}/ws").into_client_request().expect("a request");
    request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static("bucintoro.deflate"));
    asked_from(from, address, request).await
}

async fn asked_from(from: IpAddr, address: SocketAddr, request: impl IntoClientRequest + Unpin) -> Option<Socket> {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(from, 0)).expect("any port");
    let stream = socket.connect(address).await.ok()?;
    stream.set_nodelay(true).expect("a socket");
    Some(client_async(request, MaybeTlsStream::Plain(stream)).await.ok()?.0)
}

/// What a door answers to a request, head and all: `GET / HTTP/1.1`, then headers but for the usual ones.
pub async fn http(address: SocketAddr, request: &str) -> String {
    String::from_utf8_lossy(&bytes(address, request).await).into_owned()
}

/// The same, byte by byte.
pub async fn bytes(address: SocketAddr, request: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.expect("it opens");
    let host = if request.contains("Host:") { String::new() } else { format!("Host: {address}\r\n") };
    let request = format!("{request}\r\n{host}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut bytes = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the host hangs").expect("read");
    bytes
}

/// Says something and hears the next word; none when the line has ended.
pub async fn say(socket: &mut Socket, text: String) -> Option<Value> {
    socket.send(Message::text(text)).await.ok()?;
    serde_json::from_str(&heard(socket).await?).ok()
}

/// The next word; none when the line has ended.
pub async fn heard(socket: &mut Socket) -> Option<String> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the host hangs")?.ok()? {
            Message::Text(text) => return Some(text.as_str().to_owned()),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

/// A screen at the other end of a socket: a phone, or the host's own.
pub struct Line {
    pub socket: Socket,
    /// Where it stood when it came in; none for the host's own screen.
    pub guest: Option<GuestStatus>,
    /// The token that it was given, if it was new.
    pub token: Option<String>,
    /// Everything that ever came over the socket, frame by frame.
    pub heard: Vec<String>,
    /// Pushes that came before someone asked for them.
    pub waiting: VecDeque<Push>,
    calls: u32,
}

impl Line {
    /// Comes in with a greeting.
    ///
    /// # Errors
    /// The problem with which it is refused.
    pub async fn enter(address: SocketAddr, greeting: &Greeting) -> Result<Self, Problem> {
        Self::greets(knock(address).await, greeting).await
    }

    /// Comes in with a greeting from another device's address.
    ///
    /// # Errors
    /// The problem with which it is refused.
    pub async fn enter_from(from: IpAddr, address: SocketAddr, greeting: &Greeting) -> Result<Self, Problem> {
        Self::greets(knock_from(from, address).await.expect("it opens"), greeting).await
    }

    async fn greets(socket: Socket, greeting: &Greeting) -> Result<Self, Problem> {
        let greeting = serde_json::to_string(greeting).expect("JSON");
        Self::greets_with(socket, Message::text(greeting)).await
    }

    /// Comes in over a socket, with a greeting as it travels.
    ///
    /// # Errors
    /// The problem with which it is refused.
    pub async fn greets_with(mut socket: Socket, greeting: Message) -> Result<Self, Problem> {
        socket.send(greeting).await.expect("it is heard");
        Self::welcomed(socket).await
    }

    /// Hears what becomes of a greeting.
    ///
    /// # Errors
    /// The problem with which it is refused.
    pub async fn welcomed(mut socket: Socket) -> Result<Self, Problem> {
        let text = heard(&mut socket).await.expect("an answer");
        Self::told(socket, text)
    }

    /// Comes in with a greeting, or not: none when no one is there, or the line ends before it is answered.
    pub async fn tries(address: SocketAddr, greeting: &Greeting) -> Option<Result<Self, Problem>> {
        let mut socket = connect_async(format!("ws://{address}/ws")).await.ok()?.0;
        socket.send(Message::text(serde_json::to_string(greeting).expect("JSON"))).await.ok()?;
        let text = heard(&mut socket).await?;
        Some(Self::told(socket, text))
    }

    /// Connects with a greeting until it is answered, as a phone does: a node ends a connection while the owner of the
    /// table changes.
    pub async fn answered(address: SocketAddr, greeting: &Greeting) -> Result<Self, Problem> {
        let begun = Instant::now();
        loop {
            if let Some(answer) = Self::tries(address, greeting).await {
                return answer;
            }
            assert!(begun.elapsed() < PATIENCE, "no node answers");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// What the answer to a greeting says.
    fn told(socket: Socket, text: String) -> Result<Self, Problem> {
        let mut answer: Value = serde_json::from_str(&text).expect("JSON");
        if answer.get("problem").is_some() {
            return Err(serde_json::from_value(answer["problem"].take()).expect("a problem"));
        }
        let welcome: Welcome = serde_json::from_value(answer["welcome"].take()).expect("a welcome");
        let Welcome { guest, token } = welcome;
        Ok(Self { socket, guest, token, heard: vec![text], waiting: VecDeque::new(), calls: 0 })
    }

    /// Says a request and waits for its answer; pushes on the way are kept.
    ///
    /// # Errors
    /// The problem that it is answered.
    pub async fn ask(&mut self, request: &(impl Clone + Into<Request>)) -> Result<Reply, Problem> {
        let call = self.send(request).await.expect("it is heard");
        self.answer(call).await.expect("an answer")
    }

    /// Says a request and waits for nothing; gives the number of the call. None when the line has ended.
    pub async fn send(&mut self, request: &(impl Clone + Into<Request>)) -> Option<u32> {
        let request: Request = request.clone().into();
        self.calls += 1;
        let call = json!({"id": self.calls, "request": request}).to_string();
        self.socket.send(Message::text(call)).await.ok()?;
        Some(self.calls)
    }

    /// The answer to a call; pushes on the way are kept. None when the line has ended.
    pub async fn answer(&mut self, call: u32) -> Option<Result<Reply, Problem>> {
        loop {
            let (answered, answer) = self.next_answer().await?;
            if answered == call {
                return Some(answer);
            }
        }
    }

    /// The next answer, with the call that it answers; pushes on the way are kept. None when the line has ended.
    pub async fn next_answer(&mut self) -> Option<(u32, Result<Reply, Problem>)> {
        loop {
            let mut frame = self.frame().await?;
            let Some(call) = frame["id"].as_u64().and_then(|id| u32::try_from(id).ok()) else { continue };
            let answer = match frame.get_mut("ok").map(Value::take) {
                Some(ok) => Ok(serde_json::from_value(ok).expect("a reply")),
                None => Err(serde_json::from_value(frame["problem"].take()).expect("a problem")),
            };
            return Some((call, answer));
        }
    }

    /// The next push. None when the line has ended.
    pub async fn push(&mut self) -> Option<Push> {
        while self.waiting.is_empty() {
            self.frame().await?;
        }
        self.waiting.pop_front()
    }

    /// The next push that is the one sought; others are passed over.
    pub async fn push_until<T>(&mut self, mut sought: impl FnMut(Push) -> Option<T>) -> T {
        loop {
            if let Some(found) = sought(self.push().await.expect("the line ended before")) {
                return found;
            }
        }
    }

    /// True if the line ends, whatever comes before.
    pub async fn ends(&mut self) -> bool {
        while self.frame().await.is_some() {}
        true
    }

    async fn frame(&mut self) -> Option<Value> {
        let text = heard(&mut self.socket).await?;
        let mut frame: Value = serde_json::from_str(&text).expect("JSON");
        self.heard.push(text);
        if let Some(push) = frame.get_mut("push").filter(|push| push.is_object()) {
            self.waiting.push_back(serde_json::from_value(push.clone()).expect("a push"));
        }
        Some(frame)
    }

    /// Watches a table.
    pub async fn open(&mut self, table: u32, viewer: Viewer) -> TableState {
        match self.ask(&TableRequest::Open { table, viewer }).await {
            Ok(Reply::State { state }) => *state,
            other => panic!("{other:?}"),
        }
    }

    /// Watches the table at which it stands, through its own eyes.
    pub async fn look(&mut self) -> TableState {
        let GuestStatus { table, role, .. } = self.guest.expect("a guest");
        self.open(table, role.viewer()).await
    }
}

/// An app that hosts a table on the local network, as its own screen has it.
pub struct Evening {
    pub app: App,
    /// The host's own screen.
    pub screen: Session,
    pub pushes: Receiver<Push>,
    pub table: u32,
    requests: u32,
}

impl Evening {
    /// Hosts a new table of the large game in a folder.
    pub async fn new(folder: &std::path::Path, seats: usize) -> Self {
        let app = App::open(folder).await.expect("the folder is free");
        let (session, _) = app.session();
        let table = crate::new_table(&session, seats).await;
        Self::at(app, table).await
    }

    /// Hosts a table of an app.
    pub async fn at(app: App, table: u32) -> Self {
        attended(&app).await;
        let (screen, pushes) = app.session();
        let evening = Self { app, screen, pushes, table, requests: 0 };
        evening.ask(HostingRequest::Host { table }).await;
        evening
    }

    /// Asks something as the host; gives how the table is hosted then.
    ///
    /// # Panics
    /// When it is refused.
    pub async fn ask(&self, request: impl Into<Request>) -> Hosting {
        match self.screen.request(request).await {
            Ok(Reply::Hosting { hosting: Some(hosting), .. }) => *hosting,
            other => panic!("{other:?}"),
        }
    }

    /// How the table is hosted now.
    pub async fn hosting(&self) -> Hosting {
        self.ask(HostingRequest::Hosting).await
    }

    /// How the table is hosted once it is as sought.
    ///
    /// # Panics
    /// When that never comes about.
    pub async fn until(&self, sought: impl Fn(&Hosting) -> bool) -> Hosting {
        let waited = async {
            loop {
                let hosting = self.hosting().await;
                if sought(&hosting) {
                    return hosting;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, waited).await.expect("it never came about")
    }

    /// Where phones reach it: by way of this machine's own address, whatever its networks are.
    pub async fn door(&self) -> SocketAddr {
        door(&self.hosting().await)
    }

    /// Sets whether strangers may ask, and whether any seat's device may act for anyone.
    pub async fn options(&self, open: bool, trusting: bool) {
        let address = self.hosting().await.address;
        self.ask(HostingRequest::HostOptions { table: self.table, open, trusting, address }).await;
    }

    /// The code that is shown for a role.
    pub async fn code(&self, role: Role) -> String {
        code(&self.hosting().await, role)
    }

    /// A phone comes in by the code that is shown for a role.
    pub async fn phone(&self, role: Role) -> Line {
        let code = self.code(role).await;
        let greeting = Greeting::Code { code, name: "Phone".to_owned(), token: None };
        Line::enter(self.door().await, &greeting).await.expect("it is let in")
    }

    /// A tablet comes in as the table's screen, which may look after the list of tables too.
    pub async fn table_screen(&self, tables: bool) -> Line {
        let hosting = self.ask(HostingRequest::OfferScreen { table: self.table, offered: true, tables }).await;
        let code = hosting.screen.expect("a way in").link.code;
        let greeting = Greeting::Code { code, name: "Tablet".to_owned(), token: None };
        Line::enter(self.door().await, &greeting).await.expect("it is let in")
    }

    /// A phone comes again by its token.
    ///
    /// # Errors
    /// The problem with which it is refused.
    pub async fn again(&self, token: &str) -> Result<Line, Problem> {
        Line::enter(self.door().await, &Greeting::Token { token: token.to_owned() }).await
    }

    /// The table through someone's eyes, as the host may look through anybody's.
    pub async fn state(&self, viewer: Viewer) -> TableState {
        let (session, _pushes) = self.app.session();
        match session.request(TableRequest::Open { table: self.table, viewer }).await {
            Ok(Reply::State { state }) => *state,
            other => panic!("{other:?}"),
        }
    }

    /// A fresh request id.
    pub fn request_id(&mut self) -> String {
        self.requests += 1;
        format!("host-{}", self.requests)
    }

    /// The host says for the awaited seat the `nth` of what it may say.
    pub async fn play(&mut self, nth: usize) -> Result<Reply, Problem> {
        let state = self.state(Viewer::Table).await;
        let (by, commands) = crate::awaited(&state).expect("somebody is awaited");
        let (table, id, head) = (self.table, self.request_id(), state.head);
        let command = commands[nth % commands.len()].clone();
        self.screen.request(TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] }).await
    }
}

/// Has the local network served for an app, and waits until it is.
pub async fn attended(app: &App) {
    tokio::spawn(host::serve_lan(app.clone(), 0));
    let (session, _pushes) = app.session();
    let nothing = || HostingRequest::TakeOver { request: None, link: String::new() };
    while matches!(session.request(nothing()).await, Err(Problem::NoNetwork { .. })) {
        tokio::task::yield_now().await;
    }
}

/// Where phones on this machine reach a hosted table.
pub fn door(hosting: &Hosting) -> SocketAddr {
    let shown: SocketAddr = hosting.address.parse().expect("an address");
    SocketAddr::from(([127, 0, 0, 1], shown.port()))
}

/// The code that is shown for a role.
pub fn code(hosting: &Hosting, role: Role) -> String {
    let link = hosting.links.iter().find(|link| link.role == role).expect("a way in");
    link.link.code.clone()
}

/// What a screen makes of what it receives: the state that it was given, and every push applied to it.
pub struct Shown {
    /// The state, its told entries apart.
    pub state: Value,
    /// The told entries, by number.
    pub told: BTreeMap<u32, Value>,
}

impl Shown {
    /// Of a whole state.
    pub fn of(state: &TableState) -> Self {
        let told = state.told.iter().map(|entry| (entry.n, json!(entry))).collect();
        let bare = TableState { told: vec![], ..state.clone() };
        let mut state = json!(bare);
        state.as_object_mut().expect("an object").remove("told");
        Self { state, told }
    }

    /// The length of the record as far as it is known here.
    pub fn length(&self) -> u64 {
        self.state["length"].as_u64().expect("a length")
    }

    /// The entry at which the table stands.
    pub fn head(&self) -> u32 {
        self.state["head"].as_u64().expect("a head") as u32
    }

    /// Follows a push; false when it follows upon something else, so that the whole is to be asked for.
    #[must_use]
    pub fn follows(&mut self, push: &Push) -> bool {
        match push {
            Push::State { state } => *self = Self::of(state),
            Push::Moved { moved } => {
                let Moved { base, patch, told, .. } = &**moved;
                if u64::from(*base) != self.length() {
                    return false;
                }
                let patch: json_patch::Patch = serde_json::from_value(patch.clone()).expect("a JSON Patch");
                json_patch::patch(&mut self.state, &patch).expect("it fits what it follows upon");
                self.told.extend(told.iter().map(|entry| (entry.n, json!(entry))));
            }
            _ => {}
        }
        true
    }
}
