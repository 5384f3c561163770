//! The event as this node last read it, projected for each page.

use std::sync::Arc;

use club_event::wire::{EveningState, PersonSeen, Seen};
use club_event::{ClubEvent, Who};
use tokio::sync::{Mutex, Notify, watch};

/// The event, as this node knows it.
#[derive(Default)]
pub(crate) struct LiveEvent {
    pub(crate) shown: watch::Sender<Arc<EventSnapshot>>,
    /// Notified when the event was changed here.
    pub(crate) changed: Notify,
    /// Locked during a change, so that changes of one node do not conflict.
    pub(crate) changing: Mutex<()>,
}

/// Everything that pages show, at one moment.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct EventSnapshot {
    /// The event; `None` before the first one.
    pub evening: Option<ClubEvent>,
    /// The id and version of that event.
    pub version: (u32, i64),
    pub(crate) organiser: Option<Box<Seen>>,
    pub(crate) wall: Option<Box<EveningState>>,
}

impl EventSnapshot {
    /// The event as one page may see it.
    pub fn view(&self, who: Who) -> Seen {
        let seen = |evening: Option<EveningState>| Seen { evening, nodes: vec![] };
        match who {
            Who::Organiser => self.organiser.as_ref().map_or_else(|| seen(None), |seen| (**seen).clone()),
            Who::Wall => seen(self.wall.as_deref().cloned()),
            Who::Person(person) => {
                let of = |state: &EveningState| EveningState { me: self.me(person), join: None, ..state.clone() };
                seen(self.wall.as_deref().map(of))
            }
        }
    }

    fn me(&self, person: u32) -> Option<PersonSeen> {
        let evening = self.evening.as_ref()?;
        let name = evening.name_of(person)?.to_owned();
        Some(PersonSeen { person, name, at: evening.at(person), joined: None })
    }
}
