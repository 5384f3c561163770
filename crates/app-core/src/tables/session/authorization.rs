//! The rights of a sender that only the table can check.

use kernel::erased::{AnyTable, VerdictAudience};
use kernel::record::By;
use kernel::{Actor, Viewer};
use serde_json::Value;

use crate::membership::rights::{DeviceRights, Rights};
use crate::protocol::{Problem, Role};

/// Returns the author of a change that is not a seat's answer.
pub(super) fn author_of(device_rights: &Option<DeviceRights>) -> By {
    match device_rights.as_ref().map(|device_rights| device_rights.status.role) {
        Some(Role::Seat(seat)) => By::Seat(seat),
        _ => By::Table,
    }
}

/// Returns the sender's rights that only the table can check.
pub(super) fn rights_of(device_rights: &Option<DeviceRights>) -> Result<Rights, Problem> {
    device_rights.as_ref().map_or(Some(Rights::All), DeviceRights::rights).ok_or(Problem::NotYourSeat)
}

/// Returns the viewer of a request that names none.
pub(super) fn viewer_of(device_rights: &Option<DeviceRights>) -> Viewer {
    device_rights.as_ref().map_or(Viewer::Table, |device_rights| device_rights.status.role.viewer())
}

/// Checks that the device may make a command, and returns the audience of its verdict. One seat cannot decide for the
/// whole table. The host's own screen belongs to the owner.
#[expect(clippy::disallowed_methods, reason = "the host's own screen is the owner's")]
pub(super) fn authorize_command(
    table: &dyn AnyTable,
    id: u32,
    device_rights: &Option<DeviceRights>,
    by: Actor,
    command: &Value,
) -> Result<VerdictAudience, Problem> {
    let Some(device_rights) = device_rights else { return Ok(VerdictAudience::owner()) };
    let of_table = table.is_table_command(command);
    device_rights.check_command(id, by, of_table)?;
    Ok(device_rights.verdict_audience(id, by, of_table, table.question_of(by).is_some()))
}

/// Checks the right to have the app answer. Any player may do so for empty seats; dice and cards belong to the whole
/// table.
pub(super) fn may_answer(table: &dyn AnyTable, rights: Rights) -> Result<(), Problem> {
    let of_chance = table.question_of(Actor::Chance).is_some();
    if rights == Rights::All || !of_chance { Ok(()) } else { Err(Problem::NotYourSeat) }
}

/// Checks the right to undo: a seat may undo its own last decision, unless something was revealed since.
pub(super) fn may_undo(table: &dyn AnyTable, rights: Rights) -> Result<(), Problem> {
    let Rights::Own(seat) = rights else { return Ok(()) };
    let Some(undoing) = table.view_for(Viewer::Seat(seat)).undoing() else { return Ok(()) };
    if undoing.owner != Some(seat) {
        return Err(Problem::NotYourSeat);
    }
    if undoing.revealed.is_empty() { Ok(()) } else { Err(Problem::HostOnly) }
}

/// Checks the right to redo: a seat may redo its own decision.
pub(super) fn may_redo(table: &dyn AnyTable, rights: Rights) -> Result<(), Problem> {
    let Rights::Own(seat) = rights else { return Ok(()) };
    let redoing = table.view_for(Viewer::Seat(seat)).redoing();
    if redoing.is_none_or(|redoing| redoing.owner == Some(seat)) { Ok(()) } else { Err(Problem::NotYourSeat) }
}
