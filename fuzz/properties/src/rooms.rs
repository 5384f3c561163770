//! An app on files in memory, with a network that opens no port.

use std::net::SocketAddr;
use std::sync::Arc;

use app_core::membership::HostAddress;
use app_core::protocol::{FileRequest, HostingRequest, LibraryRequest, Problem, Reply, Request, Role};
use app_core::storage::StorageBackend;
use app_core::{Examined, Games, HostRequest, Limits, Rooms, Session};
use kernel::Answering;
use kernel::suite::chairs;
use storage_files::{FileTransfers, Home};
use tokio::runtime::Builder;

use crate::memory::MemoryFolder;

/// Runs a property that needs a runtime.
pub(crate) fn run(property: impl Future<Output = ()>) {
    Builder::new_current_thread().enable_time().build().expect("a runtime").block_on(property);
}

/// An app, and its host's session.
pub(crate) struct App {
    pub rooms: Rooms,
    pub host: Session,
    /// Keeps the session open: it ends with its pushes.
    _pushes: tokio::sync::mpsc::Receiver<app_core::protocol::Push>,
}

impl App {
    /// Opens an app without tables.
    pub async fn new() -> Self {
        let home = Home::open(Arc::new(MemoryFolder::default())).await.expect("the storage opens");
        Self::on(home)
    }

    /// Opens an app on a storage backend.
    pub fn on(home: impl StorageBackend + 'static) -> Self {
        let transfers = Arc::new(FileTransfers::new(Arc::new(MemoryFolder::default())));
        let rooms = Rooms::new(Arc::new(home), transfers, Games(catalogue::GAMES), Limits::default());
        let mut requests = rooms.attach_host().expect("the app is new");
        tokio::spawn(async move {
            while let Some(request) = requests.recv().await {
                // A session that is gone needs no answer.
                match request {
                    HostRequest::Open(done) => drop(done.send(Ok(addresses()))),
                    HostRequest::Close => {}
                    HostRequest::Examine(done) => drop(done.send(Examined::default())),
                    HostRequest::Battery(done) => drop(done.send(None)),
                    HostRequest::TakeOver(_, done) => drop(done.send(Err(Problem::NotHosted))),
                }
            }
        });
        let (host, _pushes) = rooms.session();
        Self { rooms, host, _pushes }
    }

    /// Sends a request of the host, and repeats it until it is done.
    pub async fn request(&self, request: impl Into<Request>) -> Result<Reply, Problem> {
        let request = request.into();
        loop {
            match expected(self.host.request(request.clone()).await) {
                Ok(Reply::Working { .. }) => {}
                done => return done,
            }
        }
    }

    /// Starts a game with the default set-up, and returns its table.
    pub async fn new_table(&self, game: &str, seats: u8) -> u32 {
        let default = LibraryRequest::DefaultSetup { game: game.to_owned(), seats, programs: false };
        let Ok(Reply::Setup { setup, .. }) = self.request(default).await else { panic!("{game} has a set-up") };
        let new = LibraryRequest::NewTable {
            id: None,
            game: game.to_owned(),
            seating: chairs(usize::from(seats)),
            answering: Answering::default(),
            waivers: vec![],
            suggestions: false,
            setup,
        };
        match self.request(new).await {
            Ok(Reply::Table { table }) => table,
            other => panic!("{game} does not start: {other:?}"),
        }
    }

    /// Hosts a table, and returns the code of a role.
    pub async fn code_of(&self, table: u32, role: Role) -> String {
        self.request(HostingRequest::Host { table }).await.expect("the table is hosted");
        let membership = self.rooms.lobby().membership_of(table).expect("the table is hosted");
        let hosting = membership.hosting().await.expect("the table is hosted");
        hosting
            .links
            .into_iter()
            .find(|link| link.role == role)
            .map(|link| link.link.code)
            .expect("each role has a code")
    }

    /// Imports a file.
    pub async fn import(&self, text: &str, sound_part: bool, own: bool) -> Result<Reply, Problem> {
        let (id, parcel) = (format!("{:x}", text.len()), "file".to_owned());
        let id = format!("{id}-{sound_part}-{own}-{}", self.rooms.records().list().await.map_or(0, |all| all.len()));
        let send = FileRequest::Send { parcel: parcel.clone(), part: 0, text: text.to_owned() };
        self.request(send).await?;
        self.request(FileRequest::TakeIn { id, parcel, parts: 1, sound_part, own, copy: false }).await
    }

    /// Returns the stored records.
    pub async fn records(&self) -> Vec<(u32, Vec<Vec<u8>>)> {
        let records = self.rooms.records();
        let mut stored = vec![];
        for listed in records.list().await.expect("the storage lists its tables") {
            let table = records.read(listed.table).await.expect("the storage reads a table");
            stored.push((listed.table, table.expect("a listed table is stored").lines));
        }
        stored
    }
}

/// Returns an answer, unless it reports a defect of the program.
pub(crate) fn expected(answer: Result<Reply, Problem>) -> Result<Reply, Problem> {
    if let Err(problem @ Problem::Internal { .. }) = &answer {
        panic!("{problem}");
    }
    answer
}

fn addresses() -> Vec<HostAddress> {
    vec![HostAddress::near(SocketAddr::from(([192, 0, 2, 1], 47_200)), "wlan0")]
}
