//! Writes the recorded states that the gallery of the screen shows.
//!
//! `gallery FOLDER`: imports the golden records into the real app, in memory and without a network. On every kind of
//! device it sends the requests of the screen and writes the replies: one JSON file for each state and device, and
//! `index.json`. The same records give the same files.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a gallery that cannot be written has failed")]

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

mod app;
mod club;
mod device;
mod moments;
mod pages;
mod played;
mod tables;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("usage: gallery FOLDER"));
    // Removes files of states that no longer exist.
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("the folder can be emptied");
    }
    let gallery = Gallery { folder, begun: app_core::now() };
    let records = moments::all_records();
    let states = tables::record_states(&gallery, &records);
    let pages = run(pages::record_pages(&gallery, &records));
    let clubs = run(club::record_clubs(&gallery, &records));
    let games: Vec<Value> =
        catalogue::GAMES.iter().map(|game| json!({"id": game.id(), "questions": game.info().questions})).collect();
    println!("{} states of {} games, {} pages, {} of clubs", states.len(), games.len(), pages.len(), clubs.len());
    gallery.write("index", &json!({"games": games, "states": states, "pages": pages, "clubs": clubs}));
}

/// Blocks until a future is done.
pub fn run<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(work)
}

/// The folder that holds the recorded states.
pub struct Gallery {
    folder: PathBuf,
    /// Time at which the writing began.
    begun: String,
}

/// Replace times of this run, and seeds that the app draws for imports.
const TIME: &str = "2026-01-02T10:00:00Z";
const COMMITMENT: &str = "8f4a3c1d5e60729b8f4a3c1d5e60729b8f4a3c1d5e60729b8f4a3c1d5e60729b";

/// Replaces values that differ from run to run.
fn settle(value: &mut Value, begun: &str) {
    match value {
        Value::String(text) if text.len() == begun.len() && text.ends_with('Z') && text.as_str() >= begun => {
            TIME.clone_into(text);
        }
        Value::Array(all) => all.iter_mut().for_each(|one| settle(one, begun)),
        Value::Object(all) => {
            for (key, one) in all {
                match one {
                    Value::String(text)
                        if text.len() == COMMITMENT.len() && ["commitment", "seed"].contains(&key.as_str()) =>
                    {
                        COMMITMENT.clone_into(text);
                    }
                    _ => settle(one, begun),
                }
            }
        }
        _ => {}
    }
}

impl Gallery {
    /// Writes a JSON file. The name may contain folders.
    pub fn write(&self, name: &str, value: &Value) {
        let file = self.folder.join(format!("{name}.json"));
        std::fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).expect("the folder can be made");
        let mut value = value.clone();
        settle(&mut value, &self.begun);
        std::fs::write(&file, value.to_string()).expect("the file can be written");
    }
}
