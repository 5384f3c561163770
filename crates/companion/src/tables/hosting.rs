//! Hosting a table for other devices, and handing it over. Who serves the network comes for its
//! errands here: nothing below the host knows a network.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use kernel::Seed;
use kernel::erased::AnyTable;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

use super::owner::Hold;
use super::{App, files, missing, summary};
use crate::people::Handed;
use crate::trouble::trouble;
use crate::wire::{Problem, Reply};

/// How long a table stands still while it is handed over.
const HAND_OVER_TIME: Duration = Duration::from_secs(10);

/// How long the door stays open for devices to be told that it closes.
const GOODBYE_TIME: Duration = Duration::from_millis(100);

/// Lines that are stored in one statement: SQLite takes 32,766 values.
const LINES_AT_ONCE: usize = 4_000;

/// What the application needs of whoever serves the local network.
pub enum Errand {
    /// Listen; the addresses where, the likeliest to be reached first.
    Open(oneshot::Sender<Result<Vec<SocketAddr>, Problem>>),
    /// Listen no longer.
    Close,
    /// Take over the table that a link leads to; its id here.
    TakeOver(String, oneshot::Sender<Result<u32, Problem>>),
}

/// A table on its way to another host.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandedTable {
    /// Its seed, if it is known.
    pub seed: Option<String>,
    /// Its record, line by line.
    pub record: Vec<String>,
    /// The devices that were let in.
    pub devices: Vec<Handed>,
    /// Whether any seat's device may speak for anyone.
    pub trusting: bool,
}

/// A table that was taken over.
pub struct TakenTable {
    /// Its id here.
    pub table: u32,
    /// Whether it was not here before.
    pub new: bool,
    /// For each device, by its number at the old host, the code that lets it in here.
    pub codes: Vec<(u32, String)>,
}

impl App {
    /// Becomes the one that serves the local network; none when somebody does already.
    pub fn attend(&self) -> Option<mpsc::Receiver<Errand>> {
        let (sender, errands) = mpsc::channel(4);
        self.inner.errands.set(sender).ok()?;
        Some(errands)
    }

    async fn errand<T>(&self, errand: impl FnOnce(oneshot::Sender<T>) -> Errand) -> Result<T, Problem> {
        let nobody = || Problem::NoNetwork { detail: "nothing here serves it".to_owned() };
        let (done, wait) = oneshot::channel();
        self.inner.errands.get().ok_or_else(nobody)?.send(errand(done)).await.map_err(|_| nobody())?;
        wait.await.map_err(|_| nobody())
    }

    /// How a table is hosted now.
    pub(super) fn hosting(&self) -> Reply {
        Reply::Hosting { hosting: self.people().hosting().map(Box::new) }
    }

    /// Hosts a table on the local network.
    ///
    /// # Errors
    /// When there is no such table, or no network.
    pub async fn host(&self, table: u32) -> Result<Reply, Problem> {
        let (seats, gone) = self.ask(table, |seat| Ok((seat.table().settings().seating.len(), seat.gone_to()))).await?;
        if let Some(to) = gone {
            return Err(Problem::HandedOver { to });
        }
        if self.people().table() != Some(table) {
            let devices = self.people().remembered(table).await.map_err(trouble)?;
            // Whatever comes of it, the table before it is hosted no longer.
            self.people().stop();
            let addresses = self.errand(Errand::Open).await??;
            self.people().host(table, seats, addresses, devices);
        }
        Ok(self.hosting())
    }

    /// Hosts nothing any longer.
    pub(super) async fn stop_hosting(&self) -> Reply {
        self.people().stop();
        tokio::time::sleep(GOODBYE_TIME).await;
        if let Some(errands) = self.inner.errands.get() {
            let _ = errands.send(Errand::Close).await;
        }
        self.hosting()
    }

    /// Takes over a table that another device hosts.
    pub(super) async fn take_over(&self, link: String) -> Result<Reply, Problem> {
        let table = self.errand(|done| Errand::TakeOver(link, done)).await??;
        Ok(Reply::Table { table })
    }

    /// The hosted table, to be handed over, with the length of its record; until that is done or
    /// fails it stands still here.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or when the table cannot be read.
    pub async fn begin_hand_over(&self) -> Result<(u32, usize, HandedTable), Problem> {
        let table = self.people().table().ok_or(Problem::NotHosted)?;
        let (devices, trusting) = self.people().handed().ok_or(Problem::NotHosted)?;
        let (seed, record) = self
            .ask(table, |seat| {
                seat.hold(Some(Hold::Until(Instant::now() + HAND_OVER_TIME)));
                let record: Vec<String> = files::lines_of(seat).into_iter().map(str::to_owned).collect();
                Ok((seat.table().seed().map(Seed::to_hex), record))
            })
            .await?;
        Ok((table, record.len(), HandedTable { seed, record, devices, trusting }))
    }

    /// The other device has the table, as long as it was here: nothing is added to it here any
    /// more, and the guests are sent there, each with its code.
    ///
    /// # Errors
    /// When it has grown since, or it cannot be stored; then the table goes on here.
    pub async fn end_hand_over(
        &self,
        table: u32,
        length: usize,
        to: &str,
        codes: &[(u32, String)],
    ) -> Result<(), Problem> {
        let gone = to.to_owned();
        self.ask(table, move |seat| {
            if seat.table().lines().len() != length {
                return Err(Problem::Stale { head: seat.table().head() });
            }
            seat.hold(Some(Hold::Gone(gone)));
            Ok(())
        })
        .await?;
        if let Err(problem) = self.inner.store.set_gone(table, Some(to)).await {
            self.give_up_hand_over(table).await?;
            return Err(trouble(problem));
        }
        self.tell_again(table).await;
        self.people().send_on(to, codes);
        Ok(())
    }

    /// The other device did not let go of the table: it does not go on here.
    ///
    /// # Errors
    /// The store's.
    pub async fn forget_take_over(&self, taken: &TakenTable, to: &str) -> Result<(), Problem> {
        self.stop_hosting().await;
        if taken.new {
            return self.delete(taken.table).await.map(|_| ());
        }
        self.inner.store.set_gone(taken.table, Some(to)).await.map_err(trouble)?;
        self.tell_again(taken.table).await;
        Ok(())
    }

    /// The other device did not take the table: it goes on here.
    ///
    /// # Errors
    /// When there is no such table any more.
    pub async fn give_up_hand_over(&self, table: u32) -> Result<(), Problem> {
        self.ask(table, |seat| {
            seat.hold(None);
            Ok(())
        })
        .await
    }

    /// Plays on here at a table that was handed over.
    pub(super) async fn take_back(&self, table: u32) -> Result<Reply, Problem> {
        self.inner.store.set_gone(table, None).await.map_err(trouble)?;
        self.give_up_hand_over(table).await?;
        if self.people().table() == Some(table) {
            self.stop_hosting().await;
        }
        self.tell_again(table).await;
        Ok(Reply::Done)
    }

    /// Has everybody who watches a table told of it whole.
    async fn tell_again(&self, table: u32) {
        // Its owner is let go: whoever watches finds the next one, and is told everything.
        self.inner.open.lock().await.remove(&table);
    }

    /// Takes in a table that another device hands over, with its seed and its people, and hosts it.
    ///
    /// # Errors
    /// When the record is faulty, there is no network, or the store fails; then it is not here.
    pub async fn take_in(&self, handed: HandedTable) -> Result<TakenTable, Problem> {
        let lines: Vec<&str> = handed.record.iter().map(String::as_str).collect();
        let (whole, seed) = files::checked(&lines, handed.seed.as_deref())?;
        let mut taken = match self.came_back(&*whole, lines.len()).await? {
            Some(table) => TakenTable { table, new: false, codes: vec![] },
            None => TakenTable { table: self.store_new(&*whole, Some(&seed), None).await?, new: true, codes: vec![] },
        };
        match self.open_taken(taken.table, handed.devices, handed.trusting).await {
            Ok(codes) => {
                taken.codes = codes;
                Ok(taken)
            }
            Err(problem) => {
                self.forget_take_over(&taken, "").await?;
                Err(problem)
            }
        }
    }

    async fn open_taken(
        &self,
        table: u32,
        devices: Vec<Handed>,
        trusting: bool,
    ) -> Result<Vec<(u32, String)>, Problem> {
        if self.people().table() == Some(table) {
            // From when it went away: everybody was sent on from here.
            self.stop_hosting().await;
        }
        self.host(table).await?;
        self.people().take_in(devices, trusting).await
    }

    /// The table of this record, when it was here before and the record goes on from what is known of
    /// it here: brought up to date. `length` is how long the record came.
    async fn came_back(&self, whole: &dyn AnyTable, length: usize) -> Result<Option<u32>, Problem> {
        let store = &self.inner.store;
        let lines = &whole.lines()[..length];
        let Some(header) = lines.first() else { return Ok(None) };
        let Some(table) = store.with_header(&header.line).await.map_err(trouble)? else { return Ok(None) };
        let here = self.ask(table, |seat| Ok(seat.table().lines().to_vec())).await?;
        let goes_on = here.len() <= lines.len() && here.iter().zip(lines).all(|(here, line)| here.line == line.line);
        if !goes_on {
            return Ok(None);
        }
        // Nothing was added here since it went away; from here on it is read anew.
        let mut open = self.inner.open.lock().await;
        open.remove(&table);
        let mut from = here.len();
        for fresh in lines[here.len()..].chunks(LINES_AT_ONCE) {
            store.append(table, from as u32, fresh, None, &summary(whole)).await.map_err(trouble)?;
            from += fresh.len();
        }
        lines.last().into_iter().for_each(|last| store.mark_head(table, length as u32 - 1, &last.hash));
        store.set_gone(table, None).await.map_err(trouble)?;
        Ok(Some(table))
    }

    /// The record as a guest may have it: what was told, and that it proves nothing.
    pub(super) async fn export_told(&self, table: u32, viewer: kernel::Viewer) -> Result<Reply, Problem> {
        let (head, told, game) = self
            .ask(table, move |seat| {
                let table = seat.table();
                let head = serde_json::json!({
                    "bucintoro_told": 1,
                    "game": table.game(),
                    "at": table.at(),
                    "viewer": viewer,
                    "verifiable": false,
                    "settings": table.settings(),
                });
                Ok((head, table.told(1, viewer), table.game()))
            })
            .await?;
        let mut text = head.to_string() + "\n";
        for entry in told {
            let line = serde_json::to_string(&entry).map_err(|error| missing(&error.to_string()))?;
            text.push_str(&line);
            text.push('\n');
        }
        Ok(Reply::File { name: format!("{game}-{table}-told.jsonl"), text })
    }
}
