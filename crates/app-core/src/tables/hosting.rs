//! Hosting a table for other devices, and handing it over. Who serves the network comes for its
//! requests here: nothing below the host knows a network.

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
use crate::tables::validation::{judged, reseeded};

/// How long a table stands still while it is handed over.
const HAND_OVER_TIME: Duration = Duration::from_secs(32);

/// How long its record may be looked at by the next host, while the old one waits.
const PATIENCE_OF_HOST: Duration = Duration::from_secs(20);

/// How long the door stays open for devices to be told that it closes.
const GOODBYE_TIME: Duration = Duration::from_millis(100);

/// A table on its way to another host.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandedTable {
    /// Its seeds as hex texts with blanks between, as far as they are known.
    pub seed: Option<String>,
    /// Its record, line by line.
    pub record: Vec<String>,
    /// The devices that were let in.
    pub devices: Vec<TransferredDevice>,
    /// Whether any seat's device may speak for anyone.
    pub trusting: bool,
}

/// A table that was taken over.
pub struct TakenTable {
    /// Its id here.
    pub table: u32,
    /// Whether it was not here before.
    pub new: bool,
    /// Where it had gone from here, before it came back.
    pub gone_before: Option<String>,
    /// For each device, by its number at the old host, the code that lets it in here.
    pub codes: Vec<(u32, String)>,
}

/// The names of the players, by seat; empty for an empty seat.
fn sitting(seating: &[Chair]) -> Vec<String> {
    seating.iter().map(|chair| chair.sitter().unwrap_or_default().to_owned()).collect()
}

impl Rooms {
    /// Has the codes of a hosted table offer the names that its players have now.
    pub(crate) async fn name_seats(&self, table: u32) {
        let Some(people) = self.lobby().people(table) else { return };
        match self.ask(table, |open| Ok(sitting(&open.table().settings().seating))).await {
            Ok(names) => people.name_seats(names),
            // The names only save typing.
            Err(problem) => tracing::debug!(table, ?problem, "the codes offer the names of before"),
        }
    }

    /// Attaches the listener of the local network; `None` if one is attached.
    pub fn attend(&self) -> Option<mpsc::Receiver<HostRequest>> {
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

    /// How a table is hosted by this membership; when by none, as it was when the program ended.
    pub(crate) async fn hosting(&self, people: Option<Arc<Membership>>) -> Result<Reply, Problem> {
        let hosting = match people {
            Some(people) => people.hosting().await.map(Box::new),
            None => None,
        };
        let left = if hosting.is_none() { self.left_open().await? } else { None };
        Ok(Reply::Hosting { hosting, left })
    }

    /// A table that was hosted when the program ended, as long as devices remember it.
    async fn left_open(&self) -> Result<Option<LeftOpen>, Problem> {
        for table in self.records().hosted_tables().await.map_err(to_problem)? {
            let devices = self.lobby().remembered(table).await.map_err(to_problem)?.len() as u32;
            if devices > 0 {
                return Ok(Some(LeftOpen { table, devices }));
            }
        }
        Ok(None)
    }

    /// Notes what is hosted, for the next start; what is hosted no longer was ended on purpose.
    pub(crate) async fn note_hosted(&self) {
        let tables = self.lobby().tables().into_iter().filter(|table| *table != NO_TABLE);
        let tables: Vec<u32> = tables.collect();
        // It only spares a tap after a restart.
        if let Err(problem) = self.records().set_hosted_tables(&tables).await {
            tracing::warn!(%problem, "it could not be noted which tables are hosted");
        }
    }

    /// Hosts a table on the local network, unless as many others are hosted as can be.
    ///
    /// # Errors
    /// [`Problem::HostsAnother`], [`Problem::HandedOver`], [`Problem::NoNetwork`]; or when the table cannot be read.
    pub async fn host(&self, table: u32) -> Result<Arc<Membership>, Problem> {
        // Who waits for the first table has it now.
        if self.lobby().people(NO_TABLE).is_some() {
            self.host_instead(NO_TABLE, table).await?;
            return self.lobby().people(table).ok_or(Problem::NotHosted);
        }
        let _place = self.lobby().place(table)?;
        // Read before anybody has to wait: a long record holds up no other table.
        let (names, gone) =
            self.ask(table, |open| Ok((sitting(&open.table().settings().seating), open.gone_to()))).await?;
        if let Some(to) = gone {
            return Err(Problem::HandedOver { to });
        }
        let devices = self.lobby().remembered(table).await.map_err(to_problem)?;
        self.lobby().recall_reservations(table).await.map_err(to_problem)?;
        let _alone = self.inner.hosting.lock().await;
        if let Some(people) = self.lobby().people(table) {
            return Ok(people);
        }
        // What is left of one that was handed over is of no use to anybody.
        let over = self.lobby().all().into_iter().filter(|people| people.is_over());
        for table in over.filter_map(|people| people.table()) {
            self.hosts_no_longer(table).await;
        }
        let addresses = self.ask_host(HostRequest::Open).await??;
        let people = self.lobby().host(table, names, addresses, devices);
        self.note_hosted().await;
        Ok(people)
    }

    /// Lets a table's screen in before there is a table: it sets up the first, and comes along to it when that is
    /// hosted. Nothing happens when a table is hosted already.
    ///
    /// # Errors
    /// [`Problem::NoNetwork`].
    pub async fn host_without_table(&self) -> Result<(), Problem> {
        let _alone = self.inner.hosting.lock().await;
        if self.lobby().all().is_empty() {
            self.lobby().recall_reservations(NO_TABLE).await.map_err(to_problem)?;
            let addresses = self.ask_host(HostRequest::Open).await??;
            self.lobby().host(NO_TABLE, vec![], addresses, vec![]);
        }
        Ok(())
    }

    /// Hosts a table instead of another, whose devices come along.
    pub(crate) async fn host_instead(&self, from: u32, table: u32) -> Result<(), Problem> {
        let seating = |open: &mut TableActor| Ok((open.table().settings().seating.clone(), open.gone_to()));
        let (before, _) = if from == NO_TABLE { Default::default() } else { self.ask(from, seating).await? };
        let (seats, gone) = self.ask(table, seating).await?;
        if let Some(to) = gone {
            return Err(Problem::HandedOver { to });
        }
        let known = self.lobby().remembered(table).await.map_err(to_problem)?;
        let _alone = self.inner.hosting.lock().await;
        if let Some(people) = self.lobby().people(table) {
            // Asked again, perhaps because not everything could be kept.
            return people.keep_places().await.map_err(outcome_unknown);
        }
        let people = self.lobby().hosts(from).ok_or(Problem::NotHosted)?;
        // Seats are matched by name, so no device gets to see another player's hand.
        let place = |role: Role| {
            let Role::Seat(seat) = role else { return role };
            let name = before.get(seat.index()).map(|chair| &chair.name);
            let at = seats.iter().position(|chair| Some(&chair.name) == name);
            at.map_or(Role::Spectator, |at| Role::Seat(Seat(at as u8)))
        };
        let kept = people.go_to(table, sitting(&seats), place, known).await;
        self.note_hosted().await;
        kept.map_err(outcome_unknown)
    }

    /// Hosts a table no longer, if it is hosted.
    pub(crate) async fn stop_hosting_of(&self, table: u32) {
        let _alone = self.inner.hosting.lock().await;
        if self.lobby().people(table).is_some() {
            self.hosts_no_longer(table).await;
        }
    }

    async fn hosts_no_longer(&self, table: u32) {
        self.lobby().stop(table);
        self.note_hosted().await;
        sleep(GOODBYE_TIME).await;
        if self.lobby().all().is_empty()
            && let Some(requests) = self.inner.host_requests.get()
        {
            let _ = requests.send(HostRequest::Close).await;
        }
    }

    /// How much the battery of this machine has left.
    pub(crate) async fn battery(&self) -> Result<Reply, Problem> {
        Ok(Reply::Battery { battery: self.ask_host(HostRequest::Battery).await? })
    }

    /// Takes over a table that another device hosts.
    pub(crate) async fn take_over(&self, link: String) -> Result<Reply, Problem> {
        let table = self.ask_host(|done| HostRequest::TakeOver(link, done)).await??;
        Ok(Reply::Table { table })
    }

    /// The table of these people, to be handed over, with the length of its record; until that is done or
    /// fails it stands still here.
    ///
    /// # Errors
    /// [`Problem::NotHosted`], or when the table cannot be read.
    #[expect(clippy::disallowed_methods, reason = "a hand-over moves whole tables")]
    pub async fn begin_hand_over(&self, people: &Membership) -> Result<(u32, usize, HandedTable), Problem> {
        let table = people.table().ok_or(Problem::NotHosted)?;
        let (devices, trusting) = people.handed().ok_or(Problem::NotHosted)?;
        let (seed, record) = self
            .ask(table, |open| {
                open.hold(Some(Hold::Until(Instant::now() + HAND_OVER_TIME)));
                let record: Vec<String> = record_text::lines_of(open).into_iter().map(str::to_owned).collect();
                Ok((open.table().owned().known_seeds(), record))
            })
            .await?;
        Ok((table, record.len(), HandedTable { seed, record, devices, trusting }))
    }

    /// Completes a hand-over: this table accepts no more entries, and each guest's device is redirected with its code.
    ///
    /// # Errors
    /// When the record has grown since, or it cannot be stored; then the game continues here.
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
            self.give_up_hand_over(table).await?;
            return Err(outcome_unknown(problem));
        }
        self.tell_again(table).await;
        if let Some(people) = self.lobby().people(table) {
            people.send_on(to, codes);
        }
        self.note_hosted().await;
        Ok(())
    }

    /// The table that was taken over does not go on here: it is where it was, or has gone there.
    ///
    /// # Errors
    /// The store's.
    pub async fn forget_take_over(&self, taken: &TakenTable, to: Option<&str>) -> Result<(), Problem> {
        self.stop_hosting_of(taken.table).await;
        if taken.new {
            return self.delete(taken.table).await.map(|_| ());
        }
        retry_until_known(|| self.records().set_gone(taken.table, to)).await.map_err(outcome_unknown)?;
        self.tell_again(taken.table).await;
        Ok(())
    }

    /// Cancels a hand-over: the game continues here.
    ///
    /// # Errors
    /// When there is no such table any more.
    pub async fn give_up_hand_over(&self, table: u32) -> Result<(), Problem> {
        self.ask(table, |open| {
            open.hold(None);
            Ok(())
        })
        .await
    }

    /// Continues here at a table that was handed over.
    pub(crate) async fn take_back(&self, table: u32) -> Result<Reply, Problem> {
        retry_until_known(|| self.records().set_gone(table, None)).await.map_err(outcome_unknown)?;
        self.give_up_hand_over(table).await?;
        self.stop_hosting_of(table).await;
        self.tell_again(table).await;
        Ok(Reply::Done)
    }

    /// Has everybody who watches a table told of it whole.
    async fn tell_again(&self, table: u32) {
        // Stops the actor: watchers reconnect to the next one and receive a full snapshot.
        self.room(table).stop().await;
    }

    /// Takes in a table that another device hands over, with its seed and its people, and hosts it.
    ///
    /// # Errors
    /// When the record is faulty, there is no network, or the store fails; then it is not here.
    pub async fn take_in(&self, handed: HandedTable) -> Result<TakenTable, Problem> {
        if handed.devices.len() > MOST_DEVICES {
            return Err(Problem::TooLong);
        }
        let _alone = self.inner.taking_in.lock().await;
        let length = handed.record.len();
        let judgement = judged(self.games(), handed.record, handed.seed, PATIENCE_OF_HOST, |_| ()).await?;
        let whole = reseeded(judgement.wanted(false)?)?;
        // The one that went away from here comes first: others are copies.
        let mut here = self.related_tables(&*whole, length as u32).await?;
        here.sort_by_key(|found| (!found.gone, std::cmp::Reverse(found.common)));
        let back = match here.iter().find(|found| found.is_beginning()) {
            // A game that never went away is a copy, unless it has all lines already: then this is asked once more.
            Some(found) if !found.gone && found.length as usize != length => None,
            Some(found) => self.extend(found.table, &*whole, length).await?.map(|gone| (found.table, gone)),
            None => None,
        };
        let mut taken = match back {
            Some((table, gone_before)) => TakenTable { table, new: false, gone_before, codes: vec![] },
            None => {
                let table = self.store_new(&*whole, None).await?;
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
        if self.lobby().people(table).is_some_and(|people| people.is_over()) {
            // From when it went away: everybody was sent on from here.
            self.stop_hosting_of(table).await;
        }
        self.host(table).await?.take_in(devices, trusting).await
    }

    /// Appends the first `length` lines of a record to a table, as far as it lacks them, and clears where it had gone.
    /// Returns where that was; `None` if the record does not begin with the table's lines.
    #[expect(clippy::disallowed_methods, reason = "a hand-over moves whole tables")]
    pub(crate) async fn extend(
        &self,
        table: u32,
        whole: &dyn AnyTable,
        length: usize,
    ) -> Result<Option<Option<String>>, Problem> {
        let records = self.records();
        let lines = &whole.owned().lines()[..length];
        let (here, seeds, gone) = self
            .ask(table, |open| {
                let owned = open.table().owned();
                Ok((owned.lines().to_vec(), owned.known_seeds(), open.gone_to()))
            })
            .await?;
        let goes_on = here.len() <= lines.len() && here.iter().zip(lines).all(|(here, line)| here.line == line.line);
        if !goes_on {
            return Ok(None);
        }
        // Nothing was added here since it was handed over; the record is read again.
        let room = self.room(table);
        let _shut = room.close_exclusive().await;
        // What was drawn with before stays known, and what is drawn with now comes with it.
        let mut known: Vec<&str> = seeds.iter().flat_map(|text| text.split_whitespace()).collect();
        let brought = whole.owned().known_seeds().unwrap_or_default();
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

    /// The record as a guest may have it: what was told, and that it proves nothing.
    pub(crate) async fn export_told(&self, table: u32, viewer: kernel::Viewer) -> Result<Reply, Problem> {
        let (lines, game) =
            self.ask(table, move |open| Ok((open.table().view_for(viewer).export(), open.table().game()))).await?;
        let text = spawn_blocking(move || lines().join("\n") + "\n").await?;
        Ok(Reply::File { name: format!("{game}-{table}-told.jsonl"), text })
    }
}
