//! The program players in a worker of a browser, apart from the engine, which must stay free for the table.
//!
//! A worker gets one request at a time as JSON ([`Work`]), and returns the answer as JSON. It has no files and no
//! tables: each request has the lines of the record. A page ends the worker to stop it.

use agents::analysis::USUAL_STEPS;
use agents::{OneThread, Program, analyse, suggest, think};
use kernel::agent::{AgentGame, Playback, ProgramPlayer};
use kernel::{Seat, Seed, Table, Viewer, to_json};
use serde::{Deserialize, Serialize};

#[cfg(target_family = "wasm")]
use wasm_bindgen::prelude::*;

/// The record of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The lines of the record.
    pub lines: Vec<String>,
    /// The known seeds as hex text, separated by spaces. A program's random numbers come from the seed in force.
    pub seeds: String,
}

/// A request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "work", rename_all = "snake_case")]
pub enum Work {
    /// Weighs the plans of a seat at the head of the record. The answer is a `Thought`.
    Think {
        /// The record.
        record: Record,
        /// The seat that is asked.
        seat: Seat,
        /// The program that plays it.
        program: ProgramPlayer,
        /// The budget of level 3, a number of commands. `None` is the usual number of the game.
        steps: Option<u64>,
    },
    /// Suggests plans to a seat at the head of the record.
    Suggest {
        /// The record.
        record: Record,
        /// The seat that is asked.
        seat: Seat,
        /// The viewer that is shown where the plans lead.
        viewer: Viewer,
    },
    /// Explains what decided a finished game.
    Analyse {
        /// The record.
        record: Record,
    },
}

/// Answers a request, as JSON.
///
/// # Errors
/// A technical description, if the request or its record cannot be read, or no program plays the game.
pub fn answer(request: &Work) -> Result<String, String> {
    catalogue::GameTypes::answer(request)
}

/// Games as nested pairs. The types keep code that programs do not need out of the module.
trait Answer {
    fn answer(request: &Work) -> Result<String, String>;
}

impl Answer for () {
    fn answer(_request: &Work) -> Result<String, String> {
        Err("no program plays the game".to_owned())
    }
}

impl<G: AgentGame, Rest: Answer> Answer for (G, Rest) {
    fn answer(request: &Work) -> Result<String, String> {
        let (Work::Think { record, .. } | Work::Suggest { record, .. } | Work::Analyse { record }) = request;
        if G::INFO.id != record.game {
            return Rest::answer(request);
        }
        let lines = record.lines.iter().map(String::as_str);
        let opened = Table::<G>::open(lines, Seed::all_from_text(&record.seeds), false);
        let table = opened.map_err(|fault| fault.to_string())?.table;
        match request {
            Work::Think { seat, program, steps, .. } => {
                let observation = table.view_for(Viewer::Seat(*seat)).observation().ok_or("the seat is not known")?;
                let program = Program { level: program.level, temperament: program.temperament, steps: *steps };
                Ok(to_json(&think(&observation, program, &OneThread)))
            }
            Work::Suggest { seat, viewer, .. } => {
                let observation = table.view_for(Viewer::Seat(*seat)).observation().ok_or("the seat is not known")?;
                Ok(to_json(&suggest(&observation, *viewer, &OneThread)))
            }
            Work::Analyse { .. } => {
                let playback = Playback::new(&table).ok_or("the record has no set-up")?;
                Ok(to_json(&analyse(playback, USUAL_STEPS, &OneThread)))
            }
        }
    }
}

/// Answers a request as JSON, a [`Work`]. See [`answer`].
///
/// # Errors
/// Those of [`answer`].
#[cfg(target_family = "wasm")]
#[wasm_bindgen]
pub fn answer_text(request: &str) -> Result<String, String> {
    answer(&serde_json::from_str(request).map_err(|error| error.to_string())?)
}
