//! The faulty proxy simulates each state of the network.

use std::time::Duration;

use bucintoro_tests::faulty_proxy::{FaultyProxy, Network};
use bucintoro_tests::lines::PATIENCE;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

/// Time after which a connection counts as silent. Expected bytes are awaited longer.
const SHORT: Duration = Duration::from_millis(200);

/// Starts an echo server, and connects to it through the proxy.
async fn echoed() -> (FaultyProxy, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let (mut read, mut write) = stream.split();
                tokio::io::copy(&mut read, &mut write).await
            });
        }
    });
    let between = FaultyProxy::new(port).await;
    let stream = TcpStream::connect(("127.0.0.1", between.port)).await.expect("connected");
    (between, stream)
}

async fn says(stream: &mut TcpStream, word: &str) {
    stream.write_all(word.as_bytes()).await.expect("said");
}

/// Returns the next bytes; empty at the end, `reset` if the connection is reset.
async fn next(stream: &mut TcpStream) -> String {
    let mut bytes = [0; 16];
    let read = timeout(PATIENCE, stream.read(&mut bytes)).await.expect("bytes arrive");
    read.map_or("reset".to_owned(), |read| String::from_utf8_lossy(&bytes[..read]).into_owned())
}

/// True if no bytes arrive for a short time.
async fn is_silent(stream: &mut TcpStream) -> bool {
    timeout(SHORT, stream.read(&mut [0; 16])).await.is_err()
}

#[tokio::test]
async fn faulty_proxy_simulates_each_network() {
    let (between, mut stream) = echoed().await;
    says(&mut stream, "a").await;
    assert_eq!(next(&mut stream).await, "a");
    assert_eq!(between.turns(), 1);
    between.is(Network::Slow(SHORT * 2));
    says(&mut stream, "b").await;
    assert!(is_silent(&mut stream).await);
    assert_eq!(next(&mut stream).await, "b");
    between.is(Network::Stalls);
    says(&mut stream, "c").await;
    assert!(is_silent(&mut stream).await);
    between.is(Network::Sound);
    assert_eq!(next(&mut stream).await, "c");
    for network in [Network::Loses { there: true, back: false }, Network::Loses { there: false, back: true }] {
        between.is(network);
        says(&mut stream, "d").await;
        assert!(is_silent(&mut stream).await);
        between.is(Network::Sound);
        assert!(["", "reset"].contains(&&*next(&mut stream).await), "the connection that lost bytes is closed");
        stream = TcpStream::connect(("127.0.0.1", between.port)).await.expect("connected");
    }
    says(&mut stream, "e").await;
    assert_eq!(next(&mut stream).await, "e");
    between.is(Network::Cut);
    assert_eq!(next(&mut stream).await, "reset");
    let mut late = TcpStream::connect(("127.0.0.1", between.port)).await.expect("connected");
    assert_eq!(next(&mut late).await, "reset");
}
