//! The application in a browser: the rooms, on the browser's private files, in a worker of a page.
//!
//! [`App`] is opened once. The page is a [`Screen`] of it, and each phone that the page connects is a [`Phone`].
#![cfg(target_family = "wasm")]

use std::fmt::Display;
use std::sync::Arc;

use app_core::protocol::{Request, Unopened};
use app_core::storage::StoreError;
use app_core::{Games, Limits, Program, Rooms, Session};
use js_sys::Function;
use kernel::to_json;
use storage_files::{FileTransfers, Folder, Home};
use wasm_bindgen::prelude::*;
use web_sys::FileSystemDirectoryHandle;

use phones::{Phone, Room};
use place::Place;
use programs::{Worker, WorkerPrograms};

mod phones;
mod place;
mod programs;

/// The folder of records.
const RECORDS: &str = "records";
const TRANSFER_FOLDER: &str = "parcels";

/// The application, on the records of one folder.
#[wasm_bindgen]
pub struct App {
    rooms: Rooms,
}

#[wasm_bindgen]
impl App {
    /// Opens the application in a folder of the browser's private file system. The page holds a lock, so that no other
    /// page has the folder open. `programs` is the worker of the program players, `room` the way for phones.
    ///
    /// # Errors
    /// The reason, an [`Unopened`] as JSON.
    pub async fn open(folder: FileSystemDirectoryHandle, programs: Worker, room: Room) -> Result<App, String> {
        std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
        let unusable = |error: &dyn Display| to_json(&Unopened::Unusable { detail: error.to_string() });
        let at = async |name: &str| Place::within(&folder, name).await.map_err(|error| unusable(&error));
        let (records, transfers): (Arc<dyn Folder>, Arc<dyn Folder>) =
            (Arc::new(at(RECORDS).await?), Arc::new(at(TRANSFER_FOLDER).await?));
        let home = Home::open(records).await.map_err(|problem| match problem {
            StoreError::Full => to_json(&Unopened::DiskFull),
            other => unusable(&other),
        })?;
        let transfers = Arc::new(FileTransfers::new(transfers));
        let limits = Limits { wrong_in_total: Some(phones::WRONG_IN_TOTAL), ..Limits::default() };
        let rooms = Rooms::new(Arc::new(home), transfers, Games(catalogue::GAMES), limits);
        phones::serve_room(&rooms, room);
        rooms.set_program_players(Box::new(WorkerPrograms::new(programs)));
        rooms.set_program(Program {
            version: env!("CARGO_PKG_VERSION"),
            system: "browser".to_owned(),
            notes: Vec::new,
        });
        Ok(Self { rooms })
    }

    /// Creates a screen, which receives each push as JSON.
    pub fn screen(&self, tell: Function) -> Screen {
        let (session, mut pushes) = self.rooms.session();
        wasm_bindgen_futures::spawn_local(async move {
            while let Some(push) = pushes.recv().await {
                if tell.call1(&JsValue::NULL, &to_json(&push).into()).is_err() {
                    return;
                }
            }
        });
        Screen { session }
    }

    /// Hosts the table again that was hosted when the last page ended. The table stays closed if that fails.
    pub async fn resume_hosting(&self) {
        if let Err(problem) = self.rooms.resume_hosting().await {
            web_sys::console::warn_1(&to_json(&problem).into());
        }
    }

    /// Serves a phone. `pseudonym` is the relay's name for its address. `send` receives each message to the phone as
    /// text, and null when the connection ends.
    pub fn connect(&self, pseudonym: &str, send: Function) -> Phone {
        phones::connect(&self.rooms, pseudonym, send)
    }

    /// Writes out pending data and closes every file.
    pub async fn close(&self) {
        self.rooms.close().await;
    }
}

/// A screen of the application.
#[wasm_bindgen]
pub struct Screen {
    session: Session,
}

#[wasm_bindgen]
impl Screen {
    /// Handles a request as JSON, and returns the reply as JSON.
    ///
    /// # Errors
    /// A problem as JSON; nothing was changed.
    pub async fn request(&self, text: String) -> Result<String, String> {
        let answer = match Request::from_json(&text) {
            Ok(request) => self.session.request(request).await,
            Err(problem) => Err(problem),
        };
        match answer {
            Ok(reply) => Ok(to_json(&reply)),
            Err(problem) => Err(to_json(&problem)),
        }
    }
}
