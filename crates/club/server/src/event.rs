//! The event at a node: read from the database, changed there, and shown to pages.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use app_core::Summary;
use app_core::membership::codes::{draw, hashed, is_token, tidied_evening_code};
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
use crate::node::Node;
use crate::tonight::Shot;

mod archive;
mod people;
mod tables;
mod tournament;

/// How often it is looked what has changed, as long as anybody here is shown it.
const LOOK: Duration = Duration::from_secs(1);

/// How often a change is tried while others change the evening as well, and how long at most between two tries, in
/// milliseconds.
const TRIES: usize = 100;
const PAUSE: u64 = 40;

/// How many may join from one address, by all nodes together: 300 people of a hall are in after 75 seconds.
pub const JOINING: Rate = Rate { at_once: 150.0, a_second: 2.0 };

fn nobody_says(problem: app_core::storage::StoreError) -> Problem {
    outcome_unknown(problem).into()
}

fn unread(error: serde_json::Error) -> Problem {
    app_core::protocol::Problem::Internal { ticket: log_with_ticket(error) }.into()
}

/// What is known of a table, as the evening takes it.
fn facts_of(known: &TableFacts) -> Facts {
    let read = |text: &Option<String>| text.as_deref().and_then(|text| serde_json::from_str(text).ok());
    Facts {
        table: known.table,
        game: known.game.clone(),
        stands: Summary::kept(known.summary.as_deref()),
        node: known.node.clone(),
        scores: read(&known.scores).unwrap_or_default(),
        // One whose role is not known any more has to be let in again.
        devices: known.devices.iter().filter_map(|role| serde_json::from_str(role).ok()).collect(),
    }
}

impl Node {
    /// The evening that runs, or else ran last, as the database has it.
    pub(crate) async fn evening(&self) -> Result<Option<(StoredEvent, ClubEvent)>, Problem> {
        let Some(kept) = self.club.evening().await.map_err(to_problem)? else { return Ok(None) };
        let evening = serde_json::from_str(&kept.evening).map_err(unread)?;
        Ok(Some((kept, evening)))
    }

    /// Applies a transition to the event, and retries if another node has changed it meanwhile.
    async fn change<T>(&self, transition: impl Fn(&mut ClubEvent) -> Result<T, Problem>) -> Result<T, Problem> {
        let _alone = self.tonight.changing.lock().await;
        for _ in 0..TRIES {
            let (kept, mut evening) = self.evening().await?.ok_or(Problem::NoEvening)?;
            let before = evening.clone();
            let done = transition(&mut evening)?;
            if evening == before {
                return Ok(done);
            }
            let text = serde_json::to_string(&evening).map_err(unread)?;
            if self.club.change_evening(&kept, !evening.is_running(), &text).await.map_err(nobody_says)? {
                self.tonight.changed.notify_one();
                return Ok(done);
            }
            sleep(Duration::from_millis(rand::random_range(1..=PAUSE))).await;
        }
        Err(app_core::protocol::Problem::Unsettled { ticket: log_with_ticket("an evening is changed too often") }
            .into())
    }

    /// What is known of some tables.
    async fn facts(&self, tables: &[u32]) -> Result<Vec<Facts>, Problem> {
        let known = self.club.facts(tables).await.map_err(to_problem)?;
        Ok(known.iter().map(facts_of).collect())
    }

    /// Who a page is.
    ///
    /// # Errors
    /// [`Problem::TurnedAway`], or why the person cannot join.
    pub(crate) async fn greets(&self, from: IpAddr, greeting: &Greeting) -> Result<(Who, Proof), Problem> {
        let wrong = async |why| match self.wrong(from, why).await {
            Ok(why) => Problem::TurnedAway { why },
            Err(problem) => problem.into(),
        };
        if let Greeting::Organiser { key } = greeting {
            let right = self.is_organiser(key).await?;
            return if right { Ok((Who::Organiser, Proof::Key(key.clone()))) } else { Err(wrong(Turned::Token).await) };
        }
        let (_, evening) = self.evening().await?.ok_or(Problem::NoEvening)?;
        match greeting {
            Greeting::Wall { token } if evening.is_room_display(token) => Ok((Who::Wall, Proof::Wall(token.clone()))),
            Greeting::Back { token } => {
                let hash = hashed(token);
                let Some(person) = evening.with_token(&hash) else { return Err(wrong(Turned::Token).await) };
                Ok((Who::Person(person), Proof::Person(hash)))
            }
            Greeting::Join { code, name, token } if is_token(token) => {
                let hash = hashed(token);
                if let Some(person) = evening.with_token(&hash) {
                    return Ok((Who::Person(person), Proof::Person(hash)));
                }
                // An address with too many failed attempts does not learn that a code is right.
                let may = self.club.may_try(from, crate::node::TRIES).await.map_err(to_problem)?;
                if !may || !evening.lets_join(&tidied_evening_code(code)) {
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

    /// Whether a page may be shown what it was let in for, and ask.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(crate) async fn still_is(&self, who: Who, proof: &Proof) -> Result<bool, Problem> {
        Ok(match proof {
            Proof::Key(key) => self.is_organiser(key).await?,
            Proof::Wall(_) | Proof::Person(_) => {
                self.evening().await?.is_some_and(|(_, evening)| is_still(&evening, who, proof))
            }
        })
    }

    /// What pages are shown from now on.
    pub(crate) fn shots(&self) -> watch::Receiver<Arc<Shot>> {
        self.tonight.shown.subscribe()
    }

    /// Has it looked at once.
    pub(crate) fn look(&self) {
        self.tonight.changed.notify_one();
    }

    /// Looks what has changed, as long as anybody here is shown it.
    pub(crate) async fn looks_at_the_evening(self: Arc<Self>) -> Infallible {
        loop {
            let _ = timeout(LOOK, self.tonight.changed.notified()).await;
            if self.tonight.shown.receiver_count() == 0 {
                continue;
            }
            match self.shot().await {
                Ok(shot) => drop(self.tonight.shown.send_if_modified(|before| {
                    let is_news = **before != shot;
                    if is_news {
                        *before = Arc::new(shot);
                    }
                    is_news
                })),
                // It is tried again before long; if that lasts, the time of this node lapses.
                Err(problem) => tracing::warn!(%problem, "nobody says how the evening stands"),
            }
        }
    }

    /// How everything stands now.
    pub(crate) async fn shot(&self) -> Result<Shot, Problem> {
        let nodes = self.club.nodes().await.map_err(to_problem)?.into_iter();
        let nodes = nodes.map(|node| NodeSeen { node: node.id, address: node.addr, takes: node.takes }).collect();
        let Some((kept, evening)) = self.evening().await? else {
            let organiser = Some(Box::new(Seen { evening: None, nodes }));
            return Ok(Shot { organiser, ..Shot::default() });
        };
        let facts = self.facts(&evening.open_tables()).await?;
        let links = self.links(evening.codes()).await;
        let seen = |who| evening.seen(kept.id, who, &facts, links.clone());
        let organiser = Some(Box::new(Seen { evening: Some(seen(Who::Organiser)), nodes }));
        let wall = Some(Box::new(seen(Who::Wall)));
        Ok(Shot { organiser, wall, version: (kept.id, kept.version), evening: Some(evening) })
    }

    async fn links(&self, codes: &Codes) -> Links {
        let link = |kind: &str, code: &str| {
            let url = format!("{}/club#{kind}={code}", self.base);
            Link { qr: String::new(), code: code.to_owned(), url }
        };
        let (mut join, mut wall) = (link("evening", &codes.joining), link("wall", &codes.wall));
        draw(&mut [&mut join, &mut wall], HashMap::new()).await;
        Links { join, wall }
    }
}

/// Whether a page may be shown what it was let in for; of the organiser's the evening does not know.
pub(crate) fn is_still(evening: &ClubEvent, who: Who, proof: &Proof) -> bool {
    match proof {
        Proof::Key(_) => true,
        Proof::Wall(token) => evening.is_room_display(token),
        Proof::Person(hash) => evening.with_token(hash).is_some_and(|person| who == Who::Person(person)),
    }
}
