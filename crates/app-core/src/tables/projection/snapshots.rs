//! The last snapshot of a table for each audience: computed once for all devices of that audience.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::{Viewer, VisibleEntry};
use serde_json::Value;

use crate::protocol::{Moved, Problem, TableState};
use crate::tables::projection::patches::changed;
use crate::tickets::log_with_ticket;

/// A viewer and its rights, as far as they decide what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Audience {
    pub viewer: Viewer,
    /// Whether the device may act for everyone, and therefore gets the legal commands of all.
    pub trusted: bool,
    /// Whether the device is the host's own.
    pub hosts: bool,
}

/// A table as one audience saw it at one moment.
pub(crate) struct Snapshot {
    /// Unique in this process, also across tables that were closed and opened again.
    serial: u64,
    /// The state as JSON, without the visible entries.
    text: Box<str>,
    /// The state without the visible entries and without what is in [`said`], which is most of it and is read from
    /// the text.
    rest: TableState,
    /// The serial of the snapshot before this one, and the patch from it to this one.
    patch: Option<(u64, Arc<Moved>)>,
}

/// The serial of the next snapshot.
static NEXT: AtomicU64 = AtomicU64::new(1);

impl Snapshot {
    /// The length of the record at that moment.
    pub(crate) fn length(&self) -> u32 {
        self.rest.length
    }

    /// Whether this is that snapshot.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.serial == other.serial
    }

    /// The patch from another snapshot to this one. `None` if that was not the one just before.
    pub(crate) fn patch_from(&self, other: &Self) -> Option<Arc<Moved>> {
        self.patch.as_ref().filter(|(before, _)| *before == other.serial).map(|(_, patch)| Arc::clone(patch))
    }

    /// The whole state, with these visible entries.
    pub(crate) fn state(&self, told: Vec<VisibleEntry>) -> Result<TableState, Problem> {
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

/// What a snapshot depends on: the length of the record, and how often something else has changed.
pub(crate) type Version = (u32, u32);

/// The last snapshot of each audience, with the version of the table that it shows.
#[derive(Default)]
pub(crate) struct Snapshots(Vec<(Audience, Version, Arc<Snapshot>)>);

impl Snapshots {
    /// The last snapshot of an audience, and whether it shows this version.
    pub(crate) fn last(&self, audience: Audience, version: Version) -> Option<(&Arc<Snapshot>, bool)> {
        let (_, shown, snapshot) = self.0.iter().find(|(other, ..)| *other == audience)?;
        Some((snapshot, *shown == version))
    }

    /// Replaces the snapshot of an audience.
    pub(crate) fn replace(&mut self, audience: Audience, version: Version, mut state: TableState) -> Arc<Snapshot> {
        // Visible entries are only added, so they travel beside the patch.
        let told = std::mem::take(&mut state.told);
        let text = kernel::to_json(&state).into_boxed_str();
        for (_, part) in said(&mut state) {
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
