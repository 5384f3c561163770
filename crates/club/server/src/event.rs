//! The event at a node: read from the database, changed there, and shown to pages.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use app_core::Summary;
use app_core::membership::codes::{draw_qr_codes, is_token, normalize_evening_code, sha256_hex};
use app_core::problems::{outcome_unknown, to_problem};
use app_core::protocol::{Link, Turned};
use app_core::tickets::log_with_ticket;
use app_core::token_bucket::Rate;
use club_event::wire::{Greeting, NodeSeen, Problem, Seen};
use club_event::{ClubEvent, Codes, Facts, Links, Who};
use club_postgres::{StoredEvent, TableFacts};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::bounds::Proof;
use crate::live_event::EventSnapshot;
use crate::node::Node;

mod archive;
mod people;
pub(crate) mod programs;
mod tables;
mod tournament;

/// Interval of checks for changes, while any page here is subscribed.
const LOOK: Duration = Duration::from_secs(1);

/// Number of tries of a change while other nodes change the event too, and the maximum pause between two tries, in
/// milliseconds.
const TRIES: usize = 100;
const PAUSE: u64 = 40;

/// Rate of joins from one address, over all nodes: 300 people in a hall have joined after 75 seconds.
pub const JOINING: Rate = Rate { at_once: 150.0, a_second: 2.0 };

fn to_problem_of_write(problem: app_core::storage::StoreError) -> Problem {
    outcome_unknown(problem).into()
}

fn to_unreadable(error: serde_json::Error) -> Problem {
    app_core::protocol::Problem::Internal { ticket: log_with_ticket(error) }.into()
}

/// Converts stored facts about a table for the event.
fn facts_of(known: &TableFacts) -> Facts {
    let read = |text: &Option<String>| text.as_deref().and_then(|text| serde_json::from_str(text).ok());
    Facts {
        table: known.table,
        game: known.game.clone(),
        stands: Summary::from_stored(known.summary.as_deref()),
        node: known.node.clone(),
        scores: read(&known.scores).unwrap_or_default(),
        // A device with an unknown role has to be admitted again.
        devices: known.devices.iter().filter_map(|role| serde_json::from_str(role).ok()).collect(),
    }
}

impl Node {
    /// Reads the running event, otherwise the last one; `None` before the first.
    pub(crate) async fn read_event(&self) -> Result<Option<(StoredEvent, ClubEvent)>, Problem> {
        let Some(kept) = self.club.event().await.map_err(to_problem)? else { return Ok(None) };
        let evening = serde_json::from_str(&kept.evening).map_err(to_unreadable)?;
        Ok(Some((kept, evening)))
    }

    /// Applies a transition to the event, and retries if another node has changed it meanwhile.
    async fn change<T>(&self, transition: impl Fn(&mut ClubEvent) -> Result<T, Problem>) -> Result<T, Problem> {
        let _alone = self.live_event.changing.lock().await;
        for _ in 0..TRIES {
            let (kept, mut evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
            let before = evening.clone();
            let done = transition(&mut evening)?;
            if evening == before {
                return Ok(done);
            }
            let text = serde_json::to_string(&evening).map_err(to_unreadable)?;
            if self.club.change_event(&kept, !evening.is_running(), &text).await.map_err(to_problem_of_write)? {
                self.live_event.changed.notify_one();
                return Ok(done);
            }
            sleep(Duration::from_millis(rand::random_range(1..=PAUSE))).await;
        }
        Err(app_core::protocol::Problem::Unsettled { ticket: log_with_ticket("an evening is changed too often") }
            .into())
    }

    /// Reads the facts about some tables.
    async fn facts(&self, tables: &[u32]) -> Result<Vec<Facts>, Problem> {
        let known = self.club.facts(tables).await.map_err(to_problem)?;
        Ok(known.iter().map(facts_of).collect())
    }

    /// Authenticates a page.
    ///
    /// # Errors
    /// [`Problem::TurnedAway`]; [`Problem::NoEvening`] before the first event; the reason why the person cannot join;
    /// or errors of the database.
    pub(crate) async fn authenticate_page(&self, from: IpAddr, greeting: &Greeting) -> Result<(Who, Proof), Problem> {
        let wrong = async |why| match self.charge_failure(from, why).await {
            Ok(why) => Problem::TurnedAway { why },
            Err(problem) => problem.into(),
        };
        if let Greeting::Organiser { key } = greeting {
            let right = self.is_organiser(key).await?;
            return if right { Ok((Who::Organiser, Proof::Key(key.clone()))) } else { Err(wrong(Turned::Token).await) };
        }
        let (_, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
        match greeting {
            Greeting::Wall { token } if evening.is_room_display(token) => Ok((Who::Wall, Proof::Wall(token.clone()))),
            Greeting::Back { token } => {
                let hash = sha256_hex(token);
                let Some(person) = evening.with_token(&hash) else { return Err(wrong(Turned::Token).await) };
                Ok((Who::Person(person), Proof::Person(hash)))
            }
            Greeting::Join { code, name, token } if is_token(token) => {
                let hash = sha256_hex(token);
                if let Some(person) = evening.with_token(&hash) {
                    return Ok((Who::Person(person), Proof::Person(hash)));
                }
                // An address with too many failed attempts does not learn that a code is right.
                let may = self.club.may_try(from, crate::node::TRIES).await.map_err(to_problem)?;
                if !may || !evening.lets_join(&normalize_evening_code(code)) {
                    return Err(wrong(Turned::Code).await);
                }
                let now = app_core::now();
                // Checked on a copy first: a refused name does not use up the joins of this address.
                evening.clone().join(name, &hash, &now)?;
                if !self.club.may_join(from, JOINING).await.map_err(to_problem)? {
                    return Err(Problem::Crowded);
                }
                let person = self.change(|evening| evening.join(name, &hash, &now)).await?;
                Ok((Who::Person(person), Proof::Person(hash)))
            }
            _ => Err(wrong(Turned::Token).await),
        }
    }

    /// True if a page may still receive updates and send requests.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn is_still_admitted(&self, who: Who, proof: &Proof) -> Result<bool, Problem> {
        Ok(match proof {
            Proof::Key(key) => self.is_organiser(key).await?,
            Proof::Wall(_) | Proof::Person(_) => {
                self.read_event().await?.is_some_and(|(_, evening)| is_proof_valid(&evening, who, proof))
            }
        })
    }

    /// Returns the snapshots for pages from now on.
    pub(crate) fn subscribe_snapshots(&self) -> watch::Receiver<Arc<EventSnapshot>> {
        self.live_event.shown.subscribe()
    }

    /// Triggers a check at once.
    pub(crate) fn trigger_check(&self) {
        self.live_event.changed.notify_one();
    }

    /// Checks for changes, while any page here is subscribed.
    pub(crate) async fn poll_event(self: Arc<Self>) -> Infallible {
        loop {
            let _ = timeout(LOOK, self.live_event.changed.notified()).await;
            if self.live_event.shown.receiver_count() == 0 {
                continue;
            }
            match self.snapshot().await {
                Ok(snapshot) => drop(self.live_event.shown.send_if_modified(|before| {
                    let is_news = **before != snapshot;
                    if is_news {
                        *before = Arc::new(snapshot);
                    }
                    is_news
                })),
                // The next check tries again; if the failure lasts, this node's lease expires.
                Err(problem) => tracing::warn!(%problem, "the event cannot be read"),
            }
        }
    }

    /// Returns a snapshot of the event.
    pub(crate) async fn snapshot(&self) -> Result<EventSnapshot, Problem> {
        let nodes = self.club.nodes().await.map_err(to_problem)?.into_iter();
        let nodes = nodes.map(|node| NodeSeen { node: node.id, address: node.addr, takes: node.takes }).collect();
        let Some((kept, evening)) = self.read_event().await? else {
            let organiser = Some(Box::new(Seen { evening: None, nodes }));
            return Ok(EventSnapshot { organiser, ..EventSnapshot::default() });
        };
        let facts = self.facts(&evening.open_tables()).await?;
        let links = self.links(evening.codes()).await;
        let seen = |who| evening.view(kept.id, who, &facts, links.clone());
        let organiser = Some(Box::new(Seen { evening: Some(seen(Who::Organiser)), nodes }));
        let wall = Some(Box::new(seen(Who::Wall)));
        Ok(EventSnapshot { organiser, wall, version: (kept.id, kept.version), evening: Some(evening) })
    }

    async fn links(&self, codes: &Codes) -> Links {
        let link = |kind: &str, code: &str| {
            let url = format!("{}/club#{kind}={code}", self.base);
            Link { qr: String::new(), code: code.to_owned(), url }
        };
        let (mut join, mut wall) = (link("evening", &codes.joining), link("wall", &codes.wall));
        draw_qr_codes(&mut [&mut join, &mut wall], HashMap::new()).await;
        Links { join, wall }
    }
}

/// True if a page may still receive updates. The organiser's key is not checked here, because the event does not
/// contain it.
pub(crate) fn is_proof_valid(evening: &ClubEvent, who: Who, proof: &Proof) -> bool {
    match proof {
        Proof::Key(_) => true,
        Proof::Wall(token) => evening.is_room_display(token),
        Proof::Person(hash) => evening.with_token(hash).is_some_and(|person| who == Who::Person(person)),
    }
}
