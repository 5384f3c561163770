//! Section 5: battles.

use kernel::{Any, BreachSink, CandidateSink, Impossible, Seat};

use crate::chapters::{ends, known_port, turn};
use crate::odds::{self, FACES};
use crate::rules::{Breach, Piece};
use crate::state::{Battle, Phase, Serenissima1996, Spot, listed};
use crate::words::{Foe, Galley, Good, Step};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

impl Serenissima1996 {
    pub(crate) fn foe(&self, spot: Spot) -> Foe {
        match spot {
            Spot::Galley(galley) => Foe::Galley(galley),
            Spot::Port(port) => Foe::Port(self.board.facts(port).id),
        }
    }

    /// Returns the owner of a target, the number of its sailors, and whether a fortress protects it.
    pub(crate) fn defence(&self, foe: Spot) -> (Option<Seat>, u8, bool) {
        match foe {
            Spot::Galley(galley) => (self.galley(galley).owner, self.galley(galley).sailors, false),
            Spot::Port(port) => (self.port(port).owner, self.port(port).sailors, self.port(port).fortress),
        }
    }

    /// Checks that the target is an opponent's galley, or port with a garrison (`FIGHT-7`), in the galley's zone
    /// (`FIGHT-2`).
    pub(crate) fn attacks<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        galley: Galley,
        foe: Spot,
        sink: &mut N,
    ) -> Checked<N> {
        self.own_galley(seat, galley, sink)?;
        let (owner, sailors, _) = self.defence(foe);
        let opponent = owner.is_some_and(|owner| owner != seat) && sailors > 0;
        sink.must(opponent, || Breach::NothingToFight { foe: self.foe(foe) })?;
        let zone = match foe {
            Spot::Galley(other) => self.galley(other).zone,
            Spot::Port(port) => self.board.facts(port).zone,
        };
        sink.rule(zone == self.galley(galley).zone, || Breach::NotInReach { foe: self.foe(foe) })
    }

    /// Returns the possible targets of a seat's galley: the other seats' galleys in its zone, and the zone's port if
    /// another seat owns it and it has sailors.
    pub(crate) fn foes(&self, seat: Seat, galley: Galley) -> impl Iterator<Item = Spot> + '_ {
        let zone = self.galley(galley).zone;
        let others = self.fleet().filter(move |(_, owner, other)| *owner != seat && other.zone == zone);
        let port = self.board.port_of(zone).filter(move |port| {
            let port = self.port(*port);
            port.owner.is_some_and(|owner| owner != seat) && port.sailors > 0
        });
        others.map(|(other, ..)| Spot::Galley(other)).chain(port.map(Spot::Port))
    }

    /// Returns the highest number of sailors that can board the beaten galley.
    pub(crate) fn most_to_board(&self, winner: Galley, prize: Galley) -> u8 {
        self.galley(winner).sailors.min(self.galley(prize).room())
    }

    /// Checks that this number of the winner's sailors can board the beaten galley (`FIGHT-3`).
    fn boards<N: BreachSink<Breach>>(&self, winner: Galley, prize: Galley, sailors: u8, sink: &mut N) -> Checked<N> {
        let most = self.most_to_board(winner, prize);
        sink.must((1..=most).contains(&sailors), || Breach::CannotBoard { sailors, most })
    }
}

/// True if a seat can attack anything.
pub(super) fn any(state: &Serenissima1996, seat: Seat) -> bool {
    state.fleet_of(seat).any(|(galley, _)| state.foes(seat, galley).next().is_some())
}

pub(super) fn attack(play: &mut Play, seat: Seat, galley: Galley, foe: Foe) -> Possible {
    turn(play, Step::Fight, seat)?;
    let spot = match foe {
        Foe::Galley(galley) => Spot::Galley(galley),
        Foe::Port(port) => Spot::Port(known_port(play, port)?),
    };
    play.check(|state, sink| state.attacks(seat, galley, spot, sink))?;
    let (against, defenders, fortress) = play.defence(spot);
    let sailors = [play.galley(galley).sailors, defenders];
    play.emit(Event::Attacked { seat, galley, foe, against, sailors, fortress });
    Ok(())
}

/// Chance: applies both sides' dice (`FIGHT-1`).
pub(super) fn rolled(play: &mut Play, dice: [u8; 2]) -> Possible {
    let Phase::Fight { battle: Some(Battle::Dice { galley, foe }), .. } = play.phase else {
        return Err(Impossible::NotAsked);
    };
    for die in dice {
        play.must((1..=FACES).contains(&die), || Breach::NotADie { die })?;
    }
    let (_, defenders, fortress) = play.defence(foe);
    let sailors = [play.galley(galley).sailors, defenders];
    play.emit(Event::Fought {
        galley,
        foe: play.foe(foe),
        dice,
        sums: [dice[0].saturating_add(sailors[0]), dice[1].saturating_add(sailors[1])],
        divisors: odds::divisors(fortress),
        lost: odds::losses(dice, sailors, fortress),
    });
    fall(play, galley, foe);
    Ok(())
}

/// Handles sides without sailors: they sink or fall to the winner (`FIGHT-3`, `FIGHT-4`, `FIGHT-5`).
fn fall(play: &mut Play, galley: Galley, foe: Spot) {
    let (other, defenders, _) = play.defence(foe);
    match (play.galley(galley).sailors == 0, defenders == 0, foe) {
        (true, true, Spot::Galley(foe)) => {
            sink(play, galley);
            sink(play, foe);
        }
        (true, false, Spot::Galley(foe)) => win(play, foe, galley),
        (false, true, Spot::Galley(foe)) => win(play, galley, foe),
        (dead, fallen, Spot::Port(port)) => {
            if let Some(seat) = other.filter(|_| fallen) {
                play.emit(Event::GarrisonFell { seat, port: play.board.facts(port).id });
            }
            if dead {
                sink(play, galley);
            }
        }
        _ => {}
    }
}

fn sink(play: &mut Play, galley: Galley) {
    super::sink_if_empty(play, galley);
}

/// Lets the winner decide about the prize. A winner who was let go is asked nothing (`SEAT-2`).
fn win(play: &mut Play, winner: Galley, prize: Galley) {
    match play.galley(winner).owner {
        Some(seat) if play.is_gone(seat) => sink(play, prize),
        Some(seat) => play.emit(Event::PrizeWon { seat, winner, prize }),
        None => {}
    }
}

/// Returns winner and prize, if this seat decides about them.
fn prize(state: &Serenissima1996, seat: Seat) -> Possible<[Galley; 2]> {
    match state.phase {
        Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. }
            if state.galley(winner).owner == Some(seat) =>
        {
            Ok([winner, prize])
        }
        _ => Err(Impossible::NotAsked),
    }
}

pub(super) fn board(play: &mut Play, seat: Seat, sailors: u8) -> Possible {
    let [winner, prize] = prize(play, seat)?;
    play.check(|state, sink| state.boards(winner, prize, sailors, sink))?;
    play.emit(Event::Boarded { seat, winner, prize, sailors });
    // More sailors and goods can follow, until nothing is left to move (`FIGHT-4`).
    let mut any = Any::new(|command: &Command| !matches!(command, Command::LeavePrize));
    list_prize(play.state(), seat, winner, prize, &mut any);
    if !any.found() {
        leave(play, seat, [winner, prize]);
    }
    Ok(())
}

/// Moves goods between the two galleys (`FIGHT-3`).
pub(super) fn shift(play: &mut Play, seat: Seat, good: Good, ends: [Galley; 2], count: u8) -> Possible {
    let both = prize(play, seat)?;
    super::some(count)?;
    let between = ends == both || ends == [both[1], both[0]];
    play.must(between, || Breach::NoSuchPiece { what: Piece::Galley { galley: ends[1] } })?;
    play.check(|state, sink| state.shifts(good, ends, count, sink))?;
    play.emit(Event::GoodsMoved { good, from: ends[0], to: ends[1], count });
    Ok(())
}

pub(super) fn leave_prize(play: &mut Play, seat: Seat) -> Possible {
    let both = prize(play, seat)?;
    leave(play, seat, both);
    Ok(())
}

/// Sinks each of the two galleys that has no sailors, with its goods.
fn leave(play: &mut Play, seat: Seat, both: [Galley; 2]) {
    for galley in both {
        sink(play, galley);
    }
    play.emit(Event::PrizeLeft { seat });
}

/// Ends a battle that waits for its winner when the players stop: galleys without sailors sink.
pub(super) fn close(play: &mut Play) {
    if let Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } = play.phase {
        let seat = play.galley(winner).owner.or(play.galley(prize).owner).unwrap_or(Seat(0));
        leave(play, seat, [winner, prize]);
    }
}

/// Lists every attack of every galley.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    for (galley, _) in state.fleet_of(seat) {
        for foe in state.foes(seat, galley) {
            let command = || Command::Attack { galley, foe: state.foe(foe) };
            let consequences = || Consequences { attacks: true, ..Consequences::default() };
            list.add(command, |sink| state.attacks(seat, galley, foe, sink), consequences);
        }
    }
}

/// Lists the winner's commands about the beaten galley.
pub(super) fn list_prize<L: CandidateSink<Serenissima1996>>(
    state: &Serenissima1996,
    seat: Seat,
    winner: Galley,
    prize: Galley,
    list: &mut L,
) {
    if state.galley(winner).owner != Some(seat) {
        return;
    }
    let (own, beaten) = (state.galley(winner), state.galley(prize));
    for sailors in 1..=state.most_to_board(winner, prize) {
        let consequences =
            || Consequences { sinks: (sailors == own.sailors).then_some(winner), ..Consequences::default() };
        list.add(|| Command::Board { sailors }, |sink| state.boards(winner, prize, sailors, sink), consequences);
    }
    for (aboard, way) in [(own, [winner, prize]), (beaten, [prize, winner])] {
        for good in aboard.kinds() {
            for count in ends(1, aboard.goods[good.index()].min(state.galley(way[1]).room())) {
                let command = || Command::MoveGoods { good, from: way[0], to: way[1], count };
                list.add(command, |sink| state.shifts(good, way, count, sink), Consequences::default);
            }
        }
    }
    list.say(
        || Command::LeavePrize,
        || {
            let sinking = [own, beaten].into_iter().find(|galley| galley.sailors == 0);
            let lost = sinking.and_then(|galley| listed(&galley.goods).first().map(|good| (*good, galley.cargo())));
            Consequences { loses: lost, ..Consequences::default() }
        },
    );
}
