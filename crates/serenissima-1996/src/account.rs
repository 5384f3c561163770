//! The statistics of a game: wealth, ducats and their sources, ports, battles, dice.

use kernel::Seat;
use kernel::account::{Ledger, SeatScores};

use crate::command::Fix;
use crate::event::Event;
use crate::odds;
use crate::state::{MOST_SEATS, Serenissima1996};
use crate::words::{COVERED, Ducats, Foe, PortId};

/// The value of each side of a die.
const PIPS: [u8; odds::FACES as usize] = [1, 2, 3, 4, 5, 6];

impl Serenissima1996 {
    /// Returns each seat's wealth points (`SCORE-1`), if its purse is known.
    pub(crate) fn wealth_known(&self) -> SeatScores {
        let wealth = |seat| self.purse_known(seat).map(|_| self.wealth(seat).total().into());
        self.all_seats().map(wealth).collect()
    }

    /// Returns each seat's ducats, if its purse is known.
    #[cfg(feature = "test-support")]
    pub(crate) fn purses_known(&self) -> SeatScores {
        self.all_seats().map(|seat| self.purse_known(seat)).collect()
    }

    fn purse_known(&self, seat: Seat) -> Option<i32> {
        let purse = self.purses[seat.index() % MOST_SEATS];
        (purse != COVERED).then(|| signed(purse))
    }

    pub(crate) fn ports_held(&self, holds: &mut dyn FnMut(&str, Seat)) {
        for port in self.board.ports() {
            if let Some(owner) = self.port(port).owner {
                holds(self.board.facts(port).id.0.as_str(), owner);
            }
        }
    }

    pub(crate) fn book_nations(&self, ledger: &mut Ledger) {
        for (seat, nation) in self.all_seats().zip(&self.nations) {
            ledger.record_start(seat, nation.to_string());
        }
    }

    pub(crate) fn book_event(&self, event: &Event, ledger: &mut Ledger) {
        match event {
            Event::BidsRevealed { bids } => {
                bids.iter().for_each(|bid| ledger.add_flow(bid.seat, "bids", -signed(bid.ducats)))
            }
            Event::Bought { seat, paid, to, .. } => {
                ledger.add_flow(*seat, "goods", -signed(*paid));
                if let Some(to) = to {
                    ledger.add_flow(*to, "players", signed(*paid));
                }
            }
            Event::DealDone { seat, with, deal } => {
                let got = signed(deal.gets) - signed(deal.pays);
                ledger.add_flow(*seat, "deals", got);
                ledger.add_flow(*with, "deals", -got);
            }
            Event::GalleyBuilt { seat, paid, .. } => ledger.add_flow(*seat, "galleys", -signed(*paid)),
            Event::FortressBuilt { seat, paid, .. } => ledger.add_flow(*seat, "fortresses", -signed(*paid)),
            Event::Hired { seat, count, each, .. } => {
                ledger.add_flow(*seat, "sailors", -signed(each.saturating_mul((*count).into())));
            }
            Event::Sold { seat, paid, bonus, .. } => {
                let bonus = (*bonus).min(*paid);
                ledger.add_flow(*seat, "sales", signed(*paid - bonus));
                ledger.add_flow(*seat, "markets", signed(bonus));
            }
            Event::Income { seat, ducats } => ledger.add_flow(*seat, "town", signed(*ducats)),
            Event::Corrected { fix } => {
                if let Fix::Purse { seat, ducats } = &**fix {
                    match (self.purse_known(*seat), ducats) {
                        (Some(before), Some(now)) => ledger.add_flow(*seat, "corrected", signed(*now) - before),
                        _ => ledger.mark_incomplete(*seat),
                    }
                }
            }
            _ => self.book_battle(event, ledger),
        }
    }

    /// Records a battle. An attack is one round; repeated attacks of a galley on one target form one battle.
    fn book_battle(&self, event: &Event, ledger: &mut Ledger) {
        match event {
            Event::Attacked { seat, galley, foe, against, sailors, fortress } => {
                let fight = format!("{galley:?} {foe:?}");
                if ledger.is_contest(&fight) {
                    return;
                }
                let (kind, place) = match foe {
                    Foe::Port(port) => ("port", port.0),
                    Foe::Galley(_) => ("galley", self.board.zone_id(self.galley(*galley).zone).0),
                };
                let odds = odds::odds(sailors[0], sailors[1], *fortress);
                let chance = odds.ok().map(|odds| odds.battle.attacker_wins);
                ledger.begin_contest(*seat, *against, kind, Some(place.as_str().to_owned()), chance);
                ledger.name_contest(fight);
            }
            Event::Fought { galley, foe, dice, lost, .. } => {
                let (owner, aboard) = (self.galley(*galley).owner, self.galley(*galley).sailors);
                let (other, defenders) = match foe {
                    Foe::Galley(foe) => (self.galley(*foe).owner, self.galley(*foe).sailors),
                    Foe::Port(port) => self.garrison(*port),
                };
                for (seat, die) in [owner, other].into_iter().zip(dice) {
                    ledger.record_throw(seat, (*die).into(), 1, &PIPS);
                }
                ledger.record_losses(*lost);
                match [aboard > lost[0], defenders > lost[1]] {
                    [true, true] => {}
                    [lives, _] => ledger.end_contest(Some(lives)),
                }
            }
            Event::TurnBegan { .. } | Event::RoundBegan { .. } => ledger.end_contest(None),
            _ => {}
        }
    }

    fn garrison(&self, port: PortId) -> (Option<Seat>, u8) {
        let port = self.board.port(port).map(|port| self.port(port));
        port.map_or((None, 0), |port| (port.owner, port.sailors))
    }
}

fn signed(ducats: Ducats) -> i32 {
    i32::try_from(ducats).unwrap_or(i32::MAX)
}
