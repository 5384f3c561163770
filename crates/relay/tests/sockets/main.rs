//! A relay, used over real sockets as a tablet and phones use it.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

mod access;
mod end_to_end;
mod limits;
mod proof;
mod rooms;
mod secrecy;
mod vectors;

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use host::ingress::Ingress;
use hpke::aead::AesGcm256;
use hpke::kdf::HkdfSha256;
use hpke::kem::DhP256HkdfSha256;
use hpke::{Deserializable as _, Kem, OpModeR, Serializable as _, single_shot_open};
use relay::{RelayConfig, RelayLimits, RoomId, serve};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

type Socket = WebSocketStream<TcpStream>;
type PrivateKey = <DhP256HkdfSha256 as Kem>::PrivateKey;

const ORIGIN: &str = "https://game.example";

/// Time limit of each wait. It is long, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running relay, which trusts 127.0.0.1 as a proxy.
struct Relay {
    address: SocketAddr,
    task: JoinHandle<Infallible>,
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Relay {
    async fn start() -> Self {
        Self::within(RelayLimits::default()).await
    }

    async fn within(limits: RelayLimits) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let behind = vec!["127.0.0.1/32".parse().expect("a network")];
        let ingress = Ingress { certificate: None, behind };
        let origins = vec![ORIGIN.parse().expect("an origin"), "http://localhost:8080".parse().expect("an origin")];
        let task = tokio::spawn(serve(Arc::new(listener), RelayConfig { origins, ingress, limits }));
        Self { address, task }
    }

    /// Opens a socket from this address, with these headers. Returns the status if it is refused.
    async fn connect(&self, from: IpAddr, path: &str, headers: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind((from, 0).into()).expect("any port");
        let stream = socket.connect(self.address).await.expect("connected");
        let mut request = format!("ws://{}{path}", self.address).into_client_request().expect("a request");
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a value"));
        }
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens the socket of a page of the right origin, at the second address of this machine.
    async fn socket(&self, path: &str) -> Socket {
        self.connect(peer(2), path, &[("Origin", ORIGIN)]).await.expect("connected")
    }

    /// Opens the socket of a phone, and reads the tablet's key.
    async fn phone(&self, tablet: &Tablet) -> Phone {
        let mut phone = Phone(self.socket(&format!("/relay/phone/{}", tablet.room)).await);
        assert_eq!(phone.0.heard().await, Heard::Message(tablet.key.to_vec()));
        phone
    }

    /// Opens the room of a key pair.
    async fn tablet(&self, keys: u8) -> Tablet {
        let mut tablet = Tablet::new(self.socket("/relay/tablet").await, keys);
        tablet.shows_key().await;
        let nonce = tablet.unsealed().await;
        tablet.says(3, &nonce).await;
        assert_eq!(tablet.socket.heard().await, Heard::Message(vec![4]));
        tablet
    }
}

/// Returns the `n`th address of this machine.
fn peer(n: u8) -> IpAddr {
    IpAddr::from([127, 0, 0, n])
}

/// The next event on a socket.
#[derive(Debug, PartialEq, Eq)]
enum Heard {
    Message(Vec<u8>),
    /// Closed with this code; 1005 without one.
    Closed(u16),
    /// Ended without closing.
    Ended,
}

trait Hears {
    async fn heard(&mut self) -> Heard;
    async fn sends(&mut self, message: Vec<u8>);
}

impl Hears for Socket {
    async fn heard(&mut self) -> Heard {
        loop {
            match timeout(PATIENCE, self.next()).await.expect("the relay hangs") {
                Some(Ok(Message::Binary(message))) => return Heard::Message(message.to_vec()),
                Some(Ok(Message::Close(frame))) => {
                    return Heard::Closed(frame.map_or(1005, |frame| frame.code.into()));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(other)) => panic!("{other}"),
                Some(Err(_)) | None => return Heard::Ended,
            }
        }
    }

    async fn sends(&mut self, message: Vec<u8>) {
        self.send(Message::binary(message)).await.expect("sent");
    }
}

/// The socket of a phone.
struct Phone(Socket);

/// The socket of a tablet.
struct Tablet {
    socket: Socket,
    private: PrivateKey,
    key: [u8; 65],
    room: RoomId,
}

/// Returns the key pair of this number.
fn key_pair(number: u8) -> (PrivateKey, [u8; 65]) {
    let (private, public) = DhP256HkdfSha256::derive_keypair(&[number; 32]);
    (private, public.to_bytes().as_slice().try_into().expect("65 bytes"))
}

impl Tablet {
    fn new(socket: Socket, keys: u8) -> Self {
        let (private, key) = key_pair(keys);
        Self { socket, private, key, room: RoomId::of_key(&key) }
    }

    async fn says(&mut self, kind: u8, rest: &[u8]) {
        self.socket.sends([&[kind], rest].concat()).await;
    }

    async fn shows_key(&mut self) {
        let key = self.key;
        self.says(1, &key).await;
    }

    /// Reads the challenge of the relay, and opens it.
    async fn unsealed(&mut self) -> Vec<u8> {
        let Heard::Message(message) = self.socket.heard().await else { panic!("no challenge") };
        assert_eq!((message.len(), message[0]), (1 + 65 + 32, 2));
        let enc = <DhP256HkdfSha256 as Kem>::EncappedKey::from_bytes(&message[1..66]).expect("a point");
        single_shot_open::<AesGcm256, HkdfSha256, DhP256HkdfSha256>(
            &OpModeR::Base,
            &self.private,
            &enc,
            b"bucintoro relay 1 proof",
            &message[66..],
            self.room.as_bytes(),
        )
        .expect("sealed to the tablet")
    }

    /// Returns the number and the pseudonym of the guest that joins next.
    async fn guest(&mut self) -> (u32, [u8; 16]) {
        let Heard::Message(message) = self.socket.heard().await else { panic!("no guest") };
        assert_eq!((message.len(), message[0]), (21, 0x10), "{message:?}");
        let number = u32::from_be_bytes(message[1..5].try_into().expect("4 bytes"));
        (number, message[5..].try_into().expect("16 bytes"))
    }

    async fn sends_to(&mut self, guest: u32, payload: &[u8]) {
        self.says(0x12, &[&guest.to_be_bytes()[..], payload].concat()).await;
    }

    async fn dismisses(&mut self, guest: u32) {
        self.says(0x11, &guest.to_be_bytes()).await;
    }

    /// Returns a message about a guest.
    fn about(kind: u8, guest: u32, payload: &[u8]) -> Heard {
        Heard::Message([&[kind], &guest.to_be_bytes()[..], payload].concat())
    }
}
