//! What each event does to the state. Total: no rules, no randomness, no panic.

use kernel::Seat;

use crate::board::{Chart, InPlay, PortIx};
use crate::chapters::fix;
use crate::event::Event;
use crate::rules::Step;
use crate::state::{Blocked, ByGood, GalleyState, Go, MOST_SEATS, Phase, Serenissima, Stage, Target};
use crate::words::{Cause, Crew, Ducats, Foe, Galley, Good, MOST_DUCATS, Path, Place, PortId, ZoneId};

impl Serenissima {
    pub(crate) fn take_event(&mut self, event: &Event) {
        match event {
            Event::FirstPlayer { .. }
            | Event::PortsDrawn
            | Event::PortClosed { .. }
            | Event::StartPicked { .. }
            | Event::GalleyPicked { .. } => self.take_setup(event),
            Event::SailorMoved { .. }
            | Event::GoodMoved { .. }
            | Event::Loaded { .. }
            | Event::Jettisoned { .. }
            | Event::Sunk { .. }
            | Event::PortAbandoned { .. } => self.take_load(event),
            Event::Sailed { .. }
            | Event::BlockadePossible { .. }
            | Event::BlockadeCalled { .. }
            | Event::BlockadeDeclined { .. }
            | Event::Sold { .. } => self.take_move(event),
            Event::Attacked { .. }
            | Event::FortFired { .. }
            | Event::RoundFought { .. }
            | Event::FoughtOn { .. }
            | Event::BattleOver { .. }
            | Event::GarrisonFell { .. }
            | Event::Looted { .. }
            | Event::LootLeft { .. }
            | Event::Captured { .. } => self.take_battle(event),
            Event::Hired { .. }
            | Event::GalleyBought { .. }
            | Event::FortBuilt { .. }
            | Event::BasilicaBuilt { .. } => self.take_investment(event),
            Event::Corrected { fix } => fix::set(self, fix),
            _ => self.take_turn(event),
        }
    }

    fn take_setup(&mut self, event: &Event) {
        match *event {
            Event::FirstPlayer { seat } => {
                self.first = seat;
                self.phase =
                    if self.players() == 4 { Phase::Picking { nth: 0 } } else { Phase::Closing { drawn: false } };
            }
            Event::PortsDrawn => self.phase = Phase::Closing { drawn: true },
            Event::PortClosed { port } => {
                self.with_port(port, |state| state.closed = true);
                if self.closed_ports() >= 4 {
                    self.phase = Phase::Picking { nth: 0 };
                }
            }
            Event::StartPicked { seat, port, galley } => {
                if let Some(ix) = self.board.port(port) {
                    let zone = self.board.facts(ix).zone;
                    let state = &mut self.ports[ix.index()];
                    (state.owner, state.sailors) = (Some(seat), 3);
                    self.place(seat, galley, self.board.zone_id(zone), 3);
                    self.pay_sailors(seat, 6);
                }
                self.picked();
            }
            Event::GalleyPicked { seat, galley, zone } => {
                self.place(seat, galley, zone, 3);
                self.pay_sailors(seat, 3);
                self.picked();
            }
            _ => {}
        }
    }

    fn picked(&mut self) {
        if let Phase::Picking { nth } = &mut self.phase {
            *nth = nth.saturating_add(1);
        }
    }

    fn take_load(&mut self, event: &Event) {
        match event {
            Event::SailorMoved { seat, from, to } => {
                self.change_sailors(*from, *seat, -1);
                self.change_sailors(*to, *seat, 1);
                self.note_act();
            }
            Event::GoodMoved { good, from, to } => {
                self.change_goods(*from, *good, -1);
                self.change_goods(*to, *good, 1);
                self.note_act();
            }
            Event::Loaded { seat, galley, good, paid, to } => {
                self.change_goods(*galley, *good, 1);
                self.bank[good.index()] = self.bank[good.index()].saturating_sub(1);
                self.pay(*seat, *paid);
                if let Some(to) = to {
                    self.gain(*to, *paid);
                }
                self.note_act();
                if *paid == 0
                    && let Some(go) = self.go_mut()
                {
                    go.free_taken = true;
                }
            }
            Event::Jettisoned { galley, good } => {
                self.change_goods(*galley, *good, -1);
                self.bank[good.index()] = self.bank[good.index()].saturating_add(1);
                self.note_act();
            }
            Event::Sunk { seat, galley, sailors, goods, adrift } => {
                self.sink(*seat, *galley, *sailors, goods, *adrift);
                self.note_act();
            }
            Event::PortAbandoned { port, .. } => self.with_port(*port, |state| {
                (state.owner, state.sailors) = (None, 0);
            }),
            _ => {}
        }
    }

    fn sink(&mut self, seat: Seat, galley: Galley, sailors: u8, goods: &[Good], adrift: bool) {
        self.regain_sailors(seat, sailors);
        if let Some(index) = galley.index() {
            self.galleys[index] = GalleyState::SUPPLY;
        }
        if !adrift {
            self.give_to_bank(goods);
        }
        let Phase::Battle { go, foe, stage } = &mut self.phase else {
            return;
        };
        let foe_sunk = *foe == Target::Galley(galley);
        if foe_sunk {
            go.blocked = None;
        }
        if adrift {
            let winner = match foe {
                Target::Galley(other) if !foe_sunk => *other,
                _ => go.galley,
            };
            let mut floating: ByGood<u8> = [0; 6];
            for good in goods {
                floating[good.index()] = floating[good.index()].saturating_add(1);
            }
            *stage = Stage::Loot { winner, adrift: floating };
        } else if foe_sunk {
            self.phase = Phase::Activation { go: *go };
        }
    }

    fn take_move(&mut self, event: &Event) {
        match event {
            Event::Sailed { galley, to, .. } => {
                let zone = self.board.zone(*to);
                let sailors = self.galley(*galley).sailors;
                if let (Some(index), Some(zone)) = (galley.index(), zone) {
                    self.galleys[index].zone = zone;
                }
                self.note_act();
                if let Some(go) = self.go_mut() {
                    if go.steps == 0 {
                        go.reach = sailors;
                    }
                    go.steps = go.steps.saturating_add(1);
                    go.step = go.step.max(Step::Move);
                    go.sale_open = false;
                }
            }
            Event::BlockadePossible { cause, seats, rest, .. } => {
                if let Some(go) = self.go().copied() {
                    let queue = seats.iter().copied().take(4).collect();
                    self.phase = Phase::Blockade { go, cause: *cause, queue, rest: rest.clone() };
                }
            }
            Event::BlockadeCalled { seat, cause, .. } => {
                if let Some(go) = self.go_mut() {
                    match cause {
                        Cause::Move => go.stopped = true,
                        Cause::Sale { .. } => go.blocked = Some(Blocked { by: *seat, sale: true }),
                        Cause::Capture { .. } => go.blocked = Some(Blocked { by: *seat, sale: false }),
                    }
                    // Only a fight or the end is left, also where the activation began.
                    go.acted = true;
                    go.step = go.step.max(Step::Move);
                    self.phase = Phase::Activation { go: *go };
                }
            }
            Event::BlockadeDeclined { .. } => {
                if let Phase::Blockade { go, cause, queue, .. } = &mut self.phase {
                    if !queue.is_empty() {
                        queue.remove(0);
                    }
                    if queue.is_empty() {
                        go.sale_open |= matches!(cause, Cause::Sale { .. });
                        self.phase = Phase::Activation { go: *go };
                    }
                }
            }
            Event::Sold { seat, galley, port, good, slot, paid, .. } => {
                self.change_goods(*galley, *good, -1);
                self.gain(*seat, *paid);
                let slot = usize::from(*slot).saturating_sub(1);
                self.with_port(*port, |state| {
                    if let Some(place) = state.slots.get_mut(slot) {
                        *place = Some(*good);
                    }
                });
                self.note_act();
                if let Some(go) = self.go_mut() {
                    go.step = go.step.max(Step::Sell);
                    go.sale_open = true;
                    go.blocked = None;
                }
            }
            _ => {}
        }
    }

    fn take_battle(&mut self, event: &Event) {
        match event {
            Event::Attacked { foe, strength, .. } => self.attack(*foe, *strength),
            Event::FortFired { lost, .. } => {
                self.lose_attackers(*lost);
                self.set_stage(Stage::Roll);
            }
            Event::RoundFought { lost, .. } => {
                self.lose_attackers(lost[0]);
                if let Phase::Battle { foe, .. } = self.phase {
                    self.lose_defenders(foe, lost[1]);
                }
                self.set_stage(Stage::Decide);
            }
            Event::FoughtOn { .. } => self.set_stage(Stage::Roll),
            Event::BattleOver { .. } => {
                if let Phase::Battle { go, .. } = &self.phase {
                    self.phase = Phase::Activation { go: *go };
                }
            }
            Event::GarrisonFell { port, .. } => {
                self.with_port(*port, |state| (state.owner, state.sailors) = (None, 0));
                self.set_stage(Stage::Landing);
            }
            Event::Looted { galley, good, .. } => {
                self.change_goods(*galley, *good, 1);
                if let Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } = &mut self.phase {
                    adrift[good.index()] = adrift[good.index()].saturating_sub(1);
                }
                self.close_loot();
            }
            Event::LootLeft { goods } => {
                self.give_to_bank(goods);
                if let Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } = &mut self.phase {
                    *adrift = [0; 6];
                }
                self.close_loot();
            }
            Event::Captured { seat, galley, port, sailors } => {
                if let Some(index) = galley.index() {
                    let aboard = &mut self.galleys[index].sailors;
                    *aboard = aboard.saturating_sub(*sailors);
                }
                self.with_port(*port, |state| (state.owner, state.sailors) = (Some(*seat), *sailors));
                self.note_act();
            }
            _ => {}
        }
    }

    fn attack(&mut self, foe: Foe, strength: u8) {
        let Some(mut go) = self.go().copied() else {
            return;
        };
        let foe = match foe {
            Foe::Galley(galley) => Target::Galley(galley),
            Foe::Port(port) => Target::Port(self.board.port(port).unwrap_or(PortIx(0))),
        };
        go.acted = true;
        go.step = Step::Fight;
        if go.cap == 0 {
            go.cap = strength;
        }
        let fort = matches!(foe, Target::Port(port) if self.ports[port.index()].fort);
        self.phase = Phase::Battle { go, foe, stage: if fort { Stage::Fort } else { Stage::Roll } };
    }

    fn lose_attackers(&mut self, lost: u8) {
        if let Some(galley) = self.go().map(|go| go.galley) {
            self.lose_defenders(Target::Galley(galley), lost);
        }
    }

    fn lose_defenders(&mut self, side: Target, lost: u8) {
        let (owner, sailors) = match side {
            Target::Galley(galley) => match galley.index() {
                Some(index) => (self.galleys[index].owner, &mut self.galleys[index].sailors),
                None => return,
            },
            Target::Port(port) => (self.ports[port.index()].owner, &mut self.ports[port.index()].sailors),
        };
        let lost = lost.min(*sailors);
        *sailors -= lost;
        if let Some(owner) = owner {
            self.regain_sailors(owner, lost);
        }
    }

    fn set_stage(&mut self, to: Stage) {
        if let Phase::Battle { stage, .. } = &mut self.phase {
            *stage = to;
        }
    }

    /// With nothing adrift any more an attacker who won goes on; a defender's loot ends it all.
    fn close_loot(&mut self) {
        if let Phase::Battle { go, stage: Stage::Loot { winner, adrift }, .. } = &self.phase
            && *adrift == [0; 6]
            && *winner == go.galley
        {
            self.phase = Phase::Activation { go: *go };
        }
    }

    fn take_investment(&mut self, event: &Event) {
        match event {
            Event::Hired { seat, to } => {
                self.pay(*seat, 1);
                self.pay_sailors(*seat, 1);
                self.change_sailors(*to, *seat, 1);
            }
            Event::GalleyBought { seat, galley, port, paid, crew } => {
                self.pay(*seat, *paid);
                match crew {
                    Crew::Hired => self.pay_sailors(*seat, 1),
                    Crew::Port => self.change_sailors(Place::Port(*port), *seat, -1),
                    Crew::Galley(from) => self.change_sailors(Place::Galley(*from), *seat, -1),
                }
                if let Some(port) = self.board.port(*port) {
                    let zone = self.board.zone_id(self.board.facts(port).zone);
                    self.place(*seat, *galley, zone, 1);
                }
                match &mut self.phase {
                    Phase::Purchases { bought, .. } => *bought |= 1 << galley.0.min(15),
                    Phase::Activation { go } => go.bought = Some(*galley),
                    _ => {}
                }
            }
            Event::FortBuilt { seat, port } => {
                self.pay(*seat, 2);
                self.with_port(*port, |state| state.fort = true);
            }
            Event::BasilicaBuilt { seat, port } => {
                self.pay(*seat, 2);
                self.with_port(*port, |state| state.basilica = true);
            }
            _ => {}
        }
        if let Phase::Activation { go } = &mut self.phase {
            go.invested = true;
        }
    }

    fn take_turn(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { turn } => (self.turn, self.black) = (*turn, 0),
            Event::Activated { seat, galley } => {
                self.black = galley.0;
                self.phase = Phase::Activation { go: Go::new(*seat, *galley, self.galley(*galley).zone) };
            }
            Event::WheelDone => (self.black, self.phase) = (0, Phase::Doge),
            Event::DogeTurned { card } => {
                let left = self.deck.of_mut(*card);
                *left = left.saturating_sub(1);
            }
            Event::DeckShuffled => self.deck = self.board.deck(),
            Event::WinePaid { seat, ducats, .. } => self.gain(*seat, *ducats),
            Event::PawnAdvanced { to, .. } => self.white = *to,
            Event::ScoringBegan { nth } => self.scorings = self.scorings.max(*nth),
            Event::PortPaid { seat, ducats, basilica, .. } => self.gain(*seat, ducats.saturating_add(*basilica)),
            Event::PurchasesBegan { seats } => {
                self.phase = Phase::Purchases { queue: seats.iter().copied().take(4).collect(), bought: 0 };
            }
            Event::PurchasesEnded { .. } => {
                if let Phase::Purchases { queue, bought } = &mut self.phase {
                    *bought = 0;
                    if !queue.is_empty() {
                        queue.remove(0);
                    }
                }
            }
            Event::EndedEarly { .. } => {
                if let Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } = self.phase {
                    for good in Good::ALL {
                        let bank = &mut self.bank[good.index()];
                        *bank = bank.saturating_add(adrift[good.index()]);
                    }
                }
                self.phase = Phase::Over { standings: Vec::new() };
            }
            Event::GameEnded { standings } => self.phase = Phase::Over { standings: standings.clone() },
            _ => {}
        }
    }

    // ---- small change ----

    fn go_mut(&mut self) -> Option<&mut Go> {
        match &mut self.phase {
            Phase::Activation { go } | Phase::Blockade { go, .. } | Phase::Battle { go, .. } => Some(go),
            _ => None,
        }
    }

    /// Something was done with the active galley that is not an investment.
    fn note_act(&mut self) {
        if let Some(go) = self.go_mut().filter(|go| !go.invested) {
            go.acted = true;
        }
    }

    fn with_port(&mut self, port: PortId, change: impl FnOnce(&mut crate::state::PortState)) {
        if let Some(port) = self.board.port(port) {
            change(&mut self.ports[port.index()]);
        }
    }

    fn place(&mut self, seat: Seat, galley: Galley, zone: ZoneId, sailors: u8) {
        if let (Some(index), Some(zone)) = (galley.index(), self.board.zone(zone)) {
            self.galleys[index] = GalleyState { owner: Some(seat), zone, sailors, goods: [0; 6] };
        }
    }

    /// Adds or takes a sailor. The first sailor in a neutral port makes it his owner's.
    fn change_sailors(&mut self, place: Place, seat: Seat, by: i8) {
        match place {
            Place::Galley(galley) => {
                if let Some(index) = galley.index() {
                    let sailors = &mut self.galleys[index].sailors;
                    *sailors = sailors.saturating_add_signed(by);
                }
            }
            Place::Port(port) => self.with_port(port, |state| {
                state.sailors = state.sailors.saturating_add_signed(by);
                if by > 0 {
                    state.owner = Some(seat);
                }
            }),
        }
    }

    fn change_goods(&mut self, galley: Galley, good: Good, by: i8) {
        if let Some(index) = galley.index() {
            let cubes = &mut self.galleys[index].goods[good.index()];
            *cubes = cubes.saturating_add_signed(by);
        }
    }

    fn give_to_bank(&mut self, goods: &[Good]) {
        for good in goods {
            self.bank[good.index()] = self.bank[good.index()].saturating_add(1);
        }
    }

    fn regain_sailors(&mut self, seat: Seat, sailors: u8) {
        let reserve = &mut self.reserve[place_of(seat)];
        *reserve = reserve.saturating_add(sailors);
    }

    fn pay_sailors(&mut self, seat: Seat, sailors: u8) {
        let reserve = &mut self.reserve[place_of(seat)];
        *reserve = reserve.saturating_sub(sailors);
    }

    fn pay(&mut self, seat: Seat, ducats: Ducats) {
        let purse = &mut self.purses[place_of(seat)];
        *purse = purse.saturating_sub(ducats);
    }

    fn gain(&mut self, seat: Seat, ducats: Ducats) {
        let purse = &mut self.purses[place_of(seat)];
        *purse = purse.saturating_add(ducats).min(MOST_DUCATS);
    }

    /// Closed ports so far (`SETUP-6`).
    pub(crate) fn closed_ports(&self) -> usize {
        self.ports.iter().filter(|port| port.closed).count()
    }

    /// Puts another board under the same pieces. What was seen of the Doge deck stays seen, and a
    /// white pawn that has not left its first space stands on the new one.
    pub(crate) fn lay_on(&mut self, chart: std::sync::Arc<Chart>) {
        let (old, new) = (self.board.deck(), chart.deck());
        for card in crate::words::DogeCard::ALL {
            let seen = old.of(card).saturating_sub(self.deck.of(card));
            *self.deck.of_mut(card) = new.of(card).saturating_sub(seen);
        }
        if self.white == self.board.start_space(self.players()) && self.scorings == 0 {
            self.white = chart.start_space(self.players());
        }
        self.board = InPlay(chart);
    }
}

/// A seat's place in the arrays. A record from outside may name a seat that is not there.
pub(crate) fn place_of(seat: Seat) -> usize {
    seat.index().min(MOST_SEATS - 1)
}

/// The zones of a path as a list for events.
pub(crate) fn rest_of(path: &[ZoneId]) -> Path {
    path.iter().copied().take(Path::new().capacity()).collect()
}
