//! Pushes to a device that watches a table: its changes.

use std::sync::Arc;

use kernel::Viewer;
use tokio::sync::{broadcast, mpsc};

use crate::membership::Guest;
use crate::protocol::{Problem, Push, TableState};
use crate::tables::actor::room::Room;
use crate::tables::actor::table_actor::TableActor;
use crate::tables::projection::snapshots::{Audience, Snapshot};
use crate::tables::rooms::Rooms;

/// One viewer's watch on one table.
pub(crate) struct Watch {
    pub app: Rooms,
    pub room: Arc<Room>,
    pub guest: Option<Arc<Guest>>,
    pub pushes: mpsc::Sender<Push>,
    pub viewer: Viewer,
}

impl Watch {
    fn audience(&self) -> Audience {
        let trusted = self.guest.as_ref().is_some_and(|guest| guest.may_act_for_all());
        Audience { viewer: self.viewer, trusted, hosts: self.guest.is_none() }
    }

    /// Returns the current snapshot, and the whole state.
    pub async fn whole(&self) -> Result<(Arc<Snapshot>, TableState), Problem> {
        let audience = self.audience();
        self.room.ask(move |open| open.whole(audience)).await
    }

    /// Returns the current snapshot, and the push for a device that has `shown`. `None` if nothing has changed.
    async fn next(&self, shown: &Arc<Snapshot>) -> Result<Option<(Arc<Snapshot>, Push)>, Problem> {
        let (audience, shown) = (self.audience(), Arc::clone(shown));
        let next = move |open: &mut TableActor| {
            let snapshot = open.snapshot(audience);
            if snapshot.is(&shown) {
                return Ok(None);
            }
            let push = match snapshot.patch_from(&shown) {
                Some(moved) => Push::Moved { moved },
                // The device missed a snapshot, or its audience has changed.
                None => Push::State { state: Box::new(open.whole(audience)?.1) },
            };
            Ok(Some((snapshot, push)))
        };
        self.room.ask(next).await
    }

    /// Pushes each change until the session ends, the table is deleted, or the device loses access. After a panic it
    /// starts again with the whole state.
    pub async fn run(self, moves: broadcast::Receiver<()>, shown: Arc<Snapshot>) {
        let (watch, mut first) = (Arc::new(self), Some((moves, shown)));
        let start = || {
            let (watch, first) = (Arc::clone(&watch), first.take());
            async move {
                let begun = match first {
                    None => watch.resubscribe().await,
                    first => first,
                };
                if let Some((moves, shown)) = begun {
                    watch.follow(moves, shown).await;
                }
            }
        };
        watch.app.supervisor().restarted("watch of a table", None, start).await;
    }

    /// Pushes the whole state, and subscribes to changes. `None` if the table cannot be read.
    async fn resubscribe(&self) -> Option<(broadcast::Receiver<()>, Arc<Snapshot>)> {
        let moves = self.room.subscribe().await.ok()?;
        let (snapshot, state) = self.whole().await.ok()?;
        self.pushes.send(Push::State { state: Box::new(state) }).await.ok()?;
        Some((moves, snapshot))
    }

    async fn follow(&self, mut moves: broadcast::Receiver<()>, mut shown: Arc<Snapshot>) {
        loop {
            match moves.recv().await {
                Ok(()) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) if self.app.is_closing() => return,
                // The actor has ended: another one opens the table, unless it was deleted.
                Err(broadcast::error::RecvError::Closed) => match self.room.subscribe().await {
                    Ok(next) => moves = next,
                    Err(_) => return,
                },
            }
            let next = match self.next(&shown).await {
                // The actor has just ended: the next one knows.
                Err(_) => {
                    let Ok(next) = self.room.subscribe().await else { return };
                    moves = next;
                    self.next(&shown).await
                }
                next => next,
            };
            // The host may have changed the device's role, or the device has moved to the next table.
            if self.guest.as_ref().is_some_and(|guest| !guest.may_watch(self.room.table(), self.viewer)) {
                return;
            }
            match next {
                Ok(Some((snapshot, push))) => {
                    shown = snapshot;
                    if self.pushes.send(push).await.is_err() {
                        return;
                    }
                }
                Ok(None) => {}
                Err(_) => return,
            }
        }
    }
}
