//! Records as the kernel reads them.

use kernel::erased::{AnyGame, AnyTable};
use kernel::record::{Peek, append_hash};
use kernel::{Seat, Viewer};
use serde_json::value::RawValue;

/// The longest record that is played and shown, in lines.
const MOST_LINES: usize = 400;

/// Returns the lines of a text that are not blank. Lines without a hash get one: mutations would break every hash, and
/// nothing behind the check of hashes would be reached.
pub(crate) fn sealed_lines(text: &str) -> Vec<String> {
    let lines = app_core::written_lines(text).map(|(_, line)| line).take(MOST_LINES);
    let mut previous = String::new();
    let seal = |line: &str| {
        if line.contains("\"hash\":") {
            return line.to_owned();
        }
        let object = Some(line.trim()).filter(|line| line.starts_with('{'));
        let value = object.and_then(|line| RawValue::from_string(line.to_owned()).ok());
        let Some(sealed) = value.and_then(|value| append_hash(&value, &previous).ok()) else { return line.to_owned() };
        previous = sealed.hash;
        sealed.line
    };
    lines.map(seal).collect()
}

/// Returns the game that the first line of a record names.
pub(crate) fn game_of(lines: &[&str]) -> Option<&'static dyn AnyGame> {
    let peek: Peek = serde_json::from_str(lines.first()?).ok()?;
    catalogue::game(&peek.game)
}

/// Returns all viewers of a table.
pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table, Viewer::Spectator])
}

/// Renders all that leaves a table.
pub(crate) fn show(table: &dyn AnyTable) {
    for viewer in viewers(table.settings().seating.len()) {
        let view = table.view_for(viewer);
        view.view();
        view.position();
        view.account();
        view.likely_mismatches(&[]);
        view.undoing();
        view.redoing();
        for actor in view.awaited() {
            view.legal(actor);
            view.needs_confirmation(actor);
        }
        for entry in view.visible_entries(0).iter().rev().take(4) {
            view.steps(entry.n);
        }
        view.export()();
    }
}

/// A record is refused, or read up to its first fault. What is read can be shown, passes the audit, and reads the same
/// again.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lines = sealed_lines(&text);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let Some(game) = game_of(&lines) else { return };
    let faults = game.faults(&lines);
    for strict in [false, true] {
        let opened = game.open(&lines, &[], strict);
        let is_whole = matches!(opened, Ok((_, None)));
        assert!(!strict || !is_whole || faults.is_empty(), "read in strict mode, with the faults {faults:?}");
    }
    let (table, fault) = game.validate(&lines, &[], &mut |_| true);
    let Some(table) = table else {
        assert!(fault.is_some(), "a refused record has a fault");
        return;
    };
    show(&*table);
    let owned = table.owner_view();
    assert_eq!(owned.audit(), [], "an imported table has flaws");
    owned.check_draws();
    let stored: Vec<&str> = owned.lines().iter().map(|line| line.line.as_str()).collect();
    let (again, fault) = game.open(&stored, &[], false).expect("an imported record is read");
    assert_eq!(fault, None, "an imported record is read whole");
    assert_eq!(again.owner_view().state_hash(), owned.state_hash(), "read again, the state is another");
    assert_eq!((again.head(), again.settings()), (table.head(), table.settings()));
}
