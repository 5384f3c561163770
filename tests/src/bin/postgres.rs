//! A PostgreSQL for tests that are no Rust: prints the address of an empty database, and ends with its input.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::io::{Read as _, Write as _};

use bucintoro_tests::postgres::Server;

#[tokio::main]
async fn main() {
    let server = Server::start("-c fsync=off");
    let address = server.net_url(&server.database().await);
    let mut out = std::io::stdout();
    writeln!(out, "{address}").and_then(|()| out.flush()).expect("somebody listens");
    // Whoever started it ends it by ending, however that happens.
    std::io::stdin().read_to_end(&mut Vec::new()).expect("an input");
}
