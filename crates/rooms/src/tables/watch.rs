//! What a session is pushed: of a table what changed, of the hosted table's people what concerns it.

use std::sync::Arc;
use std::time::Duration;

use kernel::Viewer;
use serde_json::Value;
use tokio::sync::{broadcast, mpsc};

use super::Rooms;
use crate::people::Guest;
use crate::wire::{Moved, Problem, Push, TableState};

/// One viewer's watch on one table.
pub(super) struct Watch {
    pub app: Rooms,
    pub guest: Option<Arc<Guest>>,
    pub pushes: mpsc::Sender<Push>,
    pub table: u32,
    pub viewer: Viewer,
}

impl Watch {
    /// The table, whole or with the entries from `from` on told.
    pub async fn state(&self, from: u32) -> Result<TableState, Problem> {
        let trusted = self.guest.as_ref().is_some_and(|guest| guest.speaks_for_all());
        let mut state = self.app.state(self.table, self.viewer, from, trusted).await?;
        if self.guest.is_some() {
            // Where files lie on the host is nobody else's business.
            state.damage.clear();
        }
        Ok(state)
    }

    /// Pushes each move, until nobody hears it, or the table or the right to see it is gone.
    pub async fn run(self, mut moves: broadcast::Receiver<u32>, mut shown: Shown) {
        loop {
            let from = match moves.recv().await {
                Ok(from) => from,
                // Too slow to hear every move: everything is told again.
                Err(broadcast::error::RecvError::Lagged(_)) => 1,
                Err(broadcast::error::RecvError::Closed) if self.app.is_closing() => return,
                // The table was read anew, or is gone.
                Err(broadcast::error::RecvError::Closed) => match self.app.owner(self.table).await {
                    Ok(owner) => {
                        moves = owner.moves();
                        1
                    }
                    Err(_) => return,
                },
            };
            // Its owner may just have ended: the next one knows, and everything is told.
            let (state, whole) = match self.state(from).await {
                Ok(state) => (state, from == 1),
                Err(_) => match self.app.owner(self.table).await {
                    Ok(owner) => {
                        moves = owner.moves();
                        let Ok(state) = self.state(1).await else { return };
                        (state, true)
                    }
                    Err(_) => return,
                },
            };
            // The host may have given the device another place since.
            if self.guest.as_ref().is_some_and(|guest| !guest.sees(self.viewer)) {
                return;
            }
            if self.pushes.send(shown.push(state, whole)).await.is_err() {
                return;
            }
        }
    }
}

/// What the other side was shown last.
pub(super) struct Shown {
    state: Value,
    length: u32,
}

impl Shown {
    /// Told entries go their own way: they are added, never changed.
    pub fn of(state: &mut TableState) -> Self {
        let told = std::mem::take(&mut state.told);
        let shown = Self { state: serde_json::to_value(&*state).unwrap_or_default(), length: state.length };
        state.told = told;
        shown
    }

    /// The way from what was shown last to this state.
    fn push(&mut self, mut state: TableState, whole: bool) -> Push {
        let (table, base, next) = (state.table, self.length, Self::of(&mut state));
        if whole {
            *self = next;
            return Push::State { state: Box::new(state) };
        }
        let told = state.told;
        let patch = serde_json::to_value(json_patch::diff(&self.state, &next.state)).unwrap_or_default();
        *self = next;
        Push::Moved { moved: Box::new(Moved { table, base, patch, told }) }
    }
}

/// How often the host is told anew of its devices: however fast they come and go.
const HOST_PAUSE: Duration = Duration::from_millis(250);

/// Tells a session what concerns it of the people around the hosted table.
pub(super) async fn hear(app: Rooms, guest: Option<Arc<Guest>>, pushes: mpsc::Sender<Push>) {
    let mut changes = app.people().changes();
    // As the device was told: a change since then is news.
    let mut standing = guest.as_ref().and_then(|guest| guest.welcomed);
    let mut sent_on = false;
    let mut told = None;
    loop {
        let push = match &guest {
            // A host that has never hosted need not hear that it does not.
            None if !app.people().was_hosted() => None,
            None => {
                let hosting = app.people().hosting();
                // A device that came and went in between is no news.
                let news = told.as_ref() != Some(&hosting);
                told = Some(hosting.clone());
                news.then(|| Push::Hosting { hosting: hosting.map(Box::new) })
            }
            Some(guest) => match (guest.sent_on(), guest.standing()) {
                (Some(url), _) if !sent_on => {
                    sent_on = true;
                    Some(Push::GoTo { url })
                }
                // Nothing is hosted any longer: the door is about to close.
                (_, None) if app.people().table().is_none() => Some(Push::Closed),
                (_, None) => Some(Push::Dismissed),
                (_, now) if now != standing => {
                    standing = now;
                    now.map(|standing| Push::Standing { standing })
                }
                _ => None,
            },
        };
        let gone = matches!(push, Some(Push::Dismissed | Push::Closed));
        if let Some(push) = push {
            if pushes.send(push).await.is_err() || gone {
                return;
            }
            if guest.is_none() {
                tokio::time::sleep(HOST_PAUSE).await;
            }
        }
        if changes.changed().await.is_err() {
            return;
        }
    }
}
