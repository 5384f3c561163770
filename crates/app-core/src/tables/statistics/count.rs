//! Sums of tallies.

use std::collections::{BTreeMap, BTreeSet};

use kernel::account::above;

use crate::protocol::{
    AttackedBy, GameLuck, GamePlayed, HeadToHead, PersonFigures, SourceSum, StartCount, Statistics, StatisticsFilter,
};
use crate::settings::people::Persons;
use crate::tables::statistics::Tally;

/// Sums the tallies that match a filter.
pub(crate) fn counted(
    mut tallies: Vec<Tally>,
    persons: &Persons,
    filter: &StatisticsFilter,
    unread: u32,
) -> Statistics {
    // Ordered by their end, because streaks depend on it.
    tallies.sort_by(|one, other| one.account.ended.cmp(&other.account.ended));
    let mut sums = Sums::default();
    for tally in &tallies {
        let seats = seated(tally, persons);
        if matches_filter(filter, tally, &seats, persons) {
            sums.add(tally, &seats);
        }
    }
    sums.into_statistics(unread)
}

/// Returns the players of a table by seat. `None` for an empty seat, a repeated name, and an excluded person.
fn seated<'a>(tally: &'a Tally, persons: &'a Persons) -> Vec<Option<&'a str>> {
    let mut there = BTreeSet::new();
    let who = |name: &'a Option<String>| {
        let person = persons.person_of(name.as_deref()?);
        (there.insert(person) && !persons.is_excluded(person)).then_some(person)
    };
    tally.names.iter().map(who).collect()
}

fn matches_filter(filter: &StatisticsFilter, tally: &Tally, seats: &[Option<&str>], persons: &Persons) -> bool {
    let StatisticsFilter { people, game, seats: many, from, to, programs } = filter;
    let ended = &tally.account.ended;
    people.iter().all(|name| seats.contains(&Some(persons.person_of(name.trim()))))
        && (*programs || !tally.programs)
        && game.as_ref().is_none_or(|game| *game == tally.game)
        && many.is_none_or(|many| usize::from(many) == tally.names.len())
        && from.as_ref().is_none_or(|from| ended >= from)
        && to.as_ref().is_none_or(|to| ended < to)
}

/// All sums.
#[derive(Default)]
struct Sums {
    tables: u32,
    seconds: u32,
    from: String,
    to: String,
    games: BTreeMap<String, (u32, u32)>,
    people: BTreeMap<String, PersonSums>,
    pairs: BTreeMap<[String; 2], (u32, [u32; 2])>,
}

#[derive(Default)]
struct PersonSums {
    games: u32,
    wins: u32,
    places: Vec<u32>,
    flows: BTreeMap<(String, String), i32>,
    starts: BTreeMap<(String, String), (u32, u32)>,
    attacks: u32,
    attacked: u32,
    attacked_by: BTreeMap<String, u32>,
    luck: BTreeMap<String, LuckSums>,
    decisions: u32,
    seconds: u32,
    longest_streak: u32,
    streak: u32,
}

#[derive(Default)]
struct LuckSums {
    throws: u32,
    dice: u32,
    got: u32,
    expected: f64,
    variance: f64,
}

impl Sums {
    fn add(&mut self, tally: &Tally, seats: &[Option<&str>]) {
        let account = &tally.account;
        self.tables += 1;
        self.seconds = self.seconds.saturating_add(account.seconds);
        if self.from.is_empty() {
            self.from.clone_from(&account.ended);
        }
        self.to.clone_from(&account.ended);
        let (tables, seconds) = self.games.entry(tally.game.clone()).or_default();
        (*tables, *seconds) = (*tables + 1, seconds.saturating_add(account.seconds));
        for (seat, person) in seats.iter().enumerate() {
            if let Some(person) = person {
                self.people.entry((*person).to_owned()).or_default().add(tally, seat, seats);
            }
        }
        self.add_pairs(tally, seats);
    }

    fn add_pairs(&mut self, tally: &Tally, seats: &[Option<&str>]) {
        let there = seats.iter().zip(&tally.account.places).filter_map(|(person, place)| Some(((*person)?, *place)));
        let mut there: Vec<(&str, u8)> = there.collect();
        there.sort_unstable();
        for (nth, (one, place)) in there.iter().enumerate() {
            for (other, behind) in &there[nth + 1..] {
                let pair = [(*one).to_owned(), (*other).to_owned()];
                let (games, ahead) = self.pairs.entry(pair).or_default();
                *games += 1;
                ahead[0] += u32::from(place < behind);
                ahead[1] += u32::from(behind < place);
            }
        }
    }

    fn into_statistics(self, unread: u32) -> Statistics {
        let game = |(game, (tables, seconds))| GamePlayed { game, tables, seconds };
        let mut games: Vec<GamePlayed> = self.games.into_iter().map(game).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.tables));
        let mut people: Vec<PersonFigures> =
            self.people.into_iter().map(|(name, sums)| sums.into_figures(name)).collect();
        people.sort_by_key(|person| std::cmp::Reverse(person.games));
        let pair = |(people, (games, ahead))| HeadToHead { people, games, ahead };
        let mut pairs: Vec<HeadToHead> = self.pairs.into_iter().map(pair).collect();
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.games));
        let Self { tables, seconds, from, to, .. } = self;
        Statistics { tables, seconds, from, to, games, people, pairs, unread }
    }
}

impl PersonSums {
    fn add(&mut self, tally: &Tally, seat: usize, seats: &[Option<&str>]) {
        let account = &tally.account;
        let won = self.add_place(&account.places, seat);
        self.games += 1;
        let own = |of: kernel::Seat| of.index() == seat;
        for flow in account.flows.iter().filter(|flow| own(flow.seat)) {
            let sum = self.flows.entry((tally.game.clone(), flow.source.clone())).or_default();
            *sum = sum.saturating_add(flow.amount);
        }
        if let Some(Some(start)) = account.starts.get(seat) {
            let (games, wins) = self.starts.entry((tally.game.clone(), start.clone())).or_default();
            (*games, *wins) = (*games + 1, *wins + u32::from(won));
        }
        for contest in &account.contests {
            self.attacks += u32::from(own(contest.seat) && contest.against.is_some());
            if contest.against.is_some_and(own) {
                self.attacked += 1;
                if let Some(Some(by)) = seats.get(contest.seat.index()) {
                    *self.attacked_by.entry((*by).to_owned()).or_default() += 1;
                }
            }
        }
        for luck in account.luck.iter().filter(|luck| own(luck.seat)) {
            let sums = self.luck.entry(tally.game.clone()).or_default();
            sums.throws = sums.throws.saturating_add(luck.throws);
            sums.dice = sums.dice.saturating_add(luck.dice);
            sums.got = sums.got.saturating_add(luck.got);
            sums.expected += luck.expected;
            sums.variance += luck.variance;
        }
        for pace in account.pace.iter().filter(|pace| own(pace.seat)) {
            self.decisions = self.decisions.saturating_add(pace.decisions);
            self.seconds = self.seconds.saturating_add(pace.seconds);
        }
    }

    /// Adds a place. Returns true if the game was won; a tie of all seats is no win and ends no streak.
    fn add_place(&mut self, places: &[u8], seat: usize) -> bool {
        let place = places.get(seat).copied().unwrap_or_default();
        if place == 0 || places.iter().all(|other| *other == place) {
            return false;
        }
        let nth = usize::from(place) - 1;
        self.places.resize(self.places.len().max(nth + 1), 0);
        self.places[nth] += 1;
        let won = place == 1;
        self.wins += u32::from(won);
        self.streak = if won { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
        won
    }

    fn into_figures(self, name: String) -> PersonFigures {
        let placed: u32 = self.places.iter().sum();
        let sum: u32 = (1..).zip(&self.places).map(|(place, times)| place * times).sum();
        let flow = |((game, source), amount)| SourceSum { game, source, amount };
        let start = |((game, start), (games, wins))| StartCount { game, start, games, wins };
        let mut starts: Vec<StartCount> = self.starts.into_iter().map(start).collect();
        starts.sort_by_key(|start| std::cmp::Reverse(start.games));
        let by = |(name, times)| AttackedBy { name, times };
        let mut attacked_by: Vec<AttackedBy> = self.attacked_by.into_iter().map(by).collect();
        attacked_by.sort_by_key(|by| std::cmp::Reverse(by.times));
        PersonFigures {
            name,
            games: self.games,
            wins: self.wins,
            average_place: (placed > 0).then(|| f64::from(sum) / f64::from(placed)),
            places: self.places,
            flows: self.flows.into_iter().map(flow).collect(),
            starts,
            attacks: self.attacks,
            attacked: self.attacked,
            attacked_by,
            luck: self.luck.into_iter().map(|(game, sums)| sums.into_luck(game)).collect(),
            decisions: self.decisions,
            seconds: self.seconds,
            longest_streak: self.longest_streak,
            streak: self.streak,
        }
    }
}

impl LuckSums {
    fn into_luck(self, game: String) -> GameLuck {
        let Self { throws, dice, got, expected, variance } = self;
        let off = f64::from(got) - expected;
        let spread = variance.sqrt();
        // The shown value counts on both sides, with half a step of continuity correction.
        let beyond = |off: f64| if spread > 0.0 { above((off - 0.5) / spread) } else { 1.0 };
        let deviations = if spread > 0.0 { off / spread } else { 0.0 };
        GameLuck { game, throws, dice, got, expected, deviations, at_least: beyond(off), at_most: beyond(-off) }
    }
}
