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

/// A client's socket.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Time limit of each wait. It is long, because the machine may be busy.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Opens a socket without a greeting.
pub async fn connect(address: SocketAddr) -> Socket {
    connect_async(format!("ws://{address}/ws")).await.expect("connected").0
}

/// Returns the address of the `n`th device. Every address in 127.0.0.0/8 is this machine, but the host counts each as
/// another device.
pub fn peer(n: u8) -> IpAddr {
    IpAddr::from([127, 0, 0, n])
}

/// Opens a socket from another device's address, without a greeting. `None` if the connection is refused.
pub async fn connect_from(from: IpAddr, address: SocketAddr) -> Option<Socket> {
    request_from(from, address, format!("ws://{address}/ws")).await
}

/// Opens a socket from another device's address and requests compressed messages. `None` if it is refused.
pub async fn connect_compressed_from(from: IpAddr, address: SocketAddr) -> Option<Socket> {
    let mut request = format!("ws://{address}/ws").into_client_request().expect("a request");
    request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static("bucintoro.deflate"));
    request_from(from, address, request).await
}

async fn request_from(from: IpAddr, address: SocketAddr, request: impl IntoClientRequest + Unpin) -> Option<Socket> {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(from, 0)).expect("any port");
    let stream = socket.connect(address).await.ok()?;
    stream.set_nodelay(true).expect("a socket");
    Some(client_async(request, MaybeTlsStream::Plain(stream)).await.ok()?.0)
}

/// Sends an HTTP request and returns the whole response, with its head. The request is its first line, such as
/// `GET / HTTP/1.1`, and further headers; `Host` and `Connection` are added.
pub async fn http(address: SocketAddr, request: &str) -> String {
    String::from_utf8_lossy(&bytes(address, request).await).into_owned()
}

/// Sends an HTTP request like [`http`] and returns the response as bytes.
pub async fn bytes(address: SocketAddr, request: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    let host = if request.contains("Host:") { String::new() } else { format!("Host: {address}\r\n") };
    let request = format!("{request}\r\n{host}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut bytes = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the host hangs").expect("read");
    bytes
}

/// Sends a message and returns the next one as JSON. `None` if the connection is closed.
pub async fn say(socket: &mut Socket, text: String) -> Option<Value> {
    socket.send(Message::text(text)).await.ok()?;
    serde_json::from_str(&heard(socket).await?).ok()
}

/// Returns the next text message. `None` if the connection is closed.
pub async fn heard(socket: &mut Socket) -> Option<String> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the host hangs")?.ok()? {
            Message::Text(text) => return Some(text.as_str().to_owned()),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

/// The connection of a client: a phone, or the host's own screen.
pub struct Line {
    pub socket: Socket,
    /// Status in the welcome; `None` for the host's own screen.
    pub guest: Option<GuestStatus>,
    /// Token in the welcome, if the device was new.
    pub token: Option<String>,
    /// All messages received so far.
    pub heard: Vec<String>,
    /// Pushes that were received but not read by the test.
    pub waiting: VecDeque<Push>,
    calls: u32,
}

impl Line {
    /// Connects with a greeting.
    ///
    /// # Errors
    /// The problem in the host's answer.
    pub async fn enter(address: SocketAddr, greeting: &Greeting) -> Result<Self, Problem> {
        Self::greets(connect(address).await, greeting).await
    }

    /// Connects with a greeting, from another device's address.
    ///
    /// # Errors
    /// The problem in the host's answer.
    pub async fn enter_from(from: IpAddr, address: SocketAddr, greeting: &Greeting) -> Result<Self, Problem> {
        Self::greets(connect_from(from, address).await.expect("connected"), greeting).await
    }

    async fn greets(socket: Socket, greeting: &Greeting) -> Result<Self, Problem> {
        let greeting = serde_json::to_string(greeting).expect("JSON");
        Self::greets_with(socket, Message::text(greeting)).await
    }

    /// Sends a serialised greeting over an open socket and reads the answer.
    ///
    /// # Errors
    /// The problem in the host's answer.
    pub async fn greets_with(mut socket: Socket, greeting: Message) -> Result<Self, Problem> {
        socket.send(greeting).await.expect("sent");
        Self::read_welcome(socket).await
    }

    /// Reads the answer to a greeting that was already sent.
    ///
    /// # Errors
    /// The problem in the host's answer.
    pub async fn read_welcome(mut socket: Socket) -> Result<Self, Problem> {
        let text = heard(&mut socket).await.expect("an answer");
        Self::parse_welcome(socket, text)
    }

    /// Connects with a greeting. `None` if the connection is refused or closed without an answer.
    pub async fn tries(address: SocketAddr, greeting: &Greeting) -> Option<Result<Self, Problem>> {
        let mut socket = connect_async(format!("ws://{address}/ws")).await.ok()?.0;
        socket.send(Message::text(serde_json::to_string(greeting).expect("JSON"))).await.ok()?;
        let text = heard(&mut socket).await?;
        Some(Self::parse_welcome(socket, text))
    }

    /// Connects with a greeting and retries until it is answered, as a phone does. The retries are needed because a
    /// node closes connections while the owner of the table changes.
    ///
    /// # Errors
    /// The problem in the host's answer.
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

    fn parse_welcome(socket: Socket, text: String) -> Result<Self, Problem> {
        let mut answer: Value = serde_json::from_str(&text).expect("JSON");
        if answer.get("problem").is_some() {
            return Err(serde_json::from_value(answer["problem"].take()).expect("a problem"));
        }
        let welcome: Welcome = serde_json::from_value(answer["welcome"].take()).expect("a welcome");
        let Welcome { guest, token } = welcome;
        Ok(Self { socket, guest, token, heard: vec![text], waiting: VecDeque::new(), calls: 0 })
    }

    /// Sends a request and waits for its reply. Pushes received before it are kept in `waiting`.
    ///
    /// # Errors
    /// The problem in the host's answer.
    pub async fn ask(&mut self, request: &(impl Clone + Into<Request>)) -> Result<Reply, Problem> {
        let call = self.send(request).await.expect("sent");
        self.answer(call).await.expect("an answer")
    }

    /// Sends a request without waiting. Returns the number of the call; `None` if the connection is closed.
    pub async fn send(&mut self, request: &(impl Clone + Into<Request>)) -> Option<u32> {
        let request: Request = request.clone().into();
        self.calls += 1;
        let call = json!({"id": self.calls, "request": request}).to_string();
        self.socket.send(Message::text(call)).await.ok()?;
        Some(self.calls)
    }

    /// Waits for the answer to a call, ignoring answers to other calls. `None` if the connection is closed.
    pub async fn answer(&mut self, call: u32) -> Option<Result<Reply, Problem>> {
        loop {
            let (answered, answer) = self.next_answer().await?;
            if answered == call {
                return Some(answer);
            }
        }
    }

    /// Returns the next answer and the number of its call. `None` if the connection is closed.
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

    /// Returns the next push. `None` if the connection is closed.
    pub async fn push(&mut self) -> Option<Push> {
        while self.waiting.is_empty() {
            self.frame().await?;
        }
        self.waiting.pop_front()
    }

    /// Reads pushes until `sought` returns a value, and returns that value.
    ///
    /// # Panics
    /// If the connection is closed before that.
    pub async fn push_until<T>(&mut self, mut sought: impl FnMut(Push) -> Option<T>) -> T {
        loop {
            if let Some(found) = sought(self.push().await.expect("a push before the connection is closed")) {
                return found;
            }
        }
    }

    /// Reads until the connection is closed, and returns true.
    ///
    /// # Panics
    /// If no message is received for [`PATIENCE`].
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

    /// Opens a table for a viewer and watches it.
    pub async fn open(&mut self, table: u32, viewer: Viewer) -> TableState {
        match self.ask(&TableRequest::Open { table, viewer }).await {
            Ok(Reply::State { state }) => *state,
            other => panic!("{other:?}"),
        }
    }

    /// Opens the guest's table for the viewer of its role.
    pub async fn look(&mut self) -> TableState {
        let GuestStatus { table, role, .. } = self.guest.expect("a guest");
        self.open(table, role.viewer()).await
    }
}

/// An app that hosts a table on the local network.
pub struct Evening {
    pub app: App,
    /// The host's own screen.
    pub screen: Session,
    pub pushes: Receiver<Push>,
    pub table: u32,
    requests: u32,
}

impl Evening {
    /// Opens an app in a folder, creates a table of [`crate::GAME`] and hosts it.
    pub async fn new(folder: &std::path::Path, seats: usize) -> Self {
        let app = App::open(folder).await.expect("the folder is free");
        let (session, _) = app.session();
        let table = crate::new_table(&session, seats).await;
        Self::at(app, table).await
    }

    /// Hosts a table of an app.
    pub async fn at(app: App, table: u32) -> Self {
        serve_network(&app).await;
        let (screen, pushes) = app.session();
        let evening = Self { app, screen, pushes, table, requests: 0 };
        evening.ask(HostingRequest::Host { table }).await;
        evening
    }

    /// Sends a request as the host, whose reply is the status of hosting.
    ///
    /// # Panics
    /// If the request is refused.
    pub async fn ask(&self, request: impl Into<Request>) -> Hosting {
        match self.screen.request(request).await {
            Ok(Reply::Hosting { hosting: Some(hosting), .. }) => *hosting,
            other => panic!("{other:?}"),
        }
    }

    /// Returns the current status of hosting.
    pub async fn hosting(&self) -> Hosting {
        self.ask(HostingRequest::Hosting).await
    }

    /// Waits until the status of hosting meets a condition, and returns it.
    ///
    /// # Panics
    /// If the condition is not met within [`PATIENCE`].
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
        timeout(PATIENCE, waited).await.expect("the condition is met in time")
    }

    /// Returns the loopback address at which phones reach the table.
    pub async fn door(&self) -> SocketAddr {
        door(&self.hosting().await)
    }

    /// Sets whether devices without a code may ask to join, and whether a seat's device may act for every seat.
    pub async fn options(&self, open: bool, trusting: bool) {
        let address = self.hosting().await.address;
        self.ask(HostingRequest::HostOptions { table: self.table, open, trusting, address }).await;
    }

    /// Returns the code for a role.
    pub async fn code(&self, role: Role) -> String {
        code(&self.hosting().await, role)
    }

    /// Connects a phone with the code for a role.
    pub async fn phone(&self, role: Role) -> Line {
        let code = self.code(role).await;
        let greeting = Greeting::Code { code, name: "Phone".to_owned(), token: None };
        Line::enter(self.door().await, &greeting).await.expect("admitted")
    }

    /// Connects a tablet as table screen. If `tables`, it may also use the list of tables.
    pub async fn table_screen(&self, tables: bool) -> Line {
        let hosting = self.ask(HostingRequest::OfferScreen { table: self.table, offered: true, tables }).await;
        let code = hosting.screen.expect("an offer").link.code;
        let greeting = Greeting::Code { code, name: "Tablet".to_owned(), token: None };
        Line::enter(self.door().await, &greeting).await.expect("admitted")
    }

    /// Connects a phone with its token.
    ///
    /// # Errors
    /// The problem in the host's answer.
    pub async fn again(&self, token: &str) -> Result<Line, Problem> {
        Line::enter(self.door().await, &Greeting::Token { token: token.to_owned() }).await
    }

    /// Returns the table's state for a viewer, requested by the host's own screen.
    pub async fn state(&self, viewer: Viewer) -> TableState {
        let (session, _pushes) = self.app.session();
        match session.request(TableRequest::Open { table: self.table, viewer }).await {
            Ok(Reply::State { state }) => *state,
            other => panic!("{other:?}"),
        }
    }

    /// Returns a new request id.
    pub fn request_id(&mut self) -> String {
        self.requests += 1;
        format!("host-{}", self.requests)
    }

    /// Submits, as the host, the `nth` legal command (modulo their number) of the first actor that is asked.
    ///
    /// # Errors
    /// The problem of a refused command.
    pub async fn play(&mut self, nth: usize) -> Result<Reply, Problem> {
        let state = self.state(Viewer::Table).await;
        let (by, commands) = crate::awaited(&state).expect("an actor is asked");
        let (table, id, head) = (self.table, self.request_id(), state.head);
        let command = commands[nth % commands.len()].clone();
        self.screen.request(TableRequest::Command { table, id, head, question: None, by, command, waive: vec![] }).await
    }
}

/// Starts the task that serves the local network for an app, and waits until it is ready.
pub async fn serve_network(app: &App) {
    tokio::spawn(host::serve_lan(app.clone(), 0));
    let (session, _pushes) = app.session();
    let nothing = || HostingRequest::TakeOver { request: None, link: String::new() };
    while matches!(session.request(nothing()).await, Err(Problem::NoNetwork { .. })) {
        tokio::task::yield_now().await;
    }
}

/// Returns the loopback address at which phones reach a hosted table.
pub fn door(hosting: &Hosting) -> SocketAddr {
    let shown: SocketAddr = hosting.address.parse().expect("an address");
    SocketAddr::from(([127, 0, 0, 1], shown.port()))
}

/// Returns the code for a role.
pub fn code(hosting: &Hosting, role: Role) -> String {
    let link = hosting.links.iter().find(|link| link.role == role).expect("a link for the role");
    link.link.code.clone()
}

/// The state of a screen: the initial state with all pushes applied to it.
pub struct Shown {
    /// The state without its visible entries.
    pub state: Value,
    /// The visible entries, by number.
    pub told: BTreeMap<u32, Value>,
}

impl Shown {
    /// Starts with a whole state.
    pub fn of(state: &TableState) -> Self {
        let told = state.told.iter().map(|entry| (entry.n, json!(entry))).collect();
        let bare = TableState { told: vec![], ..state.clone() };
        let mut state = json!(bare);
        state.as_object_mut().expect("an object").remove("told");
        Self { state, told }
    }

    /// Returns the length of the record after the last applied push.
    pub fn length(&self) -> u64 {
        self.state["length"].as_u64().expect("a length")
    }

    /// Returns the table's head.
    pub fn head(&self) -> u32 {
        self.state["head"].as_u64().expect("a head") as u32
    }

    /// Applies a push. Returns false if its base is another state, so that the whole state must be requested.
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
                json_patch::patch(&mut self.state, &patch).expect("the patch applies");
                self.told.extend(told.iter().map(|entry| (entry.n, json!(entry))));
            }
            _ => {}
        }
        true
    }
}
