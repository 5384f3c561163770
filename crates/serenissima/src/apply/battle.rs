//! Applies the events of a battle.

use kernel::Seat;

use crate::board::PortIx;
use crate::rules::Step;
use crate::state::{ByGood, GalleyState, Phase, Serenissima, Spot, Stage};
use crate::words::{Foe, GALLEYS, Galley, Good, PortId};

impl Serenissima {
    pub(super) fn attack(&mut self, foe: Foe, strength: u8) {
        let Some(mut go) = self.go().copied() else {
            return;
        };
        let foe = match foe {
            Foe::Galley(galley) => Spot::Galley(galley),
            Foe::Port(port) => Spot::Port(self.board.port(port).unwrap_or(PortIx(0))),
        };
        go.acted = true;
        go.step = Step::Fight;
        if go.cap == 0 {
            go.cap = strength;
        }
        let fort = matches!(foe, Spot::Port(port) if self.ports[port.index()].fort);
        self.phase = Phase::Battle { go, foe, stage: if fort { Stage::Fort } else { Stage::Roll }, opened: false };
    }

    pub(super) fn fire_fort(&mut self, lost: u8) {
        self.lose_attackers(lost);
        self.open_battle();
        self.set_stage(Stage::Roll);
    }

    pub(super) fn fight_round(&mut self, lost: [u8; 2]) {
        self.lose_attackers(lost[0]);
        if let Phase::Battle { foe, .. } = self.phase {
            self.lose_sailors(foe, lost[1]);
        }
        self.open_battle();
        self.set_stage(Stage::Decide);
    }

    fn open_battle(&mut self) {
        if let Phase::Battle { opened, .. } = &mut self.phase {
            *opened = true;
        }
    }

    fn lose_attackers(&mut self, lost: u8) {
        if let Some(galley) = self.go().map(|go| go.galley) {
            self.lose_sailors(Spot::Galley(galley), lost);
        }
    }

    fn lose_sailors(&mut self, side: Spot, lost: u8) {
        let (owner, sailors) = match side {
            Spot::Galley(galley) => match galley.index(GALLEYS) {
                Some(index) => (self.galleys[index].owner, &mut self.galleys[index].sailors),
                None => return,
            },
            Spot::Port(port) => (self.ports[port.index()].owner, &mut self.ports[port.index()].sailors),
        };
        let lost = lost.min(*sailors);
        *sailors -= lost;
        if let Some(owner) = owner {
            self.regain_sailors(owner, lost);
        }
    }

    pub(super) fn set_stage(&mut self, to: Stage) {
        if let Phase::Battle { stage, .. } = &mut self.phase {
            *stage = to;
        }
    }

    pub(super) fn sink(&mut self, seat: Seat, galley: Galley, sailors: u8, goods: &[Good], adrift: bool) {
        self.regain_sailors(seat, sailors);
        if let Some(index) = galley.index(GALLEYS) {
            self.galleys[index] = GalleyState::IN_THE_BOX;
        }
        if !adrift {
            self.give_to_bank(goods);
        }
        let Phase::Battle { go, foe, stage, .. } = &mut self.phase else {
            return;
        };
        let foe_sunk = *foe == Spot::Galley(galley);
        if foe_sunk {
            go.blocked = None;
        }
        if adrift {
            let winner = match foe {
                Spot::Galley(other) if !foe_sunk => *other,
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

    pub(super) fn take_loot(&mut self, good: Good) {
        if let Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } = &mut self.phase {
            adrift[good.index()] = adrift[good.index()].saturating_sub(1);
        }
        self.close_loot();
    }

    pub(super) fn leave_loot(&mut self, goods: &[Good]) {
        self.give_to_bank(goods);
        if let Phase::Battle { stage: Stage::Loot { adrift, .. }, .. } = &mut self.phase {
            *adrift = [0; 6];
        }
        self.close_loot();
    }

    /// Ends looting when nothing is left adrift. A victorious attacker continues; after a defender's loot the
    /// activation ends.
    fn close_loot(&mut self) {
        if let Phase::Battle { go, stage: Stage::Loot { winner, adrift }, .. } = &self.phase
            && *adrift == [0; 6]
            && *winner == go.galley
        {
            self.phase = Phase::Activation { go: *go };
        }
    }

    pub(super) fn capture(&mut self, seat: Seat, galley: Galley, port: PortId, sailors: u8) {
        if let Some(index) = galley.index(GALLEYS) {
            let aboard = &mut self.galleys[index].sailors;
            *aboard = aboard.saturating_sub(sailors);
        }
        self.with_port(port, |state| (state.owner, state.sailors) = (Some(seat), sailors));
        self.note_act();
    }
}
