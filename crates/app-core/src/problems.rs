//! Internal errors, as the user is told about them.

use kernel::TableProblem;
use kernel::erased::CommandProblem;
use serde_json::{Value, json};

use crate::protocol::{FlawLine, Problem, Resource};
use crate::storage::KeepProblem;
use crate::tickets::{new_ticket, ticket};

/// What the user is told when something cannot be kept or read; the log has the rest.
pub fn trouble(problem: KeepProblem) -> Problem {
    match problem {
        KeepProblem::Full => Problem::DiskFull,
        // Nothing is wrong: the program ends, or another goes on with the table, and whoever asks again is answered
        // there.
        KeepProblem::Closed | KeepProblem::Elsewhere => Problem::Unsettled { ticket: new_ticket() },
        other => Problem::Internal { ticket: ticket(&other) },
    }
}

/// What somebody is told of whom nobody can say whether what was asked for is kept.
pub fn unsettled(problem: KeepProblem) -> Problem {
    match problem {
        KeepProblem::Unknown(error) => Problem::Unsettled { ticket: ticket(error) },
        certain => trouble(certain),
    }
}

/// What somebody is told whose request could not even be looked at: an earlier sending of it may stand.
pub fn unanswered(problem: Problem) -> Problem {
    match problem {
        Problem::Internal { ticket } => Problem::Unsettled { ticket },
        certain => certain,
    }
}

/// What is asked for is not there.
pub(crate) fn not_found(what: Resource) -> Problem {
    Problem::NotFound { what }
}

/// A table's problem as it travels.
pub(crate) fn told_by_table(problem: TableProblem<Value>) -> Problem {
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
        TableProblem::Write(detail) => Problem::Unreadable { detail },
    }
}

/// A command's problem as it travels.
pub(crate) fn told_of_command(problem: CommandProblem) -> Problem {
    match problem {
        CommandProblem::Unreadable(detail) => Problem::Unreadable { detail },
        CommandProblem::Unread => Problem::Unread,
        CommandProblem::Table(problem) => told_by_table(problem),
    }
}
