//! A PostgreSQL for tests that are no Rust: prints the address of an empty database, and ends with its input.
//!
//! Prints `none` where what needs PostgreSQL is to be skipped.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::io::{Read as _, Write as _};

use bucintoro_tests::postgres::Server;

#[tokio::main]
async fn main() {
    let server = Server::start("-c fsync=off");
    let address = match &server {
        Some(server) => server.net_url(&server.database().await),
        None => "none".to_owned(),
    };
    let mut out = std::io::stdout();
    writeln!(out, "{address}").and_then(|()| out.flush()).expect("somebody listens");
    // Whoever started it ends it by ending, however that happens.
    std::io::stdin().read_to_end(&mut Vec::new()).expect("an input");
}
