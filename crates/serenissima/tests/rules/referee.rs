//! A second opinion on every move, from the events alone: it follows the pieces and checks each move against its
//! rule. It uses neither the phase nor the deciding code.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Actor, Play, Rules, Seat, suite};
use serde_json::json;
use serenissima::board::Chart;
use serenissima::words::{Cause, Crew, Foe, Galley, Good, Options, Place, PortId, ZoneId};
use serenissima::{Event, Fix, Serenissima};

#[derive(Clone, Copy)]
struct Afloat {
    owner: Seat,
    zone: ZoneId,
    sailors: u8,
}

#[derive(Clone, Default)]
struct Ashore {
    owner: Option<Seat>,
    closed: bool,
    fort: bool,
    goods: Vec<Good>,
}

#[derive(Default)]
struct Referee {
    galleys: BTreeMap<u8, Afloat>,
    ports: BTreeMap<PortId, Ashore>,
    options: Options,
    /// The active galley's number, and the zone where its activation began.
    active: Option<(u8, ZoneId)>,
    /// The sides of the battle.
    battle: Option<(u8, Foe)>,
    /// The cause and zone of the last blockade question, and the seats that declined.
    asked: Option<(Cause, ZoneId)>,
    declined: Vec<Seat>,
    /// True once a cube was sold in this activation.
    sold: bool,
}

fn hold(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

impl Referee {
    fn galley(&self, galley: Galley) -> Result<Afloat, String> {
        self.galleys.get(&galley.0).copied().ok_or_else(|| format!("galley {} is not afloat", galley.0))
    }

    fn port(&mut self, port: PortId) -> &mut Ashore {
        self.ports.entry(port).or_default()
    }

    fn zone_of(&self, chart: &Chart, place: Place) -> Result<ZoneId, String> {
        match place {
            Place::Galley(galley) => Ok(self.galley(galley)?.zone),
            Place::Port(port) => port_zone(chart, port),
        }
    }

    fn add_sailors(&mut self, place: Place, by: i8) {
        if let Place::Galley(galley) = place
            && let Some(afloat) = self.galleys.get_mut(&galley.0)
        {
            afloat.sailors = afloat.sailors.saturating_add_signed(by);
        }
    }

    fn sailors_in(&self, zone: ZoneId, seat: Seat) -> u8 {
        self.galleys.values().filter(|other| other.zone == zone && other.owner == seat).map(|other| other.sailors).sum()
    }

    /// Returns the opponents of a galley with strictly more sailors in its zone (`MOVE-2`).
    fn entitled(&self, galley: Galley) -> Result<Vec<Seat>, String> {
        let own = self.galley(galley)?;
        let seats = (0..4).map(Seat).filter(|seat| *seat != own.owner);
        Ok(seats.filter(|seat| self.sailors_in(own.zone, *seat) > own.sailors).collect())
    }

    /// Checks that every entitled player was asked before a sale or a capture (`SELL-5`, `CAPT-2`).
    fn nobody_passed_over(&self, galley: Galley, cause: fn(&Cause) -> bool) -> Result<(), String> {
        let zone = self.galley(galley)?.zone;
        let began = self.active.is_some_and(|(_, start)| start == zone);
        if began && !self.options.blockade_where_it_started {
            return Ok(());
        }
        let of_this = self.asked.is_some_and(|(asked, at)| cause(&asked) && at == zone);
        let silent = |seat: &Seat| of_this && self.declined.contains(seat);
        hold(self.entitled(galley)?.iter().all(silent), "an entitled blockader was not asked")
    }

    fn hear(&mut self, chart: &Chart, event: &Event) -> Result<(), String> {
        match event {
            Event::Corrected { fix } => self.correct(fix),
            Event::Activated { galley, .. } => {
                self.active = Some((galley.0, self.galley(*galley)?.zone));
                (self.battle, self.asked, self.sold) = (None, None, false);
                self.declined.clear();
            }
            Event::PortClosed { port } => self.port(*port).closed = true,
            Event::StartPicked { seat, port, galley } => {
                self.port(*port).owner = Some(*seat);
                self.launch(*galley, *seat, port_zone(chart, *port)?, 3);
            }
            Event::GalleyPicked { seat, galley, zone } => self.launch(*galley, *seat, *zone, 3),
            Event::SailorMoved { from, to, .. } => {
                hold(self.zone_of(chart, *from)? == self.zone_of(chart, *to)?, "a sailor crossed zones")?;
                self.add_sailors(*from, -1);
                self.add_sailors(*to, 1);
            }
            Event::Hired { to, .. } => self.add_sailors(*to, 1),
            Event::GoodMoved { from, to, .. } => {
                let (from, to) = (self.galley(*from)?, self.galley(*to)?);
                hold(from.zone == to.zone && from.owner == to.owner, "a cube went to a galley elsewhere")?;
            }
            Event::Sunk { galley, .. } => drop(self.galleys.remove(&galley.0)),
            Event::PortAbandoned { port, .. } | Event::GarrisonFell { port, .. } => self.port(*port).owner = None,
            Event::FortBuilt { port, .. } => {
                hold(!self.port(*port).fort, "a second fort")?;
                self.port(*port).fort = true;
            }
            Event::GalleyBought { seat, galley, port, crew, .. } => {
                hold(self.port(*port).owner == Some(*seat), "a galley bought in a foreign port")?;
                if let Crew::Galley(from) = crew {
                    self.add_sailors(Place::Galley(*from), -1);
                }
                self.launch(*galley, *seat, port_zone(chart, *port)?, 1);
            }
            _ => return self.hear_active(chart, event),
        }
        Ok(())
    }

    /// Follows moves, trade and fights.
    fn hear_active(&mut self, chart: &Chart, event: &Event) -> Result<(), String> {
        match event {
            Event::Sailed { galley, from, to } => {
                hold(self.galley(*galley)?.zone == *from, "sailed from where it was not")?;
                let (a, b) = (chart.zone(*from), chart.zone(*to));
                hold(a.zip(b).is_some_and(|(a, b)| chart.adjacent(a, b)), "sailed to no neighbour")?;
                if let Some(afloat) = self.galleys.get_mut(&galley.0) {
                    afloat.zone = *to;
                }
            }
            Event::BlockadePossible { galley, zone, cause, seats, .. } => {
                hold(self.galley(*galley)?.zone == *zone, "asked about another zone")?;
                let entitled = self.entitled(*galley)?;
                hold(seats.iter().all(|seat| entitled.contains(seat)), "asked who is not entitled")?;
                if self.asked.replace((*cause, *zone)) != Some((*cause, *zone)) {
                    self.declined.clear();
                }
                self.declined.retain(|seat| !seats.contains(seat));
            }
            Event::BlockadeDeclined { seat, .. } => self.declined.push(*seat),
            Event::Lapsed { .. } | Event::BlockadeCalled { .. } => self.asked = None,
            Event::Loaded { galley, good, .. } => {
                let port = self.open_port(chart, self.galley(*galley)?.zone)?;
                hold(produced(chart, port) == Some(*good), "loaded what the port does not produce")?;
            }
            Event::Sold { galley, port, good, .. } => {
                let here = self.open_port(chart, self.galley(*galley)?.zone)?;
                hold(here == *port, "sold to a port elsewhere")?;
                hold(produced(chart, *port) != Some(*good), "sold to a port that produces it")?;
                hold(!self.port(*port).goods.contains(good), "sold a second cube of a kind")?;
                if !self.sold {
                    self.nobody_passed_over(*galley, |cause| matches!(cause, Cause::Sale { .. }))?;
                }
                self.sold = true;
                self.port(*port).goods.push(*good);
            }
            Event::Captured { seat, galley, port, sailors } => {
                hold(self.open_port(chart, self.galley(*galley)?.zone)? == *port, "captured from afar")?;
                hold(self.port(*port).owner.is_none(), "captured a held port")?;
                if self.battle.is_none() {
                    self.nobody_passed_over(*galley, |cause| matches!(cause, Cause::Capture { .. }))?;
                }
                self.port(*port).owner = Some(*seat);
                self.add_sailors(Place::Galley(*galley), -(*sailors as i8));
            }
            Event::Attacked { galley, foe, .. } => {
                self.battle = Some((galley.0, *foe));
                self.sides_meet(chart)?;
            }
            Event::FortFired { port, lost, .. } => {
                self.sides_meet(chart)?;
                hold(self.port(*port).fort, "a fort fired that is not there")?;
                self.attackers_lose(*lost);
            }
            Event::RoundFought { lost, skulls, thrown } => {
                self.sides_meet(chart)?;
                let dice = thrown.ok_or("nobody knows what was thrown")?.dice;
                hold(skulls[0] <= dice[0] && skulls[1] <= dice[1], "more skulls than dice")?;
                self.attackers_lose(lost[0]);
                if let Some((_, Foe::Galley(foe))) = self.battle {
                    self.add_sailors(Place::Galley(foe), -(lost[1] as i8));
                }
            }
            Event::FoughtOn { .. } => self.sides_meet(chart)?,
            Event::BattleOver { .. } | Event::ActivationEnded { .. } | Event::LootLeft { .. } => self.battle = None,
            _ => {}
        }
        Ok(())
    }

    fn launch(&mut self, galley: Galley, owner: Seat, zone: ZoneId, sailors: u8) {
        self.galleys.insert(galley.0, Afloat { owner, zone, sailors });
    }

    fn attackers_lose(&mut self, lost: u8) {
        if let Some((galley, _)) = self.battle {
            self.add_sailors(Place::Galley(Galley(galley)), -(lost as i8));
        }
    }

    fn open_port(&self, chart: &Chart, zone: ZoneId) -> Result<PortId, String> {
        let port = chart.zone(zone).and_then(|zone| chart.port_of(zone)).map(|port| chart.facts(port).id);
        let open = |port: &PortId| !self.ports.get(port).is_some_and(|port| port.closed);
        port.filter(open).ok_or_else(|| format!("no open port at {}", zone.0))
    }

    /// Checks that the sides of a battle have different owners and one zone (`FIGHT-1`). An attacked port must be
    /// open and unguarded (`PORT-1`).
    fn sides_meet(&self, chart: &Chart) -> Result<(), String> {
        let (attacker, foe) = self.battle.ok_or("dice without a battle")?;
        let attacker = self.galley(Galley(attacker))?;
        let (owner, zone) = match foe {
            Foe::Galley(galley) => (self.galley(galley)?.owner, self.galley(galley)?.zone),
            Foe::Port(port) => {
                let zone = port_zone(chart, port)?;
                let owner = self.ports.get(&port).and_then(|port| port.owner).ok_or("attacked a neutral port")?;
                hold(self.open_port(chart, zone).is_ok(), "attacked a closed port")?;
                hold(self.sailors_in(zone, owner) == 0, "attacked past the owner's galleys")?;
                (owner, zone)
            }
        };
        hold(owner != attacker.owner, "fought itself")?;
        hold(zone == attacker.zone, "fought across zones")
    }

    fn correct(&mut self, fix: &Fix) {
        match fix {
            Fix::Galley { galley, seat: None, .. } => drop(self.galleys.remove(&galley.0)),
            Fix::Galley { galley, seat: Some(seat), zone, sailors, .. } => self.launch(*galley, *seat, *zone, *sailors),
            Fix::Port { port, seat, .. } => self.port(*port).owner = *seat,
            Fix::Warehouse { port, slots } => self.port(*port).goods = slots.iter().flatten().copied().collect(),
            Fix::Buildings { port, fort, .. } => self.port(*port).fort = *fort,
            Fix::Closed { port, closed } => self.port(*port).closed = *closed,
            Fix::Options { options } => self.options = *options,
            _ => {}
        }
    }
}

fn port_zone(chart: &Chart, port: PortId) -> Result<ZoneId, String> {
    let port = chart.port(port).ok_or("no such port")?;
    Ok(chart.zone_id(chart.facts(port).zone))
}

fn produced(chart: &Chart, port: PortId) -> Option<Good> {
    chart.port(port).map(|port| chart.facts(port).good)
}

/// Plays on from this state with corrections, and collects the questions at which they were made.
fn refereed(start: Serenissima, mut referee: Referee, seed: u64, at: &mut BTreeSet<String>) {
    let mut watch = |state: &Serenissima, events: &[Event]| {
        events.iter().try_for_each(|event| {
            referee.hear(state.chart(), event).map_err(|broken| format!("{broken}: {event:?} of {events:?}"))
        })
    };
    let mut met = suite::CorrectionCoverage { at: std::mem::take(at), ..Default::default() };
    let found = suite::check_corrections(start, seed, 500, &mut met, &mut watch);
    found.unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    *at = met.at;
}

/// A game under way, laid out by corrections: forts, and every player beside the ports of all others.
fn sieges() -> (Serenissima, Referee) {
    let mut setup = Serenissima::default_setup(2);
    setup.table.under_way = true;
    let mut state = kernel::suite::start::<Serenissima>(&setup).expect("the default set-up is valid");
    let mut referee = Referee::default();
    let mut play = Play::new(&state);
    let mut fixes = Vec::new();
    for (n, port) in ["valencia", "alger", "genova", "tunis", "venezia"].iter().enumerate() {
        let (seat, other, galley) = (n % 2, (n + 1) % 2, n + 1);
        fixes.push(json!({"what": "Port", "port": port, "seat": seat, "sailors": 1}));
        fixes.push(json!({"what": "Buildings", "port": port, "fort": true, "basilica": false}));
        fixes.push(json!({"what": "Galley", "galley": galley, "seat": other, "zone": port, "sailors": 3, "goods": []}));
    }
    let commands =
        fixes.into_iter().map(|fix| json!({"do": "Correct", "fix": fix})).chain([json!({"do": "BeginPlay"})]);
    for command in commands {
        let command = serde_json::from_value(command).expect("a command");
        play.try_apply(&state, Actor::Seat(Seat(0)), &command, &[]).expect("accepted");
        play.replace_state(&mut state);
        for event in play.events() {
            referee.hear(state.chart(), event).expect("a valid beginning");
        }
    }
    (state, referee)
}

#[test]
fn fix_2_shows_legal_play_after_corrections_at_every_question() {
    let mut at = BTreeSet::from(["Prepare".to_owned()]);
    for seats in 2..=4 {
        for seed in 0..6 {
            let start = kernel::suite::start::<Serenissima>(&Serenissima::default_setup(seats))
                .expect("the default set-up is valid");
            refereed(start, Referee::default(), seed, &mut at);
        }
    }
    for seed in 0..12 {
        let (start, referee) = sieges();
        refereed(start, referee, seed, &mut at);
    }
    let missed: Vec<_> = Serenissima::INFO.questions.iter().filter(|tag| !at.contains(**tag)).collect();
    assert!(missed.is_empty(), "no correction at {missed:?}");
}
