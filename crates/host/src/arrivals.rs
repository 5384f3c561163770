//! Counts the devices that connected to a listener for guests: their furthest step, and the reasons for refusals. The
//! help for phones that cannot connect shows the counts.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use app_core::protocol::{Arrivals, Problem, Refusal, Refused, Turned};

/// Maximum number of counted addresses. Devices at further addresses are not counted.
const MOST_ADDRESSES: usize = 256;

/// The furthest step that a device reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ArrivalStep {
    /// The device has connected.
    Came,
    /// The device has loaded the page.
    Loaded,
    /// The device has presented a code or a token, or asked to be admitted.
    Asked,
    /// The device was admitted.
    Entered,
}

/// The counts of one listener.
#[derive(Default)]
pub(crate) struct ArrivalCounts {
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    /// The furthest step of any device, by address.
    steps: BTreeMap<IpAddr, ArrivalStep>,
    refused: BTreeMap<Refusal, u32>,
}

impl ArrivalCounts {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        // The data are plain counts, so a panic elsewhere leaves them consistent.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that a device reached a step.
    pub(crate) fn record_step(&self, from: IpAddr, step: ArrivalStep) {
        let steps = &mut self.counts().steps;
        if steps.len() < MOST_ADDRESSES || steps.contains_key(&from) {
            let furthest = steps.entry(from).or_insert(step);
            *furthest = (*furthest).max(step);
        }
    }

    /// Counts a refused device.
    pub(crate) fn count_refusal(&self, why: Refusal) {
        let times = &mut *self.counts();
        let times = times.refused.entry(why).or_default();
        *times = times.saturating_add(1);
    }

    /// Returns the counts of devices on other machines, and of refusals. `own` lists the addresses of this machine.
    pub(crate) fn arrivals(&self, own: &[IpAddr]) -> Arrivals {
        let counts = self.counts();
        let others = || counts.steps.iter().filter(|(from, _)| !own.contains(from)).map(|(_, step)| *step);
        let to = |least: ArrivalStep| others().filter(|step| *step >= least).count() as u32;
        let refused = counts.refused.iter().map(|(&why, &times)| Refused { why, times }).collect();
        let [came, loaded, asked, entered] =
            [ArrivalStep::Came, ArrivalStep::Loaded, ArrivalStep::Asked, ArrivalStep::Entered].map(to);
        Arrivals { came, loaded, asked, entered, refused }
    }
}

/// Returns why a handshake was refused; `None` if the device requested nothing, or the fault is the host's.
pub(crate) fn refusal(problem: &Problem) -> Option<Refusal> {
    let Problem::TurnedAway { why } = problem else { return None };
    match why {
        Turned::New | Turned::Host | Turned::Taken => None,
        Turned::Code => Some(Refusal::Code),
        Turned::Token => Some(Refusal::Token),
        Turned::Declined => Some(Refusal::Declined),
        Turned::Closed => Some(Refusal::Closed),
        Turned::Busy => Some(Refusal::Busy),
    }
}
