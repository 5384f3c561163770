//! What a galley can gain and lose in each zone in reach. Everything here is public.

use std::sync::LazyLock;

use kernel::Seat;
use sea_board::{AttackRisk, ProspectView, Routes, best_sale};

use crate::board::{PortIx, ZoneIx};
use crate::chapters::sell::pays_for;
use crate::odds::{BattleOdds, odds};
use crate::state::{GalleyState, Serenissima1996};
use crate::words::{BUILDING_PRICE, Ducats, Galley, Good, PIECE_PRICE, SPACES};

/// The odds of a battle between galleys, by the attacker's and the defender's sailors, each less 1.
static BATTLES: LazyLock<Vec<Vec<Option<BattleOdds>>>> = LazyLock::new(|| {
    let battle = |attacker, defender| odds(attacker, defender, false).ok().map(|odds| odds.battle);
    (1..=SPACES).map(|attacker| (1..=SPACES).map(|defender| battle(attacker, defender)).collect()).collect()
});

/// A galley of another player.
#[derive(Clone, Debug)]
pub(crate) struct Rival {
    galley: Galley,
    seat: Seat,
    state: GalleyState,
    /// True if its owner sells before the active player (`BID-3`).
    sells_first: bool,
    /// The zones where it can be in this round's battles.
    routes: Option<Routes>,
}

impl Rival {
    fn can_be_in(&self, zone: ZoneIx) -> bool {
        zone == self.state.zone || self.routes.is_some_and(|routes| routes[zone].steps > 0)
    }
}

impl Serenissima1996 {
    /// Returns the galleys of the other players. Those of players later in the order can still move.
    pub(crate) fn rivals(&self, seat: Seat) -> Vec<Rival> {
        let place = |seat: Seat| self.order.iter().position(|other| *other == seat);
        let rival = |(galley, owner, state): (Galley, Seat, &GalleyState)| {
            let sells_first = place(owner) < place(seat);
            let moves = !sells_first && !state.moved;
            let routes = moves.then(|| self.board.routes(state.zone, state.sailors, 0));
            Rival { galley, seat: owner, state: *state, sells_first, routes }
        };
        self.fleet().filter(|(_, owner, _)| *owner != seat && !self.is_gone(*owner)).map(rival).collect()
    }

    /// Returns the goods of a galley's best sale in a zone, and the prospect. No sale can be prevented (`SALE-1`).
    pub(crate) fn prospect(
        &self,
        seat: Seat,
        galley: Galley,
        rivals: &[Rival],
        zone: ZoneIx,
    ) -> (Vec<Good>, ProspectView) {
        let port = self.board.port_of(zone);
        let (sells, ducats, unknown) = port.map_or_else(Default::default, |port| self.best_sale(seat, galley, port));
        let free = |port: PortIx| self.board.facts(port).slots.saturating_sub(self.port(port).pieces());
        let cubes = sells.len() as u8;
        let crew = self.galley(galley).sailors;
        let attack = |rival: &Rival| {
            let odds = battle(rival.state.sailors, crew).filter(|_| rival.can_be_in(zone))?;
            Some(AttackRisk::new(rival.galley, rival.seat, odds, crew, [PIECE_PRICE, BUILDING_PRICE]))
        };
        let takes = |good: Good| port.is_some_and(|port| free(port) > 0 && !self.has(port, good));
        let first = |rival: &&Rival| rival.sells_first && rival.state.zone == zone && rival.state.kinds().any(takes);
        let prospect = ProspectView {
            ducats,
            cubes,
            unknown,
            free: port.map_or(0, free),
            worth: port.map(|port| [self.port_points(port), self.points_if(port, cubes >= free(port))]),
            first: rivals.iter().filter(first).map(|rival| rival.galley).collect(),
            blockades: vec![],
            attack: rivals.iter().filter_map(attack).max_by(|a, b| a.cost.total_cmp(&b.cost)),
        };
        (sells, prospect)
    }

    /// Returns a galley's best sale at a port (`SALE-1`, `SALE-2`).
    fn best_sale(&self, seat: Seat, galley: Galley, port: PortIx) -> (Vec<Good>, Ducats, bool) {
        let wanted = self.galley(galley).kinds().filter(|good| !self.has(port, *good));
        let own = self.port(port).owner == Some(seat);
        let bonus = |good: Good| (good, if own { 0 } else { self.new_market(port, good) });
        let slots = usize::from(self.board.facts(port).slots);
        let free = (0..slots).filter(|slot| self.port(port).slots[*slot].is_none());
        let unpaid = own && self.options.unpaid_at_home;
        best_sale(
            wanted.map(bonus),
            free.map(|slot| if unpaid { Some(0) } else { self.number(port, slot).map(pays_for) }),
        )
    }
}

/// Returns the odds of a battle between galleys with these crews (`FIGHT-1`).
fn battle(attacker: u8, defender: u8) -> Option<&'static BattleOdds> {
    let place = |sailors: u8| usize::from(sailors).checked_sub(1);
    BATTLES.get(place(attacker)?)?.get(place(defender)?)?.as_ref()
}
