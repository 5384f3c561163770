//! The addresses at which a hosted table is reached, and the one that its links name.

use super::HostState;
use crate::membership::codes::LinkBase;
use crate::membership::types::HostAddress;
use crate::protocol::Link;

impl HostState {
    pub(super) fn address(&self) -> String {
        self.addresses.get(self.named).map(|named| named.address.to_string()).unwrap_or_default()
    }

    /// Makes links name this address, if it is one of the machine's.
    pub fn choose_address(&mut self, address: &str) {
        if let Some(at) = self.addresses.iter().position(|known| known.address.to_string() == address) {
            self.chosen |= at != self.named;
            self.named = at;
        }
    }

    /// Replaces the machine's addresses. Links keep their address if a person chose it or no other is nearer, because a
    /// phone may be scanning one. Returns true if the addresses changed.
    pub fn update_addresses(&mut self, addresses: Vec<HostAddress>) -> bool {
        let best = addresses.first().is_some_and(|first| first.is_near);
        let before = self.addresses.get(self.named);
        let is_same = |known: &HostAddress| before.is_some_and(|before| before.address.ip() == known.address.ip());
        let named = addresses.iter().position(is_same);
        self.chosen &= named.is_some();
        self.named = named.filter(|at| self.chosen || addresses[*at].is_near || !best).unwrap_or(0);
        let differs = self.addresses != addresses;
        self.addresses = addresses;
        differs
    }

    /// Returns the link without a code, before its QR code is drawn.
    pub fn join_link(&self, public: Option<&LinkBase>) -> Link {
        self.base(public).link("", "")
    }

    /// Returns the page to which links lead.
    pub(super) fn base(&self, public: Option<&LinkBase>) -> LinkBase {
        public.cloned().unwrap_or_else(|| LinkBase::server(&format!("http://{}", self.address())))
    }
}
