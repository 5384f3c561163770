//! Hosting a table for other devices, and handing it over. The network program calls this module: no code below the
//! host knows a network.

use crate::tables::host_requests::HostRequest;
use std::sync::Arc;
use std::time::Duration;

use kernel::erased::AnyTable;
use kernel::{Chair, Seat, to_json};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

use crate::membership::{MOST_DEVICES, Membership, NO_TABLE, TransferredDevice};
use crate::problems::{outcome_unknown, to_problem};
use crate::protocol::{LeftOpen, Problem, Reply, Role};
use crate::retry::retry_until_known;
use crate::runtime::{Instant, sleep, spawn_blocking};
use crate::storage::{EntryRef, NewEntries};
use crate::tables::actor::table_actor::{Hold, TableActor};
use crate::tables::record_text;
use crate::tables::rooms::Rooms;
use crate::tables::summary::Summary;
use crate::tables::validation::{renew_lost_seed, validate_in_background};

/// The maximum time for which a hand-over pauses a table.
const HAND_OVER_TIME: Duration = Duration::from_secs(32);

/// The time for the next host to check the record, while the old one waits.
const PATIENCE_OF_HOST: Duration = Duration::from_secs(20);

/// The delay before the listener closes, so that devices get the notice.
const GOODBYE_TIME: Duration = Duration::from_millis(100);

/// A table in transfer to another host.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandedTable {
    /// The known seeds: hex texts separated by spaces.
    pub seed: Option<String>,
    /// The lines of the record.
    pub record: Vec<String>,
    /// The devices that have joined.
    pub devices: Vec<TransferredDevice>,
    /// True if any seat's device may act for any seat.
    pub trusting: bool,
}

/// A table that was taken over.
pub struct TakenTable {
    /// The table's id here.
    pub table: u32,
    /// True if the table was not stored here before.
    pub new: bool,
    /// The address to which the table had moved from here, before it came back.
    pub gone_before: Option<String>,
    /// The new code of each device, by its number at the old host.
    pub codes: Vec<(u32, String)>,
}

/// Returns the names of the players by seat; empty for an empty seat.
fn sitting(seating: &[Chair]) -> Vec<String> {
    seating.iter().map(|chair| chair.sitter().unwrap_or_default().to_owned()).collect()
}

impl Rooms {
    /// Updates the player names that a hosted table suggests to devices that join with a code.
    pub(crate) async fn name_seats(&self, table: u32) {
        let Some(membership) = self.lobby().membership_of(table) else { return };
        match self.ask(table, |open| Ok(sitting(&open.table().settings().seating))).await {
            Ok(names) => membership.name_seats(names),
            // The names only save typing.
            Err(problem) => tracing::debug!(table, ?problem, "the codes offer the names of before"),
        }
    }

    /// Attaches the listener of the local network; `None` if one is attached.
    pub fn attach_host(&self) -> Option<mpsc::Receiver<HostRequest>> {
        let (sender, requests) = mpsc::channel(4);
        self.inner.host_requests.set(sender).ok()?;
        Some(requests)
    }

    /// Asks the host's network task and waits for its answer.
    ///
    /// # Errors
    /// [`Problem::NoNetwork`] where no such task runs.
    pub(crate) async fn ask_host<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<T>) -> HostRequest,
    ) -> Result<T, Problem> {
        let no_network = || Problem::NoNetwork { detail: "nothing here serves it".to_owned() };
        let (done, wait) = oneshot::channel();
        self.inner.host_requests.get().ok_or_else(no_network)?.send(request(done)).await.map_err(|_| no_network())?;
        wait.await.map_err(|_| no_network())
    }

    /// Returns the hosting state of a membership's table. If no table is hosted, returns the one that was hosted when
    /// the program ended.
    pub(crate) async fn hosting(&self, membership: Option<Arc<Membership>>) -> Result<Reply, Problem> {
        let hosting = match membership {
            Some(membership) => membership.hosting().await.map(Box::new),
            None => None,
        };
        let left = if hosting.is_none() { self.left_open().await? } else { None };
        Ok(Reply::Hosting { hosting, left })
    }

    /// Returns a table that was hosted when the program ended, as long as devices know it.
    async fn left_open(&self) -> Result<Option<LeftOpen>, Problem> {
        for table in self.records().hosted_tables().await.map_err(to_problem)? {
            let devices = self.lobby().known_devices(table).await.map_err(to_problem)?.len() as u32;
            if devices > 0 {
                return Ok(Some(LeftOpen { table, devices }));
            }
        }
        Ok(None)
    }

    /// Hosts the table again that was hosted when the program ended, whether a device had joined or not.
    ///
    /// # Errors
    /// As [`Self::host`].
    pub async fn resume_hosting(&self) -> Result<(), Problem> {
        match self.records().hosted_tables().await.map_err(to_problem)?.first() {
            Some(table) => self.host(*table).await.map(|_| ()),
            None => Ok(()),
        }
    }

    /// Records the hosted tables for the next start. Tables not hosted any more were closed on purpose.
    pub(crate) async fn note_hosted(&self) {
        let tables = self.lobby().tables().into_iter().filter(|table| *table != NO_TABLE);
        let tables: Vec<u32> = tables.collect();
        // Saves only a tap after a restart.
        if let Err(problem) = self.records().set_hosted_tables(&tables).await {
            tracing::warn!(%problem, "the list of hosted tables could not be stored");
        }
    }

    /// Hosts a table on the local network, unless the maximum number of tables is hosted.
    ///
    /// # Errors
    /// [`Problem::HostsAnother`], [`Problem::HandedOver`], [`Problem::NoNetwork`], if the table cannot be read, or
    /// errors of the store.
    pub async fn host(&self, table: u32) -> Result<Arc<Membership>, Problem> {
        // Devices that wait for the first table join this one.
        if self.lobby().membership_of(NO_TABLE).is_some() {
            self.host_instead(NO_TABLE, table).await?;
            return self.lobby().membership_of(table).ok_or(Problem::NotHosted);
        }
        let _slot = self.lobby().reserve_slot(table)?;
        // Read before any lock is held, so that a long record delays no other table.
        let (names, gone) =
            self.ask(table, |open| Ok((sitting(&open.table().settings().seating), open.gone_to()))).await?;
        if let Some(to) = gone {
            return Err(Problem::HandedOver { to });
        }
        let devices = self.lobby().known_devices(table).await.map_err(to_problem)?;
        self.lobby().recall_reservations(table).await.map_err(to_problem)?;
        let _alone = self.inner.hosting.lock().await;
        if let Some(membership) = self.lobby().membership_of(table) {
            return Ok(membership);
        }
        // The memberships of tables that were handed over are of no further use.
        let over = self.lobby().all().into_iter().filter(|membership| membership.is_over());
        for table in over.filter_map(|membership| membership.table()) {
            self.end_hosting(table).await;
        }
        let addresses = self.ask_host(HostRequest::Open).await??;
        let membership = self.lobby().host(table, names, addresses, devices);
        self.note_hosted().await;
        Ok(membership)
    }

    /// Admits a table's screen before a table exists. The screen sets up the first table and moves to it when that is
    /// hosted. Does nothing if a table is hosted already.
    ///
    /// # Errors
    /// [`Problem::NoNetwork`], or errors of the store.
    pub async fn host_without_table(&self) -> Result<(), Problem> {
        let _alone = self.inner.hosting.lock().await;
        if self.lobby().all().is_empty() {
            self.lobby().recall_reservations(NO_TABLE).await.map_err(to_problem)?;
            let addresses = self.ask_host(HostRequest::Open).await??;
            self.lobby().host(NO_TABLE, vec![], addresses, vec![]);
        }
        Ok(())
    }

    /// Hosts a table in place of another, whose devices move to it.
    pub(crate) async fn host_instead(&self, from: u32, table: u32) -> Result<(), Problem> {
        let seating = |open: &mut TableActor| Ok((open.table().settings().seating.clone(), open.gone_to()));
        let (before, _) = if from == NO_TABLE { Default::default() } else { self.ask(from, seating).await? };
        let (seats, gone) = self.ask(table, seating).await?;
        if let Some(to) = gone {
            return Err(Problem::HandedOver { to });
        }
        let known = self.lobby().known_devices(table).await.map_err(to_problem)?;
        let _alone = self.inner.hosting.lock().await;
        if let Some(membership) = self.lobby().membership_of(table) {
            // A repeated request, perhaps because not everything could be stored.
            return membership.store_places().await.map_err(outcome_unknown);
        }
        let membership = self.lobby().active_membership(from).ok_or(Problem::NotHosted)?;
        // Seats are matched by name, so that no device sees another player's hand.
        let place = |role: Role| {
            let Role::Seat(seat) = role else { return role };
            let name = before.get(seat.index()).map(|chair| &chair.name);
            let at = seats.iter().position(|chair| Some(&chair.name) == name);
            at.map_or(Role::Spectator, |at| Role::Seat(Seat(at as u8)))
        };
        let stored = membership.switch_table(table, sitting(&seats), place, known).await;
        self.note_hosted().await;
        stored.map_err(outcome_unknown)
    }

    /// Stops hosting a table, if it is hosted.
    pub(crate) async fn stop_hosting_of(&self, table: u32) {
        let _alone = self.inner.hosting.lock().await;
        if self.lobby().membership_of(table).is_some() {
            self.end_hosting(table).await;
        }
    }

    async fn end_hosting(&self, table: u32) {
        self.lobby().stop(table);
        self.note_hosted().await;
        sleep(GOODBYE_TIME).await;
        if self.lobby().all().is_empty()
            && let Some(requests) = self.inner.host_requests.get()
        {
            let _ = requests.send(HostRequest::Close).await;
        }
    }

    /// Returns the charge of this machine's battery.
    pub(crate) async fn battery(&self) -> Result<Reply, Problem> {
        Ok(Reply::Battery { battery: self.ask_host(HostRequest::Battery).await? })
    }

    /// Takes over a table that another device hosts.
    pub(crate) async fn take_over(&self, link: String) -> Result<Reply, Problem> {
        let table = self.ask_host(|done| HostRequest::TakeOver(link, done)).await??;
        Ok(Reply::Table { table })
    }

    /// Pauses the table of this membership for a hand-over, until that is done or fails. Returns its data and the
    /// length of its record.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or if the table cannot be read.
    #[expect(clippy::disallowed_methods, reason = "a hand-over moves whole tables")]
    pub async fn begin_hand_over(&self, membership: &Membership) -> Result<(u32, usize, HandedTable), Problem> {
        let table = membership.table().ok_or(Problem::NotHosted)?;
        let (devices, trusting) = membership.transferred_devices().ok_or(Problem::NotHosted)?;
        let (seed, record) = self
            .ask(table, |open| {
                open.hold(Some(Hold::Until(Instant::now() + HAND_OVER_TIME)));
                let record: Vec<String> = record_text::lines_of(open).into_iter().map(str::to_owned).collect();
                Ok((open.table().owner_view().known_seeds(), record))
            })
            .await?;
        Ok((table, record.len(), HandedTable { seed, record, devices, trusting }))
    }

    /// Completes a hand-over: this table accepts no more entries, and each guest's device is redirected with its code.
    ///
    /// # Errors
    /// If the record has grown since, and errors of the store. Then the game continues here.
    pub async fn end_hand_over(
        &self,
        table: u32,
        length: usize,
        to: &str,
        codes: &[(u32, String)],
    ) -> Result<(), Problem> {
        let gone = to.to_owned();
        self.ask(table, move |open| {
            if open.table().length() as usize != length {
                return Err(Problem::Stale { head: open.table().head() });
            }
            open.hold(Some(Hold::Gone(gone)));
            Ok(())
        })
        .await?;
        if let Err(problem) = retry_until_known(|| self.records().set_gone(table, Some(to))).await {
            self.cancel_hand_over(table).await?;
            return Err(outcome_unknown(problem));
        }
        self.send_again(table).await;
        if let Some(membership) = self.lobby().membership_of(table) {
            membership.redirect_devices(to, codes);
        }
        self.note_hosted().await;
        Ok(())
    }

    /// Reverts a take-over: the table stays at its old host, or continues at `to`.
    ///
    /// # Errors
    /// Errors of the store.
    pub async fn forget_take_over(&self, taken: &TakenTable, to: Option<&str>) -> Result<(), Problem> {
        self.stop_hosting_of(taken.table).await;
        if taken.new {
            return self.delete(taken.table).await.map(|_| ());
        }
        retry_until_known(|| self.records().set_gone(taken.table, to)).await.map_err(outcome_unknown)?;
        self.send_again(taken.table).await;
        Ok(())
    }

    /// Cancels a hand-over: the game continues here.
    ///
    /// # Errors
    /// If the table cannot be read, for example because it was deleted.
    pub async fn cancel_hand_over(&self, table: u32) -> Result<(), Problem> {
        self.ask(table, |open| {
            open.hold(None);
            Ok(())
        })
        .await
    }

    /// Continues here with a table that was handed over.
    pub(crate) async fn take_back(&self, table: u32) -> Result<Reply, Problem> {
        retry_until_known(|| self.records().set_gone(table, None)).await.map_err(outcome_unknown)?;
        self.cancel_hand_over(table).await?;
        self.stop_hosting_of(table).await;
        self.send_again(table).await;
        Ok(Reply::Done)
    }

    /// Sends the whole table again to all its watchers.
    async fn send_again(&self, table: u32) {
        // Stops the actor: watchers reconnect to the next one and receive a full snapshot.
        self.room(table).stop().await;
    }

    /// Imports a table that another device hands over, with its seed and its devices, and hosts it.
    ///
    /// # Errors
    /// If the record is faulty or has too many devices, there is no network, or the store fails. Then nothing is
    /// imported.
    pub async fn import_handed_over(&self, handed: HandedTable) -> Result<TakenTable, Problem> {
        if handed.devices.len() > MOST_DEVICES {
            return Err(Problem::TooLong);
        }
        let _alone = self.inner.taking_in.lock().await;
        let length = handed.record.len();
        let validation =
            validate_in_background(self.games(), handed.record, handed.seed, PATIENCE_OF_HOST, |_| ()).await?;
        let whole = renew_lost_seed(validation.into_table(false)?)?;
        // A table that was handed over from here comes first: others are copies.
        let mut here = self.related_tables(&*whole, length as u32).await?;
        here.sort_by_key(|found| (!found.gone, std::cmp::Reverse(found.common)));
        let back = match here.iter().find(|found| found.is_beginning()) {
            // A game that was never handed over is a copy, unless it has all lines: then this is a repeated request.
            Some(found) if !found.gone && found.length as usize != length => None,
            Some(found) => self.extend(found.table, &*whole, length).await?.map(|gone| (found.table, gone)),
            None => None,
        };
        let mut taken = match back {
            Some((table, gone_before)) => TakenTable { table, new: false, gone_before, codes: vec![] },
            None => {
                let table = self.store_table(&*whole, None).await?;
                TakenTable { table, new: true, gone_before: None, codes: vec![] }
            }
        };
        match self.open_taken(taken.table, handed.devices, handed.trusting).await {
            Ok(codes) => {
                taken.codes = codes;
                Ok(taken)
            }
            Err(problem) => {
                self.forget_take_over(&taken, taken.gone_before.as_deref()).await?;
                Err(problem)
            }
        }
    }

    async fn open_taken(
        &self,
        table: u32,
        devices: Vec<TransferredDevice>,
        trusting: bool,
    ) -> Result<Vec<(u32, String)>, Problem> {
        if self.lobby().membership_of(table).is_some_and(|membership| membership.is_over()) {
            // Left from its hand-over, when all devices were redirected.
            self.stop_hosting_of(table).await;
        }
        self.host(table).await?.import_devices(devices, trusting).await
    }

    /// Appends the missing lines of a record to a table, up to `length` lines. Clears the address at which it
    /// continued, and returns that address. Returns `None` if the record does not begin with the table's lines.
    #[expect(clippy::disallowed_methods, reason = "a hand-over moves whole tables")]
    pub(crate) async fn extend(
        &self,
        table: u32,
        whole: &dyn AnyTable,
        length: usize,
    ) -> Result<Option<Option<String>>, Problem> {
        let records = self.records();
        let lines = &whole.owner_view().lines()[..length];
        let (here, seeds, gone) = self
            .ask(table, |open| {
                let owned = open.table().owner_view();
                Ok((owned.lines().to_vec(), owned.known_seeds(), open.gone_to()))
            })
            .await?;
        let goes_on = here.len() <= lines.len() && here.iter().zip(lines).all(|(here, line)| here.line == line.line);
        if !goes_on {
            return Ok(None);
        }
        // Nothing was added here since the hand-over; the record is read again.
        let room = self.room(table);
        let _shut = room.close_exclusive().await;
        // Earlier seeds stay known; the new ones come with the table.
        let mut known: Vec<&str> = seeds.iter().flat_map(|text| text.split_whitespace()).collect();
        let brought = whole.owner_view().known_seeds().unwrap_or_default();
        brought.split_whitespace().for_each(|seed| {
            if !known.contains(&seed) {
                known.push(seed)
            }
        });
        let seeds = known.join(" ");
        let (after, lines) = (EntryRef::of(&here), &lines[here.len()..]);
        if let Some(after) = after {
            let summary = to_json(&Summary { played: whole.last_at().to_owned(), ..Summary::of(whole) });
            let fresh = NewEntries { after, lines, request: None, seeds: Some(&seeds), summary: &summary };
            records.append(table, fresh).await.map_err(outcome_unknown)?;
        }
        retry_until_known(|| records.set_gone(table, None)).await.map_err(outcome_unknown)?;
        Ok(Some(gone))
    }

    /// Exports the record as a guest may see it: its visible entries, with a note that it proves nothing.
    pub(crate) async fn export_visible(&self, table: u32, viewer: kernel::Viewer) -> Result<Reply, Problem> {
        let (lines, game) =
            self.ask(table, move |open| Ok((open.table().view_for(viewer).export(), open.table().game()))).await?;
        let text = spawn_blocking(move || lines().join("\n") + "\n").await?;
        Ok(Reply::File { name: format!("{game}-{table}-told.jsonl"), text })
    }
}
