//! A network between a program and a server, which a test can spoil: cut, black, one-sided, stalled, slow.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{ReadHalf, WriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How the network is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// It carries.
    Sound,
    /// Lines are reset, also those that begin.
    Cut,
    /// What is said is lost, and no line ends by that; those that lost something end once it is sound again.
    Loses {
        /// On its way to the server.
        there: bool,
        /// On its way back.
        back: bool,
    },
    /// What is said waits on the way until it is sound again, and arrives then.
    Stalls,
    /// Everything takes so much longer.
    Slow(Duration),
    /// Whatever is answered is lost, and its line ends.
    LosesAnswer,
}

/// The direction in which bytes go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    There,
    Back,
}

/// A proxy between a program and a server on this machine, whose network a test can spoil.
pub struct FaultyProxy {
    /// Where the program finds the server by this way.
    pub port: u16,
    network: watch::Sender<Network>,
    turns: Arc<AtomicU32>,
    task: JoinHandle<()>,
}

impl FaultyProxy {
    /// A sound network to a port.
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

    /// How it is from now on.
    pub fn is(&self, network: Network) {
        self.network.send_replace(network);
    }

    /// What says how it is, for anyone who changes it later.
    pub fn way(&self) -> watch::Sender<Network> {
        self.network.clone()
    }

    /// How often the program began to speak after it had been answered.
    pub fn turns(&self) -> u32 {
        self.turns.load(Ordering::SeqCst)
    }
}

impl Drop for FaultyProxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// One line, to its end.
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
            // What was said last arrives.
            let _ = (hears.shutdown().await, takes.shutdown().await);
            return;
        }
        let _ = far.set_zero_linger();
    }
    let _ = near.set_zero_linger();
}

/// One direction of a line.
struct Way<'a> {
    direction: Direction,
    network: watch::Receiver<Network>,
    /// Whether the program spoke last.
    speaks: &'a AtomicBool,
    turns: &'a AtomicU32,
}

impl Way<'_> {
    /// Carries bytes until one side or the line ends.
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

    /// For as long as it takes; how the network is then.
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
