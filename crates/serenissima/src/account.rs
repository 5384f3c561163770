//! The statistics of a game: ducats and their sources, ports, battles, dice.

use kernel::Seat;
use kernel::account::{Ledger, SeatScores};

use crate::command::Fix;
use crate::event::Event;
use crate::odds;
use crate::state::{Phase, Serenissima};
use crate::words::{Foe, MOST_DUCATS, Throw};

/// The faces of a die.
const FACES: u8 = 6;

impl Serenissima {
    /// Returns each seat's ducats (`SCORE-5`); `None` for a hidden purse, which holds [`MOST_DUCATS`] here.
    pub(crate) fn purses_known(&self) -> SeatScores {
        self.all_seats().map(|seat| self.purse_known(seat)).collect()
    }

    fn purse_known(&self, seat: Seat) -> Option<i32> {
        let purse = *self.purses.get(seat.index())?;
        let covered = self.options.hidden_money && !self.is_over() && purse == MOST_DUCATS;
        (!covered).then(|| purse.into())
    }

    pub(crate) fn ports_held(&self, holds: &mut dyn FnMut(&str, Seat)) {
        for port in self.board.ports() {
            if let Some(owner) = self.ports[port.index()].owner {
                holds(self.board.facts(port).id.0.as_str(), owner);
            }
        }
    }

    pub(crate) fn book_event(&self, event: &Event, ledger: &mut Ledger) {
        match event {
            Event::StartPicked { seat, port, .. } => ledger.record_start(*seat, port.0.as_str()),
            Event::Loaded { seat, paid, to, .. } => {
                ledger.add_flow(*seat, "goods", -i32::from(*paid));
                if let Some(to) = to {
                    ledger.add_flow(*to, "loads", (*paid).into());
                }
            }
            Event::Sold { seat, paid, .. } => ledger.add_flow(*seat, "sales", (*paid).into()),
            Event::Hired { seat, paid, .. } => ledger.add_flow(*seat, "sailors", -i32::from(*paid)),
            Event::GalleyBought { seat, paid, .. } => ledger.add_flow(*seat, "galleys", -i32::from(*paid)),
            Event::FortBuilt { seat, paid, .. } => ledger.add_flow(*seat, "forts", -i32::from(*paid)),
            Event::BasilicaBuilt { seat, paid, .. } => ledger.add_flow(*seat, "building", -i32::from(*paid)),
            Event::WinePaid { seat, ducats, .. } => ledger.add_flow(*seat, "wine", (*ducats).into()),
            Event::PortPaid { seat, ducats, basilica, .. } => {
                ledger.add_flow(*seat, "ports", (*ducats).into());
                ledger.add_flow(*seat, "basilicas", (*basilica).into());
            }
            Event::Corrected { fix } => {
                if let Fix::Purse { seat, ducats } = &**fix {
                    match (self.purse_known(*seat), ducats) {
                        (Some(before), Some(now)) => ledger.add_flow(*seat, "corrected", i32::from(*now) - before),
                        _ => ledger.mark_incomplete(*seat),
                    }
                }
            }
            _ => self.book_battle(event, ledger),
        }
    }

    fn book_battle(&self, event: &Event, ledger: &mut Ledger) {
        match event {
            Event::Attacked { seat, galley, foe, against, strength, defence } => {
                let (kind, place, fort) = match foe {
                    Foe::Port(port) => ("port", port.0, self.has_fort(*port)),
                    Foe::Galley(_) => ("galley", self.board.zone_id(self.galley(*galley).zone).0, false),
                };
                let odds = odds::odds_from(self.galley(*galley).sailors, *strength, *defence, fort);
                let chance = odds.ok().map(|odds| odds.attacker_wins);
                ledger.begin_contest(*seat, *against, kind, Some(place.as_str().to_owned()), chance);
            }
            Event::FortFired { skulls, lost, thrown, .. } => {
                book_dice(*thrown, [0, *skulls], ledger);
                self.book_losses([*lost, 0], ledger);
            }
            Event::RoundFought { skulls, lost, thrown } => {
                book_dice(*thrown, *skulls, ledger);
                self.book_losses(*lost, ledger);
            }
            Event::BrokeOff { .. } | Event::BattleOver { .. } => ledger.end_contest(None),
            _ => {}
        }
    }

    fn has_fort(&self, port: crate::words::PortId) -> bool {
        self.board.port(port).is_some_and(|port| self.ports[port.index()].fort)
    }

    /// Records lost battles: a side without sailors has lost, the attacker even if both died (`FIGHT-5`, `PORT-6`).
    fn book_losses(&self, lost: [u8; 2], ledger: &mut Ledger) {
        ledger.record_losses(lost);
        let Phase::Battle { go, foe, .. } = &self.phase else { return };
        let left = [self.galley(go.galley).sailors, self.defenders(*foe)];
        let alive = |side: usize| left[side] > lost[side];
        match [alive(0), alive(1)] {
            [true, true] => {}
            [lives, _] => ledger.end_contest(Some(lives)),
        }
    }
}

fn book_dice(thrown: Option<Throw>, skulls: [u8; 2], ledger: &mut Ledger) {
    let Some(Throw { seats, dice, faces }) = thrown else { return ledger.record_unknown_throw() };
    let sides: [u8; FACES as usize] = std::array::from_fn(|side| u8::from(side < usize::from(faces)));
    for side in 0..2 {
        ledger.record_throw(seats[side], skulls[side].into(), dice[side], &sides);
    }
}
