//! The tables of an event that may have program players: at most as many at a time as the organiser allows.
//!
//! A table gets a permit before it seats a program, by a transition of the event. So two tables at different nodes never
//! share the last one. A permit is not returned: it counts as long as the table's record has a program and the game is
//! not over. A new permit counts for a moment in any case, because the record does not have the program yet.

use app_core::protocol::Problem;
use app_core::unix_seconds;

use crate::wire::Seating;
use crate::{ClubEvent, Facts};

/// The time for which a new permit counts, though the record has no program: seconds.
const SEATING_TIME: i64 = 30;

impl ClubEvent {
    /// Returns the open tables that ever had a permit, whose facts [`Self::permit_programs`] needs.
    pub fn program_tables(&self) -> Vec<u32> {
        self.tables.iter().filter(|table| table.programs.is_some()).map(|table| table.table).collect()
    }

    /// Permits program players at an open table. A table that has some keeps its permit when the organiser lowers the
    /// number. `facts` are those of [`Self::program_tables`].
    ///
    /// # Errors
    /// [`Problem::ProgramsOff`], [`Problem::ProgramsFull`], [`Problem::ProgramsByOrganiser`].
    pub fn permit_programs(
        &mut self,
        table: u32,
        by_organiser: bool,
        facts: &[Facts],
        now: &str,
    ) -> Result<(), Problem> {
        let most = self.plan.program_tables;
        if !self.is_running() || self.table(table).is_err() {
            return Err(Problem::ProgramsOff);
        }
        if self.has_programs(table, facts, now) {
            return self.check_seated_by(table, by_organiser);
        }
        if most == 0 {
            return Err(Problem::ProgramsOff);
        }
        self.check_seated_by(table, by_organiser)?;
        if self.tables.iter().filter(|other| self.has_programs(other.table, facts, now)).count() >= usize::from(most) {
            return Err(Problem::ProgramsFull { most });
        }
        if let Some(table) = self.tables.iter_mut().find(|known| known.table == table) {
            table.programs = Some(now.to_owned());
        }
        Ok(())
    }

    /// In a tournament the result of a seat counts for its player, so the organiser decides.
    fn check_seated_by(&self, table: u32, by_organiser: bool) -> Result<(), Problem> {
        let is_drawn = self.plan.seating == Seating::Tournament || self.is_drawn_table(table);
        if is_drawn && !by_organiser { Err(Problem::ProgramsByOrganiser) } else { Ok(()) }
    }

    /// True if a table uses its permit.
    fn has_programs(&self, table: u32, facts: &[Facts], now: &str) -> bool {
        let permit = self.table(table).ok().and_then(|table| table.programs.as_deref());
        let Some(permitted) = permit else { return false };
        let stands = facts.iter().find(|facts| facts.table == table).map(|facts| &facts.stands);
        if stands.is_some_and(|stands| stands.progress.over) {
            return false;
        }
        let is_new = unix_seconds(permitted).zip(unix_seconds(now)).is_some_and(|(at, now)| now - at < SEATING_TIME);
        is_new || stands.is_some_and(|stands| stands.seating.iter().any(|chair| chair.program.is_some()))
    }
}
