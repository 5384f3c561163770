//! Internal errors, as the user is told about them.

use crate::protocol::Problem;
use crate::storage::KeepProblem;

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

/// Logs what went wrong inside, under a ticket that the user can be told.
pub fn ticket(error: impl std::fmt::Display) -> String {
    let ticket = new_ticket();
    tracing::error!(ticket, %error, "something went wrong inside");
    ticket
}

fn new_ticket() -> String {
    hex::encode(rand::random::<[u8; 4]>())
}
