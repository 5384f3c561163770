//! The rounds of the shared seed at an open table: who contributes, and when a round opens and ends.
//!
//! Each device of a seat offers a commitment for the next round in advance. A round opens when a seat with an offer is
//! missing in the round in force, or a player asks for one. It ends when all have revealed, or without a result after a
//! time limit. Only the entries are stored: after a restart the devices offer again.

use std::sync::{Arc, Weak};
use std::time::Duration;

use kernel::record::By;
use kernel::shared_seed::{RoundState, SeatCommitment, SeedRound, commitment_to, is_contribution, is_hash};
use kernel::{Appended, Seat};

use crate::problems::table_to_problem;
use crate::protocol::{Problem, SharedSeedState};
use crate::runtime::Instant;
use crate::tables::actor::table_actor::{PendingWrite, TableActor};
use crate::{new_seed, stamps};

/// The time in which the other devices commit, and then the time in which all reveal.
pub(crate) const ROUND_TIME: Duration = Duration::from_secs(10);

/// Proves that a device watches the table, as long as it exists.
pub(crate) type Presence = Arc<()>;

/// An offer of a seat to contribute to a round.
struct Offer {
    seat: Seat,
    source: Source,
}

/// The source of an offer.
enum Source {
    /// A device with its commitment for one round. It reveals when that round is open.
    Device { presence: Weak<()>, round: u32, commitment: String },
    /// The contribution of a word that a player typed on the host's screen, for the next round with a result.
    Word(String),
}

impl Offer {
    fn is_present(&self) -> bool {
        match &self.source {
            Source::Device { presence, .. } => presence.strong_count() > 0,
            Source::Word(_) => true,
        }
    }

    /// True if the device commits to this round. A word does to any.
    fn is_for(&self, number: u32) -> bool {
        match &self.source {
            Source::Device { round, .. } => *round == number,
            Source::Word(_) => true,
        }
    }

    fn commitment(&self, game: &str, round: u32) -> SeatCommitment {
        let (commitment, word) = match &self.source {
            Source::Device { commitment, .. } => (commitment.clone(), false),
            Source::Word(contribution) => (commitment_to(game, round, contribution), true),
        };
        SeatCommitment { seat: self.seat, commitment, word }
    }
}

/// What the actor knows of the rounds beside the record.
pub(crate) struct SeedRounds {
    /// The time limit of each step.
    time: Duration,
    /// At most one for each seat, also offers for earlier rounds: their devices are expected to offer again.
    offers: Vec<Offer>,
    /// The player who asked for a round.
    asked: Option<By>,
    /// The number of the round that this actor opened last.
    opened: u32,
    /// The contributions to that round.
    revealed: Vec<(Seat, String)>,
    /// The end of the present step.
    deadline: Option<Instant>,
    /// The length of the record at the last write. If the record still has it, the write failed, and is not repeated
    /// before something else is recorded.
    tried: Option<u32>,
}

impl SeedRounds {
    pub(super) fn new(time: Duration) -> Self {
        Self { time, offers: vec![], asked: None, opened: 0, revealed: vec![], deadline: None, tried: None }
    }
}

/// The next step of a round.
enum Step {
    Open(Vec<SeatCommitment>),
    Close(Vec<String>),
    Void(Vec<Seat>),
}

impl TableActor {
    /// Returns the state of the rounds, as screens show it and devices need it.
    pub(super) fn shared_seed(&self) -> SharedSeedState {
        let table = self.table();
        let open = self.own_round();
        let in_force = table.round_in_force().into_iter();
        SharedSeedState {
            game: table.first_commitment().to_owned(),
            round: open.map_or_else(|| table.rounds() + 1, |round| round.number),
            open: open.is_some(),
            seats: in_force.flat_map(|round| round.commitments.iter().map(|one| one.seat)).collect(),
        }
    }

    /// Returns the open round, unless it was open when the table was loaded. Then its devices may be gone.
    fn own_round(&self) -> Option<&SeedRound> {
        self.table().round().filter(|round| round.number == self.rounds.opened)
    }

    /// Stores the offer of a seat's device for the next round.
    ///
    /// # Errors
    /// [`Problem::Late`] if that is not the next round; [`Problem::Unreadable`].
    pub(crate) fn offer_contribution(
        &mut self,
        seat: Seat,
        round: u32,
        commitment: String,
        device: &Presence,
    ) -> Result<(), Problem> {
        if !is_hash(&commitment) {
            return Err(Problem::Unreadable { detail: "the commitment is not a SHA-256".to_owned() });
        }
        self.check_next(round)?;
        let presence = Arc::downgrade(device);
        self.put_offer(Offer { seat, source: Source::Device { presence, round, commitment } });
        Ok(())
    }

    /// Stores a word that a player typed on the host's screen, and asks for a round.
    pub(crate) fn offer_word(&mut self, seat: Seat, contribution: String) {
        self.put_offer(Offer { seat, source: Source::Word(contribution) });
    }

    fn put_offer(&mut self, offer: Offer) {
        self.rounds.offers.retain(|other| other.seat != offer.seat);
        self.rounds.offers.push(offer);
    }

    fn check_next(&self, round: u32) -> Result<(), Problem> {
        let table = self.table();
        let is_next = self.own_round().is_none() && round == table.rounds() + 1;
        if is_next { Ok(()) } else { Err(Problem::Late { head: table.head() }) }
    }

    /// Stores the contribution of a seat to the open round.
    ///
    /// # Errors
    /// [`Problem::Late`] if the round is not open, or has another commitment of the seat.
    pub(crate) fn reveal_contribution(&mut self, seat: Seat, round: u32, contribution: String) -> Result<(), Problem> {
        let table = self.table();
        let commitment = commitment_to(table.first_commitment(), round, &contribution);
        let is_listed = |open: &&SeedRound| {
            let same = |one: &SeatCommitment| one.seat == seat && one.commitment == commitment;
            open.number == round && open.commitments.iter().any(same)
        };
        if !is_contribution(&contribution) || self.own_round().filter(is_listed).is_none() {
            return Err(Problem::Late { head: table.head() });
        }
        self.rounds.revealed.retain(|(other, _)| *other != seat);
        self.rounds.revealed.push((seat, contribution));
        Ok(())
    }

    /// Asks for a round.
    ///
    /// # Errors
    /// [`Problem::Late`] if the player asked in this turn, the last shared seed was not used yet, or no device contributes.
    pub(crate) fn ask_for_round(&mut self, by: By) -> Result<(), Problem> {
        let table = self.table();
        if self.own_round().is_some() || !table.may_ask_for_round(by) || self.offers().next().is_none() {
            return Err(Problem::Late { head: table.head() });
        }
        self.rounds.asked = Some(by);
        Ok(())
    }

    /// Returns the time until the present step of a round ends.
    pub(super) fn time_of_step(&self) -> Option<Duration> {
        self.rounds.deadline.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// Forgets devices that are gone, and starts or stops the time of the present step. True if a step is due.
    pub(super) fn has_round_step(&mut self) -> bool {
        self.rounds.offers.retain(Offer::is_present);
        if self.rounds.tried == Some(self.table().length()) || self.is_held() {
            self.rounds.deadline = None;
            return false;
        }
        let is_running = self.own_round().is_some() || self.wants_round();
        match self.rounds.deadline {
            None if is_running => self.rounds.deadline = Some(Instant::now() + self.rounds.time),
            Some(_) if !is_running => self.rounds.deadline = None,
            _ => {}
        }
        self.next_step().is_some()
    }

    /// Returns the offers for the next round that may take part.
    fn offers(&self) -> impl Iterator<Item = &Offer> {
        let (next, silent) = (self.table().rounds() + 1, self.table().silent_seats());
        self.rounds.offers.iter().filter(move |offer| offer.is_for(next) && !silent.contains(&offer.seat))
    }

    /// True if a round should open: a player asked, a seat is missing in the round in force, or a seat was silent in the
    /// last round.
    fn wants_round(&self) -> bool {
        if self.rounds.offers.is_empty() || self.table().progress().over {
            return false;
        }
        let is_void = |round: &SeedRound| matches!(&round.state, RoundState::Void { silent, .. } if !silent.is_empty());
        let is_repeated = self.rounds.asked.is_some() || self.table().last_round().is_some_and(is_void);
        let in_force = self.table().round_in_force();
        let contributes = |seat: Seat| {
            let mut all = in_force.into_iter().flat_map(|round| &round.commitments);
            all.any(|one| one.seat == seat)
        };
        let adds = |offer: &Offer| match offer.source {
            Source::Device { .. } => !contributes(offer.seat),
            Source::Word(_) => true,
        };
        self.offers().any(|offer| is_repeated || adds(offer))
    }

    fn next_step(&self) -> Option<Step> {
        let is_late = self.rounds.deadline.is_some_and(|end| end <= Instant::now());
        if let Some(round) = self.own_round() {
            let given = |one: &SeatCommitment| self.rounds.revealed.iter().find(|(seat, _)| *seat == one.seat);
            let silent: Vec<Seat> =
                round.commitments.iter().filter(|one| given(one).is_none()).map(|one| one.seat).collect();
            if silent.is_empty() {
                let all = round.commitments.iter().filter_map(given);
                return Some(Step::Close(all.map(|(_, contribution)| contribution.clone()).collect()));
            }
            return is_late.then_some(Step::Void(silent));
        }
        if !self.wants_round() {
            return None;
        }
        // The host has restarted during the round.
        if self.table().round().is_some() {
            return Some(Step::Void(vec![]));
        }
        let (next, silent) = (self.table().rounds() + 1, self.table().silent_seats());
        let is_awaited = |offer: &Offer| !offer.is_for(next) && !silent.contains(&offer.seat);
        if !is_late && self.rounds.offers.iter().any(is_awaited) {
            return None;
        }
        let game = self.table().first_commitment();
        Some(Step::Open(self.offers().map(|offer| offer.commitment(game, next)).collect()))
    }

    /// Makes the next step of a round.
    pub(super) fn step_round(&mut self) -> Option<PendingWrite> {
        let step = self.next_step()?;
        self.rounds.tried = Some(self.table().length());
        self.rounds.deadline = None;
        let asked = self.rounds.asked.take_if(|_| matches!(step, Step::Open(_))).unwrap_or(By::Table);
        match &step {
            Step::Open(_) => {
                self.rounds.opened = self.table().rounds() + 1;
                let word = |offer: &Offer| match &offer.source {
                    Source::Word(contribution) => Some((offer.seat, contribution.clone())),
                    Source::Device { .. } => None,
                };
                self.rounds.revealed = self.offers().filter_map(word).collect();
            }
            Step::Close(used) => self.rounds.offers.retain(|offer| match &offer.source {
                Source::Word(contribution) => !used.contains(contribution),
                Source::Device { .. } => true,
            }),
            Step::Void(_) => {}
        }
        let change = |table: &mut dyn kernel::erased::AnyTable| -> Result<Appended, Problem> {
            let appended = match step {
                Step::Open(commitments) => table.open_round(asked, new_seed(), commitments, &mut stamps()),
                Step::Close(contributions) => table.close_round(contributions, &mut stamps()),
                Step::Void(silent) => table.void_round(silent, &mut stamps()),
            };
            appended.map_err(table_to_problem)
        };
        self.write(None, change, Box::new(|_| ())).unwrap_or_else(|(problem, _)| {
            tracing::error!(table = self.id(), ?problem, "a round of the shared seed failed");
            None
        })
    }
}
