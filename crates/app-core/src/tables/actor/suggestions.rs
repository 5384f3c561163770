//! Plans suggested to a player.
//!
//! The table's task prepares the search, which reads only what the seat may know; another thread does it. Clients that
//! wait for the same plans share one search. It stops when the record grows or no client wants the plans any more.

use std::sync::{Arc, Weak};

use kernel::{Actor, Seat, Viewer};
use tokio::sync::watch;

use crate::problems::not_found;
use crate::protocol::{Problem, Resource, SuggestedPlan};
use crate::runtime::{spawn, timeout};
use crate::tables::actor::programs::{ProgramPlayers, StopFlag};
use crate::tables::actor::table_actor::TableActor;
use crate::tables::background_work::A_WHILE;

type Found = Result<Vec<SuggestedPlan>, Problem>;

/// Plans that are being searched, or were found. Dropping it stops the search.
pub(crate) struct Suggestions {
    stop: StopFlag,
    found: watch::Receiver<Option<Found>>,
}

impl Drop for Suggestions {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

impl Suggestions {
    /// Waits a short time for the plans. `None` if they are not found yet, or the search was stopped.
    ///
    /// # Errors
    /// If the search failed.
    pub(crate) async fn plans(&self) -> Result<Option<Vec<SuggestedPlan>>, Problem> {
        let mut found = self.found.clone();
        let waited = timeout(A_WHILE, found.wait_for(Option::is_some)).await;
        let Ok(Ok(found)) = waited else { return Ok(None) };
        match found.clone() {
            // A search that was cut short has found weaker plans.
            Some(found) if !self.stop.is_cancelled() => found.map(Some),
            _ => Ok(None),
        }
    }
}

/// A search for which a client may still wait.
pub(super) struct OpenSuggestions {
    seat: Seat,
    viewer: Viewer,
    /// The length of the record for which the plans are searched.
    length: u32,
    stop: StopFlag,
    wanted: Weak<Suggestions>,
}

impl TableActor {
    /// Returns the suggested plans of a seat, and starts the search unless a client waits for them already.
    ///
    /// # Errors
    /// [`Problem::SuggestionsOff`]; [`Problem::NotYourSeat`] for a program's seat; [`Problem::Late`] if the seat is not
    /// asked.
    pub(crate) fn suggest(
        &mut self,
        seat: Seat,
        viewer: Viewer,
        programs: Option<&dyn ProgramPlayers>,
    ) -> Result<Arc<Suggestions>, Problem> {
        let table = self.table();
        let chair = table.settings().seating.get(seat.index()).ok_or_else(|| not_found(Resource::Seat))?;
        if chair.program.is_some() {
            return Err(Problem::NotYourSeat);
        }
        let programs = programs.filter(|_| table.settings().suggestions).ok_or(Problem::SuggestionsOff)?;
        if !table.view_for(Viewer::Seat(seat)).awaited().contains(&Actor::Seat(seat)) {
            return Err(Problem::Late { head: table.head() });
        }
        let length = table.length();
        let is_same = |open: &&OpenSuggestions| (open.seat, open.viewer, open.length) == (seat, viewer, length);
        if let Some(same) = self.suggestions.iter().find(is_same).and_then(|open| open.wanted.upgrade()) {
            return Ok(same);
        }
        let work = programs.suggest(table, seat, viewer).ok_or(Problem::SuggestionsOff)?;
        let (sender, found) = watch::channel(None);
        let stop = StopFlag::new();
        let search = work(stop.clone());
        spawn(async move { sender.send_replace(Some(search.await)) });
        let suggestions = Arc::new(Suggestions { stop: stop.clone(), found });
        self.suggestions.push(OpenSuggestions { seat, viewer, length, stop, wanted: Arc::downgrade(&suggestions) });
        Ok(suggestions)
    }

    /// Stops the searches that are outdated, and forgets those that no client wants.
    pub(super) fn stop_outdated_suggestions(&mut self) {
        let length = self.table().length();
        self.suggestions.retain(|open| {
            if open.length != length {
                open.stop.cancel();
            }
            open.length == length && open.wanted.strong_count() > 0
        });
    }
}
