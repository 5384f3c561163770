//! Who is who: names that stand for others, people who are left out, and groups that play together.
//!
//! All of it is kept beside the preferences, one under each key, and goes along with a backup; no record is changed.

use std::collections::{BTreeMap, BTreeSet};

use kernel::record::Settings as TableSettings;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::problems::not_found;

use crate::names::{checked_seating, name_of};
use crate::problems::{trouble, unsettled};
use crate::protocol::{FlawLine, Group, Person, Problem, Reply, Resource};
use crate::retry::insist;
use crate::settings::Settings;
use crate::{Games, new_seed, stamps};

/// How the keys begin that are no device's to set.
const KEPT: &str = "kept.";
const PERSON: &str = "kept.person.";
const GROUP: &str = "kept.group.";

/// The most names of which something is remembered, and the most groups.
const MOST_NAMES: usize = 1_000;
const MOST_GROUPS: usize = 64;

/// The largest group, in bytes: its set-up may hold a board.
const LARGEST: usize = 256 << 10;

/// What is remembered of a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Remembered {
    name: String,
    /// The name that it stands for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    is: Option<String>,
    /// Whether whoever it is is left out of statistics.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    out: bool,
}

impl Remembered {
    fn is_blank(&self) -> bool {
        self.is.is_none() && !self.out
    }
}

/// Everything that is remembered of names.
#[derive(Debug, Default)]
pub(crate) struct Persons(BTreeMap<String, Remembered>);

impl Persons {
    fn of(preferences: &BTreeMap<String, String>) -> Self {
        let kept = preferences.iter().filter(|(key, _)| key.starts_with(PERSON));
        let read = kept.filter_map(|(_, text)| serde_json::from_str::<Remembered>(text).ok());
        Self(read.map(|one| (one.name.clone(), one)).collect())
    }

    /// The names from this one on to the person's: each stands for the next.
    fn way<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let next = |name: &&'a str| self.0.get(*name)?.is.as_deref();
        // A backup may have brought what leads in a circle.
        std::iter::successors(Some(name), next).take(self.0.len() + 1)
    }

    /// Who a name stands for.
    pub(crate) fn who<'a>(&'a self, name: &'a str) -> &'a str {
        self.way(name).last().unwrap_or(name)
    }

    /// Whether whoever it is is left out.
    pub(crate) fn is_out(&self, person: &str) -> bool {
        self.0.values().any(|one| one.out && self.who(&one.name) == person)
    }

    /// Everybody of these names, and of those that something is remembered of.
    fn all(&self, names: BTreeSet<String>) -> Vec<Person> {
        let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for name in names.iter().chain(self.0.keys()) {
            let person = self.who(name);
            let others = all.entry(person).or_default();
            if name != person {
                others.insert(name);
            }
        }
        let told = |(person, names): (&str, BTreeSet<&str>)| Person {
            name: person.to_owned(),
            names: names.into_iter().map(str::to_owned).collect(),
            out: self.is_out(person),
        };
        all.into_iter().map(told).collect()
    }
}

impl Settings<'_> {
    /// What is remembered of names.
    pub(crate) async fn who_is_who(&self) -> Result<Persons, Problem> {
        Ok(Persons::of(&self.records.preferences().await.map_err(trouble)?))
    }

    /// Everybody who has played here, with all their names. `counted` are the names that statistics count.
    pub(crate) async fn persons(&self, counted: BTreeSet<String>) -> Result<Reply, Problem> {
        let mut names: BTreeSet<String> = self.records.people().await.map_err(trouble)?.into_iter().collect();
        names.extend(counted);
        Ok(Reply::Persons { persons: self.who_is_who().await?.all(names) })
    }

    /// A name stands for a person from now on, or for itself again.
    pub(crate) async fn join_person(&self, name: &str, person: Option<&str>) -> Result<Reply, Problem> {
        let name = named(name)?;
        let person = person.map(named).transpose()?.filter(|person| *person != name);
        let persons = self.who_is_who().await?;
        if let Some(person) = &person
            && persons.way(person).any(|one| one == name)
        {
            // The other way round until now.
            self.remember(&persons, person, |one| one.is = None).await?;
        }
        self.remember(&persons, &name, |one| one.is = person).await
    }

    /// Leaves a person out of statistics, or takes them in again, whatever names they have.
    pub(crate) async fn leave_out(&self, person: &str, out: bool) -> Result<Reply, Problem> {
        let person = named(person)?;
        let persons = self.who_is_who().await?;
        let marked = persons.0.values().filter(|one| one.out && persons.who(&one.name) == persons.who(&person));
        for one in marked.filter(|_| !out) {
            self.remember(&persons, &one.name, |one| one.out = false).await?;
        }
        if out { self.remember(&persons, persons.who(&person), |one| one.out = true).await } else { Ok(Reply::Done) }
    }

    async fn remember(
        &self,
        persons: &Persons,
        name: &str,
        change: impl FnOnce(&mut Remembered),
    ) -> Result<Reply, Problem> {
        let known = persons.0.get(name).cloned();
        if known.is_none() && persons.0.len() >= MOST_NAMES {
            return Err(Problem::TooLong);
        }
        let mut one = known.unwrap_or_else(|| Remembered { name: name.to_owned(), ..Default::default() });
        change(&mut one);
        let text = if one.is_blank() { String::new() } else { written(&one)? };
        self.keep_named(PERSON, name, &text).await
    }

    /// The groups, by name.
    pub(crate) async fn groups(&self) -> Result<Reply, Problem> {
        let preferences = self.records.preferences().await.map_err(trouble)?;
        let kept = preferences.iter().filter(|(key, _)| key.starts_with(GROUP));
        let mut groups: Vec<Group> = kept.filter_map(|(_, text)| serde_json::from_str(text).ok()).collect();
        groups.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(Reply::Groups { groups })
    }

    pub(crate) async fn keep_group(&self, group: Group) -> Result<Reply, Problem> {
        let group = Group { name: named(&group.name)?, seating: checked_seating(group.seating, &[])?, ..group };
        judge(self.games, &group)?;
        let preferences = self.records.preferences().await.map_err(trouble)?;
        let others = preferences
            .iter()
            .filter(|(key, text)| key.starts_with(GROUP) && !text.is_empty() && **key != key_of(GROUP, &group.name));
        let text = written(&group)?;
        if others.count() >= MOST_GROUPS || text.len() > LARGEST {
            return Err(Problem::TooLong);
        }
        self.keep_named(GROUP, &group.name, &text).await
    }

    pub(crate) async fn drop_group(&self, name: &str) -> Result<Reply, Problem> {
        let key = key_of(GROUP, name);
        let there = self.records.preferences().await.map_err(trouble)?;
        if there.get(&key).is_none_or(String::is_empty) {
            return Err(not_found(Resource::Group));
        }
        self.keep_named(GROUP, name, "").await
    }

    async fn keep_named(&self, kind: &str, name: &str, text: &str) -> Result<Reply, Problem> {
        let key = key_of(kind, name);
        insist(|| self.records.prefer(&key, text)).await.map_err(unsettled)?;
        Ok(Reply::Done)
    }
}

/// Whether something is remembered under this key that no device sets.
pub(crate) fn is_kept(key: &str) -> bool {
    key.starts_with(KEPT)
}

/// Whether a backup may bring this: something that could have been kept here, under its own key.
pub(crate) fn could_be_kept(games: Games, key: &str, text: &str) -> bool {
    if let Ok(one) = serde_json::from_str::<Remembered>(text) {
        let is = one.is.as_deref().is_none_or(is_named);
        return key == key_of(PERSON, &one.name) && is_named(&one.name) && is && !one.is_blank();
    }
    let group = serde_json::from_str::<Group>(text).ok().filter(|_| text.len() <= LARGEST);
    group
        .is_some_and(|group| key == key_of(GROUP, &group.name) && is_named(&group.name) && judge(games, &group).is_ok())
}

/// A group can begin a table.
fn judge(games: Games, group: &Group) -> Result<(), Problem> {
    let game = games.game(&group.game).ok_or_else(|| not_found(Resource::Game))?;
    let Group { seating, answering, waivers, setup, .. } = group.clone();
    let begun = game.start_with(TableSettings::new(seating, answering, waivers), setup, new_seed(), &mut stamps());
    begun.map(drop).map_err(|flaws| Problem::Setup { flaws: flaws.into_iter().map(FlawLine::from).collect() })
}

/// A name as it is kept.
fn named(name: &str) -> Result<String, Problem> {
    let tidy = name_of(name);
    if tidy.is_empty() { Err(Problem::Nameless) } else { Ok(tidy) }
}

fn is_named(name: &str) -> bool {
    named(name).is_ok_and(|tidy| tidy == name)
}

/// The key of a name, which may be longer than a key.
fn key_of(kind: &str, name: &str) -> String {
    format!("{kind}{}", hex::encode(&Sha256::digest(name)[..16]))
}

fn written<T: Serialize>(value: &T) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|error| Problem::Unreadable { detail: error.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn persons(said: &[(&str, Option<&str>, bool)]) -> Persons {
        let one = |(name, is, out): &(&str, Option<&str>, bool)| {
            ((*name).to_owned(), Remembered { name: (*name).to_owned(), is: is.map(str::to_owned), out: *out })
        };
        Persons(said.iter().map(one).collect())
    }

    #[test]
    fn names_stand_for_whoever_they_lead_to_and_circles_end() {
        let known = persons(&[("Ana", Some("Anna"), false), ("Anna", Some("Annika"), true), ("Bo", None, true)]);
        assert_eq!(
            ["Ana", "Anna", "Annika", "Carla"].map(|name| known.who(name)),
            ["Annika", "Annika", "Annika", "Carla"]
        );
        assert!(known.is_out("Annika") && known.is_out("Bo") && !known.is_out("Carla"));
        let round = persons(&[("A", Some("B"), false), ("B", Some("A"), false)]);
        assert!(["A", "B"].contains(&round.who("A")));
    }
}
