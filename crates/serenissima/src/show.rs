//! Building the view: everything a screen needs, so that it needs no rules.

use kernel::{Seat, Viewer};

use crate::board::{PortIx, ZoneIx};
use crate::chapters::load::listed;
use crate::legal::Reached;
use crate::odds::{self, Odds};
use crate::rules::Step;
use crate::state::{Go, Phase, Serenissima, Stage, Target};
use crate::view::{
    AttackView, BattleAwaits, BattleView, BlockView, DogeView, GalleyView, GoView, HireView, InvestView, PortView,
    PriceView, ReachView, SeatView, StageView, TrackView, View, WayView, WheelView,
};
use crate::words::{
    BUILDINGS, Cards, Cause, DogeCard, Ducats, Foe, GALLEYS, Galley, Good, Path, Place, SpecialHiring, ZoneId,
};

/// How many galleys of the wheel are shown ahead.
const AHEAD: usize = 5;
/// How many other ways to a zone are shown.
const MOST_WAYS: usize = 5;
/// How many steps are looked at for other ways, so that a dense board costs no more than a sparse one.
const MOST_LOOKED_AT: usize = 3_000;

impl Serenissima {
    pub(crate) fn show(&self, viewer: Viewer) -> View {
        let purse = |seat: Seat| self.sees_purse(viewer, seat).then(|| self.purses[seat.index()]);
        View {
            board: self.board.board().clone(),
            options: self.options,
            seats: self.all_seats().map(|seat| self.show_seat(seat, purse(seat))).collect(),
            first: (self.phase != Phase::First).then_some(self.first),
            ports: self.board.ports().map(|port| self.show_port(port)).collect(),
            galleys: self.fleet().map(|(galley, ..)| self.show_galley(galley)).collect(),
            supply: Galley::all()
                .filter(|galley| galley.0 <= self.highest_galley() && self.galley(*galley).owner.is_none())
                .collect(),
            bank: self.bank,
            forts_left: BUILDINGS.saturating_sub(self.forts()),
            basilicas_left: BUILDINGS.saturating_sub(self.basilicas()),
            wheel: self.show_wheel(),
            track: self.show_track(),
            doge: self.show_doge(),
            stage: self.show_stage(),
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
        }
    }

    fn show_port(&self, port: PortIx) -> PortView {
        let (facts, state) = (self.board.facts(port), &self.ports[port.index()]);
        let (stored, basilica) = self.port_pays(port);
        PortView {
            id: facts.id,
            owner: state.owner,
            sailors: state.sailors,
            slots: state.slots[..usize::from(facts.slots)].to_vec(),
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
        }
    }

    fn show_wheel(&self) -> WheelView {
        let ahead = self.fleet().map(|(galley, ..)| galley).filter(|galley| galley.0 > self.black);
        let again = self.fleet().map(|(galley, ..)| galley).filter(|galley| galley.0 <= self.black);
        WheelView {
            pawn: self.black,
            cubes: self.galleys.iter().map(|galley| galley.owner).collect(),
            highest: self.highest_galley(),
            next: ahead.chain(again).take(AHEAD).collect(),
        }
    }

    fn show_track(&self) -> TrackView {
        TrackView {
            turn: self.turn,
            pawn: self.white,
            start: self.board.start_space(self.players()),
            spaces: self.board.board().track.spaces.value,
            scoring: self.board.scoring_spaces(self.players()).to_vec(),
            scorings: self.scorings,
        }
    }

    fn show_doge(&self) -> DogeView {
        let deck = self.board.deck();
        let turned = Cards {
            wine: deck.wine.saturating_sub(self.deck.wine),
            one: deck.one.saturating_sub(self.deck.one),
            two: deck.two.saturating_sub(self.deck.two),
            shuffle: deck.shuffle.saturating_sub(self.deck.shuffle),
        };
        let drawn_from = if self.deck.total() == 0 { deck } else { self.deck };
        let ahead = self.board.scoring_spaces(self.players()).iter().find(|space| **space > self.white);
        let distance = ahead.map(|space| space - self.white);
        let reaches = |card: &&DogeCard| distance.is_some_and(|distance| card.steps() >= distance);
        let good: u32 = DogeCard::ALL.iter().filter(reaches).map(|card| u32::from(drawn_from.of(*card))).sum();
        DogeView { left: self.deck, turned, scores_next: f64::from(good) / f64::from(drawn_from.total().max(1)) }
    }

    fn show_stage(&self) -> StageView {
        match &self.phase {
            Phase::First => StageView::First,
            Phase::Closing { .. } => StageView::Closing {
                good: self.good_to_close().unwrap_or(Good::Wood),
                ports: self.closable().map(|port| self.board.facts(port).id).collect(),
                done: self.closed_ports() as u8,
            },
            Phase::Picking { nth } => StageView::Picking {
                seat: self.picker(*nth),
                nth: *nth,
                picks: self.picks(),
                ports: if *nth < self.players() {
                    self.free_starts().map(|port| self.board.facts(port).id).collect()
                } else {
                    vec![]
                },
                order: (0..self.picks()).map(|nth| self.picker(nth)).collect(),
            },
            Phase::Preparing => StageView::Preparing,
            Phase::Activation { go } => StageView::Activation { go: self.show_go(go) },
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
                    ends: self.helpless(go, *cause),
                }
            }
            Phase::Battle { go, foe, stage, .. } => StageView::Battle { battle: self.show_battle(go, *foe, stage) },
            Phase::Doge => StageView::Doge,
            Phase::Purchases { queue, bought, .. } => {
                let seat = queue.first().copied().unwrap_or(Seat(0));
                StageView::Purchases {
                    seat,
                    then: queue.iter().skip(1).copied().collect(),
                    invest: self.show_purchases(seat, *bought),
                }
            }
            Phase::Over { standings } => StageView::Over { standings: standings.to_vec() },
        }
    }

    fn show_go(&self, go: &Go) -> GoView {
        let state = self.galley(go.galley);
        let seat = state.owner.unwrap_or(Seat(0));
        let port = self.board.port_of(state.zone);
        let acts = !go.invested;
        let trades = acts && go.step != Step::Fight && go.blocked.is_none();
        let lands = acts && go.step != Step::Sell && go.blocked.is_none();
        let sails = acts && go.step <= Step::Move && !go.stopped && go.blocked.is_none();
        let sales = if trades { self.show_sales(go, seat) } else { vec![] };
        let neutral = self.open_port(state.zone).is_some_and(|port| self.ports[port.index()].owner.is_none());
        let landing = if lands && neutral { self.most_to_land(go.galley) } else { 0 };
        // Sale and capture are blockaded alike, but a sale that was let pass is not asked about again.
        let blockable = landing > 0 || (!sales.is_empty() && !go.sale_open);
        GoView {
            seat,
            galley: go.galley,
            zone: self.board.zone_id(state.zone),
            port: port.map(|port| self.board.facts(port).id),
            step: go.step,
            acted: go.acted,
            invested: go.invested,
            steps: go.steps,
            steps_left: if sails { self.steps_left(go) } else { 0 },
            stopped: go.stopped,
            blocked: go.blocked.map(|blocked| blocked.by),
            strength: self.strength(go),
            reach: if sails { self.show_reach(go) } else { vec![] },
            loads: if acts && go.step == Step::Load { self.show_loads(go, seat, state.zone) } else { vec![] },
            sales,
            attacks: self.show_attacks(go, seat),
            landing,
            trade_blockers: if blockable {
                self.entitled(go, Cause::Capture { sailors: landing }, &[]).to_vec()
            } else {
                vec![]
            },
            invest: (!go.acted).then(|| self.show_invest(seat, go.bought.is_some())),
        }
    }

    fn show_reach(&self, go: &Go) -> Vec<ReachView> {
        let reached = self.reach(go, self.steps_left(go).min(8));
        let far = self.board.zones().filter(|zone| reached[zone.index()].steps > 0);
        let mut others = self.other_ways(go);
        far.map(|zone| self.show_way(go, &reached, zone, std::mem::take(&mut others[zone.index()]))).collect()
    }

    fn show_way(
        &self,
        go: &Go,
        reached: &[Reached; crate::board::MOST_ZONES],
        zone: ZoneIx,
        others: Vec<Path>,
    ) -> ReachView {
        let path = self.way(reached, zone);
        let mut others: Vec<WayView> = others
            .into_iter()
            .filter(|other| *other != path)
            .map(|other| WayView { blockades: self.blocks_on(go, &other), path: other.to_vec() })
            .collect();
        others.sort_by_key(|other| (other.blockades.len(), other.path.len()));
        others.truncate(MOST_WAYS);
        ReachView { zone: self.board.zone_id(zone), blockades: self.blocks_on(go, &path), path: path.to_vec(), others }
    }

    /// Ways without detours through a zone twice, by where they end, the shortest first.
    fn other_ways(&self, go: &Go) -> Vec<Vec<Path>> {
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

    /// Who could stop the galley on a way, and where; at its end only if it could still sail on.
    fn blocks_on(&self, go: &Go, path: &[ZoneId]) -> Vec<BlockView> {
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

    fn show_loads(&self, go: &Go, seat: Seat, zone: ZoneIx) -> Vec<PriceView> {
        let Some(port) = self.open_port(zone) else {
            return vec![];
        };
        let (ducats, to) = self.load_price(go, seat, zone);
        let good = self.board.facts(port).good;
        let room = self.galley(go.galley).free_spaces() > 0;
        let loads = room && self.bank[good.index()] > 0 && self.purses[seat.index()] >= ducats;
        loads.then_some(PriceView { good, ducats, to, slot: None }).into_iter().collect()
    }

    fn show_sales(&self, go: &Go, seat: Seat) -> Vec<PriceView> {
        let state = self.galley(go.galley);
        let Some(port) = self.open_port(state.zone) else {
            return vec![];
        };
        let Some(slot) = self.free_slot(port) else {
            return vec![];
        };
        let sells = |good: &Good| state.goods[good.index()] > 0 && !self.has(port, *good);
        let price = |good: Good| {
            let (ducats, _) = self.sale_price(port, slot, good, seat);
            PriceView { good, ducats, to: None, slot: Some(slot as u8 + 1) }
        };
        Good::ALL.into_iter().filter(sells).map(price).collect()
    }

    fn show_attacks(&self, go: &Go, seat: Seat) -> Vec<AttackView> {
        let mut legal = Vec::new();
        if go.invested {
            return vec![];
        }
        self.legal_attacks(seat, go, &mut legal);
        let attack = |command: crate::Command| {
            let crate::Command::Attack { foe } = command else {
                return None;
            };
            let (against, defence, fort) = match foe {
                Foe::Galley(galley) => (self.galley(galley).owner?, self.galley(galley).sailors, false),
                Foe::Port(port) => {
                    let state = &self.ports[self.board.port(port)?.index()];
                    (state.owner?, state.sailors, state.fort)
                }
            };
            let odds = self.odds(go, defence, fort);
            Some(AttackView { foe, against, defence, fort, odds })
        };
        legal.into_iter().filter_map(attack).collect()
    }

    /// The exact outcome of a fight to the end; `None` with other dice than the box's.
    fn odds(&self, go: &Go, defence: u8, fort: bool) -> Option<Odds> {
        let usual = self.board.board().skulls.value == 3;
        let sailors = self.galley(go.galley).sailors;
        let strength = self.strength(go);
        if !usual || strength == 0 {
            return None;
        }
        odds::odds_from(sailors, strength, defence, fort).ok()
    }

    fn show_invest(&self, seat: Seat, bought: bool) -> InvestView {
        let id = |port: PortIx| self.board.facts(port).id;
        let rich = self.purses[seat.index()] >= 2;
        let fort = |port: &PortIx| rich && !self.ports[port.index()].fort && self.can_fortify(seat, *port);
        let basilica = |port: &PortIx| rich && !self.ports[port.index()].basilica && self.can_bless(seat, *port);
        let (forts, basilicas) = (self.forts() < BUILDINGS, self.basilicas() < BUILDINGS);
        InvestView {
            sailor_price: 1,
            galley_price: self.galley_price(seat),
            can_buy: !bought && self.buys_galley(seat),
            hire: self.hire_places(seat, |_| true),
            forts: self.board.ports().filter(fort).filter(|_| forts).map(id).collect(),
            basilicas: self.board.ports().filter(basilica).filter(|_| basilicas).map(id).collect(),
        }
    }

    fn show_purchases(&self, seat: Seat, bought: u16) -> InvestView {
        let new = |to: Place| matches!(to, Place::Galley(galley) if bought & (1 << galley.0) != 0);
        let anywhere = self.options.special_hiring == SpecialHiring::Anywhere;
        InvestView {
            can_buy: self.galleys_of(seat) < 2 && self.buys_galley(seat),
            hire: self.hire_places(seat, |to| anywhere || new(to)),
            forts: vec![],
            basilicas: vec![],
            ..self.show_invest(seat, false)
        }
    }

    fn hire_places(&self, seat: Seat, allowed: impl Fn(Place) -> bool) -> Vec<HireView> {
        if self.purses[seat.index()] == 0 || self.reserve[seat.index()] == 0 {
            return vec![];
        }
        let port = |port: PortIx| {
            let (facts, state) = (self.board.facts(port), &self.ports[port.index()]);
            HireView { to: Place::Port(facts.id), room: facts.slots.saturating_sub(state.sailors) }
        };
        let ports = self.board.ports().map(port);
        let galleys = Galley::all()
            .take(GALLEYS)
            .map(|galley| HireView { to: Place::Galley(galley), room: self.galley(galley).free_spaces() });
        ports
            .chain(galleys)
            .filter(|place| place.room > 0 && self.hires_here(seat, place.to) && allowed(place.to))
            .collect()
    }

    fn show_battle(&self, go: &Go, foe: Target, stage: &Stage) -> BattleView {
        let galley = self.galley(go.galley);
        let (defender, zone, id) = match foe {
            Target::Galley(other) if galley.owner.is_none() => {
                (self.galley(other).owner, self.galley(other).zone, Foe::Galley(other))
            }
            Target::Galley(other) => (self.galley(other).owner, galley.zone, Foe::Galley(other)),
            Target::Port(port) => {
                (self.ports[port.index()].owner, self.board.facts(port).zone, Foe::Port(self.board.facts(port).id))
            }
        };
        let (adrift, winner) = match stage {
            Stage::Loot { winner, adrift } => (listed(adrift).to_vec(), Some(*winner)),
            _ => (vec![], None),
        };
        let fought = matches!(stage, Stage::Fort | Stage::Roll | Stage::Decide);
        let landing = match (stage, foe) {
            (Stage::Landing, Target::Port(port)) => galley.sailors.min(self.board.facts(port).slots),
            _ => 0,
        };
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
            room: winner.map_or(0, |winner| self.galley(winner).free_spaces()),
            decides: self.battle_decider(),
            winner,
            landing,
        }
    }
}
