//! Requests to the node that owns a table, over its inner listener or within this process.

use std::sync::Arc;

use app_core::membership::codes::new_token;
use app_core::membership::rights::organiser_may;
use app_core::problems::{outcome_unknown, to_problem};
use app_core::protocol::{
    HostingRequest, LibraryRequest, MembershipRequest, Problem, Reply, Request, Resource, Role, Turned,
};
use app_core::tickets::log_with_ticket;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use kernel::record::Releaser;
use kernel::{Seat, placeholder};
use serde::{Deserialize, Serialize};
use tokio::time::{Duration, Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message as Passed;

use crate::node::{LOOKING, Node, PAUSE, Route, has_node_secret};

/// Timeout of a request to another node.
const ANSWERING: Duration = Duration::from_secs(10);

/// A request to the owner of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum NodeRequest {
    /// A request of the organiser.
    Request(Box<Request>),
    /// Returns the code of a role.
    Code { table: u32, role: Role },
    /// Seats a player, and returns the code of the seat.
    Seat { table: u32, seat: Seat, name: String },
    /// Renames the player of a seat.
    Rename { table: u32, seat: Seat, name: String },
    /// Empties a seat.
    Vacate {
        table: u32,
        seat: Seat,
        /// True if the organiser has removed the player.
        #[serde(default)]
        removed: bool,
    },
    /// Transfers the table to another node.
    Give { table: u32, node: String },
    /// Closes the table permanently.
    Close { table: u32 },
}

/// A reply of the owner of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum NodeReply {
    Done,
    Code(String),
    Reply(Box<Reply>),
}

/// The need to host the table of a request before the request is handled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HostingNeed {
    Required,
    /// Not required, but the table's devices are updated if it is hosted.
    IfItWas,
    NotNeeded,
}

impl NodeRequest {
    fn hosting_need(&self) -> HostingNeed {
        match self {
            Self::Close { .. } | Self::Rename { .. } => HostingNeed::NotNeeded,
            Self::Request(request) => match **request {
                Request::Hosting(HostingRequest::Host { .. })
                | Request::Library(LibraryRequest::Delete { .. } | LibraryRequest::Label { .. }) => {
                    HostingNeed::NotNeeded
                }
                Request::Library(LibraryRequest::Rematch { .. }) => HostingNeed::IfItWas,
                _ => HostingNeed::Required,
            },
            _ => HostingNeed::Required,
        }
    }

    /// Returns the table of the request.
    fn table(&self) -> Option<u32> {
        match self {
            Self::Request(request) => request.table(),
            Self::Code { table, .. }
            | Self::Seat { table, .. }
            | Self::Vacate { table, .. }
            | Self::Give { table, .. }
            | Self::Rename { table, .. }
            | Self::Close { table } => Some(*table),
        }
    }
}

impl Node {
    /// Answers requests of the organiser to the application.
    ///
    /// # Errors
    /// [`Problem::HostOnly`], [`Problem::TurnedAway`] if the key has changed, or errors of the rooms.
    pub async fn handle_organiser(self: &Arc<Self>, key: &str, request: Request) -> Result<Reply, Problem> {
        organiser_may(&request)?;
        if !self.is_organiser(key).await? {
            return Err(Problem::TurnedAway { why: Turned::Token });
        }
        let Some(table) = request.table() else {
            return self.app.session().0.request(request).await.map(without_taken_seats);
        };
        // Games of an event are ended by the event only.
        let ends = request.ends_a_game();
        if ends && self.is_of_running_event(table).await? {
            return Err(Problem::HostOnly);
        }
        match self.request_from_owner(table, NodeRequest::Request(Box::new(request))).await? {
            NodeReply::Reply(reply) => Ok(without_taken_seats(*reply)),
            NodeReply::Done | NodeReply::Code(_) => Ok(Reply::Done),
        }
    }

    /// True if a table belongs to the running event, closed or not.
    async fn is_of_running_event(&self, table: u32) -> Result<bool, Problem> {
        Ok(self.event().await?.is_some_and(|event| event.is_running() && event.knows(table)))
    }

    /// Returns the code of a role at a table.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or errors of [`Self::request_from_owner`].
    pub(crate) async fn code_of(self: &Arc<Self>, table: u32, asked: NodeRequest) -> Result<String, Problem> {
        match self.request_from_owner(table, asked).await? {
            NodeReply::Code(code) => Ok(code),
            NodeReply::Done | NodeReply::Reply(_) => Err(Problem::NotHosted),
        }
    }

    /// Sends a request to the owner of a table. Claims a table without an owner for this node.
    ///
    /// # Errors
    /// Errors of the owner; [`Problem::Unsettled`] if no owner could be found, or the owner did not answer.
    pub(crate) async fn request_from_owner(
        self: &Arc<Self>,
        table: u32,
        asked: NodeRequest,
    ) -> Result<NodeReply, Problem> {
        let end = Instant::now() + LOOKING;
        loop {
            let told = match self.owner_of(table, false, false).await? {
                Route::There(addr) => self.send_request(&addr, &asked).await,
                Route::Here | Route::Organiser => self.handle_as_owner(asked.clone()).await,
            };
            match told {
                // The table has just moved to another node.
                Err(Problem::Unsettled { .. }) if Instant::now() < end => sleep(PAUSE).await,
                told => return told,
            }
        }
    }

    /// Sends a request to another node.
    async fn send_request(&self, addr: &str, asked: &NodeRequest) -> Result<NodeReply, Problem> {
        let lost = |why: &str| Problem::Unsettled { ticket: log_with_ticket(format!("the node at {addr} {why}")) };
        let text =
            serde_json::to_string(asked).map_err(|error| Problem::Internal { ticket: log_with_ticket(error) })?;
        let nobody = std::net::Ipv4Addr::UNSPECIFIED.into();
        let mut there = self.connect_to_node(addr, "ask", nobody, false).await.ok_or_else(|| lost("is not there"))?;
        there.send(Passed::text(text)).await.map_err(|_| lost("has gone"))?;
        let answer = timeout(ANSWERING, there.next()).await.ok().flatten().and_then(Result::ok);
        let answer = answer.ok_or_else(|| lost("does not answer"))?;
        let read = answer.to_text().ok().and_then(|text| serde_json::from_str(text).ok());
        read.unwrap_or_else(|| Err(lost("is of another version")))
    }

    /// Runs a request as the owner of its table. Hosts the table first if needed, because after an outage of the
    /// database a node owns tables without hosting them.
    async fn handle_as_owner(self: &Arc<Self>, asked: NodeRequest) -> Result<NodeReply, Problem> {
        if let Some(table) = asked.table().filter(|_| asked.hosting_need() != HostingNeed::NotNeeded) {
            match (self.ensure_hosted(table).await, &asked) {
                (Err(Problem::NotHosted), _) if asked.hosting_need() == HostingNeed::IfItWas => {}
                (Err(Problem::NotHosted), NodeRequest::Vacate { .. }) => {
                    // A closed table admits no devices, and its record is final.
                    if self.club.is_closed(table).await.map_err(outcome_unknown)? {
                        return Ok(NodeReply::Done);
                    }
                    // Once it is hosted here, the seat is emptied as at any other table.
                    self.host(table).await?;
                }
                (hosted, _) => hosted?,
            }
        }
        match asked {
            NodeRequest::Request(request) => {
                if let Request::Hosting(HostingRequest::Host { table }) = *request {
                    self.host(table).await?;
                }
                // The device is removed or moved, so another one can take the seat afterwards.
                if let Request::Membership(MembershipRequest::ChangeDevice { table, device, ref change }) = *request
                    && let Some(role @ Role::Seat(seat)) = self.role_of(table, device)
                    && change.leaves(role)
                {
                    self.app.note_release(table, seat, Releaser::Organiser).await?;
                }
                Ok(NodeReply::Reply(Box::new(self.app.session().0.request(*request).await?)))
            }
            NodeRequest::Code { table, role } => self.code(table, role).await,
            NodeRequest::Seat { table, seat, name } => {
                self.app.seat(table, seat, &name, false, &new_token()).await?;
                if let Some(membership) = self.app.lobby().membership_of(table) {
                    membership.grant_consent(seat);
                }
                self.code(table, Role::Seat(seat)).await
            }
            NodeRequest::Rename { table, seat, name } => {
                self.app.rename(table, seat, &name, &new_token()).await?;
                Ok(NodeReply::Done)
            }
            NodeRequest::Vacate { table, seat, removed } => {
                let membership = self.app.lobby().membership_of(table);
                if removed && membership.is_some_and(|membership| membership.has_device(Role::Seat(seat))) {
                    self.app.note_release(table, seat, Releaser::Organiser).await?;
                }
                self.app.vacate(table, seat).await?;
                // The old code is replaced at all nodes before the seat is shown as free.
                self.code(table, Role::Seat(seat)).await?;
                self.app.seat(table, seat, &placeholder(seat), true, &new_token()).await?;
                Ok(NodeReply::Done)
            }
            NodeRequest::Give { table, node } => {
                let _alone = self.lock_hosting(table).await;
                let given = self
                    .app
                    .mark_taken_over(table, self.club.transfer_table(table, &node))
                    .await
                    .map_err(outcome_unknown)?;
                if given { Ok(NodeReply::Done) } else { Err(Problem::NotFound { what: Resource::Node }) }
            }
            NodeRequest::Close { table } => {
                let mut codes = Vec::new();
                if let Some(membership) = self.app.lobby().membership_of(table) {
                    codes.extend(
                        membership.hosting_config().into_iter().flat_map(|ways| ways.codes).map(|(_, code)| code),
                    );
                    self.app.session().0.request(HostingRequest::StopHosting { table }).await?;
                }
                let _alone = self.lock_hosting(table).await;
                self.app.mark_taken_over(table, self.club.close_table(table, &codes)).await.map_err(outcome_unknown)?;
                Ok(NodeReply::Done)
            }
        }
    }

    /// Returns the role of a device at a table that is hosted here.
    fn role_of(&self, table: u32, device: u32) -> Option<Role> {
        Some(self.app.lobby().membership_of(table)?.status(device)?.role)
    }

    /// Returns the code of a role, once it is stored for all nodes.
    async fn code(&self, table: u32, role: Role) -> Result<NodeReply, Problem> {
        let membership = self.app.lobby().membership_of(table).ok_or(Problem::NotHosted)?;
        self.store_hosting_config(&membership, table).await.map_err(to_problem)?;
        membership.code(role).map(NodeReply::Code).ok_or(Problem::NotFound { what: Resource::Seat })
    }
}

/// Removes the codes of seats with a device from a reply to the organiser, because such a code could show the
/// player's hand.
fn without_taken_seats(mut reply: Reply) -> Reply {
    if let Reply::Hosting { hosting: Some(hosting), .. } = &mut reply {
        let devices = &hosting.devices;
        hosting.links.retain(|link| {
            !matches!(link.role, Role::Seat(_)) || devices.iter().all(|device| device.role != link.role)
        });
    }
    reply
}

/// Answers requests of another node.
pub(crate) async fn answer_node(
    State(node): State<Arc<Node>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !has_node_secret(&headers, &node) {
        return StatusCode::FORBIDDEN.into_response();
    }
    upgrade.on_upgrade(async move |mut socket: WebSocket| {
        let Some(Ok(Message::Text(text))) = socket.recv().await else { return };
        let told = match serde_json::from_str(&text) {
            Ok(asked) => node.handle_as_owner(asked).await,
            Err(error) => Err(Problem::Unreadable { detail: error.to_string() }),
        };
        if socket.send(Message::text(kernel::to_json(&told))).await.is_err() {
            tracing::debug!("another node did not wait for its answer");
        }
    })
}
