//! What was last shown to each viewer: made once for all devices that look through the same eyes.

use std::sync::{Arc, Weak};

use kernel::{ToldEntry, Viewer};
use serde_json::Value;

use crate::protocol::{Moved, Problem, TableState};
use crate::tables::projection::patches::changed;
use crate::tickets::log_with_ticket;

/// Who looks, as far as that decides what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Audience {
    pub viewer: Viewer,
    /// Whether they hear what everybody may say, as far as they can know it: they may say it.
    pub trusted: bool,
    /// Whether they are the host's own.
    pub hosts: bool,
}

/// The table as it was shown at one time.
pub(crate) struct Frame {
    /// It as JSON, its told entries apart.
    text: Box<str>,
    /// It without its told entries and what the game says, which is the bulk of it and read from the text.
    rest: TableState,
    /// What it was made upon, and the way from there.
    after: Weak<Frame>,
    moved: Option<Arc<Moved>>,
}

impl Frame {
    /// The length of the record then.
    pub(crate) fn length(&self) -> u32 {
        self.rest.length
    }

    /// The way here from another frame, if it was made upon that one.
    pub(crate) fn moved_from(&self, other: &Arc<Self>) -> Option<Arc<Moved>> {
        self.moved.clone().filter(|_| std::ptr::eq(self.after.as_ptr(), Arc::as_ptr(other)))
    }

    /// The whole table, with these entries told.
    pub(crate) fn whole(&self, told: Vec<ToldEntry>) -> Result<TableState, Problem> {
        let read = serde_json::from_str::<Value>(&self.text);
        let mut text = read.map_err(|error| Problem::Internal { ticket: log_with_ticket(error) })?;
        let mut state = TableState { told, ..self.rest.clone() };
        for (name, part) in said(&mut state) {
            *part = text[name].take();
        }
        Ok(state)
    }
}

/// What the game says in a table's state, by the names of the fields.
fn said(state: &mut TableState) -> [(&'static str, &mut Value); 5] {
    let TableState { view, asks, sealed, legal, grave, .. } = state;
    [("view", view), ("asks", asks), ("sealed", sealed), ("legal", legal), ("grave", grave)]
}

/// The last frame of everybody's eyes, with the version of the table that it shows.
#[derive(Default)]
pub(crate) struct Shown(Vec<(Audience, Version, Arc<Frame>)>);

/// The length of the record, and how often something else has changed.
pub(crate) type Version = (u32, u32);

impl Shown {
    /// The last frame, and whether it shows this version.
    pub(crate) fn last(&self, eyes: Audience, version: Version) -> Option<(&Arc<Frame>, bool)> {
        let (_, shown, frame) = self.0.iter().find(|(other, ..)| *other == eyes)?;
        Some((frame, *shown == version))
    }

    /// Shows these eyes the next frame.
    pub(crate) fn show(&mut self, eyes: Audience, version: Version, mut state: TableState) -> Arc<Frame> {
        // Told entries go their own way: they are added, never changed.
        let told = std::mem::take(&mut state.told);
        let text = kernel::to_json(&state).into_boxed_str();
        for (_, part) in said(&mut state) {
            *part = Value::Null;
        }
        let at = self.0.iter().position(|(other, ..)| *other == eyes);
        let before = at.map(|at| self.0.swap_remove(at).2);
        let moved = before.as_ref().and_then(|before| {
            // Without a way there it is shown whole.
            let patch = Value::Array(changed(&before.text, &text).ok()?);
            Some(Arc::new(Moved { table: state.table, base: before.length(), patch, told }))
        });
        let after = before.as_ref().map_or_else(Weak::new, Arc::downgrade);
        let frame = Arc::new(Frame { text, rest: state, after, moved });
        self.0.push((eyes, version, Arc::clone(&frame)));
        frame
    }
}
