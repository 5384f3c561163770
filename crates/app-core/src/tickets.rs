//! Tickets: short numbers that name an internal error in the log and to the user.

/// Logs an internal error under a new ticket, and returns the ticket.
pub fn log_with_ticket(error: impl std::fmt::Display) -> String {
    let ticket = new_ticket();
    tracing::error!(ticket, %error, "internal error");
    ticket
}

pub(crate) fn new_ticket() -> String {
    hex::encode(rand::random::<[u8; 4]>())
}
