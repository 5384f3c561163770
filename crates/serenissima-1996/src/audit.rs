//! A plain, slow check of the limits of the box. A sound state has no flaw.

use kernel::Flaw;

use crate::setup::may_play;
use crate::state::{Battle, GivenBid, MOST_SEATS, Phase, Serenissima1996};
use crate::words::{COIN, FORTRESSES, GALLEYS, GOODS_EACH, Galley, Good, MOST_DUCATS, SPACES};

impl Serenissima1996 {
    /// Returns the number of sailors on galleys and in ports.
    pub(crate) fn sailors_out(&self) -> u16 {
        let aboard: u16 = self.galleys.iter().map(|galley| u16::from(galley.sailors)).sum();
        aboard + self.ports.iter().map(|port| u16::from(port.sailors)).sum::<u16>()
    }

    /// Returns the number of pieces of a kind on galleys and in warehouses.
    pub(crate) fn goods_out(&self, good: Good) -> u16 {
        let aboard: u16 = self.galleys.iter().map(|galley| u16::from(galley.goods[good.index()])).sum();
        let stored = self.ports.iter().flat_map(|port| port.slots).filter(|slot| *slot == Some(good)).count();
        aboard + stored as u16
    }

    /// Returns a flaw for each limit of the box that is broken.
    pub(crate) fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        if !may_play(&self.nations, self.options.any_nations) {
            flaws.push(Flaw::new("setup-nations").with("nations", self.nations.len()));
        }
        self.audit_seats(&mut flaws);
        if self.sailors_out() + u16::from(self.sailors) != u16::from(self.options.sailors()) {
            flaws.push(Flaw::new("audit-sailors"));
        }
        for good in Good::ALL {
            if self.goods_out(good) + u16::from(self.goods[good.index()]) != u16::from(GOODS_EACH) {
                flaws.push(Flaw::new("audit-goods").with("good", good.to_string()));
            }
        }
        if self.ports.iter().filter(|port| port.fortress).count() > usize::from(FORTRESSES) {
            flaws.push(Flaw::new("audit-fortresses"));
        }
        for galley in Galley::all(GALLEYS).filter(|galley| !self.sound_galley(*galley)) {
            flaws.push(Flaw::new("audit-galley").with("galley", galley.0));
        }
        self.audit_ports(&mut flaws);
        if self.round > self.rounds() {
            flaws.push(Flaw::new("audit-round").with("round", self.round));
        }
        flaws
    }

    /// Checks that purses hold coins, that bids fit into them, and that at least one player is in the game.
    fn audit_seats(&self, flaws: &mut Vec<Flaw>) {
        let players = usize::from(self.players());
        for (seat, purse) in self.purses.iter().enumerate() {
            let most = if seat < players { MOST_DUCATS } else { 0 };
            let bid = match &self.phase {
                Phase::Bidding { bids } => bids[seat],
                _ => None,
            };
            let borne = match bid {
                None => true,
                Some(GivenBid::Is(ducats)) => ducats <= *purse && ducats.is_multiple_of(COIN) && !self.gone[seat],
                Some(GivenBid::Sealed) => false,
            };
            if *purse > most || !purse.is_multiple_of(COIN) || !borne {
                flaws.push(Flaw::new("audit-purse").with("seat", seat));
            }
        }
        let strangers = (players..MOST_SEATS).any(|seat| self.gone[seat]);
        if strangers || self.active_seats().next().is_none() {
            flaws.push(Flaw::new("audit-gone"));
        }
    }

    fn sound_galley(&self, galley: Galley) -> bool {
        let state = self.galley(galley);
        let Some(owner) = state.owner else { return state.sailors == 0 && state.cargo() == 0 && !state.moved };
        let in_battle = match &self.phase {
            Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } => [*winner, *prize].contains(&galley),
            _ => false,
        };
        let zone = state.zone.index() < self.board.board().zones.len();
        owner.0 < self.players() && zone && state.pieces() <= SPACES && (state.sailors >= 1 || in_battle)
    }

    fn audit_ports(&self, flaws: &mut Vec<Flaw>) {
        for (index, state) in self.ports.iter().enumerate() {
            let Some(port) = self.board.board().ports.get(index) else {
                if *state != Default::default() {
                    flaws.push(Flaw::new("audit-port").with("port", index));
                }
                continue;
            };
            let owner = state.owner.is_none_or(|owner| owner.0 < self.players());
            let garrison = state.owner.is_some() || state.sailors == 0;
            let beyond = state.slots[usize::from(port.slots.value)..].iter().any(Option::is_some);
            if !owner || !garrison || beyond {
                flaws.push(Flaw::new("audit-port").with("port", port.id.0.as_str()));
            }
        }
    }
}
