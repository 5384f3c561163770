//! Results of tables: from their games, from the organiser, and at the call of time.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Player, Points, Problem, Scale, Tournament};

/// The place of a seat, from 1; `None` if its player did not play.
pub type PlaceAt = Option<u8>;

/// The result of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentOutcome")]
pub struct Outcome {
    /// The place of each seat. Players who tie have the same place, and the next places are skipped (`T-14`).
    pub places: Vec<PlaceAt>,
    /// True if the organiser set the result, so that no game changes it (`T-19`).
    pub by_hand: bool,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TournamentTable")]
pub struct Table {
    /// Players in the order of seats.
    pub seats: Vec<Player>,
    /// The table's result, once there is one.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// Returns all players with their place and points, once there is a result.
    pub(crate) fn scored<'a>(&'a self, scale: &'a Scale) -> impl Iterator<Item = (Player, PlaceAt, Points)> + 'a {
        let places = self.outcome.as_ref().map_or(&[][..], |outcome| &outcome.places);
        let size = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let worth = move |place: u8| scale.of_place(size, place, level(places, place));
        self.seats.iter().zip(places).map(move |(player, place)| (*player, *place, place.map_or(Points(0), worth)))
    }
}

/// Returns the number of players who share a place.
pub(crate) fn level(places: &[PlaceAt], place: u8) -> u8 {
    u8::try_from(places.iter().filter(|other| **other == Some(place)).count()).unwrap_or(u8::MAX)
}

/// Renumbers places in the same order: each is one more than the number of players ahead.
fn in_order(places: &[PlaceAt]) -> Vec<PlaceAt> {
    let ahead = |place: u8| places.iter().flatten().filter(|other| **other < place).count();
    places.iter().map(|place| place.map(|place| u8::try_from(ahead(place) + 1).unwrap_or(u8::MAX))).collect()
}

impl Tournament {
    /// Sets or clears a table's result from its game (`T-19`). Returns true if anything changed.
    ///
    /// # Errors
    /// If there is no such table, or the places do not match its seats.
    pub fn report(&mut self, round: usize, table: usize, places: Option<&[PlaceAt]>) -> Result<bool, Problem> {
        let passed = round + 1 < self.rounds.len();
        let at = self.table_mut(round, table)?;
        let by_hand = at.outcome.as_ref().is_some_and(|outcome| outcome.by_hand);
        if by_hand || passed && places.is_none() {
            return Ok(false);
        }
        let outcome = places.map(|places| judged(at, places, false)).transpose()?;
        let changed = at.outcome != outcome;
        at.outcome = outcome;
        Ok(changed)
    }

    /// Sets or corrects the result of a table of any round by hand (`T-21`).
    ///
    /// # Errors
    /// If there is no such table, or the places do not match its seats.
    pub fn correct(&mut self, round: usize, table: usize, places: &[PlaceAt]) -> Result<(), Problem> {
        let at = self.table_mut(round, table)?;
        at.outcome = Some(judged(at, places, true)?);
        Ok(())
    }

    /// Calls time: players who still play share a place (`T-20`).
    pub fn call_time(&mut self) {
        let open = self.rounds.last_mut().into_iter().flat_map(|round| &mut round.tables);
        for table in open.filter(|table| table.outcome.is_none()) {
            table.outcome = Some(Outcome { places: vec![Some(1); table.seats.len()], by_hand: true });
        }
    }

    fn table_mut(&mut self, round: usize, table: usize) -> Result<&mut Table, Problem> {
        let round = self.rounds.get_mut(round);
        round.and_then(|round| round.tables.get_mut(table)).ok_or(Problem::NoSuchTable)
    }
}

fn judged(table: &Table, places: &[PlaceAt], by_hand: bool) -> Result<Outcome, Problem> {
    if places.len() != table.seats.len() || places.iter().all(Option::is_none) {
        return Err(Problem::Places);
    }
    Ok(Outcome { places: in_order(places), by_hand })
}
