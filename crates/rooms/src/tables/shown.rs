//! What was last shown to each viewer: made once for all devices that look through the same eyes.

use std::sync::{Arc, Weak};

use kernel::{ToldEntry, Viewer};
use serde_json::Value;

use super::changed::changed;
use crate::trouble::ticket;
use crate::wire::{Moved, Problem, TableState};

/// Who looks, as far as that decides what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Eyes {
    pub viewer: Viewer,
    /// Whether they hear what everybody may say, as far as they can know it: they may say it.
    pub trusted: bool,
    /// Whether they are the host's own.
    pub hosts: bool,
}

/// The table as it was shown at one time.
pub(super) struct Frame {
    /// It as JSON, its told entries apart.
    state: Box<str>,
    length: u32,
    /// What it was made upon, and the way from there.
    after: Weak<Frame>,
    moved: Option<Arc<Moved>>,
}

impl Frame {
    /// The length of the record then.
    pub(super) fn length(&self) -> u32 {
        self.length
    }

    /// The way here from another frame, if it was made upon that one.
    pub(super) fn moved_from(&self, other: &Arc<Self>) -> Option<Arc<Moved>> {
        self.moved.clone().filter(|_| std::ptr::eq(self.after.as_ptr(), Arc::as_ptr(other)))
    }

    /// The whole table, with these entries told.
    pub(super) fn whole(&self, told: Vec<ToldEntry>) -> Result<TableState, Problem> {
        let read = serde_json::from_str::<TableState>(&self.state);
        let state = read.map_err(|error| Problem::Internal { ticket: ticket(error) })?;
        Ok(TableState { told, ..state })
    }
}

/// The last frame of everybody's eyes, with the version of the table that it shows.
#[derive(Default)]
pub(super) struct Shown(Vec<(Eyes, Version, Arc<Frame>)>);

/// The length of the record, and how often something else has changed.
pub(super) type Version = (u32, u32);

impl Shown {
    /// The last frame, and whether it shows this version.
    pub(super) fn last(&self, eyes: Eyes, version: Version) -> Option<(&Arc<Frame>, bool)> {
        let (_, shown, frame) = self.0.iter().find(|(other, ..)| *other == eyes)?;
        Some((frame, *shown == version))
    }

    /// Shows these eyes the next frame.
    pub(super) fn show(&mut self, eyes: Eyes, version: Version, mut state: TableState) -> Arc<Frame> {
        // Told entries go their own way: they are added, never changed.
        let told = std::mem::take(&mut state.told);
        let (table, length) = (state.table, state.length);
        let state = serde_json::to_string(&state).unwrap_or_default().into_boxed_str();
        let at = self.0.iter().position(|(other, ..)| *other == eyes);
        let before = at.map(|at| self.0.swap_remove(at).2);
        let moved = before.as_ref().and_then(|before| {
            // Without a way there it is shown whole.
            let patch = Value::Array(changed(&before.state, &state).ok()?);
            Some(Arc::new(Moved { table, base: before.length, patch, told }))
        });
        let after = before.as_ref().map_or_else(Weak::new, Arc::downgrade);
        let frame = Arc::new(Frame { state, length, after, moved });
        self.0.push((eyes, version, Arc::clone(&frame)));
        frame
    }
}
