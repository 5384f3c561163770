//! The limits of each person at a club's event, over all their pages.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use app_core::membership::{DeviceLimits, Lines};
use app_core::token_bucket::{Rate, TokenBucket};

/// How many requests a person may make, over all their pages.
const REQUESTS: Rate = Rate { at_once: 60.0, a_second: 4.0 };

/// The proof by which a page was admitted: it receives nothing once the proof is no longer valid.
pub(crate) enum Proof {
    Key(String),
    Wall(String),
    /// The hash of a person's token.
    Person(String),
}

/// What bounds a person, over all their pages; the organiser's and the room display's pages have bounds of their own.
pub(crate) struct PersonBounds {
    pub(crate) device: DeviceLimits,
    pub(crate) requests: TokenBucket,
    lines: Mutex<Lines>,
}

impl Default for PersonBounds {
    fn default() -> Self {
        Self { device: DeviceLimits::default(), requests: TokenBucket::new(REQUESTS), lines: Mutex::default() }
    }
}

impl PersonBounds {
    pub(crate) fn lines(&self) -> MutexGuard<'_, Lines> {
        // A plain list: a panic elsewhere leaves it consistent.
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The bounds of each person who has joined, by the hash of their token.
pub(crate) type Persons = HashMap<String, Arc<PersonBounds>>;

/// From so many persons on, those who have no page open are forgotten.
const MANY: usize = 8_192;

/// The bounds of a page: one budget for all pages of a person.
pub(crate) fn bounds_among(persons: &mut Persons, proof: &Proof) -> Arc<PersonBounds> {
    let Proof::Person(hash) = proof else { return Arc::default() };
    if persons.len() >= MANY && !persons.contains_key(hash) {
        persons.retain(|_, bounds| !bounds.lines().is_empty());
    }
    Arc::clone(persons.entry(hash.clone()).or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(hash: &str) -> Proof {
        Proof::Person(hash.to_owned())
    }

    #[test]
    fn all_pages_of_a_person_spend_one_budget() {
        let mut persons = Persons::new();
        let anna = bounds_among(&mut persons, &person("anna"));
        let opened = anna.lines().open();
        assert!(Arc::ptr_eq(&anna, &bounds_among(&mut persons, &person("anna"))));
        assert!(!Arc::ptr_eq(&anna, &bounds_among(&mut persons, &person("bruno"))));
        // A crowd that came and went is forgotten; a budget that is in use is not whole again.
        for nth in 0..=MANY {
            bounds_among(&mut persons, &person(&nth.to_string()));
        }
        assert!(persons.len() <= MANY, "{}", persons.len());
        assert!(Arc::ptr_eq(&anna, &bounds_among(&mut persons, &person("anna"))));
        anna.lines().close(&opened);
        // The organiser's and the room display's pages have one each.
        let key = || Proof::Key("key".to_owned());
        let two = [bounds_among(&mut persons, &key()), bounds_among(&mut persons, &key())];
        assert!(!Arc::ptr_eq(&two[0], &two[1]));
    }
}
