//! Devices without a code that ask to join a hosted table, and wait for the host's answer.

use std::net::IpAddr;

use tokio::sync::oneshot;

use super::HostState;
use crate::protocol::{Asking, Role, Turned};

/// The maximum number of devices that ask to join at one time, in all and from one address.
const MOST_ASKING: (usize, usize) = (8, 3);

/// A device that asks to join.
pub(in crate::membership) struct Waiting {
    pub asking: Asking,
    from: IpAddr,
    /// Hash of the token by which a repeated request of this device is recognised.
    token: Option<String>,
    /// The number of this request.
    pub time: u32,
    pub answer: oneshot::Sender<Option<Role>>,
}

/// A device whose request to join was registered.
pub(in crate::membership) struct PendingDevice {
    /// The number of this request.
    pub time: u32,
    /// The host's answer; an error if the device has asked again.
    pub answer: oneshot::Receiver<Option<Role>>,
}

impl HostState {
    /// Registers a device that asks to join. A device that has asked before keeps its position in the queue.
    pub fn register_request(
        &mut self,
        name: String,
        token: Option<String>,
        from: IpAddr,
    ) -> Result<PendingDevice, Turned> {
        if !self.open {
            return Err(Turned::Closed);
        }
        self.asked += 1;
        let (time, (answer, wait)) = (self.asked, oneshot::channel());
        let pending = PendingDevice { time, answer: wait };
        let again = |waiting: &&mut Waiting| token.is_some() && waiting.token == token;
        if let Some(waiting) = self.asking.iter_mut().find(again) {
            let asking = Asking { name, ..waiting.asking.clone() };
            *waiting = Waiting { asking, from, token, time, answer };
            return Ok(pending);
        }
        let here = self.asking.iter().filter(|waiting| waiting.from == from).count();
        if self.asking.len() >= MOST_ASKING.0 || here >= MOST_ASKING.1 {
            return Err(Turned::Busy);
        }
        self.asking.push(Waiting { asking: Asking { id: time, name }, from, token, time, answer });
        Ok(pending)
    }
}
