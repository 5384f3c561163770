//! Converts errors of storage and of tables into the problems that a client receives.

use kernel::TableProblem;
use kernel::erased::CommandProblem;
use serde_json::{Value, json};

use crate::protocol::{FlawLine, Problem, Resource};
use crate::storage::StoreError;
use crate::tickets::{log_with_ticket, new_ticket};

/// Converts a storage error. The log has the details.
pub fn to_problem(problem: StoreError) -> Problem {
    match problem {
        StoreError::Full => Problem::DiskFull,
        // The program ends, or another node owns the table, which answers the repeated request.
        StoreError::Closed | StoreError::Elsewhere => Problem::Unsettled { ticket: new_ticket() },
        other => Problem::Internal { ticket: log_with_ticket(&other) },
    }
}

/// Converts the error of a write. If its outcome is unknown, the client repeats the request.
pub fn outcome_unknown(problem: StoreError) -> Problem {
    match problem {
        StoreError::Unknown(error) => Problem::Unsettled { ticket: log_with_ticket(error) },
        certain => to_problem(certain),
    }
}

/// Converts the problem of a request that was not handled. An earlier attempt may have been stored.
pub fn timed_out(problem: Problem) -> Problem {
    match problem {
        Problem::Internal { ticket } => Problem::Unsettled { ticket },
        certain => certain,
    }
}

/// Returns the problem for a request that names an unknown object.
pub(crate) fn not_found(what: Resource) -> Problem {
    Problem::NotFound { what }
}

/// Converts the error of a table.
pub(crate) fn table_to_problem(problem: TableProblem<Value>) -> Problem {
    match problem {
        TableProblem::Refused(refusal) => Problem::Refused {
            breaches: refusal.breaches,
            impossible: refusal.impossible.map(|impossible| json!(impossible)),
            waivable: refusal.waivable,
        },
        TableProblem::UnknownRule(_) => not_found(Resource::Rule),
        TableProblem::NothingToUndo => Problem::NothingToUndo,
        TableProblem::NothingToRedo => Problem::NothingToRedo,
        TableProblem::NoSuchEntry(_) => not_found(Resource::Entry),
        TableProblem::NoChance => Problem::NoChance,
        TableProblem::NotBegun => Problem::NotBegun,
        TableProblem::Settings(flaws) => Problem::Setup { flaws: flaws.into_iter().map(FlawLine::from).collect() },
        TableProblem::SharedSeed(detail) | TableProblem::Write(detail) => Problem::Unreadable { detail },
    }
}

/// Converts the error of a command.
pub(crate) fn command_to_problem(problem: CommandProblem) -> Problem {
    match problem {
        CommandProblem::Unreadable(detail) => Problem::Unreadable { detail },
        CommandProblem::Unread => Problem::Unread,
        CommandProblem::Table(problem) => table_to_problem(problem),
    }
}
