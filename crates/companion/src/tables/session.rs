//! Sessions: the one door to the application, whatever the transport.

use kernel::erased::AnyTable;
use kernel::record::By;
use kernel::{Moved, Viewer};
use tokio::sync::{Mutex, broadcast, mpsc};

use super::owner::{Seat, told_by_table, told_of_command};
use super::{App, Wanted, missing, trouble};
use crate::wire::{Problem, Push, Reply, Request, RuleLine};
use crate::{catalogue, stamps};

/// The longest id of a request, in bytes.
const LONGEST_ID: usize = 64;

/// An id that tells one request from all others.
///
/// # Errors
/// When it is empty, which would tell nothing, or too long.
pub(super) fn check_id(id: &str) -> Result<(), Problem> {
    match id.len() {
        0 => Err(Problem::Unreadable { detail: "the id of the request is empty".to_owned() }),
        1..=LONGEST_ID => Ok(()),
        _ => Err(Problem::TooLong),
    }
}

/// One screen, or whoever else asks. Watches one table at a time.
pub struct Session {
    app: App,
    pushes: mpsc::Sender<Push>,
    watching: Mutex<Option<tokio::task::JoinHandle<()>>>,
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(task) = self.watching.get_mut().take() {
            task.abort();
        }
    }
}

impl Session {
    /// A session that hears nothing yet.
    pub(super) fn new(app: App, pushes: mpsc::Sender<Push>) -> Self {
        Self { app, pushes, watching: Mutex::default() }
    }

    /// Does what is asked. Whatever the transport, this is the one door.
    ///
    /// # Errors
    /// A [`Problem`]; nothing was changed.
    pub async fn request(&self, request: Request) -> Result<Reply, Problem> {
        let app = &self.app;
        match request {
            Request::Tables => Ok(Reply::Tables { tables: app.tables().await? }),
            Request::DefaultSetup { game, seats } => default_setup(&game, seats),
            Request::NewTable { id, game, seating, answering, setup } => {
                let wanted = Wanted { request: id, game, seating, answering, setup };
                Ok(Reply::Table { table: app.new_table(wanted).await? })
            }
            Request::Rematch { table, id } => Ok(Reply::Table { table: app.rematch(table, id).await? }),
            Request::Open { table, viewer } => self.watch(table, viewer).await,
            Request::Leave => {
                self.stop_watching().await;
                Ok(Reply::Done)
            }
            Request::Try { table, by, command } => app.ask(table, move |seat| seat.try_command(by, command)).await,
            Request::Peek { table, viewer } => {
                app.ask(table, move |seat| Ok(Reply::View { view: seat.table().view(viewer) })).await
            }
            Request::LookBack { table, entry, viewer } => {
                let view = move |seat: &mut Seat| seat.table().view_at(entry, viewer).ok_or_else(|| missing("entry"));
                Ok(Reply::View { view: app.ask(table, view).await? })
            }
            Request::Hints { table, seat, viewer } => {
                app.ask(table, move |owner| Ok(Reply::Hints { hints: owner.table().hints(seat, viewer) })).await
            }
            Request::Doubts { table, seen } => {
                app.ask(table, move |seat| Ok(Reply::Doubts { parts: seat.table().doubts(&seen) })).await
            }
            Request::Export { table } => app.export(table).await,
            Request::Import { text, id } => Ok(Reply::Table { table: app.import(&text, id.as_deref()).await? }),
            Request::Backup => app.back_up().await,
            Request::Restore { text } => app.restore(&text).await,
            Request::Delete { table } => app.delete(table).await,
            Request::People => Ok(Reply::People { names: app.inner.store.people().await.map_err(trouble)? }),
            Request::Preferences => {
                Ok(Reply::Preferences { preferences: app.inner.store.preferences().await.map_err(trouble)? })
            }
            Request::SetPreference { key, value } => app.prefer(&key, &value).await,
            Request::Boards { game } => Ok(Reply::Boards { boards: app.boards(&game).await? }),
            Request::KeepBoard { game, board } => app.keep_board(&game, board).await,
            Request::CopyBoard { game, from, id, name } => app.copy_board(&game, &from, &id, &name).await,
            Request::EditBoard { game, id, edit } => app.edit_board(&game, &id, edit).await,
            Request::ExportBoard { game, id } => app.export_board(&game, &id).await,
            Request::ImportBoard { game, text, id } => app.import_board(&game, &text, &id).await,
            Request::DropBoard { game, id } => app.drop_board(&game, &id).await,
            Request::Rules { game } => rules(&game),
            Request::RevealSeed { table } => app.ask(table, |seat| seat.reveal()).await,
            change => self.change(change).await,
        }
    }

    /// The requests that add to a record.
    async fn change(&self, request: Request) -> Result<Reply, Problem> {
        let by = By::Table;
        let (table, id, head, deed): (u32, String, u32, Deed) = match request {
            Request::Command { table, id, head, by, command, waive } => {
                let deed = move |table: &mut dyn AnyTable| {
                    table.command(by, command, &waive, &mut stamps()).map_err(told_of_command)
                };
                (table, id, head, Box::new(deed))
            }
            Request::Answer { table, id, head } => {
                (table, id, head, Box::new(|table| table.answer(&mut stamps()).map_err(told_by_table)))
            }
            Request::Undo { table, id, head } => {
                (table, id, head, Box::new(move |table| table.undo(by, &mut stamps()).map_err(told_by_table)))
            }
            Request::Redo { table, id, head } => {
                (table, id, head, Box::new(move |table| table.redo(by, &mut stamps()).map_err(told_by_table)))
            }
            Request::Jump { table, id, head, to } => {
                (table, id, head, Box::new(move |table| table.jump(to, by, &mut stamps()).map_err(told_by_table)))
            }
            Request::Settings { table, id, head, settings } => {
                (table, id, head, Box::new(move |table| table.set(settings, by, &mut stamps()).map_err(told_by_table)))
            }
            _ => return Err(missing("request")),
        };
        check_id(&id)?;
        let head = self.app.owner(table).await?.change(id, head, deed).await?;
        Ok(Reply::Moved { head })
    }

    async fn stop_watching(&self) {
        if let Some(task) = self.watching.lock().await.take() {
            task.abort();
        }
    }

    async fn watch(&self, table: u32, viewer: Viewer) -> Result<Reply, Problem> {
        self.stop_watching().await;
        // Heard from before the state is read: a move in between is told twice, never not at all.
        let moves = self.app.owner(table).await?.moves();
        let state = self.app.state(table, viewer, 1).await?;
        let task = tokio::spawn(push_moves(self.app.clone(), self.pushes.clone(), table, viewer, moves));
        *self.watching.lock().await = Some(task);
        Ok(Reply::State { state: Box::new(state) })
    }
}

/// What a request does to a table.
type Deed = Box<dyn FnOnce(&mut dyn AnyTable) -> Result<Moved, Problem> + Send>;

/// Pushes the state after each move, until nobody hears it or the table is gone.
async fn push_moves(
    app: App,
    pushes: mpsc::Sender<Push>,
    table: u32,
    viewer: Viewer,
    mut moves: broadcast::Receiver<u32>,
) {
    loop {
        let from = match moves.recv().await {
            Ok(from) => from,
            // Too slow to hear every move: everything is told again.
            Err(broadcast::error::RecvError::Lagged(_)) => 1,
            // The table was read anew, or is gone.
            Err(broadcast::error::RecvError::Closed) => match app.owner(table).await {
                Ok(owner) => {
                    moves = owner.moves();
                    1
                }
                Err(_) => return,
            },
        };
        let Ok(state) = app.state(table, viewer, from).await else {
            return;
        };
        if pushes.send(Push::State { state: Box::new(state) }).await.is_err() {
            return;
        }
    }
}

fn default_setup(game: &str, seats: u8) -> Result<Reply, Problem> {
    let game = catalogue::game(game).ok_or_else(|| missing("game"))?;
    let range = game.seats();
    let setup = game.default_setup(usize::from(seats).clamp(*range.start(), *range.end()));
    Ok(Reply::Setup { setup, seats: [*range.start() as u8, *range.end() as u8] })
}

fn rules(game: &str) -> Result<Reply, Problem> {
    let game = catalogue::game(game).ok_or_else(|| missing("game"))?;
    Ok(Reply::Rules { rules: game.rules().iter().map(RuleLine::from).collect() })
}
