//! The browser version: the screen and one socket, for this machine and for the local network.
//!
//! Two doors, which never mix. The one on the loopback address is for the host's own screen: it admits
//! whoever shows the host's token, or the key that a screen with the token was given ([`key`]). The one on
//! the local network is open only while a table is hosted, and admits only guests ([`rooms::people`]).
//! [`door`] has what both serve and what they forbid, [`line`] what is said over a socket, [`feed`] what lights and
//! streams are told over another, [`hand_over`] how
//! a table moves to another device.

use std::convert::Infallible;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::App;
use rooms::people::codes::new_token;

mod arrivals;
mod calls;
#[cfg(feature = "club")]
mod certificate;
#[cfg(feature = "club")]
pub mod club;
mod door;
mod feed;
mod files;
#[cfg(feature = "club")]
mod gate;
mod hand_over;
#[cfg(feature = "club")]
mod health;
mod interfaces;
mod key;
mod lan;
mod line;
mod networks;
mod paced;
mod pack;
#[cfg(feature = "club")]
mod supervised;

#[cfg(feature = "club")]
pub use certificate::{Certificate, CertificateProblem};
pub use files::plain;
#[cfg(feature = "club")]
pub use gate::Gate;
pub use lan::{Front, LAN_PORT, attend, attend_in, attend_named};
pub use line::Frame;

/// The address of this machine that others most likely reach; none without a network.
#[cfg(feature = "club")]
pub(crate) fn machine_address() -> Option<std::net::IpAddr> {
    let addresses = networks::addresses(&interfaces::read().ok()?, 0);
    addresses.first().map(|first| first.address.ip()).filter(|ip| !ip.is_loopback())
}

/// The port of the host's own screen, so that a page that was installed finds it after a restart.
pub const OWN_PORT: u16 = 47_199;

/// A running host.
pub struct Host {
    /// Where it listens.
    pub address: SocketAddr,
    /// What a screen must show before it is heard, at this start.
    pub token: String,
    server: tokio::task::JoinHandle<Infallible>,
}

impl Host {
    /// The address to open, token included.
    pub fn url(&self) -> String {
        format!("http://{}/#token={}", self.address, self.token)
    }

    /// Waits until the server is stopped.
    ///
    /// # Errors
    /// Then.
    pub async fn wait(self) -> io::Result<Infallible> {
        match self.server.await {
            Ok(never) => match never {},
            Err(error) => Err(error.into()),
        }
    }

    /// Stops serving.
    pub fn stop(&self) {
        self.server.abort();
    }
}

/// Why the host's own screen cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeProblem {
    #[error("the port cannot be had ({0})")]
    Port(std::io::Error),
    /// The data folder keeps no key.
    #[error("screen.key in the data folder can be neither read nor made ({0}); remove it, then start again")]
    Key(std::io::Error),
}

/// Serves the app on the loopback address; port 0 takes any free one.
///
/// # Errors
/// When the port cannot be had, or the data folder keeps no key.
pub async fn serve(app: App, port: u16) -> Result<Host, ServeProblem> {
    let folder = app.folder().to_owned();
    let key = tokio::task::spawn_blocking(move || key::kept(&folder)).await.map_err(io::Error::from).flatten();
    let key = key.map_err(ServeProblem::Key)?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(ServeProblem::Port)?;
    let listener = Arc::new(listener);
    let address = listener.local_addr().map_err(ServeProblem::Port)?;
    let token = new_token();
    let (supervisor, kind) = (app.supervisor().clone(), door::Kind::Own { token: token.clone(), key });
    // The screen that it serves comes again by itself.
    let open = move || door::open(Arc::clone(&listener), app.clone(), kind.clone());
    let server = tokio::spawn(supervisor.restarted("own listener", None, open));
    Ok(Host { address, token, server })
}
