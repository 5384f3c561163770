//! Sections 4 to 6: battles against galleys and ports, capture, loot.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};
use sea_board::goods;

use crate::board::PortIx;
use crate::chapters::{activation, in_play, known_port, left_empty, load, not_invested, sail, wheel};
use crate::event::Event;
use crate::rules::{Breach, Guard, Landing, Step};
use crate::state::{Activation, ByGood, Phase, Serenissima, Spot, Stage};
use crate::words::{Cause, Foe, Galley, Good, PortId, Throw};
use crate::{Checked, Command, Consequences, Decided, Play, Undone};

/// Number of dice of a fort (`PORT-4`).
pub(crate) const FORT_DICE: u8 = 2;

impl Serenissima {
    /// Returns how many sailors can land from a galley: those aboard, up to the slots of the port.
    pub(crate) fn most_to_land(&self, galley: Galley, port: PortIx) -> u8 {
        self.galley(galley).sailors.min(self.board.facts(port).slots)
    }

    /// Returns the dice of attacker and defender in the next round (`FIGHT-3`).
    pub(crate) fn dice(&self, go: &Activation, foe: Spot) -> [u8; 2] {
        [self.strength(go), self.defenders(foe)]
    }

    /// Returns the number of sailors on the defending side.
    pub(crate) fn defenders(&self, foe: Spot) -> u8 {
        match foe {
            Spot::Galley(galley) => self.galley(galley).sailors,
            Spot::Port(port) => self.ports[port.index()].sailors,
        }
    }

    /// Returns who throws these dice, and how many faces of each show a skull.
    fn throw(&self, go: &Activation, foe: Spot, dice: [u8; 2]) -> Throw {
        let seats = [self.galley(go.galley).owner, self.owner_of(foe)];
        Throw { seats, dice, faces: self.board.board().skulls.value }
    }

    /// Returns a galley of the port's owner that must be sunk first (`PORT-1`).
    pub(crate) fn guard(&self, port: PortIx) -> Option<Galley> {
        let zone = self.board.facts(port).zone;
        let owner = self.ports[port.index()].owner?;
        self.fleet_of(owner).find(|(_, galley)| galley.zone == zone).map(|(galley, _)| galley)
    }
}

impl Serenissima {
    /// Checks that the active galley may fight here; its target is checked separately.
    fn may_attack<N: BreachSink<Breach>>(&self, go: &Activation, sink: &mut N) -> Checked<N> {
        not_invested(go, sink)?;
        sink.rule(go.step != Step::Sell, || Breach::SellOrFight { sold: true })?;
        sink.must(self.strength(go) > 0, || Breach::NoStrength { galley: go.galley })
    }

    /// Checks an attack on another player's galley (`FIGHT-1`) or port (`PORT-1`). Returns its owner and the number
    /// of its sailors.
    fn attacks<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        go: &Activation,
        foe: Spot,
        sink: &mut N,
    ) -> Checked<N, (Option<Seat>, u8)> {
        let against = match foe {
            Spot::Galley(galley) => {
                in_play(self, galley, sink)?;
                sink.must(galley != go.galley, || Breach::NotInReach { foe: self.foe(foe) })?;
                self.within_reach(seat, go, foe, sink)?;
                self.owner_of(foe)
            }
            Spot::Port(port) => {
                let id = self.board.facts(port).id;
                let neutral = self.ports[port.index()].owner.is_none();
                sink.must(!neutral, || Breach::CannotLand { why: Landing::Neutral { port: id } })?;
                self.within_reach(seat, go, foe, sink)?;
                self.usable(port, sink)?;
                if let Some(galley) = self.guard(port).filter(|galley| *galley != go.galley) {
                    sink.rule(false, || Breach::OnlyByFight { why: Guard::Galley { galley } })?;
                }
                if let Some(owner) = self.owner_of(foe) {
                    sink.rule(self.ports_of(owner) > 1, || Breach::LastPort { seat: owner, port: id })?;
                }
                None
            }
        };
        sail::not_blocked(go, against, sink)?;
        Ok((self.owner_of(foe), self.defenders(foe)))
    }

    fn within_reach<N: BreachSink<Breach>>(&self, seat: Seat, go: &Activation, foe: Spot, sink: &mut N) -> Checked<N> {
        let fine = self.owner_of(foe) != Some(seat) && self.zone_of(foe) == self.galley(go.galley).zone;
        sink.rule(fine, || Breach::NotInReach { foe: self.foe(foe) })
    }

    pub(crate) fn owner_of(&self, spot: Spot) -> Option<Seat> {
        match spot {
            Spot::Galley(galley) => self.galley(galley).owner,
            Spot::Port(port) => self.ports[port.index()].owner,
        }
    }

    pub(crate) fn foe(&self, spot: Spot) -> Foe {
        match spot {
            Spot::Galley(galley) => Foe::Galley(galley),
            Spot::Port(port) => Foe::Port(self.board.facts(port).id),
        }
    }

    /// Checks that the active galley may take the neutral port in its zone (`CAPT-1`), and returns the port.
    fn may_land<N: BreachSink<Breach>>(&self, go: &Activation, sink: &mut N) -> Checked<N, PortIx> {
        let here = self.board.port_of(self.galley(go.galley).zone);
        let port = here.ok_or_else(|| Impossible::Unknown("port here".into()))?;
        not_invested(go, sink)?;
        sink.rule(go.step != Step::Sell, || Breach::SellOrFight { sold: true })?;
        self.usable(port, sink)?;
        sail::not_blocked(go, None, sink)?;
        let (id, neutral) = (self.board.facts(port).id, self.ports[port.index()].owner.is_none());
        sink.must(neutral, || Breach::OnlyByFight { why: Guard::Garrison { port: id } })?;
        Ok(port)
    }

    /// Checks the number of landing sailors: at least one, and no more than are aboard or fit.
    fn lands<N: BreachSink<Breach>>(&self, galley: Galley, port: PortIx, sailors: u8, sink: &mut N) -> Checked<N> {
        let most = self.most_to_land(galley, port);
        sink.must((1..=most).contains(&sailors), || Breach::CannotLand { why: Landing::Sailors { sailors, most } })
    }

    /// Returns the consequence of a landing: without its last sailor the galley sinks.
    fn sinks_landing(&self, galley: Galley, sailors: u8) -> Consequences {
        let last = sailors > 0 && sailors >= self.galley(galley).sailors;
        Consequences { sinks: last.then_some(galley), ..Consequences::default() }
    }
}

/// Lists attacks on galleys and ports in the zone, and the capture of a neutral port.
pub(super) fn list<L: CandidateSink<Serenissima>>(state: &Serenissima, seat: Seat, go: &Activation, list: &mut L) {
    let here = state.galley(go.galley).zone;
    let port = state.board.port_of(here);
    list.under(
        |sink| state.may_attack(go, sink),
        |list| {
            let galleys = state.fleet().filter(|(_, owner, other)| *owner != seat && other.zone == here);
            let held = port.filter(|port| state.ports[port.index()].owner.is_some_and(|owner| owner != seat));
            for foe in galleys.map(|(galley, ..)| Spot::Galley(galley)).chain(held.map(Spot::Port)) {
                let consequences = || Consequences { attacks: true, ..Consequences::default() };
                let command = || Command::Attack { foe: state.foe(foe) };
                list.add(command, |sink| state.attacks(seat, go, foe, sink), consequences);
            }
        },
    );
    let neutral = state.open_port(here).filter(|port| state.ports[port.index()].owner.is_none());
    let Some(port) = neutral.filter(|_| !go.invested) else { return };
    list.under(
        |sink| state.may_land(go, sink),
        |list| {
            for sailors in 1..=state.most_to_land(go.galley, port) {
                let consequences = || state.sinks_landing(go.galley, sailors);
                list.add(
                    || Command::Land { sailors },
                    |sink| state.lands(go.galley, port, sailors, sink),
                    consequences,
                );
            }
        },
    );
}

/// Lists the commands of the player whom a battle waits for.
pub(super) fn list_battle<L: CandidateSink<Serenissima>>(
    state: &Serenissima,
    seat: Seat,
    go: &Activation,
    foe: Spot,
    stage: &Stage,
    list: &mut L,
) {
    match stage {
        Stage::Decide => {
            list.say(|| Command::Continue, Consequences::default);
            list.say(|| Command::BreakOff, Consequences::default);
            load::list_jettison(state, seat, list);
        }
        Stage::Landing => {
            let Spot::Port(port) = foe else { return };
            for sailors in 0..=state.most_to_land(go.galley, port) {
                list.say(|| Command::Land { sailors }, || state.sinks_landing(go.galley, sailors));
            }
            load::list_jettison(state, seat, list);
        }
        Stage::Loot { winner, adrift } => {
            for good in Good::ALL.into_iter().filter(|good| adrift[good.index()] > 0) {
                list.add(
                    || Command::Loot { good },
                    |sink| state.loots(*winner, adrift, good, sink),
                    Consequences::default,
                );
            }
            load::list_jettison(state, seat, list);
            list.say(
                || Command::LeaveLoot,
                || {
                    let cubes = adrift.iter().sum::<u8>().min(state.galley(*winner).room());
                    let leaves = (cubes > 0).then_some(Undone::Loot { cubes });
                    Consequences { leaves, ..Consequences::default() }
                },
            );
        }
        Stage::Fort | Stage::Roll => {}
    }
}

pub(super) fn attack(play: &mut Play, seat: Seat, foe: Foe) -> Decided {
    let go = activation(play, seat)?;
    let spot = match foe {
        Foe::Galley(galley) => Spot::Galley(galley),
        Foe::Port(port) => Spot::Port(known_port(play, port)?),
    };
    let (against, defence) = play.check(|state, sink| {
        state.may_attack(&go, sink)?;
        state.attacks(seat, &go, spot, sink)
    })?;
    let strength = play.strength(&go);
    play.emit(Event::Attacked { seat, galley: go.galley, foe, against, strength, defence });
    Ok(())
}

fn battle(play: &Play, wanted: Stage) -> Result<(Activation, Spot), Impossible<Breach>> {
    match &play.phase {
        Phase::Battle { go, foe, stage, .. } if *stage == wanted => Ok((*go, *foe)),
        _ => Err(Impossible::NotAsked),
    }
}

/// Applies the fort's dice, once, before the first round (`PORT-4`).
pub(super) fn fort_rolled(play: &mut Play, skulls: u8) -> Decided {
    let (go, foe) = battle(play, Stage::Fort)?;
    play.must(skulls <= FORT_DICE, || Breach::FortDice { skulls })?;
    let Spot::Port(port) = foe else {
        return Err(Impossible::NotAsked);
    };
    let port = play.board.facts(port).id;
    let lost = skulls.min(play.galley(go.galley).sailors);
    let thrown = Some(play.throw(&go, foe, [0, FORT_DICE]));
    play.emit(Event::FortFired { port, skulls, lost, thrown });
    if play.galley(go.galley).sailors == 0 {
        attacker_lost(play, &go, foe);
    }
    Ok(())
}

pub(super) fn rolled(play: &mut Play, skulls: [u8; 2]) -> Decided {
    let (go, foe) = battle(play, Stage::Roll)?;
    let dice = play.dice(&go, foe);
    play.must(skulls[0] <= dice[0] && skulls[1] <= dice[1], || Breach::TooManySkulls { dice })?;
    let attackers = play.galley(go.galley).sailors;
    let lost = [skulls[1].min(attackers), skulls[0].min(play.defenders(foe))];
    let thrown = Some(play.throw(&go, foe, dice));
    play.emit(Event::RoundFought { skulls, lost, thrown });
    let dead = [play.galley(go.galley).sailors == 0, play.defenders(foe) == 0];
    match (dead, foe) {
        ([false, false], _) => {}
        ([true, false], _) => attacker_lost(play, &go, foe),
        ([false, true], Spot::Galley(galley)) => {
            let adrift = play.can_loot(galley, go.galley);
            wheel::sink(play, galley, adrift);
        }
        ([true, true], Spot::Galley(galley)) => {
            wheel::sink(play, galley, false);
            attacker_lost(play, &go, foe);
        }
        ([_, true], Spot::Port(port)) => {
            let (id, owner) = (play.board.facts(port).id, play.ports[port.index()].owner);
            if let Some(seat) = owner {
                play.emit(Event::GarrisonFell { seat, port: id });
            }
            if dead[0] {
                attacker_lost(play, &go, foe);
            }
        }
    }
    Ok(())
}

/// Sinks the attacking galley. A surviving defending galley may take loot (`FIGHT-6`), a garrison cannot (`PORT-7`).
/// Otherwise the activation ends.
fn attacker_lost(play: &mut Play, go: &Activation, foe: Spot) {
    let Some(owner) = play.galley(go.galley).owner else {
        return;
    };
    let adrift = match foe {
        Spot::Galley(winner) => play.galley(winner).owner.is_some() && play.can_loot(go.galley, winner),
        Spot::Port(_) => false,
    };
    wheel::sink(play, go.galley, adrift);
    if !adrift {
        wheel::end_activation(play, owner, go.galley);
    }
}

impl Serenissima {
    /// True if there is loot, and room for it exists or can be made.
    fn can_loot(&self, sunk: Galley, winner: Galley) -> bool {
        self.galley(sunk).cargo() > 0 && self.can_take(winner)
    }

    /// True if a galley has room for loot, or goods to throw overboard for it.
    pub(crate) fn can_take(&self, winner: Galley) -> bool {
        let winner = self.galley(winner);
        winner.room() > 0 || winner.cargo() > 0
    }
}

pub(super) fn fight_on(play: &mut Play, seat: Seat) -> Decided {
    let (go, _) = battle(play, Stage::Decide)?;
    if play.galley(go.galley).owner != Some(seat) {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::FoughtOn { seat, galley: go.galley });
    Ok(())
}

pub(super) fn break_off(play: &mut Play, seat: Seat) -> Decided {
    let (go, _) = battle(play, Stage::Decide)?;
    if play.galley(go.galley).owner != Some(seat) {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::BrokeOff { seat, galley: go.galley });
    wheel::end_activation(play, seat, go.galley);
    Ok(())
}

fn looting(play: &Play, seat: Seat) -> Result<(Galley, [u8; 6]), Impossible<Breach>> {
    match &play.phase {
        Phase::Battle { stage: Stage::Loot { winner, adrift }, .. } if play.galley(*winner).owner == Some(seat) => {
            Ok((*winner, *adrift))
        }
        _ => Err(Impossible::NotAsked),
    }
}

impl Serenissima {
    /// Checks that the winner takes a cube that is adrift, and has room for it (`FIGHT-6`).
    fn loots<N: BreachSink<Breach>>(
        &self,
        galley: Galley,
        adrift: &ByGood<u8>,
        good: Good,
        sink: &mut N,
    ) -> Checked<N> {
        sink.must(adrift[good.index()] > 0, || Breach::NotAdrift { good })?;
        sink.must(self.galley(galley).room() > 0, || Breach::GalleyFull { galley })
    }
}

pub(super) fn loot(play: &mut Play, seat: Seat, good: Good) -> Decided {
    let (galley, adrift) = looting(play, seat)?;
    play.check(|state, sink| state.loots(galley, &adrift, good, sink))?;
    play.emit(Event::Looted { seat, galley, good });
    after_loot(play);
    Ok(())
}

pub(super) fn leave_loot(play: &mut Play, seat: Seat) -> Decided {
    let (_, adrift) = looting(play, seat)?;
    play.emit(Event::LootLeft { goods: goods::listed(&adrift) });
    after_loot(play);
    Ok(())
}

/// Ends the activation when a defender has taken the last loot, because the attacker has already sunk.
pub(super) fn after_loot(play: &mut Play) {
    if matches!(&play.phase, Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } if *adrift == [0; 6]) {
        wheel::next(play);
    }
}

pub(super) fn land(play: &mut Play, seat: Seat, sailors: u8) -> Decided {
    if let Phase::Battle { go, foe: Spot::Port(port), stage: Stage::Landing, .. } = &play.phase {
        let (go, port) = (*go, *port);
        return land_after_battle(play, seat, &go, port, sailors);
    }
    land_beside(play, seat, sailors, true)
}

/// Takes the neutral port in the active galley's zone (`CAPT-1`, `CAPT-3`, `CAPT-4`). If `asks`, players who can
/// blockade the capture are asked first.
pub(super) fn land_beside(play: &mut Play, seat: Seat, sailors: u8, asks: bool) -> Decided {
    let go = activation(play, seat)?;
    let galley = go.galley;
    let id = play.check(|state, sink| {
        let port = state.may_land(&go, sink)?;
        state.lands(galley, port, sailors, sink)?;
        Ok(state.board.facts(port).id)
    })?;
    if !(asks && sail::ask(play, Cause::Capture { sailors }, &[])) {
        captured(play, seat, galley, id, sailors);
    }
    Ok(())
}

/// Lands the sailors, hands over the port, and ends the activation.
fn captured(play: &mut Play, seat: Seat, galley: Galley, port: PortId, sailors: u8) {
    play.emit(Event::Captured { seat, galley, port, sailors });
    left_empty(play, galley);
    wheel::end_activation(play, seat, galley);
}

fn land_after_battle(play: &mut Play, seat: Seat, go: &Activation, port: PortIx, sailors: u8) -> Decided {
    let galley = go.galley;
    if play.galley(galley).owner != Some(seat) {
        return Err(Impossible::NotAsked);
    }
    let most = play.most_to_land(galley, port);
    play.must(sailors <= most, || Breach::CannotGarrison { sailors, most })?;
    if sailors > 0 {
        captured(play, seat, galley, play.board.facts(port).id, sailors);
    } else {
        wheel::end_activation(play, seat, galley);
    }
    Ok(())
}
