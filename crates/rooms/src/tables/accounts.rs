//! How one table's game went, and who was likely to win on the way.

use std::time::Duration;

use kernel::Viewer;
use kernel::account::{AnyPlayouts, WinChance};

use super::{Rooms, missing};
use crate::tasks::{Instant, apart, sleep};
use crate::wire::{Problem, Reply};

/// The most entries of which chances are told at once.
const MOST_ENTRIES: usize = 64;

/// How many games are played on from each: their shares are right to 3 in 100.
const GAMES: u32 = 256;

/// How long they are played at most.
const PLAYING_TIME: Duration = Duration::from_secs(2);

/// How long at a time. Where there is one thread the others have their turn in between.
const SLICE: Duration = Duration::from_millis(20);

impl Rooms {
    pub(super) async fn account(&self, table: u32, viewer: Viewer) -> Result<Reply, Problem> {
        let account = self.ask(table, move |open| Ok(open.table().seen_by(viewer).account())).await?;
        Ok(Reply::Account { account: Box::new(account) })
    }

    pub(super) async fn chances(&self, table: u32, entries: Vec<u32>, viewer: Viewer) -> Result<Reply, Problem> {
        if entries.len() > MOST_ENTRIES {
            return Err(Problem::TooLong);
        }
        let begun = self.ask(table, move |open| {
            let table = open.table();
            if !table.progress().over {
                return Err(Problem::NotOver);
            }
            table.seen_by(viewer).playouts(&entries).ok_or_else(|| missing("entry"))
        });
        let playouts = begun.await?;
        // One after the other, however many ask.
        let _turn = self.inner.playing_out.lock().await;
        Ok(Reply::Chances { chances: played(playouts).await? })
    }
}

async fn played(mut playouts: Box<dyn AnyPlayouts>) -> Result<Vec<WinChance>, Problem> {
    let (begun, mut rounds) = (Instant::now(), 0);
    while rounds < GAMES && begun.elapsed() < PLAYING_TIME {
        let slice = move || {
            let since = Instant::now();
            while rounds < GAMES && since.elapsed() < SLICE {
                playouts.play(&mut || begun.elapsed() < PLAYING_TIME);
                rounds += 1;
            }
            (playouts, rounds)
        };
        (playouts, rounds) = apart(slice).await?;
        sleep(Duration::ZERO).await;
    }
    Ok(playouts.chances())
}
