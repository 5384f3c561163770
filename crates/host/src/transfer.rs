//! Hands a table over to another device that runs the app.
//!
//! The next host sends the code and receives the table, which is frozen meanwhile. It stores and hosts the table, and
//! replies with the port and the codes for the guests. Only then does the old host release the table and redirect the
//! guests. If the last message is lost, both have the table. That cannot be avoided. Players who continue at the old
//! host notice that the guests are gone.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Serialize};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::App;
use crate::connection;
use app_core::connection::Frame;
use app_core::membership::Membership;
use app_core::protocol::{Greeting, NotHanded, Problem, Turned};
use app_core::{HandedTable, TakenTable};

/// Time limit for each message of the other side.
const PATIENCE: Duration = Duration::from_secs(8);

/// Time limit for the next host to validate and store the table.
const TAKING_TIME: Duration = Duration::from_secs(25);

/// Maximum size of a table that is taken over, in bytes.
const LARGEST: usize = 64 << 20;

/// A message of the old host.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OldHostMessage {
    Table(Box<HandedTable>),
    Done,
    Problem(Problem),
}

/// A message of the next host.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NextHostMessage {
    Taken {
        /// Port at which the next host serves the table.
        port: u16,
        /// Admission code for each device that was handed over.
        codes: Vec<(u32, String)>,
    },
}

/// Hands a table over, on the old host.
pub(crate) async fn hand_over(app: &App, membership: &Membership, peer: SocketAddr, line: &mut connection::Connection) {
    let (table, length, handed) = match app.begin_hand_over(membership).await {
        Ok(begun) => begun,
        Err(problem) => {
            tracing::warn!(%problem, "the table could not be handed over");
            membership.renew_hand_over_offer();
            // The frame that any other client would get.
            line.send(&Frame::Problem { id: None, problem }).await;
            return;
        }
    };
    let taken = match line.send(&OldHostMessage::Table(Box::new(handed))).await {
        true => receive_confirmation(line).await,
        false => None,
    };
    let ended = match taken {
        // Guests reach the next host at its address as seen from here.
        Some(NextHostMessage::Taken { port, codes }) => {
            let to = SocketAddr::new(peer.ip(), port).to_string();
            app.end_hand_over(table, length, &to, &codes).await
        }
        None => app.cancel_hand_over(table).await.and(Err(failed(NotHanded::Silent, ""))),
    };
    match ended {
        Ok(()) => line.send(&OldHostMessage::Done).await,
        Err(problem) => {
            membership.renew_hand_over_offer();
            line.send(&OldHostMessage::Problem(problem)).await
        }
    };
}

async fn receive_confirmation(line: &mut connection::Connection) -> Option<NextHostMessage> {
    serde_json::from_str(&line.text(TAKING_TIME).await?).ok()
}

fn failed(why: NotHanded, detail: impl ToString) -> Problem {
    Problem::NotHandedOver { why, detail: detail.to_string() }
}

/// Translates the other side's problem into the one to report here.
fn to_local_problem(problem: Problem) -> Problem {
    match problem {
        Problem::TurnedAway { why: Turned::Busy } => failed(NotHanded::Busy, ""),
        Problem::TurnedAway { .. } => failed(NotHanded::Code, ""),
        other => other,
    }
}

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Takes a table over, on the next host. Returns the table's id on this device.
pub(crate) async fn take_over(app: &App, link: &str) -> Result<u32, Problem> {
    let (address, code) = parse_link(link).ok_or_else(|| failed(NotHanded::Link, ""))?;
    let mut line = connect(address).await?;
    send(&mut line, &Greeting::TakeOver { code }).await?;
    let OldHostMessage::Table(handed) = receive(&mut line).await? else {
        return Err(failed(NotHanded::Garbled, ""));
    };
    let taken = app.import_handed_over(*handed).await?;
    match confirm_stored(app, &mut line, &taken).await {
        Ok(()) => Ok(taken.table),
        // The table continues on the old host, so it must not continue here.
        Err(problem) => {
            app.forget_take_over(&taken, Some(&address.to_string())).await?;
            Err(problem)
        }
    }
}

/// Reports to the old host that the table is stored here, and waits until it has released its own.
async fn confirm_stored(app: &App, line: &mut Line, taken: &TakenTable) -> Result<(), Problem> {
    let port =
        app.lobby().membership_of(taken.table).and_then(|membership| membership.port()).ok_or(Problem::NotHosted)?;
    send(line, &NextHostMessage::Taken { port, codes: taken.codes.clone() }).await?;
    match receive(line).await {
        Ok(OldHostMessage::Problem(problem)) => Err(problem),
        Ok(OldHostMessage::Done) => Ok(()),
        // It is unknown whether the message arrived. The table stays, because this device is where it is wanted.
        Ok(OldHostMessage::Table(_)) | Err(_) => {
            tracing::warn!(table = taken.table, "the other device did not confirm that it has released the table");
            Ok(())
        }
    }
}

/// Parses a link, or an address and a code typed one after the other.
fn parse_link(link: &str) -> Option<(SocketAddr, String)> {
    let link = link.trim();
    let bare = link.strip_prefix("http://").unwrap_or(link);
    let (address, code) = bare.split_once("/#take-over=").or_else(|| bare.split_once(char::is_whitespace))?;
    let address: SocketAddr = address.trim_end_matches('/').parse().ok()?;
    Some((address, code.trim().to_owned()))
}

async fn connect(address: SocketAddr) -> Result<Line, Problem> {
    let config = WebSocketConfig::default().max_message_size(Some(LARGEST)).max_frame_size(Some(LARGEST));
    let connecting = connect_async_with_config(format!("ws://{address}/ws"), Some(config), true);
    match timeout(PATIENCE, connecting).await {
        Ok(Ok((line, _))) => Ok(line),
        Ok(Err(error)) => Err(failed(NotHanded::Silent, error)),
        Err(_) => Err(failed(NotHanded::Silent, "")),
    }
}

async fn send(line: &mut Line, what: &impl Serialize) -> Result<(), Problem> {
    let text = serde_json::to_string(what).map_err(|error| failed(NotHanded::Garbled, error))?;
    line.send(tungstenite::Message::text(text)).await.map_err(|error| failed(NotHanded::Silent, error))
}

async fn receive(line: &mut Line) -> Result<OldHostMessage, Problem> {
    /// The reply to a rejected device.
    #[derive(Deserialize)]
    struct Away {
        problem: Problem,
    }
    loop {
        let message = timeout(PATIENCE, line.next()).await.map_err(|_| failed(NotHanded::Silent, ""))?;
        match message {
            Some(Ok(tungstenite::Message::Text(text))) => {
                return match serde_json::from_str::<OldHostMessage>(&text) {
                    Ok(giving) => Ok(giving),
                    Err(error) => match serde_json::from_str(&text) {
                        Ok(Away { problem }) => Err(to_local_problem(problem)),
                        Err(_) => Err(failed(NotHanded::Garbled, error)),
                    },
                };
            }
            Some(Ok(tungstenite::Message::Ping(_) | tungstenite::Message::Pong(_))) => {}
            Some(Err(error)) => return Err(failed(NotHanded::Silent, error)),
            _ => return Err(failed(NotHanded::Silent, "")),
        }
    }
}
