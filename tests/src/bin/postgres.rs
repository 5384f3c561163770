//! A PostgreSQL server for tests in other languages. For each line of input it prints the address of an empty database.
//! It ends when its input ends.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::io::Write as _;

use bucintoro_tests::postgres::Server;

#[tokio::main]
async fn main() {
    let server = Server::start("-c fsync=off");
    let mut out = std::io::stdout();
    for line in std::io::stdin().lines() {
        line.expect("readable input");
        let address = server.net_url(&server.database().await);
        writeln!(out, "{address}").and_then(|()| out.flush()).expect("a reader");
    }
}
