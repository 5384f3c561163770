//! A TCP proxy that simulates a faulty network between a program and a server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{ReadHalf, WriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// State of the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// Bytes arrive.
    Sound,
    /// Existing and new connections are reset.
    Cut,
    /// Bytes are lost, but connections stay open. A connection that has lost bytes is closed when the network is sound
    /// again.
    Loses {
        /// Bytes to the server are lost.
        there: bool,
        /// Bytes from the server are lost.
        back: bool,
    },
    /// Bytes are delayed until the network is sound again.
    Stalls,
    /// Each read is delayed by this time.
    Slow(Duration),
    /// Replies are lost, and their connections are closed.
    LosesAnswer,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    There,
    Back,
}

/// A proxy to a server on this machine. A test sets the state of its network.
pub struct FaultyProxy {
    /// The port to which the program connects.
    pub port: u16,
    network: watch::Sender<Network>,
    turns: Arc<AtomicU32>,
    task: JoinHandle<()>,
}

impl FaultyProxy {
    /// Starts a proxy to the port `to`, with a sound network.
    pub async fn new(to: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (network, turns) = (watch::Sender::new(Network::Sound), Arc::<AtomicU32>::default());
        let (sender, counted) = (network.clone(), Arc::clone(&turns));
        let task = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(line(near, to, sender.subscribe(), Arc::clone(&counted)));
            }
        });
        Self { port, network, turns, task }
    }

    /// Sets the state of the network.
    pub fn is(&self, network: Network) {
        self.network.send_replace(network);
    }

    /// Returns the channel that sets the state of the network, for use in another task.
    pub fn way(&self) -> watch::Sender<Network> {
        self.network.clone()
    }

    /// Returns the number of round trips: how often the program sent bytes first or after a reply.
    pub fn turns(&self) -> u32 {
        self.turns.load(Ordering::SeqCst)
    }
}

impl Drop for FaultyProxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Forwards one connection until it is closed.
async fn line(mut near: TcpStream, to: u16, network: watch::Receiver<Network>, turns: Arc<AtomicU32>) {
    let cut = *network.borrow() == Network::Cut;
    if !cut && let Ok(mut far) = TcpStream::connect(("127.0.0.1", to)).await {
        let _ = (near.set_nodelay(true), far.set_nodelay(true));
        let speaks = AtomicBool::new(false);
        let way = |direction| Way { direction, network: network.clone(), speaks: &speaks, turns: &turns };
        let ((asks, mut hears), (answers, mut takes)) = (near.split(), far.split());
        let (there, back) = (way(Direction::There), way(Direction::Back));
        tokio::select! {
            () = there.carries(asks, &mut takes) => {}
            () = back.carries(answers, &mut hears) => {}
        }
        if *network.borrow() != Network::Cut {
            // The last bytes still arrive.
            let _ = (hears.shutdown().await, takes.shutdown().await);
            return;
        }
        let _ = far.set_zero_linger();
    }
    let _ = near.set_zero_linger();
}

/// One direction of a connection.
struct Way<'a> {
    direction: Direction,
    network: watch::Receiver<Network>,
    /// True if the last bytes came from the program.
    speaks: &'a AtomicBool,
    turns: &'a AtomicU32,
}

impl Way<'_> {
    /// Forwards bytes until one side closes the connection or the network breaks it.
    async fn carries(mut self, mut from: ReadHalf<'_>, to: &mut WriteHalf<'_>) {
        let (mut bytes, mut lost) = (vec![0; 16 << 10], false);
        loop {
            let network = *self.network.borrow_and_update();
            if network == Network::Cut || lost && network == Network::Sound {
                return;
            }
            let read = tokio::select! {
                changed = self.network.changed() => match changed {
                    Ok(()) => continue,
                    Err(_) => return,
                },
                read = from.read(&mut bytes) => match read {
                    Ok(read @ 1..) => read,
                    _ => return,
                },
            };
            self.counted();
            match (self.on_its_way().await, self.direction) {
                (Network::LosesAnswer, Direction::Back) | (Network::Cut, _) => return,
                (Network::Loses { there: true, .. }, Direction::There)
                | (Network::Loses { back: true, .. }, Direction::Back) => lost = true,
                _ if lost => {}
                _ => {
                    if to.write_all(&bytes[..read]).await.is_err() {
                        return;
                    }
                }
            }
        }
    }

    fn counted(&self) {
        let before = self.speaks.swap(self.direction == Direction::There, Ordering::SeqCst);
        if !before && self.direction == Direction::There {
            self.turns.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// Waits for the delay of the network. Returns its state after that.
    async fn on_its_way(&mut self) -> Network {
        let now = *self.network.borrow();
        match now {
            Network::Slow(long) => tokio::time::sleep(long).await,
            Network::Stalls => drop(self.network.wait_for(|network| *network != Network::Stalls).await),
            _ => return now,
        }
        *self.network.borrow()
    }
}
