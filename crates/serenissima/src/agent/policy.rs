//! Rules of thumb: one sensible command, fast. Rates each legal command in ducats and takes the best.

use kernel::{Actor, CandidateSink, Draw, FailFast, Illegal, Rules, Seat};

use super::outlook::{Kinds, Outlook, PortOutlook, Reach, chance_to_win, kind, kinds_of};
use crate::Consequences;
use crate::board::{ByZone, MOST_ZONES};
use crate::command::Command;
use crate::rules::Step;
use crate::state::{Activation, GalleyState, Phase, Serenissima, Stage};
use crate::words::{BASILICA_PAYS, Cause, Crew, Ducats, Foe, Galley, Good, Place, PortId};

/// The rating of a command that is never chosen if another is legal.
const NEVER: i32 = -1_000;

/// The rating from which a command is done before any journey.
const FIRST: i32 = 1_000;

/// The sailors that a galley should have.
const CREW: u8 = 3;

/// The galleys that a player should have.
const FLEET: u8 = 5;

/// The value of a galley that is lost.
const GALLEY_WORTH: i32 = 10;

/// The lowest chance in percent for an attack, and for another round.
const GOOD_CHANCE: i32 = 60;
const FAIR_CHANCE: i32 = 45;

/// Keeps the best of the commands that are listed. Equals are decided at random.
struct Best<R> {
    rate: R,
    noise: u32,
    best: Option<(i32, u32, Command)>,
}

impl<R: FnMut(&Command) -> i32> CandidateSink<Serenissima> for Best<R> {
    const DIMMED: bool = false;
    type Breaches = FailFast;

    #[inline(always)]
    fn under<T>(&mut self, judge: impl FnOnce(&mut FailFast) -> Result<T, Illegal>, list: impl FnOnce(&mut Self)) {
        if judge(&mut FailFast).is_ok() {
            list(self);
        }
    }

    #[inline(always)]
    fn add<T>(
        &mut self,
        command: impl FnOnce() -> Command,
        judge: impl FnOnce(&mut FailFast) -> Result<T, Illegal>,
        _consequences: impl FnOnce() -> Consequences,
    ) {
        if judge(&mut FailFast).is_err() {
            return;
        }
        let command = command();
        // A linear congruential generator: one draw is enough for all equals.
        self.noise = self.noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let key = ((self.rate)(&command), self.noise >> 16);
        if self.best.as_ref().is_none_or(|(rating, noise, _)| key > (*rating, *noise)) {
            self.best = Some((key.0, key.1, command));
        }
    }
}

impl Serenissima {
    /// Returns the best legal command of a seat by the rules of thumb.
    pub(super) fn rule_of_thumb(&self, seat: Seat, draw: &mut dyn Draw) -> Option<Command> {
        let noise = draw.below(u32::MAX);
        let best = |rate: &dyn Fn(&Command) -> i32| {
            let mut best = Best { rate, noise, best: None };
            self.candidates(Actor::Seat(seat), &mut best);
            best.best.map(|(_, _, command)| command)
        };
        match &self.phase {
            Phase::Activation { go } => {
                let trip = Trip::new(self, seat, go);
                best(&|command| trip.rate(command))
            }
            Phase::Blockade { go, cause, .. } => {
                Some(Command::Blockade { call: self.should_blockade(seat, go, *cause) })
            }
            Phase::Battle { go, foe, stage, .. } => match stage {
                Stage::Decide => {
                    let (sailors, strength) = (self.galley(go.galley).sailors, self.strength(go));
                    let chance = chance_to_win(sailors, sailors.saturating_sub(strength), self.defenders(*foe), false);
                    Some(if chance >= FAIR_CHANCE { Command::Continue } else { Command::BreakOff })
                }
                Stage::Landing => best(&|command| self.rate_landing(self.galley(go.galley), command)),
                _ => {
                    let needs = Outlook::new(self, seat).needs();
                    best(&|command| match command {
                        Command::Loot { good } => 1 + needs[good.index()],
                        Command::LeaveLoot => 0,
                        _ => NEVER,
                    })
                }
            },
            Phase::Purchases { .. } => best(&|command| self.rate_purchase(seat, command)),
            Phase::Closing { .. } => best(&|command| i32::from(*command == Command::DrawPorts)),
            _ => best(&|_| 0),
        }
    }

    /// True if a seat gains by stopping a galley. A sale in its own port pays it.
    fn should_blockade(&self, seat: Seat, go: &Activation, cause: Cause) -> bool {
        let galley = self.galley(go.galley);
        let own = self.open_port(galley.zone).filter(|port| self.ports[port.index()].owner == Some(seat));
        match cause {
            Cause::Capture { .. } => true,
            Cause::Sale { .. } => own.is_none(),
            Cause::Move => own.is_none_or(|port| !galley.kinds().any(|good| !self.has(port, good))),
        }
    }

    /// Rates a landing: two sailors stay as a garrison, if one remains aboard.
    fn rate_landing(&self, galley: &GalleyState, command: &Command) -> i32 {
        let Command::Land { sailors } = command else { return NEVER };
        let wanted = galley.sailors.saturating_sub(1).clamp(1, 2);
        match *sailors {
            0 => NEVER / 2,
            sailors => -i32::from(sailors.abs_diff(wanted)),
        }
    }

    fn rate_purchase(&self, seat: Seat, command: &Command) -> i32 {
        let purse = self.purses[seat.index()];
        match command {
            Command::BuyGalley { crew, port, .. } if self.spares_crew(*crew, *port) => {
                10 + i32::from(*crew == Crew::Hired)
            }
            Command::Hire { to: Place::Galley(galley) } => {
                if self.galley(*galley).sailors < CREW && purse > 1 {
                    5
                } else {
                    NEVER
                }
            }
            Command::EndPurchases => 0,
            _ => NEVER,
        }
    }

    /// True if the first sailor of a galley bought here is hired, or not the last one of another place.
    fn spares_crew(&self, crew: Crew, port: PortId) -> bool {
        match crew {
            Crew::Hired => true,
            Crew::Port => self.spares_sailor(Place::Port(port)),
            Crew::Galley(galley) => self.spares_sailor(Place::Galley(galley)),
        }
    }

    /// True if a place keeps a sailor when one leaves: without any, a galley sinks and a port is lost.
    fn spares_sailor(&self, from: Place) -> bool {
        let sailors = match from {
            Place::Galley(galley) => self.galley(galley).sailors,
            Place::Port(port) => self.board.port(port).map_or(0, |port| self.ports[port.index()].sailors),
        };
        sailors > 1
    }
}

impl Outlook<'_> {
    /// Returns what one more cube of each kind is worth, in the best own port.
    fn needs(&self) -> [i32; 6] {
        let mut needs = [0; 6];
        for port in self.own_ports().filter(|port| port.wanted != 0) {
            let one = port.wanted & port.wanted.wrapping_neg();
            let worth = self.sale_worth(port, one, self.clock.later);
            for good in Good::ALL.into_iter().filter(|good| port.wanted & kind(*good) != 0) {
                needs[good.index()] = worth.max(needs[good.index()]);
            }
        }
        needs
    }
}

/// What the active galley can do, in ducats.
struct Trip<'a> {
    outlook: Outlook<'a>,
    go: &'a Activation,
    galley: &'a GalleyState,
    /// The value of acting in each zone.
    zones: ByZone<i32>,
    /// The gain of loading one cube.
    loading: i32,
    /// The value of a sale in the present zone.
    sale: i32,
    /// The value of a landing or an attack on the port in the present zone.
    storm: i32,
    /// True if the galley invests.
    invests: bool,
}

impl<'a> Trip<'a> {
    fn new(state: &'a Serenissima, seat: Seat, go: &'a Activation) -> Self {
        let (outlook, galley, invests) = (Outlook::new(state, seat), state.galley(go.galley), go.invested);
        let mut trip = Self { outlook, go, galley, zones: [0; MOST_ZONES], loading: 0, sale: 0, storm: 0, invests };
        if !invests {
            let best = trip.look_around();
            trip.invests = !go.acted && trip.investment() > best + trip.loading.max(0);
        }
        trip
    }

    /// Notes the value of every zone in reach. Returns the highest.
    fn look_around(&mut self) -> i32 {
        let (outlook, go, galley) = (&self.outlook, self.go, self.galley);
        let state = outlook.state;
        let most = if go.stopped || go.step > Step::Move { 0 } else { state.steps_left(go) };
        let reach = Reach::new(outlook.state.chart(), galley.zone, most);
        let near = reach.within(most);
        let aboard = kinds_of(&galley.goods);
        let load = if go.step == Step::Load { outlook.supply(galley) & !aboard } else { 0 };
        let needs = outlook.needs();
        let (mut best, mut best_sales) = (0, [0; 2]);
        for port in outlook.ports.iter().filter(|port| near & (1 << port.zone.0) != 0) {
            let moved = reach.steps_to(port.zone).unwrap_or(0);
            let sale = outlook.sale_worth(port, aboard, outlook.clock.left);
            let storm = if go.step == Step::Sell { 0 } else { self.storm_worth(port, go.steps + moved) };
            if moved == 0 {
                (self.sale, self.storm) = (sale, storm);
            }
            let fetches =
                kind(port.good) & aboard == 0 && state.bank[port.good.index()] > 0 && (galley.room() > 0 || sale > 0);
            let fetch = if fetches { needs[port.good.index()] / 3 } else { 0 };
            let worth = sale.max(storm) + fetch;
            self.zones[port.zone.index() % MOST_ZONES] = worth;
            best = best.max(worth);
            best_sales[0] = best_sales[0].max(sale);
            if load != 0 {
                best_sales[1] = best_sales[1].max(outlook.sale_worth(port, aboard | load, outlook.clock.left));
            }
        }
        self.note_approach(most, aboard | load, best_sales[0].max(best_sales[1]));
        if load != 0 {
            let hope = needs[load.trailing_zeros() as usize % needs.len()] / 2;
            self.loading = (best_sales[1] - best_sales[0]).max(hope) - 1;
        }
        best
    }

    /// Notes the zones from which the best sale out of reach is one activation away, if it is better than `near`.
    fn note_approach(&mut self, most: u8, kinds: Kinds, near: i32) {
        let (outlook, zone, sailors) = (&self.outlook, self.galley.zone, self.galley.sailors);
        if kinds == 0 || most == 0 {
            return;
        }
        let chart = outlook.state.chart();
        let reach = Reach::new(chart, zone, most + sailors);
        let far = reach.within(most + sailors) & !reach.within(most);
        let sales = outlook.ports.iter().filter(|port| far & (1 << port.zone.0) != 0);
        let rated = sales.map(|port| (outlook.sale_worth(port, kinds, outlook.clock.later) / 2, port.zone));
        let Some((sale, to)) = rated.max_by_key(|(sale, zone)| (*sale, zone.0)).filter(|(sale, _)| *sale > near) else {
            return;
        };
        let mut approach = Reach::new(chart, to, sailors).within(sailors) & reach.within(most);
        while approach != 0 {
            let zone = approach.trailing_zeros() as usize;
            approach &= approach - 1;
            self.zones[zone % MOST_ZONES] += sale;
        }
    }

    /// Returns the value of taking a port with the active galley, after this many zones.
    fn storm_worth(&self, port: &PortOutlook, moved: u8) -> i32 {
        let (outlook, sailors) = (&self.outlook, self.galley.sailors);
        match port.owner {
            None if sailors > 1 => port.worth - 2,
            None => port.worth - GALLEY_WORTH,
            Some(owner) if owner != outlook.seat && outlook.state.ports_of(owner) > 1 => {
                let chance = outlook.chance_to_take(port, sailors, moved);
                if chance < GOOD_CHANCE {
                    return 0;
                }
                let harm = port.worth / (i32::from(outlook.state.players()) - 1).max(1);
                ((port.worth + harm) * chance - (100 - chance) * GALLEY_WORTH) / 100
            }
            _ => 0,
        }
    }

    /// Returns the value of an attack on a galley.
    fn duel_worth(&self, foe: Galley) -> i32 {
        let (state, sailors) = (self.outlook.state, self.galley.sailors);
        let foe = state.galley(foe);
        let moved = sailors.saturating_sub(state.strength(self.go));
        let chance = chance_to_win(sailors, moved, foe.sailors, false);
        if chance < GOOD_CHANCE {
            return NEVER;
        }
        let prize = GALLEY_WORTH / 2 + 2 * i32::from(foe.cargo());
        (prize * chance - (100 - chance) * GALLEY_WORTH) / 100
    }

    /// Returns the value of investing instead of acting.
    fn investment(&self) -> i32 {
        let (state, seat) = (self.outlook.state, self.outlook.seat);
        let purse = i32::from(state.purses[seat.index()]);
        let mut sailors = purse.min(state.reserve[seat.index()].into());
        let mut worth = 0;
        for port in self.outlook.own_ports() {
            if purse > 1 && self.outlook.takes_basilica(port) {
                worth += self.basilica();
            }
            for (_, galley) in state.fleet_of(seat).filter(|(_, galley)| galley.zone == port.zone && galley.room() > 0)
            {
                for crew in galley.sailors..CREW {
                    if sailors > 0 {
                        worth += self.sailor(crew) - 1;
                        sailors -= 1;
                    }
                }
            }
        }
        worth + self.new_galley().max(0)
    }

    fn basilica(&self) -> i32 {
        i32::from(BASILICA_PAYS) * self.outlook.state.scorings_left()
    }

    /// Returns the value of one more sailor on a galley with this number.
    fn sailor(&self, aboard: u8) -> i32 {
        let most = match aboard {
            0 | 1 => 6,
            2 => 4,
            3 => 1,
            _ => 0,
        };
        most * self.outlook.clock.turns.min(50) / 50
    }

    /// Returns the value of one more galley with some crew.
    fn new_galley(&self) -> i32 {
        let (state, seat) = (self.outlook.state, self.outlook.seat);
        let price: Ducats = state.galley_price(seat);
        if self.go.bought.is_some() || state.galleys_of(seat) >= FLEET || state.purses[seat.index()] < price + 3 {
            return NEVER;
        }
        self.outlook.clock.turns * 3 / 10 - i32::from(price) - 3
    }

    /// Rates a command of the active galley.
    fn rate(&self, command: &Command) -> i32 {
        match command {
            Command::EndActivation => 0,
            _ if self.invests => self.rate_investment(command),
            Command::Load { .. } if self.loading > 0 => FIRST + self.loading,
            Command::MoveSailor { from, to } => self.rate_transfer(*from, *to),
            Command::Sail { path } => {
                let zone = path.last().and_then(|zone| self.outlook.state.board.zone(*zone));
                zone.map_or(NEVER, |zone| self.zones[zone.index()] - 1)
            }
            Command::Sell { .. } if self.sale > 0 && self.go.step == Step::Sell => FIRST + self.sale,
            Command::Sell { .. } => self.sale,
            Command::Land { .. } if self.storm > 0 => {
                self.storm * 4 + self.outlook.state.rate_landing(self.galley, command)
            }
            Command::Attack { foe: Foe::Port(_) } if self.storm > 0 => self.storm,
            Command::Attack { foe: Foe::Galley(galley) } => self.duel_worth(*galley),
            _ => NEVER,
        }
    }

    fn rate_investment(&self, command: &Command) -> i32 {
        match command {
            Command::BuildBasilica { .. } => FIRST + self.basilica(),
            Command::BuildFort { .. } if self.outlook.state.purses[self.outlook.seat.index()] > 8 => 1,
            Command::BuyGalley { galley, crew, port } if self.outlook.state.spares_crew(*crew, *port) => {
                let acts = i32::from(galley.0 > self.outlook.state.black);
                self.new_galley() * 2 + acts + i32::from(*crew == Crew::Hired)
            }
            Command::Hire { to: Place::Galley(galley) } => {
                let sailors = self.outlook.state.galley(*galley).sailors;
                if sailors < CREW { self.sailor(sailors) - 1 } else { NEVER }
            }
            Command::Hire { to: Place::Port(port) } => {
                let port = self.outlook.state.board.port(*port);
                let lone = port.filter(|port| self.outlook.state.ports[port.index()].sailors == 1);
                let outlook = self.outlook.ports.iter().find(|port| lone == Some(port.ix));
                outlook.map_or(NEVER, |port| port.worth / 20 - 1)
            }
            _ => NEVER,
        }
    }

    /// Rates a transfer: the active galley gets a crew, and what it has too many becomes a garrison.
    fn rate_transfer(&self, from: Place, to: Place) -> i32 {
        let (galley, active) = (self.galley, Place::Galley(self.go.galley));
        let spare = match from {
            Place::Port(_) => self.outlook.state.spares_sailor(from),
            Place::Galley(other) => self.outlook.state.galley(other).sailors > CREW,
        };
        if to == active && galley.sailors < CREW && spare && galley.room() > u8::from(galley.cargo() == 0) {
            return 2 * FIRST;
        }
        let Place::Port(port) = to else { return NEVER };
        let lone =
            self.outlook.state.board.port(port).is_some_and(|port| self.outlook.state.ports[port.index()].sailors == 1);
        if lone && galley.sailors > CREW { 2 * FIRST } else { NEVER }
    }
}
