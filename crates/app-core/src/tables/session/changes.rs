//! Changes to the record of a table, each with the check that it is not late.

use kernel::erased::AnyTable;
use kernel::{Actor, Appended, Viewer};
use serde_json::Value;

use super::authorization::authorize_command;
use crate::membership::rights::DeviceRights;
use crate::problems::command_to_problem;
use crate::protocol::Problem;
use crate::stamps;

/// A change to a table.
pub(super) type Change = Box<dyn FnOnce(&mut dyn AnyTable) -> Result<Appended, Problem> + Send>;

/// A submitted command.
pub(super) struct CommandRequest {
    pub(super) head: u32,
    pub(super) question: Option<u32>,
    pub(super) by: Actor,
    pub(super) command: Value,
    pub(super) waive: Vec<String>,
}

/// Builds the change for a submitted command. An answer is checked against its question id. A command without one, with
/// waivers, or of the whole table is checked against the head.
pub(super) fn command_change(
    device_rights: Option<DeviceRights>,
    id: u32,
    CommandRequest { head, question, by, command, waive }: CommandRequest,
) -> Change {
    Box::new(move |table| {
        match question.filter(|_| waive.is_empty() && !table.is_table_command(&command)) {
            Some(question) => check_question(table, by, question)?,
            None => check_head(table, head)?,
        }
        let audience = authorize_command(table, id, &device_rights, by, &command)?;
        check_program(table, by, &command)?;
        table.command(by, command, &waive, audience, &mut stamps()).map_err(command_to_problem)
    })
}

/// Builds a change that applies only if the head has not moved.
pub(super) fn change_at_head(
    head: u32,
    change: impl FnOnce(&mut dyn AnyTable) -> Result<Appended, Problem> + Send + 'static,
) -> Change {
    Box::new(move |table| {
        check_head(table, head)?;
        change(table)
    })
}

/// Rejects a request as stale when the head has moved.
fn check_head(table: &dyn AnyTable, head: u32) -> Result<(), Problem> {
    if table.head() == head { Ok(()) } else { Err(Problem::Stale { head: table.head() }) }
}

/// Rejects a command for a seat whose program has answered, such as another secret choice. A program that is asked may
/// have failed, so people can answer for it.
fn check_program(table: &dyn AnyTable, by: Actor, command: &Value) -> Result<(), Problem> {
    let Actor::Seat(seat) = by else { return Ok(()) };
    let is_asked = || table.view_for(Viewer::Seat(seat)).awaited().contains(&by);
    if table.settings().program(seat).is_none() || table.is_table_command(command) || is_asked() {
        Ok(())
    } else {
        Err(Problem::NotYourSeat)
    }
}

/// Rejects an answer whose question is closed. Other submissions in the meantime do not matter.
fn check_question(table: &dyn AnyTable, by: Actor, question: u32) -> Result<(), Problem> {
    if table.question_of(by) == Some(question) { Ok(()) } else { Err(Problem::Late { head: table.head() }) }
}
