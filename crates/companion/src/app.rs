//! The application: its rooms, and the folder in which everything else lies.

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use files::InFiles;
use rooms::records::Records;
use rooms::{Games, Limits, Program, Rooms};

use crate::OnDisk;
use crate::catalogue::GAMES;
use crate::log;

/// Where files lie that are on their way, in the folder.
const PARCELS: &str = "parcels";

/// The rooms on one home of records, with a folder beside it.
#[derive(Clone)]
pub struct App {
    rooms: Rooms,
    folder: Arc<Path>,
}

impl App {
    /// The application on a home of records. In the folder lies what the network needs, and what is on
    /// its way.
    pub fn new(records: Arc<dyn Records>, folder: &Path) -> Self {
        Self::within(records, folder, Limits::default())
    }

    /// The same, for as many tables at a time as these limits say.
    pub fn within(records: Arc<dyn Records>, folder: &Path, limits: Limits) -> Self {
        let parcels = InFiles::new(Arc::new(OnDisk::emptied(&folder.join(PARCELS))));
        let rooms = Rooms::new(records, Arc::new(parcels), Games(GAMES), limits);
        rooms.runs_in(Program {
            version: env!("CARGO_PKG_VERSION"),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            notes: log::recent,
        });
        Self { rooms, folder: folder.into() }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Deref for App {
    type Target = Rooms;

    fn deref(&self) -> &Rooms {
        &self.rooms
    }
}
