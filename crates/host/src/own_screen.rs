//! The listener on the loopback address for the host's own screen. It admits screens with the token of this start,
//! or with the key that such a screen received ([`crate::screen_key`]).

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use app_core::connection::Client;
use app_core::membership::codes::{equals_constant_time, new_token};
use app_core::protocol::{Greeting, Problem, Turned, Welcome};
use async_trait::async_trait;
use tokio::net::TcpListener;

use crate::accept::{Admission, Observed};
use crate::gatekeeper::{Entry, Gatekeeper, Visit};
use crate::limits::ListenerLimits;
use crate::{App, listener, screen_key};

/// The default port of the host's own screen. It is fixed, so that an installed page finds it after a restart.
pub const OWN_PORT: u16 = 47_199;

/// A running host.
pub struct Host {
    /// Address of the listener.
    pub address: SocketAddr,
    /// Token that admits a screen, valid until the program ends.
    pub token: String,
    server: tokio::task::JoinHandle<Infallible>,
}

impl Host {
    /// Returns the address to open, including the token.
    pub fn url(&self) -> String {
        format!("http://{}/#token={}", self.address, self.token)
    }

    /// Waits until the server is stopped.
    ///
    /// # Errors
    /// Always, once the server has stopped.
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

/// The reason why the host's own screen cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeProblem {
    /// The port on the loopback address cannot be bound.
    #[error("the port cannot be had ({0})")]
    Port(std::io::Error),
    /// The key can be neither read from nor created in the data folder.
    #[error("screen.key in the data folder can be neither read nor made ({0}); remove it, then start again")]
    Key(std::io::Error),
}

/// Serves the app on the loopback address; port 0 takes any free one.
///
/// # Errors
/// If the port is unavailable, or the key can be neither read from nor created in the data folder.
pub async fn serve(app: App, port: u16) -> Result<Host, ServeProblem> {
    let folder = app.folder().to_owned();
    let key = tokio::task::spawn_blocking(move || screen_key::load_or_create(&folder))
        .await
        .map_err(io::Error::from)
        .flatten();
    let key = key.map_err(ServeProblem::Key)?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(ServeProblem::Port)?;
    let listener = Arc::new(listener);
    let address = listener.local_addr().map_err(ServeProblem::Port)?;
    let token = new_token();
    let supervisor = app.supervisor().clone();
    let gatekeeper = Arc::new(OwnScreen { token: token.clone(), key });
    // The screen reconnects by itself.
    let open = move || listener::serve(Arc::clone(&listener), app.clone(), gatekeeper.clone());
    let server = tokio::spawn(supervisor.restarted("own listener", None, open));
    Ok(Host { address, token, server })
}

/// Admits the host's own screen.
pub(crate) struct OwnScreen {
    /// Token that admits a screen, valid until the program ends.
    pub token: String,
    /// Key that an admitted screen receives, and that admits it after a restart as well.
    pub key: String,
}

#[async_trait]
impl Gatekeeper for OwnScreen {
    fn limits(&self) -> ListenerLimits {
        ListenerLimits::OWN_SCREEN
    }

    fn admit(&self, peer: IpAddr) -> Admission {
        if peer.is_loopback() { Admission::Trusted(self.limits().connections) } else { Admission::Refused }
    }

    async fn greet(&self, visit: &mut Visit<'_>, greeting: Greeting) -> Result<Entry, Problem> {
        match greeting {
            Greeting::Token { token: shown }
                if equals_constant_time(&self.token, &shown) | equals_constant_time(&self.key, &shown) =>
            {
                let (session, pushes) = visit.app.session();
                let welcome = Welcome { guest: None, token: Some(self.key.clone()) };
                let client = Client { backend: Box::new(session), pushes, welcome, bounds: None };
                Ok(Entry::Admitted(Box::new(client)))
            }
            _ => Err(Problem::TurnedAway { why: Turned::Host }),
        }
    }

    fn observe(&self, _observed: Observed) {}
}
