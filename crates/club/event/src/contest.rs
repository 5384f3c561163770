//! The tournament of an event: its players, its rounds, and the event's tables in each round.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use club_tournament::{Outcome, PlaceAt, Player, Tournament};
use serde::{Deserialize, Serialize};

use crate::names::named;
use crate::projection::Facts;
use crate::wire::tournament::{DrawnTable, PlayerSeen, RoundSeen, TournamentPlan, TournamentSeen};
use crate::wire::{Place, Problem};
use crate::{ClubEvent, not_found};
use app_core::protocol::Resource;

/// Maximum length of the label before a table's number, in characters.
const LONGEST_WORD: usize = 24;

/// A tournament of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Contest {
    game: String,
    watchable: bool,
    swiss: Tournament,
    /// Names of all present and former players, including people who were removed from the event.
    names: BTreeMap<u32, String>,
    /// Number of draws so far, including rounds that were taken back.
    draws: u32,
    /// Tables of each drawn round.
    rounds: Vec<Opened>,
}

/// The tables of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Opened {
    /// The number of the round's draw.
    draw: u32,
    /// Label of the tables, before their number.
    label: String,
    /// Ids of the tables by their position in the round; `None` until a table is opened.
    tables: Vec<Option<u32>>,
}

/// A drawn table that is still to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToOpen {
    /// Id of the draw of this table, unique within the event.
    pub id: String,
    /// The table's round, from 0.
    pub round: usize,
    /// The table's position in the round, from 0.
    pub at: usize,
    /// The game to play.
    pub game: String,
    /// The table's label.
    pub label: String,
    /// True if the people of this event may watch the table.
    pub watchable: bool,
    /// The people by seat; `None` for a person who sits at another table or was removed.
    pub people: Vec<Option<u32>>,
}

impl From<club_tournament::Problem> for Problem {
    fn from(problem: club_tournament::Problem) -> Self {
        Self::Tournament { problem }
    }
}

impl ClubEvent {
    fn contest(&self) -> Result<&Contest, Problem> {
        self.contest.as_ref().ok_or_else(|| not_found(Resource::Tournament))
    }

    fn contest_mut(&mut self) -> Result<&mut Contest, Problem> {
        self.running()?;
        self.contest.as_mut().ok_or_else(|| not_found(Resource::Tournament))
    }

    /// Sets up the event's tournament, or changes it before its first round. Everyone who has joined plays. `seats` is
    /// the range of players that the game allows; The caller supplies `seed`.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::Tournament`].
    pub fn set_up(&mut self, plan: TournamentPlan, seats: &RangeInclusive<u8>, seed: u32) -> Result<(), Problem> {
        self.running()?;
        let sizes = plan.settings.sizes;
        if self.contest.as_ref().is_some_and(|contest| !contest.rounds.is_empty()) {
            return Err(club_tournament::Problem::Begun.into());
        }
        if !seats.contains(&sizes.least) || !seats.contains(&sizes.most) {
            return Err(club_tournament::Problem::Sizes.into());
        }
        let swiss = Tournament::new(plan.settings, seed)?;
        let (game, watchable) = (plan.game, plan.watchable);
        let draws = self.contest.as_ref().map_or(0, |contest| contest.draws);
        let mut contest = Contest { game, watchable, swiss, names: BTreeMap::new(), draws, rounds: vec![] };
        match &self.contest {
            // Before the first round the list has no former players, so those who left stay out.
            Some(before) => before.swiss.entrants().iter().for_each(|entrant| {
                contest.enter(entrant.player.0, &before.name_of(entrant.player));
            }),
            None => self.people.iter().for_each(|person| contest.enter(person.id, &person.name)),
        }
        self.contest = Some(contest);
        Ok(())
    }

    /// Sets the order of the players.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`], [`Problem::Tournament`].
    pub fn arrange_players(&mut self, players: &[Player]) -> Result<(), Problem> {
        Ok(self.contest_mut()?.swiss.arrange(players)?)
    }

    /// Adds a person of the event to the tournament.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`].
    pub fn enter(&mut self, player: Player) -> Result<(), Problem> {
        let name = self.person(player.0)?.name.clone();
        self.contest_mut()?.enter(player.0, &name);
        Ok(())
    }

    /// Removes a player from the tournament.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`], [`Problem::Tournament`].
    pub fn leave(&mut self, player: Player) -> Result<(), Problem> {
        Ok(self.contest_mut()?.swiss.leave(player)?)
    }

    /// True if a round (from 0) is drawn.
    pub fn is_drawn(&self, round: u32) -> bool {
        self.contest.as_ref().is_some_and(|contest| contest.rounds.len() > round as usize)
    }

    /// Returns the tables of the last round that are still open, if the next round can be drawn. They are closed
    /// first.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`], [`Problem::Tournament`].
    pub fn before_draw(&self) -> Result<Vec<u32>, Problem> {
        self.running()?;
        let contest = self.contest()?;
        contest.swiss.clone().draw()?;
        Ok(self.still_open(contest))
    }

    /// Returns the tables of the last round that are still open.
    fn still_open(&self, contest: &Contest) -> Vec<u32> {
        let last = contest.rounds.last().into_iter().flat_map(|round| round.tables.iter().flatten());
        last.copied().filter(|table| self.table(*table).is_ok()).collect()
    }

    /// Draws the next round. `label` is put before the number of each table.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`], [`Problem::Nameless`], [`Problem::TooLong`],
    /// [`Problem::Tournament`].
    pub fn draw(&mut self, label: &str) -> Result<(), Problem> {
        let label = named(label, LONGEST_WORD)?;
        let contest = self.contest_mut()?;
        let tables = vec![None; contest.swiss.draw()?.tables.len()];
        contest.draws += 1;
        contest.rounds.push(Opened { draw: contest.draws, label, tables });
        Ok(())
    }

    /// Takes back the last round. Returns its open tables, which the caller closes.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`], [`Problem::Tournament`].
    pub fn take_back(&mut self) -> Result<Vec<u32>, Problem> {
        let open = self.contest().map(|contest| self.still_open(contest))?;
        let contest = self.contest_mut()?;
        contest.swiss.take_back()?;
        contest.rounds.pop();
        Ok(open)
    }

    /// Returns the drawn tables that are not opened yet.
    pub fn to_open(&self) -> Vec<ToOpen> {
        let Some(contest) = self.contest.as_ref().filter(|_| self.is_running()) else { return vec![] };
        let comes = |player: Player| self.person(player.0).is_ok_and(|person| person.at.is_none()).then_some(player.0);
        let unopened = contest.unopened().into_iter();
        unopened.map(|(round, at)| contest.drawn(round, at, comes)).collect()
    }

    /// Records that a drawn table was opened. Returns false if the round was taken back meanwhile.
    pub fn opened(&mut self, drawn: &ToOpen, table: u32) -> bool {
        let Some(contest) = self.contest.as_mut().filter(|contest| contest.id(drawn.round, drawn.at) == drawn.id)
        else {
            return false;
        };
        let slot = contest.rounds.get_mut(drawn.round).and_then(|round| round.tables.get_mut(drawn.at));
        if let Some(slot) = slot {
            *slot = Some(table);
        }
        true
    }

    /// True if the event is running and has a tournament.
    pub fn has_tournament(&self) -> bool {
        self.is_running() && self.contest.is_some()
    }

    /// True if a table belongs to a round of the tournament.
    pub(crate) fn is_drawn_table(&self, table: u32) -> bool {
        self.contest.as_ref().is_some_and(|contest| contest.which(table).is_some())
    }

    /// True if this seat was assigned to this person in the last round.
    pub(crate) fn is_given(&self, person: u32, place: Place) -> bool {
        let at = self.contest.as_ref().and_then(|contest| contest.which(place.table).map(|at| (contest, at)));
        at.is_some_and(|(contest, (round, at))| {
            round + 1 == contest.rounds.len()
                && contest.seats(round, at).get(place.seat.index()) == Some(&Player(person))
        })
    }

    /// True if these facts would change a result.
    pub fn has_news(&self, facts: &[Facts]) -> bool {
        let mut contest = self.contest.clone();
        // Every table is reported, even after one that changed something: `count` does not stop early.
        contest.as_mut().is_some_and(|contest| facts.iter().filter(|facts| contest.report(facts)).count() > 0)
    }

    /// Updates the results of tables from their games.
    pub fn report(&mut self, facts: &[Facts]) {
        if let Some(contest) = &mut self.contest {
            for facts in facts {
                contest.report(facts);
            }
        }
    }

    /// Returns the places by seat that the organiser entered for a table or that follow from the call of time. Empty
    /// if the game itself decides.
    pub fn entered(&self, table: u32) -> Vec<PlaceAt> {
        let outcome = self.outcome_of(table).filter(|outcome| outcome.by_hand);
        outcome.map(|outcome| outcome.places.clone()).unwrap_or_default()
    }

    fn outcome_of(&self, table: u32) -> Option<&Outcome> {
        let contest = self.contest.as_ref()?;
        let (round, at) = contest.which(table)?;
        contest.swiss.rounds().get(round)?.tables.get(at)?.outcome.as_ref()
    }

    /// Returns the places at a table of the tournament, by seat; 0 for a player who did not play. `None` if there is
    /// no result.
    pub(crate) fn result_of(&self, table: u32) -> Option<Vec<u8>> {
        let outcome = self.outcome_of(table)?;
        Some(outcome.places.iter().map(|place| place.unwrap_or_default()).collect())
    }

    /// Sets or corrects the result of a table.
    ///
    /// # Errors
    /// [`Problem::NotFound`], [`Problem::Tournament`].
    pub fn correct(&mut self, round: u32, table: u32, places: &[PlaceAt]) -> Result<(), Problem> {
        // Allowed after the end of the event as well, because mistakes may be found late.
        let contest = self.contest.as_mut().ok_or_else(|| not_found(Resource::Tournament))?;
        Ok(contest.swiss.correct(round as usize, table as usize, places)?)
    }

    /// Calls time: seats that still play share a place.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`].
    pub fn call_time(&mut self) -> Result<(), Problem> {
        self.contest_mut()?.swiss.call_time();
        Ok(())
    }

    /// Changes the number of rounds.
    ///
    /// # Errors
    /// [`Problem::NoEvening`], [`Problem::NotFound`], [`Problem::Tournament`].
    pub fn plan_rounds(&mut self, rounds: u8) -> Result<(), Problem> {
        Ok(self.contest_mut()?.swiss.plan(rounds)?)
    }

    /// Returns the standings as a spreadsheet.
    ///
    /// # Errors
    /// [`Problem::NotFound`].
    pub fn sheet(&self) -> Result<String, Problem> {
        let contest = self.contest()?;
        Ok(club_tournament::sheet(&contest.swiss, |player| contest.name_of(player)))
    }

    pub(crate) fn tournament_view(&self) -> Option<TournamentSeen> {
        self.contest.as_ref().map(Contest::view)
    }
}

impl Contest {
    pub(crate) fn enter(&mut self, person: u32, name: &str) {
        self.names.insert(person, name.to_owned());
        self.swiss.enter(Player(person));
    }

    /// Changes a player's name.
    pub(crate) fn rename(&mut self, person: u32, name: &str) {
        self.names.entry(person).and_modify(|known| name.clone_into(known));
    }

    /// Removes a person who was removed from the event.
    pub(crate) fn removed(&mut self, person: u32) {
        // A person who does not play is not in the list; that error is ignored.
        let _ = self.swiss.leave(Player(person));
    }

    pub(crate) fn is_over(&self) -> bool {
        self.swiss.is_over()
    }

    fn name_of(&self, player: Player) -> String {
        self.names.get(&player.0).cloned().unwrap_or_default()
    }

    fn seats(&self, round: usize, at: usize) -> Vec<Player> {
        let table = self.swiss.rounds().get(round).and_then(|round| round.tables.get(at));
        table.map(|table| table.seats.clone()).unwrap_or_default()
    }

    /// Returns the round and the position in it of a table of the event.
    fn which(&self, table: u32) -> Option<(usize, usize)> {
        let rounds = self.rounds.iter().enumerate().rev();
        let find = |(round, opened): (usize, &Opened)| {
            Some((round, opened.tables.iter().position(|known| *known == Some(table))?))
        };
        rounds.into_iter().find_map(find)
    }

    /// Updates a table's result from its game. Returns true if anything changed.
    pub(crate) fn report(&mut self, facts: &Facts) -> bool {
        let Some((round, at)) = self.which(facts.table) else { return false };
        let places: Vec<PlaceAt> = facts.stands.places.iter().map(|place| Some(*place)).collect();
        let over = facts.stands.progress.over && !places.is_empty();
        self.swiss.report(round, at, over.then_some(&places)).unwrap_or(false)
    }

    /// Returns the tables of the last round that are not opened, as round and position in it.
    fn unopened(&self) -> Vec<(usize, usize)> {
        let Some((last, opened)) = self.rounds.iter().enumerate().next_back() else { return vec![] };
        let tables = opened.tables.iter().enumerate().filter(|(_, table)| table.is_none());
        tables.map(|(at, _)| (last, at)).collect()
    }

    fn drawn(&self, round: usize, at: usize, comes: impl Fn(Player) -> Option<u32>) -> ToOpen {
        let people = self.seats(round, at).into_iter().map(comes).collect();
        let (game, watchable) = (self.game.clone(), self.watchable);
        ToOpen { id: self.id(round, at), round, at, game, label: self.label(round, at), watchable, people }
    }

    fn id(&self, round: usize, at: usize) -> String {
        format!("t{}-{at}", self.rounds.get(round).map_or(0, |round| round.draw))
    }

    fn label(&self, round: usize, at: usize) -> String {
        let word = self.rounds.get(round).map_or("", |round| &round.label);
        format!("{word} {}", at + 1)
    }

    fn view(&self) -> TournamentSeen {
        let settings = self.swiss.settings().clone();
        let players = self.swiss.entrants().iter().map(|entrant| PlayerSeen {
            player: entrant.player,
            name: self.name_of(entrant.player),
            left: entrant.left,
        });
        TournamentSeen {
            plan: TournamentPlan { game: self.game.clone(), watchable: self.watchable, settings },
            seed: self.swiss.seed(),
            players: players.collect(),
            rounds: (0..self.rounds.len()).map(|round| self.round_view(round)).collect(),
            standings: self.swiss.standings(),
            over: self.is_over(),
        }
    }

    fn round_view(&self, round: usize) -> RoundSeen {
        let Some((drawn, opened)) = self.swiss.rounds().get(round).zip(self.rounds.get(round)) else {
            return RoundSeen { tables: vec![], byes: vec![] };
        };
        let tables = drawn.tables.iter().zip(&opened.tables).enumerate().map(|(at, (table, id))| DrawnTable {
            table: *id,
            label: self.label(round, at),
            seats: table.seats.clone(),
            outcome: table.outcome.clone(),
        });
        RoundSeen { tables: tables.collect(), byes: drawn.byes.clone() }
    }
}
