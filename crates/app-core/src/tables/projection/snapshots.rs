//! The last snapshot of a table for each audience: computed once for all devices of that audience.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::{Viewer, VisibleEntry};
use serde_json::Value;

use crate::protocol::{Moved, Problem, TableState};
use crate::tables::projection::patches::changed;
use crate::tickets::log_with_ticket;

/// A viewer with the rights that decide what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Audience {
    pub viewer: Viewer,
    /// True if the device may act for every seat and therefore gets all legal commands.
    pub trusted: bool,
    /// True if the device is the host's own.
    pub hosts: bool,
}

/// A table as one audience saw it at one time.
pub(crate) struct Snapshot {
    /// The serial number, unique in this process, also across tables that were closed and opened again.
    serial: u64,
    /// The state as JSON, without the visible entries.
    text: Box<str>,
    /// The state without the visible entries and without the values of [`game_values`]. Those are most of it and are
    /// read from the text.
    rest: TableState,
    /// The serial number of the previous snapshot, and the patch from it to this one.
    patch: Option<(u64, Arc<Moved>)>,
}

/// The serial number of the next snapshot.
static NEXT: AtomicU64 = AtomicU64::new(1);

impl Snapshot {
    /// Returns the length of the record at that time.
    pub(crate) fn length(&self) -> u32 {
        self.rest.length
    }

    /// True if both are the same snapshot.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.serial == other.serial
    }

    /// Returns the patch from another snapshot to this one. `None` if that was not the previous one.
    pub(crate) fn patch_from(&self, other: &Self) -> Option<Arc<Moved>> {
        self.patch.as_ref().filter(|(before, _)| *before == other.serial).map(|(_, patch)| Arc::clone(patch))
    }

    /// Returns the whole state, with these visible entries.
    pub(crate) fn state(&self, told: Vec<VisibleEntry>) -> Result<TableState, Problem> {
        let read = serde_json::from_str::<Value>(&self.text);
        let mut text = read.map_err(|error| Problem::Internal { ticket: log_with_ticket(error) })?;
        let mut state = TableState { told, ..self.rest.clone() };
        for (name, part) in game_values(&mut state) {
            *part = text[name].take();
        }
        Ok(state)
    }
}

/// Returns the game's own values in a table's state, by field name.
fn game_values(state: &mut TableState) -> [(&'static str, &mut Value); 5] {
    let TableState { view, asks, sealed, legal, grave, .. } = state;
    [("view", view), ("asks", asks), ("sealed", sealed), ("legal", legal), ("grave", grave)]
}

/// The inputs of a snapshot: the length of the record, and the number of other changes.
pub(crate) type Version = (u32, u32);

/// The last snapshot of each audience, with the version of the table that it shows.
#[derive(Default)]
pub(crate) struct Snapshots(Vec<(Audience, Version, Arc<Snapshot>)>);

impl Snapshots {
    /// Returns the last snapshot of an audience, and whether it shows this version.
    pub(crate) fn last(&self, audience: Audience, version: Version) -> Option<(&Arc<Snapshot>, bool)> {
        let (_, shown, snapshot) = self.0.iter().find(|(other, ..)| *other == audience)?;
        Some((snapshot, *shown == version))
    }

    /// Replaces the snapshot of an audience.
    pub(crate) fn replace(&mut self, audience: Audience, version: Version, mut state: TableState) -> Arc<Snapshot> {
        // Visible entries are only appended, so they are sent beside the patch.
        let told = std::mem::take(&mut state.told);
        let text = kernel::to_json(&state).into_boxed_str();
        for (_, part) in game_values(&mut state) {
            *part = Value::Null;
        }
        let at = self.0.iter().position(|(other, ..)| *other == audience);
        let before = at.map(|at| self.0.swap_remove(at).2);
        let patch = before.and_then(|before| {
            // Without a patch the whole state is sent.
            let patch = Value::Array(changed(&before.text, &text).ok()?);
            Some((before.serial, Arc::new(Moved { table: state.table, base: before.length(), patch, told })))
        });
        let serial = NEXT.fetch_add(1, Ordering::Relaxed);
        let snapshot = Arc::new(Snapshot { serial, text, rest: state, patch });
        self.0.push((audience, version, Arc::clone(&snapshot)));
        snapshot
    }
}
