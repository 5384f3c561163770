//! Persons: names that stand for others, excluded persons, and groups that play together.
//!
//! Backups store them under the preference keys of earlier releases; records stay unchanged.

use std::collections::{BTreeMap, BTreeSet};

use kernel::record::Settings as TableSettings;

use crate::names::{checked_seating, name_of};
use crate::problems::{not_found, outcome_unknown, to_problem};
use crate::protocol::{FlawLine, Group, Person, Problem, Reply, Resource};
use crate::retry::retry_until_known;
use crate::settings::Settings;
use crate::storage::{KeyedSetting, RememberedName, StoredGroup, key_of_group, key_of_name};
use crate::{Games, new_seed, stamps};

/// The maximum number of names with settings, and of groups.
const MOST_NAMES: usize = 1_000;
const MOST_GROUPS: usize = 64;

/// The maximum size of a group in bytes. Its set-up may hold a board.
const LARGEST: usize = 256 << 10;

/// The settings of all names.
#[derive(Debug, Default)]
pub(crate) struct Persons(BTreeMap<String, RememberedName>);

impl Persons {
    fn new(names: Vec<RememberedName>) -> Self {
        Self(names.into_iter().map(|one| (one.name.clone(), one)).collect())
    }

    /// Follows the chain from a name to the person's name: each stands for the next.
    fn chain<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let next = |name: &&'a str| self.0.get(*name)?.stands_for.as_deref();
        // A backup may have brought a cycle.
        std::iter::successors(Some(name), next).take(self.0.len() + 1)
    }

    /// Returns the name of the person for whom a name stands.
    pub(crate) fn person_of<'a>(&'a self, name: &'a str) -> &'a str {
        self.chain(name).last().unwrap_or(name)
    }

    /// True if statistics exclude this person.
    pub(crate) fn is_excluded(&self, person: &str) -> bool {
        self.0.values().any(|one| one.left_out && self.person_of(&one.name) == person)
    }

    /// Returns the persons of these names and of all names with settings.
    fn all(&self, names: BTreeSet<String>) -> Vec<Person> {
        let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for name in names.iter().chain(self.0.keys()) {
            let person = self.person_of(name);
            let others = all.entry(person).or_default();
            if name != person {
                others.insert(name);
            }
        }
        let told = |(person, names): (&str, BTreeSet<&str>)| Person {
            name: person.to_owned(),
            names: names.into_iter().map(str::to_owned).collect(),
            out: self.is_excluded(person),
        };
        all.into_iter().map(told).collect()
    }
}

impl Settings<'_> {
    /// Reads the settings of all names.
    pub(crate) async fn read_persons(&self) -> Result<Persons, Problem> {
        Ok(Persons::new(self.records.remembered_names().await.map_err(to_problem)?))
    }

    /// Returns all persons who have played here, with all their names. `counted` are the names that statistics count.
    pub(crate) async fn persons(&self, counted: BTreeSet<String>) -> Result<Reply, Problem> {
        let mut names: BTreeSet<String> = self.records.people().await.map_err(to_problem)?.into_iter().collect();
        names.extend(counted);
        Ok(Reply::Persons { persons: self.read_persons().await?.all(names) })
    }

    /// Makes a name stand for a person, or for itself again.
    pub(crate) async fn join_person(&self, name: &str, person: Option<&str>) -> Result<Reply, Problem> {
        let name = named(name)?;
        let person = person.map(named).transpose()?.filter(|person| *person != name);
        let persons = self.read_persons().await?;
        if let Some(person) = &person
            && persons.chain(person).any(|one| one == name)
        {
            // Reverses the earlier direction.
            self.remember(&persons, person, |one| one.stands_for = None).await?;
        }
        self.remember(&persons, &name, |one| one.stands_for = person).await
    }

    /// Excludes a person from statistics, or includes them again, under all their names.
    pub(crate) async fn set_excluded(&self, person: &str, out: bool) -> Result<Reply, Problem> {
        let person = named(person)?;
        let persons = self.read_persons().await?;
        let marked =
            persons.0.values().filter(|one| one.left_out && persons.person_of(&one.name) == persons.person_of(&person));
        for one in marked.filter(|_| !out) {
            self.remember(&persons, &one.name, |one| one.left_out = false).await?;
        }
        if out {
            self.remember(&persons, persons.person_of(&person), |one| one.left_out = true).await
        } else {
            Ok(Reply::Done)
        }
    }

    async fn remember(
        &self,
        persons: &Persons,
        name: &str,
        change: impl FnOnce(&mut RememberedName),
    ) -> Result<Reply, Problem> {
        let known = persons.0.get(name).cloned();
        if known.is_none() && persons.0.len() >= MOST_NAMES {
            return Err(Problem::TooLong);
        }
        let mut one = known.unwrap_or_else(|| RememberedName { name: name.to_owned(), ..Default::default() });
        change(&mut one);
        let stored = match one.is_blank() {
            true => retry_until_known(|| self.records.forget_name(name)).await,
            false => retry_until_known(|| self.records.remember_name(&one)).await,
        };
        stored.map_err(outcome_unknown)?;
        Ok(Reply::Done)
    }

    /// Returns the groups, by name. Skips those that this release cannot read.
    pub(crate) async fn groups(&self) -> Result<Reply, Problem> {
        let stored = self.records.groups().await.map_err(to_problem)?;
        let groups = stored.iter().filter_map(|stored| serde_json::from_str(&stored.group).ok());
        Ok(Reply::Groups { groups: groups.collect() })
    }

    pub(crate) async fn save_group(&self, group: Group) -> Result<Reply, Problem> {
        let group = Group { name: named(&group.name)?, seating: checked_seating(group.seating, &[])?, ..group };
        check_group(self.games, &group)?;
        let stored = self.records.groups().await.map_err(to_problem)?;
        let others = stored.iter().filter(|stored| stored.name != group.name);
        let text = serde_json::to_string(&group).map_err(|error| Problem::Unreadable { detail: error.to_string() })?;
        if others.count() >= MOST_GROUPS || text.len() > LARGEST {
            return Err(Problem::TooLong);
        }
        let group = StoredGroup { name: group.name, group: text };
        retry_until_known(|| self.records.store_group(&group)).await.map_err(outcome_unknown)?;
        Ok(Reply::Done)
    }

    pub(crate) async fn remove_group(&self, name: &str) -> Result<Reply, Problem> {
        if !self.has_group(name).await? {
            return Err(not_found(Resource::Group));
        }
        retry_until_known(|| self.records.delete_group(name)).await.map_err(outcome_unknown)?;
        Ok(Reply::Done)
    }

    async fn has_group(&self, name: &str) -> Result<bool, Problem> {
        Ok(self.records.groups().await.map_err(to_problem)?.iter().any(|group| group.name == name))
    }

    /// Stores a setting that a backup has under its preference key. Ignores settings that are invalid, stored already,
    /// or specific to the backup's device.
    pub(crate) async fn restore(&self, key: &str, value: &str) -> Result<(), Problem> {
        match KeyedSetting::read(key, value) {
            Some(KeyedSetting::Name(one)) if is_valid_name(key, &one) => {
                let is_new = !self.read_persons().await?.0.contains_key(&one.name);
                if is_new {
                    retry_until_known(|| self.records.remember_name(&one)).await.map_err(outcome_unknown)?;
                }
            }
            Some(KeyedSetting::Group(group)) if is_valid_group(self.games, key, &group) => {
                let is_new = !self.has_group(&group.name).await?;
                if is_new {
                    retry_until_known(|| self.records.store_group(&group)).await.map_err(outcome_unknown)?;
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// True if the setting of a name in a backup is valid under this key.
fn is_valid_name(key: &str, one: &RememberedName) -> bool {
    let stands_for = one.stands_for.as_deref().is_none_or(is_named);
    key == key_of_name(&one.name) && is_named(&one.name) && stands_for && !one.is_blank()
}

/// True if the group in a backup is valid under this key.
fn is_valid_group(games: Games, key: &str, stored: &StoredGroup) -> bool {
    let group = serde_json::from_str::<Group>(&stored.group).ok().filter(|_| stored.group.len() <= LARGEST);
    group.is_some_and(|group| {
        key == key_of_group(&group.name) && is_named(&group.name) && check_group(games, &group).is_ok()
    })
}

/// Checks that a table can be set up with the group.
fn check_group(games: Games, group: &Group) -> Result<(), Problem> {
    let game = games.game(&group.game).ok_or_else(|| not_found(Resource::Game))?;
    let Group { seating, answering, waivers, suggestions, setup, .. } = group.clone();
    let settings = TableSettings { suggestions, ..TableSettings::new(seating, answering, waivers) };
    let begun = game.start_with(settings, setup, new_seed(), &mut stamps());
    begun.map(drop).map_err(|flaws| Problem::Setup { flaws: flaws.into_iter().map(FlawLine::from).collect() })
}

/// Normalises a name.
fn named(name: &str) -> Result<String, Problem> {
    let tidy = name_of(name);
    if tidy.is_empty() { Err(Problem::Nameless) } else { Ok(tidy) }
}

fn is_named(name: &str) -> bool {
    named(name).is_ok_and(|tidy| tidy == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn persons(said: &[(&str, Option<&str>, bool)]) -> Persons {
        let one = |(name, is, out): &(&str, Option<&str>, bool)| RememberedName {
            name: (*name).to_owned(),
            stands_for: is.map(str::to_owned),
            left_out: *out,
        };
        Persons::new(said.iter().map(one).collect())
    }

    #[test]
    fn names_resolve_to_their_person_and_cycles_end() {
        let known = persons(&[("Ana", Some("Anna"), false), ("Anna", Some("Annika"), true), ("Bo", None, true)]);
        assert_eq!(
            ["Ana", "Anna", "Annika", "Carla"].map(|name| known.person_of(name)),
            ["Annika", "Annika", "Annika", "Carla"]
        );
        assert!(known.is_excluded("Annika") && known.is_excluded("Bo") && !known.is_excluded("Carla"));
        let round = persons(&[("A", Some("B"), false), ("B", Some("A"), false)]);
        assert!(["A", "B"].contains(&round.person_of("A")));
    }
}
