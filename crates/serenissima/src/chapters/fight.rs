//! Sections 4 to 6: battles against galleys and ports, capture, loot.

use kernel::{Impossible, Seat};

use crate::chapters::{activation, in_play, known_port, left_empty, load, sail, wheel};
use crate::event::Event;
use crate::rules::{Breach, Closure, Guard, Landing, Step};
use crate::state::{Go, Phase, Serenissima, Stage, Target};
use crate::words::{Cause, Foe, Galley, Good, PortId, Throw};
use crate::{Decided, Play};

/// The dice of a fort (`PORT-4`).
pub(crate) const FORT_DICE: u8 = 2;

impl Serenissima {
    /// The most sailors that can land from a galley in a port: those aboard, up to the slots.
    pub(crate) fn most_to_land(&self, galley: Galley) -> u8 {
        let state = self.galley(galley);
        self.board.port_of(state.zone).map_or(0, |port| state.sailors.min(self.board.facts(port).slots))
    }

    /// Dice of attacker and defender in the next round (`FIGHT-3`).
    pub(crate) fn dice(&self, go: &Go, foe: Target) -> [u8; 2] {
        [self.strength(go), self.defenders(foe)]
    }

    /// Sailors of the defending side.
    pub(crate) fn defenders(&self, foe: Target) -> u8 {
        match foe {
            Target::Galley(galley) => self.galley(galley).sailors,
            Target::Port(port) => self.ports[port.index()].sailors,
        }
    }

    /// Who throws so many dice, and with how many skulls on each.
    fn throw(&self, go: &Go, foe: Target, dice: [u8; 2]) -> Throw {
        let seats = [self.galley(go.galley).owner, self.owner_of(foe)];
        Throw { seats, dice, faces: self.board.board().skulls.value }
    }

    /// A galley of the port's owner that must be sunk first (`PORT-1`).
    pub(crate) fn guard(&self, port: crate::board::PortIx) -> Option<Galley> {
        let zone = self.board.facts(port).zone;
        let owner = self.ports[port.index()].owner?;
        self.fleet_of(owner).find(|(_, galley)| galley.zone == zone).map(|(galley, _)| galley)
    }
}

pub(super) fn attack(play: &mut Play, seat: Seat, foe: Foe) -> Decided {
    let go = activation(play, seat)?;
    let (against, defence) = match foe {
        Foe::Galley(galley) => attack_galley(play, &go, seat, galley)?,
        Foe::Port(port) => attack_port(play, &go, seat, port)?,
    };
    play.rule(!go.invested, || Breach::ActOrInvest { invested: true });
    play.rule(go.step != Step::Sell, || Breach::SellOrFight { sold: true });
    sail::not_blocked(play, &go, against.filter(|_| matches!(foe, Foe::Galley(_))));
    let strength = play.strength(&go);
    play.must(strength > 0, || Breach::NoStrength { galley: go.galley })?;
    play.emit(Event::Attacked { seat, galley: go.galley, foe, against, strength, defence });
    Ok(())
}

fn attack_galley(
    play: &mut Play,
    go: &Go,
    seat: Seat,
    galley: Galley,
) -> Result<(Option<Seat>, u8), Impossible<Breach>> {
    in_play(play, galley)?;
    play.must(galley != go.galley, || Breach::NotInReach { foe: Foe::Galley(galley) })?;
    let state = *play.galley(galley);
    let fine = state.owner != Some(seat) && state.zone == play.galley(go.galley).zone;
    play.rule(fine, || Breach::NotInReach { foe: Foe::Galley(galley) });
    Ok((state.owner, state.sailors))
}

fn attack_port(play: &mut Play, go: &Go, seat: Seat, port: PortId) -> Result<(Option<Seat>, u8), Impossible<Breach>> {
    let ix = known_port(play, port)?;
    let state = play.ports[ix.index()];
    play.must(state.owner.is_some(), || Breach::CannotLand { why: Landing::Neutral { port } })?;
    let fine = state.owner != Some(seat) && play.board.facts(ix).zone == play.galley(go.galley).zone;
    play.rule(fine, || Breach::NotInReach { foe: Foe::Port(port) });
    play.rule(!state.closed, || Breach::Closed { why: Closure::Port { port } });
    if let Some(galley) = play.guard(ix).filter(|galley| *galley != go.galley) {
        play.rule(false, || Breach::OnlyByFight { why: Guard::Galley { galley } });
    }
    if let Some(owner) = state.owner {
        play.rule(play.ports_of(owner) > 1, || Breach::LastPort { seat: owner, port });
    }
    Ok((state.owner, state.sailors))
}

fn battle(play: &Play, wanted: Stage) -> Result<(Go, Target), Impossible<Breach>> {
    match &play.phase {
        Phase::Battle { go, foe, stage, .. } if *stage == wanted => Ok((*go, *foe)),
        _ => Err(Impossible::NotAsked),
    }
}

/// The fort fires once, before the first round (`PORT-4`).
pub(super) fn fort_rolled(play: &mut Play, skulls: u8) -> Decided {
    let (go, foe) = battle(play, Stage::Fort)?;
    play.must(skulls <= FORT_DICE, || Breach::FortDice { skulls })?;
    let Target::Port(port) = foe else {
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
        ([false, true], Target::Galley(galley)) => {
            let adrift = play.can_loot(galley, go.galley);
            wheel::sink(play, galley, adrift);
        }
        ([true, true], Target::Galley(galley)) => {
            wheel::sink(play, galley, false);
            attacker_lost(play, &go, foe);
        }
        ([_, true], Target::Port(port)) => {
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

/// The attacking galley sinks; a surviving defender galley may take loot (`FIGHT-6`), a garrison
/// cannot (`PORT-7`). Otherwise the activation is over.
fn attacker_lost(play: &mut Play, go: &Go, foe: Target) {
    let Some(owner) = play.galley(go.galley).owner else {
        return;
    };
    let adrift = match foe {
        Target::Galley(winner) => play.galley(winner).owner.is_some() && play.can_loot(go.galley, winner),
        Target::Port(_) => false,
    };
    wheel::sink(play, go.galley, adrift);
    if !adrift {
        wheel::end_activation(play, owner, go.galley);
    }
}

impl Serenissima {
    /// Whether there is anything to take, and room or room to be made for it.
    fn can_loot(&self, sunk: Galley, winner: Galley) -> bool {
        self.galley(sunk).cubes() > 0 && self.can_take(winner)
    }

    /// Whether a galley has room for loot, or goods to throw overboard for it.
    pub(crate) fn can_take(&self, winner: Galley) -> bool {
        let winner = self.galley(winner);
        winner.free_spaces() > 0 || winner.cubes() > 0
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

pub(super) fn loot(play: &mut Play, seat: Seat, good: Good) -> Decided {
    let (galley, adrift) = looting(play, seat)?;
    play.must(adrift[good.index()] > 0, || Breach::NotAdrift { good })?;
    play.must(play.galley(galley).free_spaces() > 0, || Breach::GalleyFull { galley })?;
    play.emit(Event::Looted { seat, galley, good });
    after_loot(play);
    Ok(())
}

pub(super) fn leave_loot(play: &mut Play, seat: Seat) -> Decided {
    let (_, adrift) = looting(play, seat)?;
    play.emit(Event::LootLeft { goods: load::listed(&adrift) });
    after_loot(play);
    Ok(())
}

/// When a defender has taken the last loot, the attacker is long sunk and the wheel goes on.
pub(super) fn after_loot(play: &mut Play) {
    if matches!(&play.phase, Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } if *adrift == [0; 6]) {
        wheel::next(play);
    }
}

pub(super) fn land(play: &mut Play, seat: Seat, sailors: u8) -> Decided {
    if let Phase::Battle { go, foe: Target::Port(port), stage: Stage::Landing, .. } = &play.phase {
        let (go, port) = (*go, *port);
        return land_after_battle(play, seat, &go, port, sailors);
    }
    land_beside(play, seat, sailors, true)
}

/// Takes the neutral port beside the active galley (`CAPT-1`, `CAPT-3`, `CAPT-4`); `asks`: unless
/// somebody can still stop it.
pub(super) fn land_beside(play: &mut Play, seat: Seat, sailors: u8, asks: bool) -> Decided {
    let go = activation(play, seat)?;
    let galley = go.galley;
    let zone = play.galley(galley).zone;
    let port = play.board.port_of(zone).ok_or_else(|| Impossible::Unknown("port here".into()))?;
    let (id, state) = (play.board.facts(port).id, play.ports[port.index()]);
    play.must(state.owner.is_none(), || Breach::OnlyByFight { why: Guard::Garrison { port: id } })?;
    let most = play.most_to_land(galley);
    play.must((1..=most).contains(&sailors), || Breach::CannotLand { why: Landing::Sailors { sailors, most } })?;
    play.rule(!go.invested, || Breach::ActOrInvest { invested: true });
    play.rule(go.step != Step::Sell, || Breach::SellOrFight { sold: true });
    play.rule(!state.closed, || Breach::Closed { why: Closure::Port { port: id } });
    sail::not_blocked(play, &go, None);
    if !(asks && sail::ask(play, Cause::Capture { sailors }, &[])) {
        captured(play, seat, galley, id, sailors);
    }
    Ok(())
}

/// Sailors have gone ashore and the port is theirs; the activation is over.
fn captured(play: &mut Play, seat: Seat, galley: Galley, port: PortId, sailors: u8) {
    play.emit(Event::Captured { seat, galley, port, sailors });
    left_empty(play, galley);
    wheel::end_activation(play, seat, galley);
}

fn land_after_battle(play: &mut Play, seat: Seat, go: &Go, port: crate::board::PortIx, sailors: u8) -> Decided {
    let galley = go.galley;
    if play.galley(galley).owner != Some(seat) {
        return Err(Impossible::NotAsked);
    }
    let most = play.galley(galley).sailors.min(play.board.facts(port).slots);
    play.must(sailors <= most, || Breach::CannotGarrison { sailors, most })?;
    if sailors > 0 {
        captured(play, seat, galley, play.board.facts(port).id, sailors);
    } else {
        wheel::end_activation(play, seat, galley);
    }
    Ok(())
}
