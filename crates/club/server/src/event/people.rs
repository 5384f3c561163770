//! Seats, renames and removes people.

use std::sync::Arc;

use app_core::protocol::{Resource, Role};
use club_event::Who;
use club_event::wire::{Place, Problem, Reply};

use crate::node::Node;
use crate::node_requests::NodeRequest;

impl Node {
    /// Seats a person, or returns the link to their seat again.
    pub(crate) async fn seat_person(self: &Arc<Self>, person: u32, place: Place) -> Result<Reply, Problem> {
        let Place { table, seat } = place;
        let facts = self.facts(&[table]).await?.pop().ok_or_else(|| not_found(Resource::Table))?;
        let (others, over) = (facts.seats_with_devices(), facts.stands.progress.over);
        let sits = |evening: &mut club_event::ClubEvent| {
            let before = evening.at(person);
            if over && before != Some(place) {
                return Err(Problem::Taken);
            }
            evening.sit(person, place, &others)?;
            let name = evening.name_of(person).unwrap_or_default().to_owned();
            Ok((name, before.is_none()))
        };
        let (name, has_come) = self.change(sits).await?;
        match self.code_of(table, NodeRequest::Seat { table, seat, name }).await {
            Ok(code) => Ok(Reply::Way { code }),
            // A repeated request completes it.
            Err(problem @ app_core::protocol::Problem::Unsettled { .. }) => Err(problem.into()),
            Err(problem) => {
                if has_come {
                    self.clear_event_seat(person, place).await?;
                }
                Err(problem.into())
            }
        }
    }

    /// Frees a person's seat.
    pub(crate) async fn free_seat(self: &Arc<Self>, person: u32) -> Result<Reply, Problem> {
        self.leave_seat(person, false).await
    }

    async fn leave_seat(self: &Arc<Self>, person: u32, removed: bool) -> Result<Reply, Problem> {
        let (_, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
        if let Some(place) = evening.at(person) {
            // The table first, because no other person can take the seat while a device is there.
            self.vacate_seat(place, removed).await?;
            self.clear_event_seat(person, place).await?;
        }
        Ok(Reply::Done)
    }

    /// Renames a person in the event and at their seat, or in neither if the table refuses the name. A repeated
    /// request completes the rest.
    pub(crate) async fn rename_person(self: &Arc<Self>, person: u32, name: &str) -> Result<Reply, Problem> {
        let renames = |evening: &mut club_event::ClubEvent| {
            let before = evening.name_of(person).map(str::to_owned).ok_or_else(|| not_found(Resource::Person))?;
            let place = evening.rename(person, name)?;
            Ok((place, before, evening.name_of(person).unwrap_or_default().to_owned()))
        };
        let (Some(Place { table, seat }), before, name) = self.change(renames).await? else { return Ok(Reply::Done) };
        match self.request_from_owner(table, NodeRequest::Rename { table, seat, name: name.clone() }).await {
            Ok(_) => Ok(Reply::Done),
            // A repeated request completes it.
            Err(problem @ app_core::protocol::Problem::Unsettled { .. }) => Err(problem.into()),
            Err(problem) => {
                let restore = |evening: &mut club_event::ClubEvent| match evening.name_of(person) {
                    Some(now) if now == name => evening.rename(person, &before).map(|_| ()),
                    // The person was renamed again, or removed.
                    _ => Ok(()),
                };
                self.change(restore).await?;
                Err(problem.into())
            }
        }
    }

    /// Removes a person for the organiser.
    pub(crate) async fn remove_person(self: &Arc<Self>, person: u32) -> Result<Reply, Problem> {
        self.leave_seat(person, true).await?;
        if let Some(place) = self.change(|evening| evening.remove(person)).await? {
            // The person has sat down meanwhile.
            self.vacate_seat(place, true).await?;
        }
        Ok(Reply::Done)
    }

    /// Removes everyone who joined at or after a moment, for the organiser.
    pub(crate) async fn remove_joined_since(self: &Arc<Self>, since: &str) -> Result<Reply, Problem> {
        let (_, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
        let joined = evening.joined_since(since, &app_core::now())?;
        // People at a table are removed there first; all others are removed at once.
        for person in joined.iter().filter(|person| evening.at(**person).is_some()) {
            match self.remove_person(*person).await {
                // The person was removed meanwhile.
                Ok(_) | Err(Problem::NotFound { .. }) => {}
                Err(problem) => return Err(problem),
            }
        }
        let remove = |evening: &mut club_event::ClubEvent| {
            let stands = |person: &&u32| evening.at(**person).is_none();
            for person in joined.iter().filter(stands).copied().collect::<Vec<_>>() {
                // Another request may have removed the person.
                let _ = evening.remove(person);
            }
            Ok(Reply::Done)
        };
        self.change(remove).await
    }

    /// Returns a link to watch a table. The organiser may watch any.
    pub(crate) async fn watch_link(self: &Arc<Self>, who: Who, table: u32) -> Result<Reply, Problem> {
        let (_, evening) = self.read_event().await?.ok_or(Problem::NoEvening)?;
        match evening.may_watch(table) {
            Err(Problem::Unwatched) if who == Who::Organiser => {}
            may => may?,
        }
        let code = self.code_of(table, NodeRequest::Code { table, role: Role::Spectator }).await?;
        Ok(Reply::Way { code })
    }

    async fn clear_event_seat(&self, person: u32, place: Place) -> Result<(), Problem> {
        let leaves = |evening: &mut club_event::ClubEvent| {
            if evening.at(person) == Some(place) {
                evening.stand_up(person)?;
            }
            Ok(())
        };
        self.change(leaves).await
    }

    /// Empties a seat and removes its devices.
    async fn vacate_seat(self: &Arc<Self>, Place { table, seat }: Place, removed: bool) -> Result<(), Problem> {
        Ok(self.request_from_owner(table, NodeRequest::Vacate { table, seat, removed }).await.map(|_| ())?)
    }
}

pub(super) fn not_found(what: Resource) -> Problem {
    Problem::NotFound { what }
}
