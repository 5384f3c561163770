//! What is pushed to a session: changes of the watched table, and news of the hosted table's people that
//! concerns it.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use kernel::Viewer;
use tokio::sync::{broadcast, mpsc};

use crate::membership::{Guest, NO_TABLE, People};
use crate::protocol::{GuestStatus, Problem, Push, TableState};
use crate::runtime::sleep;
use crate::tables::actor::open_table::OpenTable;
use crate::tables::actor::room::Room;
use crate::tables::projection::snapshots::{Audience, Frame};
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
    fn eyes(&self) -> Audience {
        let trusted = self.guest.as_ref().is_some_and(|guest| guest.speaks_for_all());
        Audience { viewer: self.viewer, trusted, hosts: self.guest.is_none() }
    }

    /// The table, whole.
    pub async fn whole(&self) -> Result<(Arc<Frame>, TableState), Problem> {
        let eyes = self.eyes();
        self.room.ask(move |open| open.whole(eyes)).await
    }

    /// The way from what was shown last to what is to be seen now; none when that is the same.
    async fn next(&self, shown: &Arc<Frame>) -> Result<Option<(Arc<Frame>, Push)>, Problem> {
        let (eyes, shown) = (self.eyes(), Arc::clone(shown));
        let next = move |open: &mut OpenTable| {
            let frame = open.shown_to(eyes);
            if Arc::ptr_eq(&frame, &shown) {
                return Ok(None);
            }
            let push = match frame.moved_from(&shown) {
                Some(moved) => Push::Moved { moved },
                // Too slow to see every frame, or other eyes than before: everything is told again.
                None => Push::State { state: Box::new(open.whole(eyes)?.1) },
            };
            Ok(Some((frame, push)))
        };
        self.room.ask(next).await
    }

    /// Pushes each move until the session ends, or the table or the right to see it is gone. After a panic it starts
    /// again with the whole table.
    pub async fn run(self, moves: broadcast::Receiver<()>, shown: Arc<Frame>) {
        let (watch, mut first) = (Arc::new(self), Some((moves, shown)));
        let start = || {
            let (watch, first) = (Arc::clone(&watch), first.take());
            async move {
                let begun = match first {
                    None => watch.begun_again().await,
                    first => first,
                };
                if let Some((moves, shown)) = begun {
                    watch.follow(moves, shown).await;
                }
            }
        };
        watch.app.supervisor().restarted("watch of a table", None, start).await;
    }

    /// Pushes the whole table, and hears of moves from then on; none when that cannot be.
    async fn begun_again(&self) -> Option<(broadcast::Receiver<()>, Arc<Frame>)> {
        let moves = self.room.moves().await.ok()?;
        let (frame, state) = self.whole().await.ok()?;
        self.pushes.send(Push::State { state: Box::new(state) }).await.ok()?;
        Some((moves, frame))
    }

    async fn follow(&self, mut moves: broadcast::Receiver<()>, mut shown: Arc<Frame>) {
        loop {
            match moves.recv().await {
                Ok(()) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) if self.app.is_closing() => return,
                // The table is read anew, or is gone.
                Err(broadcast::error::RecvError::Closed) => match self.room.moves().await {
                    Ok(next) => moves = next,
                    Err(_) => return,
                },
            }
            let next = match self.next(&shown).await {
                // Its owner has just ended: the next one knows.
                Err(_) => {
                    let Ok(next) = self.room.moves().await else { return };
                    moves = next;
                    self.next(&shown).await
                }
                next => next,
            };
            // The host may have given the device another place since, or it has gone along to the next table.
            if self.guest.as_ref().is_some_and(|guest| !guest.sees(self.room.table(), self.viewer)) {
                return;
            }
            match next {
                Ok(Some((frame, push))) => {
                    shown = frame;
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

/// How often the host gets the list of devices at most, however fast they come and go.
const HOST_PAUSE: Duration = Duration::from_millis(250);

/// The people whom a session of the host's own looks after, from one table to the next: those whose table it
/// looked at or hosted last, or else those of the first that is hosted.
#[derive(Clone, Default)]
pub(crate) struct Desk(Arc<Mutex<Weak<People>>>);

impl Desk {
    /// Looks after these people from now on. Returns whether they are others than before.
    pub fn takes(&self, people: &Arc<People>) -> bool {
        let people = Arc::downgrade(people);
        let before = std::mem::replace(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner), people.clone());
        !people.ptr_eq(&before)
    }

    /// The people whom it looks after.
    pub fn people(&self, app: &Rooms) -> Option<Arc<People>> {
        let people = self.0.lock().unwrap_or_else(PoisonError::into_inner).upgrade();
        let hosted = people.filter(|people| people.table().is_some());
        let any = || app.lobby().all().into_iter().find(|people| people.table() != Some(NO_TABLE));
        hosted.or_else(any)
    }
}

/// Tells a session of the host's own of the people whom it looks after, and which services have stopped.
pub(crate) async fn hear_as_host(app: Rooms, desk: Desk, pushes: mpsc::Sender<Push>) {
    let mut hosted = app.lobby().changes();
    let mut stopped = app.supervisor().stopped();
    let mut told = None;
    let mut told_stopped = vec![];
    loop {
        let mut services = stopped.borrow_and_update().clone();
        services.sort_unstable();
        services.dedup();
        if services != told_stopped {
            told_stopped.clone_from(&services);
            if pushes.send(Push::Stopped { services }).await.is_err() {
                return;
            }
        }
        let people = desk.people(&app);
        let mut changes = people.as_ref().map(|people| people.changes());
        let hosting = match &people {
            Some(people) => people.hosting().await,
            None => None,
        };
        // A host that has never hosted need not hear that it does not, and a device that came and went in
        // between is no news.
        if app.lobby().was_hosted() && told.as_ref() != Some(&hosting) {
            told = Some(hosting.clone());
            if pushes.send(Push::Hosting { hosting: hosting.map(Box::new) }).await.is_err() {
                return;
            }
            sleep(HOST_PAUSE).await;
        }
        let changed = async {
            match &mut changes {
                Some(changes) => changes.changed().await.is_ok(),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            changed = hosted.changed() => if changed.is_err() { return },
            changed = stopped.changed() => if changed.is_err() { return },
            _ = changed => {}
        }
    }
}

/// Tells a guest's session what concerns it of the people at its table; a table's screen of all of them.
pub(crate) async fn hear_as_guest(guest: Arc<Guest>, pushes: mpsc::Sender<Push>) {
    tokio::select! {
        () = hear_of_itself(&guest, &pushes) => {}
        () = hear_as_screen(&guest, &pushes) => {}
    }
}

/// Tells a table's screen who is there, as often as the host's own.
async fn hear_as_screen(guest: &Guest, pushes: &mpsc::Sender<Push>) {
    let mut changes = guest.changes();
    let mut told = None;
    loop {
        let hosting = guest.hosting().await;
        if told != hosting {
            told.clone_from(&hosting);
            if pushes.send(Push::Hosting { hosting: hosting.map(Box::new) }).await.is_err() {
                return;
            }
            sleep(HOST_PAUSE).await;
        }
        if changes.changed().await.is_err() {
            return;
        }
    }
}

async fn hear_of_itself(guest: &Guest, pushes: &mpsc::Sender<Push>) {
    let mut changes = guest.changes();
    // As the device was told: a change since then is news.
    let mut status = guest.welcomed;
    let mut sent_on = false;
    loop {
        if let Some(push) = news_of(guest, &mut status, &mut sent_on) {
            let gone = matches!(push, Push::Dismissed | Push::Closed);
            if pushes.send(push).await.is_err() || gone {
                return;
            }
        }
        if changes.changed().await.is_err() {
            return;
        }
    }
}

/// What a guest is to be told now.
fn news_of(guest: &Guest, status: &mut Option<GuestStatus>, sent_on: &mut bool) -> Option<Push> {
    match (guest.sent_on(), guest.status()) {
        (Some(url), _) if !*sent_on => {
            *sent_on = true;
            Some(Push::GoTo { url })
        }
        // The table is hosted no longer: the line is about to end.
        (_, None) if guest.is_shut_out() => Some(Push::Closed),
        (_, None) => Some(Push::Dismissed),
        (_, now) if now != *status => {
            *status = now;
            now.map(|guest| Push::Guest { guest })
        }
        _ => None,
    }
}
