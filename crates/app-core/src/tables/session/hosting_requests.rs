//! Requests about hosting a table, and about the devices at it.

use kernel::record::Releaser;

use super::Session;
use crate::problems::not_found;
use crate::protocol::{HostingRequest, MembershipRequest, Problem, Reply, Resource, Role};
use crate::tables::rooms::Rooms;

impl Session {
    pub(super) async fn serve_hosting(&self, request: HostingRequest) -> Result<Reply, Problem> {
        let app = &self.app;
        let membership = |table| app.lobby().membership_of(table).ok_or(Problem::NotHosted);
        match request {
            HostingRequest::Ping => Ok(Reply::Done),
            HostingRequest::Hosting => self.hosting_reply(self.followed_membership.membership(app)).await,
            HostingRequest::Reach { table } => app.reach(table).await,
            HostingRequest::Battery => app.battery().await,
            HostingRequest::Host { table } => {
                app.host(table).await?;
                self.follow_membership_of(table);
                self.hosting_reply(self.followed_membership.membership(app)).await
            }
            HostingRequest::HostInstead { from, table } => {
                app.host_instead(from, table).await?;
                self.follow_membership_of(table);
                self.hosting_reply(self.followed_membership.membership(app)).await
            }
            HostingRequest::StopHosting { table } => {
                app.stop_hosting_of(table).await;
                self.hosting_reply(self.followed_membership.membership(app)).await
            }
            HostingRequest::HostOptions { table, open, trusting, address } => {
                membership(table)?.set(open, trusting, &address)?;
                self.hosting_reply(app.lobby().membership_of(table)).await
            }
            HostingRequest::OfferHandOver { table, offered } => {
                membership(table)?.offer_hand_over(offered)?;
                self.hosting_reply(app.lobby().membership_of(table)).await
            }
            HostingRequest::OfferScreen { table, offered, tables } => {
                membership(table)?.offer_screen(offered.then_some(Role::Screen { tables }))?;
                self.hosting_reply(app.lobby().membership_of(table)).await
            }
            HostingRequest::TakeOver { request, link } => {
                let take = |app: Rooms| async move {
                    // Checked again on arrival; an early check avoids disturbing the other host for nothing.
                    app.lobby().may_host(None)?;
                    app.take_over(link).await
                };
                app.run_once(request.as_deref(), take).await
            }
            HostingRequest::TakeBack { table } => app.take_back(table).await,
        }
    }

    /// Handles requests about devices. They name their table, so that a repeated request never reaches a table hosted
    /// later.
    pub(super) async fn serve_membership(&self, request: MembershipRequest) -> Result<Reply, Problem> {
        let membership = |table| self.app.lobby().membership_of(table).ok_or(Problem::NotHosted);
        match request {
            MembershipRequest::Door => {
                let door = match &self.guest {
                    Some(guest) => guest.join_link().await,
                    None => None,
                };
                Ok(Reply::Door { door: door.ok_or(Problem::NotHosted)? })
            }
            MembershipRequest::GiveUpPlace => match &self.guest {
                Some(guest) => guest.give_up_place().await.map(|()| Reply::Done),
                None => Err(not_found(Resource::Place)),
            },
            MembershipRequest::Admit { table, asking, role } => {
                membership(table)?.admit(asking, role)?;
                self.hosting_reply(self.app.lobby().membership_of(table)).await
            }
            MembershipRequest::ChangeDevice { table, device, change } => {
                let membership = membership(table)?;
                // A device that the host's own screen removes releases its seat; a club records that itself.
                let role = membership.status(device).map(|status| status.role);
                if let Some(role @ Role::Seat(seat)) = role
                    && self.guest.is_none()
                    && !membership.is_guarded()
                    && change.leaves(role)
                {
                    self.app.note_release(table, seat, Releaser::Host).await?;
                }
                membership.change(device, change, self.guest.is_none()).await?;
                self.hosting_reply(self.app.lobby().membership_of(table)).await
            }
            MembershipRequest::ReleaseSeat { table, seat } => {
                let membership = membership(table)?;
                if membership.is_reserved(seat) {
                    self.app.note_release(table, seat, Releaser::Host).await?;
                }
                membership.release_seat(seat).await?;
                self.hosting_reply(self.app.lobby().membership_of(table)).await
            }
        }
    }
}
