//! Builds the view: everything a screen needs, so that it needs no rules.

use kernel::{Actor, Rule, Seat, Viewer};
use sea_board::PortOccupancy;
use sea_board::goods::listed;

use crate::board::{PortIx, ZoneIx};
use crate::odds::{self, BattleOdds};
use crate::prospect::Rival;
use crate::state::{Activation, Phase, Serenissima, Spot, Stage};
use crate::view::{
    ActingTime, AttackView, BattleAwaits, BattleView, BlockView, BuildView, DogeView, FarView, GalleyView, GoView,
    HireView, InvestView, LandView, NumberView, PortView, PriceView, ReachView, SeatView, StageView, TrackView, View,
    WayView, WheelView,
};
use crate::words::{
    BUILDINGS, Cards, Cause, DogeCard, Ducats, Foe, Galley, Good, MOST_DUCATS, Path, Place, PortId, SAILOR_PRICE,
    ZoneId,
};
use crate::{Command, Consequences};

type Candidate = kernel::Candidate<Serenissima>;

/// Number of upcoming galleys that are shown.
const AHEAD: usize = 5;
/// Maximum number of alternative paths shown for a zone.
const MOST_WAYS: usize = 5;
/// Maximum number of search steps for alternative paths, so that a dense board costs no more than a sparse one.
const MOST_LOOKED_AT: usize = 3_000;

impl Serenissima {
    pub(crate) fn show(&self, viewer: Viewer, waivers: &[&str]) -> View {
        let purse = |seat: Seat| self.sees_purse(viewer, seat).then(|| self.purses[seat.index()]);
        View {
            board: self.board.board().clone(),
            options: self.options,
            seats: self.all_seats().map(|seat| self.show_seat(seat, purse(seat))).collect(),
            first: (self.phase != Phase::First).then_some(self.first),
            ports: self.board.ports().map(|port| self.show_port(port)).collect(),
            galleys: self.fleet().map(|(galley, ..)| self.show_galley(galley)).collect(),
            supply: self.free_galleys().collect(),
            bank: self.bank,
            forts_left: BUILDINGS.saturating_sub(self.forts()),
            basilicas_left: BUILDINGS.saturating_sub(self.basilicas()),
            wheel: self.show_wheel(),
            track: self.show_track(),
            doge: self.show_doge(),
            most_ducats: MOST_DUCATS,
            stage: self.show_stage(waivers),
        }
    }

    fn show_seat(&self, seat: Seat, purse: Option<Ducats>) -> SeatView {
        SeatView {
            colour: self.colours[seat.index()],
            purse,
            reserve: self.reserve[seat.index()],
            ports: self.ports_of(seat),
            galleys: self.galleys_of(seat),
            income: self.income(seat),
            wine: Ducats::from(self.wine_ports(seat)) * 3,
            next: self.upcoming().find(|(_, owner)| *owner == seat).map(|(galley, _)| galley),
        }
    }

    fn show_port(&self, port: PortIx) -> PortView {
        let (facts, state) = (self.board.facts(port), &self.ports[port.index()]);
        let (stored, basilica) = self.port_pays(port);
        PortView {
            occupancy: PortOccupancy::new(facts, state.owner, state.sailors, state.slots),
            fort: state.fort,
            basilica: state.basilica,
            closed: state.closed,
            wine: self.has_wine(port),
            pays: stored + basilica,
        }
    }

    fn show_galley(&self, galley: Galley) -> GalleyView {
        let state = self.galley(galley);
        GalleyView {
            galley,
            owner: state.owner.unwrap_or(Seat(0)),
            zone: self.board.zone_id(state.zone),
            sailors: state.sailors,
            goods: listed(&state.goods).to_vec(),
            acts: self.acts(galley),
        }
    }

    /// Returns when a galley of this number acts.
    fn acts(&self, galley: Galley) -> Option<ActingTime> {
        if self.go().is_some_and(|go| go.galley == galley && self.galley(galley).owner.is_some()) {
            return Some(ActingTime::Now);
        }
        (self.black > 0).then_some(if galley.0 > self.black { ActingTime::ThisTurn } else { ActingTime::NextTurn })
    }

    /// Returns the galleys in the order in which they act: those ahead of the black pawn, then those of the next turn.
    pub(crate) fn upcoming(&self) -> impl Iterator<Item = (Galley, Seat)> + '_ {
        let all = || self.fleet().map(|(galley, owner, _)| (galley, owner));
        let ahead = all().filter(|(galley, _)| galley.0 > self.black);
        ahead.chain(all().filter(|(galley, _)| galley.0 <= self.black))
    }

    fn show_wheel(&self) -> WheelView {
        WheelView {
            pawn: self.black,
            cubes: self.galleys.iter().map(|galley| galley.owner).collect(),
            highest: self.highest_galley(),
            next: self.upcoming().map(|(galley, _)| galley).take(AHEAD).collect(),
        }
    }

    fn show_track(&self) -> TrackView {
        TrackView {
            turn: self.turn,
            pawn: self.white,
            start: self.board.tables().start_space(self.players()),
            spaces: self.board.board().track.spaces.value,
            scoring: self.board.tables().scoring_spaces(self.players()).to_vec(),
            to_scoring: self.spaces_to_scoring(),
            scorings: self.scorings,
        }
    }

    /// Spaces from the white pawn to the next scoring space; `None` once the pawn has reached the last.
    fn spaces_to_scoring(&self) -> Option<u8> {
        let ahead = self.board.tables().scoring_spaces(self.players()).iter().find(|space| **space > self.white)?;
        Some(ahead - self.white)
    }

    fn show_doge(&self) -> DogeView {
        let deck = self.board.tables().deck();
        let turned = Cards {
            wine: deck.wine.saturating_sub(self.deck.wine),
            one: deck.one.saturating_sub(self.deck.one),
            two: deck.two.saturating_sub(self.deck.two),
            shuffle: deck.shuffle.saturating_sub(self.deck.shuffle),
        };
        let next = self.face_down();
        let distance = self.spaces_to_scoring();
        let reaches = |card: &&DogeCard| distance.is_some_and(|distance| card.steps() >= distance);
        let good: u32 = DogeCard::ALL.iter().filter(reaches).map(|card| u32::from(next.of(*card))).sum();
        DogeView { left: self.deck, turned, next, scores_next: f64::from(good) / f64::from(next.total().max(1)) }
    }

    fn show_stage(&self, waivers: &[&str]) -> StageView {
        match &self.phase {
            Phase::First => StageView::First,
            Phase::Closing { drawn } => StageView::Closing {
                good: self.good_to_close().unwrap_or(Good::Wood),
                ports: if *drawn {
                    self.closable().map(|port| self.board.facts(port).id).collect()
                } else {
                    self.offered_ports(self.first, waivers)
                },
                done: self.closed_ports() as u8,
            },
            Phase::Picking { nth } => StageView::Picking {
                seat: self.picker(*nth),
                nth: *nth,
                picks: self.picks(),
                ports: self.offered_ports(self.picker(*nth), waivers),
                order: (0..self.picks()).map(|nth| self.picker(nth)).collect(),
            },
            Phase::Preparing => StageView::Preparing,
            Phase::Activation { go } => StageView::Activation { go: self.show_activation(go, waivers) },
            Phase::Blockade { go, cause, queue, .. } => {
                let zone = self.galley(go.galley).zone;
                let seat = queue.first().copied().unwrap_or(Seat(0));
                StageView::Blockade {
                    seat,
                    then: queue.iter().skip(1).copied().collect(),
                    galley: go.galley,
                    zone: self.board.zone_id(zone),
                    cause: *cause,
                    sailors: [self.sailors_in(zone, seat), self.galley(go.galley).sailors],
                    ends: self.has_no_action(go, *cause),
                }
            }
            Phase::Battle { go, foe, stage, .. } => {
                StageView::Battle { battle: self.show_battle(go, *foe, stage, waivers) }
            }
            Phase::Doge => StageView::Doge,
            Phase::Purchases { queue, .. } => {
                let seat = queue.first().copied().unwrap_or(Seat(0));
                StageView::Purchases {
                    seat,
                    then: queue.iter().skip(1).copied().collect(),
                    invest: self.show_invest(seat, &kernel::candidates(self, Actor::Seat(seat), waivers)),
                }
            }
            Phase::Over { standings } => StageView::Over { standings: standings.to_vec() },
        }
    }

    /// Returns the ports that a seat may close or start from.
    fn offered_ports(&self, seat: Seat, waivers: &[&str]) -> Vec<PortId> {
        let mut ports = Vec::new();
        for one in kernel::candidates(self, Actor::Seat(seat), waivers).iter().filter(|one| one.offered()) {
            match one.command {
                Command::ClosePort { port } | Command::PickStart { port, .. } if !ports.contains(&port) => {
                    ports.push(port);
                }
                _ => {}
            }
        }
        ports
    }

    fn show_activation(&self, go: &Activation, waivers: &[&str]) -> GoView {
        let state = self.galley(go.galley);
        let seat = state.owner.unwrap_or(Seat(0));
        let all = kernel::candidates(self, Actor::Seat(seat), waivers);
        let (reach, far) = self.show_reach(go, &all);
        let sales = self.show_sales(go, &all);
        let landing = show_landing(&all);
        let sells = sales.iter().any(|sale| sale.breaches.is_empty());
        let lands = landing.as_ref().is_some_and(|land| land.breaches.is_empty());
        // A sale and a capture are blockaded alike, but a sale is asked about only once.
        let blockable = lands || (sells && !go.sale_open);
        let blockers = || self.entitled(go, Cause::Capture { sailors: 0 }, &[]).to_vec();
        GoView {
            seat,
            galley: go.galley,
            zone: self.board.zone_id(state.zone),
            port: self.board.port_of(state.zone).map(|port| self.board.facts(port).id),
            step: go.step,
            acted: go.acted,
            invested: go.invested,
            steps: go.steps,
            steps_left: if reach.is_empty() { 0 } else { self.steps_left(go) },
            stopped: go.stopped,
            blocked: go.blocked.map(|blocked| blocked.by),
            strength: self.strength(go),
            reach,
            far,
            load: show_load(&all),
            sales,
            attacks: self.show_attacks(go, &all),
            landing,
            trade_blockers: if blockable { blockers() } else { vec![] },
            invest: (!go.acted || all.iter().any(invests)).then(|| self.show_invest(seat, &all)),
        }
    }

    fn show_reach(&self, go: &Activation, all: &[Candidate]) -> (Vec<ReachView>, Vec<FarView>) {
        let mut others = self.other_ways(go);
        let rivals = self.rivals(go);
        let (mut reach, mut far) = (vec![], vec![]);
        for one in all {
            let Command::Sail { path } = &one.command else { continue };
            match path.last().and_then(|zone| self.board.zone(*zone)) {
                Some(zone) if one.offered() => {
                    let others = std::mem::take(&mut others[zone.index()]);
                    reach.push(self.show_way(go, path, zone, others, &rivals));
                }
                _ => far.push(FarView { path: path.to_vec(), breaks: one.breaches().iter().map(Rule::id).collect() }),
            }
        }
        (reach, far)
    }

    fn show_way(&self, go: &Activation, path: &Path, zone: ZoneIx, others: Vec<Path>, rivals: &[Rival]) -> ReachView {
        let mut others: Vec<WayView> = others
            .into_iter()
            .filter(|other| other != path)
            .map(|other| WayView { blockades: self.blocks_on(go, &other), path: other.to_vec() })
            .collect();
        others.sort_by_key(|other| (other.blockades.len(), other.path.len()));
        others.truncate(MOST_WAYS);
        let (sells, prospect) = self.prospect(go, rivals, zone, path.len() as u8);
        let blockades = self.blocks_on(go, path);
        ReachView { zone: self.board.zone_id(zone), path: path.to_vec(), blockades, others, sells, prospect }
    }

    /// Returns paths that enter no zone twice, grouped by destination, shortest first.
    fn other_ways(&self, go: &Activation) -> Vec<Vec<Path>> {
        let mut ways = vec![Vec::new(); crate::board::MOST_ZONES];
        let start = self.galley(go.galley).zone;
        let most = usize::from(self.steps_left(go)).min(Path::new().capacity());
        let mut edge: Vec<(ZoneIx, u64, Path)> = vec![(start, 1 << start.0, Path::new())];
        let mut budget = MOST_LOOKED_AT;
        for _ in 0..most {
            let mut next = Vec::new();
            for (from, seen, path) in &edge {
                for zone in self.board.zones().filter(|zone| self.board.neighbours(*from) & !seen & (1 << zone.0) != 0)
                {
                    if budget == 0 {
                        return ways;
                    }
                    budget -= 1;
                    let mut path = path.clone();
                    path.push(self.board.zone_id(zone));
                    ways[zone.index()].push(path.clone());
                    next.push((zone, seen | 1 << zone.0, path));
                }
            }
            edge = next;
        }
        ways
    }

    /// Returns the possible blockades on a path; at its end only if the galley could still sail on.
    fn blocks_on(&self, go: &Activation, path: &[ZoneId]) -> Vec<BlockView> {
        let mut blockades = Vec::new();
        let stops = path.iter().take(usize::from(self.steps_left(go)).saturating_sub(1));
        for id in stops {
            let Some(at) = self.board.zone(*id).filter(|at| *at != go.start) else {
                continue;
            };
            let seats = self.blockaders(go.galley, at).to_vec();
            if !seats.is_empty() {
                blockades.push(BlockView { zone: *id, seats });
            }
        }
        blockades
    }

    fn show_sales(&self, go: &Activation, all: &[Candidate]) -> Vec<PriceView> {
        let slot = self.place_to_sell(go).map(|(_, slot)| slot as u8 + 1);
        let sale = |one: &Candidate| {
            let Command::Sell { good } = one.command else { return None };
            Some(PriceView { good, ducats: one.consequences.brings, to: None, slot, breaches: one.breaches().to_vec() })
        };
        all.iter().filter_map(sale).collect()
    }

    fn show_attacks(&self, go: &Activation, all: &[Candidate]) -> Vec<AttackView> {
        let attack = |one: &Candidate| {
            let Command::Attack { foe } = one.command else { return None };
            let (against, defence, fort) = match foe {
                Foe::Galley(galley) => (self.galley(galley).owner?, self.galley(galley).sailors, false),
                Foe::Port(port) => {
                    let state = &self.ports[self.board.port(port)?.index()];
                    (state.owner?, state.sailors, state.fort)
                }
            };
            let odds = if one.offered() { self.odds(go, defence, fort) } else { None };
            Some(AttackView { foe, against, defence, fort, odds, breaches: one.breaches().to_vec() })
        };
        all.iter().filter_map(attack).collect()
    }

    /// Returns the exact odds of a fight to the end; `None` if the dice differ from those of the box.
    fn odds(&self, go: &Activation, defence: u8, fort: bool) -> Option<BattleOdds> {
        let sailors = self.galley(go.galley).sailors;
        self.usual_odds(sailors, self.strength(go), defence, fort)
    }

    /// Returns the exact odds of a fight to the end; `None` without a fight, or if the dice differ from those of the
    /// box.
    pub(crate) fn usual_odds(&self, sailors: u8, strength: u8, defence: u8, fort: bool) -> Option<BattleOdds> {
        let usual = self.board.board().skulls.value == 3;
        if usual { odds::odds_from(sailors, strength, defence, fort).ok() } else { None }
    }

    fn show_invest(&self, seat: Seat, all: &[Candidate]) -> InvestView {
        let fort = |command: &Command| if let Command::BuildFort { port } = command { Some(*port) } else { None };
        let basilica =
            |command: &Command| if let Command::BuildBasilica { port } = command { Some(*port) } else { None };
        let hire = |one: &Candidate| match one.command {
            Command::Hire { to } => Some(HireView { to, room: self.room_at(to) }),
            _ => None,
        };
        InvestView {
            sailor_price: SAILOR_PRICE,
            galley_price: self.galley_price(seat),
            can_buy: all.iter().any(|one| one.offered() && matches!(one.command, Command::BuyGalley { .. })),
            numbers: self.free_galleys().map(|galley| NumberView { galley, acts: self.acts(galley) }).collect(),
            hire: all.iter().filter(|one| one.offered()).filter_map(hire).collect(),
            forts: show_builds(all, fort),
            basilicas: show_builds(all, basilica),
        }
    }

    /// Returns the number of sailors that fit in a place.
    fn room_at(&self, place: Place) -> u8 {
        match place {
            Place::Galley(galley) => self.galley(galley).room(),
            Place::Port(port) => self
                .board
                .port(port)
                .map_or(0, |port| self.board.facts(port).slots.saturating_sub(self.ports[port.index()].sailors)),
        }
    }

    fn show_battle(&self, go: &Activation, foe: Spot, stage: &Stage, waivers: &[&str]) -> BattleView {
        let galley = self.galley(go.galley);
        let (defender, zone, id) = match foe {
            Spot::Galley(other) if galley.owner.is_none() => {
                (self.galley(other).owner, self.galley(other).zone, Foe::Galley(other))
            }
            Spot::Galley(other) => (self.galley(other).owner, galley.zone, Foe::Galley(other)),
            Spot::Port(port) => {
                (self.ports[port.index()].owner, self.board.facts(port).zone, Foe::Port(self.board.facts(port).id))
            }
        };
        let (adrift, winner) = match stage {
            Stage::Loot { winner, adrift } => (listed(adrift).to_vec(), Some(*winner)),
            _ => (vec![], None),
        };
        let fought = matches!(stage, Stage::Fort | Stage::Roll | Stage::Decide);
        let decides = self.battle_decider();
        let all = decides.map(|seat| kernel::candidates(self, Actor::Seat(seat), waivers)).unwrap_or_default();
        BattleView {
            attacker: galley.owner.unwrap_or(go.seat),
            galley: go.galley,
            foe: id,
            defender,
            zone: self.board.zone_id(zone),
            sailors: [galley.sailors, self.defenders(foe)],
            dice: if fought { self.dice(go, foe) } else { [0, 0] },
            awaits: match stage {
                Stage::Fort => BattleAwaits::Fort,
                Stage::Roll => BattleAwaits::Roll,
                Stage::Decide => BattleAwaits::Decide,
                Stage::Loot { .. } => BattleAwaits::Loot,
                Stage::Landing => BattleAwaits::Landing,
            },
            odds: if fought { self.odds(go, self.defenders(foe), *stage == Stage::Fort) } else { None },
            adrift,
            room: winner.map_or(0, |winner| self.galley(winner).room()),
            decides,
            winner,
            landing: show_landing(&all),
        }
    }
}

/// True if a candidate is an investment that is available.
fn invests(one: &Candidate) -> bool {
    let invests = matches!(
        one.command,
        Command::Hire { .. } | Command::BuyGalley { .. } | Command::BuildFort { .. } | Command::BuildBasilica { .. }
    );
    invests && one.offered()
}

fn show_load(all: &[Candidate]) -> Option<PriceView> {
    all.iter().find_map(|one| {
        let Command::Load { good } = one.command else { return None };
        let Consequences { costs: ducats, to, .. } = one.consequences;
        Some(PriceView { good, ducats, to, slot: None, breaches: one.breaches().to_vec() })
    })
}

fn show_landing(all: &[Candidate]) -> Option<LandView> {
    let landing = |one: &Candidate| if let Command::Land { sailors } = one.command { Some(sailors) } else { None };
    let most = all.iter().filter_map(landing).max()?;
    let sinks = all.iter().filter(|one| one.consequences.sinks.is_some()).find_map(landing);
    let breaches = all.iter().find(|one| landing(one) == Some(most)).map(|one| one.breaches().to_vec());
    Some(LandView { most, sinks, breaches: breaches.unwrap_or_default() })
}

/// Returns the ports where a building is possible; if none, one where it is not, with the reasons.
fn show_builds(all: &[Candidate], port: impl Fn(&Command) -> Option<PortId>) -> Vec<BuildView> {
    let built =
        all.iter().filter_map(|one| Some(BuildView { port: port(&one.command)?, breaches: one.breaches().to_vec() }));
    let (can, cannot): (Vec<_>, Vec<_>) = built.partition(|build| build.breaches.is_empty());
    if can.is_empty() { cannot.into_iter().take(1).collect() } else { can }
}
