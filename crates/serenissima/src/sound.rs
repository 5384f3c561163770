//! Checks that a written position can occur in play, beyond the audit of the pieces. Positions of new games must pass
//! it; play itself keeps to it by the rules. A position at the start of a record must only refer to existing things.
//!
//! What waivers can bring about (a battle across zones, a move too far) is sound.

use arrayvec::ArrayVec;
use kernel::{Rule, Seat};

use crate::rules::{Breach, Step};
use crate::state::{Activation, MOST_SEATS, Phase, Serenissima, Spot, Stage};
use crate::words::{GALLEYS, Galley, SPACES};

/// The highest turn number that can be set.
pub(crate) const MOST_TURNS: u16 = 999;

impl Serenissima {
    /// Returns the name of the first line or field that cannot occur, if any.
    pub(crate) fn unsound(&self) -> Option<&'static str> {
        let (over, setting_up) = (matches!(self.phase, Phase::Over { .. }), self.sets_up());
        if self.scorings > if over { 3 } else { 2 } {
            return Some("scorings");
        }
        if self.turn > MOST_TURNS || (self.turn == 0 && !setting_up && !over) {
            return Some("turn");
        }
        if let Some(field) = self.go().and_then(|go| self.unsound_activation(go)) {
            return Some(field);
        }
        match &self.phase {
            Phase::First | Phase::Preparing => None,
            Phase::Closing { .. } => {
                (self.players() == MOST_SEATS as u8 || self.closable().next().is_none()).then_some("phase")
            }
            Phase::Picking { nth } => (self.pick_due() != Some(*nth)).then_some("nth"),
            Phase::Activation { .. } => None,
            Phase::Blockade { .. } => self.unsound_blockade(),
            Phase::Battle { go, foe, stage, opened } => self.unsound_battle(go, *foe, stage, *opened),
            Phase::Doge => (self.black != 0).then_some("pawn"),
            Phase::Purchases { .. } => self.unsound_purchases(),
            Phase::Over { standings } => (*standings != self.standings()).then_some("standings"),
        }
    }

    /// True if the phase refers only to existing things: the one requirement for records of every age. Checks each
    /// index before it is used.
    pub(crate) fn phase_is_there(&self) -> bool {
        let afloat = |galley: &Galley| self.galley(*galley).owner.is_some();
        let seats = |queue: &[Seat]| !queue.is_empty() && queue.iter().all(|seat| self.at_table(*seat));
        let ports = self.board.board().ports.len();
        if let Some(go) = self.go() {
            let start = go.start.index() < self.board.board().zones.len();
            if !start || !self.at_table(go.seat) || go.blocked.is_some_and(|blocked| !self.at_table(blocked.by)) {
                return false;
            }
        }
        match &self.phase {
            Phase::Activation { go } => afloat(&go.galley) && go.galley.0 == self.black,
            Phase::Blockade { go, queue, rest, .. } => {
                let known = rest.iter().all(|zone| self.board.zone(*zone).is_some());
                afloat(&go.galley) && go.galley.0 == self.black && seats(queue) && known
            }
            Phase::Battle { go, foe, stage, .. } => {
                let there = match (stage, foe) {
                    (Stage::Loot { winner, .. }, Spot::Galley(_)) => return afloat(winner),
                    (Stage::Loot { .. }, Spot::Port(_)) => false,
                    (Stage::Landing | Stage::Fort, Spot::Galley(_)) => false,
                    (_, Spot::Galley(foe)) => afloat(foe) && *foe != go.galley,
                    (Stage::Landing, Spot::Port(port)) => port.index() < ports,
                    (_, Spot::Port(port)) => port.index() < ports && self.ports[port.index()].owner.is_some(),
                };
                there && afloat(&go.galley) && go.cap > 0
            }
            Phase::Purchases { queue, .. } => seats(queue),
            Phase::Picking { nth } => *nth < self.picks(),
            Phase::Over { standings } => standings.iter().all(|standing| self.at_table(standing.seat)),
            Phase::Closing { .. } | Phase::First | Phase::Preparing | Phase::Doge => true,
        }
    }

    /// True if the game is before its first turn.
    fn sets_up(&self) -> bool {
        matches!(self.phase, Phase::First | Phase::Closing { .. } | Phase::Picking { .. })
    }

    fn at_table(&self, seat: Seat) -> bool {
        seat.0 < self.players()
    }

    /// True if all seats exist and none occurs twice.
    fn a_queue(&self, seats: &[Seat]) -> bool {
        seats.iter().enumerate().all(|(index, seat)| self.at_table(*seat) && !seats[..index].contains(seat))
    }

    fn unsound_activation(&self, go: &Activation) -> Option<&'static str> {
        let owner = self.galley(go.galley).owner;
        // The attacking galley was sunk by the defender, who takes loot now.
        let sunk = matches!(
            &self.phase,
            Phase::Battle { stage: Stage::Loot { winner, .. }, .. } if *winner != go.galley
        );
        let seat = if sunk { self.at_table(go.seat) } else { owner == Some(go.seat) };
        let begun = go.step >= Step::Move && (go.acted || go.invested);
        let moved = if go.steps == 0 { go.reach == 0 } else { (1..=SPACES).contains(&go.reach) && begun };
        let blocked = go.blocked.is_none_or(|by| self.at_table(by.by) && by.by != go.seat && begun);
        [
            (go.galley.0 == self.black, "galley"),
            (seat, "seat"),
            (go.start.index() < self.board.board().zones.len(), "start"),
            (moved, "steps"),
            (!go.stopped || begun, "stopped"),
            (blocked, "blocked"),
            ((go.step == Step::Fight) == (go.cap > 0) && go.cap <= SPACES, "cap"),
            (go.bought.is_none_or(|bought| bought.index(GALLEYS).is_some() && go.invested), "bought"),
        ]
        .into_iter()
        .find_map(|(holds, field)| (!holds).then_some(field))
    }

    /// Checks that the asked player may call the blockade, in the order of the rule.
    fn unsound_blockade(&self) -> Option<&'static str> {
        let Phase::Blockade { go, cause, queue, rest, declined, waived } = &self.phase else {
            return None;
        };
        let mut due = self.entitled(go, *cause, rest);
        due.retain(|seat| !declined.contains(seat));
        let rule = |id: &String| Breach::REGISTER.iter().any(|info| info.id == id);
        [
            (!queue.is_empty() && *queue == due, "queue"),
            (self.a_queue(declined), "declined"),
            (rest.iter().all(|zone| self.board.zone(*zone).is_some()), "rest"),
            (waived.iter().all(rule), "waived"),
        ]
        .into_iter()
        .find_map(|(holds, field)| (!holds).then_some(field))
    }

    /// Fills in the seats that declined, if the position omits them: those entitled and not asked.
    pub(crate) fn who_declined(&mut self) {
        if let Phase::Blockade { go, cause, queue, rest, declined, .. } = &self.phase
            && declined.is_empty()
        {
            let mut silent = self.entitled(go, *cause, rest);
            silent.retain(|seat| !queue.contains(seat));
            if let Phase::Blockade { declined, .. } = &mut self.phase {
                *declined = silent;
            }
        }
    }

    fn unsound_battle(&self, go: &Activation, foe: Spot, stage: &Stage, opened: bool) -> Option<&'static str> {
        let afloat = |galley: Galley| self.galley(galley).owner.is_some();
        let foe_there = match foe {
            Spot::Galley(galley) => galley != go.galley && galley.index(GALLEYS).is_some(),
            Spot::Port(port) => port.index() < self.board.board().ports.len(),
        };
        if go.cap == 0 || !foe_there {
            return Some("foe");
        }
        let holds = match (stage, foe) {
            (Stage::Loot { winner, adrift }, Spot::Galley(foe)) => {
                let side = *winner == go.galley || *winner == foe;
                let cubes: u16 = adrift.iter().map(|cubes| u16::from(*cubes)).sum();
                side && afloat(*winner) && self.can_take(*winner) && (1..u16::from(SPACES)).contains(&cubes)
            }
            (Stage::Landing | Stage::Fort, Spot::Galley(_)) | (Stage::Loot { .. }, Spot::Port(_)) => false,
            (Stage::Landing, Spot::Port(port)) => self.ports[port.index()].owner.is_none(),
            (Stage::Fort, Spot::Port(port)) => {
                let port = &self.ports[port.index()];
                port.owner.is_some() && port.fort && !opened
            }
            (Stage::Roll | Stage::Decide, Spot::Galley(foe)) => afloat(foe),
            (Stage::Roll | Stage::Decide, Spot::Port(port)) => self.ports[port.index()].owner.is_some(),
        };
        (!holds).then_some("stage")
    }

    fn unsound_purchases(&self) -> Option<&'static str> {
        let Phase::Purchases { queue, bought, done } = &self.phase else {
            return None;
        };
        let all: ArrayVec<Seat, { 2 * MOST_SEATS }> = queue.iter().chain(done).copied().collect();
        let buys = queue.first().is_some_and(|seat| self.can_purchase(*seat, *bought));
        [(self.black == 0, "pawn"), (self.a_queue(&all) && buys, "queue"), (bought & 1 == 0, "bought")]
            .into_iter()
            .find_map(|(holds, field)| (!holds).then_some(field))
    }
}
