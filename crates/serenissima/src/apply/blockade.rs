//! Applies the events of a blockade and of a sale.

use kernel::Seat;

use super::rest_of;
use crate::rules::Step;
use crate::state::{Blocked, Phase, Serenissima};
use crate::words::{Cause, Good, Lapse, MOST_SEATS, PortId, Seats, ZoneId};

impl Serenissima {
    pub(super) fn ask_blockade(&mut self, cause: Cause, seats: &[Seat], rest: &[ZoneId], waived: &[String]) {
        let mut declined = match &self.phase {
            Phase::Blockade { declined, .. } => declined.clone(),
            _ => Seats::new(),
        };
        declined.retain(|seat| !seats.contains(seat));
        if let Some(go) = self.go().copied() {
            let queue = seats.iter().copied().take(MOST_SEATS).collect();
            self.phase = Phase::Blockade { go, cause, queue, rest: rest_of(rest), declined, waived: waived.to_vec() };
        }
    }

    pub(super) fn call_blockade(&mut self, seat: Seat, cause: Cause) {
        if let Some(go) = self.activation_mut() {
            match cause {
                Cause::Move => go.stopped = true,
                Cause::Sale { .. } => go.blocked = Some(Blocked { by: seat, sale: true }),
                Cause::Capture { .. } => go.blocked = Some(Blocked { by: seat, sale: false }),
            }
            // A fight or the end is the only option left, even in the zone where the activation began.
            go.acted = true;
            go.step = go.step.max(Step::Move);
            self.phase = Phase::Activation { go: *go };
        }
    }

    pub(super) fn decline_blockade(&mut self) {
        if let Phase::Blockade { go, cause, queue, declined, .. } = &mut self.phase {
            if let Some(seat) = queue.pop_at(0) {
                let _ = declined.try_push(seat);
            }
            if queue.is_empty() {
                go.sale_open |= matches!(cause, Cause::Sale { .. });
                self.phase = Phase::Activation { go: *go };
            }
        }
    }

    pub(super) fn lapse(&mut self, what: Lapse) {
        // A lapsed blockade closes the question, but never a battle. Any other lapse returns to the activation.
        let ends = what != Lapse::Blockade || matches!(self.phase, Phase::Blockade { .. });
        if let Some(go) = self.activation_mut() {
            go.sale_open = false;
            if what == Lapse::Blockade {
                go.blocked = None;
            }
            if ends {
                self.phase = Phase::Activation { go: *go };
            }
        }
    }

    /// Puts a cube into a warehouse; `slot` counts from 1.
    pub(super) fn sell(&mut self, port: PortId, slot: u8, good: Good) {
        let slot = usize::from(slot).saturating_sub(1);
        self.with_port(port, |state| {
            if let Some(place) = state.slots.get_mut(slot) {
                *place = Some(good);
            }
        });
        self.note_act();
        if let Some(go) = self.activation_mut() {
            go.step = go.step.max(Step::Sell);
            go.sale_open = true;
            go.blocked = None;
        }
    }
}
