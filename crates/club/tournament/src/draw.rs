//! Draws rounds (`T-3`, `T-12`, `T-22`, `T-23`).

use std::cmp::Reverse;

use crate::byes::byes;
use crate::course::Courses;
use crate::lots::{Chance, lot};
use crate::pairing::{self, Field};
use crate::seats::seated;
use crate::sizes::sizes;
use crate::{First, Player, Problem, Round, Table, Tournament};

impl Tournament {
    /// Draws the next round.
    ///
    /// # Errors
    /// If every planned round is drawn, a table of the last round has no result, or too few players are present.
    pub fn draw(&mut self) -> Result<&Round, Problem> {
        self.may_draw()?;
        let courses = self.courses();
        let mut players = self.present();
        let sizes = sizes(players.len(), self.settings.sizes);
        if sizes.is_empty() {
            return Err(Problem::TooFew { present: short(players.len()), least: self.settings.sizes.least });
        }
        let spare = players.len() - sizes.iter().sum::<usize>();
        let byes = byes(&mut players, spare, &courses);
        let tables = match (self.rounds.len(), self.settings.first) {
            (0, First::List) => spread(&players, &sizes),
            _ => self.paired(players, &sizes, &courses),
        };
        let tables = tables.into_iter().map(|table| self.table(table, &courses)).collect();
        self.rounds.push(Round { tables, byes });
        self.rounds.last().ok_or(Problem::NoSuchTable)
    }

    /// Takes back the last round (`T-23`).
    ///
    /// # Errors
    /// If one of its tables has a result, or no round is drawn.
    pub fn take_back(&mut self) -> Result<Round, Problem> {
        let played = |round: &mut Round| round.tables.iter().all(|table| table.outcome.is_none());
        self.rounds.pop_if(played).ok_or(Problem::Played)
    }

    fn may_draw(&self) -> Result<(), Problem> {
        if self.rounds.len() >= usize::from(self.settings.rounds) {
            return Err(Problem::Over);
        }
        match self.waits_for().len() {
            0 => Ok(()),
            tables => Err(Problem::Unfinished { tables: short(tables) }),
        }
    }

    /// Returns all present players in the order of the standings; before the first round, of the list or the lot.
    fn present(&self) -> Vec<Player> {
        let mut players: Vec<Player> = match self.rounds.is_empty() {
            true => self.entrants.iter().map(|entrant| entrant.player).collect(),
            false => self.standings().iter().map(|standing| standing.player).collect(),
        };
        players.retain(|player| self.is_present(*player));
        if self.rounds.is_empty() && self.settings.first == First::Lot {
            players.sort_by_key(|player| lot(self.seed, 1, *player));
        }
        players
    }

    /// Returns the tables of least cost, those with the most points first.
    fn paired(&self, mut players: Vec<Player>, sizes: &[usize], courses: &Courses) -> Vec<Vec<Player>> {
        let round = self.rounds.len() + 1;
        let points = |player: Player| courses.of(player).at_tables.0 + courses.of(player).byes * self.settings.bye().0;
        players.sort_by_key(|player| (Reverse(points(*player)), lot(self.seed, round, *player)));
        let field = Field::new(&players, sizes, points, courses);
        let mut tables = pairing::best(&field, sizes, &mut Chance::new(self.seed, round));
        // Tables with more points come first, by the average of their players.
        let average = |table: &Vec<usize>| {
            let sum: u64 = table.iter().map(|player| u64::from(field.points(*player))).sum();
            Reverse(sum * 60 / table.len().max(1) as u64)
        };
        tables.sort_by_key(average);
        tables.into_iter().map(|table| table.into_iter().map(|player| players[player]).collect()).collect()
    }

    fn table(&self, players: Vec<Player>, courses: &Courses) -> Table {
        let round = self.rounds.len() + 1;
        Table { seats: seated(players, courses, |player| lot(self.seed, round, player)), outcome: None }
    }
}

/// Spreads a list over tables in alternating directions, so that its first players do not meet (`T-12`).
fn spread(players: &[Player], sizes: &[usize]) -> Vec<Vec<Player>> {
    let mut tables = vec![vec![]; sizes.len()];
    let there = 0..sizes.len();
    let mut ways = there.clone().chain(there.rev()).cycle();
    for player in players {
        let free =
            ways.find(|table| tables.get(*table).zip(sizes.get(*table)).is_some_and(|(at, size)| at.len() < *size));
        if let Some(table) = free.and_then(|table| tables.get_mut(table)) {
            table.push(*player);
        }
    }
    tables
}

fn short(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
