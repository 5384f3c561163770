//! Counts the devices that connected to a listener for guests: how far each came, and why some were refused. The help
//! for phones that cannot connect reads it.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use app_core::protocol::{Arrivals, Problem, Refusal, Refused, Turned};

/// The most addresses that are distinguished. Further ones are not counted.
const MOST_ADDRESSES: usize = 256;

/// How far a device came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// It has connected.
    Came,
    /// It has loaded the page.
    Loaded,
    /// It has shown a code or a token, or asked to be admitted.
    Asked,
    /// It was admitted.
    Entered,
}

/// The counts of one listener.
#[derive(Default)]
pub(crate) struct Noted {
    notes: Mutex<Notes>,
}

#[derive(Default)]
struct Notes {
    /// The furthest that a device came from each address.
    steps: BTreeMap<IpAddr, Step>,
    refused: BTreeMap<Refusal, u32>,
}

impl Noted {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        // Plain lists: a panic elsewhere leaves them consistent.
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A device came so far.
    pub(crate) fn came(&self, from: IpAddr, step: Step) {
        let steps = &mut self.notes().steps;
        if steps.len() < MOST_ADDRESSES || steps.contains_key(&from) {
            let furthest = steps.entry(from).or_insert(step);
            *furthest = (*furthest).max(step);
        }
    }

    /// A device was refused.
    pub(crate) fn refused(&self, why: Refusal) {
        let times = &mut *self.notes();
        let times = times.refused.entry(why).or_default();
        *times = times.saturating_add(1);
    }

    /// Who came from elsewhere than this machine, whose addresses are given, and what was refused.
    pub(crate) fn arrivals(&self, own: &[IpAddr]) -> Arrivals {
        let notes = self.notes();
        let others = || notes.steps.iter().filter(|(from, _)| !own.contains(from)).map(|(_, step)| *step);
        let to = |least: Step| others().filter(|step| *step >= least).count() as u32;
        let refused = notes.refused.iter().map(|(&why, &times)| Refused { why, times }).collect();
        let [came, loaded, asked, entered] = [Step::Came, Step::Loaded, Step::Asked, Step::Entered].map(to);
        Arrivals { came, loaded, asked, entered, refused }
    }
}

/// Why a greeting was refused; none when nothing was asked, or the fault is the host's.
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
